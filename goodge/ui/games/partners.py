"""What Spades and League Spades show alike: two teams, their bids and contracts, and the bags."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, cast

from ...engine.actions import Bid, BlindNil, Nil
from ...engine.cards import Card, Suit
from ...engine.events import Event, NilBid
from ...engine.game import Phase
from ...engine.partners import SIDES, PartnerBoard, TeamScore, team_score
from ...engine.spadeplay import HAND_SIZE, HANDS, TRUMP, SpadeGame
from ...engine.tricks import suit_of
from ...table.match_table import AnyView
from ..motion import speeds
from ..scenes.phases.bidding import BiddingPanel
from ..scenes.phases.look import LookPanel
from ..scenes.phases.play import PlayPanel
from ..tabletop.facts import CallFacts, Piece, PlateFacts
from .count import sure_tricks
from .french import FrenchPresenter
from .presenter import Handler
from .teams import TEAM_EMBLEMS

if TYPE_CHECKING:
    from ..tabletop.director import Director

_ACE_OF_SPADES = Card(14, Suit.SPADES)
_BEFORE_PLAY = (Phase.LOOK, Phase.BIDDING)


class PartnerPresenter(FrenchPresenter):
    """A game of two teams, told apart by a sun and a moon, whose partners sit across the table."""

    panels: ClassVar = {Phase.LOOK: LookPanel, Phase.BIDDING: BiddingPanel, Phase.PLAY: PlayPanel}

    # -- words --------------------------------------------------------------------------------------------

    def sentence(self, view: AnyView) -> str:
        board: PartnerBoard = view.board
        if board.phase is Phase.LOOK:
            return "Look at the cards, or bid blind nil without having seen them"
        if board.phase is not Phase.BIDDING:
            return super().sentence(view)
        lowest = min(action.amount for action in view.legal if isinstance(action, Bid))
        least = f"{lowest} tricks or more" if lowest > 1 else "how many tricks this hand will take"
        return f"Bid {least}{', or nil: no trick at all' if board.nil else ''}"

    def doing(self, view: AnyView, name: str) -> str:
        return {
            Phase.LOOK: f"{name} may look at the cards, or bid blind nil",
            Phase.BIDDING: f"{name} thinks about a bid",
        }.get(view.board.phase) or super().doing(view, name)

    def about(self, view: AnyView, names: Sequence[str], hand: int) -> str:  # noqa: ARG002
        return f"with {names[(hand + SIDES) % HANDS]}"

    def hand_in_words(self, view: AnyView) -> str:
        """What the hand is good for: by spades above the ace, how many others, and the high cards beside them."""
        strength = cast(SpadeGame[Any, Any], self.game).strength
        spades = [card for card in view.hand if suit_of(card, TRUMP) is TRUMP]
        others = [card for card in view.hand if suit_of(card, TRUMP) is not TRUMP]
        highest = [card for card in self.sorted_hand(view, spades) if strength(card) > strength(_ACE_OF_SPADES)]
        held = [card.words.removeprefix("the ") for card in highest]
        held.append(_count(len(spades) - len(highest), "other spade" if held else "spade"))
        for rank, name in ((14, "ace"), (13, "king")):
            count = sum(card.rank == rank for card in others)
            held += [f"{count} other {name}{'' if count == 1 else 's'}"] if count else []
        tricks = self.fair_bid(view)
        return f"About {_count(tricks, 'trick')}: {', '.join(held)}"

    def fair_bid(self, view: AnyView) -> int:
        game = cast(SpadeGame[Any, Any], self.game)
        return sure_tricks(view.hand, game.pack(view.rules), game.strength)

    # -- plates, calls and bar ----------------------------------------------------------------------------

    def plate(self, view: AnyView, names: Sequence[str], hand: int, points: Sequence[int]) -> PlateFacts:
        board: PartnerBoard = view.board
        side, bid = hand % SIDES, board.bids[hand]
        is_nil = isinstance(bid, Nil | BlindNil)
        figure, caption = "", ""
        if bid is not None and board.phase in _BEFORE_PLAY:
            figure, caption = _said(bid), "bid"
        elif bid is not None:
            figure, caption = f"{points[hand]} / {_said(bid)}", "nil broken" if is_nil and points[hand] else "tricks"
        note, short_note, is_bad = self._team_note(board, side, self.team(view, side, points))
        bags = f" · {_count(view.bags[side], 'bag')}" if view.bags else ""
        total = f"{view.totals[side]}{bags}".replace("-", "−")
        return PlateFacts(
            name=names[hand],
            figure=figure,
            caption=caption,
            total=f"Team {total}",
            short_total=total,
            note=note,
            short_note=short_note,
            has_failed=is_nil and points[hand] > 0,
            is_bad=is_bad,
            emblem=TEAM_EMBLEMS[side],
            is_dealer=board.dealer == hand,
        )

    def team(self, view: AnyView, side: int, tricks: Sequence[int]) -> TeamScore:
        """How a team stands with these tricks by hand."""
        bags = view.bags[side] if view.bags else None
        return team_score(view.board.bids[side::SIDES], tricks[side::SIDES], bags)

    def _team_note(self, board: PartnerBoard, side: int, team: TeamScore) -> tuple[str, str, bool]:
        """How far the team has come, at length and in short, and whether its contract can't be made any more."""
        if not team.contract:
            return "", "", False
        bid = f"team bid {team.contract}"
        if board.phase in _BEFORE_PLAY:
            is_complete = None not in board.bids[side::SIDES]
            return bid if is_complete else f"{bid} so far", bid, False
        need = team.contract - team.tricks
        if need > 0:
            return f"{bid} · needs {need}", f"team needs {need}", need > HAND_SIZE - len(board.tricks)
        return f"{bid} · made", f"team made {team.contract}", False

    def pieces(self, view: AnyView) -> tuple[Piece, ...]:
        board: PartnerBoard = view.board
        if board.phase in _BEFORE_PLAY:
            return (Piece("Bidding"),)
        teams = [
            Piece(f"{team.tricks} of {team.contract}" if team.contract else "nil", TEAM_EMBLEMS[side], is_settled=True)
            for side, team in enumerate(self.team(view, side, board.captured) for side in range(SIDES))
        ]
        return teams[0], self.trick_count(view), teams[1]

    def calls(self, view: AnyView) -> dict[int, CallFacts]:
        board: PartnerBoard = view.board
        if board.phase not in _BEFORE_PLAY:
            return {}
        said = {hand: bid for hand, bid in enumerate(board.bids) if bid is not None}
        return {
            hand: CallFacts(_said(bid).capitalize(), is_number=isinstance(bid, Bid), stands=True)
            for hand, bid in said.items()
        }

    # -- motion -------------------------------------------------------------------------------------------

    def handlers(self, director: Director) -> dict[type[Event], Handler]:
        def nil_bid(event: NilBid, after: AnyView) -> None:
            scene = director.scene
            director.called(event.seat, after, "trump")
            scene.announce(TEAM_EMBLEMS[event.seat % SIDES], f"{scene.names[event.seat]} bids {_nil(event.blind)}")
            director.pause(speeds.GOODGE_REST)
            scene.timeline.call(speeds.GOODGE_REST, lambda: scene.announce(None, ""))

        return {**super().handlers(director), NilBid: nil_bid}


def _said(bid: Bid | Nil | BlindNil) -> str:
    return str(bid.amount) if isinstance(bid, Bid) else _nil(isinstance(bid, BlindNil))


def _nil(is_blind: bool) -> str:
    return "blind nil" if is_blind else "nil"


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"
