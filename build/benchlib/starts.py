"""The time from starting a program until its window shows something, on an X screen that is black."""

import os
import signal
import subprocess
import sys
from ctypes import CDLL, c_char_p, c_int, c_uint, c_ulong, c_void_p
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


def first_frame(command: list[str], pixel: Pixel) -> float:
    """Return the seconds until the pixel is lit; the program is then killed. TimeoutError: it was never lit."""
    with TemporaryDirectory() as home:
        environment = os.environ | {"GOODGE_HOME": home, "TMPDIR": home}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # or the game would be compiled at every start
        start = perf_counter()
        process = subprocess.Popen(
            command, env=environment, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            while not pixel.is_lit():
                if perf_counter() - start > _PATIENCE:
                    raise TimeoutError(f"{command[0]} shows nothing")
                sleep(_LOOK)
            return perf_counter() - start
        finally:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            while pixel.is_lit():
                sleep(_LOOK)


def measure(program: Path | None, rounds: int) -> dict[str, list[float]]:
    """Return the seconds to the first frame, several runs each: a blank window, the game in plain Python, packaged."""
    python = sys.executable
    commands = {"blank": [python, "-c", BLANK], "plain": [python, "-m", "goodge", *SIZE]}
    if program is not None and program.exists():
        commands["packaged"] = [str(program), *SIZE]
    pixel = Pixel(*_SEEN)
    times: dict[str, list[float]] = {name: [] for name in commands}
    first_frame(commands["plain"], pixel)  # compiles what has changed
    for _ in range(rounds):
        for name, command in commands.items():
            times[name].append(first_frame(command, pixel))
    return times
