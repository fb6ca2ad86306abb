"""The settings of the help that a match may have."""

from __future__ import annotations

from ...wording.phrases import Phrase
from ...wording.settings import NAMES
from .rows import SwitchRow, ValuesRow

HELP_ROWS = (
    SwitchRow(
        key="first_hints",
        setting="first_hints",
        name=NAMES["first_hints"],
        note=Phrase(
            "settings: what First times does", "At first, a few words explain what is new; tricks stay longer."
        ),
    ),
    SwitchRow(
        key="goals_told",
        setting="goals_told",
        name=NAMES["goals_told"],
        note=Phrase("settings: what Small goals does", "After a round, see which of the small goals you have reached."),
    ),
    ValuesRow(
        key="warning",
        setting="warning",
        name=NAMES["warning"],
        note=Phrase("settings: what Warning does", "How bad a choice must be for the table to ask first."),
        options={
            "off": Phrase("settings: before which choices the table warns", "Off"),
            "blunders": Phrase("settings: before which choices the table warns", "Big mistakes"),
            "mistakes": Phrase("settings: before which choices the table warns", "Mistakes"),
            "inaccuracies": Phrase("settings: before which choices the table warns", "Inaccuracies"),
        },
    ),
    SwitchRow(
        key="notes_gone",
        setting="notes_gone",
        name=NAMES["notes_gone"],
        note=Phrase("settings: what Cards gone does", "The notes (K at the table) show which cards were played."),
    ),
    SwitchRow(
        key="notes_voids",
        setting="notes_voids",
        name=NAMES["notes_voids"],
        note=Phrase("settings: what Suits lacking does", "The notes show who has run out of a suit."),
    ),
    SwitchRow(
        key="notes_left",
        setting="notes_left",
        name=NAMES["notes_left"],
        note=Phrase("settings: what What is left does", "The notes show what is still to be won."),
    ),
)
