"""Dates, each month a message of its own: languages order and inflect their parts in their own ways."""

from __future__ import annotations

from datetime import date

from .phrases import Phrase

_LONG = (
    Phrase("date in full", "{day} January {year}"),
    Phrase("date in full", "{day} February {year}"),
    Phrase("date in full", "{day} March {year}"),
    Phrase("date in full", "{day} April {year}"),
    Phrase("date in full", "{day} May {year}"),
    Phrase("date in full", "{day} June {year}"),
    Phrase("date in full", "{day} July {year}"),
    Phrase("date in full", "{day} August {year}"),
    Phrase("date in full", "{day} September {year}"),
    Phrase("date in full", "{day} October {year}"),
    Phrase("date in full", "{day} November {year}"),
    Phrase("date in full", "{day} December {year}"),
)
_SHORT = (
    Phrase("date, short", "{day} Jan {year}"),
    Phrase("date, short", "{day} Feb {year}"),
    Phrase("date, short", "{day} Mar {year}"),
    Phrase("date, short", "{day} Apr {year}"),
    Phrase("date, short", "{day} May {year}"),
    Phrase("date, short", "{day} Jun {year}"),
    Phrase("date, short", "{day} Jul {year}"),
    Phrase("date, short", "{day} Aug {year}"),
    Phrase("date, short", "{day} Sep {year}"),
    Phrase("date, short", "{day} Oct {year}"),
    Phrase("date, short", "{day} Nov {year}"),
    Phrase("date, short", "{day} Dec {year}"),
)


def long_date(day: date) -> str:
    """The words "20 November 2026"."""
    return _LONG[day.month - 1].say(day=day.day, year=day.year)


def short_date(day: date) -> str:
    """The words "20 Nov 2026"."""
    return _SHORT[day.month - 1].say(day=day.day, year=day.year)
