"""The settings of how the game plays."""

from __future__ import annotations

from ...wording.phrases import Phrase
from .rows import SwitchRow, ValuesRow

PLAY_ROWS = (
    ValuesRow(
        key="speed",
        setting="speed",
        name=Phrase("settings: speed of cards", "Speed of cards"),
        options={
            "instant": Phrase("settings: speed of cards", "Instant"),
            "fast": Phrase("settings: speed of cards", "Fast"),
            "normal": Phrase("settings: speed of cards", "Normal"),
            "slow": Phrase("settings: speed of cards", "Slow"),
        },
    ),
    SwitchRow(
        key="less_motion",
        setting="less_motion",
        name=Phrase("settings: a switch", "Less motion"),
        note=Phrase("settings: what Less motion does", "Cards fly short and straight; nothing shakes."),
    ),
    SwitchRow(
        key="auto_play_forced",
        setting="auto_play_forced",
        name=Phrase("settings: a switch", "Auto-play"),
        note=Phrase("settings: what Auto-play does", "If only one card is allowed, it plays itself."),
    ),
    SwitchRow(
        key="claims",
        setting="claims",
        name=Phrase("settings: a switch", "The rest is mine"),
        note=Phrase(
            "settings: what The rest is mine does", "Players may claim the last tricks if they are sure of them."
        ),
    ),
    SwitchRow(
        key="hold_trick",
        setting="hold_trick",
        name=Phrase("settings: a switch", "Hold the trick"),
        note=Phrase("settings: what Hold the trick does", "A finished trick stays until you click or press a key."),
    ),
    SwitchRow(
        key="glow_winner",
        setting="glow_winner",
        name=Phrase("settings: a switch", "Winning card"),
        note=Phrase("settings: what Winning card does", "The card that is winning the trick glows."),
    ),
    ValuesRow(
        key="curtain",
        setting="curtain",
        name=Phrase("settings: how the curtain is opened", "Curtain"),
        options={
            "hold": Phrase("settings: how the curtain is opened", "Hold"),
            "twice": Phrase("settings: how the curtain is opened", "Twice"),
            "once": Phrase("settings: how the curtain is opened", "Once"),
        },
        told={
            "hold": Phrase("settings: what the curtain asks for", "Between players: hold to see your cards."),
            "twice": Phrase("settings: what the curtain asks for", "Between players: press, wait, press again."),
            "once": Phrase("settings: what the curtain asks for", "Between players: one press shows your cards."),
        },
    ),
)
