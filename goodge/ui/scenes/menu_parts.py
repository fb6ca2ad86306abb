"""What the menu scenes have in common: the felt with its gold corners, the page, its measures and its foot."""

from __future__ import annotations

import pygame

from ..canvas import Canvas
from ..items.base import Drawing, Item, Label
from ..items.buttons import keycap
from ..theme import BODY_STRONG, HEADING, KEYCAP, MUTED, SMALL, SMALL_STRONG, Role

PAGE_WIDTH = 1200
PATIENCE = 2.5  # seconds after which a picture that the thread has not brought is made at once
HINTS = (("F1", "Rules"), ("F11", "Full screen"), ("M", "Sound on or off"))


def page(canvas: Canvas, width: float, height: float) -> pygame.Rect:
    """A rectangle in the middle of the window, at most that large in units, with a margin to the window's edge."""
    room = canvas.rect.inflate(-canvas.px(64), -canvas.px(48))
    rect = pygame.Rect(0, 0, min(room.width, canvas.px(width)), min(room.height, canvas.px(height)))
    rect.center = canvas.rect.center
    return rect


def row_height(canvas: Canvas, role: Role = BODY_STRONG, least: float = 44) -> int:
    """The height of a control with one line of text."""
    return max(canvas.px(least), canvas.type.line_height(role) + canvas.px(12))


def heading(canvas: Canvas, place: pygame.Rect, text: str) -> Label:
    """The name of the screen, at the top left of its page."""
    rect = pygame.Rect(place.left, place.top, place.width, canvas.type.line_height(HEADING))
    return Label(key="heading", rect=rect, text=text, role=HEADING, align="left")


def columns(rect: pygame.Rect, shares: tuple[float, ...], gap: int) -> list[pygame.Rect]:
    """The rectangle cut from left to right in parts of these shares."""
    room = rect.width - gap * (len(shares) - 1)
    left, parts = float(rect.left), []
    for share in shares:
        width = room * share / sum(shares)
        parts.append(pygame.Rect(round(left), rect.top, round(left + width) - round(left), rect.height))
        left += width + gap
    return parts


def corners(canvas: Canvas, measure: float = 92) -> None:
    """A gold ornament in each corner of the window."""
    side, edge = canvas.px(measure), canvas.px(16)
    ornament = canvas.art.picture("emblems/corner", (side, side))
    right, low = canvas.rect.width - edge - side, canvas.rect.height - edge - side
    for x, y, across, down in (
        (edge, edge, False, False),
        (right, edge, True, False),
        (edge, low, False, True),
        (right, low, True, True),
    ):
        canvas.surface.blit(pygame.transform.flip(ornament, across, down), (x, y))


def key_hints(
    canvas: Canvas, left: int, centery: int, hints: tuple[tuple[str, str], ...] = HINTS, key: str = "hints"
) -> Item:
    """A quiet line with keys and what they do, from `left` on."""
    gap, between = canvas.px(8), canvas.px(26)
    widths = [_hint_width(canvas, cap, words) for cap, words in hints]
    height = max(canvas.type.line_height(KEYCAP), canvas.type.line_height(SMALL)) + canvas.px(6)
    rect = pygame.Rect(left, 0, sum(widths) + between * (len(hints) - 1), height)
    rect.centery = centery

    def paint(canvas: Canvas, rect: pygame.Rect) -> None:
        x = rect.left
        for (cap, words), width in zip(hints, widths, strict=True):
            wide = _cap_width(canvas, cap)
            keycap(canvas, cap, pygame.Rect(x, rect.top, wide, rect.height), MUTED)
            words_at = pygame.Rect(x + wide + gap, rect.top, width - wide - gap, rect.height)
            canvas.text(words, SMALL_STRONG, words_at, MUTED, "left")
            x += width + between

    return Drawing(key=key, rect=rect, paint=paint)


def _cap_width(canvas: Canvas, cap: str) -> int:
    return canvas.type.size(cap, KEYCAP)[0] + canvas.px(14)


def _hint_width(canvas: Canvas, cap: str, words: str) -> int:
    return _cap_width(canvas, cap) + canvas.px(8) + canvas.type.size(words, SMALL_STRONG)[0]


def people(names: tuple[str, ...]) -> str:
    """Names as a sentence lists them: `Ann, Ben and Cleo`."""
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


def prepare_table(canvas: Canvas, game: str) -> None:
    """While a menu is looked at, a thread makes a game's cards for a table in a window of this size."""
    from ..games import presenter_of
    from ..tabletop.places import hand_card
    from ..tabletop.sprites import prefetch_cards

    presenter = presenter_of(game)
    prefetch_cards(canvas.art, hand_card(canvas), presenter, presenter.game.deck)
