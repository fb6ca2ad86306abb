"""Playing time, while the machine sleeps and the clock on the wall is set."""

from __future__ import annotations

import ctypes
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from goodge.table import clock
from goodge.table.archive.matches import last_matches
from goodge.table.home import Home
from goodge.table.match_table import Table
from goodge.table.store import Store

from .test_kin_tables import kin_setup
from .tools import advance, harmless, play_out, setup

NOW = 1_790_000_000
YEAR = 365 * 24 * 3600


def set_the_clock(monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
    monkeypatch.setattr(time, "time", lambda: float(seconds))
    monkeypatch.setattr(time, "time_ns", lambda: seconds * 1_000_000_000)


def test_windows_is_asked_for_the_time_without_sleep(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(ticks: Any) -> int:
        ticks._obj.value = 25_000_000  # in units of 100 nanoseconds
        return 1

    windows = SimpleNamespace(kernel32=SimpleNamespace(QueryUnbiasedInterruptTime=tell))
    monkeypatch.setattr(ctypes, "windll", windows, raising=False)
    monkeypatch.setattr("sys.platform", "win32")
    assert clock.awake_seconds() == 2.5


def test_elsewhere_the_clock_that_nobody_sets_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(time, "monotonic", lambda: 7.25)
    set_the_clock(monkeypatch, NOW)
    assert clock.awake_seconds() == 7.25


def test_a_clock_set_back_while_playing_gives_no_time_and_takes_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "monotonic", lambda: 50.0)
    set_the_clock(monkeypatch, NOW)
    store = Store(Home.at(tmp_path))
    table = Table.start(kin_setup("pride", minutes=25), store)
    set_the_clock(monkeypatch, NOW - YEAR)
    advance(table, 3, harmless)
    assert table.seconds_left == 1500.0
    monkeypatch.setattr(time, "monotonic", lambda: 60.0)
    assert table.seconds_left == 1490.0
    table.close()
    store.close()


def test_matches_stay_in_the_order_in_which_they_were_won_and_apart_if_the_clock_is_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = Home.at(tmp_path)
    store = Store(home)
    for at in (NOW, NOW - YEAR):
        set_the_clock(monkeypatch, at)
        table = Table.start(setup(target=1), store)
        set_the_clock(monkeypatch, at - 3600)
        play_out(table)
        table.close()
    store.close()
    assert [match.started for match in last_matches(home.records_file, 9)] == [(NOW - YEAR) * 1000, NOW * 1000]
