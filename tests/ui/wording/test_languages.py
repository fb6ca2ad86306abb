"""Which language is spoken: the one in the settings, else the system's first that there is."""

from __future__ import annotations

from collections.abc import Iterator
from gettext import NullTranslations
from pathlib import Path

import polib
import pytest

from goodge.ui.wording import languages, phrases
from goodge.ui.wording.languages import Read, chosen, codes, own_name, speak

SPOKEN = ("en", "de", "fr")


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder with one language."""
    book = polib.POFile()
    book.metadata = {"Content-Type": "text/plain; charset=UTF-8", "Plural-Forms": "nplurals=2; plural=(n > 1);"}
    name = languages._OWN_NAME
    book.append(polib.POEntry(msgctxt=name.context, msgid=name.message, msgstr="Français"))
    book.append(polib.POEntry(msgctxt="greeting", msgid="Hello {who}", msgstr="Bonjour {who}"))
    forms = {0: "{n} carte", 1: "{n} cartes"}
    book.append(polib.POEntry(msgctxt="c", msgid="{n} card", msgid_plural="{n} cards", msgstr_plural=forms))
    book.save_as_mofile(str(tmp_path / "fr.mo"))
    yield tmp_path
    phrases.use(NullTranslations())


@pytest.fixture
def read(folder: Path) -> Iterator[Read]:
    """Gives what is in that folder, and English is spoken again at the end."""

    def content(code: str) -> bytes:
        return (folder / f"{code}.mo").read_bytes()

    yield content
    speak(content, "en")


@pytest.mark.parametrize(
    ("setting", "preferred", "code"),
    [
        ("system", ("de", "fr"), "de"),
        ("system", ("pt", "fr", "en"), "fr"),
        ("system", ("pt",), "en"),
        ("system", (), "en"),
        ("fr", ("de",), "fr"),
        ("en", ("de",), "en"),
        ("tlh", ("de",), "en"),
    ],
)
def test_the_settings_come_first_then_the_system(setting: str, preferred: tuple[str, ...], code: str) -> None:
    assert chosen(setting, preferred, SPOKEN) == code


def test_languages_name_themselves(folder: Path, read: Read) -> None:
    assert codes(folder.iterdir()) == ["en", "fr"]
    assert [own_name(read, code) for code in ("en", "fr")] == ["English", "Français"]


def test_a_language_is_spoken_until_another_one_is(read: Read) -> None:
    speak(read, "fr")
    assert phrases.say("greeting", "Hello {who}", who="Ann") == "Bonjour Ann"
    speak(read, "en")
    assert phrases.say("greeting", "Hello {who}", who="Ann") == "Hello Ann"


def test_numbers_below_zero_count_as_those_above(read: Read) -> None:
    speak(read, "fr")
    assert [phrases.say_many("c", "{n} card", "{n} cards", n) for n in (-1, 0, 1, -2)] == [
        "-1 carte",
        "0 carte",
        "1 carte",
        "-2 cartes",
    ]


@pytest.mark.parametrize("content", [b"", b"no catalogue", b"\xde\x12\x04\x95" + b"\xff" * 40])
def test_a_damaged_catalogue_changes_nothing(folder: Path, read: Read, content: bytes) -> None:
    (folder / "fr.mo").write_bytes(content)
    with pytest.raises((OSError, ValueError)):
        speak(read, "fr")
    assert phrases.say("greeting", "Hello {who}", who="Ann") == "Hello Ann"
