"""Numbers as people read them: with a real minus sign, and grouped where they are long."""

from __future__ import annotations

from .phrases import Phrase, Plural

_UNGROUPED = 9_999
_GROUPS = Phrase("what stands between thousands and hundreds in a long number", ",")
_DECIMAL_POINT = Phrase("what stands between a whole number and its decimals", ".")
_POINTS = Plural("count", "{n} point", "{n} points")
_TRICKS = Plural("count", "{n} trick", "{n} tricks")
_BAGS = Plural("count", "{n} bag", "{n} bags")
_ROUNDS = Plural("count", "{n} round", "{n} rounds")


def figure(number: int) -> str:
    """A number with a real minus sign: "610", "−40", "12,500"."""
    digits = f"{abs(number):,}".replace(",", _GROUPS.say()) if abs(number) > _UNGROUPED else str(abs(number))
    return f"−{digits}" if number < 0 else digits


def signed(number: int) -> str:
    """A difference with its sign: "+12", "−5", "0"."""
    return f"+{figure(number)}" if number > 0 else figure(number)


def decimal(number: float, places: int) -> str:
    """A number rounded to this many decimals, with a real minus sign: "0.25", "−1.50"."""
    digits = f"{abs(number):.{places}f}".replace(".", _DECIMAL_POINT.say())
    return f"−{digits}" if number < 0 else digits


def with_decimals(things: Plural, number: float, places: int, **facts: object) -> str:
    """The message for a number of this many decimals, {n} in its text: "0.4 points", "1.5 points".

    It has the form of the whole number below: French says “1,5 point”. Where that makes no difference, as in English,
    all forms are alike.
    """
    return things.say(int(abs(round(number, places))), n=decimal(number, places), **facts)


def _counted(number: int, things: Plural) -> str:
    """A number with what it counts, as a fact of another message."""
    return things.say(number, n=figure(number))


def points(number: int) -> str:
    """The words "1 point", "610 points", "−40 points"."""
    return _counted(number, _POINTS)


def tricks(number: int) -> str:
    """The words "1 trick", "4 tricks"."""
    return _counted(number, _TRICKS)


def bags(number: int) -> str:
    """The words "1 bag", "4 bags"."""
    return _counted(number, _BAGS)


def rounds(number: int) -> str:
    """The words "1 round", "4 rounds"."""
    return _counted(number, _ROUNDS)
