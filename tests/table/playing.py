"""A program that plays a match and can be killed: `python -m tests.table.playing FOLDER [hold]`.

It goes on with the saved match of the folder, or starts one, and says after each step that it shows, a line each, how
far the match has come. With `hold` it stops after the first such line until its input ends.
"""

from __future__ import annotations

import sys
from pathlib import Path

from goodge.table.home import Home
from goodge.table.match_table import Table
from goodge.table.store import Store

from .tools import advance, at_random, progress, setup


def main(folder: str, *, hold: bool) -> None:
    store = Store(Home.at(Path(folder)))
    table = Table.resume(store) or Table.start(setup(target=1_000_000), store)
    shown = progress(table) - (not store.home.save_file.exists())
    choose = at_random(shown)
    while True:
        advance(table, 1 if hold else 3, choose)  # up to three steps ahead of the screen
        table.flush()
        for _ in table.take_steps():
            shown += 1
            print(shown, flush=True)
            if hold:
                sys.stdin.read()


if __name__ == "__main__":
    main(sys.argv[1], hold="hold" in sys.argv)
