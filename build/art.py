"""Makes all vector art and the fonts of the game.

python build/art.py                                    draw everything into assets/, same bytes each time
python build/art.py fonts FRAUNCES SOURCE_SERIF        cut the fonts; the two packages' "files" folders
python build/art.py picture                            the French deck's picture in docs/pictures
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from artlib.catalogue import all_files, write_pictures
from artlib.fonts import make_fonts
from artlib.sampler import write_sampler
from artlib.textures import write_textures

ROOT = Path(__file__).resolve().parents[1]
ASSETS = ROOT / "assets"


def draw(target: Path) -> int:
    """Write every drawing and the palettes under a folder; return the number of files."""
    files = all_files()
    for name, text in files.items():
        path = target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    return len(files) + len(write_pictures(target / "icon")) + len(write_textures(target / "textures"))


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the art of the game.")
    commands = parser.add_subparsers(dest="command")
    fonts = commands.add_parser("fonts", help="cut the fonts from their packages")
    fonts.add_argument("fraunces", type=Path)
    fonts.add_argument("source_serif", type=Path)
    commands.add_parser("picture", help="the French deck's picture in docs/pictures")
    options = parser.parse_args()
    if options.command == "fonts":
        for path in make_fonts(options.fraunces, options.source_serif, ASSETS / "fonts"):
            print(f"{path.name}: {path.stat().st_size} bytes")
    elif options.command == "picture":
        write_sampler(ROOT / "docs" / "pictures" / "french-deck.png")
    else:
        print(f"{draw(ASSETS)} files drawn")


if __name__ == "__main__":
    main()
