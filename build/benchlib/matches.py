"""Play matches of all games in turn in one process: python -m benchlib.matches [--matches N]"""

import argparse
import sys
import time
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory

from benchlib.memory import play_match
from benchlib.players import begin, of_computers, resident
from goodge.engine.games import GAMES
from goodge.ui.program.memory import let_go
from headless import Screen, write_settings

_EACH = 20  # matches from line to line, five of each game
_HEADS = f"{'matches':>10}  {'seconds':>7}  {'MB':>6}"


def main() -> int:
    """Play the matches and print the memory that is held after some of them; return the exit status."""
    parser = argparse.ArgumentParser(prog="bench matches")
    parser.add_argument("--matches", type=int, default=1000, metavar="NUMBER", help="how many to play in all")
    wanted = parser.parse_args()
    print(_HEADS)
    began = time.perf_counter()
    with TemporaryDirectory() as home:
        write_settings(Path(home))
        screen = Screen(Path(home), (1280, 800))
        for number, game in enumerate(islice(cycle(GAMES), wanted.matches), 1):
            begin(screen, of_computers(game))
            play_match(screen)
            if number % _EACH == 0:
                let_go()
                print(f"{number:10,}  {time.perf_counter() - began:7.0f}  {resident() or 0:6.1f}", flush=True)
        screen.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
