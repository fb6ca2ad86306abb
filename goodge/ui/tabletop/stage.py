"""The cards on the table: one sprite each, arranged as a view says, and moved when something happens.

The stage knows what the viewer knows and no more: a card that nobody here has seen is a back without a name.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from ...engine.cards import Card, Suit
from ...engine.tricks import suit_of
from ...table.match_table import AnyView
from ..canvas import Canvas
from ..motion.speeds import SETTLE
from ..motion.timeline import Timeline, ease_out
from .places import LIFT, LIFT_OTHERS, Fan, Places, Rows
from .sprites import CardPainter, Pose, Sprite

if TYPE_CHECKING:
    from ..games.presenter import Presenter

_STASH_Z, _SMALL_Z, _TRICK_Z, _HAND_Z, _SLOT_Z, _FLYING_Z = 10, 100, 300, 500, 700, 1000
Target = tuple[Pose, int, float]


class Stage:
    """Sprites by key: a card's text where it is known, else `hand:index` or `stash:index`."""

    def __init__(self, presenter: Presenter, painter: CardPainter, timeline: Timeline) -> None:
        self.sprites: dict[str, Sprite] = {}
        self.places: Places
        self.lifted: str | None = None
        self.slots: tuple[Card | None, ...] = ()
        self._presenter = presenter
        self._painter = painter
        self._timeline = timeline

    # -- the still picture --------------------------------------------------------------------------------

    def order(self, view: AnyView, hand: int) -> list[Card] | None:
        """A hand that the viewer sees, from left to right and without the cards in the slots; None: face down."""
        board = view.board
        if hand == board.dummy:
            cards = view.dummy or ()
        elif view.seat is not None and hand == board.own_hand(view.seat) and board.sees_own(view.seat):
            cards = view.hand
        else:
            return None
        return [card for card in self._presenter.sorted_hand(view, cards) if card not in self.slots]

    def hand_order(self, view: AnyView) -> list[Card]:
        """The viewer's own hand from left to right, as far as it is seen."""
        return [] if view.seat is None else self.order(view, view.board.own_hand(view.seat)) or []

    def keys(self, view: AnyView, hand: int) -> list[str]:
        """The keys of a hand's cards from left to right."""
        order = self.order(view, hand)
        if order is None:
            return [f"{hand}:{index}" for index in range(self._presenter.hand_sizes(view)[hand])]
        return [card.text for card in order]

    def aside_keys(self, view: AnyView) -> list[str]:
        """The keys of the cards that lie face down beside the hands."""
        return [f"stash:{index}" for index in range(self._presenter.set_aside(view))]

    def targets(self, view: AnyView) -> dict[str, Target]:
        """Where every card of a view lies at rest: pose, height in the pile, and face up (1) or down (0)."""
        places, board = self.places, view.board
        found: dict[str, Target] = {}
        for hand in range(len(board.captured)):
            found |= self._hand_targets(view, hand)
        for index, card in enumerate(board.trick.cards):
            hand = (board.trick.leader + index) % len(board.captured)
            found[card.text] = (places.trick(hand), _TRICK_Z + index, 1.0)
        for index, key in enumerate(self.aside_keys(view)):
            found[key] = (places.stash(index), _STASH_Z + index, 0.0)
        for index, slot in enumerate(self.slots):
            if slot is not None:
                found[slot.text] = (places.slot(index), _SLOT_Z + index, 1.0)
        return found

    def _hand_targets(self, view: AnyView, hand: int) -> dict[str, Target]:
        keys, is_open = self.keys(view, hand), self.order(view, hand) is not None
        z, lift = (_HAND_Z, LIFT) if hand == self.places.anchor else (_SMALL_Z, LIFT_OTHERS)
        found: dict[str, Target] = {}
        for index, (key, pose) in enumerate(zip(keys, self.poses(view, hand), strict=True)):
            raised = lift * self.places.unit if key == self.lifted else 0
            found[key] = (pose._replace(y=pose.y - raised), z + index, float(is_open))
        return found

    def poses(self, view: AnyView, hand: int) -> list[Pose]:
        """Where the cards of a hand lie, from left to right."""
        count = len(self.keys(view, hand))
        fan: Fan | Rows
        if hand == self.places.anchor:  # the viewer's, or, face down, of whoever sits there
            fan = self.places.hand(count)
        elif hand == view.board.dummy:
            fan = self.places.open_hand(hand, _split(self.order(view, hand) or [], view.board.trump))
        else:
            fan = self.places.small_hand(hand)
        return [fan.pose(index, count) for index in range(count)]

    def show(self, view: AnyView) -> None:
        """Puts every card where it belongs, at once."""
        self.sprites = {key: Sprite(_card(key), pose, z, turn) for key, (pose, z, turn) in self.targets(view).items()}

    def settle(self, view: AnyView, seconds: float = SETTLE, *, but: Collection[str] = ()) -> None:
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

    def take_back_of(self, hand: int, card: Card) -> str:
        """Finds the sprite of a card that a hand plays: its own, or one of the hand's backs, which gets the name."""
        if card.text in self.sprites:
            return card.text
        backs = [key for key in self.sprites if key.startswith(f"{hand}:")]
        if not backs:
            self.sprites[card.text] = Sprite(card, self.places.home(hand), _FLYING_Z, 0.0)
            return card.text
        return self.rename(backs[len(backs) // 2], card)

    def add(self, key: str, card: Card | None, pose: Pose, z: int) -> None:
        """Lays a card on the table face down."""
        self.sprites[key] = Sprite(card, pose, z)

    def remove(self, keys: Iterable[str]) -> None:
        """Takes cards off the table."""
        for key in keys:
            self.sprites.pop(key, None)

    def dim(self, texts: Collection[str]) -> bool:
        """Darkens these cards and lights those; True if that changed anything."""
        changed = False
        for key, sprite in self.sprites.items():
            level = 1.0 if key in texts else 0.0
            changed = changed or sprite.dim != level
            sprite.dim = level
        return changed

    def draw(self, canvas: Canvas) -> None:
        """Draws all cards, the lowest first."""
        for sprite in sorted(self.sprites.values(), key=lambda sprite: sprite.z):
            self._painter.draw(canvas, sprite)
        self._painter.make_ready()


def _split(cards: list[Card], trump: Suit | None) -> int:
    """How many cards, sorted by suit, stand in the upper of two rows, so that no suit is parted."""
    suits = [suit_of(card, trump) for card in cards]
    ends = [place for place in range(1, len(cards)) if suits[place] != suits[place - 1]]
    return min(ends, key=lambda end: abs(2 * end - len(cards)), default=len(cards))


def _card(key: str) -> Card | None:
    return None if ":" in key else Card.parse(key)
