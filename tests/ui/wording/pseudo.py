"""A language for tests: English with marked letters, a third longer, so that what nobody translates stands out."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from gettext import NullTranslations
from string import Formatter

import words
from goodge.ui.wording import phrases

_MARKED = str.maketrans("aeiouyAEIOUYcdghklnrstwzCDGHKLNRSTWZ", "âéîöûýÂÉÎÖÛÝçďğĥķļñŕšťŵžÇĎĞĤĶĻÑŔŠŤŴŽ")
_ENGLISH = re.compile(r"[A-Za-z]*[aeiouyAEIOUY][A-Za-z]*")
_ONE_IN = 3  # letters is written twice


class Pseudo(NullTranslations):
    """Whoever asks for a message gets it marked; the facts in braces stay as they are."""

    def pgettext(self, context: str, message: str) -> str:
        assert (context, message) in _collected(), "translators never see this"
        return marked(message)

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        assert (context, msgid1) in _collected(), "translators never see this"
        return marked(msgid1 if n == 1 else msgid2)


@cache
def _collected() -> set[tuple[str, str]]:
    return {message.key for message in words.messages()}


@cache
def marked(message: str) -> str:
    """The message with all its vowels marked and every third of its letters doubled."""
    parts = []
    letters = 0
    for text, fact, _, _ in Formatter().parse(message):
        for letter in text:
            letters += letter.isalpha()
            twice = letter.isalpha() and letters % _ONE_IN == 1
            parts.append((letter.translate(_MARKED)) * (2 if twice else 1))
        if fact is not None:
            parts.append(f"{{{fact}}}")
    return "".join(parts)


@contextmanager
def spoken(language: NullTranslations) -> Iterator[None]:
    """The game speaks a language for a while, and then the one before."""
    before = phrases._translations
    phrases.use(language)
    try:
        yield
    finally:
        phrases.use(before)


def plain_words(texts: Iterable[str], names: Iterable[str]) -> list[str]:
    """The texts in which English words stand beside these names; a single letter is a card's, or a key's."""
    known = [word for name in names for word in _ENGLISH.findall(name)]
    return [text for text in texts if any(_is_plain(word, known) for word in _ENGLISH.findall(text))]


def _is_plain(word: str, known: list[str]) -> bool:
    """Return False for a name, or the beginning of one where there was no room for more."""
    return len(word) > 1 and not any(name.startswith(word) for name in known)
