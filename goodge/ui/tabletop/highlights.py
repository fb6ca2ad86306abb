"""What lights up over the plates for a moment: the Crown on its way to a head, and bids that are made or broken."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import pi, sin
from typing import NamedTuple

import pygame

from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..drawing.gold_leaf import draw_flying
from ..drawing.shapes import svg_surface
from ..drawing.theme import ALARM, GLOW, GOLD_BRIGHT, Colour
from ..motion import speeds
from ..motion.timeline import Timeline, ease_in_out, linear
from .facts import plate_key
from .fans import outline
from .places import Places
from .platefaces import CROWN, crown_place, portrait_place

_RING_FROM, _RING_REACH, _RING_WIDTH, _RING_STEPS = 10, 12, 4, 10  # it begins beyond the tips of a crown
_SHAKE_REACH = 8
_LARGE, _HIGH = 84, 54  # the Crown's side as it sits in the middle, and how far above the head it turns downwards
_ABOVE = 24  # of the middle of the Crown as it sits, over the edge of the words
_LEAP = 110  # how far over its seat it is drawn on its way, so that it leaves the words without covering them
_SITS, _RISES = 0.15, 0.68  # the shares of its time after which it has sat, and after which it comes down
_SIZE_STEP = 3
_LEADS, _MORE = (0.4, 0.3, 0.5), (0.0, 0.2)  # shares of the way where it bends up, and how much farther it bends down
_LEAPS, _DOWNS = (1.0, 0.5), (0.5, 1.0)  # how far up, and how far down of the way
_LOOKS = 16  # moments of its way that are looked at
_BACKS = 16  # cards that a hand has by then, at most
_WIDEST_WORDS = 390
BANNER = 126  # the height of the words in the middle: the suit inlaid in the cloth lies under them


@dataclass(slots=True)
class _Judged:
    """A plate that lights up: for something good or bad, with gold leaf if it is cheered."""

    is_good: bool
    is_cheered: bool
    share: float = 0.0


class _Leap(NamedTuple):
    """The way of the Crown from the words to where it turns downwards, by way of two points that it bends to."""

    start: pygame.Vector2
    over: pygame.Vector2
    past: pygame.Vector2
    turn: pygame.Vector2

    def at(self, way: float) -> tuple[pygame.Vector2, float]:
        """Return its middle and its side after a share of the way."""
        left = 1 - way
        center = self.start * left**3 + (self.over * left + self.past * way) * (3 * left * way) + self.turn * way**3
        return center, _LARGE + (CROWN * 1.3 - _LARGE) * way

    def covered(self, canvas: Canvas, places: Sequence[pygame.Rect]) -> int:
        """Return how much of places it covers on its way, in pixels, at all moments together."""
        covered = 0
        for step in range(1, _LOOKS + 1):
            center, side = self.at(step / _LOOKS)
            crown = pygame.Rect(0, 0, canvas.px(side), canvas.px(side))
            crown.center = round(center.x), round(center.y)
            covered += sum(part.width * part.height for part in map(crown.clip, places))
        return covered


class Highlights:
    """The lights over the plates. With `is_calm`, nothing flies or shakes."""

    def __init__(self, timeline: Timeline, refresh: Callable[[], None]) -> None:
        self.is_calm = False
        self._timeline, self._refresh = timeline, refresh
        self._judged: dict[int, _Judged] = {}
        self._crowned: tuple[int, float] | None = None
        self._leapt: tuple[Places, int, _Leap] | None = None

    def clear(self) -> None:
        """Put all lights out."""
        self._judged.clear()
        self._crowned = None

    def judge(self, hand: int, *, is_good: bool, is_cheered: bool) -> None:
        """Light up the plate of a hand for something good or bad."""
        judged = _Judged(is_good, is_cheered)

        def apply(share: float) -> None:
            if share == 1.0 and self._judged.get(hand) is judged:
                del self._judged[hand]
            elif share < 1.0 and not judged.share:
                self._judged[hand] = judged
            if not judged.share or share == 1.0 or not is_good:
                self._refresh()
            judged.share = max(share, 1e-6)

        self._timeline.tween(0.0, speeds.VERDICT, apply, linear)

    def crown(self, hand: int, landed: Callable[[], None]) -> None:
        """Let the Crown come down on the head of the owner of a hand; `landed` is called once it is there.

        It stays until it is seen as part of the plate, which may be drawn a frame or more later.
        """

        def apply(share: float) -> None:
            self._crowned = hand, share
            if share == 1.0:
                landed()

        self._timeline.tween(0.0, 0.0 if self.is_calm else speeds.CROWN_FLIGHT, apply, linear)

    def verdict(self, hand: int) -> bool | None:
        """Return True or False while something good or bad is told of a hand; else None."""
        judged = self._judged.get(hand)
        return None if judged is None else judged.is_good

    def shift(self, hand: int, unit: float) -> int:
        """Return how far a plate is shaken aside just now."""
        judged = self._judged.get(hand)
        if judged is None or judged.is_good or self.is_calm:
            return 0
        share = min(1.0, judged.share * speeds.VERDICT / speeds.SHAKE)
        return round(_SHAKE_REACH * unit * sin(6 * pi * share) * (1 - share))

    @property
    def has_flakes(self) -> bool:
        """True while gold leaf flies off a plate."""
        return not self.is_calm and any(judged.is_cheered for judged in self._judged.values())

    def draw(self, canvas: Canvas, places: Places, crowned: Collection[str] = ()) -> None:
        """Draw the lights over everything else on the table; the plates with these keys are drawn with a crown."""
        for hand, judged in self._judged.items():
            plate = places.plate(hand).move(self.shift(hand, canvas.unit), 0)
            self._ring(canvas, plate, judged, plate.top - places.bar.bottom)
            if judged.is_cheered and not self.is_calm:
                draw_flying(canvas, plate, judged.share)
        if self._crowned is not None:
            hand, share = self._crowned
            if share == 1.0 and plate_key(hand) in crowned:
                self._crowned = None
                return
            self._flying_crown(canvas, places, hand, share)

    def _ring(self, canvas: Canvas, plate: pygame.Rect, judged: _Judged, room: int) -> None:
        """Draw a ring around a plate and its portrait, which fades, and grows as far as there is room over it."""
        colour = GOLD_BRIGHT if judged.is_good else ALARM
        share = 0.0 if self.is_calm else round(judged.share * _RING_STEPS) / _RING_STEPS
        if share == 1.0:
            return
        reach = min(room, canvas.px(_RING_FROM) + round(share * canvas.px(_RING_REACH)))
        line = colour.faded(round(255 * (1 - share)))
        place = plate.inflate(2 * reach, 2 * reach).union(portrait_place(canvas, plate).inflate(2 * reach, 2 * reach))
        key = ("ring", plate.size, reach, line)
        ring = canvas.shapes.drawn(key, lambda: _ring(canvas, plate, place, reach, line))
        canvas.put(ring, place)

    def _flying_crown(self, canvas: Canvas, places: Places, hand: int, share: float) -> None:
        """Draw the Crown: it sits on the words in the middle, leaps to over the head, and comes straight down on it."""
        leap, end = self._leap(canvas, places, hand), pygame.Vector2(crown_place(canvas, places.plate(hand)))
        if share <= _RISES:
            center, side = leap.at(ease_in_out(max(0.0, share - _SITS) / (_RISES - _SITS)))
        else:
            way = ((share - _RISES) / (1 - _RISES)) ** 2
            center, side = leap.turn.lerp(end, way), CROWN * (1.3 - 0.3 * way)
        size = canvas.px(round(side / _SIZE_STEP) * _SIZE_STEP)
        light = canvas.shapes.glow((size, size), size / 2, canvas.px(14), GLOW.faded(120))
        crown = canvas.shapes.drawn(("flying crown", size), lambda: _crown(canvas, size))
        place = round(center.x), round(center.y)
        canvas.put(light, light.get_rect(center=place))
        canvas.put(crown, crown.get_rect(center=place))

    def _leap(self, canvas: Canvas, places: Places, hand: int) -> _Leap:
        """Return the way of the Crown from the words to over a head that covers least: it is found once for each."""
        if self._leapt is None or self._leapt[0] is not places or self._leapt[1] != hand:
            self._leapt = places, hand, _least_covering(canvas, places, hand)
        return self._leapt[2]


def _least_covering(canvas: Canvas, places: Places, hand: int) -> _Leap:
    """Return the way of the Crown by which it passes over least of the words, and of what is other players'."""
    words, head = places.banner(BANNER), pygame.Vector2(crown_place(canvas, places.plate(hand)))
    start, turn = pygame.Vector2(words.centerx, words.top - canvas.px(_ABOVE)), head - (0, canvas.px(_HIGH))
    said = words.inflate(canvas.px(_WIDEST_WORDS), 0)
    shunned = [
        said,
        *(place for other in range(len(places.plates)) if other != hand for place in _others(canvas, places, other)),
    ]
    leaps = [
        _Leap(
            start,
            pygame.Vector2(start.x + (turn.x - start.x) * lead, start.y - canvas.px(_LEAP) * leap),
            pygame.Vector2(start.x + (turn.x - start.x) * (lead + more), start.y + (turn.y - start.y) * down),
            turn,
        )
        for down in _DOWNS
        for leap in _LEAPS
        for lead in _LEADS
        for more in _MORE
    ]
    return min(leaps, key=lambda leap: leap.covered(canvas, shunned))


def _others(canvas: Canvas, places: Places, hand: int) -> list[pygame.Rect]:
    """Return the places of another player's: the plate, the portrait, and backs beside it."""
    plate = places.plate(hand)
    backs = [] if hand == places.anchor else [outline(pose) for pose in places.small_hand(hand, _BACKS).poses(_BACKS)]
    return [plate.union(portrait_place(canvas, plate)), *([backs[0].unionall(backs[1:])] if backs else [])]


def _ring(canvas: Canvas, plate: pygame.Rect, place: pygame.Rect, reach: int, colour: Colour) -> pygame.Surface:
    """Return a ring that far outside a plate and the portrait that stands out from it."""
    ring = _silhouette(canvas, plate, place, reach, colour)
    inside = _silhouette(canvas, plate, place, reach - canvas.px(_RING_WIDTH), Colour(0, 0, 0, 255))
    ring.blit(inside, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return ring


def _silhouette(canvas: Canvas, plate: pygame.Rect, place: pygame.Rect, reach: int, colour: Colour) -> pygame.Surface:
    """Return a plate with its portrait in one colour, larger by `reach` on every side."""
    ground = plate.inflate(2 * reach, 2 * reach).move(-place.left, -place.top)
    face = portrait_place(canvas, plate).move(-place.left, -place.top)
    shapes = (
        f'<rect x="{ground.x}" y="{ground.y}" width="{ground.w}" height="{ground.h}" rx="{14 * canvas.unit + reach}"/>'
        f'<circle cx="{face.centerx}" cy="{face.centery}" r="{face.width / 2 + reach}"/>'
    )
    size = f'width="{place.w}" height="{place.h}" viewBox="0 0 {place.w} {place.h}"'
    sheet = svg_surface(
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}><g fill="{colour.hex}">{shapes}</g></svg>', place.size
    )
    sheet.fill((255, 255, 255, colour.alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return sheet


def _crown(canvas: Canvas, size: int) -> pygame.Surface:
    large = canvas.px(_LARGE)
    return pygame.transform.smoothscale(canvas.art.picture("emblems/crown", (large, large)), (size, size))
