"""The places of what is asked in the middle of the table and of the words about it, and of its signs, in units."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from ..drawing.theme import SMALL_STRONG
from .cardsize import is_roomy
from .emblem import emblem_side
from .seating import APART_FROM_TOOL, BOTTOM, EDGE, LEFT, PLATE_LEFT, Seating

_WIDEST_ASKING, _HIGHEST_ASKING, _MOST_GROWN = 708, 256, 1.6  # the suits to choose trump from, and their button
_AROUND_EMBLEM, _LEAST_EMBLEM = 6, 0.6  # from the emblem to what lies across; the share of its usual side that it keeps
_OVER_PLATE = 14  # a tall window's own plate, to what is over it
_UNDER_BACKS = 14  # in a tall window, to what a phase asks
_OVER_SENTENCE = 8
OCCASION_AIR, _CLEAR_OF_OCCASION = 6, 4  # over and under the words of the sign, and around it


class MiddlePlaces(Seating):
    """Rectangles in the middle of a table, between the hands."""

    @property
    def asking_scale(self) -> float:
        """The factor by which a panel that asks is enlarged: a tall window has the room."""
        if not is_roomy(self._canvas):
            return 1.0
        wide = (self.width - 2 * self._canvas.px(EDGE)) / self._canvas.px(_WIDEST_ASKING)
        start, end = self._asking_span
        return max(1.0, min(_MOST_GROWN, wide, (end - start) / self._canvas.px(_HIGHEST_ASKING)))

    @property
    def _asking_span(self) -> tuple[int, int]:
        """The rows for what is asked over the sentence: in a tall window those between plates at the sides."""
        if not is_roomy(self._canvas):
            return self.panel_top, self.sentence.top - self._canvas.px(_OVER_SENTENCE)
        under_backs = self._backs_end + self._canvas.px(_UNDER_BACKS)
        return max(self.panel_top, under_backs), self.own_plate.top - self._canvas.px(_OVER_PLATE)

    def asking(self, width: float, height: float) -> pygame.Rect:
        """Return the panel in the middle of the table, for what a phase asks."""
        return self.panel(width * self.asking_scale, height * self.asking_scale)

    def wide_asking(self, width: float, height: float) -> pygame.Rect:
        """Return the panel for what a phase asks that is as wide as a tall window, and keeps off the plates there."""
        rect, (start, end) = self.asking(width, height), self._asking_span
        rect.top = max(start, (start + end - rect.height) // 2)
        return rect

    def over_sentence(self, height: float) -> pygame.Rect:
        """Return the place of what stands this high right over the sentence: over the plate in a tall window."""
        rect = self.sentence.copy()
        rect.height = self._canvas.px(height)
        rect.bottom = self._asking_span[1]
        return rect

    def panel(self, width: float, height: float) -> pygame.Rect:
        """Return a rectangle in the middle of the table."""
        rect = pygame.Rect(0, 0, self._canvas.px(width), self._canvas.px(height))
        low, high = self.panel_top, self.sentence.top - self._canvas.px(_OVER_SENTENCE)
        rect.center = (self.width // 2, (low + high) // 2)
        rect.top = max(rect.top, low)
        return rect

    def banner(self, height: float, width: int = 0) -> pygame.Rect:
        """Return the place of what is announced: right in the middle of the emblem, where the panel is far from it.

        Where the `width`, in pixels, would reach over plates at the sides, it is below them, as far as there is room.
        """
        rect, gap = self.panel(0, height), self._canvas.px(_OVER_SENTENCE)
        lowest = self.sentence.top - gap - rect.height
        if self._hands > 3 or is_roomy(self._canvas):
            rect.top = max(self.panel_top, min(lowest, self.emblem.centery - rect.height // 2))
        rect.inflate_ip(width, 0)
        plates = [self.plate(hand) for hand in range(self._hands) if self.side(hand) != BOTTOM]
        touched = [plate.bottom + gap for plate in plates if plate.colliderect(rect)]
        rect.top = max(rect.top, min(lowest, max(touched, default=0)))
        return rect

    @property
    def emblem(self) -> pygame.Rect:
        """The place of the emblem in the cloth, around the middle of the trick: smaller if what lies across is near."""
        side, middle = emblem_side(self._canvas), (self.width // 2, round(self.trick_y))
        if self._hands > 3 and middle[1] - side // 2 < self._upper + self._canvas.px(_AROUND_EMBLEM):
            across = [self.plate(self.hand_across), *([] if self._dummy is None else [self.open_row])]
            near = min(_distance(middle, rect) for rect in across)
            least = round(side * _LEAST_EMBLEM)
            side = min(side, max(least, 2 * int(near - self._canvas.px(_AROUND_EMBLEM))))
        rect = pygame.Rect(0, 0, side, side)
        rect.center = middle
        return rect

    @property
    def occasions(self) -> list[pygame.Rect]:
        """The places for what the match is part of, the best first: over a plate, and over all in a tall window.

        Each is as high as the cloth around it allows. Where the ground across the table leaves little room for one
        line, the first has room for two; elsewhere one line is as high as they get. Beside a dummy, whose cards lie
        there in a tall window, the last one is over the tools.
        """
        place, px = self._occasion, self._canvas.px
        if self._dummy is not None:
            tools = self.tool_at_right or self.tools
            over = pygame.Rect(self.tools.left, tools.top - px(APART_FROM_TOOL + 26), self.tools.width, px(26))
            return [place, over] if self._is_beside else [over]
        wide = pygame.Rect(place.left, place.top - px(26), self.width - 2 * place.left, place.height)
        under = max(0, self._sides_top(LEFT) - place.bottom - (place.top - self.bar.bottom))
        lower = place.move(0, under // 2)  # as far from the plate under it as from the bar
        taken = [place_of(hand) for place_of in (self.call, self.plate) for hand in range(self._hands)]
        if lower.collidelist(taken) < 0:
            place = lower
        found = [place]
        if wide.top > self.bar.bottom and place.left < self.width // 2:
            wide.centery = (self.bar.bottom + max(wide.bottom, self.plate(self.hand_across).top)) // 2
            found.append(wide)
        return [self._grown(each, taken) for each in found]

    def _grown(self, place: pygame.Rect, taken: Sequence[pygame.Rect]) -> pygame.Rect:
        """Return a place with the free room over and under it, as much at both sides."""
        px = self._canvas.px
        over, under = place.top - self.bar.bottom, self.height
        for other in taken:
            if other.left < place.right and place.left < other.right and not other.colliderect(place):
                over = min(over, place.top - other.bottom) if other.bottom <= place.top else over
                under = min(under, other.top - place.bottom) if other.top >= place.bottom else under
        most = self._canvas.type.line_height(SMALL_STRONG) + 2 * px(OCCASION_AIR) - place.height
        more = 2 * max(0, min(over, under) - px(_CLEAR_OF_OCCASION))
        return place.inflate(0, more if self._is_parted else max(0, min(more, most)))

    @property
    def _occasion(self) -> pygame.Rect:
        """The place over the plate at the left, or at the right where that is wider, and no dummy's cards lie."""
        px = self._canvas.px
        across = pygame.Rect(self.width // 2 - self._plate_size[0] // 2, 0, self._plate_size[0], 0)
        across = across if self._hands == 3 else self._seat_across
        left, right = across.left, self.width - across.right
        if self._dummy is not None:
            left, right = (0, right) if self._open_side == LEFT else (left, 0)
        edge = px(PLATE_LEFT)
        place = pygame.Rect(edge, self.bar.bottom + px(2) + self._air, max(left, right) - px(12) - edge, px(26))
        if right > left:
            place.right = self.width - px(18)
        return place


def _distance(place: tuple[int, int], rect: pygame.Rect) -> float:
    """Return how far it is from a place to the nearest edge or corner of a rectangle."""
    near = min(max(place[0], rect.left), rect.right), min(max(place[1], rect.top), rect.bottom)
    return math.dist(place, near)
