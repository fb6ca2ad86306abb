"""The table: the frame that stays from the deal to the last trick, while the middle changes with the phase."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from ...engine.actions import Action, PlayCard
from ...engine.cards import Card
from ...engine.game import Phase
from ...engine.record import Record
from ...table.match_table import AnyView, Table
from ..canvas import Canvas
from ..games import presenter_of
from ..items.base import Item
from ..motion import speeds
from ..motion.timeline import Timeline
from ..scene import Scene
from ..tabletop.carditem import CardItem
from ..tabletop.director import Director
from ..tabletop.furniture import Furniture, draw_lead_mark
from ..tabletop.grip import Grip
from ..tabletop.opponents import Opponents
from ..tabletop.places import Places
from ..tabletop.sprites import CardPainter
from ..tabletop.stage import Stage
from .match_plan import LARGEST_DRAWN
from .phases.base import PhasePanel

if TYPE_CHECKING:
    from ..app import App

_POP_SECONDS = 0.22


class TableScene(Scene):
    """Shows a match to one viewer at a time. `viewer` is the seat whose cards may be seen, None for nobody's."""

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table
        self.names = tuple(seat.name for seat in table.seats)
        self._people = [seat for seat, setup in enumerate(table.seats) if setup.is_person]
        self.viewer: int | None = self._people[0] if len(self._people) == 1 else None
        self.timeline = Timeline(speeds.FACTORS[app.settings.speed])
        self.presenter = presenter_of(table.game.id)
        self._painter = CardPainter(app.art, self.presenter)
        self.stage = Stage(self.presenter, self._painter, self.timeline)
        self.director = Director(self)
        self._furniture = Furniture(self)
        self._grip = Grip(self)
        self.view: AnyView = table.view(self.viewer)
        self.panel: PhasePanel | None = None
        self.opponents = Opponents(table, app.store.log.note)
        self.message: str | None = None
        self._said_at: str | None = None
        self.news = ""
        self._deaf = 0.0
        self.announcement: tuple[str | None, str] | None = None
        self.points = list(self.view.board.captured)
        self._trick: list[tuple[str, int]] = []
        self.popping: dict[int, float] = {}
        self._is_score_shown = False
        self._measure()
        if not table.has_steps:  # a match that is continued; the deal of a new one is about to be shown
            self._catch_up()

    # -- the view that is shown -----------------------------------------------------------------------------

    @property
    def match(self) -> Record:
        return self.table.record

    @property
    def has_people(self) -> bool:
        return bool(self._people)

    @property
    def is_shared(self) -> bool:
        """Whether several people take turns at this screen."""
        return len(self._people) > 1

    def show_view(self, view: AnyView) -> None:
        """From now on the plates, the bar and the middle show this."""
        self.view = view
        if self.places.anchor != self._anchor:
            self._arrange()
        self.points = list(view.board.captured)
        self.refresh()

    def count_up(self, hand: int, more: int) -> None:
        """Lets the points on a plate grow while cards are on their way there."""
        start = self.points[hand]

        def apply(share: float) -> None:
            self.points[hand] = start + round(more * share)
            self.refresh()

        self.timeline.tween(0.0, speeds.COUNT_UP, apply)

    def announce(self, emblem: str | None, words: str) -> None:
        """A line in large type in the middle of the table; empty words take it away."""
        self.announcement = (emblem, words) if words else None
        self.refresh()

    def report(self, words: str) -> None:
        """Says what is happening, in the place of the sentence; empty words end that."""
        self.news = words
        self.refresh()

    def say(self, words: str) -> None:
        """Says why something cannot be done, in the place of the sentence."""
        self.message, self._said_at = words, self.focus_key
        self.refresh()

    def pop_call(self, hand: int) -> None:
        """Lets what was said beside a hand spring up."""

        def apply(share: float) -> None:
            self.popping[hand] = share
            self.refresh()

        self.timeline.tween(0.0, _POP_SECONDS, apply)

    def trick_keys(self) -> list[str]:
        """The cards of the trick on the table, in order of play."""
        return [key for key, _ in self._trick]

    def add_to_trick(self, key: str, hand: int) -> None:
        self._trick.append((key, hand))

    def end_trick(self) -> None:
        self._trick.clear()
        self.refresh()

    def _catch_up(self) -> None:
        """Shows the table as it stands, without motion."""
        self.director.clear()
        self.timeline.finish()
        self.table.take_steps()
        self.panel = None
        self.announcement = self.message = None
        self.news = ""
        self.show_view(self.table.view(self.viewer))
        board = self.view.board
        hands = len(board.captured)
        self._trick = [(card.text, (board.trick.leader + i) % hands) for i, card in enumerate(board.trick.cards)]
        self.stage.slots = self.presenter.slots(self.view)
        self.stage.show(self.view)
        self.refresh()

    # -- layout -----------------------------------------------------------------------------------------------

    def on_resize(self) -> None:
        self._measure()
        self.director.hurry()
        self.stage.show(self.view)

    def _measure(self) -> None:
        self._arrange()
        self.timeline.factor = speeds.FACTORS[self.app.settings.speed]
        self._painter.measure(self.places.card, self.table.game.deck)

    def _arrange(self) -> None:
        """Finds the places of all hands, seen from the viewer's own."""
        self.places = Places(self.app.canvas, len(self.view.board.captured), self._anchor)
        self.stage.places = self.places

    @property
    def _anchor(self) -> int:
        """The hand at the bottom of the screen."""
        seat = self.viewer if self.viewer is not None else (self._people or [0])[0]
        hand: int = self.view.board.own_hand(seat)
        return hand

    def compose(self, canvas: Canvas) -> list[Item]:
        return self._furniture.items(canvas)

    def default_focus(self) -> str | None:
        """While nobody is asked, nothing has the focus."""
        return None if self.panel is None else super().default_focus()

    # -- drawing ----------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        named = self.view.board.trump
        trump = named if self.panel is None else self.panel.trump
        canvas.surface.blit(self.app.cloth(None if trump is None else self.app.art.ink(trump, on_felt=True)), (0, 0))
        if trump is not None and trump is named:
            side = canvas.px(210)
            mark = canvas.art.faint(f"suits/{trump.letter}", (side, side))
            canvas.surface.blit(mark, mark.get_rect(center=(self.places.width // 2, round(self.places.trick_y))))

    def paint_over(self, canvas: Canvas) -> None:
        self._light_winner()
        self.stage.draw(canvas)
        if self._trick:
            draw_lead_mark(canvas, self.places.trick(self._trick[0][1]))

    def _light_winner(self) -> None:
        trump, best = self.view.board.trump, None
        if self._trick and trump is not None and self.app.settings.glow_winner:
            cards = tuple(Card.parse(key) for key in self.trick_keys())
            place = self.table.game.winning_place(cards, trump)
            best = None if place is None else self._trick[place][0]
        for key, sprite in self.stage.sprites.items():
            sprite.glow = 1.0 if key in (best, self.stage.lifted) and not sprite.is_moving else 0.0

    # -- time -------------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        self.timeline.advance(seconds)
        self._deaf -= seconds
        if self.app.top is self:
            self.director.go_on()
            if self.director.is_idle:
                self._go_on(seconds)
        self._lift_focused()
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
        elif self.table.actor in self._people:
            self._let_person_act()
        else:
            self._let_computer_think(seconds)

    def _let_person_act(self) -> None:
        actor = self.table.actor
        if actor != self.viewer:
            from .curtain import CurtainScene

            self.viewer = None
            self._measure()
            self._catch_up()
            self.app.push(CurtainScene(self.app, self.names[actor or 0], lambda: self._reveal(actor)))
        elif self.panel is None:
            self._begin_phase()

    def _reveal(self, seat: int | None) -> None:
        """The curtain is drawn back for this seat."""
        self.viewer = seat
        self._measure()
        self._catch_up()

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
        action = self.opponents.answer(seconds, self.timeline.factor)
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
            self._measure()
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
        self.stage.dim(())
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
        if self.stage.dim(self.panel.dimmed() if self.panel is not None else ()):
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
        return "Several people play: nothing is taken back" if self.is_shared else "There is nothing to take back"

    def card_item(self, card: Card, rect: pygame.Rect) -> CardItem:
        """A card that can be focused, pressed and dragged."""
        return CardItem(key=card.text, rect=rect, card=card, handler=self._grip)

    def undo(self) -> None:
        """Takes the one person's last decision back, or says why not."""
        if self.table.can_undo():
            self.opponents.cancel()
            self.table.undo()
            self._catch_up()
        else:
            self.say(self.why_no_undo())

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
        super().handle(event)

    def _is_at_rest(self) -> bool:
        """Whether the screen shows how things are; lifting a card is no motion to wait for."""
        return self.panel is not None or (self.director.is_idle and self.timeline.is_idle)

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_l:
            self.show_last_trick()
            return True
        if event.key == pygame.K_u:
            self.undo()
            return True
        if self.panel is not None and self.panel.on_key(event):
            return True
        if event.key == pygame.K_s:
            self.app.open_sheet()
            return True
        return False

    def on_escape(self) -> None:
        from .pause import PauseScene

        self.app.push(PauseScene(self.app))

    def on_leave(self) -> None:
        self.opponents.close()
        self.table.close()
