"""The last section of every game's rules: the keys, of which most mean the same everywhere."""

from __future__ import annotations

from ...scenes.rules_page import Section
from ...scenes.rules_tables import Keys

KeyRows = tuple[tuple[str, tuple[tuple[str, ...], str]], ...]

BIDDING: KeyRows = (("Bidding", (("Up", "Down"), "one trick more or fewer")), ("", (("Enter",), "bid")))
_EVERYWHERE: KeyRows = (
    ("Everywhere", (("Arrows", "Tab"), "move")),
    ("", (("Enter", "Space"), "choose what is lit")),
    ("", (("Esc",), "back, or to the pause")),
    ("", (("F1",), "these rules")),
    ("", (("F11",), "full screen")),
    ("", (("M",), "sound on or off")),
)
_TRICKS: KeyRows = (
    ("Tricks", (("Left", "Right"), "move to a card you may play")),
    ("", (("Enter",), "play")),
    ("", (("L",), "look at the last trick")),
    ("", (("S",), "look at the score sheet")),
    ("", (("U",), "take your last move back")),
)


def keys_section(own: KeyRows) -> Section:
    """The section with a game's own keys between those that all games have."""
    return Section("Keys", None, (Keys((*_EVERYWHERE, *own, *_TRICKS)),))
