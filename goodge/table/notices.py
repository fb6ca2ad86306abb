"""Notices to the player about saving and reading: values, a class for each kind, whose fields are the facts.

There are no sentences here: the code that shows a notice to a person puts it in words.
"""

from __future__ import annotations

from enum import Enum, auto

from ..engine.kinds import Kind, with_facts
from ..engine.values import dataclass


class Notice(Kind):
    """Something that the player should know, told once."""

    __slots__ = ()


class Cause(Enum):
    """The reason why a file cannot be read or written."""

    TAKEN_OVER = auto()  # another copy of the program saves here now
    NO_PLAIN_FILE = auto()
    LINK = auto()
    DISK_FULL = auto()
    SHUT = auto()  # writing is not allowed there
    OTHER = auto()


@dataclass(frozen=True, slots=True)
class Fault:
    """The fault of a file or the disk: the file's name where it matters, else the system's own words."""

    cause: Cause
    file: str = ""
    words: str = ""


# -- saving ---------------------------------------------------------------------------------------------------


class SecondCopy(Notice):
    """Another copy of the program uses the home: this one saves nothing and finds no match to continue."""

    __slots__ = ()


class NoHome(Notice):
    """Nothing can be saved: the system does not say where the player's folder is."""

    __slots__ = ()


@with_facts
class HomeNotMade(Notice):
    """Nothing can be saved: the folder, shortened to be shown, cannot be made; the reason in the system's own words."""

    folder: str
    words: str


@with_facts
class NothingSaved(Notice):
    """Nothing can be saved from the start."""

    fault: Fault


@with_facts
class MatchUnsaved(Notice):
    """The match cannot be saved for now."""

    fault: Fault


class MatchUnsavedByBug(Notice):
    """The match cannot be saved for now, and the program itself is to blame."""

    __slots__ = ()


class MatchSavedAgain(Notice):
    """The match can be saved again after a fault."""

    __slots__ = ()


class SaveWasGone(Notice):
    """Somebody has removed the file of the match under way; it has been saved again."""

    __slots__ = ()


@with_facts
class SaveWasChanged(Notice):
    """Somebody has changed the file of the match under way; their version is kept under another name."""

    kept_as: str


@with_facts
class FinishedMatchWaits(Notice):
    """The last finished match cannot be added to the others, and stays in the save file."""

    fault: Fault
    file: str


# -- what is found at the start ---------------------------------------------------------------------------------


class Spoilt(Enum):
    """The fault of a saved match."""

    DAMAGED = auto()
    NEWER = auto()  # of a later version of the game
    ONE_TOO_MANY = auto()  # cannot be continued beside the others


@with_facts
class SaveUnreadable(Notice):
    """The file of a saved match cannot be read. `kept_as`: its new name; None where it could not be set aside."""

    fault: Fault
    kept_as: str | None
    why_not_aside: Fault | None = None


@with_facts
class SaveSetAside(Notice):
    """A saved match that cannot be continued has another name now."""

    spoilt: Spoilt
    file: str
    kept_as: str


@with_facts
class SaveInTheWay(Notice):
    """A saved match that cannot be kept as it is could not be set aside either: nothing can be saved now."""

    spoilt: Spoilt
    file: str
    fault: Fault


@with_facts
class SaveMended(Notice):
    """A damaged match goes on from the last move that could be read; the damaged file has another name now."""

    kept_as: str


# -- the settings -----------------------------------------------------------------------------------------------


@with_facts
class SettingsUnreadable(Notice):
    """The settings file cannot be read; all settings have their defaults."""

    fault: Fault


@with_facts
class SettingsDamaged(Notice):
    """The settings file is not one; all settings have their defaults. `kept_as`: its new name, if it was set aside.

    `fault`: the reason if it was not.
    """

    kept_as: str | None = None
    fault: Fault | None = None


@with_facts
class SettingsOdd(Notice):
    """Some settings made no sense and have their defaults: the names of their fields."""

    names: tuple[str, ...]


@with_facts
class SettingsUnsaved(Notice):
    """The settings cannot be saved; they last until the program ends."""

    fault: Fault


# -- the people of the house ------------------------------------------------------------------------------------


@with_facts
class PeopleDamaged(Notice):
    """The file of the people of the house cannot be read: nobody is known.

    `kept_as`: its new name, if it was set aside.
    `fault`: the reason if it was not; then nobody new can be kept.
    """

    kept_as: str | None = None
    fault: Fault | None = None


@with_facts
class PeopleUnsaved(Notice):
    """The people of the house, and the settings with them, cannot be saved; they last until the program ends."""

    fault: Fault


# -- a tournament -----------------------------------------------------------------------------------------------


@with_facts
class TournamentNotKept(Notice):
    """A tournament lasts only until the program ends. `fault`: why; None where this copy saves nothing at all."""

    fault: Fault | None


class TournamentStopped(Notice):
    """The other tables of a tournament play no more until it is opened again, and the program itself is to blame."""

    __slots__ = ()


@with_facts
class TournamentInTheWay(Notice):
    """The tournament cannot be read, and could not be set aside: nothing can be saved now."""

    fault: Fault


@with_facts
class TournamentSetAside(Notice):
    """The tournament is damaged and has another name now; its games are kept."""

    kept_as: str


@with_facts
class TournamentFileUnreadable(Notice):
    """One of the files of the tournament cannot be read."""

    fault: Fault


# -- practice ---------------------------------------------------------------------------------------------------


@with_facts
class PracticeNotKept(Notice):
    """What was found in practice cannot be kept; it holds until the program ends."""

    fault: Fault


@with_facts
class PracticeSetAside(Notice):
    """The file of what was found in practice is damaged and has another name now; what could be read is kept."""

    kept_as: str


# -- a score that is kept ---------------------------------------------------------------------------------------


@with_facts
class SheetUnsaved(Notice):
    """The score that is kept cannot be saved for now."""

    fault: Fault


@with_facts
class SheetSetAside(Notice):
    """The file of a score cannot be read and has another name now."""

    kept_as: str


@with_facts
class SheetInTheWay(Notice):
    """The file of a score cannot be read, and could not be set aside: no other is saved in its place."""

    fault: Fault


@with_facts
class SheetWasChanged(Notice):
    """Somebody has changed the file of the score; their version is kept under another name."""

    kept_as: str
