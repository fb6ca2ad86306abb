"""The rounds that ship with the game, read from a file that `build/dev.py evening` writes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ....coach.evening import Idea
from ....engine.errors import EngineError
from ....engine.games import MAIN_GAME
from ....engine.record import Record
from ....table.evening import read_rounds
from ...drawing.assets import assets_folder
from ...drawing.faults import UNREADABLE, faults


@cache
def rounds() -> Mapping[Idea, Record]:
    """Return the rounds; none if their file is missing or damaged."""
    path = assets_folder() / "evening" / f"{MAIN_GAME}.jsonl"
    try:
        found = read_rounds(path.read_text(encoding="ascii"))
    except (*UNREADABLE, EngineError) as error:
        faults.add(path, error)
        return {}
    return found if all(idea in found for idea in Idea) else {}
