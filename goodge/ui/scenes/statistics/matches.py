"""The most recently finished matches: choose one to watch it again, or to review what was done in it."""

from __future__ import annotations

from functools import partial

import pygame

from ....engine.errors import RecordError
from ....engine.record import Record
from ....table.archive.finished import FinishedMatches
from ....table.archive.matches import FinishedMatch
from ....table.archive.setups import known_setup
from ....table.replay import Replay
from ...drawing.canvas import Canvas
from ...drawing.theme import BODY_STRONG, SMALL_STRONG
from ...program.app import App
from ...widgets.base import Item
from ...widgets.commands import Command, Deeds, cap
from ...widgets.layout import columns
from ...widgets.portraits import PillButton, row_places
from ...wording.matches import MATCH_DAMAGED, NONE_FINISHED, WHAT_WILL_BE_WATCHED, unreadable_words
from ...wording.phrases import Phrase, say
from ...wording.review import DAMAGED
from ..page import Frame, PageScene
from ..paper_parts import PaperGround
from ..review.scene import ReviewScene, reviewer_of
from ..table.watch import WatchScene
from .empty import empty_page
from .given_up import given_up_scene
from .match_button import match_button

_ROWS, _LEAST_ROWS, _COLUMNS = 5, 3, 2
_HIGHEST, _AIR, _LEAST_AIR = 112, 18, 10  # over and under three lines: of names that are long, and one of figures


class MatchesScene(PageScene):
    """A list of finished matches, the newest first; Enter shows one, R reviews it."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._finished = FinishedMatches(app.home)
        self._trouble: OSError | None = None
        self._paper = PaperGround()
        self.matches: list[FinishedMatch] = []
        try:
            self.matches = self._finished.last(_ROWS * _COLUMNS)
        except OSError as error:
            self._trouble = error

    def compose(self, canvas: Canvas) -> list[Item]:
        frame = Frame(canvas, say("finished matches: heading", "Watch or review a match"))
        foot = frame.feet(self.app.pop)
        if not self.matches:
            return [frame.title, *self._empty(canvas, frame.body), *foot]
        note = frame.note(self.note)
        return [frame.title, *self._rows(canvas, frame.body), *foot, note]

    @property
    def note(self) -> str:
        """Which matches these are."""
        return say("finished matches: note", "The latest matches, newest first")

    def _empty(self, canvas: Canvas, area: pygame.Rect) -> list[Item]:
        """Return the page without a match, and why there is none."""
        if self._trouble is not None:
            return empty_page(canvas, area, self._paper, unreadable_words(self._trouble), "", None)
        words, more = NONE_FINISHED.say(), WHAT_WILL_BE_WATCHED.say()
        return empty_page(canvas, area, self._paper, words, more, lambda: self.app.ways.new_game(self.app))

    def _rows(self, canvas: Canvas, area: pygame.Rect) -> list[Item]:
        gap, lines = canvas.px(14), 3 * canvas.type.line_height(SMALL_STRONG)
        most = max(canvas.px(_HIGHEST), lines + 2 * canvas.px(_AIR))
        is_narrow, rows = len(self.matches) > _ROWS, _ROWS
        if is_narrow:  # only there a match takes three lines
            rows = max(_LEAST_ROWS, min(_ROWS, (area.height + gap) // (lines + 2 * canvas.px(_LEAST_AIR) + gap)))
        height = min(most, (area.height - gap * (rows - 1)) // rows)
        sides = columns(area, (1,) * (_COLUMNS if is_narrow else 1), gap)
        items: list[Item] = []
        for number, match in enumerate(self.matches[: rows * _COLUMNS]):
            side = sides[number // rows]
            rect = pygame.Rect(side.left, side.top + (number % rows) * (height + gap), side.width, height)
            items += self._row(canvas, rect, number, match)
        return items

    def _row(self, canvas: Canvas, rect: pygame.Rect, number: int, match: FinishedMatch) -> list[Item]:
        """Return the button that shows a match, and the one that reviews it."""
        text = say("finished matches: button", "Review")
        watch, review = row_places(canvas, rect, text)
        tip = say(
            "finished matches: tip of Review", "What each player could have done · {key}", key=cap(Command.REVIEW)
        )
        chosen, show = self.app.settings.portraits, partial(self._watch, match)
        return [
            match_button(f"match-{number}", watch, match, chosen, show, row=rect),
            PillButton(
                key=f"review-{number}",
                rect=review,
                text=text,
                role=BODY_STRONG,
                on_press=partial(self._review, match),
                tip=tip,
            ),
        ]

    @property
    def deeds(self) -> Deeds:
        return {Command.REVIEW: self._review_focused}

    def _review_focused(self) -> None:
        """Review the match whose row has the focus."""
        number = (self.focus_key or "").rpartition("-")[2]
        if number.isdecimal():
            self._review(self.matches[int(number)])

    def _watch(self, match: FinishedMatch) -> None:
        watch_match(self.app, self._finished, match)

    def _review(self, match: FinishedMatch) -> None:
        record = load_match(self.app, self._finished, match, DAMAGED)
        if record is not None:
            self.app.push(ReviewScene(self.app, reviewer_of(self.app, record)))


def watch_match(app: App, finished: FinishedMatches, match: FinishedMatch) -> None:
    """Show a finished match on the table, or say that its record is damaged; one that was given up may go on."""
    record = load_match(app, finished, match, MATCH_DAMAGED)
    if record is None:
        return
    if match.winner is None and known_setup(record) is not None:
        app.push(given_up_scene(app, record, partial(_watch, app, record)))
    else:
        _watch(app, record)


def _watch(app: App, record: Record) -> None:
    app.push(WatchScene(app, Replay(record), lambda: record))


def load_match(app: App, finished: FinishedMatches, match: FinishedMatch, why_not: Phrase) -> Record | None:
    """Return the record of a match; if it cannot be read, say so and return None."""
    try:
        return finished.load(match)
    except (OSError, RecordError) as error:
        app.store.log.note(f"a match cannot be read: {error}")
        app.notices.add(why_not.say())
        return None
