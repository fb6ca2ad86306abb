"""The line that is said just now, as it stands on the table: near what it is about, and over nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from ...coach.ideas import Pointer, Spot
from ..drawing.canvas import Canvas
from ..tabletop.bubble import aimed, beside, in_line
from ..tabletop.fans import outline
from ..tabletop.furniture import SENTENCES
from ..tabletop.pointers import STASH
from ..tabletop.shown import ShownTable
from ..widgets.base import Item, Label

_ASIDE = (Spot.PLATE, Spot.TRUMP, Spot.STASH)
_TRUMP = "tip-trump"
_CLEAR = 20  # of what the trick is worth, for the tip of a bubble


def with_line(items: list[Item], canvas: Canvas, shown: ShownTable, text: str, at: Pointer, below: str) -> list[Item]:
    """Return the items of a table with a line: beside what it is about, else in place of the sentence.

    `below` then stands under it. What was refused, asked for or decided is said instead.
    """
    captions = shown.captions
    if captions.refusal is not None or captions.hint or captions.is_decision:
        return items
    target = _target(items, shown, at)
    if at.spot in _ASIDE:
        bubble = [] if target is None else beside(canvas, text, target, list(_taken(items, canvas, shown)))
        if bubble:
            return [*_trimmed(items, canvas, bubble[0].rect), *bubble]
    to = (shown.places.width // 2, shown.places.hand_top) if target is None else target.center
    if at.spot in (Spot.TRICK, Spot.MIDDLE):
        to = _upwards(items, canvas, shown, to)
    card = target if at.spot is Spot.CARD else None
    return _in_the_sentence(items, canvas, text, below, to, card)


def light(shown: ShownTable, at: Pointer | None) -> None:
    """Light the card in the hand that is spoken of; no card if none is."""
    shown.lit.clear()
    if at is not None and at.spot is Spot.CARD and at.card is not None:
        shown.lit.add(at.card.text)


def _in_the_sentence(
    items: list[Item], canvas: Canvas, text: str, below: str, to: tuple[int, int], card: pygame.Rect | None
) -> list[Item]:
    lines = {item.key: item for item in items if isinstance(item, Label)}
    sentence, detail = lines["sentence"], lines["detail"]
    sentence.text, detail.text = text, below
    sentence.role = canvas.type.fitting(text, SENTENCES, sentence.rect.width - canvas.px(36))
    ground = in_line(canvas, sentence, detail, to)
    kept = [item for item in items if item is not detail or below]
    place = kept.index(sentence)
    grounds = [ground] if card is None else aimed(canvas, ground, card)
    return [*kept[:place], *grounds, *kept[place:]]


def _upwards(items: list[Item], canvas: Canvas, shown: ShownTable, to: tuple[int, int]) -> tuple[int, int]:
    """Return where a tip points that must keep clear of plate and tools, and of what the trick is worth."""
    clear = canvas.px(_CLEAR)
    x = max(shown.places.own_plate.right + clear, min(shown.places.tools.left - clear, to[0]))
    worth = next((item.rect for item in items if item.key == "trick-points-ground"), None)
    return (worth.left - clear if worth is not None and worth.left <= x <= worth.right else x), to[1]


def _target(items: list[Item], shown: ShownTable, at: Pointer) -> pygame.Rect | None:
    """Return the place of what a line is about; None if it is about the hand, or about what is not there."""
    if at.spot is Spot.PLATE and at.hand is not None:
        return shown.places.plate(at.hand)
    if at.spot is Spot.MIDDLE:
        return shown.places.middle
    if at.spot is Spot.TRICK and at.card is not None:
        trick = shown.view.board.trick
        place = trick.cards.index(at.card) if at.card in trick.cards else 0
        return outline(shown.places.trick((trick.leader + place) % len(shown.view.board.captured)))
    key = {Spot.TRUMP: _TRUMP, Spot.STASH: STASH}.get(at.spot, at.card.text if at.card is not None else None)
    return next((item.rect for item in items if item.key == key), None)


def _ink(label: Label, canvas: Canvas) -> pygame.Rect:
    """Return the part of a label's place in which its words stand."""
    if label.wraps:
        return label.rect
    ink = pygame.Rect(0, 0, canvas.type.size(label.text, label.role)[0] + 2, label.rect.height)
    ink.centery = label.rect.centery
    ink.left = {"left": label.rect.left, "right": label.rect.right - ink.width}.get(
        label.align, label.rect.centerx - ink.width // 2
    )
    return ink.clip(label.rect)


def _trimmed(items: list[Item], canvas: Canvas, bubble: pygame.Rect) -> list[Item]:
    """Return the items without the empty ends of those labels that a bubble reaches into."""
    for item in items:
        if isinstance(item, Label) and item.rect.colliderect(bubble):
            item.rect = _ink(item, canvas)
    return items


def _taken(items: list[Item], canvas: Canvas, shown: ShownTable) -> Iterator[pygame.Rect]:
    """Yield the places that must stay free: of all that is read or pressed, and of every card."""
    for item in items:
        if isinstance(item, Label):
            yield _ink(item, canvas)
        elif type(item) is not Item and not (item.is_backing and item.key != "bar"):
            yield item.rect
    for sprite in shown.stage.sprites.values():
        yield outline(sprite.pose)
