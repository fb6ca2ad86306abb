"""The Goodge Rules on the screen: the auction, the Stash, the Goodge and what he still needs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from ....engine.actions import Bid, Pass
from ....engine.cards import Card
from ....engine.events import (
    Event,
    GoodgeChosen,
    Passed,
    StashBuried,
    StashTaken,
    StashWon,
    ThrownIn,
    TrickWon,
    TrumpNamed,
)
from ....engine.game import Hand, Phase, Trick
from ....engine.games.goodge import STASH_SIZE, GoodgeBoard, suit_of, worth
from ....table.match_table import AnyView
from ...canvas import Canvas
from ...items.base import Item
from ...scenes.phases.play import PlayPanel
from ...tabletop.facts import BarFacts, CallFacts, Piece, PlateFacts
from ..presenter import Handler, Presenter
from .auction import AuctionPanel, standing_bid
from .exchange import ExchangePanel
from .show import GoodgeShow
from .trump import TrumpPanel
from .words import hand_in_words, points_in, what_to_do, worth_in_words

if TYPE_CHECKING:
    from ...scenes.shown_table import ShownTable
    from ...tabletop.director import Director


class GoodgePresenter(Presenter):
    """The main game."""

    id = "goodge"
    pictures = "cards"
    panels: ClassVar = {
        Phase.AUCTION: AuctionPanel,
        Phase.EXCHANGE: ExchangePanel,
        Phase.TRUMP: TrumpPanel,
        Phase.PLAY: PlayPanel,
    }

    # -- words --------------------------------------------------------------------------------------------

    def sentence(self, view: AnyView) -> str:
        return what_to_do(view)

    def doing(self, view: AnyView, name: str) -> str:
        return {
            Phase.AUCTION: f"{name} thinks about a bid",
            Phase.EXCHANGE: f"{name} takes the Stash and lays three cards away",
            Phase.TRUMP: f"{name} chooses the trump suit",
        }.get(view.board.phase) or super().doing(view, name)

    def card_words(self, view: AnyView, card: Card) -> str:  # noqa: ARG002
        return worth_in_words(card)

    def trick_taken(self, event: TrickWon, name: str) -> str:
        points = f": {event.points} points" if event.points else ""
        return f"{super().trick_taken(event, name)}{points}"

    def trick_won(self, trick: Trick, name: str) -> str:
        return f"{super().trick_won(trick, name)}: {trick.points} points"

    def hand_in_words(self, view: AnyView) -> str:
        return hand_in_words(view)

    def trick_worth(self, cards: Iterable[Card]) -> str:
        points = points_in(cards)
        return f"{points} points" if points else ""

    # -- cards --------------------------------------------------------------------------------------------

    def sorted_hand(self, view: AnyView, cards: Iterable[Card]) -> list[Card]:
        """Trump first with the Crown at its head, then suit by suit, high to low."""
        trump = view.board.trump

        def place(card: Card) -> tuple[bool, int, int]:
            suit = suit_of(card, trump)
            return suit != trump and suit is not None, -1 if suit is None else suit, -card.rank

        return sorted(cards, key=place)

    def hand_sizes(self, view: AnyView) -> list[int]:
        sizes = super().hand_sizes(view)
        board: GoodgeBoard = view.board
        if board.phase is Phase.EXCHANGE and board.goodge is not None:
            sizes[board.goodge] += STASH_SIZE
        return sizes

    def set_aside(self, view: AnyView) -> int:
        return 0 if view.board.phase is Phase.EXCHANGE or view.board.is_over else STASH_SIZE

    def slots(self, view: AnyView) -> Hand:
        return view.stash or () if view.board.phase is Phase.EXCHANGE else ()

    def first_choice(self, view: AnyView, cards: Sequence[Card]) -> Card:  # noqa: ARG002
        """The cheapest: nobody should give points away by a hasty Enter."""
        return min(cards, key=lambda card: (worth(card), card.rank))

    # -- plates, calls and bar ----------------------------------------------------------------------------

    def plate(self, view: AnyView, names: Sequence[str], hand: int, points: Sequence[int]) -> PlateFacts:
        board: GoodgeBoard = view.board
        is_goodge = board.goodge == hand
        need = max(0, board.bid - points[hand])
        note = ""
        if is_goodge and board.phase not in (Phase.PLAY, Phase.SCORED):
            note = f"bid {board.bid}"
        elif is_goodge:
            note = f"needs {need} more" if need else f"made {board.bid}"
        total = str(view.totals[hand]).replace("-", "−")
        return PlateFacts(
            name=names[hand],
            figure=str(points[hand]),
            caption="this round",
            total=f"Total {total}",
            short_total=total,
            note=note,
            is_bad=is_goodge and need > 0 and board.is_over,
            emblem="crown" if is_goodge else None,
            is_dealer=board.dealer == hand,
            is_out=board.phase is Phase.AUCTION and isinstance(board.calls[hand], Pass),
        )

    def bar(self, view: AnyView, names: Sequence[str]) -> BarFacts:
        board: GoodgeBoard = view.board
        words = "" if board.trump is None else f"Trump: {board.trump.plural}"
        if board.goodge is None:
            return BarFacts((Piece("Auction"),), board.trump, words)
        goodge = f"{names[board.goodge]} is the Goodge for {board.bid}"
        return BarFacts((Piece(goodge, "crown", is_settled=True),), board.trump, words)

    def calls(self, view: AnyView) -> dict[int, CallFacts]:
        board: GoodgeBoard = view.board
        if board.phase is not Phase.AUCTION:
            return {}
        said = {seat: call for seat, call in enumerate(board.calls) if call is not None}
        return {
            seat: CallFacts(str(call.amount), is_number=True, stands=call.amount == board.bid)
            if isinstance(call, Bid)
            else CallFacts("Pass", is_number=False)
            for seat, call in said.items()
        }

    def middle(self, scene: ShownTable, canvas: Canvas) -> list[Item]:
        board: GoodgeBoard = scene.view.board
        if board.phase is not Phase.AUCTION or not any(board.calls):
            return []
        return standing_bid(canvas, scene.places.panel(300, 112), scene.view, scene.names)

    # -- motion -------------------------------------------------------------------------------------------

    def handlers(self, director: Director) -> dict[type[Event], Handler]:
        show = GoodgeShow(director)
        return {
            Passed: show.passed,
            GoodgeChosen: show.goodge_chosen,
            StashTaken: show.stash_taken,
            StashBuried: show.stash_buried,
            TrumpNamed: show.trump_named,
            StashWon: show.stash_won,
            ThrownIn: show.thrown_in,
        }
