"""Scores that are kept for real cards: entered, changed, taken back, and found again whatever happened to the file."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from goodge.engine.actions import Bid, BlindNil
from goodge.engine.games import GAMES, GOODGE, PRIDE, SPADES, SPIDGE
from goodge.engine.refusals import LeadShared, MatchOver, NoBlindNil, SumOff
from goodge.engine.told import ToldRound
from goodge.table.archive.sheets import decode_sheet, encode_sheet
from goodge.table.files import TakenOverError
from goodge.table.home import Home
from goodge.table.notices import Cause, Fault, SheetInTheWay, SheetSetAside, SheetUnsaved, SheetWasChanged
from goodge.table.score_book import ScoreBook
from goodge.table.score_sheet import ScoreSheet, ToldError
from goodge.table.system import System

NAMES = ("Ann", "Ben", "Cleo", "Dan")
MADE = ToldRound((115, 85, 50), (Bid(100), None, None))
FAILED = ToldRound((80, 110, 60), (None, Bid(120), None))
TRICKS = ToldRound((5, 3, 4, 1), (Bid(4), Bid(5), Bid(3), Bid(1)))


def sheet_of(game: Any = GOODGE, *rounds: ToldRound, **options: Any) -> ScoreSheet:
    rules = game.read_rules(options)
    return ScoreSheet(game, rules, NAMES[: game.seats(rules)], 1, rounds)


def refusal(error: pytest.ExceptionInfo[ToldError]) -> tuple[object, int]:
    return error.value.refusal, error.value.round_index


def test_a_round_is_added_changed_and_taken_back() -> None:
    sheet = sheet_of().with_round(0, MADE).with_round(1, FAILED)
    assert sheet.record.totals == (195, -35, 110)
    changed = sheet.with_round(0, ToldRound((90, 110, 50), (Bid(100), None, None)))
    assert changed.record.totals == (-20, -10, 110)
    assert sheet.without_last() == sheet_of(GOODGE, MADE)
    assert [sheet.match_before(index).dealer for index in range(3)] == [1, 2, 0]


def test_another_dealer_is_told_and_the_deal_goes_on_from_there() -> None:
    sheet = sheet_of().with_round(0, MADE).with_round(1, replace(FAILED, dealer=0)).with_round(2, MADE)
    assert [sheet.match_before(index).dealer for index in range(4)] == [1, 2, 1, 2]
    assert [states[-1].board.dealer for states in sheet.record.rounds] == [1, 0, 1]
    assert sheet.without_last().without_last().match_before(1).dealer == 2


def test_who_dealt_the_rounds_after_a_changed_one_stays() -> None:
    """In Spidge a number belongs to whoever held the hand, which follows from the dealer."""
    tricks = ToldRound((4, 3, 4, 2))
    sheet = sheet_of(SPIDGE, tricks, tricks, tricks)
    changed = sheet.with_round(0, replace(tricks, dealer=0))
    assert [states[-1].board.dealer for states in changed.record.rounds] == [0, 2, 0]
    back = changed.with_round(0, tricks)
    assert back.record.totals == sheet.record.totals
    assert sheet.with_round(0, ToldRound((3, 4, 4, 2))).rounds[1:] == sheet.rounds[1:]


def test_no_sheet_is_one_that_the_rules_could_not_have_led_to() -> None:
    with pytest.raises(ToldError) as error:
        sheet_of().with_round(0, ToldRound((115, 85, 45), (Bid(100), None, None)))
    assert refusal(error) == (SumOff(245, 250), 0)
    with pytest.raises(ToldError) as error:  # the match would be over after the first
        sheet_of(GOODGE, FAILED, MADE, target=115).with_round(0, MADE)
    assert refusal(error) == (MatchOver(), 1)


def test_changing_a_round_tells_which_later_one_cannot_stand() -> None:
    """Blind nil stands only while the team was a hundred behind before it (Spades, rule 2)."""
    behind = ToldRound((7, 1, 4, 1), (Bid(4), Bid(4), Bid(4), Bid(4)))
    blind = ToldRound((5, 4, 4, 0), (Bid(4), Bid(4), Bid(4), BlindNil()))
    sheet = sheet_of(SPADES, behind, blind)
    with pytest.raises(ToldError) as error:
        sheet.with_round(0, ToldRound((4, 3, 3, 3), (Bid(4), Bid(3), Bid(3), Bid(3))))
    assert refusal(error) == (NoBlindNil(100), 1)


def test_the_minutes_end_a_match_for_the_leader_and_that_can_be_taken_back() -> None:
    """League Spades, rule 8."""
    sheet = sheet_of(PRIDE, TRICKS, minutes=25)
    assert (sheet.winner, sheet.ended_by_time().winner) == (None, 0)
    assert sheet.ended_by_time().without_last() == sheet
    even = ToldRound((3, 3, 3, 4), (Bid(3), Bid(3), Bid(3), Bid(3)))
    with pytest.raises(ToldError) as error:
        sheet_of(PRIDE, even, ToldRound((4, 3, 3, 3), even.calls), minutes=25).ended_by_time()
    assert refusal(error) == (LeadShared(), 1)


def test_again_begins_with_the_same_people_and_the_next_dealer() -> None:
    again = sheet_of(SPIDGE, ToldRound((4, 3, 4, 2)), ToldRound((0, 3, 6, 4))).begun_again()
    assert (again.rounds, again.players, again.dealer) == ((), NAMES[:3], 0)


@pytest.mark.parametrize(
    "sheet",
    [
        sheet_of(),
        sheet_of(GOODGE, MADE, FAILED, players=3, target=1000),
        sheet_of(GOODGE, MADE, replace(FAILED, dealer=1)),
        sheet_of(SPADES, TRICKS, bags=False),
        sheet_of(PRIDE, TRICKS, minutes=25).ended_by_time(),
        sheet_of(SPIDGE, ToldRound((4, 3, 4, 2)), target=5),
    ],
    ids=lambda sheet: f"{sheet.game.id}-{len(sheet.rounds)}",
)
def test_a_sheet_is_kept_and_found_again(tmp_path: Path, sheet: ScoreSheet) -> None:
    home = Home.at(tmp_path)
    book = ScoreBook(home)
    book.keep(sheet_of(sheet.game))
    book.keep(sheet)
    found = ScoreBook(home)
    assert found.sheets == {sheet.game.id: sheet}
    assert found.sheets[sheet.game.id].record.totals == sheet.record.totals
    assert (book.notices, found.notices) == ([], [])


DAMAGE: dict[str, bytes] = {
    "empty": b"",
    "cut short": encode_sheet(sheet_of(GOODGE, MADE))[:90],
    "no json": b"\xff\xfe what is this",
    "of a newer version": encode_sheet(sheet_of()).replace(b'"version": 1', b'"version": 2'),
    "a wrong sum": encode_sheet(sheet_of(GOODGE, MADE)).replace(b"115", b"120"),
    "another game's": encode_sheet(sheet_of(SPIDGE)),
    "no dealer of the table": encode_sheet(sheet_of(GOODGE, MADE)).replace(b'"calls"', b'"dealer": 3, "calls"'),
    "a nonsense call": encode_sheet(sheet_of(GOODGE, MADE)).replace(b'"bid 100"', b'"play 5S"'),
    "a player too few": encode_sheet(sheet_of()).replace(b'"Ann", ', b""),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_sheet_is_set_aside_and_a_new_one_kept(tmp_path: Path, damage: str) -> None:
    home = Home.at(tmp_path)
    ScoreBook(home).keep(sheet_of())
    file = home.sheets.sheet_file("goodge")
    file.write_bytes(DAMAGE[damage])
    book = ScoreBook(home)
    assert (book.sheets, book.notices) == ({}, [SheetSetAside("goodge.damaged-1.json")])
    assert file.with_name("goodge.damaged-1.json").read_bytes() == DAMAGE[damage]
    book.keep(sheet_of(GOODGE, MADE))
    assert ScoreBook(home).sheets["goodge"].rounds == (MADE,)


class Stubborn(System):
    """Renames nothing."""

    def replace(self, source: Path, target: Path) -> None:
        raise PermissionError(13, "no", str(source), None, str(target))


def test_the_sheet_that_was_written_last_comes_first(tmp_path: Path) -> None:
    home = Home.at(tmp_path)
    book = ScoreBook(home)
    for seconds, game in enumerate(("spades", "goodge", "spidge", "pride")):
        book.keep(sheet_of(GAMES[game]))
        os.utime(home.sheets.sheet_file(game), (seconds, seconds))
    assert list(book.sheets) == list(ScoreBook(home).sheets) == ["pride", "spidge", "goodge", "spades"]
    book.keep(sheet_of(GOODGE))
    assert next(iter(book.sheets)) == next(iter(ScoreBook(home).sheets)) == "goodge"


def test_a_damaged_sheet_that_cannot_be_set_aside_is_left_alone(tmp_path: Path) -> None:
    home = Home.at(tmp_path)
    ScoreBook(home).keep(sheet_of())
    file = home.sheets.sheet_file("goodge")
    file.write_bytes(b"{")
    book = ScoreBook(home, system=Stubborn())
    assert book.notices == [SheetInTheWay(Fault(Cause.SHUT))]
    book.keep(sheet_of(GOODGE, MADE))
    assert (file.read_bytes(), book.sheets["goodge"].rounds) == (b"{", (MADE,))


def test_what_cannot_be_kept_is_told_once_and_kept_later(tmp_path: Path) -> None:
    home = Home.at(tmp_path)
    ScoreBook(home).keep(sheet_of())
    system = Stubborn()
    book = ScoreBook(home, system=system)
    book.keep(sheet_of(GOODGE, MADE))
    book.keep(sheet_of(GOODGE, MADE, FAILED))
    assert book.notices == [SheetUnsaved(Fault(Cause.SHUT))]
    assert ScoreBook(home).sheets["goodge"].rounds == ()


def test_a_second_copy_finds_and_keeps_nothing(tmp_path: Path) -> None:
    home = Home.at(tmp_path)
    ScoreBook(home).keep(sheet_of())

    def taken() -> None:
        raise TakenOverError("another copy holds the lock")

    book = ScoreBook(home, taken)
    assert (book.sheets, book.notices) == ({}, [])
    book.keep(sheet_of(GOODGE, MADE))
    assert book.notices == [SheetUnsaved(Fault(Cause.TAKEN_OVER))]
    assert ScoreBook(home).sheets["goodge"].rounds == ()


def test_a_file_that_somebody_changed_is_kept_under_another_name(tmp_path: Path) -> None:
    home = Home.at(tmp_path)
    book = ScoreBook(home)
    book.keep(sheet_of())
    theirs = encode_sheet(sheet_of(GOODGE, FAILED))
    file = home.sheets.sheet_file("goodge")
    file.write_bytes(theirs)
    book.keep(sheet_of(GOODGE, MADE))
    assert book.notices == [SheetWasChanged("goodge.other-1.json")]
    assert file.with_name("goodge.other-1.json").read_bytes() == theirs
    assert decode_sheet(file.read_bytes()).rounds == (MADE,)


def test_a_sheet_is_readable_by_others() -> None:
    """One JSON object: what was told, nothing that follows from it."""
    fields = json.loads(encode_sheet(sheet_of(GOODGE, MADE)))
    assert fields["rounds"] == [{"captured": [115, 85, 50], "calls": ["bid 100", None, None]}]
    assert (fields["format"], fields["version"], fields["dealer"]) == ("goodge-sheet", 1, 1)
