"""The small goals of a game: what each asks, and which of them somebody has reached."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

import pygame

from ....engine.values import dataclass
from ....table.goal_book import GoalBook
from ....table.portraits import name_key
from ....table.small_goals import ACHIEVEMENTS
from ...drawing.canvas import Canvas
from ...drawing.theme import BODY_STRONG, CREAM, INK, INK_SOFT, SMALL, SMALL_STRONG
from ...games import FACES
from ...program.app import App
from ...widgets.base import Drawing, Item, Label
from ...widgets.commands import Command, Deeds
from ...widgets.layout import columns
from ...widgets.picker import Picker
from ...wording import small_goals as words
from ...wording.spoken import NAME, in_sentences
from ..menu_parts import row_height
from ..page import Frame, PageScene, foot_button, is_tall
from ..paper_parts import PaperGround
from .badges import draw_badge

_MARGIN = 64, 40
_BETWEEN, _AIR, _MOST_AIR = 48, 12, 30
_MARK, _LARGEST_MARK, _BESIDE = 46, 60, 14


@dataclass(frozen=True, slots=True)
class _Grid:
    """How many columns and lines of goals have room on the sheet, and the least height of a line."""

    across: int
    down: int
    height: int

    @property
    def room(self) -> int:
        return self.across * self.down


class GoalsScene(PageScene):
    """The small goals, game by game, and of the name chosen which are reached; `names` come first, after who plays."""

    first_focus = "back"

    def __init__(self, app: App, names: Iterable[str] = (), game: str | None = None) -> None:
        super().__init__(app)
        self._first_names = self._whoever_plays_first(dict.fromkeys(names))
        self.name = next(iter(self._first_names), "")
        self.game = game if game in ACHIEVEMENTS else next(iter(ACHIEVEMENTS))
        self.book = GoalBook(app.home, app.store)
        self.book.look()
        self._page = 0
        self._paper = PaperGround()

    def _whoever_plays_first(self, names: Iterable[str]) -> list[str]:
        """Return the names with whoever plays at the front, also if they have not finished a match yet."""
        who, listed = self.app.household.name, self.app.household.player_first(names)
        is_there = who is None or name_key(who) in map(name_key, listed[:1])
        return listed if is_there else [str(who), *listed]

    @property
    def names(self) -> list[str]:
        """The names to begin with, and everybody else who has reached something."""
        return list(dict.fromkeys((*self._first_names, *sorted(self.book.reached.found))))

    @property
    def days(self) -> Mapping[str, str]:
        """The goals that the name chosen has reached, in whichever game, and when."""
        return self.book.reached.found.get(self.name, {})

    def update(self, seconds: float) -> bool:  # noqa: ARG002
        if self.book.update():
            self.name = self.name or next(iter(self.names), "")
            self.refresh()
        return False

    @property
    def is_waiting(self) -> bool:
        return not self.book.is_complete

    def on_leave(self) -> None:
        self.book.close()

    # -- layout -------------------------------------------------------------------------------------------

    def compose(self, canvas: Canvas) -> list[Item]:
        frame = Frame(canvas, words.heading())
        options: list[tuple[object, str]] = [(game, FACES[game].offer.name) for game in ACHIEVEMENTS]
        tabs = frame.tabs("game", options, self.game, self._turn_to)
        row = self._row(canvas, frame.row(row_height(canvas)))
        grid = self._grid(canvas, self._inner(canvas, frame.body))
        more = foot_button("more", words.more_words(), self._turn_page, keycap=Command.PAGE_DOWN)
        foot = frame.feet(self.app.pop, *[more] * (grid.room < len(self._goals)))
        return [frame.title, tabs, *row, *self._sheet(canvas, frame.body, grid), *foot]

    @property
    def _goals(self) -> list[str]:
        return [goal.id for goal in ACHIEVEMENTS[self.game]]

    def _row(self, canvas: Canvas, row: pygame.Rect) -> list[Item]:
        """Return the choice of a name, and how many goals that name has reached."""
        who, beside = columns(row, (1, 1), canvas.px(20))
        told = words.counting_words()
        if self.book.is_complete:
            told = words.count_words(sum(goal in self.days for goal in self._goals), len(self._goals))
        count = Label(key="count", rect=beside, text=told, role=BODY_STRONG, colour=CREAM, align="left", wraps=True)
        names: list[tuple[object, str]] = [(name, name) for name in self.names]
        if not names:
            return [count]
        return [
            Picker(key="name", rect=who, options=names, value=self.name, on_change=self._choose, called=NAME.say()),
            count,
        ]

    @staticmethod
    def _inner(canvas: Canvas, sheet: pygame.Rect) -> pygame.Rect:
        return sheet.inflate(*(-canvas.px(margin) for margin in _MARGIN))

    def _grid(self, canvas: Canvas, inner: pygame.Rect) -> _Grid:
        """Return the grid in which all goals have room: two columns, but one in a tall window if it can be."""
        grids = [self._columns(canvas, inner, across) for across in ((1, 2) if is_tall(canvas) else (2, 1))]
        return next((grid for grid in grids if grid.room >= len(self._goals)), max(grids, key=lambda grid: grid.room))

    def _columns(self, canvas: Canvas, inner: pygame.Rect, across: int) -> _Grid:
        width = columns(inner, (1,) * across, canvas.px(_BETWEEN))[0].width - canvas.px(_MARK + _BESIDE)
        lines = max(len(canvas.type.wrap(words.asks_words(goal), SMALL, width)) for goal in self._goals)
        height = canvas.type.line_height(BODY_STRONG) + lines * canvas.type.line_height(SMALL) + canvas.px(_AIR)
        height = max(height, canvas.px(_MARK + 6))
        return _Grid(across, max(1, inner.height // height), height)

    def _sheet(self, canvas: Canvas, body: pygame.Rect, grid: _Grid) -> list[Item]:
        """Return the sheet, no higher than it needs to be, with the goals that have room on it."""
        pages = -(-len(self._goals) // grid.room)
        self._page %= pages
        shown = self._goals[self._page * grid.room : (self._page + 1) * grid.room]
        down = -(-min(len(self._goals), grid.room) // grid.across)
        inner = self._inner(canvas, body)
        height = min(inner.height // down, grid.height + canvas.px(_MOST_AIR))
        sheet = pygame.Rect(body.left, body.top, body.width, body.height - inner.height + down * height)
        over = (height - grid.height + canvas.px(_AIR)) // 2  # in the middle of its line, each alike
        sides = columns(inner, (1,) * grid.across, canvas.px(_BETWEEN))
        items: list[Item] = [Drawing(key="sheet", rect=sheet, paint=self._paper.draw, is_backing=True)]
        for number, goal in enumerate(shown):
            side = sides[number // down]
            line = pygame.Rect(side.left, inner.top + number % down * height + over, side.width, height - over)
            items += self._goal(canvas, line, goal)
        return items

    def _goal(self, canvas: Canvas, line: pygame.Rect, goal: str) -> list[Item]:
        """Return the mark of a goal, its name, the day on which it was reached if that has room, and what it asks."""
        is_reached = goal in self.days
        side = min(canvas.px(_LARGEST_MARK), max(canvas.px(_MARK), line.height - canvas.px(10)))
        mark = pygame.Rect(line.left, line.top, side, side)
        left, high = mark.right + canvas.px(_BESIDE), canvas.type.line_height(BODY_STRONG)
        head = pygame.Rect(left, line.top, line.right - left, high)
        asks = pygame.Rect(left, head.bottom, head.width, line.bottom - head.bottom)
        paint = partial(draw_badge, goal=goal, is_reached=is_reached)
        items: list[Item] = [Drawing(key=f"mark-{goal}", rect=mark, paint=paint)]
        name, what = words.name_words(goal), words.asks_words(goal)
        day = words.day_words(self.days[goal]) if is_reached else ""
        told = in_sentences((name, what, words.mark_words(is_reached=is_reached), day))
        when = pygame.Rect(0, line.top, canvas.type.size(day, SMALL_STRONG)[0] + 2, high)
        when.right = line.right
        room = when.left - canvas.px(_BESIDE) - head.left
        if day and canvas.type.size(name, BODY_STRONG)[0] <= room:
            head.width = room
            items.append(
                Label(key=f"day-{goal}", rect=when, text=day, role=SMALL_STRONG, colour=INK_SOFT, is_mute=True)
            )
        return [
            *items,
            Label(key=f"name-{goal}", rect=head, text=name, role=BODY_STRONG, colour=INK, align="left", called=told),
            Label(
                key=f"asks-{goal}",
                rect=asks,
                text=what,
                role=SMALL,
                colour=INK_SOFT,
                align="left",
                wraps=True,
                top=True,
                is_mute=True,
            ),
        ]

    # -- changes ------------------------------------------------------------------------------------------

    @property
    def deeds(self) -> Deeds:
        return {Command.PAGE_DOWN: self._turn_page, Command.PAGE_UP: lambda: self._turn_page(-1)}

    def _turn_page(self, by: int = 1) -> None:
        self._page += by
        self.refresh()

    def _turn_to(self, game: object) -> None:
        self.game, self._page = str(game), 0
        self.refresh()

    def _choose(self, name: object) -> None:
        self.name = str(name)
        self.refresh()
