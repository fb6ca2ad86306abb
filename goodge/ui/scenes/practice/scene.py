"""Practice: the choice of a game and of what to practise, each with how far one is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial

import pygame

from ....coach.ideas import IDEAS
from ....coach.positions import PracticePosition
from ....table.practice import GRADES, Practice, Series
from ...drawing.canvas import Canvas
from ...drawing.theme import BODY, BUTTON, CREAM, NAME, SMALL, SUBHEADING
from ...games import FACES
from ...program.app import App
from ...widgets.base import Drawing, Item, Label
from ...widgets.buttons import Button
from ...widgets.cardfan import CardFan
from ...widgets.layout import columns, rows
from ...wording import evening
from ...wording import practice as words
from ...wording.phrases import say
from ..game_page import GamePage
from ..menu_parts import draw_progress, row_height
from ..page import Frame, foot_button, is_tall, lit_panel
from .collection import graded
from .question import PracticeQuestion

OWN = "own"
_HIGHEST, _HIGHEST_OF_TALL = 132, 250
_FAN, _LESS_FAN = 160, 116  # the place of the cards; the latter leaves larger words their room
_LARGER, _LARGER_OF_TALL = 1.45, 1.2  # times the height of the others: the row of what comes next
_CARDS = {
    "cards": {"0": ("3H", "7H", "10H"), "1": ("9S", "10D", "8C"), "2": ("4C", "10S", "2D")},
    "french": {"0": ("JH", "KH", "AH"), "1": ("9S", "QD", "8C"), "2": ("4C", "JS", "KD")},
}
"""The cards beside each kind of positions, by the deck: with courts where it has them."""


class PracticeScene(GamePage):
    """What can be practised. `today` tells the date."""

    first_focus = "start-0"
    follows_focus = True

    def __init__(self, app: App, practice: Practice, today: Callable[[], date] = date.today) -> None:
        super().__init__(app)
        self.practice, self._today = practice, today
        self.first_focus = f"start-{self._next_kind}"

    # -- layout -------------------------------------------------------------------------------------------

    def compose(self, canvas: Canvas) -> list[Item]:
        frame = Frame(canvas, words.HEADING.say())
        tabs = self.game_tabs(frame)
        foot = [*frame.feet(self.app.pop, *self._first()), frame.note(words.ABOUT.say(), "about")]
        keys = [*map(str, range(GRADES)), OWN]
        most = canvas.px(_HIGHEST_OF_TALL if is_tall(canvas) else _HIGHEST)
        larger = _LARGER_OF_TALL if is_tall(canvas) else _LARGER
        room = (frame.body.height - (len(keys) - 1) * frame.gap) / (len(keys) - 1 + larger)
        items: list[Item] = [frame.title, tabs]
        for key in keys:
            high = min(most, room) * (larger if key == self._next_kind else 1)
            items += self._row(canvas, frame.row(int(high)), key)
        return [*items, *foot]

    @property
    def _next_kind(self) -> str:
        """The kind of positions to practise next: the easiest of which some are to do, whose row is larger."""
        kinds = map(str, range(GRADES))
        return next((key for key in kinds if self.practice.due(self.positions(key), self._today())), "0")

    def _first(self) -> list[Button]:
        """Return the way to the first evening, where it has rounds of this game."""
        if self.game not in IDEAS:
            return []
        return [foot_button("evening", evening.HEADING.say(), lambda: self.app.ways.evening(self.app, self.game))]

    @property
    def _main(self) -> str | None:
        """The button that is golden: one alone, that with the focus or else the one beside what comes next."""
        focus = self.focus_key or ""
        return focus if focus.startswith("start-") else f"start-{self._next_kind}"

    def _row(self, canvas: Canvas, rect: pygame.Rect, key: str) -> list[Item]:
        """Return one kind of positions: what it is, how far one is, and the button that begins."""
        px, positions = canvas.px, self.positions(key)
        inner = rect.inflate(-2 * px(26), -2 * px(10))
        is_next = key == self._next_kind
        wide = px(_LESS_FAN if canvas.type.is_enlarged and not is_tall(canvas) else _FAN)
        fan = pygame.Rect(inner.left, inner.top, wide, inner.height)
        inner = pygame.Rect(fan.right + px(20), inner.top, inner.right - fan.right - px(20), inner.height)
        if is_tall(canvas):
            words_at, button = columns(inner, (14, 5), px(32))
            told, far = rows(words_at, (1, 1), 0)
        else:
            told, far, button = columns(inner, (9, 7, 4), px(24))
        role = min(
            (canvas.type.fitting(each, (BODY, SMALL), told.width) for each in _abouts()), key=lambda role: role.size
        )
        title = words.OWN.say() if key == OWN else words.grade_words(int(key))
        head = canvas.type.fitting(title, (SUBHEADING, NAME), told.width) if is_next else NAME
        line, small, low = (canvas.type.line_height(each) for each in (head, role, SMALL))
        name = pygame.Rect(told.left, told.centery - (line + small) // 2, told.width, line)
        about = pygame.Rect(told.left, name.bottom, told.width, small)
        bar = pygame.Rect(far.left, 0, far.width, px(14 if is_next else 10))
        bar.bottom = far.centery - px(4)
        below = pygame.Rect(far.left, bar.bottom + px(6), far.width, 2 * low)
        button = pygame.Rect(button.left, 0, button.width, min(row_height(canvas, BUTTON, 52), inner.height))
        button.centery = inner.centery
        found = self.practice.found(positions)
        share = found / max(1, len(positions))
        says = _abouts()[-1 if key == OWN else int(key)]
        return [
            lit_panel(f"row-{key}", rect),
            CardFan(key=f"cards-{key}", rect=fan, names=self._cards(key)),
            Label(key=f"name-{key}", rect=name, text=title, role=head, colour=CREAM, align="left"),
            Label(key=f"about-{key}", rect=about, text=says, role=role, align="left"),
            Drawing(key=f"bar-{key}", rect=bar, paint=partial(draw_progress, share=share)),
            Label(
                key=f"far-{key}",
                rect=below,
                text=self._far(key, positions, found),
                role=SMALL,
                align="left",
                wraps=True,
                top=True,
            ),
            self._start_button(button, key, title, found),
        ]

    def _start_button(self, rect: pygame.Rect, key: str, title: str, found: int) -> Button:
        """Return the button that begins with one kind of positions, of which this many were found."""
        positions = self.positions(key)
        why_off = None if positions else self._empty(key)
        do = words.start_words(found, len(positions)) if positions else say("practice: button", "Practise")
        return Button(
            key=f"start-{key}",
            rect=rect,
            text=do,
            on_press=partial(self._start, positions),
            style="primary" if f"start-{key}" == self._main else "plain",
            why_off=why_off,
            tip=why_off,
            called=words.told_start_words(do, title),
        )

    def _cards(self, key: str) -> tuple[str, ...]:
        """Return the pictures of a few cards of the game; card backs for the player's own mistakes."""
        deck = FACES[self.game].offer.cards[0].partition("/")[0]
        return tuple(f"{deck}/{card}" for card in _CARDS[deck].get(key, ("back", "back", "back")))

    def positions(self, key: str) -> list[PracticePosition]:
        """Return the positions of one kind."""
        return self.practice.mistakes(self.game, self.people) if key == OWN else graded(self.game, int(key))

    def _far(self, key: str, positions: Sequence[PracticePosition], found: int) -> str:
        if not positions:
            return self._empty(key)
        due = self.practice.due(positions, self._today())
        return words.progress_words(found, len(positions), due)

    def _empty(self, key: str) -> str:
        if key != OWN:
            return words.NOTHING.say()
        if self.practice.is_looking:
            return words.LOOKING.say()
        return (words.NONE_FOUND if self.practice.has_reviews else words.NO_MISTAKES).say()

    # -- changes ------------------------------------------------------------------------------------------

    def _start(self, positions: Sequence[PracticePosition]) -> None:
        series = Series(self.practice, positions, self._today, self.person)
        if series.is_over:
            self.app.notices.add(words.UNREADABLE.say())
        else:
            self.app.push(PracticeQuestion(self.app, series))

    def update(self, seconds: float) -> bool:  # noqa: ARG002
        if self.practice.update():
            self.refresh()
        while self.practice.notices:
            self.app.tell(self.practice.notices.pop(0))
        return False

    @property
    def is_waiting(self) -> bool:
        return self.practice.is_looking

    def on_enter(self) -> None:
        super().on_enter()
        self.refresh()

    def on_leave(self) -> None:
        self.practice.close()


def _abouts() -> list[str]:
    """Return what is said about each grade, and about one's own mistakes."""
    return [*map(words.about_grade, range(GRADES)), words.OWN_ABOUT.say()]
