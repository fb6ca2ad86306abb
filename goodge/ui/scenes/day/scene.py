"""The deal of the day: play it, share the result as a code, and compare it with somebody else's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, timedelta
from functools import partial

import pygame

from ....engine.errors import RecordError
from ....engine.record import Record
from ....table.day_book import DayBook
from ....table.days import FIRST_DAY, LENGTH, DayResult, code_of, read_code
from ...drawing.canvas import Canvas
from ...drawing.theme import BODY, BODY_STRONG, BUTTON, CREAM, GOLD_BRIGHT, HEADING, SMALL, SUBHEADING
from ...games import FACES
from ...program.app import App
from ...widgets.base import Drawing, Item, Label
from ...widgets.buttons import Button
from ...widgets.clipboard import copy_text
from ...widgets.commands import Command, Deeds
from ...widgets.fields import TextField
from ...widgets.layout import columns, rows
from ...widgets.tabs import draw_pair
from ...wording import days as words
from ...wording import expert
from ...wording.deals import NOT_COPIED
from ...wording.phrases import say
from ...wording.review import DAMAGED
from ..game_page import GamePage
from ..menu_parts import row_height
from ..page import Frame, is_tall, lit_panel
from ..review.scene import ReviewScene, reviewer_of
from .table import DayTable

_LARGEST_CARDS, _ROOM_OF_CARDS = 3.2, 92  # of what they take at a scale of 1, in units
_LONGEST_CODE = 24  # with spaces and dashes
_BELOW_HEAD, _BETWEEN = 8, 12


class DayScene(GamePage):
    """A day, a game, the player's result, and another player's code. `today` tells the date."""

    first_focus = "play"

    def __init__(self, app: App, book: DayBook, today: Callable[[], date] = date.today) -> None:
        super().__init__(app)
        self.book, self._today = book, today
        self.day = max(FIRST_DAY, today())
        self.typed = ""

    @property
    def host_words(self) -> str:
        return say("deal of the day: button at its table", "Back to the deal of the day")

    @property
    def result(self) -> DayResult | None:
        """One's own result in the deal that is shown."""
        return self.book.result(self.day, self.game)

    # -- layout -------------------------------------------------------------------------------------------

    def compose(self, canvas: Canvas) -> list[Item]:
        frame = Frame(canvas, words.HEADING.say())
        tabs = self.game_tabs(frame)
        days = frame.row(row_height(canvas))
        left, right = (rows if is_tall(canvas) else columns)(frame.body, (1, 1), frame.gap)
        inset = -canvas.px(48), -canvas.px(40)
        own, other = self._own(canvas, left.inflate(inset)), self._other(canvas, right.inflate(inset))
        if not is_tall(canvas):
            _level(own[0].rect, other[0].rect)
        return [
            frame.title,
            tabs,
            *self._days(canvas, days),
            lit_panel("own", left),
            lit_panel("other", right),
            *own,
            *other,
            *frame.feet(self.app.pop),
        ]

    def _days(self, canvas: Canvas, row: pygame.Rect) -> list[Item]:
        """Return the day between two buttons that turn to the one before and the one after."""
        before, day, after = columns(row, (1, 2, 1), canvas.px(16))
        is_first, is_last = self.day <= FIRST_DAY, self.day >= self._today()
        first = say("deal of the day: why not", "There was no deal of the day before this one")
        last = say("deal of the day: why not", "Tomorrow’s deal comes tomorrow")
        return [
            Button(
                key="before",
                rect=before,
                text=say("deal of the day: button", "Day before"),
                on_press=partial(self._turn, -1),
                keycap=Command.PAGE_UP,
                why_off=first if is_first else None,
                tip=first if is_first else None,
            ),
            Label(key="day", rect=day, text=words.day_words(self.day, self._today()), role=SUBHEADING, colour=CREAM),
            Button(
                key="after",
                rect=after,
                text=say("deal of the day: button", "Day after"),
                on_press=partial(self._turn, 1),
                keycap=Command.PAGE_DOWN,
                why_off=last if is_last else None,
                tip=last if is_last else None,
            ),
        ]

    def _own(self, canvas: Canvas, area: pygame.Rect) -> list[Item]:
        """Return the player's own side: the button that deals, with cards over it, or the result with its code."""
        button = pygame.Rect(area.left, 0, area.width, row_height(canvas, BUTTON, 54))
        button.bottom = area.bottom
        items = self._invitation(canvas, area, button) if self.result is None else self._told(canvas, area, button)
        foot = min((item.rect for item in items if isinstance(item, Button)), key=lambda rect: rect.top)
        return [_cards_between(area, items, foot, "cards", FACES[self.game].offer.cards), *items]

    def _invitation(self, canvas: Canvas, area: pygame.Rect, button: pygame.Rect) -> list[Item]:
        """Return what the deal is, and the button that deals, or goes on."""
        is_waiting = self.book.waits(self.day, self.game)
        said = (words.WAITS if is_waiting else words.NEW).say()
        text = say("deal of the day: button", "Continue") if is_waiting else say("deal of the day: button", "Play it")
        head = pygame.Rect(area.left, area.top, area.width, canvas.type.line_height(SUBHEADING))
        high = len(canvas.type.wrap(said, BODY, area.width)) * canvas.type.line_height(BODY)
        rect = pygame.Rect(area.left, head.bottom + canvas.px(_BELOW_HEAD), area.width, high)
        return [
            Label(key="name", rect=head, text=FACES[self.game].offer.name, role=SUBHEADING, align="left"),
            Label(key="said", rect=rect, text=said, align="left", wraps=True, top=True),
            Button(key="play", rect=button, text=text, on_press=self._play, style="primary", keycap=Command.PRESS),
        ]

    def _told(self, canvas: Canvas, area: pygame.Rect, button: pygame.Rect) -> list[Item]:
        """Return the player's result, its code, the button that copies the code, and the ways to a look back."""
        result = self.result
        assert result is not None
        line = canvas.type.line_height
        made = pygame.Rect(area.left, area.top, area.width, line(SUBHEADING))
        over = pygame.Rect(area.left, made.bottom + canvas.px(_BELOW_HEAD), area.width, line(BODY))
        code = pygame.Rect(area.left, over.bottom, area.width, line(HEADING))
        return [
            Label(key="said", rect=made, text=words.made_words(result.score), role=SUBHEADING, align="left"),
            Label(
                key="over",
                rect=over,
                text=words.CODE.say(),
                role=canvas.type.fitting(words.CODE.say(), (BODY, SMALL), over.width),
                align="left",
            ),
            Label(key="code", rect=code, text=code_of(result), role=HEADING, colour=GOLD_BRIGHT, align="left"),
            Button(
                key="play",
                rect=button,
                text=say("deal of the day: button", "Copy the code"),
                on_press=self._copy,
                style="primary",
                keycap=Command.COPY,
            ),
            *self._looks_back(canvas, button),
        ]

    def _looks_back(self, canvas: Canvas, below: pygame.Rect) -> list[Item]:
        """Return the buttons over the one below that lead to what could have been made of the deal."""
        row = below.move(0, -below.height - canvas.px(_BETWEEN))
        review, against = columns(row, (2, 3), canvas.px(_BETWEEN))
        text = say("deal of the day: button", "Review")
        return [
            Button(key="review", rect=review, text=text, on_press=self._review, keycap=Command.REVIEW),
            Button(
                key="expert",
                rect=against,
                text=expert.HEADING.say(),
                on_press=self._against_expert,
                keycap=Command.EXPERT,
            ),
        ]

    def _other(self, canvas: Canvas, area: pygame.Rect) -> list[Item]:
        """Return what another's code says, and at the foot the field for it, with cards between them."""
        field = pygame.Rect(area.left, 0, area.width, row_height(canvas, BUTTON, 54))
        field.bottom = area.bottom
        head = pygame.Rect(area.left, area.top, area.width, canvas.type.line_height(SUBHEADING))
        text, role = self._compared(), BODY_STRONG if self.typed else BODY
        said = pygame.Rect(area.left, head.bottom + canvas.px(_BELOW_HEAD), area.width, 0)
        said.height = len(canvas.type.wrap(text, role, area.width)) * canvas.type.line_height(role)
        back = f"{FACES[self.game].offer.cards[0].split('/')[0]}/back"
        items: list[Item] = [
            Label(key="others", rect=head, text=words.OTHERS.say(), role=SUBHEADING, align="left"),
            TextField(
                key="typed",
                rect=field,
                value=self.typed,
                on_change=self._type,
                placeholder=say("deal of the day: in an empty field", "Code"),
                longest=_LONGEST_CODE,
            ),
            Label(key="compared", rect=said, text=text, role=role, align="left", wraps=True, top=True),
        ]
        return [_cards_between(area, items, field, "backs", (back, back)), *items]

    def _compared(self) -> str:
        if not self.typed.strip():
            return words.KIND.say()
        found = read_code(self.typed)
        if not isinstance(found, DayResult):
            return words.fault_words(found, min(LENGTH, sum(letter.isalnum() for letter in self.typed)))
        return words.compared_words(found, self.book.result(found.day, found.game))

    # -- changes ------------------------------------------------------------------------------------------

    @property
    def deeds(self) -> Deeds:
        turns: Deeds = {Command.PAGE_UP: partial(self._turn, -1), Command.PAGE_DOWN: partial(self._turn, 1)}
        if self.result is None:
            return turns
        looks: Deeds = {Command.REVIEW: self._review, Command.EXPERT: self._against_expert}
        return {**turns, **looks, Command.COPY: self._copy}

    def _turn(self, days: int) -> None:
        """Turn to another day, none before the first and none to come."""
        day = self.day + timedelta(days=days)
        if FIRST_DAY <= day <= self._today():
            self.app.cross_fade()
            self.day = day
        self.refresh()

    def _type(self, text: str) -> None:
        """Take another's code; once it is whole, turn to the deal that it is about."""
        self.typed = text
        found = read_code(text)
        if isinstance(found, DayResult) and FIRST_DAY <= found.day <= self._today():
            self.day, self.game = found.day, found.game

    def _play(self) -> None:
        table = self.book.sit_down(self.day, self.game, self.person)
        self.app.push(DayTable(self.app, table, self.book.rise))

    def _copy(self) -> None:
        if self.result is not None:
            code = code_of(self.result)
            copied = say("deal of the day: notice", "The code {code} is copied.", code=code)
            self.app.notices.add(copied if copy_text(code) else NOT_COPIED.say())

    def _review(self) -> None:
        record = self._record()
        if record is not None:
            self.app.push(ReviewScene(self.app, reviewer_of(self.app, record)))

    def _against_expert(self) -> None:
        record = self._record()
        if record is not None:
            self.app.ways.against_expert(self.app, record)

    def _record(self) -> Record | None:
        """Return the match of the deal that is shown; if it cannot be read, say so and return None."""
        try:
            return self.book.record(self.day, self.game)
        except (OSError, RecordError) as error:
            self.app.store.log.note(f"a deal of the day cannot be read: {error}")
            self.app.notices.add(DAMAGED.say())
            return None

    def on_enter(self) -> None:
        super().on_enter()
        while self.book.notices:
            self.app.tell(self.book.notices.pop(0))
        self.refresh()

    def on_leave(self) -> None:
        self.book.close()


def _cards_between(
    area: pygame.Rect, items: Sequence[Item], foot: pygame.Rect, key: str, cards: tuple[str, str]
) -> Drawing:
    """Return two cards between the lowest of the items that lie over the foot, and the foot."""
    top = max(item.rect.bottom for item in items if item.rect.bottom <= foot.top)
    rest = pygame.Rect(area.left, top, area.width, foot.top - top)
    return Drawing(key=key, rect=rest, paint=partial(_paint_cards, cards), is_backing=True)


def _level(*places: pygame.Rect) -> None:
    """Have places for cards begin and end level, so that the cards are as large in each."""
    top, bottom = max(place.top for place in places), min(place.bottom for place in places)
    for place in places:
        place.top, place.height = top, bottom - top


def _paint_cards(cards: tuple[str, str], canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw two cards of the game in the middle of the room that there is for them."""
    scale = min(_LARGEST_CARDS, rect.height / canvas.px(_ROOM_OF_CARDS))
    if scale >= 1:
        draw_pair(canvas, cards, rect.center, scale=scale)
