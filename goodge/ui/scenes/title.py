"""The title: where one begins, and comes back to."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ... import __version__
from ..app import App
from ..canvas import Canvas
from ..games import MAIN_GAME, presenter_of
from ..games.presenter import Presenter
from ..items.base import Item, Label
from ..items.buttons import Button
from ..motion.speeds import FACTORS
from ..scene import Scene
from ..theme import BUTTON, MUTED, SMALL_STRONG
from .menu_parts import HINTS, corners, key_hints, page, row_height
from .title_picture import TitlePicture


class TitleScene(Scene):
    """The wordmark and the ways on; a match under way comes first."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._picture = TitlePicture(app.art)
        self._prepared: Canvas | None = None

    def compose(self, canvas: Canvas) -> list[Item]:
        frame = page(canvas, 1240, 680)
        column = pygame.Rect(frame.left + canvas.px(48), 0, canvas.px(352), 0)
        ways = self._ways()
        height, gap = row_height(canvas, BUTTON, 52), canvas.px(12)
        mark_width = canvas.px(470)
        wordmark = pygame.Rect(0, 0, mark_width, mark_width * 420 // 900)
        below = canvas.px(26)
        total = wordmark.height + below + len(ways) * (height + gap) - gap
        top = frame.top + (frame.height - canvas.px(44) - total) // 2
        wordmark.midtop = (column.centerx, top)
        self._picture.lay(canvas, wordmark, (frame.right - canvas.px(376), canvas.rect.centery - canvas.px(30)))
        items: list[Item] = []
        for number, (key, text, do) in enumerate(ways):
            rect = pygame.Rect(column.left, wordmark.bottom + below + number * (height + gap), column.width, height)
            style = "primary" if number == 0 else "plain"
            tip = self._match_in_words() if key == "continue" else None
            items.append(Button(key=key, rect=rect, text=text, on_press=do, style=style, tip=tip))
        return [*items, *self._foot(canvas)]

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.blit(self.app.cloth(), (0, 0))
        corners(canvas)
        self._picture.draw(canvas)

    def update(self, seconds: float) -> bool:
        is_moving = self._picture.update(seconds, FACTORS[self.app.settings.speed])
        if self._picture.is_there and self._prepared is not self.app.canvas:
            self._prepared = self.app.canvas
            played = [setup.game for setup in self.app.settings.last_setups]
            _prepare_table(self.app, presenter_of(next(iter(played), MAIN_GAME)))
        return is_moving

    def on_enter(self) -> None:
        # What the match that was left has kept shows in the ways on.
        self.refresh()

    def on_escape(self) -> None:
        self.focus("quit")

    def _ways(self) -> list[tuple[str, str, Callable[[], None]]]:
        has_finished = self.app.home.records_file.exists()
        finished = [("matches", "Finished matches", self._matches)] if has_finished else []
        ways = [
            ("new", "New game", self._new_game),
            ("rules", "Rules", self._rules),
            ("settings", "Settings", self._settings),
            *finished,
            ("quit", "Quit", self.app.quit),
        ]
        return [("continue", "Continue", self._continue), *ways] if self.app.store.has_saved_match else ways

    def _match_in_words(self) -> str | None:
        """What Continue leads to: 'Round 3 · Cleo leads with 160'."""
        saved = self.app.store.saved
        if saved is None:
            return None
        best = max(saved.totals)
        leaders = [name for name, total in zip(saved.players, saved.totals, strict=False) if total == best]
        leads = f"{leaders[0]} leads with {best}" if len(leaders) == 1 else ", ".join(saved.players)
        return f"Round {len(saved.scored) + 1} · {leads}"

    def _foot(self, canvas: Canvas) -> list[Item]:
        left, middle = canvas.px(126), canvas.rect.bottom - canvas.px(40)
        hints = key_hints(canvas, left, middle, HINTS)
        words = f"Version {__version__}"
        width, height = canvas.type.size(words, SMALL_STRONG)
        version = pygame.Rect(0, 0, width + 2, height)
        version.midright = (canvas.rect.right - left, middle)
        return [hints, Label(key="version", rect=version, text=words, role=SMALL_STRONG, colour=MUTED, align="right")]

    # -- the ways on ------------------------------------------------------------------------------------

    def _continue(self) -> None:
        from ...table.match_table import Table
        from .table import TableScene

        table = Table.resume(self.app.store)
        if table is not None:
            self.app.reset(TableScene(self.app, table))

    def _new_game(self) -> None:
        from .new_game import NewGameScene

        self.app.push(NewGameScene(self.app))

    def _rules(self) -> None:
        from .rules import RulesScene

        self.app.push(RulesScene(self.app))

    def _settings(self) -> None:
        from .settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def _matches(self) -> None:
        from .finished import FinishedScene

        self.app.push(FinishedScene(self.app))


def _prepare_table(app: App, presenter: Presenter) -> None:
    """While the title is looked at, a thread makes a game's cards for a table in a window of this size."""
    from ..tabletop.places import hand_card
    from ..tabletop.sprites import prefetch_cards

    prefetch_cards(app.art, hand_card(app.canvas), presenter, presenter.game.deck)
