"""The chain of deals goes through what fits, as often as it is likely, and says what is wrong with what it is told."""

from __future__ import annotations

from itertools import combinations
from math import exp
from typing import Any

import pytest

from goodge.engine.rng import Stream
from goodge.players import kernel
from kernelbench.source import uncompiled

RULES = kernel.goodge(3)
FLAT = [0.0] * 2048


def deal(number: int) -> list[int]:
    cards = Stream(number, "deals").shuffled(range(51))
    return [kernel.mask_of(cards[16 * seat : 16 * seat + 16]) for seat in range(3)] + [kernel.mask_of(cards[48:])]


def told(module: Any, number: int) -> Any:
    """A chain that has been told a bit of everything: seat 0 looks on, seats 1 and 2 have played a card each."""
    hands, deals = deal(number), module.Deals(module.goodge(3))
    one, two = (next(iter(module.cards_of(hands[seat]))) for seat in (1, 2))
    hands[1], hands[2] = hands[1] ^ 1 << one, hands[2] ^ 1 << two
    deals.open(hands, hands[1] | hands[2] | hands[3], [0] * 4, number)
    deals.lay([(card % 7) / 2 - 1 for card in range(51)])
    deals.worth([mask % 37 / 2 for mask in range(2048)], [mask % 41 for mask in range(2048)], 9.0)
    deals.claim(1, 50.0, 1e9, 1 << one, True)
    deals.claim(2, -1e9, 40.0, 1 << two, False)
    deals.players(module.DEFAULT, 700.0, 0.1, 1)
    deals.saw(1, one, None, None, 1, 0, 0, RULES.deck, 1 << one)
    deals.saw(2, two, one, one, 1, RULES.worth[one], 1, RULES.deck ^ 1 << one, 1 << two)
    return deals


def run(module: Any, number: int, slices: list[int]) -> list[list[int]]:
    deals, found = told(module, number), []
    for swaps in slices:
        deals.mix(swaps)
        found.append(deals.holding())
    return found


def test_compiled_is_the_same_as_python() -> None:
    for number in range(3):
        assert run(kernel, number, [50, 30]) == run(uncompiled(), number, [50, 30])


def test_slices_change_nothing() -> None:
    assert run(kernel, 4, [20, 1, 79])[-1] == run(kernel, 4, [100])[-1]


def frequencies(deals: Any, samples: int) -> dict[int, float]:
    """How often each Stash comes up."""
    found: dict[int, float] = {}
    for _ in range(samples):
        deals.mix(12)
        stash = deals.holding()[3]
        found[stash] = found.get(stash, 0.0) + 1.0 / samples
    return found


def test_the_stash_is_as_likely_as_its_odds() -> None:
    free = kernel.mask_of([12, 15, 22, 25, 30])  # two of them in hand 1, three aside
    hands = [0, kernel.mask_of([12, 15]), 0, kernel.mask_of([22, 25, 30])]
    odds = [(card % 4) / 3 for card in range(51)]
    deals = kernel.Deals(RULES)
    deals.open(hands, free, [0] * 4, 5)
    deals.lay(odds)
    found = frequencies(deals, 20000)
    likely = {
        kernel.mask_of(some): exp(sum(odds[card] for card in some)) for some in combinations([12, 15, 22, 25, 30], 3)
    }
    for stash, weight in likely.items():
        assert found[stash] == pytest.approx(weight / sum(likely.values()), abs=0.012)


def test_who_let_a_rich_trick_go_is_thought_to_have_had_nothing_to_win_it_with() -> None:
    lead, thrown, top, low = 19, 11, 20, 30  # in suit 1: a 9 led, a 1 thrown under it; its 10, and another suit's
    deals = kernel.Deals(RULES)
    deals.open([0, 1 << low, 1 << top, 0], 1 << low | 1 << top, [0] * 4, 5)
    greedy = kernel.DEFAULT._replace(take=100, take_pot=100, take_worth=60, spend_place=-40, spend_top=-300, give=-100)
    deals.players(greedy, 800.0, 0.1)
    deals.saw(1, thrown, lead, lead, 0, 0, 2, 1 << low | 1 << top | 1 << thrown, 1 << thrown)
    had_the_top = 0
    for _ in range(2000):
        deals.mix(3)
        had_the_top += deals.holding()[1] >> top & 1
    assert had_the_top < 300


def test_a_card_stays_where_it_may_lie() -> None:
    hands, deals = deal(7), kernel.Deals(RULES)
    barred = [0, RULES.suit_mask(2) & ~hands[1], 0, 0]
    deals.open(hands, hands[1] | hands[2] | hands[3], barred, 1)
    for _ in range(50):
        deals.mix(40)
        holding = deals.holding()
        assert holding[0] == hands[0]
        assert not holding[1] & barred[1]
        assert [hand.bit_count() for hand in holding] == [16, 16, 16, 3]
        assert sum(holding) == RULES.deck


def test_worlds_are_filled_with_what_the_chain_holds() -> None:
    hands, deals, worlds = deal(8), kernel.Deals(RULES), kernel.SampledWorlds(RULES)
    deals.open(hands, hands[1] | hands[2] | hands[3], [0] * 4, 1)
    worlds.open(0, 16)
    deals.fill(worlds, 5, 60)
    assert worlds.size == 5
    worlds.load(4)
    *seats, stash = deals.holding()
    assert [worlds.playout.hand(seat) for seat in range(3)] == seats
    assert worlds.playout.bonus == sum(RULES.worth[card] for card in kernel.cards_of(stash))
    with pytest.raises(ValueError, match="room"):
        deals.fill(worlds, 1020, 1)
    worlds.open(0, 15)
    with pytest.raises(ValueError, match="do not end together"):
        deals.fill(worlds, 1, 1)
    assert worlds.size == 0


@pytest.mark.parametrize(
    ("hands", "free", "barred"),
    [([1, 1, 0, 0], 1, [0] * 4), ([1, 2, 0], 1, [0] * 4), ([1, 2, 0, 0], 4, [0] * 4), ([1, 2, 0, 0], 2, [0, 2, 0, 0])],
)
def test_a_first_deal_that_cannot_be_is_refused(hands: list[int], free: int, barred: list[int]) -> None:
    with pytest.raises(ValueError, match=r"card|hands"):
        kernel.Deals(RULES).open(hands, free, barred, 1)


def test_what_makes_no_sense_is_refused() -> None:
    deals = told(kernel, 1)
    with pytest.raises(ValueError, match="suits"):
        kernel.Deals(kernel.spades())
    with pytest.raises(ValueError, match="each card"):
        deals.lay([0.0])
    with pytest.raises(ValueError, match="values"):
        deals.worth(FLAT, FLAT, 0.0)
    with pytest.raises(ValueError, match="heat"):
        deals.players(kernel.DEFAULT, 0.0, 0.1)
    with pytest.raises(ValueError, match="seat by seat"):
        deals.saw(1, 0, None, None, 1, 0, 0, 1, 1)
    with pytest.raises(ValueError, match="seat"):
        deals.saw(3, 0, None, None, 1, 0, 0, 1, 1)
    with pytest.raises(ValueError, match="seat"):
        deals.claim(-1, 0.0, 1.0, 0, False)
