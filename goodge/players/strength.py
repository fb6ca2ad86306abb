"""The points that a hand is likely to capture as the Goodge: a sum over its suits, and the best Stash and trump by it.

The weights are least-squares fits over 25,000 random hands a table size, each with a Stash laid away in many ways and
played out by rules of thumb. A sum over suits can be maximised suit by suit, so the
best three cards to lay away are found without trying all 969 ways.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import combinations
from math import inf

from ..engine.cards import Card, Suit
from ..engine.games.goodge import DECK, STASH_SIZE, worth
from ..engine.rng import Stream
from ..engine.values import dataclass
from .cardnumbers import COUNT, CROWN, MASK_WORTH, PLACES, PLACES_OF
from .sight import card_of, masks_of

# By number of players: points for ...
_BASE = {3: -90.0, 4: -59.0}
_TRUMP_CARD = {3: (36.4, 12.4, -2.1), 4: (31.1, 14.9, 3.7)}  # each of the first 5 trumps, the next 2, and all others
_TRUMP_TOPS = {3: {10: 31.1, 9: 9.2, 8: 3.8, 7: 3.2}, 4: {10: 35.3, 9: 8.0, 8: 6.7, 7: 3.9}}
_SHORT = {3: (18.5, 8.9, 4.2), 4: (7.2, 2.4, 0.0)}  # a void, a singleton, a doubleton
_LONG = {3: -2.7, 4: -5.1}  # each plain card after the fourth of its suit
_PLAIN = {3: {9: 10.3, 8: 4.9, 7: 3.0, 4: -5.6, 0: -14.0}, 4: {9: 12.7, 8: 6.2, 7: 2.7, 4: -6.3, 0: -12.3}}
_BURIED_POINT = 0.1
_KEPT = 512  # suits whose best cards to lay away are remembered: more than come up in one decision


@dataclass(frozen=True, slots=True)
class Plan:
    """Three cards to lay away, the trump to name, and the points the Goodge may then expect."""

    expected: float
    trump: Suit
    bury: tuple[Card, ...]


@cache
def _suit_values(is_trump: bool, players: int) -> tuple[float, ...]:
    """The points that a suit is good for, by its mask."""
    return tuple(_suit_value(mask, is_trump, players) for mask in range(1 << PLACES))


def _suit_value(mask: int, is_trump: bool, players: int) -> float:
    count = COUNT[mask]
    if is_trump:
        first, next_two, others = _TRUMP_CARD[players]
        value = first * min(count, 5) + next_two * min(max(count - 5, 0), 2) + others * max(count - 7, 0)
        return value + sum(_TRUMP_TOPS[players].get(place, 0.0) for place in PLACES_OF[mask])
    value = sum(_PLAIN[players].get(place, 0.0) for place in PLACES_OF[mask])
    short = _SHORT[players][count] if count < 3 else 0.0
    return value + short + _LONG[players] * max(count - 4, 0)


@lru_cache(maxsize=_KEPT)
def _best_without(mask: int, is_trump: bool, players: int) -> tuple[tuple[float, int], ...]:
    """For 0, 1, 2, 3 cards taken out of a suit: the best value of the rest, and the mask of the cards taken.

    The Crown is never taken out; where a suit has too few cards the tuple is shorter.
    """
    places, values = [place for place in PLACES_OF[mask] if place != CROWN], _suit_values(is_trump, players)
    return tuple(
        max(
            (values[mask ^ taken] + _BURIED_POINT * MASK_WORTH[taken], taken)
            for taken in (sum(1 << place for place in some) for some in combinations(places, number))
        )
        for number in range(min(STASH_SIZE, len(places)) + 1)
    )


def plan_with(cards: Iterable[Card], trump: Suit, bury: Iterable[Card], players: int) -> Plan:
    """Return the plan that buries these three of the cards."""
    bury = tuple(sorted(bury, key=DECK.index))
    expected = value_as_it_is((card for card in cards if card not in bury), trump, players)
    return Plan(expected + _BURIED_POINT * sum(map(worth, bury)), trump, bury)


def plans_for(cards: Iterable[Card], players: int) -> list[Plan]:
    """Return the best plan for each trump suit, the most promising first."""
    plans = [_plan_for(masks, trump, players) for trump, masks in _masks_by_trump(cards).items()]
    return sorted(plans, key=lambda plan: -plan.expected)


def best_plan(cards: Iterable[Card], players: int) -> Plan:
    """Return the first of `plans_for`, in half the time."""
    masks = _masks_by_trump(cards)
    trump = max(Suit, key=lambda trump: _expected(masks[trump], players))
    return _plan_for(masks[trump], trump, players)


def _masks_by_trump(cards: Iterable[Card]) -> dict[Suit, list[int]]:
    """Cards as suit masks, trump first, for each trump."""
    masks = masks_of(cards, Suit.SPADES)
    crown = masks[0] & 1 << CROWN
    masks[0] ^= crown
    return {trump: [masks[trump] | crown, *masks[:trump], *masks[trump + 1 :]] for trump in Suit}


def _expected(masks: Sequence[int], players: int) -> float:
    """Return what the best plan for some suit masks, trump first, is expected to bring."""
    none, one, two, three = _BASE[players], -inf, -inf, -inf  # by number of cards laid away so far
    for suit, mask in enumerate(masks):
        kept, first, second, third = _gains_without(mask, suit == 0, players)
        three = max(none + third, one + second, two + first, three + kept)
        two = max(none + second, one + first, two + kept)
        one = max(none + first, one + kept)
        none += kept
    return three


@lru_cache(maxsize=_KEPT)
def _gains_without(mask: int, is_trump: bool, players: int) -> tuple[float, ...]:
    """For 0, 1, 2, 3 cards taken out of a suit: the best value of the rest."""
    gains = [gain for gain, _ in _best_without(mask, is_trump, players)]
    return (*gains, *[-inf] * (1 + STASH_SIZE - len(gains)))


def _plan_for(masks: Sequence[int], trump: Suit, players: int) -> Plan:
    """Return the best plan for some suit masks, trump first."""
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (_BASE[players], ())}  # by number of cards laid away so far
    for suit, mask in enumerate(masks):
        options = _best_without(mask, suit == 0, players)
        ways = best
        best = {}
        for before, (value, laid) in ways.items():
            for number, (gain, cards_taken) in zip(range(before, STASH_SIZE + 1), options, strict=False):
                known = best.get(number)
                if known is None or value + gain >= known[0]:
                    way = value + gain, (*laid, cards_taken)
                    best[number] = way if known is None else max(known, way)
    expected, taken = best[STASH_SIZE]
    buried = [card_of(PLACES * suit + place, trump) for suit, mask in enumerate(taken) for place in PLACES_OF[mask]]
    return Plan(expected, trump, tuple(sorted(buried, key=DECK.index)))


def strength_of(hand: Iterable[Card], players: int, stream: Stream, samples: int) -> float:
    """Return the points that a hand may expect as the Goodge, the mean over some Stashes that it may find."""
    hand = sorted(hand, key=DECK.index)
    unseen = [card for card in DECK if card not in hand]
    total = 0.0
    for _ in range(samples):
        stash = stream.shuffled(unseen)[:STASH_SIZE]
        total += best_plan((*hand, *stash), players).expected
    return total / samples


def value_as_it_is(hand: Iterable[Card], trump: Suit, players: int) -> float:
    """Return the points that the Goodge may expect with this hand, once the Stash is buried, and this trump."""
    masks = masks_of(hand, trump)
    return _BASE[players] + sum(_suit_values(label == 0, players)[mask] for label, mask in enumerate(masks))


def values_as_they_are(hand: Iterable[Card], players: int) -> list[float]:
    """Return `value_as_it_is` for each trump suit, in the order of suits, in a third of the time."""
    masks, plain, as_trump = masks_of(hand, Suit.SPADES), _suit_values(False, players), _suit_values(True, players)
    crown = masks[0] & 1 << CROWN
    masks[0] ^= crown
    values = [plain[mask] for mask in masks]
    return [
        _BASE[players] + sum([as_trump[masks[trump] | crown], *values[:trump], *values[trump + 1 :]]) for trump in Suit
    ]


def best_trump(hand: Iterable[Card], players: int) -> Suit:
    """Return the trump suit that suits a hand best once three cards have been buried."""
    values = values_as_they_are(hand, players)
    return max(Suit, key=lambda trump: (values[trump], -trump))


@cache
def suit_values(players: int) -> tuple[list[float], list[float]]:
    """Return the points that a suit is good for by its mask, plain and as trump; the base is part of the trump's."""
    return list(_suit_values(False, players)), [_BASE[players] + value for value in _suit_values(True, players)]
