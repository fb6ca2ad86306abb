"""What can be pointed at on the table to learn about it, besides the items that do something: marks, piles, cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

import pygame

from ..drawing.canvas import Canvas
from ..motion.motions import Pose
from ..widgets.base import Item, Picture
from ..wording import tips
from ..wording.lists import side_by_side
from .fans import CARD_RATIO, outline
from .matchstate import MatchState
from .places import Places
from .shown import ShownTable

STASH = "tip-stash"
SLOT = "slot-"  # what the keys of the places begin with in which the Stash lies open
_OPEN_CARD, _BETWEEN = 112, 6
_KNOWN = 64  # hands, each with as many cards as it had at some time


def pointers(shown: ShownTable, opened: Sequence[Item]) -> list[Item]:
    """Return the things with a tip that lie on the table; `opened`: the cards of an open Stash."""
    return [] if shown.is_drawing else [*_of_hands(shown), *_of_trick(shown), *_of_stash(shown, opened)]


def pointers_of_bar(canvas: Canvas, bar: MatchState) -> list[Item]:
    """Return the things with a tip that stand in the bar."""
    places = enumerate(bar.piece_places(canvas))
    found = [_pointer(f"tip-heading-{number}", rect, piece.tip) for number, (piece, rect) in places if piece.tip]
    if bar.facts.trump is not None and bar.facts.trump_tip:
        found.append(_pointer("tip-trump", bar.trump_place(canvas), bar.facts.trump_tip))
    return found


def open_stash(shown: ShownTable, canvas: Canvas) -> list[Item]:
    """Return the cards in the Stash, for the one who has buried them."""
    cards, places = shown.presenter.buried(shown.view), shown.places
    if not cards or shown.is_drawing:
        return []
    high = canvas.px(_OPEN_CARD)
    wide, gap = round(high * CARD_RATIO), canvas.px(_BETWEEN)
    right = _stash_rect(places).left - canvas.px(10)
    found: list[Item] = []
    for number, card in enumerate(reversed(cards)):
        rect = pygame.Rect(0, 0, wide, high)
        rect.midright = (right - number * (wide + gap), round(places.stash_y))
        found.append(Picture(key=f"buried-{card.text}", rect=rect, name=shown.presenter.picture(card)))
    return found


def _pointer(key: str, rect: pygame.Rect, tip: str) -> Item:
    return Item(key=key, rect=rect, tip=tip, is_backing=True)


def _of_hands(shown: ShownTable) -> Iterable[Item]:
    """Yield the other hands that hold cards."""
    view, stage = shown.view, shown.stage
    for hand, holder in enumerate(view.board.holders):
        poses = stage.poses(view, hand)
        if hand == shown.places.anchor or not poses:
            continue
        rect = pygame.Rect(_around(poses))
        name = shown.names[holder]
        tip = tips.dummy_tip(name) if hand == view.board.dummy else tips.held_tip(name, len(poses))
        yield _pointer(f"tip-hand-{hand}", rect, tip)


@lru_cache(maxsize=_KNOWN)
def _around(poses: Sequence[Pose]) -> tuple[int, int, int, int]:
    """Return the edges of a rectangle around cards, which hands of as many have had before."""
    rect = outline(poses[0]).unionall([outline(pose) for pose in poses[1:]])
    return rect.left, rect.top, rect.width, rect.height


def _of_trick(shown: ShownTable) -> Iterable[Item]:
    board, struck = shown.view.board, shown.struck()
    for place, card in enumerate(board.trick.cards):
        hand = (board.trick.leader + place) % len(board.captured)
        name = shown.presenter.hand_name(shown.view, shown.names, hand)
        who = tips.played_tip(name) if place else tips.led_tip(name)
        what = tips.struck_tip() if card.text in struck else shown.presenter.card_words(shown.view, card)
        yield _pointer(f"tip-trick-{hand}", outline(shown.places.trick(hand)), side_by_side(what, who))


def _of_stash(shown: ShownTable, opened: Sequence[Item]) -> Iterable[Item]:
    """Yield the Stash with the cards that it shows, so that its tip covers none of them."""
    words = shown.presenter.stash_in_words(shown.view)
    if words and shown.stage.aside_keys(shown.view):
        yield _pointer(STASH, _stash_rect(shown.places).unionall([card.rect for card in opened]), words)


def _stash_rect(places: Places) -> pygame.Rect:
    return outline(places.stash(0)).unionall([outline(places.stash(place)) for place in (1, 2)])
