"""Measures what makes a game feel light: python3 build/dev.py bench [frames] [idle] [start] [memory] [GAME ...]
or one thing by itself: python3 build/dev.py bench NAME ..., where NAME is a key of APART; its module in benchlib says
what it measures and takes.

Without a part all are measured, without a game each of them. A part runs in processes of its own, on a real X window
where there is one or Xvfb can give one, else without a window. Other work on the machine makes the figures worse, never
better: of several runs the best one counts.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from shutil import which
from statistics import median
from typing import Any

from benchlib.growth import growth
from goodge.engine.games import GAMES
from xserver import x_server

ROOT = Path(__file__).parent.parent
PACKAGED = {name: ROOT / "build" / "out" / place for name, place in
            {"one file": "dist/goodge", "folder": "folder/goodge/goodge"}.items()}  # fmt: skip
FRAME_GOALS = {"1280x800": 8.0, "2560x1440": 16.0}  # milliseconds, 99th percentile
RUNS = 2  # the best one counts
IDLE_SECONDS, IDLE_GOAL = 30, 0.10  # processor seconds in that time
PLACES = ("title", "curtain", "review")  # to be idle at, beside the tables
TABLE_GOALS = {"1280x800": 90.0, "2560x1440": 160.0}  # MB resident at a table
STARTS, START_GOAL = 9, 1.4
MATCHES, WARM, GROWTH_GOAL = 50, 25, 20.0  # KB a match, from match WARM on, when everything kept on purpose is there


def frames(games: list[str]) -> None:
    print("Frames of a deal and some tricks at normal speed, milliseconds")
    print("  (clock: as they came; work: what this program did for them, without waiting for others)")
    for size, goal in FRAME_GOALS.items():
        results = [child("frames", size, *games) for _ in range(RUNS)]
        for game in games:
            for kind in ("clock", "work"):
                parts = {part: min((result[game][part][kind] for result in results), key=ninety_ninth)
                         for part in ("dealing", "playing", "both")}  # fmt: skip
                p50, p99, worst = parts.pop("both")
                told = "".join(f"{part} p99 {ninety_ninth(times):5.1f}, " for part, times in parts.items())
                told += f"both p50 {p50:5.1f}  p99 {p99:5.1f}  worst {worst:5.1f}"
                print(f"  {size:9} {game:6} {kind:5}  {told}  {verdict(p99 < goal, f'p99 under {goal:.0f}')}")
        print(f"  {size:9} {results[0]['rss']:.0f} MB resident")


def ninety_ninth(times: list[float]) -> float:
    """Return the 99th percentile, from a median, a 99th percentile and a worst time."""
    return times[1]


def idle(games: list[str]) -> None:
    print(f"Idle for {IDLE_SECONDS} s at 1280x800, where nothing moves, at the tables and elsewhere")
    for place in [*games, *PLACES]:
        result = child("idle", place, "1280x800", str(IDLE_SECONDS))
        used = f"{result['cpu']:.2f} CPU-seconds  {verdict(result['cpu'] < IDLE_GOAL, f'under {IDLE_GOAL:.2f}')}"
        drawn = f"{result['draws']} frames drawn  {verdict(result['draws'] == 0, 'none')}"
        print(f"  {place:7}  {used}  {drawn}  {result['rss']:.0f} MB resident", flush=True)


def start(games: list[str]) -> None:  # noqa: ARG001  (the title is the same for all)
    print(f"Start to first frame, milliseconds, {STARTS} runs in turns", flush=True)
    if not has_screen():
        print("  cannot be measured without an X server")
        return
    from benchlib.starts import PARTS, loader, measure, parts

    programs = {name: program for name, program in PACKAGED.items() if program.exists()}
    times = measure(programs, STARTS)
    blank = min(times["blank"])
    for name, found in times.items():
        told = f"  {name:9} best {min(found) * 1000:.0f}  median {median(found) * 1000:.0f}"
        share = min(found) / blank
        goal = verdict(share < START_GOAL, f"under {START_GOAL}")
        print(told if name == "blank" else f"{told}  {share:.2f} times blank  {goal}")
    found_parts = zip(PARTS, zip(*(parts() for _ in range(STARTS)), strict=True), strict=True)
    print("  parts of plain, best: " + ", ".join(f"{name} {min(part) * 1000:.0f}" for name, part in found_parts))
    if "one file" in programs:
        print(f"  loader of one file, best: {min(loader(programs['one file']) for _ in range(STARTS)) * 1000:.0f}")


def memory(games: list[str]) -> None:
    print("Memory resident at a table, where a person is asked")
    for size, most in TABLE_GOALS.items():
        for game in games:
            held = child("idle", game, size, "0")["rss"]
            print(f"  {size:9} {game:6}  {held:.0f} MB  {verdict(held < most, f'under {most:.0f}')}", flush=True)
    print(f"Memory held over {MATCHES} matches, MB, at 1280x800; a line is laid through the second half")
    for game in games:
        found = child("memory", game, str(MATCHES))
        held = found["held"]
        grown = growth(held[WARM - 1 :])
        shown = ", ".join(f"{held[number - 1]:.1f} after {number}" for number in (1, 10, WARM, MATCHES))
        told = f"grows by {grown.slope:.1f} ± {grown.error:.1f} KB a match"
        goal = verdict(grown.at_most < GROWTH_GOAL, f"surely under {GROWTH_GOAL:.0f}")
        print(f"  {game:6}  {shown}: {told}  {goal}  {found['resident'][-1]:.0f} MB resident")


PARTS: dict[str, Callable[[list[str]], None]] = {"frames": frames, "idle": idle, "start": start, "memory": memory}


APART = {  # modules of benchlib that take arguments and print their own results
    "strength": "strength",
    "monkey": "monkeys",
    "matches": "matches",
    "pace": "pace",
    "curve": "curve",
    "reviewing": "reviewing",
    "steady": "steady",
    "coach": "coach",
    "cards": "cards",
    "bids": "bids",
    "bid-duel": "bid_duel",
    "foolish": "foolish",
    "kernel": "kernel",
}


def apart(name: str, *arguments: str) -> int:
    command = [sys.executable, "-m", f"benchlib.{APART[name]}", *arguments]
    return subprocess.run(command, cwd=ROOT / "build", check=False).returncode


def verdict(is_met: bool, goal: str) -> str:
    return f"[goal: {goal}: {'met' if is_met else 'MISSED'}]"


def child(module: str, *arguments: str) -> Any:
    """Return what a module of benchlib prints."""
    command = [sys.executable, "-m", f"benchlib.{module}", *arguments]
    return json.loads(subprocess.check_output(command, cwd=ROOT / "build", env=environment()))


def environment() -> dict[str, str]:
    """Return our environment, with a window for the children if there is a screen."""
    return os.environ | {"SDL_VIDEODRIVER": "x11" if has_screen() else "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}


def has_screen() -> bool:
    return "DISPLAY" in os.environ


def screen() -> AbstractContextManager[None]:
    """Provide a screen large enough for all windows: a new Xvfb if it is installed, else the present one."""
    return x_server("2560x1440") if which("Xvfb") else nullcontext()


def main(names: list[str]) -> int:
    if names and names[0] in APART:
        return apart(*names)
    if unknown := [name for name in names if name not in (*PARTS, *GAMES)]:
        known = ", ".join([*PARTS, *GAMES])
        print(f"bench: there is no {unknown[0]!r}; there are {known}, {', '.join(APART)}", file=sys.stderr)
        return 2
    games = [game for game in GAMES if game in names] or list(GAMES)
    parts = [name for name in PARTS if name in names] or list(PARTS)
    with screen():
        print(f"On {'an X screen' if has_screen() else 'no screen: the windows are only in memory'}.")
        for name in parts:
            PARTS[name](games)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
