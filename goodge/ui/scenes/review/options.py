"""The options of a choice with the points lost and the chance after each, best first, and which of them was taken."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ....coach import Grade, Judgement, Weighed
from ....engine.actions import Action, Bury, NameTrump, Pass, PlayCard
from ....engine.cards import CROWN, Card, Suit
from ....engine.values import dataclass
from ...drawing.canvas import Canvas
from ...drawing.theme import CREAM, GOLD, GOLD_BRIGHT, INK, KEYCAP, MUTED, PANEL, SMALL, SMALL_STRONG, Role
from ...widgets.base import Item
from ...wording.cards import USUAL_NAMES, CardNames, bare_card_name
from ...wording.lists import capitalised
from ...wording.losses import lost_head, lost_tip, option_lost
from ...wording.phrases import say
from ...wording.review import BEST, DONE, action_words, chance_decimals, chance_in_words, chance_words, option_tip
from .signs import draw_chosen, draw_sign

_COLUMN, _LARGE_COLUMN, _INSET = 64, 82, 12
_COIN, _APART, _LEAST_APART = 22, 12, 4  # a suit or the Crown, and what is between several cards
_LESS = 15, 14, 13  # sizes of enlarged text down to the least letters
_AFTER_SIGN = 26  # from the left edge to the words, after the sign
_UNDER_HEAD = 5
_BEFORE_LOST = 8  # between the slip and the points lost


def rows_of(judged: Judgement, most: int) -> list[Weighed]:
    """Return the options that are told where there is room for `most`: the one taken, the best ones, and a pass."""
    wanted = [judged.taken, judged.best, *(option for option in judged.options if isinstance(option.action, Pass))]
    kept = [option for number, option in enumerate(wanted) if option not in wanted[:number]][:most]
    rest = [option for option in judged.options if option not in kept][: most - len(kept)]
    return [option for option in judged.options if option in (*kept, *rest)]


@dataclass(slots=True, kw_only=True)
class OptionRow(Item):
    """One option: what can be done, the points lost by it, and if it `has_chance` the chance to win after it.

    Its words are no larger than the `most`, so that they are as large as those of the options beside it.
    """

    option: Weighed
    judged: Judgement
    swing: float
    named: CardNames = USUAL_NAMES
    has_chance: bool = True
    most: float = SMALL.size

    def __post_init__(self) -> None:
        lost = option_lost(self.option, self.judged, self.swing)
        chance = chance_in_words(self.option.chance, chance_decimals(self.judged)) if self.has_chance else ""
        self.tip = option_tip(self.option.action, lost, chance, self.swing, self.named)

    def read(self) -> Sequence[str]:
        return (self.tip or "",)

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        px, rect = canvas.px, self.rect
        is_done, is_best = self._is_done, self._is_best
        line = GOLD_BRIGHT if is_done else GOLD.faded(50)
        canvas.panel(
            rect, radius=8, top=PANEL.faded(235 if is_done else 190), line=line, line_width=2 if is_done else 1
        )
        ink = CREAM if is_done or is_best else MUTED
        role = self._role
        lost, chance = _columns(canvas, self._inner(canvas), has_chance=self.has_chance)
        if self.has_chance:
            canvas.text(self._chance, role, chance, ink, "right")
        canvas.text(option_lost(self.option, self.judged, self.swing), role, lost, ink, "right")
        room, slip = self._places(canvas)
        sign = room.left - px(_AFTER_SIGN - 9), room.centery
        if is_best:
            draw_sign(canvas, Grade.BEST, sign, 20)
        elif is_done:
            draw_chosen(canvas, sign, 20)
        if slip is not None:
            canvas.panel(slip, radius=7, top=GOLD_BRIGHT if is_best else CREAM)
            canvas.text(self._slip, KEYCAP, slip, INK)
        draw_action(canvas, self.option.action, self.named, room, ink=ink, role=self.words_role(canvas))

    @property
    def _is_done(self) -> bool:
        return self.option.action == self.judged.done

    @property
    def _is_best(self) -> bool:
        return self.option.worth == self.judged.best.worth  # of equal cards each is

    @property
    def _role(self) -> Role:
        return SMALL_STRONG if self._is_done or self._is_best else SMALL

    @property
    def _chance(self) -> str:
        return chance_words(self.option.chance, chance_decimals(self.judged))

    @property
    def _slip(self) -> str:
        """Which option it is; empty if neither the best one nor the one taken."""
        return BEST.say() if self._is_best else DONE.say() if self._is_done else ""

    def _inner(self, canvas: Canvas) -> pygame.Rect:
        return self.rect.inflate(-2 * canvas.px(_INSET), 0)

    def _places(self, canvas: Canvas) -> tuple[pygame.Rect, pygame.Rect | None]:
        """Return the place of what can be done, and after it that of the words for which option it is, if any."""
        px, inner = canvas.px, self._inner(canvas)
        lost, _ = _columns(canvas, inner, has_chance=self.has_chance)
        lost_width = max(
            canvas.type.size(option_lost(each, self.judged, self.swing), SMALL_STRONG)[0]
            for each in self.judged.options
        )
        left = inner.left + px(_AFTER_SIGN)
        room = pygame.Rect(left, inner.top, lost.right - lost_width - px(_BEFORE_LOST) - left, inner.height)
        width = canvas.type.size(self._slip, KEYCAP)[0] + px(12)
        if not self._slip or not _has_room(canvas, self.option.action, self.named, room.width - width - px(6)):
            return room, None
        slip = pygame.Rect(room.right - width, room.centery - px(12), width, px(24))
        room.width -= width + px(6)
        return room, slip

    def words_role(self, canvas: Canvas) -> Role:
        """Return the largest role, up to the most, in which the words for what can be done have room."""
        if isinstance(self.option.action, Bury):
            return self._role
        room = self._places(canvas)[0].width - _coin(canvas, self.option.action)
        between = [Role(KEYCAP.face, size) for size in _LESS if size > canvas.type.least.size]
        roles = (self._role, KEYCAP, *between, canvas.type.least)
        role = canvas.type.fitting(action_words(self.option.action, self.named), roles, room)
        return role if role.size <= self.most else Role(self._role.face, self.most)

    def fits(self, canvas: Canvas) -> bool:
        words = option_lost(self.option, self.judged, self.swing), self._chance
        return all(canvas.type.size(text, SMALL_STRONG)[0] <= _column(canvas) for text in words)


def _column(canvas: Canvas) -> int:
    """Return the width of the columns of points lost and chance, in pixels."""
    return canvas.px(_LARGE_COLUMN if canvas.type.is_enlarged else _COLUMN)


def _columns(canvas: Canvas, inner: pygame.Rect, *, has_chance: bool) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the columns of points lost and chance at the right; the latter is empty where no chance is told."""
    column = _column(canvas)
    chance = pygame.Rect(inner.right, inner.top, 0, inner.height)
    if has_chance:
        chance = pygame.Rect(inner.right - column, inner.top, column, inner.height)
    return pygame.Rect(chance.left - column, inner.top, column, inner.height), chance


def _has_room(canvas: Canvas, action: Action, named: CardNames, width: int) -> bool:
    """Return True if what can be done fits in the width, not cut short; a card may be set in the least type."""
    if isinstance(action, Bury):
        least = sum(_width(canvas, card) + canvas.px(_LEAST_APART) for card in action.cards)
        return least <= width
    role = canvas.type.least if isinstance(action, PlayCard) else SMALL_STRONG
    return _coin(canvas, action) + canvas.type.size(action_words(action, named), role)[0] <= width


def _coin(canvas: Canvas, action: Action) -> int:
    """Return the width of the sign before the words, and of the air after it."""
    return canvas.px(_COIN) + canvas.px(6) if isinstance(action, PlayCard | NameTrump) else 0


def alike(canvas: Canvas, rows: Sequence[OptionRow]) -> Sequence[OptionRow]:
    """Return the rows, the words of all as large as those of the one that has least room for them."""
    most = min((row.words_role(canvas).size for row in rows), default=SMALL.size)
    for row in rows:
        row.most = most
    return rows


def _suit_of(action: Action) -> Suit | None:
    """Return the suit whose sign stands before the words."""
    if isinstance(action, NameTrump):
        return action.suit
    return action.card.suit if isinstance(action, PlayCard) else None


def draw_action(
    canvas: Canvas, action: Action, named: CardNames, room: pygame.Rect, *, ink: tuple[int, ...], role: Role
) -> None:
    """Draw what can be done: cards and suits as their signs where they are short, else in words."""
    if isinstance(action, Bury):
        _draw_cards(canvas, action.cards, room)
        return
    left = room.left
    suit = _suit_of(action)
    if suit is not None:
        _draw_suit(canvas, suit.letter, left, room.centery)
    elif isinstance(action, PlayCard) and action.card == CROWN:
        canvas.icon("crown", (left + canvas.px(11), room.centery), _COIN)
    left += _coin(canvas, action)
    place = pygame.Rect(left, room.top, room.right - left, room.height)
    words = action_words(action, named)
    colour = CREAM if ink == CREAM else MUTED
    canvas.text(canvas.type.shortened(words, role, place.width), role, place, colour, "left")


def _draw_cards(canvas: Canvas, cards: tuple[Card, ...], room: pygame.Rect) -> None:
    """Draw several cards side by side, each as its suit and rank, closer where there is little room."""
    spare = room.width - sum(_width(canvas, card) for card in cards)
    apart = max(canvas.px(_LEAST_APART), min(canvas.px(_APART), spare // max(1, len(cards))))  # what follows, too
    left = room.left
    for card in cards:
        place = pygame.Rect(left, room.top, max(1, room.right - left), room.height)
        if card == CROWN:
            canvas.icon("crown", (left + canvas.px(11), room.centery), _COIN)
        elif card.suit is None:
            canvas.text(bare_card_name(card), SMALL_STRONG, place, CREAM, "left")
        else:
            coin = _draw_suit(canvas, card.suit.letter, left, room.centery)
            canvas.text(_bare_rank(card), SMALL_STRONG, place.move(coin + canvas.px(3) - left, 0), CREAM, "left")
        left += _width(canvas, card) + apart


def _width(canvas: Canvas, card: Card) -> int:
    """Return the width of a card as its suit and rank."""
    if card == CROWN:
        return canvas.px(_COIN)
    if card.suit is None:
        return canvas.type.size(bare_card_name(card), SMALL_STRONG)[0]
    return canvas.px(_COIN) + canvas.px(3) + canvas.type.size(_bare_rank(card), SMALL_STRONG)[0]


def _bare_rank(card: Card) -> str:
    """Return what stands at the corner of a card of a suit, above its suit: "10", "Q"."""
    return card.text.removesuffix("" if card.suit is None else card.suit.letter)


def _draw_suit(canvas: Canvas, letter: str, left: int, middle: int) -> int:
    """Draw a suit on a cream coin; return its right edge."""
    coin = pygame.Rect(left, middle - canvas.px(11), canvas.px(_COIN), canvas.px(_COIN))
    canvas.panel(coin, radius=11, top=CREAM)
    canvas.picture(f"suits/{letter}", coin.inflate(-canvas.px(7), -canvas.px(7)))
    return coin.right


@dataclass(slots=True, kw_only=True)
class OptionsHead(Item):
    """The heads of the columns of points lost and chance, and under them air to the outline of the first row."""

    swing: float
    has_chance: bool = True

    def __post_init__(self) -> None:
        self.tip = lost_tip(self.swing)

    @staticmethod
    def height(canvas: Canvas) -> int:
        return canvas.type.line_height(KEYCAP) + canvas.px(_UNDER_HEAD)

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        inner = self.rect.inflate(-2 * canvas.px(_INSET), 0)
        inner.height = canvas.type.line_height(KEYCAP)
        lost, chance = _columns(canvas, inner, has_chance=self.has_chance)
        wide = pygame.Rect(inner.left, lost.top, lost.right - inner.left, lost.height)  # nothing stands before it
        canvas.text(lost_head(self.swing), KEYCAP, wide, MUTED, "right")
        if self.has_chance:
            canvas.text(capitalised(say("review: head of a column", "to win")), KEYCAP, chance, MUTED, "right")
