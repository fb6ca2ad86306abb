"""What is told of one choice: its grade, the best option beside the one taken, and why it is better.

With its details also all other options, the chance to win with each, all reasons, and how that is known.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto

import pygame

from ....coach import Choice, Reason, speaks_for_taken
from ....coach.differences import sets_apart
from ....coach.merits import is_risk, speaks_for
from ....coach.moves import equals
from ....coach.swing import scale_of
from ....coach.telling import most_telling, most_telling_first
from ....coach.why import SavedByRivals
from ....engine.actions import Action, Bid, PlayCard
from ....engine.games.goodge import GoodgeBoard
from ...drawing.canvas import Canvas
from ...drawing.theme import BODY_STRONG, CREAM, KEYCAP, MUTED, SMALL, SMALL_STRONG, SUBHEADING
from ...widgets.base import Drawing, Item, Label
from ...widgets.buttons import Button
from ...widgets.commands import Command, cap
from ...wording import review as words
from ...wording.grades import label_tip
from ...wording.hints import equals_words
from ...wording.losses import deals_words, verdict_words
from ...wording.reasons import reason_words
from ...wording.spoken import in_sentences
from ..menu_parts import row_height
from .chances import ChancePair, chance_pair
from .frame import Deed, deed_width, small_button
from .options import OptionRow, OptionsHead, alike, rows_of
from .seen import SeenView
from .signs import COLOURS, draw_sign
from .tour import Tour

_ROW, _MOST_ROWS, _FIRST_ROWS, _MOST_REASONS = 34, 8, 2, 3
_BUTTON, _BESIDE = 44, 8
_SIGN, _SMALL_SIGN, _BELOW_GRADE = 30, 24, 6
_AMPLE, _BELOW_TOLD = 4000, 12  # a height in which everything has room, and the air below it
_AWAITED = 5  # lines of the first reasons and of what stands over them
_GROUND = "how-sure"


class Head(Enum):
    """How the verdict stands over the rest."""

    PLAIN = auto()
    LARGE = auto()
    WITH_CHANCES = auto()
    CHANCES = auto()


class ShownChoice:
    """The choice that a tour looks at, in words; `reasons` are those for it, and `you` the seat to which they speak.

    With `details` there is all that is known of it; `on_details` shows that, or leaves it away.
    """

    def __init__(
        self,
        tour: Tour,
        seen: SeenView,
        swing: float,
        reasons: Sequence[Reason],
        you: int | None,
        on_details: Callable[[], None],
        *,
        details: bool,
    ) -> None:
        self._tour, self._seen, self._swing, self._you = tour, seen, swing, you
        self._reasons = most_telling_first(tuple(each for each in reasons if not is_risk(each)) or reasons)
        self._name, self._on_details, self._details = seen.names[tour.seat], on_details, details

    @property
    def is_detailed(self) -> bool:
        """True if all is told of a choice that has been judged."""
        return self._details and self._tour.choice() is not None

    @property
    def has_reasons(self) -> bool:
        """True once it is known why another choice, or this one, is better."""
        return bool(self._reasons)

    def items(self, canvas: Canvas, rect: pygame.Rect) -> list[Item]:
        """Return the items in this rectangle, from the heading down to what the figures come from.

        The verdict is a headline with the chances to win as far as that costs none of the reasons, known or awaited.
        Where text is larger, the chances take the place of the points, which stand beside the options.
        """
        plain = self._items(canvas, rect, Head.PLAIN)
        if self._tour.choice() is None:
            return plain
        for head in (Head.CHANCES,) if canvas.type.enlarged_by > 1 else (Head.WITH_CHANCES, Head.LARGE):
            found = self._items(canvas, rect, head)
            if self._told(canvas, rect, found) >= self._told(canvas, rect, plain):
                return found
        return plain

    def _told(self, canvas: Canvas, rect: pygame.Rect, items: Sequence[Item]) -> int:
        """Return how many reasons these items tell, or lines of the first ones have room under them."""
        if self._reasons:
            return sum(item.key.startswith("reason") for item in items)
        end = max(item.rect.bottom for item in items if item.key != _GROUND)
        return min(_AWAITED, (rect.bottom - end) // canvas.type.line_height(SMALL))

    def _items(self, canvas: Canvas, rect: pygame.Rect, look: Head) -> list[Item]:
        px, judged = canvas.px, self._tour.choice()
        choice = None if judged is None else judged.told
        head = pygame.Rect(rect.left, rect.top, rect.width, canvas.type.line_height(BODY_STRONG))
        if choice is None:
            note = pygame.Rect(rect.left, head.bottom + px(8), rect.width, 3 * canvas.type.line_height(SMALL))
            text = self._why_nothing()
            return [
                self._heading(canvas, head),
                Label(key="note", rect=note, text=text, role=SMALL, colour=MUTED, wraps=True, align="left"),
            ]
        button = self._button(canvas, rect)
        _, total = self._tour.count
        line = pygame.Rect(rect.left, head.bottom, button.rect.left - px(_BESIDE) - rect.left, 0)
        if canvas.type.size(words.choice_heading(self._name, total, total), BODY_STRONG)[0] <= line.width:
            head.width = line.width
        else:
            button.rect.top, line.height = head.bottom, button.rect.height
        verdict = self._verdict(canvas, rect, line, choice, look)
        ground = [self._ground(canvas, rect, choice)] if self._details else []
        room = pygame.Rect(rect.left, verdict[-1].rect.bottom + px(8), rect.width, 0)
        room.height = (ground[0].rect.top - px(6) if ground else rect.bottom) - room.top
        told = self._options_and_reasons(canvas, room, choice)
        return [self._heading(canvas, head), *verdict, *told, *ground, button]

    def height(self, canvas: Canvas, width: int) -> int:
        """Return the height that all of it takes in this width, in pixels."""
        items = self.items(canvas, pygame.Rect(0, 0, width, canvas.px(_AMPLE)))
        ground = sum(item.rect.height + canvas.px(6) for item in items if item.key == _GROUND)
        told = max(item.rect.bottom for item in items if item.key != _GROUND)
        return told + canvas.px(_BELOW_TOLD) + ground

    def _button(self, canvas: Canvas, rect: pygame.Rect) -> Button:
        """Return the button beside the heading and the grade that shows the details, or leaves them away."""
        names = [words.details_words(are_shown=are_shown) for are_shown in (False, True)]
        deeds = [Deed("details", name, self._on_details, Command.DETAILS, words.details_tip()) for name in names]
        width = max(deed_width(canvas, deed) for deed in deeds)
        place = pygame.Rect(rect.right - width, rect.top, width, row_height(canvas, SMALL_STRONG, _BUTTON))
        deed = deeds[self._details]
        return small_button(deed.key, place, deed.text, deed.do, deed.keycap, tip=deed.tip)

    def _why_nothing(self) -> str:
        """Return why nothing is told."""
        place = self._tour.place
        if place is not None and not self._tour.reviewer.progress([place])[0]:
            return words.WAITING.say()
        return (words.FORCED if place is not None else words.NO_CHOICE).say()

    def _heading(self, canvas: Canvas, rect: pygame.Rect) -> Label:
        number, total = self._tour.count
        text = words.choice_heading(self._name, number, total) if number else self._name
        if number and canvas.type.size(text, SMALL_STRONG)[0] > rect.width:
            text = words.choice_heading("", number, total)
        return Label(key="heading", rect=rect, text=text, role=BODY_STRONG, colour=CREAM, align="left")

    def _verdict(self, canvas: Canvas, rect: pygame.Rect, line: pygame.Rect, choice: Choice, look: Head) -> list[Item]:
        """Return the sign and the name of the grade, in a `line` below the heading, and below what it means.

        The line is made as high as its words need.
        """
        judged, px = choice.judgement, canvas.px
        assert judged.label is not None
        label = judged.label
        role, side = (SUBHEADING, _SIGN) if look in {Head.LARGE, Head.WITH_CHANCES} else (BODY_STRONG, _SMALL_SIGN)
        high = max(px(side), canvas.type.line_height(role))
        sign = pygame.Rect(line.left, line.top, px(side + 4), max(high, line.height))
        name = pygame.Rect(sign.right + px(6), sign.top, line.right - px(6) - sign.right, sign.height)
        text = verdict_words(label, judged.gap, self._swing, judged.lead)
        lines = len(canvas.type.wrap(text, SMALL, rect.width))
        means = pygame.Rect(rect.left, 0, rect.width, min(2, lines) * canvas.type.line_height(SMALL))
        means.top = max(name.bottom, line.top + high + px(_BELOW_GRADE))
        figures = pygame.Rect(rect.left, means.top, rect.width, ChancePair.height(canvas))
        has_chances = look in {Head.WITH_CHANCES, Head.CHANCES} and not self._details
        pair = chance_pair(judged, figures, COLOURS[label]) if has_chances else []
        means.top = figures.bottom if pair else means.top
        if pair and look is Head.CHANCES:
            means.height = 0
            pair[0].called = in_sentences((pair[0].called, text))

        def paint(canvas: Canvas, place: pygame.Rect) -> None:
            draw_sign(canvas, label, place.center, side)

        colour, before = COLOURS[label], self._before(canvas, means)
        tip = label_tip(scale_of(self._tour.record.game.id), cap(Command.GRADES))
        return [
            Drawing(key="sign", rect=sign, paint=paint),
            Label(
                key="label", rect=name, text=words.label_words(label), role=role, colour=colour, align="left", tip=tip
            ),
            *pair,
            *(
                [
                    Label(
                        key="means", rect=means, text=text, role=SMALL, colour=CREAM, align="left", wraps=True, top=True
                    )
                ]
                if means.height
                else []
            ),
            *before,
        ]

    def _before(self, canvas: Canvas, above: pygame.Rect) -> list[Item]:
        """Return below the verdict the bids on the way to the call by which an auction is judged."""
        bids = self._tour.bids_before()
        if not bids:
            return []
        text = words.bids_before_words(self._name, bids)
        lines = len(canvas.type.wrap(text, SMALL, above.width))
        rect = pygame.Rect(above.left, above.bottom, above.width, lines * canvas.type.line_height(SMALL))
        tip = words.LAST_BID_AND_CALL.say()
        return [
            Label(
                key="before",
                rect=rect,
                text=text,
                role=SMALL,
                colour=MUTED,
                align="left",
                wraps=True,
                top=True,
                tip=tip,
            )
        ]

    # -- the options, and why -------------------------------------------------------------------------------

    def _options_and_reasons(self, canvas: Canvas, room: pygame.Rect, choice: Choice) -> list[Item]:
        """Return the options and below them the reasons, with air under the heads of the columns if that drops none."""
        heights = OptionsHead.height(canvas), canvas.type.line_height(KEYCAP)
        airy, close = (self._told_in(canvas, room, choice, height) for height in heights)
        return airy if len(airy) >= len(close) else close

    def _told_in(self, canvas: Canvas, room: pygame.Rect, choice: Choice, heads: int) -> list[Item]:
        """Return the options and the reasons, as many as leave room for the first options; `heads`: of the columns."""
        step = max(canvas.px(_ROW), canvas.type.line_height(SMALL_STRONG) + canvas.px(6))
        head = pygame.Rect(room.left, room.top, room.width, heads)
        number = min(_MOST_ROWS if self._details else _FIRST_ROWS, len(choice.judgement.options))
        most = min(number, max(0, (room.bottom - head.bottom) // step))
        least = room.bottom - head.bottom - min(most, _FIRST_ROWS) * step
        reasons = self._reason_items(canvas, room, least)
        high = room.bottom - reasons[0].rect.top if reasons else 0
        most = min(most, max(0, (room.bottom - high - head.bottom) // step))
        options = alike(canvas, self._rows(room, head.bottom, step, canvas.px(4), choice, most))
        items: list[Item] = [
            OptionsHead(key="options", rect=head, swing=self._swing, has_chance=self._details),
            *options,
        ]
        end = options[-1].rect.bottom if options else room.top
        for reason in reasons:
            reason.rect.top -= room.bottom - high - end - canvas.px(6)
        return [*(items if most else ()), *reasons]

    def _rows(self, room: pygame.Rect, top: int, step: int, apart: int, choice: Choice, most: int) -> list[OptionRow]:
        """Return the best options and the one taken; those beside the first two have keys of their own."""
        judged, first = choice.judgement, rows_of(choice.judgement, _FIRST_ROWS)
        return [
            OptionRow(
                key=f"option-{number}" if option in first else f"other-{number}",
                rect=pygame.Rect(room.left, top + number * step, room.width, step - apart),
                option=option,
                judged=judged,
                swing=self._swing,
                named=self._seen.presenter.card_names,
                has_chance=self._details,
            )
            for number, option in enumerate(rows_of(judged, most))
        ]

    def _reason_items(self, canvas: Canvas, room: pygame.Rect, height: int) -> list[Label]:
        """Return a label for each reason that has room in this height, above the room's lower edge."""
        line, gap = canvas.type.line_height(SMALL), canvas.px(5)
        told = self._sentences()
        head = self._head() if told else ""
        lead = most_telling(self._reasons)
        place = 0 if self._details or lead is None else self._reasons.index(lead)
        first = [("reason-0", text) for text in told[place : place + 1]]
        rest = [*self._alike(), *told[1:]][: _MOST_REASONS - 1] if self._details else []
        more = [(f"reason-more-{number}", text) for number, text in enumerate(rest)]
        texts, used = list[tuple[str, str, int]](), canvas.px(6)
        for key, text in (*first, ("reason-head", head), *more):  # what has no room is left out
            high = len(canvas.type.wrap(text, SMALL, room.width)) * line + gap
            if text and used + high <= height:
                texts.insert(0 if text == head else len(texts), (key, text, high))
                used += high
        top, labels = room.bottom - used + canvas.px(6), list[Label]()
        for key, text, high in texts:
            rect, colour = pygame.Rect(room.left, top, room.width, high - gap), MUTED if text == head else CREAM
            labels.append(
                Label(key=key, rect=rect, text=text, role=SMALL, colour=colour, align="left", wraps=True, top=True)
            )
            top += high
        return labels

    def _head(self) -> str:
        """Return what the reasons speak for: another choice, or this one, where that does not go without saying."""
        choice = self._tour.choice()
        first = most_telling(self._reasons)
        if choice is None or choice.judgement.done == choice.judgement.best.action or isinstance(first, SavedByRivals):
            return ""
        if not choice.judgement.is_noise(choice.judgement.taken):
            return words.WHY_ANOTHER.say()
        if first is None or not speaks_for(first) or not sets_apart(first):
            return ""
        if speaks_for_taken(self._tour.record.game, self._tour.view, choice.judgement):
            return words.WHY_THIS.say()
        is_worse = choice.judgement.gap >= scale_of(self._tour.record.game.id).inaccuracy
        return words.WHY_MAYBE.say() if is_worse else ""

    def _sentences(self) -> list[str]:
        """Return the reasons in words, the most telling first."""
        board = self._seen.view.board
        hands = [self._seen.hand_name(hand) for hand in range(len(board.captured))]
        named = self._seen.presenter.card_names
        told = []
        for reason in self._reasons:
            told.append(f"{reason_words(reason, hands, board.holders, self._you, named)}.")
            if isinstance(reason, SavedByRivals) and self._stood(reason.action):
                told[-1] += " " + words.NOBODY_HIGHER.say()
        return told

    def _alike(self) -> list[str]:
        """Return which cards are the same as the best one, in words, unless the reasons speak for another one."""
        choice = self._tour.choice()
        best = None if choice is None else choice.judgement.best.action
        if choice is None or not isinstance(best, PlayCard):
            return []
        if speaks_for_taken(self._tour.record.game, self._tour.view, choice.judgement):
            return []
        same = equals(self._tour.record.game, self._seen.view, best.card)
        return [f"{equals_words(same, self._seen.presenter.card_names)}."] if same else []

    def _stood(self, bid: Action) -> bool:
        """Return True if nobody bid higher in this round."""
        choice = self._tour.choice()
        last = None if choice is None else self._tour.record.rounds[choice.round][-1].board
        return isinstance(last, GoodgeBoard) and bid == Bid(last.bid)

    def _ground(self, canvas: Canvas, rect: pygame.Rect, choice: Choice) -> Label:
        """Return the words about what the figures come from, at the foot."""
        judged = choice.judgement
        text = deals_words(self._name, judged.deals, judged.error, self._swing)
        height = max(2, len(canvas.type.wrap(text, KEYCAP, rect.width))) * canvas.type.line_height(KEYCAP)
        place = pygame.Rect(rect.left, rect.bottom - height, rect.width, height)
        return Label(key=_GROUND, rect=place, text=text, role=KEYCAP, colour=MUTED, align="left", wraps=True)
