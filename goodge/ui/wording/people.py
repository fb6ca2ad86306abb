"""The words for the people of the house: who plays, and what is each person's own."""

from __future__ import annotations

from .numbers import figure
from .phrases import Phrase, say, say_many

WHO_PLAYS = Phrase("people: heading and button", "Who plays?")
ABOUT = Phrase(
    "people: note",
    "Everybody has their own language, size of text, help, order of cards and keys. Felt and sound are shared.",
)
NOBODY = Phrase("people: where nobody has been named", "Sharing this computer?")
WHAT_FOR = Phrase(
    "people: where nobody has been named",
    "Give each player a name. You keep your settings as they are, and the others get their own. If you play alone, "
    "you do not need this.",
)
PLAYS_NOW = Phrase("people: under a name", "Plays now")
PLAY_AS = Phrase("people: under the name of somebody who does not play now", "Play as {name}")
PLAY = Phrase("people: what a press on somebody does", "Play")
SOMEBODY_ELSE = Phrase("people: tip over the name on the title", "Let somebody else play")
ADD = Phrase("people: button", "Add somebody")
FULL = Phrase("people: why nobody can be added", "There is room for ten. Delete somebody first.")
CHANGE = Phrase("people: button", "Change")
CHANGE_PERSON = Phrase("people: what Change is called where it is read out", "Change {name}")
NEW = Phrase("people: heading", "New player")
NAME = Phrase("people: over the field, and in it while it is empty", "Name")
KEEP = Phrase("people: button that keeps a name and a face", "Save")
DELETE = Phrase("people: button", "Delete")
NAMELESS = Phrase("people: what keeps somebody from being added", "Type a name")
NAME_TAKEN = Phrase("people: what keeps somebody from being added", "There is a {name} already")
WILL_PLAY = Phrase("people: note under a new name", "{name} plays from now on, with settings of their own.")
FIRST_KEEPS = Phrase("people: note under the first name", "{name} keeps the settings as they are now.")
GOES_ALONG = Phrase("people: note under a name that is changed", "Matches played as {name} count for the new name.")
DELETE_QUESTION = Phrase("people: question", "Delete {name}?")
WHAT_GOES = Phrase("people: under the question", "Their settings are deleted. Their matches and statistics stay.")

NO_MATCH = Phrase("people: under a name", "No match finished yet")


def played_words(matches: int, won: int) -> str:
    """The matches that somebody has finished: "12 matches, 5 won"."""
    return say_many("people: under a name", "{n} match, {won} won", "{n} matches, {won} won", matches, won=figure(won))


def last_played_words(day: str) -> str:
    """The day of the match that somebody finished last, after how many there were: "last on 30 Nov 2026"."""
    return say("people: under a name, after how many matches", "last on {day}", day=day)
