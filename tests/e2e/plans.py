"""How people in these tests play: quickly decided, and so that every phase comes up."""

from typing import Any

from goodge.engine.actions import Action, Bid, Bury, Look, NameTrump, Nil, Pass, PlayCard
from goodge.engine.cards import Suit
from goodge.engine.game import Phase, View
from goodge.engine.games.goodge import HIGHEST_BID
from goodge.ui.games import face_of

AnyView = View[Any]


def bold(view: AnyView) -> Action:
    """Becomes the Goodge for 250 at the first chance, and keeps one card of the Stash."""
    return Bid(HIGHEST_BID) if view.board.phase is Phase.AUCTION else _played(view)


def timid(view: AnyView) -> Action:
    """Never bids."""
    return Pass() if Pass() in view.legal else _played(view)


def modest(view: AnyView) -> Action:
    """Looks at the cards; bids nil in the first round where that may be done, otherwise four tricks."""
    if Look() in view.legal:
        return Look()
    if view.board.phase is Phase.BIDDING:
        return Nil() if Nil() in view.legal and not any(view.totals) else Bid(4)
    return _played(view)


def _played(view: AnyView) -> Action:
    board = view.board
    if board.phase is Phase.EXCHANGE:
        assert view.stash is not None
        own = [card for card in face_of(view.game).presenter.sorted_hand(view, view.hand) if card not in view.stash]
        return Bury((view.stash[0], own[3], own[-2]))
    if board.phase is Phase.TRUMP:
        return NameTrump(min(Suit, key=lambda suit: sum(card.suit == suit for card in view.hand)))
    cards = [action for action in view.legal if isinstance(action, PlayCard)]
    return cards[len(board.tricks) % len(cards)] if cards else view.legal[0]
