"""What a machine does to a game under way: a screen is unplugged, it sleeps, it shuts down, it speaks any language."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from goodge.engine.actions import Bid
from goodge.engine.record import decode_record
from goodge.table.home import Home
from goodge.table.match_table import Table
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.table.store import Store
from goodge.ui.program.app import App
from goodge.ui.program.pulse import ACTIVE, RESTING
from goodge.ui.scenes.title.scene import TitleScene

from .checks import pixels, settle
from .tables import open_table

PEOPLE = (SeatSetup("Zoë", None), SeatSetup("Łukasz", None), SeatSetup("Ann", None))
HOURS = 8 * 3600
PRESSED: dict[int, dict[str, int | str]] = {
    pygame.KEYDOWN: {"key": pygame.K_DOWN, "mod": 0, "unicode": "", "scancode": 81},
    pygame.CONTROLLERBUTTONDOWN: {"button": pygame.CONTROLLER_BUTTON_DPAD_DOWN, "instance_id": 0},
}

# It goes on with the match, bids, and is told to end as a machine tells it that shuts down.
PLAYED = """
import os, signal, sys
from goodge.engine.actions import Bid
from goodge.table.match_table import Table
from goodge.ui.main import main
from goodge.ui.program.app import App
from goodge.ui.scenes.table.scene import TableScene

turn, turns, tables = App.turn, [], []

def counted(app, seconds):
    turns.append(seconds)
    if len(turns) == 2:
        tables.append(Table.resume(app.store))
        app.reset(TableScene(app, tables[0]))
    if len(turns) == 4:
        assert tables[0].submit(Bid(60)) is None
        os.kill(os.getpid(), signal.SIGTERM)
    assert len(turns) < 100, "nobody listens"
    return turn(app, seconds)

App.turn = counted
sys.exit(main((1280, 720)))
"""
ODD = {
    "no UTF-8, and east of everybody": {
        "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "TZ": "<+14>-14",
    },
    "Turkish, and a zone that is not there": {"LC_ALL": "tr_TR.ISO-8859-9", "PYTHONUTF8": "0", "TZ": "Nowhere/Odd"},
    "no language at all": {"LC_ALL": "xx_YY.nonsense@odd", "LANGUAGE": "??:-", "TZ": ":"},
}  # fmt: skip


@pytest.mark.skipif(os.name == "nt", reason="no program is told there by a signal")
@pytest.mark.parametrize("variables", ODD.values(), ids=ODD)
def test_told_to_end_it_saves_and_ends_well_in_every_language_and_time_zone(
    tmp_path: Path, variables: dict[str, str]
) -> None:
    home = Home.at(tmp_path / "Zoë’s games")
    store = Store(home)
    table = Table.start(MatchSetup(PEOPLE), store)
    assert table.submit(Bid(50)) is None
    table.close()
    store.close()
    env = os.environ | {"GOODGE_HOME": str(home.root)} | variables
    done = subprocess.run([sys.executable, "-c", PLAYED], env=env, capture_output=True, timeout=100, check=False)
    assert (done.stderr.decode(), done.returncode) == ("", 0)
    record = decode_record(home.save_file.read_text(encoding="utf-8"))
    assert [str(action) for action in record.rounds[-1][-1].actions] == [str(Bid(50)), str(Bid(60))]
    assert record.players == ("Zoë", "Łukasz", "Ann")
    assert not home.log_file.exists()


def test_after_sleep_play_goes_on_where_it_was(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first look at the clock after hours moves nothing further than a frame does."""
    passed: list[float] = []
    turn = app.turn

    class Clock:
        def tick(self, _: int) -> int:
            if len(passed) == 3:
                app.quit()
            return HOURS * 1000

    def noted(seconds: float) -> bool:
        passed.append(seconds)
        return turn(seconds)

    app.push(TitleScene(app))
    monkeypatch.setattr(pygame.time, "Clock", Clock)
    monkeypatch.setattr(app, "turn", noted)
    app.run()
    assert len(passed) > 3
    assert max(passed) <= 0.1


@pytest.mark.parametrize("waking", [pygame.KEYDOWN, pygame.CONTROLLERBUTTONDOWN])
def test_what_a_press_sets_in_motion_after_a_rest_begins_with_it(
    app: App, monkeypatch: pytest.MonkeyPatch, waking: int
) -> None:
    """The time of the rest passes before the press, so that nothing jumps ahead by it."""
    noted: list[float | None] = []
    beats: list[int] = []
    turn, handle = app.turn, app.handle

    class Clock:
        def tick(self, rate: int) -> float:
            beats.append(rate)
            if beats.count(RESTING) == 5 and rate == RESTING:
                pygame.event.clear()
                pygame.event.post(pygame.event.Event(waking, PRESSED[waking]))
            if noted[-2:-1] == [None]:
                app.quit()
            assert len(beats) < 1000, "it never rests, or nothing wakes it"
            return 1000 / rate

    def turned(seconds: float) -> bool:
        noted.append(seconds)
        return turn(seconds)

    def handled(event: pygame.event.Event) -> None:
        if event.type == waking:
            noted.append(None)
        handle(event)

    app.push(TitleScene(app))
    settle(app)  # until a thread has made its pictures, it does not rest
    monkeypatch.setattr(pygame.time, "Clock", Clock)
    monkeypatch.setattr(app, "turn", turned)
    monkeypatch.setattr(app, "handle", handled)
    app.run()
    at = noted.index(None)
    before, after = noted[at - 1], noted[at + 1]
    assert before is not None
    assert before > 1 / RESTING
    assert after == pytest.approx(1 / ACTIVE)


def test_while_its_screen_is_unplugged_play_goes_on_and_all_is_drawn_once_there_is_one(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_table(app, (None, None, None))
    settle(app)
    shown: list[bytes] = []

    class Gone:
        """The window, of a screen that is not there."""

        has_screen = False

        def flip(self) -> None:
            if not self.has_screen:
                raise pygame.error("Window surface is invalid")
            shown.append(window.get_surface().get_buffer().raw)

        def __getattr__(self, name: str) -> object:
            return getattr(window, name)

    window, gone = app.window._window, Gone()
    monkeypatch.setattr(app.window, "_window", gone)
    app.handle(pygame.event.Event(pygame.WINDOWDISPLAYCHANGED, display_index=0))
    window.size = (900, 620)  # the system has put it on a smaller screen
    app.handle(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=900, y=620))
    app.turn(0.05)
    app.turn(0.05)
    assert not shown
    gone.has_screen = True
    app.turn(0.05)
    assert len(shown) == 1, "drawn again though nothing has moved"
    assert app.canvas.surface.get_size() == (900, 620)
    monkeypatch.undo()
    assert shown[0] == pixels(app)
    assert app.match is not None
