"""What the finished matches come to: by hand for each game, and against matches that were really played."""

from __future__ import annotations

import csv
from collections import Counter
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from goodge.engine.actions import Bid, Nil
from goodge.engine.games import GAMES
from goodge.engine.games.spidge import honours
from goodge.engine.partners import PartnerBoard
from goodge.engine.record import encode_record
from goodge.engine.state import narrow
from goodge.table.archive.rivals import rivals_of
from goodge.table.archive.spread import csv_of
from goodge.table.archive.statistics import Figures, Streak, statistics
from goodge.table.home import Home
from goodge.table.match_table import Table
from goodge.table.store import Store
from tests.engine.playing import play_match

from .tools import play_out, setup

GOODGE = (
    '{"game": "goodge", "rules": {"players": 3}, "players": ["Ann", "Ben", "Cleo"], "winner": 0, "rounds": ['
    '{"dealer": 2, "actions": ["bid 60", "pass", "pass", "bury 1S 2S 3S", "trump H", "play 1H"],'
    '"points": [100, 100, 50], "scores": [100, 100, 50], "totals": [100, 100, 50]},'
    '{"dealer": 0, "redeal": true},'
    '{"dealer": 0, "actions": ["bid 90", "pass", "pass", "bury 1S 2S 3S", "trump H", "play 1H"],'
    '"points": [100, 80, 70], "scores": [100, -90, 70], "totals": [200, 10, 120]}]}\n'
)
# In the first round both teams make six. In the second Ann bids 4 and makes them, Cleo's nil fails. Dan, after a look,
# bids 5 and falls short; Ben's blind nil holds.
SPADES = (
    '{"game": "spades", "rules": {}, "players": ["Ann", "Ben", "Cleo", "Dan"], "winner": 1, "rounds": ['
    '{"dealer": 0, "actions": ["bid 3", "bid 3", "bid 3", "bid 3", "play 2C"], "points": [5, 3, 1, 4],'
    '"scores": [60, 61], "totals": [200, 61]},'
    '{"dealer": 1, "actions": ["nil", "look", "bid 5", "bid 4", "blind nil", "play 2C"], "points": [7, 0, 2, 4],'
    '"scores": [-57, 110], "totals": [-57, 510]}]}\n'
)
SPIDGE = (
    '{"game": "spidge", "rules": {}, "players": ["Ann", "Ben", "Cleo"], "winner": 2, "rounds": ['
    '{"dealer": 2, "actions": [], "points": [0, 11, 2, 0], "scores": [1, 0, 2], "totals": [1, 0, 2]},'
    '{"dealer": 0, "actions": [], "points": [3, 0, 10, 0], "scores": [2, 0, 1], "totals": [3, 0, 3]},'
    '{"dealer": 1, "actions": [], "points": [3, 5, 0, 5], "scores": [1, 1, 1], "totals": [4, 1, 4]}]}\n'
)


def written(tmp_path: Path, *lines: str) -> Path:
    path = tmp_path / "records.jsonl"
    path.write_text("".join(lines), encoding="utf-8")
    return path


def test_without_a_file_there_is_nothing(tmp_path: Path) -> None:
    assert statistics(tmp_path / "records.jsonl") == {}


def simple(found: dict[str, list[Figures]]) -> dict[str, list[Figures]]:
    """The figures without bids by height, opponents and runs, which have tests of their own."""
    bare: dict[str, Any] = {"bids": {}, "against": {}, "met": {}, "wins_in_turn": Streak(), "bids_in_turn": Streak()}
    return {game: [replace(each, **bare) for each in names] for game, names in found.items()}


def test_figures_are_counted_by_name(tmp_path: Path) -> None:
    other = GOODGE.replace('"Cleo"', '"Dan"').replace("200, 10", "-50, 300").replace('"winner": 0', '"winner": 1')
    assert simple(statistics(written(tmp_path, GOODGE, other))) == {
        "goodge": [
            Figures("Ann", 2, 1, 200, Counter(goodge=2, made=2)),
            Figures("Ben", 2, 1, 300, Counter(goodge=2, made=0)),
            Figures("Cleo", 1, 0, 120, Counter()),
            Figures("Dan", 1, 0, 120, Counter()),
        ]
    }


def test_a_team_wins_and_loses_together(tmp_path: Path) -> None:
    assert simple(statistics(written(tmp_path, SPADES))) == {
        "spades": [
            Figures("Ben", 1, 1, 510, Counter({"contracts": 2, "made": 1, "nils": 1, "nils made": 1})),
            Figures("Dan", 1, 1, 510, Counter({"contracts": 2, "made": 1})),
            Figures("Ann", 1, 0, -57, Counter({"contracts": 2, "made": 2})),
            Figures("Cleo", 1, 0, -57, Counter({"contracts": 2, "made": 2, "nils": 1, "nils made": 0})),
        ]
    }


def test_the_honours_of_spidge_go_to_whoever_held_the_hand(tmp_path: Path) -> None:
    """Hands: dealer's left, dummy, dealer's right, dealer. The dealers are Cleo, Ann and Ben."""
    [cleo, ann, ben] = statistics(written(tmp_path, SPIDGE))["spidge"]
    assert (cleo.name, cleo.wins, cleo.counts) == ("Cleo", 1, Counter({"slam": 1, "spidge": 1}))
    assert (ann.name, ann.counts) == ("Ann", Counter({"nil": 1 + 2 + 1}))
    assert (ben.name, ben.counts) == ("Ben", Counter({"spidge": 1}))


def test_bids_are_counted_by_height(tmp_path: Path) -> None:
    found = statistics(written(tmp_path, GOODGE, GOODGE, SPADES, SPIDGE))
    goodge = {figures.name: figures.bids for figures in found["goodge"]}
    assert goodge == {"Ann": {"60": (2, 2)}, "Ben": {"90": (2, 0)}, "Cleo": {}}
    spades = {figures.name: figures.bids for figures in found["spades"]}
    assert spades["Ann"] == spades["Cleo"] == {"6": (1, 1), "4": (1, 1)}
    assert spades["Ben"] == spades["Dan"] == {"6": (1, 1), "5": (1, 0)}
    assert all(figures.bids == {} for figures in found["spidge"])


def test_matches_are_counted_by_the_strongest_opponent(tmp_path: Path) -> None:
    levels = ('[null, "expert", "novice"]', '[null, "novice", "novice"]', '[null, null, "expert"]')
    ann = statistics(written(tmp_path, *(with_levels(GOODGE, each) for each in levels)))["goodge"][0]
    assert ann.against == {"expert": (1, 1), "novice": (1, 1), "person": (1, 1)}
    team = with_levels(SPADES, '[null, "casual", null, "novice"]')
    assert statistics(written(tmp_path, team))["spades"][0].against == {"casual": (1, 0)}, "a partner is no opponent"


def test_people_meet_their_opponents_and_one_has_beaten_another_who_won(tmp_path: Path) -> None:
    lost = GOODGE.replace('"winner": 0', '"winner": 1')
    apart = with_levels(GOODGE, '[null, "expert", null]')
    found = statistics(written(tmp_path, GOODGE, lost, apart, SPADES))
    ann = next(figures for figures in found["goodge"] if figures.name == "Ann")
    assert ann.met == {"Ben": (2, 1), "Cleo": (3, 2)}, "Ben of the third match is a computer player"
    everybody = rivals_of([*found["goodge"], *found["spades"]])
    assert everybody.names == ("Ann", "Cleo", "Ben", "Dan"), "those who have met most often come first"
    assert everybody.score("Ann", "Ben") == (1, 2), "Ann won once, Ben once alone and once with Dan"
    assert everybody.score("Ben", "Ann") == (2, 1)
    assert everybody.score("Ann", "Cleo") == (2, 0), "who sits beside the winner has beaten nobody"
    assert everybody.score("Cleo", "Ben") == (0, 2)
    assert everybody.score("Ben", "Dan") is None, "partners have not met"


def test_the_longest_runs_go_from_match_to_match(tmp_path: Path) -> None:
    lost = GOODGE.replace('"winner": 0', '"winner": 1')
    failed = GOODGE.replace('"points": [100, 100, 50]', '"points": [50, 150, 50]', 1)
    [ann] = [
        figures
        for figures in statistics(written(tmp_path, GOODGE, GOODGE, lost, failed, GOODGE))["goodge"]
        if figures.name == "Ann"
    ]
    assert ann.wins_in_turn == Streak(2, 2)
    assert ann.bids_in_turn == Streak(1, 3)


def test_the_table_for_other_programs_has_every_figure(tmp_path: Path) -> None:
    names = GOODGE.replace('"Ann"', '"=Ann,"')
    text = csv_of(statistics(written(tmp_path, names, SPADES))).decode("utf-8-sig")
    lines = list(csv.reader(StringIO(text)))
    assert lines[0] == ["game", "name", "figure", "number"]
    assert ["goodge", "'=Ann,", "bids made of 60", "1"] in lines, "no spreadsheet takes a name for a formula"
    assert ["spades", "Ann", "best total", "-57"] in lines
    assert ["spades", "Cleo", "won against person", "0"] in lines
    assert {len(line) for line in lines} == {4}


def with_levels(line: str, levels: str) -> str:
    return line.replace('"winner"', f'"seats": {levels}, "winner"', 1)


def test_computer_players_are_left_out(tmp_path: Path) -> None:
    watched = with_levels(GOODGE, '["casual", "expert", "novice"]')
    played = with_levels(GOODGE, '["casual", null, "novice"]')
    [ben] = statistics(written(tmp_path, watched, played))["goodge"]
    assert (ben.name, ben.matches, ben.best) == ("Ben", 1, 10)


@pytest.mark.parametrize("levels", ["[null, null, null]", "null", '["casual"]', '"casual"', "{}"])
def test_where_no_level_is_told_everybody_counts(tmp_path: Path, levels: str) -> None:
    assert len(statistics(written(tmp_path, with_levels(GOODGE, levels)))["goodge"]) == 3


def test_the_games_come_in_their_order_each_by_itself(tmp_path: Path) -> None:
    found = statistics(written(tmp_path, SPIDGE, SPADES, GOODGE, GOODGE))
    assert list(found) == ["goodge", "spades", "spidge"]
    assert [found[game][0].matches for game in found] == [2, 1, 1]


@pytest.mark.parametrize(
    "line",
    ["", "nonsense", "[]", "{}", '{"game": "whist"}', '{"players": ["A"], "winner": null, "rounds": []}', GOODGE[:-40],
     "\x00" * 99, GOODGE.replace('"game": "goodge", ', ""), GOODGE.replace('"players": 3', '"players": 4'),
     GOODGE.replace('"bid 90"', '"bid 91"'), GOODGE.replace('"trump H", ', ""),
     GOODGE.replace("[200", '["200"'), GOODGE.replace('"players": ["Ann", ', '"players": ['),
     GOODGE.replace('"winner": 0', '"winner": null'), SPADES.replace('"bid 4"', '"bid four"'),
     SPADES.replace('"nil", ', ""), SPADES.replace('"winner": 1', '"winner": 2'), SPADES.replace("[7, 0, 2, 4]", "[7]"),
     SPADES.replace('"dealer": 1, ', ""), SPIDGE.replace('"dealer": 2', '"dealer": 3'),
     SPIDGE.replace("[0, 11, 2, 0]", '[0, 11, 2, "0"]')],
)  # fmt: skip
def test_damaged_lines_do_not_count(tmp_path: Path, line: str) -> None:
    want = statistics(written(tmp_path, GOODGE, SPADES, SPIDGE))
    damaged = line.strip("\n")
    assert statistics(written(tmp_path, damaged + "\n", GOODGE, SPADES, SPIDGE, damaged)) == want
    assert list(want) == ["goodge", "spades", "spidge"]


def test_a_real_match_counts(tmp_path: Path) -> None:
    store = Store(Home.at(tmp_path))
    table = Table.start(setup(None, None, None, target=200), store)
    play_out(table)
    table.close()
    store.close()
    found = {figures.name: figures for figures in statistics(store.home.records_file)["goodge"]}
    assert sum(figures.counts["goodge"] for figures in found.values()) == len(table.record.rounds)
    for seat, name in enumerate(table.record.players):
        assert found[name].best == table.record.totals[seat]
        assert found[name].wins == (seat == table.record.winner)


def test_matches_with_hints_are_counted_for_whoever_took_them(tmp_path: Path) -> None:
    with_hints = SPADES.replace('"winner"', '"hints": [0, 2, 0, 1], "winner"', 1)
    found = statistics(written(tmp_path, SPADES, with_hints, with_hints.replace("[0, 2", '["x", 2')))["spades"]
    assert {figures.name: figures.with_hints for figures in found} == {"Ann": 0, "Ben": 1, "Cleo": 0, "Dan": 1}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_counted_is_what_was_played(tmp_path: Path, game: str) -> None:
    record = play_match(GAMES[game], {"target": min(60, GAMES[game].read_rules({}).target)}, 6)
    found = {figures.name: figures for figures in statistics(written(tmp_path, encode_record(record) + "\n"))[game]}
    sides = GAMES[game].sides(record.rules)
    for seat, name in enumerate(record.players):
        figures = found[name]
        assert figures.wins == (seat % sides == record.winner)
        assert figures.best == record.totals[seat % sides]
        assert figures.counts == sum((_counted(game, state, seat) for state in record.scored), Counter[str]()), name


def _counted(game: str, state: Any, seat: int) -> Counter[str]:
    """The same from the states of the engine; without what is 0."""
    board, taken = state.board, state.result.points
    if game == "goodge":
        is_goodge = board.goodge == seat
        return +Counter(goodge=int(is_goodge), made=int(is_goodge and taken[seat] >= board.bid))
    if game == "spidge":
        return Counter(honours(board)[seat])
    if not isinstance(board, PartnerBoard):
        return Counter()
    partner = (seat + 2) % 4
    bid = board.contract(seat % 2)
    counting = sum(taken[each] for each in (seat, partner) if isinstance(board.bids[each], Bid))
    is_nil = not isinstance(board.bids[seat], Bid)
    nils = {"nils": int(is_nil), "nils made": int(is_nil and taken[seat] == 0)}
    return +Counter({"contracts": int(bid > 0), "made": int(0 < bid <= counting), **nils})


def test_a_nil_by_chance_is_among_those_matches() -> None:
    record = play_match(GAMES["spades"], {"target": 60}, 6)
    assert any(isinstance(bid, Nil) for state in record.scored for bid in narrow(state, PartnerBoard).board.bids)
