"""The setting of the language."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from ...drawing.theme import SMALL_STRONG
from ...program.app import App
from ...program.language import named_languages
from ...widgets.base import Item
from ...widgets.buttons import ChoiceRow, shares_of
from ...wording.languages import SYSTEM
from ...wording.phrases import say
from ...wording.settings import NAMES
from .rows import SettingRow, changes


@dataclass(frozen=True, kw_only=True)
class Languages(SettingRow):
    """The language: the system's, or one of those that there are, each named in itself."""

    def control(self, app: App, rect: pygame.Rect) -> Item:
        options = [(SYSTEM, say("settings: the language that the system speaks", "System"))]
        options += named_languages().items()
        return ChoiceRow(
            key=self.key,
            rect=rect,
            options=options,
            value=app.settings.language if app.settings.language in dict(options) else SYSTEM,
            on_change=changes(app, self.setting),
            role=SMALL_STRONG,
            shares=shares_of(app.page_canvas, [text for _, text in options], SMALL_STRONG, rect.width),
        )


LANGUAGE = Languages(key="language", setting="language", name=NAMES["language"])
