"""The first evening: its five rounds, which are played, and which comes next."""

from __future__ import annotations

from functools import partial

import pygame

from ....coach.ideas import IDEAS, Idea
from ....engine.games import MAIN_GAME
from ....table.evening import Evening
from ...drawing.canvas import Canvas
from ...drawing.theme import BODY, BUTTON, CREAM, GOLD_BRIGHT, NAME, NUMBER, SMALL_STRONG
from ...games import FACES
from ...program.app import App
from ...widgets.base import Item, Label, Picture
from ...widgets.buttons import Button
from ...widgets.cardfan import CardFan
from ...widgets.layout import columns
from ...wording import evening as words
from ...wording.lists import side_by_side
from ...wording.numbers import figure
from ..game_page import GamePage
from ..menu_parts import row_height
from ..page import Frame, foot_button, is_tall, lit_panel, main_button
from .cards import CARDS
from .table import EveningTable

_HIGHEST, _HIGHEST_OF_TALL = 160, 240
_FAN, _FAN_WIDE, _TICK = 176, 1.5, 26


class EveningScene(GamePage):
    """The rounds, each with what it is about; they can be played in any order, and as often as one likes.

    Enter goes on with the next one, whose button is golden.
    """

    def __init__(self, app: App, evening: Evening, game: str = MAIN_GAME) -> None:
        super().__init__(app)
        self.game = game
        self.evening = evening
        self._golden: str | None = None

    @property
    def _ideas(self) -> tuple[Idea, ...]:
        return IDEAS[self.game]

    # -- layout -------------------------------------------------------------------------------------------

    def compose(self, canvas: Canvas) -> list[Item]:
        self._follow_golden()
        frame = Frame(canvas, words.HEADING.say())
        to_match = main_button("next", words.TO_MATCH.say(), self._to_match) if self._is_over else None
        foot = frame.feet(self.app.pop, *self._known(), main=to_match)
        tabs = frame.tabs("game", [(game, FACES[game].offer.name) for game in IDEAS], self.game, self.choose_game)
        about = words.WHERE if self.evening.progress.is_over else words.ABOUT
        note = frame.note(about.say(), "about")
        most = canvas.px(_HIGHEST_OF_TALL if is_tall(canvas) else _HIGHEST)
        high = min(most, (frame.body.height + frame.gap) // len(self._ideas) - frame.gap)
        items: list[Item] = [frame.title, tabs]
        for idea in self._ideas:
            items += self._row(canvas, frame.row(high), idea)
        return [*items, *foot, note]

    def _row(self, canvas: Canvas, rect: pygame.Rect, idea: Idea) -> list[Item]:
        """Return a round: its number, what it is about, how far one is, and the button that begins it."""
        px, is_next = canvas.px, idea is self._next
        inner = rect.inflate(-2 * px(24), -2 * px(8))
        shares = (13, 4, 5) if is_tall(canvas) else (13, 4, 4) if idea is self._begun else (14, 3, 4)
        told, far, button = columns(inner, shares, px(20))
        number = pygame.Rect(told.left, told.top, px(40), told.height)
        fan = pygame.Rect(number.right, told.top, min(px(_FAN), round(told.height * _FAN_WIDE)), told.height)
        beside = self._beside(canvas, far, button, idea)
        end = told.right if beside else far.right
        told = pygame.Rect(fan.right + px(16), told.top, end - fan.right - px(16), told.height)
        line, small = canvas.type.line_height(NAME), canvas.type.line_height(BODY)
        needed = len(canvas.type.wrap(words.about_words(idea), BODY, told.width))
        lines = max(1, min(needed, (told.height - line) // small))
        name = pygame.Rect(told.left, told.centery - (line + lines * small) // 2, told.width, line)
        about = pygame.Rect(told.left, name.bottom, told.width, lines * small)
        high = min(row_height(canvas, BUTTON, 52), inner.height)
        button.update(button.left, inner.centery - high // 2, button.width, high)
        key, count = idea.value, 1 + self._ideas.index(idea)
        return [
            lit_panel(f"row-{key}", rect),
            Label(
                key=f"number-{key}", rect=number, text=figure(count), role=NUMBER, align="left",
                colour=GOLD_BRIGHT if is_next else CREAM,
            ),
            CardFan(key=f"cards-{key}", rect=fan, names=CARDS[idea]),
            Label(key=f"name-{key}", rect=name, text=words.title_words(idea), role=NAME, colour=CREAM, align="left"),
            *self._about(canvas, about, idea),
            *beside,
            Button(
                key=f"play-{key}", rect=button, text=self._words(idea), on_press=partial(self._play, idea),
                style="primary" if is_next and not self._is_over else "plain",
                called=side_by_side(self._words(idea), words.numbered_words(idea), words.title_words(idea)),
            ),
        ]  # fmt: skip

    def _about(self, canvas: Canvas, rect: pygame.Rect, idea: Idea) -> list[Item]:
        """Return what a round is about; nothing where two buttons leave no room for it: that round is known by then."""
        about = Label(
            key=f"about-{idea.value}", rect=rect, text=words.about_words(idea), role=BODY, align="left",
            wraps=True, top=True,
        )  # fmt: skip
        return [about] if idea is not self._begun or about.fits(canvas) else []

    def _known(self) -> list[Button]:
        if self.evening.progress.is_over or self.game != MAIN_GAME:
            return []
        return [foot_button("known", words.KNOWN.say(), self._end, tip=words.KNOWN_TIP.say())]

    def _beside(self, canvas: Canvas, rect: pygame.Rect, button: pygame.Rect, idea: Idea) -> list[Item]:
        """Return what stands beside the button of a round: one that begins it afresh if it waits in the middle."""
        if idea is not self._begun:
            return self._how_far(canvas, rect, idea)
        text = words.START_AGAIN.say()
        return [
            Button(
                key=f"afresh-{idea.value}",
                rect=pygame.Rect(rect.left, button.top, rect.width, button.height),
                text=text,
                on_press=partial(self._play, idea, is_afresh=True),
                called=side_by_side(text, words.numbered_words(idea), words.title_words(idea)),
            )
        ]

    def _how_far(self, canvas: Canvas, rect: pygame.Rect, idea: Idea) -> list[Item]:
        """Return a word that a round was played, with a tick over it; nothing as long as it was not."""
        key = idea.value
        if idea not in self.evening.progress.played:
            return []
        line = Label(
            key=f"far-{key}", rect=rect, text=words.PLAYED.say(), role=SMALL_STRONG, colour=GOLD_BRIGHT, wraps=True
        )
        side = canvas.px(_TICK)
        tick = pygame.Rect(rect.centerx - side // 2, 0, side, side)
        line.rect = pygame.Rect(rect.left, 0, rect.width, canvas.type.line_height(SMALL_STRONG))
        tick.top = rect.centery - (side + line.rect.height) // 2
        line.rect.top = tick.bottom
        return [Picture(key=f"tick-{key}", rect=tick, name="emblems/icons/check"), line]

    @property
    def _is_over(self) -> bool:
        """True once all rounds of the game were played."""
        return self.evening.progress.has_all(self.game) and self._begun is None

    def _follow_golden(self) -> None:
        """Let the focus go along with the golden button, if it was there, once that is another one."""
        before, self._golden = self._golden, self.default_focus()
        if self.focus_key == before:
            self.focus(self._golden)

    def default_focus(self) -> str | None:
        return "next" if self._is_over else f"play-{self._next.value}"

    @property
    def _next(self) -> Idea:
        return self._begun or self.evening.progress.next(self.game)

    @property
    def _begun(self) -> Idea | None:
        return self.evening.waiting(self.game)

    def _words(self, idea: Idea) -> str:
        if idea is self._begun:
            return words.GO_ON.say()
        return (words.AGAIN if idea in self.evening.progress.played else words.PLAY).say()

    # -- changes ------------------------------------------------------------------------------------------

    def _play(self, idea: Idea, *, is_afresh: bool = False) -> None:
        if idea not in self.evening.rounds:
            self.app.notices.add(words.UNREADABLE.say())
            return
        go_on, again = partial(self._go_on, idea), partial(self._try_again, idea)
        self.app.push(EveningTable(self.app, self.evening, idea, self.person, go_on, again, is_afresh=is_afresh))

    def _try_again(self, idea: Idea) -> None:
        """Leave the table of a round that is over for its beginning."""
        self.app.pop()
        self._play(idea)

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
        self.app.notices.add(words.KNOWN_WHERE.say())

    def on_enter(self) -> None:
        super().on_enter()
        while self.evening.notices:
            self.app.tell(self.evening.notices.pop(0))
        self.refresh()

    def on_leave(self) -> None:
        self.evening.close()
