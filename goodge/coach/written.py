"""Choices as fields of JSON lines, written by `goodge review` and kept beside records, and read again."""

from __future__ import annotations

from typing import Any

from ..engine import jsontext
from ..engine.actions import parse_action
from ..engine.errors import TextError
from ..engine.game import Phase
from .judgement import Judgement, Label, Weighed
from .review import Choice

POINTS, CHANCE = 3, 4  # decimal places


def choice_fields(choice: Choice) -> dict[str, Any]:
    """Return a choice as JSON has it."""
    judged = choice.judgement
    return {
        "round": choice.round,
        "action": choice.action,
        "seat": choice.seat,
        "phase": choice.phase.value,
        "done": judged.taken.action.text,
        "best": judged.best.action.text,
        "loss": round(judged.loss, POINTS),
        "error": round(judged.error, POINTS),
        "label": judged.label,
        "deals": judged.deals,
        "options": options_of(judged),
    }


def options_of(judged: Judgement) -> list[dict[str, Any]]:
    """Return the options of a decision as JSON has them, best first."""
    return [
        {"action": option.action.text, "worth": round(option.worth, POINTS), "chance": round(option.chance, CHANCE)}
        for option in judged.options
    ]


def read_choice(fields: jsontext.Object) -> Choice:
    """Return the choice of such fields. Raises TextError."""
    options = tuple(map(_option, jsontext.array(fields, "options")))
    done = parse_action(jsontext.text(fields, "done"))
    if done not in [option.action for option in options]:
        raise TextError("what was done is not among the options")
    try:
        label, phase = Label(jsontext.text(fields, "label")), Phase(jsontext.text(fields, "phase"))
    except ValueError as error:
        raise TextError(str(error)) from None
    loss, deviation = _number(fields, "loss"), _number(fields, "error")
    judged = Judgement(options, done, loss, deviation, label, jsontext.integer(fields, "deals"))
    whole = [jsontext.integer(fields, name) for name in ("round", "action", "seat")]
    return Choice(whole[0], whole[1], whole[2], phase, judged)


def _option(value: object) -> Weighed:
    fields = jsontext.mapping({"option": value}, "option")
    return Weighed(parse_action(jsontext.text(fields, "action")), _number(fields, "worth"), _number(fields, "chance"))


def _number(fields: jsontext.Object, name: str) -> float:
    value = jsontext.field(fields, name)
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise TextError(f"“{name}” must be a number")
    return float(value)
