"""The tables at which no person plays: their clock and their pace."""

from __future__ import annotations

from functools import partial
from threading import Event

from goodge.engine.game import View
from goodge.engine.tournament import Pairing, Stage
from goodge.table import course
from goodge.table.replay import Replay
from goodge.table.side_tables import BID_SECONDS, CARD_SECONDS, DEAL_SECONDS, SideTable, SideTables, counted_seconds
from goodge.table.thinker import Players
from goodge.table.tournaments import draw

from .tools import WAIT, Stub, harmless
from .tournaments import OWN, OnlyClock, player


def side_tables(
    count: int, clock: OnlyClock, pace: float | None, players: Players = player
) -> tuple[SideTables, list[SideTable]]:
    drawn, over = draw(OWN, "novice", 5, 1), list[SideTable]()
    pairs = [Pairing(Stage.ROUND_ROBIN, 0, (2 * n, 2 * n + 1)) for n in range(count)]
    setups = [drawn.match_setup(pair) for pair in pairs]
    tables = [SideTable(pair, each, course.begin(each)[0]) for pair, each in zip(pairs, setups, strict=True)]
    side = SideTables(
        tables, players, print, finished=over.append, reached=lambda _: None, pace=pace, now=clock
    )  # fmt: skip
    return side, over


def test_the_players_are_given_their_views_the_seeds_of_their_seats_and_nothing_else() -> None:
    stub = Stub(harmless)
    side, over = side_tables(1, OnlyClock(), None, lambda *_: stub)
    assert side.wait(WAIT)
    side.close()
    (table,) = over
    decisions = [state for states in table.record.rounds for state in states[:-1]]
    game, seats = table.record.game, [state.board.to_act for state in decisions]
    views = [game.view_for(state, seat) for state, seat in zip(decisions, seats, strict=True)]
    assert stub.asked == [(view, table.setup.players_seed + seat) for view, seat in zip(views, seats, strict=True)]
    assert all(type(view) is View for view, _ in stub.asked)


def test_each_decision_takes_as_long_as_people_would_take_over_it() -> None:
    side, over = side_tables(1, OnlyClock(), None)
    assert side.wait(WAIT)
    side.close()
    (table,) = over
    cards = sum(len(states) - 1 - 4 for states in table.record.rounds)
    bids, deals = 4 * len(table.record.rounds), len(table.record.rounds) - 1
    assert cards == 52 * len(table.record.rounds)
    assert table.record.seconds == cards * CARD_SECONDS + bids * BID_SECONDS + deals * DEAL_SECONDS
    assert counted_seconds(table.record) == table.record.seconds


def test_the_clock_of_a_table_that_is_watched_goes_with_its_moves() -> None:
    side, over = side_tables(1, OnlyClock(), None)
    assert side.wait(WAIT)
    side.close()
    replay = Replay(over[0].record, is_counted=True)
    assert replay.seconds_left == 25 * 60
    for seconds in (BID_SECONDS,) * 4 + (CARD_SECONDS,) * 52 + (DEAL_SECONDS,):
        before = replay.seconds_left
        assert before is not None
        assert replay.step()
        assert replay.seconds_left == before - seconds
    assert Replay(over[0].record).seconds_left is None, "nobody knows when people made their moves"


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


def test_a_fault_of_ours_leaves_a_line_in_the_log_and_the_games_as_they_stand() -> None:
    pairing, notes, told = Pairing(Stage.ROUND_ROBIN, 0, (0, 1)), list[str](), Event()
    setup = draw(OWN, "novice", 5, 1).match_setup(pairing)

    def broken(_: SideTable) -> None:
        raise ZeroDivisionError

    def note(line: str) -> None:
        notes.append(line)
        told.set()

    kept: list[int] = []
    side = SideTables(
        [SideTable(pairing, setup, course.begin(setup)[0])], player, note, pace=None, now=OnlyClock(),
        finished=broken, reached=lambda tables: kept.append(len(tables)), stopped=partial(notes.append, "told"),
    )  # fmt: skip
    assert told.wait(WAIT)
    side.close()
    assert notes.pop() == "told"
    assert not side.is_playing, "nobody waits for them"
    assert notes == ["the other tables have stopped: ZeroDivisionError()"]
    assert kept[-1] == 1


def test_closing_stops_in_the_middle_of_a_thought() -> None:
    side, over = side_tables(3, OnlyClock(), 1.0)
    side.close()
    assert over == []
    assert len(side.progress()) == 3
