"""The rounds that ship with the game, read from files that `build/dev.py evening` writes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ....coach.ideas import IDEAS, Idea
from ....engine.errors import EngineError
from ....engine.record import Record
from ....table.evening import read_rounds
from ...drawing.assets import asset_text, assets_folder
from ...drawing.faults import UNREADABLE, faults


@cache
def rounds() -> Mapping[Idea, Record]:
    """Return the rounds of all games; none of a game whose file is missing or damaged."""
    found: dict[Idea, Record] = {}
    for game, ideas in IDEAS.items():
        path = assets_folder() / "evening" / f"{game}.jsonl"
        try:
            read = read_rounds(asset_text(path))
        except (*UNREADABLE, EngineError) as error:
            faults.add(path, error)
            continue
        if set(read) == set(ideas):
            found |= read
    return found
