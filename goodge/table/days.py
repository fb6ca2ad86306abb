"""The deal of the day: for each date and game one deal, the same for everybody; and codes to tell results by.

A code has seven letters that say the day, the game and the score, and one to check them by. Its letters
and digits do not look alike. One that was misheard, and two that changed places, are always noticed.
"""

from __future__ import annotations

from datetime import date, timedelta
from enum import Enum, auto

from ..engine.games import GAMES, game_named
from ..engine.rng import Stream
from ..engine.values import dataclass
from .portraits import CHARACTERS, name_key
from .seats import MatchSetup, SeatSetup

FIRST_DAY = date(2026, 1, 1)
LEVEL = "expert"
ALPHABET = "23456789ACEFHJKLMPRTWXY"
LENGTH = 8
_HEARD = str.maketrans({"B": "8", "S": "5", "Z": "2", "G": "6", "I": "L", "1": "L"})  # those that are never used
_BASE = len(ALPHABET)  # a prime number, so that the check letter notices what it should
_ALL = _BASE ** (LENGTH - 1)
_MIX = 1_284_865_837  # so that the codes of one day differ in more than a letter
_MOST_GAMES, _MOST_POINTS = 16, 2_000
_SCORES = 2 * _MOST_POINTS + 1
_NUMBERS = 999_999_999  # of deals, as many as New game draws from


def day_number(day: date, game: str) -> int:
    """Return the number of a game's deal on a day.

    >>> day_number(date(2026, 11, 22), "goodge")
    898768154
    """
    return 1 + Stream(0, "deal of the day", day.isoformat(), game).below(_NUMBERS)


def day_setup(day: date, game: str, name: str) -> MatchSetup:
    """Return the match of a day for somebody: all others are Experts.

    They are asked with the same number every day, which tells nothing of the deal. There is no help: results are
    compared.
    """
    known = game_named(game)
    rules = known.read_rules({})
    others = [other for other in CHARACTERS if name_key(other) != name_key(name)]
    seats = [SeatSetup(name, None), *(SeatSetup(other, LEVEL) for other in others[: known.seats(rules) - 1])]
    return MatchSetup(tuple(seats), rules.as_options(), day_number(day, game), game, has_help=False)


@dataclass(frozen=True, slots=True)
class DayResult:
    """What somebody's side scored in a game's deal of a day."""

    day: date
    game: str
    score: int


class CodeFault(Enum):
    """What is wrong with a code that was typed in."""

    LENGTH = auto()
    LETTER = auto()
    CHECK = auto()
    MEANING = auto()


def code_of(result: DayResult) -> str:
    """Return the code of a result. Scores beyond what any deal gives are cut. Raises ValueError for days without codes.

    >>> code_of(DayResult(date(2026, 11, 22), "goodge", 85))
    'J4E3 93T4'
    """
    days = (result.day - FIRST_DAY).days
    if days < 0:
        raise ValueError(f"there are no deals of the day before {FIRST_DAY}")
    score = min(max(result.score, -_MOST_POINTS), _MOST_POINTS) + _MOST_POINTS
    value = (days * _MOST_GAMES + list(GAMES).index(result.game)) * _SCORES + score
    if value >= _ALL:
        raise ValueError("there are no codes for days so far ahead")
    mixed, digits = value * _MIX % _ALL, list[int]()
    for _ in range(LENGTH - 1):
        mixed, digit = divmod(mixed, _BASE)
        digits.append(digit)
    letters = "".join(ALPHABET[digit] for digit in (*digits, _check(digits)))
    return f"{letters[:4]} {letters[4:]}"


def read_code(text: str) -> DayResult | CodeFault:
    """Return the result that a code tells, or what is wrong with it; spaces, dashes and small letters do not matter.

    >>> read_code("?")
    <CodeFault.LETTER: 2>
    """
    letters = "".join(letter for letter in text.upper() if not letter.isspace() and letter not in "-–.,·_")
    letters = letters.translate(_HEARD)
    if any(letter not in ALPHABET for letter in letters):
        return CodeFault.LETTER
    if len(letters) != LENGTH:
        return CodeFault.LENGTH
    *digits, check = (ALPHABET.index(letter) for letter in letters)
    if check != _check(digits):
        return CodeFault.CHECK
    return _meaning(digits)


def _meaning(digits: list[int]) -> DayResult | CodeFault:
    mixed = sum(digit * _BASE**place for place, digit in enumerate(digits))
    rest, score = divmod(mixed * pow(_MIX, -1, _ALL) % _ALL, _SCORES)
    days, game = divmod(rest, _MOST_GAMES)
    if game >= len(GAMES):
        return CodeFault.MEANING
    try:
        day = FIRST_DAY + timedelta(days=days)
    except OverflowError:
        return CodeFault.MEANING
    return DayResult(day, list(GAMES)[game], score - _MOST_POINTS)


def _check(digits: list[int]) -> int:
    """Return the digit that checks the others: each counts by another weight."""
    return sum(digit * weight for weight, digit in enumerate(digits, 2)) % _BASE
