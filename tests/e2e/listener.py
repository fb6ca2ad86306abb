"""A screen reader that writes what it is told over AT-SPI, a line of JSON each, and obeys the words on its input.

It is run by the system's Python, which has the bindings, on a bus of its own: `on` and `off` switch all that is told in
that bus on and off, `press` presses what had the focus last.
"""

import json
import sys
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

_EVENTS = ("object:announcement", "object:state-changed:focused", "window:activate")
_LOOK_EVERY = 100  # milliseconds


class Listener:
    """Hears until it is killed."""

    def __init__(self) -> None:
        self._bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self._focused: Any = None
        self._seen: list[str] = []

    def listen(self) -> None:
        self._switch(is_on=True)
        listener = Atspi.EventListener.new(self._hear)
        for kind in _EVENTS:
            listener.register(kind)
        GLib.io_add_watch(sys.stdin.fileno(), GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN, self._obey)
        GLib.timeout_add(_LOOK_EVERY, self._look)
        Atspi.event_main()

    def _switch(self, *, is_on: bool) -> None:
        value = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", is_on)))
        place = ("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set")
        self._bus.call_sync(*place, value, None, Gio.DBusCallFlags.NONE, -1, None)

    def _hear(self, event: Any) -> None:
        if event.type == "object:state-changed:focused":
            if not event.detail1:
                return
            self._focused = event.source
        said = event.any_data if isinstance(event.any_data, str) else ""
        _write({"kind": event.type, "said": said, **_told(event.source)})

    def _obey(self, *_: object) -> bool:
        match sys.stdin.readline().strip():
            case "press":
                self._focused.do_action(0)
            case "on" | "off" as word:
                self._switch(is_on=word == "on")
        return True

    def _look(self) -> bool:
        """Write the windows that there are, when they are others than before; return True, to be called again."""
        desktop = Atspi.get_desktop(0)
        programs = [desktop.get_child_at_index(number) for number in range(desktop.get_child_count())]
        seen = [_told(window)["name"] for program in programs if program for window in _inside(program)]
        if seen != self._seen:
            self._seen = seen
            _write({"kind": "windows", "names": seen})
        return True


def _inside(element: Any) -> list[Any]:
    return [element.get_child_at_index(number) for number in range(element.get_child_count())]


def _told(element: Any) -> dict[str, str]:
    try:
        return {"name": element.get_name(), "role": element.get_role_name(), "note": element.get_description()}
    except (AttributeError, GLib.Error):  # it has gone meanwhile
        return {"name": "", "role": "", "note": ""}


def _write(line: dict[str, Any]) -> None:
    print(json.dumps(line), flush=True)


if __name__ == "__main__":
    Listener().listen()
