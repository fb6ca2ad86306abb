"""The settings of how the game plays."""

from __future__ import annotations

from ...wording.phrases import Phrase
from ...wording.settings import NAMES
from .rows import SwitchRow, ValuesRow

_HIDDEN = "settings: what the curtain asks for"

PLAY_ROWS = (
    ValuesRow(
        key="speed",
        setting="speed",
        name=NAMES["speed"],
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
        name=NAMES["less_motion"],
        note=Phrase("settings: what Less motion does", "Cards move less, and nothing shakes."),
    ),
    SwitchRow(
        key="auto_play_forced",
        setting="auto_play_forced",
        name=NAMES["auto_play_forced"],
        note=Phrase("settings: what Auto-play does", "The only card allowed is played for you."),
    ),
    SwitchRow(
        key="claims",
        setting="claims",
        name=NAMES["claims"],
        note=Phrase(
            "settings: what The rest is mine does", "Players may claim the last tricks if they are sure of them."
        ),
    ),
    SwitchRow(
        key="hold_trick",
        setting="hold_trick",
        name=NAMES["hold_trick"],
        note=Phrase("settings: what Hold the trick does", "A finished trick stays until you click or press a key."),
    ),
    SwitchRow(
        key="glow_winner",
        setting="glow_winner",
        name=NAMES["glow_winner"],
        note=Phrase("settings: what Winning card does", "The card that is winning the trick glows."),
    ),
    ValuesRow(
        key="curtain",
        setting="curtain",
        name=NAMES["curtain"],
        options={
            "hold": Phrase("settings: how the curtain is opened", "Hold"),
            "twice": Phrase("settings: how the curtain is opened", "Press twice"),
            "once": Phrase("settings: how the curtain is opened", "Press once"),
        },
        told={
            "hold": Phrase(_HIDDEN, "Between players: hold the button to see your cards."),
            "twice": Phrase(_HIDDEN, "Between players: press, wait, and press again."),
            "once": Phrase(_HIDDEN, "Between players: press the button to see your cards."),
        },
    ),
)
