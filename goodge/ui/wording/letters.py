"""The words around letters that are chosen one by one, and the letters themselves."""

from __future__ import annotations

from .phrases import Phrase

HEADING = Phrase("letters: heading", "Choose letters")
NOTHING = Phrase("letters: nothing has been written", "Nothing yet")
SPACE = Phrase("letters: button", "Space")
ERASE = Phrase("letters: button", "Erase")
DONE = Phrase("letters: button", "Done")

LARGE, SMALL, ACCENTS_LARGE, ACCENTS_SMALL, FIGURES = range(5)
PAGES = (
    (Phrase("letters: a page of them", "ABC"), "ABCDEFGHIJKLMNOPQRSTUVWXYZ-’."),
    (Phrase("letters: a page of them", "abc"), "abcdefghijklmnopqrstuvwxyz-’."),
    (Phrase("letters: a page of them", "ÄÉ"), "ÀÁÂÃÄÅÆĄÇĆČÈÉÊËĘÍÎŁÑŃÓÔÖØŚŠÚÜŻ"),
    (Phrase("letters: a page of them", "äé"), "àáâãäåæąçćčèéêëęíîłñńóôöøśšúüß"),
    (Phrase("letters: a page of them", "123"), "1234567890&!?+(),:;/"),
)
DIGITS = "1234567890"
