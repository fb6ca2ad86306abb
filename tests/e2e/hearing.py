"""A bus of its own for a test, and a screen reader on it that writes down what it is told."""

import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from .waiting import wait_until

_SYSTEMS_PYTHON = "/usr/bin/python3"  # the bindings for AT-SPI are Debian's, and no package for others
_LISTENER = Path(__file__).with_name("listener.py")
_WINDOWS = "windows"
FOCUS, SAID, CAME_UP = "object:state-changed:focused", "object:announcement", "window:activate"


class Hearing:
    """What the screen reader on a bus has been told."""

    def __init__(self, bus: str, heard: Path) -> None:
        self.bus, self._heard = bus, heard
        with heard.open("wb") as out:
            self._listener = subprocess.Popen(
                [_SYSTEMS_PYTHON, _LISTENER], env=_environment(DBUS_SESSION_BUS_ADDRESS=bus),
                stdin=subprocess.PIPE, stdout=out,
            )  # fmt: skip

    def lines(self, kind: str) -> list[dict[str, Any]]:
        """Everything of one kind, in order."""
        whole = self._heard.read_text(encoding="utf-8").rpartition("\n")[0]
        return [line for line in map(json.loads, whole.splitlines()) if line["kind"] == kind]

    @property
    def windows(self) -> list[str]:
        """The names of the windows that there are."""
        lines = self.lines(_WINDOWS)
        return lines[-1]["names"] if lines else []

    def names(self, kind: str) -> list[str]:
        """The names of all elements that something of this kind is told of."""
        return [line["name"] for line in self.lines(kind)]

    def wait_for(self, kind: str, name: str, after: int = 0) -> dict[str, Any]:
        """What is told of the element with this name, after so many others of its kind."""

        def look() -> dict[str, Any] | None:
            return next((line for line in self.lines(kind)[after:] if line["name"] == name), None)

        return wait_until(look, lambda: f"{kind} of {name!r}, and there are {self.names(kind)[after:]}")

    def tell(self, word: str) -> None:
        """Have the listener do this."""
        assert self._listener.stdin is not None
        self._listener.stdin.write(f"{word}\n".encode())
        self._listener.stdin.flush()

    def close(self) -> None:
        assert self._listener.stdin is not None
        self._listener.stdin.close()
        self._listener.kill()
        self._listener.wait()


@contextmanager
def hearing(heard: Path) -> Iterator[Hearing]:
    """A screen reader on a bus that is there meanwhile."""
    command = ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"]
    with subprocess.Popen(command, env=_environment(), stdout=subprocess.PIPE, text=True) as bus:
        assert bus.stdout is not None
        reader = Hearing(bus.stdout.readline().strip(), heard)
        try:
            yield reader
        finally:
            reader.close()
            bus.terminate()


def _environment(**variables: str) -> dict[str, str]:
    """Ours, without the bus that may be on this machine; what is switched on there is not kept for other programs."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith(("DBUS_", "AT_SPI_"))}
    return ours | {"GSETTINGS_BACKEND": "memory"} | variables
