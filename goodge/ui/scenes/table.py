"""The table: whose turn it is, what he is asked, and what follows from his answer."""

from __future__ import annotations

import random
from dataclasses import replace
from math import ceil
from typing import TYPE_CHECKING

import pygame

from ...engine.actions import Action, PlayCard
from ...engine.cards import Card
from ...engine.game import Phase
from ...engine.record import Record
from ...table.match_table import Table
from ..canvas import Canvas
from ..items.base import Item
from ..items.buttons import Button
from ..motion import speeds
from ..tabletop.carditem import CardItem
from ..tabletop.furniture import Furniture
from ..tabletop.grip import Grip
from .match_plan import LARGEST_DRAWN
from .shown_table import ShownTable

if TYPE_CHECKING:
    from ..app import App


class TableScene(ShownTable):
    """A match as it goes on: people are asked one after the other, computer players think in between."""

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app, table)
        self._furniture = Furniture(self)
        self._grip = Grip(self)
        self._said_at: str | None = None
        self._deaf = 0.0
        self._clock_shown = ""
        self._is_score_shown = False
        if not table.has_steps:  # a match that is continued; the deal of a new one is about to be shown
            self.catch_up()

    @property
    def match(self) -> Record:
        return self.table.record

    def compose(self, canvas: Canvas) -> list[Item]:
        self._clock_shown = self.clock_words()
        return self._furniture.items(canvas)

    def default_focus(self) -> str | None:
        """While nobody is asked, nothing has the focus."""
        return None if self.panel is None else super().default_focus()

    def say(self, words: str) -> None:
        """Says why something cannot be done, in the place of the sentence."""
        self.message, self._said_at = words, self.focus_key
        self.refresh()

    def focus(self, key: str) -> None:
        """Moves the focus; what is asked may look otherwise then."""
        if key != self.focus_key:
            super().focus(key)
            self.refresh()

    def is_led_to(self, item: Item) -> bool:
        """What can do nothing now is no place to come upon between cards; Tab and the mouse still find it."""
        return super().is_led_to(item) and not item.is_off

    def press(self, item: Item) -> None:
        """What can do nothing now says why, and leaves the focus to what can."""
        super().press(item)
        if isinstance(item, Button) and item.why_off is not None and self.panel is not None:
            self.focus(self.panel.first_focus() or item.key)
            self.say(item.why_off)

    def clock_words(self) -> str:
        """The time of play that is left, empty where the rules set none."""
        left = self.table.seconds_left if self.match.has_clock else None
        if left is None:
            return ""
        return f"{ceil(left / 60)} min left" if left else "last round"

    # -- time -------------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        self.timeline.advance(seconds)
        self._deaf -= seconds
        if self.app.top is self:
            self.table.start_clock()
            self.director.go_on()
            if self.director.is_idle:
                self._go_on(seconds)
        else:
            self.table.stop_clock()
        self._lift_focused()
        if self.clock_words() != self._clock_shown:
            self.refresh()
        return not self.timeline.is_idle

    @property
    def is_waiting(self) -> bool:
        """Whether an answer may come at any moment, so that the loop should look often."""
        return self.opponents.is_asked or self.table.is_saving

    def _go_on(self, seconds: float) -> None:
        """The screen has caught up: what is next?"""
        trouble = self.table.trouble()
        if trouble:
            self.app.notices.add(trouble)
        steps = self.table.take_steps()
        if steps:
            self.panel = None
            for step in steps:
                self.director.add(*step.seen_by(self.viewer))
            self.director.go_on()
        elif self.table.is_saving:
            return
        elif self.table.round_over:
            self._end_round()
        elif self.table.actor in self.people:
            self._let_person_act()
        else:
            self._let_computer_think(seconds)

    def _let_person_act(self) -> None:
        actor = self.table.actor
        if actor != self.viewer:
            from .curtain import CurtainScene

            self.viewer = None
            self.catch_up()
            take_back = self.undo if self.table.can_take_back() else None
            self.app.push(CurtainScene(self.app, self.names[actor or 0], lambda: self._reveal(actor), take_back))
        elif self.panel is None:
            self._begin_phase()

    def _reveal(self, seat: int | None) -> None:
        """The curtain is drawn back for this seat."""
        self.viewer = seat
        self.catch_up()

    def _begin_phase(self) -> None:
        legal = self.view.legal
        if self.app.settings.auto_play_forced and len(legal) == 1 and isinstance(legal[0], PlayCard):
            self.submit(legal[0])
            return
        self.panel = self.presenter.panels[self.view.board.phase](self)
        self.message = None
        self._deaf = speeds.DEAF_AFTER_ASKING * self.timeline.factor
        if self.view.board.phase is not Phase.PLAY:
            self.app.sounds.play("turn")
        self.refresh()
        self.items  # noqa: B018  (laid out now, so that the focus can go where the phase wants it)
        first = self.panel.first_focus()
        if first is not None:
            self.focus(first)
        self.refresh()

    def _let_computer_think(self, seconds: float) -> None:
        before = self.opponents.thinking_seat
        factor = self.timeline.factor
        pause = speeds.THINK_AT_LEAST * factor
        if factor and self.table.is_last_chance:
            pause = max(speeds.TAKE_BACK_AT_LEAST, speeds.TAKE_BACK_REST * factor)
        action = self.opponents.answer(seconds, pause)
        if action is not None:
            self.table.submit(action)
        if self.opponents.thinking_seat != before:
            self.refresh()

    def _end_round(self) -> None:
        if self.view.board.phase is Phase.THROWN_IN:
            self._next_round()
        elif not self._is_score_shown:
            from .score import ScoreScene

            self._is_score_shown = True
            self.app.push(
                ScoreScene(
                    self.app, self.table.record, on_next=self._next_round, on_again=self._again, on_title=self._to_title
                )
            )

    def _next_round(self) -> None:
        self._is_score_shown = False
        if self.is_shared:
            self.viewer = None
        self.table.deal_next()

    def _again(self) -> None:
        """The same people at the same seats, other cards."""
        table = Table.start(
            replace(self.table.setup, seed=random.SystemRandom().randint(1, LARGEST_DRAWN)), self.app.store
        )
        self.app.reset(TableScene(self.app, table))

    def _to_title(self) -> None:
        from .title import TitleScene

        self.app.reset(TitleScene(self.app))

    def wait(self, seconds: float) -> None:
        """Waits until the disk and the computer player who is thinking are done, for scripts and tests."""
        self.table.flush()
        self.opponents.wait(seconds)

    # -- what the viewer does -----------------------------------------------------------------------------------

    def submit(self, action: Action) -> bool:
        """Does this at the table, or says why it cannot be done; True if it was done."""
        refusal = self.table.submit(action)
        if refusal is not None:
            self.say(refusal)
            return False
        self.panel = None
        self.message = None
        self.stage.lifted = None
        self.stage.dim(self.struck())
        self.refresh()
        return True

    def _lift_focused(self) -> None:
        focused = self.focused
        lifted = focused.key if isinstance(focused, CardItem) and self.panel is not None else None
        if lifted != self.stage.lifted and self.director.is_idle:
            self.stage.lifted = lifted
            self.stage.settle(self.view, speeds.LIFT)
            if self.focus_key != self._said_at:
                self.message = None
            self.refresh()
        unfit = self.panel.dimmed() if self.panel is not None else set()
        if self.stage.dim(unfit | self.struck()):
            self.app.redraw()

    def show_last_trick(self) -> None:
        """Lays the last trick over the table, if there is one."""
        from .last_trick import LastTrickScene

        board = self.view.board
        if board.tricks:
            names = [self.presenter.hand_name(self.view, self.names, hand) for hand in range(len(board.captured))]
            self.app.push(LastTrickScene(self.app, self.presenter, board.tricks[-1], tuple(names)))

    def why_no_undo(self) -> str:
        """Why nothing can be taken back now."""
        if self.is_shared:
            return "Several people play: nothing is taken back"
        return self.table.why_it_stands() or "There is nothing to take back"

    def card_item(self, card: Card, rect: pygame.Rect) -> CardItem:
        """A card that can be focused, pressed and dragged."""
        return CardItem(key=card.text, rect=rect, card=card, handler=self._grip)

    @property
    def can_undo(self) -> bool:
        """Whether something can be taken back: by the one person here, or because the rules allow it."""
        return self.table.can_undo() or self.table.can_take_back()

    def undo(self) -> None:
        """Takes the last decision back, or says why not."""
        if not self.can_undo:
            self.say(self.why_no_undo())
            return
        self.opponents.cancel()
        if not self.table.undo():
            self.table.take_back()
        self.catch_up()

    # -- input --------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        is_press = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        is_go = event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
        is_on_bar = is_press and self.places.bar.collidepoint(event.pos)
        if (is_press or is_go) and not is_on_bar and not self._is_at_rest():
            self.director.release()
            self.director.hurry()
            self.refresh()
            return
        if is_go and self._deaf > 0:
            return  # pressed for what was there a moment ago
        if self.panel is None and (is_go or is_press) and not self._presses_button(event):
            self.opponents.hurry()
        super().handle(event)

    def _presses_button(self, event: pygame.event.Event) -> bool:
        """Whether a click, or Enter, is for a button."""
        is_click = event.type == pygame.MOUSEBUTTONDOWN
        return isinstance(self.item_at(event.pos) if is_click else self.focused, Button)

    def _is_at_rest(self) -> bool:
        """Whether the screen shows how things are; lifting a card is no motion to wait for."""
        return self.panel is not None or (self.director.is_idle and self.timeline.is_idle)

    def on_key(self, event: pygame.event.Event) -> bool:
        if self.panel is not None and self.panel.on_key(event):
            return True
        if event.key == pygame.K_l:
            self.show_last_trick()
        elif event.key == pygame.K_u:
            self.undo()
        elif event.key == pygame.K_s:
            self.app.open_sheet()
        else:
            return False
        return True

    def on_escape(self) -> None:
        from .pause import PauseScene

        self.app.push(PauseScene(self.app))

    def on_leave(self) -> None:
        self.opponents.close()
        self.table.close()
