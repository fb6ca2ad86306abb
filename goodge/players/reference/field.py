"""`field`: thirty deals that fit, each card tried in each, the rest of the round at random; the auction is greedy's.

(Perfect-information Monte Carlo: Ginsberg, GIB: Imperfect Information in a Computationally Challenging Game, 2001.)
All figures of strength are gains over this player, so it must stay as it is: tests pin what it plays.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.actions import PlayCard
from ...engine.games import GOODGE
from ...engine.games.goodge import GoodgeView
from ...engine.rng import Stream
from .. import kernel
from ..calls import stream_of
from ..protocol import Decision, weighed
from .card_choice import CardChoice, cards_by_number, gain_tables, mask_of, scratch, worth_of
from .greedy import Greedy

WORLDS = 30
_TRIES = 20  # that may fail to fit before the engine's sampler deals, which takes longer and always fits
_WORD = (1 << 64) - 1


class FieldPlayer(Greedy):
    """Looks ahead in deals that are all held to be equally likely."""

    level = "field"

    def card(self, choice: CardChoice, legal: list[int], view: GoodgeView, seed: int) -> Decision:
        """Return the best of some legal cards, which are the kernel's numbers."""
        stream = stream_of(view, seed, "field")
        worlds = scratch(choice.seats)
        worlds.open(choice.leader, choice.left, choice.trick, choice.captured)
        for hands, stash in uniform_deals(choice, view, stream, WORLDS):
            worlds.add(hands, stash)
        worlds.value(choice.seat, gain_tables(choice.seats, choice.seat, choice.goodge, choice.bid))
        rollouts = kernel.Rollouts(worlds, legal, stream.word())
        rollouts.run()
        tallies, cards = rollouts.results(), cards_by_number(choice.trump)
        best = max(tallies, key=lambda tally: (tally.value, -tally.card))
        worths = ((PlayCard(cards[tally.card]), tally.mean) for tally in tallies)
        return weighed(PlayCard(cards[best.card]), worths, worlds.size)


def uniform_deals(choice: CardChoice, view: GoodgeView, stream: Stream, count: int) -> Iterator[tuple[list[int], int]]:
    """Deal that fit the suits nobody can have, each equally likely: a mask for each seat, and the Stash's points.

    Raises NoSuchDeal if none fits.
    """
    dealer = _Dealer(choice, stream.word())
    known = None if view.stash is None else worth_of(mask_of(view.stash, choice.trump))
    sampler = None
    for _ in range(count):
        for _ in range(_TRIES):
            if dealer.deal():
                yield [*dealer.hands], worth_of(dealer.left) if known is None else known
                break
        else:
            sampler = sampler or GOODGE.sampler(view)
            state = sampler.draw(stream)
            yield [mask_of(hand, choice.trump) for hand in state.hands], worth_of(mask_of(state.stash, choice.trump))


class _Dealer:
    """Deals what a seat has not seen. All deals that fit come equally often.

    The seat that lacks most is dealt only what it may hold, the others anything: mostly, that fits. `hands` are masks
    by seat, `left` is that of the cards nobody got.
    """

    def __init__(self, choice: CardChoice, word: int) -> None:
        others = [seat for seat in range(choice.seats) if seat != choice.seat]
        self._first, *self._rest = sorted(others, key=lambda seat: -(choice.unseen & choice.barred[seat]).bit_count())
        self._sizes, self._barred, self._word = choice.sizes, choice.barred, word
        bits = [1 << card for card in kernel.cards_of(choice.unseen)]
        self._open = [bit for bit in bits if not bit & self._barred[self._first]]
        self._shut = [bit for bit in bits if bit & self._barred[self._first]]
        self._dealt = sum(self._sizes[seat] for seat in self._rest)
        self.hands = [choice.hand] * choice.seats
        self.left = 0

    def deal(self) -> bool:
        """Deal once, and return True if that fits."""
        size = self._sizes[self._first]
        self._draw(self._open, size)
        self.hands[self._first] = sum(self._open[:size])
        pile = self._open[size:] + self._shut
        self._draw(pile, self._dealt)
        start = 0
        for seat in self._rest:
            end = start + self._sizes[seat]
            self.hands[seat] = hand = sum(pile[start:end])
            if hand & self._barred[seat]:
                return False
            start = end
        self.left = sum(pile[start:])
        return True

    def _draw(self, items: list[int], count: int) -> None:
        """Put this many of the items first, by chance (Fisher and Yates, as far as is needed).

        A linear congruential generator (Knuth's MMIX) is all that this needs, and it must not take long.
        """
        size, word = len(items), self._word
        for place in range(min(count, size)):
            word = (word * 6364136223846793005 + 1442695040888963407) & _WORD
            other = place + ((word >> 33) * (size - place) >> 31)
            items[place], items[other] = items[other], items[place]
        self._word = word
