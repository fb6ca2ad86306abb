"""The cards on the table: one sprite each, arranged as a view says, and moved when something happens.

The stage knows what the viewer knows and no more: a card that nobody here has seen is a back without a name.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import replace

from ...engine.cards import Card
from ...engine.game import Phase
from ...engine.games.goodge import STASH_SIZE
from ..canvas import Canvas
from ..motion.speeds import SETTLE
from ..motion.timeline import Timeline, ease_out
from ..seen import GoodgeView, hand_sizes, sorted_hand
from .places import LIFT, Places
from .sprites import CardPainter, Pose, Sprite

_STASH_Z, _SMALL_Z, _TRICK_Z, _HAND_Z, _SLOT_Z, _FLYING_Z = 10, 100, 300, 500, 700, 1000
Target = tuple[Pose, int, float]


class Stage:
    """Sprites by key: a card's text where it is known, else `seat:index` or `stash:index`."""

    def __init__(self, painter: CardPainter, timeline: Timeline) -> None:
        self.sprites: dict[str, Sprite] = {}
        self.places: Places
        self.lifted: str | None = None
        self.slots: tuple[Card | None, ...] = ()
        self._painter = painter
        self._timeline = timeline

    # -- the still picture --------------------------------------------------------------------------------

    def hand_order(self, view: GoodgeView) -> list[Card]:
        """The viewer's own hand from left to right, without the cards in the slots."""
        return [card for card in sorted_hand(view.hand, view.board.trump) if card not in self.slots]

    def targets(self, view: GoodgeView) -> dict[str, Target]:
        """Where every card of a view lies at rest: pose, height in the pile, and face up (1) or down (0)."""
        places, board, found = self.places, view.board, {}
        for seat, count in enumerate(hand_sizes(view)):
            if seat != view.seat:
                fan = places.small_hand(seat)
                for index in range(count):
                    found[f"{seat}:{index}"] = (fan.pose(index, count), _SMALL_Z + index, 0.0)
        for index, card in enumerate(board.trick.cards):
            seat = (board.trick.leader + index) % len(board.calls)
            found[card.text] = (places.trick(seat), _TRICK_Z + index, 1.0)
        if board.phase is not Phase.EXCHANGE and not board.is_over:
            for index in range(STASH_SIZE):
                found[f"stash:{index}"] = (places.stash(index), _STASH_Z + index, 0.0)
        hand = self.hand_order(view)
        own = places.hand(len(hand))
        for index, card in enumerate(hand):
            pose = own.pose(index, len(hand))
            if card.text == self.lifted:
                pose = pose._replace(y=pose.y - LIFT * places.unit)
            found[card.text] = (pose, _HAND_Z + index, 1.0)
        for index, slot in enumerate(self.slots):
            if slot is not None:
                found[slot.text] = (places.slot(index), _SLOT_Z + index, 1.0)
        return found

    def show(self, view: GoodgeView) -> None:
        """Puts every card where it belongs, at once."""
        self.sprites = {key: Sprite(_card(key), pose, z, turn) for key, (pose, z, turn) in self.targets(view).items()}

    def settle(self, view: GoodgeView, seconds: float = SETTLE, *, but: Collection[str] = ()) -> None:
        """Moves every card to where it belongs; what belongs nowhere is taken away. Cards in `but` stay."""
        targets = self.targets(view)
        for key in list(self.sprites):
            if key not in targets and key not in but:
                del self.sprites[key]
        for key, (pose, z, turn) in targets.items():
            if key in but:
                continue
            sprite = self.sprites.get(key)
            if sprite is None:
                self.sprites[key] = Sprite(_card(key), pose, z, turn)
            elif sprite.pose != pose or sprite.turn != turn or sprite.z != z:
                self.move(key, pose, seconds, z=z, turn=turn)

    # -- motion -------------------------------------------------------------------------------------------

    def move(
        self,
        key: str,
        pose: Pose,
        seconds: float,
        *,
        z: int | None = None,
        turn: float | None = None,
        delay: float = 0.0,
        flies: bool = False,
        ease: Callable[[float], float] = ease_out,
    ) -> None:
        """Starts a card on its way, from wherever it is when the delay is over."""
        sprite = self.sprites[key]
        sprite.motion += 1
        motion, start, start_turn = sprite.motion, list[Pose](), sprite.turn
        end_turn = sprite.turn if turn is None else turn
        end_z = sprite.z if z is None else z
        self._painter.expect(replace(sprite, pose=pose, turn=end_turn, is_moving=False))

        def apply(share: float) -> None:
            if sprite.motion != motion:
                return
            if not start:
                start.append(sprite.pose)
            sprite.is_moving = share < 1.0
            sprite.pose = start[0].towards(pose, share) if share < 1.0 else pose
            sprite.turn = start_turn + (end_turn - start_turn) * share
            sprite.z = end_z if share == 1.0 or not flies else _FLYING_Z + end_z

        self._timeline.tween(delay, seconds, apply, ease)

    def rename(self, old: str, card: Card) -> str:
        """A card without a name gets one; returns its new key."""
        sprite = self.sprites.pop(old)
        sprite.card = card
        self.sprites[card.text] = sprite
        return card.text

    def readdress(self, old: str, new: str) -> None:
        """A card goes face down among others: it keeps its place, but its name is no longer told."""
        sprite = self.sprites.pop(old, None)
        if sprite is not None:
            sprite.card = _card(new)
            self.sprites[new] = sprite

    def take_back_of(self, seat: int, card: Card) -> str:
        """Finds the sprite of a card that a seat plays: its own, or one of the seat's backs, which gets the name."""
        if card.text in self.sprites:
            return card.text
        backs = [key for key in self.sprites if key.startswith(f"{seat}:")]
        if not backs:
            self.sprites[card.text] = Sprite(card, self.places.home(seat), _FLYING_Z, 0.0)
            return card.text
        return self.rename(backs[len(backs) // 2], card)

    def remove(self, keys: Iterable[str]) -> None:
        """Takes cards off the table."""
        for key in keys:
            self.sprites.pop(key, None)

    def dim(self, texts: set[str], *, but: set[str]) -> bool:
        """Darkens these cards and lights those; True if that changed anything."""
        changed = False
        for key, sprite in self.sprites.items():
            level = 1.0 if key in texts and key not in but else 0.0
            changed = changed or sprite.dim != level
            sprite.dim = level
        return changed

    def draw(self, canvas: Canvas) -> None:
        """Draws all cards, the lowest first."""
        for sprite in sorted(self.sprites.values(), key=lambda sprite: sprite.z):
            self._painter.draw(canvas, sprite)
        self._painter.make_ready()


def _card(key: str) -> Card | None:
    return None if ":" in key else Card.parse(key)
