"""The statistics before the first match: the page as it will be, drawn faintly, and what fills each part of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from ....engine.values import dataclass
from ...drawing.canvas import Canvas
from ...drawing.shapes import svg_surface
from ...drawing.theme import BODY_STRONG, BUTTON, GOLD_DARK, INK, INK_SOFT, SMALL, SUBHEADING, Role
from ...scorecard.paper import RULE_STRONG
from ...widgets.base import Drawing, Item, Label
from ...widgets.buttons import Button
from ...widgets.layout import columns
from ...wording.matches import NO_FIGURES
from ...wording.phrases import Phrase, say
from ..family import FACE, paint_faces
from ..menu_parts import row_height
from ..page import is_tall
from ..paper_parts import PaperGround

_PADDING, _APART, _AIR = 44, 48, 16
_PICTURE, _LEAST_PICTURE, _BUTTON = 128, 56, 240
_NARROWER = (1.1, 1.2, 1.3, 1.4, 1.5)  # of an even part of the words: widths that may break them into such parts
_FAINT = 0.5  # as if in pencil
_CONTEXT = "statistics: while there are none"


@dataclass(frozen=True, slots=True)
class _Part:
    """A part of the statistics: what it shows, what fills it, and how it is sketched."""

    key: str
    title: Phrase
    filled_by: Phrase
    sketch: str


_PARTS = (
    _Part(
        "won",
        Phrase(_CONTEXT, "Who wins"),
        Phrase(_CONTEXT, "Grows with every match that you finish."),
        '<path d="M4 4V96H156" fill="none" stroke="{rule}" stroke-width="2"/>'
        '<path d="M20 96V58H46V96ZM64 96V22H90V96ZM108 96V42H134V96Z" fill="{bar}"/>',
    ),
    _Part(
        "bids",
        Phrase(_CONTEXT, "Bids made"),
        Phrase(_CONTEXT, "Every bid counts, from the lowest to the boldest."),
        '<path d="M4 6V94" stroke="{rule}" stroke-width="2"/>'
        '<path d="M4 12H150V28H4ZM4 42H118V58H4ZM4 72H76V88H4Z" fill="none" stroke="{rule}" stroke-width="2"/>'
        '<path d="M4 12H128V28H4ZM4 42H84V58H4ZM4 72H34V88H4Z" fill="{bar}"/>',
    ),
    _Part(
        "skill",
        Phrase(_CONTEXT, "How well you play"),
        Phrase(_CONTEXT, "Review a match, and see how you get better."),
        '<path d="M4 4V96H156" fill="none" stroke="{rule}" stroke-width="2"/>'
        '<path d="M4 66H156M4 36H156" stroke="{rule}" stroke-width="1.5" stroke-dasharray="5 4"/>'
        '<path d="M14 82L42 70L66 74L94 46L120 40L146 16" fill="none" stroke="{bar}" stroke-width="4"/>'
        '<circle cx="146" cy="16" r="6" fill="{bar}"/>',
    ),
)


def promised_page(
    canvas: Canvas,
    area: pygame.Rect,
    paper: PaperGround,
    so_far: str,
    lost: str,
    on_new: Callable[[], None],
    on_day: Callable[[], None],
) -> list[Item]:
    """Return the whole sheet, with what there is so far and what will stand on it, and two ways to fill it.

    `lost` is what choices have cost in the match under way; empty if nothing is known of that.
    Nothing where the words have no room for that.
    """
    inner = area.inflate(-2 * canvas.px(_PADDING), -2 * canvas.px(_PADDING))
    head = pygame.Rect(inner.left, inner.top + canvas.px(FACE + _AIR), inner.width, canvas.type.line_height(SUBHEADING))
    faces = pygame.Rect(inner.left, inner.top, inner.width, canvas.px(FACE))
    line = pygame.Rect(inner.left, head.bottom, inner.width, canvas.type.line_height(BODY_STRONG) if so_far else 0)
    ways = pygame.Rect(0, 0, 2 * canvas.px(_BUTTON) + canvas.px(_AIR), row_height(canvas, BUTTON, 52))
    ways.midbottom = inner.midbottom
    new_at, day_at = columns(ways, (1, 1), canvas.px(_AIR))
    place = pygame.Rect(inner.left, line.bottom + canvas.px(_AIR), inner.width, 0)
    place.height = ways.top - canvas.px(_AIR) - place.top
    parts = _parts(canvas, place, {"skill": lost} if lost else {})
    if not parts:
        return []
    new, day = say("button", "New game"), say("title: button", "Deal of the day")
    return [
        Drawing(key="sheet", rect=area, paint=paper.draw, is_backing=True),
        Drawing(key="faces", rect=faces, paint=paint_faces),
        Label(key="none", rect=head, text=NO_FIGURES.say(), role=SUBHEADING, colour=INK),
        *[Label(key="so-far", rect=line, text=so_far, role=BODY_STRONG, colour=INK)] * bool(so_far),
        *parts,
        Button(key="new", rect=new_at, text=new, on_press=on_new, style="primary", shows_enter=True),
        Button(key="day", rect=day_at, text=day, on_press=on_day),
    ]


def _parts(canvas: Canvas, area: pygame.Rect, known: Mapping[str, str]) -> list[Item]:
    """Return the sketches with their words, side by side, or below each other in a tall window.

    What is `known` already stands in place of what fills that part.
    """
    across = 1 if is_tall(canvas) else len(_PARTS)
    down = len(_PARTS) // across
    apart = canvas.px(_AIR)
    height = (area.height - apart * (down - 1)) // down
    texts = [known.get(part.key, part.filled_by.say()) for part in _PARTS]
    width = columns(area, (1,) * across, canvas.px(_APART))[0].width
    words, most = _words_height(canvas, width, texts), max(len(_wrapped(canvas, text, width)) for text in texts)
    picture = min(canvas.px(_PICTURE), height - words)
    if picture < canvas.px(_LEAST_PICTURE):
        return []
    spare = (area.height - down * (picture + words) - apart * (down - 1)) // (down + 1)
    items: list[Item] = []
    for number, (part, text) in enumerate(zip(_PARTS, texts, strict=True)):
        line = pygame.Rect(area.left, 0, area.width, picture + words)
        line.top = area.top + spare + (number // across) * (line.height + apart + spare)
        place = columns(line, (1,) * across, canvas.px(_APART))[number % across]
        wide = _width_of(canvas, text, place.width, most) if across > 1 else place.width
        items += _part_items(canvas, place, picture, part, text, wide)
    return items


def _words_height(canvas: Canvas, width: int, texts: Sequence[str]) -> int:
    """Return the height of the most words under a sketch, in pixels."""
    return canvas.px(_AIR // 2) + max(
        _lines(canvas, part.title.say(), BODY_STRONG, width) + _lines(canvas, text, SMALL, width)
        for part, text in zip(_PARTS, texts, strict=True)
    )


def _lines(canvas: Canvas, text: str, role: Role, width: int) -> int:
    return len(canvas.type.wrap(text, role, width)) * canvas.type.line_height(role)


def _wrapped(canvas: Canvas, text: str, width: int) -> list[str]:
    return canvas.type.wrap(text, SMALL, width)


def _width_of(canvas: Canvas, text: str, width: int, lines: int) -> int:
    """Return the width in which words take as many lines as those beside them, so that none stands out; at most all."""
    whole = canvas.type.size(text, SMALL)[0] / lines
    widths = [round(whole * factor) for factor in _NARROWER if whole * factor < width]
    return next((each for each in widths if len(_wrapped(canvas, text, each)) == lines), width)


def _part_items(canvas: Canvas, place: pygame.Rect, high: int, part: _Part, text: str, wide: int) -> list[Item]:
    picture = pygame.Rect(0, place.top, round(high * 1.6), high)
    picture.centerx = place.centerx
    title = part.title.say()
    head = pygame.Rect(place.left, picture.bottom + canvas.px(_AIR // 2), place.width, 0)
    head.height = _lines(canvas, title, BODY_STRONG, place.width)
    about = pygame.Rect(0, head.bottom, wide, _lines(canvas, text, SMALL, wide))
    about.centerx = place.centerx
    return [
        Drawing(key=f"{part.key}-sketch", rect=picture, paint=partial(_paint, part.sketch)),
        Label(key=f"{part.key}-title", rect=head, text=title, role=BODY_STRONG, colour=INK, wraps=True),
        Label(key=f"{part.key}-about", rect=about, text=text, role=SMALL, colour=INK_SOFT, wraps=True, top=True),
    ]


def _paint(sketch: str, canvas: Canvas, rect: pygame.Rect) -> None:
    shapes = sketch.format(rule=RULE_STRONG.hex, bar=GOLD_DARK.hex)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><g opacity="{_FAINT}">{shapes}</g></svg>'
    canvas.surface.blit(svg_surface(svg, rect.size), rect)
