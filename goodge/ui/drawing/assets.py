"""Finding the program's own files: beside the package once installed or packed, else in the source tree."""

from __future__ import annotations

from functools import cache
from pathlib import Path


@cache
def assets_folder() -> Path:
    """Return the folder with cards, fonts and sounds. Raises FileNotFoundError with a sentence for the player."""
    package = Path(__file__).resolve().parents[2]
    for folder in (package / "assets", package.parent / "assets"):
        if folder.is_dir():
            return folder
    raise FileNotFoundError("The folder “assets” with cards, fonts and sounds is missing: please install Goodge again.")
