"""The Goodge Rules on the screen: the auction, the Stash, the Goodge and what they still need."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ....engine.actions import Bid, Pass
from ....engine.cards import CROWN, Card
from ....engine.events import TrickWon
from ....engine.game import AnyView, Hand, Phase, Trick
from ....engine.games.goodge import HIGHEST_BID, STASH_SIZE, GoodgeBoard, worth
from ....engine.games.goodge_board import ALL_POINTS
from ....engine.refusals import BidTooLow
from ....engine.state import narrow
from ...drawing.canvas import Canvas
from ...tabletop.facts import BarFacts, CallFacts, Piece, PlateFacts
from ...tabletop.places import Places
from ...tabletop.presenter import Presenter
from ...widgets.base import Item
from ...wording import bar, happenings, plates, tips
from ...wording.bids import call_words
from ...wording.hands import points_in_hand, worth_words
from ...wording.numbers import figure, points
from ...wording.prompts import AnyPrompt, Prompt
from ...wording.told import with_worth
from .auction import standing_bid

_PLAYED = (Phase.PLAY, Phase.SCORED)


class GoodgePresenter(Presenter):
    """The presenter of the main game."""

    id = "goodge"
    pictures = "cards"
    # -- words --------------------------------------------------------------------------------------------

    def prompt(self, view: AnyView) -> AnyPrompt:
        board = narrow(view, GoodgeBoard).board
        if board.phase is Phase.AUCTION:
            return BidTooLow(board.lowest_bid) if board.lowest_bid <= HIGHEST_BID else Prompt.PASS
        if board.phase is Phase.EXCHANGE:
            return Prompt.LAY_AWAY
        if board.phase is Phase.TRUMP:
            return Prompt.CHOOSE_TRUMP
        return self.prompt_to_follow(view) if board.trick.cards else self.lead_any(view)

    def doing(self, view: AnyView, name: str) -> str:
        says = {
            Phase.AUCTION: happenings.thinks_about_bid,
            Phase.EXCHANGE: happenings.lays_away,
            Phase.TRUMP: happenings.chooses_trump,
        }.get(view.board.phase)
        return super().doing(view, name) if says is None else says(name)

    def card_words(self, view: AnyView, card: Card) -> str:  # noqa: ARG002
        return worth_words(card, worth(card))

    def card_told(self, card: Card) -> str:
        name = self.card_called(card)
        return with_worth(name, points(worth(card))) if worth(card) else name

    def card_held(self, view: AnyView, card: Card) -> str:  # noqa: ARG002
        return self.card_told(card)

    def trick_taken(self, event: TrickWon, name: str) -> str:
        return happenings.takes_trick(name, event.points)

    def trick_won(self, trick: Trick, name: str) -> str:
        return happenings.won_trick(name, trick.points)

    def hand_in_words(self, view: AnyView, *, has_outlook: bool = True) -> str:  # noqa: ARG002
        """Return the words for the points in the hand and its longest suit, or suits."""
        suits = [card.suit for card in view.hand if card.suit is not None]
        most = max(map(suits.count, suits), default=0)
        longest = [(suit, most) for suit in sorted(set(suits)) if suits.count(suit) == most]
        return points_in_hand(sum(map(worth, view.hand)), longest, has_crown=CROWN in view.hand)

    def trick_worth(self, cards: Iterable[Card]) -> str:
        together = sum(map(worth, cards))
        return points(together) if together else ""

    # -- cards --------------------------------------------------------------------------------------------

    def hand_sizes(self, view: AnyView) -> list[int]:
        sizes = super().hand_sizes(view)
        board = narrow(view, GoodgeBoard).board
        if board.phase is Phase.EXCHANGE and board.goodge is not None:
            sizes[board.goodge] += STASH_SIZE
        return sizes

    def set_aside(self, view: AnyView) -> int:
        return 0 if view.board.phase is Phase.EXCHANGE or view.board.is_over else STASH_SIZE

    def slots(self, view: AnyView) -> Hand:
        return stash_in_order(view.stash or ()) if view.board.phase is Phase.EXCHANGE else ()

    def first_choice(self, view: AnyView, cards: Sequence[Card]) -> Card:  # noqa: ARG002
        """Return the cheapest card: nobody should give points away by a hasty Enter."""
        return min(cards, key=lambda card: (worth(card), card.rank))

    # -- plates, calls and bar ----------------------------------------------------------------------------

    def plate(self, view: AnyView, names: Sequence[str], hand: int, points: Sequence[int]) -> PlateFacts:
        board = narrow(view, GoodgeBoard).board
        is_goodge = board.goodge == hand
        taken = board.captured  # the figure grows on its way there, and what is needed agrees with what is said
        need, left = max(0, board.bid - taken[hand]), 0 if board.is_over else ALL_POINTS - sum(taken)
        is_lost = is_goodge and need > left and board.phase in _PLAYED
        note = short = ""
        if is_goodge and board.phase not in _PLAYED:
            note = plates.bid_note(board.bid)
        elif is_lost:
            note = plates.taken_note(taken[hand])
        elif is_goodge:
            note, short = plates.need_note(need, board.bid), plates.short_need_note(need, board.bid)
        return PlateFacts(
            name=names[hand],
            figure=figure(-board.bid if is_lost else points[hand]),
            caption=plates.this_round(),
            total=plates.total_words(view.totals[hand]),
            short_total=figure(view.totals[hand]),
            note=note,
            short_note=short,
            has_failed=is_lost,
            has_made=is_goodge and not need and board.phase in _PLAYED,
            emblem="crown" if is_goodge else None,
            is_dealer=board.dealer == hand,
            is_out=board.phase is Phase.AUCTION and isinstance(board.calls[hand], Pass),
        )

    def bar(self, view: AnyView, names: Sequence[str]) -> BarFacts:
        board = narrow(view, GoodgeBoard).board
        words = "" if board.trump is None else bar.trump_words(board.trump)
        if board.goodge is None:
            return BarFacts((Piece(bar.auction(), tip=tips.auction_tip()),), board.trump, words)
        name = names[board.goodge]
        goal = tips.goodge_tip(name, board.bid, board.captured[board.goodge])
        piece = Piece(bar.goodge_words(name, board.bid), "crown", is_settled=True, tip=goal)
        return BarFacts((piece,), board.trump, words, "" if board.trump is None else tips.trump_tip(board.trump))

    def stash_in_words(self, view: AnyView) -> str:
        cards = self.buried(view)
        if cards:
            return tips.own_stash_tip(cards, sum(map(worth, cards)))
        return tips.stash_tip() if view.board.phase is Phase.AUCTION else tips.buried_tip()

    def buried(self, view: AnyView) -> Hand:
        return view.stash or () if self.set_aside(view) else ()

    def calls(self, view: AnyView) -> dict[int, CallFacts]:
        board = narrow(view, GoodgeBoard).board
        if board.phase is not Phase.AUCTION:
            return {}
        said = {seat: call for seat, call in enumerate(board.calls) if call is not None}
        return {
            seat: CallFacts(call_words(call), is_number=isinstance(call, Bid), stands=call == Bid(board.bid))
            for seat, call in said.items()
        }

    def bids(self, view: AnyView) -> dict[int, str]:
        calls = narrow(view, GoodgeBoard).board.calls
        return {seat: call_words(call) for seat, call in enumerate(calls) if call is not None}

    def middle(self, view: AnyView, names: Sequence[str], places: Places, canvas: Canvas) -> list[Item]:
        board = narrow(view, GoodgeBoard).board
        is_over = board.phase is not Phase.AUCTION or board.goodge is not None  # crowned; the Stash is still to come
        if is_over or not any(board.calls):
            return []
        return standing_bid(canvas, places.asking(300, 112), view, names)


def stash_in_order(cards: Hand) -> Hand:
    """Return the cards of the Stash as they are turned up: low worth first."""
    return tuple(sorted(cards, key=lambda card: (worth(card), card.rank)))
