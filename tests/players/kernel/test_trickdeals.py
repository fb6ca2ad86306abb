"""The chain of deals where tricks are bid: hands fit their bids, and what was played is taken for sensible."""

from __future__ import annotations

from collections import Counter
from math import inf
from typing import Any

import pytest

from goodge.engine.rng import Stream
from goodge.players import kernel
from goodge.players.anygame.estimate import WEIGHTS
from kernelbench.source import uncompiled

RULES = kernel.spades()
TEAMS = (5, 10, 5, 10)


def deal(number: int) -> list[int]:
    cards = Stream(number, "deals").shuffled(range(52))
    return [kernel.mask_of(cards[13 * seat : 13 * seat + 13]) for seat in range(4)]


def told(module: Any, number: int) -> Any:
    """Seat 0 looks on; seat 3 has led its lowest card, seat 1 has bid nil and seat 2 four tricks."""
    hands, deals = deal(number), module.TrickDeals(module.spades())
    led = next(iter(module.cards_of(hands[3])))
    hands[3] ^= 1 << led
    deals.open(hands, hands[1] | hands[2] | hands[3], [0] * 4, number)
    deals.count_by(WEIGHTS)
    deals.claim(1, -inf, 0.6, 0.7, 0)
    deals.claim(2, 4.6, 4.6, 1.0, 0)
    aims = [module.TrickAim(TEAMS[seat] if seat != 1 else 2, 4 if seat != 1 else 0, TEAMS[seat]) for seat in range(4)]
    deals.players(aims, 300.0, 0.2)
    deals.saw(3, led, None, None, 3, 1, 0, RULES.deck, 1 << led, [0] * 4, True)
    return deals


def run(module: Any, number: int, slices: list[int]) -> list[Any]:
    deals, found = told(module, number), []
    for swaps in slices:
        deals.mix(swaps)
        found.append((deals.holding(), deals.tricks(deals.holding()[2])))
    return found


def test_compiled_is_the_same_as_python() -> None:
    for number in range(3):
        assert run(kernel, number, [50, 30]) == run(uncompiled(), number, [50, 30])


def test_slices_change_nothing() -> None:
    assert run(kernel, 4, [20, 1, 79])[-1] == run(kernel, 4, [100])[-1]


def voids_all_round(module: Any) -> Any:
    """Three hands of a card each, of which no two can change places: two deals fit, and swaps alone never leave one."""
    deals, cards = module.TrickDeals(module.spades()), [1, 20, 40]
    hands = [0, *(1 << card for card in cards)]
    barred = [0, *(1 << card for card in (20, 40, 1))]
    deals.open(hands, sum(hands), barred, 1, rings=True)
    return deals


def test_each_deal_that_fits_comes_up_whatever_the_hands_have_shown_to_lack() -> None:
    """And as often as the other one: nothing tells the two apart."""
    found, times = Counter[tuple[int, ...]](), 2000
    deals = voids_all_round(kernel)
    for _ in range(times):
        deals.mix(40)
        found[tuple(deals.holding())] += 1
    assert set(found) == {(0, 1 << 1, 1 << 20, 1 << 40), (0, 1 << 40, 1 << 1, 1 << 20)}
    assert min(found.values()) > 0.45 * times


def test_rings_are_the_same_in_python() -> None:
    for swaps in (1, 5, 60):
        ends = []
        for module in (kernel, uncompiled()):
            deals = voids_all_round(module)
            deals.mix(swaps)
            ends.append(deals.holding())
        assert ends[0] == ends[1]


def test_hands_come_to_fit_their_bids() -> None:
    deals = told(kernel, 5)
    deals.mix(300)
    counts: list[list[float]] = [[], [], []]
    for _ in range(300):
        deals.mix(40)
        for seat, count in enumerate(counts, start=1):
            count.append(deals.tricks(deals.holding()[seat]))
    nil, four, _ = (sum(count) / len(count) for count in counts)
    assert nil < 1.5
    assert four == pytest.approx(4.6, abs=1.0)


def test_who_led_low_and_wants_tricks_is_thought_to_lack_the_ace() -> None:
    ace, low, other, king = RULES.card(2, 12), RULES.card(2, 0), RULES.card(3, 0), RULES.card(2, 11)
    high = RULES.card(3, 12)
    deals = kernel.TrickDeals(RULES)
    deals.open([1 << king | 1 << high, 1 << other, 1 << ace, 0], 1 << other | 1 << ace, [0] * 4, 5)
    deals.players([kernel.TrickAim(TEAMS[seat], 99, TEAMS[seat]) for seat in range(4)], 200.0, 0.1)
    rest = kernel.mask_of([other, ace, low, king, high])
    deals.saw(1, low, None, None, 1, 1, 0, rest, 1 << low, [0] * 4)
    had_the_ace = 0
    for _ in range(2000):
        deals.mix(3)
        had_the_ace += deals.holding()[1] >> ace & 1
    assert had_the_ace < 700


def test_what_makes_no_sense_is_refused() -> None:
    deals = told(kernel, 1)
    with pytest.raises(ValueError, match="eight suits"):
        kernel.TrickDeals(kernel.TrickRules(4, (2,) * 4, (0,) * 8, trick_worth=1))
    with pytest.raises(ValueError, match="weights"):
        deals.count_by([0.0])
    for seat, spread in ((4, 1.0), (0, 0.0)):
        with pytest.raises(ValueError, match="spread"):
            deals.claim(seat, 0.0, 1.0, spread, 0)
    with pytest.raises(ValueError, match="aims"):
        deals.players([], 1.0, 0.1)
    with pytest.raises(ValueError, match="captured"):
        deals.saw(3, 0, None, None, 1, 1, 0, 1, 1, [0])
    with pytest.raises(ValueError, match="hands"):
        deals.open([0] * 5, 0, [0] * 5, 1)
