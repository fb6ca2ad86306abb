"""An X server without a screen, for one process and what it starts."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

_STAYS = "-noreset"  # else it restarts, unreachable, when the last window closes


@contextmanager
def x_server(size: str) -> Iterator[None]:
    """Run Xvfb with a screen of this size ("1280x800"), named by DISPLAY. FileNotFoundError: there is no Xvfb."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size}x24", _STAYS, "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            os.environ["DISPLAY"] = f":{told.readline().strip()}"
        yield
    finally:
        server.terminate()
        server.wait()
