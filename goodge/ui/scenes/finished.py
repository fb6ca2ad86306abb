"""What the finished matches come to, a line a name, game by game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from ...table.statistics import Figures, statistics
from ..canvas import Canvas
from ..games.offers import OFFERS
from ..games.paper import paper_of
from ..games.paper.paper import Count
from ..items.base import Drawing, Item, Label
from ..items.buttons import Button, Choice
from ..scene import Scene
from ..sheet_names import fitted
from ..sheet_paper import RULE, SHADOW_REACH, paper
from ..sheet_rows import figure
from ..theme import BODY, BODY_STRONG, BUTTON, INK, INK_SOFT, MUTED, SMALL, Colour, Role
from .menu_parts import heading, page, row_height

if TYPE_CHECKING:
    from ..app import App

_MOST = 9
_NAMES = 0.25  # of the width
_TAB = 150


class FinishedScene(Scene):
    """Those with most wins first; tabs lead from game to game where several were played."""

    first_focus = "back"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._trouble: str | None = None
        self._paper: tuple[tuple[int, int], pygame.Surface] | None = None
        self._by_game: dict[str, list[Figures]] = {}
        try:
            self._by_game = statistics(app.home.records_file)
        except OSError as error:
            self._trouble = f"The finished matches cannot be read ({(error.strerror or 'an error').lower()})."
        self.game = next(iter(self._by_game), None)
        self._first = 0

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.blit(self.app.cloth(), (0, 0))

    # -- layout -------------------------------------------------------------------------------------------

    def compose(self, canvas: Canvas) -> list[Item]:
        place = page(canvas, 1100, 664)
        title = heading(canvas, place, self._heading())
        foot = row_height(canvas, BUTTON, 56)
        back = pygame.Rect(place.left, place.bottom - foot, canvas.px(150), foot)
        sheet = pygame.Rect(place.left, title.rect.bottom + canvas.px(14), place.width, 0)
        sheet.height = back.top - canvas.px(18) - sheet.top
        items: list[Item] = [title, *self._tabs(canvas, title.rect)]
        items.append(Drawing(key="sheet", rect=sheet, paint=self._draw_paper, is_backing=True))
        items.append(Button(key="back", rect=back, text="Back", on_press=self.app.pop, keycap="Esc"))
        if self.app.home.records_file.exists():
            watch = pygame.Rect(back.right + canvas.px(16), back.top, canvas.px(220), back.height)
            items.append(Button(key="watch", rect=watch, text="Watch a match", on_press=self._watch))
        if self.game is None:
            words = self._trouble or "Nobody has finished a match yet. The first one will stand here."
            items.append(Label(key="none", rect=sheet, text=words, role=BODY, colour=INK_SOFT))
            return items
        items += self._table(canvas, sheet.inflate(-canvas.px(64), -canvas.px(36)), self.game)
        left = back.right + canvas.px(260)
        note = pygame.Rect(left, back.top, place.right - left, back.height)
        words = "Everybody who has played a match to its end"
        if self._last_first:
            last = min(self._first + _MOST, len(self._by_game[self.game]))
            words = f"{self._first + 1} to {last} of {len(self._by_game[self.game])} · Page Up, Page Down: all of them"
        items.append(Label(key="note", rect=note, text=words, role=SMALL, colour=MUTED, align="right"))
        return items

    def _heading(self) -> str:
        """Where there are no tabs to tell whose figures these are, it does."""
        names = [OFFERS[game].name for game in self._by_game]
        return f"Statistics · {names[0]}" if len(names) == 1 else "Statistics"

    def _tabs(self, canvas: Canvas, title: pygame.Rect) -> list[Item]:
        """The games that there is something to say of, at the right of the heading."""
        if len(self._by_game) < 2:
            return []
        options = [(game, OFFERS[game].name) for game in self._by_game]
        widest = max(canvas.type.size(text, BODY_STRONG)[0] for _, text in options) + canvas.px(26)
        tabs = pygame.Rect(0, 0, len(options) * max(widest, canvas.px(_TAB)), row_height(canvas))
        tabs.midright = title.midright
        title.width = tabs.left - title.left
        return [Choice(key="game", rect=tabs, options=options, value=self.game, on_change=self._turn_to)]

    def _turn_to(self, game: object) -> None:
        self.game, self._first = str(game), 0
        self.refresh()

    def _watch(self) -> None:
        from .matches import MatchesScene

        self.app.push(MatchesScene(self.app))

    # -- all of the names ---------------------------------------------------------------------------------

    @property
    def _last_first(self) -> int:
        """Which name is the first to be seen when the last one is."""
        return max(0, len(self._by_game.get(self.game or "", [])) - _MOST)

    def on_key(self, event: pygame.event.Event) -> bool:
        places = {
            pygame.K_PAGEUP: self._first - _MOST,
            pygame.K_PAGEDOWN: self._first + _MOST,
            pygame.K_HOME: 0,
            pygame.K_END: self._last_first,
        }
        return event.key in places and self._show_from(places[event.key])

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEWHEEL:
            self._show_from(self._first - event.y)
        else:
            super().handle(event)

    def _show_from(self, first: int) -> bool:
        self._first = min(max(0, first), self._last_first)
        self.refresh()
        return True

    def _table(self, canvas: Canvas, inner: pygame.Rect, game: str) -> list[Item]:
        """The heads, two lines high, and the ruled lines, one for each name as far as there are names."""
        counts, names = paper_of(game).counts, self._by_game[game][self._first : self._first + _MOST]
        head = 2 * canvas.type.line_height(SMALL) + canvas.px(8)
        height = min(canvas.px(52), (inner.height - head) // _MOST)
        heads = ("Name", "Matches", "Won", *(count.head for count in counts), "Best total")
        top = pygame.Rect(inner.left, inner.top, inner.width, head)
        items = _row(top, "head", heads, (SMALL, SMALL), INK_SOFT, wraps=True)
        lines = [
            pygame.Rect(inner.left, inner.top + head + number * height, inner.width, height) for number in range(_MOST)
        ]
        for number, line in enumerate(lines):
            rule = pygame.Rect(line.left, line.top, line.width, 1)
            items.append(Drawing(key=f"rule-{number}", rect=rule, paint=_draw_rule, is_backing=True))
        for number, (line, figures) in enumerate(zip(lines, names, strict=False)):
            role, name = fitted(canvas, (figures.name,), round(line.width * _NAMES))
            items += _row(line, str(number), (name, *_texts(figures, counts)), (role, BODY_STRONG), INK)
        return items

    def _draw_paper(self, canvas: Canvas, rect: pygame.Rect) -> None:
        if self._paper is None or self._paper[0] != rect.size:
            self._paper = (rect.size, paper(rect.size, canvas.unit))
        reach = round(SHADOW_REACH * canvas.unit)
        canvas.surface.blit(self._paper[1], rect.move(-reach, -reach))


def _draw_rule(canvas: Canvas, rect: pygame.Rect) -> None:
    canvas.surface.fill(RULE[:3], rect)


def _texts(figures: Figures, counts: Sequence[Count]) -> tuple[str, ...]:
    best = "–" if figures.best is None else figure(figures.best)
    return (str(figures.matches), str(figures.wins), *(_count(figures, each) for each in counts), best)


def _count(figures: Figures, count: Count) -> str:
    found = figures.counts[count.name]
    if count.of is None:
        return str(found)
    return f"{found} of {figures.counts[count.of]}" if figures.counts[count.of] else "–"


def _row(
    line: pygame.Rect, key: str, texts: Sequence[str], roles: tuple[Role, Role], colour: Colour, *, wraps: bool = False
) -> list[Item]:
    """A line of the sheet: the name to the left, the figures under the right ends of their heads."""
    first = round(line.width * _NAMES)
    step = (line.width - first) / (len(texts) - 1)
    edges = [line.left, *(line.left + first + round(step * number) for number in range(len(texts)))]
    items: list[Item] = []
    for column, text in enumerate(texts):
        rect = pygame.Rect(edges[column], line.top, edges[column + 1] - edges[column], line.height)
        align, role = ("left", roles[0]) if column == 0 else ("right", roles[1])
        name = f"{key}-{column}"
        items.append(Label(key=name, rect=rect, text=text, role=role, colour=colour, align=align, wraps=wraps))
    return items
