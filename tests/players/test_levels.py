"""What every level owes the table: an answer that hangs on level, seed and view alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from goodge.engine.game import Phase, View
from goodge.engine.rng import Stream
from goodge.engine.views import decode_view, encode_view
from goodge.players import LEVELS, Budget, player_of

from .rounds import GAME, AnyState, random_states

levels = pytest.mark.parametrize("level", LEVELS)
players_3_and_4 = pytest.mark.parametrize("players", [3, 4])


def sampled(players: int, number: int, step: int = 5) -> list[AnyState]:
    *running, _ = random_states(players, number)
    return running[::step]


def view_of(state: AnyState) -> View[Any]:
    return GAME.view_for(state, state.board.turn)


def test_a_level_is_one_player_and_knows_its_name() -> None:
    for level in LEVELS:
        assert player_of(level).level == level
        assert player_of(level) is player_of(level)


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(ValueError, match="“wizard”; there is beginner, novice, casual, skilled, expert"):
        player_of("wizard")


@levels
@players_3_and_4
def test_the_answer_does_not_hang_on_cards_that_cannot_be_seen(level: str, players: int) -> None:
    player = player_of(level)
    for state in sampled(players, 11):
        other = GAME.resample(view_of(state), Stream(3, "another deal"))
        assert player.choose(view_of(other), 5) == player.choose(view_of(state), 5)


@levels
@players_3_and_4
def test_the_answer_does_not_hang_on_the_order_of_cards(level: str, players: int) -> None:
    player, stream = player_of(level), Stream(8, "order")
    for state in sampled(players, 12):
        view = view_of(state)
        stash = None if view.stash is None else tuple(stream.shuffled(view.stash))
        mixed = replace(
            view, hand=tuple(stream.shuffled(view.hand)), legal=tuple(stream.shuffled(view.legal)), stash=stash
        )
        assert player.choose(mixed, 5) == player.choose(view, 5)


@levels
def test_the_answer_is_the_same_when_the_view_has_been_text(level: str) -> None:
    player = player_of(level)
    for state in sampled(3, 13):
        view = view_of(state)
        assert player.choose(decode_view(encode_view(view)), 5) == player.choose(view, 5)


@levels
def test_nothing_is_carried_from_one_answer_to_the_next(level: str) -> None:
    player, views = player_of(level), [view_of(state) for state in sampled(4, 14)]
    onwards = [player.choose(view, 2) for view in views]
    assert onwards == [player.choose(view, 2) for view in reversed(views)][::-1]


def test_seeds_make_a_difference_to_a_novice() -> None:
    views = [view_of(state) for state in sampled(3, 15, 1)]
    novice = player_of("novice")
    assert [novice.choose(view, 1) for view in views] != [novice.choose(view, 2) for view in views]


@levels
def test_a_deadline_that_is_past_still_gets_a_legal_answer(level: str) -> None:
    for state in sampled(3, 16):
        answer = player_of(level).choose(view_of(state), 0, Budget(seconds=1e-9)).action
        assert GAME.why_illegal(state, answer) is None


def test_an_expert_lets_others_run_and_can_be_stopped() -> None:
    class Stopped(Exception):  # noqa: N818
        pass

    def stop() -> None:
        raise Stopped

    calls: list[None] = []
    state = next(state for state in random_states(3, 17) if state.board.phase is Phase.PLAY)
    expert = player_of("expert")
    answer = expert.choose(view_of(state), 0, Budget(yield_=lambda: calls.append(None)))
    assert len(calls) > 20
    assert answer == expert.choose(view_of(state), 0)
    with pytest.raises(Stopped):
        expert.choose(view_of(state), 0, Budget(yield_=stop))
