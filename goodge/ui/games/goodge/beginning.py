"""The Goodge Rules for those who do not know all of them yet: what has not been told does not stand on the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ....engine.cards import Card, Suit
from ....engine.events import TrickWon
from ....engine.game import AnyView, Trick
from ....engine.values import replace
from ...tabletop.facts import BarFacts, Beginning, Piece, PlateFacts
from ...wording import happenings
from ...wording.numbers import figure
from .presenter import GoodgePresenter


class BeginnersGoodge(GoodgePresenter):
    """The bar says what the round is about; points, Goodge, Stash and trump are left out until they are known."""

    def __init__(self, beginning: Beginning) -> None:
        self._beginning = beginning

    def is_last_trick(self, view: AnyView) -> bool:  # noqa: ARG002
        return False  # the last card does not play itself: it is to be seen

    def state(self, view: AnyView, round_number: int, clock: str) -> str:  # noqa: ARG002
        return self._beginning.state()

    def bar(self, view: AnyView, names: Sequence[str]) -> BarFacts:
        facts = super().bar(view, names)
        if not self._beginning.has_goodge:
            facts = replace(facts, pieces=(Piece(self._beginning.title(), is_settled=True),))
        return facts if self._beginning.has_trump else replace(facts, trump=None, trump_words="", trump_tip="")

    def trump(self, view: AnyView) -> Suit | None:
        return super().trump(view) if self._beginning.has_trump else None

    def bar_in_words(self, view: AnyView) -> str:  # noqa: ARG002
        return self._beginning.title()

    def plate(self, view: AnyView, names: Sequence[str], hand: int, points: Sequence[int]) -> PlateFacts:
        beginning = self._beginning
        facts = replace(super().plate(view, names, hand, points), total="", short_total="")
        if beginning.has_goodge:
            return facts
        taken = figure(points[hand] - beginning.before[hand]) if beginning.has_points else ""
        return replace(
            facts, figure=taken, caption=facts.caption if taken else "", note="", short_note="", has_failed=False,
            has_made=False, emblem=None, is_dealer=False,
        )  # fmt: skip

    def name_on_plate(self, view: AnyView, name: str, hand: int) -> str:
        return self._beginning.name_on_plate(view, name, hand)

    def trick_worth(self, cards: Iterable[Card]) -> str:
        return super().trick_worth(cards) if self._beginning.has_points else ""

    def trick_taken(self, event: TrickWon, name: str) -> str:
        return happenings.takes_trick(name, event.points if self._beginning.has_points else 0)

    def trick_won(self, trick: Trick, name: str) -> str:
        return happenings.won_trick(name, trick.points if self._beginning.has_points else None)

    def bids(self, view: AnyView) -> dict[int, str]:
        return super().bids(view) if self._beginning.has_goodge else {}

    def card_told(self, card: Card) -> str:
        return super().card_told(card) if self._beginning.has_points else self.card_called(card)

    def card_words(self, view: AnyView, card: Card) -> str:
        return super().card_words(view, card) if self._beginning.has_points else self.card_called(card)

    def set_aside(self, view: AnyView) -> int:
        return super().set_aside(view) if self._beginning.has_goodge else 0
