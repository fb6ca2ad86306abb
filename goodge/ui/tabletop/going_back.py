"""What is taken back, as it is seen: each card goes from where it was to where it lies again."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.cards import Card
from ...engine.game import AnyView
from ..motion.motions import GOING_BACK, SETTLING, Moment
from .shown import ShownTable
from .sprites import Sprite
from .stage import CardStage


class GoingBack:
    """Where the cards of a table are when something is taken back; to be made before the table shows that.

    `view` is how things stand by the rules, which may be ahead of what is shown.
    """

    def __init__(self, shown: ShownTable, view: AnyView) -> None:
        self._shown, self._tricks = shown, view.board.tricks
        self._was = {key: (sprite.card, sprite.moment) for key, sprite in shown.stage.sprites.items()}
        hands = len(view.board.captured)
        self._played = {
            card.text: (trick.leader + place) % hands
            for trick in (*view.board.tricks, view.board.trick)
            for place, card in enumerate(trick.cards)
        }

    def begin(self) -> None:
        """Set all cards off that lie somewhere else now; the table shows them there already."""
        shown, stage = self._shown, self._shown.stage
        has_played = False
        for key, (card, start) in self._starts(stage, shown.view):
            sprite = stage.sprites[key]
            end = sprite.moment
            if start == end:
                continue
            is_back = key in self._played or key not in self._was
            has_played = has_played or is_back
            if start.turn:
                sprite.card = card
            sprite.take(start)
            stage.move(key, end.pose, GOING_BACK if is_back else SETTLING, turn=end.turn)
        if has_played and shown.timeline.factor:
            shown.play("card_slide")
        shown.timeline.advance(0.0)

    def _starts(self, stage: CardStage, view: AnyView) -> Iterator[tuple[str, tuple[Card | None, Moment]]]:
        """Yield the keys of cards that come from somewhere, as which card, and from where."""
        gone = {key: was for key, was in self._was.items() if key not in stage.sprites}
        aside = [gone[key] for key in gone if key.startswith("stash:")]
        for key, sprite in stage.sprites.items():
            if key in self._was:
                yield key, self._was[key]
            elif played := next((text for text in gone if self._is_of(key, text)), None):
                yield key, gone.pop(played)
            elif aside and not view.board.tricks:
                yield key, aside.pop()
            elif len(self._tricks) > len(view.board.tricks):
                yield key, (sprite.card, self._from_winner(sprite))

    def _is_of(self, key: str, text: str) -> bool:
        """Return True if the card that was played as `text` came from the hand that this key is of."""
        return text in self._played and key.startswith(f"{self._played[text]}:")

    def _from_winner(self, sprite: Sprite) -> Moment:
        """Return how a card lay that has been won since, under the winner's plate."""
        winner = self._tricks[-1].winner
        assert winner is not None
        return Moment(self._shown.places.won(winner), sprite.turn, 0.0)
