"""Names that people of the house have changed: what was begun under one counts for the one that took its place.

What is begun under the same name later is somebody else's.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import TypeAlias

from ...engine import jsontext
from ...engine.errors import TextError
from ...engine.values import dataclass
from ..home import Home
from ..portraits import name_key
from ..seats import clean_name
from ..system import read_plain
from .setups import started_of
from .tournaments import number_of

FORMAT = "goodge-people"
LARGEST = 10_000_000  # bytes


@dataclass(frozen=True, slots=True)
class Renaming:
    """A name, the one that took its place, and the moment of that, in milliseconds since 1970."""

    before: str
    after: str
    at: int


Renamings: TypeAlias = tuple[Renaming, ...]
"""All of a house, the oldest first."""


def name_now(renamings: Renamings, name: str, begun: int | None) -> str:
    """Return the present name of whoever had a name at this moment; None is before all renamings."""
    for each in renamings:
        if each.at > (begun or 0) and name_key(each.before) == name_key(name):
            name = each.after
    return name


def named_at(fields: jsontext.Object) -> int | None:
    """Return when the names in a record were given: as its match began, or its tournament; None if it does not say."""
    number = number_of(fields)
    return started_of(fields) if number is None else number


def renamings_of(home: Home) -> Renamings:
    """Return the renamings that are kept in a home; none if there are none, or they cannot be read."""
    try:
        return read_renamings(jsontext.read_object(read_plain(home.people_file, LARGEST).decode("utf-8", "replace")))
    except (OSError, TextError):
        return ()


def read_renamings(value: jsontext.Object) -> Renamings:
    """Return the renamings in a JSON object that may have some. Raises TextError."""
    found = [
        jsontext.mapping({"renamed": each}, "renamed") for each in jsontext.array({"renamed": []} | value, "renamed")
    ]
    return tuple(
        Renaming(
            clean_name(jsontext.text(each, "before")),
            clean_name(jsontext.text(each, "after")),
            jsontext.integer(each, "at"),
        )
        for each in found
    )


def renamings_fields(renamings: Renamings) -> list[jsontext.Object]:
    """Return the renamings as they are kept."""
    return [asdict(each) for each in renamings]
