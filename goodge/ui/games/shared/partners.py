"""The parts that Spades and League Spades share: two teams, their bids and contracts, and the bags."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from ....engine.actions import Bid, BlindNil, Nil
from ....engine.cards import Card, Suit
from ....engine.events import Event, NilBid
from ....engine.game import AnyView, Phase
from ....engine.partners import SIDES, PartnerBoard, TeamScore, team_score
from ....engine.refusals import UnderTheBoard
from ....engine.spadeplay import HAND_SIZE, HANDS, TRUMP, SpadeGame
from ....engine.state import narrow
from ....engine.tricks import suit_of
from ....engine.values import replace
from ....players.anygame.advice import outlook_of
from ...motion import speeds
from ...program.teams import TEAM_EMBLEMS, Occasion
from ...tabletop.director import Director, Handler
from ...tabletop.facts import CallFacts, Piece, PlateFacts
from ...tabletop.presenter import Presenter
from ...wording import bar, happenings, plates, tips
from ...wording.bids import call_words
from ...wording.hands import outlook_words, trick_cards
from ...wording.lists import listed
from ...wording.prompts import AnyPrompt, HowManyTricks, Prompt
from ...wording.rounds import taken_of_bid_words
from ...wording.spoken import in_sentences, name_with_value
from ...wording.told import bid_together
from .french import FrenchPresenter, french_shows

_ACE_OF_SPADES = Card(14, Suit.SPADES)
_BEFORE_PLAY = (Phase.LOOK, Phase.BIDDING)


class PartnerPresenter(FrenchPresenter):
    """The presenter of a game of two teams, told apart by a sun and a moon, whose partners sit across the table."""

    def __init__(self, occasion: Occasion | None = None) -> None:
        self._occasion = occasion

    def at(self, occasion: Occasion) -> Presenter:
        return type(self)(occasion)

    def side_emblem(self, side: int) -> str:
        return self.emblems[side]

    def taken_words(self, view: AnyView, side: int) -> str:
        team = self.team(view, side, view.board.captured)
        return bar.contract_words(team.tricks, team.contract, is_lost=_is_lost(narrow(view, PartnerBoard).board, team))

    def has_failed(self, view: AnyView, side: int) -> bool:
        return _is_lost(narrow(view, PartnerBoard).board, self.team(view, side, view.board.captured))

    @property
    def emblems(self) -> tuple[str, str]:
        """The emblem of each side."""
        return TEAM_EMBLEMS if self._occasion is None else self._occasion.emblems

    # -- words --------------------------------------------------------------------------------------------

    def bar_in_words(self, view: AnyView) -> str:
        return tips.team_goal_words(view.rules.target)

    def prompt(self, view: AnyView) -> AnyPrompt:
        board = narrow(view, PartnerBoard).board
        if board.phase is Phase.LOOK:
            return Prompt.LOOK
        if board.phase is not Phase.BIDDING:
            return super().prompt(view)
        lowest = min(action.amount for action in view.legal if isinstance(action, Bid))
        return UnderTheBoard(self.least_for_a_team, lowest) if lowest > 1 else HowManyTricks(board.nil)

    def doing(self, view: AnyView, name: str) -> str:
        says = {Phase.LOOK: happenings.may_look, Phase.BIDDING: happenings.thinks_about_bid}.get(view.board.phase)
        return super().doing(view, name) if says is None else says(name)

    def about(self, view: AnyView, names: Sequence[str], hand: int) -> str:  # noqa: ARG002
        """Return the team's name, if it has one, or the partner."""
        partner = names[(hand + SIDES) % HANDS]
        return plates.with_partner(partner) if self._occasion is None else self._occasion.teams[hand % SIDES]

    def hand_in_words(self, view: AnyView, *, has_outlook: bool = True) -> str:
        """Return the words for the spades and high cards, and for the tricks that the hand is good for with them."""
        strength = cast(SpadeGame[Any, Any], self.game).strength
        spades = [card for card in view.hand if suit_of(card, TRUMP) is TRUMP]
        others = [card for card in view.hand if suit_of(card, TRUMP) is not TRUMP]
        highest = [card for card in self.sorted_hand(view, spades) if strength(card) > strength(_ACE_OF_SPADES)]
        aces, kings = (sum(card.rank == rank for card in others) for rank in (14, 13))
        cards = highest, len(spades) - len(highest), aces, kings
        if not has_outlook:
            return trick_cards(*cards)
        outlook = outlook_of(view)
        return outlook_words(outlook.fewest, outlook.most, *cards)

    def fair_bid(self, view: AnyView) -> int:
        return outlook_of(view).fewest

    def agreed(self, view: AnyView, names: Sequence[str]) -> str:
        board = narrow(view, PartnerBoard).board
        if board.phase is not Phase.PLAY:
            return ""
        return in_sentences(bid_together(names[side::SIDES], board.contract(side)) for side in range(SIDES))

    # -- plates, calls and bar ----------------------------------------------------------------------------

    def plate(self, view: AnyView, names: Sequence[str], hand: int, points: Sequence[int]) -> PlateFacts:
        board = narrow(view, PartnerBoard).board
        side, bid = hand % SIDES, board.bids[hand]
        is_nil = isinstance(bid, Nil | BlindNil)
        tricks = None if board.phase in _BEFORE_PLAY else points[hand]
        team = self.team(view, side, points)
        return PlateFacts(
            name=names[hand],
            figure=plates.bid_figure(bid, tricks),
            caption=plates.bid_caption(bid, tricks),
            has_failed=is_nil and points[hand] > 0,
            is_bad=tricks is not None and not is_nil and _is_lost(board, team),
            has_made=tricks is not None and 0 < team.contract <= team.tricks,
            emblem=self.emblems[side],
            is_dealer=board.dealer == hand,
        )

    def team(self, view: AnyView, side: int, tricks: Sequence[int]) -> TeamScore:
        """Return the score of a team with these tricks by hand."""
        bags = view.bags[side] if view.bags else None
        return team_score(narrow(view, PartnerBoard).board.bids[side::SIDES], tricks[side::SIDES], bags)

    def pieces(self, view: AnyView, names: Sequence[str]) -> tuple[Piece, ...]:
        """Return what both teams have bid and taken, with their totals, and between them what is going on."""
        is_bidding = narrow(view, PartnerBoard).board.phase in _BEFORE_PLAY
        bidding, counted = Piece(bar.bidding(), tip=tips.bidding_tip()), self.trick_count(view)
        middle = replace(bidding if is_bidding else counted, turns=(bidding, *counted.turns))
        sides = range(SIDES) if self._occasion is None else self._occasion.sides
        sun, moon = (self._team_piece(view, names[side::SIDES], side) for side in sides)
        return sun, middle, moon

    def _team_piece(self, view: AnyView, partners: Sequence[str], side: int) -> Piece:
        board, bags = narrow(view, PartnerBoard).board, view.bags[side] if view.bags else None
        of_bids = board.phase in _BEFORE_PLAY
        piece = _bid_piece(board, side, partners) if of_bids else self._contract_piece(view, side, partners)
        short, total = plates.short_team_total(view.totals[side], bags), plates.team_total(view.totals[side], bags)
        tip = in_sentences((piece.tip, total))
        is_own = view.seat is not None and board.own_hand(view.seat) % SIDES == side
        return replace(piece, emblem=self.emblems[side], is_own=is_own, more=short, tip=tip)

    def _contract_piece(self, view: AnyView, side: int, partners: Sequence[str]) -> Piece:
        board, team = narrow(view, PartnerBoard).board, self.team(view, side, view.board.captured)
        tip = tips.team_tip(partners, team.tricks, team.contract)
        is_lost = _is_lost(board, team)
        told = in_sentences((tip, plates.lost_note(team.contract))) if is_lost else tip
        words = bar.contract_words(team.tricks, team.contract, is_lost=is_lost)
        is_long = is_lost or team.tricks > team.contract > 0
        short = taken_of_bid_words(team.tricks, team.contract) if is_long else ""
        return Piece(words, short=short, is_settled=True, is_bad=is_lost, tip=told)

    def calls(self, view: AnyView) -> dict[int, CallFacts]:
        board = narrow(view, PartnerBoard).board
        if board.phase not in _BEFORE_PLAY:
            return {}
        said = {hand: bid for hand, bid in enumerate(board.bids) if bid is not None}
        return {
            hand: CallFacts(call_words(bid), is_number=isinstance(bid, Bid), stands=True) for hand, bid in said.items()
        }

    def bids(self, view: AnyView) -> dict[int, str]:
        bids = narrow(view, PartnerBoard).board.bids
        return {hand: call_words(bid) for hand, bid in enumerate(bids) if bid is not None}


def _bid_piece(board: PartnerBoard, side: int, partners: Sequence[str]) -> Piece:
    """Return what two partners have bid so far."""
    bids, contract = board.bids[side::SIDES], board.contract(side)
    if bids == (None,) * SIDES:
        none = plates.bid_caption(None, None)
        return Piece(none, tip=name_with_value(listed(partners), none))
    if not contract:
        words = told = bar.contract_words(0, 0)
    else:
        words, told = plates.bid_note(contract), plates.team_bid(contract, is_complete=None not in bids)
    return Piece(words, is_settled=True, tip=name_with_value(listed(partners), told))


def _is_lost(board: PartnerBoard, team: TeamScore) -> bool:
    """Return True if too few tricks are left for the contract."""
    return team.contract - team.tricks > HAND_SIZE - len(board.tricks)


def partner_shows(director: Director) -> dict[type[Event], Handler]:
    """Return the handlers for the events of two teams."""

    def nil_bid(event: NilBid, after: AnyView) -> None:
        shown = director.shown
        director.called(event.seat, after, "trump")
        emblem = shown.presenter.side_emblem(event.seat % SIDES)
        shown.announce(emblem, happenings.bids_nil, shown.names[event.seat], blind=event.blind)
        director.pause(speeds.GOODGE_REST)
        director.next(shown.end_announcement)

    return {**french_shows(director), NilBid: nil_bid}
