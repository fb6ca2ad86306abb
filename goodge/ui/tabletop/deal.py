"""The deal: a deck lies beside the dealer's plate, packets leave it, and cards that may be seen turn over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from ...engine.game import AnyView
from ..motion import speeds
from ..motion.motions import DEAL, TURN_UP
from .places import THICK
from .shown import ShownTable
from .stage import Target

_ROUNDS = 4  # packets that a hand is dealt in
_LAYER, _MOST_LAYERS = 9, 6  # cards for each card of the deck that is drawn, and the most of those
_DECK_Z = 900


def deal_out(shown: ShownTable, dealer: int, after: AnyView, sound: Callable[[str, float], None]) -> None:
    """Show the deal by the owner of a hand; `sound` plays a sound after a delay."""
    stage = shown.stage
    stage.show(after)
    targets = stage.targets(after)
    start = shown.places.dealing(dealer)
    packets = list(_packets(shown, dealer, after))
    pause = speeds.DEAL_ALL / len(packets)
    left = sum(map(len, packets))
    deck = _Deck(shown, dealer, left)
    for number, packet in enumerate(packets):
        left -= len(packet)
        shown.timeline.call(number * pause + len(packet) * speeds.DEAL_EACH, partial(deck.shrink, left))
        sound("card_deal", number * pause)
        for place, key in enumerate(packet):
            sprite = stage.sprites[key]
            sprite.pose, sprite.z, sprite.turn, sprite.is_waiting = start, _DECK_Z + _MOST_LAYERS, 0.0, True
            _deal_one(shown, key, targets[key], number * pause + place * speeds.DEAL_EACH)


def _packets(shown: ShownTable, dealer: int, after: AnyView) -> Iterator[Sequence[str]]:
    """Yield the keys of each packet in the order in which they leave the deck; those laid aside come second."""
    stage, hands = shown.stage, len(after.board.captured)
    piles = [stage.keys(after, (dealer + 1 + step) % hands) for step in range(hands)]
    for number in range(_ROUNDS):
        for pile in piles:
            yield pile[len(pile) * number // _ROUNDS : len(pile) * (number + 1) // _ROUNDS]
        if not number and (aside := stage.aside_keys(after)):
            yield aside


def _deal_one(shown: ShownTable, key: str, target: Target, delay: float) -> None:
    """Let a card fly face down to its place, and turn over there if it lies open."""
    pose, z, turn = target
    way = shown.stage.move(key, pose, DEAL, z=z, turn=0.0, delay=delay, flies=True)
    if turn:
        shown.stage.expect(key, pose, turn)
        shown.timeline.call(way, partial(shown.stage.move, key, pose, TURN_UP, z=z, turn=turn))


class _Deck:
    """The cards that are still to be dealt, drawn as a few that lie on each other."""

    def __init__(self, shown: ShownTable, dealer: int, cards: int) -> None:
        self._stage, self._layers = shown.stage, _layers(cards)
        pose = shown.places.dealing(dealer)
        for layer in range(self._layers):
            lifted = pose._replace(y=pose.y - layer * THICK * shown.places.unit)
            self._stage.add(f"deck:{layer}", None, lifted, _DECK_Z + layer, "deck")

    def shrink(self, cards: int) -> None:
        """Take away the layers that are more than this many cards need."""
        self._stage.remove(f"deck:{layer}" for layer in range(_layers(cards), self._layers))
        self._layers = _layers(cards)


def _layers(cards: int) -> int:
    """Return how many cards are drawn for a deck of this many."""
    return min(_MOST_LAYERS, -(-cards // _LAYER))
