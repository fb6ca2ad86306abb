"""Files of the program that are missing or damaged: a copy of them, one of which is spoiled."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from goodge.ui.drawing import art, assets, typesetting
from goodge.ui.scenes.evening import rounds
from goodge.ui.scenes.new_game import strength
from goodge.ui.scenes.practice import collection

ASSETS = assets.assets_folder()
Harm = Callable[[Path], object]


def cut(path: Path) -> None:
    """The second half of the file is gone."""
    data = path.read_bytes()
    path.write_bytes(data[: len(data) // 2])


def scramble(path: Path) -> None:
    """There is as much as before, and nothing of it makes sense."""
    path.write_bytes(b"\xff\x00" * (path.stat().st_size // 2))


HARMS: dict[str, Harm] = {
    "missing": Path.unlink,
    "empty": lambda path: path.write_bytes(b""),
    "cut": cut,
    "scrambled": scramble,
}


def forget_what_was_read() -> None:
    """Has every file read again."""
    for kept in (
        assets.assets_folder,
        art._source,
        art._palettes,
        collection.collection,
        rounds.rounds,
        strength.strengths,
        typesetting._check_whole,
    ):
        kept.cache_clear()
