"""Small parts of Keep score: marks to set beside names, suits to choose, and numbers with steps beside them."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ....engine.cards import Suit
from ....engine.values import dataclass
from ...drawing.canvas import Canvas
from ...drawing.theme import BODY_STRONG, CREAM, GOLD, GOLD_BRIGHT, PANEL, Colour
from ...widgets.base import Item, chosen_ground, halo
from ...widgets.buttons import Button
from ...widgets.fields import TextField
from ...widgets.spoken import Focused, Part
from ...widgets.swatches import draw_chosen
from ...wording import keep_score as words
from ...wording.bar import trump_words
from ...wording.cards import suit_name

_LONGEST = 3  # digits
_SIDE, _GAP, _TOKEN = 44, 6, 26
_OVER = 5  # how far a tick reaches over the corner


@dataclass(slots=True, kw_only=True)
class MarkButton(Button):
    """A button with a golden edge while it is chosen."""

    is_chosen: bool

    def draw_ground(self, canvas: Canvas, *, focused: bool) -> Colour:
        if not self.is_chosen:
            return super().draw_ground(canvas, focused=focused)
        if focused:
            halo(canvas, self.rect, radius=12)
        return chosen_ground(canvas, self.rect, radius=12)

    def spoken(self) -> Focused:
        state = words.CHOSEN if self.is_chosen else words.NOT_CHOSEN
        return Focused(Part.TOGGLE, self.called or self.text, state.say(), note=self.why_off or "")


@dataclass(slots=True, kw_only=True)
class DealerButton(MarkButton):
    """A ring to choose who deals first; while it is chosen, the dealer's token and the words, or these alone."""

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        if self.is_chosen and not self._fits_beside_token(canvas):
            super().draw(canvas, focused=focused)
            return
        ink = self.draw_ground(canvas, focused=focused)
        side = canvas.px(_TOKEN)
        mark = pygame.Rect(0, 0, side, side)
        mark.center = self.rect.left + self.rect.height // 2, self.rect.centery
        if not self.is_chosen:
            ring = mark.inflate(-canvas.px(4), -canvas.px(4))
            canvas.panel(ring, radius=_TOKEN, top=PANEL.faded(0), line=GOLD.faded(190), line_width=2)
            return
        canvas.picture("emblems/dealer", mark)
        canvas.text(self.text, self.role, self._words, ink, "left")

    def fits(self, canvas: Canvas) -> bool:
        return not self.is_chosen or super().fits(canvas)

    @property
    def _words(self) -> pygame.Rect:
        """The place of the words, beside the token."""
        high = self.rect.height
        return pygame.Rect(self.rect.left + high, self.rect.top, self.rect.width - high - high // 6, high)

    def _fits_beside_token(self, canvas: Canvas) -> bool:
        return canvas.type.size(self.text, self.role)[0] <= self._words.width


@dataclass(slots=True, kw_only=True)
class SuitButton(MarkButton):
    """A suit to choose, as a picture on cream, on gold and with a tick while it is chosen."""

    suit: Suit

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        if focused:
            halo(canvas, self.rect, radius=12)
        top, bottom = (GOLD_BRIGHT, "#f2cf7a") if self.is_chosen else (CREAM, "#e9dcbb")
        line, wide = (GOLD_BRIGHT, 3) if self.is_chosen else (GOLD.faded(140), 1.5)
        canvas.panel(self.rect, radius=12, top=top, bottom=Colour.of(bottom), line=line, line_width=wide)
        side = min(self.rect.size) - canvas.px(12)
        picture = pygame.Rect(0, 0, side, side)
        picture.center = self.rect.center
        canvas.picture(f"suits/{self.suit.letter}", picture)
        if self.is_chosen:
            draw_chosen(canvas, (self.rect.right + canvas.px(_OVER), self.rect.top - canvas.px(_OVER)))

    def fits(self, canvas: Canvas) -> bool:  # noqa: ARG002
        return True


def suit_button(rect: pygame.Rect, suit: Suit, *, is_chosen: bool, on_press: Callable[[], None]) -> SuitButton:
    """Return the button of a suit, which says its name."""
    return SuitButton(
        key=f"trump-{suit.letter}", rect=rect, text="", suit=suit, is_chosen=is_chosen, on_press=on_press,
        called=trump_words(suit), tip=suit_name(suit),
    )  # fmt: skip


@dataclass(slots=True, kw_only=True)
class CountField(TextField):
    """A field for a number of a few digits; the keys plus and minus step it."""

    on_step: Callable[[int], None]
    digits: bool = True
    is_centred: bool = True
    longest: int = _LONGEST

    def on_text(self, text: str) -> bool:
        if text in ("+", "-"):
            self.on_step(1 if text == "+" else -1)
            return True
        return super().on_text(text)

    def fits(self, canvas: Canvas) -> bool:
        widest = canvas.type.size(self.value, BODY_STRONG)[0]
        return widest + canvas.px(24) <= self.rect.width and super().fits(canvas)


@dataclass(frozen=True, slots=True)
class NumberToTell:
    """A number to be told: its key and name, what is typed, what holds while nothing is, and how it is stepped.

    Where nothing holds either, the first step leads from `start`.
    """

    key: str
    name: str
    typed: str
    ghost: str
    write: Callable[[str], None]
    step: int
    most: int
    start: int = 0

    def by(self, way: int) -> None:
        """Step the number up or down."""
        now = int(self.typed or self.ghost or self.start)
        self.write(str(min(self.most, max(0, now + way * self.step))))


def count_items(canvas: Canvas, rect: pygame.Rect, count: NumberToTell) -> list[Item]:
    """Return a field for a number, between buttons that step it."""
    side, gap = canvas.px(_SIDE), canvas.px(_GAP)
    less = pygame.Rect(rect.left, rect.top, side, rect.height)
    more = pygame.Rect(rect.right - side, rect.top, side, rect.height)
    field = pygame.Rect(less.right + gap, rect.top, more.left - less.right - 2 * gap, rect.height)
    return [
        _step_button(f"{count.key}-less", less, "−", words.less_words(count.name), lambda: count.by(-1)),
        CountField(
            key=count.key, rect=field, value=count.typed, placeholder=_reckoned(count.ghost), on_change=count.write,
            on_step=count.by, called=count.name,
        ),
        _step_button(f"{count.key}-more", more, "+", words.more_words(count.name), lambda: count.by(1)),
    ]  # fmt: skip


def _reckoned(number: str) -> str:
    """Return a number as one that nobody has typed: it is what the others leave."""
    return number and f"= {number}"


def _step_button(key: str, rect: pygame.Rect, text: str, called: str, do: Callable[[], None]) -> Button:
    return Button(key=key, rect=rect, text=text, role=BODY_STRONG, on_press=do, called=called)
