"""Score pads: a page for each game, to be filled in by hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from goodge.engine.games import game_named
from goodge.ui.program.teams import TEAM_EMBLEMS
from goodge.ui.wording.games import rules_name
from printlib.sheets import Paper, Sheets, text_face, title_face

_EDGE, _INSET = 9.0, 6.0  # of the frame from the paper, of the table from the frame
_TITLE, _TABLE = 12.5, 24.0  # how far under the frame's top they stand
_NAMES, _HEADS, _ROW, _NOTES = 11.0, 6.0, 9.4, 9.0
_NUMBER = 9.0
_LIGHT, _STRONG = 0.12, 0.45


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its head, its share of the width, and the pictures in each row, one of which is ringed."""

    head: str
    share: float = 1.0
    ringed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pad:
    """The pad of a game: columns that belong to all, those of each player or team, and how it is counted."""

    game: str
    shared: tuple[Column, ...]
    own: tuple[Column, ...]
    sides: int
    notes: tuple[str, ...]
    emblems: tuple[str, ...] = ()


_SUITS = tuple(f"suits/{suit}" for suit in "SDTHC")
_TEAM = (Column("bids", 1.4), Column("contract"), Column("tricks"), Column("points"), Column("total", 1.2))

PADS = (
    Pad(
        "goodge",
        (Column("bid", 1.1), Column("trump", 2.5, _SUITS)),
        (Column("points", 1.3, ("emblems/crown",)), Column("total", 1.1)),
        4,
        (
            "Ring the crown of whoever is the Goodge. 1: 20 points, 5: 15, 10: 10, the Crown: 25; in all 250.",
            "A Goodge who took less than the bid loses the bid. Everybody else scores what they took.",
        ),
    ),
    Pad(
        "spades",
        (),
        (*_TEAM[:3], Column("bags"), *_TEAM[3:]),
        2,
        (
            "Contract made: 10 for each trick bid, 1 for each bag. Set: minus 10 for each. Ten bags: minus 100.",
            "Nil: 100, failed minus 100. Blind nil: 200, failed minus 200.",
        ),
        TEAM_EMBLEMS,
    ),
    Pad(
        "pride",
        (),
        _TEAM,
        2,
        (
            "Contract made: 10 for each trick bid, 1 for each trick more. Set: minus 10 for each trick bid.",
            "Each player bids one trick or more, each team four or more.",
        ),
        TEAM_EMBLEMS,
    ),
    Pad(
        "spidge",
        (),
        (Column("tricks", 1.5, ("emblems/dealer",)), Column("dummy"), Column("points"), Column("total")),
        3,
        (
            "Ring the sign of whoever deals: theirs is the dummy. No trick (nil): 1 for each hand. Ten or more: 1.",
            "The dealer’s slam, ten to twelve with one hand and none with the other: 2. All with one hand: 4.",
        ),
    ),
)


def pad_sheets(paper: Paper) -> Sheets:
    """Return the pads of all games, a page each."""
    sheets = Sheets(paper, "Score pads")
    for pad in PADS:
        _draw(sheets, pad, paper)
    return sheets


def _draw(sheets: Sheets, pad: Pad, paper: Paper) -> None:
    sheets.add_page()
    sheets.frame(_EDGE, _EDGE, paper.width - 2 * _EDGE, paper.height - 2 * _EDGE, 0.7, 3)
    sheets.frame(_EDGE + 1.5, _EDGE + 1.5, paper.width - 2 * _EDGE - 3, paper.height - 2 * _EDGE - 3, 0.2, 2.2)
    _head(sheets, pad, paper)
    left, right = _EDGE + _INSET, paper.width - _EDGE - _INSET
    top, foot = _EDGE + _TABLE, paper.height - _EDGE - _INSET - _NOTES
    rows = int((foot - top - _NAMES - _HEADS) / _ROW)
    bottom = top + _NAMES + _HEADS + rows * _ROW
    _rows(sheets, rows, (left, right), top + _NAMES + _HEADS)
    for column, start, width, is_first in _columns(pad, left, right):
        sheets.words([column.head], text_face(8), start, top + _NAMES + 1, width, "C")
        _signs(sheets, column, start, width, rows, top + _NAMES + _HEADS)
        thick = _STRONG if is_first else _LIGHT
        sheets.stroke((start, top + (0 if is_first else _NAMES)), (start, bottom), thick)
    for x in (left, right):
        sheets.stroke((x, top), (x, bottom), _STRONG)
    sheets.stroke((left, top), (right, top), _STRONG)
    _emblems(sheets, pad, (left, right), top)
    sheets.words(pad.notes, text_face(8.5), left, bottom + 2.5, right - left, "C")


def _head(sheets: Sheets, pad: Pad, paper: Paper) -> None:
    """Set the name of the game between two rows of suits."""
    face = title_face(24)
    name = rules_name(game_named(pad.game))
    sheets.words([name], face, 0, _EDGE + _TITLE - face.line / 2, paper.width, "C")
    half = sheets.widest([name], face) / 2
    suits = "SDTHC" if pad.game == "goodge" else "SHDC"
    for number, suit in enumerate(suits):
        away = half + 8 + number * 7
        sheets.art(f"suits/{suit}", paper.width / 2 + away, _EDGE + _TITLE - 2.5, 5)
        sheets.art(f"suits/{suit}", paper.width / 2 - away - 5, _EDGE + _TITLE - 2.5, 5)


def _columns(pad: Pad, left: float, right: float) -> Iterator[tuple[Column, float, float, bool]]:
    """Yield each column with its left edge, its width, and True where a player's or a team's part begins."""
    columns = [(column, False) for column in pad.shared]
    columns += [(column, number == 0) for _ in range(pad.sides) for number, column in enumerate(pad.own)]
    unit = (right - left - _NUMBER) / sum(column.share for column, _ in columns)
    x = left + _NUMBER
    for column, is_first in columns:
        yield column, x, column.share * unit, is_first
        x += column.share * unit


def _rows(sheets: Sheets, rows: int, sides: tuple[float, float], top: float) -> None:
    """Draw the lines between rounds, and their numbers."""
    left, right = sides
    sheets.stroke((left, top), (right, top), _STRONG)
    for number in range(1, rows + 1):
        y = top + number * _ROW
        sheets.stroke((left, y), (right, y), _STRONG if number == rows else _LIGHT)
        face = title_face(9)
        sheets.words([str(number)], face, left, y - _ROW / 2 - face.line / 2, _NUMBER, "C")


def _signs(sheets: Sheets, column: Column, start: float, width: float, rows: int, top: float) -> None:
    """Draw what is ringed in each row: a row of suits, or one sign at the left."""
    side = 4.2
    step = (width - 1) / max(1, len(column.ringed))
    for row in range(rows):
        for number, picture in enumerate(column.ringed):
            x = start + 1 + (0 if len(column.ringed) == 1 else number * step + (step - side) / 2)
            sheets.art(picture, x, top + (row + 0.5) * _ROW - side / 2, side)


def _emblems(sheets: Sheets, pad: Pad, sides: tuple[float, float], top: float) -> None:
    """Draw the signs of the teams where their names are written."""
    starts = [start for _, start, _, is_first in _columns(pad, *sides) if is_first]
    for emblem, start in zip(pad.emblems, starts, strict=False):
        sheets.art(f"emblems/{emblem}", start + 1.5, top + 2, 7)
