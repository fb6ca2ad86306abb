"""The draw for the first dealer: each player takes a card from the spread pack, and those who tie take another."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ....engine.cards import Card
from ....engine.events import DealerDrawn, FaceDown
from ....engine.game import AnyView
from ...motion import speeds
from ...motion.motions import DRAWING, SETTLING, SPREADING, TAKING_IN
from ...tabletop.director import Director
from ...tabletop.drawnplaces import DRAWN_RAISED, PACK
from ...tabletop.facts import drawn_key
from ...wording.happenings import DealerWords
from ...wording.told import has_played

_Z = 400
_LAYERS = 2  # a card that is taken lies in the pack between two others


class DrawShow:
    """The draw as it is shown; `words` are the game's own for it: players draw, or cut."""

    def __init__(self, director: Director, words: DealerWords) -> None:
        self._director = director
        self._shown = director.shown
        self._words = words

    def dealer_drawn(self, event: DealerDrawn, after: AnyView) -> None:
        """Show the whole draw, with another turn for each tie."""
        shown = self._shown
        shown.show_view(after)
        shown.draw_for_deal(is_on=True)
        middle = shown.places.spread(PACK // 2)
        for index in range(PACK):
            key = f"pack:{index}"
            shown.stage.add(key, None, middle, index * _LAYERS, "pack")
            shown.stage.move(key, shown.places.spread(index), SPREADING)
        steps: list[Callable[[], None]] = []
        for number, cards in enumerate(event.draws):
            following = event.draws[number + 1] if number + 1 < len(event.draws) else None
            best = [event.dealer] if following is None else [s for s, card in enumerate(following) if card is not None]
            steps.append(partial(self._draw, after, cards, again=number > 0))
            steps.append(partial(self._compare, best))
        steps.append(partial(self._end, after.board.own_hand(event.dealer)))
        for step in reversed(steps):
            self._director.next(step)

    def _draw(self, after: AnyView, cards: FaceDown, *, again: bool) -> None:
        """Have each player who is still in it take a card and turn it up."""
        shown, stage = self._shown, self._shown.stage
        shown.lit.clear()
        stage.remove(map(drawn_key, range(len(cards))))
        shown.report(self._words.taking, again=again)
        drawn = [(seat, card) for seat, card in enumerate(cards) if card is not None]
        for number, (seat, card) in enumerate(drawn):
            shown.tell(has_played, shown.names[seat], shown.presenter.card_called(card))
            self._take(after, seat, card, number * speeds.DRAW_EACH)
        self._director.pause(len(drawn) * speeds.DRAW_EACH + speeds.DRAW_REST)

    def _take(self, after: AnyView, seat: int, card: Card, delay: float) -> None:
        shown, stage = self._shown, self._shown.stage
        index = PACK * (seat + 1) // (len(shown.names) + 1)
        stage.add(drawn_key(seat), card, shown.places.spread(index), index * _LAYERS + 1)
        place = shown.places.drawn(after.board.own_hand(seat))
        way = stage.move(drawn_key(seat), place, DRAWING, z=_Z, turn=1.0, delay=delay, flies=True)
        self._director.landing("card_play", way)

    def _compare(self, best: list[int]) -> None:
        """Light up the highest card, or those that tie."""
        shown = self._shown
        names = [shown.names[seat] for seat in best]
        shown.lit.update(drawn_key(seat) for seat in best)
        if len(best) == 1:
            self._raise(best[0])
            shown.report(self._words.found, names[0])
            self._director.sound("trump")
            self._director.rest(speeds.DRAWN_REST, speeds.DRAWN_AT_LEAST)
        else:
            shown.report(self._words.tied, names)
            self._director.sound("stash")
            self._director.pause(speeds.DRAW_REST)

    def _raise(self, seat: int) -> None:
        """Make the card that decides larger than the others."""
        stage = self._shown.stage
        pose = stage.sprites[drawn_key(seat)].pose
        stage.move(drawn_key(seat), pose._replace(height=pose.height * DRAWN_RAISED), SETTLING)

    def _end(self, dealer: int) -> None:
        """Put the cards back into the pack, which goes to the dealer's place."""
        shown, stage = self._shown, self._shown.stage
        shown.end_report()
        shown.lit.clear()
        place, way = shown.places.dealing(dealer), 0.0
        for key in list(stage.sprites):
            way = stage.move(key, place, TAKING_IN, turn=0.0)

        def gone() -> None:
            stage.remove(list(stage.sprites))
            shown.draw_for_deal(is_on=False)

        shown.timeline.call(way, gone)
