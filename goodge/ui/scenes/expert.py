"""Against the Expert: round by round, what people made of their cards and what the Expert makes of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from ...engine.record import Record
from ...engine.values import dataclass
from ...players import player_of
from ...table.archive.duplicates import KeptGains
from ...table.archive.finished import FinishedMatches
from ...table.archive.setups import people_in
from ...table.duplicate import ExpertRounds, ReplayedMatch
from ...table.thinker import Players
from ..drawing.canvas import Canvas
from ..drawing.theme import (
    ALARM_INK,
    BODY,
    BODY_STRONG,
    GOLD_BRIGHT,
    GOLD_DARK,
    INK,
    INK_SOFT,
    NUMBER,
    SMALL,
    SUBHEADING,
    SUBNAME,
)
from ..program.app import App
from ..scorecard.names import fitted
from ..scorecard.paper import RULE, RULE_STRONG
from ..widgets.base import Drawing, Item, Label, Paint
from ..widgets.buttons import ChoiceRow
from ..widgets.commands import Command, Deeds
from ..wording import expert as words
from ..wording.lists import listed
from ..wording.matches import round_words
from ..wording.numbers import figure, signed
from ..wording.told import in_a_line
from .menu_parts import row_height
from .page import Frame, PageScene
from .paper_parts import NAMES_SHARE, PaperGround, draw_rule, ledger_row

_LINES = 9  # and one for all together
_HIGHEST, _INSET, _THICKEST = 64, 36, 22
_HIGH, _ROUND = 60, 7  # units: of a row with large figures, and of the ends of a bar
_COLUMNS, _BESIDE = 5, 24  # of figures, two of them for the bars; units: beside these
_LEAST_SIDE = 0.1  # of the width of the bars, on the side of nought to which none goes
_STEPS, _MOST_STEPS = [factor * 10**power for power in range(6) for factor in (1, 2, 5)], 9  # of the scale
_OPEN = "…"


@dataclass(frozen=True, slots=True)
class Compared:
    """A line: its gains by side, and the Expert's, once all rounds of the line are played.

    Without gains of its own it is the sum of lines that are not played yet.
    """

    title: str
    own: tuple[int, ...]
    expert: tuple[int, ...] | None


def of_rounds(played: ReplayedMatch) -> list[Compared]:
    """Return a line for each round of a match."""
    done = [*played.gains, *[None] * (len(played.boards) - len(played.gains))]
    return [
        Compared(round_words(number), board.gains, gains)
        for number, (board, gains) in enumerate(zip(played.boards, done, strict=True), 1)
    ]


def of_matches(evening: Sequence[ReplayedMatch]) -> list[Compared]:
    """Return a line for each match of an evening of which a round can be compared."""
    return [
        Compared(
            words.match_row_words(number),
            together([board.gains for board in played.boards]),
            together(played.gains) if played.is_done else None,
        )
        for number, played in enumerate(evening, 1)
        if played.boards
    ]


def together(gains: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the sum for each side."""
    return tuple(map(sum, zip(*gains, strict=True)))


class ExpertScene(PageScene):
    """The comparison; it grows while the Expert plays, which ends when the scene is left, and goes on another time."""

    first_focus = "back"

    def __init__(self, app: App, record: Record, players: Players = player_of) -> None:
        super().__init__(app)
        self._record = record
        home, may_save = app.home, app.store.can_save
        kept = KeptGains(home.expert_file, app.store.log.note, may_save=may_save)
        self.work = ExpertRounds(partial(_evening, app, record), kept, app.store.log.note, players)
        self._seen: tuple[ReplayedMatch, ...] = ()
        self._was_done = False
        self._paper = PaperGround()
        self.is_evening = False
        sides = record.game.sides(record.rules)
        self.sides = sorted({seat % sides for seat in people_in(record)})
        self.side = self.sides[0] if self.sides else 0
        self._first = 0

    # -- what is compared ---------------------------------------------------------------------------------

    @property
    def lines(self) -> list[Compared]:
        """The lines as far as the Expert has come."""
        if not self._seen:
            return []
        return of_matches(self._seen) if self.is_evening else of_rounds(self._seen[-1])

    def _name(self, side: int) -> str:
        sides = self._record.game.sides(self._record.rules)
        return listed(self._record.players[side::sides])

    @property
    def _people(self) -> list[str]:
        return [self._record.players[seat] for seat in sorted(people_in(self._record))]

    # -- layout -------------------------------------------------------------------------------------------

    def compose(self, canvas: Canvas) -> list[Item]:
        frame = Frame(canvas, words.HEADING.say())
        foot = [*frame.feet(self.app.pop), frame.note(self._note())]
        result = self._result()
        said = frame.row(canvas.type.line_height(SUBHEADING))
        role = canvas.type.fitting(result, (SUBHEADING, SUBNAME, BODY_STRONG), said.width)
        lines = self.lines
        sheet = frame.body
        items = [
            frame.title,
            *self._choices(canvas, frame.beside_title),
            Label(key="result", rect=said, text=result, role=role, colour=GOLD_BRIGHT, align="left"),
            Drawing(key="sheet", rect=sheet, paint=self._paper.draw, is_backing=True),
            *foot,
        ]
        inner = sheet.inflate(-canvas.px(64), -canvas.px(_INSET))
        if lines:
            return [*items, *self._table(canvas, inner, lines)]
        if self._was_done:
            items.append(Label(key="none", rect=inner, text=words.NOTHING.say(), role=BODY, colour=INK_SOFT))
        return items

    def _choices(self, canvas: Canvas, room: pygame.Rect) -> list[Item]:
        """Return the controls at the right of the heading, where there is something to choose."""
        items: list[Item] = []
        right, middle = room.right, room.centery
        if len(self._seen) > 1:
            options: list[tuple[object, str]] = [(False, words.THIS_MATCH.say()), (True, words.EVENING.say())]
            rect = pygame.Rect(0, 0, canvas.px(320), row_height(canvas))
            rect.midright = right, middle
            items.append(
                ChoiceRow(key="what", rect=rect, options=options, value=self.is_evening, on_change=self._turn_to)
            )
            right = rect.left - canvas.px(16)
        if len(self.sides) > 1:
            names: list[tuple[object, str]] = [(side, _short(canvas, self._name(side))) for side in self.sides]
            wide = min(canvas.px(140) * len(names), canvas.px(360))
            rect = pygame.Rect(0, 0, wide, row_height(canvas))
            rect.midright = right, middle
            items.append(ChoiceRow(key="who", rect=rect, options=names, value=self.side, on_change=self._sit))
        return items

    def _result(self) -> str:
        done = [line for line in self.lines if line.expert is not None]
        if not done:
            return ""
        rounds = sum(len(played.gains) for played in (self._seen if self.is_evening else self._seen[-1:]))
        own, expert = self._sums(done)
        return words.result_words(self._name(self.side), own - expert, rounds)

    def _note(self) -> str:
        if self._was_done:
            return words.how_words(self._people)
        rounds = [len(played.boards) for played in self._seen]
        return words.how_far_words(sum(len(played.gains) for played in self._seen), sum(rounds))

    def _sums(self, lines: Sequence[Compared]) -> tuple[int, int]:
        own = sum(line.own[self.side] for line in lines)
        return own, sum(line.expert[self.side] for line in lines if line.expert is not None)

    def _table(self, canvas: Canvas, inner: pygame.Rect, lines: list[Compared]) -> list[Item]:
        """Return the heads, the lines that are shown with their bars, and at the foot all together.

        Few lines are followed by empty ones: the match may go on.
        """
        head = canvas.type.line_height(BODY) + canvas.px(8)
        count = _row_count(canvas, inner.height - head, min(len(lines), _LINES) + 1)
        height = (inner.height - head) // count
        figures = NUMBER if height >= canvas.px(_HIGH) else BODY_STRONG
        step = round(inner.width * (1 - NAMES_SHARE) / _COLUMNS)
        name = canvas.type.shortened(self._name(self.side), BODY, step - 4)
        heads = (name, words.EXPERT.say(), words.DIFFERENCE.say())
        over = pygame.Rect(inner.left, inner.top, inner.width, head)
        *items, _, _ = ledger_row(over, "head", _columns("", heads), (BODY, BODY), INK_SOFT)  # 0 is over the bars
        left = items[-1].rect.right + canvas.px(_BESIDE)
        bars = pygame.Rect(left, 0, inner.right - left, height)
        shown, total = lines[self._first : self._first + _LINES], self._all_together(lines)
        gaps = [_gap(line, self.side) for line in (*shown, total)]
        nought = bars.left + round(_share_below(gaps) * bars.width)
        zero = pygame.Rect(0, inner.top, canvas.type.size(figure(0), BODY)[0] + canvas.px(4), head)
        zero.centerx = nought
        axis = pygame.Rect(nought, zero.bottom, max(1, canvas.px(1)), count * height)
        items += [
            Label(key="zero", rect=zero, text=figure(0), role=BODY, colour=INK_SOFT, is_mute=True),
            Drawing(key="axis", rect=axis, paint=_axis, is_backing=True),
            *_scale_items(canvas, bars, axis, zero, gaps),
        ]
        tops = [zero.bottom + number * height for number in range(count)]
        for number, top in enumerate(tops):
            rule = pygame.Rect(inner.left, top, inner.width, 2 if number == count - 1 else 1)
            items.append(Drawing(key=f"rule-{number}", rect=rule, paint=draw_rule, is_backing=True))
        for number, (top, line) in enumerate(zip((*tops[: len(shown)], tops[-1]), (*shown, total), strict=True)):
            texts = self._texts(line)
            row = pygame.Rect(inner.left, top, inner.width, height)
            role = fitted(canvas, (line.title,), round(row.width * NAMES_SHARE))[0]
            told = in_a_line(line.title, (self._name(self.side), *heads[1:]), texts)
            ink = INK if texts[-1] else INK_SOFT
            items += ledger_row(row, str(number), _columns(line.title, texts), (role, figures), ink, told=told)
            if line.expert is not None:
                if _gap(line, self.side) < 0:
                    _redden(items, f"{number}-3")
                paint = _bar(_gap(line, self.side), gaps)
                items.append(Drawing(key=f"bar-{number}", rect=bars.move(0, top), paint=paint, is_backing=True))
        return items

    def _texts(self, line: Compared) -> tuple[str, str, str]:
        """Return a line's figures; those of the Expert are open until its rounds are played."""
        own = figure(line.own[self.side]) if line.own else _OPEN
        if line.expert is None:
            return own, _OPEN, ""
        return own, figure(line.expert[self.side]), signed(_gap(line, self.side))

    @staticmethod
    def _all_together(lines: Sequence[Compared]) -> Compared:
        """Return the last line: the sums of the lines that can be compared, open if there are none."""
        done = [(line.own, line.expert) for line in lines if line.expert is not None]
        if not done:
            return Compared(words.TOTAL.say(), (), None)
        own, expert = zip(*done, strict=True)
        return Compared(words.TOTAL.say(), together(own), together(expert))

    # -- changes ------------------------------------------------------------------------------------------

    def _turn_to(self, is_evening: object) -> None:
        self.app.cross_fade()
        self.is_evening, self._first = bool(is_evening), 0
        self.refresh()

    def _sit(self, side: object) -> None:
        self.app.cross_fade()
        self.side = int(str(side))
        self.refresh()

    @property
    def deeds(self) -> Deeds:
        last = max(0, len(self.lines) - _LINES)
        places = {
            Command.PAGE_UP: self._first - _LINES,
            Command.PAGE_DOWN: self._first + _LINES,
            Command.FIRST: 0,
            Command.LAST: last,
        }
        return {command: partial(self._show_from, place) for command, place in places.items()}

    def on_wheel(self, notches: int) -> None:
        self._show_from(self._first - notches)

    def _show_from(self, first: int) -> None:
        self._first = min(max(0, first), max(0, len(self.lines) - _LINES))
        self.refresh()

    # -- time ---------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:  # noqa: ARG002
        is_done, played = self.work.is_done, self.work.played  # in this order: what is done is played
        if played is not self._seen or is_done != self._was_done:
            self._seen, self._was_done = played, is_done
            self.refresh()
        return False

    @property
    def is_waiting(self) -> bool:
        return not self._was_done

    def on_leave(self) -> None:
        self.work.close()


def _evening(app: App, record: Record) -> list[Record]:
    """Return the matches of an evening, the given one last; that one alone where the others cannot be read."""
    try:
        return FinishedMatches(app.home).evening_of(record)
    except OSError:
        return [record]


def _row_count(canvas: Canvas, room: int, least: int) -> int:
    """Return how many rows fill the room: at least this many, and more where they would be too high."""
    return max(least, min(_LINES + 1, room // canvas.px(_HIGHEST)))


def _short(canvas: Canvas, name: str) -> str:
    return canvas.type.shortened(name, BODY_STRONG, canvas.px(110))


def _columns(title: str, figures: tuple[str, str, str]) -> tuple[str, ...]:
    """Return the texts of a line, with two empty columns behind them for the bars."""
    own, expert, difference = figures
    return title, own, expert, difference, "", ""


def _gap(line: Compared, side: int) -> int:
    return 0 if line.expert is None else line.own[side] - line.expert[side]


def _axis(canvas: Canvas, rect: pygame.Rect) -> None:
    canvas.surface.fill(RULE_STRONG[:3], rect)


def _redden(items: Sequence[Item], key: str) -> None:
    """Write a figure below nought in the colour of its bar."""
    for item in items:
        if item.key == key and isinstance(item, Label):
            item.colour = ALARM_INK


def _share_below(gaps: Sequence[int]) -> float:
    """Return where nought is among the bars: they have as much room on either side of it as the longest needs."""
    below, above = (max(0, *(sign * gap for gap in gaps), 0) for sign in (-1, 1))
    share = below / (below + above) if below or above else 0.5
    return min(1 - _LEAST_SIDE, max(_LEAST_SIDE, share))


def _unit(canvas: Canvas, bars: pygame.Rect, nought: int, gaps: Sequence[int]) -> float:
    """Return how long a bar is for each point, in pixels: the longest on either side have room."""
    rooms = [(nought - bars.left, -1), (bars.right - nought, 1)]
    return min((room - canvas.px(4)) / max(1, *(sign * each for each in gaps), 1) for room, sign in rooms)


def _scale_items(
    canvas: Canvas, bars: pygame.Rect, axis: pygame.Rect, zero: pygame.Rect, gaps: Sequence[int]
) -> list[Item]:
    """Return figures beside the nought over the axis, at round steps, each with a fine line down through the bars."""
    if not any(gaps):
        return []
    unit, apart = _unit(canvas, bars, axis.left, gaps), canvas.type.size(signed(-1000), SMALL)[0]
    step = next(step for step in _STEPS if step * unit >= apart)
    items = list[Item]()
    for value in range(-_MOST_STEPS * step, _MOST_STEPS * step + 1, step):
        x = axis.left + round(value * unit)
        head = pygame.Rect(x - apart // 2, zero.top, apart, zero.height)
        if value and bars.left - canvas.px(_BESIDE) < head.left and bars.left <= x and head.right <= bars.right:
            line = pygame.Rect(x, axis.top, axis.width, axis.height)
            items += [
                Drawing(key=f"scale-{value}", rect=line, paint=_fine, is_backing=True),
                Label(key=f"scaled-{value}", rect=head, text=signed(value), role=SMALL, colour=INK_SOFT, is_mute=True),
            ]
    return items


def _fine(canvas: Canvas, rect: pygame.Rect) -> None:
    canvas.surface.fill(RULE[:3], rect)


def _bar(gap: int, gaps: Sequence[int]) -> Paint:
    """Return the drawing of a bar from nought, of which this is among the gaps: gold to the right, red to the left."""
    share = _share_below(gaps)

    def paint(canvas: Canvas, rect: pygame.Rect) -> None:
        thin, nought = max(1, canvas.px(1)), rect.left + round(share * rect.width)
        long = round(abs(gap) * _unit(canvas, rect, nought, gaps))
        if not long:
            return
        bar = pygame.Rect(0, 0, long, min(canvas.px(_THICKEST), round(rect.height * 0.42)))
        bar.midleft = (nought + thin, rect.centery)
        if gap < 0:
            bar.right = nought
        canvas.panel(bar, radius=_ROUND, top=ALARM_INK if gap < 0 else GOLD_DARK)

    return paint
