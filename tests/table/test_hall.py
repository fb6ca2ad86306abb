"""A tournament played from its first round to its last, left and gone on with, killed and found again."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from goodge.commands.referee import judge
from goodge.engine.record import encode_record
from goodge.table import course
from goodge.table.archive.tournaments import tag_of
from goodge.table.hall import Hall
from goodge.table.home import Home
from goodge.table.match_table import Table
from goodge.table.notices import Cause, Fault, TournamentNotKept
from goodge.table.side_tables import DEAL_SECONDS
from goodge.table.store import Store

from .tools import WAIT, advance, harmless, play_out, setup, texts
from .tournaments import OWN, fast, lines, opened, play_tournament, results

ROOT = Path(__file__).parents[2]


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    hall = opened(tmp_path)
    yield hall
    hall.close()


class Interrupted(Hall):
    """Looks for something to tell; just after the next look the other tables meet a full disk."""

    is_to_fail = False

    def __getattribute__(self, name: str) -> object:
        found = super().__getattribute__(name)
        if name == "_trouble" and self.is_to_fail:
            self.is_to_fail = False
            self._fail(OSError(28, "full"))
        return found


def test_trouble_at_another_table_is_told_also_where_it_comes_in_between(tmp_path: Path) -> None:
    hall = Interrupted(Home.at(tmp_path))
    hall.is_to_fail = True
    told = hall.next_notice() or hall.next_notice()
    assert told == TournamentNotKept(Fault(Cause.DISK_FULL))
    assert hall.next_notice() is None
    hall.close()


# -- a whole tournament -----------------------------------------------------------------------------------


def test_a_tournament_is_played_from_the_first_round_to_the_champion(tmp_path: Path, hall: Hall) -> None:
    play_tournament(hall)
    assert hall.tournament.champion is not None
    assert len(hall.tournament.played) == 19
    records = lines(tmp_path)
    assert len(records) == 19
    assert all(judge(json.dumps(record).encode())["ok"] for record in records)
    championship = records[-1]["rules"]
    assert (championship["set_limit"], championship["max_rounds"], championship["minutes"]) == (3, None, None)


def test_the_same_seed_gives_the_same_tournament(tmp_path: Path) -> None:
    found = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        hall = opened(tmp_path / name)
        play_tournament(hall)
        found.append((results(hall), hall.tournament.champion))
        hall.close()
    assert found[0] == found[1]


def test_the_people_have_their_own_save_beside_that_of_an_ordinary_match(tmp_path: Path, hall: Hall) -> None:
    store = Store(Home.at(tmp_path))
    ordinary = Table.start(setup(), store)
    advance(ordinary, 5)
    own = hall.sit_down()
    advance(own, 7, harmless)
    hall.rise(own)
    ordinary.close()
    again = hall.sit_down()
    assert again.record is own.record
    assert store.saved is ordinary.record
    assert (tmp_path / "match.json").exists()
    assert (tmp_path / "tournament" / "match.json").exists()
    store.close()


def test_a_new_tournament_gives_up_the_game_of_the_one_before(tmp_path: Path, hall: Hall) -> None:
    assert not Home.at(tmp_path).tournament.save_file.exists()
    own = hall.sit_down()
    advance(own, 7, harmless)
    hall.rise(own)
    assert Home.at(tmp_path).tournament.save_file.exists()
    hall.begin(OWN, "novice", 3)
    assert not Home.at(tmp_path).tournament.save_file.exists()
    assert texts(hall.sit_down()) == [[]]


def test_progress_is_public_and_a_game_can_be_watched_while_it_is_played(hall: Hall) -> None:
    hall.set_pace(1.0)
    own = hall.sit_down()
    advance(own, 4 + 8, harmless)
    hall.rise(own)
    progress = hall.progress()
    assert set(progress) == set(hall.round)
    own_game = hall.own_game
    assert own_game is not None
    assert (progress[own_game].rounds, progress[own_game].tricks) == (0, 2)
    other = next(pairing for pairing in hall.round if pairing != own_game)
    record = hall.record_of(other)
    assert record.winner is None
    assert record.players == tuple(seat.name for seat in hall._setup.match_setup(other).seats)
    hall.set_pace(None)
    hall.wait(WAIT)
    assert hall.update()
    assert hall.record_of(other).winner is not None


def test_a_round_ends_with_its_last_game_and_the_next_one_waits_to_be_begun(hall: Hall) -> None:
    first = hall.round
    hall.open_round()
    hall.wait(WAIT)
    assert hall.update()
    assert not hall.update()
    assert (hall.round, hall.is_round_on) == (first, True)
    table = hall.sit_down()
    play_out(table, harmless)
    hall.rise(table)
    assert hall.round != first
    assert hall.progress() == {}


def test_there_is_no_own_game_once_the_team_is_out(hall: Hall) -> None:
    while hall.own_game is not None:
        fast(hall)
    assert hall.tournament.champion is None  # with this seed the people do not come to the last game
    with pytest.raises(ValueError, match="no game to play"):
        hall.sit_down()


# -- closing and coming back ------------------------------------------------------------------------------


def test_a_tournament_goes_on_where_it_was_left(tmp_path: Path) -> None:
    whole = opened(tmp_path / "whole")
    play_tournament(whole)
    want, champion = results(whole), whole.tournament.champion
    whole.close()
    seen: list[int] = []
    for turn in range(200):
        hall = opened(tmp_path / "parts", begin=turn == 0)
        seen.append(len(hall.tournament.played))
        if hall.tournament.champion is not None:
            break
        hall.open_round()
        if hall.own_game is not None:
            table = hall.sit_down()
            advance(table, 200, harmless)
            hall.rise(table)
        hall.wait(0.1)
        hall.update()
        hall.close()
    assert seen == sorted(seen)
    assert len(seen) > 8
    assert (results(hall), hall.tournament.champion) == (want, champion)
    assert len(lines(tmp_path / "parts")) == 19
    hall.close()


def test_other_tables_go_on_from_their_last_deal(tmp_path: Path) -> None:
    hall = opened(tmp_path)
    hall.set_pace(None)
    hall.open_round()
    hall.wait(WAIT)
    hall.close()
    (tmp_path / "tournament" / "records.jsonl").unlink()
    drawn = hall._setup
    pairing = next(pairing for pairing in hall.round if not drawn.owns(pairing))
    record, _ = course.begin(drawn.match_setup(pairing), **tag_of(drawn, pairing))
    while not course.last_state(record).board.is_over:
        state = course.last_state(record)
        course.act(record, harmless(record.game.view_for(state, state.board.turn)))
    record.seconds = 321.0
    (tmp_path / "tournament" / "tables.jsonl").write_text(encode_record(record) + "\n")
    again = opened(tmp_path, begin=False, pace=0.000001)
    found = next(each for each in again.progress().values() if each.pairing == pairing)
    again.close()
    assert found.rounds == 1
    assert found.seconds_left == 25 * 60 - 321 - (DEAL_SECONDS if found.tricks or len(record.rounds) > 1 else 0)


def playing(folder: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.table.tournaments", str(folder)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def test_killed_at_any_moment_nothing_that_was_finished_is_played_again(tmp_path: Path) -> None:
    finished = 0
    for wanted in (1, 3, 2, 6):
        with playing(tmp_path) as process:
            assert process.stdout is not None
            for number, line in enumerate(process.stdout, 1):
                count = int(line)
                assert count >= finished
                finished = count
                if number == wanted:
                    process.kill()
    keys = [(record["tournament"]["round"], *record["tournament"]["teams"]) for record in lines(tmp_path)]
    assert len(keys) == len(set(keys)) >= finished > 3
    hall = opened(tmp_path, begin=False)
    assert len(hall.tournament.played) == len(keys)
    play_tournament(hall)
    hall.close()
    whole = opened(tmp_path / "whole")
    play_tournament(whole)
    assert (results(whole), whole.tournament.champion) == (results(hall), hall.tournament.champion)
    whole.close()
