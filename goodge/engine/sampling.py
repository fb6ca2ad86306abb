"""Uniform dealing of unseen cards into hands of known size, where some hands are known to hold none of some suits.

Cards that the same cells may hold form a group. The number of ways to finish the deal after the first groups
depends only on the room left in each cell, so it is counted once by dynamic programming and each group is then
split with exactly the right odds: no rejection, no bias, and an end also where no deal fits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import accumulate
from math import comb

from .cards import Card
from .errors import NoSuchDeal
from .rng import Stream
from .values import dataclass


@dataclass(frozen=True, slots=True)
class Group:
    """Unseen cards, and the indices of the cells that may hold them."""

    cards: tuple[Card, ...]
    cells: tuple[int, ...]


def grouped(cards: Iterable[Card], cells_of: Callable[[Card], Iterable[int]]) -> list[Group]:
    """The cards in groups; `cells_of` gives the cells that may hold a card."""
    groups: dict[tuple[int, ...], list[Card]] = {}
    for card in cards:
        groups.setdefault(tuple(cells_of(card)), []).append(card)
    return [Group(tuple(group), cells) for cells, group in groups.items()]


class Sampler:
    """All ways to lay the groups' cards into cells of the given sizes, each way equally likely.

    Raises NoSuchDeal if there is none.
    """

    def __init__(self, sizes: Sequence[int], groups: Iterable[Group]) -> None:
        everywhere = tuple(range(len(sizes)))
        listed = [group for group in groups if group.cards]
        self._sizes = tuple(sizes)
        self._bound = [group for group in listed if group.cells != everywhere]
        self._free = [card for group in listed if group.cells == everywhere for card in group.cards]
        self._count = cache(self._count_from)
        fits = sum(self._sizes) == len(self._free) + sum(len(group.cards) for group in self._bound)
        self.count = self._count(0, self._sizes) if fits else 0
        if not self.count:
            raise NoSuchDeal("no deal fits what has been seen")

    def draw(self, stream: Stream) -> list[list[Card]]:
        """One deal: the cards of each cell."""
        cells: list[list[Card]] = [[] for _ in self._sizes]
        room = self._sizes
        for index, group in enumerate(self._bound):
            ways = [(self._ways(index, split, room), split) for split in _splits(group, room)]
            mark = stream.below(sum(way for way, _ in ways))
            bounds = accumulate(way for way, _ in ways)
            split = next(split for bound, (_, split) in zip(bounds, ways, strict=True) if mark < bound)
            _lay(stream.shuffled(group.cards), split, cells)
            room = _minus(room, split)
        _lay(stream.shuffled(self._free), room, cells)
        return cells

    def _count_from(self, index: int, room: tuple[int, ...]) -> int:
        if index == len(self._bound):
            return _arrangements(room)
        return sum(self._ways(index, split, room) for split in _splits(self._bound[index], room))

    def _ways(self, index: int, split: tuple[int, ...], room: tuple[int, ...]) -> int:
        return _arrangements(split) * self._count(index + 1, _minus(room, split))


def _splits(group: Group, room: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """All ways to share the group's cards, by number, among its cells with that much room."""

    def share(left: int, cells: tuple[int, ...]) -> Iterator[dict[int, int]]:
        if not cells:
            if left == 0:
                yield {}
            return
        first, rest = cells[0], cells[1:]
        least = max(0, left - sum(room[cell] for cell in rest))
        for number in range(least, min(left, room[first]) + 1):
            for others in share(left - number, rest):
                yield {first: number, **others}

    for shares in share(len(group.cards), group.cells):
        yield tuple(shares.get(cell, 0) for cell in range(len(room)))


def _arrangements(numbers: Sequence[int]) -> int:
    """In how many ways distinct cards can be parted into piles of these sizes."""
    ways, total = 1, 0
    for number in numbers:
        total += number
        ways *= comb(total, number)
    return ways


def _minus(room: tuple[int, ...], split: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(space - number for space, number in zip(room, split, strict=True))


def _lay(cards: Sequence[Card], numbers: Sequence[int], cells: list[list[Card]]) -> None:
    start = 0
    for cell, number in zip(cells, numbers, strict=True):
        cell.extend(cards[start : start + number])
        start += number
