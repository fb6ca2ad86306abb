"""The tables that `goodge simulate` prints: a column is parted from the next by two spaces or more."""

from __future__ import annotations

from collections.abc import Sequence

from goodge.players.reference.clairvoyant import CLAIRVOYANT

from .arena import AnyEntrant, Tally, mean_of
from .duplicate import Duplicate

LONGEST_NAME = 40
MARK = "*"

_COUNTED = ["gain", "score a round", "as Goodge", "made", "bid", "blunders", "ms p50", "p95"]
LEGEND = (
    "gain: own score of a round less the mean of the other sides'; as Goodge: score of a round as the Goodge; made:",
    "share of bids; bid: their mean; blunders: visible ones in 1,000 cards played by choice; ms: for a decision, of",
    "one core",
)
SEES_ALL = f"{MARK} sees all hands: a measure of what can be known, not an opponent"


def print_games(entrants: Sequence[AnyEntrant], tallies: Sequence[Tally], games: int) -> None:
    """Wins, scores and speed of whole games, by seat."""
    rows = [["seat", "bot", "wins", "share", *_COUNTED]]
    for seat, (entrant, tally) in enumerate(zip(entrants, tallies, strict=True)):
        share = mean_of([1.0] * tally.wins + [0.0] * (games - tally.wins))
        row = [str(seat), _short(entrant.name), f"{tally.wins} of {games}", str(share)]
        rows.append([*row, *_counted(tally)])
    _print_rows(rows)
    _print_legend([entrant.name for entrant in entrants])


def print_duplicate(duplicate: Duplicate) -> None:
    """Scores and speed by bot, and how far each two are apart; a deal counts as one observation."""
    rows = [["bot", *_COUNTED]]
    rows += [[_short(name), *_counted(tally)] for name, tally in duplicate.tallies.items()]
    _print_rows(rows)
    for one, other, difference in duplicate.differences():
        print(f"{_short(one)} scores {difference} a round more than {_short(other)}")
    deals = len(next(iter(duplicate.tallies.values())).scores)
    print(f"({duplicate.rounds} rounds: {deals} deals, each in every rotation; ± is a standard error)")
    _print_legend(list(duplicate.tallies))


def _counted(tally: Tally) -> list[str]:
    contracts = tally.contracts
    bid = mean_of([contract.bid for contract in contracts])
    return [
        str(mean_of(tally.gains) or "-"),
        str(mean_of(tally.scores) or "-"),
        str(mean_of([contract.score for contract in contracts]) or "-"),
        str(mean_of([contract.is_made for contract in contracts]) or "-"),
        f"{bid.value:.1f}" if bid else "-",
        f"{1000 * tally.blunders.total() / tally.choices:.2f}" if tally.choices else "-",
        f"{tally.milliseconds(0.5):.2f}",
        f"{tally.milliseconds(0.95):.2f}",
    ]


def _print_legend(names: Sequence[str]) -> None:
    for line in LEGEND:
        print(line)
    if CLAIRVOYANT in names:
        print(SEES_ALL)


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
    if name == CLAIRVOYANT:
        return name + MARK
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
