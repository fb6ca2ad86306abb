"""The settings of what is heard."""

from __future__ import annotations

from ....table.settings import Settings
from ...wording.phrases import Phrase
from ...wording.settings import NAMES
from .rows import Amount, SamplesRow, SectionRow, SwitchRow

_SOUND_OFF = Phrase("settings: why a volume cannot be changed", "The sound is off.")
MUSIC_OFF = Phrase("settings: why a volume cannot be changed", "The music is off.")


def _why_silent(settings: Settings) -> Phrase | None:
    return _SOUND_OFF if settings.muted else None


def _why_no_music(settings: Settings) -> Phrase | None:
    return _why_silent(settings) or (None if settings.music else MUSIC_OFF)


SOUND_ROWS: tuple[SectionRow, ...] = (
    SwitchRow(
        key="sound",
        setting="muted",
        name=NAMES["muted"],
        note=Phrase("settings: what Sound does", "All sounds, on or off."),
        is_inverse=True,
    ),
    Amount(key="volume", setting="volume", name=NAMES["volume"], sound="card_play", why_off=_why_silent),
    SwitchRow(
        key="music",
        setting="music",
        name=NAMES["music"],
        note=Phrase("settings: what Music does", "Quiet music while you play."),
    ),
    Amount(key="music-volume", setting="music_volume", name=NAMES["music_volume"], why_off=_why_no_music),
    SamplesRow(
        key="sample",
        name=Phrase("settings: before buttons that play sounds", "Sounds like this"),
        samples={
            "card_play": Phrase("settings: a sound to hear", "Card"),
            "trick_won": Phrase("settings: a sound to hear", "Trick"),
            "crown": Phrase("settings: a sound to hear", "Crown"),
            "win": Phrase("settings: a sound to hear", "Victory"),
        },
        why_off=_why_silent,
    ),
)
