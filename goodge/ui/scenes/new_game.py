"""Setting up a match: who plays, to how many points, by which rule, with which cards."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ...table.match_table import Table
from ...table.seats import NAME_LENGTH
from ..app import App
from ..canvas import Canvas
from ..items.base import Item, Label, Panel, Picture
from ..items.buttons import Button, Choice
from ..items.fields import TextField
from ..scene import Scene
from ..theme import ALARM, BODY_STRONG, BUTTON, GOLD_BRIGHT, MUTED, NAME, SMALL, SMALL_STRONG
from .dialog import Answer, DialogScene
from .match_plan import TARGETS, MatchPlan
from .menu_parts import PAGE_WIDTH, columns, heading, page, people, row_height

_LEVELS = ((None, "Person"), ("novice", "Novice"), ("casual", "Casual"), ("expert", "Expert"))
_PLAYERS = ((3, "Three players"), (4, "Four players"))
_TARGETS = (*((target, str(target)) for target in TARGETS), (None, "Other"))
_ALL_PASS = (("last-at-50", "Play at 50"), ("redeal", "Deal again"))
_DEALS = ((False, "Random"), (True, "Number"))
_ABOUT_LEVELS = "Novice makes human mistakes, Casual counts the cards that are gone, Expert thinks many deals ahead."
_ABOUT_TARGET = "When somebody has this much, the leader wins."
_ABOUT_ALL_PASS = {
    "last-at-50": "If nobody bids, the last player is the Goodge and must make 50.",
    "redeal": "If nobody bids, the last player may pass too, and the same dealer deals again.",
}
_ABOUT_DEALS = {False: "Nobody knows what comes.", True: "The same number deals the same cards."}


class NewGameScene(Scene):
    """Enter starts at once; what was chosen is there again next time."""

    first_focus = "start"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.plan = MatchPlan.from_last(app.settings.last_setup("goodge"))

    # -- layout -----------------------------------------------------------------------------------------

    def compose(self, canvas: Canvas) -> list[Item]:
        place = page(canvas, PAGE_WIDTH, 664)
        title = heading(canvas, place, "New game")
        gap, foot = canvas.px(16), row_height(canvas, BUTTON, 56)
        top, bottom = title.rect.bottom + canvas.px(10), place.bottom - foot - gap
        body = pygame.Rect(place.left, top, place.width, bottom - top)
        left, right = columns(body, (660, 484), canvas.px(20))
        last = pygame.Rect(place.left, place.bottom - foot, place.width, foot)
        return [
            title,
            Panel(key="who", rect=left),
            Panel(key="how", rect=right),
            *self._who(canvas, left.inflate(-canvas.px(44), -canvas.px(40))),
            *self._how(canvas, right.inflate(-canvas.px(44), -canvas.px(40))),
            *self._foot(canvas, last),
        ]

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.blit(self.app.cloth(), (0, 0))

    def _who(self, canvas: Canvas, area: pygame.Rect) -> list[Item]:
        note_height = 2 * canvas.type.line_height(SMALL)
        note = pygame.Rect(area.left, area.bottom - note_height, area.width, note_height)
        height = row_height(canvas, least=50)
        pitch = min(height + canvas.px(26), (note.top - canvas.px(10) - area.top) // (self.plan.players + 1))
        row = pygame.Rect(area.left, area.top, area.width, height)
        label, control = columns(row, (204, 412), canvas.px(12))
        plan = self.plan
        items: list[Item] = [
            Label(key="who-label", rect=label, text="At the table", role=NAME, colour=GOLD_BRIGHT, align="left"),
            Choice(key="players", rect=control, options=_PLAYERS, value=plan.players, on_change=self._set("players")),
        ]
        for seat in range(plan.players):
            row = row.move(0, pitch)
            items += self._seat(canvas, row, seat)
        items.append(_note("levels-note", note, _ABOUT_LEVELS))
        return items

    def _seat(self, canvas: Canvas, row: pygame.Rect, number: int) -> list[Item]:
        seat = self.plan.seats[number]
        name, level = columns(row, (204, 412), canvas.px(12))
        side = canvas.px(30)
        icon = pygame.Rect(name.left, 0, side, side)
        icon.centery = name.centery
        name.update(icon.right + canvas.px(10), name.top, name.right - icon.right - canvas.px(10), name.height)
        return [
            Picture(key=f"icon-{number}", rect=icon, name=f"emblems/icons/{'robot' if seat.level else 'person'}"),
            TextField(
                key=f"name-{number}",
                rect=name,
                value=seat.name,
                on_change=lambda text: self.plan.rename(number, text),
                placeholder="Name",
                longest=NAME_LENGTH,
            ),
            Choice(
                key=f"level-{number}",
                rect=level,
                options=_LEVELS,
                value=seat.level,
                on_change=lambda value: setattr(seat, "level", value),
            ),
        ]

    def _how(self, canvas: Canvas, area: pygame.Rect) -> list[Item]:
        plan = self.plan
        target = None
        if plan.target is None:
            target = TextField(
                key="target-own",
                rect=area,
                value=plan.target_text,
                on_change=self._set("target_text"),
                placeholder="Points",
                longest=7,
                digits=True,
            )
        number = None
        if plan.has_number:
            number = TextField(
                key="number",
                rect=area,
                value=plan.number_text,
                on_change=self._set("number_text"),
                placeholder="Number",
                longest=18,
                digits=True,
            )
        targets = Choice(key="target", rect=area, options=_TARGETS, value=plan.target, on_change=self._set("target"))
        passing = Choice(
            key="all-pass", rect=area, options=_ALL_PASS, value=plan.all_pass, on_change=self._set("all_pass")
        )
        deals = Choice(key="deal", rect=area, options=_DEALS, value=plan.has_number, on_change=self._set("has_number"))
        first, second, third = _spread(area, _group_height(canvas))
        return [
            *_group(canvas, first, "Play to", _ABOUT_TARGET, targets, target),
            *_group(canvas, second, "When all pass", _ABOUT_ALL_PASS[plan.all_pass], passing, None),
            *_group(canvas, third, "The deal", _ABOUT_DEALS[plan.has_number], deals, number),
        ]

    def _foot(self, canvas: Canvas, row: pygame.Rect) -> list[Item]:
        problem = self.plan.problem()
        back, words, start = columns(row, (150, 720, 250), canvas.px(22))
        return [
            Button(key="back", rect=back, text="Back", on_press=self.app.pop, keycap="Esc"),
            Label(
                key="sentence",
                rect=words,
                text=problem or self.plan.summary(),
                role=BODY_STRONG,
                colour=ALARM if problem else MUTED,
                wraps=True,
            ),
            Button(
                key="start",
                rect=start,
                text="Start",
                on_press=self._start,
                style="primary",
                why_off=problem,
                keycap="Enter" if self._focus in (None, "start") else None,
            ),
        ]

    # -- what happens -----------------------------------------------------------------------------------

    def on_key(self, event: pygame.event.Event) -> bool:
        """Enter in a text field is done with it."""
        is_enter = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        if is_enter and isinstance(self.focused, TextField):
            self.focus("start")
            return True
        return False

    def _set(self, name: str) -> Callable[[object], None]:
        return lambda value: setattr(self.plan, name, value)

    def _start(self) -> None:
        saved = self.app.store.saved
        if saved is None:
            self._begin()
            return
        sentence = (
            f"The match of {people(saved.players)} is not finished. There is room for one: "
            "a new match takes its place for good."
        )
        answers = [
            Answer("Continue it", self._continue, "primary"),
            Answer("Start the new one", self._begin),
            Answer("Back"),
        ]
        self.app.push(DialogScene(self.app, "A match is waiting", sentence, answers))

    def _begin(self) -> None:
        from .table import TableScene

        setup = self.plan.setup()
        self.app.settings.remember(setup)
        self.app.apply_settings()
        self.app.reset(TableScene(self.app, Table.start(setup, self.app.store)))

    def _continue(self) -> None:
        from .table import TableScene

        table = Table.resume(self.app.store)
        if table is not None:
            self.app.reset(TableScene(self.app, table))


def _group_height(canvas: Canvas) -> int:
    """The height of a name, a control and two lines about it."""
    type_ = canvas.type
    return type_.line_height(NAME) + row_height(canvas) + 2 * type_.line_height(SMALL) + canvas.px(12)


def _spread(area: pygame.Rect, height: int) -> list[pygame.Rect]:
    """Three places of that height, at the top, in the middle and at the bottom of the area."""
    rest = area.height - height
    return [pygame.Rect(area.left, area.top + rest * number // 2, area.width, height) for number in range(3)]


def _group(
    canvas: Canvas, area: pygame.Rect, title: str, note: str, choice: Choice, own: TextField | None
) -> list[Item]:
    """A name, the control with a field beside it where one is wanted, and what the choice means."""
    label = pygame.Rect(area.left, area.top, area.width, canvas.type.line_height(NAME))
    row = pygame.Rect(area.left, label.bottom + canvas.px(5), area.width, row_height(canvas))
    words = pygame.Rect(area.left, row.bottom + canvas.px(7), area.width, 2 * canvas.type.line_height(SMALL))
    choice.rect = row
    items: list[Item] = [
        Label(key=f"{choice.key}-label", rect=label, text=title, role=NAME, colour=GOLD_BRIGHT, align="left"),
        choice,
    ]
    if own is not None:
        choice.rect, own.rect = columns(row, (286, 150), canvas.px(12))
        items.append(own)
    return [*items, _note(f"{choice.key}-note", words, note)]


def _note(key: str, rect: pygame.Rect, text: str) -> Label:
    return Label(key=key, rect=rect, text=text, role=SMALL_STRONG, colour=MUTED, align="left", wraps=True, top=True)
