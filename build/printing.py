"""Makes what can be printed, as vectors, in build/out/print: decks, score pads and the rules.

python3 build/dev.py print [--back NAME]
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from goodge.engine.games import GAMES
from printlib.decks import DECKS, deck_sheets
from printlib.leaflets import leaflet_sheets
from printlib.pads import pad_sheets
from printlib.sheets import PAPERS, Sheets

ROOT = Path(__file__).resolve().parents[1]
BACKS = ("lattice", "rays", "scales", "vines")


def all_sheets(back: str) -> Iterator[tuple[str, Sheets]]:
    """Yield everything that can be printed, with the names of the files."""
    for paper in PAPERS:
        for deck in DECKS:
            yield f"{deck.name}-{paper.name}.pdf", deck_sheets(deck, paper, back)
        yield f"score-pads-{paper.name}.pdf", pad_sheets(paper)
        for game in GAMES:
            yield f"rules-{game}-{paper.name}.pdf", leaflet_sheets(game, paper)


def write(target: Path, back: str) -> None:
    """Write every file into a folder, and say what was written."""
    target.mkdir(parents=True, exist_ok=True)
    for name, sheets in all_sheets(back):
        sheets.output(target / name)
        print(f"{name}  {sheets.pages_count} pages  {(target / name).stat().st_size / 1000:.0f} kB")


def main() -> None:
    parser = argparse.ArgumentParser(description="Make decks, score pads and rules to print.")
    parser.add_argument("--back", choices=BACKS, default=BACKS[0], help="the back of the cards")
    write(ROOT / "build" / "out" / "print", parser.parse_args().back)


if __name__ == "__main__":
    main()
