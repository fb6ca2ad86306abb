"""The ways to a screen reader: on Linux a bus, from a thread of its own; on macOS and Windows the window itself."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from queue import Full, Queue
from threading import Lock, Thread
from typing import Any, Protocol

import pygame

from .reader_tree import ReaderTree

_SDL_WINDOW_CLASS = "SDLWindow"
_SPI_GETSCREENREADER = 0x0046
_MOST_JOBS = 100
_LONGEST_GOODBYE = 0.2  # seconds
_ENTER = {"key": pygame.K_RETURN, "mod": 0, "unicode": "\r", "scancode": pygame.KSCAN_RETURN}

BridgeJob = Callable[[ReaderTree], None]


class Bridge(Protocol):
    """A way to a screen reader."""

    @property
    def is_heard(self) -> bool:
        """True while a reader asks for what is shown."""

    def start(self) -> None:
        """Look for a reader, now that the first picture is on the screen."""

    def tell(self, job: BridgeJob) -> None:
        """Have the elements changed by this, and the reader told."""

    def close(self) -> None:
        """Let go of the reader."""


class BusBridge:
    """A way over the bus by which Linux tells its readers, from a thread of its own.

    accesskit holds a lock while it asks for the first elements, and asks with Python's own lock. Whoever holds that one
    and waits for accesskit's would stop the whole program. So accesskit is told nothing until it has taken the answer
    that is kept for it, which runs no line of Python; nor after its reader has gone, as it may then ask again.
    """

    def __init__(self, load: Callable[[], Any], title: str, note: Callable[[str], None]) -> None:
        self._load, self._title, self._note = load, title, note
        self._jobs: Queue[BridgeJob | None] = Queue(_MOST_JOBS)
        self._answer: deque[Any] = deque()
        self._telling = Lock()
        self._is_there = False
        self._had_keyboard = False
        self._thread = Thread(target=self._run, name="screen reader", daemon=True)

    @property
    def is_heard(self) -> bool:
        """True while a reader asks for what is shown."""
        return self._is_there and not self._answer

    def start(self) -> None:
        """Look for a reader, now that the first picture is on the screen."""
        self._thread.start()

    def tell(self, job: BridgeJob) -> None:
        """Have the elements changed by this, and the reader told; a reader that takes nothing misses it."""
        with suppress(Full):
            self._jobs.put_nowait(job)

    def close(self) -> None:
        """Let go of the reader, and wait for it no longer than a moment."""
        with suppress(Full):
            self._jobs.put_nowait(None)
        if self._thread.is_alive():
            self._thread.join(_LONGEST_GOODBYE)

    def _run(self) -> None:
        try:
            self._serve()
        except BaseException as error:  # a panic of accesskit is no Exception; whatever it is, the game goes on
            self._note(f"The screen reader is told nothing: {error!r}")
        self._is_there = False

    def _serve(self) -> None:
        kit = self._load()
        tree = ReaderTree(kit, self._title)
        self._answer.append(tree.update())
        adapter = kit.unix.Adapter(self._answer.pop, _presser(tree), lambda: self._await_reader(tree))
        self._is_there = True
        while (job := self._jobs.get()) is not None:
            with self._telling:  # a reader that goes has the tree changed from a thread of its own
                job(tree)
            if self._jobs.empty():
                self._update(adapter, tree)

    def _await_reader(self, tree: ReaderTree) -> None:
        """Keep an answer for the next reader, as this one has gone."""
        with self._telling:
            tree.hush()
            self._answer.append(tree.update())

    def _update(self, adapter: Any, tree: ReaderTree) -> None:
        with self._telling:
            if self._answer:
                return
            adapter.update_if_active([tree.update()].pop)
            if self._had_keyboard is not tree.has_keyboard:
                self._had_keyboard = tree.has_keyboard
                adapter.update_window_focus_state(tree.has_keyboard)


class WindowBridge:
    """A way by the window, which macOS and Windows ask for what it shows. All of it is the main thread's."""

    def __init__(self, kit: Any, title: str, handle: int) -> None:
        self._tree = ReaderTree(kit, title)
        self._was_asked = False
        if sys.platform == "darwin":
            kit.macos.add_focus_forwarder_to_window_class(_SDL_WINDOW_CLASS)
            make = kit.macos.SubclassingAdapter.for_window
        else:
            make = kit.windows.SubclassingAdapter
        self._adapter = make(handle, self._first_elements, _presser(self._tree))

    @property
    def is_heard(self) -> bool:
        """True once a reader has asked for what is shown."""
        return self._was_asked and (sys.platform != "win32" or _windows_has_reader())

    def start(self) -> None:
        """Do nothing: the window has been asked for its elements since it was shown."""

    def tell(self, job: BridgeJob) -> None:
        """Have the elements changed by this, and the reader told."""
        had_keyboard = self._tree.has_keyboard
        job(self._tree)
        self._raise(self._adapter.update_if_active(self._tree.update))
        if sys.platform == "darwin" and had_keyboard is not self._tree.has_keyboard:
            self._raise(self._adapter.update_view_focus_state(self._tree.has_keyboard))

    def close(self) -> None:
        """Do nothing: what belongs to the window goes with it."""

    def _first_elements(self) -> Any:
        self._was_asked = True
        return self._tree.update()

    def _raise(self, events: Any) -> None:
        if events is not None:
            events.raise_events()


def _presser(tree: ReaderTree) -> Callable[[Any], None]:
    """Return what answers a reader's requests: it presses Enter if what has the focus is to be pressed."""

    def press(request: Any) -> None:
        if tree.is_pressed_by(request):
            with suppress(pygame.error):  # the window has just been closed
                pygame.event.post(pygame.event.Event(pygame.KEYDOWN, _ENTER))
                pygame.event.post(pygame.event.Event(pygame.KEYUP, _ENTER))

    return press


def _windows_has_reader() -> bool:
    """Return True if Windows says that a screen reader runs: many other programs ask for elements as well."""
    import ctypes

    answer = ctypes.c_int(0)
    ctypes.windll.user32.SystemParametersInfoW(_SPI_GETSCREENREADER, 0, ctypes.byref(answer), 0)  # type: ignore[attr-defined, unused-ignore]
    return bool(answer.value)
