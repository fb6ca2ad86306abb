"""How keeping score goes, in a few numbered sentences under the options, where these leave room."""

from __future__ import annotations

import pygame

from ...drawing.canvas import Canvas
from ...drawing.theme import BODY, CREAM, GOLD, GOLD_BRIGHT, MUTED, NAME, SMALL, Role
from ...widgets.base import Drawing, Item, Label
from ...wording import keep_score as words

_NUMBER, _BETWEEN = 40, 12
_LOOKS = (BODY, 22), (SMALL, 10)  # letters, and the units over the heading and over the line above it


def steps_under(canvas: Canvas, area: pygame.Rect, options: list[Item]) -> list[Item]:
    """Return a heading and the sentences at the foot of an area with these options; nothing without room for all."""
    found = (_steps(canvas, area, max(item.rect.bottom for item in options), *look) for look in _LOOKS)
    return next(filter(None, found), [])


def _steps(canvas: Canvas, area: pygame.Rect, free: int, role: Role, over: int) -> list[Item]:
    """Return them in this role; nothing if they would begin less than twice `over` units below what is `free`."""
    line, head = canvas.type.line_height(role), canvas.type.line_height(NAME)
    width, between = area.width - canvas.px(_NUMBER), canvas.px(_BETWEEN)
    sentences = [step.say() for step in words.STEPS]
    heights = [len(canvas.type.wrap(sentence, role, width)) * line for sentence in sentences]
    top = area.bottom - head - sum(heights) - between * len(heights)
    if top - canvas.px(2 * over) < free:
        return []
    rule = pygame.Rect(area.left, top - canvas.px(over), area.width, max(1, canvas.px(1)))
    title = pygame.Rect(area.left, top, area.width, head)
    items: list[Item] = [
        Drawing(key="how-rule", rect=rule, paint=_paint_rule),
        Label(key="how-heading", rect=title, text=words.HOW.say(), role=NAME, colour=GOLD_BRIGHT, align="left"),
    ]
    top = title.bottom
    for number, (sentence, height) in enumerate(zip(sentences, heights, strict=True), 1):
        top += between
        figure = pygame.Rect(area.left, top, canvas.px(_NUMBER), line)
        place = pygame.Rect(figure.right, top, width, height)
        items += [
            Label(key=f"step-{number}-number", rect=figure, text=str(number), role=NAME, colour=MUTED, align="left"),
            Label(key=f"step-{number}", rect=place, text=sentence, role=role, colour=CREAM, align="left", wraps=True),
        ]
        top += height
    return items


def _paint_rule(canvas: Canvas, rect: pygame.Rect) -> None:
    canvas.panel(rect, radius=0, top=GOLD.faded(90))
