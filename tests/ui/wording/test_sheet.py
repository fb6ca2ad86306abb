"""The words of the score sheet, compared with worked examples."""

from __future__ import annotations

from pathlib import Path

from goodge.engine.games import GAMES
from goodge.table.notices import Cause, Fault
from goodge.ui.wording import sheet
from goodge.ui.wording.games import rules_name

LONG = ("Wilhelmina Grace", "Maximilian-Jakob", "Bartholomew Levi")


def test_who_plays_for_what() -> None:
    assert sheet.line_up_words((("Ann",), ("Ben",), ("Cleo",))) == "Ann, Ben and Cleo"
    assert sheet.line_up_words((("Ann", "Cleo"), ("Ben", "Dan"))) == "Ann and Cleo against Ben and Dan"
    assert (sheet.to_reach_words(500), sheet.towards_words(12_500)) == ("to 500", "Towards 12,500")
    assert sheet.player_words(2) == "Player 2"
    assert [rules_name(GAMES[game]) for game in ("goodge", "pride")] == ["The Goodge Rules", "League Spades"]


def test_how_far_it_is() -> None:
    assert (sheet.distance_words(-40, 500), sheet.distance_lines(-40, 500)) == ("540 to go", ["540", "to go"])
    assert (sheet.distance_words(500, 500), sheet.distance_lines(510, 500)) == ("target reached", ["target", "reached"])


def test_who_leads() -> None:
    assert sheet.first_to_words(500) == "The match ends at 500: the leader wins"
    assert sheet.leads_of_words(["Ann"], 135, 500) == "Ann leads with 135 of 500"
    assert sheet.leads_of_words(["Ann", "Cleo"], 135, 500) == "Ann and Cleo lead with 135 of 500"
    assert sheet.teams_lead_words(-20, 500, is_tied=False) == "Both teams lead with −20 of 500"
    assert sheet.players_lead_words(["Ann", "Ben"], 135, 500, is_tied=False) == "Ann and Ben lead with 135 of 500"


def test_a_tie_says_that_another_round_decides() -> None:
    ending = "share the lead with 510: another round decides"
    assert sheet.teams_lead_words(510, 500, is_tied=True) == f"Both teams {ending}"
    assert sheet.players_lead_words(["Ann", "Ben"], 510, 500, is_tied=True) == f"Ann and Ben {ending}"


def test_many_long_names_are_counted_instead() -> None:
    tied = sheet.players_lead_words(LONG, 50, 40, is_tied=True)
    assert tied == "3 players share the lead with 50: another round decides"
    assert sheet.players_lead_words(LONG, 50, 500, is_tied=False) == "3 players lead with 50 of 500"


def test_how_a_match_was_won() -> None:
    assert sheet.won_with_words(510, 9) == "510 points after 9 rounds"
    assert sheet.won_with_words(1, 1) == "1 point after one round"
    assert sheet.won_so_words("Ann wins", "1 point after one round") == "Ann wins: 1 point after one round"
    assert sheet.rounds_limit_words(3, 10) == "round 3 of 10"
    assert sheet.time_up_words() == "the time was up"
    assert sheet.set_out_words(["Ben", "Dan"], 3) == "Ben and Dan were set 3 times"
    assert sheet.set_out_words(["Ben", "Dan"], 1) == "Ben and Dan were set 1 time"


def test_why_a_sheet_was_not_saved() -> None:
    folder = Path("Pictures")
    assert sheet.no_folder_words(folder) == "Nothing was saved: Pictures is not a folder."
    assert sheet.shut_folder_words(folder) == "Nothing was saved: the folder Pictures cannot be written."
    assert sheet.unsaved_words(Fault(Cause.DISK_FULL)) == "The disk is full: nothing was saved."
