"""A record goes by again at a table where nobody decides anything."""

from __future__ import annotations

from pathlib import Path

import pytest

from goodge.engine.errors import IllegalAction
from goodge.engine.events import DealerDrawn, Dealt, MatchWon
from goodge.engine.record import Record, decode_record, encode_record
from goodge.engine.refusals import RoundUnderWay
from goodge.table.autosaver import snapshot
from goodge.table.home import Home
from goodge.table.match_table import Table
from goodge.table.replay import Replay
from goodge.table.store import Store

from .test_kin_tables import Clock, kin_setup, play_round
from .tools import advance, harmless, play_out, setup, steps_on_disk, texts


def finished(folder: Path, game: str) -> Record:
    """A match of a game, won, as a reader of its record has it."""
    folder.mkdir(exist_ok=True)
    table = Table.start(setup(target=1) if game == "goodge" else kin_setup(game, target=1), Store(Home.at(folder)))
    play_out(table, harmless)
    table.close()
    return decode_record(encode_record(table.record))


@pytest.mark.parametrize("game", ["goodge", "spades", "pride", "spidge"])
def test_a_record_goes_by_again_to_the_same_end(tmp_path: Path, game: str) -> None:
    record = finished(tmp_path, game)
    replay = Replay(record)
    steps = steps_on_disk(replay)
    drawn = [DealerDrawn] if game in ("pride", "spidge") else []
    assert [type(event) for event in steps[0].events] == [*drawn, Dealt]
    count = 0
    while replay.step():
        count += 1
        assert len(steps_on_disk(replay)) == 1
    assert count == sum(len(states[-1].actions) for states in record.rounds) + len(record.rounds) - 1
    assert not replay.has_next
    assert (replay.is_over, replay.record.winner) == (True, record.winner)
    assert [states[-1] for states in replay.record.rounds] == [states[-1] for states in record.rounds]
    assert list(tmp_path.glob("match*")) == []


def test_a_match_that_ended_by_its_minutes_ends_so_again(tmp_path: Path) -> None:
    clock = Clock()
    table = Table.start(kin_setup("pride", minutes=1, target=9000), Store(Home.at(tmp_path)), clock)
    play_round(table)
    table.deal_next()
    clock.seconds += 60
    play_round(table)
    replay = Replay(decode_record(encode_record(table.record)))
    while replay.step():
        pass
    assert (replay.record.is_by_time, replay.round_number) == (True, 1)
    assert isinstance(steps_on_disk(replay)[-1].events[-1], MatchWon)
    assert replay.seconds_left is None


def test_a_match_under_way_is_followed(tmp_path: Path) -> None:
    table = Table.start(kin_setup("pride"), Store(Home.at(tmp_path)))
    advance(table, 7, harmless)
    replay = Replay(snapshot(table.record))
    while replay.step():
        pass
    assert texts(replay) == texts(table)
    play_round(table)
    table.deal_next()
    replay.extend(snapshot(table.record))
    replay.skip_round()
    assert (replay.round_over, replay.round_number) == (True, 0)
    assert replay.step()
    assert texts(replay) == texts(table)
    table.close()


def test_a_record_need_not_say_who_sat_there(tmp_path: Path) -> None:
    record = finished(tmp_path, "spidge")
    record.extra.clear()
    replay = Replay(record)
    assert [seat.name for seat in replay.seats] == list(record.players)
    assert {seat.level for seat in replay.seats} == {None}
    assert replay.game.id == "spidge"
    (step,) = steps_on_disk(replay)
    assert [type(event) for event in step.events] == [Dealt]  # how the dealer was drawn, nobody knows


def test_a_replay_refuses_what_is_not_on_record(tmp_path: Path) -> None:
    record = finished(tmp_path, "pride")
    replay = Replay(record)
    with pytest.raises(IllegalAction) as refused:
        replay.deal_next()
    assert refused.value.refusal == RoundUnderWay()
    replay.step()
    assert not replay.can_undo()
    assert not replay.can_take_back()
    with pytest.raises(ValueError, match="no cards"):
        Replay(Record(record.game, record.rules, record.players))
