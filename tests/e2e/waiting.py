"""Waiting for another process to get somewhere. Only tests in this folder may wait."""

import time
from collections.abc import Callable
from typing import TypeVar

_PAUSE = 0.02
PATIENCE = 30.0

T = TypeVar("T")


def wait_until(look: Callable[[], T | None], what: str | Callable[[], str], patience: float = PATIENCE) -> T:
    """Calls `look` until it finds something (anything true). AssertionError, naming what was awaited: it never did."""
    end = time.monotonic() + patience
    while not (found := look()):
        if time.monotonic() > end:
            raise AssertionError(f"waited {patience:.0f} s in vain: {what if isinstance(what, str) else what()}")
        time.sleep(_PAUSE)
    return found
