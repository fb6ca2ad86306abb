"""Styles: the leanings of a player of any level among choices that are nearly equal."""

from __future__ import annotations

from collections.abc import Mapping

from ..engine.values import dataclass


@dataclass(frozen=True, slots=True)
class Style:
    """Points by which some choices look better to somebody than they are; with all at 0 nothing does.

    `boldness` moves the highest bid; `thrift` is for each point of a card that is kept out of a trick not surely won;
    `pulling` is for leading trump while others may hold some and the first half of the tricks lasts.
    """

    boldness: float = 0.0
    thrift: float = 0.0
    pulling: float = 0.0


PLAIN = Style()
BY_NAME: Mapping[str, Style] = {
    "bold": Style(boldness=4.0),
    "careful": Style(boldness=-4.0, thrift=0.05),
    "trump-puller": Style(pulling=3.0),
}


def style_of(name: str | None) -> Style:
    """Return the style of a name; None stands for no style. Raises ValueError for an unknown name."""
    if name is None:
        return PLAIN
    if name not in BY_NAME:
        raise ValueError(f"there is no style “{name}”; there is {', '.join(BY_NAME)}")
    return BY_NAME[name]
