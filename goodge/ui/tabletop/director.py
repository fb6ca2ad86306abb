"""Turns what has happened at the table into motion, one event after the other.

Nothing here decides anything: the table is always ahead, and the director only catches up with it. What it shows
is what the viewer may see. What only one game has is shown by that game's own handlers.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from ...engine.cards import CROWN
from ...engine.events import BidMade, CardPlayed, Dealt, Event, RoundScored, TrickWon
from ...table.match_table import AnyView
from ..motion import speeds
from ..motion.timeline import ease_in_out
from .places import Places
from .stage import Stage

if TYPE_CHECKING:
    from ..games.presenter import Handler
    from ..scenes.shown_table import ShownTable


class Director:
    """Plays the events of steps; `is_idle` once the screen has caught up."""

    def __init__(self, scene: ShownTable) -> None:
        self.scene = scene
        self._waiting: deque[Callable[[], None]] = deque()
        self.holds_trick = False
        self._handlers: dict[type[Event], Handler] = {
            Dealt: self._dealt,
            BidMade: self._bid_made,
            CardPlayed: self._card_played,
            TrickWon: self._trick_won,
            RoundScored: self._round_scored,
            **scene.presenter.handlers(self),
        }

    @property
    def is_idle(self) -> bool:
        return not self._waiting and not self.holds_trick and self.scene.timeline.is_idle

    def clear(self) -> None:
        """Forgets what was still to be shown."""
        self._waiting.clear()
        self.holds_trick = False

    def add(self, events: tuple[Event, ...], after: AnyView) -> None:
        """Another step, as the viewer may see it."""
        for event in events:
            handler = self._handlers.get(type(event))
            if handler is not None:
                self._waiting.append(partial(handler, event, after))
        self._waiting.append(partial(self._arrive, after))

    def release(self) -> bool:
        """Lets a held trick go; True if one was held."""
        was_held, self.holds_trick = self.holds_trick, False
        return was_held

    def go_on(self) -> None:
        """Begins the next event once the one before has been shown."""
        while self._waiting and self.scene.timeline.is_idle and not self.holds_trick:
            self._waiting.popleft()()
            self.scene.timeline.advance(0.0)

    def hurry(self) -> None:
        """Shows all that is waiting at once."""
        while not self.is_idle and not self.holds_trick:
            self.scene.timeline.finish()
            self.go_on()

    # -- what handlers are made of ------------------------------------------------------------------------

    def next(self, do: Callable[[], None]) -> None:
        """Has this follow once what is being shown has been shown, before all that waits."""
        self._waiting.appendleft(do)

    def sound(self, sound: str, delay: float = 0.0) -> None:
        """Plays a sound after a delay."""
        self.scene.timeline.call(delay, lambda: self.scene.app.sounds.play(sound))

    def pause(self, seconds: float) -> None:
        """Lets nothing else begin for so long."""
        self.scene.timeline.call(seconds, lambda: None)

    def rest(self, seconds: float, at_least: float) -> None:
        """A pause to read something, which is no shorter than that at any speed but instant."""
        factor = self.scene.timeline.factor
        if factor:
            self.scene.timeline.rest(max(at_least, seconds * factor))

    def called(self, seat: int, after: AnyView, sound: str) -> None:
        """A seat has said something, which springs up beside it."""
        self.scene.show_view(after)
        self.sound(sound)
        self.scene.pop_call(after.board.own_hand(seat))
        self.pause(speeds.CALL_REST)

    def gather(self, hand: int, keys: Sequence[str], points: int) -> None:
        """The cards of a trick or of the Stash slide to whoever won them."""
        home = self._places.home(hand)
        for key in keys:
            self._stage.move(key, home, speeds.TRICK_SLIDE, ease=ease_in_out, flies=True)
        self.sound("card_slide")
        self.sound("trick_won", speeds.TRICK_SLIDE * 0.8)

        def gone() -> None:
            self._stage.remove(keys)
            self.scene.end_trick()
            if points:
                self.scene.count_up(hand, points)
                self.scene.app.sounds.play("points")

        self.scene.timeline.call(speeds.TRICK_SLIDE, gone)

    @property
    def _stage(self) -> Stage:
        return self.scene.stage

    @property
    def _places(self) -> Places:
        return self.scene.places

    # -- the events of most games -------------------------------------------------------------------------

    def _arrive(self, view: AnyView) -> None:
        """The screen now shows this view, every card where it belongs."""
        self.scene.report("")
        self.scene.show_view(view)
        self._stage.settle(view)

    def _dealt(self, event: Dealt, after: AnyView) -> None:
        self.scene.show_view(after)
        self.scene.report(f"{self.scene.names[event.dealer]} deals")
        self._stage.show(after)
        dealer, hands = after.board.own_hand(event.dealer), len(event.hands)
        start = self._places.dealing(dealer)
        targets = self._stage.targets(after)
        piles = [self._stage.keys(after, (dealer + 1 + step) % hands) for step in range(hands)]
        turns = [key for cards in zip(*piles, strict=True) for key in cards]
        turns[hands:hands] = self._stage.aside_keys(after)
        pause = speeds.DEAL_ALL / len(turns)
        for number, key in enumerate(turns):
            pose, z, turn = targets[key]
            sprite = self._stage.sprites[key]
            sprite.pose, sprite.turn = start, 0.0
            self._stage.move(key, pose, speeds.DEAL_FLIGHT, z=z, turn=turn, delay=number * pause)
            if number % 4 == 0:
                self.sound("card_deal", number * pause)

    def _bid_made(self, event: BidMade, after: AnyView) -> None:
        self.called(event.seat, after, "bid")

    def _card_played(self, event: CardPlayed, after: AnyView) -> None:
        trick = self.scene.trick_keys()
        key = self._stage.take_back_of(event.hand, event.card)
        aside = self._stage.aside_keys(self.scene.view)  # as it lay before: the last card leaves nothing aside
        self._stage.settle(after, but={*trick, key, *aside})
        z = 300 + len(trick)
        self._stage.move(key, self._places.trick(event.hand), speeds.CARD_FLIGHT, z=z, turn=1.0, flies=True)
        self.scene.add_to_trick(key, event.hand)
        self.scene.show_played(after)
        self.sound("crown" if event.card == CROWN else "card_play")

    def _trick_won(self, event: TrickWon, after: AnyView) -> None:
        """The trick lies there to be read: for a while, or until somebody wants to go on."""
        scene = self.scene
        name = scene.presenter.hand_name(after, scene.names, event.hand)
        scene.report(scene.presenter.trick_taken(event, name))
        self.next(partial(self.gather, event.hand, tuple(scene.trick_keys()), event.points))
        if scene.has_people and scene.app.settings.hold_trick:
            self.holds_trick = True
        elif scene.has_people:
            scene.timeline.rest(max(speeds.TRICK_REST_AT_LEAST, speeds.TRICK_REST * scene.timeline.factor))
        else:
            self.pause(speeds.TRICK_REST)

    def _round_scored(self, event: RoundScored, after: AnyView) -> None:  # noqa: ARG002
        self.scene.announce(None, "")
        self.scene.show_view(after)
        self.pause(speeds.SCORE_REST)
