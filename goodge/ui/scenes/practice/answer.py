"""What is behind an answer: the table as it was, the options with their worth, and the reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from ....coach import Grade, Judgement, Reason, reasons_for
from ....coach.answers import FOUND
from ....coach.judge import SEED
from ....coach.swing import scale_of
from ....coach.telling import beside_figures, most_telling_first
from ....coach.why import Close
from ....coach.why_plans import PlansTrump
from ....engine.game import AnyView
from ....engine.record import Record
from ....players import Budget
from ....table.portraits import portraits_at
from ....table.practice import GRADES, Series, grade_of
from ....table.worker import Worker, or_else
from ...drawing.canvas import Canvas
from ...drawing.theme import CREAM, KEYCAP, MUTED, SMALL, SMALL_STRONG, SUBHEADING
from ...games import face_of
from ...motion.speeds import DEAF_ON_PAGES
from ...program.app import App
from ...program.reading import page_of
from ...program.scene import Scene
from ...widgets.alike import by_words
from ...widgets.base import Drawing, Item, Label, Panel
from ...widgets.buttons import Button
from ...widgets.commands import Command, Deeds, cap
from ...widgets.layout import columns
from ...wording import practice as words
from ...wording.grades import label_tip
from ...wording.lists import side_by_side
from ...wording.losses import deals_words
from ...wording.phrases import say
from ...wording.reasons import reason_words
from ..menu_parts import row_height
from ..review.board import board_items
from ..review.frame import GAP, areas, bar_items, lies_below
from ..review.grades import GradesScene
from ..review.heard import own_cards, standing, untold, words_of
from ..review.options import OptionRow, OptionsHead, alike, rows_of
from ..review.seen import SeenView
from ..review.signs import COLOURS, draw_sign

AnswerTool = tuple[str, str, Callable[[], None], Command]
"""A button: its key and text, what it does, and the command whose key it shows."""

_LOW_PANEL = 430
_ROW, _MOST_ROWS, _REASONS = 34, 7, 3
_SIGN = 34
_APART = 6  # units from reason to reason, if there is room
_MOST_GROUND = 3  # lines about what the figures come from


class AnswerScene(Scene):
    """An answer judged; a later one to the same question no longer `counts`. `again` asks what the series asks then."""

    def __init__(
        self,
        app: App,
        series: Series,
        judged: Judgement,
        again: Callable[[], None],
        *,
        is_shown: bool,
        counts: bool = True,
    ) -> None:
        super().__init__(app)
        self._counts = counts
        self.series, self.judged, self._ask, self.is_shown = series, judged, again, is_shown
        self._told, self._deaf = judged.told, DEAF_ON_PAGES
        self.record: Record = series.record
        self.face = face_of(self.record.game.id)
        self.swing = scale_of(self.record.game.id).swing
        self.seat = series.position.choice.seat
        self.view: AnyView = self.record.game.view_for(self.record.rounds[-1][-1], self.seat)
        self._portraits = portraits_at(self.record.players, {self.seat}, app.settings.portraits)
        self.reasons: Sequence[Reason] | None = None
        self._worker: Worker[tuple[Reason, ...]] = Worker("reasons")
        note = self.app.store.log.note
        self._worker.give(None, or_else(self._find_reasons, (), note, "no reasons for an answer"))

    @property
    def match(self) -> Record:
        return self.record

    def spoken_title(self) -> str:
        return next((words for item in self.items if item.key == "label" for words in item.read()), "")

    def spoken_text(self) -> Sequence[str]:
        """Return how good the answer was, then why; the table has been told with the question."""
        said = [words_of(self.items, key) for key in ("hard", "missed", "far")]
        why = [] if self.reasons is None else [words_of(self.items, "reasons")]
        return [words_of(self.items, "means", "option-"), *why, *said]

    def spoken_page(self) -> Sequence[str]:
        seen = self._seen()
        return [*self.spoken_text(), standing(seen), own_cards(seen), *page_of(untold(self.items))]

    def _find_reasons(self, go_on: Callable[[], None]) -> tuple[Reason, ...]:
        """Return what speaks for the best; that it is close comes first, lest the rest sounds like more."""
        found = reasons_for(self.record.game, self.view, self.judged, SEED, Budget(None, go_on))
        is_close = self.judged.label is Grade.CLOSE
        return (*(each for each in found if is_close and isinstance(each, Close)), *beside_figures(found))

    # -- layout -------------------------------------------------------------------------------------------

    def compose(self, canvas: Canvas) -> list[Item]:
        table, panel, _ = areas(canvas, low=_LOW_PANEL)
        return [
            *bar_items(self.app, canvas, self.face.presenter, self.view, self.record, len(self.record.rounds) - 1),
            *board_items(canvas, table, self._seen()),
            *self._panel(canvas, panel),
        ]

    def _seen(self) -> SeenView:
        best, done = self.judged.best.action, self.judged.taken.action
        is_right = self.judged.label in FOUND and not self.is_shown
        return SeenView(
            self.face.presenter,
            self.view,
            self.record.players,
            self._portraits,
            best=done if is_right else best,
            done=None if self.is_shown else done,
            dye=self.app.dye(self.view.board.trump),
            verdict=self._mood,
        )

    def _panel(self, canvas: Canvas, rect: pygame.Rect) -> list[Item]:
        """Return the ground, on it the verdict with the options and the reasons, and the ways on."""
        px, inner = canvas.px, rect.inflate(-2 * canvas.px(14), -2 * canvas.px(12))
        is_low = lies_below(rect)
        button = row_height(canvas, SMALL_STRONG, 44)
        rows = 1 if is_low or not self.series.left or self._fit_beside(canvas, inner) else 2
        foot = pygame.Rect(inner.left, 0, inner.width, rows * button + (rows - 1) * px(8))
        foot.bottom = inner.bottom
        room = pygame.Rect(inner.left, inner.top, inner.width, foot.top - px(GAP) - inner.top)
        if is_low:
            left, right = columns(room, (1, 1), px(24))
            ground = self._ground(canvas, right)
            right.height = ground[0].rect.top - px(8) - right.top
            verdict, options = self._verdict(canvas, left), self._options(canvas, right)
            said = pygame.Rect(left.left, verdict[-1].rect.bottom + px(8), left.width, 0)
        else:
            ground = self._ground(canvas, room)
            room.height = ground[0].rect.top - px(8) - room.top
            verdict = self._verdict(canvas, room)
            top = verdict[-1].rect.bottom + px(6)
            least = self._least_said(canvas)
            options = self._options(canvas, pygame.Rect(room.left, top, room.width, room.bottom - least - top))
            low = [*verdict, *options][-1].rect.bottom
            said = pygame.Rect(room.left, low + px(10), room.width, 0)
        said.height = room.bottom - said.top
        told = [*verdict, *options, self._said(canvas, said), *ground]
        return [Panel(key="panel", rect=rect), *told, *self._ways(canvas, foot, is_low=rows == 1)]

    def _verdict(self, canvas: Canvas, rect: pygame.Rect) -> list[Item]:
        """Return as a headline what the answer was, with its sign, and below it what it is worth beside the best.

        Where most levels of play miss it too, that follows: it is no excuse that hides what the answer was.
        """
        px, small = canvas.px, canvas.type.line_height(SMALL)
        line = max(canvas.type.line_height(SUBHEADING), px(_SIGN))
        sign = pygame.Rect(rect.left, rect.top, px(_SIGN), line)
        name = pygame.Rect(sign.right + px(8), rect.top, rect.right - sign.right - px(8), line)
        title = words.answer_words(self.judged, is_shown=self.is_shown)
        tip = label_tip(scale_of(self.record.game.id), cap(Command.GRADES))
        about = words.about_answer(self._told, self.swing, self.face.presenter.card_names, is_shown=self.is_shown)
        colour = COLOURS[self._label]
        means = pygame.Rect(rect.left, name.bottom + px(4), rect.width, 2 * small)
        hard = list[Item]()
        if self._is_hard:
            text = words.hard_words(self.series.position.missed or ())
            means.height = small * len(canvas.type.wrap(about, SMALL, rect.width))
            place = pygame.Rect(
                rect.left, means.bottom, rect.width, small * len(canvas.type.wrap(text, SMALL, rect.width))
            )
            hard.append(
                Label(key="hard", rect=place, text=text, role=SMALL, colour=MUTED, align="left", wraps=True, top=True)
            )
        return [
            Drawing(key="sign", rect=sign, paint=self._sign),
            Label(key="label", rect=name, text=title, role=SUBHEADING, colour=colour, align="left", tip=tip),
            Label(key="means", rect=means, text=about, role=SMALL, colour=CREAM, align="left", wraps=True, top=True),
            *hard,
        ]

    def _sign(self, canvas: Canvas, place: pygame.Rect) -> None:
        """Draw the sign of the grade, or where the best is shown, an eye."""
        if self.is_shown:
            canvas.icon("icons/eye", place.center, _SIGN - 4)
        else:
            draw_sign(canvas, self._label, place.center, _SIGN - 4)

    @property
    def _label(self) -> Grade:
        label = self.judged.label
        if self.is_shown or label is None:
            return Grade.CLOSE
        return Grade.BEST if label in FOUND else label

    @property
    def _is_missed(self) -> bool:
        return not self.is_shown and self.judged.label not in FOUND

    @property
    def _mood(self) -> bool | None:
        """True if the answer makes one smile, False if it hurts; None where the best is shown, or most miss it."""
        return None if self.is_shown or self._is_hard else not self._is_missed

    @property
    def _is_hard(self) -> bool:
        """True if the position was missed, and most levels of play miss it as well."""
        position = self.series.position
        return self._is_missed and position.missed is not None and grade_of(position) == GRADES - 1

    def _options(self, canvas: Canvas, room: pygame.Rect) -> list[Item]:
        step = max(canvas.px(_ROW), canvas.type.line_height(SMALL_STRONG) + canvas.px(6))
        head = pygame.Rect(room.left, room.top, room.width, OptionsHead.height(canvas))
        most = min(_MOST_ROWS, max(0, (room.bottom - head.bottom) // step))
        found = list[OptionRow]()
        for number, option in enumerate(rows_of(self._told, most)):
            rect = pygame.Rect(room.left, head.bottom + number * step, room.width, step - canvas.px(4))
            named = self.face.presenter.card_names
            found.append(
                OptionRow(
                    key=f"option-{number}", rect=rect, option=option, judged=self._told, swing=self.swing, named=named
                )
            )
        return [OptionsHead(key="options", rect=head, swing=self.swing), *alike(canvas, found)] if found else []

    def _least_said(self, canvas: Canvas) -> int:
        """Return the height that the reasons under the options need at least."""
        return 4 * canvas.type.line_height(SMALL) + canvas.px(10)

    def _said(self, canvas: Canvas, rect: pygame.Rect) -> Item:
        """Return the reasons, with a gap from one to the next as far as that drops none."""
        told = [words.THINKING.say()] if self.reasons is None else self._reasons(canvas, rect)
        spare = rect.height - _height_of(canvas, told, rect.width)
        apart = max(0, min(canvas.px(_APART), spare // max(1, len(told) - 1)))
        return Label(
            key="reasons", rect=rect, text="\n".join(told), role=SMALL, align="left", wraps=True, top=True, apart=apart
        )

    def _ground(self, canvas: Canvas, rect: pygame.Rect) -> list[Item]:
        """Return at the foot of a column what the figures come from, who misses it, and how far one is."""
        line = canvas.type.line_height(KEYCAP)
        levels = words.missed_words(self.series.position.missed or (), as_well=self._is_missed)
        also = "" if self._is_hard else levels  # that has been told
        far = pygame.Rect(rect.left, rect.bottom - line, rect.width, line)
        missed = far.move(0, -line if also else 0)
        about = deals_words(self.name, self.judged.deals, self.judged.error, self.swing)
        lines = min(_MOST_GROUND, len(canvas.type.wrap(about, KEYCAP, rect.width)))
        ground = pygame.Rect(rect.left, missed.top - lines * line, rect.width, lines * line)
        told = (("ground", ground, about, MUTED), ("missed", missed, also, MUTED), ("far", far, self._far(), CREAM))
        return [
            Label(key=key, rect=place, text=text, role=KEYCAP, colour=colour, align="left", wraps=key == "ground")
            for key, place, text, colour in told
            if text
        ]

    def _far(self) -> str:
        """Return how far one is; beside a later answer, why that has not changed."""
        series = self.series
        far = words.progress_words(series.found, len(series.whole), series.left)
        return far if self._counts else side_by_side(far, words.FIRST_COUNTS.say())

    @property
    def name(self) -> str:
        """The name of the player who is asked."""
        return self.record.players[self.seat]

    def _reasons(self, canvas: Canvas, room: pygame.Rect) -> list[str]:
        """Return the reasons in sentences, as many as there is room for, the most telling first.

        What is planned is as true of other cards laid away, so it gives way to what tells them apart.
        """
        presenter, view = self.face.presenter, self.view
        hands = [presenter.hand_name(view, self.record.players, hand) for hand in range(len(view.board.captured))]
        reasons = list(most_telling_first(self.reasons or ()))[:_REASONS]
        told = [
            f"{reason_words(reason, hands, view.board.holders, self.seat, presenter.card_names)}." for reason in reasons
        ]
        while len(told) > 1 and _height_of(canvas, told, room.width) > room.height:
            least = next((place for place, reason in enumerate(reasons) if isinstance(reason, PlansTrump)), -1)
            del told[least], reasons[least]
        return told or [words.NO_REASON.say()]

    # -- the ways on --------------------------------------------------------------------------------------

    def _fit_beside(self, canvas: Canvas, inner: pygame.Rect) -> bool:
        """Return True where text is larger and all buttons fit in one row, which leaves more room for what is told."""
        row = self._ways(canvas, inner, is_low=True)
        return canvas.type.is_enlarged and all(isinstance(each, Button) and each.shows_key(canvas) for each in row)

    def _ways(self, canvas: Canvas, foot: pygame.Rect, *, is_low: bool) -> list[Item]:
        """Return the buttons: in one row where the panel `is_low`, else the next one over the others."""
        tools = [
            ("again", say("practice: button that asks the same again", "Again"), self._again, Command.PLAY_ON),
            ("leave", say("practice: button that leaves", "Leave"), self.app.pop, Command.BACK),
        ]
        if not self.series.left:
            return self._row_of(canvas, foot, tools)
        following = ("next", say("practice: button", "Next"), self._next, Command.PRESS)
        if is_low:
            return self._row_of(canvas, foot, [*tools, following])  # the main one last, as on other pages
        high = (foot.height - canvas.px(8)) // 2
        upper = pygame.Rect(foot.left, foot.top, foot.width, high)
        lower = pygame.Rect(foot.left, foot.bottom - high, foot.width, high)
        return [*self._row_of(canvas, upper, [following]), *self._row_of(canvas, lower, tools)]

    def _row_of(self, canvas: Canvas, rect: pygame.Rect, tools: Sequence[AnswerTool]) -> list[Item]:
        places = columns(rect, (1,) * len(tools), canvas.px(8))
        buttons = [
            Button(
                key=key, rect=place, text=text, role=SMALL_STRONG, on_press=do, keycap=command,
                style="primary" if key == "next" else "plain",
            )
            for (key, text, do, command), place in zip(tools, places, strict=True)
        ]  # fmt: skip
        are_alike = all(button.shows_key(canvas) for button in buttons)
        return [*buttons] if are_alike else [*by_words(canvas, buttons, rect)]

    def default_focus(self) -> str | None:
        return "next" if self.series.left else "leave"

    def _again(self) -> None:
        self.app.pop()
        self._ask()

    def _next(self) -> None:
        self.series.go_on()
        self.app.pop()
        if not self.series.is_over:
            self._ask()

    @property
    def deeds(self) -> Deeds:
        return {
            Command.PLAY_ON: self._again,
            Command.SHEET: self.app.open_sheet,
            Command.GRADES: self._grades,
            Command.PRESS: self._press_is_too_soon,
        }

    def _press_is_too_soon(self) -> bool:
        """Return True if a press comes before anything of the answer can have been read."""
        return self._deaf > 0

    def _grades(self) -> None:
        self.app.push(GradesScene(self.app, self.record.game.id, has_details=False))

    # -- time and drawing ---------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        self._deaf -= seconds
        found = self._worker.poll()
        if found is not None:
            self.reasons = found[1]
            self.refresh()
        return False

    def wait(self, seconds: float) -> bool:
        """Wait until the reasons are found; return True if they are. For scripts and tests."""
        return self._worker.wait(seconds)

    @property
    def is_waiting(self) -> bool:
        return self._worker.is_at_work

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.blit(self.app.cloth(self.view.board.trump), (0, 0))

    def on_leave(self) -> None:
        self._worker.close()


def _height_of(canvas: Canvas, told: Sequence[str], width: int) -> int:
    """Return how high reasons are one right under the other, in pixels."""
    return sum(len(canvas.type.wrap(each, SMALL, width)) for each in told) * canvas.type.line_height(SMALL)
