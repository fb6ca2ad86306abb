"""When a position comes again: later after each time that it was found, at once after it was missed."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise

from goodge.coach.leitner import WAITS, Standing

TODAY = date(2026, 11, 22)


def test_what_was_never_asked_is_due_and_not_found() -> None:
    assert Standing().is_due(TODAY)
    assert not Standing().is_found


def test_what_is_found_each_time_waits_longer_each_time() -> None:
    standing, day, waits = Standing(), TODAY, []
    for _ in WAITS:
        standing = standing.answered(day, is_found=True)
        assert standing.is_found
        assert standing.due is not None
        assert not standing.is_due(day)
        waits.append(standing.due - day)
        day = standing.due
    assert all(one <= other for one, other in pairwise(waits))
    assert (waits[0], waits[-1]) == (timedelta(days=1), timedelta(days=WAITS[-1]))


def test_what_is_missed_begins_anew_the_same_day() -> None:
    standing = Standing(4, TODAY).answered(TODAY, is_found=False)
    assert standing == Standing(0, TODAY)
    assert standing.is_due(TODAY)
    assert not standing.is_found


def test_what_is_found_before_it_is_due_stays_where_it_is() -> None:
    waiting = Standing(2, TODAY + timedelta(days=2))
    assert waiting.answered(TODAY, is_found=True) == waiting
    assert waiting.answered(TODAY, is_found=False) == Standing(0, TODAY)


def test_what_was_answered_by_a_clock_that_went_ahead_is_not_lost_once_it_is_set_right() -> None:
    ahead = TODAY + timedelta(days=400)
    missed, found = Standing().answered(ahead, is_found=False), Standing().answered(ahead, is_found=True)
    assert missed.is_due(TODAY)
    assert found.is_due(TODAY)
    assert not found.answered(TODAY, is_found=True).is_due(TODAY)
