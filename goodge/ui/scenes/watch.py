"""Watching a game: a record goes by on the table, as if one sat behind one of the players."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from ...engine.game import Phase
from ...engine.record import Record
from ...table.replay import Replay
from ..canvas import Canvas
from ..items.base import Item
from ..items.buttons import Button
from ..motion import speeds
from ..theme import SMALL_STRONG
from .menu_parts import columns, people
from .table import TableScene

if TYPE_CHECKING:
    from ..app import App

_SPEEDS = (1.0, 2.0, 4.0)
_ROUND_REST = 2.5
_HIDDEN = ("last", "undo", "detail", "pause")  # what the table offers to those who play


class WatchScene(TableScene):
    """Goes by itself, stops, and goes step by step. `newer` gives the record as it stands by then.

    A game that is still being played is followed for as long as people watch.
    """

    def __init__(self, app: App, replay: Replay, newer: Callable[[], Record]) -> None:
        self._replay, self._newer = replay, newer
        self._is_running, self._speed, self._rest = True, 0, 0.0
        self._is_told = False
        super().__init__(app, replay)
        self.people = []  # whoever sat there then, nobody is asked now
        self.viewer = 0
        self.view = replay.view(self.viewer)
        self.measure()

    def measure(self) -> None:
        super().measure()
        self.timeline.factor = speeds.FACTORS["normal"] / _SPEEDS[self._speed]

    # -- layout -------------------------------------------------------------------------------------------

    def compose(self, canvas: Canvas) -> list[Item]:
        places, px = self.places, canvas.px
        items = [item for item in super().compose(canvas) if item.key not in _HIDDEN]
        sentence = next(item for item in items if item.key == "sentence")
        sentence.rect = sentence.rect.inflate(-px(172), 0)  # what was called at the bottom lies beside it
        side = px(44)
        back = pygame.Rect(px(8), (places.bar.height - side) // 2, side, side)
        row = pygame.Rect(places.sentence.left, places.sentence.bottom + px(2), places.sentence.width, px(42))
        run, step, round_, faster, seat = columns(row, (158, 112, 122, 158, 112), px(8))
        speed = f"Speed ×{_SPEEDS[self._speed]:.0f}"
        behind = f"You sit behind {self.names[self.viewer or 0]}"
        return [
            *items,
            Button(key="back", rect=back, icon="close", style="quiet", on_press=self.on_escape, tip="Back · Esc"),
            _tool("run", run, "Pause" if self._is_running else "Go on", self._toggle, "Space"),
            _tool("step", step, "Step", self._step, "→", "The next move"),
            _tool("round", round_, "Round", self.skip, "N", "To the end of the round"),
            _tool("faster", faster, speed, self._hasten, "F"),
            _tool("seat", seat, "Seat", self._change_seat, "V", behind),
        ]

    def default_focus(self) -> str | None:
        return "run"

    # -- how it goes on -----------------------------------------------------------------------------------

    @property
    def is_waiting(self) -> bool:
        return False

    def _let_computer_think(self, seconds: float) -> None:
        self._rest -= seconds
        if self._is_running and self._rest <= 0:
            self._forward()

    def _end_round(self) -> None:
        if not self._is_told:
            self._is_told = True
            if self.view.board.phase is Phase.SCORED:
                self.announce("crown" if self.table.is_over else None, self._how_it_stands())
                self.timeline.rest(_ROUND_REST)
        elif self._is_running:
            self._forward()

    def _how_it_stands(self) -> str:
        """The totals once a round has been scored, or who has won."""
        sides = len(self.view.totals)
        names = [people(self.names[side::sides]) for side in range(sides)]
        totals = [str(total).replace("-", "−") for total in self.view.totals]
        winner = self.table.record.winner
        if winner is not None:
            return f"{names[winner]} win with {totals[winner]}" if sides < len(self.names) else f"{names[winner]} wins"
        return " · ".join(f"{name} {total}" for name, total in zip(names, totals, strict=True))

    def _forward(self) -> None:
        """The next move, or the next deal; at the end of what is known, what has been played since is asked for."""
        if not self._replay.has_next and not self.table.is_over:
            self._replay.extend(self._newer())
        was_over = self.table.round_over
        if self._replay.has_next:
            self._replay.step()
            self._rest = speeds.THINK_AT_LEAST * self.timeline.factor
            if was_over:
                self._is_told = False
                self.announce(None, "")
        else:
            self._rest = 1.0

    # -- what the buttons do ------------------------------------------------------------------------------

    def _toggle(self) -> None:
        self._is_running = not self._is_running
        self.refresh()

    def _step(self) -> None:
        self._is_running = False
        if self.director.is_idle:
            self._forward()
        else:
            self.director.hurry()

    def skip(self) -> None:
        """To the end of the round, or on to the next one."""
        if self.table.round_over:
            self._forward()
        self._replay.skip_round()
        self._is_told = False
        self.catch_up()

    def _hasten(self) -> None:
        self._speed = (self._speed + 1) % len(_SPEEDS)
        self.measure()
        self.refresh()

    def _change_seat(self) -> None:
        self.viewer = ((self.viewer or 0) + 1) % len(self.names)
        self.director.hurry()
        self.measure()
        self.catch_up()

    def on_key(self, event: pygame.event.Event) -> bool:
        keys = {
            pygame.K_SPACE: self._toggle,
            pygame.K_RIGHT: self._step,
            pygame.K_n: self.skip,
            pygame.K_f: self._hasten,
            pygame.K_v: self._change_seat,
            pygame.K_l: self.show_last_trick,
            pygame.K_s: self.app.open_sheet,
        }
        if event.key in keys:
            keys[event.key]()
        return event.key in keys

    def _is_at_rest(self) -> bool:
        """Keys and clicks are for the buttons also while cards move."""
        return True

    def on_click_elsewhere(self, place: tuple[int, int]) -> None:  # noqa: ARG002
        self.director.hurry()

    def on_escape(self) -> None:
        self.app.pop()


def _tool(key: str, rect: pygame.Rect, text: str, do: Callable[[], None], cap: str, tip: str | None = None) -> Button:
    return Button(key=key, rect=rect, text=text, on_press=do, keycap=cap, role=SMALL_STRONG, tip=tip)
