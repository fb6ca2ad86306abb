"""What can be remembered of a round holds for every deal that fits."""

from __future__ import annotations

import pytest

from goodge.coach.memory import cards_gone, cards_unseen, known_voids, points_to_win
from goodge.engine.game import AnyState, Phase
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import worth
from goodge.engine.tricks import suit_of

from .rounds import GAME_IDS, played, with_other_cards


def in_play(game: str) -> list[AnyState]:
    """Every third state of a round in which somebody is about to play a card."""
    return [state for state in played(GAMES[game], 3)[:-1] if state.board.phase is Phase.PLAY][::3]


@pytest.mark.parametrize("game", GAME_IDS)
def test_cards_gone_and_unseen_are_true_in_every_deal_that_fits(game: str) -> None:
    for state in in_play(game):
        view = GAMES[game].view_for(state, state.board.turn)
        for number in range(2):
            held = {card for hand in with_other_cards(GAMES[game], state, number).hands for card in hand}
            assert not held & cards_gone(view)
            seen = {*view.hand, *(view.dummy or ())}
            assert held - seen <= set(cards_unseen(GAMES[game], view))
        assert not {*view.hand, *(view.stash or ())} & set(cards_unseen(GAMES[game], view))


@pytest.mark.parametrize("game", GAME_IDS)
def test_who_is_known_to_have_none_of_a_suit_has_none_in_every_deal_that_fits(game: str) -> None:
    found = 0
    for state in in_play(game):
        view = GAMES[game].view_for(state, state.board.turn)
        lacking = known_voids(GAMES[game], view)
        found += len(lacking)
        for number in range(2):
            hands = with_other_cards(GAMES[game], state, number).hands
            for hand, suit in lacking:
                assert all(suit_of(card, view.board.trump) is not suit for card in hands[hand])
    assert found


def test_points_to_win_are_those_that_nobody_has_won() -> None:
    state = in_play("goodge")[-1]
    view = GAMES["goodge"].view_for(state, state.board.turn)
    left = [*(card for hand in state.hands for card in hand), *state.stash, *state.board.trick.cards]
    assert points_to_win(view) == sum(map(worth, left))
    assert points_to_win(GAMES["spades"].view_for(in_play("spades")[0], 0)) is None
