"""Changed keys and buttons: which may be changed, what they clash with, and the names they are kept by."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import pygame

from ..widgets.commands import BINDINGS, HEARD, HEARD_PAD_BINDINGS, PAD_BINDINGS, Command, bound
from ..widgets.keys import Key, is_chord, named_key
from ..widgets.pad import PadButton
from ..wording.phrases import Phrase
from .key_table import AUCTION, BIDDING, BLIND_NIL, DUMMY, EVERYWHERE, NIL, PARTS, STASH, TABLE, TRICKS, TRUMP, KeyPart

_C = Command
_FIXED = frozenset(
    {
        _C.LEFT, _C.RIGHT, _C.UP, _C.DOWN, _C.PAGE_UP, _C.PAGE_DOWN, _C.FIRST, _C.LAST, _C.NEXT, _C.PREVIOUS, _C.LESS,
        _C.MORE, _C.PRESS, _C.BACK, _C.ANSWER, _C.LAY_AWAY, _C.READ_ON, _C.RUN, _C.STEP, _C.MARK_LEFT, _C.MARK_RIGHT,
        _C.MARK_TO_FIRST, _C.MARK_TO_LAST, _C.ERASE_LEFT, _C.ERASE_RIGHT, _C.MARK_ALL, _C.COPY, _C.CUT, _C.PASTE,
        _C.FIRST_CARD, _C.LAST_CARD, _C.SAVE_SHEET, _C.TRICK_BEFORE, _C.TO_SPADES, _C.TO_DIAMONDS, _C.TO_STARS,
        _C.TO_HEARTS, _C.TO_CLUBS,
    }
)  # fmt: skip
_AT_A_TABLE = (AUCTION, STASH, TRUMP, BLIND_NIL, BIDDING, NIL, TRICKS, DUMMY, TABLE)
_TAKEN = {code for command in _FIXED for key in BINDINGS[command] if not key.held for code in key.codes}
CHANGEABLE = tuple(command for command in Command if command not in _FIXED)


class Clash(NamedTuple):
    """The reason why a key cannot be had: another command has it, or (None) it is needed everywhere as it is."""

    other: Command | None


def parts_of(command: Command) -> list[KeyPart]:
    """Return the parts of the game in which a command works."""
    return [part for part in PARTS for line in part.lines if command in line.commands]


def places_of_table() -> list[tuple[Phrase, list[Command]]]:
    """Return the commands that may be changed and work everywhere or at a table, by place; all of bids in one."""
    bids = (BIDDING, AUCTION, NIL, BLIND_NIL)
    return _by_place(((EVERYWHERE,), bids, (TRUMP,), (TRICKS, DUMMY), (TABLE, STASH)))


def places_elsewhere() -> list[tuple[Phrase, list[Command]]]:
    """Return the other commands that may be changed, by the first place in which each works."""
    return _by_place([(part,) for part in PARTS if part not in (EVERYWHERE, *_AT_A_TABLE)])


def _by_place(places: Iterable[tuple[KeyPart, ...]]) -> list[tuple[Phrase, list[Command]]]:
    """Return the title of each place, which is that of its first part, and its commands, if it has any."""
    found: list[tuple[Phrase, list[Command]]] = []
    for parts in places:
        commands = [command for command in CHANGEABLE if _first_part(command) in parts]
        if commands:
            found.append((parts[0].title, commands))
    return found


def _first_part(command: Command) -> KeyPart:
    """Return the part under which a command is listed: where it works everywhere or at a table, that one."""
    parts = parts_of(command)
    return next((part for part in parts if part in (EVERYWHERE, *_AT_A_TABLE)), parts[0])


def clash(command: Command, code: int) -> Clash | None:
    """Return why a command may not have the key of this code; None if it may."""
    if code in _TAKEN:
        return Clash(None)
    for other, keys in bound.keys.items():
        has_it = any(code in key.codes and not key.held for key in keys)
        if other is not command and has_it and _meet(command, other):
            return Clash(other)
    return None


def _meet(one: Command, other: Command) -> bool:
    """Return True if two commands are heard in one place, and do not share a key from the beginning."""
    ones, others = parts_of(one), parts_of(other)
    if {key for key in BINDINGS[one] if not key.held} & set(BINDINGS[other]):
        return False
    at_tables = TABLE in ones and any(part in _AT_A_TABLE for part in others)
    at_tables = at_tables or (TABLE in others and any(part in _AT_A_TABLE for part in ones))
    return EVERYWHERE in (*ones, *others) or at_tables or any(part in others for part in ones)


def name_of(event: pygame.event.Event) -> str | None:
    """Return the name by which a pressed key is kept; None if no command can have it."""
    key = None if is_chord(event) else named_key(_name(event.key))
    return None if key is None else _name(event.key)


def _name(code: int) -> str:
    return pygame.key.name(code, use_compat=False)


def use_own(own_keys: Mapping[str, str], own_buttons: Mapping[str, str], *, is_heard: bool = False) -> None:
    """Use these keys and buttons, given by name; ignore whatever has no meaning, or clashes.

    `is_heard`: somebody listens, for whom some keys and buttons are others.
    """
    usual = {**BINDINGS, **(HEARD if is_heard else {})}
    buttons = HEARD_PAD_BINDINGS if is_heard else PAD_BINDINGS
    bound.bind(usual, buttons)
    wanted = {command.value: command for command in CHANGEABLE}
    keys: dict[Command, tuple[Key, ...]] = dict(usual)
    for name, key_name in own_keys.items():
        key, command = named_key(key_name), wanted.get(name)
        if command is not None and key is not None and clash(command, key.codes[0]) is None:
            keys[command] = (key,)
            bound.bind(keys, buttons)
    bound.bind(keys, {button: buttons[role] for button, role in _roles(own_buttons).items()})


def _roles(own: Mapping[str, str]) -> Mapping[PadButton, PadButton]:
    """Return the button that each one stands for; itself, unless the roles are a permutation of all."""
    by_name = {button.value: button for button in PadButton}
    roles = {button: by_name.get(own.get(button.value, button.value)) for button in PadButton}
    is_whole = set(roles.values()) == set(PadButton)
    return {button: (role if is_whole else None) or button for button, role in roles.items()}


def standing_for(own: Mapping[str, str], role: PadButton) -> PadButton:
    """Return the button that does now what this one did at first."""
    return next(button for button, has in _roles(own).items() if has is role)


def swapped(own: Mapping[str, str], one: PadButton, other: PadButton) -> dict[str, str]:
    """Return the changed buttons with two of them swapped."""
    roles = dict(_roles(own))
    roles[one], roles[other] = roles[other], roles[one]
    return {button.value: role.value for button, role in roles.items() if button is not role}
