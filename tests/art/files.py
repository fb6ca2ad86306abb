"""Where the art lies, and reading it."""

from pathlib import Path

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SUITS = "SDTHC"
BACKS = ("back-lattice", "back-scales", "back-rays", "back-vines")
DECKS = ("cards", "french")
"""The folders of the two decks."""


def svg_paths() -> list[Path]:
    """Every SVG file of the game."""
    return sorted(ASSETS.rglob("*.svg"))


def name_of(path: Path) -> str:
    """A path as a test's name has it."""
    return path.relative_to(ASSETS).as_posix()
