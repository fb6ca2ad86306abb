"""The paper side of every game, a line each: its score sheet, its rules, and what is counted of its matches."""

from __future__ import annotations

from .goodge import GoodgePaper
from .paper import Paper
from .pride import PridePaper
from .spades import SpadesPaper
from .spidge import SpidgePaper

_PAPERS: dict[str, Paper] = {paper.id: paper for paper in (GoodgePaper(), SpadesPaper(), PridePaper(), SpidgePaper())}


def paper_of(game: str) -> Paper:
    """The paper side of a game, by its id."""
    return _PAPERS[game]
