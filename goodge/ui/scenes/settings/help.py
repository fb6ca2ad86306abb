"""The settings of the help that a match may have."""

from __future__ import annotations

from ...wording.phrases import Phrase
from .rows import Switch, Values

HELP_ROWS = (
    Switch(
        key="first_hints",
        setting="first_hints",
        name=Phrase("settings: a switch", "First times"),
        note=Phrase("settings: what First times does", "What happens for the first time gets a few words."),
    ),
    Switch(
        key="goals_told",
        setting="goals_told",
        name=Phrase("settings: a switch", "Small goals"),
        note=Phrase("settings: what Small goals does", "After a round, the page says which you have reached."),
    ),
    Values(
        key="warning",
        setting="warning",
        name=Phrase("settings: before which choices the table warns", "Warning"),
        note=Phrase("settings: what Warning does", "At this kind of mistake, the table asks before it counts."),
        options={
            "off": Phrase("settings: before which choices the table warns", "Off"),
            "blunders": Phrase("settings: before which choices the table warns", "Blunders"),
            "mistakes": Phrase("settings: before which choices the table warns", "Mistakes"),
        },
    ),
    Switch(
        key="notes_gone",
        setting="notes_gone",
        name=Phrase("settings: a switch", "Cards gone"),
        note=Phrase("settings: what Cards gone does", "The notes (K at the table) tell which cards were played."),
    ),
    Switch(
        key="notes_voids",
        setting="notes_voids",
        name=Phrase("settings: a switch", "Suits lacking"),
        note=Phrase("settings: what Suits lacking does", "The notes tell who has shown to have none of a suit."),
    ),
    Switch(
        key="notes_left",
        setting="notes_left",
        name=Phrase("settings: a switch", "What is left"),
        note=Phrase("settings: what What is left does", "The notes tell what is still to be won."),
    ),
)
