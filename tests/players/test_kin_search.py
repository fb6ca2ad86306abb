"""How far an expert looks where tricks count, and what that spares: the same card, whatever the deals drawn."""

from __future__ import annotations

import pytest

from goodge.engine.game import Phase
from goodge.players import Budget, player_of

from ..engine.kin import PRIDE, SPADES, SPIDGE, after, opened
from ..engine.playing import AnyGame, AnyState

SEEDS = range(12)

# Seat, hand, dealer, the calls and cards from the seat after the dealer on, and what far deeper searches prefer by more
# than three points a round. With 250 deals the choice fell on another card from every second or fourth seed.
CLEAR_CHOICES = [
    (0, "6S 8S 9S QS 9D JD QD AD 3H 7H AH 2C 10C", 2, "bid 5,bid 4,bid 1,bid 2,play 2H", "7H"),
    (2, "9S 10S AS 9D QD KD 5H AH 6C 7C 10C QC AC", 0, "bid 3,bid 5,bid 1,bid 2,play 8H", "5H"),
]


def table(seat: int, hand: str, dealer: int, before: str) -> AnyState:
    """A round of Spades in which a seat holds a hand, and the leader what it leads."""
    hands = [""] * 4
    hands[(dealer + 1) % 4] = before.rpartition("play ")[2]
    hands[seat] = hand
    return after(SPADES, opened(SPADES, *hands, dealer=dealer, bags=False), *before.split(","))


@pytest.mark.parametrize(
    ("seat", "hand", "dealer", "before", "right"), CLEAR_CHOICES, ids=lambda value: str(value).split(" ")[0]
)
def test_a_clear_choice_does_not_hang_on_the_deals_drawn(
    seat: int, hand: str, dealer: int, before: str, right: str
) -> None:
    view = SPADES.view_for(table(seat, hand, dealer, before), seat)
    chosen = [player_of("expert").choose(view, seed).action.text for seed in SEEDS]
    assert chosen == [f"play {right}"] * len(SEEDS)


@pytest.mark.parametrize(("game", "glance"), [(SPADES, 10), (PRIDE, 5), (SPIDGE, 2)], ids=["spades", "pride", "spidge"])
def test_an_expert_looks_into_many_deals_and_a_skilled_player_into_a_few(game: AnyGame, glance: int) -> None:
    state = opened(game)
    while state.board.phase is not Phase.PLAY:
        view = game.view_for(state, state.board.turn)
        state = after(game, state, player_of("casual").choose(view, 1).action.text)
    view = game.view_for(state, state.board.turn)
    looked = [
        player_of(level).choose(view, 1, budget).deals
        for level, budget in (("expert", None), ("expert", Budget(share=0.5)), ("skilled", None))
    ]
    assert looked == [800, 400, glance]
