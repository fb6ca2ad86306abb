"""Finding the program's own files: beside the package once installed or packed, else in the source tree."""

from __future__ import annotations

from functools import cache
from pathlib import Path, PurePath

from .packed import packed_in


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
    packed = packed_in(assets_folder())
    content = packed.read(path.relative_to(assets_folder()).as_posix()) if packed else None
    return path.read_bytes() if content is None else content


def asset_text(path: Path) -> str:
    """Return the text of a file of the program. Raises OSError, and ValueError if it is not UTF-8."""
    return asset_bytes(path).decode()


def assets_like(folder: Path, pattern: str) -> list[Path]:
    """Return the files in a folder whose names fit a pattern such as `bid_*.ogg`, in the order of their names."""
    packed = packed_in(assets_folder())
    places = (PurePath(name) for name in (packed.names() if packed else ()))
    found = {path.name for path in places if assets_folder() / path.parent == folder and path.match(pattern)}
    return [folder / name for name in sorted(found | {path.name for path in folder.glob(pattern)})]
