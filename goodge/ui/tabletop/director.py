"""Turn what has happened at the table into motion, one event after another.

Nothing here decides anything: the table is always ahead, and the director only catches up with it. It shows
only what the viewer may see. Events that only one game has are shown by that game's own handlers.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from ...engine.cards import CROWN
from ...engine.events import BidMade, CardPlayed, Dealt, Event, RoundScored, TrickWon
from ...engine.game import AnyView
from ...engine.tricks import plus
from ..motion import speeds
from ..motion.motions import GATHER, PLAY, TOGETHER
from ..wording import happenings
from .deal import deal_out
from .decided import most_telling, newly_decided
from .moments import card_landed, trick_gone
from .places import Places
from .shown import ShownTable
from .sprites import Sprite
from .stage import CardStage
from .telling import event_words

Handler = Callable[[Any, AnyView], object]
Shows = Callable[["Director"], Mapping[type[Event], Handler]]  # makes the handlers for events that only one game has


class Director:
    """Plays the events of steps; `is_idle` once the screen has caught up."""

    def __init__(self, shown: ShownTable, shows: Shows) -> None:
        self.shown = shown
        self._waiting: deque[Callable[[], object]] = deque()
        self.holds_trick = False
        self.is_new = False  # to people, so that tricks stay longer
        self.begun = 0  # events and what follows them, until now
        self._handlers: dict[type[Event], Handler] = {
            Dealt: self._dealt,
            BidMade: self._bid_made,
            CardPlayed: self._card_played,
            TrickWon: self.trick_won,
            RoundScored: self._round_scored,
            **shows(self),
        }

    @property
    def is_idle(self) -> bool:
        return not self._waiting and not self.holds_trick and self.shown.timeline.is_idle

    def clear(self) -> None:
        """Forget everything still to be shown."""
        self._waiting.clear()
        self.holds_trick = False

    def add(self, events: tuple[Event, ...], after: AnyView) -> None:
        """Add another step, as the viewer may see it."""
        for event in events:
            handler = self._handlers.get(type(event))
            if handler is not None:
                self._waiting.append(partial(self._happen, handler, event, after))
        self._waiting.append(partial(self._arrive, after))

    def _happen(self, show: Handler, event: Event, after: AnyView) -> None:
        show(event, after)
        self.shown.tell(event_words, self.shown, event, after)

    def release(self) -> bool:
        """Let a held trick go; return True if one was held."""
        was_held, self.holds_trick = self.holds_trick, False
        return was_held

    def go_on(self) -> None:
        """Start the next event once the previous one has been shown."""
        while self._waiting and self.shown.timeline.is_idle and not self.holds_trick:
            self.begun += 1
            self._waiting.popleft()()
            self.shown.timeline.advance(0.0)

    def hurry(self) -> None:
        """Show everything that is waiting at once, or up to the next trick that is held."""
        self.shown.timeline.finish()
        while not self.is_idle and not self.holds_trick:
            self.go_on()
            self.shown.timeline.finish()

    # -- what handlers use ------------------------------------------------------------------------

    def next(self, do: Callable[[], None]) -> None:
        """Do this once the current event has been shown, before anything else that waits."""
        self._waiting.appendleft(do)

    def sound(self, sound: str, delay: float = 0.0) -> None:
        """Play a sound after a delay."""
        self.shown.timeline.call(delay, lambda: self.shown.play(sound))

    def landing(self, sound: str, way: float) -> None:
        """Play the sound of a card that is laid down, so that its thud is heard when the card's way has ended."""
        self.sound(sound, max(0.0, way - speeds.THUD))

    def pause(self, seconds: float) -> None:
        """Let nothing else start for this long."""
        self.shown.timeline.rest(seconds * self.shown.timeline.factor)

    def rest(self, seconds: float, at_least: float) -> None:
        """Pause for reading; `at_least` is the shortest pause at any speed but instant."""
        factor = self.shown.timeline.factor
        if factor:
            self.shown.timeline.rest(max(at_least, seconds * factor))

    def called(self, seat: int, after: AnyView, sound: str) -> None:
        """Let what a seat has said spring up beside it.

        In the middle it comes once the question has gone from there, and goes before the viewer is asked there.
        """
        self.shown.show_view(after)
        self.shown.timeline.call(speeds.CLEARING, self.shown.fill_middle)
        if self.shown.is_asked_next(after):
            self.shown.timeline.call(speeds.CALL_REST - speeds.CLEARING, self.shown.clear_middle)
        self.sound(sound)
        self.shown.pop_call(after.board.own_hand(seat))
        self.pause(speeds.CALL_REST)

    def decide(self, captured: Sequence[int], *, is_over: bool) -> bool:
        """Say what is decided by what the hands have taken now, ring and light up plates; return True if anything is.

        `is_over`: the last card has been played.
        """
        shown, view = self.shown, self.shown.view
        found = newly_decided(shown.presenter, view, captured)
        if not found:
            return False
        told = most_telling(found, view, shown.people)
        shown.report_decision(shown.presenter.decided, view, shown.names, told, is_over=is_over)
        shown.captions.is_good_news = told.is_good
        self.sound("decided_for" if told.is_good else "decided_against")
        judged = {hand: decision.is_good for decision in reversed(found) for hand in decision.hands(view.board)}
        for hand, is_good in judged.items():
            is_cheered = is_good and view.board.holders[hand] in shown.people
            shown.highlights.judge(hand, is_good=is_good, is_cheered=is_cheered)
        return True

    def gather(self, hand: int, keys: Sequence[str], points: int, *, is_counted: bool = False) -> None:
        """Bring the cards of a trick or of the Stash together, turn them over as a pack, and slide it to the winner.

        The last of them comes to lie on top. The points grow on the winner's plate then, unless they have been counted
        already.
        """
        stage, found = self._stage, [key for key in keys if key in self._stage.sprites]
        pack = self._places.pack([stage.sprites[key].pose for key in found])
        levels = sorted(stage.sprites[key].z for key in found)
        for key, pose, z in zip(found, pack, levels, strict=True):
            stage.sprites[key].is_leaving = True
            stage.move(key, pose, TOGETHER, z=z)
        together, way = (stage.paced(motion).seconds for motion in (TOGETHER, GATHER))
        self.sound("card_slide")
        self.sound("trick_won", (together + way) * 0.8)

        def gone() -> None:
            stage.remove(found)
            if points and not is_counted:
                self.shown.count_up(hand, points)
            if points:
                self.shown.play("points")

        def go() -> None:
            for key, end in zip(found, self._places.won_pack(hand, len(found)), strict=True):
                stage.sprites[key].pack = "trick"
                stage.move(key, end, GATHER, turn=0.0)
            self.shown.timeline.call(way, gone)

        self.shown.timeline.call(together, go)

    @property
    def _stage(self) -> CardStage:
        return self.shown.stage

    @property
    def _places(self) -> Places:
        return self.shown.places

    # -- the events of most games -------------------------------------------------------------------------

    def _arrive(self, view: AnyView) -> None:
        """Show this view, every card where it belongs."""
        self.shown.end_report()
        if not self.shown.is_asked_next(view):
            self.shown.fill_middle()
        self.shown.show_view(view)
        self._stage.settle(view)

    def _dealt(self, event: Dealt, after: AnyView) -> None:
        self.shown.show_view(after)
        self.shown.report_in_bar(happenings.deals, self.shown.names[event.dealer])
        deal_out(self.shown, after.board.own_hand(event.dealer), after, self.sound)

    def _bid_made(self, event: BidMade, after: AnyView) -> None:
        self.called(event.seat, after, "bid")

    def _card_played(self, event: CardPlayed, after: AnyView) -> None:
        moment = card_landed(self.shown.view, after)
        key = self._stage.take_back_of(event.hand, event.card)
        pose, z, turn = self._stage.targets(moment)[event.card.text]
        self._stage.settle(moment, but={key})
        there = self._stage.sprites[key].bounds.union(Sprite(None, pose).bounds)
        way = self._stage.move(key, pose, PLAY, z=z, turn=turn, flies=True, joins_trick=True)
        self.shown.pass_over(there, way, is_own=event.hand == self._places.anchor)
        self.shown.timeline.call(way, lambda: self.shown.show_view(moment, seats=after))
        if event.card == CROWN:
            self.sound("crown")
        else:
            self.landing("card_play", way)
            if event.hand == self._places.anchor and self.shown.timeline.factor:
                self.sound("card_pick")

    def trick_won(self, event: TrickWon, after: AnyView) -> bool:
        """Leave the trick on the table to be read, for a while or until somebody wants to go on.

        Return True if it decides something, which is said then. The plate agrees with those words at once, so that the
        points of such a trick do not wait for its cards. Nor does a trick that counts as one: its winner is named.
        """
        shown = self.shown
        name = shown.presenter.hand_name(after, shown.names, event.hand)
        shown.report(shown.presenter.trick_taken, event, name)
        captured = plus(shown.view.board.captured, event.hand, event.points)
        is_decisive = self.decide(captured, is_over=not any(shown.presenter.hand_sizes(shown.view)))
        is_counted = is_decisive or not shown.presenter.trick_worth(event.cards)
        if is_counted and event.points:
            shown.count_up(event.hand, event.points)
        self.next(partial(self._trick_goes, event, after, is_decisive=is_decisive, is_counted=is_counted))
        if shown.has_people and shown.manner.holds_tricks:
            self.holds_trick = True
        elif is_decisive and shown.timeline.factor:
            self.read(max(speeds.DECIDED_REST, self._trick_rest(event)), speeds.DECIDED_AT_LEAST)
        else:
            self.read(self._trick_rest(event), speeds.TRICK_REST_AT_LEAST)
        return is_decisive

    def _trick_rest(self, event: TrickWon) -> float:
        return speeds.trick_rest(event.points, is_new=self.is_new)

    def read(self, seconds: float, at_least: float) -> None:
        """Leave something to be read; `at_least` is the shortest time for it, at any speed, while people watch."""
        shown, needed = self.shown, seconds * self.shown.timeline.factor
        is_for_people = shown.has_people and shown.manner.waits_for_readers
        shown.timeline.rest(max(at_least, needed) if is_for_people else needed)

    def _trick_goes(self, event: TrickWon, after: AnyView, *, is_decisive: bool, is_counted: bool) -> None:
        self.shown.show_view(trick_gone(self.shown.view, after), seats=after)
        if not is_decisive:
            self.shown.send_worth(event.cards, event.hand)
        winner = self.shown.presenter.game.winning_place(event.cards, after.board.trump) or 0
        lowest_first = [*event.cards[:winner], *event.cards[winner + 1 :], event.cards[winner]]
        self.gather(event.hand, [card.text for card in lowest_first], event.points, is_counted=is_counted)

    def _round_scored(self, event: RoundScored, after: AnyView) -> None:  # noqa: ARG002
        self.shown.end_announcement()
        self.shown.show_view(after)
        self.pause(speeds.SCORE_REST)
