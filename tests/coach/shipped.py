"""The positions that ship with the game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from goodge.coach.positions import PracticePosition, read_position

FOLDER = Path(__file__).parents[2] / "assets" / "practice"


@cache
def collection(game: str) -> tuple[PracticePosition, ...]:
    """Return the positions of a game."""
    lines = (FOLDER / f"{game}.jsonl").read_text(encoding="ascii").splitlines()
    return tuple(map(read_position, lines))
