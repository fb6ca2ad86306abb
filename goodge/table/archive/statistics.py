"""Simple figures from the finished matches, game by game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from copy import deepcopy
from dataclasses import field
from itertools import takewhile
from pathlib import Path
from typing import BinaryIO

from ...engine import jsontext
from ...engine.actions import Bury, parse_action
from ...engine.errors import EngineError, TextError
from ...engine.game import AnyGame, Board, Match, Phase, Result, Rules
from ...engine.games import GAMES, game_named
from ...engine.values import dataclass, replace
from ...players import LEVELS
from ..seats import clean_name
from ..system import open_plain
from .counted_lines import LONGEST_LINE, CountedLines
from .renamings import Renamings, name_now
from .setups import AGAIN, hints_among, levels_among, people_among, started_of

PERSON = "person"
"""The strongest opponents of a match in which one met people."""

Outcomes = dict[str, tuple[int, int]]
"""How many of each kind there were, and how many of them came out well."""


@dataclass(slots=True)
class Streak:
    """How often something has come out well in turn: up to now, and at most."""

    now: int = 0
    longest: int = 0

    def add(self, *, is_good: bool) -> None:
        self.now = self.now + 1 if is_good else 0
        self.longest = max(self.longest, self.now)


@dataclass(slots=True)
class Figures:
    """The results of one name in one game: `counts` are those of the game's own `tally`, for all rounds together.

    A match of two teams is won by both partners. `best` is the highest total at the end of a match, the name's own or
    its team's. `with_hints`: the matches in which the name took hints. `bids` are bids or contracts by height, and how
    many of them were made; `against` are matches by the strongest opponents, and how many of them were won; `met` are
    matches by the names of the people who were opponents.
    """

    name: str
    matches: int = 0
    wins: int = 0
    best: int | None = None
    counts: Counter[str] = field(default_factory=Counter)
    with_hints: int = 0
    bids: Outcomes = field(default_factory=dict)
    against: Outcomes = field(default_factory=dict)
    wins_in_turn: Streak = field(default_factory=Streak)
    bids_in_turn: Streak = field(default_factory=Streak)
    met: Outcomes = field(default_factory=dict)


FiguresByName = dict[str, dict[str, Figures]]  # by game and name


@dataclass(slots=True)
class CountedFigures(CountedLines):
    """The figures of the lines that have been counted, by the names that people have after all these renamings."""

    found: FiguresByName = field(default_factory=dict)
    renamings: Renamings = ()

    def take(self, line: bytes) -> None:
        """Count the line that comes next in the file; a line that cannot be read counts nothing."""
        self.pass_by(line)
        with suppress(EngineError):
            record = jsontext.read_object(line.decode("utf-8", "replace"))
            game = game_named(jsontext.text(record, "game"))
            _add(self.found.setdefault(game.id, {}), game, record, self.renamings)

    def by_game(self) -> dict[str, list[Figures]]:
        """Return, for each game that people have played, the figures of every name, those with most wins first."""
        return {game: sorted(self.found[game].values(), key=_rank) for game in GAMES if self.found.get(game)}


def count(
    records_file: Path, before: CountedFigures | None = None, renamings: Renamings = ()
) -> tuple[CountedFigures, CountedFigures]:
    """Count the matches in a file of records, going on from those counted before if they and the names are unchanged.

    Return the figures of all complete lines, and the figures including a last line that was cut short. A seat counts
    unless its record says that a computer player sat there. Raises OSError if the file is there but cannot be read.
    """
    counted = before if before and before.renamings == renamings else CountedFigures(renamings=renamings)
    try:
        with open_plain(records_file) as file:
            if not counted.stands_in(file):
                counted = CountedFigures(renamings=renamings)
                file.seek(0)
            while (line := file.readline(LONGEST_LINE)).endswith(b"\n"):
                counted.take(line)
            return counted, _with_rest(counted, line, file)
    except FileNotFoundError:
        return CountedFigures(), CountedFigures()


def statistics(records_file: Path) -> dict[str, list[Figures]]:
    """Return the figures of a file of records by game, with all lines counted again. Raises OSError."""
    return count(records_file)[1].by_game()


def _with_rest(counted: CountedFigures, line: bytes, file: BinaryIO) -> CountedFigures:
    """Return the figures with a line that has no end, and whatever comes after one that is far too long."""
    if not line:
        return counted
    everything = deepcopy(counted)
    while line:
        everything.take(line)
        line = file.readline(LONGEST_LINE)
    return everything


def _rank(figures: Figures) -> tuple[int, int, str]:
    return -figures.wins, -figures.matches, figures.name


def _add(found: dict[str, Figures], game: AnyGame, record: jsontext.Object, renamings: Renamings) -> None:
    """Count a whole match or, if a field is wrong or the cards were known, nothing. Raises an EngineError."""
    if record.get(AGAIN):
        return
    rules = game.read_rules(jsontext.mapping(record, "rules"))
    seats, begun = game.seats(rules), started_of(record)
    names = [name_now(renamings, clean_name(name), begun) for name in jsontext.texts(record, "players")]
    if len(names) != seats:
        raise TextError(f"“players” must name {seats} players")
    sides = game.sides(rules)
    winner = jsontext.place(record, "winner", sides)
    scored = list(_scored(game, rules, jsontext.array(record, "rounds")))
    if not scored:
        raise TextError("no round has been scored")
    tallies = [game.tally(board, result) for board, result in scored]
    totals = scored[-1][1].totals
    hints, levels = hints_among(record, seats), levels_among(record, seats)
    heights = [game.bid_heights(board, result) for board, result in scored]
    people = people_among(record, seats)
    for seat in people:
        figures, total = found.setdefault(names[seat], Figures(names[seat])), totals[seat % sides]
        figures.matches += 1
        figures.wins += seat % sides == winner
        figures.with_hints += hints[seat] > 0
        figures.best = total if figures.best is None else max(figures.best, total)
        for tally in tallies:
            figures.counts.update(tally[seat])
        others = [other for other in range(seats) if other % sides != seat % sides]
        tell(figures.against, _strongest([levels[other] for other in others]), is_good=seat % sides == winner)
        for other in sorted(people & set(others)):
            tell(figures.met, names[other], is_good=seat % sides == winner)
        figures.wins_in_turn.add(is_good=seat % sides == winner)
        for bid in filter(None, (of_round[seat] for of_round in heights)):
            tell(figures.bids, str(bid[0]), is_good=bid[1])
            figures.bids_in_turn.add(is_good=bid[1])


def tell(outcomes: Outcomes, kind: str, *, is_good: bool) -> None:
    """Add one of a kind to some outcomes."""
    number, good = outcomes.get(kind, (0, 0))
    outcomes[kind] = (number + 1, good + is_good)


def _strongest(levels: list[str | None]) -> str:
    """Return the strongest of some opponents' levels; people come before all."""
    return PERSON if None in levels else max(map(str, levels), key=LEVELS.index)


def _scored(game: AnyGame, rules: Rules, rounds: list[object]) -> Iterator[tuple[Board, Result]]:
    """Yield the scored rounds of a record: the board before the first card, and the result. Raises an EngineError.

    The cards are not played again: for a thousand matches that would take many seconds. So the results are trusted.
    """
    match = game.new_match(rules, 0)
    for item in rounds:
        fields = jsontext.mapping({"round": item}, "round")
        if fields.get("redeal"):
            continue
        match = replace(match, dealer=jsontext.place(fields, "dealer", game.seats(rules)))
        board, sides = _called(game, match, jsontext.texts(fields, "actions")), game.sides(rules)
        points = jsontext.integers(fields, "points", game.hands(rules))
        scores, totals = (jsontext.integers(fields, name, sides) for name in ("scores", "totals"))
        match = replace(match, totals=totals)
        yield board, Result(points, scores, totals)


def _called(game: AnyGame, match: Match, actions: list[str]) -> Board:
    """Return the board once everything that comes before the first card has been done. Raises TextError."""
    board: Board = game.open_board(match)
    for action in map(parse_action, takewhile(lambda text: not text.startswith("play "), actions)):
        is_burial = isinstance(action, Bury) and board.phase is Phase.EXCHANGE
        if not is_burial and action not in game.legal(board, ()):
            raise TextError(f"“{action.text}” was not allowed")
        board = game.advance(board, action)[0]
    if board.phase is not Phase.PLAY:
        raise TextError("no card was ever played")
    return board
