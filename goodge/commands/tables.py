"""The tables that `goodge simulate` prints."""

from __future__ import annotations

from collections.abc import Sequence

from .arena import Tally, mean_of
from .duplicate import Duplicate
from .entrants import Entrant

LONGEST_NAME = 40


def print_games(entrants: Sequence[Entrant], tallies: Sequence[Tally], games: int) -> None:
    """Wins, scores and speed of whole games, by seat."""
    rows = [["seat", "bot", "wins", "score a round", "s a decision"]]
    for seat, (entrant, tally) in enumerate(zip(entrants, tallies, strict=True)):
        wins = f"{tally.wins} of {games}"
        rows.append([str(seat), _short(entrant.name), wins, *_score_and_speed(tally)])
    _print_rows(rows)


def print_duplicate(duplicate: Duplicate) -> None:
    """Scores and speed by bot, and how far each two are apart; a deal counts as one observation."""
    rows = [["bot", "score a round", "s a decision"]]
    rows += [[_short(name), *_score_and_speed(tally)] for name, tally in duplicate.tallies.items()]
    _print_rows(rows)
    for one, other, difference in duplicate.differences():
        print(f"{_short(one)} scores {difference} a round more than {_short(other)}")
    deals = len(next(iter(duplicate.tallies.values())).scores)
    print(f"({duplicate.rounds} rounds: {deals} deals, each in every rotation; ± is a standard error)")


def _score_and_speed(tally: Tally) -> list[str]:
    return [str(mean_of(tally.scores) or "-"), f"{tally.seconds_a_decision:.4f}"]


def _print_rows(rows: list[list[str]]) -> None:
    """Columns as wide as they need to be; the names to the left, what is counted to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    names = rows[0].index("bot")
    for row in rows:
        cells = [
            cell.ljust(width) if column <= names else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        print("  ".join(cells).rstrip())


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
