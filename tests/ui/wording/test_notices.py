"""Notices in words: each kind has whole sentences, here word for word; everywhere else tests ask for kinds."""

from __future__ import annotations

import inspect
from dataclasses import fields

import pytest

from goodge.table import notices
from goodge.table.notices import (
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
from goodge.table.settings import Settings
from goodge.ui.scenes.settings.rows import SettingRow
from goodge.ui.scenes.settings.sections import SECTIONS
from goodge.ui.wording.notices import _WORDS, fault_opening, notice_words

KINDS = {kind for _, kind in inspect.getmembers(notices, inspect.isclass) if issubclass(kind, Notice)} - {Notice}
FULL, SHUT = Fault(Cause.DISK_FULL), Fault(Cause.SHUT)
TOLD = [
    (PeopleDamaged(), "The list of players cannot be read."),
    (
        PeopleDamaged("people.damaged-1.json"),
        "The list of players cannot be read: it was set aside as people.damaged-1.json. All matches are kept.",
    ),
    (PeopleDamaged(fault=SHUT), "The list of players cannot be read. The game’s folder cannot be written to."),
    (PeopleUnsaved(FULL), "The disk is full: who plays, and their settings, hold until you quit."),
    (SecondCopy(), "Goodge is open already: this second copy saves nothing, and has no match to continue."),
    (NoHome(), "Nothing can be saved: the system does not say where your folder is. You can play on."),
    (
        HomeNotMade("/a/b", "not a directory"),
        "Nothing can be saved: the folder /a/b cannot be made (not a directory). You can play on.",
    ),
    (NothingSaved(SHUT), "The game’s folder cannot be written to: nothing can be saved. You can play on."),
    (MatchUnsaved(FULL), "The disk is full: the match cannot be saved for now. You can play on."),
    (MatchUnsavedByBug(), "The match cannot be saved, because of an error in this program. You can play on."),
    (MatchSavedAgain(), "The match is saved again."),
    (SaveWasGone(), "The file of the saved match was gone: the match has been saved again."),
    (
        SaveWasChanged("match.other-1.json"),
        "The file of the saved match was changed by another program: it is kept as match.other-1.json, and the match "
        "is saved again.",
    ),
    (FinishedMatchWaits(FULL, "match.json"), "The disk is full: the last finished match waits in match.json."),
    (SaveUnreadable(FULL, "a.json"), "The saved match cannot be read (the disk is full): it was set aside as a.json."),
    (
        SaveUnreadable(Fault(Cause.OTHER, words="input/output error"), None, SHUT),
        "The saved match cannot be read (the disk gives an error: input/output error). The game’s folder cannot be "
        "written to: nothing can be saved now.",
    ),
    (SaveSetAside(Spoilt.DAMAGED, "match.json", "a.json"), "The saved match is damaged: it was set aside as a.json."),
    (
        SaveSetAside(Spoilt.NEWER, "match.json", "a.json"),
        "The saved match is from a newer version of the game: it was set aside as a.json.",
    ),
    (
        SaveSetAside(Spoilt.ONE_TOO_MANY, "match-pride.json", "a.json"),
        "match-pride.json holds a match that cannot be continued beside the others: it was set aside as a.json.",
    ),
    (
        SaveInTheWay(Spoilt.DAMAGED, "match.json", FULL),
        "The saved match is damaged. The disk is full: nothing can be saved now.",
    ),
    (
        SaveMended("a.json"),
        "The saved match was damaged: it goes on from the last move that could be read. The damaged file is kept as "
        "a.json.",
    ),
    (SettingsUnreadable(FULL), "The settings cannot be read (the disk is full); they have been reset."),
    (SettingsDamaged(), "The settings are damaged and have been reset."),
    (
        SettingsDamaged(kept_as="a.json"),
        "The settings are damaged and have been reset; the old file was set aside as a.json.",
    ),
    (SettingsDamaged(fault=FULL), "The settings are damaged and have been reset. The disk is full."),
    (
        SettingsOdd(("text_size", "last_setups")),
        "Some settings made no sense and have been reset: Text size, Last new game.",
    ),
    (SettingsUnsaved(FULL), "The disk is full: the settings hold until you quit."),
    (TournamentNotKept(FULL), "The disk is full: this tournament lasts until you quit."),
    (
        TournamentStopped(),
        "The other tables have stopped, because of an error in this program. Leave the hall and come back: they will "
        "play on.",
    ),
    (TournamentNotKept(None), "This copy saves nothing: this tournament lasts until you quit."),
    (TournamentInTheWay(FULL), "The tournament cannot be read. The disk is full: nothing can be saved now."),
    (TournamentSetAside("a.json"), "The tournament is damaged: it was set aside as a.json. Its games are kept."),
    (TournamentFileUnreadable(FULL), "A file of the tournament cannot be read (the disk is full)."),
    (PracticeNotKept(FULL), "The disk is full: what you find in practice holds until you quit."),
    (
        PracticeSetAside("practice.damaged-1.jsonl"),
        "The file of your practice was damaged: it was set aside as practice.damaged-1.jsonl. What could be read is "
        "kept.",
    ),
    (SheetUnsaved(FULL), "The disk is full: the score is not saved for now. You can go on."),
    (SheetSetAside("a.json"), "A score that was kept cannot be read: it was set aside as a.json."),
    (
        SheetInTheWay(SHUT),
        "A score that was kept cannot be read. The game’s folder cannot be written to: this game’s score is not "
        "saved now.",
    ),
    (
        SheetWasChanged("a.json"),
        "The file of the score was changed by another program: it is kept as a.json, and the score is saved again.",
    ),
]


@pytest.mark.parametrize(("notice", "words"), TOLD)
def test_a_notice_is_told_in_plain_sentences(notice: Notice, words: str) -> None:
    assert notice_words(notice) == words


def test_every_kind_of_notice_has_words_and_they_stand_here() -> None:
    assert set(_WORDS) == KINDS == {type(notice) for notice, _ in TOLD}


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (Fault(Cause.TAKEN_OVER), "Another copy of Goodge saves here now"),
        (Fault(Cause.NO_PLAIN_FILE, "match.json"), "match.json is not an ordinary file"),
        (Fault(Cause.LINK, "match.json"), "match.json is a link"),
        (FULL, "The disk is full"),
        (SHUT, "The game’s folder cannot be written to"),
        (Fault(Cause.OTHER, words="input/output error"), "The disk gives an error (input/output error)"),
    ],
)
def test_a_fault_begins_a_sentence(fault: Fault, words: str) -> None:
    assert fault_opening(fault) == words


@pytest.mark.parametrize("cause", Cause)
@pytest.mark.parametrize("spoilt", Spoilt)
def test_every_cause_and_every_spoilt_save_has_words(cause: Cause, spoilt: Spoilt) -> None:
    fault = Fault(cause, "file", "words")
    for notice in (SaveInTheWay(spoilt, "file", fault), SaveSetAside(spoilt, "file", "a"), SettingsUnreadable(fault)):
        assert notice_words(notice)


def test_every_setting_can_be_named() -> None:
    assert notice_words(SettingsOdd(tuple(field.name for field in fields(Settings))))


def test_a_setting_has_the_name_that_its_row_has() -> None:
    every = [row for section in SECTIONS.values() for row in section.rows]
    rows = {row.setting: row.name for row in every if isinstance(row, SettingRow)}
    assert {"auto_play_forced", "glow_winner", "tap_twice", "speed"} <= rows.keys()
    in_the_hand = {"hand_suits", "hand_ranks", "hand_trumps"}  # “Suits” alone would not say of what
    for setting, name in rows.items():
        assert setting in in_the_hand or notice_words(SettingsOdd((setting,))).endswith(f": {name.say()}.")
