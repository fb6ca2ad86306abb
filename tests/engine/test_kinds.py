"""Kinds: values that are told apart by their class and their facts."""

from __future__ import annotations

import pytest

from goodge.engine.kinds import Kind, with_facts


class Blank(Kind):
    __slots__ = ()


@with_facts
class Step(Kind):
    """A kind with a fact, and one that is usual."""

    amount: int
    is_last: bool = False


@with_facts
class LongStep(Step):
    seat: int = 0


def test_the_same_facts_of_one_class_are_equal() -> None:
    assert Step(5) == Step(amount=5) == Step(5, is_last=False)
    assert len({Step(5), Step(5), Step(6), LongStep(5), Blank(), Blank()}) == 4
    assert Step(5) != LongStep(5)


def test_facts_are_inherited_and_shown() -> None:
    assert repr(LongStep(5, seat=2)) == "LongStep(amount=5, is_last=False, seat=2)"
    assert Step.__doc__ == "A kind with a fact, and one that is usual."
    match LongStep(5, True, 3):
        case LongStep(amount, last, seat):
            assert (amount, last, seat) == (5, True, 3)


@pytest.mark.parametrize(("given", "named"), [((), {}), ((1, True, 2), {}), ((1,), {"amount": 2}), ((1,), {"odd": 2})])
def test_what_is_missing_twice_or_unknown_is_refused(given: tuple[int, ...], named: dict[str, int]) -> None:
    with pytest.raises(TypeError, match=r"^Step\.__new__\(\) (missing|takes|got)"):
        Step(*given, **named)  # type: ignore[arg-type]


def test_a_fact_can_be_another_in_a_copy() -> None:
    assert LongStep(5, seat=1).but(seat=2) == LongStep(5, seat=2)
    with pytest.raises(TypeError, match=r"^Step\.__replace__\(\) got an unexpected keyword argument 'seat'"):
        Step(5).but(seat=2)


def test_facts_cannot_be_changed() -> None:
    with pytest.raises(AttributeError, match="cannot be changed"):
        Step(5).amount = 6  # type: ignore[misc]
