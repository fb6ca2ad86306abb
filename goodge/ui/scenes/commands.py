"""The menu of all commands that do something where one is, for those that no button of a pad asks for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from ..drawing.canvas import Canvas
from ..drawing.theme import BODY_STRONG, GOLD, PANEL, PANEL_LIGHT, SUBHEADING
from ..program.app import App
from ..program.scene import Scene
from ..widgets.base import Item, Label, Panel
from ..widgets.buttons import Button
from ..widgets.commands import NOT_IN_MENU, Command, Deeds, Press, heard_before
from ..widgets.layout import columns
from ..wording.commands import COMMAND_NAMES, menu_heading
from .dialog import dim
from .menu_parts import back_button, row_height

_INSET, _GAP, _WIDTH = 28, 8, 330


def listed(deeds: Sequence[Deeds]) -> list[Command]:
    """Return the commands that the menu lists where these are heard, in the order of the list of commands."""
    heard = {command for each in deeds for command in each}
    return [command for command in Command if command in heard - NOT_IN_MENU]


class CommandsScene(Scene):
    """The commands, as buttons beside and below each other; each is obeyed by the scene below once the menu is gone."""

    is_opaque = False
    is_page = True

    def __init__(self, app: App, deeds: Sequence[Deeds]) -> None:
        """`deeds`: what is heard below, in its order."""
        super().__init__(app)
        self._below, self._commands = deeds, listed(deeds)

    @property
    def deeds(self) -> Deeds:
        return {Command.MENU: self.app.pop}

    def compose(self, canvas: Canvas) -> list[Item]:
        px, count = canvas.px, len(self._commands)
        across = 3 if canvas.rect.width >= px(3 * _WIDTH + 3 * _INSET) else 2
        lines = -(-count // across)
        room = canvas.rect.inflate(-px(24), -px(24))
        width = min(room.width, px(across * _WIDTH + 2 * _INSET))
        inset, gap = px(_INSET), px(_GAP)
        head = canvas.type.line_height(SUBHEADING)
        high = min(row_height(canvas), (room.height - 2 * inset - head) // (lines + 1) - gap)
        panel = pygame.Rect(0, 0, width, 2 * inset + head + (lines + 1) * (high + gap))
        panel.center = canvas.rect.center
        line = pygame.Rect(panel.left + inset, panel.top + inset, panel.width - 2 * inset, head)
        items: list[Item] = [
            Panel(key="panel", rect=panel, top=PANEL_LIGHT, bottom=PANEL, line=GOLD.faded(190)),
            Label(key="heading", rect=line, text=menu_heading(), role=SUBHEADING),
        ]
        for number in range(lines):
            row = pygame.Rect(line.left, line.bottom + gap + number * (high + gap), line.width, high)
            commands = self._commands[number * across : (number + 1) * across]
            places = columns(row, (1,) * across, gap)
            items += [self._button(command, rect) for command, rect in zip(commands, places, strict=False)]
        foot = pygame.Rect(0, 0, px(200), high)
        foot.midbottom = (panel.centerx, panel.bottom - inset + gap)
        return [*items, back_button(foot, self.app.pop)]

    def paint(self, canvas: Canvas) -> None:
        dim(canvas)

    def _button(self, command: Command, rect: pygame.Rect) -> Button:
        return Button(
            key=command.value,
            rect=rect,
            text=COMMAND_NAMES[command.value].say(),
            on_press=partial(self._obey, command),
            keycap=command,
            others=heard_before(command, self._below),
            role=BODY_STRONG,
            align="left",
        )

    def _obey(self, command: Command) -> None:
        self.app.pop()
        self.app.take(Press((command,)))
