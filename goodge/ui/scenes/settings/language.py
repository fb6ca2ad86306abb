"""The setting of the language."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from ...drawing.canvas import Canvas
from ...drawing.theme import BODY_STRONG, SMALL_STRONG
from ...program.app import App
from ...program.language import named_languages
from ...widgets.base import Item
from ...widgets.buttons import ChoiceRow, shares_of
from ...wording.languages import SYSTEM
from ...wording.phrases import say
from ...wording.settings import NAMES
from .rows import SettingRow, changes, role_for

_AIR, _LEAST_AIR = 28, 16  # units around a name, so that it does not touch the frame of the one that is chosen


@dataclass(frozen=True, kw_only=True)
class Languages(SettingRow):
    """The language: the system's, or one of those that there are, each named in itself."""

    def width(self, canvas: Canvas) -> int:
        return sum(canvas.type.size(text, SMALL_STRONG)[0] + canvas.px(_LEAST_AIR) for _, text in _options())

    def is_large_in(self, canvas: Canvas, width: int) -> bool:
        return role_for(canvas, [text for _, text in _options()], width) is BODY_STRONG

    def control(self, app: App, rect: pygame.Rect) -> Item:
        options = _options()
        texts = [text for _, text in options]
        role = role_for(app.page_canvas, texts, rect.width)
        return ChoiceRow(
            key=self.key,
            rect=rect,
            options=options,
            value=app.settings.language if app.settings.language in dict(options) else SYSTEM,
            on_change=changes(app, self.setting),
            role=role,
            shares=shares_of(app.page_canvas, texts, role, rect.width, air=_AIR),
        )


def _options() -> list[tuple[object, str]]:
    return [(SYSTEM, say("settings: the language that the system speaks", "System")), *named_languages().items()]


LANGUAGE = Languages(key="language", setting="language", name=NAMES["language"])
