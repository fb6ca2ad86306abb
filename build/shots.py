"""Pictures of every screen, in two sizes, into build/out/shots:
python3 build/dev.py shots [--readme] [--in=CODE] [--text=SIZE] [WORD ...]
or of what moves, sixty a second, into build/out/clips:
python3 build/dev.py shots --clips [WORD ...]

With words, only pictures whose names contain one of them. The same code gives the same pictures: deals have fixed
numbers, and nothing moves unless it is meant to. `--readme` makes the pictures in docs/pictures instead, `--in=de`
those of the game in German, in a folder `de`; `--text=larger` those with larger text, in a folder `larger`.
"""

import re
import sys
from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image

from goodge.table.settings import CHOICES
from goodge.ui.wording.languages import ENGLISH
from headless import write_settings
from shotlib import clips
from shotlib.catalogue import SCENES
from shotlib.studio import Studio

ROOT = Path(__file__).parent.parent
SHOTS, PICTURES = ROOT / "build" / "out" / "shots", ROOT / "docs" / "pictures"
SIZES = ((1280, 720), (2560, 1440))
NORMAL = CHOICES["text_size"][0]
README = {
    "play-void": "table", "score-made": "scorecard", "spidge-left": "spidge",
    "review-choice": "review", "review-luck": "luck", "review-made": "made",
}  # fmt: skip
COLOURS = 255  # in the pictures of the README
_SIZE = re.compile(r"(\d+)x(\d+)")


def main(arguments: list[str]) -> None:
    parser = ArgumentParser(prog="dev.py shots", description="Pictures of every screen, or clips of what moves.")
    parser.add_argument("words", nargs="*", metavar="WORD or WIDTHxHEIGHT", help="only names with this word; a size")
    parser.add_argument("--clips", action="store_true", help="clips of what moves, sixty pictures a second")
    parser.add_argument("--readme", action="store_true", help="the pictures in docs/pictures")
    parser.add_argument("--in", dest="language", default=ENGLISH, metavar="CODE", help="the language, such as de")
    parser.add_argument("--text", default=NORMAL, choices=CHOICES["text_size"], help="the size of text")
    given = parser.parse_args(arguments)
    words = [word for word in given.words if not _SIZE.fullmatch(word)]
    sizes = [(int(found[1]), int(found[2])) for word in given.words if (found := _SIZE.fullmatch(word))]
    if given.clips:
        clips.main(words)
    elif given.readme:
        take({name: PICTURES / f"{picture}.png" for name, picture in README.items()}, SIZES[0], given.language)
    else:
        folder = SHOTS.joinpath(*(part for part in (given.language, given.text) if part not in (ENGLISH, NORMAL)))
        names = [name for name in SCENES if not words or any(word in name for word in words)]
        for size in sizes or SIZES:
            take({name: folder / f"{name}-{size[0]}.png" for name in names}, size, given.language, given.text)


def take(pictures: dict[str, Path], size: tuple[int, int], language: str, text: str = NORMAL) -> None:
    """Take a picture of each of these scenes, in a window of this size and a home of its own; write it to its path."""
    for name, path in pictures.items():
        with TemporaryDirectory() as home:
            write_settings(Path(home), language=language, text_size=text)
            studio = Studio(Path(home), size)
            SCENES[name](studio)
            path.parent.mkdir(parents=True, exist_ok=True)
            keep(Image.frombytes("RGB", size, studio.picture()), path)
            studio.close()


def keep(picture: Image.Image, path: Path) -> None:
    """Write the picture; for the README with few colours, so that it loads quickly."""
    if path.parent == PICTURES:
        picture = picture.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=4, dither=Image.Dither.NONE)
    picture.save(path, optimize=path.parent == PICTURES)
    print(f"{path.name}  {path.stat().st_size // 1000} kB", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
