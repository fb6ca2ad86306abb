"""The settings of what is read."""

from __future__ import annotations

from ...wording.phrases import Phrase
from .rows import Values

READING_ROWS = (
    Values(
        key="text-size",
        setting="text_size",
        name=Phrase("settings: size of text", "Size of text"),
        options={
            "normal": Phrase("settings: size of text", "Normal"),
            "large": Phrase("settings: size of text", "Large"),
            "larger": Phrase("settings: size of text", "Larger"),
        },
    ),
)
