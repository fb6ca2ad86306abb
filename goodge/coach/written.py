"""Choices and luck as fields of JSON lines, written by `goodge review` and kept beside records, and read again."""

from __future__ import annotations

from dataclasses import fields as fields_of
from typing import Any

from ..engine import jsontext
from ..engine.actions import parse_action
from ..engine.errors import TextError
from ..engine.game import Phase
from .judgement import Grade, Judgement, Weighed
from .luck import Luck
from .match_review import Choice, RoundReview

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


def round_fields(found: RoundReview) -> dict[str, Any]:
    """Return the luck and the scores of a round as JSON has them."""
    luck = {part.name: list(getattr(found.luck, part.name)) for part in fields_of(found.luck)}
    return {"round": found.round, "luck": luck, "score": list(found.luck.score), "scores": list(found.scores)}


def read_round(fields: jsontext.Object) -> RoundReview:
    """Return the luck and the scores of such fields. Raises TextError."""
    scores = jsontext.array(fields, "scores")
    luck = jsontext.mapping(fields, "luck")
    parts = {part.name: _numbers(luck, part.name, len(scores)) for part in fields_of(Luck)}
    whole = tuple(jsontext.integers(fields, "scores", len(scores)))
    return RoundReview(jsontext.integer(fields, "round"), Luck(**parts), whole)


def read_choice(fields: jsontext.Object) -> Choice:
    """Return the choice of such fields. Raises TextError."""
    options = tuple(map(_option, jsontext.array(fields, "options")))
    done = parse_action(jsontext.text(fields, "done"))
    if done not in [option.action for option in options]:
        raise TextError("what was done is not among the options")
    try:
        label, phase = Grade(jsontext.text(fields, "label")), Phase(jsontext.text(fields, "phase"))
    except ValueError as error:
        raise TextError(str(error)) from None
    loss, deviation = _number(fields, "loss"), _number(fields, "error")
    judged = Judgement(options, done, loss, deviation, label, jsontext.integer(fields, "deals"))
    whole = [jsontext.integer(fields, name) for name in ("round", "action", "seat")]
    return Choice(whole[0], whole[1], whole[2], phase, judged)


def _option(value: object) -> Weighed:
    fields = jsontext.mapping({"option": value}, "option")
    return Weighed(parse_action(jsontext.text(fields, "action")), _number(fields, "worth"), _number(fields, "chance"))


def _numbers(fields: jsontext.Object, name: str, count: int) -> tuple[float, ...]:
    values = jsontext.array(fields, name)
    if len(values) != count:
        raise TextError(f"“{name}” must have {count} numbers")
    return tuple(_number({name: value}, name) for value in values)


def _number(fields: jsontext.Object, name: str) -> float:
    value = jsontext.field(fields, name)
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise TextError(f"“{name}” must be a number")
    return float(value)
