"""The rules of a new match: the options that the game offers, the number of the deal, and what they mean."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from ...drawing.canvas import Canvas
from ...drawing.theme import BODY_STRONG, CREAM, KEYCAP, SMALL_STRONG, Role
from ...games.offer import Limits, Pick, RuleOption, Switch
from ...widgets.base import Item, Label
from ...widgets.buttons import ChoiceRow
from ...widgets.fields import TextField
from ...widgets.layout import columns
from ...widgets.toggle import Toggle
from ...wording.phrases import Phrase, say
from ..menu_parts import row_height
from .plan import MatchPlan
from .seats import MOST_APART

_DEALS = {False: Phrase("new game: the deal", "Random"), True: Phrase("new game: the deal", "Number")}
_LABEL, _CONTROL, _AIR = 132, 292, 8
_CHOICE, _FIELD = 190, 94
_AROUND_WORDS, _AROUND_LABEL = 26, 12  # in a field, and in a part of a choice
_NOTES = (SMALL_STRONG, KEYCAP)  # roles of what the options mean: the smaller one if that tells it all
_NEAR, _OVER_NOTE = 28, 26  # from option to option, and from the last one to what they mean, where more stands below


Tail = Callable[[pygame.Rect], list[Item]]
"""Lays out a row under the options of the game."""


def rules_panel(
    canvas: Canvas,
    area: pygame.Rect,
    plan: MatchPlan,
    focused: str | None,
    on_number: Callable[[object], None],
    on_refused: Callable[[str], None],
) -> list[Item]:
    """Lay out the options from the top of the area, and at its foot what they mean, or what the `focused` limit is.

    `on_number` is called with True if the deal gets a number, else False; `on_refused` with words that are none.
    """
    tails: tuple[Tail, ...] = (
        lambda row: _help(canvas, row, plan),
        lambda row: _deal(canvas, row, plan, on_number, on_refused),
    )
    return options_panel(canvas, area, plan, focused, tails, fills=True)


def options_panel(
    canvas: Canvas,
    area: pygame.Rect,
    plan: MatchPlan,
    focused: str | None,
    tails: Sequence[Tail] = (),
    *,
    fills: bool = False,
) -> list[Item]:
    """Lay out the options of the game, the `tails` under them, and under all of them what the options mean.

    If it fills the area, what they mean stands at its foot; else right below them.
    """
    heights = [_height(canvas, option) for option in plan.offer.options] + [row_height(canvas)] * len(tails)
    room = area.height - sum(heights) - canvas.px(12) - canvas.px(6) * (len(heights) - 1)
    told = _sentences(plan, focused)
    role = next(
        (role for role in _NOTES if fitting(canvas, told, area.width, room, role)[0] == " ".join(told)), _NOTES[0]
    )
    words, height = fitting(canvas, told, area.width, room, role)
    note = pygame.Rect(area.left, area.bottom - height, area.width, height)
    spare = note.top - area.top - sum(heights) - canvas.px(12)
    gap = min(canvas.px(MOST_APART if fills else _NEAR), spare // max(1, len(heights) - 1))
    options: list[Tail] = [partial(_option, canvas, plan=plan, option=option) for option in plan.offer.options]
    items: list[Item] = []
    top = area.top
    for lay, height in zip((*options, *tails), heights, strict=True):
        items += lay(pygame.Rect(area.left, top, area.width, height))
        top += height + gap
    if not fills:
        note.top = min(note.top, top - gap + canvas.px(_OVER_NOTE))
    return [*items, _words("rules-note", note, words, role)] if words else items


def _sentences(plan: MatchPlan, focused: str | None) -> list[str]:
    limits = [limit for option in plan.offer.options if isinstance(option, Limits) for limit in option.limits]
    about = [limit.about.say() for limit in limits if limit.name == focused]
    return about or plan.rules_in_words()


def fitting(canvas: Canvas, sentences: list[str], width: int, room: int, role: Role = SMALL_STRONG) -> tuple[str, int]:
    """Return as many of the first sentences as fit, and their height in pixels."""
    words, height = " ".join(sentences), 0
    if words:
        height = len(canvas.type.wrap(words, role, width)) * canvas.type.line_height(role)
    return (words, height) if height <= room or not sentences else fitting(canvas, sentences[:-1], width, room, role)


def _height(canvas: Canvas, option: RuleOption) -> int:
    above = canvas.type.line_height(SMALL_STRONG) if isinstance(option, Limits) else 0
    return row_height(canvas) + above


def _option(canvas: Canvas, row: pygame.Rect, plan: MatchPlan, option: RuleOption) -> list[Item]:
    if isinstance(option, Pick):
        return _pick(canvas, row, plan, option)
    if isinstance(option, Switch):
        return _switch(canvas, row, plan, option)
    return _limits(canvas, row, plan, option)


def _pick(canvas: Canvas, row: pygame.Rect, plan: MatchPlan, pick: Pick) -> list[Item]:
    label, control = columns(row, (_LABEL, _CONTROL), canvas.px(_AIR))
    typed = plan.typed.get(pick.name, "")
    choice = ChoiceRow(
        key=pick.name,
        rect=control,
        options=[(value, pick.label(value)) for value in pick.values],
        value=None if typed else plan.chosen[pick.name],
        on_change=partial(plan.choose, pick.name),
    )
    items: list[Item] = [_name(pick.name, label, pick.title.say()), choice]
    if pick.own is not None:
        other, longest = say("new game: in an empty field", "Other"), len(str(pick.own.largest))
        choice.rect, place = _beside_field(canvas, control, [label for _, label in choice.options], other)
        items.append(_number_field(f"{pick.name}-own", place, plan, pick.name, other, longest))
    return items


def _beside_field(
    canvas: Canvas, control: pygame.Rect, labels: Sequence[str], placeholder: str
) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the places of a choice and of a field beside it: wider where its words need that and the labels do not."""
    gap, width_of = canvas.px(8), canvas.type.size
    wanted = width_of(placeholder, BODY_STRONG)[0] + canvas.px(_AROUND_WORDS)
    needed = len(labels) * (max(width_of(label, BODY_STRONG)[0] for label in labels) + canvas.px(_AROUND_LABEL))
    choice, field = columns(control, (_CHOICE, _FIELD), gap)
    left = max(field.width, min(wanted, control.width - gap - needed))
    field.update(control.right - left, field.top, left, field.height)
    choice.width = field.left - gap - choice.left
    return choice, field


def _switch(canvas: Canvas, row: pygame.Rect, plan: MatchPlan, switch: Switch) -> list[Item]:
    label, control = columns(row, (_LABEL, _CONTROL), canvas.px(_AIR))
    control.width = canvas.px(140)
    is_open = plan.is_open(switch)
    toggle = Toggle(
        key=switch.name,
        rect=control,
        value=bool(plan.chosen[switch.name]),
        on_change=partial(plan.choose, switch.name),
        why_off=None if is_open or switch.why_off is None else switch.why_off.say(),
    )
    return [_name(switch.name, label, switch.title.say()), toggle]


def _help(canvas: Canvas, row: pygame.Rect, plan: MatchPlan) -> list[Item]:
    label, control = columns(row, (_LABEL, _CONTROL), canvas.px(_AIR))
    control.width = canvas.px(140)
    change = partial(setattr, plan, "has_help")
    title = say("new game: an option", "Help")
    return [_name("help", label, title), Toggle(key="help", rect=control, value=plan.has_help, on_change=change)]


def _limits(canvas: Canvas, row: pygame.Rect, plan: MatchPlan, option: Limits) -> list[Item]:
    """Return small fields with their names above them."""
    label, control = columns(row, (_LABEL, _CONTROL), canvas.px(_AIR))
    above = canvas.type.line_height(SMALL_STRONG)
    label = pygame.Rect(label.left, label.top + above, label.width, label.height - above)
    none = say("new game: in an empty field", "None")
    items: list[Item] = [_name("limits", label, option.title.say())]
    for limit, place in zip(option.limits, columns(control, (1,) * len(option.limits), canvas.px(8)), strict=True):
        head = pygame.Rect(place.left, place.top, place.width, above)
        field = pygame.Rect(place.left, head.bottom, place.width, place.height - above)
        items += [
            Label(key=f"{limit.name}-name", rect=head, text=limit.title.say(), role=SMALL_STRONG, align="left"),
            _number_field(limit.name, field, plan, limit.name, none, 4),
        ]
    return items


def _deal(
    canvas: Canvas,
    row: pygame.Rect,
    plan: MatchPlan,
    on_number: Callable[[object], None],
    on_refused: Callable[[str], None],
) -> list[Item]:
    label, control = columns(row, (_LABEL, _CONTROL), canvas.px(_AIR))
    options = [(value, phrase.say()) for value, phrase in _DEALS.items()]
    choice = ChoiceRow(key="deal", rect=control, options=options, value=plan.has_number, on_change=on_number)
    items: list[Item] = [_name("deal", label, say("new game: an option", "The deal")), choice]
    if plan.has_number:
        choice.rect, place = columns(control, (_CHOICE, _FIELD), canvas.px(8))
        items.append(
            TextField(
                key="number",
                rect=place,
                value=plan.number_text,
                on_change=lambda text: setattr(plan, "number_text", text),
                placeholder=say("new game: in an empty field", "Type"),
                longest=18,
                digits=True,
                on_refused=on_refused,
            )
        )
    return items


def _number_field(key: str, rect: pygame.Rect, plan: MatchPlan, name: str, placeholder: str, longest: int) -> TextField:
    return TextField(
        key=key,
        rect=rect,
        value=plan.typed.get(name, ""),
        on_change=partial(plan.write, name),
        placeholder=placeholder,
        longest=longest,
        digits=True,
    )


def _name(key: str, rect: pygame.Rect, text: str) -> Label:
    return Label(key=f"{key}-label", rect=rect, text=text, role=BODY_STRONG, colour=CREAM, align="left", wraps=True)


def _words(key: str, rect: pygame.Rect, text: str, role: Role) -> Label:
    return Label(key=key, rect=rect, text=text, role=role, align="left", wraps=True, top=True)
