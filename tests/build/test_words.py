"""The translators' catalogues: every message is in them, whole, with its facts, in the forms of the language."""

from __future__ import annotations

from pathlib import Path

import polib
import pytest

import catalogues
import words

LANGUAGES = words.codes()


HEAD = r"""msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgctxt "greeting"
msgid "Hello {who}"
msgstr "Ciao {who}"

msgctxt "points"
msgid "{n} point"
msgid_plural "{n} points"
msgstr[0] "un punto"
msgstr[1] "{n} punti"

msgctxt "regular expression: beginnings"
msgid "(?!)"
msgstr "[aá]"
"""
WANTED = [
    words.Message("greeting", "Hello {who}"),
    words.Message("points", "{n} point", "{n} points"),
    words.Message("regular expression: beginnings", "(?!)"),
]


@pytest.fixture
def italian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The one catalogue that there is, of a game with three messages."""
    monkeypatch.setattr(words, "WORDS", tmp_path)
    monkeypatch.setattr(words, "messages", lambda: WANTED)
    file = tmp_path / "it.po"
    file.write_text(HEAD, encoding="utf-8")
    return file


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
def test_translations_can_be_said_with_the_facts_of_their_messages(code: str) -> None:
    assert [*catalogues.faults(code, words.catalogue(code))] == []


def test_a_catalogue_in_order_is_compiled_and_nothing_is_told(
    italian: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert words.main([]) == 0
    told = capsys.readouterr()
    assert (told.out, told.err) == ("it: 3 messages, 0 to translate\n", "")
    assert italian.with_suffix(".mo").exists()


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("Ciao {who}", "Ciao {chi}", "unknown fact {chi}: 'Ciao {chi}' for 'Hello {who}'"),
        ("Ciao {who}", "Ciao", "lost fact {who}: 'Ciao' for 'Hello {who}'"),
        ("Ciao {who}", "Ciao {who", "a brace is missing or too many"),
        ("Ciao {who}", "Ciao who}", "a brace is missing or too many"),
        ("Ciao {who}", "Ciao {who:d}", "unknown fact {who:d}"),
        ("Ciao {who}", "Ciao {}", "unknown fact {}"),
        ("{n} punti", "{m} punti", "unknown fact {m}"),
        ("[aá]", "[aá", "not a regular expression"),
    ],
)
def test_a_translation_that_the_game_could_not_say_is_named(
    italian: Path, capsys: pytest.CaptureFixture[str], right: str, wrong: str, told: str
) -> None:
    italian.write_text(HEAD.replace(right, wrong), encoding="utf-8")
    assert words.main([]) == 1
    place, line, message = capsys.readouterr().err.split(":", 2)
    lines = italian.read_text(encoding="utf-8").splitlines()
    assert (place, message.strip().startswith(told)) == ("it.po", True)
    assert any(wrong in each for each in lines[int(line) - 1 :][:6]), "as the file is now"


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ('"Ciao {who}"', '"Ciao {who}', "it.po:8: a quote is missing"),
        ('msgstr "Ciao', "msgstr Ciao", "it.po:8: a quote is missing"),
        ('"{n} punti"', '"{n} "punti"', "it.po:14: a quote is missing"),
        ('msgid "{n} point"\n', "", "it.po:11: this line does not belong after"),
        ("nplurals=2; plural=(n != 1);", "plural=banana", "it.po: “Plural-Forms: plural=banana” is not a rule such as"),
        ("plural=(n != 1);", "plural=banana;", "is not a rule such as"),
        ("nplurals=2", "nplurals=1", "is not a rule such as"),
        ("n != 1", "1 % n", "is not a rule such as"),
        ("Plural-Forms", "Plurals", "“Plural-Forms: ” is not a rule such as"),
        ("charset=UTF-8", "charset=ISO-8859-1", "“Content-Type: text/plain; charset=UTF-8” is missing"),
    ],
)
def test_a_damaged_catalogue_is_refused_and_left_as_it_is(
    italian: Path, capsys: pytest.CaptureFixture[str], right: str, wrong: str, told: str
) -> None:
    damaged = HEAD.replace(right, wrong).encode()
    italian.write_bytes(damaged)
    assert words.main([]) == 1
    refusal = capsys.readouterr().err
    assert told in refusal
    assert refusal.count("\n") == 1
    assert italian.read_bytes() == damaged
    assert not italian.with_suffix(".mo").exists()


def test_a_catalogue_in_another_encoding_is_refused_with_one_sentence(
    italian: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    damaged = HEAD.encode("latin-1")
    italian.write_bytes(damaged)
    assert words.main([]) == 1
    told = "it.po:18: this is not UTF-8; save the file as UTF-8 (the file is left as it is)\n"
    assert capsys.readouterr().err == told
    assert italian.read_bytes() == damaged


def test_line_ends_of_windows_and_a_byte_order_mark_are_read(italian: Path) -> None:
    italian.write_bytes(HEAD.replace("\n", "\r\n").encode("utf-8-sig"))
    assert words.main([]) == 0
    assert [catalogues.texts(entry) for entry in words.catalogue("it")] == [
        ["Ciao {who}"],
        ["un punto", "{n} punti"],
        ["[aá]"],
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_game_reads_what_the_translators_wrote(code: str) -> None:
    book = {
        (entry.msgctxt, entry.msgid): catalogues.texts(entry) for entry in words.catalogue(code) if entry.translated()
    }
    read = polib.mofile(str(words.WORDS / f"{code}.mo"))
    assert {(entry.msgctxt, entry.msgid): catalogues.texts(entry) for entry in read} == book
