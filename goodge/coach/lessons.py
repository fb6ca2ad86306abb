"""What a round of the first evening asks for at a moment, so that a hint asks for the same."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from ..engine.actions import Action, Bid, NameTrump, Pass, PlayCard
from ..engine.cards import CROWN, Card, Suit
from ..engine.game import AnyView, Phase
from ..engine.games import game_named
from ..engine.tricks import suit_of
from .ideas import Idea, Line, Told
from .known import BEFORE_POINTS

_Fits = Callable[[Told, AnyView, Action], bool]


def asked_by(idea: Idea, told: Told | None, view: AnyView) -> tuple[Action, ...]:
    """Return the actions that fit what is said, or what the round is about; none where any action does."""
    fits = None if told is None else _ASKED.get(told.line)
    if told is not None and fits is not None:
        return _some(view, [action for action in view.legal if fits(told, view, action)])
    return _some(view, _for_tricks(view)) if idea in BEFORE_POINTS and view.board.phase is Phase.PLAY else ()


def _some(view: AnyView, wanted: Collection[Action]) -> tuple[Action, ...]:
    """Return these actions if they leave anything out."""
    return tuple(wanted) if len(wanted) < len(view.legal) else ()


# -- cards ---------------------------------------------------------------------------------------------------------


def _wins(view: AnyView, card: Card) -> bool:
    """Return True if a card would be winning the trick on the table."""
    board = view.board
    return game_named(view.game).winning_place((*board.trick.cards, card), board.trump) == len(board.trick.cards)


def _strength(view: AnyView, card: Card) -> tuple[bool, bool, int]:
    trump = view.board.trump
    return card == CROWN, suit_of(card, trump) is trump, card.rank


def _is_last(view: AnyView) -> bool:
    """Return True if nobody plays to the trick after the hand that is to play."""
    return len(view.board.trick.cards) == len(view.board.captured) - 1


def _for_tricks(view: AnyView) -> list[Action]:
    """Return the cards that do most for winning tricks: high ones where they may win, else the lowest."""
    cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
    winning = [card for card in cards if _wins(view, card)]
    if not winning:
        lowest = min(_strength(view, card) for card in cards)
        return [PlayCard(card) for card in cards if _strength(view, card) == lowest]
    pick = min if _is_last(view) else max
    chosen = pick(_strength(view, card) for card in winning)
    return [PlayCard(card) for card in winning if _strength(view, card) == chosen]


# -- what the lines ask for ----------------------------------------------------------------------------------------


def _that_card(told: Told, view: AnyView, action: Action) -> bool:  # noqa: ARG001
    return isinstance(action, PlayCard) and action.card == told.at.card


def _to_win(told: Told, view: AnyView, action: Action) -> bool:  # noqa: ARG001
    return isinstance(action, PlayCard) and _wins(view, action.card)


def _to_lose(told: Told, view: AnyView, action: Action) -> bool:  # noqa: ARG001
    return isinstance(action, PlayCard) and not _wins(view, action.card)


def _no_one_to_catch(told: Told, view: AnyView, action: Action) -> bool:  # noqa: ARG001
    if not isinstance(action, PlayCard):
        return False
    return action.card.rank != 1 or (_is_last(view) and _wins(view, action.card))


def _most_held(told: Told, view: AnyView, action: Action) -> bool:  # noqa: ARG001
    held = [card.suit for card in view.hand]
    return isinstance(action, NameTrump) and held.count(action.suit) == max(map(held.count, Suit))


def _a_trump(told: Told, view: AnyView, action: Action) -> bool:  # noqa: ARG001
    trump = view.board.trump
    return isinstance(action, PlayCard) and suit_of(action.card, trump) is trump


def _not_the_strongest(told: Told, view: AnyView, action: Action) -> bool:  # noqa: ARG001
    strongest = max(view.hand, key=lambda card: _strength(view, card))
    return isinstance(action, PlayCard) and action.card != strongest


def _most_dangerous(told: Told, view: AnyView, action: Action) -> bool:  # noqa: ARG001
    """Return True for the highest card of a suit, if it does not win the trick."""
    if not isinstance(action, PlayCard) or _wins(view, action.card):
        return False
    return all(card.rank <= action.card.rank for card in view.hand if card.suit is action.card.suit)


def _as_many(told: Told, view: AnyView, action: Action) -> bool:  # noqa: ARG001
    return action == Bid(told.at.number)


def _up_to(told: Told, view: AnyView, action: Action) -> bool:  # noqa: ARG001
    return isinstance(action, Bid) and action.amount <= told.at.number


def _in_reach(told: Told, view: AnyView, action: Action) -> bool:  # noqa: ARG001
    return isinstance(action, Pass) or (isinstance(action, Bid) and action.amount <= told.at.most)


def _pass(told: Told, view: AnyView, action: Action) -> bool:  # noqa: ARG001
    return isinstance(action, Pass)


_ASKED: Mapping[Line, _Fits] = {
    Line.TRUMP_IT: _that_card,
    Line.CROWN_LEADS: _that_card,
    Line.CROWN_STILL: _that_card,
    Line.CROWN_FOLLOWS: _that_card,
    Line.SPADE_IT: _that_card,
    Line.JOKER_FOLLOWS: _that_card,
    Line.CANCEL_IT: _that_card,
    Line.AIM: _to_win,
    Line.CATCH: _to_win,
    Line.OWN_ONE: _no_one_to_catch,
    Line.NAME_TRUMP: _most_held,
    Line.DRAW_TRUMPS: _a_trump,
    Line.LAST_TRICK: _not_the_strongest,
    Line.WORTH: _up_to,
    Line.OUTBID: _in_reach,
    Line.TOO_HIGH: _pass,
    Line.PARTNER_WINS: _to_lose,
    Line.NIL_UNDER: _to_lose,
    Line.NIL_VOID: _most_dangerous,
    Line.BID_TRICKS: _as_many,
    Line.SLAM_UNDER: _to_lose,
}
