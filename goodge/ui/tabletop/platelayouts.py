"""The ways in which words can be laid out on plates, in the order in which they are tried."""

from __future__ import annotations

from typing import NamedTuple

from ..drawing.theme import BODY_STRONG, KEYCAP, SMALL_STRONG, Role, smaller

TOP, MIDDLE_LINE, FOOT, LAST = range(4)
"""The lines of a plate; some have no last one."""
GAP, LEAST_GAP = 10, 6
"""The air between words of one line."""
_BETWEEN = 14  # of enlarged letters, between small ones and the least
_LINES = (FOOT, MIDDLE_LINE, TOP)
_LARGER = tuple(role for role in smaller(BODY_STRONG) if role.size > SMALL_STRONG.size)  # of three lines


class Layout(NamedTuple):
    """The places and sizes of the words on plates, the same on all plates of a table.

    `total`: on which line it is, at the foot, or beside the figure or the name. `about`: which text about a hand is
    told, None for none, and on which line. `air`: between the lines, in pixels.
    """

    is_total_short: bool
    role: Role
    note: int
    total: int = FOOT
    about: int | None = None
    about_line: int = TOP
    air: float = 0.0


def ways_to_lay_out(least: Role, *, has_last_line: bool, is_alone: bool) -> list[tuple[Layout, int]]:
    """Return the layouts, each with the air between words of one line, the best first, down to the `least` letters.

    On plates that have a last line the note has it to itself unless it has room enough beside the total. Where it is to
    stand `alone`, the total beside the figure comes first, and then a line for each; on plates without a last line the
    total beside the name.
    """
    ways = _four_lines(least) if has_last_line else _three_lines(least)
    ordered = sorted(((way, gap) for way in ways for gap in (GAP, LEAST_GAP)), key=lambda way: _order_of(*way))
    roles = (BODY_STRONG, SMALL_STRONG, KEYCAP)
    beside = [(Layout(False, role, FOOT, total=MIDDLE_LINE), gap) for role in roles for gap in (GAP, LEAST_GAP)]
    if not has_last_line and is_alone:
        low = roles[1:]  # the tails of larger letters would touch the edge
        by_name = [(Layout(False, role, FOOT, total=TOP, about_line=MIDDLE_LINE), GAP) for role in low]
        between = Role(KEYCAP.face, max(least.size, _BETWEEN), KEYCAP.leading)
        at_foot = [(Layout(False, role, FOOT), gap) for role in (KEYCAP, between) for gap in (GAP, LEAST_GAP)]
        return [*by_name, *beside, *at_foot, *ordered]
    if not has_last_line:
        return ordered
    if is_alone:
        return [*beside, (Layout(is_total_short=False, role=SMALL_STRONG, note=LAST), GAP), *ordered]
    return [*((way, GAP) for way in _three_lines(least) if _is_at_foot(way, SMALL_STRONG)), *ordered]


def _is_at_foot(way: Layout, least: Role) -> bool:
    """Return True for a layout with the note beside the whole total, in letters no smaller than these."""
    return way.note == FOOT and not way.is_total_short and way.role.size >= least.size


def _order_of(way: Layout, gap: float) -> tuple[bool, bool]:
    """Return the order of a way among others: last with the note on another line than the foot, or the least air."""
    return not _is_at_foot(way, KEYCAP), gap == LEAST_GAP


def _three_lines(least: Role) -> list[Layout]:
    ways = [Layout(False, role, FOOT) for role in _LARGER]
    ways += [Layout(False, role, line) for line in _LINES[:2] for role in (SMALL_STRONG, KEYCAP)]
    ways += [Layout(False, role, TOP) for role in (SMALL_STRONG, KEYCAP)]
    ways += [Layout(False, least, line) for line in _LINES]
    return ways + [Layout(True, role, line) for role in (SMALL_STRONG, KEYCAP, least) for line in _LINES]


def _four_lines(least: Role) -> list[Layout]:
    roles = ((SMALL_STRONG, KEYCAP), (least,))
    return [Layout(is_short, role, LAST) for sizes in roles for is_short in (False, True) for role in sizes]
