"""The way through the choices of a review: the chance to win as a graph, what they have cost, and the steps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

import pygame

from ....coach import Grade
from ....coach.levels import standing_of
from ....coach.swing import scale_of
from ....engine.values import dataclass
from ...drawing.canvas import Canvas
from ...drawing.theme import CREAM, KEYCAP, MUTED, SMALL, SMALL_STRONG, smaller
from ...widgets.alike import alike
from ...widgets.base import Drawing, Item, Label
from ...widgets.commands import Command
from ...widgets.layout import columns
from ...wording import review as words
from ...wording.lists import side_by_side
from ...wording.losses import mean_words
from ...wording.numbers import figure
from ...wording.phrases import say
from ...wording.skill import standing_words
from ...wording.spoken import in_sentences
from ..menu_parts import draw_progress, row_height
from .frame import round_number, small_button, tray_items
from .graph import Graph
from .graph_key import key_of_graph
from .tour import Tour

_GRAPH, _LEAST_GRAPH, _LEAST_TITLED, _LOW_GRAPH, _BUTTON = 140, 100, 72, 50, 40
_INSET = 16  # of the graph: the last sign and the end of the line stay clear of its frame
_BESIDE_WORDS = 52  # on a button: its key, and air
_BACK_AND_ON = (2, 3)  # the shares of the steps to the choice before and to the next one


@dataclass(frozen=True, slots=True)
class Walk:
    """What leads from choice to choice; `on_step` and `on_fault` are told how far, `on_go` to which number.

    What is told above may need the room: where it `is_brief`, the graph is low, and has no title and no key of its
    signs unless it `is_titled` and `is_keyed`; without `has_cost`, it is not told how far the review is, or what it has
    come to; with `steps_only`, there is no graph.
    """

    tour: Tour
    on_go: Callable[[int], None]
    on_step: Callable[[int], None]
    on_fault: Callable[[int], None]
    is_brief: bool = False
    is_titled: bool = False
    is_keyed: bool = False
    has_cost: bool = True
    steps_only: bool = False

    def height(self, canvas: Canvas) -> int:
        """Return the height it takes, in pixels."""
        return self._height(canvas, _GRAPH if self._has_title else _LOW_GRAPH)

    def least(self, canvas: Canvas, lowest: int = 0) -> int:
        """Return the least height that it does with, in pixels; `lowest` is the least of its graph, in units."""
        graph = (_LEAST_TITLED if self.is_brief else _LEAST_GRAPH) if self._has_title else _LOW_GRAPH
        return self._height(canvas, max(lowest, graph))

    def _height(self, canvas: Canvas, graph: int) -> int:
        if self.steps_only:
            return 2 * row_height(canvas, SMALL_STRONG, _BUTTON) + canvas.px(8)
        title = canvas.type.line_height(SMALL) if self._has_title else 0
        return title + canvas.px(graph) + self._below_graph(canvas)

    @property
    def _has_title(self) -> bool:
        return self.is_titled or not self.is_brief

    @property
    def _has_key(self) -> bool:
        return self.is_keyed or not self.is_brief

    @property
    def is_done(self) -> bool:
        """True once all choices of the seat have been judged, so that only the mean of what they cost is told."""
        done, total = self.tour.reviewer.progress(self.tour.places)
        return done == total

    def items(self, canvas: Canvas, rect: pygame.Rect) -> list[Item]:
        """Return the graph, below it how far the review is or what it has come to, and the steps."""
        step = pygame.Rect(rect.left, 0, rect.width, row_height(canvas, SMALL_STRONG, _BUTTON))
        step.bottom = rect.bottom - canvas.px(8) - step.height
        steps = [*self._steps(canvas, step), *self._faults(canvas, step.move(0, step.height + canvas.px(8)))]
        if self.steps_only:
            return steps
        px, line = canvas.px, canvas.type.line_height(SMALL)
        title = pygame.Rect(rect.left, rect.top, rect.width, line if self._has_title else 0)
        graph = pygame.Rect(rect.left, title.bottom, rect.width, 0)
        graph.height = rect.bottom - self._below_graph(canvas) - graph.top
        key = pygame.Rect(rect.left, graph.bottom + px(4), rect.width, line if self._has_key else 0)
        found = pygame.Rect(rect.left, key.bottom + px(2), rect.width, self._cost_height(canvas))
        text = say("review: title of the graph", "The chance to win, choice by choice")
        tour = self.tour
        named = Label(key="graph-title", rect=title, text=text, role=SMALL, colour=MUTED, align="left")
        return [
            *([named] if self._has_title else []),
            Graph(
                key="graph", rect=graph, places=tour.places, judged=tour.told(), at=tour.number, inset=px(_INSET),
                named=canvas.type.size(words.chance_words(1), KEYCAP)[0] + px(4), on_go=self.on_go,
                called=self._course(text), tip=None if self._has_title else text, rounds=self._rounds(),
                outcome=tour.outcome,
            ),
            *(self._key(canvas, key) if self._has_key else []),
            *(self._found(canvas, found) if self.has_cost else []),
            *steps,
        ]  # fmt: skip

    def _below_graph(self, canvas: Canvas) -> int:
        """Return the height of what stands below the graph, in pixels."""
        button, key = row_height(canvas, SMALL_STRONG, _BUTTON), canvas.type.line_height(SMALL) if self._has_key else 0
        cost = canvas.px(2) + self._cost_height(canvas) if self.has_cost else 0
        return canvas.px(4) + key + cost + canvas.px(8 + 8) + 2 * button

    def _cost_height(self, canvas: Canvas) -> int:
        """Return the height of what tells how far the review is, in pixels: a button if it can be tried again."""
        if self.tour.reviewer.has_failed:
            return row_height(canvas, SMALL_STRONG, _BUTTON)
        return canvas.type.line_height(SMALL) + canvas.px(8)

    def _key(self, canvas: Canvas, rect: pygame.Rect) -> list[Item]:
        """Return what the signs in the graph mean, those alone that are there."""
        found = Counter(choice.judgement.label for choice in self.tour.judged() if choice is not None)
        signs = {label: found[label] for label in (Grade.BLUNDER, Grade.MISTAKE, Grade.INACCURACY) if label in found}
        return [key_of_graph(canvas, rect, signs)] if signs else []

    def _rounds(self) -> dict[int, str]:
        """Return the numbers of the rounds in which the seat had a choice."""
        record = self.tour.record
        return {
            number: figure(round_number(record, number)) for number in dict.fromkeys(n for n, _ in self.tour.places)
        }

    def _course(self, title: str) -> str:
        """Return the graph in words: the chance to win after the first choice judged, after the last, and the end."""
        chances = [choice.judgement.taken.chance for choice in self.tour.told() if choice is not None]
        said = words.course_words(title, chances[0], chances[-1]) if len(chances) > 1 else title
        outcome = self.tour.outcome
        return said if outcome is None else in_sentences((said, words.outcome_of_match(is_won=bool(outcome))))

    def _found(self, canvas: Canvas, rect: pygame.Rect) -> list[Item]:
        """Return how far the review is, with a bar; once it is done, what the choices of the seat have cost."""
        tour = self.tour
        done, total = tour.reviewer.progress(tour.places)
        line = pygame.Rect(rect.left, rect.top, rect.width, canvas.type.line_height(SMALL))
        if done == total:
            line.height = rect.height
            cost = self._cost(canvas, rect.width)
            return [Label(key="cost", rect=line, text=cost, role=SMALL_STRONG, colour=CREAM, align="left")]
        if tour.reviewer.has_failed:
            return self._stopped(canvas, rect)
        bar = pygame.Rect(rect.left, line.bottom + canvas.px(1), rect.width, canvas.px(7))
        text = words.progress_words(done, total)
        return [
            Label(key="progress-words", rect=line, text=text, role=SMALL, colour=MUTED, align="left"),
            Drawing(key="progress", rect=bar, paint=partial(draw_progress, share=done / total)),
        ]

    def _stopped(self, canvas: Canvas, rect: pygame.Rect) -> list[Item]:
        """Return that the coach has failed, and the button that lets it try again."""
        text, again = words.STOPPED_HERE.say(), words.TRY_AGAIN.say()
        width = canvas.type.size(again, SMALL_STRONG)[0] + canvas.px(28)
        button = pygame.Rect(rect.right - width, rect.top, width, rect.height)
        line = pygame.Rect(rect.left, rect.top, button.left - canvas.px(8) - rect.left, rect.height)
        role = canvas.type.fitting(text, smaller(SMALL), line.width)
        return [
            Label(key="stopped", rect=line, text=text, role=role, colour=CREAM, align="left"),
            small_button("try-again", button, again, self.tour.reviewer.start),
        ]

    def _cost(self, canvas: Canvas, width: int) -> str:
        """Return what the choices have cost, and between which levels that is if it can be told and has room."""
        game, losses = self.tour.record.game.id, self.tour.losses
        if not losses.number:
            return ""
        mean, short = mean_words(losses.mean, scale_of(game).swing)
        standing = standing_of(game, losses.mean, losses.error, losses.number)
        whole = mean if standing is None else side_by_side(mean, standing_words(standing))
        ways = (way for way in (whole, mean) if canvas.type.size(way, SMALL_STRONG)[0] <= width)
        return next(ways, short)

    def _steps(self, canvas: Canvas, rect: pygame.Rect) -> list[Item]:
        """Return the buttons to the choice before and to the next one, which is what one presses most."""
        before, after = columns(rect, _BACK_AND_ON, canvas.px(8))
        back, on = say("review: button", "Previous"), say("review: button", "Next")
        return [
            small_button("previous", before, back, partial(self.on_step, -1), Command.LEFT),
            small_button("next", after, on, partial(self.on_step, 1), Command.RIGHT, style="primary"),
        ]

    def _faults(self, canvas: Canvas, rect: pygame.Rect) -> list[Item]:
        """Return the quiet buttons to the mistake before and to the next one, grey where there is none."""
        why_not = words.NO_MISTAKE[self.tour.is_whole].say()
        why_off = {by: why_not for by in (-1, 1) if self.tour.fault(by) is None}
        before, after = say("review: button", "Previous mistake"), say("review: button", "Next mistake")
        wanted = [canvas.type.size(text, SMALL_STRONG)[0] + canvas.px(_BESIDE_WORDS) for text in (before, after)]
        left, right = columns(rect, wanted, 0)
        buttons = [
            small_button(
                "previous-fault", left, before, partial(self.on_fault, -1), Command.UP, why_off=why_off.get(-1)
            ),
            small_button("next-fault", right, after, partial(self.on_fault, 1), Command.DOWN, why_off=why_off.get(1)),
        ]
        return tray_items(canvas, "faults", rect, alike(canvas, buttons))
