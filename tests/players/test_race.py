"""A race gives the tries to those contenders that may still win."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from goodge.players import kernel
from goodge.players import race as racing
from goodge.players.protocol import Budget
from goodge.players.race import STAGES, Clock, halved, race


@dataclass(eq=False)
class Constant:
    """A contender whose search finds what it is worth at once."""

    name: str
    value: float
    tries: int = 0

    def search(self, tries: int) -> None:
        self.tries += tries


def winner(contenders: list[Constant], clock: Clock | None = None) -> str:
    return race(contenders, clock or Clock(None))[0].name


def test_the_best_wins_and_the_worst_are_searched_least() -> None:
    contenders = [
        Constant(name, value) for name, value in zip("abcdefg", (1.0, 5.0, 4.0, 3.0, 2.0, 0.0, -1.0), strict=True)
    ]
    assert winner(contenders) == "b"
    tries = {contender.name: contender.tries for contender in contenders}
    (first, _), (second, _), (third, _) = STAGES
    assert tries == {
        "b": first + second + third,
        "c": first + second + third,
        "d": first + second + third,
        "e": first + second,
        "a": first + second,
        "f": first,
        "g": first,
    }


def test_a_single_contender_is_not_searched() -> None:
    class Unknown:
        def search(self, tries: int) -> None:
            raise AssertionError(f"there is nothing to find out in {tries} tries")

        @property
        def value(self) -> float:
            raise AssertionError("nothing is known of it")

    contender = Unknown()
    assert race([contender], Clock(None)) == [contender]


def test_those_searched_to_the_end_come_back_the_best_first() -> None:
    contenders = [Constant(name, value) for name, value in {"a": 1.0, "b": 4.0, "c": 3.0, "d": 2.0}.items()]
    left = race(contenders, Clock(None))
    assert [contender.name for contender in left] == ["b", "c", "d"]
    assert len({contender.tries for contender in left}) == 1


def test_of_equals_the_first_wins() -> None:
    assert winner([Constant("b", 1.0), Constant("a", 1.0)]) == "b"


def test_time_that_is_over_stops_it_but_each_has_been_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(racing, "monotonic", lambda: now[0])
    clock = Clock(Budget(seconds=3.0))
    now[0] = 5.0
    contenders = [Constant("a", 1.0), Constant("b", 2.0)]
    assert winner(contenders, clock) == "b"
    assert [contender.tries for contender in contenders] == [racing.SLICES[kernel.is_compiled()]] * 2


def test_with_time_to_spare_it_searches_longer_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(racing, "monotonic", lambda: 0.0)
    contenders = [Constant("a", 1.0), Constant("b", 2.0)]
    winner(contenders, Clock(Budget(seconds=1.0)))
    assert contenders[0].tries == sum(tries for tries, _ in STAGES) * racing.MOST_TIMES_LONGER


def test_slices_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for size in racing.SLICES.values():
        monkeypatch.setattr(racing, "SLICES", {True: size, False: size})
        contenders = [Constant(name, value) for name, value in {"a": 1.0, "b": 2.0, "c": 3.0}.items()]
        found.append((winner(contenders), [contender.tries for contender in contenders]))
    assert found[0] == found[1]


def test_a_share_of_the_work_is_counted_and_no_time_is_filled() -> None:
    clock = Clock(Budget(seconds=9.0, share=0.4))
    assert not clock.is_set
    assert [clock.count(usual) for usual in (1, 10, 400)] == [1, 4, 160]
    assert [Clock(budget).count(7) for budget in (None, Budget(seconds=1.0))] == [7, 7]
    assert Budget(3.0, None, 0.4).part(0.5) == Budget(1.5, None, 0.4)


def test_halves_are_dropped_until_one_is_left() -> None:
    contenders = [Constant(name, value) for name, value in zip("abcdef", (1.0, 5.0, 4.0, 3.0, 2.0, 0.0), strict=True)]
    assert halved(contenders, 3600, Clock(None)).name == "b"
    assert {contender.name: contender.tries for contender in contenders} == {
        "b": 200 + 400 + 600,
        "c": 200 + 400 + 600,
        "d": 200 + 400,
        "e": 200,
        "a": 200,
        "f": 200,
    }


def test_a_single_contender_of_halves_is_searched_all_the_time() -> None:
    alone = Constant("a", 1.0)
    assert halved([alone], 500, Clock(None)) is alone
    assert alone.tries == 500


def test_halves_that_have_no_time_left_are_searched_once_each(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(racing, "monotonic", lambda: now[0])
    clock = Clock(Budget(seconds=3.0))
    now[0] = 5.0
    contenders = [Constant("a", 1.0), Constant("b", 2.0), Constant("c", 0.0)]
    assert halved(contenders, 9000, clock).name == "b"
    assert len({contender.tries for contender in contenders}) == 1
    assert 0 < contenders[0].tries <= racing.SLICES[kernel.is_compiled()]


def test_slices_of_halves_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for size in (1, 7, 1000):
        monkeypatch.setattr(racing, "SLICES", {True: size, False: size})
        contenders = [Constant(name, value) for name, value in {"a": 1.0, "b": 2.0, "c": 3.0}.items()]
        found.append((halved(contenders, 400, Clock(None)).name, [contender.tries for contender in contenders]))
    assert found[0] == found[1] == found[2]
