"""Taking a card from the hand: a press, a drag to where it is to go, in the hand or out of it, and the same by keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ...engine.cards import Card
from ..motion.motions import LIFTING, Pose
from ..widgets.commands import Command, Deeds
from ..widgets.spoken import Focused, Part
from .panels.panel import PhasePanel
from .shown import ShownTable

_DRAG_BEGINS = 10
_IN_HAND_Z = 2000


class Grip:
    """Presses and drags of a card. What they do depends on the phase; how they feel does not.

    If `taps_twice` says so, the first click only raises a card that is to be played.
    """

    def __init__(
        self, shown: ShownTable, panel: Callable[[], PhasePanel | None], taps_twice: Callable[[], bool]
    ) -> None:
        self._shown, self._panel, self._taps_twice = shown, panel, taps_twice
        self._start: tuple[int, int] | None = None
        self._only_raises = False

    def press_card(self, card: Card) -> bool:
        panel, only_raises = self._panel(), self._only_raises
        self._only_raises = False
        return panel is not None and (only_raises or panel.press_card(card))

    def spoken_card(self, card: Card) -> Focused:
        """Return what is told of a card that has the focus; of one that cannot be played, no more than what it is."""
        presenter, view, panel = self._shown.presenter, self._shown.view, self._panel()
        if panel is None:
            return Focused(Part.CARD, presenter.card_held(view, card))
        is_off = card.text in panel.dimmed()
        name = presenter.card_told(card) if is_off else presenter.card_held(view, card)
        return Focused(Part.CARD, name, panel.state_of(card), is_off=is_off, note=panel.why_not(card))

    def grab_card(self, card: Card, place: tuple[int, int]) -> None:
        panel, self._start = self._panel(), place
        is_new = self._shown.stage.lifted != card.text
        self._only_raises = is_new and panel is not None and panel.presses_are_final and self._taps_twice()

    def drag_card(self, card: Card, place: tuple[int, int]) -> bool:
        sprite, start = self._shown.stage.sprites.get(card.text), self._start
        if sprite is None or start is None:
            return False
        is_near = max(abs(place[0] - start[0]), abs(place[1] - start[1])) < _DRAG_BEGINS
        if is_near and sprite.z < _IN_HAND_Z:
            return False
        if self._is_in_hand(card, place):
            self._put(card, self._nearest(place))
        sprite.motion += 1
        sprite.z = _IN_HAND_Z
        sprite.pose = Pose(place[0], place[1], sprite.pose.height, 0.0)
        return True

    def drop_card(self, card: Card, place: tuple[int, int]) -> None:
        panel, self._start = self._panel(), None
        is_put = self._is_in_hand(card, place)
        if is_put or panel is None or not panel.drop_card(card, place):
            self._shown.stage.settle(self._shown.view)

    def lose_card(self) -> None:
        """Let a card that was held fall back to where it belongs."""
        self._start, self._only_raises = None, False
        self._shown.stage.settle(self._shown.view)

    def deeds(self, key: str | None) -> Deeds:
        """Return the commands that move the card of this key within the hand; none if it is not in the hand."""
        order = self._own_keys()
        if key is None or key not in order:
            return {}
        card, place = Card.parse(key), order.index(key)
        return {
            Command.CARD_LEFT: partial(self._put, card, max(0, place - 1)),
            Command.CARD_RIGHT: partial(self._put, card, place + 1),
        }

    def _own_keys(self) -> Sequence[str]:
        return [card.text for card in self._shown.stage.hand_order(self._shown.view)]

    def _is_in_hand(self, card: Card, place: tuple[int, int]) -> bool:
        """Return True for a card of the viewer's own hand that is held over this hand."""
        return card.text in self._own_keys() and place[1] > self._shown.places.sentence.bottom

    def _nearest(self, place: tuple[int, int]) -> int:
        """Return the place in the viewer's hand that is nearest to a point."""
        view = self._shown.view
        poses = self._shown.stage.poses(view, self._shown.places.anchor)
        return min(
            range(len(poses)), key=lambda index: (poses[index].x - place[0]) ** 2 + (poses[index].y - place[1]) ** 2
        )

    def _put(self, card: Card, place: int) -> None:
        """Put a card of the viewer's hand at another place in it."""
        shown = self._shown
        if shown.stage.put(shown.view, shown.places.anchor, card, place):
            shown.stage.settle(shown.view, LIFTING, but={card.text} if self._start else ())
            shown.play("card_slide")
            shown.refresh()
