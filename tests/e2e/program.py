"""The packaged program on the X screen: started, looked at, played with xdotool, killed."""

import os
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

from PIL import Image, ImageGrab

from .waiting import wait_until

GOODGE = Path(__file__).parent.parent.parent / "build" / "out" / "dist" / "goodge"
SIZE = (1280, 720)
_ASIDE = (1279, 799)  # outside a window of that size in the screen's corner


def environment(home: Path) -> dict[str, str]:
    """What the program is started with: its own home, this screen, no sound device, unpacked beside its home."""
    unpacked = home.parent / "unpacked"
    unpacked.mkdir(exist_ok=True)
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    return inherited | {"GOODGE_HOME": str(home), "SDL_AUDIODRIVER": "none-there", "TMPDIR": str(unpacked)}


def run(*arguments: str, home: Path, said: str = "", without: Sequence[str] = ()) -> subprocess.CompletedProcess[str]:
    """Runs a command of the packaged program to its end, `said` on its standard input."""
    env = {name: value for name, value in environment(home).items() if name not in without}
    return subprocess.run(
        [GOODGE, *arguments], input=said, capture_output=True, text=True, env=env, timeout=60, check=False
    )


class Program:
    """One running copy, with variables of its own in its environment. On leaving it is killed if it has not ended."""

    def __init__(self, home: Path, **variables: str) -> None:
        self.process = subprocess.Popen(
            [GOODGE, "--size", f"{SIZE[0]}x{SIZE[1]}"],
            env=environment(home) | variables,
            start_new_session=True,  # one file runs as two processes, which are to die together
        )
        self.window = wait_until(lambda: next(filter(self._owns, windows()), None), "a window")
        xdotool("windowmove", self.window, "0", "0")
        self.to_front()

    def _owns(self, window: str) -> bool:
        """Whether it is this copy's: the number of a window that has just gone may be given to the next."""
        said = subprocess.run(["xdotool", "getwindowpid", window], capture_output=True, text=True, check=False).stdout
        try:
            return os.getpgid(int(said)) == self.process.pid
        except (ValueError, ProcessLookupError):
            return False  # it has gone meanwhile

    def to_front(self) -> None:
        """Gives this copy the keyboard, on top of others, and takes the mouse out of its window."""
        xdotool("mousemove", *map(str, _ASIDE))
        xdotool("windowraise", self.window, "windowfocus", "--sync", self.window)

    def press(self, *keys: str) -> None:
        """Presses keys by their X names, one after the other."""
        xdotool("key", "--delay", "20", *keys)

    @contextmanager
    def holding(self, key: str) -> Iterator[None]:
        """Holds a key down meanwhile."""
        xdotool("keydown", key)
        try:
            yield
        finally:
            xdotool("keyup", key)

    def click(self, place: tuple[int, int]) -> None:
        """A click at a point of the window; the mouse is taken away again."""
        xdotool("mousemove", "--window", self.window, *map(str, place), "click", "1")
        xdotool("mousemove", *map(str, _ASIDE))

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """The mouse button held from one point of the window to the other."""
        move = ("mousemove", "--window", self.window)
        middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        xdotool(*move, *map(str, start), "mousedown", "1")
        xdotool(*move, *map(str, middle))
        xdotool(*move, *map(str, end), "mouseup", "1")
        xdotool("mousemove", *map(str, _ASIDE))

    def picture(self) -> Image.Image:
        """What the window shows."""
        return ImageGrab.grab(bbox=(0, 0, *SIZE), xdisplay="")

    def kill(self) -> None:
        """Ends it at once, without a chance to put anything in order."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def wait(self) -> int:
        """Waits until it has ended; its exit status."""
        return self.process.wait(timeout=30)

    def __enter__(self) -> "Program":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.kill()


def windows() -> set[str]:
    """The windows of the game that are on the screen."""
    search = ["xdotool", "search", "--onlyvisible", "--class", "goodge"]
    found = subprocess.run(search, capture_output=True, text=True, check=False)  # 1: there is none
    return set(found.stdout.split())


def xdotool(*words: str) -> None:
    subprocess.run(["xdotool", *words], check=True)
