"""The statistics of one name, in three pages: results, what choices have cost, and luck; all figures as CSV."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial

import pygame

from ....table.archive.finished import FinishedMatches
from ....table.archive.matches import FinishedMatch
from ....table.archive.reviews import MOST_KEPT
from ....table.archive.setups import started_of
from ....table.archive.skill import ReviewedMatch, of_name
from ....table.archive.spread import csv_of
from ....table.archive.statistics import Figures
from ....table.past_review import PastReview
from ....table.portraits import name_key
from ...drawing.canvas import Canvas
from ...drawing.theme import MUTED, SMALL
from ...games import FACES
from ...program.app import App
from ...scorecard.export import SheetError, save_new
from ...widgets.base import Drawing, Item, Label
from ...widgets.buttons import ChoiceRow
from ...widgets.commands import Command, Deeds
from ...widgets.layout import columns
from ...widgets.picker import Picker
from ...wording import figures as words
from ...wording import skill as skill_words
from ...wording.matches import unreadable_words
from ...wording.phrases import say
from ...wording.spoken import NAME
from ..menu_parts import draw_progress, row_height
from ..page import Frame, PageScene, foot_button, is_tall
from ..paper_parts import PaperGround
from ..review.scene import reviewer_of
from ..saved import saved_scene
from .results import results
from .skill import Page, invitation, luck_page, play_page

RESULTS, PLAY, LUCK = "results", "play", "luck"
_STEPS = 200  # of the bar that shows how far the review is
_SLIP = 800, 380, 460  # units: the sheet of a page on which nothing stands yet; its height with larger text


class NamesScene(PageScene):
    """The figures of a name in a game; the name, the game and the page can be changed, and all figures be saved.

    `reviewed`: what reviews tell, if it is not to be read from the home.
    """

    first_focus = "back"

    def __init__(
        self,
        app: App,
        by_game: dict[str, list[Figures]],
        game: str,
        today: Callable[[], date] = date.today,
        reviewed: list[ReviewedMatch] | None = None,
    ) -> None:
        super().__init__(app)
        self._by_game, self.game, self._today = by_game, game, today
        self.name, self.page = self._name_in(game, app.household.name), RESULTS
        self._finished = FinishedMatches(app.home, may_save=app.store.can_save)
        self.reviewed = self._finished.reviewed() if reviewed is None else reviewed
        self.review: PastReview | None = None
        self._at: int | None = None
        self._shown = 0
        self._paper = PaperGround()

    def _name_in(self, game: str, wanted: str | None) -> str:
        """Return this name if it has played a game, else the first who has."""
        names = [figures.name for figures in self._by_game[game]]
        return next((name for name in names if wanted is not None and name_key(name) == name_key(wanted)), names[0])

    @property
    def figures(self) -> Figures:
        """The figures that are shown."""
        return next(each for each in self._by_game[self.game] if each.name == self.name)

    # -- layout -------------------------------------------------------------------------------------------

    def compose(self, canvas: Canvas) -> list[Item]:
        frame = Frame(canvas, say("statistics: heading", "Statistics"))
        pages = ((RESULTS, skill_words.RESULTS), (PLAY, skill_words.PLAY), (LUCK, skill_words.LUCK))
        tabs = frame.tabs("page", [(page, words.say()) for page, words in pages], self.page, self.open_page)
        foot = self._foot(canvas, frame)
        choices = self._choices(canvas, frame.row(row_height(canvas)))
        sheet = frame.body if self.page == RESULTS or self._shown_page() else _slip(canvas, frame.body)
        return [
            frame.title,
            tabs,
            *choices,
            Drawing(key="sheet", rect=sheet, paint=self._paper.draw, is_backing=True),
            *self._page_items(canvas, sheet.inflate(-canvas.px(72), -canvas.px(48))),
            *foot,
        ]

    def _choices(self, canvas: Canvas, row: pygame.Rect) -> list[Item]:
        who, games = columns(row, (4, 5) if is_tall(canvas) else (2, 5), canvas.px(16))
        names: list[tuple[object, str]] = [(each.name, each.name) for each in self._by_game[self.game]]
        items: list[Item] = [
            Picker(key="name", rect=who, options=names, value=self.name, on_change=self._choose, called=NAME.say())
        ]
        if len(self._by_game) > 1:
            options: list[tuple[object, str]] = [(game, FACES[game].offer.name) for game in self._by_game]
            items.append(ChoiceRow(key="game", rect=games, options=options, value=self.game, on_change=self._turn_to))
        return items

    def _page_items(self, canvas: Canvas, area: pygame.Rect) -> list[Item]:
        if self.page == RESULTS:
            return results(canvas, area, self.figures)
        shown = self._shown_page()
        if shown is None:
            begin = self._start_or_stop if self._is_invited else None
            return invitation(canvas, area, begin, can_review=self._finished.may_save)
        return shown.items(canvas, area, self._at, self._read_out)

    def _shown_page(self) -> Page | None:
        found = of_name(self.reviewed, self.game, self.name)
        under_way = [started_of(record.extra) for record in self.app.store.matches.values()]
        return (play_page if self.page == PLAY else luck_page)(self.game, found, under_way)

    @property
    def _is_invited(self) -> bool:
        """True where the page itself has the button that begins the review."""
        return self.review is None and self._finished.may_save and self._shown_page() is None

    def _foot(self, canvas: Canvas, frame: Frame) -> list[Item]:
        """Return the way back, the export, and on the pages that live by it the review of past matches."""
        buttons = [foot_button("save", words.SAVE.say(), self.save, keycap=Command.SAVE_SHEET)]
        if self.page != RESULTS and self._finished.may_save and not self._is_invited:
            text = (skill_words.REVIEW if self.review is None else skill_words.STOP).say()
            buttons.append(foot_button("review", text, self._start_or_stop))
        items = frame.feet(self.app.pop, *buttons)
        return items if self.review is None else [*items, *self._progress(canvas, frame.beside(), self.review)]

    def _progress(self, canvas: Canvas, area: pygame.Rect, review: PastReview) -> list[Item]:
        line, thick = canvas.type.line_height(SMALL), canvas.px(8)
        told = pygame.Rect(area.left, area.centery - (line + thick + canvas.px(4)) // 2, area.width, line)
        bar = pygame.Rect(area.left, told.bottom + canvas.px(4), area.width, thick)
        text = skill_words.past_words(review.number, review.total)
        return [
            Label(key="progress-words", rect=told, text=text, role=SMALL, colour=MUTED, align="left"),
            Drawing(key="progress", rect=bar, paint=partial(draw_progress, share=review.share)),
        ]

    def spoken_text(self) -> list[str]:
        """Return the page, whose figures begin with whose they are."""
        return [self.name, *super().spoken_text()]

    # -- changes ------------------------------------------------------------------------------------------

    @property
    def deeds(self) -> Deeds:
        return {Command.SAVE_SHEET: self.save}

    def open_page(self, page: object) -> None:
        """Turn to a page, given by its key among the tabs."""
        self.page, self._at = str(page), None
        self.refresh()

    def _read_out(self, at: int) -> None:
        self._at = at
        self.refresh()

    def _choose(self, name: object) -> None:
        self.name, self._at = str(name), None
        self.refresh()

    def _turn_to(self, game: object) -> None:
        """Turn to another game; the name stays if it has played that."""
        self.game, self._at = str(game), None
        self.name = self._name_in(self.game, self.name)
        self.refresh()

    def save(self) -> None:
        """Save the figures of all names and games under a new name, and tell the player where."""
        stem = words.FILE.say(day=self._today().isoformat())
        try:
            path = save_new(self.app.home.pictures_dir, stem, ".csv", csv_of(self._by_game, self.reviewed))
        except SheetError as trouble:
            self.app.notices.add(str(trouble))
        else:
            self.app.push(saved_scene(self.app, words.saved_words(path), path))

    # -- the review of past matches -------------------------------------------------------------------------

    def _start_or_stop(self) -> None:
        if self.review is not None:
            self._stop()
        else:
            note = self.app.store.log.note
            self.review = PastReview(self._matches(), self._finished.load, partial(reviewer_of, self.app), note)
        self.refresh()

    def _matches(self) -> list[FinishedMatch]:
        """Return the finished matches of the game, those of the name that is shown first."""
        try:
            matches = [match for match in self._finished.last(MOST_KEPT) if match.game == self.game]
        except OSError as error:
            self.app.notices.add(unreadable_words(error))
            return []
        return sorted(matches, key=lambda match: self.name not in self._finished.names_in(match))

    def _stop(self) -> None:
        """Leave the review, and show what it has found."""
        if self.review is not None:
            self.review.close()
            self.review = None
            self.reviewed = self._finished.reviewed()

    def update(self, seconds: float) -> bool:  # noqa: ARG002
        if self.review is None:
            return False
        if self.review.update():
            self.reviewed = self._finished.reviewed()
            self._shown = -1
        if self.review.is_done:
            self._stop()
            self.app.notices.add(skill_words.ALL_REVIEWED.say())
        shown = round(_STEPS * self.review.share) if self.review is not None else -1
        if shown != self._shown:
            self._shown = shown
            self.refresh()
        return False

    @property
    def is_waiting(self) -> bool:
        """True during the review, also because the next match begins in the turn after one is done."""
        return self.review is not None

    def on_leave(self) -> None:
        self._stop()


def _slip(canvas: Canvas, area: pygame.Rect) -> pygame.Rect:
    """Return the place of a slip of paper for a few lines in an area that nothing fills yet."""
    wide, *highs = map(canvas.px, _SLIP)
    rect = pygame.Rect(0, 0, min(area.width, wide), min(area.height, highs[canvas.type.is_enlarged]))
    rect.center = area.center
    return rect
