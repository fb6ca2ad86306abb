"""Turns what has happened at the table into motion, one event after the other.

Nothing here decides anything: the table is always ahead, and the director only catches up with it. What it shows
is what the viewer may see.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from ...engine.cards import CROWN
from ...engine.events import (
    BidMade,
    CardPlayed,
    Dealt,
    Event,
    GoodgeChosen,
    Passed,
    RoundScored,
    StashBuried,
    StashTaken,
    StashWon,
    ThrownIn,
    TrickWon,
    TrumpNamed,
)
from ...engine.games.goodge import STASH_SIZE
from ..motion import speeds
from ..motion.timeline import ease_in_out
from ..seen import GoodgeView, hand_sizes
from .places import Places
from .stage import Stage

if TYPE_CHECKING:
    from ..scenes.table import TableScene


class Director:
    """Plays the events of steps; `is_idle` once the screen has caught up."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._waiting: deque[Callable[[], None]] = deque()
        self.holds_trick = False
        self._handlers: dict[type[Event], Callable[[Any, GoodgeView], None]] = {
            Dealt: self._dealt,
            BidMade: self._called,
            Passed: self._called,
            GoodgeChosen: self._goodge_chosen,
            StashTaken: self._stash_taken,
            StashBuried: self._stash_buried,
            TrumpNamed: self._trump_named,
            CardPlayed: self._card_played,
            TrickWon: self._trick_won,
            StashWon: self._stash_won,
            RoundScored: self._round_scored,
            ThrownIn: self._thrown_in,
        }

    @property
    def is_idle(self) -> bool:
        return not self._waiting and not self.holds_trick and self._scene.timeline.is_idle

    def clear(self) -> None:
        """Forgets what was still to be shown."""
        self._waiting.clear()
        self.holds_trick = False

    def add(self, events: tuple[Event, ...], after: GoodgeView) -> None:
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
        while self._waiting and self._scene.timeline.is_idle and not self.holds_trick:
            self._waiting.popleft()()
            self._scene.timeline.advance(0.0)

    def hurry(self) -> None:
        """Shows all that is waiting at once."""
        while not self.is_idle and not self.holds_trick:
            self._scene.timeline.finish()
            self.go_on()

    # -- the events ---------------------------------------------------------------------------------------

    @property
    def _stage(self) -> Stage:
        return self._scene.stage

    @property
    def _places(self) -> Places:
        return self._scene.places

    def _play(self, sound: str, delay: float = 0.0) -> None:
        self._scene.timeline.call(delay, lambda: self._scene.app.sounds.play(sound))

    def _pause(self, seconds: float) -> None:
        self._scene.timeline.call(seconds, lambda: None)

    def _arrive(self, view: GoodgeView) -> None:
        """The screen now shows this view, every card where it belongs."""
        self._scene.report("")
        self._scene.show_view(view)
        self._stage.settle(view)

    def _dealt(self, event: Dealt, after: GoodgeView) -> None:
        self._scene.show_view(after)
        self._scene.report(f"{self._scene.names[event.dealer]} deals")
        self._stage.show(after)
        seats = len(event.hands)
        order = [(event.dealer + 1 + step) % seats for step in range(seats)]
        start = self._places.dealing(event.dealer)
        targets = self._stage.targets(after)
        size = max(len(hand) for hand in event.hands)
        pause = speeds.DEAL_ALL / (size * seats)
        own = [card.text for card in self._stage.hand_order(after)]
        piles = {seat: [f"{seat}:{index}" for index in range(size)] for seat in order}
        if after.seat is not None:
            piles[after.seat] = own
        turns = [piles[seat][number] for number in range(size) for seat in order]
        turns[seats:seats] = [f"stash:{index}" for index in range(STASH_SIZE)]
        for number, key in enumerate(turns):
            pose, z, turn = targets[key]
            sprite = self._stage.sprites[key]
            sprite.pose, sprite.turn = start, 0.0
            self._stage.move(key, pose, speeds.DEAL_FLIGHT, z=z, turn=turn, delay=number * pause)
            if number % 4 == 0:
                self._play("card_deal", number * pause)

    def _called(self, event: BidMade | Passed, after: GoodgeView) -> None:
        self._scene.show_view(after)
        self._play("bid" if isinstance(event, BidMade) else "pass")
        self._scene.pop_call(event.seat)
        self._pause(speeds.CALL_REST)

    def _goodge_chosen(self, event: GoodgeChosen, after: GoodgeView) -> None:  # noqa: ARG002
        self._scene.announce("crown", f"{self._scene.names[event.seat]} is the Goodge for {event.bid}")
        self._play("trump")
        self._pause(speeds.GOODGE_REST)

    def _stash_taken(self, event: StashTaken, after: GoodgeView) -> None:
        self._scene.announce(None, "")
        self._play("stash")
        if after.seat == event.seat and after.stash is not None:
            self._stage.slots = after.stash
            for index, card in enumerate(after.stash):
                key = self._stage.rename(f"stash:{index}", card)
                place = self._places.slot(index)
                self._stage.move(key, place, speeds.STASH_MOVE, turn=1.0, delay=index * speeds.STASH_TURN, flies=True)
                self._play("card_play", index * speeds.STASH_TURN)
        else:
            held = hand_sizes(after)[event.seat] - STASH_SIZE
            for index in range(STASH_SIZE):
                self._stage.readdress(f"stash:{index}", f"{event.seat}:{held + index}")
            self._stage.settle(after, speeds.STASH_MOVE)

    def _stash_buried(self, event: StashBuried, after: GoodgeView) -> None:
        self._play("stash")
        is_own = after.seat == event.seat
        held = hand_sizes(after)[event.seat]
        keys = [card.text for card in event.cards if card is not None] if is_own else []
        keys = keys or [f"{event.seat}:{held + index}" for index in range(STASH_SIZE)]
        self._stage.slots = ()
        for index, key in enumerate(keys):
            self._stage.readdress(key, f"stash:{index}")
        self._scene.show_view(after)
        self._stage.settle(after, speeds.STASH_MOVE)

    def _trump_named(self, event: TrumpNamed, after: GoodgeView) -> None:
        self._scene.show_view(after)
        self._scene.announce(f"suits/{event.suit.letter}", f"{self._scene.names[event.seat]} names {event.suit.plural}")
        self._stage.settle(after)
        self._play("trump")
        self._pause(speeds.TRUMP_REST)
        self._scene.timeline.call(speeds.TRUMP_REST, lambda: self._scene.announce(None, ""))

    def _card_played(self, event: CardPlayed, after: GoodgeView) -> None:
        trick = self._scene.trick_keys()
        key = self._stage.take_back_of(event.hand, event.card)
        stays = {*trick, key, *(f"stash:{index}" for index in range(STASH_SIZE))}
        self._stage.settle(after, but=stays)
        z = 300 + len(trick)
        self._stage.move(key, self._places.trick(event.hand), speeds.CARD_FLIGHT, z=z, turn=1.0, flies=True)
        self._scene.add_to_trick(key, event.hand)
        self._play("crown" if event.card == CROWN else "card_play")

    def _trick_won(self, event: TrickWon, after: GoodgeView) -> None:  # noqa: ARG002
        """The trick lies there to be read: for a while, or until somebody wants to go on."""
        worth = f": {event.points} points" if event.points else ""
        self._scene.report(f"{self._scene.names[event.hand]} takes the trick{worth}")
        self._waiting.appendleft(partial(self._gather, event.hand, tuple(self._scene.trick_keys()), event.points))
        if self._scene.has_people and self._scene.app.settings.hold_trick:
            self.holds_trick = True
        elif self._scene.has_people:
            self._scene.timeline.rest(max(speeds.TRICK_REST_AT_LEAST, speeds.TRICK_REST * self._scene.timeline.factor))
        else:
            self._pause(speeds.TRICK_REST)

    def _gather(self, seat: int, keys: Sequence[str], points: int) -> None:
        """The cards of a trick or of the Stash slide to whoever won them."""
        home = self._places.home(seat)
        for key in keys:
            self._stage.move(key, home, speeds.TRICK_SLIDE, ease=ease_in_out, flies=True)
        self._play("card_slide")
        self._play("trick_won", speeds.TRICK_SLIDE * 0.8)

        def gone() -> None:
            self._stage.remove(keys)
            self._scene.end_trick()
            if points:
                self._scene.count_up(seat, points)
                self._scene.app.sounds.play("points")

        self._scene.timeline.call(speeds.TRICK_SLIDE, gone)

    def _stash_won(self, event: StashWon, after: GoodgeView) -> None:  # noqa: ARG002
        """The Stash is turned up card by card, lies there to be read, and goes to the last trick."""
        keys = []
        for index, card in enumerate(event.cards):
            if f"stash:{index}" in self._stage.sprites:
                key = self._stage.rename(f"stash:{index}", card)
                delay = index * speeds.STASH_TURN
                place = self._places.slot(index)
                self._stage.move(key, place, speeds.STASH_MOVE, turn=1.0, delay=delay, flies=True)
                self._play("card_play", delay)
                keys.append(key)
        name = self._scene.names[event.seat]
        self._scene.report(f"The last trick wins the Stash: {event.points} points for {name}")
        self._pause(speeds.STASH_REST)
        if self._scene.has_people:
            self._scene.timeline.rest(speeds.TRICK_REST_AT_LEAST)
        self._waiting.appendleft(partial(self._gather, event.seat, keys, event.points))

    def _round_scored(self, event: RoundScored, after: GoodgeView) -> None:  # noqa: ARG002
        self._scene.announce(None, "")
        self._scene.show_view(after)
        self._pause(speeds.SCORE_REST)

    def _thrown_in(self, event: ThrownIn, after: GoodgeView) -> None:
        self._scene.announce("cards", "Everybody has passed: the same dealer deals again")
        place = self._places.dealing(event.dealer)
        for key in list(self._stage.sprites):
            self._stage.move(key, place, speeds.TRICK_SLIDE, delay=speeds.TRUMP_REST, turn=0.0)
        self._scene.timeline.call(speeds.TRUMP_REST + speeds.TRICK_SLIDE, lambda: self._scene.announce(None, ""))
        self._scene.show_view(after)
