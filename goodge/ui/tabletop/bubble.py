"""A bubble: a few words on a dark ground, with a tip towards what on the table they are about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

import pygame

from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..drawing.shapes import svg_surface
from ..drawing.theme import BODY_STRONG, CREAM, GOLD_BRIGHT, PANEL
from ..motion.motions import Pose
from ..widgets.base import Item, Label
from ..wording.phrases import say
from .fans import CARD_RATIO
from .marks import draw_tag, tag_size

_RADIUS, _TIP, _HALF = 14, 13, 11  # of the ground, how far the tip stands out, half of its foot
_PAD = (18, 8)
_GAP = 7  # from the tip to what it points at
_WIDTHS = (300, 240, 200)
_MARGIN, _SLIDE = 24, 1  # from the edges of the window, and from a place that is tried to the next
_INSIDE = 3  # from the edges of what is pointed at
_OFF_TAKEN = 6  # from what it must not cover
_ARROW = (30, 20)
_DISC, _IN_DISC = 32, (21, 14)
_ON_CARD = 0.41  # of a card's width: how far right of the middle its upper edge is pointed at


@dataclass(slots=True, kw_only=True)
class Bubble(Item):
    """The ground, with a tip in the middle of one side or elsewhere along it: towards `to`, if that is a point."""

    carries_words: ClassVar = True
    is_of_pictures: ClassVar = True
    to: tuple[int, int] | None
    is_backing: bool = True

    def reach(self, canvas: Canvas) -> pygame.Rect:
        """Return the place of the ground and the tips that it may have above and below."""
        return self.rect.inflate(0, 2 * canvas.px(_TIP))

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        ground, tip = self.rect, canvas.px(_TIP)
        place = ground.inflate(2 * tip, 2 * tip)
        to = None if self.to is None else (self.to[0] - place.left, self.to[1] - place.top)
        key = ("bubble", ground.size, to, tip)
        canvas.put(canvas.shapes.drawn(key, lambda: _drawn(canvas, place.size, tip, to)), place)


@dataclass(slots=True, kw_only=True)
class Arrow(Item):
    """A small arrowhead that points down at a card which a bubble is about and does not reach.

    It is drawn over all cards. One that lies on its card `has_ground`: a dark disc, as gold is pale on cards.
    """

    has_ground: bool = False
    is_backing: bool = True

    def draw_over(self, canvas: Canvas) -> None:
        """Draw the arrowhead."""
        place = self.rect
        if self.has_ground:
            radius = place.width / canvas.unit / 2
            canvas.panel(place, radius=radius, top=PANEL.faded(250), line=GOLD_BRIGHT, line_width=2)
            place = pygame.Rect(0, 0, canvas.px(_IN_DISC[0]), canvas.px(_IN_DISC[1]))
            place.center = self.rect.centerx, self.rect.centery + canvas.px(1)
        size = place.size
        canvas.put(canvas.shapes.drawn(("arrow", size), lambda: _arrowhead(size)), place)


@dataclass(slots=True, kw_only=True)
class WinnersTag(Arrow):
    """A tag on the card that has won a trick, which no words are about."""

    def draw_over(self, canvas: Canvas) -> None:
        draw_tag(canvas, _wins(), self.rect)


def _wins() -> str:
    return say("table: on the card that has won its trick", "wins")


def winners_tag(canvas: Canvas, pose: Pose, led: pygame.Rect) -> WinnersTag:
    """Return the tag for the card that has won a trick, where an arrowhead would lie, or under the tag of who `led`."""
    arrow, tag = arrow_on(canvas, pose).rect, pygame.Rect((0, 0), tag_size(canvas, _wins()))
    tag.midright = arrow.right, arrow.centery
    if tag.inflate(2 * canvas.px(_OFF_TAKEN), 0).colliderect(led):
        tag.top = led.bottom + canvas.px(2)
    return WinnersTag(key="winner", rect=tag)


def _arrowhead(size: tuple[int, int]) -> pygame.Surface:
    return svg_surface(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" viewBox="0 0 24 16">'
        f'<path d="M2 2H22L12 14Z" fill="{GOLD_BRIGHT.hex}" stroke="{PANEL.hex}" stroke-width="2"'
        f' stroke-linejoin="round"/></svg>',
        size,
    )


def arrow_on(canvas: Canvas, pose: Pose) -> Arrow:
    """Return an arrowhead on the upper edge of a card, where there is neither an index nor the tag of who led."""
    rect = pygame.Rect(0, 0, canvas.px(_DISC), canvas.px(_DISC))
    aside = pygame.Vector2(_ON_CARD * CARD_RATIO, -0.5).rotate(-pose.angle) * pose.height
    rect.center = round(pose.x + aside.x), round(pose.y + aside.y) + rect.height // 4  # more of it on the card than off
    return Arrow(key="bubble-arrow", rect=rect, has_ground=True)


def aimed(
    canvas: Canvas, ground: Bubble, card: pygame.Rect, room: pygame.Rect, taken: Sequence[pygame.Rect]
) -> list[Item]:
    """Return a bubble over the hand that points at a card, moved in the room as far as its tip needs to.

    Where the tip cannot reach, it stays, and an arrowhead right over the card points.
    """
    inset, middle = canvas.px(_RADIUS + _HALF), ground.rect.left
    reach = ground.rect.inflate(-2 * inset, 0)
    nearer = min(0, card.centerx - reach.left) + max(0, card.centerx - reach.right)
    ground.rect.left = max(room.left, min(room.right - ground.rect.width, ground.rect.left + nearer))
    reach = ground.rect.inflate(-2 * canvas.px(_RADIUS), 0)
    if reach.left <= card.centerx <= reach.right:
        tip = pygame.Rect(ground.rect.left, ground.rect.bottom, ground.rect.width, canvas.px(_TIP))
        if tip.collidelist(list(taken)) < 0:
            ground.to = card.center
        return [ground]
    ground.rect.left = middle
    ground.to = None
    rect = pygame.Rect(0, 0, canvas.px(_ARROW[0]), canvas.px(_ARROW[1]))
    rect.midbottom = card.centerx, card.top
    return [ground, Arrow(key="bubble-arrow", rect=rect)]


def _drawn(canvas: Canvas, size: tuple[int, int], tip: int, to: tuple[int, int] | None) -> pygame.Surface:
    """Return a rounded ground with its tip, if it has one, within one thin line."""
    w, h, radius = size[0] - 2 * tip, size[1] - 2 * tip, min(canvas.px(_RADIUS), (size[1] - 2 * tip) // 2)
    corners = [(0, 0), (w, 0), (w, h), (0, h)]
    side = None if to is None else _side_towards((to[0] - tip, to[1] - tip), w, h)
    path = ""
    for number in range(4):
        start, end = pygame.Vector2(corners[number]), pygame.Vector2(corners[(number + 1) % 4])
        way = (end - start).normalize()
        out = way.rotate(-90)
        first, last = start + way * radius, end - way * radius
        path += f"{'L' if path else 'M'}{first.x:.1f} {first.y:.1f}"
        if to is not None and number == side:
            room = (last - first).length()
            half = min(canvas.px(_HALF), room / 2)
            at = (pygame.Vector2(to[0] - tip, to[1] - tip) - first).dot(way)
            middle = first + way * max(half, min(room - half, at))
            for point in (middle - way * half, middle + out * tip, middle + way * half):
                path += f"L{point.x:.1f} {point.y:.1f}"
        corner, after = end, end + way.rotate(90) * radius
        path += f"L{last.x:.1f} {last.y:.1f}Q{corner.x:.1f} {corner.y:.1f} {after.x:.1f} {after.y:.1f}"
    return svg_surface(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}"'
        f' viewBox="{-tip} {-tip} {size[0]} {size[1]}">'
        f'<path d="{path}Z" fill="{PANEL.hex}" fill-opacity="0.94" stroke="{GOLD_BRIGHT.hex}" stroke-opacity="0.8"'
        f' stroke-width="{max(1.0, 1.5 * canvas.unit):.2f}" stroke-linejoin="round"/></svg>',
        size,
    )


def _side_towards(to: tuple[int, int], w: int, h: int) -> int:
    """Return the side beyond which a point lies farthest: 0 the upper one, then clockwise."""
    beyond = (-to[1], to[0] - w, to[1] - h, -to[0])
    return beyond.index(max(beyond))


def in_line(canvas: Canvas, words: Label, below: Label, to: tuple[int, int] | None) -> Bubble:
    """Return the ground under a sentence and the line below it, which is empty or not; both become its text."""
    words.colour, words.wraps = GOLD_BRIGHT, words.wraps or not below.text
    rect = words.rect.union(below.rect)
    if not below.text:
        words.rect = rect.inflate(-canvas.px(2 * _PAD[0]), 0)
    lines = canvas.type.wrap(words.text, words.role, words.rect.width, evenly=True) if words.wraps else [words.text]
    width = max(canvas.type.size(line, words.role)[0] for line in lines)
    width = max(width, canvas.type.size(below.text, below.role)[0] if below.text else 0)
    if below.text:
        ground = words.rect.union(below.rect)
        ground.height += canvas.px(5)
    else:
        high = canvas.type.line_height(words.role) * len(lines) + canvas.px(2 * _PAD[1])
        ground = pygame.Rect(0, 0, 0, min(words.rect.height, high))
        ground.centery = words.rect.centery
    ground.width = min(width + canvas.px(2 * _PAD[0]), rect.width)
    ground.centerx = rect.centerx
    below.colour = CREAM
    return Bubble(key="bubble", rect=ground, to=to)


def beside(canvas: Canvas, text: str, target: pygame.Rect, taken: Sequence[pygame.Rect]) -> list[Item]:
    """Return a bubble with these words next to a target, where it covers nothing that is taken; none if it would."""
    window = canvas.rect.inflate(-canvas.px(2 * _MARGIN), -canvas.px(12))
    kept = [each.inflate(2 * canvas.px(_OFF_TAKEN), 2 * canvas.px(_OFF_TAKEN)) for each in taken]
    for width in _WIDTHS:
        lines = canvas.type.wrap(text, BODY_STRONG, canvas.px(width), evenly=True)
        wide = max(canvas.type.size(line, BODY_STRONG)[0] for line in lines) + canvas.px(2 * _PAD[0])
        high = canvas.type.line_height(BODY_STRONG) * len(lines) + canvas.px(2 * _PAD[1])
        for rect in _around(target, (wide, high), canvas.px(_TIP + _GAP), canvas.px(_SLIDE)):
            if window.contains(rect) and rect.collidelist(kept) < 0 and _points(canvas, rect, target):
                inner = rect.inflate(-canvas.px(2 * _PAD[0]) + 2, -canvas.px(2 * _PAD[1]) + 2)
                return [
                    Bubble(key="bubble", rect=rect, to=_near(rect, target)),
                    Label(key="bubble-words", rect=inner, text=text, role=BODY_STRONG, colour=GOLD_BRIGHT, wraps=True),
                ]
    return []


def _points(canvas: Canvas, rect: pygame.Rect, target: pygame.Rect) -> bool:
    """Return True if a tip in the straight part of a bubble's side meets a target well inside its edges."""
    to, straight = _near(rect, target), rect.inflate(*(-canvas.px(2 * (_RADIUS + _HALF)),) * 2)
    is_over = rect.left < target.right and rect.right > target.left
    met = target.inflate(*(-canvas.px(2 * _INSIDE),) * 2)
    if is_over:
        return met.left <= max(straight.left, min(straight.right, to[0])) <= met.right
    return met.top <= max(straight.top, min(straight.bottom, to[1])) <= met.bottom


def _near(rect: pygame.Rect, target: pygame.Rect) -> tuple[int, int]:
    """Return a point of the target that the tip can point at straight on."""
    across = max(rect.left, target.left), min(rect.right, target.right)
    if across[0] < across[1]:
        return (across[0] + across[1]) // 2, target.centery
    return target.centerx, (max(rect.top, target.top) + min(rect.bottom, target.bottom)) // 2


def _around(target: pygame.Rect, size: tuple[int, int], gap: int, step: int) -> Iterable[pygame.Rect]:
    """Yield places beside a target: to its right and left, below and above, each also moved along it."""
    for shift in range(0, max(size) + 1, step):
        for sign in (1, -1) if shift else (1,):
            by = shift * sign
            right, left, below, above = (pygame.Rect((0, 0), size) for _ in range(4))
            right.midleft = target.right + gap, target.centery + by
            left.midright = target.left - gap, target.centery + by
            below.midtop = target.centerx + by, target.bottom + gap
            above.midbottom = target.centerx + by, target.top - gap
            yield from (rect for rect in (right, left, below, above) if _faces(rect, target))


def _faces(rect: pygame.Rect, target: pygame.Rect) -> bool:
    """Return True if a place still lies beside some of the target."""
    is_over = rect.left < target.right and rect.right > target.left
    return is_over or (rect.top < target.bottom and rect.bottom > target.top)
