"""The one action to advise, out of options that were weighed: of those that are as good, the simplest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf

from ..engine.actions import Action, Bid, PlayCard
from ..engine.cards import Card
from ..engine.game import AnyGame, AnyView
from ..engine.games.goodge import Goodge, GoodgeBoard, worth
from ..engine.partners import PartnerBoard
from ..engine.spadeplay import SpadeGame
from ..engine.tricks import suit_of
from .claims import surely_takes, threats_to
from .judgement import WIDTH, Judgement, Weighed
from .memory import is_on_nil
from .ranks import is_lower
from .shown_voids import is_contract_made
from .swing import scale_of


def advised(game: AnyGame, view: AnyView, judged: Judgement, *, wants_none: bool = False) -> Weighed:
    """Return the best option, or one that is as good for all that can be told and asks for less.

    That is a lower card of its suit that seems worse by no more than a usual error, or in an auction a lower bid:
    whoever is overbid can go on. On a nil it is the higher one of cards that do not win the trick: lower ones are safer
    later. `wants_none`: so it is where no trick is wanted though nobody has bid nil. Raises IndexError if nothing was
    weighed.
    """
    is_nil = wants_none or is_on_nil(view)
    is_for_bags = wants_none and isinstance(view.board, PartnerBoard)  # they cost far less than a nil
    alike = [
        option for option in judged.options if _is_alike(game, view, judged, option, is_nil=is_nil and not is_for_bags)
    ]
    simple = min(alike, key=lambda option: _cost(game, view, option.action, is_nil=is_nil))
    banking = (option for option in alike if _banks_more(game, view, option.action, simple.action))
    return next(banking, simple)


def _banks_more(game: AnyGame, view: AnyView, action: Action, other: Action) -> bool:
    """Return True for the richer of two cards that are as high and both win the trick for sure."""
    if not isinstance(view.board, GoodgeBoard) or not isinstance(action, PlayCard) or not isinstance(other, PlayCard):
        return False
    cards = action.card, other.card
    are_sure = all(surely_takes(game, view, card) for card in cards)
    are_as_high = not is_lower(game, view, *cards) and not is_lower(game, view, *reversed(cards))
    return are_sure and are_as_high and worth(action.card) > worth(other.card)


def simplest(game: AnyGame, view: AnyView, actions: Iterable[Action]) -> Action:
    """Return the action that asks for least, of some that are as good as one another."""
    return min(actions, key=lambda action: _cost(game, view, action, is_nil=is_on_nil(view)))


def next_best(game: AnyGame, judged: Judgement, taken: Weighed) -> Weighed | None:
    """Return the best of the other options, a pass for a bid in an auction; None if there is none."""
    others = [option for option in judged.options if option.action != taken.action]
    if isinstance(game, Goodge) and isinstance(taken.action, Bid):
        others = [option for option in others if not isinstance(option.action, Bid)]
    return next(iter(others), None)


def tempting(game: AnyGame, view: AnyView, judged: Judgement, taken: Weighed) -> Weighed | None:
    """Return the card to be warned of where the next best one is as good: of those clearly worse the one that tempts.

    That is the card that fewest others can beat in the trick, if fewer can than the one to take; else the best of them.
    None where no card is clearly worse.
    """
    if not isinstance(taken.action, PlayCard):
        return None
    clear = (option for option in judged.options if not judged.is_noise(option))
    if is_on_nil(view):  # it goes without saying that a card is no good which may take the trick
        may_take = threats_to(game, view, taken.action.card) is not None
        clear = (option for option in clear if may_take or _threats(game, view, option.action) == inf)
    return bolder(game, view, judged, taken) or next(clear, None)


def bolder(game: AnyGame, view: AnyView, judged: Judgement, taken: Weighed) -> Weighed | None:
    """Return the clearly worse option that fewest cards can beat, if fewer can than the card to take; else None.

    None on a nil: there it goes without saying.
    """
    if is_on_nil(view):
        return None
    return _boldest(game, view, (option for option in judged.options if not judged.is_noise(option)), taken)


def _boldest(game: AnyGame, view: AnyView, options: Iterable[Weighed], taken: Weighed) -> Weighed | None:
    boldest = min(options, key=lambda option: _threats(game, view, option.action), default=None)
    is_bolder = boldest is not None and _threats(game, view, boldest.action) < _threats(game, view, taken.action)
    return boldest if is_bolder else None


def highest_beside(game: AnyGame, view: AnyView, judged: Judgement, taken: Weighed) -> Weighed | None:
    """Return the highest other card of the suit of the card to take, if it is higher; else the boldest card, if any."""
    if not isinstance(taken.action, PlayCard):
        return None
    found, highest = None, taken.action.card
    for option in judged.options:
        if isinstance(option.action, PlayCard) and is_lower(game, view, highest, option.action.card):
            found, highest = option, option.action.card
    return found or _boldest(game, view, judged.options, taken)


def best_elsewhere(view: AnyView, judged: Judgement, taken: Weighed) -> Weighed | None:
    """Return the best card of another suit than the card to take, None if there is none."""
    if not isinstance(taken.action, PlayCard):
        return None
    suit, trump = suit_of(taken.action.card, view.board.trump), view.board.trump
    cards = ((option, option.action) for option in judged.options)
    other = (each for each, action in cards if isinstance(action, PlayCard) and suit_of(action.card, trump) is not suit)
    return next(other, None)


def _threats(game: AnyGame, view: AnyView, action: Action) -> float:
    """Return how many cards may still beat a card in the trick, infinitely many where it cannot take it."""
    threats = threats_to(game, view, action.card) if isinstance(action, PlayCard) else None
    return inf if threats is None else sum(threats)


def _is_alike(game: AnyGame, view: AnyView, judged: Judgement, option: Weighed, *, is_nil: bool) -> bool:
    """Return True for a card of the best one's suit, or a bid in an auction, that is worse by less than can be told.

    On a nil that is all the noise: there the ranks of two cards of a suit tell which is safer. So it is of two cards
    that both take the trick for sure, or both not, after all others: the lower one is to be spared no less.
    """
    best = judged.best
    if best.action == option.action:
        return True
    apart = best.worth - option.worth
    if isinstance(best.action, PlayCard) and isinstance(option.action, PlayCard):
        cards = best.action.card, option.action.card
        suits = [suit_of(card, view.board.trump) for card in cards]
        is_sure = is_nil or _are_sure(game, view, cards)
        most = WIDTH * judged.error if is_sure else min(judged.error, scale_of(game.id).noise)
        return suits[0] is suits[1] and apart <= most
    is_of_kind = isinstance(game, Goodge) and isinstance(best.action, Bid) and isinstance(option.action, Bid)
    return is_of_kind and apart <= judged.error


def _are_sure(game: AnyGame, view: AnyView, cards: Sequence[Card]) -> bool:
    """Return True for cards that take the trick alike in any case, where a lower one is as good or better.

    Not once the contract is made, as tricks beyond it may count against the team; nor where points differ.
    """
    board = view.board
    if isinstance(board, GoodgeBoard) and len(set(map(worth, cards))) > 1:
        return False
    if isinstance(board, PartnerBoard) and is_contract_made(board, view.seat or 0):
        return False
    threats = [threats_to(game, view, card) for card in cards]
    is_last = len(board.trick.cards) == len(board.captured) - 1
    return threats == [(0, 0)] * len(cards) or (is_last and threats == [None] * len(cards))


def _cost(game: AnyGame, view: AnyView, action: Action, *, is_nil: bool) -> tuple[int, int]:
    """Return how much an action asks for, to compare it with others of its kind."""
    if isinstance(action, Bid):
        return 0, action.amount
    if not isinstance(action, PlayCard):
        return 0, 0
    if isinstance(game, Goodge):
        return worth(action.card), action.card.rank
    strength = game.strength(action.card) if isinstance(game, SpadeGame) else action.card.rank
    if not is_nil:
        return 0, strength
    return (0, -strength) if threats_to(game, view, action.card) is None else (1, strength)
