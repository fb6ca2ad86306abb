"""Luck: what each part of a score has brought each side, as bars; round by round, and over the match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from ....coach import scale_of
from ....engine.actions import Bid
from ....engine.game import Phase
from ....table.archive.setups import people_in
from ....table.portraits import portraits_at
from ....table.reviewer import Reviewer
from ...drawing.canvas import Canvas
from ...drawing.portrait import picture_of
from ...drawing.theme import ALARM_INK, BODY, BODY_STRONG, INK, INK_SOFT, SMALL, SMALL_STRONG, Role, smaller
from ...program.app import App
from ...widgets.base import Drawing, Item, Label, Picture
from ...widgets.buttons import Button
from ...widgets.commands import Command, Deeds
from ...widgets.layout import columns
from ...widgets.layout import rows as cut_rows
from ...widgets.picker import Picker
from ...wording import luck as words
from ...wording.lists import listed
from ...wording.matches import round_words
from ...wording.numbers import figure
from ...wording.phrases import say
from ...wording.review import STOPPED_HERE, TRY_AGAIN, worth_words
from ...wording.spoken import ROUND
from ...wording.told import in_a_line
from ..menu_parts import row_height
from ..page import Frame, PageScene, foot_button, is_tall, main_button
from ..paper_parts import PaperGround, draw_rule
from .frame import round_number
from .luck_bars import LuckBars, draw_luck
from .luck_figures import LuckFigures, figures_of
from .made import MadeScene, goals_to_ask

_MATCH = -1
_LEAST_NAMES, _MOST_NAMES, _FACE = 0.29, 0.36, 36  # the share of the names, the size of a face
_ROW, _TALL_ROW, _ROW_AIR = 84, 120, 10  # units: the highest rows, and the air over and under a single line
_MEANS_AIR, _CLOSER = 2, 5  # over and under a name with its meaning, and how much closer these two stand


class LuckScene(PageScene):
    """The split of the scores of a match that is being reviewed; it grows with the review."""

    first_focus = "round"

    def __init__(self, app: App, reviewer: Reviewer, number: int) -> None:
        super().__init__(app)
        self.reviewer, self._record = reviewer, reviewer.record
        self._scored = [
            each for each, states in enumerate(self._record.rounds) if states[-1].board.phase is Phase.SCORED
        ]
        self.number = number if number in self._scored else _MATCH
        self._swing = scale_of(self._record.game.id).swing
        self._paper = PaperGround()
        people = people_in(self._record)
        self._portraits = portraits_at(self._record.players, people, app.settings.portraits)
        self._people = sorted(people)
        self._shown = self._state()

    @property
    def figures(self) -> LuckFigures | None:
        """The luck to show; None while none of it is known."""
        found = self.reviewer.rounds
        wanted = [found[each] for each in self._wanted if each in found]
        return figures_of(wanted, self._swing, has_stash=bool(self._record.game.stash_size)) if wanted else None

    @property
    def _wanted(self) -> list[int]:
        return self._scored if self.number == _MATCH else [self.number]

    # -- layout -------------------------------------------------------------------------------------------

    def compose(self, canvas: Canvas) -> list[Item]:
        frame = Frame(canvas, words.HEADING.say())
        foot = frame.feet(self.app.pop, *self._way_to_made(), main=self._way_on())
        return [
            frame.title,
            *self._top(canvas, frame),
            Drawing(key="sheet", rect=frame.body, paint=self._paper.draw, is_backing=True),
            *self._table(canvas, frame.body.inflate(-canvas.px(56), -canvas.px(40))),
            *foot,
        ]

    def _top(self, canvas: Canvas, frame: Frame) -> list[Item]:
        """Return the choice of a round, and what it comes to in sentences: beside it, or below in a tall window."""
        role = SMALL_STRONG if canvas.type.is_enlarged else BODY_STRONG
        high = 2 * canvas.type.line_height(role)
        if is_tall(canvas):
            picker, note = frame.row(row_height(canvas)), frame.row(high)
        else:
            picker, note = columns(frame.row(max(row_height(canvas), high)), (2, 3), canvas.px(24))
        options: list[tuple[object, str]] = [(_MATCH, words.WHOLE.say())]
        options += [(each, round_words(round_number(self._record, each))) for each in self._scored]
        texts = self._lead(canvas, note.width)
        lines = cut_rows(note, [1] * len(texts), 0) if texts else []
        return [
            Picker(
                key="round", rect=picker, options=options, value=self.number, on_change=self._choose, called=ROUND.say()
            ),
            *(
                Label(key=f"lead-{number}", rect=line, text=text, role=role, align="left")
                for number, (line, text) in enumerate(zip(lines, texts, strict=True))
            ),
        ]

    def _lead(self, canvas: Canvas, width: int) -> tuple[str, ...]:
        """Return in sentences what is shown: for the one side that has people, or else for the one that did best.

        Names that leave a sentence too little room are cut short.
        """
        known = sum(each in self.reviewer.rounds for each in self._scored)
        if self.number == _MATCH and 0 < known < len(self._scored):
            so_far = words.so_far_words(known, len(self._scored))
            return (so_far, STOPPED_HERE.say()) if self._has_stopped else (so_far,)
        found = self.figures
        if found is None:
            return ()
        sides, names = self._record.game.sides(self._record.rules), self._record.players
        own = {seat % sides for seat in self._people}
        side = own.pop() if len(own) == 1 else found.together.index(max(found.together))
        sums = found.cards(side), found.parts["others"][side], found.parts["own"][side]
        who, least = listed(names[side::sides]), smaller(SMALL_STRONG)[-1]
        lead = partial(words.lead_words, has_stash=bool(self._record.game.stash_size), bid=self._dear_bid(side, sides))
        told = lead(who, *sums, self._swing)
        too_wide = max(canvas.type.size(text, least)[0] for text in told) + canvas.px(4) - width
        if too_wide <= 0:
            return told
        shortened = canvas.type.shortened(who, least, canvas.type.size(who, least)[0] - too_wide)
        return lead(shortened, *sums, self._swing)

    def _dear_bid(self, side: int, sides: int) -> int | None:
        """Return the bid by which a side lost more in the round that is shown than by all its other choices."""
        choices = self.reviewer.choices.items()
        own = [choice for place, choice in choices if place[0] == self.number and choice.seat % sides == side]
        dearest = max(own, key=lambda choice: choice.loss, default=None)
        if dearest is None or 2 * dearest.loss <= sum(choice.loss for choice in own):
            return None
        done = dearest.judgement.taken.action
        return done.amount if isinstance(done, Bid) else None

    @property
    def _has_stopped(self) -> bool:
        """True if the coach has failed before all that is to be shown was found."""
        return self.reviewer.has_failed and not self.reviewer.rounds.keys() >= set(self._wanted)

    def _way_on(self) -> Button | None:
        return main_button("try-again", TRY_AGAIN.say(), self._try_again) if self._has_stopped else None

    def _way_to_made(self) -> list[Button]:
        text = say("sheet: button", "Could it be made?")
        return [foot_button("could", text, self._could, keycap=Command.COULD)] if self._goals else []

    def _table(self, canvas: Canvas, room: pygame.Rect) -> list[Item]:
        found = self.figures
        if found is None:
            awaited = STOPPED_HERE if self._has_stopped else words.NOT_YET
            text = awaited if self._scored else words.NO_ROUND
            return [Label(key="none", rect=room, text=text.say(), role=BODY, colour=INK_SOFT, wraps=True)]
        head = canvas.px(_FACE) + canvas.type.line_height(SMALL_STRONG) + canvas.px(6)
        rows = [*found.parts, "together", "score"]
        note = self._note(canvas, room)
        last = canvas.type.line_height(BODY_STRONG) + canvas.px(_ROW_AIR)  # of the score, which needs no meaning
        free = note.rect.top - room.top - head - last
        high = min(canvas.px(_TALL_ROW if is_tall(canvas) else _ROW), free // (len(rows) - 1))
        top = room.top + head
        names, means = self._meanings(canvas, rows, room.width, high)
        cells = self._cells(pygame.Rect(room.left, room.top, room.width, head), names)
        bars = self._bars(canvas, found, cells[0].width)
        items = self._heads(canvas, cells, bars)
        for number, name in enumerate(rows):
            line = pygame.Rect(room.left, top + number * high, room.width, high)
            line.height = min(high, note.rect.top - line.top)
            rule = pygame.Rect(line.left, line.top, line.width, max(1, canvas.px(2 if name == "together" else 1)))
            items.append(Drawing(key=f"rule-{name}", rect=rule, paint=draw_rule, is_backing=True))
            place = pygame.Rect(line.left, line.top, names - canvas.px(8), line.height)
            items += self._name(canvas, place, name, self._told(name, found), means.get(name, []))
            items += self._row(canvas, self._cells(line, names), name, found, bars)
        return [*items, note]

    def _note(self, canvas: Canvas, room: pygame.Rect) -> Label:
        """Return the line at the bottom of the sheet: why own choices are no sum of what a review tells."""
        text, role = words.OWN_IS.say(), smaller(SMALL)[-1]
        high = canvas.type.line_height(role) * len(canvas.type.wrap(text, role, room.width))
        rect = pygame.Rect(room.left, room.bottom - high, room.width, high)
        return Label(key="note", rect=rect, text=text, role=role, colour=INK_SOFT, align="left", wraps=True)

    @staticmethod
    def _meanings(canvas: Canvas, rows: Sequence[str], width: int, high: int) -> tuple[int, dict[str, list[str]]]:
        """Return the width of the names of rows, and the lines that say what each means; none if one has no room."""
        told, air = {name: text for name in rows if (text := _meaning(name))}, canvas.px(10)
        least, most = (round(share * width) for share in (_LEAST_NAMES, _MOST_NAMES))
        wide = max(canvas.type.size(text, SMALL)[0] for text in told.values()) + air
        names = max(least, min(most, wide))
        lines = {name: canvas.type.wrap(text, SMALL, names - air) for name, text in told.items()}
        below = max(map(len, lines.values())) * canvas.type.line_height(SMALL)
        if canvas.type.line_height(BODY_STRONG) + below + canvas.px(_MEANS_AIR) > high:
            return least, {}
        return names, lines

    def _bars(self, canvas: Canvas, found: LuckFigures, width: int) -> LuckBars:
        """Return the bars of all rows in columns of this width."""
        names = (*found.parts, "together")
        amounts = [(name, amount) for name in names for amount in found.row(name)]
        widest = max(canvas.type.size(self._amount(name, amount), BODY_STRONG)[0] for name, amount in amounts)
        return LuckBars.of(canvas, (amount for _, amount in amounts), width, widest)

    def _cells(self, line: pygame.Rect, names: int) -> list[pygame.Rect]:
        """Return the places of the sides in a line, after that of its name."""
        rest = pygame.Rect(line.left + names, line.top, line.width - names, line.height)
        return columns(rest, [1] * self._record.game.sides(self._record.rules), round(line.width * 0.02))

    def _heads(self, canvas: Canvas, cells: Sequence[pygame.Rect], bars: LuckBars) -> list[Item]:
        """Return the faces and the names of the sides, over where their bars begin as far as there is room."""
        items = list[Item]()
        side, names = canvas.px(_FACE), self._record.players
        for number, cell in enumerate(cells):
            seats, step = range(number, len(names), len(cells)), side + canvas.px(6)
            left = bars.centred(cell, len(seats) * step - canvas.px(6)).left
            for place, seat in enumerate(seats):
                face = pygame.Rect(left + place * step, cell.top, side, side)
                items.append(Picture(key=f"face-{seat}", rect=face, name=picture_of(self._portraits[seat])))
            text = canvas.type.shortened(listed(names[number :: len(cells)]), SMALL_STRONG, cell.width)
            below = pygame.Rect(cell.left, cell.top + side, cell.width, cell.height - side)
            words_at = bars.centred(below, canvas.type.size(text, SMALL_STRONG)[0] + 2)
            label = Label(key=f"side-{number}", rect=words_at, text=text, role=SMALL_STRONG, colour=INK, is_mute=True)
            items.append(label)
        return items

    def _told(self, name: str, found: LuckFigures) -> str:
        """Return a row in words: its name, and what it has brought each side."""
        sides, names = self._record.game.sides(self._record.rules), self._record.players
        heads = [listed(names[side::sides]) for side in range(sides)]
        figures = [self._amount(name, amount) for amount in found.row(name)]
        return in_a_line(_row_words(name), heads, figures)

    def _amount(self, name: str, amount: float) -> str:
        return figure(round(amount)) if name == "score" else worth_words(amount, self._swing)

    def _name(self, canvas: Canvas, place: pygame.Rect, name: str, told: str, means: Sequence[str]) -> list[Item]:
        """Return the name of a row, which tells all of it, and under it the lines that say what it means."""
        text = _row_words(name)
        if not means:
            tip = _meaning(name) or None
            return [Label(key=f"name-{name}", rect=place, text=text, role=BODY_STRONG, colour=INK,
                          align="left", tip=tip, called=told)]  # fmt: skip
        upper = canvas.type.line_height(BODY_STRONG) - canvas.px(_CLOSER)
        lower = len(means) * canvas.type.line_height(SMALL)
        over = pygame.Rect(place.left, place.centery - (upper + lower) // 2, place.width, upper)
        under = pygame.Rect(place.left, over.bottom, place.width, lower)
        return [
            Label(key=f"name-{name}", rect=over, text=text, role=BODY_STRONG, colour=INK, align="left", called=told),
            Label(key=f"means-{name}", rect=under, text="\n".join(means), role=SMALL, colour=INK_SOFT, align="left",
                  wraps=True, called=_meaning(name)),
        ]  # fmt: skip

    def _row(
        self, canvas: Canvas, cells: Sequence[pygame.Rect], name: str, found: LuckFigures, bars: LuckBars
    ) -> list[Item]:
        """Return the bars of a row with their figures; the scores have no bars."""
        items = list[Item]()
        for side, (cell, amount) in enumerate(zip(cells, found.row(name), strict=True)):
            role: Role = BODY if name in found.parts else BODY_STRONG
            colour = INK if amount >= 0 or name == "score" else ALARM_INK
            text = self._amount(name, amount)
            number, align = bars.centred(cell, canvas.type.size(text, role)[0] + 2), "center"
            if name != "score":
                bar, number, align = bars.placed(canvas, cell, amount)
                paint = partial(draw_luck, is_above=amount >= 0, is_nothing=not amount)
                items.append(Drawing(key=f"bar-{name}-{side}", rect=bar, paint=paint))
            items.append(
                Label(
                    key=f"amount-{name}-{side}", rect=number, text=text, colour=colour, align=align, is_mute=True,
                    role=canvas.type.fitting(text, (role, *smaller(role)), number.width),
                )
            )  # fmt: skip
        return items

    # -- what can be done ---------------------------------------------------------------------------------

    @property
    def _goals(self) -> bool:
        return self.number != _MATCH and bool(goals_to_ask(self._record, self.number, self._people))

    def _choose(self, number: object) -> None:
        self.number = int(str(number))
        self.refresh()

    def _step(self, by: int) -> None:
        values = [_MATCH, *self._scored]
        place = values.index(self.number) + by
        if 0 <= place < len(values):
            self._choose(values[place])

    def _could(self) -> None:
        if self._goals:
            goals = goals_to_ask(self._record, self.number, self._people)
            self.app.push(MadeScene(self.app, self._record, self.number, goals))

    def _try_again(self) -> None:
        self.reviewer.start()
        self.refresh()

    @property
    def deeds(self) -> Deeds:
        return {
            Command.LEFT: partial(self._step, -1),
            Command.RIGHT: partial(self._step, 1),
            Command.FIRST: partial(self._choose, _MATCH),
            Command.LUCK: self.app.pop,
            Command.COULD: self._could,
        }

    def update(self, seconds: float) -> bool:  # noqa: ARG002
        state = self._state()
        if state != self._shown:
            self._shown = state
            self.refresh()
        return False

    def _state(self) -> tuple[int, bool]:
        return len(self.reviewer.rounds), self.reviewer.has_failed


def _row_words(name: str) -> str:
    """Return the name of a row."""
    return ({"together": words.TOGETHER, "score": words.SCORE} | words.PARTS)[name].say()


def _meaning(name: str) -> str:
    """Return what a row means; empty for the score."""
    meaning = (words.MEANINGS | {"together": words.TOGETHER_MEANS}).get(name)
    return "" if meaning is None else meaning.say()
