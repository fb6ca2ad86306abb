"""The first evening: its five rounds, which are played, and which comes next."""

from __future__ import annotations

from functools import partial

import pygame

from ....coach.ideas import IDEAS, Idea
from ....engine.games import MAIN_GAME
from ....table.evening import Evening
from ...drawing.canvas import Canvas
from ...drawing.theme import BODY_STRONG, BUTTON, CREAM, GOLD_BRIGHT, MUTED, NUMBER, SMALL, SMALL_STRONG
from ...games import FACES
from ...program.app import App
from ...widgets.base import Item, Label, Panel
from ...widgets.buttons import Button
from ...widgets.layout import columns
from ...wording import evening as words
from ...wording.lists import side_by_side
from ...wording.numbers import figure
from ..game_page import GamePage
from ..menu_parts import row_height
from ..page import Frame, foot_button, is_tall, main_button
from .table import EveningTable

_HIGHEST, _HIGHEST_OF_TALL = 112, 190


class EveningScene(GamePage):
    """The rounds, each with what it is about; they can be played in any order, and as often as one likes."""

    first_focus = "next"

    def __init__(self, app: App, evening: Evening, game: str = MAIN_GAME) -> None:
        super().__init__(app)
        self.game = game
        self.evening = evening

    @property
    def _ideas(self) -> tuple[Idea, ...]:
        return IDEAS[self.game]

    # -- layout -------------------------------------------------------------------------------------------

    def compose(self, canvas: Canvas) -> list[Item]:
        frame = Frame(canvas, words.HEADING.say())
        foot = frame.feet(self.app.pop, *self._known(), main=self._main())
        tabs = frame.tabs("game", [(game, FACES[game].offer.name) for game in IDEAS], self.game, self._choose_game)
        note = frame.note(words.ABOUT.say(), "about")
        most = canvas.px(_HIGHEST_OF_TALL if is_tall(canvas) else _HIGHEST)
        high = min(most, (frame.body.height + frame.gap) // len(IDEAS[MAIN_GAME]) - frame.gap)
        items: list[Item] = [frame.title, tabs]
        for idea in self._ideas:
            items += self._row(canvas, frame.row(high), idea)
        return [*items, *foot, note]

    def _row(self, canvas: Canvas, rect: pygame.Rect, idea: Idea) -> list[Item]:
        """Return a round: its number, what it is about, how far one is, and the button that begins it."""
        px, is_next = canvas.px, idea is self._next
        inner = rect.inflate(-2 * px(24), -2 * px(8))
        told, far, button = columns(inner, (13, 5, 5) if is_tall(canvas) else (14, 4, 4), px(20))
        number = pygame.Rect(told.left, told.top, px(44), told.height)
        told = pygame.Rect(number.right, told.top, told.right - number.right, told.height)
        line, small = canvas.type.line_height(BODY_STRONG), canvas.type.line_height(SMALL)
        name = pygame.Rect(told.left, told.centery - (line + small) // 2, told.width, line)
        about = pygame.Rect(told.left, name.bottom, told.width, small)
        button = pygame.Rect(button.left, 0, button.width, min(row_height(canvas, BUTTON, 52), inner.height))
        button.centery = inner.centery
        key, count = idea.value, 1 + self._ideas.index(idea)
        return [
            Panel(key=f"row-{key}", rect=rect),
            Label(
                key=f"number-{key}", rect=number, text=figure(count), role=NUMBER, align="left",
                colour=GOLD_BRIGHT if is_next else MUTED,
            ),
            Label(
                key=f"name-{key}", rect=name, text=words.title_words(idea), role=BODY_STRONG, colour=CREAM, align="left"
            ),
            Label(key=f"about-{key}", rect=about, text=words.about_words(idea), role=SMALL, colour=MUTED, align="left"),
            Label(key=f"far-{key}", rect=far, text=self._far(idea), role=SMALL_STRONG, colour=GOLD_BRIGHT, wraps=True),
            Button(
                key=f"play-{key}", rect=button, text=self._words(idea), on_press=partial(self._play, idea),
                tip=side_by_side(words.numbered_words(idea), words.title_words(idea)),
            ),
        ]  # fmt: skip

    def _known(self) -> list[Button]:
        if self.evening.progress.is_over or self.game != MAIN_GAME:
            return []
        return [foot_button("known", words.KNOWN.say(), self._end, tip=words.KNOWN_TIP.say())]

    def _main(self) -> Button:
        """Return the button that goes on: with the next round, or to a match once all were played."""
        if self.evening.progress.has_all(self.game) and self._begun is None:
            return main_button("next", words.TO_MATCH.say(), self._to_match)
        return main_button("next", words.numbered_words(self._next), partial(self._play, self._next))

    @property
    def _next(self) -> Idea:
        return self._begun or self.evening.progress.next(self.game)

    @property
    def _begun(self) -> Idea | None:
        return self.evening.waiting(self.game)

    def _far(self, idea: Idea) -> str:
        if idea is self._begun:
            return words.WAITS.say()
        return words.PLAYED.say() if idea in self.evening.progress.played else ""

    def _words(self, idea: Idea) -> str:
        if idea is self._begun:
            return words.GO_ON.say()
        return (words.AGAIN if idea in self.evening.progress.played else words.PLAY).say()

    # -- changes ------------------------------------------------------------------------------------------

    def _play(self, idea: Idea) -> None:
        if idea not in self.evening.rounds:
            self.app.notices.add(words.UNREADABLE.say())
            return
        go_on = partial(self._go_on, idea)
        self.app.push(EveningTable(self.app, self.evening, idea, self.person, go_on))

    def _go_on(self, idea: Idea) -> None:
        """Leave the table of a round for the one after it, or for a match once there is none."""
        self.app.pop()
        after = self._ideas[1 + self._ideas.index(idea) :]
        if after:
            self._play(after[0])
        else:
            self._to_match()

    def _to_match(self) -> None:
        self.app.ways.new_game(self.app, self.game)

    def _end(self) -> None:
        self.evening.end()
        self.app.pop()

    def on_enter(self) -> None:
        super().on_enter()
        while self.evening.notices:
            self.app.tell(self.evening.notices.pop(0))
        self.refresh()

    def on_leave(self) -> None:
        self.evening.close()
