"""What the system's screen reader is told: the elements, and when; with stand-ins for the systems' own parts."""

import sys
from collections.abc import Callable
from queue import Queue
from threading import Event
from types import SimpleNamespace
from typing import Any

import accesskit
import pygame
import pytest

from goodge.ui.program import reader_bridges, screen_reader
from goodge.ui.program.reader_bridges import BusBridge, WindowBridge
from goodge.ui.program.reader_tree import ReaderTree
from goodge.ui.program.screen_reader import ScreenReader, screen_readers
from goodge.ui.program.voice import Focused, Part
from goodge.ui.program.window import TITLE, Window
from goodge.ui.scenes.title.scene import TitleScene

from .checks import press, top
from .conftest import OpenApp
from .menus import knows_the_game

SOON = 20.0
PLAY, QUIT = Focused(Part.BUTTON, "Play"), Focused(Part.BUTTON, "Quit")


class Kit:
    """accesskit, with adapters that only write down what they are told."""

    def __init__(self) -> None:
        self.made: tuple[Any, ...] = ()
        self.handlers: tuple[Callable[..., Any], ...] = ()
        self.told: Queue[Any] = Queue()
        self.keyboard: Queue[bool] = Queue()
        self.classes: list[str] = []
        self.raised = 0
        self.unix = self
        self.macos = SimpleNamespace(SubclassingAdapter=self, add_focus_forwarder_to_window_class=self.classes.append)
        self.windows = SimpleNamespace(SubclassingAdapter=self.for_window)
        self.update_window_focus_state = self.keyboard.put
        self.update_view_focus_state = self.keyboard.put

    def __getattr__(self, name: str) -> Any:
        return getattr(accesskit, name)

    def Adapter(self, *handlers: Callable[..., Any]) -> "Kit":  # noqa: N802
        self.handlers = handlers
        return self

    def for_window(self, handle: int, *handlers: Callable[..., Any]) -> "Kit":
        self.made = (handle,)
        return self.Adapter(*handlers)

    def update_if_active(self, make: Callable[[], Any]) -> "Kit":
        self.told.put(make())
        return self

    def raise_events(self) -> None:
        self.raised += 1

    def ask(self) -> Any:
        """What a reader does that comes: the elements that it is given."""
        return self.handlers[0]()


def tree() -> ReaderTree:
    return ReaderTree(accesskit, TITLE)


def elements(update: Any) -> dict[int, Any]:
    return dict(update.nodes)


def said(update: Any) -> list[str]:
    return [node.value for node in elements(update).values() if node.live == accesskit.Live.POLITE]


def request(target: int, action: Any = accesskit.Action.CLICK) -> Any:
    return SimpleNamespace(target=target, action=action)


def hears(voice: ScreenReader) -> bool:
    return voice.is_heard


# -- the elements --------------------------------------------------------------------------------------------


def test_there_is_a_window_with_its_title_and_one_element_with_the_focus() -> None:
    shown = tree()
    shown.show("A page", Focused(Part.CARD, "1 of Stars", "chosen", is_off=True, note="Spades were led: play a spade"))
    update = shown.update()
    window, card = elements(update)[update.tree.root], elements(update)[update.focus]
    assert (window.label, window.role, window.children) == ("A page", accesskit.Role.WINDOW, [update.focus])
    assert (card.label, card.role) == ("1 of Stars: chosen", accesskit.Role.LIST_ITEM)
    assert card.description == "Spades were led: play a spade"
    assert card.is_disabled
    assert card.supports_action(accesskit.Action.FOCUS)


@pytest.mark.parametrize("part", list(Part))
def test_every_part_has_a_name_that_readers_find(part: Part) -> None:
    shown = tree()
    shown.show("A page", Focused(part, "A name"))
    update = shown.update()
    focused = elements(update)[update.focus]
    found = focused.value if part is Part.TEXT else focused.label
    assert found == ("A page" if part is Part.WINDOW else "A name")


def test_another_element_has_another_number_and_another_value_has_not() -> None:
    shown = tree()
    numbers = []
    for focused in (PLAY, QUIT, Focused(Part.SLIDER, "Music", "40 %"), Focused(Part.SLIDER, "Music", "50 %")):
        shown.show("A page", focused)
        numbers.append(shown.update().focus)
    assert len(set(numbers)) == 3
    assert numbers[2] == numbers[3]


def test_what_is_announced_is_told_once_in_one_and_again_when_repeated() -> None:
    shown = tree()
    shown.announce("Ben passes")
    shown.announce("You lead")
    first = shown.update()
    assert said(first) == ["Ben passes. You lead"]
    assert elements(shown.update()).keys() == elements(first).keys(), "no new element, so nothing is said"
    shown.announce("Ben passes. You lead")
    again = shown.update()
    assert said(again) == said(first)
    assert elements(again).keys() != elements(first).keys()
    shown.hush()
    assert said(shown.update()) == []


def test_only_what_has_the_focus_and_can_be_pressed_is_pressed() -> None:
    shown = tree()
    shown.show("A page", PLAY)
    focus = shown.update().focus
    assert shown.is_pressed_by(request(focus))
    assert not shown.is_pressed_by(request(focus + 1))
    assert not shown.is_pressed_by(request(focus, accesskit.Action.FOCUS))
    shown.show("A page", Focused(Part.BUTTON, "Play", is_off=True))
    assert not shown.is_pressed_by(request(shown.update().focus))
    shown.show("A page", Focused(Part.SLIDER, "Music", "40 %"))
    assert not shown.is_pressed_by(request(shown.update().focus))


# -- over the bus ----------------------------------------------------------------------------------------------


class Bus:
    """A bridge over a bus that is not there, with a reader who comes and goes."""

    def __init__(self, load: Callable[[], Any] | None = None) -> None:
        self.kit, self.notes = Kit(), Queue[str]()
        self.bridge = BusBridge(load or (lambda: self.kit), TITLE, self.notes.put)
        self.voice = ScreenReader(self.bridge)

    def work_off(self) -> None:
        """Wait until all that has been told so far is told on, or is not."""
        for _ in range(2):  # once the second is taken up, the first is done with
            done = Event()
            self.bridge.tell(lambda _, done=done: done.set())  # type: ignore[misc]
            assert done.wait(SOON)

    def start(self) -> None:
        self.voice.start()
        self.work_off()


@pytest.fixture
def bus() -> Any:
    bus = Bus()
    yield bus
    bus.voice.close()


def test_nothing_is_told_until_a_reader_asks_nor_after_it_has_gone(bus: Bus) -> None:
    assert not hears(bus.voice)
    bus.start()
    bus.voice.show("A page", PLAY)
    bus.voice.announce("Ben passes")
    bus.voice.turn(has_keyboard=True)
    bus.work_off()
    assert bus.kit.told.empty()
    assert bus.kit.keyboard.empty()
    first = bus.kit.ask()
    assert elements(first)[first.tree.root].label == TITLE
    assert hears(bus.voice)
    bus.voice.announce("You lead")
    told = bus.kit.told.get(timeout=SOON)
    assert elements(told)[told.focus].label == "Play"
    assert "You lead" in said(told)[0]
    assert bus.kit.keyboard.get(timeout=SOON)
    bus.work_off()
    bus.kit.handlers[2]()  # it goes
    before = bus.kit.told.qsize()
    assert not hears(bus.voice)
    bus.voice.show("A page", QUIT)
    bus.work_off()
    assert bus.kit.told.qsize() == before
    later = bus.kit.ask()
    assert said(later) == [], "who comes later is not told again what was said"
    assert later.focus == later.tree.root, "nor what had the focus"
    assert hears(bus.voice)
    bus.voice.show("A page", PLAY)
    told = bus.kit.told.get(timeout=SOON)
    assert elements(told)[told.focus].label == "Play", "but what has it now"


def test_a_reader_that_goes_changes_no_elements_while_they_are_being_changed(bus: Bus) -> None:
    bus.start()
    are_locked = Queue[bool]()
    bus.bridge.tell(lambda _: are_locked.put(bus.bridge._telling.locked()))
    assert are_locked.get(timeout=SOON), "or what has the focus would pass for told to who comes later"


def test_a_reader_presses_enter_on_what_has_the_focus(bus: Bus, open_app: OpenApp) -> None:
    open_app()
    bus.start()
    focus = bus.kit.ask().focus
    bus.voice.show("A page", PLAY)
    focus = bus.kit.told.get(timeout=SOON).focus
    pygame.event.clear()
    bus.kit.handlers[1](request(focus + 1))
    bus.kit.handlers[1](request(focus))
    keys = [(event.type, event.key) for event in pygame.event.get((pygame.KEYDOWN, pygame.KEYUP))]
    assert keys == [(pygame.KEYDOWN, pygame.K_RETURN), (pygame.KEYUP, pygame.K_RETURN)]


class Panic(BaseException):
    """What a panic in accesskit looks like."""


@pytest.mark.parametrize("trouble", [ImportError("no accesskit"), Panic("no bus")])
def test_whatever_fails_is_noted_and_the_game_goes_on(trouble: BaseException) -> None:
    def load() -> Any:
        raise trouble

    bus = Bus(load)
    bus.voice.start()
    assert str(trouble) in bus.notes.get(timeout=SOON)
    for number in range(300):  # more than is kept for a reader that takes nothing
        bus.voice.announce(str(number))
    assert not hears(bus.voice)
    bus.voice.close()


def test_nobody_waits_for_a_service_that_hangs() -> None:
    bus = Bus()
    is_in, may_go = Event(), Event()

    def hang(_: Any) -> None:
        is_in.set()
        may_go.wait()

    bus.voice.start()
    bus.bridge.tell(hang)
    assert is_in.wait(SOON)
    bus.voice.announce("Ben passes")
    bus.voice.close()
    assert bus.bridge._thread.is_alive()
    may_go.set()
    bus.bridge._thread.join(SOON)
    assert not bus.bridge._thread.is_alive()


# -- by the window ---------------------------------------------------------------------------------------------


def test_a_mac_asks_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    kit = Kit()
    voice = ScreenReader(WindowBridge(kit, TITLE, 77))
    assert kit.classes == ["SDLWindow"]
    assert kit.made == (77,)
    assert not hears(voice)
    kit.ask()
    assert hears(voice)
    voice.start()
    voice.show("A page", PLAY)
    voice.turn(has_keyboard=True)
    assert kit.keyboard.get_nowait()
    assert elements(kit.told.get_nowait())[0].label == "A page"
    assert kit.raised == 2
    voice.close()


def test_windows_asks_the_window_for_other_programs_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    has_reader = False
    monkeypatch.setattr(reader_bridges, "_windows_has_reader", lambda: has_reader)
    kit = Kit()
    voice = ScreenReader(WindowBridge(kit, TITLE, 77))
    kit.ask()
    assert not hears(voice)
    has_reader = True
    assert hears(voice)
    voice.turn(has_keyboard=True)
    assert kit.keyboard.empty(), "Windows knows where the keys go"


# -- who is told at all ------------------------------------------------------------------------------------------


def found(handle: int, note: Callable[[str], None] = print) -> int:
    """How many voices there are for a window of which only the number is known."""
    window: Any = SimpleNamespace(handle=handle)
    return len(screen_readers(window, note))


def test_linux_is_told_where_there_is_a_bus(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert found(0) == 0
    (tmp_path / "bus").touch()
    assert found(0) == 1
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    assert found(0) == 0
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/somewhere")
    assert found(0) == 1
    monkeypatch.setenv("GOODGE_SCREEN_READER", "off")
    assert found(0) == 0


def test_without_the_package_the_game_goes_on_silently(monkeypatch: pytest.MonkeyPatch, open_app: OpenApp) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/somewhere")
    monkeypatch.setenv("GOODGE_SCREEN_READER", "on")
    monkeypatch.setitem(sys.modules, "accesskit", None)
    made: list[ScreenReader] = []

    def make(*args: Any) -> list[ScreenReader]:
        made.extend(screen_readers(*args))
        return made

    monkeypatch.setattr("goodge.ui.main.screen_readers", make)
    app = open_app()
    knows_the_game(app)
    app.ways.title(app)
    app.narrator.start()
    (voice,) = made
    bridge = voice._bridge
    assert isinstance(bridge, BusBridge)
    bridge._thread.join(SOON)
    assert "accesskit" in app.home.log_file.read_text(encoding="utf-8")
    assert not voice.is_heard
    press(app, pygame.K_DOWN, pygame.K_RETURN)
    app.turn(0.1)
    assert not isinstance(top(app), TitleScene), "keys lead on"
    assert "accesskit" not in " ".join(top(app).spoken_text())


@pytest.mark.parametrize("system", ["darwin", "win32"])
def test_the_others_are_told_where_the_window_has_a_number(monkeypatch: pytest.MonkeyPatch, system: str) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(screen_reader, "_accesskit", Kit)
    assert found(0) == 0
    assert found(77) == 1
    notes: list[str] = []
    monkeypatch.setattr(screen_reader, "_accesskit", lambda: None)
    assert found(77, notes.append) == 0
    assert notes


def test_a_way_is_made_before_the_window_is_shown(monkeypatch: pytest.MonkeyPatch, open_app: OpenApp) -> None:
    order: list[str] = []

    def make(*_: object) -> list[ScreenReader]:
        order.append("way")
        return []

    monkeypatch.setattr("goodge.ui.main.screen_readers", make)
    monkeypatch.setattr(Window, "show", lambda *_, **__: order.append("window"))
    open_app()
    assert order == ["way", "window"]


def test_voices_hear_where_the_keys_go(open_app: OpenApp) -> None:
    app = open_app()
    app.ways.title(app)
    bus = Bus()
    app.narrator.add(bus.voice)
    shown = tree()
    for event, has_keyboard in ((pygame.WINDOWFOCUSGAINED, True), (pygame.WINDOWFOCUSLOST, False)):
        app.handle(pygame.event.Event(event))
        job = bus.bridge._jobs.get_nowait()
        assert job is not None
        job(shown)
        assert shown.has_keyboard is has_keyboard
