"""The cards on the table: one sprite each, arranged as a view says, and moved when something happens.

The stage knows what the viewer knows and no more: a card that nobody here has seen is a back without a name.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from math import pi, sin
from typing import NamedTuple, Protocol

import pygame

from ...engine.cards import Card
from ...engine.game import AnyView
from ..drawing.canvas import Canvas
from ..motion.motions import SETTLING, Flight, Moment, Motion, Pose
from ..motion.speeds import FRAMES, NUDGE, REFUSED
from ..motion.timeline import Timeline, linear
from .backdrop import Backdrop
from .detours import beside, lifted, past
from .fans import Fan, Rows, exposed, fanned
from .handorder import AS_EVER, Wish, even_split, kept
from .packs import share_shadows
from .painter import CardPainter
from .places import LIFT, LIFT_CLOSED, LIFT_OTHERS, Places
from .sprites import Sprite

_STASH_Z, _SMALL_Z, _TRICK_Z, _HAND_Z, _SLOT_Z, _FLYING_Z = 10, 100, 300, 500, 700, 1000
_SHAKE_REACH = 9
Target = tuple[Pose, int, float]
_Raised = tuple[str | None, str | None, str | None, frozenset[str]]


class Arrangement(Protocol):
    """A game's answers to how its cards are arranged."""

    def sorted_hand(self, view: AnyView, cards: Iterable[Card], wish: Wish, hand: int) -> list[Card]: ...

    def hand_sizes(self, view: AnyView) -> list[int]: ...

    def set_aside(self, view: AnyView) -> int: ...


class _Basis(NamedTuple):
    """What the order of the hands, and where their cards lie, comes from."""

    view: AnyView
    wish: Wish
    slots: tuple[Card | None, ...]
    made: dict[tuple[object, ...], list[str]]
    places: Places

    def is_same(self, other: _Basis | None) -> bool:
        return other is not None and all(one is another for one, another in zip(self, other, strict=True))


class CardStage:
    """Sprites by key: a card's text where it is known, else `hand:index` or `stash:index`."""

    def __init__(self, arrangement: Arrangement, painter: CardPainter, timeline: Timeline) -> None:
        self.sprites: dict[str, Sprite] = {}
        self.places: Places
        self.lifted: str | None = None
        self.pointed: str | None = None
        self.chosen: str | None = None  # stays raised, and is ticked, until it is taken back
        self._closed: frozenset[str] = frozenset()  # those that cannot be chosen now, and hardly rise
        self.slots: tuple[Card | None, ...] = ()
        self.wish = AS_EVER
        self._made: dict[tuple[object, ...], list[str]] = {}  # orders made by hand, of this round
        self.is_calm = False
        self._arrangement, self._painter, self._timeline = arrangement, painter, timeline
        self.backdrop = Backdrop()
        self._above: Sequence[Sprite] = ()
        self._has_passed = False
        self._basis: _Basis | None = None
        self._orders: dict[int, list[Card] | None] = {}  # by the hand, as long as the basis is the same; so the poses
        self._poses: dict[int, tuple[Pose, ...]] = {}
        self._targets: tuple[_Raised, dict[str, Target]] | None = None  # for which cards that are raised

    # -- the still picture --------------------------------------------------------------------------------

    def order(self, view: AnyView, hand: int) -> list[Card] | None:
        """Return a hand that the viewer sees, left to right without the cards in the slots; None if it is face down."""
        self._base_on(view)
        if hand not in self._orders:
            self._orders[hand] = self._ordered(view, hand)
        found = self._orders[hand]
        return None if found is None else list(found)

    def _base_on(self, view: AnyView) -> None:
        """Forget what is known of hands unless it comes from the same as now."""
        now = _Basis(view, self.wish, self.slots, self._made, self.places)
        if not now.is_same(self._basis):
            self._basis, self._orders, self._poses, self._targets = now, {}, {}, None

    def _ordered(self, view: AnyView, hand: int) -> list[Card] | None:
        board = view.board
        if hand == board.dummy:
            cards = view.dummy or ()
        elif view.seat is not None and hand == board.own_hand(view.seat) and board.sees_own(view.seat):
            cards = view.hand
        else:
            return None
        order = self._arrangement.sorted_hand(view, cards, self.wish, hand)
        return [card for card in kept(order, self._made.get(_round_of(view, hand), ())) if card not in self.slots]

    def put(self, view: AnyView, hand: int, card: Card, place: int) -> bool:
        """Put a card of a hand at another place in it, for this round; return True if that changed anything."""
        before = self.keys(view, hand)
        after = [key for key in before if key != card.text]
        after.insert(place, card.text)
        if card.text in before and after != before:
            of_now = {owner: order for owner, order in self._made.items() if owner[2:] == _round_of(view, hand)[2:]}
            self._made = {**of_now, _round_of(view, hand): after}
            return True
        return False

    def hand_order(self, view: AnyView) -> list[Card]:
        """Return the viewer's own hand from left to right, as far as they have seen it."""
        return [] if view.seat is None else self.order(view, view.board.own_hand(view.seat)) or []

    def keys(self, view: AnyView, hand: int) -> list[str]:
        """Return the keys of a hand's cards from left to right."""
        order = self.order(view, hand)
        if order is None:
            return [f"{hand}:{index}" for index in range(self._arrangement.hand_sizes(view)[hand])]
        return [card.text for card in order]

    def aside_keys(self, view: AnyView) -> list[str]:
        """Return the keys of the cards that lie face down beside the hands; none while they lie in the slots."""
        return [] if self.slots else [f"stash:{index}" for index in range(self._arrangement.set_aside(view))]

    def targets(self, view: AnyView) -> Mapping[str, Target]:
        """Return where every card of a view lies at rest: pose, height in the pile, and face up (1) or down (0)."""
        self._base_on(view)
        raised = self.lifted, self.pointed, self.chosen, self._closed
        if self._targets is None or self._targets[0] != raised:
            self._targets = raised, self._found_targets(view)
        return self._targets[1]

    def _found_targets(self, view: AnyView) -> dict[str, Target]:
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
        risen, found = (self.lifted, self.pointed, self.chosen), dict[str, Target]()
        poses = fanned(self._fan(view, hand), len(keys), self._raised(keys))
        for index, (key, pose) in enumerate(zip(keys, poses, strict=True)):
            up = (LIFT_CLOSED if key in self._closed else lift) if key in risen else 0
            found[key] = (pose._replace(y=pose.y - up * self.places.unit), z + index, float(is_open))
        return found

    def _raised(self, keys: Sequence[str]) -> int | None:
        """Return the place of the card beside which the others part."""
        return next((keys.index(key) for key in (self.pointed, self.lifted) if key in keys), None)

    def seen(self, view: AnyView, hand: int) -> list[pygame.Rect]:
        """Return the part of each of a hand's cards that one sees, and would press."""
        keys = self.keys(view, hand)
        raised = self._raised(keys)
        return exposed(fanned(self._fan(view, hand), len(keys), raised), raised)

    def poses(self, view: AnyView, hand: int) -> tuple[Pose, ...]:
        """Return the poses of a hand's cards, from left to right, while none is raised."""
        self._base_on(view)
        if hand not in self._poses:
            self._poses[hand] = fanned(self._fan(view, hand), len(self.keys(view, hand)))
        return self._poses[hand]

    def _fan(self, view: AnyView, hand: int) -> Fan | Rows:
        if hand == self.places.anchor:  # the viewer's or, face down, that of whoever sits there
            split = even_split(self.order(view, hand), view.board.trump, self.places.most_in_row)
            return self.places.hand(len(self.keys(view, hand)), split)
        if hand == view.board.dummy:
            return self.places.open_hand(len(self.keys(view, hand)))
        return self.places.small_hand(hand, len(self.keys(view, hand)))

    def show(self, view: AnyView) -> None:
        """Put every card where it belongs, at once."""
        self.sprites = {key: Sprite(_card(key), pose, z, turn) for key, (pose, z, turn) in self.targets(view).items()}

    def settle(self, view: AnyView, motion: Motion = SETTLING, *, but: Collection[str] = ()) -> None:
        """Move every card to where it belongs and remove those that belong nowhere, unless they leave. `but` stay."""
        targets = self.targets(view)
        for key, found in list(self.sprites.items()):
            if key not in targets and key not in but and not found.is_leaving:
                del self.sprites[key]
        for key, (pose, z, turn) in targets.items():
            if key in but:
                continue
            sprite = self.sprites.get(key)
            if sprite is None:
                self.sprites[key] = Sprite(_card(key), pose, z, turn)
            elif sprite.pose != pose or sprite.turn != turn or sprite.z != z:
                self.move(key, pose, motion, z=z, turn=turn, flies=motion.is_bent and z >= _SLOT_Z)

    # -- motion -------------------------------------------------------------------------------------------

    def move(
        self,
        key: str,
        pose: Pose,
        motion: Motion,
        *,
        z: int | None = None,
        turn: float | None = None,
        delay: float = 0.0,
        flies: bool = False,
        joins_trick: bool = False,
    ) -> float:
        """Start a card on its way, from wherever it is when the delay is over; return how long that takes in all.

        One that `flies` leaves from between its neighbours, and then passes over all others, or, as it `joins_trick`,
        beside the cards that lie there, and under those of the own hand.
        """
        sprite = self.sprites[key]
        sprite.motion += 1
        number, chosen = sprite.motion, self.paced(motion)
        pace = 1.0 / max(1.0, FRAMES * chosen.seconds * self._timeline.factor)
        end = Moment(pose, sprite.turn if turn is None else turn, 0.0)
        start_z, end_z = sprite.z, sprite.z if z is None else z
        self.expect(key, pose, end.turn)

        def apply(share: float) -> None:
            if sprite.motion != number:
                return
            if not sprite.is_moving or sprite.flight is None or sprite.flight.end is not end:
                named = (self.sprites[card.text] for card in self.slots if card is not None)  # or still in the hand
                way, laid = Flight(sprite.moment, end, chosen), (card for card in named if card.z >= _SLOT_Z)
                if joins_trick and share < 1.0:
                    way = lifted(way, [*self.places.plates, self.places.tools]) if start_z >= _HAND_Z else way
                    sprite.flight = beside(way, self._trick_but(sprite))
                else:
                    sprite.flight = way if share == 1.0 else past(way, self.places.flown_around(chosen), laid)
                sprite.is_waiting = False
            sprite.take(sprite.flight.at(share))
            sprite.share, sprite.pace = share, pace
            sprite.is_moving = share < 1.0
            if not sprite.turn and not sprite.is_moving:
                sprite.card = _card(key)
            is_high = flies and share < 1.0 and sprite.has_left(sprite.flight.start.pose)
            high_z = _HAND_Z - 1 if joins_trick else _FLYING_Z + end_z
            sprite.z = high_z if is_high else start_z if flies and share < 1.0 else end_z

        self._timeline.tween(delay, chosen.seconds, apply, linear)
        return delay + chosen.seconds

    def _trick_but(self, sprite: Sprite) -> list[Sprite]:
        """Return the other cards that lie in the trick."""
        cards = self.sprites.values()
        return [card for card in cards if _TRICK_Z <= card.z < _HAND_Z - 1 and card is not sprite]

    def paced(self, motion: Motion) -> Motion:
        """Return a motion as it is made here: a calm one for those who want less of it."""
        return motion.calm() if self.is_calm else motion

    def expect(self, key: str, pose: Pose, turn: float) -> None:
        """Have the picture of a card made that will lie like this some time."""
        sprite = self.sprites[key]
        self._painter.expect(Sprite(sprite.card, pose, turn=turn, dim=sprite.dim, is_gilded=sprite.is_gilded))

    def refuse(self, key: str) -> None:
        """Rim a card in red for a moment, and shake it where it lies unless less motion is wanted."""
        sprite = self.sprites[key]

        def apply(share: float) -> None:
            sprite.is_refused = share < 1.0
            left = 0.0 if self.is_calm else max(0.0, 1 - share * REFUSED / NUDGE)
            sprite.sway = _SHAKE_REACH * self.places.unit * sin(6 * pi * left) * -left

        self._timeline.tween(0.0, REFUSED, apply, linear)

    def rename(self, old: str, card: Card) -> str:
        """Name a card that had no name; return its new key."""
        sprite = self.sprites.pop(old)
        sprite.card = card
        self.sprites[card.text] = sprite
        return card.text

    def readdress(self, old: str, new: str) -> str | None:
        """Put a card among others that lie face down: it keeps its place, and its name until it has turned over.

        Return its new key; None if it is not there.
        """
        sprite = self.sprites.pop(old, None)
        if sprite is None:
            return None
        if not sprite.turn:
            sprite.card = _card(new)
        self.sprites[new] = sprite
        return new

    def take_back_of(self, hand: int, card: Card) -> str:
        """Return the key of a card that a hand plays: its own sprite, or one of the hand's backs, now named."""
        if card.text in self.sprites:
            return card.text
        backs = [key for key in self.sprites if key.startswith(f"{hand}:")]
        if not backs:
            self.sprites[card.text] = Sprite(card, self.places.home(hand), _FLYING_Z, 0.0)
            return card.text
        taken = len(backs) // 2
        key = self.rename(f"{hand}:{taken}", card)
        for place in range(taken + 1, len(backs)):
            self.sprites[f"{hand}:{place - 1}"] = self.sprites.pop(f"{hand}:{place}")
        return key

    def add(self, key: str, card: Card | None, pose: Pose, z: int, pack: str = "") -> None:
        """Lay a card on the table face down."""
        self.sprites[key] = Sprite(card, pose, z, pack=pack)

    def remove(self, keys: Iterable[str]) -> None:
        """Take cards off the table."""
        for key in keys:
            self.sprites.pop(key, None)

    def dim(self, texts: Collection[str], struck: Collection[str]) -> bool:
        """Darken these cards, the struck ones half as much, and light all others; return True if any has changed."""
        self._closed, changed = frozenset(texts), False
        for key, sprite in self.sprites.items():
            level = 1.0 if key in texts else 0.5 if key in struck else 0.0
            changed = changed or sprite.dim != level
            sprite.dim = level
        return changed

    def lay(self, canvas: Canvas, changed: Sequence[pygame.Rect], ground: Callable[[Canvas], None]) -> None:
        """Bring the picture of the ground and the cards that lie on it up to date where it has changed."""
        cards = sorted((card for card in self.sprites.values() if not card.is_waiting), key=lambda card: card.z)
        share_shadows(cards)
        self._painter.begin(sum(card.is_travelling for card in cards))
        self._above = self.backdrop.lay(canvas, changed, ground, cards, self._painter.draw)

    def ground(self, place: pygame.Rect) -> pygame.Surface | None:
        """Return how the ground looks in a place; None if cards lie there."""
        return self.backdrop.copy(place)

    def draw_lying(self, canvas: Canvas) -> None:
        """Draw the ground and the cards that lie on it."""
        self.backdrop.show(canvas)

    def draw_changes(self, canvas: Canvas, covered: Sequence[pygame.Rect]) -> Sequence[pygame.Rect]:
        """Draw them where they have changed since they were drawn, or have been covered; return those parts."""
        return self.backdrop.show_changes(canvas, covered)

    def rest(self) -> None:
        """Let go of the pictures that only motion needs."""
        self._painter.rest()

    def warming(self, canvas: Canvas, dealer: int) -> Iterator[None]:
        """Make the pictures of the cards as they lie, or of the deck, one in each step, and room for the table's."""
        self.backdrop.make_room(canvas)
        yield None
        for sprite in self.sprites.values() or [Sprite(None, self.places.dealing(dealer))]:
            self._painter.expect(sprite)
        while self._painter.make_ready():
            yield None

    def is_passed(self, rect: pygame.Rect) -> bool:
        """Return True from just before a card on its way passes a place, where words stay, until none is on its way."""
        moving = [card for card in self._above if card.is_moving and not card.is_over_words]
        self._has_passed = bool(moving) and (self._has_passed or any(card.is_over(rect) for card in moving))
        return self._has_passed

    def draw_moving(self, canvas: Canvas, over: Iterable[pygame.Rect] = ()) -> None:
        """Draw the cards that are on their way, or may be covered by one that is, the lowest first.

        They pass under what lies in the rectangles `over`, except those that pass over all, and what lies on these.
        """
        high = next((at for at, sprite in enumerate(self._above) if sprite.is_over_all), len(self._above))
        outlines = [sprite.outline for sprite in self._above[:high] if sprite.is_moving]
        places = [rect.clip(canvas.rect) for rect in over if rect.collidelist(outlines) >= 0]
        for sprite in self._above[:high]:
            self._painter.draw(canvas, sprite)
        for place in places:
            canvas.put(self.backdrop.part(place), place)
        for sprite in self._above[high:]:
            self._painter.draw(canvas, sprite)
        self._painter.make_ahead([sprite for sprite in self._above if sprite.is_moving])


def _round_of(view: AnyView, hand: int) -> tuple[object, ...]:
    """Return what tells a hand of this round from those of others."""
    return view.seat, hand, view.board.dealer, view.totals


def _card(key: str) -> Card | None:
    return None if ":" in key else Card.parse(key)
