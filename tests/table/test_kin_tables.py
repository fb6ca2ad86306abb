"""The table with the kin games: the draw for the first dealer, what may be taken back, styles, and the clock."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from goodge.commands.referee import judge
from goodge.engine.actions import Bid
from goodge.engine.events import DealerDrawn, Dealt, MatchWon
from goodge.engine.record import MOST_SECONDS, decode_record, encode_record
from goodge.engine.seeding import first_dealer
from goodge.table.clock import PlayClock
from goodge.table.home import Home
from goodge.table.match_table import Table
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.table.store import Store

from .tools import advance, harmless, play_out, progress, reopened, steps_on_disk, texts

NAMES = ("Ann", "Ben", "Cleo", "Dan")


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(Home.at(tmp_path))
    yield store
    store.close()


def kin_setup(game: str, *levels: str | None, seed: int = 7, **options: Any) -> MatchSetup:
    count = 3 if game == "spidge" else 4
    levels = levels or (None, *["novice"] * (count - 1))
    seats = tuple(SeatSetup(name, level) for name, level in zip(NAMES, levels, strict=False))
    return MatchSetup(seats, options, seed, game)


def timed(store: Store, clock: Clock, *levels: str | None, minutes: int = 1, seed: int = 7) -> Table:
    """League Spades with minutes and far to go."""
    return Table.start(kin_setup("pride", *levels, seed=seed, minutes=minutes, target=9000), store, clock)


def play_round(table: Table) -> None:
    while not table.round_over:
        advance(table, 1, harmless)


# -- the draw for the first dealer ------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["pride", "spidge"])
def test_the_first_thing_that_happens_is_the_draw_for_the_dealer(tmp_path: Path, store: Store, game: str) -> None:
    table = Table.start(kin_setup(game), store)
    (step,) = steps_on_disk(table)
    drawn, dealt = step.events
    assert isinstance(drawn, DealerDrawn)
    assert isinstance(dealt, Dealt)
    dealer = first_dealer(table.game, table.rules, table.seed)
    assert drawn.dealer == dealt.dealer == table.view(None).board.dealer == dealer
    play_round(table)
    steps_on_disk(table)
    table.deal_next()
    (step,) = steps_on_disk(table)
    assert [type(event) for event in step.events] == [Dealt]
    store.close()
    again = reopened(tmp_path)
    assert again is not None
    assert again.take_steps() == []
    assert again.view(None).board.dealer == (dealer + 1) % len(table.seats)


# -- taking back ------------------------------------------------------------------------------------------


def test_a_bid_may_be_taken_back_at_a_shared_screen_until_the_next_player_has_spoken(store: Store) -> None:
    table = Table.start(kin_setup("pride", None, None, None, None), store)
    assert not table.can_take_back()
    assert not table.take_back()
    first = table.actor
    assert table.submit(Bid(5)) is None
    assert table.can_take_back()
    assert not table.can_undo()
    assert table.take_back()
    assert (table.actor, texts(table)) == (first, [[]])
    assert steps_on_disk(table) == []
    for amount in (2, 3, 4, 5):
        assert table.submit(Bid(amount)) is None
    assert table.take_back()
    assert texts(table) == [["bid 2", "bid 3", "bid 4"]]
    assert table.submit(Bid(6)) is None
    advance(table, 1, harmless)
    assert not table.can_take_back()
    table.flush()
    assert decode_record(store.home.save_file.read_text()).rounds == table.record.rounds


def test_nobody_takes_back_what_a_computer_player_bid(store: Store) -> None:
    table = Table.start(kin_setup("pride", *["novice"] * 4), store)
    assert table.submit(Bid(5)) is None
    assert not table.can_take_back()


def test_undo_of_a_bid_follows_the_rule_of_the_game(store: Store) -> None:
    """One person: in League Spades a bid stands once the next player has spoken, in Spades once a card is played."""
    for game, stands in (("pride", True), ("spades", False)):
        table = Table.start(kin_setup(game, seed=2), store)
        assert table.view(None).board.dealer != 0  # two more bids at least
        while table.actor != 0:
            advance(table, 1, harmless)
        assert table.submit(Bid(4)) is None
        assert table.can_undo()
        advance(table, 1, harmless)
        assert table.can_undo() != stands


def test_a_card_of_the_dummy_may_be_undone_like_ones_own(store: Store) -> None:
    table = Table.start(kin_setup("spidge", seed=3), store)
    board = table.view(None).board
    while board.turn != 0 or board.acting != board.dummy or len(table.view(0).legal) < 2:
        advance(table, 1, harmless)
        if table.round_over:
            table.deal_next()
        board = table.view(None).board
    before = texts(table)
    advance(table, 1, harmless)
    assert table.undo()
    assert texts(table) == before


# -- styles -----------------------------------------------------------------------------------------------


def test_styles_are_kept_beside_the_levels(tmp_path: Path, store: Store) -> None:
    seats = (SeatSetup("Ann", None), SeatSetup("Ben", "casual", "bold"), SeatSetup("Cleo", "novice"))
    table = Table.start(MatchSetup(seats), store)
    assert table.record.extra["styles"] == [None, "bold", None]
    store.close()
    again = reopened(tmp_path)
    assert again is not None
    assert again.seats == seats


@pytest.mark.parametrize("styles", [["reckless", None, None], [1, 2, 3], ["bold"], "bold", None, [[], {}, None]])
def test_a_style_that_makes_no_sense_is_none_and_costs_no_match(tmp_path: Path, store: Store, styles: object) -> None:
    table = Table.start(
        MatchSetup((SeatSetup("Ann", None), *[SeatSetup(name, "casual") for name in NAMES[1:3]])), store
    )
    table.record.extra["styles"] = styles
    assert table.submit(Bid(50)) is None
    store.close()
    again = reopened(tmp_path)
    assert again is not None
    assert [seat.style for seat in again.seats] == [None, None, None]
    assert progress(again) == 2


# -- the clock --------------------------------------------------------------------------------------------


def test_a_clock_counts_while_it_runs(clock: Clock) -> None:
    watch = PlayClock(5.0, clock)
    clock.seconds += 10
    assert (watch.seconds, watch.is_running) == (5.0, False)
    watch.run()
    clock.seconds += 10
    watch.run()
    assert (watch.seconds, watch.is_running) == (15.0, True)
    watch.stop()
    watch.stop()
    clock.seconds += 10
    assert (watch.seconds, watch.is_running) == (15.0, False)


def test_rule_8_the_round_in_progress_is_finished_and_no_new_one_begins(store: Store, clock: Clock) -> None:
    table = timed(store, clock)
    assert table.seconds_left == 60.0
    clock.seconds += 59.5
    play_round(table)
    table.deal_next()
    advance(table, 20, harmless)
    clock.seconds += 0.5
    assert table.seconds_left == 0.0
    play_round(table)
    assert table.is_over
    assert isinstance(steps_on_disk(table)[-1].events[-1], MatchWon)
    table.close()
    (line,) = store.home.records_file.read_bytes().splitlines()
    value = json.loads(line)
    assert (value["ended"], len(value["rounds"]), value["seconds"]) == ("time", 2, 60)
    totals = value["rounds"][-1]["totals"]
    assert value["winner"] == totals.index(max(totals))
    assert judge(line)["ok"]


def test_a_clock_may_be_set_to_any_number_of_minutes(store: Store, clock: Clock) -> None:
    table = timed(store, clock, minutes=10**400)
    clock.seconds += 8.0
    assert table.seconds_left == MOST_SECONDS - 8
    table.close()


def test_rule_8_a_shared_lead_goes_on_though_the_minutes_are_up(store: Store, clock: Clock) -> None:
    table = timed(store, clock)
    clock.seconds += 100
    for _ in range(4):
        assert table.submit(Bid(13)) is None  # both contracts are sure to be broken
    play_round(table)
    assert table.view(None).totals == (-260, -260)
    table.deal_next()
    play_round(table)
    assert table.is_over


def test_the_clock_stands_between_rounds_and_while_nobody_plays(store: Store, clock: Clock) -> None:
    table = timed(store, clock, minutes=25)
    clock.seconds += 10
    play_round(table)
    clock.seconds += 500
    assert table.seconds_left == 1490.0
    table.deal_next()
    clock.seconds += 10
    table.stop_clock()
    clock.seconds += 500
    assert table.seconds_left == 1480.0
    table.start_clock()
    clock.seconds += 10
    assert table.seconds_left == 1470.0


def test_the_time_of_play_survives_leaving_the_table(tmp_path: Path, store: Store, clock: Clock) -> None:
    table = timed(store, clock, minutes=25)
    clock.seconds += 100
    advance(table, 3, harmless)
    clock.seconds += 20
    table.close()
    clock.seconds += 5000
    assert table.seconds_left == 1380.0
    store.close()
    new = Store(Home.at(tmp_path))
    again = Table.resume(new, clock)
    assert again is not None
    assert again.seconds_left == 1380.0
    clock.seconds += 30
    assert again.seconds_left == 1350.0
    again.close()
    new.close()
    assert json.loads(new.home.save_file.read_text())["seconds"] == 150


def test_what_grows_in_play_is_all_at_the_end_of_the_save(store: Store, clock: Clock) -> None:
    table = timed(store, clock, minutes=25)
    before = encode_record(table.record)
    clock.seconds += 700
    advance(table, 1, harmless)
    after = encode_record(table.record)
    begin = before.index('"actions": [') + len('"actions": [')
    assert after[:begin] == before[:begin]
    assert after.endswith('"winner": null, "seconds": 700}')


@pytest.mark.parametrize("seconds", [True, -1, 1.5, "60", None, 1 << 40, []])
def test_a_time_of_play_that_makes_no_sense_is_none(store: Store, clock: Clock, seconds: object) -> None:
    value = json.loads(encode_record(timed(store, clock).record))
    assert decode_record(json.dumps(value | {"seconds": 60})).seconds == 60.0
    assert decode_record(json.dumps(value | {"seconds": seconds})).seconds == 0.0


def test_where_no_minutes_are_set_there_is_no_clock(store: Store, clock: Clock) -> None:
    table = Table.start(kin_setup("pride", target=9000), store, clock)
    assert table.seconds_left is None
    clock.seconds += 100_000
    play_round(table)
    assert not table.is_over
    table.close()
    assert "seconds" not in json.loads(store.home.save_file.read_text())


def test_a_match_of_every_kin_game_plays_to_its_winner(store: Store) -> None:
    for game in ("spades", "pride", "spidge"):
        table = Table.start(kin_setup(game, target=1), store)
        play_out(table, harmless)
        table.close()
    lines = store.home.records_file.read_bytes().splitlines()
    assert [json.loads(line)["game"] for line in lines] == ["spades", "pride", "spidge"]
