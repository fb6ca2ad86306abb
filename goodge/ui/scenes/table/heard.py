"""A table that can be played by ear: what is told of it, and to what is asked by keys."""

from __future__ import annotations

from collections.abc import Sequence

from ...tabletop.telling import bar_words, situation_words
from ...wording.prompts import asked_words
from .frame import TableFrame


class HeardTable(TableFrame):
    """The words of a table at which people play, for those who do not see it."""

    @property
    def said_now(self) -> str:
        """The few words that are said to what has happened; empty if there are none."""
        return ""

    def what_is_asked(self) -> list[str]:
        """Return what the viewer is asked, and what helps them to answer; what goes on while they are asked nothing."""
        if self.panel is None:
            return [self.shown.presenter.what_happens(self.shown.view, self.shown.names)]
        return [asked_words(self.panel.prompt, self.shown.asked_name), self.panel.detail(None)]

    def spoken_text(self) -> Sequence[str]:
        keys = () if self.panel is None else self.panel.told_labels
        labels = [words for item in self.items if item.key in keys for words in item.read()]
        return [self.said_now, *labels, *super().spoken_text()]

    def spoken_on_entering(self) -> Sequence[str]:
        if self.panel is None:
            return () if self.table.has_steps else bar_words(self.shown)
        return [*situation_words(self.shown), *self.what_is_asked()]

    def spoken_page(self) -> Sequence[str]:
        return [self.said_now, *super().spoken_page(), *self.what_is_asked()]
