"""Dates: each month has its own words, long and short."""

from __future__ import annotations

from datetime import date

from goodge.ui.wording.dates import long_date, short_date


def test_a_day_is_said_in_full_and_in_short() -> None:
    assert long_date(date(2026, 11, 3)) == "3 November 2026"
    assert short_date(date(2026, 11, 3)) == "3 Nov 2026"


def test_every_month_has_words_of_its_own() -> None:
    days = [date(2026, month, 1) for month in range(1, 13)]
    assert len({long_date(day) for day in days}) == 12
    assert [short_date(day)[2:5] for day in days] == [day.strftime("%b") for day in days]
