"""The tables that `goodge simulate` prints: a column is parted from the next by two spaces or more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from goodge.players.reference.clairvoyant import CLAIRVOYANT

from .arena import AnyEntrant, BotTally, mean_of
from .duplicate import Duplicate

TallyText = Callable[[BotTally], str]

LONGEST_NAME = 40
MARK = "*"

_OF_ALL = "gain: own score of a round less the mean of the other sides'; ms: for a decision, of one core"
_OF_CONTRACTS = "as Goodge: score of a round as the Goodge; made: share of bids; bid: their mean"
_OF_BLUNDERS = "blunders: visible ones in 1,000 cards played by choice"
_OF_COUNTS = "{}: how many a round"
SEES_ALL = f"{MARK} sees all hands: a measure of what can be known, not an opponent"


def print_games(entrants: Sequence[AnyEntrant], tallies: Sequence[BotTally], games: int) -> None:
    """Wins, scores and speed of whole games, by seat."""
    columns = _columns(tallies)
    rows = [["seat", "bot", "wins", "share", *columns]]
    for seat, (entrant, tally) in enumerate(zip(entrants, tallies, strict=True)):
        share = mean_of([1.0] * tally.wins + [0.0] * (games - tally.wins))
        row = [str(seat), _short(entrant.name), f"{tally.wins} of {games}", str(share)]
        rows.append([*row, *(cell(tally) for cell in columns.values())])
    _print_rows(rows)
    _print_legend(tallies, [entrant.name for entrant in entrants])


def print_duplicate(duplicate: Duplicate) -> None:
    """Scores and speed by bot, and how far each two are apart; a deal counts as one observation."""
    tallies = list(duplicate.tallies.values())
    columns = _columns(tallies)
    rows = [["bot", *columns]]
    rows += [[_short(name), *(cell(tally) for cell in columns.values())] for name, tally in duplicate.tallies.items()]
    _print_rows(rows)
    for one, other, difference in duplicate.differences():
        print(f"{_short(one)} scores {difference} a round more than {_short(other)}")
    deals = len(tallies[0].scores)
    print(f"({duplicate.rounds} rounds: {deals} deals, each in every rotation; ± is a standard error)")
    _print_legend(tallies, list(duplicate.tallies))


def _columns(tallies: Sequence[BotTally]) -> dict[str, TallyText]:
    """The columns that are shown of each bot, by title: those that the game that was played has."""
    columns: dict[str, TallyText] = {
        "gain": lambda tally: str(mean_of(tally.gains) or "-"),
        "score a round": lambda tally: str(mean_of(tally.scores) or "-"),
    }
    if _has_contracts(tallies):
        columns["as Goodge"] = lambda tally: str(mean_of([contract.score for contract in tally.contracts]) or "-")
        columns["made"] = lambda tally: str(mean_of([contract.is_made for contract in tally.contracts]) or "-")
        columns["bid"] = _mean_bid
    columns |= {name: partial(_counted, name) for name in _names(tallies)}
    if _has_choices(tallies):
        columns["blunders"] = _blunders
    columns["ms p50"] = lambda tally: f"{tally.milliseconds(0.5):.2f}"
    columns["p95"] = lambda tally: f"{tally.milliseconds(0.95):.2f}"
    return columns


def _has_contracts(tallies: Sequence[BotTally]) -> bool:
    return any(tally.contracts for tally in tallies)


def _has_choices(tallies: Sequence[BotTally]) -> bool:
    return any(tally.choices for tally in tallies)


def _names(tallies: Sequence[BotTally]) -> list[str]:
    """The names of the game's own statistics, unless its contracts say it all."""
    counted = dict.fromkeys(name for tally in tallies for name in tally.counts)
    return [] if _has_contracts(tallies) else sorted(counted)


def _mean_bid(tally: BotTally) -> str:
    bid = mean_of([contract.bid for contract in tally.contracts])
    return f"{bid.value:.1f}" if bid else "-"


def _counted(name: str, tally: BotTally) -> str:
    return f"{tally.counts[name] / tally.rounds:.2f}" if tally.rounds else "-"


def _blunders(tally: BotTally) -> str:
    return f"{1000 * tally.blunders.total() / tally.choices:.2f}" if tally.choices else "-"


def _print_legend(tallies: Sequence[BotTally], names: Sequence[str]) -> None:
    print(_OF_ALL)
    if _has_contracts(tallies):
        print(_OF_CONTRACTS)
    if _names(tallies):
        print(_OF_COUNTS.format(", ".join(_names(tallies))))
    if _has_choices(tallies):
        print(_OF_BLUNDERS)
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
