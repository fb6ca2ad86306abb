"""A person of the house: their name and face, given, changed or deleted."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import pygame

from ....table.household import Person
from ....table.portraits import PEOPLE, name_key, portrait_of
from ....table.seats import NAME_LENGTH, clean_name
from ...drawing.canvas import Canvas
from ...drawing.portrait import picture_of
from ...drawing.theme import ALARM, BODY_STRONG, GOLD_BRIGHT, MUTED, NAME, SMALL
from ...program.app import App
from ...widgets.base import Item, Label, Picture
from ...widgets.buttons import Button
from ...widgets.commands import Command, Deeds
from ...widgets.fields import TextField
from ...widgets.layout import columns
from ...widgets.portraits import PortraitButton
from ...wording import people as words
from ...wording.phrases import say
from ...wording.portraits import portrait_words, question_words
from ..dialog import DialogAnswer, DialogScene
from ..menu_parts import row_height
from ..page import Frame, PageScene, foot_button, is_tall, lit_panel, main_button

_WIDE, _INSET, _FACE, _BETWEEN = 700, 40, 132, 32
_COLUMNS, _TALL_COLUMNS = 8, 4
_OFFERED = "portrait-"  # begins the key of each portrait to choose from
_LARGEST, _TALL_LARGEST = 104, 143  # of the portraits to choose from: what makes them as wide as the panel
_APART, _OVER = 16, 22  # between them, and over their heading


class _Grid(NamedTuple):
    """Round portraits in rows, all of one size."""

    columns: int
    side: int
    gap: int

    @classmethod
    def within(cls, canvas: Canvas, room: pygame.Rect) -> _Grid:
        """Return the grid of all portraits, as large as a room allows."""
        wide, largest = (_TALL_COLUMNS, _TALL_LARGEST) if is_tall(canvas) else (_COLUMNS, _LARGEST)
        gap = canvas.px(_APART)
        high = -(-len(PEOPLE) // wide)
        side = min((room.width + gap) // wide - gap, (room.height + gap) // high - gap, canvas.px(largest))
        return cls(wide, side, gap)

    @property
    def width(self) -> int:
        return self.columns * (self.side + self.gap) - self.gap

    @property
    def height(self) -> int:
        return -(-len(PEOPLE) // self.columns) * (self.side + self.gap) - self.gap

    def places(self, middle: int, top: int) -> list[pygame.Rect]:
        """Return the place of each portrait, from the top down, around the middle."""
        first, step = pygame.Rect(middle - self.width // 2, top, self.side, self.side), self.side + self.gap
        return [first.move(n % self.columns * step, n // self.columns * step) for n in range(len(PEOPLE))]


class PersonScene(PageScene):
    """The form for a person; without one, somebody new is added, who plays from then on."""

    first_focus = "name"
    follows_focus = True

    def __init__(self, app: App, person: Person | None = None) -> None:
        super().__init__(app)
        self._person = person
        self.name = self._first_name() if person is None else person.name
        self._at_first = portrait_of(self.name, app.settings.portraits) if self.name else self._free_portrait()
        self._chosen: str | None = None

    @property
    def portrait(self) -> str:
        """The portrait that was chosen here, else one chosen before for this name, else the one at first."""
        return self._chosen or self.app.settings.portraits.get(name_key(self.name)) or self._at_first

    def _first_name(self) -> str:
        """Return the name of whoever has played before there were any people of the house; else nothing."""
        setups = () if self.app.household.people else self.app.settings.last_setups
        return next((seat.name for setup in setups for seat in setup.seats if seat.is_person), "")

    def _free_portrait(self) -> str:
        taken = {portrait_of(person.name, self.app.settings.portraits) for person in self.app.household.people}
        return next(portrait for portrait in PEOPLE if portrait not in taken)

    # -- layout -------------------------------------------------------------------------------------------

    def compose(self, canvas: Canvas) -> list[Item]:
        frame = Frame(canvas, words.NEW.say() if self._person is None else self._person.name)
        problem = self._problem()
        keep = main_button("keep", words.KEEP.say(), self._keep, why_off=problem, shows_enter=True)
        foot = frame.feet(self.app.pop, *self._deletes(), main=keep)
        foot.append(frame.note(problem or self._note(), role=BODY_STRONG, colour=ALARM if problem else MUTED))
        return [frame.title, *self._form(canvas, frame.body), *foot]

    def _deletes(self) -> list[Button]:
        """Return the button that deletes the person, if there is one yet."""
        if self._person is None:
            return []
        return [foot_button("delete", words.DELETE.say(), partial(self._ask, self._person))]

    def _form(self, canvas: Canvas, body: pygame.Rect) -> list[Item]:
        """Return the face and the name, and under them all portraits there are, on a panel as large as they need."""
        inset, face_side, head = canvas.px(_INSET), canvas.px(_FACE), canvas.type.line_height(NAME)
        upper = face_side + canvas.px(_OVER) + head + canvas.px(_APART)
        room = pygame.Rect(0, 0, body.width - 2 * inset, body.height - 2 * inset - upper)
        grid = _Grid.within(canvas, room)
        panel = pygame.Rect(0, 0, 0, upper + grid.height + 2 * inset)
        panel.width = max(min(body.width, canvas.px(_WIDE)), grid.width + 2 * inset)
        panel.center = body.center
        inner = panel.inflate(-2 * inset, -2 * inset)
        face = pygame.Rect(inner.left, inner.top, face_side, face_side)
        heading = pygame.Rect(inner.left, face.bottom + canvas.px(_OVER), inner.width, head)
        places = grid.places(inner.centerx, heading.bottom + canvas.px(_APART))
        return [
            lit_panel("panel", panel),
            Picture(key="portrait", rect=face, name=picture_of(self.portrait)),
            *self._named(canvas, pygame.Rect(face.right, face.top, inner.right - face.right, face.height)),
            *self._heading(heading),
            *(self._offer(portrait, place) for portrait, place in zip(PEOPLE, places, strict=True)),
        ]

    def _named(self, canvas: Canvas, beside: pygame.Rect) -> list[Item]:
        """Return the field for the name, with its label over it."""
        head, high, between = canvas.type.line_height(NAME), row_height(canvas, least=50), canvas.px(_BETWEEN)
        field = pygame.Rect(beside.left + between, beside.centery - (high - head) // 2, beside.width - between, high)
        label = pygame.Rect(field.left, field.top - head - canvas.px(6), field.width, head)
        text = words.NAME.say()
        return [
            Label(key="name-label", rect=label, text=text, role=NAME, colour=GOLD_BRIGHT, align="left"),
            TextField(
                key="name", rect=field, value=self.name, on_change=self._rename, placeholder=text, longest=NAME_LENGTH
            ),
        ]

    def _heading(self, row: pygame.Rect) -> list[Item]:
        """Return what is over the portraits, and at its right the words for the one pointed at, else for the chosen."""
        left, right = columns(row, (1, 1), 0)
        near = (key.removeprefix(_OFFERED) for key in (self.pointed_key, self.focus_key) if key)
        shown = next((portrait for portrait in near if portrait in PEOPLE), self.portrait)
        return [
            Label(
                key="portraits", rect=left, text=question_words(""), role=NAME, colour=GOLD_BRIGHT, align="left"
            ),
            Label(
                key="portrait-words", rect=right, text=portrait_words(shown), role=SMALL, align="right",
                is_mute=True,
            ),
        ]  # fmt: skip

    def _offer(self, portrait: str, place: pygame.Rect) -> Item:
        return PortraitButton(
            key=f"{_OFFERED}{portrait}",
            rect=place,
            text=portrait_words(portrait),
            portrait=portrait,
            is_chosen=portrait == self.portrait,
            on_press=partial(self._take_portrait, portrait),
        )

    def _problem(self) -> str | None:
        """Return what keeps the person from being kept; None if nothing does."""
        name = clean_name(self.name)
        if not name:
            return words.NAMELESS.say()
        is_taken = self.app.household.is_taken(name, by_other_than=self._person)
        return words.NAME_TAKEN.say(name=name) if is_taken else None

    def _note(self) -> str:
        """Return what follows from keeping it; nothing where only a face is changed."""
        name = clean_name(self.name)
        if self._person is None:
            return (words.WILL_PLAY if self.app.household.people else words.FIRST_KEEPS).say(name=name)
        is_same = name_key(name) == name_key(self._person.name)
        return "" if is_same else words.GOES_ALONG.say(name=self._person.name)

    # -- changes ------------------------------------------------------------------------------------------

    @property
    def deeds(self) -> Deeds:
        """Enter leaves the field."""
        if isinstance(self.focused, TextField):
            return {Command.ANSWER: lambda: self.focus("keep")}
        return {}

    def _rename(self, name: str) -> None:
        self.name = name
        self.refresh()

    def _take_portrait(self, portrait: str) -> None:
        self._chosen = portrait
        self.refresh()

    def _keep(self) -> None:
        house, name, portrait = self.app.household, clean_name(self.name), self.portrait
        trouble = None
        if self._person is None:
            trouble = house.add(name)
        elif name != self._person.name:
            trouble = house.rename(self._person, name)
        self.app.settings.choose_portrait(name, portrait)
        self.app.pop()
        self.app.apply_settings()
        self.app.tell(trouble)

    def _ask(self, person: Person) -> None:
        """Ask whether a person is to be deleted."""
        answers = [
            DialogAnswer(words.DELETE.say(), partial(self._delete, person)),
            DialogAnswer(say("button", "Back"), style="primary"),
        ]
        title = words.DELETE_QUESTION.say(name=person.name)
        self.app.push(DialogScene(self.app, title, words.WHAT_GOES.say(), answers))

    def _delete(self, person: Person) -> None:
        self.app.household.remove(person)
        self.app.pop()
        self.app.apply_settings()
