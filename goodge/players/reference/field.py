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
from .lens import RULES, Scene, gain_tables, mask_of, worth_of

WORLDS = 30
_TRIES = 20  # shuffles that may fail to fit before the engine's sampler deals, which takes longer and always fits
_WORD = (1 << 64) - 1


class Field(Greedy):
    """Looks ahead in deals that are all held to be equally likely."""

    level = "field"

    def card(self, scene: Scene, legal: list[int], view: AnyView, seed: int) -> int:
        """One of some legal cards, in the kernel's numbers."""
        stream = stream_of(view, seed, "field")
        worlds = kernel.Worlds(RULES[scene.seats])
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
    bits = [1 << card for card in kernel.cards_of(scene.unseen)]
    others = [seat for seat in range(scene.seats) if seat != scene.seat]
    ends = [sum(scene.sizes[other] for other in others[: place + 1]) for place in range(len(others))]
    known_stash = None if view.stash is None else worth_of(mask_of(view.stash, scene.trump))
    sampler = None
    for _ in range(count):
        for _ in range(_TRIES):
            _shuffle(bits, stream.word())
            hands = [scene.hand] * scene.seats
            start = 0
            for other, end in zip(others, ends, strict=True):
                hands[other] = sum(bits[start:end])
                start = end
            if not any(hands[other] & scene.barred[other] for other in others):
                yield hands, worth_of(sum(bits[start:])) if known_stash is None else known_stash
                break
        else:
            sampler = sampler or game_named(view.game).sampler(view)
            state = sampler.draw(stream)
            hands = [mask_of(hand, scene.trump) for hand in state.hands]
            yield hands, worth_of(mask_of(state.stash, scene.trump))


def _shuffle(items: list[int], word: int) -> None:
    """Fisher and Yates by a linear congruential generator (Knuth's MMIX): thirty shuffles a card must not cost much."""
    for last in range(len(items) - 1, 0, -1):
        word = (word * 6364136223846793005 + 1442695040888963407) & _WORD
        other = (word >> 33) * (last + 1) >> 31
        items[last], items[other] = items[other], items[last]
