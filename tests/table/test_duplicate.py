"""Rounds played again with the Expert where people sat."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from goodge.engine.actions import Action
from goodge.engine.game import AnyView
from goodge.engine.games import GAMES
from goodge.engine.record import Record, encode_record
from goodge.players import Budget, Decision, Player, player_of
from goodge.table.archive.duplicates import KeptGains
from goodge.table.archive.finished import FinishedMatches
from goodge.table.duplicate import DuplicateBoard, ExpertRounds, boards_of, play_board
from goodge.table.home import Home
from tests.engine.playing import play_match

SEATS = {"seats": [None, "novice", "casual", "novice"], "seed": 3, "players_seed": 70, "started": 1_000}


def match(game: str, rounds: int = 2, **fields: object) -> Record:
    """A match by chance, with one person in it."""
    record = play_match(GAMES[game], {}, 5, rounds)
    levels = [None, "novice", "casual", "novice"][: len(record.players)]
    return replace(record, extra={**SEATS, "seats": levels, **fields})


class Asked:
    """Players who answer as the novice does at once, and what they were asked."""

    def __init__(self) -> None:
        self.levels: dict[int | None, set[tuple[str, int]]] = {}

    def __call__(self, level: str, style: str | None) -> Player:
        novice = player_of("novice", style)
        outer = self

        class Noting:
            level = "novice"

            def choose(self, view: AnyView, seed: int, budget: Budget | None = None) -> Decision:
                outer.levels.setdefault(view.seat, set()).add((level, seed))
                return novice.choose(view, seed, budget)

        return Noting()


def no_note(line: str) -> None:
    raise AssertionError(line)


@pytest.mark.parametrize("game", GAMES)
def test_the_expert_takes_the_persons_seat_and_the_others_stay(game: str) -> None:
    record, asked = match(game), Asked()
    boards = boards_of(record)
    assert len(boards) == 2
    for board, states in zip(boards, record.rounds, strict=True):
        assert board.start == states[0]
        assert len(play_board(board, asked, Budget(), no_note)) == len(board.gains)
    seats = record.extra["seats"]
    assert asked.levels == {seat: {(level or "expert", 70 + seat)} for seat, level in enumerate(seats)}
    totals = [sum(gains) for gains in zip(*(board.gains for board in boards), strict=True)]
    assert tuple(totals) == record.totals


def test_who_plays_as_the_people_did_gains_what_they_did() -> None:
    record = match("goodge", 3)
    for board, states in zip(boards_of(record), record.rounds, strict=True):
        done = iter(states[-1].actions)

        class Same:
            level = "expert"

            def choose(self, view: AnyView, seed: int, budget: Budget | None = None) -> Decision:  # noqa: ARG002
                action: Action = next(done)  # noqa: B023
                return Decision(action)

        assert play_board(board, lambda *_: Same(), Budget(), no_note) == board.gains


def test_a_round_under_way_is_no_board() -> None:
    record = match("spades", 2)
    del record.rounds[-1][-3:]
    assert len(boards_of(record)) == 1


def rounds(tmp_path: Path, record: Record, asked: Asked) -> ExpertRounds:
    kept = KeptGains(tmp_path / "expert.jsonl", no_note, may_save=True)
    return ExpertRounds(lambda: [record], kept, no_note, asked)


def test_what_was_played_is_kept_and_not_played_twice(tmp_path: Path) -> None:
    record, first, second = match("goodge"), Asked(), Asked()
    work = rounds(tmp_path, record, first)
    work.wait(60)
    [played] = work.played
    assert work.is_done
    assert played.is_done
    again = rounds(tmp_path, record, second)
    again.wait(60)
    assert again.played[0].gains == played.gains
    assert not second.levels, "nobody is asked again"
    other = rounds(tmp_path, replace(record, extra={**record.extra, "players_seed": 71}), second)
    other.wait(60)
    assert second.levels, "other numbers may lead to another course"


@pytest.mark.parametrize("damage", [b"\xff\n", b"{}\n", b'{"round": "x", "gains": [true]}\n', b'{"round": 3}'])
def test_a_damaged_line_is_passed_over(tmp_path: Path, damage: bytes) -> None:
    kept = KeptGains(tmp_path / "expert.jsonl", no_note, may_save=True)
    kept.add("one", (5, -5))
    with (tmp_path / "expert.jsonl").open("ab") as file:
        file.write(damage)
    kept.add("two", (1, 2))
    assert kept.read() == {"one": (5, -5), "two": (1, 2)}


def test_a_folder_that_takes_nothing_is_noted(tmp_path: Path) -> None:
    (tmp_path / "expert.jsonl").mkdir()
    noted: list[str] = []
    KeptGains(tmp_path / "expert.jsonl", noted.append, may_save=True).add("one", (1,))
    assert len(noted) == 1
    assert KeptGains(tmp_path / "expert.jsonl", noted.append, may_save=True).read() == {}


def test_it_can_be_left_in_the_middle_of_a_thought(tmp_path: Path) -> None:
    asked: list[int | None] = []

    class Endless:
        level = "expert"

        def choose(self, view: AnyView, seed: int, budget: Budget | None = None) -> Decision:  # noqa: ARG002
            asked.append(view.seat)
            while budget is not None and budget.yield_ is not None:
                budget.yield_()
            raise AssertionError

    kept = KeptGains(tmp_path / "expert.jsonl", no_note, may_save=True)
    work = ExpertRounds(lambda: [match("goodge")], kept, no_note, lambda *_: Endless())
    work.close()
    assert not work.is_done
    assert not (tmp_path / "expert.jsonl").exists()


def test_an_evening_is_the_matches_of_the_same_people_and_game(tmp_path: Path) -> None:
    hour = 3_600_000

    def won(game: str, started: int, person: str = "Ann") -> Record:
        record = play_match(GAMES[game], {"target": 60 if game == "spades" else 150}, 4)
        record.players = (person, *record.players[1:])
        levels = [None, "novice", "casual", "novice"][: len(record.players)]
        return replace(record, extra={**SEATS, "seats": levels, "started": started})

    now = 100 * hour
    others = [won("goodge", now - 20 * hour), won("goodge", now - 3 * hour), won("spades", now - 2 * hour)]
    others += [won("goodge", now - hour, "Zoe"), won("goodge", now - 1)]
    record = won("goodge", now)
    home = Home.at(tmp_path)
    home.records_file.write_text("".join(encode_record(each) + "\n" for each in [*others, record]))
    found = FinishedMatches(home).evening_of(record)
    assert [each.extra["started"] for each in found] == [now - 3 * hour, now - 1, now]
    assert found[-1] is record


def test_the_key_tells_apart_all_that_matters() -> None:
    [board, other] = boards_of(match("goodge"))

    def changed(**fields: object) -> DuplicateBoard:
        return replace(board, setup=replace(board.setup, **fields))  # type: ignore[arg-type]

    bold = (board.setup.seats[0], replace(board.setup.seats[1], style="bold"), *board.setup.seats[2:])
    keys = [board.key, other.key, changed(players_seed=1).key, changed(seats=bold).key]
    assert len(set(keys)) == 4
