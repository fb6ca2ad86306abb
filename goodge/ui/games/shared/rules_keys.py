"""The last section of every game's rules: the keys, most of which mean the same everywhere."""

from __future__ import annotations

from ...program.key_table import EVERYWHERE, TABLE, TRICKS, KeyPart, in_game
from ...rulebook.page import Section
from ...rulebook.tables import Keys
from ...widgets.commands import TO_SUITS, Command
from ...wording.phrases import say


def keys_section(*own: KeyPart, has_stars: bool = False) -> Section:
    """Return the section on keys: those of a game's own parts between those that all games have."""
    suits = TO_SUITS if has_stars else TO_SUITS - {Command.TO_STARS}
    parts = tuple(in_game(part, suits) for part in (EVERYWHERE, *own, TRICKS, TABLE))
    return Section(say("rules: heading", "Keys"), None, (Keys(parts),))
