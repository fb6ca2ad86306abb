"""The table: it asks the player whose turn it is, and shows what follows from their answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ParamSpec

import pygame

from ....engine.actions import Action, PlayCard
from ....engine.game import Phase
from ....table.archive.setups import started_of
from ....table.driver import Claimed, Driver, Happened, PersonActs, RoundEnded, Waiting
from ....table.match_table import Step, Table
from ...drawing.canvas import Canvas
from ...motion.motions import LIFTING
from ...program.app import App
from ...program.layer import Surrender
from ...program.teams import Occasion
from ...tabletop.going_back import GoingBack
from ...tabletop.offers import Offers, Tool
from ...tabletop.panels.panel import PhasePanel
from ...tabletop.recap import Recap
from ...widgets.base import Item
from ...widgets.buttons import Button
from ...widgets.commands import Command, Deeds, Press, cap
from ...wording.claims import STILL_OPEN
from ...wording.phrases import say
from ...wording.refusals import refusal_words
from ...wording.taken_back import NOT_SHARED, NOTHING_DONE, taken_back_words
from ..new_game.plan import with_other_cards
from ..pause import PauseScene
from ..sheet.score import ScoreScene
from .curtain import CurtainScene
from .firsts import FirstTimes
from .giving_up import ways_to_give_up
from .goals import GoalsInMatch
from .heard import HeardTable
from .help import Help
from .hinted import Lesson
from .look_back import LookBackInMatch
from .pace import deaf_seconds, is_quick, shortest_answer
from .rest import RestOfRound
from .tools import TOOLS, sound_and_rules, tools_beside

P = ParamSpec("P")
_PAUSE = "pause"


class TableScene(HeardTable):
    """A match in progress: people are asked one after the other, and computer players think in between.

    `give_back` is called with the table when the scene is left; hints keep to a `lesson`. `has_first_times`: what
    happens for the first time gets a few words.
    """

    has_first_times = True

    def __init__(
        self,
        app: App,
        table: Table,
        occasion: Occasion | None = None,
        *,
        give_back: Callable[[Table], None] = Table.close,
        lesson: Lesson | None = None,
    ) -> None:
        people = [seat for seat, setup in enumerate(table.seats) if setup.is_person]
        super().__init__(app, table, people, people[0] if len(people) == 1 else None, occasion)
        self.driver = Driver(table, people, app.store.log.note)
        self.firsts = FirstTimes(app, table, self.shown, self.director)
        self._rest = RestOfRound(self, self.driver)
        self.help = Help(app, table, self.shown, self.firsts, self.no_help, self._rest.may_be_claimed, lesson)
        self._give_back, self._recap = give_back, Recap()
        self._deaf, self._is_score_shown = 0.0, False
        self.looks_back = self.look_back = LookBackInMatch(app, table, self.shown.people, self.firsts)
        self.goals = GoalsInMatch(app, names_people=len(people) > 1)
        if not table.has_steps:  # only for a continued match; the deal of a new one is about to be shown
            self.catch_up()

    # -- offers -------------------------------------------------------------------------------------------------

    @property
    def offers(self) -> Offers:
        tip = say("table: tip of the pause button", "Pause · {key}", key=cap(Command.BACK))
        pause = Tool(_PAUSE, self.on_escape, icon="pause", tip=tip)
        own, know = self._rest.tool() or self.firsts.tool(in_play=True), self.firsts.tool(in_play=False)
        tools = self._tools() if know is None else (*self._tools(), know)
        return Offers(pause, (*sound_and_rules(self.app), *self.help.tools()), tools, own=own)

    def _tools(self) -> tuple[Tool, ...]:
        why_no_undo = None if self.can_undo else self.why_no_undo()
        return tools_beside(self.shown, self.undo, why_no_undo, self.show_last_trick)

    @property
    def thinking_seat(self) -> int | None:
        return self.driver.thinking_seat

    def default_focus(self) -> str | None:
        """Return the key of the item that gets the focus; None for no card before somebody asks for one."""
        return None if self.panel is None else self.panel.first_focus()

    def say(self, words: Callable[P, str], *facts: P.args, **more: P.kwargs) -> None:
        """Show why something cannot be done, in place of the prompt."""
        self.shown.refuse(words, *facts, **more)

    @property
    def enter_key(self) -> str | None:
        return self.focus_key if self.panel is None else self.panel.enter_key()

    def is_led_to(self, item: Item) -> bool:
        """Return False for the bar and for items that can do nothing now; Tab and the mouse still reach both."""
        return super().is_led_to(item) and not item.is_off and not self.shown.places.bar.contains(item.rect)

    def press(self, item: Item) -> None:
        """Press an item; if it can do nothing now, say why and give the focus back to the panel."""
        super().press(item)
        if isinstance(item, Button) and item.why_off is not None and self.panel is not None:
            self.focus(self.panel.first_focus())
            self.say(str, item.why_off)

    # -- time -------------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        self._deaf -= seconds
        is_moving = super().update(seconds)
        self._lift_cards()
        self.help.follow(self.panel, seconds)
        if self.has_first_times:
            self.firsts.follow(self.panel, is_hurried=self.is_hurried)
        is_moving = is_moving or not self.shown.timeline.is_idle
        moves = is_moving or self.is_waiting if self.is_top else None
        self.look_back.make_way(moves=moves, thinks=self.driver.is_thinking)
        return is_moving

    def compose(self, canvas: Canvas) -> list[Item]:
        return self.firsts.said_over(super().compose(canvas), canvas)

    @property
    def is_waiting(self) -> bool:
        """True while an answer may come at any moment; under another scene the match waits, and takes none."""
        return self.help.is_thinking or (self.is_top and (self.driver.is_asking or self.table.is_saving))

    def go_on(self, seconds: float) -> None:
        self.app.tell_all(self.table.next_notice)
        before, self.driver.may_claim = self.driver.thinking_seat, self.may_claim
        match self.driver.next(seconds, shortest_answer(self.shown, self.table, is_hurried=self.is_hurried)):
            case Happened(steps):
                self._show(steps)
            case PersonActs(seat):
                self._let_act(seat)
            case Claimed() as claimed:
                self._rest.show(claimed)
            case RoundEnded():
                self._end_round()
            case Waiting() if self.driver.thinking_seat != before:
                self.refresh()

    def _show(self, steps: Iterable[Step]) -> None:
        shown = self.shown
        if self._is_score_shown:
            self.forget_words()
        self._is_score_shown = False
        self.panel = None
        shown.unsay()
        for step in steps:
            self._recap.add(step, shown.people if shown.viewer is None else (shown.viewer,))
            self.director.add(*step.seen_by(shown.viewer))
        self.director.go_on()

    def _let_act(self, seat: int) -> None:
        view = self.table.view(seat)
        if self.shown.presenter.is_last_trick(view):
            self.submit(view.legal[0])
        elif seat != self.shown.viewer:
            self.shown.viewer = None
            self.catch_up()
            self._draw_curtain(seat)
        elif self.panel is None:
            self._begin_phase()

    def _draw_curtain(self, seat: int) -> None:
        take_back = self.undo if self.table.can_take_back() else None
        last_trick = self.show_last_trick if self.shown.view.board.tricks else None
        name, portrait, trump = self.shown.names[seat], self.portraits[seat], self.shown.view.board.trump
        self.app.push(CurtainScene(self.app, name, portrait, lambda: self._reveal(seat), take_back, last_trick, trump))

    def _reveal(self, seat: int) -> None:
        """Draw the curtain back for this seat, and show it what happened since it last had the screen."""
        self.shown.viewer = seat
        before, missed = self._recap.missed(seat)
        self.catch_up(before)
        self.tell_situation()
        for step in missed:
            self.director.add(*step.seen_by(seat))

    def panel_asking(self) -> PhasePanel:
        """Return what asks in this phase."""
        return self.face.panels[self.shown.view.board.phase](self.shown, self)

    def _begin_phase(self) -> None:
        legal = self.shown.view.legal
        if self.plays_forced and len(legal) == 1 and isinstance(legal[0], PlayCard):
            self.submit(legal[0])
            return
        self.panel = self.panel_asking()
        self.shown.unsay()
        self.tell_question()
        self._deaf = deaf_seconds(self.shown)
        if self.shown.view.board.phase is not Phase.PLAY:
            self.app.sounds.play("turn")
        first = self.panel.first_focus()
        if first is not None or self._card_of(self.focus_key) is None:
            self._focus = first
        self.refresh()

    def _end_round(self) -> None:
        self._rest.stop()
        if self.shown.view.board.phase is Phase.THROWN_IN:
            self._next_round()
        elif not self._is_score_shown:
            self._is_score_shown = True
            self.app.push(
                ScoreScene(
                    self.app,
                    self.table.record,
                    on_next=lambda: self.look_back.go_on(self._next_round),
                    on_again=self._again,
                    on_title=lambda: self.app.ways.title(self.app),
                    occasion=self.occasion,
                    look_back=self.look_back.extended(),
                    reached=self.goals.noted(self.table.record),
                )
            )

    def _next_round(self) -> None:
        self.shown.viewer = None if self.shown.is_shared else self.shown.viewer
        self.table.deal_next()
        self.shown.await_deal(self.table.view(None).board.dealer)

    def _again(self) -> None:
        """Start a new match with the same people in the same seats and other cards."""
        setup = self.app.household.seated_again(self.table.setup, started_of(self.table.record.extra))
        self.app.reset(TableScene(self.app, Table.start(with_other_cards(setup), self.app.store)))

    def wait(self, seconds: float) -> None:
        """Wait until the disk and any thinking computer player are done, for scripts and tests."""
        self.driver.wait(seconds)
        self.help.wait(seconds)

    # -- the viewer's actions -----------------------------------------------------------------------------------

    def submit(self, action: Action, *, is_sure: bool = False) -> bool:
        """Do this at the table, or say why it cannot be done; return True if it was done.

        What seems bad is asked about once, if the settings say so and nobody `is_sure`.
        """
        if not is_sure and self.help.asks_again(action, lambda: self.submit(action, is_sure=True)):
            return False
        refusal = self.table.submit(action)
        if refusal is not None:
            self.say(refusal_words, refusal)
            return False
        self.panel = None
        self.shown.end_question()
        return True

    def _lift_cards(self) -> None:
        """Raise the card that has the focus and the one that the mouse points at; one that cannot be played, less."""
        stage = self.shown.stage
        lifted, pointed = self._card_of(self.focus_key), self._card_of(self.pointed_key)
        if is_dimmed := stage.dim(() if self.panel is None else self.panel.dimmed(), self.shown.struck()):
            self.app.redraw()
        is_other = (lifted, pointed) != (stage.lifted, stage.pointed) or (is_dimmed and bool(lifted or pointed))
        if is_other and self.director.is_idle:
            stage.lifted, stage.pointed = lifted, pointed
            stage.settle(self.shown.view, LIFTING)
            self.refresh()

    def _card_of(self, key: str | None) -> str | None:
        """Return this key if it belongs to a card that may be chosen now, else None."""
        cards = () if self.panel is None else (*self.shown.view.hand, *(self.shown.view.dummy or ()))
        return key if any(card.text == key for card in cards) else None

    @property
    def said_now(self) -> str:
        return self.firsts.words

    def why_no_undo(self) -> str:
        """Say why nothing can be taken back now."""
        if self.shown.is_shared:
            return NOT_SHARED.say()
        stands = self.table.why_it_stands()
        return NOTHING_DONE.say() if stands is None else refusal_words(stands)

    @property
    def can_undo(self) -> bool:
        """True if a decision can be taken back: by the one person here, or because the rules allow it."""
        return self.table.can_undo() or self.table.can_take_back()

    def undo(self) -> None:
        """Take back the last decision, or say why that is not possible."""
        if not self.can_undo:
            self.say(self.why_no_undo)
            return
        self._rest.stop()
        self.driver.cancel()
        self._recap.clear()
        public = self.table.view(None)
        back, done = GoingBack(self.shown, public), public.actions
        if not self.table.undo():
            self.table.take_back()
        undone = done[len(self.table.view(None).actions) :]
        self.catch_up(cuts=False)
        back.begin()
        if len(undone) > 1:
            self.app.notices.answer(taken_back_words(undone[0], self.shown.presenter.card_names))

    # -- input --------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.shown.unsay()
            item = self.item_at(event.pos)
            is_apart = self.shown.places.bar.collidepoint(event.pos) or self._is_for_tool(item)
            is_too_soon = self._deaf > 0 and not is_quick(self.shown)
            is_meant = is_apart or self._rest.is_stopped_by(item)
            if event.button == 1 and not is_meant and (self._goes_on() or is_too_soon):
                return
            if event.button == 1:
                self._hurry_driver(item)
        super().handle(event)

    def _is_for_tool(self, item: Item | None) -> bool:
        """Return True for a button that can be used while cards move, or while a trick stays until somebody goes on."""
        return isinstance(item, Button) and item.why_off is None and (self.is_held or item.key in TOOLS)

    def handle_press(self, press: Press) -> None:
        self.shown.unsay()
        if press.means((Command.PRESS,)) and not self._rest.is_stopped_by(self.focused):
            if self._goes_on() or self._deaf > 0:
                return  # meant for what is there, or was a moment ago
            self._hurry_driver(self.focused)
        if self.panel is not None:
            self.panel.hear(press)
        super().handle_press(press)

    def _goes_on(self) -> bool:
        """Finish any motion; return True if there was any."""
        if self._is_at_rest():
            return False
        if not self.director.release():
            self.director.hurry()
        self.refresh()
        return True

    def _hurry_driver(self, pressed: Item | None) -> None:
        """End the pretended thinking of computer players, if no button was pressed."""
        if self.panel is None and not isinstance(pressed, Button):
            self.driver.hurry()

    def _is_at_rest(self) -> bool:
        """Return True if the screen has caught up; lifting a card is not a motion to wait for."""
        return self.panel is not None or (self.director.is_idle and self.shown.timeline.is_idle)

    @property
    def deeds(self) -> Deeds:
        return {
            Command.LAST_TRICK: self.show_last_trick,
            Command.UNDO: self.undo,
            Command.PLAY_REST: self._play_rest,
            Command.SHEET: self.app.open_sheet,
            Command.TELL: self.tell_next,
            Command.HINT: self.help.hint,
            Command.NOTES: self.help.show_notes,
            **self.fact_deeds(),
        }

    def _play_rest(self) -> bool:
        """Do what is offered with the rest of the round; else return False, and say where it can be given up."""
        offers = self.offers
        if offers.own is not None and offers.own.keycap is Command.PLAY_REST:
            offers.own.do()
            return True
        if offers.way_out.key == _PAUSE and self._rest.may_be_given_up:
            self.say(STILL_OPEN.say)
        return False

    def on_escape(self) -> None:
        self.app.push(PauseScene(self.app))

    @property
    def surrender(self) -> Surrender | None:
        return ways_to_give_up(self, self._rest)

    def on_leave(self) -> None:
        for each in (self.driver, self.help, self.goals, self.look_back):
            each.close()
        self._give_back(self.table)
        self.app.tell_all(self.table.next_notice)
