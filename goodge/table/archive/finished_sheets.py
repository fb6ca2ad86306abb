"""Scores of matches with real cards that came to their end, and what they add to the figures of their people."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from ...engine.errors import EngineError
from ...engine.games import GAMES
from ..home import Home
from ..score_sheet import ScoreSheet
from ..seats import clean_name
from ..system import lines_of, read_plain
from .renamings import Renamings, name_now
from .sheets import decode_sheet
from .statistics import Figures, FiguresByName, tell

_LARGEST = 10_000_000  # bytes


def finished_sheets(home: Home) -> list[ScoreSheet]:
    """Return the sheets of a home that are won: those put by, and those still on the table; the rest is left out."""
    found = list[ScoreSheet]()
    with suppress(OSError):
        for line in lines_of(home.sheets.finished_sheets_file):
            with suppress(EngineError):
                found.append(decode_sheet(line))
    for game in GAMES:
        with suppress(OSError, EngineError):
            found.append(decode_sheet(read_plain(home.sheets.sheet_file(game), _LARGEST)))
    return [sheet for number, sheet in enumerate(found) if sheet.winner is not None and sheet not in found[:number]]


def figures_of(sheets: Iterable[ScoreSheet], renamings: Renamings) -> dict[str, list[Figures]]:
    """Return, game by game, how many matches each has played and won, and against whom; nothing else is counted."""
    found: FiguresByName = {}
    for sheet in sheets:
        sides = sheet.game.sides(sheet.rules)
        names = [name_now(renamings, clean_name(name), sheet.begun) for name in sheet.players]
        by_name = found.setdefault(sheet.game.id, {})
        for seat, name in enumerate(names):
            has_won, figures = seat % sides == sheet.winner, by_name.setdefault(name, Figures(name))
            figures.matches += 1
            figures.wins += has_won
            for other, opponent in enumerate(names):
                if other % sides != seat % sides:
                    tell(figures.met, opponent, is_good=has_won)
    return {game: list(by_name.values()) for game, by_name in found.items()}
