"""The events that only The Goodge Rules have, as they are shown: the Stash on its way, the Goodge, the trump suit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import hypot

from ....engine.events import (
    BidMade,
    Event,
    GoodgeChosen,
    Passed,
    StashBuried,
    StashTaken,
    StashWon,
    ThrownIn,
    TrumpNamed,
)
from ....engine.game import AnyView, Hand, Phase
from ....engine.games.goodge import STASH_SIZE, GoodgeBoard, worth
from ....engine.state import narrow
from ....engine.values import replace
from ...motion import speeds
from ...motion.motions import STASH_COMES, STASH_GOES, TAKING_IN, TURN_OVER, Pose
from ...tabletop.director import Director, Handler
from ...tabletop.presenter import Presenter
from ...tabletop.stage import CardStage, Target
from ...wording import happenings
from .presenter import stash_in_order

_BELLS = 0.11  # seconds of the sound before the Crown is set down in it
_RICH = 30  # points of a Stash before whose last card the table holds its breath


class GoodgeShow:
    """Each method shows one event; `after` is how things stand then, as the viewer may see them."""

    def __init__(self, director: Director) -> None:
        self._director = director
        self._shown = director.shown

    def bid_made(self, event: BidMade, after: AnyView) -> None:
        self._director.called(event.seat, _call_heard(self._shown.view, after), "bid")

    def passed(self, event: Passed, after: AnyView) -> None:
        self._director.called(event.seat, _call_heard(self._shown.view, after), "pass")

    def goodge_chosen(self, event: GoodgeChosen, after: AnyView) -> None:
        """Say who is the Goodge, and let the Crown come down on their head."""
        shown, is_calm = self._shown, self._shown.manner.is_calm
        shown.announce_next("crown" if is_calm else None, _in_bar, shown.presenter, after, shown.names)
        crown = partial(shown.highlights.crown, event.seat, partial(self._crowned, event.seat))
        shown.timeline.call(speeds.CLEARING, crown)
        self._director.sound("crowned", speeds.CLEARING + (0.0 if is_calm else speeds.CROWN_FLIGHT - _BELLS))
        self._director.pause(speeds.CLEARING + speeds.GOODGE_REST)

    def _crowned(self, seat: int) -> None:
        shown = self._shown
        board = replace(narrow(shown.view, GoodgeBoard).board, goodge=seat)
        shown.show_view(replace(shown.view, board=board))
        shown.highlights.judge(seat, is_good=True, is_cheered=False)

    def stash_taken(self, event: StashTaken, after: AnyView) -> None:
        stage = self._shown.stage
        self._shown.end_announcement()
        self._director.sound("stash")
        if after.seat == event.seat and after.stash is not None:
            self._turn_up(after.stash)
        else:
            held = self._shown.presenter.hand_sizes(after)[event.seat] - STASH_SIZE
            for index in range(STASH_SIZE):
                stage.readdress(f"stash:{index}", f"{event.seat}:{held + index}")
            stage.settle(after, STASH_GOES)

    def stash_buried(self, event: StashBuried, after: AnyView) -> None:
        """Lay three cards away one after the other: own ones turn over where they lie, then slide to their place.

        Of own ones, those that lie nearest to it go first, so that none passes under or over another.
        """
        stage = self._shown.stage
        is_own = after.seat == event.seat
        held = self._shown.presenter.hand_sizes(after)[event.seat]
        keys = [card.text for card in event.cards if card is not None] if is_own else []
        keys = keys or [f"{event.seat}:{held + index}" for index in range(STASH_SIZE)]
        stage.slots = ()
        self._shown.show_view(after)
        targets = stage.targets(after)
        aside = stage.aside_keys(after)
        if is_own:
            there = targets[aside[0]][0]
            keys.sort(key=lambda key: _way(stage, key, there))
        for index, (key, new) in enumerate(zip(keys, aside, strict=True)):
            self._lay_away(stage.readdress(key, new), targets[new], index * speeds.LAY_AWAY_EACH)
        stage.settle(after, but=aside)

    def _lay_away(self, key: str | None, target: Target, delay: float) -> None:
        """Turn a card face down if it lies open, and slide it to where the Stash lies."""
        if key is None:
            return
        stage, timeline = self._shown.stage, self._shown.timeline
        (pose, z, _), sprite = target, stage.sprites[key]
        if sprite.turn:
            delay = stage.move(key, sprite.pose, TURN_OVER, turn=0.0, delay=delay)
        timeline.call(delay, partial(stage.move, key, pose, STASH_GOES, z=z, turn=0.0, flies=True))
        self._director.sound("card_slide", delay)

    def trump_named(self, event: TrumpNamed, after: AnyView) -> None:
        shown = self._shown
        shown.show_view(after)
        shown.dye_from(event.seat)
        shown.announce_next(f"suits/{event.suit.letter}", shown.presenter.names_trump, event, shown.names[event.seat])
        shown.stage.settle(after)
        self._director.sound("trump")
        self._director.pause(speeds.CLEARING + speeds.TRUMP_REST)
        self._director.next(shown.end_announcement)

    def stash_won(self, event: StashWon, after: AnyView) -> None:
        """Turn the Stash up card by card, leave it to be read, and move it to the winner of the last trick."""
        if not self._shown.presenter.set_aside(self._shown.view):
            return  # it is not shown to those who do not know it yet
        self._shown.caption(happenings.last_trick_wins_stash)
        self._turn_up(event.cards)
        self._director.next(partial(self._stash_goes, event, after))
        self._director.next(partial(self._stash_lies, event))

    def _turn_up(self, cards: Hand) -> None:
        """Turn the cards of the Stash up, those of low worth first; before the last of a rich one hold a breath."""
        stage, director = self._shown.stage, self._director
        stage.slots = stash_in_order(cards)
        is_rich = sum(map(worth, cards)) >= _RICH and not self._shown.manner.is_calm
        for index, card in enumerate(stage.slots):
            assert card is not None
            delay, is_last = index * speeds.STASH_TURN, index == STASH_SIZE - 1
            if is_last and is_rich:
                director.sound("breath", delay)
                delay += speeds.STASH_BREATH
            key = stage.rename(f"stash:{index}", card)
            way = stage.move(key, self._shown.places.slot(index), STASH_COMES, turn=1.0, delay=delay, flies=True)
            director.landing("card_play", way)

    def _stash_lies(self, event: StashWon) -> None:
        shown = self._shown
        shown.report(shown.presenter.wins_stash, event, shown.names[event.seat])
        if shown.has_people and shown.manner.holds_tricks:
            self._director.holds_trick = True
            return
        self._director.pause(speeds.STASH_REST)
        if shown.has_people:
            shown.timeline.rest(speeds.TRICK_REST_AT_LEAST)

    def _stash_goes(self, event: StashWon, after: AnyView) -> None:
        self._shown.stage.slots = ()
        if self._director.decide(after.board.captured, is_over=True):
            self._director.pause(speeds.DECIDED_REST)
        self._director.gather(event.seat, [card.text for card in event.cards], event.points)

    def thrown_in(self, event: ThrownIn, after: AnyView) -> None:
        shown = self._shown
        shown.announce("icons/cards", happenings.thrown_in)
        place, way = shown.places.dealing(event.dealer), speeds.TRUMP_REST
        for key in list(shown.stage.sprites):
            way = shown.stage.move(key, place, TAKING_IN, delay=speeds.TRUMP_REST, turn=0.0)
        shown.timeline.call(way, shown.end_announcement)
        shown.show_view(after)


def goodge_shows(director: Director) -> dict[type[Event], Handler]:
    """Return the handlers for the events that only this game has."""
    show = GoodgeShow(director)
    return {
        BidMade: show.bid_made,
        Passed: show.passed,
        GoodgeChosen: show.goodge_chosen,
        StashTaken: show.stash_taken,
        StashBuried: show.stash_buried,
        TrumpNamed: show.trump_named,
        StashWon: show.stash_won,
        ThrownIn: show.thrown_in,
    }


def _in_bar(presenter: Presenter, view: AnyView, names: Sequence[str]) -> str:
    """Return what the middle of the bar says."""
    return presenter.bar(view, names).pieces[0].words


def _call_heard(before: AnyView, after: AnyView) -> AnyView:
    """Return the view just after a call of the auction, before anybody has the Crown or throws the cards in."""
    if after.board.phase is Phase.AUCTION:
        return after
    board = replace(narrow(after, GoodgeBoard).board, phase=Phase.AUCTION, turn=None, goodge=None)
    return replace(before, board=board, actions=after.actions, legal=())


def _way(stage: CardStage, key: str, end: Pose) -> float:
    """Return how far a card lies from a place; 0 for one that is not there."""
    sprite = stage.sprites.get(key)
    return 0.0 if sprite is None else hypot(end.x - sprite.pose.x, end.y - sprite.pose.y)
