"""The review of a match: choice by choice the table as it was seen, what could have been done, and the chances."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from ....coach import Choice
from ....coach.highlights import costliest
from ....coach.review import Place
from ....coach.swing import scale_of
from ....engine.actions import Action
from ....engine.game import Phase
from ....engine.record import Record
from ....table.archive.reviews import KeptReview
from ....table.archive.setups import people_in
from ....table.portraits import portraits_at
from ....table.reviewer import Reviewer
from ...drawing.canvas import Canvas
from ...drawing.theme import BODY_STRONG, CREAM, GOLD, KEYCAP, MUTED, SMALL, SMALL_STRONG
from ...games import face_of
from ...program.app import App
from ...program.scene import Scene
from ...tabletop.cardsize import BAR
from ...tabletop.plates import MatchState
from ...widgets.base import Drawing, Item, Label, Panel
from ...widgets.buttons import Button
from ...widgets.commands import Command, Deeds, cap
from ...widgets.layout import columns
from ...wording import review as words
from ...wording.phrases import say
from ..menu_parts import row_height
from .board import Seen, board_items
from .graph import Graph
from .options import OptionRow, OptionsHead, rows_of
from .signs import COLOURS, draw_sign
from .tour import Tour

_PANEL, _GAP, _ICON, _GRAPH = 400, 12, 44, 128
_TALL = 1150  # units; a higher window has the panel below the table
_LOW_PANEL = 470
_ROW, _MOST_ROWS = 34, 8
_QUESTIONS = 3


def reviewer_of(app: App, record: Record) -> Reviewer:
    """Return what reviews a match and keeps the review in this home, not yet at work."""
    kept = KeptReview.of(app.home, record, may_save=app.store.can_save)
    return Reviewer(record, kept, app.store.log.note)


class ReviewScene(Scene):
    """A match on record, gone through from a seat that one chooses. `reviewer` is closed by whoever has made it."""

    first_focus = "next"

    def __init__(self, app: App, reviewer: Reviewer, *, is_own: bool = True, at: Place | None = None) -> None:
        super().__init__(app)
        self.reviewer, self._is_own = reviewer, is_own
        self._record = reviewer.record
        self.face = face_of(self._record.game.id)
        self.swing = scale_of(self._record.game.id).swing
        people = people_in(self._record)
        self.tour = Tour(reviewer, self._seat_at(at) if at else min(people, default=0))
        if at is not None:
            self.tour.go_to(at)
        self.shows_all = False
        self._portraits = portraits_at(self._record.players, people, app.settings.portraits)
        self._known = -1
        reviewer.prefer([self.tour.seat])
        reviewer.start()

    def _seat_at(self, place: Place) -> int:
        return self._record.rounds[place[0]][place[1]].board.to_act

    @property
    def match(self) -> Record:
        return self._record

    @property
    def name(self) -> str:
        """The name of the player whose choices are looked at."""
        return self._record.players[self.tour.seat]

    # -- layout -------------------------------------------------------------------------------------------

    def compose(self, canvas: Canvas) -> list[Item]:
        table, panel, foot = self._parts(canvas)
        return [*self._bar(canvas), *board_items(canvas, table, self._seen()), *self._panel(canvas, panel),
                *self._tools(canvas, foot)]  # fmt: skip

    def _parts(self, canvas: Canvas) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Return the places of the table, of the panel beside or below it, and of the tools."""
        px, whole = canvas.px, canvas.rect
        foot = pygame.Rect(0, 0, 0, row_height(canvas, SMALL_STRONG, 44))
        if whole.height >= px(_TALL):
            panel = whole.inflate(-2 * px(18), 0)
            panel.height = px(_LOW_PANEL)
            panel.bottom = whole.bottom - px(_GAP)
            foot.topleft, foot.width = (panel.left, panel.top - px(_GAP) - foot.height), panel.width
            table = pygame.Rect(0, px(BAR), whole.width, foot.top - px(BAR) - px(_GAP))
            return table, panel, foot
        panel = pygame.Rect(0, px(BAR + _GAP), px(_PANEL), whole.height - px(BAR + 2 * _GAP))
        panel.right = whole.right - px(_GAP)
        foot.topleft = px(18), whole.bottom - px(_GAP) - foot.height
        foot.width = panel.left - px(_GAP) - foot.left
        return pygame.Rect(0, px(BAR), panel.left, foot.top - px(BAR + 6)), panel, foot

    def _bar(self, canvas: Canvas) -> list[Item]:
        """Return the bar over the table, with the way back and the rules."""
        px, view, presenter = canvas.px, self.tour.view, self.face.presenter
        bar = pygame.Rect(0, 0, canvas.rect.width, px(BAR))
        side = px(_ICON)
        left = pygame.Rect(px(8), (bar.height - side) // 2, side, side)
        right = left.copy()
        right.right = bar.right - px(8)
        tip = say("review: tip of the button that leaves", "Back · {key}", key=cap(Command.BACK))
        rules = say("table: tip of the rules button", "Rules · {key}", key=cap(Command.RULES))
        state = MatchState(
            key="bar", rect=bar, state=presenter.state(view, self._round_number, ""),
            facts=presenter.bar(view, self._record.players), left=left.right + px(12), right=right.left - px(16),
            is_backing=True,
        )  # fmt: skip
        return [
            state,
            Button(key="back", rect=left, icon="close", style="quiet", on_press=self.app.pop, tip=tip),
            Button(key="rules", rect=right, icon="help", style="quiet", on_press=self.app.open_rules, tip=rules),
        ]

    @property
    def _round_number(self) -> int:
        number = self.tour.place[0] if self.tour.place else 0
        return 1 + sum(states[-1].board.phase is Phase.SCORED for states in self._record.rounds[:number])

    def _seen(self) -> Seen:
        """Return what the table shows: the marks only once the choice has been judged."""
        choice, place = self.tour.choice(), self.tour.place
        best = None if choice is None or choice.judgement.is_noise(choice.judgement.taken) else choice.judgement.best
        number, action = place or (0, 0)
        return Seen(
            self.face.presenter,
            self.tour.view,
            self._record.players,
            self._portraits,
            best=None if best is None else best.action,
            done=None if place is None else self._done(place),
            state=self._record.rounds[number][action] if self.shows_all else None,
        )

    def _done(self, place: Place) -> Action:
        done: Action = self._record.rounds[place[0]][-1].actions[place[1]]
        return done

    # -- the panel ----------------------------------------------------------------------------------------

    def _panel(self, canvas: Canvas, rect: pygame.Rect) -> list[Item]:
        """Return the ground, and on it what was done and the way through the match: below it, or beside it."""
        px, inner = canvas.px, rect.inflate(-2 * canvas.px(14), -2 * canvas.px(12))
        low = self._way_height(canvas)
        if rect.width > px(_PANEL):
            found, way = columns(inner, (1, 1), px(24))
        else:
            found = pygame.Rect(inner.left, inner.top, inner.width, inner.height - low - px(_GAP))
            way = pygame.Rect(inner.left, found.bottom + px(_GAP), inner.width, low)
        return [Panel(key="panel", rect=rect), *self._found(canvas, found), *self._way(canvas, way)]

    def _found(self, canvas: Canvas, rect: pygame.Rect) -> list[Item]:
        """Return what was done, its grade, and the options."""
        px, choice = canvas.px, self.tour.choice()
        head = pygame.Rect(rect.left, rect.top, rect.width, canvas.type.line_height(BODY_STRONG))
        items: list[Item] = [self._heading(canvas, head)]
        if choice is None:
            note = pygame.Rect(rect.left, head.bottom + px(8), rect.width, 3 * canvas.type.line_height(SMALL))
            text = (words.WAITING if self._is_to_come else words.FORCED if self.tour.places else words.NO_CHOICE).say()
            items.append(Label(key="note", rect=note, text=text, role=SMALL, colour=MUTED, wraps=True, align="left"))
            return items
        verdict = self._verdict(canvas, pygame.Rect(rect.left, head.bottom + px(4), rect.width, 0), choice)
        ground = self._ground(canvas, rect, choice)
        room = pygame.Rect(rect.left, verdict[-1].rect.bottom + px(4), rect.width, 0)
        room.height = ground.rect.top - px(6) - room.top
        return [*items, *verdict, *self._options(canvas, room, choice), ground]

    @property
    def _is_to_come(self) -> bool:
        return self.tour.place is not None and not self.reviewer.progress([self.tour.place])[0]

    def _heading(self, canvas: Canvas, rect: pygame.Rect) -> Label:
        number, total = self.tour.number + 1, max(1, len(self.tour.places))
        text = say("review: heading", "{name}: choice {number} of {total}", name=self.name, number=number, total=total)
        if canvas.type.size(text, SMALL_STRONG)[0] > rect.width:
            text = say("review: heading where there is no room for the name", "Choice {number} of {total}",
                       number=number, total=total)  # fmt: skip
        return Label(key="heading", rect=rect, text=text, role=BODY_STRONG, colour=CREAM, align="left")

    def _verdict(self, canvas: Canvas, rect: pygame.Rect, choice: Choice) -> list[Item]:
        """Return the sign and the name of the grade, and what it means."""
        judged, px = choice.judgement, canvas.px
        assert judged.label is not None
        label = judged.label
        line = max(canvas.type.line_height(BODY_STRONG), px(26))
        sign = pygame.Rect(rect.left, rect.top, px(28), line)
        name = pygame.Rect(sign.right + px(6), rect.top, rect.width - px(34), line)
        means = pygame.Rect(rect.left, name.bottom, rect.width, 2 * canvas.type.line_height(SMALL))
        text = words.verdict_words(label, judged.loss, self.swing)

        def paint(canvas: Canvas, place: pygame.Rect) -> None:
            draw_sign(canvas, label, place.center, 24)

        colour = COLOURS[label]
        return [
            Drawing(key="sign", rect=sign, paint=paint),
            Label(key="label", rect=name, text=words.label_words(label), role=BODY_STRONG, colour=colour, align="left"),
            Label(key="means", rect=means, text=text, role=SMALL, colour=CREAM, align="left", wraps=True, top=True),
        ]

    def _options(self, canvas: Canvas, room: pygame.Rect, choice: Choice) -> list[Item]:
        step = max(canvas.px(_ROW), canvas.type.line_height(SMALL_STRONG) + canvas.px(6))
        head = pygame.Rect(room.left, room.top, room.width, canvas.type.line_height(KEYCAP))
        most = min(_MOST_ROWS, max(0, (room.bottom - head.bottom) // step))
        items: list[Item] = [OptionsHead(key="options", rect=head)] if most else []
        for number, option in enumerate(rows_of(choice.judgement, most)):
            rect = pygame.Rect(room.left, head.bottom + number * step, room.width, step - canvas.px(4))
            items.append(
                OptionRow(key=f"option-{number}", rect=rect, option=option, judged=choice.judgement, swing=self.swing)
            )
        return items

    def _ground(self, canvas: Canvas, rect: pygame.Rect, choice: Choice) -> Label:
        """Return the words about what the figures come from, at the foot."""
        height = 2 * canvas.type.line_height(KEYCAP)
        place = pygame.Rect(rect.left, rect.bottom - height, rect.width, height)
        judged = choice.judgement
        text = words.deals_words(self.name, judged.deals, judged.error, self.swing)
        return Label(key="ground", rect=place, text=text, role=KEYCAP, colour=MUTED, align="left", wraps=True)

    # -- the way through the match ------------------------------------------------------------------------

    def _way_height(self, canvas: Canvas) -> int:
        button = row_height(canvas, SMALL_STRONG, 40)
        line = canvas.type.line_height(SMALL)
        return canvas.px(_GRAPH) + 2 * line + canvas.px(14) + 2 * button + canvas.px(3 * 8)

    def _way(self, canvas: Canvas, rect: pygame.Rect) -> list[Item]:
        """Return the graph, how far the review is, and the buttons to the other choices."""
        px, line = canvas.px, canvas.type.line_height(SMALL)
        button = row_height(canvas, SMALL_STRONG, 40)
        title = pygame.Rect(rect.left, rect.top, rect.width, line)
        low = line + px(14) + 2 * button + px(3 * 8)
        graph = pygame.Rect(rect.left, title.bottom, rect.width, rect.bottom - low - title.bottom)
        bar = pygame.Rect(rect.left, graph.bottom + px(8), rect.width, px(8))
        told = pygame.Rect(rect.left, bar.bottom + px(2), rect.width, line)
        text = say("review: title of the graph", "The chance to win, choice by choice")
        done, total = self.reviewer.progress(self.tour.places)
        progress = words.progress_words(done, total)
        mean = self.tour.mean_loss
        items: list[Item] = [
            Label(key="graph-title", rect=title, text=text, role=SMALL, colour=MUTED, align="left"),
            Graph(
                key="graph", rect=graph, places=self.tour.places, judged=self.tour.judged(), at=self.tour.number,
                inset=px(10), on_go=self._go,
            ),
            Drawing(key="progress", rect=bar, paint=partial(_draw_progress, share=done / max(1, total)),
                    tip=None if mean is None else words.mean_words(mean, self.swing)),
            Label(key="progress-words", rect=told, text=progress, role=SMALL, colour=MUTED, align="left"),
        ]  # fmt: skip
        upper = pygame.Rect(rect.left, told.bottom + px(6), rect.width, button)
        return [*items, *self._steps(canvas, upper)]

    def _steps(self, canvas: Canvas, upper: pygame.Rect) -> list[Item]:
        """Return the buttons to the choice and the mistake before, and to the next ones."""
        lower = upper.move(0, upper.height + canvas.px(8))
        fault = say("review: tip of Mistake before", "The mistake before this one · {key}", key=cap(Command.UP))
        next_fault = say("review: tip of Next mistake", "The next mistake · {key}", key=cap(Command.DOWN))
        left, right = columns(upper, (1, 1), canvas.px(8))
        low_left, low_right = columns(lower, (1, 1), canvas.px(8))
        before, after = say("review: button", "Mistake before"), say("review: button", "Next mistake")
        return [
            _button("previous", left, say("review: button", "Previous"), partial(self._step, -1), Command.LEFT),
            _button("next", right, say("review: button", "Next"), partial(self._step, 1), Command.RIGHT),
            _button("previous-fault", low_left, before, partial(self._step_fault, -1), tip=fault),
            _button("next-fault", low_right, after, partial(self._step_fault, 1), tip=next_fault),
        ]

    # -- the tools below the table ------------------------------------------------------------------------

    def _tools(self, canvas: Canvas, foot: pygame.Rect) -> list[Item]:
        seat = say("review: button that changes the seat", "Seat")
        cards = say("review: button", "My cards") if self.shows_all else say("review: button", "All cards")
        seen = say("review: tip of All cards", "What nobody could know then. The judgement does not use it.")
        three = say(
            "review: tip of Find it yourself",
            "Find it yourself: the three costliest choices of {name} as questions",
            name=self.name,
        )
        mine = say(
            "review: tip of Go on from here",
            "Go on from here to the end of the round. The match on record stays as it is.",
        )
        other = say("review: tip of Seat", "You see it as {name}; press to see it as another player", name=self.name)
        tools = (
            ("seat", seat, self._change_seat, Command.OTHER_SEAT, other),
            ("cards", cards, self._toggle_cards, Command.ALL_CARDS, seen),
            ("find", say("review: button", "Find it"), self._find, Command.FIND, three),
            ("play-on", say("review: button", "Play on"), self._play_on, Command.PLAY_ON, mine),
        )
        places = columns(
            foot, [canvas.type.size(tool[1], SMALL_STRONG)[0] + canvas.px(60) for tool in tools], canvas.px(10)
        )
        return [
            _button(key, place, text, do, command, tip=tip)
            for (key, text, do, command, tip), place in zip(tools, places, strict=True)
        ]

    # -- what can be done ---------------------------------------------------------------------------------

    def _go(self, number: int) -> None:
        self.tour.go(number)
        self.refresh()

    def _step(self, by: int) -> None:
        self._go(self.tour.number + by)

    def _step_fault(self, by: int) -> None:
        if not self.tour.go_to_fault(by):
            self.app.notices.add(words.NO_MISTAKE.say())
        self.refresh()

    def _change_seat(self) -> None:
        self.tour.sit((self.tour.seat + 1) % len(self._record.players))
        self.reviewer.prefer([self.tour.seat])
        self.refresh()

    def _toggle_cards(self) -> None:
        self.shows_all = not self.shows_all
        self.refresh()

    def _find(self) -> None:
        questions = costliest((choice for choice in self.tour.judged() if choice is not None), _QUESTIONS)
        if questions:
            self.app.ways.find(self.app, self._record, questions)
        else:
            self.app.notices.add(words.NOTHING_TO_FIND.say())

    def _play_on(self) -> None:
        if self.tour.place is not None:
            self.app.ways.trial(self.app, self._record, self.tour.place, self.tour.seat)

    @property
    def deeds(self) -> Deeds:
        return {
            Command.PLAY_ON: self._play_on,
            Command.FIND: self._find,
            Command.LEFT: partial(self._step, -1),
            Command.RIGHT: partial(self._step, 1),
            Command.UP: partial(self._step_fault, -1),
            Command.DOWN: partial(self._step_fault, 1),
            Command.FIRST: partial(self._go, 0),
            Command.LAST: partial(self._go, len(self.tour.places)),
            Command.OTHER_SEAT: self._change_seat,
            Command.ALL_CARDS: self._toggle_cards,
            Command.SHEET: self.app.open_sheet,
        }

    # -- time and drawing ---------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:  # noqa: ARG002
        done = self.reviewer.progress()[0]
        if done != self._known:
            self._known = done
            self.refresh()
        return False

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.blit(self.app.cloth(self.tour.view.board.trump), (0, 0))

    def on_leave(self) -> None:
        if self._is_own:
            self.reviewer.close()


def _button(
    key: str,
    rect: pygame.Rect,
    text: str,
    do: Callable[[], None],
    keycap: Command | None = None,
    tip: str | None = None,
) -> Button:
    return Button(key=key, rect=rect, text=text, role=SMALL_STRONG, on_press=do, keycap=keycap, tip=tip)


def _draw_progress(canvas: Canvas, rect: pygame.Rect, share: float) -> None:
    canvas.panel(rect, radius=4, top=MUTED.faded(60))
    done = pygame.Rect(rect.left, rect.top, round(rect.width * share), rect.height)
    if done.width > rect.height:
        canvas.panel(done, radius=4, top=GOLD)
