"""The rules of a game on a sheet of paper: contents at the left lead to each section, tabs to other games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from ...coach.ideas import IDEAS
from ...engine.game import Phase
from ...engine.games import GAMES, MAIN_GAME
from ..drawing.canvas import Canvas
from ..drawing.theme import BODY, INK_SOFT
from ..games import FACES, face_of
from ..program.app import App
from ..rulebook.blocks import Pictures
from ..rulebook.page import Placed, Section, draw_placed, lay_out
from ..rulebook.search import Sought
from ..widgets.base import Item
from ..widgets.buttons import Button
from ..widgets.commands import Command, Deeds, cap
from ..widgets.fields import TextField
from ..wording import evening
from ..wording.lists import in_a_row
from ..wording.phrases import say
from .book import BookScene
from .page import Frame, foot_button

_LONGEST = 40  # letters that are looked for


class RulesScene(BookScene):
    """The rules, laid over whatever was there; Esc goes back to it.

    During a match, it opens with the rules of that game, at the section for the current phase; otherwise at
    the place it was asked for. If it `leads_on`, the short rounds of the first evening are offered, too.
    """

    def __init__(self, app: App, game: str | None = None, rule: int | None = None, *, leads_on: bool = False) -> None:
        super().__init__(app)
        self._leads_on = leads_on
        match = app.match
        self.game = game or (match.game.id if match is not None else _last_game(app))
        is_on = match is not None and match.game.id == self.game and match.rounds
        self._opens_in: Phase | None = match.rounds[-1][-1].board.phase if match is not None and is_on else None
        self._opens_at = rule
        self._placed: list[Placed] = []
        self._pictures = Pictures(app.art)
        self._unit = 1.0
        self._found: tuple[tuple[str, str], tuple[Section, ...]] | None = None

    def frame(self, canvas: Canvas) -> tuple[Frame, list[Item]]:
        frame = Frame(canvas, say("rules: heading", "Rules"))
        options = [(game, FACES[game].offer.name) for game in GAMES]
        return frame, [frame.title, frame.tabs("game", options, self.game, self._turn_to)]

    def field(self) -> TextField:
        return TextField(
            key="sought",
            rect=pygame.Rect(0, 0, 1, 1),
            value=self._pictures.sought.typed,
            on_change=self._look_for,
            placeholder=say("rules: in the empty field", "Search · {key}", key=cap(Command.SEARCH)),
            longest=_LONGEST,
        )

    def ways_on(self) -> list[Button]:
        if not self._leads_on or self.game not in IDEAS:
            return []
        return [foot_button("evening", evening.HEADING.say(), self._play_evening, tip=evening.OFFER_TIP.say())]

    def _play_evening(self) -> None:
        """Leave the rules for the short rounds of their game."""
        self.app.pop()
        self.app.ways.evening(self.app, self.game)

    @property
    def sections(self) -> tuple[Section, ...]:
        """The sections of the page and of its contents: those that have what is sought."""
        sought = self._pictures.sought
        key = self.game, sought.typed
        if self._found is None or self._found[0] != key:
            rules = face_of(self.game).paper.rules
            self._found = key, tuple(section for section in rules if sought.is_in(section.words))
        return self._found[1]

    @property
    def deeds(self) -> Deeds:
        return {**super().deeds, Command.SEARCH: partial(self.focus, "sought")}

    def on_escape(self) -> None:
        """Show all sections again, or go back."""
        if self._pictures.sought:
            self._look_for("")
            self.focus("page")
        else:
            super().on_escape()

    def _look_for(self, typed: str) -> None:
        self._pictures.sought = Sought(typed)
        self.turn_back()
        self.refresh()

    @property
    def entries(self) -> Sequence[tuple[str, str]]:
        return _entries(self.sections)

    @property
    def most_entries(self) -> Sequence[tuple[str, str]]:
        return _entries(face_of(self.game).paper.rules)

    def tops(self) -> Sequence[float]:
        return [placed.rect.top / self._unit for placed in self._placed if placed.block is None]

    def paragraphs(self) -> Sequence[tuple[float, str]]:
        found: list[tuple[float, str]] = []
        for placed in self._placed:
            told = (placed.section.title,) if placed.block is None else placed.block.told
            step = placed.rect.height / max(1, len(told))
            found += [((placed.rect.top + number * step) / self._unit, words) for number, words in enumerate(told)]
        return found

    def spoken_text(self) -> Sequence[str]:
        """Return also what became of the search, which the page and its contents show."""
        if not self._pictures.sought:
            return super().spoken_text()
        return [*super().spoken_text(), self._found_words() if self.sections else self._not_found()]

    def _found_words(self) -> str:
        titles = in_a_row([section.title for section in self.sections])
        return say("rules: sections that have what is sought", "Found in: {titles}", titles=titles)

    def _not_found(self) -> str:
        typed = self._pictures.sought.typed
        return say("rules: nothing is found", "These rules do not mention “{words}”", words=typed)

    def set_page(self, canvas: Canvas, width: int) -> int:
        self._unit = canvas.unit
        self._placed, height = lay_out(canvas, self.sections, width)
        blocks = [placed.block for placed in self._placed if placed.block is not None]
        self._pictures.want(canvas, [picture for block in blocks for picture in block.pictures(canvas)])
        return height

    def on_set(self) -> None:
        """Turn to the section for the current phase, or the one asked for, the first time the page is laid out."""
        phase, rule = self._opens_in, self._opens_at
        self._opens_in = self._opens_at = None
        for number, section in enumerate(self.sections):
            if phase in section.phases or (rule is not None and rule == section.number):
                self.go_to(number, at_once=True)

    def _turn_to(self, game: object) -> None:
        self.app.cross_fade()
        self.game = str(game)
        self.turn_back()
        self.refresh()

    def update(self, seconds: float) -> bool:
        is_moving = super().update(seconds)
        return self._pictures.update(seconds) or is_moving

    def paint_page(self, canvas: Canvas, corner: tuple[int, int]) -> None:
        shown = canvas.surface.get_clip()
        if not self._placed:
            canvas.text(canvas.type.shortened(self._not_found(), BODY, shown.width), BODY, shown, INK_SOFT)
        for placed in self._placed:
            place = placed.rect.move(corner)
            if place.colliderect(shown):
                draw_placed(canvas, placed, place, self._pictures)


def _last_game(app: App) -> str:
    """Return the game of the match that waits to be continued, else the main game."""
    return MAIN_GAME if app.store.saved is None else app.store.saved.game.id


def _entries(sections: Sequence[Section]) -> Sequence[tuple[str, str]]:
    return [("" if each.number is None else str(each.number), each.title) for each in sections]
