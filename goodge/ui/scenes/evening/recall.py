"""The end of a round: what was bid and won is recalled, and its cards are shown once more."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from ....coach.evening import safe_bid
from ....coach.ideas import Idea
from ....engine.actions import Nil
from ....engine.game import AnyView, Trick
from ....engine.games.goodge import GoodgeBoard
from ....engine.partners import PartnerBoard
from ....engine.state import narrow
from ....table.evening import PERSON
from ...drawing.canvas import Canvas
from ...drawing.portrait import CALM
from ...drawing.theme import BODY_STRONG, GOLD_BRIGHT
from ...tabletop.banner import Banner
from ...tabletop.cardsize import is_roomy
from ...tabletop.facts import plate_key
from ...tabletop.places import Places
from ...tabletop.plates import Plate
from ...tabletop.rows import ABOVE_END, END_HEIGHT
from ...widgets.base import Drawing, Item, Label
from ...widgets.cardfan import CardFan
from ...wording import evening as words
from ...wording.evening_nil import nil_words
from .cards import CARDS

_UNDER_PLATE = 6
_OVER_FAN, _RAIL = 14, 26  # air over the cards, and under them to the window's edge, which is the rail's
_LEAST, _HIGHEST, _HIGHEST_OVER = 60, 260, 210
_FAN_REACH, _UNDER_PLATES = 150, 12  # to its sides from the middle; air under plates that it would meet
_BANNER, _UNDER_FAN, _UNDER_BANNER = 92, 12, 20  # its height, and the air around it


def recalled(begun: AnyView, over: AnyView, names: Sequence[str]) -> str:
    """Return the sentence about a round that is over; `begun` is what the person saw before they bid."""
    board = narrow(over, GoodgeBoard).board
    assert board.goodge is not None
    name = None if board.goodge == PERSON else names[board.goodge]
    most = safe_bid(narrow(begun, GoodgeBoard))
    return words.recall_words(name, board.bid, board.captured[board.goodge], most)


def learnt(idea: Idea, view: AnyView, points: int) -> str:
    """Return the sentence about what a round has shown; after a nil, where the team's points come from."""
    board = view.board
    if idea is not Idea.NIL or not isinstance(board, PartnerBoard) or not isinstance(board.bids[PERSON], Nil):
        return words.learnt_words(idea)
    return nil_words(points, is_made=not board.captured[PERSON])


def tricks_won(tricks: Sequence[Trick]) -> tuple[int, int]:
    """Return how many of these tricks the person has won, and how many there are."""
    return sum(trick.winner == PERSON for trick in tricks), len(tricks)


def at_the_end(
    canvas: Canvas, places: Places, idea: Idea, over: Sequence[Callable[[], str]], items: Sequence[Item], portrait: str
) -> list[Item]:
    """Return the items with words over the sentence, and the cards that stand for the round over all.

    From top to bottom there are those cards, what the round has brought the person with their `portrait`, the words,
    and the buttons. In a tall window, whose own plate is over the words, those cards lie where the hand was. The face
    before what the round has brought and that of the own plate have one mood: what the plate tells, else joy at a gain.
    """
    said = [
        Label(key="over-sentence", rect=places.sentence.copy(), text=say_it(), role=BODY_STRONG, colour=GOLD_BRIGHT)
        for say_it in over
    ]
    for line in said:
        line.rect.move_ip(0, -line.rect.height)
    banner = next((item for item in items if isinstance(item, Drawing) and isinstance(item.paint, Banner)), None)
    if banner is not None and isinstance(banner.paint, Banner):
        plate = next(item for item in items if isinstance(item, Plate) and item.key == plate_key(PERSON))
        if plate.mood == CALM and not banner.paint.is_plain:
            plate.verdict = True
        banner.paint = banner.paint.of(portrait, plate.mood)
        banner.rect.inflate_ip(banner.paint.width(canvas) - banner.rect.width, 0)
    fan = _in_a_column if not is_roomy(canvas) and banner is not None else _where_the_hand_was
    low = [*(item for item in items if item.rect.top >= places.sentence.top), *said]
    place = fan(canvas, places, low, banner)
    cards = [CardFan(key="fan", rect=place, names=CARDS[idea])] if place.height >= canvas.px(_LEAST) else []
    return [*items, *said, *cards]


def _in_a_column(canvas: Canvas, places: Places, low: Sequence[Item], banner: Item | None) -> pygame.Rect:
    """Put what is announced over the `low` items, and these under it; return the place over both."""
    assert banner is not None
    px, middle = canvas.px, places.width // 2
    half = max(px(_FAN_REACH), banner.rect.width // 2)
    beside = [plate for plate in places.plates if plate.left < middle + half and middle - half < plate.right]
    start = max([places.bar.bottom, *(plate.bottom for plate in beside)]) + px(_UNDER_PLATES)
    top = min(item.rect.top for item in low)
    high = max(item.rect.bottom for item in low) - top
    room = canvas.rect.bottom - px(_RAIL) - start - px(_BANNER + _UNDER_FAN + _UNDER_BANNER) - high
    fan = pygame.Rect(places.sentence.left, start, places.sentence.width, max(0, min(px(_HIGHEST_OVER), room)))
    fan.top += max(0, room - fan.height) // 2
    banner.rect.update(banner.rect.left, fan.bottom + px(_UNDER_FAN), banner.rect.width, px(_BANNER))
    for item in low:
        item.rect = item.rect.move(0, banner.rect.bottom + px(_UNDER_BANNER) - top)
    return fan


def _where_the_hand_was(canvas: Canvas, places: Places, low: Sequence[Item], banner: Item | None) -> pygame.Rect:  # noqa: ARG001
    """Put the `low` items under the plate, if there is more than the sentence; return the place under them."""
    top = min(item.rect.top for item in low)
    by = max(0, places.own_plate.bottom + canvas.px(_UNDER_PLATE) - top) if top < places.sentence.top else 0
    for item in low:
        item.rect = item.rect.move(0, by)
    start = places.sentence.bottom + canvas.px(ABOVE_END + END_HEIGHT + _OVER_FAN) + by
    fan = pygame.Rect(places.sentence.left, start, places.sentence.width, canvas.rect.bottom - canvas.px(_RAIL) - start)
    return fan.inflate(0, -max(0, fan.height - canvas.px(_HIGHEST)))
