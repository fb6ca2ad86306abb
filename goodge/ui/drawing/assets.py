"""Finding the program's own files: beside the package once installed or packed, else in the source tree."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path, PurePath

_PACKED = "packed"  # made by build/packlib/onefile.py


@cache
def assets_folder() -> Path:
    """Return the folder with cards, fonts and sounds. Raises FileNotFoundError with a sentence for the player."""
    package = Path(__file__).resolve().parents[2]
    for folder in (package / "assets", package.parent / "assets"):
        if folder.is_dir():
            return folder
    raise FileNotFoundError("The folder “assets” with cards, fonts and sounds is missing: please install Goodge again.")


def asset_bytes(path: Path) -> bytes:
    """Return the content of a file of the program: its own, or a part of the package's one file. Raises OSError."""
    start, places = _places()
    place = places.get(path.relative_to(assets_folder()).as_posix()) if places else None
    if place is None:
        return path.read_bytes()
    with (assets_folder() / _PACKED).open("rb") as file:
        file.seek(start + place[0])
        return file.read(place[1])


def asset_text(path: Path) -> str:
    """Return the text of a file of the program. Raises OSError, and ValueError if it is not UTF-8."""
    return asset_bytes(path).decode()


def assets_like(folder: Path, pattern: str) -> list[Path]:
    """Return the files in a folder whose names fit a pattern such as `bid_*.ogg`, in the order of their names."""
    packed = (PurePath(place) for place in _places()[1])
    found = {path.name for path in packed if assets_folder() / path.parent == folder and path.match(pattern)}
    return [folder / name for name in sorted(found | {path.name for path in folder.glob(pattern)})]


@cache
def _places() -> tuple[int, dict[str, tuple[int, int]]]:
    """Return where the contents begin in the package's one file, and where each of them is; none without that file."""
    try:
        with (assets_folder() / _PACKED).open("rb") as file:
            line = file.readline()
    except FileNotFoundError:
        return 0, {}
    return len(line), json.loads(line)
