"""What hints have advised, by the place of the choice in a record.

It stands in a field of the record beside those of its format: `"advised": [[3, 40, "play 4T"], ...]`, for each such
choice the number of its round and that of the action, both from 0, and the text of each action that was advised.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, TypeAlias

from .actions import Action, Bury, parse_action
from .cards import in_order
from .errors import TextError

_FIELD = "advised"
Advised: TypeAlias = dict[tuple[int, int], frozenset[Action]]


def advised_in(fields: Mapping[str, Any]) -> Advised:
    """Return the actions that were advised at each place, from the fields of a record; none where they make no sense.

    >>> advised_in({"advised": [[3, 40, "pass"], [3, "x"]]})
    {(3, 40): frozenset({Pass()})}
    """
    rows = fields.get(_FIELD)
    found: Advised = {}
    for number, place, *texts in filter(_is_row, rows if isinstance(rows, list) else ()):
        actions = {action for action in map(_action, texts) if action is not None}
        if actions:
            found[number, place] = found.get((number, place), frozenset()).union(actions)
    return found


def is_advised(action: Action | None, advised: Collection[Action]) -> bool:
    """Return True if an action is among those that were advised; cards are laid away in any order."""
    return action is not None and _plain(action) in advised


def note_advised(fields: dict[str, Any], number: int, place: int, actions: Collection[Action]) -> bool:
    """Add what was advised for an action of a round to these fields; return True if it was not there yet."""
    found = advised_in(fields)
    before = found.get((number, place), frozenset())
    found[number, place] = before.union(map(_plain, actions))
    _write(fields, found)
    return found[number, place] != before


def forget_advised(fields: dict[str, Any], number: int, first: int) -> None:
    """Take what was advised in a round from this action on out of these fields."""
    found = advised_in(fields)
    if found:
        _write(fields, {place: found[place] for place in found if place[0] != number or place[1] < first})


def _write(fields: dict[str, Any], found: Advised) -> None:
    """Put it into the fields as a new list, since a copy of the fields may be on its way to the disk."""
    if found:
        fields[_FIELD] = [[*place, *sorted(each.text for each in found[place])] for place in sorted(found)]
    else:
        fields.pop(_FIELD, None)


def _plain(action: Action) -> Action:
    """Return the action, cards to be laid away in their usual order."""
    return Bury(in_order(action.cards)) if isinstance(action, Bury) else action


def _action(text: object) -> Action | None:
    try:
        return _plain(parse_action(text)) if isinstance(text, str) else None
    except TextError:
        return None


def _is_row(row: object) -> bool:
    return isinstance(row, list) and len(row) > 1 and all(type(number) is int and number >= 0 for number in row[:2])
