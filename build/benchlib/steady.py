"""The work of each frame of the same match, the least of several runs: python -m benchlib.steady 1280x800 RUNS GAME ...

Time passes in steps of a sixtieth of a second, and computer players are waited for, so that the runs are alike frame by
frame. What another program takes from one run it seldom takes from all, so this can be measured on a busy machine.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep, thread_time
from typing import NamedTuple

from headless import Screen, write_settings

import pygame  # isort: skip

from benchlib.players import begin, play_for_person, with_person
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.scenes.title.scene import TitleScene

_STEP = 1 / 60
_TITLE, _PLAYED, _MOST = 60, 460, 3000  # frames: of the title, from the first action on, and of a run at the most
_NAP = 0.003  # seconds after each frame, for the threads that make pictures


class Frame(NamedTuple):
    """The milliseconds of this thread's own work on one frame, and whether cards are dealt in it."""

    work: float
    is_moving: bool
    is_dealing: bool


def measure(screen: Screen, game: str, runs: int) -> list[Frame]:
    """Return the frames in which something moves, from the first card that does, each with its least work."""
    found = [_run(screen, game) for _ in range(runs)]
    alike = zip(*found, strict=False)
    least = [min(frames, key=lambda frame: frame.work) for frames in alike]
    return [frame for frame in least if frame.is_moving]


def _run(screen: Screen, game: str) -> list[Frame]:
    setup = with_person(game)
    screen.app.settings.last_setups = (setup,)
    screen.app.reset(TitleScene(screen.app))
    for _ in range(_TITLE):
        _frame(screen)
    scene = begin(screen, setup)
    frames: list[Frame] = []
    played = 0
    while played < _PLAYED and len(frames) < _MOST:
        if isinstance(screen.scene, TableScene):
            play_for_person(screen.scene)
            screen.scene.wait(30)
        work, is_moving = _frame(screen)
        moving = sum(sprite.is_moving for sprite in scene.shown.stage.sprites.values())
        has_begun = bool(scene.table.record.rounds[0][-1].actions)
        played += has_begun
        if frames or moving:
            frames.append(Frame(work, is_moving, bool(moving) and not has_begun))
    return frames


def _frame(screen: Screen) -> tuple[float, bool]:
    pygame.event.pump()
    began = thread_time()
    is_moving = screen.app.turn(_STEP)
    work = (thread_time() - began) * 1000
    sleep(_NAP)
    return work, is_moving


def told(frames: list[Frame]) -> str:
    """Return the words for the median, 99th percentile and worst work."""
    times = sorted(frame.work for frame in frames)
    middle, late, worst = times[len(times) // 2], times[int(len(times) * 0.99)], times[-1]
    return f"{len(times):4} frames  p50 {middle:4.1f}  p99 {late:4.1f}  worst {worst:4.1f}"


def main() -> None:
    size, runs, *games = sys.argv[1:]
    width, height = map(int, size.split("x"))
    print(f"Own work on each frame at {size}, milliseconds, the least of {runs} runs")
    with TemporaryDirectory() as home:
        write_settings(Path(home), speed="normal")
        screen = Screen(Path(home), (width, height))
        for game in games:
            frames = measure(screen, game, int(runs))
            dealing = [frame for frame in frames if frame.is_dealing]
            playing = [frame for frame in frames if not frame.is_dealing]
            print(
                f"  {game:7} all {told(frames)}\n          dealing {told(dealing)}\n          others  {told(playing)}",
                flush=True,
            )
        screen.close()


if __name__ == "__main__":
    main()
