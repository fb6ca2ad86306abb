"""What happened in a round with real cards: who bid, what everybody took, and what it scores as soon as it adds up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from ....engine.cards import Suit
from ....table.portraits import portraits_in
from ....table.score_sheet import ScoreSheet
from ...drawing.canvas import Canvas
from ...drawing.theme import ALARM, BODY_STRONG, CREAM
from ...games.asked import OneBid
from ...program.app import App
from ...program.layer import Topic
from ...scorecard.model import Scorecard
from ...widgets.base import Item
from ...widgets.buttons import Button
from ...widgets.commands import Command, Deeds
from ...widgets.fields import TextField
from ...wording import keep_score as words
from ..menu_parts import row_height
from ..page import Frame, PageScene, foot_button, is_tall, lit_panel, main_button
from .draft import Draft
from .grid import Grid

_INSET = 40, 24
_WIDEST = 1000  # farther apart, a name and its score do not belong together


class EntryScene(PageScene):
    """A line for each hand. Enter leads from one thing to tell to the next, and at last to the button that enters all.

    A round that is on the sheet is changed in the same way; two buttons lead to the others. Turning to another takes in
    what is right; what is not waits, and is shown again before all is entered.
    """

    def __init__(self, app: App, draft: Draft, on_take: Callable[[ScoreSheet], None]) -> None:
        super().__init__(app)
        self.draft, self._on_take = draft, on_take
        self._kept = draft.sheet
        self._waiting: dict[int, Draft] = {}  # rounds that were left before they were right, by index
        self._refused: object = None  # the bids that Enter was pressed on and that cannot be
        self.first_focus = self.order()[0]

    @property
    def topic(self) -> Topic:
        return Topic(self.draft.sheet.game.id)

    # -- layout -------------------------------------------------------------------------------------------

    def compose(self, canvas: Canvas) -> list[Item]:
        draft = self.draft
        next_deals = self._next_deals(canvas)
        frame = Frame(canvas, words.entry_heading(draft.index + 1, draft.dealer), beside=next_deals.rect.width)
        next_deals.rect.midright = frame.head.midright
        fault, card = draft.fault() or self._fault_in_bids(), draft.card()
        foot = self._foot(frame, fault, card)
        area = frame.body.inflate(-canvas.px(_INSET[0]), -canvas.px(_INSET[1]))
        area = area.inflate(min(0, canvas.px(_WIDEST) - area.width), 0)
        portraits = portraits_in(draft.sheet.record, self.app.settings.portraits)
        grid = Grid(canvas, area, draft, portraits, card)
        told = grid.items(self._choose_goodge, self._choose)
        ground = frame.body.copy()
        if is_tall(canvas):
            ground = grid.used.inflate(canvas.px(_INSET[0]), canvas.px(_INSET[1])).clip(frame.body)
            ground.left, ground.width = frame.body.left, frame.body.width
        return [frame.title, lit_panel("round", ground), *told, next_deals, *foot]

    def _next_deals(self, canvas: Canvas) -> Button:
        """Return the button that lets the next player be who deals; it stands beside the heading, which says who."""
        text = words.NEXT_DEALS.say()
        rect = pygame.Rect(0, 0, canvas.type.size(text, BODY_STRONG)[0] + canvas.px(44), row_height(canvas))
        tip = words.NEXT_DEALS_TIP.say()
        return Button(key="deals", rect=rect, text=text, role=BODY_STRONG, on_press=self._deal_on, tip=tip)

    def _foot(self, frame: Frame, fault: str, card: Scorecard | None) -> list[Item]:
        """Return the buttons, and beside them the question, what is wrong, or how the round ends."""
        draft = self.draft
        lack = draft.lack()
        main = main_button("done", words.WRITE_DOWN.say(), self._take, why_off=fault or lack or None, shows_enter=True)
        ways = []
        if self._is_change:
            before = foot_button("before", words.ROUND_BEFORE.say(), partial(self._turn, -1), keycap=Command.PAGE_UP)
            before.why_off = None if draft.index else words.IS_FIRST.say()
            after = foot_button("after", words.ROUND_AFTER.say(), partial(self._turn, 1), keycap=Command.PAGE_DOWN)
            after.why_off = words.IS_LAST.say() if draft.index + 1 == len(draft.sheet.rounds) else None
            ways += [before, after]
        foot = frame.feet(self.on_escape, *ways, main=main, leave=words.TO_SHEET.say())
        said = fault or lack or (card.headline if card is not None else "")
        return [*foot, frame.note(said, "sentence", BODY_STRONG, ALARM if fault else CREAM)]

    def _fault_in_bids(self) -> str:
        """Return what is wrong with the bids; not while one is typed, whose first digit alone may be too low."""
        is_typed = (self.focus_key or "").startswith("bid") and self._refused != self._bids
        return "" if is_typed else self.draft.fault_in_calls()

    @property
    def _bids(self) -> object:
        return self.draft.bid, tuple(self.draft.bids)

    def spoken_text(self) -> Sequence[str]:
        """Return the question, or what came of the round; the names and heads are told with the fields."""
        said = [item for item in self.items if item.key == "sentence"]
        scores = [item for item in self.items if item.key.startswith("score-")]
        return [words for item in (*said, *scores) for words in item.read()]

    # -- what is told -------------------------------------------------------------------------------------

    def order(self) -> list[str]:
        """Return the keys of what is told, in the order in which Enter leads along them."""
        draft = self.draft
        taken = [f"taken-{hand}" for hand in draft.hands]
        bids = draft.asked.bids
        if isinstance(bids, OneBid):
            trump = bids.suits[0] if draft.trump is None else draft.trump
            return ["bid", f"trump-{trump.letter}", f"goodge-{draft.goodge or 0}", *taken]
        return [*([f"bid-{hand}" for hand in draft.hands] if bids is not None else []), *taken]

    def focus(self, key: str | None) -> None:
        """Move the focus; what stands in a field is marked, so that typing replaces it."""
        super().focus(key)
        item = self.item(key)
        if isinstance(item, TextField):
            item.line = item.line.all_marked()

    @property
    def deeds(self) -> Deeds:
        deeds: Deeds = {Command.PAGE_UP: partial(self._turn, -1), Command.PAGE_DOWN: partial(self._turn, 1)}
        return {**deeds, Command.ANSWER: self._go_on} if isinstance(self.focused, TextField) else deeds

    def _go_on(self) -> None:
        """Go to the next thing that is not told, then to the button; a number that cannot be stays to be typed anew."""
        order, here = self.order(), self.focus_key
        if here is not None and here.startswith("bid") and self.draft.fault_in_calls():
            self._refused = self._bids
            self.focus(here)
            self.refresh()
            return
        place = order.index(here) + 1 if here in order else 0
        open_keys = [key for key in order[place:] if not self._is_told(key)]
        self.focus(next(iter(open_keys), here if self.draft.fault() else "done"))

    def _is_told(self, key: str) -> bool:
        """Return True for what Enter passes over: the number that the others leave, in the last place."""
        name, _, number = key.partition("-")
        if name != "taken":
            return False
        hand = int(number)
        return not self.draft.taken[hand] and self.draft.taken_by(hand) is not None

    def _choose_goodge(self, seat: int) -> None:
        self.draft.goodge = seat
        self.focus(f"taken-{self.draft.hands[0]}")

    def _choose(self, suit: Suit) -> None:
        self.draft.trump = suit
        self.focus(f"goodge-{self.draft.goodge or 0}")

    def _deal_on(self) -> None:
        """Let the next player be who deals, and say who that is."""
        self.draft.deal_on()
        self.app.narrator.tell(words.entry_heading, self.draft.index + 1, self.draft.dealer)
        self.refresh()

    # -- the ways on --------------------------------------------------------------------------------------

    def _turn(self, by: int) -> None:
        """Go to the round before or after on the sheet, if there is one; what was typed here is kept."""
        draft, index = self.draft, self.draft.index + by
        if self._is_change and 0 <= index < len(draft.sheet.rounds):
            is_right = draft.is_right()
            if not is_right:
                self._waiting[draft.index] = draft
            self._turn_to(index, draft.result() if is_right else draft.sheet)

    def _turn_to(self, index: int, sheet: ScoreSheet) -> None:
        """Show a round of the sheet, as it was left if it was not right."""
        waiting = self._waiting.pop(index, None)
        if waiting is not None:
            waiting.move_to(sheet)
        self.draft = waiting or Draft.of(sheet, index, self.draft.asked)
        self.app.cross_fade()
        self.refresh()

    @property
    def _is_change(self) -> bool:
        """True if the round is on the sheet already."""
        return self.draft.index < len(self.draft.sheet.rounds)

    def _take(self) -> None:
        """Enter the round, and with it those that were changed before; one that is not right yet is shown first."""
        sheet = self.draft.result()
        if self._waiting:
            self._turn_to(min(self._waiting), sheet)
            self.focus(self.order()[0])
            return
        self.app.pop()
        self._on_take(sheet)

    def on_escape(self) -> None:
        """Go back to the sheet; what was typed here last is left, but not the changes that were turned from."""
        self.app.pop()
        if self.draft.sheet != self._kept:
            self._on_take(self.draft.sheet)
