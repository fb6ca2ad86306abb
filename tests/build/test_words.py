"""The translators' catalogues: every message is in them, whole, with its facts, in the forms of the language."""

from __future__ import annotations

from pathlib import Path
from string import Formatter

import polib
import pytest

import words

LANGUAGES = words.codes()


def facts(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def texts(entry: polib.POEntry | polib.MOEntry) -> list[str]:
    return [*entry.msgstr_plural.values()] if entry.msgid_plural else [entry.msgstr]


def test_messages_are_found_with_their_context_also_where_that_has_a_name(tmp_path: Path) -> None:
    (tmp_path / "goodge").mkdir()
    (tmp_path / "goodge" / "a.py").write_text(
        '_HEAD = "a heading"\nsay("greeting", "Hello {who}")\nPhrase(_HEAD, "Rules")\n'
        'Plural("c", "{n} card", "{n} cards")\n'
    )
    found = words.messages(tmp_path)
    assert found == [
        words.Message("greeting", "Hello {who}"),
        words.Message("a heading", "Rules"),
        words.Message("c", "{n} card", "{n} cards"),
    ]
    assert found[0].places == ("goodge/a.py",)


def test_a_message_put_together_is_refused(tmp_path: Path) -> None:
    (tmp_path / "goodge").mkdir()
    (tmp_path / "goodge" / "a.py").write_text('say("greeting", f"Hello {who}")\n')
    with pytest.raises(words.HiddenWordsError, match=r"goodge/a\.py:1"):
        words.messages(tmp_path)


def test_what_is_translated_stays_so_and_what_is_no_longer_said_goes() -> None:
    old = polib.POFile()
    old.metadata = {"Plural-Forms": "nplurals=3; plural=(n%3);"}
    old.append(polib.POEntry(msgctxt="greeting", msgid="Hello", msgstr="Hallo"))
    old.append(polib.POEntry(msgctxt="parting", msgid="Goodbye", msgstr="Tschüss"))
    new = words.updated(old, [words.Message("greeting", "Hello"), words.Message("c", "{n} card", "{n} cards")])
    assert [(entry.msgid, entry.msgstr) for entry in new] == [("Hello", "Hallo"), ("{n} card", "")]
    assert new[1].msgstr_plural == {0: "", 1: "", 2: ""}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_catalogue_holds_just_what_the_game_says(code: str) -> None:
    assert [(entry.msgctxt, entry.msgid) for entry in words.catalogue(code)] == [
        message.key for message in words.messages()
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_is_translated(code: str) -> None:
    assert [(entry.msgctxt, entry.msgid) for entry in words.missing(words.catalogue(code))] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_translations_have_the_facts_of_their_messages(code: str) -> None:
    for entry in words.catalogue(code):
        allowed = facts(entry.msgid) | facts(entry.msgid_plural or "")
        for text in filter(None, texts(entry)):
            needed = allowed - {"n"} if entry.msgid_plural else allowed
            assert needed <= facts(text) <= allowed, (entry.msgid, text)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_game_reads_what_the_translators_wrote(code: str) -> None:
    book = {(entry.msgctxt, entry.msgid): texts(entry) for entry in words.catalogue(code) if entry.translated()}
    read = polib.mofile(str(words.WORDS / f"{code}.mo"))
    assert {(entry.msgctxt, entry.msgid): texts(entry) for entry in read} == book
