"""A tournament: its teams, the other tables and their clock, the people's own table, and its files."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from goodge.commands.referee import judge
from goodge.engine.errors import TextError
from goodge.engine.record import encode_record
from goodge.engine.rng import Stream
from goodge.engine.tournament import Pairing, Stage
from goodge.table import course
from goodge.table.hall import Hall
from goodge.table.home import Home
from goodge.table.match_table import Table
from goodge.table.seats import SeatSetup
from goodge.table.side_tables import BID_SECONDS, CARD_SECONDS, DEAL_SECONDS, SideTable, SideTables
from goodge.table.store import SECOND_COPY, Store
from goodge.table.teams import Team, drawn_field
from goodge.table.tournaments import decode_setup, draw, encode_setup

from .tools import WAIT, Failing, advance, harmless, play_out, setup, texts
from .tournaments import OWN, OnlyClock, opened, play_tournament, player, results

ROOT = Path(__file__).parents[2]


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    hall = opened(tmp_path)
    yield hall
    hall.close()


def lines(folder: Path, name: str = "records.jsonl") -> list[dict[str, Any]]:
    path = folder / "tournament" / name
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def fast(hall: Hall, *, plays: bool = True) -> Hall:
    """One round at full speed."""
    hall.open_round()
    if plays and hall.own_game is not None:
        table = hall.sit_down()
        play_out(table, harmless)
        hall.rise(table)
    hall.wait(WAIT)
    hall.update()
    return hall


# -- teams ------------------------------------------------------------------------------------------------


def test_eight_teams_are_drawn_in_which_no_two_people_share_a_name() -> None:
    for seed in range(30):
        drawn = draw(OWN, None, seed, 1)
        names = [team.name for team in drawn.teams] + [each.name for team in drawn.teams for each in team.players]
        assert len(set(names)) == 24
        assert drawn.teams[drawn.own] == OWN
        assert all(player.level for team in drawn.teams for player in team.players if team != OWN)
    assert len({draw(OWN, None, seed, 1).own for seed in range(30)}) == 8


def test_nobody_in_the_field_has_a_name_of_our_own() -> None:
    ours = Team("OLD OAKS", (SeatSetup("mabel", None), SeatSetup("Theo", "casual")))
    for seed in range(30):
        field = drawn_field(ours, "novice", 7, Stream(seed))
        assert len(field) == 7
        assert {each.level for team in field for each in team.players} == {"novice"}
        assert not {team.name for team in field} & {"Old Oaks", "Early Larks", "Quiet River"}


def test_a_team_without_a_name_is_called_by_its_players() -> None:
    assert Team(" \n", (SeatSetup("Ann", None), SeatSetup("Ben", None))).name == "Ann & Ben"


def test_partners_sit_across_the_table_and_the_rules_are_those_of_the_stage() -> None:
    drawn = draw(OWN, "casual", 3, 1)
    game = drawn.match_setup(Pairing(Stage.ROUND_ROBIN, 0, (2, 5)))
    assert game.seats[::2] == drawn.teams[2].players
    assert game.seats[1::2] == drawn.teams[5].players
    assert (game.game, game.options) == ("pride", {"target": 250, "max_rounds": 10, "minutes": 25})
    assert game.seed != drawn.match_setup(Pairing(Stage.SEMI_FINAL, 4, (2, 5))).seed


def test_the_setup_of_a_tournament_comes_back_from_its_file() -> None:
    drawn = draw(OWN, None, 3, 77)
    assert decode_setup(encode_setup(drawn)) == drawn


# -- the other tables -------------------------------------------------------------------------------------


def side_tables(count: int, clock: OnlyClock, pace: float | None) -> tuple[SideTables, list[SideTable]]:
    drawn, over = draw(OWN, "novice", 5, 1), list[SideTable]()
    pairs = [Pairing(Stage.ROUND_ROBIN, 0, (2 * n, 2 * n + 1)) for n in range(count)]
    setups = [drawn.match_setup(pair) for pair in pairs]
    tables = [SideTable(pair, each, course.begin(each)[0]) for pair, each in zip(pairs, setups, strict=True)]
    side = SideTables(
        tables, player, print, finished=over.append, reached=lambda _: None, pace=pace, now=clock
    )  # fmt: skip
    return side, over


def test_each_decision_takes_as_long_as_people_would_take_over_it() -> None:
    side, over = side_tables(1, OnlyClock(), None)
    assert side.wait(WAIT)
    side.close()
    (table,) = over
    cards = sum(len(states) - 1 - 4 for states in table.record.rounds)
    bids, deals = 4 * len(table.record.rounds), len(table.record.rounds) - 1
    assert cards == 52 * len(table.record.rounds)
    assert table.record.seconds == cards * CARD_SECONDS + bids * BID_SECONDS + deals * DEAL_SECONDS


def test_no_table_runs_ahead_of_the_time_that_has_gone_by() -> None:
    clock = OnlyClock()
    side, over = side_tables(2, clock, 1.0)
    clock.go(side, 50.0)
    left = [each.seconds_left for each in side.progress()]
    assert all(25 * 60 - 50 - BID_SECONDS <= (seconds or 0) <= 25 * 60 - 50 for seconds in left)
    side.set_pace(None)
    assert side.wait(WAIT)
    side.close()
    assert len(over) == 2


def test_a_pace_is_seconds_of_play_a_second() -> None:
    clock = OnlyClock()
    side, _ = side_tables(1, clock, 10.0)
    clock.go(side, 20.0)
    (progress,) = side.progress()
    assert progress.seconds_left is not None
    assert 25 * 60 - 206 <= progress.seconds_left <= 25 * 60 - 200
    side.close()


def test_closing_stops_in_the_middle_of_a_thought() -> None:
    side, over = side_tables(3, OnlyClock(), 1.0)
    side.close()
    assert over == []
    assert len(side.progress()) == 3


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
        if hall.tournament.champion is not None:
            return
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
    record, _ = course.begin(drawn.match_setup(pairing), **drawn.tag(pairing))
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


# -- files that are not what they should be ---------------------------------------------------------------


def test_a_line_cut_short_at_the_end_of_the_records_is_taken_away(tmp_path: Path) -> None:
    hall = opened(tmp_path)
    fast(hall, plays=False)
    hall.close()
    path = tmp_path / "tournament" / "records.jsonl"
    whole = path.read_bytes()
    assert whole.count(b"\n") == 3
    path.write_bytes(whole[:-40])
    again = opened(tmp_path, begin=False)
    counts = [len(again.tournament.played)]
    again.wait(WAIT)
    again.update()
    assert [*counts, len(again.tournament.played)] == [2, 3]
    again.close()
    assert all(judge(line)["ok"] for line in path.read_bytes().splitlines())


@pytest.mark.parametrize("change", ["garbled", "other rules", "no winner", "other totals", "no tag", "no rounds"])
def test_a_record_that_cannot_be_is_played_again_once(tmp_path: Path, change: str) -> None:
    hall = opened(tmp_path)
    fast(hall, plays=False)
    hall.close()
    path = tmp_path / "tournament" / "records.jsonl"
    first, *rest = path.read_text().splitlines()
    value = json.loads(first)
    if change == "other rules":
        value["rules"]["target"] = 300
    elif change == "no winner":
        value["winner"] = None
    elif change == "other totals":
        value["winner"] = 1 - value["winner"]
    elif change == "no tag":
        value["tournament"]["teams"] = [1]
    elif change == "no rounds":
        value["rounds"] = []
    bad = json.dumps(value) if change != "garbled" else first[:200] + "}{" + first[220:]
    path.write_text("\n".join([bad, *rest]) + "\n")
    for _ in range(2):
        again = opened(tmp_path, begin=False)
        again.wait(WAIT)
        again.update()
        assert len(again.tournament.played) == 3
        again.close()
        assert len(path.read_text().splitlines()) == 4


BAD_SETUPS = [b"", b"\xff\xfe", b"nonsense", b"[1]", b'{"format": "goodge-record", "version": 1}', b"[" * 100_000]


@pytest.mark.parametrize("data", BAD_SETUPS)
def test_a_damaged_setup_is_set_aside_and_a_new_tournament_can_begin(tmp_path: Path, data: bytes) -> None:
    hall = opened(tmp_path)
    fast(hall, plays=False)
    hall.close()
    (tmp_path / "tournament" / "tournament.json").write_bytes(data)
    again = opened(tmp_path, begin=False)
    assert again.setup is None
    assert again.notices == [
        "The tournament is damaged: it was set aside as tournament.damaged-1.json. Its games are kept."
    ]
    assert (tmp_path / "tournament" / "tournament.damaged-1.json").read_bytes() == data
    again.begin(OWN, "novice", 9)
    fast(again)
    assert len(again.tournament.played) == 4
    again.close()
    assert len(lines(tmp_path)) == 7


@pytest.mark.parametrize(
    ("name", "value"),
    [("teams", []), ("teams", 3), ("own", 8), ("own", "0"), ("seed", None), ("number", 1.5), ("version", 2)],
)
def test_a_setup_that_makes_no_sense_is_refused(name: str, value: object) -> None:
    fields = json.loads(encode_setup(draw(OWN, None, 3, 77))) | {name: value}
    with pytest.raises(TextError):
        decode_setup(json.dumps(fields).encode())


def test_nonsense_among_the_saved_tables_lets_them_begin_anew(tmp_path: Path) -> None:
    hall = opened(tmp_path)
    hall.open_round()
    hall.close()
    path = tmp_path / "tournament" / "tables.jsonl"
    path.write_bytes(b"nonsense\n\xff\n" + path.read_bytes()[:-300])
    again = opened(tmp_path, begin=False)
    again.wait(WAIT)
    again.update()
    assert len(again.tournament.played) == 3
    again.close()


def test_a_second_copy_plays_for_itself_and_touches_nothing(tmp_path: Path) -> None:
    first = opened(tmp_path)
    fast(first, plays=False)
    folder = tmp_path / "tournament"
    before = {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix != ".lock"}
    second = opened(tmp_path, begin=False)
    assert second.notices == [SECOND_COPY]
    assert second.setup is None
    second.begin(OWN, "novice", 4)
    fast(second)
    assert len(second.tournament.played) == 4
    second.close()
    assert {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix != ".lock"} == before
    first.close()


@pytest.mark.parametrize("call", ["create", "write", "sync", "replace"])
def test_a_full_disk_is_told_once_and_play_goes_on(tmp_path: Path, call: str) -> None:
    disk = Failing(call)
    hall = Hall(Home.at(tmp_path), player, disk)
    hall.set_pace(None)
    hall.begin(OWN, "novice", 4)
    fast(hall)
    assert len(hall.tournament.played) == 4
    assert hall.trouble() == "The disk is full: this tournament lasts until you quit."
    assert hall.trouble() is None
    disk.is_broken = False
    fast(hall)
    hall.close()
    others = [record for record in lines(tmp_path) if not hall._setup.owns(_pairing(hall, record))]
    assert len(others) == 6


def _pairing(hall: Hall, record: dict[str, Any]) -> Pairing:
    tag = record["tournament"]
    return next(
        each.pairing for each in hall.tournament.played
        if (each.pairing.round, list(each.pairing.teams)) == (tag["round"], tag["teams"])
    )  # fmt: skip


def test_a_hall_that_may_not_save_leaves_no_trace(tmp_path: Path) -> None:
    opened(tmp_path).close()
    before = sorted(path.name for path in (tmp_path / "tournament").iterdir())
    hall = Hall(Home.at(tmp_path), player, may_save=False)
    assert hall.setup is None
    assert hall.notices == ["This copy saves nothing: this tournament lasts until you quit."]
    hall.begin(OWN, "novice", 4)
    hall.set_pace(None)
    fast(hall)
    assert len(hall.tournament.played) == 4
    hall.close()
    assert sorted(path.name for path in (tmp_path / "tournament").iterdir()) == before
    assert [path.name for path in tmp_path.iterdir()] == ["tournament"]


def test_a_folder_that_cannot_be_made_lets_people_play_on(tmp_path: Path) -> None:
    (tmp_path / "tournament").write_bytes(b"in the way")
    hall = opened(tmp_path)
    assert len(hall.notices) == 1
    fast(hall)
    assert len(hall.tournament.played) == 4
    hall.close()
