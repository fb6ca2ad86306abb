"""Reads translators' catalogues and says what is wrong with them, with file and line.

polib leaves out what it cannot read of a damaged line, and to write the catalogue again would lose it for good: `read`
looks at every line first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from gettext import c2py
from pathlib import Path
from string import Formatter

import polib

_LINE = re.compile(r'\s*(#.*|((msgctxt|msgid|msgid_plural|msgstr(\[\d+\])?)\s+)?"([^"\\]|\\.)*"\s*)?')
_TYPE = "text/plain; charset=UTF-8"
_RULE = re.compile(r"nplurals=(\d+)\s*;\s*plural=(.+?);?\s*")
_NUMBERS = range(1000)  # those that a rule of plurals is tried with; all rules repeat themselves before
_REGULAR = "regular expression"  # how the context of such a message begins


class CatalogueError(Exception):
    """A catalogue that cannot be read without loss, or has no rule of plurals; says where and why."""


def read(path: Path) -> polib.POFile:
    """Return a catalogue. Raises CatalogueError."""
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise CatalogueError(f"{path.name}:{line}: this is not UTF-8; save the file as UTF-8") from None
    for number, each in enumerate(text.split("\n"), 1):
        if not _LINE.fullmatch(each):
            raise CatalogueError(f"{path.name}:{number}: a quote is missing, or the line is damaged: {each[:60]}")
    try:
        book = polib.pofile(str(path), wrapwidth=120, encoding="utf-8")
    except OSError as error:
        found = re.search(r"\(line (\d+)\)", str(error))
        place = f"{path.name}:{found[1]}" if found else path.name
        raise CatalogueError(f"{place}: this line does not belong after the one before it") from None
    if book.metadata.get("Content-Type", "").lower() != _TYPE.lower():
        raise CatalogueError(f"{path.name}: “Content-Type: {_TYPE}” is missing at the top")
    try:
        forms(book)
    except ValueError as error:
        raise CatalogueError(f"{path.name}: {error}") from None
    return book


def forms(book: polib.POFile) -> int:
    """Return how many forms a number has in the language. Raises ValueError for a rule that gettext does not take."""
    rule = book.metadata.get("Plural-Forms", "")
    try:
        if found := _RULE.fullmatch(rule):
            form, count = c2py(found[2]), int(found[1])
            if {form(number) for number in _NUMBERS} <= {*range(count)}:
                return count
    except (ValueError, ZeroDivisionError):
        pass
    raise ValueError(f"“Plural-Forms: {rule}” is not a rule such as “nplurals=2; plural=(n != 1);”")


def faults(name: str, book: polib.POFile) -> Iterator[str]:
    """Return what the game could not say of a catalogue, a line each: facts misspelt or lost, damaged expressions."""
    for entry in book:
        for text in filter(None, texts(entry)):
            if fault := _fault(entry, text):
                yield f"{name}:{entry.linenum}: {fault}: {text!r} for {entry.msgid!r}"


def texts(entry: polib.POEntry | polib.MOEntry) -> list[str]:
    """Return the translations of a message: one, or one for each form of a number."""
    return [*entry.msgstr_plural.values()] if entry.msgid_plural else [entry.msgstr]


def _fault(entry: polib.POEntry, text: str) -> str | None:
    allowed = _facts(entry.msgid) | _facts(entry.msgid_plural or "")
    needed = allowed - {"n"} if entry.msgid_plural else allowed  # a form for one number alone may leave it out
    try:
        found = _facts(text)
        if (entry.msgctxt or "").startswith(_REGULAR):
            re.compile(text)
    except ValueError as error:
        return f"a brace is missing or too many ({error})"
    except re.error as error:
        return f"not a regular expression ({error})"
    if found - allowed:
        return f"unknown fact {_braced(found - allowed)}"
    return f"lost fact {_braced(needed - found)}" if needed - found else None


def _facts(text: str) -> set[str]:
    """Return what stands in braces, with all that would shape it. Raises ValueError for a brace that has no other."""
    return {
        name + (f"!{how}" if how else "") + (f":{shape}" if shape else "")
        for _, name, shape, how in Formatter().parse(text)
        if name is not None
    }


def _braced(facts: set[str]) -> str:
    return ", ".join(f"{{{fact}}}" for fact in sorted(facts))
