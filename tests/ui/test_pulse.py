"""The beat of the program, by a clock that ticks as it is told."""

from __future__ import annotations

import pygame
import pytest

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


def test_a_machine_that_slept_has_lost_no_time_of_play(monkeypatch: pytest.MonkeyPatch) -> None:
    class Clock:
        def tick(self, _: int) -> int:
            return 3_600_000

    monkeypatch.setattr(pygame.time, "Clock", Clock)
    pulse = Pulse()
    assert pulse.beat(is_busy=False) == 3600
    assert pulse.turn_due(is_wanted=False) == LONGEST
