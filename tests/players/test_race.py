"""A race gives the worlds to those options that may still win."""

from __future__ import annotations

from collections import Counter

import pytest

from goodge.players import race as racing
from goodge.players.race import STAGES, Clock, race
from goodge.players.seam import Budget


def constant(values: dict[str, float], tried: Counter[str]) -> racing.Trial[str]:
    def trial(option: str) -> float:
        tried[option] += 1
        return values[option]

    return trial


def test_the_best_wins_and_the_worst_are_tried_least() -> None:
    values = {"a": 1.0, "b": 5.0, "c": 4.0, "d": 3.0, "e": 2.0, "f": 0.0}
    tried: Counter[str] = Counter()
    assert race(list(values), lambda: constant(values, tried), Clock(None)) == "b"
    assert tried["b"] == tried["c"] == STAGES[-1][0]
    assert tried["f"] == STAGES[0][0]


def test_a_single_option_is_not_tried() -> None:
    tried: Counter[str] = Counter()
    assert race(["a"], lambda: constant({"a": 1.0}, tried), Clock(None)) == "a"
    assert not tried


def test_of_equals_the_first_wins() -> None:
    tried: Counter[str] = Counter()
    assert race(["b", "a"], lambda: constant({"a": 1.0, "b": 1.0}, tried), Clock(None)) == "b"


def test_time_that_is_over_stops_it(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(racing, "monotonic", lambda: now[0])
    tried: Counter[str] = Counter()
    values = {"a": 1.0, "b": 2.0}
    clock = Clock(Budget(seconds=3.0))

    def next_world() -> racing.Trial[str]:
        now[0] += 0.1
        return constant(values, tried)

    assert race(["a", "b"], next_world, clock) == "b"
    assert tried["a"] == 30


def test_with_time_to_spare_it_thinks_longer_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(racing, "monotonic", lambda: 0.0)
    tried: Counter[str] = Counter()
    race(["a", "b"], lambda: constant({"a": 1.0, "b": 2.0}, tried), Clock(Budget(seconds=1.0)))
    assert tried["a"] == STAGES[-1][0] * racing.MOST_TIMES_LONGER
