"""`field`: thirty deals that fit, each card tried in each, the rest of the round at random; the auction is greedy's.

(Perfect-information Monte Carlo: Ginsberg, GIB: Imperfect Information in a Computationally Challenging Game, 2001.)
All figures of strength are gains over this player, so it must stay as it is: tests pin what it plays.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.games import game_named
from ...engine.rng import Stream
from .. import kernel
from ..calls import stream_of
from ..seam import AnyView
from .greedy import Greedy
from .lens import Scene, gain_tables, mask_of, scratch, worth_of

WORLDS = 30
_TRIES = 20  # that may fail to fit before the engine's sampler deals, which takes longer and always fits
_WORD = (1 << 64) - 1


class Field(Greedy):
    """Looks ahead in deals that are all held to be equally likely."""

    level = "field"

    def card(self, scene: Scene, legal: list[int], view: AnyView, seed: int) -> int:
        """One of some legal cards, in the kernel's numbers."""
        stream = stream_of(view, seed, "field")
        worlds = scratch(scene.seats)
        worlds.open(scene.leader, scene.left, scene.trick, scene.captured)
        for hands, stash in uniform_deals(scene, view, stream, WORLDS):
            worlds.add(hands, stash)
        worlds.value(scene.seat, gain_tables(scene.seats, scene.seat, scene.goodge, scene.bid))
        rollouts = kernel.Rollouts(worlds, legal, stream.word())
        rollouts.run()
        return max(rollouts.results(), key=lambda tally: (tally.value, -tally.card)).card


def uniform_deals(scene: Scene, view: AnyView, stream: Stream, count: int) -> Iterator[tuple[list[int], int]]:
    """Deals that fit the suits nobody can have, each equally likely: a mask for each seat, and the Stash's points.

    Raises NoSuchDeal if none fits.
    """
    dealer = _Dealer(scene, stream.word())
    known = None if view.stash is None else worth_of(mask_of(view.stash, scene.trump))
    sampler = None
    for _ in range(count):
        for _ in range(_TRIES):
            if dealer.deal():
                yield [*dealer.hands], worth_of(dealer.left) if known is None else known
                break
        else:
            sampler = sampler or game_named(view.game).sampler(view)
            state = sampler.draw(stream)
            yield [mask_of(hand, scene.trump) for hand in state.hands], worth_of(mask_of(state.stash, scene.trump))


class _Dealer:
    """Deals what a seat has not seen. All deals that fit come equally often.

    The seat that lacks most is dealt only what it may hold, the others anything: mostly, that fits. `hands` are masks
    by seat, `left` is that of the cards nobody got.
    """

    def __init__(self, scene: Scene, word: int) -> None:
        others = [seat for seat in range(scene.seats) if seat != scene.seat]
        self._first, *self._rest = sorted(others, key=lambda seat: -(scene.unseen & scene.barred[seat]).bit_count())
        self._sizes, self._barred, self._word = scene.sizes, scene.barred, word
        bits = [1 << card for card in kernel.cards_of(scene.unseen)]
        self._open = [bit for bit in bits if not bit & self._barred[self._first]]
        self._shut = [bit for bit in bits if bit & self._barred[self._first]]
        self._dealt = sum(self._sizes[seat] for seat in self._rest)
        self.hands = [scene.hand] * scene.seats
        self.left = 0

    def deal(self) -> bool:
        """Deals once; whether that fits."""
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
        """Puts so many of the items first, by chance (Fisher and Yates, as far as is needed).

        A linear congruential generator (Knuth's MMIX) is all that this needs, and it must not take long.
        """
        size, word = len(items), self._word
        for place in range(min(count, size)):
            word = (word * 6364136223846793005 + 1442695040888963407) & _WORD
            other = place + ((word >> 33) * (size - place) >> 31)
            items[place], items[other] = items[other], items[place]
        self._word = word
