"""Notices about saving and reading, in words: whole sentences for the player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...table.notices import (
    Cause,
    Fault,
    FinishedMatchWaits,
    HomeNotMade,
    MatchSavedAgain,
    MatchUnsaved,
    MatchUnsavedByBug,
    NoHome,
    NothingSaved,
    Notice,
    PeopleDamaged,
    PeopleUnsaved,
    PracticeNotKept,
    PracticeSetAside,
    SaveInTheWay,
    SaveMended,
    SaveSetAside,
    SaveUnreadable,
    SaveWasChanged,
    SaveWasGone,
    SecondCopy,
    SettingsDamaged,
    SettingsOdd,
    SettingsUnreadable,
    SettingsUnsaved,
    SheetInTheWay,
    SheetSetAside,
    SheetUnsaved,
    SheetWasChanged,
    Spoilt,
    TournamentFileUnreadable,
    TournamentInTheWay,
    TournamentNotKept,
    TournamentSetAside,
    TournamentStopped,
)
from .lists import in_a_row
from .phrases import Phrase, say
from .settings import setting_words

_OPENING = "fault: it begins a sentence, and a colon or a full stop follows"
_ASIDE = "fault: in brackets, in the middle of a sentence"
_FAULTS = {
    Cause.TAKEN_OVER: Phrase(_OPENING, "Another copy of Goodge saves here now"),
    Cause.NO_PLAIN_FILE: Phrase(_OPENING, "{file} is not an ordinary file"),
    Cause.LINK: Phrase(_OPENING, "{file} is a link"),
    Cause.DISK_FULL: Phrase(_OPENING, "The disk is full"),
    Cause.SHUT: Phrase(_OPENING, "The game’s folder cannot be written to"),
    Cause.OTHER: Phrase(_OPENING, "The disk gives an error ({words})"),
}
_FAULTS_ASIDE = {
    Cause.TAKEN_OVER: Phrase(_ASIDE, "another copy of Goodge saves here now"),
    Cause.NO_PLAIN_FILE: Phrase(_ASIDE, "{file} is not an ordinary file"),
    Cause.LINK: Phrase(_ASIDE, "{file} is a link"),
    Cause.DISK_FULL: Phrase(_ASIDE, "the disk is full"),
    Cause.SHUT: Phrase(_ASIDE, "the game’s folder cannot be written to"),
    Cause.OTHER: Phrase(_ASIDE, "the disk gives an error: {words}"),
}
_SET_ASIDE = {
    Spoilt.DAMAGED: Phrase("notice", "The saved match is damaged: it was set aside as {kept_as}."),
    Spoilt.NEWER: Phrase(
        "notice", "The saved match is from a newer version of the game: it was set aside as {kept_as}."
    ),
    Spoilt.ONE_TOO_MANY: Phrase(
        "notice", "{file} holds a match that cannot be continued beside the others: it was set aside as {kept_as}."
    ),
}
_IN_THE_WAY = {
    Spoilt.DAMAGED: Phrase("notice", "The saved match is damaged. {fault}: nothing can be saved now."),
    Spoilt.NEWER: Phrase(
        "notice", "The saved match is from a newer version of the game. {fault}: nothing can be saved now."
    ),
    Spoilt.ONE_TOO_MANY: Phrase(
        "notice", "{file} holds a match that cannot be continued beside the others. {fault}: nothing can be saved now."
    ),
}


def notice_words(notice: Notice) -> str:
    """The sentence, or two, for a notice. Raises KeyError for a kind that has no words yet."""
    return _WORDS[type(notice)](notice)


def fault_opening(fault: Fault) -> str:
    """The start of a sentence about what is wrong, up to its colon or full stop."""
    return _FAULTS[fault.cause].say(file=fault.file, words=fault.words)


def _aside(fault: Fault) -> str:
    """The same, worded for the middle of a sentence."""
    return _FAULTS_ASIDE[fault.cause].say(file=fault.file, words=fault.words)


def _save_unreadable(notice: SaveUnreadable) -> str:
    fault = _aside(notice.fault)
    if notice.why_not_aside is not None:
        return say(
            "notice",
            "The saved match cannot be read ({fault}). {obstacle}: nothing can be saved now.",
            fault=fault,
            obstacle=fault_opening(notice.why_not_aside),
        )
    return say(
        "notice",
        "The saved match cannot be read ({fault}): it was set aside as {kept_as}.",
        fault=fault,
        kept_as=notice.kept_as,
    )


def _settings_damaged(notice: SettingsDamaged) -> str:
    if notice.fault is not None:
        return say(
            "notice", "The settings are damaged and have been reset. {fault}.", fault=fault_opening(notice.fault)
        )
    if notice.kept_as is not None:
        return say(
            "notice",
            "The settings are damaged and have been reset; the old file was set aside as {kept_as}.",
            kept_as=notice.kept_as,
        )
    return say("notice", "The settings are damaged and have been reset.")


def _people_damaged(notice: PeopleDamaged) -> str:
    if notice.fault is not None:
        return say("notice", "The list of players cannot be read. {fault}.", fault=fault_opening(notice.fault))
    if notice.kept_as is not None:
        return say(
            "notice",
            "The list of players cannot be read: it was set aside as {kept_as}. All matches are kept.",
            kept_as=notice.kept_as,
        )
    return say("notice", "The list of players cannot be read.")


def _not_kept(notice: TournamentNotKept) -> str:
    if notice.fault is None:
        return say("notice", "This copy saves nothing: this tournament lasts until you quit.")
    return say("notice", "{fault}: this tournament lasts until you quit.", fault=fault_opening(notice.fault))


def _with_fault(phrase: Phrase) -> Callable[[Any], str]:
    """Return a function that says a message whose {fault} begins a sentence."""
    return lambda notice: phrase.say(fault=fault_opening(notice.fault))


_WORDS: dict[type[Notice], Callable[[Any], str]] = {
    SecondCopy: lambda _: say(
        "notice", "Goodge is open already: this second copy saves nothing, and has no match to continue."
    ),
    NoHome: lambda _: say(
        "notice", "Nothing can be saved: the system does not say where your folder is. You can play on."
    ),
    HomeNotMade: lambda notice: say(
        "notice",
        "Nothing can be saved: the folder {folder} cannot be made ({words}). You can play on.",
        folder=notice.folder,
        words=notice.words,
    ),
    NothingSaved: _with_fault(Phrase("notice", "{fault}: nothing can be saved. You can play on.")),
    MatchUnsaved: _with_fault(Phrase("notice", "{fault}: the match cannot be saved for now. You can play on.")),
    MatchUnsavedByBug: lambda _: say(
        "notice", "The match cannot be saved, because of an error in this program. You can play on."
    ),
    MatchSavedAgain: lambda _: say("notice", "The match is saved again."),
    SaveWasGone: lambda _: say("notice", "The file of the saved match was gone: the match has been saved again."),
    SaveWasChanged: lambda notice: say(
        "notice",
        "The file of the saved match was changed by another program: it is kept as {kept_as}, and the match is saved "
        "again.",
        kept_as=notice.kept_as,
    ),
    FinishedMatchWaits: lambda notice: say(
        "notice",
        "{fault}: the last finished match waits in {file}.",
        fault=fault_opening(notice.fault),
        file=notice.file,
    ),
    SaveUnreadable: _save_unreadable,
    SaveSetAside: lambda notice: _SET_ASIDE[notice.spoilt].say(file=notice.file, kept_as=notice.kept_as),
    SaveInTheWay: lambda notice: _IN_THE_WAY[notice.spoilt].say(file=notice.file, fault=fault_opening(notice.fault)),
    SaveMended: lambda notice: say(
        "notice",
        "The saved match was damaged: it goes on from the last move that could be read. "
        "The damaged file is kept as {kept_as}.",
        kept_as=notice.kept_as,
    ),
    SettingsUnreadable: lambda notice: say(
        "notice", "The settings cannot be read ({fault}); they have been reset.", fault=_aside(notice.fault)
    ),
    SettingsDamaged: _settings_damaged,
    SettingsOdd: lambda notice: say(
        "notice",
        "Some settings made no sense and have been reset: {names}.",
        names=in_a_row(list(map(setting_words, notice.names))),
    ),
    SettingsUnsaved: _with_fault(Phrase("notice", "{fault}: the settings hold until you quit.")),
    PeopleDamaged: _people_damaged,
    PeopleUnsaved: _with_fault(Phrase("notice", "{fault}: who plays, and their settings, hold until you quit.")),
    TournamentNotKept: _not_kept,
    TournamentStopped: lambda _: say(
        "notice",
        "The other tables have stopped, because of an error in this program. Leave the hall and come back: they will "
        "play on.",
    ),
    TournamentInTheWay: _with_fault(
        Phrase("notice", "The tournament cannot be read. {fault}: nothing can be saved now.")
    ),
    TournamentSetAside: lambda notice: say(
        "notice",
        "The tournament is damaged: it was set aside as {kept_as}. Its games are kept.",
        kept_as=notice.kept_as,
    ),
    TournamentFileUnreadable: lambda notice: say(
        "notice", "A file of the tournament cannot be read ({fault}).", fault=_aside(notice.fault)
    ),
    PracticeNotKept: _with_fault(Phrase("notice", "{fault}: what you find in practice holds until you quit.")),
    PracticeSetAside: lambda notice: say(
        "notice",
        "The file of your practice was damaged: it was set aside as {kept_as}. What could be read is kept.",
        kept_as=notice.kept_as,
    ),
    SheetUnsaved: _with_fault(Phrase("notice", "{fault}: the score is not saved for now. You can go on.")),
    SheetSetAside: lambda notice: say(
        "notice", "A score that was kept cannot be read: it was set aside as {kept_as}.", kept_as=notice.kept_as
    ),
    SheetInTheWay: _with_fault(
        Phrase("notice", "A score that was kept cannot be read. {fault}: this game’s score is not saved now.")
    ),
    SheetWasChanged: lambda notice: say(
        "notice",
        "The file of the score was changed by another program: it is kept as {kept_as}, and the score is saved again.",
        kept_as=notice.kept_as,
    ),
}
