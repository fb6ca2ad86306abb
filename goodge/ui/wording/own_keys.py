"""The words for changing keys and buttons."""

from __future__ import annotations

from .commands import COMMAND_NAMES
from .phrases import Phrase, say

HEADING = Phrase("keys of one's own: heading", "Keys and buttons")
AT_TABLE = Phrase("keys of one's own: a page", "At the table")
ELSEWHERE = Phrase("keys of one's own: a page", "Elsewhere")
PAD = Phrase("keys of one's own: a page", "Gamepad")
WAYS = Phrase("keys of one's own: a page", "D-pad, sticks")
MOVED = (
    Phrase("keys of one's own: what is moved on a gamepad", "D-pad"),
    Phrase("keys of one's own: what is moved on a gamepad", "Left stick"),
    Phrase("keys of one's own: what is moved on a gamepad", "Right stick"),
)
RESET = Phrase("keys of one's own: button", "Reset all")
CHOOSE = Phrase("keys of one's own", "Choose a command to change its key.")
CHOOSE_ON_PAD = Phrase("keys of one's own", "Choose a command to change its button.")
ALL_BACK = Phrase("keys of one's own", "All keys and buttons have been reset.")
NO_PAD = Phrase("keys of one's own", "Choose this with the gamepad itself.")
NEEDED = Phrase("keys of one's own", "That key is needed as it is, or cannot be used alone.")


def continued(place: str) -> str:
    """The head of a column that goes on with the keys of a place."""
    return say("keys of one's own: head of a column", "{place}, continued", place=place)


def press_key(command: str, escape: str) -> str:
    """The request for a new key; `escape` is the name of the key that leaves the old one."""
    return say(
        "keys of one's own",
        "{command}: press its new key ({key} keeps the old one).",
        command=_named(command),
        key=escape,
    )


def press_button(does: str) -> str:
    """The request for the button that is to do this from now on."""
    return say("keys of one's own", "{does}: press the button for it.", does=does)


def has_key(command: str, key: str) -> str:
    """The sentence that a command has its key now."""
    return say("keys of one's own", "{command} has the key {key} now.", command=_named(command), key=key)


def clashes(key: str, other: str) -> str:
    """The sentence that a key has another meaning where it is wanted."""
    return say("keys of one's own", "{key} is the key for {other}: give that another one first.",
               key=key, other=_named(other))  # fmt: skip


def changed_places(one: str, other: str) -> str:
    """The sentence that two buttons do what the other did."""
    return say("keys of one's own", "{one} and {other} have changed places.", one=one, other=other)


def several(names: list[str]) -> str:
    """The things that one button does, as far as there is room for them."""
    return " · ".join(COMMAND_NAMES[name].say() for name in names)


def _named(command: str) -> str:
    return COMMAND_NAMES[command].say()
