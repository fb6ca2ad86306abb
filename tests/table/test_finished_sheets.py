"""Scores of matches with real cards that are finished: put by as another sheet begins, and counted by name."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from goodge.engine.actions import Bid
from goodge.engine.games import GOODGE, SPADES
from goodge.engine.told import ToldRound
from goodge.table.archive.finished import FinishedMatches
from goodge.table.archive.finished_sheets import figures_of, finished_sheets
from goodge.table.archive.renamings import Renaming
from goodge.table.archive.rivals import rivals_of
from goodge.table.files import TakenOverError
from goodge.table.home import Home
from goodge.table.score_book import ScoreBook

from .test_score_book import MADE, sheet_of

WON = sheet_of(GOODGE, MADE, target=100)  # by Ann, with 115 of 250 points
TEAMS = sheet_of(SPADES, ToldRound((7, 1, 4, 1), (Bid(4), Bid(1), Bid(4), Bid(1))), target=50)  # by Ann and Cleo


def book_of(home: Home, at: int = 7) -> ScoreBook:
    return ScoreBook(home, now=lambda: at / 1000)


def test_a_sheet_that_is_won_is_put_by_as_the_next_begins(tmp_path: Path) -> None:
    home = Home.at(tmp_path)
    book = book_of(home)
    assert book.begin(WON.without_last()).begun == 7
    won = replace(WON, begun=7)
    book.keep(won)
    assert finished_sheets(home) == [won], "also while it lies on the table"
    book.keep(won.without_last())
    assert finished_sheets(home) == [], "what is taken back was not won"
    book.keep(won)
    book.begin(won.begun_again())
    assert finished_sheets(home) == [won]
    book.begin(sheet_of(GOODGE, MADE))
    book.begin(TEAMS)
    assert [(sheet.game.id, sheet.winner) for sheet in finished_sheets(home)] == [("goodge", 0), ("spades", 0)]
    assert (book.notices, ScoreBook(home).sheets["goodge"].begun) == ([], 7)


def test_what_was_played_and_won_is_counted_by_the_names_of_now() -> None:
    sheets = [replace(WON, begun=5), replace(WON, begun=15), replace(TEAMS, begun=15)]
    found = figures_of(sheets, (Renaming("Ann", "Anna", 10),))
    goodge = {figures.name: figures for figures in found["goodge"]}
    assert {name: (each.matches, each.wins) for name, each in goodge.items()} == {
        "Anna": (1, 1),
        "Ben": (2, 0),
        "Cleo": (2, 0),
        "Ann": (1, 1),
    }
    assert goodge["Ben"].met == {"Anna": (1, 0), "Cleo": (2, 0), "Ann": (1, 0)}
    rivals = rivals_of(found["spades"])
    assert (rivals.score("Ann", "Ben"), rivals.score("Ann", "Cleo")) == ((1, 0), None), "partners are no rivals"


def test_damaged_lines_and_sheets_count_nothing(tmp_path: Path) -> None:
    home = Home.at(tmp_path)
    book = book_of(home)
    book.keep(WON)
    book.begin(WON)
    file = home.sheets.finished_sheets_file
    file.write_bytes(b"nonsense\n" + file.read_bytes() + b'{"format": "goodge-sheet", "ver')
    home.sheets.sheet_file("goodge").write_bytes(b"{}")
    assert finished_sheets(home) == [WON]
    assert FinishedMatches(Home.at(tmp_path / "nowhere")).with_real_cards() == {}


def test_what_cannot_be_put_by_is_told(tmp_path: Path) -> None:
    home = Home.at(tmp_path)
    book_of(home).keep(WON)
    book = ScoreBook(home, now=lambda: 7)

    def taken() -> None:
        raise TakenOverError("another copy")

    book._check = taken
    book.begin(sheet_of())
    assert len(book.notices) == 1
    assert not home.sheets.finished_sheets_file.exists()
