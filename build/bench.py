"""Measures what makes a game feel light: python3 build/dev.py bench [frames] [idle] [start] [memory]
and how strong the computer players are, which takes half an hour: python3 build/dev.py bench strength [--quick]

Each part runs in a process of its own, on a real X window where there is one or Xvfb can give one, else without a
window. Other work on the machine makes the figures worse, never better: of several runs the best one counts.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which
from statistics import median
from typing import Any

ROOT = Path(__file__).parent.parent
PACKAGED = ROOT / "build" / "out" / "dist" / "goodge"
FRAME_GOALS = {"1280x800": 8.0, "2560x1440": 16.0}  # milliseconds, 99th percentile
RUNS = 3  # the best one counts
IDLE_SECONDS, IDLE_GOAL = 30, 0.01
STARTS, START_GOAL = 9, 1.5
MATCHES, WARM, GROWTH_GOAL = 50, 25, 0.05  # share, from match WARM on, when what is kept on purpose is there


def frames() -> None:
    print("Frames of a deal and some tricks at normal speed, milliseconds")
    print("  (clock: as they came; work: what this program did for them, without waiting for others)")
    for size, goal in FRAME_GOALS.items():
        results = [child("frames", size) for _ in range(RUNS)]
        for kind in ("clock", "work"):
            for part in ("dealing", "playing", "both"):
                p50, p99, worst = min((result[part][kind] for result in results), key=lambda times: float(times[1]))
                told = f"  {size:9} {kind:5} {part:7}  p50 {p50:5.1f}  p99 {p99:5.1f}  worst {worst:5.1f}"
                print(f"{told}  {verdict(p99 < goal, f'p99 under {goal:.0f}')}" if part == "both" else told)
        print(f"  {size:9} {results[0]['rss']:.0f} MB resident")


def idle() -> None:
    result = child("idle", str(IDLE_SECONDS))
    share = result["cpu"] / IDLE_SECONDS
    print(f"Idle at the table for {IDLE_SECONDS} s at 1280x800, where nothing moves")
    print(f"  {result['cpu']:.2f} CPU-seconds: {share:.2%} of a core  {verdict(share < IDLE_GOAL, 'under 1%')}")
    print(f"  {result['draws']} frames drawn  {verdict(result['draws'] == 0, 'none')}")
    print(f"  {result['rss']:.0f} MB resident")


def start() -> None:
    print(f"Start to first frame, milliseconds, {STARTS} runs in turns", flush=True)
    if not has_screen():
        print("  cannot be measured without an X server")
        return
    from benchlib.starts import measure

    times = measure(PACKAGED, STARTS)
    blank = min(times["blank"])
    for name, found in times.items():
        told = f"  {name:9} best {min(found) * 1000:.0f}  median {median(found) * 1000:.0f}"
        share = min(found) / blank
        goal = "" if name == "blank" else f"  {share:.2f} times blank  {verdict(share < START_GOAL, 'under 1.5')}"
        print(told + goal)


def memory() -> None:
    sizes = child("memory", str(MATCHES))["rss"]
    growth = sizes[-1] / sizes[WARM - 1] - 1
    print(f"Resident memory over {MATCHES} matches, MB, at 1280x800")
    shown = ", ".join(f"{sizes[n - 1]:.1f} after {n}" for n in (1, 10, WARM, MATCHES))
    print(f"  {shown}: grows by {growth:.1%} in the second half  {verdict(growth < GROWTH_GOAL, 'none')}")


PARTS: dict[str, Callable[[], None]] = {"frames": frames, "idle": idle, "start": start, "memory": memory}


def strength(*arguments: str) -> int:
    command = [sys.executable, "-m", "benchlib.strength", *arguments]
    return subprocess.run(command, cwd=ROOT / "build", check=False).returncode


def verdict(is_met: bool, goal: str) -> str:
    return f"[goal: {goal}: {'met' if is_met else 'MISSED'}]"


def child(module: str, *arguments: str) -> Any:
    """What a module of benchlib prints."""
    command = [sys.executable, "-m", f"benchlib.{module}", *arguments]
    return json.loads(subprocess.check_output(command, cwd=ROOT / "build", env=environment()))


def environment() -> dict[str, str]:
    """Ours, with a window for the children where there is a screen."""
    return os.environ | {"SDL_VIDEODRIVER": "x11" if has_screen() else "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}


def has_screen() -> bool:
    return "DISPLAY" in os.environ


@contextmanager
def screen() -> Iterator[None]:
    """A screen large enough for all windows: a new Xvfb where it is installed, else the one that there is."""
    if which("Xvfb") is None:
        yield
        return
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "2560x1440x24", "-noreset", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            os.environ["DISPLAY"] = f":{told.readline().strip()}"
        yield
    finally:
        server.terminate()
        server.wait()


def main(names: list[str]) -> int:
    if names[:1] == ["strength"]:
        return strength(*names[1:])
    if unknown := [name for name in names if name not in PARTS]:
        print(f"bench: there is no {unknown[0]!r}; there are {', '.join(PARTS)} and strength", file=sys.stderr)
        return 2
    with screen():
        print(f"On {'an X screen' if has_screen() else 'no screen: the windows are only in memory'}.")
        for name, part in PARTS.items():
            if not names or name in names:
                part()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
