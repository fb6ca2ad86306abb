"""The settings of what is heard."""

from __future__ import annotations

from ...wording.phrases import Phrase
from .rows import Amount, SwitchRow

SOUND_ROWS = (
    SwitchRow(
        key="sound",
        setting="muted",
        name=Phrase("settings: a switch", "Sound"),
        note=Phrase("settings: what Sound does", "Everything that is heard, on or off."),
        is_inverse=True,
    ),
    Amount(
        key="volume", setting="volume", name=Phrase("settings: how loud", "Volume of the sounds"), sound="card_play"
    ),
    SwitchRow(
        key="music",
        setting="music",
        name=Phrase("settings: a switch", "Music"),
        note=Phrase("settings: what Music does", "A quiet piece that goes on while you play."),
    ),
    Amount(key="music-volume", setting="music_volume", name=Phrase("settings: how loud", "Volume of the music")),
)
