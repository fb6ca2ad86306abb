"""The beat of the program, by a clock that ticks as it is told."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pygame
import pytest

from goodge.ui.program import pulse as module
from goodge.ui.program import waiting
from goodge.ui.program.pulse import ACTIVE, IDLE, LONGEST, REST, RESTING, RESTS_AFTER, Pulse


@pytest.fixture
def rates(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The rates that were asked for; each tick takes as long as its rate says."""
    asked: list[int] = []

    class Clock:
        def tick(self, rate: int) -> float:
            asked.append(rate)
            return 1000 / rate

    monkeypatch.setattr(pygame.time, "Clock", Clock)
    return asked


def beat(pulse: Pulse, seconds: float, *, is_busy: bool = False, is_wanted: bool = False) -> list[float]:
    """Let time pass; return the seconds of each turn in it."""
    turns, left = [], seconds
    while left > 0:
        left -= pulse.beat(is_busy=is_busy)
        passed = pulse.turn_due(is_wanted=is_wanted)
        if passed is not None:
            turns.append(passed)
    return turns


def test_while_a_person_thinks_turns_are_few_and_no_time_is_lost(rates: list[int]) -> None:
    pulse = Pulse()
    assert len(beat(pulse, RESTS_AFTER)) >= RESTS_AFTER * IDLE
    turns = beat(pulse, 30)
    assert set(rates) == {IDLE, RESTING}
    assert len(turns) <= 30 / REST + 1
    assert sum(turns) == pytest.approx(30, abs=REST + 1 / RESTING)


def test_whatever_somebody_does_is_answered_at_once(rates: list[int]) -> None:
    pulse = Pulse()
    beat(pulse, RESTS_AFTER + 10)
    assert pulse.beat(is_busy=True) == 1 / ACTIVE
    assert pulse.turn_due(is_wanted=False) is not None
    beat(pulse, RESTS_AFTER + 1)
    assert rates[-1] == RESTING
    turns = beat(pulse, 1, is_wanted=True)
    assert max(turns[1:]) == pytest.approx(1 / RESTING), "something is to be drawn, or somebody listens"


def test_the_rest_is_given_out_before_what_ends_it(rates: list[int]) -> None:
    pulse = Pulse()
    beat(pulse, RESTS_AFTER + REST + 0.3)
    assert rates[-1] == RESTING
    pulse.beat(is_busy=False)
    assert pulse.owed() > 0
    assert pulse.owed() == 0
    pulse.beat(is_busy=True)
    assert pulse.turn_due(is_wanted=True) == 1 / ACTIVE


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The longest sleeps that were asked for; each lasts as long, and the clock tells so."""
    asked: list[float] = []

    def sleep(seconds: float) -> bool:
        asked.append(seconds)
        return True

    class Clock:
        def tick(self, rate: int) -> float:
            return 1000 / rate if rate else 1000 * asked[-1]

    monkeypatch.setattr(module, "wait_for_event", sleep)
    monkeypatch.setattr(pygame.time, "Clock", Clock)
    return asked


def test_at_rest_it_sleeps_from_turn_to_turn_and_no_time_is_lost(slept: list[float]) -> None:
    pulse = Pulse()
    beat(pulse, RESTS_AFTER)
    assert slept == [], "while somebody may still be at it, nobody sleeps"
    turns = beat(pulse, 30)
    assert len(slept) <= len(turns) <= 30 / REST + 2
    assert max(slept) <= REST
    assert sum(turns) == pytest.approx(30, abs=2 * REST)
    count = len(slept)
    pulse.beat(is_busy=False, may_sleep=False)
    pulse.beat(is_busy=True)
    beat(pulse, 1)
    assert len(slept) == count, "nor while a gamepad is looked at, nor right after somebody did something"


@pytest.fixture
def events() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    pygame.event.clear()
    yield
    pygame.display.quit()


@pytest.mark.usefixtures("events")
def test_what_ends_a_sleep_is_still_there() -> None:
    wait = waiting._sdl_wait("windows" if sys.platform == "win32" else "x11")
    assert wait is not None, "the SDL that pygame uses is found"
    assert wait(None, 1) == 0
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a))
    assert wait(None, 60_000) == 1
    assert [event.key for event in pygame.event.get(pygame.KEYDOWN)] == [pygame.K_a]


@pytest.mark.usefixtures("events")
def test_where_sdl_would_look_again_and_again_nobody_sleeps() -> None:
    assert pygame.display.get_driver() == "dummy"
    assert not waiting.wait_for_event(60)


def test_without_a_window_nobody_sleeps() -> None:
    assert not waiting.wait_for_event(60)


def test_a_machine_that_slept_has_lost_no_time_of_play(monkeypatch: pytest.MonkeyPatch) -> None:
    class Clock:
        def tick(self, _: int) -> int:
            return 3_600_000

    monkeypatch.setattr(pygame.time, "Clock", Clock)
    pulse = Pulse()
    assert pulse.beat(is_busy=False) == 3600
    assert pulse.turn_due(is_wanted=False) == LONGEST
