"""How the events that only The Goodge Rules have are shown: the Stash on its ways, the Goodge, the trump suit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.events import GoodgeChosen, Passed, StashBuried, StashTaken, StashWon, ThrownIn, TrumpNamed
from ....engine.games.goodge import STASH_SIZE
from ....table.match_table import AnyView
from ...motion import speeds

if TYPE_CHECKING:
    from ...tabletop.director import Director


class GoodgeShow:
    """Each method shows one event; `after` is how things stand then, as the viewer may see them."""

    def __init__(self, director: Director) -> None:
        self._director = director
        self._scene = director.scene

    def passed(self, event: Passed, after: AnyView) -> None:
        self._director.called(event.seat, after, "pass")

    def goodge_chosen(self, event: GoodgeChosen, after: AnyView) -> None:  # noqa: ARG002
        self._scene.announce("crown", f"{self._scene.names[event.seat]} is the Goodge for {event.bid}")
        self._director.sound("trump")
        self._director.pause(speeds.GOODGE_REST)

    def stash_taken(self, event: StashTaken, after: AnyView) -> None:
        stage = self._scene.stage
        self._scene.announce(None, "")
        self._director.sound("stash")
        if after.seat == event.seat and after.stash is not None:
            stage.slots = after.stash
            for index, card in enumerate(after.stash):
                key = stage.rename(f"stash:{index}", card)
                place = self._scene.places.slot(index)
                stage.move(key, place, speeds.STASH_MOVE, turn=1.0, delay=index * speeds.STASH_TURN, flies=True)
                self._director.sound("card_play", index * speeds.STASH_TURN)
        else:
            held = self._scene.presenter.hand_sizes(after)[event.seat] - STASH_SIZE
            for index in range(STASH_SIZE):
                stage.readdress(f"stash:{index}", f"{event.seat}:{held + index}")
            stage.settle(after, speeds.STASH_MOVE)

    def stash_buried(self, event: StashBuried, after: AnyView) -> None:
        stage = self._scene.stage
        self._director.sound("stash")
        is_own = after.seat == event.seat
        held = self._scene.presenter.hand_sizes(after)[event.seat]
        keys = [card.text for card in event.cards if card is not None] if is_own else []
        keys = keys or [f"{event.seat}:{held + index}" for index in range(STASH_SIZE)]
        stage.slots = ()
        for index, key in enumerate(keys):
            stage.readdress(key, f"stash:{index}")
        self._scene.show_view(after)
        stage.settle(after, speeds.STASH_MOVE)

    def trump_named(self, event: TrumpNamed, after: AnyView) -> None:
        scene = self._scene
        scene.show_view(after)
        scene.announce(f"suits/{event.suit.letter}", f"{scene.names[event.seat]} names {event.suit.plural}")
        scene.stage.settle(after)
        self._director.sound("trump")
        self._director.pause(speeds.TRUMP_REST)
        scene.timeline.call(speeds.TRUMP_REST, lambda: scene.announce(None, ""))

    def stash_won(self, event: StashWon, after: AnyView) -> None:  # noqa: ARG002
        """The Stash is turned up card by card, lies there to be read, and goes to the last trick."""
        scene, keys = self._scene, []
        for index, card in enumerate(event.cards):
            if f"stash:{index}" in scene.stage.sprites:
                key = scene.stage.rename(f"stash:{index}", card)
                delay = index * speeds.STASH_TURN
                place = scene.places.slot(index)
                scene.stage.move(key, place, speeds.STASH_MOVE, turn=1.0, delay=delay, flies=True)
                self._director.sound("card_play", delay)
                keys.append(key)
        name = scene.names[event.seat]
        scene.report(f"The last trick wins the Stash: {event.points} points for {name}")
        self._director.pause(speeds.STASH_REST)
        if scene.has_people and scene.app.settings.hold_trick:
            self._director.holds_trick = True
        elif scene.has_people:
            scene.timeline.rest(speeds.TRICK_REST_AT_LEAST)
        self._director.next(lambda: self._director.gather(event.seat, keys, event.points))

    def thrown_in(self, event: ThrownIn, after: AnyView) -> None:
        scene = self._scene
        scene.announce("icons/cards", "Everybody has passed: the same dealer deals again")
        place = scene.places.dealing(event.dealer)
        for key in list(scene.stage.sprites):
            scene.stage.move(key, place, speeds.TRICK_SLIDE, delay=speeds.TRUMP_REST, turn=0.0)
        scene.timeline.call(speeds.TRUMP_REST + speeds.TRICK_SLIDE, lambda: scene.announce(None, ""))
        scene.show_view(after)
