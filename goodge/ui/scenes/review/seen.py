"""What the table of a review shows, and its cards as they lie there, with their marks."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from ....engine.actions import Action, Bury, PlayCard
from ....engine.cards import Card, in_order
from ....engine.game import AnyState, AnyView
from ...drawing.canvas import Canvas
from ...drawing.theme import CREAM, GLOW, GOLD_BRIGHT, INK, SMALL_STRONG, Colour
from ...motion.motions import Pose
from ...tabletop.fans import CARD_RATIO
from ...tabletop.marks import draw_lead_mark
from ...tabletop.presenter import Presenter
from ...tabletop.telling import suits_words
from ...widgets.base import Item, halo
from ...widgets.spoken import Focused, Part
from ...wording.review import BEST, DONE

MARKS = 50  # over the hand: a line for the cards that were best, and one for those that were taken
_LANE, _TAG, _DOT, _RAISED = 24, 22, 14, 14
_TAGS_APART = 76  # two tags further apart than this stand in one line


@dataclass(frozen=True, slots=True)
class Seen:
    """What is shown: a view, the names, and which cards were best and which were taken.

    `state` is given if all cards may be seen. With `keeps_trick` a whole trick lies there until the next card is led.
    `inlay` is the colour of the emblem in the cloth. `on_card` is called with the number of a card in the trick that is
    pressed.
    """

    presenter: Presenter
    view: AnyView
    names: Sequence[str]
    portraits: Sequence[str]
    best: Action | None = None
    done: Action | None = None
    state: AnyState | None = None
    keeps_trick: bool = False
    inlay: Colour | None = None
    on_card: Callable[[int], None] | None = None

    @property
    def own(self) -> int:
        """The hand of the seat that looks."""
        return self.view.board.own_hand(self.view.seat or 0)

    def hand_name(self, hand: int) -> str:
        return self.presenter.hand_name(self.view, self.names, hand)

    def marks(self, card: Card) -> tuple[bool, bool]:
        """Return whether a card belongs to the best option, and to the one taken."""
        return card in _cards_of(self.best), card in _cards_of(self.done)

    def is_open(self, hand: int) -> bool:
        """Return True for a hand that lies open beside the viewer's own: the dummy, and all where all is seen."""
        return hand != self.own and (hand == self.view.board.dummy or self.state is not None)

    def open_hand(self, hand: int) -> list[Card]:
        """Return the cards of a hand that lies open, in order."""
        cards = self.view.dummy or () if self.state is None else self.state.hands[hand]
        return self.presenter.sorted_hand(self.view, cards, hand=hand)

    @property
    def stash(self) -> list[Card]:
        """The cards of the Stash where all is seen."""
        return [] if self.state is None or not self.state.stash else list(in_order(self.state.stash))


class Tag(NamedTuple):
    """A mark over a card: words, or a dot where there are none."""

    rect: pygame.Rect
    words: str
    is_best: bool


@dataclass(slots=True, kw_only=True)
class Cards(Item):
    """Cards in a row, each over the one before it; marked ones stand higher and say why.

    `high`: of a whole card; `pitch`: between cards, where it is given. `led_to`: the side, to the right and down, at
    which a card is marked that was led. `on_press` where something is done with them.
    """

    seen: Seen
    cards: Sequence[Card]
    high: int
    is_marked: bool = False
    pitch: float | None = None
    led_to: tuple[int, int] | None = None
    on_press: Callable[[], None] | None = None

    @property
    def is_focusable(self) -> bool:
        return self.on_press is not None

    def spoken(self) -> Focused:
        return Focused(Part.CARD, " ".join(self.read()), note=self.tip or "")

    def read(self) -> Sequence[str]:
        return [suits_words(self.seen.presenter, self.cards)] if self.cards else []

    def press(self) -> bool:
        if self.on_press is not None:
            self.on_press()
        return self.on_press is not None

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        surface, before = canvas.surface, canvas.surface.get_clip()
        if focused:
            halo(canvas, self.rect, radius=8)
        if self.high > self.rect.height:
            surface.set_clip(self.rect.clip(before))
        for card, place in zip(self.cards, self.places(canvas), strict=True):
            best, done = self.seen.marks(card) if self.is_marked else (False, False)
            if best or done:
                canvas.glow(place, (GLOW if best else CREAM).faded(230), radius=8, reach=9)
            canvas.picture(self.seen.presenter.picture(card), place)
        surface.set_clip(before)
        if self.led_to is not None:
            draw_lead_mark(canvas, Pose(*self.rect.center, self.high, 0.0), self.led_to)
        if self.is_marked:
            self._mark(canvas)

    def places(self, canvas: Canvas) -> list[pygame.Rect]:
        """Return where the cards lie, from left to right."""
        wide, count = round(self.high * CARD_RATIO), len(self.cards)
        pitch = min((self.rect.width - wide) / max(1, count - 1), wide * 0.8) if self.pitch is None else self.pitch
        left = self.rect.left + (self.rect.width - wide - pitch * (count - 1)) / 2 if self.is_marked else self.rect.left
        raised = canvas.px(_RAISED) if self.is_marked else 0
        tops = [self.rect.top + (0 if any(self.seen.marks(card)) else raised) for card in self.cards]
        return [pygame.Rect(round(left + number * pitch), top, wide, self.high) for number, top in enumerate(tops)]

    def _mark(self, canvas: Canvas) -> None:
        """Mark over the cards which of them are best, and in a line of their own which were taken."""
        for mark in self.tags(canvas):
            colour = GOLD_BRIGHT if mark.is_best else CREAM
            if mark.words:
                canvas.panel(mark.rect, radius=8, top=colour, line=INK)
                canvas.text(mark.words, SMALL_STRONG, mark.rect, INK)
            else:
                canvas.panel(mark.rect, radius=_DOT / 2, top=colour, line=INK)

    def tags(self, canvas: Canvas) -> list[Tag]:
        """Return the marks: a tag in words over the first card of the best option and of that taken, dots over others.

        The two stand in lines of their own, so that a card of both has both; one card each shares a line if it can.
        """
        found = [self._over(canvas, which) for which in range(2)]
        best, done = found
        is_apart = len(best) == len(done) == 1 and abs(best[0] - done[0]) > canvas.px(_TAGS_APART)
        tags, felt = list[Tag](), pygame.Rect(self.rect.left, 0, self.rect.width, canvas.rect.height)
        for which, words in enumerate((BEST, DONE)):
            is_high = not which and done and not is_apart
            middle = self.rect.top - canvas.px((_LANE if is_high else 0) + _TAG / 2 + 2)
            for number, x in enumerate(found[which]):
                text = "" if number else words.say()
                width = canvas.px(_DOT) if number else canvas.type.size(text, SMALL_STRONG)[0] + canvas.px(14)
                rect = pygame.Rect(0, 0, width, canvas.px(_DOT if number else _TAG))
                rect.center = x, middle
                if text and len(found[which]) > 1:
                    rect.right = x + canvas.px(_DOT) // 2
                tags.append(Tag(rect.clamp(felt), text, is_best=not which))
        return tags

    def _over(self, canvas: Canvas, which: int) -> list[int]:
        """Return where marks of the best option (0), or of that taken (1), stand: over the indices of its cards."""
        return [
            place.left + min(canvas.px(16), place.width // 2)
            for card, place in zip(self.cards, self.places(canvas), strict=True)
            if self.seen.marks(card)[which]
        ]


def _cards_of(action: Action | None) -> Collection[Card]:
    match action:
        case PlayCard(card):
            return (card,)
        case Bury(cards):
            return cards
        case _:
            return ()
