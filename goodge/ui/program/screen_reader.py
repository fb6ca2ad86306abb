"""The system's screen reader as a voice, by accesskit: Orca on Linux, VoiceOver on macOS, those of Windows."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .reader_bridges import Bridge, BusBridge, WindowBridge
from .voice import Focused
from .window import TITLE, Window

_SWITCH = "GOODGE_SCREEN_READER"


class ScreenReader:
    """Tells the system's screen reader, if there is one, over a bridge."""

    says_before_focus = False

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge

    @property
    def is_heard(self) -> bool:
        """True while a reader asks for what is shown."""
        return self._bridge.is_heard

    def start(self) -> None:
        """Look for a reader, now that the first picture is on the screen."""
        self._bridge.start()

    def show(self, title: str, focused: Focused) -> None:
        """Tell what the window is called now and what has the focus."""
        self._bridge.tell(lambda tree: tree.show(title, focused))

    def announce(self, words: str) -> None:
        """Have this said."""
        self._bridge.tell(lambda tree: tree.announce(words))

    def turn(self, *, has_keyboard: bool) -> None:
        """Tell whether the window gets the keys that are pressed."""
        self._bridge.tell(lambda tree: tree.turn(has_keyboard=has_keyboard))

    def close(self) -> None:
        """Let go of the reader."""
        self._bridge.close()


def screen_readers(window: Window, note: Callable[[str], None]) -> list[ScreenReader]:
    """Return the voice for the system's screen reader; none where the system has no way to one, or it is switched off.

    The window must not have been shown yet.
    """
    if os.environ.get(_SWITCH) == "off":
        return []
    try:
        bridge = _bridge(window.handle, note)
    except Exception as error:  # whatever it is, the game goes on without
        note(f"There is no way to a screen reader: {error!r}")
        return []
    return [ScreenReader(bridge)] if bridge else []


def _bridge(handle: int, note: Callable[[str], None]) -> Bridge | None:
    if sys.platform in ("win32", "darwin"):
        return WindowBridge(_accesskit(), TITLE, handle) if handle else None
    return BusBridge(_accesskit, TITLE, note) if _has_bus() else None


def _has_bus() -> bool:
    """Return True if this person's programs have a bus, over which readers are told."""
    folder = os.environ.get("XDG_RUNTIME_DIR")
    return "DBUS_SESSION_BUS_ADDRESS" in os.environ or bool(folder and Path(folder, "bus").exists())


def _accesskit() -> Any:
    """Return the module, loaded where it is first wanted: it takes time."""
    import accesskit

    return accesskit
