"""Who plays: the people of the house, to choose one, and to add, change or delete them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import chain

import pygame

from ....table.archive.finished import FinishedMatches
from ....table.archive.statistics import Figures
from ....table.household import MOST, Person
from ....table.portraits import name_key, portraits_among
from ...drawing.canvas import Canvas
from ...drawing.portrait import CALM, GLAD
from ...drawing.theme import BODY, BODY_STRONG, BUTTON, CREAM, SUBHEADING
from ...program.app import App
from ...widgets.base import Drawing, Item, Label
from ...widgets.buttons import Button
from ...widgets.commands import Command, Deeds
from ...widgets.layout import columns
from ...widgets.portraits import FacesButton, PillButton, row_places
from ...wording import people as words
from ...wording.lists import side_by_side
from ..family import FACE, paint_faces
from ..menu_parts import row_height, which_shown
from ..page import Frame, PageScene, is_tall, lit_panel, main_button
from ..statistics.match_button import day_words
from .person import PersonScene

_ROWS, _FEW, _GAP = 5, 4, 14
_HIGHEST = 126, 212  # units of a row, the latter in a tall window
_WIDE, _INSET, _ABOVE_TEXT, _ABOVE_BUTTON = 760, 44, 12, 28
_UNDER_FACES = 20
_MOST_LAST = 50  # matches among which the last one of everybody is looked for


class PeopleScene(PageScene):
    """A button for each person; pressing it lets them play and leads back."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        playing = app.household.playing
        self.first_focus = "add" if playing is None else f"person-{playing.number}"
        self._figures, self._last = list[Figures](), dict[str, str]()  # the latter: days, by the key of a name
        with suppress(OSError):  # without the file nobody has played yet
            finished = FinishedMatches(app.home, may_save=app.store.can_save)
            self._figures += chain(*finished.figures().values())
            for match in reversed(finished.last(_MOST_LAST)):
                day, seated = day_words(match.started), enumerate(finished.names_in(match))
                people = (name for seat, name in seated if match.people is None or seat in match.people)
                self._last |= {name_key(name): day for name in people if day}
        self._first = 0 if playing is None else app.household.people.index(playing) // MOST * MOST

    def compose(self, canvas: Canvas) -> list[Item]:
        frame, people = Frame(canvas, words.WHO_PLAYS.say()), self.app.household.people
        if not people:
            return [frame.title, *_invitation(canvas, frame.body, self._add), *frame.feet(self.app.pop)]
        is_full = len(people) >= MOST
        add = main_button("add", words.ADD.say(), self._add, why_off=words.FULL.say() if is_full else None)
        if self.first_focus != add.key:  # Enter lets somebody play, which is what one comes for
            add.style = "plain"
        foot = frame.feet(self.app.pop, main=add)
        self._first = min(self._first, self._last_first)  # somebody may have been deleted
        end = self._first + MOST
        foot.append(frame.note(which_shown(self._first, end, len(people)) if len(people) > MOST else words.ABOUT.say()))
        return [frame.title, *self._rows(canvas, frame.body, people[self._first : end]), *foot]

    # -- a file may name more people than can be added here --------------------------------------------------

    @property
    def _last_first(self) -> int:
        """The index of the first person on the last page."""
        return max(0, len(self.app.household.people) - 1) // MOST * MOST

    @property
    def deeds(self) -> Deeds:
        places = {
            Command.PAGE_UP: self._first - MOST,
            Command.PAGE_DOWN: self._first + MOST,
            Command.FIRST: 0,
            Command.LAST: self._last_first,
        }
        return {command: partial(self._show_from, place) for command, place in places.items()}

    def on_wheel(self, notches: int) -> None:
        self._show_from(self._first - MOST if notches > 0 else self._first + MOST)

    def _show_from(self, first: int) -> bool:
        first = min(max(0, first), self._last_first)
        if first != self._first:
            self._first = first
            self.focus(f"person-{self.app.household.people[first].number}")
            self.refresh()
        return True

    # -- the rows ----------------------------------------------------------------------------------------------

    def _rows(self, canvas: Canvas, area: pygame.Rect, people: list[Person]) -> list[Item]:
        gap, rows = canvas.px(_GAP), MOST if is_tall(canvas) else _ROWS
        high = min(rows, max(_FEW, len(people)))
        height = min(canvas.px(_HIGHEST[is_tall(canvas)]), (area.height - gap * (high - 1)) // high)
        sides = columns(area, (1,) * (2 if len(people) > rows else 1), gap)
        house, chosen = self.app.household, self.app.settings.portraits
        faces = portraits_among((person.name for person in house.people), chosen, house.name)
        items: list[Item] = []
        for number, person in enumerate(people):
            side = sides[number // rows]
            rect = pygame.Rect(side.left, side.top + number % rows * (height + gap), side.width, height)
            items += self._row(canvas, rect, person, faces[name_key(person.name)])
        return items

    def _row(self, canvas: Canvas, rect: pygame.Rect, person: Person, portrait: str) -> list[Item]:
        """Return the button that lets a person play, and the one that leads to their name and face."""
        plays, change = row_places(canvas, rect, words.CHANGE.say())
        is_playing = person is self.app.household.playing
        state = words.PLAYS_NOW.say() if is_playing else ""
        return [
            FacesButton(
                key=f"person-{person.number}",
                rect=plays,
                row=rect,
                text=person.name,
                note=side_by_side(state, self._played_by(person.name), self._last_of(person.name)),
                shorter_note=side_by_side(state, self._played_by(person.name)),
                portraits=(portrait,),
                mood=GLAD if is_playing else CALM,
                deed=words.PLAY.say(),
                called="" if is_playing else words.PLAY_AS.say(name=person.name),
                on_press=partial(self._let_play, person),
            ),
            PillButton(
                key=f"change-{person.number}",
                rect=change,
                text=words.CHANGE.say(),
                role=BODY_STRONG,
                on_press=partial(self._change, person),
                called=words.CHANGE_PERSON.say(name=person.name),
            ),
        ]

    def _played_by(self, name: str) -> str:
        """Return how many matches somebody has finished, and how many of them won."""
        mine = [each for each in self._figures if name_key(each.name) == name_key(name)]
        matches = sum(each.matches for each in mine)
        return words.played_words(matches, sum(each.wins for each in mine)) if matches else words.NO_MATCH.say()

    def _last_of(self, name: str) -> str:
        """Return the day of the match that somebody finished last; empty if none is known."""
        day = self._last.get(name_key(name), "")
        return words.last_played_words(day) if day else ""

    def _let_play(self, person: Person) -> None:
        trouble = self.app.household.let_play(person)
        self.app.pop()
        self.app.apply_settings()
        self.app.tell(trouble)

    def _add(self) -> None:
        self.app.push(PersonScene(self.app))

    def _change(self, person: Person) -> None:
        self.app.push(PersonScene(self.app, person))


def _invitation(canvas: Canvas, area: pygame.Rect, on_add: Callable[[], None]) -> list[Item]:
    """Return what is said where nobody has been named, as high as its words, with the button that begins under it."""
    px, line = canvas.px, canvas.type.line_height
    panel = pygame.Rect(0, 0, min(area.width, px(_WIDE)), 0)
    inner = panel.inflate(-2 * px(_INSET), 0)
    text = words.WHAT_FOR.say()
    said = len(canvas.type.wrap(text, BODY, inner.width, evenly=True)) * line(BODY)
    button = pygame.Rect(0, 0, canvas.type.size(words.ADD.say(), BUTTON)[0] + px(80), row_height(canvas, BUTTON, 52))
    heights = (line(SUBHEADING), said, button.height)
    panel.height = sum(heights) + px(_ABOVE_TEXT + _ABOVE_BUTTON) + 2 * px(_INSET)
    has_faces = panel.height + px(FACE + _UNDER_FACES) <= area.height
    panel.height = min(area.height, panel.height + px(FACE + _UNDER_FACES) * has_faces)
    panel.center = area.center
    inner.midtop = panel.centerx, panel.top + px(_INSET)
    faces = pygame.Rect(inner.left, inner.top, inner.width, px(FACE) * has_faces)
    head = pygame.Rect(inner.left, faces.bottom + px(_UNDER_FACES) * has_faces, inner.width, heights[0])
    rest = pygame.Rect(inner.left, head.bottom + px(_ABOVE_TEXT), inner.width, said)
    button.midtop = panel.centerx, rest.bottom + px(_ABOVE_BUTTON)
    return [
        lit_panel("panel", panel),
        *([Drawing(key="faces", rect=faces, paint=paint_faces)] if has_faces else []),
        Label(key="nobody", rect=head, text=words.NOBODY.say(), role=SUBHEADING),
        Label(key="what-for", rect=rest, text=text, role=BODY, colour=CREAM, wraps=True),
        Button(key="add", rect=button, text=words.ADD.say(), on_press=on_add, style="primary"),
    ]
