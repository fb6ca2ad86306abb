"""What the table of a review shows, and its cards as they lie there, with their marks."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from enum import Enum, auto
from typing import NamedTuple

import pygame

from ....coach import Grade
from ....engine.actions import Action, Bury, PlayCard
from ....engine.cards import Card, in_order
from ....engine.game import AnyState, AnyView
from ....engine.values import dataclass
from ...drawing.canvas import Canvas
from ...drawing.dyes import Dye
from ...drawing.theme import CREAM, GLOW, GOLD_BRIGHT, INK, SHADE, SMALL_STRONG, Colour
from ...motion.motions import Pose
from ...tabletop.fans import CARD_RATIO, CLEARS, spacing
from ...tabletop.marks import draw_lead_mark
from ...tabletop.presenter import Presenter
from ...tabletop.telling import suits_words
from ...tabletop.upright import Dim, dimmed
from ...widgets.base import Item, halo
from ...widgets.spoken import Focused, Part
from ...wording.review import BEST, DONE
from .signs import draw_chosen, draw_sign

_TAG, _SIGN, _HAND, RAISED = 24, 24, 19, 14
MOST_APART = 1.06  # of a card's width, from one card to the next: few lie clear of each other
_CORNER = 9  # the radius of a card
_DROP, _SOFT = 5, 12  # how far the shadow of a raised card lies below it, and reaches beyond that
_OFF_CARD, _BESIDE = 3, 4  # between a card and the tag over it, and between two tags
_STEM, _STEM_WIDTH = 8, 3  # from a card that is not raised to its tag
_DIM = 0.6  # how far a card lies in the shade that is past
_PINNED = 4  # how far a sign reaches over its card


@dataclass(frozen=True, slots=True)
class SeenView:
    """What is shown: a view, the names, and which cards were best and which were taken.

    `state` is given where all cards may be looked at, and they are while one `sees_all`. With `keeps_trick` a whole
    trick lies there until the next card is led. `dye` is that of the cloth. `on_card` is called with the number of a
    card in the trick that is pressed. `verdict`: whether what was done makes the viewer's portrait smile or wince.
    """

    presenter: Presenter
    view: AnyView
    names: Sequence[str]
    portraits: Sequence[str]
    best: Action | None = None
    done: Action | None = None
    state: AnyState | None = None
    sees_all: bool = False
    keeps_trick: bool = False
    dye: Dye | None = None
    on_card: Callable[[int], None] | None = None
    verdict: bool | None = None

    @property
    def inlay(self) -> Colour | None:
        """The colour of the emblem in the cloth."""
        return None if self.dye is None else self.dye.inlay

    def draw_past(self, canvas: Canvas, card: Card, place: pygame.Rect) -> None:
        """Draw a card that is past, in the shade of the cloth."""
        cloth = SHADE if self.dye is None else self.dye.light
        canvas.put(dimmed(canvas.art.picture(self.presenter.picture(card), place.size), Dim(_DIM, cloth)), place)

    @property
    def own(self) -> int:
        """The hand of the seat that looks."""
        return self.view.board.own_hand(self.view.seat or 0)

    @property
    def lying(self) -> tuple[int, Sequence[Card]]:
        """The hand that led to the trick that lies there, and its cards."""
        board = self.view.board
        if self.keeps_trick and board.tricks and not board.trick.cards:
            return board.tricks[-1].leader, board.tricks[-1].cards
        return board.trick.leader, board.trick.cards

    @property
    def taker(self) -> int | None:
        """The place of the card that has won the trick that lies there; None while it is not over."""
        board = self.view.board
        if board.trick.cards or not self.lying[1]:
            return None
        return self.presenter.game.winning_place(board.tricks[-1].cards, board.trump)

    @property
    def before_whom(self) -> Collection[int]:
        """The hands before which a card lies; all without any, and where trick after trick is shown in one size."""
        hands, (leader, cards) = len(self.view.board.captured), self.lying
        if self.keeps_trick or not cards:
            return range(hands)
        return {(leader + number) % hands for number in range(len(cards))}

    def hand_name(self, hand: int) -> str:
        return self.presenter.hand_name(self.view, self.names, hand)

    @property
    def coming(self) -> str:
        """The action that comes next, told of whoever acts: nobody is asked for it, as it can only be looked at."""
        turn = self.view.board.to_act
        return "" if turn is None else self.presenter.doing(self.view, self.names[turn])

    def marks(self, card: Card) -> tuple[bool, bool]:
        """Return True for a card of the best option, and True for one of the option taken."""
        return card in _cards_of(self.best), card in _cards_of(self.done)

    @property
    def marks_several(self) -> bool:
        """True if an option has several cards."""
        return any(len(_cards_of(action)) > 1 for action in (self.best, self.done))

    def is_open(self, hand: int) -> bool:
        """Return True for a hand that lies open beside the viewer's own: the dummy, and all where all is seen."""
        return hand != self.own and (hand == self.view.board.dummy or self.sees_all)

    def open_hand(self, hand: int) -> list[Card]:
        """Return the cards of a hand that lies open, in order."""
        state = self.state if self.sees_all else None
        cards = self.view.dummy or () if state is None else state.hands[hand]
        return self.presenter.sorted_hand(self.view, cards, hand=hand)

    @property
    def stash(self) -> list[Card]:
        """The cards of the Stash where all is seen."""
        if not self.sees_all or self.state is None or not self.state.stash:
            return []
        return list(in_order(self.state.stash))


class Tag(NamedTuple):
    """A mark at a card: words, or a sign where an option has several cards; a stem leads from the card at `root`."""

    rect: pygame.Rect
    words: str
    is_best: bool
    card: Card
    root: tuple[int, int] | None


class Run(NamedTuple):
    """Cards side by side, from one number to before another, that have the same marks: of the best, of the taken."""

    start: int
    stop: int
    marks: tuple[bool, bool]


class Marked(Enum):
    """Where the marks of cards stand: over those that are raised for it, or on a stem over or under others."""

    NOT = auto()
    ABOVE = auto()
    OVER = auto()
    UNDER = auto()


def marks_height(canvas: Canvas) -> int:
    """Return the room over a hand that two marks over one card take, in pixels."""
    return 2 * (_tag_height(canvas) + canvas.px(_OFF_CARD))


def stem_height(canvas: Canvas) -> int:
    """Return the room that marks on stems take over or under cards, in pixels."""
    return canvas.px(_STEM) + _tag_height(canvas)


@dataclass(slots=True, kw_only=True)
class Cards(Item):
    """Cards in a row, each over the one before it; marked ones stand out and say why.

    `high`: of a whole card; `pitch`: between cards, where it is given. `led_to`: the side, to the right and down, at
    which a card is marked that was led. `on_press` where something is done with them.

    `is_dim` if they are past; `has_won` of the card that took the trick.
    """

    seen: SeenView
    cards: Sequence[Card]
    high: int
    marked: Marked = Marked.NOT
    pitch: float | None = None
    led_to: tuple[float, float] | None = None
    on_press: Callable[[], None] | None = None
    is_dim: bool = False
    has_won: bool = False

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

    def kept_clear(self, canvas: Canvas) -> Sequence[pygame.Rect]:
        return [*self.places(canvas), *(tag.rect for tag in self.tags(canvas))]

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        surface, before = canvas.surface, canvas.surface.get_clip()
        if focused:
            halo(canvas, self.rect, radius=8)
        if self.high > self.rect.height:
            surface.set_clip(self.rect.clip(before))
        for card, place in zip(self.cards, self.places(canvas), strict=True):
            best, done = self._marks(card)
            if (best or done) and self._is_pushed:
                canvas.glow(place.move(0, canvas.px(_DROP)), SHADE, radius=_CORNER, reach=_SOFT)
            if best or done or self.has_won:
                canvas.glow(place, (CREAM if done and not best else GLOW).faded(230), radius=8, reach=9)
            if self.is_dim:
                self.seen.draw_past(canvas, card, place)
            else:
                canvas.picture(self.seen.presenter.picture(card), place)
        surface.set_clip(before)
        if self.led_to is not None:
            draw_lead_mark(canvas, Pose(*self.rect.center, self.high, 0.0), self.led_to)
        for tag in self.tags(canvas):
            _draw_tag(canvas, tag)

    @property
    def _has_stems(self) -> bool:
        return self.marked in {Marked.OVER, Marked.UNDER}

    @property
    def _is_pushed(self) -> bool:
        return self.marked is Marked.ABOVE

    def _marks(self, card: Card) -> tuple[bool, bool]:
        return (False, False) if self.marked is Marked.NOT else self.seen.marks(card)

    def places(self, canvas: Canvas) -> list[pygame.Rect]:
        """Return where the cards lie, from left to right."""
        wide, count = round(self.high * CARD_RATIO), len(self.cards)
        pitch = spacing(self.rect.width, wide, count, MOST_APART) if self.pitch is None else self.pitch
        spare = (self.rect.width - wide - pitch * (count - 1)) / 2 if self._is_pushed else 0
        left, low = self.rect.left + spare, canvas.px(RAISED) if self._is_pushed else 0
        first = pygame.Rect(0, self.rect.top + low, wide, self.high)
        lie = [first.move(round(left + number * pitch), 0) for number in range(count)]
        is_close = self._is_pushed and pitch < CLEARS * wide
        return [
            (self._grown(place, low) if is_close else place.move(0, -low)) if any(self._marks(card)) else place
            for card, place in zip(self.cards, lie, strict=True)
        ]

    def _grown(self, place: pygame.Rect, more: int) -> pygame.Rect:
        """Return where a card lies that is nearer than those it covers: under its foot, none of them looks out."""
        high = place.height + more
        grown = pygame.Rect(0, 0, round(high * CARD_RATIO), high)
        grown.midbottom = place.midbottom
        return grown.clamp(self.rect.left, grown.top, self.rect.width, high)

    def tags(self, canvas: Canvas) -> list[Tag]:
        """Return the marks, each at its card: words, or signs where an option is several cards that lie too close.

        A card of the best option that was also taken has both, one behind the other, or side by side on their stems.
        Words that would lie over each other are pushed apart. Neighbours of an option of several share theirs.
        """
        if not self.seen.marks_several:
            return self._apart(canvas, [tag for run in self._runs() for tag in self._of_run(canvas, run)])
        shared = [tag for run in self._runs(are_shared=True) for tag in self._of_run(canvas, run)]
        alone = [tag for run in self._runs() for tag in self._of_run(canvas, run, are_signs=True)]
        return self._in_lanes(canvas, shared) or alone

    def _runs(self, *, are_shared: bool = False) -> list[Run]:
        """Return each card that is marked, or where marks `are_shared`, neighbours with the same ones together."""
        runs = list[Run]()
        for number, marks in enumerate(map(self._marks, self.cards)):
            if not any(marks):
                continue
            last = runs[-1] if runs else None
            if are_shared and last is not None and last.marks == marks and last.stop == number:
                runs[-1] = last._replace(stop=number + 1)
            else:
                runs.append(Run(number, number + 1, marks))
        return runs

    def _of_run(self, canvas: Canvas, run: Run, *, are_signs: bool = False) -> list[Tag]:
        """Return the marks of neighbours, in the middle of what is in sight of them."""
        places = self.places(canvas)
        first, last = places[run.start], places[run.stop - 1]
        end = min([last.right, *(place.left for place in places[run.stop : run.stop + 1])])
        in_sight = pygame.Rect(first.left, first.top, end - first.left, first.height)
        in_sight.height = min(first.height, self.rect.bottom - first.top)
        best, done = run.marks
        lanes = [is_best for is_best, is_meant in ((False, done), (True, best)) if is_meant]
        tags = list[Tag]()
        for lane, is_best in enumerate(lanes):
            words = "" if are_signs else (BEST if is_best else DONE).say()
            place = self._tag_place(canvas, words, in_sight, lane)
            root = (place.centerx, in_sight.bottom if self.marked is Marked.UNDER else in_sight.top)
            tags.append(Tag(place, words, is_best, self.cards[run.start], root if words and self._has_stems else None))
        return tags

    def _in_lanes(self, canvas: Canvas, tags: Sequence[Tag]) -> list[Tag]:
        """Return words over several cards, those that meet others in the next lane; nothing if there is no room."""
        step, top = _tag_height(canvas) + canvas.px(1), self.rect.top - marks_height(canvas)
        found = list[Tag]()
        for tag in sorted(tags, key=lambda tag: tag.is_best):
            taken = [other.rect for other in found]
            places = (tag.rect, tag.rect.move(0, -step))
            place = next((place for place in places if place.collidelist(taken) < 0 and place.top >= top), None)
            if place is None:
                return []
            found.append(tag._replace(rect=place))
        return found

    def _tag_place(self, canvas: Canvas, words: str, card: pygame.Rect, lane: int) -> pygame.Rect:
        """Return the place of a mark at the part of a card that is in sight, in the first lane beside it or a later."""
        px = canvas.px
        if words:
            tag = pygame.Rect(0, 0, canvas.type.size(words, SMALL_STRONG)[0] + px(16), _tag_height(canvas))
            off = px(_STEM if self._has_stems else _OFF_CARD)
        else:
            tag, off = pygame.Rect(0, 0, px(_SIGN), px(_SIGN)), -px(_PINNED)
        tag.centerx = card.centerx
        step = 0 if self._has_stems else lane * (tag.height + px(1))
        if self.marked is Marked.UNDER:
            tag.top = card.bottom + off + step
        else:
            tag.bottom = card.top - off - step
        return tag.clamp(pygame.Rect(self.rect.left, 0, self.rect.width, canvas.rect.height))

    def _apart(self, canvas: Canvas, tags: list[Tag]) -> list[Tag]:
        """Push two tags in words apart, so that neither lies over the other and both stay over the row."""
        if len(tags) == 2 and tags[0].rect.colliderect(tags[1].rect):
            left, right = tags[0].rect, tags[1].rect
            gap, taken = canvas.px(_BESIDE), left.width + canvas.px(_BESIDE) + right.width
            start = (left.centerx + right.centerx - gap) // 2 - left.width + gap // 2
            left.left = max(self.rect.left, min(start, self.rect.right - taken))
            right.left = left.right + gap
        return tags


def _tag_height(canvas: Canvas) -> int:
    return max(canvas.px(_TAG), canvas.type.line_height(SMALL_STRONG) + canvas.px(2))


def _draw_tag(canvas: Canvas, tag: Tag) -> None:
    if tag.root is not None:
        ink = GOLD_BRIGHT if tag.is_best else CREAM
        pygame.draw.line(canvas.surface, ink[:3], tag.root, tag.rect.center, canvas.px(_STEM_WIDTH))
    if tag.words:
        canvas.panel(tag.rect, radius=8, top=GOLD_BRIGHT if tag.is_best else CREAM, line=INK)
        canvas.text(tag.words, SMALL_STRONG, tag.rect, INK)
    elif tag.is_best:
        draw_sign(canvas, Grade.BEST, tag.rect.center, _SIGN)
    else:
        ground = tag.rect.inflate(-canvas.px(2), -canvas.px(2))  # a hand without it is lost on the cards of another row
        canvas.panel(ground, radius=ground.height // 2, top=INK, line=CREAM)
        draw_chosen(canvas, tag.rect.center, _HAND, is_down=True)


def _cards_of(action: Action | None) -> Collection[Card]:
    match action:
        case PlayCard(card):
            return (card,)
        case Bury(cards):
            return cards
        case _:
            return ()
