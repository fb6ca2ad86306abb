"""The Goodge Rules for those who do not know all of them yet: what has not been told does not stand on the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ....engine.cards import Card, Suit
from ....engine.decisions import BidDecided, Settled
from ....engine.events import StashWon, TrickWon, TrumpNamed
from ....engine.game import AnyView, Trick
from ....engine.games.goodge import GoodgeBoard
from ....engine.state import narrow
from ....engine.values import replace
from ...tabletop.facts import BarFacts, Beginning, Piece, PlateFacts
from ...wording import happenings, plates
from ...wording.numbers import figure
from ...wording.to_you import (
    you_are_goodge,
    you_name_trump,
    you_take_trick,
    you_win_stash,
    you_won_trick,
    your_bid_decided,
)
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
        elif (board := narrow(view, GoodgeBoard).board).goodge == self._beginning.person:
            facts = replace(facts, pieces=(replace(facts.pieces[0], words=you_are_goodge(board.bid)),))
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
        taken = points[hand] - beginning.before[hand] if beginning.has_points else self._tricks(view, hand)
        caption = facts.caption if beginning.has_points else plates.tricks_caption(taken)
        return replace(
            facts, figure=figure(taken), caption=caption, note="", short_note="", has_failed=False,
            has_made=False, emblem=None, is_dealer=False,
        )  # fmt: skip

    def _tricks(self, view: AnyView, hand: int) -> int:
        """Return how many tricks a hand has won since the person came, with one that still lies there."""
        board = view.board
        won = sum(trick.winner == hand for trick in board.tricks[self._beginning.tricks :])
        cards = board.trick.cards
        if len(cards) < len(board.captured):
            return won
        place = self.game.winning_place(cards, board.trump) or 0
        return won + ((board.trick.leader + place) % len(cards) == hand)

    def name_on_plate(self, view: AnyView, name: str, hand: int) -> str:
        return self._beginning.name_on_plate(view, name, hand)

    def trick_worth(self, cards: Iterable[Card]) -> str:
        return super().trick_worth(cards) if self._beginning.has_points else ""

    def trick_taken(self, event: TrickWon, name: str) -> str:
        points = event.points if self._beginning.has_points else 0
        is_own = event.hand == self._beginning.person
        return you_take_trick(points) if is_own else happenings.takes_trick(name, points)

    def wins_stash(self, event: StashWon, name: str) -> str:
        is_own = event.seat == self._beginning.person
        return you_win_stash(event.points) if is_own else super().wins_stash(event, name)

    def names_trump(self, event: TrumpNamed, name: str) -> str:
        is_own = event.seat == self._beginning.person
        return you_name_trump(event.suit) if is_own else super().names_trump(event, name)

    def trick_won(self, trick: Trick, name: str) -> str:
        points = trick.points if self._beginning.has_points else None
        is_own = trick.winner == self._beginning.person
        return you_won_trick(points) if is_own else happenings.won_trick(name, points)

    def decided(self, view: AnyView, names: Sequence[str], decision: Settled, *, is_over: bool) -> str:
        if isinstance(decision, BidDecided) and self._beginning.person in decision.hands(view.board):
            return your_bid_decided(decision.bid, is_made=decision.is_made, is_over=is_over)
        return super().decided(view, names, decision, is_over=is_over)

    def bids(self, view: AnyView) -> dict[int, str]:
        return super().bids(view) if self._beginning.has_goodge else {}

    def card_told(self, card: Card) -> str:
        return super().card_told(card) if self._beginning.has_points else self.card_called(card)

    def card_words(self, view: AnyView, card: Card) -> str:
        return super().card_words(view, card) if self._beginning.has_points else self.card_called(card)

    def set_aside(self, view: AnyView) -> int:
        return super().set_aside(view) if self._beginning.has_goodge else 0
