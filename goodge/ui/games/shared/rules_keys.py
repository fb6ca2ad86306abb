"""The last section of every game's rules: the keys, most of which mean the same everywhere."""

from __future__ import annotations

from ...program.key_table import EVERYWHERE, TABLE, TRICKS, KeyPart
from ...rulebook.page import Section
from ...rulebook.tables import Keys
from ...wording.phrases import say


def keys_section(*own: KeyPart) -> Section:
    """Return the section on keys: those of a game's own parts between those that all games have."""
    return Section(say("rules: heading", "Keys"), None, (Keys((EVERYWHERE, *own, TRICKS, TABLE)),))
