"""A scorecard in words, for those who do not see it: how the match stands, and each round, the newest first."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.cards import Suit
from ..wording.cards import suit_name
from ..wording.lists import listed, side_by_side
from ..wording.matches import round_words
from ..wording.numbers import figure
from ..wording.sheet import distance_words
from ..wording.spoken import in_sentences
from ..wording.told import has_called, has_failed, under_head
from .model import Cell, Entry, Field, Row, Scorecard

_SUITS = {f"suits/{suit.letter}": suit for suit in Suit}


def heard_lines(card: Scorecard) -> list[str]:
    """Return a sentence for how the match stands, and several for each round."""
    stand = (
        has_called(listed(label), side_by_side(figure(total), distance_words(total, card.target)))
        for label, total in zip(card.labels, card.totals, strict=True)
    )
    return [card.triumph, card.standing, *stand, *(_row(card, row) for row in reversed(card.rows))]


def earlier_rounds(card: Scorecard) -> list[str]:
    """Return those of these lines that tell of a round before the newest."""
    return [_row(card, row) for row in card.rows[:-1]]


def _row(card: Scorecard, row: Row) -> str:
    margin = _entries(card, card.margin, row.margin)
    places = [place for place in range(len(card.fields)) if place not in _told_above(card, row)]
    cells = (_cell(card, side, cell, places) for side, cell in enumerate(row.cells))
    return in_sentences([round_words(row.number), *margin, *cells])


def _told_above(card: Scorecard, row: Row) -> range:
    """Return the places of a cell that the totals tell already; in a first round that of the points, too."""
    total = next((place for place, field in enumerate(card.fields) if field.is_total), 0)
    if row is not card.rows[-1]:
        return range(0)
    return range(total if len(card.rows) > 1 else total - 1, total + 1)


def _cell(card: Scorecard, side: int, cell: Cell, places: Sequence[int]) -> str:
    fields, entries = [card.fields[place] for place in places], [cell.entries[place] for place in places]
    said = _entries(card, fields, entries, card.sides[side])
    return has_called(listed(card.labels[side]), ", ".join(said)) if said else ""


def _entries(
    card: Scorecard, fields: Sequence[Field], entries: Sequence[Entry], partners: Sequence[str] = ()
) -> list[str]:
    """Return what stands in the places of a row, each under its head; what a picture means stands in the legend."""
    said = []
    for field, entry in zip(fields, entries, strict=True):
        head = field.told or field.head if field.partner is None else partners[field.partner]
        said += [_picture(card, entry.picture)] if entry.picture and not entry.told else []
        text = has_failed(entry.text) if entry.is_failed else entry.told or entry.text
        said += [under_head(head, text) if head else text] if text else []
    return [words for words in said if words]


def _picture(card: Scorecard, picture: str) -> str:
    if picture in _SUITS:
        return suit_name(_SUITS[picture])
    return next((note.words for note in card.legend if note.sample.picture == picture), "")
