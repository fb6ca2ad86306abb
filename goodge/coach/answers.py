"""An answer to a choice that is asked again: the judgement that it then has."""

from __future__ import annotations

from collections.abc import Iterable

from ..engine.actions import Action
from ..engine.game import AnyGame, AnyView
from ..engine.values import replace
from .judgement import Grade, Judgement, Weighed, label_of
from .swing import Scale
from .warnings import weighed_as

FOUND = frozenset((Grade.WELL_FOUND, Grade.BEST, Grade.CLOSE, Grade.GOOD))
"""The labels of answers that count as right: next to nothing is lost, as far as can be told."""


def answered(asked: Judgement, answer: Action, weighed: Judgement, scale: Scale) -> Judgement:
    """Return the judgement of a choice with this answer as what was done.

    What was done then is judged as it was. `weighed` has the answer among its options, for those that the choice itself
    did not weigh: it then loses as much against the best as it does there, of the chance to win too. The figures of
    what was done are those that are told of it.
    """
    if answer == asked.done and asked.label is not None:
        return asked
    options = asked.options
    own = next((option for option in options if option.action == answer), None)
    if own is None:
        there = next(option for option in weighed.options if option.action == answer)
        gap = weighed.best.worth - there.worth
        chance = asked.best.chance - (weighed.best.chance - there.chance)
        own = Weighed(answer, asked.best.worth - gap, min(max(chance, 0.0), 1.0))
        options = tuple(sorted((*options, own), key=lambda option: -option.worth))
        loss = weighed.loss if weighed.done == answer and not weighed.is_noise(there) else gap
    else:
        loss = asked.best.worth - own.worth
    judged = replace(asked, options=options, done=answer, loss=loss)
    is_best = own.worth >= judged.best.worth and not judged.is_close
    label = Grade.BEST if is_best else label_of(judged, scale)
    return replace(judged, options=_as_told(options, asked), label=label)


def with_equal(game: AnyGame, view: AnyView, asked: Judgement, answer: Action) -> Judgement:
    """Return a judgement with the answer in place of the card that was weighed for it, if it equals one that was."""
    weighed = weighed_as(game, view, asked, answer)
    if weighed == answer:
        return asked
    options = tuple(replace(each, action=answer) if each.action == weighed else each for each in asked.options)
    return replace(asked, options=options, done=answer if asked.done == weighed else asked.done)


def _as_told(options: Iterable[Weighed], asked: Judgement) -> tuple[Weighed, ...]:
    """Return the options with what was done as it is told of the choice, best first."""
    if asked.label is None or all(each.action != asked.done for each in asked.options):
        return tuple(options)
    told = asked.told.taken
    return tuple(
        sorted((told if each.action == told.action else each for each in options), key=lambda each: -each.worth)
    )
