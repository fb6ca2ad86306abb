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

    The seat that lacks most is dealt only what it may hold, the others anything, until that fits as well: all deals
    that fit come equally often. Where this takes too long the engine's sampler deals. Raises NoSuchDeal if none fits.
    """
    bits = [1 << card for card in kernel.cards_of(scene.unseen)]
    others = [seat for seat in range(scene.seats) if seat != scene.seat]
    first, *rest = sorted(others, key=lambda seat: -(scene.unseen & scene.barred[seat]).bit_count())
    sizes, barred = scene.sizes, scene.barred
    open_to_first = [bit for bit in bits if not bit & barred[first]]
    shut_to_first = [bit for bit in bits if bit & barred[first]]
    dealt = sum(sizes[seat] for seat in rest)
    known_stash = None if view.stash is None else worth_of(mask_of(view.stash, scene.trump))
    hands = [scene.hand] * scene.seats
    word, failed, sampler = stream.word(), 0, None
    while count:
        if failed == _TRIES:
            sampler = sampler or game_named(view.game).sampler(view)
            state = sampler.draw(stream)
            stash = worth_of(mask_of(state.stash, scene.trump))
            yield [mask_of(hand, scene.trump) for hand in state.hands], stash
            count, failed = count - 1, 0
            continue
        word = _draw(open_to_first, sizes[first], word)
        hands[first] = sum(open_to_first[: sizes[first]])
        pile = open_to_first[sizes[first] :] + shut_to_first
        word = _draw(pile, dealt, word)
        start = 0
        for seat in rest:
            hands[seat] = sum(pile[start : start + sizes[seat]])
            start += sizes[seat]
        if any(hands[seat] & barred[seat] for seat in rest):
            failed += 1
            continue
        yield hands, worth_of(sum(pile[start:])) if known_stash is None else known_stash
        count, failed = count - 1, 0


def _draw(items: list[int], count: int, word: int) -> int:
    """Puts so many of the items first, by chance (Fisher and Yates, as far as is needed); returns the next chance.

    A linear congruential generator (Knuth's MMIX) is all that this needs, and it must not take long.
    """
    size = len(items)
    for place in range(min(count, size)):
        word = (word * 6364136223846793005 + 1442695040888963407) & _WORD
        other = place + ((word >> 33) * (size - place) >> 31)
        items[place], items[other] = items[other], items[place]
    return word
