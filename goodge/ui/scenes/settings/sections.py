"""The sections of the settings, in the order of their tabs."""

from __future__ import annotations

from collections.abc import Callable

from ....engine.values import dataclass
from ....table.settings import Settings
from ...widgets.base import Paint
from ...wording.phrases import Phrase
from .cards import CARD_ROWS, paint_cards
from .general import GENERAL_ROWS, paint_words
from .hand import HAND_ROWS
from .help import HELP_ROWS
from .play import PLAY_ROWS
from .rows import SectionRow
from .sound import SOUND_ROWS
from .table import TABLE_ROWS, trump_felts


@dataclass(frozen=True, slots=True)
class SettingsTab:
    """One tab: its name, its rows, and a picture under them of what the settings now make, if there is one.

    `high` is the least height of the picture, in units; a wide one stands under its name and is as wide as the page,
    and one that `fills` its room takes all the height that the rows leave.
    """

    name: Phrase
    rows: tuple[SectionRow, ...]
    picture: Callable[[Settings], Paint] | None = None
    high: int = 120
    is_wide: bool = False
    fills: bool = False


SECTIONS = {
    "general": SettingsTab(Phrase("settings: section", "General"), GENERAL_ROWS, lambda _: paint_words, 176),
    "table": SettingsTab(Phrase("settings: section", "Table"), TABLE_ROWS, trump_felts, high=176, is_wide=True),
    "cards": SettingsTab(Phrase("settings: section", "Cards"), CARD_ROWS, lambda _: paint_cards, high=150, fills=True),
    "hand": SettingsTab(Phrase("settings: section", "Hand"), HAND_ROWS),
    "play": SettingsTab(Phrase("settings: section", "Play"), PLAY_ROWS),
    "help": SettingsTab(Phrase("settings: section", "Help"), HELP_ROWS),
    "sound": SettingsTab(Phrase("settings: section", "Sound"), SOUND_ROWS),
}
