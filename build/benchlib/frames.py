"""How long frames take while cards are dealt and a round is played: python -m benchlib.frames 1280x800"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, thread_time
from typing import NamedTuple

from headless import Screen, write_settings

import pygame  # isort: skip

from benchlib.players import PERSON, begin, play_for_person, resident, tell
from goodge.ui.scenes.table import TableScene

_FPS = 60
_DEALING = 1.3  # seconds


class Frame(NamedTuple):
    """Milliseconds of one frame: on the clock, and of this thread's own work."""

    wall: float
    work: float


def measure(screen: Screen) -> dict[str, object]:
    """A round at normal speed, sixty frames a second, as the program's own loop would show it."""
    clock = pygame.time.Clock()
    scene = begin(screen, PERSON)
    frames: dict[str, list[Frame]] = {"dealing": [], "playing": []}
    passed = 0.0
    while isinstance(screen.scene, TableScene):
        play_for_person(scene)
        seconds = min(clock.tick(_FPS) / 1000, 0.1)
        pygame.event.pump()
        wall, work = perf_counter(), thread_time()
        is_moving = screen.app.turn(seconds)
        frame = Frame((perf_counter() - wall) * 1000, (thread_time() - work) * 1000)
        passed += seconds
        if is_moving:
            frames["dealing" if passed < _DEALING else "playing"].append(frame)
    return {name: summary(found) for name, found in frames.items()} | {"rss": resident()}


def summary(frames: list[Frame]) -> dict[str, object]:
    """Median, 99th percentile and worst."""
    found: dict[str, object] = {"frames": len(frames)}
    for name in Frame._fields:
        times = sorted(getattr(frame, name) for frame in frames)
        found[name] = [times[len(times) // 2], times[int(len(times) * 0.99)], times[-1]]
    return found


def main() -> None:
    width, height = map(int, sys.argv[1].split("x"))
    with TemporaryDirectory() as home:
        write_settings(Path(home), speed="normal")
        screen = Screen(Path(home), (width, height))
        tell(measure(screen))
        screen.close()


main()
