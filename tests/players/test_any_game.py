"""What every level owes every game: a legal answer that hangs on level, seed and view alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goodge.engine.game import Rules
from goodge.engine.games import GAMES
from goodge.engine.games.spades import Spades
from goodge.engine.partners import PartnerBoard
from goodge.engine.rng import Stream
from goodge.engine.trickplay import TrickPlay
from goodge.engine.views import decode_view, encode_view
from goodge.players import LEVELS, Budget, player_of

from ..engine.playing import CASES, AnyGame, AnyState, Case, play_match

SEED = 9

levels = pytest.mark.parametrize("level", LEVELS)
cases = pytest.mark.parametrize("case", CASES, ids=str)


class Silent(Spades):
    """A game that nobody has written a player for, and that does not tell its card play as data."""

    id = "silent"

    def trick_play(self, rules: Rules) -> TrickPlay[PartnerBoard] | None:  # type: ignore[override]  # noqa: ARG002
        return None


def some_states(case: Case, step: int = 13, seed: int = SEED) -> list[AnyState]:
    """States of a match by chance in which somebody is to act: one of each phase at least, and some of the others."""
    record = play_match(case.game, case.options, seed, 2)
    running = [state for states in record.rounds for state in states if state.board.turn is not None]
    first = {state.board.phase: number for number, state in reversed(list(enumerate(running)))}
    return [state for number, state in enumerate(running) if number % step == 0 or number in first.values()]


def is_legal(game: AnyGame, state: AnyState, level: str, seed: int = 1) -> bool:
    view = game.view_for(state, state.board.turn)
    return game.why_illegal(state, player_of(level).choose(view, seed).action) is None


@levels
@cases
def test_every_answer_is_legal_in_every_phase(level: str, case: Case) -> None:
    assert all(is_legal(case.game, state, level) for state in some_states(case))


@levels
@cases
def test_the_answer_does_not_hang_on_cards_that_cannot_be_seen(level: str, case: Case) -> None:
    game, player = case.game, player_of(level)
    for state in some_states(case, 29):
        view = game.view_for(state, state.board.turn)
        other = game.resample(view, Stream(3, "another deal"))
        assert player.choose(game.view_for(other, other.board.turn), 5) == player.choose(view, 5)


def assert_order_means_nothing(case: Case, level: str) -> None:
    game, player, stream = case.game, player_of(level), Stream(8, "order")
    for state in some_states(case, 29):
        view = game.view_for(state, state.board.turn)
        dummy = None if view.dummy is None else tuple(stream.shuffled(view.dummy))
        legal, hand = tuple(stream.shuffled(view.legal)), tuple(stream.shuffled(view.hand))
        answer = player.choose(view, 5)
        assert player.choose(replace(view, hand=hand, legal=legal, dummy=dummy), 5) == answer
        assert player.choose(decode_view(encode_view(view)), 5) == answer


@levels
@cases
def test_neither_order_nor_spelling_of_a_view_makes_a_difference(level: str, case: Case) -> None:
    assert_order_means_nothing(case, level)


@levels
@pytest.mark.parametrize("game", GAMES)
def test_a_deadline_that_is_past_still_gets_a_legal_answer(level: str, game: str) -> None:
    known = GAMES[game]
    for state in some_states(Case(known, {}), 29):
        view = known.view_for(state, state.board.turn)
        answer = player_of(level).choose(view, 0, Budget(seconds=1e-9)).action
        assert known.why_illegal(state, answer) is None


@levels
def test_a_game_that_tells_nothing_of_itself_is_played_as_well(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    silent = Silent()
    monkeypatch.setitem(GAMES, "silent", silent)
    states = some_states(Case(silent, {}), 37)
    assert all(is_legal(silent, state, level) for state in states)
    assert_order_means_nothing(Case(silent, {}), level)


def test_an_expert_can_be_stopped_in_any_game() -> None:
    class Stopped(Exception):  # noqa: N818
        pass

    def stop() -> None:
        raise Stopped

    for case in CASES:
        state = some_states(case)[0]
        with pytest.raises(Stopped):
            player_of("expert").choose(case.game.view_for(state, state.board.turn), 0, Budget(yield_=stop))
