"""The table: the frame that stays from the deal to the last trick, while the middle changes with the phase."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from ...engine.actions import Action, PlayCard
from ...engine.cards import Card
from ...engine.game import Phase
from ...engine.games.goodge import winning_place
from ...table.match_table import Table
from ...table.thinker import Thinker
from ..canvas import Canvas
from ..items.base import Drawing, Item, Label
from ..items.buttons import Button
from ..motion import speeds
from ..motion.timeline import Timeline
from ..scene import Scene
from ..seen import GoodgeView, points_in
from ..tabletop.carditem import CardItem
from ..tabletop.director import Director
from ..tabletop.places import CARD_RATIO, SMALL_CARD, TRICK_CARD, Places
from ..tabletop.plates import Call, MatchState, Plate
from ..tabletop.sprites import CardPainter, Pose
from ..tabletop.stage import Stage
from ..theme import ALARM, CREAM, GOLD_BRIGHT, MUTED, PANEL, SENTENCE, SMALL, SMALL_STRONG, SUBHEADING
from ..words import what_happens, what_to_do
from .match_plan import LARGEST_DRAWN
from .phases.auction import AuctionPanel, standing_bid
from .phases.base import PhasePanel
from .phases.exchange import ExchangePanel
from .phases.play import PlayPanel
from .phases.trump import TrumpPanel

if TYPE_CHECKING:
    from ..app import App

_PANELS: dict[Phase, type[PhasePanel]] = {
    Phase.AUCTION: AuctionPanel,
    Phase.EXCHANGE: ExchangePanel,
    Phase.TRUMP: TrumpPanel,
    Phase.PLAY: PlayPanel,
}
_DRAG_BEGINS = 10
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
        self._painter = CardPainter(app.art)
        self.stage = Stage(self._painter, self.timeline)
        self.director = Director(self)
        self.view: GoodgeView = table.view(self.viewer)
        self.panel: PhasePanel | None = None
        self._thinker = Thinker(note=app.store.log.note)
        self._ticket = 0
        self._asked: int | None = None
        self._thought = 0.0
        self._message: str | None = None
        self._announcement: tuple[str | None, str] | None = None
        self._points = list(self.view.board.captured)
        self._trick: list[tuple[str, int]] = []
        self._popping: dict[int, float] = {}
        self._drag_from: tuple[int, int] | None = None
        self._is_score_shown = False
        self._measure()
        self._catch_up()

    # -- the view that is shown -----------------------------------------------------------------------------

    @property
    def has_people(self) -> bool:
        return bool(self._people)

    @property
    def is_shared(self) -> bool:
        """Whether several people take turns at this screen."""
        return len(self._people) > 1

    def show_view(self, view: GoodgeView) -> None:
        """From now on the plates, the bar and the middle show this."""
        self.view = view
        self._points = list(view.board.captured)
        self.refresh()

    def count_up(self, seat: int, more: int) -> None:
        """Lets the points on a plate grow while cards are on their way there."""
        start = self._points[seat]

        def apply(share: float) -> None:
            self._points[seat] = start + round(more * share)
            self.refresh()

        self.timeline.tween(0.0, speeds.COUNT_UP, apply)

    def announce(self, emblem: str | None, words: str) -> None:
        """A line in large type in the middle of the table; empty words take it away."""
        self._announcement = (emblem, words) if words else None
        self.refresh()

    def say(self, words: str) -> None:
        """Says why something cannot be done, in the place of the sentence."""
        self._message = words
        self.refresh()

    def pop_call(self, seat: int) -> None:
        """Lets the call of a seat spring up."""

        def apply(share: float) -> None:
            self._popping[seat] = share
            self.refresh()

        self.timeline.tween(0.0, _POP_SECONDS, apply)

    def trick_keys(self) -> list[str]:
        """The cards of the trick on the table, in order of play."""
        return [key for key, _ in self._trick]

    def add_to_trick(self, key: str, seat: int) -> None:
        self._trick.append((key, seat))

    def end_trick(self) -> None:
        self._trick.clear()
        self.refresh()

    def _catch_up(self) -> None:
        """Shows the table as it stands, without motion."""
        self.director.clear()
        self.timeline.finish()
        self.table.take_steps()
        self.panel = None
        self.stage.slots = ()
        self._announcement = self._message = None
        self.show_view(self.table.view(self.viewer))
        board = self.view.board
        seats = len(board.calls)
        self._trick = [(card.text, (board.trick.leader + i) % seats) for i, card in enumerate(board.trick.cards)]
        if board.phase is Phase.EXCHANGE and self.view.stash is not None:
            self.stage.slots = self.view.stash
        self.stage.show(self.view)
        self.refresh()

    # -- layout -----------------------------------------------------------------------------------------------

    def on_resize(self) -> None:
        self._measure()
        self.director.hurry()
        self.stage.show(self.view)

    def _measure(self) -> None:
        canvas = self.app.canvas
        anchor = self.viewer if self.viewer is not None else (self._people or [0])[0]
        self.places = self.stage.places = Places(canvas, len(self.names), anchor)
        self._painter.forget()
        self.timeline.factor = speeds.FACTORS[self.app.settings.speed]
        faces = [f"cards/{card.text}" for card in self.table.game.deck]
        self._painter.prefetch(["cards/back"], canvas.px(SMALL_CARD))
        self._painter.prefetch(faces, self.places.card)
        self._painter.prefetch(faces, canvas.px(TRICK_CARD))

    def compose(self, canvas: Canvas) -> list[Item]:
        px, places, view = canvas.px, self.places, self.view
        side = px(44)
        pause = pygame.Rect(px(8), (places.bar.height - side) // 2, side, side)
        rules = pause.copy()
        rules.right = places.width - px(8)
        mute = rules.move(-side - px(4), 0)
        sound = "sound-off" if self.app.settings.muted else "sound-on"
        items: list[Item] = [
            MatchState(
                key="bar", rect=places.bar, view=view, names=self.names, round_number=self._round_number(),
                left=pause.right + px(12), right=mute.left - px(16), is_backing=True,
            ),
            Button(key="pause", rect=pause, icon="pause", style="quiet", on_press=self.on_escape, tip="Pause · Esc"),
            Button(key="mute", rect=mute, icon=sound, style="quiet", on_press=self.app.toggle_mute, tip="Sound · M"),
            Button(key="rules", rect=rules, icon="help", style="quiet", on_press=self.app.open_rules, tip="Rules · F1"),
        ]  # fmt: skip
        items += [self._plate(seat) for seat in range(len(self.names))]
        if view.board.phase is Phase.AUCTION:
            items += [self._call(seat, call) for seat, call in enumerate(view.board.calls) if call is not None]
        if "stash:0" in self.stage.sprites:
            items.append(
                Label(key="stash", rect=places.stash_label(), text="Stash", role=SMALL, colour=MUTED, align="left")
            )
        items += self._middle(canvas)
        items += self._hand_items()
        items += self._tools(canvas)
        items.append(self._sentence())
        items.append(Label(key="detail", rect=places.detail, text=self._detail(), role=SMALL, colour=MUTED))
        return items

    def _round_number(self) -> int:
        scored = sum(states[-1].board.phase is Phase.SCORED for states in self.table.record.rounds[:-1])
        return scored + 1

    def _plate(self, seat: int) -> Plate:
        setup = self.table.seats[seat]
        about = "" if setup.level is None else setup.level.capitalize()
        thinks = self._asked == seat and self._thought > speeds.THINK_AT_LEAST
        return Plate(
            key=f"plate-{seat}", rect=self.places.plate(seat), view=self.view, seat=seat, points=self._points[seat],
            name=self.names[seat], about=about, is_thinking=thinks,
        )  # fmt: skip

    def _call(self, seat: int, call: object) -> Call:
        rect = self.places.call(seat)
        growth = 1.0 - self._popping.get(seat, 1.0)
        return Call(
            key=f"call-{seat}",
            rect=rect.inflate(round(rect.w * 0.25 * growth), round(rect.h * 0.25 * growth)),
            call=call,
        )

    def _middle(self, canvas: Canvas) -> list[Item]:
        places = self.places
        if self._announcement is not None:
            emblem, words = self._announcement
            width = canvas.type.size(words, SUBHEADING)[0] + canvas.px(150 if emblem else 60)
            rect = places.panel(0, 84)
            rect.inflate_ip(width, 0)
            return [Drawing(key="announcement", rect=rect, paint=_Banner(emblem, words))]
        if self.panel is not None:
            return self.panel.compose(canvas)
        if self.view.board.phase is Phase.AUCTION and any(self.view.board.calls):
            return standing_bid(canvas, places.panel(300, 120), self.view, self.names)
        return self._trick_points(canvas)

    def _trick_points(self, canvas: Canvas) -> list[Item]:
        points = points_in(Card.parse(key) for key in self.trick_keys())
        if not points:
            return []
        rect = pygame.Rect(0, 0, canvas.px(170), canvas.px(28))
        rect.midleft = (self.places.width // 2 + canvas.px(205), round(self.places.trick_y + canvas.px(70)))
        return [
            Label(key="trick-points", rect=rect, text=f"{points} in the trick", role=SMALL_STRONG, colour=GOLD_BRIGHT)
        ]

    def _hand_items(self) -> list[Item]:
        order = self.stage.hand_order(self.view)
        fan = self.places.hand(len(order))
        items: list[Item] = []
        for index, card in enumerate(order):
            pose = fan.pose(index, len(order))
            width = round(pose.height * CARD_RATIO)
            rect = pygame.Rect(0, 0, width, round(pose.height))
            rect.center = (round(pose.x), round(pose.y))
            if index < len(order) - 1:
                rect.width = min(width, round(fan.pitch))
            items.append(self.card_item(card, rect))
        return items

    def card_item(self, card: Card, rect: pygame.Rect) -> CardItem:
        """A card that can be focused, pressed and dragged."""
        return CardItem(key=card.text, rect=rect, card=card, handler=self)

    def _tools(self, canvas: Canvas) -> list[Item]:
        if self.view.board.phase is not Phase.PLAY:
            undo_only = self.table.can_undo() and self.panel is not None
            return [self._undo_button(canvas)] if undo_only else []
        tools = self.places.tools
        last = pygame.Rect(tools.left, tools.top, canvas.px(142), tools.height)
        why = None if self.view.board.tricks else "No trick has been won yet"
        return [
            Button(
                key="last", rect=last, role=SMALL_STRONG, text="Last trick", on_press=self._show_last_trick, keycap="L",
                why_off=why, tip=why or "The last trick",
            ),
            self._undo_button(canvas),
        ]  # fmt: skip

    def _undo_button(self, canvas: Canvas) -> Button:
        tools = self.places.tools
        width = canvas.px(100)
        rect = pygame.Rect(tools.right - width, tools.top, width, tools.height)
        why = None if self.table.can_undo() else self._why_no_undo()
        return Button(
            key="undo", rect=rect, role=SMALL_STRONG, text="Undo", on_press=self._undo, keycap="U", why_off=why,
            tip=why or "Takes the last decision back",
        )  # fmt: skip

    def _why_no_undo(self) -> str:
        return "Several people play: nothing is taken back" if self.is_shared else "There is nothing to take back"

    def _sentence(self) -> Label:
        if self._message is not None:
            words, colour = self._message, ALARM
        elif self.panel is not None:
            name = self.names[self.viewer] if self.is_shared and self.viewer is not None else None
            words, colour = what_to_do(self.view, name), CREAM
        elif self.director.holds_trick:
            words, colour = "Click or press Enter to go on", CREAM
        else:
            words, colour = what_happens(self.view, self.names), MUTED
        return Label(key="sentence", rect=self.places.sentence, text=words, role=SENTENCE, colour=colour)

    def _detail(self) -> str:
        card = next((card for card in self.view.hand if card.text == self.focus_key), None)
        return "" if self.panel is None else self.panel.detail(card)

    def default_focus(self) -> str | None:
        """While nobody is asked, nothing has the focus."""
        return None if self.panel is None else super().default_focus()

    # -- drawing ----------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        trump = self.view.board.trump
        canvas.surface.blit(self.app.cloth(None if trump is None else self.app.art.ink(trump, on_felt=True)), (0, 0))
        if trump is not None:
            side = canvas.px(210)
            mark = canvas.art.faint(f"suits/{trump.letter}", (side, side))
            canvas.surface.blit(mark, mark.get_rect(center=(self.places.width // 2, round(self.places.trick_y))))

    def paint_over(self, canvas: Canvas) -> None:
        self._light_winner()
        self.stage.draw(canvas)

    def _light_winner(self) -> None:
        trump, best = self.view.board.trump, None
        if self._trick and trump is not None and self.app.settings.glow_winner:
            cards = tuple(Card.parse(key) for key in self.trick_keys())
            best = self._trick[winning_place(cards, trump)][0]
        for key, sprite in self.stage.sprites.items():
            sprite.glow = 0.8 if key == best and not sprite.is_moving else 0.0

    # -- time -------------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        self.timeline.advance(seconds)
        if self.app.top is self:
            self.director.go_on()
            if self.director.is_idle:
                self._go_on(seconds)
        self._lift_focused()
        return not self.timeline.is_idle

    @property
    def is_waiting(self) -> bool:
        """Whether an answer may come at any moment, so that the loop should look often."""
        return self._asked is not None or self.table.is_saving

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
        self.panel = _PANELS[self.view.board.phase](self)
        self._message = None
        if self.view.board.phase is not Phase.PLAY:
            self.app.sounds.play("turn")
        self.refresh()
        self.items  # noqa: B018  (laid out now, so that the focus can go where the phase wants it)
        first = self.panel.first_focus()
        if first is not None:
            self.focus(first)
        self.refresh()

    def _let_computer_think(self, seconds: float) -> None:
        actor = self.table.actor
        if self._asked is None and actor is not None:
            level = self.table.seats[actor].level
            self._ticket += 1
            self._asked, self._thought = actor, 0.0
            self._thinker.ask(self._ticket, self.table.view(actor), level or "casual", self.table.seed)
            return
        was_quick = self._thought <= speeds.THINK_AT_LEAST
        self._thought += seconds
        if was_quick and self._thought > speeds.THINK_AT_LEAST:
            self.refresh()
        if self._thought < speeds.THINK_AT_LEAST * self.timeline.factor:
            return
        answer = self._thinker.poll()
        if answer is not None and answer[0] == self._ticket:
            self._asked = None
            self.table.submit(answer[1])

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

    # -- what the viewer does -----------------------------------------------------------------------------------

    def submit(self, action: Action) -> bool:
        """Does this at the table, or says why it cannot be done; True if it was done."""
        refusal = self.table.submit(action)
        if refusal is not None:
            self.say(refusal)
            return False
        self.panel = None
        self._message = None
        self.stage.lifted = None
        self.stage.dim(set(), but=set())
        self.refresh()
        return True

    def press_card(self, card: Card) -> bool:
        return self.panel is not None and self.panel.press_card(card)

    def grab_card(self, card: Card, place: tuple[int, int]) -> None:  # noqa: ARG002
        self._drag_from = place

    def drag_card(self, card: Card, place: tuple[int, int]) -> bool:
        sprite, start = self.stage.sprites.get(card.text), self._drag_from
        if sprite is None or start is None or self.panel is None:
            return False
        if sprite.z < 2000 and max(abs(place[0] - start[0]), abs(place[1] - start[1])) < _DRAG_BEGINS:
            return False
        sprite.motion += 1
        sprite.z = 2000
        sprite.pose = Pose(place[0], place[1], sprite.pose.height, 0.0)
        self.app.redraw()
        return True

    def drop_card(self, card: Card, place: tuple[int, int]) -> None:
        done = self.panel is not None and self.panel.drop_card(card, place)
        if not done:
            self.stage.settle(self.view)
        self._drag_from = None

    def _lift_focused(self) -> None:
        focused = self.focused
        lifted = focused.key if isinstance(focused, CardItem) and self.panel is not None else None
        if lifted != self.stage.lifted and self.director.is_idle:
            self.stage.lifted = lifted
            self.stage.settle(self.view, speeds.LIFT)
            self._message = None
            self.refresh()
        hand = {card.text for card in self.view.hand}
        if self.stage.dim(self.panel.dimmed() if self.panel is not None else set(), but=set(self.trick_keys()) - hand):
            self.app.redraw()

    def _show_last_trick(self) -> None:
        from .last_trick import LastTrickScene

        if self.view.board.tricks:
            self.app.push(LastTrickScene(self.app, self.view.board.tricks[-1], self.names))

    def _undo(self) -> None:
        if self.table.can_undo():
            self._thinker.cancel()
            self._asked = None
            self.table.undo()
            self._catch_up()
        else:
            self.say(self._why_no_undo())

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
        super().handle(event)

    def _is_at_rest(self) -> bool:
        """Whether the screen shows how things are; lifting a card is no motion to wait for."""
        return self.panel is not None or (self.director.is_idle and self.timeline.is_idle)

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_l:
            self._show_last_trick()
            return True
        if event.key == pygame.K_u:
            self._undo()
            return True
        return self.panel is not None and self.panel.on_key(event)

    def on_escape(self) -> None:
        from .pause import PauseScene

        self.app.push(PauseScene(self.app))

    def on_leave(self) -> None:
        self._thinker.close()
        self.table.close()


class _Banner:
    """A line in large type on a dark ground, with an emblem before it."""

    def __init__(self, emblem: str | None, words: str) -> None:
        self._emblem = emblem
        self._words = words

    def __call__(self, canvas: Canvas, rect: pygame.Rect) -> None:
        px = canvas.px
        canvas.panel(rect, radius=18, top=PANEL.faded(242), line=GOLD_BRIGHT.faded(170), line_width=2)
        text = rect.copy()
        if self._emblem is not None:
            medal = pygame.Rect(rect.left + px(20), 0, px(62), px(62))
            medal.centery = rect.centery
            name = self._emblem
            if name.startswith("suits/"):
                canvas.panel(medal, radius=31, top=CREAM, line=GOLD_BRIGHT, line_width=2)
                canvas.picture(name, medal.inflate(-px(18), -px(18)))
            else:
                canvas.picture({"crown": "emblems/crown", "cards": "emblems/icons/cards"}[name], medal)
            text.left, text.width = medal.right, rect.right - medal.right
        canvas.text(self._words, SUBHEADING, text, GOLD_BRIGHT)
