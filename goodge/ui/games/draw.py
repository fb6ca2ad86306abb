"""How the first dealer is found: a card for each player from the spread pack, and again for those who tie."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ...engine.cards import Card
from ...engine.events import DealerDrawn, FaceDown
from ...table.match_table import AnyView
from ..motion import speeds
from ..motion.timeline import ease_in_out

if TYPE_CHECKING:
    from ..tabletop.director import Director

_SPREAD = 21
_PAST = {"draw": "drew", "cut": "cut"}
_Z = 400


class DrawShow:
    """`verb` is what the game calls it: players draw, or cut."""

    def __init__(self, director: Director, verb: str) -> None:
        self._director = director
        self._scene = director.scene
        self._verb = verb

    def dealer_drawn(self, event: DealerDrawn, after: AnyView) -> None:
        """The whole ceremony, time round by time round."""
        scene = self._scene
        scene.show_view(after)
        scene.draw_for_deal(is_on=True)
        for index in range(_SPREAD):
            scene.stage.add(f"pack:{index}", None, scene.places.spread(index, _SPREAD), index)
        steps: list[Callable[[], None]] = []
        for number, cards in enumerate(event.draws):
            following = event.draws[number + 1] if number + 1 < len(event.draws) else None
            best = [event.dealer] if following is None else [s for s, card in enumerate(following) if card is not None]
            steps.append(partial(self._draw, after, cards, again=number > 0))
            steps.append(partial(self._compare, best))
        for step in reversed((*steps, self._end)):
            self._director.next(step)

    def _draw(self, after: AnyView, cards: FaceDown, *, again: bool) -> None:
        """Those who are in it take a card each and turn it up."""
        scene, stage = self._scene, self._scene.stage
        scene.lit.clear()
        stage.remove(map(_key, range(len(cards))))
        who = "Those who tie" if again else "All"
        scene.report(f"{who} {self._verb} {'another card' if again else 'a card'}: the highest deals first")
        drawn = [(seat, card) for seat, card in enumerate(cards) if card is not None]
        for number, (seat, card) in enumerate(drawn):
            self._take(after, seat, card, number * speeds.DRAW_EACH)
        self._director.pause(len(drawn) * speeds.DRAW_EACH + speeds.DRAW_REST)

    def _take(self, after: AnyView, seat: int, card: Card, delay: float) -> None:
        scene, stage = self._scene, self._scene.stage
        start = scene.places.spread(_SPREAD * (seat + 1) // (len(scene.names) + 1), _SPREAD)
        stage.add(_key(seat), card, start, _Z)
        place = scene.places.drawn(after.board.own_hand(seat))
        stage.move(_key(seat), place, speeds.STASH_MOVE, turn=1.0, delay=delay, flies=True)
        self._director.sound("card_play", delay)

    def _compare(self, best: list[int]) -> None:
        """The highest card lights up, or those that are equal."""
        scene = self._scene
        names = [scene.names[seat] for seat in best]
        scene.lit.update(_key(seat) for seat in best)
        if len(best) == 1:
            scene.report(f"{names[0]} {_PAST[self._verb]} the highest card and deals")
            self._director.sound("trump")
            self._director.rest(speeds.DRAWN_REST, speeds.DRAWN_AT_LEAST)
        else:
            scene.report(f"{', '.join(names[:-1])} and {names[-1]} have equal cards: they {self._verb} again")
            self._director.sound("stash")
            self._director.pause(speeds.DRAW_REST)

    def _end(self) -> None:
        """The cards go back to the pack."""
        scene, stage = self._scene, self._scene.stage
        scene.report("")
        scene.lit.clear()
        middle = scene.places.spread(_SPREAD // 2, _SPREAD)
        for key in list(stage.sprites):
            stage.move(key, middle, speeds.TRICK_SLIDE, turn=0.0, ease=ease_in_out)

        def gone() -> None:
            stage.remove(list(stage.sprites))
            scene.draw_for_deal(is_on=False)

        scene.timeline.call(speeds.TRICK_SLIDE, gone)


def _key(seat: int) -> str:
    return f"drawn:{seat}"
