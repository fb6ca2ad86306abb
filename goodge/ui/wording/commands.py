"""The names of commands, where they are listed: what each does, in two or three words."""

from __future__ import annotations

from collections.abc import Mapping

from .phrases import Phrase, say

_WHERE = "name of a command"
COMMAND_NAMES: Mapping[str, Phrase] = {
    "left": Phrase(_WHERE, "To the left"),
    "right": Phrase(_WHERE, "To the right"),
    "up": Phrase(_WHERE, "Up"),
    "down": Phrase(_WHERE, "Down"),
    "page-up": Phrase(_WHERE, "A page up"),
    "page-down": Phrase(_WHERE, "A page down"),
    "first": Phrase(_WHERE, "To the first"),
    "last": Phrase(_WHERE, "To the last"),
    "next": Phrase(_WHERE, "The next item"),
    "previous": Phrase(_WHERE, "The item before"),
    "less": Phrase(_WHERE, "Less"),
    "more": Phrase(_WHERE, "More"),
    "press": Phrase(_WHERE, "Choose"),
    "back": Phrase(_WHERE, "Back"),
    "rules": Phrase(_WHERE, "Rules"),
    "full-screen": Phrase(_WHERE, "Full screen"),
    "mute": Phrase(_WHERE, "Sound on or off"),
    "read-on": Phrase(_WHERE, "Read on"),
    "menu": Phrase(_WHERE, "All commands"),
    "write": Phrase(_WHERE, "Choose letters"),
    "answer": Phrase(_WHERE, "Answer"),
    "lay-away": Phrase(_WHERE, "Lay the cards away"),
    "pass": Phrase(_WHERE, "Pass"),
    "nil": Phrase(_WHERE, "Nil"),
    "card-left": Phrase(_WHERE, "Move the card left"),
    "card-right": Phrase(_WHERE, "Move the card right"),
    "look": Phrase(_WHERE, "Look at your cards"),
    "blind-nil": Phrase(_WHERE, "Blind nil"),
    "spades": Phrase(_WHERE, "Spades"),
    "diamonds": Phrase(_WHERE, "Diamonds"),
    "stars": Phrase(_WHERE, "Stars"),
    "hearts": Phrase(_WHERE, "Hearts"),
    "clubs": Phrase(_WHERE, "Clubs"),
    "last-trick": Phrase(_WHERE, "Last trick"),
    "undo": Phrase(_WHERE, "Take back"),
    "play-rest": Phrase(_WHERE, "Play the rest"),
    "sheet": Phrase(_WHERE, "Score sheet"),
    "tell": Phrase(_WHERE, "What is this?"),
    "hint": Phrase(_WHERE, "Hint"),
    "notes": Phrase(_WHERE, "Notes on the cards"),
    "save-sheet": Phrase(_WHERE, "Save as a file"),
    "deal": Phrase(_WHERE, "The deal"),
    "expert": Phrase(_WHERE, "Against the Expert"),
    "open-curtain": Phrase(_WHERE, "Open the curtain"),
    "run": Phrase(_WHERE, "Stop or go on"),
    "step": Phrase(_WHERE, "The next move"),
    "skip-round": Phrase(_WHERE, "End of the round"),
    "faster": Phrase(_WHERE, "Faster"),
    "other-seat": Phrase(_WHERE, "The next seat"),
    "review": Phrase(_WHERE, "Review"),
    "all-cards": Phrase(_WHERE, "See all cards"),
    "why": Phrase(_WHERE, "Why they did that"),
    "luck": Phrase(_WHERE, "Luck"),
    "could": Phrase(_WHERE, "Could it be made?"),
    "play-on": Phrase(_WHERE, "Play on from here"),
    "find": Phrase(_WHERE, "Find it yourself"),
    "bracket": Phrase(_WHERE, "Bracket"),
    "new-tournament": Phrase(_WHERE, "New tournament"),
    "mark-left": Phrase(_WHERE, "Mark to the left"),
    "mark-right": Phrase(_WHERE, "Mark to the right"),
    "mark-to-first": Phrase(_WHERE, "Mark to the start"),
    "mark-to-last": Phrase(_WHERE, "Mark to the end"),
    "erase-left": Phrase(_WHERE, "Erase a letter"),
    "erase-right": Phrase(_WHERE, "Erase the next letter"),
    "mark-all": Phrase(_WHERE, "Mark all"),
    "copy": Phrase(_WHERE, "Copy"),
    "cut": Phrase(_WHERE, "Cut"),
    "paste": Phrase(_WHERE, "Paste"),
}


def menu_heading() -> str:
    """The heading over all commands that do something where one is."""
    return say("menu of commands: heading", "What can be done here")
