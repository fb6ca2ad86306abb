"""The time from starting a program until its window shows something, on an X screen that is black."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import CDLL, c_char_p, c_int, c_uint, c_ulong, c_void_p
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, sleep

BLANK = """
import pygame
pygame.display.init()
pygame.display.set_mode((1280, 720))
pygame.display.get_surface().fill("darkgreen")
pygame.display.flip()
while True:
    pygame.event.get()
    pygame.time.wait(50)
"""
SIZE = ["--size", "1280x720"]
PARTS = ("interpreter", "imports", "window", "first frame")
_SEEN = (850, 500)  # in a window of that size, in a corner or in the middle of the screen
_LOOK = 0.002
_PATIENCE = 30.0
_ALL_PLANES, _Z_PIXMAP = 2**32 - 1, 2


class Pixel:
    """One point of the screen, asked of the X server. Raises OSError without libX11 or a server."""

    def __init__(self, x: int, y: int) -> None:
        self._x11, self._place = CDLL("libX11.so.6"), (x, y)
        for name, gives, takes in (
            ("XOpenDisplay", c_void_p, [c_char_p]),
            ("XDefaultRootWindow", c_ulong, [c_void_p]),
            ("XGetImage", c_void_p, [c_void_p, c_ulong, c_int, c_int, c_uint, c_uint, c_ulong, c_int]),
            ("XGetPixel", c_ulong, [c_void_p, c_int, c_int]),
            ("XFree", c_int, [c_void_p]),
        ):
            function = getattr(self._x11, name)
            function.restype, function.argtypes = gives, takes
        self._display = self._x11.XOpenDisplay(None)
        if not self._display:
            raise OSError("no X server answers")
        self._root = self._x11.XDefaultRootWindow(self._display)

    def is_lit(self) -> bool:
        """Return True if the pixel is not black."""
        image = self._x11.XGetImage(self._display, self._root, *self._place, 1, 1, _ALL_PLANES, _Z_PIXMAP)
        value = self._x11.XGetPixel(image, 0, 0)
        self._x11.XFree(image)
        return bool(value)


@contextmanager
def fresh() -> Iterator[dict[str, str]]:
    """Give the environment of a start, with a home that is new."""
    with TemporaryDirectory() as home:
        variables = os.environ | {"GOODGE_HOME": home, "TMPDIR": home}
        variables.pop("PYTHONDONTWRITEBYTECODE", None)  # or the game would be compiled at every start
        yield variables


def seconds_until(command: list[str], has_come: Callable[[int], bool]) -> float:
    """Return the seconds until something can be said of a program's process, which is then killed.

    Raises TimeoutError if it never can.
    """
    with fresh() as variables:
        start = perf_counter()
        process = subprocess.Popen(
            command, env=variables, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            while not has_come(process.pid):
                if perf_counter() - start > _PATIENCE:
                    raise TimeoutError(f"{command[0]} shows nothing")
                sleep(_LOOK)
            return perf_counter() - start
        finally:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def first_frame(command: list[str], pixel: Pixel) -> float:
    """Return the seconds until the pixel is lit; the program is then killed. TimeoutError: it was never lit."""
    seconds = seconds_until(command, lambda _: pixel.is_lit())
    while pixel.is_lit():
        sleep(_LOOK)
    return seconds


def loader(program: Path) -> float:
    """Return the seconds until the one file has unpacked itself and starts the process that is the game."""
    return seconds_until([str(program), *SIZE], lambda pid: bool(_children(pid)))


def parts() -> list[float]:
    """Return the seconds that each of PARTS takes at a start in plain Python."""
    with fresh() as variables:
        start = perf_counter()
        command = [sys.executable, "-m", "benchlib.startparts"]
        said = subprocess.check_output(command, env=variables, cwd=Path(__file__).parents[1])
    return [end - begin for begin, end in pairwise([start, *json.loads(said)])]


def _children(pid: int) -> str:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")


def measure(programs: dict[str, Path], rounds: int) -> dict[str, list[float]]:
    """Return the seconds to the first frame, several runs each: a blank window, the game in plain Python, packaged."""
    python = sys.executable
    commands = {"blank": [python, "-c", BLANK], "plain": [python, "-m", "goodge", *SIZE]}
    commands |= {name: [str(program), *SIZE] for name, program in programs.items()}
    pixel = Pixel(*_SEEN)
    times: dict[str, list[float]] = {name: [] for name in commands}
    first_frame(commands["plain"], pixel)  # compiles what has changed
    for _ in range(rounds):
        for name, command in commands.items():
            times[name].append(first_frame(command, pixel))
    return times
