"""The line that is said just now, as it stands on the table: near what it is about, and over nothing else."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import pygame

from ...coach.ideas import Pointer, Spot
from ...engine.actions import PlayCard
from ...engine.game import Phase
from ...engine.games import game_named
from ..drawing.canvas import Canvas
from ..drawing.theme import KEYCAP, SMALL
from ..tabletop.bubble import Arrow, Bubble, aimed, arrow_on, beside, in_line, winners_tag
from ..tabletop.fans import outline
from ..tabletop.marks import lead_mark
from ..tabletop.pointers import SLOT, STASH
from ..tabletop.sentences import GROUND, SENTENCES
from ..tabletop.shown import ShownTable
from ..widgets.base import Item, Label, Panel
from ..widgets.buttons import Button
from ..wording.stash import stash_title

_ASIDE = (Spot.PLATE, Spot.TRUMP, Spot.STASH)
_TRUMP = "tip-trump"
_EDGE = 12  # air at the window's edge
_PADDING, _INSET, _ROUND = 28, 6, 14  # of a bubble's button: beside its words, to the frame around it, from a corner
_DOCKED = 44  # as high as a finger needs
EDGES = 36  # units: of a bubble, beside its words
_OVER = 8  # the air over a bubble that has grown
_TWO = 2  # lines of a sentence that has no room in one
_CLEAR = 20  # of what the trick is worth, for the tip of a bubble


def is_said(shown: ShownTable) -> bool:
    """Return True if a line has its place; what was refused, asked for or decided is said instead."""
    captions = shown.captions
    return captions.refusal is None and not captions.hint and not captions.is_decision


def with_line(
    items: list[Item],
    canvas: Canvas,
    shown: ShownTable,
    text: str,
    at: Pointer,
    below: str,
    *,
    keeps_asked: bool = False,
) -> list[Item]:
    """Return the items of a table with a line: beside what it is about, else in place of the sentence.

    `below` then stands under it; if that is empty, the sentence itself where it `keeps_asked` and has room.
    """
    if not is_said(shown):
        return items
    target = _target(items, shown, at)
    if at.spot in _ASIDE:
        bubble = [] if target is None else beside(canvas, text, target, list(_taken(items, canvas, shown)))
        if bubble:
            _say_below(items, below)
            return [*_trimmed(items, canvas, bubble[0].rect), *bubble]
        _ask_over_stash(items, canvas)
    if at.spot is Spot.HAND:
        target = _playable(items, shown)
    is_about_suits = at.spot is Spot.MIDDLE and shown.view.board.phase is Phase.TRUMP  # of five, none is pointed at
    is_far = at.spot in (Spot.NOWHERE, *_ASIDE) or (at.spot is Spot.HAND and target is None) or is_about_suits
    to = None if is_far else _middle_of(shown, target)
    if to is not None and at.spot in (Spot.TRICK, Spot.MIDDLE):
        to = _upwards(items, canvas, shown, to)
    if keeps_asked and not below:
        below = _asked(items, canvas, text)
    ground, said = _in_the_sentence(items, canvas, shown, text, below, to)
    if at.spot in (Spot.HAND, Spot.CARD, Spot.HELD) and target is not None:
        return _aimed(said, canvas, shown, ground, target)
    return _with_arrow(said, canvas, shown, at) if at.spot is Spot.TRICK else said


def with_winner(items: list[Item], canvas: Canvas, shown: ShownTable) -> list[Item]:
    """Return the items with a tag on the card that has won the trick on the table.

    They are as they were while somebody is still to play to it, or if a line has an arrowhead on another card.
    """
    board = shown.view.board
    cards = board.trick.cards
    place = game_named(shown.view.game).winning_place(cards, board.trump) if cards else None
    if place is None or len(cards) < len(board.captured):
        return items
    places, leader = shown.places, board.trick.leader
    pose = places.trick((leader + place) % len(cards))
    there = arrow_on(canvas, pose).rect
    others = [item for item in items if not isinstance(item, Arrow) or item.rect != there]
    if any(isinstance(item, Arrow) for item in others):
        return items
    return [*others, winners_tag(canvas, pose, lead_mark(canvas, places.trick(leader), places.led_to(leader)))]


def _middle_of(shown: ShownTable, target: pygame.Rect | None) -> tuple[int, int]:
    """Return a point to point at: of the hand, where there is no nearer target."""
    return (shown.places.width // 2, shown.places.hand_top) if target is None else target.center


def _playable(items: list[Item], shown: ShownTable) -> pygame.Rect | None:
    """Return the room of those own cards that may be played; None if there is none of them, or no other card."""
    view = shown.view
    playable = {action.card.text for action in view.legal if isinstance(action, PlayCard) and action.card in view.hand}
    rects = [item.rect for item in items if item.key in playable]
    return rects[0].unionall(rects[1:]) if rects and len(rects) < len(view.hand) else None


def _with_arrow(items: list[Item], canvas: Canvas, shown: ShownTable, at: Pointer) -> list[Item]:
    """Return the items with an arrowhead on the card of the trick that is spoken of, in place of the bubble's tip."""
    for item in items:
        if isinstance(item, Bubble):
            item.to = None
    return [*items, arrow_on(canvas, shown.places.trick(_hand_of(shown, at)))]


def _hand_of(shown: ShownTable, at: Pointer) -> int:
    """Return the hand whose card of the trick is spoken of; that which led if the card is not there."""
    trick = shown.view.board.trick
    place = trick.cards.index(at.card) if at.card in trick.cards else 0
    return (trick.leader + place) % len(shown.view.board.captured)


def without(items: list[Item], keys: Collection[str]) -> list[Item]:
    """Return the items without labels of these keys and their grounds; a heading that shared one gets its own."""
    left_out = {*keys, *(f"{key}-ground" for key in keys)}
    gone = [item for item in items if isinstance(item, Panel) and item.key in left_out]
    for item in items:
        if gone and isinstance(item, Panel) and item.key == "head-ground":
            item.top = gone[0].top
    return [item for item in items if item.key not in left_out]


def _ask_over_stash(items: list[Item], canvas: Canvas) -> None:
    """Let the head over the open Stash ask for what the sentence has asked for, whose place is taken."""
    parts = {item.key: item for item in items if item.key in ("head", "head-ground")}
    head, asks = parts.get("head"), stash_title(asks=True)
    if isinstance(head, Label) and head.text == stash_title(asks=False):
        more = canvas.type.size(asks, head.role)[0] - canvas.type.size(head.text, head.role)[0]
        head.text, ground = asks, parts["head-ground"]
        ground.rect = ground.rect.inflate(more, 0)


def _say_below(items: list[Item], below: str) -> None:
    """Let the line under the sentence say this, if it is anything."""
    for item in items:
        if isinstance(item, Label) and item.key == "detail" and below:
            item.text = below


def draw_near(items: list[Item], canvas: Canvas, shown: ShownTable, key: str, width: int) -> None:
    """Move a button, at most this wide in units, into the bubble or to its edge; where that covers something it stays.

    The bubble grows around a button under its words, and at its right or left.
    """
    bubble = next((item for item in items if isinstance(item, Bubble)), None)
    button = next((item for item in items if item.key == key), None)
    if bubble is None or not isinstance(button, Button):
        return
    needed = canvas.type.size(button.text, button.role)[0] + canvas.px(_PADDING)
    size = min(button.rect.width, canvas.px(width), needed), button.rect.height
    said = [item for item in items if isinstance(item, Label) and bubble.rect.colliderect(item.rect)]
    around = [item for item in items if item is not button and item not in said]
    taken = [*_taken(around, canvas, shown), *_asking(around, bubble.rect)]
    window = canvas.rect.inflate(-canvas.px(_EDGE), -canvas.px(_EDGE))
    for place, more in _beside(canvas, bubble.rect, size):
        if window.contains(more) and more.collidelist(taken) < 0:
            _trimmed(around, canvas, more)
            button.rect = place
            grows_up = more != place and more.bottom <= bubble.rect.top
            higher = bubble.rect.bottom - place.top if grows_up else 0
            for label in said:
                label.rect = label.rect.clip(bubble.rect).move(0, -higher)
            if more != place:
                bubble.rect = bubble.rect.union(more)
                items[:] = [bubble, *(item for item in items if item is not bubble)]  # under its button
            return


def _beside(canvas: Canvas, bubble: pygame.Rect, size: tuple[int, int]) -> Iterator[tuple[pygame.Rect, pygame.Rect]]:
    """Yield places for a button with all the room that each takes: in more of the bubble, or docked to its edge.

    First comes the place under the words, so that it is found at the same one as often as can be.
    """
    px, inset = canvas.px, canvas.px(_INSET)
    inner = pygame.Rect(0, 0, size[0], min(size[1], bubble.height - 2 * inset))
    more = pygame.Rect(bubble.right, bubble.top, size[0] + inset, bubble.height)
    room = pygame.Rect(bubble.left, bubble.bottom, bubble.width, min(size[1], px(_DOCKED)) + inset)
    within = pygame.Rect(0, 0, size[0], room.height - inset)
    if bubble.width >= size[0] + 2 * px(_ROUND):
        within.midtop = room.midtop
        yield within, room
        yield within.move(0, -room.height), room.move(0, -bubble.height - room.height)
    yield inner.move(more.left, more.centery - inner.height // 2), more
    place = pygame.Rect((0, 0), (size[0], min(size[1], px(_DOCKED))))
    for corner, at in (
        ("bottomright", (bubble.right - px(_ROUND), bubble.top)),
        ("bottomleft", (bubble.left + px(_ROUND), bubble.top)),
        ("topright", (bubble.right - px(_ROUND), bubble.bottom)),
        ("topleft", (bubble.left + px(_ROUND), bubble.bottom)),
    ):
        moved = place.copy()
        setattr(moved, corner, at)
        yield moved, moved
    more = more.move(-bubble.width - more.width, 0)
    yield inner.move(more.left + inset, more.centery - inner.height // 2), more


def light(shown: ShownTable, at: Pointer | None) -> None:
    """Light the card in the hand that a line asks for, and note where the line stands; nothing if there is none."""
    shown.captions.is_explained = at is not None and at.spot not in _ASIDE
    shown.lit.clear()
    if at is not None and at.spot is Spot.CARD and at.card is not None:
        shown.lit.add(at.card.text)


def _asked(items: list[Item], canvas: Canvas, text: str) -> str:
    """Return the sentence, to stand under a text in its place; nothing where that needs more than one line."""
    sentence = next(item for item in items if isinstance(item, Label) and item.key == "sentence")
    room = sentence.rect.width - canvas.px(EDGES)
    return sentence.text if canvas.type.size(text, SENTENCES[-1])[0] <= room else ""


def _in_the_sentence(
    items: list[Item], canvas: Canvas, shown: ShownTable, text: str, below: str, to: tuple[int, int] | None
) -> tuple[Bubble, list[Item]]:
    """Return the bubble in place of the sentence, and the items with it."""
    lines = {item.key: item for item in items if isinstance(item, Label)}
    sentence, detail = lines["sentence"], lines["detail"]
    sentence.text, detail.text = text, below
    detail.role = canvas.type.fitting(below, (SMALL, KEYCAP), detail.rect.width - canvas.px(EDGES))
    others = [item for item in items if item is not sentence and item is not detail and item.key != GROUND]
    _give_room(sentence, detail, canvas, list(_taken(others, canvas, shown)))
    ground = in_line(canvas, sentence, detail, to)
    if ground.reach(canvas).collidelist([item.rect for item in items if isinstance(item, Button)]) >= 0:
        ground.to = None
    kept = [item for item in items if item.key != GROUND and (item is not detail or below)]
    place = kept.index(sentence)
    return ground, [*kept[:place], ground, *kept[place:]]


def _give_room(sentence: Label, detail: Label, canvas: Canvas, taken: list[pygame.Rect]) -> None:
    """Set a sentence in one line, or where that is no larger than usual though text is, in two: higher, else lower.

    With the line below it, and with the ground of both, it may cover nothing that is taken.
    """
    width = sentence.rect.width - canvas.px(EDGES)
    sentence.role = canvas.type.fitting(sentence.text, SENTENCES, width)
    if canvas.type.enlarged_by == 1 or sentence.role.size * canvas.type.enlarged_by > SENTENCES[0].size + 1:
        return
    least = canvas.type.size(detail.text, detail.role)[0]
    for role in SENTENCES[:-1]:
        lines, high = canvas.type.wrap(sentence.text, role, width, evenly=True), canvas.type.line_height(role)
        more = len(lines) * high - sentence.rect.height
        wide = max(least, *(canvas.type.size(line, role)[0] for line in lines)) + canvas.px(EDGES)
        for lower in (0, more) if len(lines) == _TWO else ():
            room = pygame.Rect(0, 0, wide, detail.rect.bottom - sentence.rect.top + more)
            room.midbottom = sentence.rect.centerx, detail.rect.bottom + lower
            aired = pygame.Rect(room.left, room.top - canvas.px(_OVER), room.width, room.height + canvas.px(_OVER))
            if aired.collidelist(taken) < 0:
                sentence.role, sentence.wraps = role, True
                sentence.rect = pygame.Rect(room.centerx - width // 2, room.top, width, len(lines) * high)
                detail.rect = detail.rect.move(0, lower)
                return


def _aimed(items: list[Item], canvas: Canvas, shown: ShownTable, ground: Bubble, card: pygame.Rect) -> list[Item]:
    """Return the items with a bubble that points at a card of the hand; its words go with it."""
    others = [item for item in items if item.key not in ("sentence", "detail")]
    hand = [place for place in _taken(others, canvas, shown) if place.top < card.top]
    before = ground.rect.left
    pointing = aimed(canvas, ground, card, shown.places.sentence, hand)
    by = ground.rect.left - before
    for item in items:
        if by and isinstance(item, Label) and item.rect.colliderect(ground.rect.move(-by, 0)):
            item.rect = item.rect.clip(ground.rect.move(-by, 0)).move(by, 0)
    place = items.index(ground)
    return [*items[:place], *pointing, *items[place + 1 :]]


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
        return outline(shown.places.trick(_hand_of(shown, at)))
    slots = [item.rect for item in items if item.key.startswith(SLOT)]
    if at.spot is Spot.STASH and slots:
        return slots[0].unionall(slots[1:])
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


def _asking(items: list[Item], bubble: pygame.Rect) -> Iterator[pygame.Rect]:
    """Yield the grounds beside a bubble on which buttons stand."""
    buttons = [item.rect for item in items if isinstance(item, Button)]
    for item in items:
        if item.is_backing and not item.rect.colliderect(bubble) and any(map(item.rect.contains, buttons)):
            yield item.rect


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
