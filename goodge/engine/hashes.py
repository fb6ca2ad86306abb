"""SHA-256 by Python's own code: that of `hashlib` is OpenSSL's, which takes 4 MB of memory to load."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Protocol, cast

__all__ = ["sha256"]

_OWN = "_sha2", "_sha256"  # as it is called since Python 3.12, and before; some systems have neither


class Digest(Protocol):
    """What has been hashed."""

    def digest(self) -> bytes: ...
    def hexdigest(self) -> str: ...


def _found() -> Callable[[bytes], Digest]:
    """Return Python's own function, or that of `hashlib` where there is none."""
    for name in (*_OWN, "hashlib"):
        with suppress(ImportError):
            return cast("Callable[[bytes], Digest]", import_module(name).sha256)
    raise ImportError("there is no SHA-256")


sha256 = _found()
