"""Finding the program's own files: beside the package once installed or packed, else in the source tree."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

_PICTURES = "pictures"  # made by build/packlib/pictures.py


@cache
def assets_folder() -> Path:
    """Return the folder with cards, fonts and sounds. Raises FileNotFoundError with a sentence for the player."""
    package = Path(__file__).resolve().parents[2]
    for folder in (package / "assets", package.parent / "assets"):
        if folder.is_dir():
            return folder
    raise FileNotFoundError("The folder “assets” with cards, fonts and sounds is missing: please install Goodge again.")


def picture_text(path: Path) -> str:
    """Return the text of an SVG picture: from its own file, or the package's one file of all. Raises OSError."""
    folder = assets_folder()
    start, places = _places()
    place = places.get(path.relative_to(folder).as_posix()) if places else None
    if place is None:
        return path.read_text(encoding="utf-8")
    with (folder / _PICTURES).open("rb") as file:
        file.seek(start + place[0])
        return file.read(place[1]).decode()


@cache
def _places() -> tuple[int, dict[str, tuple[int, int]]]:
    """Return where the pictures begin in the package's one file of them, and where each is; none without that file."""
    try:
        with (assets_folder() / _PICTURES).open("rb") as file:
            line = file.readline()
    except FileNotFoundError:
        return 0, {}
    return len(line), json.loads(line)
