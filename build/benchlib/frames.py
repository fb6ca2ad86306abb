"""The time that frames take while cards are dealt and a round is played: python -m benchlib.frames 1280x800 GAME ..."""

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, thread_time
from typing import NamedTuple

from headless import Screen, write_settings

import pygame  # isort: skip

from benchlib.players import begin, play_for_person, resident, tell, with_person
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.scenes.title.scene import TitleScene

_FPS = 60
_TITLE, _DEALING, _PLAYING = 4.0, 10.0, 10.0  # seconds, at the most


class Frame(NamedTuple):
    """The milliseconds of one frame: on the clock, and of this thread's own work."""

    clock: float
    work: float


def measure(screen: Screen, game: str) -> dict[str, object]:
    """Time the deal and some tricks at normal speed, sixty frames a second, as the program's own loop shows them."""
    setup = with_person(game)
    screen.app.settings.last_setups = (setup,)
    screen.app.reset(TitleScene(screen.app))
    show(screen, _TITLE)
    scene = begin(screen, setup)
    found = {"dealing": show(screen, _DEALING, lambda: not scene.table.record.rounds[0][-1].actions)}
    found["playing"] = show(screen, _PLAYING)
    found["both"] = found["dealing"] + found["playing"]
    return {name: summary(frames) for name, frames in found.items()}


def show(screen: Screen, seconds: float, goes_on: Callable[[], bool] = lambda: True) -> list[Frame]:
    """Let this much time pass; return the frames in which something moved. The person's decisions are made for them."""
    ticker, frames, left = pygame.time.Clock(), list[Frame](), seconds
    ticker.tick()
    while left > 0 and goes_on():
        if isinstance(screen.scene, TableScene):
            play_for_person(screen.scene)
        passed = min(ticker.tick(_FPS) / 1000, 0.1)
        left -= passed
        pygame.event.pump()
        wall, work = perf_counter(), thread_time()
        is_moving = screen.app.turn(passed)
        if is_moving:
            frames.append(Frame((perf_counter() - wall) * 1000, (thread_time() - work) * 1000))
    return frames


def summary(frames: list[Frame]) -> dict[str, object]:
    """Return the median, 99th percentile and worst time."""
    found: dict[str, object] = {"frames": len(frames)}
    for name in Frame._fields:
        times = sorted(getattr(frame, name) for frame in frames)
        found[name] = [times[len(times) // 2], times[int(len(times) * 0.99)], times[-1]]
    return found


def main() -> None:
    size, *games = sys.argv[1:]
    width, height = map(int, size.split("x"))
    with TemporaryDirectory() as home:
        write_settings(Path(home), speed="normal")
        screen = Screen(Path(home), (width, height))
        found: dict[str, object] = {game: measure(screen, game) for game in games}
        tell(found | {"rss": resident()})
        screen.close()


if __name__ == "__main__":
    main()
