"""Somebody who does not see the screen, goes about by keys, and knows of it what the text file says."""

from __future__ import annotations

import pygame

from goodge.ui.program.app import App
from goodge.ui.scenes.practice.answer import AnswerScene
from goodge.ui.scenes.table.scene import TableScene
from tests.ui.checks import key, press, type_text
from tests.ui.narration import Listener


class Hearer:
    """`heard` are all lines so far."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._ear = Listener(app)
        self.heard: list[str] = []

    def hear(self, frames: int = 2) -> str:
        """What is said in some frames; computer players and the coach are waited for."""
        lines = []
        for _ in range(frames):
            top = self._app.top
            if isinstance(top, TableScene | AnswerScene):
                top.wait(120)
            lines += self._ear.hear()
        self.heard += lines
        return "\n".join(lines)

    def press(self, *codes: int) -> str:
        """What is said after the last of these keys."""
        for code in codes:
            press(self._app, code)
            said = self.hear()
        return said

    def shift(self, code: int) -> str:
        """What is said after a key with Shift."""
        self._app.handle(key(code, mod=pygame.KMOD_LSHIFT))
        self._app.handle(pygame.event.Event(pygame.KEYUP, key=code, mod=0))
        return self.hear()

    def type(self, text: str) -> str:
        """What is said after a text in place of the one that stood there."""
        self._app.handle(key(pygame.K_a, mod=pygame.KMOD_LCTRL))
        type_text(self._app, text)
        return self.hear()

    def go_to(self, name: str, code: int = pygame.K_TAB, most: int = 40) -> str:
        """What is said of the element of this name, once a key has led to it."""
        for _ in range(most):
            said = self.press(code)
            if said.splitlines() and said.splitlines()[-1].startswith(name):
                return said
        raise AssertionError((name, self.heard[-most:]))

    def choose(self, name: str) -> str:
        """What is said after the button of this name is found and pressed."""
        self.go_to(name)
        return self.press(pygame.K_RETURN)

    def press_until(self, words: str, *codes: int, frames: int = 400) -> str:
        """What is said from these keys on until the words come."""
        said = self.press(*codes)
        for _ in range(frames):
            if words in said:
                return said
            said += "\n" + self.hear(1)
        raise AssertionError((words, self.heard[-40:]))
