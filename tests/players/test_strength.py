"""The plan for a Stash and a trump is the best by its own measure, and sees what people see."""

from __future__ import annotations

from itertools import combinations

import pytest

from goodge.engine.cards import CROWN, Suit
from goodge.engine.games.goodge import DECK
from goodge.engine.rng import Stream
from goodge.players.strength import best_plan, plan_with, plans_for, strength_of, value_as_it_is, values_as_they_are

from .rounds import cards, opened


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("number", range(3))
def test_no_other_three_cards_are_better(players: int, number: int) -> None:
    state = opened(players, number)
    hand = (*state.hands[0], *state.stash)
    plan = next(plan for plan in plans_for(hand, players) if plan.trump is Suit.HEARTS)
    others = [
        plan_with(hand, Suit.HEARTS, bury, players).expected for bury in combinations(hand, 3) if CROWN not in bury
    ]
    assert plan.expected == pytest.approx(max(others))
    assert plan.expected == pytest.approx(plan_with(hand, Suit.HEARTS, plan.bury, players).expected)


def test_a_long_strong_suit_is_named_and_helpless_ones_are_laid_away() -> None:
    hand = cards("10H 9H 8H 7H 6H 4H 3H Crown 10S 9S 10D 9D 8D 7D 2S 2D 1C 1T 5C")
    plan = plans_for(hand, 3)[0]
    assert plan.trump is Suit.HEARTS
    assert set(cards("1C 1T 5C")) == set(plan.bury)


@pytest.mark.parametrize(("players", "size"), [(3, 19), (4, 15), (3, 4)])
def test_the_best_plan_is_the_first_of_all(players: int, size: int) -> None:
    for seed in range(100):
        cards = Stream(seed, "plan").shuffled(DECK)[:size]
        plans = plans_for(cards, players)
        assert {plan.trump for plan in plans} == set(Suit)
        assert plans == sorted(plans, key=lambda plan: -plan.expected)
        assert best_plan(cards, players) == plans[0]


def test_the_order_of_the_hand_does_not_matter() -> None:
    hand = opened(3, 4).hands[1]
    turned = tuple(reversed(hand))
    assert strength_of(hand, 3, Stream(1), 4) == strength_of(turned, 3, Stream(1), 4)
    assert plans_for(hand, 3) == plans_for(turned, 3)


def test_more_trumps_are_stronger() -> None:
    weak = cards("2S 3S 4S 2D 3D 4D 2T 3T 4T 2H 3H 4H 2C 3C 4C 6C")
    strong = cards("10S 9S 8S 7S 6S 4S Crown 10D 9D 2D 10T 9T 10H 9H 10C 9C")
    assert strength_of(strong, 3, Stream(1), 4) > strength_of(weak, 3, Stream(1), 4) + 100


@pytest.mark.parametrize(("players", "size"), [(3, 16), (4, 12), (3, 19)])
def test_all_trumps_at_once_are_worth_what_each_is_alone(players: int, size: int) -> None:
    for seed in range(50):
        hand = Stream(seed, "hand").shuffled(DECK)[:size]
        assert values_as_they_are(hand, players) == [value_as_it_is(hand, trump, players) for trump in Suit]
