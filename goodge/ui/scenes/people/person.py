"""A person of the house: their name and face, given, changed or deleted."""

from __future__ import annotations

from functools import partial

import pygame

from ....table.household import Person
from ....table.portraits import PEOPLE, name_key, portrait_of
from ....table.seats import NAME_LENGTH, clean_name
from ...drawing.canvas import Canvas
from ...drawing.theme import ALARM, BODY_STRONG, GOLD_BRIGHT, MUTED, NAME, SMALL
from ...program.app import App
from ...widgets.base import Item, Label, Panel
from ...widgets.buttons import Button
from ...widgets.commands import Command, Deeds
from ...widgets.fields import TextField
from ...widgets.portraits import PortraitButton
from ...wording import people as words
from ...wording.phrases import say
from ...wording.portraits import choose_words, portrait_words, question_words
from ..dialog import Answer, DialogScene
from ..menu_parts import row_height
from ..new_game.portraits import PortraitScene
from ..page import Frame, PageScene, foot_button, main_button

_WIDE, _INSET, _FACE, _BETWEEN = 700, 40, 148, 32
_AIR = 10  # under the portrait, and beside the words there


class PersonScene(PageScene):
    """The form for a person; without one, somebody new is added, who plays from then on."""

    first_focus = "name"

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
        inset, side = canvas.px(_INSET), canvas.px(_FACE)
        choose, wide = choose_words(is_person=True), side + 2 * inset - canvas.px(_AIR)
        hint = canvas.type.line_height(SMALL) * len(canvas.type.wrap(choose, SMALL, wide)) + canvas.px(_AIR)
        panel = pygame.Rect(0, body.top, min(body.width, canvas.px(_WIDE)), side + hint + 2 * inset)
        panel.center = body.centerx, body.top + max(panel.height // 2, body.height * 2 // 5)
        face = pygame.Rect(panel.left + inset, panel.top + inset, side, side)
        head, high = canvas.type.line_height(NAME), row_height(canvas, least=50)
        field = pygame.Rect(face.right + canvas.px(_BETWEEN), face.centery - (high - head) // 2, 0, high)
        field.width = panel.right - inset - field.left
        label = pygame.Rect(field.left, field.top - head - canvas.px(6), field.width, head)
        text = words.NAME.say()
        below = pygame.Rect(0, face.bottom + canvas.px(_AIR), wide, hint)
        below.centerx = face.centerx
        return [
            Panel(key="panel", rect=panel),
            Label(key="name-label", rect=label, text=text, role=NAME, colour=GOLD_BRIGHT, align="left"),
            PortraitButton(
                key="portrait",
                rect=face,
                text=portrait_words(self.portrait),
                portrait=self.portrait,
                on_press=self._choose_portrait,
            ),
            Label(key="portrait-note", rect=below, text=choose, role=SMALL, colour=MUTED, wraps=True, top=True),
            TextField(
                key="name", rect=field, value=self.name, on_change=self._rename, placeholder=text, longest=NAME_LENGTH
            ),
        ]

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

    def _choose_portrait(self) -> None:
        offered = [(each, portrait_words(each)) for each in PEOPLE]
        question = question_words(clean_name(self.name))
        self.app.push(PortraitScene(self.app, question, offered, self.portrait, self._take_portrait))

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
            Answer(words.DELETE.say(), partial(self._delete, person)),
            Answer(say("button", "Back"), style="primary"),
        ]
        title = words.DELETE_QUESTION.say(name=person.name)
        self.app.push(DialogScene(self.app, title, words.WHAT_GOES.say(), answers))

    def _delete(self, person: Person) -> None:
        self.app.household.remove(person)
        self.app.pop()
        self.app.apply_settings()
