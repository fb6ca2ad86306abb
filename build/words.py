"""Collects every message of the game for translators: into the catalogues in assets/words, one file a language.

`words.py` brings all catalogues up to date and compiles them; `words.py new CODE` begins one. CODE.po is what a
translator edits, CODE.mo what the game reads; both are GNU gettext's. A message that has changed is a new message: its
old translation is dropped, and shown, so that it can be put to use. What is wrong with a catalogue is named, and the
exit status is 1; one that cannot be read without loss stays as it is.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import polib

from catalogues import CatalogueError, faults, forms, read
from goodge.engine.games import GAMES
from goodge.ui.wording.games import NAME, RULES_NAME

ROOT = Path(__file__).parent.parent
WORDS = ROOT / "assets" / "words"
_ONE, _MANY = ("say", "Phrase"), ("say_many", "Plural")
_WORDING = "goodge/ui/wording"
_GAMES = f"{_WORDING}/games.py"  # its messages are the engine's titles
_MAKER = f"{_WORDING}/phrases.py"  # what makes messages of whatever it is given
_PLURALS = "nplurals=2; plural=(n != 1);"


class HiddenWordsError(Exception):
    """A message whose words do not stand where it is made, so that no translator would see them."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message: its context, its English, the English for many if it depends on a number, and where it is said."""

    context: str
    english: str
    many: str = ""
    places: tuple[str, ...] = field(default=(), compare=False)

    @property
    def key(self) -> tuple[str, str]:
        return self.context, self.english


def messages(root: Path = ROOT) -> list[Message]:
    """Return every message of the game, in the order of files and lines. Raises HiddenWordsError."""
    found = dict[tuple[str, str], Message]()
    for path in sorted((root / "goodge").rglob("*.py")):
        place = path.relative_to(root).as_posix()
        for message in _of_file(path, place):
            before = found.get(message.key)
            places = dict.fromkeys((*(before.places if before else ()), place))
            many = message.many or (before.many if before else "")
            found[message.key] = Message(message.context, message.english, many, tuple(places))
    return list(found.values())


def catalogue(code: str) -> polib.POFile:
    """Return a language's catalogue as it is on disk. Raises CatalogueError."""
    return read(WORDS / f"{code}.po")


def updated(old: polib.POFile, wanted: list[Message]) -> polib.POFile:
    """Return a catalogue of just these messages, with the translations that there are."""
    known = {(entry.msgctxt or "", entry.msgid): entry for entry in old if not entry.obsolete}
    new = polib.POFile(wrapwidth=120)
    new.metadata = old.metadata
    count = forms(old)
    for message in wanted:
        new.append(_entry(message, known.get(message.key), count))
    return new


def missing(book: polib.POFile) -> list[polib.POEntry]:
    """Return the messages that are not translated."""
    return [entry for entry in book if not entry.translated()]


def codes() -> list[str]:
    """Return the languages that there are catalogues of."""
    return sorted(path.stem for path in WORDS.glob("*.po"))


def main(args: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py words", description="Bring the translators' catalogues up to date.")
    parser.add_argument("new", nargs="*", metavar="new CODE", help="begin a language, by its code in ISO 639")
    asked = parser.parse_args(args).new
    if asked:
        if len(asked) != 2 or asked[0] != "new" or not asked[1].isalpha() or not asked[1].islower():
            parser.error("write: new CODE, the code in lower case")
        _begin(asked[1])
    wanted = messages()
    wrong = [fault for code in codes() for fault in _bring_up_to_date(code, wanted)]
    for fault in wrong:
        print(fault, file=sys.stderr)
    return 1 if wrong else 0


def _begin(code: str) -> None:
    path = WORDS / f"{code}.po"
    if path.exists():
        sys.exit(f"{path.name} is there already")
    book = polib.POFile(wrapwidth=120)
    book.metadata = {
        "Language": code,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "Plural-Forms": _PLURALS,
    }
    book.save(str(path))


def _bring_up_to_date(code: str, wanted: list[Message]) -> list[str]:
    """Write a catalogue again and compile it; return what is wrong with it."""
    try:
        old = catalogue(code)
    except CatalogueError as error:
        return [f"{error} (the file is left as it is)"]
    new = updated(old, wanted)
    there = {message.key for message in wanted}
    for entry in old:
        if (entry.msgctxt or "", entry.msgid) not in there and entry.translated():
            print(f"{code}: dropped {entry.msgid!r}: {entry.msgstr or entry.msgstr_plural!r}")
    new.save(str(WORDS / f"{code}.po"))
    new.save_as_mofile(str(WORDS / f"{code}.mo"))
    print(f"{code}: {len(new)} messages, {len(missing(new))} to translate")
    return [*faults(f"{code}.po", catalogue(code))]


def _entry(message: Message, known: polib.POEntry | None, count: int) -> polib.POEntry:
    entry = polib.POEntry(
        msgctxt=message.context, msgid=message.english, occurrences=[(place, "") for place in message.places]
    )
    if message.many:
        entry.msgid_plural = message.many
        before = known.msgstr_plural if known else {}
        entry.msgstr_plural = {number: before.get(number, "") for number in range(count)}
    elif known:
        entry.msgstr = known.msgstr
    if known:
        entry.tcomment = known.tcomment
    return entry


def _of_file(path: Path, place: str) -> Iterator[Message]:
    if place == _GAMES:
        for game in GAMES.values():
            yield Message(NAME, game.short_title)
            yield Message(RULES_NAME, game.title)
    elif place != _MAKER:
        yield from _said_in(ast.parse(path.read_text(encoding="utf-8")), place)


def _said_in(tree: ast.Module, place: str) -> Iterator[Message]:
    constants = _constants(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in (*_ONE, *_MANY):
            count = 2 if node.func.id in _ONE else 3
            texts = [text for each in node.args[:count] if (text := _text(each, constants)) is not None]
            if len(texts) < count:
                raise HiddenWordsError(f"{place}:{node.lineno}: no plain words: {ast.unparse(node)[:80]}")
            yield Message(texts[0], texts[1], "".join(texts[2:]))


def _text(argument: ast.expr, constants: dict[str, str]) -> str | None:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    return constants.get(argument.id) if isinstance(argument, ast.Name) else None


def _constants(tree: ast.Module) -> dict[str, str]:
    """Return the texts that a module gives names to; contexts that many messages share are written so."""
    found = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            found.update({target.id: node.value.value for target in node.targets if isinstance(target, ast.Name)})
    return found


if __name__ == "__main__":
    sys.exit(main())
