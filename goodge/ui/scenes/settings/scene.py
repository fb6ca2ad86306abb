"""The settings: each change applies at once and is saved."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

import pygame

from ...drawing.canvas import Canvas
from ...drawing.theme import BODY_STRONG, GOLD_BRIGHT, NAME, SMALL, Role
from ...program.app import App
from ...widgets.base import Drawing, Item, Label
from ...widgets.commands import Command, Deeds
from ...widgets.layout import columns
from ...wording.phrases import say
from ..carry import export_scene
from ..menu_parts import common_hints, row_height
from ..page import Frame, PageScene, foot_button, is_tall, lit_panel
from .column import GAP, MOST_GAP, Column, NarrowColumn, StackedColumn, TallColumn, roles_under, shares_beside
from .rows import LOOKS_LIKE_THIS, SectionRow
from .sections import SECTIONS, SettingsTab

_PICTURE = 120
_LARGER = 1.12  # a picture, where text is larger
_UNDER_NAME = 10  # between the name of a wide picture and the picture
_INSET = 56, 34
_BETWEEN, _MOST_AIR = 12, 28  # units: from section to section, and what a row of a tall window may have to spare


class SettingsScene(PageScene):
    """The settings in sections: tabs lead from one to the next."""

    first_focus = "section"

    def __init__(self, app: App, section: str = "general") -> None:
        super().__init__(app)
        self.section = section

    def compose(self, canvas: Canvas) -> list[Item]:
        frame = Frame(canvas, say("settings: heading", "Settings"))
        pages = self._pages(canvas)
        options = [(page[0], " · ".join(SECTIONS[key].name.say() for key in page)) for page in pages]
        shown = next(page for page in pages if self.section in page)
        tabs = frame.tabs("section", options, shown[0], self.turn_to)
        about = foot_button("about", say("button", "About"), lambda: self.app.ways.about(self.app))
        keys = foot_button("keys", say("settings: button", "Keys"), lambda: self.app.ways.own_keys(self.app))
        carry = foot_button(
            "carry",
            say("settings: button", "Make a backup"),
            lambda: self.app.push(export_scene(self.app)),
            tip=say("settings: tip of Make a backup", "Settings, people, matches and reviews, all in one file"),
        )
        foot = [*frame.feet(self.app.pop, about, keys, carry), *frame.hints(common_hints()[-2:])]
        body = self._groups(canvas, frame.body, shown) if is_tall(canvas) else self._one(canvas, frame.body)
        return [frame.title, tabs, *body, *foot]

    def on_enter(self) -> None:
        super().on_enter()
        self.app.sounds.start_music()  # to judge it by

    @property
    def deeds(self) -> Deeds:
        return {Command.PAGE_UP: lambda: self._turn_by(-1), Command.PAGE_DOWN: lambda: self._turn_by(1)}

    # -- sections ---------------------------------------------------------------------------------------

    def turn_to(self, section: object) -> None:
        """Show another section."""
        if section != self.section:
            self.app.cross_fade()
        self.section = str(section)
        self.refresh()

    def _turn_by(self, by: int) -> None:
        pages = self._pages(self.canvas)
        shown = next(number for number, page in enumerate(pages) if self.section in page)
        self.focus("section")
        self.turn_to(pages[(shown + by) % len(pages)][0])

    def _pages(self, canvas: Canvas) -> list[list[str]]:
        """Return the sections that are shown together: in a tall window as many as have room."""
        if not is_tall(canvas):
            return [[key] for key in SECTIONS]
        frame = Frame(canvas, "")
        room = frame.body.height - row_height(canvas) - frame.gap
        pages, left = list[list[str]](), 0
        for key in SECTIONS:
            height = self._height(canvas, frame.body.width, key) + canvas.px(_BETWEEN)
            if height > left:
                pages.append([])
                left = room + canvas.px(_BETWEEN)
            pages[-1].append(key)
            left -= height
        if len(pages[-1]) == 1 and len(pages[-2]) > 1:
            pages[-1].insert(0, pages[-2].pop())  # the last, which is short, does not stand alone
        return pages

    # -- sections in a wide window ------------------------------------------------------------------------

    def _one(self, canvas: Canvas, room: pygame.Rect) -> list[Item]:
        """Return one section on its panel."""
        across, down = (canvas.px(side) for side in _INSET)
        return [lit_panel("panel", room), *self._body(canvas, room.inflate(-across, -down))]

    def _body(self, canvas: Canvas, area: pygame.Rect) -> list[Item]:
        """Return the rows of the section, in two columns if one is not high enough, and the picture under them."""
        section = SECTIONS[self.section]
        room = area.height - (canvas.px(_PICTURE + GAP) if section.picture is not None else 0)
        every = [row for each in SECTIONS.values() for row in each.rows]
        ways = shares_beside(canvas, every, area.width)
        beside = [Column(self.app, canvas, area, share, role) for role, share in ways]
        column = next((column for column in beside if column.height(section.rows) <= room), None)
        if column is None:
            return self._in_halves(canvas, area, section, room, beside[-1])
        below = 0 if section.picture is None else _picture_height(canvas, section)
        if not below:
            spare = (area.height - column.height(section.rows)) // len(section.rows)
            area.inflate_ip(0, -min(spare, canvas.px(MOST_GAP - GAP)))
        items = column.items(section.rows, area.height, below)
        if section.picture is not None:
            gap = column.gap_between(column.heights(section.rows), area.height, below)
            top = area.top + column.height(section.rows, gap) + gap
            place = pygame.Rect(area.left, top, area.width, area.bottom - top)
            place.height = place.height if section.fills else min(place.height, below)
            items += [column.rule("preview", top, gap), *self._preview(canvas, place, section, column)]
        return items

    def _preview(self, canvas: Canvas, place: pygame.Rect, section: SettingsTab, column: Column) -> list[Item]:
        """Return a picture of what the settings of a section make, beside its name or, a wide one, under it."""
        if section.picture is None:
            return []
        words = LOOKS_LIKE_THIS.say()
        name, picture = column.halves(place)
        if section.is_wide:
            name, picture = place.copy(), place.copy()
            name.height = canvas.type.line_height(BODY_STRONG)
            picture.top = name.bottom + canvas.px(_UNDER_NAME)
            picture.height = place.bottom - picture.top
        return [
            Label(key="preview-name", rect=name, text=words, role=BODY_STRONG, align="left"),
            Drawing(key="preview", rect=picture, paint=section.picture(self.app.settings)),
        ]

    def _in_halves(
        self, canvas: Canvas, area: pygame.Rect, section: SettingsTab, room: int, column: Column
    ) -> list[Item]:
        """Return the rows of a section in two columns, which may take this much of the height, and the picture."""
        half = (len(section.rows) + 1) // 2
        upper, lower = section.rows[:half], section.rows[half:]
        sides, gaps = columns(area, (1, 1), canvas.px(48)), (half - 1) * canvas.px(GAP)
        roles = roles_under(canvas, section.rows, sides[1].width)
        narrow: list[list[Column]] = [
            [NarrowColumn(self.app, canvas, side, role=role) for side in sides] for role in roles
        ]
        stacked: list[list[Column]] = [
            [StackedColumn(self.app, canvas, side, section.rows, role) for side in sides] for role in roles
        ]
        is_large = NarrowColumn.is_large(canvas, section.rows, sides[1].width)
        ways = narrow if is_large else [*stacked, *narrow]
        heights = [_paired(way, upper, lower) for way in ways]
        fits = [number for number, highs in enumerate(heights) if sum(highs) + gaps <= room]
        left, right = ways[fits[0] if fits else -1]
        highs = heights[fits[0]] if fits else None
        items = [*left.items(upper, room, highs=highs), *right.items(lower, room, highs=highs)]
        if section.picture is not None:
            top = max(item.rect.bottom for item in items) + canvas.px(GAP)
            rest = pygame.Rect(area.left, top, area.width, area.bottom - top)
            items += self._preview(canvas, rest, section, column)
        return items

    # -- sections in a tall window ------------------------------------------------------------------------

    def _note_role(self, canvas: Canvas, room: pygame.Rect) -> Role:
        """Return the largest role in which the notes of all pages have room, so that they are alike everywhere."""
        every = [row for section in SECTIONS.values() for row in section.rows]
        pages, gap = self._pages(canvas), canvas.px(_BETWEEN)
        for role in roles_under(canvas, every, room.width - canvas.px(_INSET[0])):
            heights = ([self._height(canvas, room.width, key, role) for key in page] for page in pages)
            if all(sum(page) + gap * (len(page) - 1) <= room.height for page in heights):
                return role
        return SMALL

    def _height(self, canvas: Canvas, width: int, key: str, role: Role = SMALL) -> int:
        """Return the least height of a section in a column of this width, with its heading and its panel."""
        section, area = SECTIONS[key], pygame.Rect(0, 0, width - canvas.px(_INSET[0]), 0)
        picture = 0 if section.picture is None else _picture_height(canvas, section) + canvas.px(GAP)
        rows = TallColumn(self.app, canvas, area, role=role).height(section.rows)
        return canvas.px(_INSET[1] + GAP) + canvas.type.line_height(NAME) + rows + picture

    def _groups(self, canvas: Canvas, room: pygame.Rect, keys: list[str]) -> list[Item]:
        """Return sections one under the other, each with its heading on a panel, as high as the room."""
        gap, items, role = canvas.px(_BETWEEN), list[Item](), self._note_role(canvas, room)
        heights = {key: self._height(canvas, room.width, key, role) for key in keys}
        spare = room.height - sum(heights.values()) - gap * (len(keys) - 1)
        count, top = sum(len(SECTIONS[key].rows) for key in keys), room.top
        for key in keys:
            more = min(canvas.px(_MOST_AIR), spare // count) * len(SECTIONS[key].rows)
            panel = pygame.Rect(room.left, top, room.width, heights[key] + more)
            items += [lit_panel(f"panel-{key}", panel), *self._group(canvas, panel, key, role)]
            top = panel.bottom + gap
        return items

    def _group(self, canvas: Canvas, panel: pygame.Rect, key: str, role: Role) -> list[Item]:
        section, inner = SECTIONS[key], panel.inflate(*(-canvas.px(side) for side in _INSET))
        head = pygame.Rect(inner.left, inner.top, inner.width, canvas.type.line_height(NAME))
        area = pygame.Rect(inner.left, head.bottom + canvas.px(GAP), inner.width, 0)
        high = 0 if section.picture is None else _picture_height(canvas, section) + canvas.px(GAP)
        area.height = inner.bottom - area.top - high
        title = Label(
            key=f"head-{key}", rect=head, text=section.name.say(), role=NAME, colour=GOLD_BRIGHT, align="left"
        )
        column = TallColumn(self.app, canvas, area, role=role)
        items: list[Item] = [title, *column.items(section.rows, area.height)]
        if section.picture is not None:
            place = pygame.Rect(area.left, area.bottom + canvas.px(GAP), area.width, high - canvas.px(GAP))
            preview = self._preview(canvas, place, section, column)
            for item in preview:
                item.key = f"{item.key}-{key}"
            items += preview
        return items


def _paired(sides: Sequence[Column], *rows: tuple[SectionRow, ...]) -> list[int]:
    """Return the heights of rows that stand side by side and begin at one height."""
    return [max(pair) for pair in zip_longest(*(map(Column.heights, sides, rows)), fillvalue=0)]


def _picture_height(canvas: Canvas, section: SettingsTab) -> int:
    """Return the least height of the picture of a section, which has words in it."""
    return canvas.px(section.high * (_LARGER if canvas.type.is_enlarged else 1.0))
