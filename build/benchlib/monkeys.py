"""Let monkeys loose, one after the other in one process: python -m benchlib.monkeys [--events N] [--seed N]"""

import argparse
import gc
import shutil
import sys
import time
import traceback
from collections import Counter
from itertools import count
from pathlib import Path
from tempfile import mkdtemp

from benchlib.monkey import Monkey
from benchlib.players import resident
from benchlib.sparing import LazyArt, only_novices
from goodge.ui.program.memory import keep_one_store, let_go

_EACH = 10_000  # events of one monkey: its seed alone repeats a fault, as far as threads allow
_EACH_FRAME = 100
_HEADS = f"{'events':>10}  {'openings':>8}  {'seconds':>7}  {'MB':>5}"


def main() -> int:
    """Let the monkeys loose; return the exit status: 1 if one has broken something."""
    parser = argparse.ArgumentParser(prog="bench monkey")
    parser.add_argument("--events", type=int, default=100_000, metavar="NUMBER", help="how many to handle in all")
    parser.add_argument("--seed", type=int, default=1, metavar="NUMBER", help="of the first monkey")
    wanted = parser.parse_args()
    keep_one_store()
    with only_novices():
        return let_loose(wanted.events, wanted.seed)


def let_loose(events: int, first_seed: int) -> int:
    """Run one monkey for each seed, and print their progress; return the exit status."""
    print(_HEADS)
    done, openings, scenes, began = 0, 0, Counter[str](), time.perf_counter()
    for seed in count(first_seed):
        if done >= events:
            break
        home = Path(mkdtemp())
        monkey = Monkey(home, seed, each_frame=_EACH_FRAME)
        try:
            gc.collect()
            gc.freeze()  # leaving a scene searches everything else for reference cycles
            monkey.run(min(_EACH, events - done))
            monkey.close()
        except Exception:
            traceback.print_exc()
            print(f"Monkey {seed} has broken something after {monkey.events} events; what it left is in {home}.")
            return 1
        done, openings, scenes = done + monkey.events, openings + monkey.openings, scenes + monkey.scenes
        del monkey
        shutil.rmtree(home)
        gc.unfreeze()
        LazyArt.drop_all()
        let_go()
        seconds = time.perf_counter() - began
        print(f"{done:10,}  {openings:8}  {seconds:7.0f}  {resident() or 0:5.0f}", flush=True)
    print("Seen: " + ", ".join(f"{name} {times}" for name, times in scenes.most_common()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
