"""What the scenes with a table that stands still have in common: the bar, the places of its parts, small buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from ....engine.game import AnyView, Phase
from ....engine.record import Record
from ....engine.values import dataclass
from ...drawing.canvas import Canvas
from ...drawing.theme import GOLD, GOLD_DARK, SMALL_STRONG
from ...drawing.theme import PANEL as GROUND
from ...program.app import App
from ...tabletop.cardsize import BAR
from ...tabletop.matchstate import MatchState
from ...tabletop.presenter import Presenter
from ...widgets.base import Drawing, Item
from ...widgets.buttons import Button, cap_width
from ...widgets.commands import Command, button_cap, cap
from ...widgets.layout import columns
from ...wording.phrases import say
from ..menu_parts import row_height

_PANEL, _WIDE_PANEL, GAP = 400, 460, 12  # the second where text is enlarged, as its reasons would have no room
_EDGE, _FOOT = 20, 24  # keep the rail clear
_ICON, _BETWEEN = 44, 10
_RULE_INSET = 10  # of the lines between the buttons of a tray
_TALL = 1150  # units; a higher window has the panel below the table
_LOW_PANEL = 470


@dataclass(frozen=True, slots=True)
class Deed:
    """What can be done beside going on: a button below the table, or one behind "More" if it is seldom needed."""

    key: str
    text: str
    do: Callable[[], None]
    keycap: Command | None
    tip: str | None
    is_seldom: bool = False


def areas(
    canvas: Canvas, deeds: Sequence[Deed] = (), low: float = _LOW_PANEL
) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """Return the places of the table, of the panel beside or below it, and of the buttons if there are any.

    `low` is the height in units of a panel below the table.
    """
    px, whole = canvas.px, canvas.rect
    foot = pygame.Rect(0, 0, 0, 0)
    if whole.height >= px(_TALL):
        panel = whole.inflate(-2 * px(18), 0)
        panel.height = px(low)
        panel.bottom = whole.bottom - px(_FOOT)
        foot.width = panel.width
        foot.height = _foot_height(canvas, foot.width, deeds)
        foot.topleft = panel.left, panel.top - px(GAP) - foot.height
        end = foot.top if deeds else panel.top
        return pygame.Rect(0, px(BAR), whole.width, end - px(BAR) - px(GAP)), panel, foot
    wide = px(_WIDE_PANEL if canvas.type.is_enlarged else _PANEL)
    panel = pygame.Rect(0, px(BAR + GAP), wide, whole.height - px(BAR + GAP + _FOOT))
    panel.right = whole.right - px(_EDGE)
    foot.width = panel.left - px(GAP) - px(_EDGE)
    foot.height = _foot_height(canvas, foot.width, deeds)
    foot.topleft = px(_EDGE), whole.bottom - px(_FOOT) - foot.height
    return pygame.Rect(0, px(BAR), panel.left, foot.top - px(BAR + (6 if deeds else 0))), panel, foot


def lies_below(panel: pygame.Rect) -> bool:
    """Return True if the panel lies below the table, not beside it."""
    return panel.width > panel.height


def bar_items(
    app: App,
    canvas: Canvas,
    presenter: Presenter,
    view: AnyView,
    record: Record,
    number: int,
    leave: Callable[[], None] | None = None,
) -> list[Item]:
    """Return the bar over the table in a round, from 0, with the way back, which is to `leave`, and the rules."""
    px = canvas.px
    bar = pygame.Rect(0, 0, canvas.rect.width, px(BAR))
    side = px(_ICON)
    left = pygame.Rect(px(8), (bar.height - side) // 2, side, side)
    right = left.copy()
    right.right = bar.right - px(8)
    tip = say("review: tip of the button that leaves", "Back · {key}", key=cap(Command.BACK))
    rules = say("table: tip of the rules button", "Rules · {key}", key=cap(Command.RULES))
    state = MatchState(
        key="bar", rect=bar, state=presenter.state(view, round_number(record, number), ""),
        facts=presenter.bar(view, record.players), left=left.right + px(12), right=right.left - px(16),
        is_backing=True,
    )  # fmt: skip
    return [
        state,
        Button(key="back", rect=left, icon="close", style="quiet", on_press=leave or app.pop, tip=tip),
        Button(key="rules", rect=right, icon="help", style="quiet", on_press=app.open_rules, tip=rules),
    ]


def round_number(record: Record, number: int) -> int:
    """Return the number of a round, from 0, as people count: from 1, and those that were thrown in do not count."""
    return 1 + sum(states[-1].board.phase is Phase.SCORED for states in record.rounds[:number])


def last_scored(record: Record) -> int | None:
    """Return the number of the last round, from 0, that was not thrown in and is over; None if there is none."""
    over = [number for number, states in enumerate(record.rounds) if states[-1].board.phase is Phase.SCORED]
    return over[-1] if over else None


def foot_items(canvas: Canvas, foot: pygame.Rect, deeds: Sequence[Deed]) -> list[Item]:
    """Return the buttons below the table, in a quiet tray, or in two where they have no room in one."""
    gap, items = canvas.px(_BETWEEN), list[Item]()
    rows = _rows(canvas, foot.width, deeds)
    height = (foot.height - gap * (len(rows) - 1)) // max(1, len(rows))
    for number, row in enumerate(rows):
        line = pygame.Rect(foot.left, foot.top + number * (height + gap), foot.width, height)
        are_equal = _fit(canvas, foot.width, row)
        shares = [1] * len(row) if are_equal else [deed_width(canvas, deed) for deed in row]
        places = columns(line, shares, 0)
        buttons = [
            small_button(deed.key, place, deed.text, deed.do, deed.keycap, tip=deed.tip)
            for deed, place in zip(row, places, strict=True)
        ]
        items += tray_items(canvas, f"deeds-{number}", line, buttons)
    return items


def tray_items(canvas: Canvas, key: str, rect: pygame.Rect, buttons: Sequence[Button]) -> list[Item]:
    """Return buttons side by side on one ground, without edges of their own: they weigh less than others."""
    inset = canvas.px(_RULE_INSET)
    for button in buttons:
        button.style = "quiet"

    def paint(canvas: Canvas, rect: pygame.Rect) -> None:
        canvas.panel(rect, radius=12, top=GROUND.faded(150), line=GOLD.faded(60))
        for button in buttons[1:]:
            start, end = (button.rect.left, rect.top + inset), (button.rect.left, rect.bottom - inset)
            pygame.draw.line(canvas.surface, GOLD_DARK[:3], start, end)

    return [Drawing(key=key, rect=rect, paint=paint, is_backing=True), *buttons]


def _foot_height(canvas: Canvas, width: int, deeds: Sequence[Deed]) -> int:
    rows, gap = len(_rows(canvas, width, deeds)), canvas.px(_BETWEEN)
    return max(0, rows * (row_height(canvas, SMALL_STRONG, 44) + gap) - gap)


def _rows(canvas: Canvas, width: int, deeds: Sequence[Deed]) -> list[list[Deed]]:
    """Return the buttons in one row, or in two if they have no room in one."""
    half = (len(deeds) + 1) // 2
    needed = sum(deed_width(canvas, deed) + canvas.px(_BETWEEN) for deed in deeds) - canvas.px(_BETWEEN)
    rows = [list(deeds)] if needed <= width else [list(deeds[:half]), list(deeds[half:])]
    return rows if deeds else []


def _fit(canvas: Canvas, width: int, deeds: Sequence[Deed]) -> bool:
    """Return True if columns for all of them, as wide as the widest button, have room."""
    widest = max(deed_width(canvas, deed) for deed in deeds)
    return len(deeds) * (widest + canvas.px(_BETWEEN)) - canvas.px(_BETWEEN) <= width


def deed_width(canvas: Canvas, deed: Deed) -> int:
    """Return the width of a button that has room for its words and its key, in pixels."""
    shown = None if deed.keycap is None else button_cap(deed.keycap)
    key = cap_width(canvas, shown) if shown else 0
    return canvas.type.size(deed.text, SMALL_STRONG)[0] + key + canvas.px(34)


def small_button(
    key: str,
    rect: pygame.Rect,
    text: str,
    do: Callable[[], None],
    keycap: Command | None = None,
    tip: str | None = None,
    style: str = "plain",
    why_off: str | None = None,
) -> Button:
    """Return a button with small letters; `why_off` greys it, and is its tip."""
    return Button(
        key=key, rect=rect, text=text, role=SMALL_STRONG, on_press=do, keycap=keycap, tip=why_off or tip, style=style,
        why_off=why_off,
    )  # fmt: skip
