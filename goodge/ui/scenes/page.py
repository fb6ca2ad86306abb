"""The frame that all pages share: the cloth, the heading, tabs at its right, and a foot that begins with Back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from ..drawing.canvas import Canvas
from ..drawing.theme import BODY, BODY_STRONG, BUTTON, CREAM, HEADING, MUTED, SMALL, Colour, Role
from ..program.scene import Scene
from ..widgets.base import Item, Label, Panel
from ..widgets.buttons import Button, TabRow, cap_width, shares_of
from ..widgets.commands import Command, cap
from ..wording.phrases import say
from .menu_parts import key_hints, row_height

_SIDE, _EDGE, _GAP, _NEAR = 40, 28, 16, 9
_BESIDE = 32  # from the heading to what stands at its right
_WIDEST = 1200
_FOOT, _BUTTON, _TAB = 52, 150, 170
_BETWEEN, _LEAST_NOTE = 24, 260  # from the buttons of the foot to its note, and the room that one needs
_NOWHERE = pygame.Rect(0, 0, 1, 1)
_LIGHT = (16, 6)  # how strongly a panel is lit, at its top and at its foot, of 255


def is_tall(canvas: Canvas) -> bool:
    """Return True if the window is higher than wide, so that things stand below each other."""
    return canvas.rect.height > canvas.rect.width


class PageScene(Scene):
    """A page on the cloth of the house."""

    is_page = True

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.blit(self.app.cloth(), (0, 0))


class Frame:
    """The places of a page's parts. `body` is what the heading, the tabs and the foot leave of the window.

    Tabs and foot may take a part of the body: ask for them before it. A heading that would leave less than `beside` at
    its right is set smaller.
    """

    def __init__(self, canvas: Canvas, text: str, *, beside: int = 0) -> None:
        self._canvas = canvas
        place = canvas.rect.inflate(-2 * canvas.px(_SIDE), -2 * canvas.px(_EDGE))
        place.width = min(place.width, canvas.px(_WIDEST))
        place.centerx = canvas.rect.centerx
        self.place, self.gap = place, canvas.px(_NEAR if canvas.type.is_enlarged else _GAP)
        high = max(row_height(canvas), canvas.type.line_height(HEADING))
        foot = row_height(canvas, BUTTON, _FOOT)
        self.head = pygame.Rect(place.left, place.top, place.width, high)
        self.foot = pygame.Rect(place.left, place.bottom - foot, place.width, foot)
        self.body = pygame.Rect(place.left, self.head.bottom + self.gap, place.width, 0)
        self.body.height = self.foot.top - self.gap - self.body.top
        most = place.width - (beside + canvas.px(_BESIDE) if beside else 0)
        title = pygame.Rect(place.left, place.top, min(most, canvas.type.size(text, HEADING)[0] + 2), high)
        self.rest = self.foot  # what the buttons leave of it
        self.title = Label(key="heading", rect=title, text=text, role=HEADING, align="left")

    @property
    def beside_title(self) -> pygame.Rect:
        """The room at the right of the heading."""
        left = self.title.rect.right + self._canvas.px(_BESIDE)
        return pygame.Rect(left, self.head.top, self.place.right - left, self.head.height)

    def row(self, height: int) -> pygame.Rect:
        """Cut a row of this height off the top of the body, and return its place."""
        rect = pygame.Rect(self.body.left, self.body.top, self.body.width, height)
        self.body.top, self.body.height = rect.bottom + self.gap, self.body.height - height - self.gap
        return rect

    def tabs(
        self, key: str, options: Sequence[tuple[object, str]], value: object, on_change: Callable[[object], None]
    ) -> TabRow:
        """Return tabs at the right of the heading, or in a row of their own where there is no room beside it."""
        canvas = self._canvas
        if is_tall(canvas):
            rect = self.row(row_height(canvas))
        else:
            room = self.beside_title
            rect = pygame.Rect(0, 0, min(room.width, canvas.px(_TAB) * len(options)), row_height(canvas))
            rect.midright = room.midright
        shares = shares_of(canvas, [text for _, text in options], BODY_STRONG, rect.width)
        return TabRow(key=key, rect=rect, options=options, value=value, on_change=on_change, shares=shares)

    def feet(
        self, back: Callable[[], None], *buttons: Button, main: Button | None = None, leave: str | None = None
    ) -> list[Item]:
        """Return the foot: the way back and other buttons at its left, and the main one at its right.

        `leave` are the words for a way back that leads out of something.
        """
        left = [foot_button("back", leave or say("button", "Back"), back, keycap=Command.BACK), *buttons]
        right = [] if main is None else [main]
        self._spread(left, right)
        between = self._canvas.px(_BETWEEN)
        end = self.place.right if main is None else main.rect.left - between
        start = left[-1].rect.right + between
        self.rest = pygame.Rect(start, self.foot.top, end - start, self.foot.height)
        return [*left, *right]

    def beside(self) -> pygame.Rect:
        """Return the room for what the foot tells: beside its buttons, or a row over them where they leave too little.

        It may take a part of the body: ask for it before that.
        """
        if self.rest.width >= self._canvas.px(_LEAST_NOTE):
            return self.rest
        return self._over_the_foot(row_height(self._canvas))

    def note(self, text: str, key: str = "note", role: Role = SMALL, colour: Colour = MUTED) -> Label:
        """Return a note beside the buttons of the foot, or over them where it has no room.

        It is as large as other text where it then still has room on one line.
        """
        if role is SMALL and self.rest.width >= self._canvas.px(_LEAST_NOTE):
            role = self._canvas.type.fitting(text, (BODY, SMALL), self.rest.width)
        align = "right" if self.rest.right == self.place.right else "center"
        label = Label(key=key, rect=self.rest, text=text, role=role, colour=colour, align=align, wraps=True)
        if self.rest.width < self._canvas.px(_LEAST_NOTE) or not label.fits(self._canvas):
            lines = self._canvas.type.wrap(text, role, self.place.width)
            label.rect = self._over_the_foot(max(1, len(lines)) * self._canvas.type.line_height(role))
            label.align = "center"
        return label

    def _over_the_foot(self, height: int) -> pygame.Rect:
        """Cut a row of this height off the bottom of the body, and return its place."""
        rect = pygame.Rect(self.body.left, self.body.bottom - height, self.body.width, height)
        self.body.height -= height + self.gap
        return rect

    def hints(self, hints: Sequence[tuple[Command, str]]) -> list[Item]:
        """Return keys and what they do, at the right end of the foot, if the buttons leave room for them."""
        found = key_hints(self._canvas, 0, self.foot.centery, hints)
        found.rect.right = self.place.right
        return [found] if found.rect.left >= self.rest.left else []

    def _spread(self, left: list[Button], right: list[Button]) -> None:
        """Place the buttons; all but the way back, the same on every page, are narrower if there is too little room."""
        back, *others = (self._width(button) for button in (*left, *right))
        room = self.place.width - self.gap * len(others) - back
        share = min(1.0, room / max(1, sum(others)))
        widths = [back, *(int(width * share) for width in others)]
        x = self.place.left
        for button, width in zip(left, widths, strict=False):
            button.rect = pygame.Rect(x, self.foot.top, width, self.foot.height)
            x = button.rect.right + self.gap
        for button, width in zip(right, widths[len(left) :], strict=True):
            button.rect = pygame.Rect(self.place.right - width, self.foot.top, width, self.foot.height)

    def _width(self, button: Button) -> int:
        canvas = self._canvas
        shown = cap(Command.PRESS) if button.shows_enter else button.cap
        key = canvas.px(10) + cap_width(canvas, shown) if shown else 0
        return max(canvas.px(_BUTTON), canvas.type.size(button.text, button.role)[0] + key + canvas.px(44))


def lit_panel(key: str, rect: pygame.Rect) -> Panel:
    """Return a panel that is lighter than the felt, which shines through it, so that fields stand out on it."""
    return Panel(key=key, rect=rect, top=CREAM.faded(_LIGHT[0]), bottom=CREAM.faded(_LIGHT[1]))


def foot_button(
    key: str, text: str, do: Callable[[], None], *, keycap: Command | None = None, tip: str | None = None
) -> Button:
    """Return a button for the foot of a page, which gives it its place."""
    return Button(key=key, rect=_NOWHERE.copy(), text=text, on_press=do, keycap=keycap, tip=tip)


def main_button(
    key: str,
    text: str,
    do: Callable[[], None],
    *,
    why_off: str | None = None,
    tip: str | None = None,
    shows_enter: bool = False,
) -> Button:
    """Return the button that Enter presses at first, for the foot of a page, which gives it its place."""
    return Button(
        key=key,
        rect=_NOWHERE.copy(),
        text=text,
        on_press=do,
        style="primary",
        why_off=why_off,
        tip=tip,
        shows_enter=shows_enter,
    )
