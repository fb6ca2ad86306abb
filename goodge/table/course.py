"""The course of a match, decision by decision and deal by deal. Its record grows; nothing else changes."""

from __future__ import annotations

import time
from typing import Any

from ..engine.actions import Action
from ..engine.errors import IllegalAction
from ..engine.events import Event
from ..engine.game import AnyState
from ..engine.games import game_named
from ..engine.record import MOST_SECONDS, Record, start_record
from ..engine.refusals import RoundUnderWay
from ..engine.seeding import deal_for, draw_for_dealer
from .archive.setups import fields_of
from .seats import MatchSetup


def begin(setup: MatchSetup, **extra: Any) -> tuple[Record, tuple[Event, ...]]:
    """Return a new match, its first round dealt, and the events: first the draw for the dealer, if there is one.

    `extra` goes into the record besides what `setup_of` reads. Raises RulesError for options that the game does not
    have, ValueError for a wrong number of seats.
    """
    game = game_named(setup.game)
    rules = game.read_rules(setup.options)
    if len(setup.seats) != game.seats(rules):
        raise ValueError(f"{len(setup.seats)} seats are set up, but {game.seats(rules)} play")
    dealer, drawn = draw_for_dealer(game, rules, setup.seed)
    record = start_record(
        game,
        rules,
        [seat.name for seat in setup.seats],
        dealer,
        deal_for(game, rules, setup.seed, 0),
        **fields_of(setup, started=time.time_ns() // 1_000_000),  # tells apart two matches that were played alike
        **extra,
    )
    state = record.rounds[0][0]
    return record, (*drawn, *game.open_round(state.match, state.deal)[1])


def last_state(record: Record) -> AnyState:
    """Return the current state of the match."""
    return record.rounds[-1][-1]


def act(record: Record, action: Action) -> tuple[Event, ...]:
    """Carry out this action of the seat to act; return the events. The match ends with the round once its time is up.

    Raises IllegalAction.
    """
    state, events = record.game.apply(last_state(record), action)
    if is_time_up(record) and record.game.why_no_end_by_time(state) is None:
        state, won = record.game.end_by_time(state)
        events = (*events, *won)
    record.rounds[-1].append(state)
    return events


def deal_next(record: Record, seed: int) -> tuple[Event, ...]:
    """Deal the next round of the match with this seed. Raises IllegalAction during a round or after the end."""
    state = last_state(record)
    if not state.board.is_over:
        raise IllegalAction(RoundUnderWay())
    deal = deal_for(record.game, record.rules, seed, len(record.rounds))
    state, events = record.game.open_round(record.game.next_match(state), deal)
    record.rounds.append([state])
    return events


def seconds_left(record: Record) -> float | None:
    """Return the playing time left before the last round, in seconds; None if there is no clock."""
    return left_of_minutes(record, record.seconds)


def left_of_minutes(record: Record, seconds: float) -> float | None:
    """Return the playing time left, in seconds, once this many seconds are over; None if there is no clock."""
    minutes = record.game.minutes(record.rules)
    return None if minutes is None else max(0.0, min(60 * minutes, MOST_SECONDS) - seconds)


def is_time_up(record: Record) -> bool:
    return seconds_left(record) == 0.0
