"""The positions that ship with the game, read from files that `build/dev.py practice` writes."""

from __future__ import annotations

from functools import cache

from ....coach.positions import PracticePosition
from ....engine.errors import EngineError
from ....table.practice import grade_of, mixed, read_collection
from ...drawing.assets import asset_text, assets_folder
from ...drawing.faults import UNREADABLE, faults


@cache
def collection(game: str) -> tuple[PracticePosition, ...]:
    """Return the positions of a game; none if it has no file, as a game that was added need not, or a damaged one."""
    path = assets_folder() / "practice" / f"{game}.jsonl"
    try:
        return tuple(read_collection(asset_text(path)))
    except FileNotFoundError:
        return ()
    except (*UNREADABLE, EngineError) as error:
        faults.add(path, error)
        return ()


def graded(game: str, grade: int) -> list[PracticePosition]:
    """Return the positions of a game that are this hard, those of all phases mixed."""
    return mixed(position for position in collection(game) if grade_of(position) == grade)
