"""Who takes the trick under way after each of two cards: counted over deals that fit a view."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.actions import BlindNil, Nil
from ..engine.cards import Card
from ..engine.game import AnyGame, AnyView
from ..engine.games.goodge import GoodgeBoard
from ..engine.partners import SIDES, PartnerBoard
from ..engine.tricks import suit_of
from .claims import surely_takes, threats_to
from .counting import DealCount, Fates, trick_counts
from .memory import is_on_nil, partners_place
from .merits import is_empty, is_own_to_follow, is_own_trick
from .shown_voids import is_contract_made
from .why import NoPoints, Reason, SurelyTakes, TakesTrick
from .why_pairs import GoodgeTakes, LeavesTrick, MateTakes

_MORE = 0.15  # of the deals, by which a team takes the trick more often, from which on its partner is named
_SELDOM = 0.2  # below which it is no reason that a card takes it
_OFTEN = 0.3  # of the deals, from which on that somebody else takes the trick is a reason


def of_trick(game: AnyGame, view: AnyView, fates: Fates, best: Card, other: Card) -> Iterator[Reason]:
    """Return who takes the trick more often after the one card than after the other, where that is told of it."""
    if is_own_trick(game, view) or is_own_to_follow(view):
        return
    takes, other_takes = trick_counts(fates)
    of_team = team_counts(view, fates)
    told, other_told = of_team or (takes, other_takes)
    if surely_takes(game, view, best):
        is_more = other_takes.share > 0 and told.share > other_told.share and told.differs_from(other_told)
        if is_more and not _defies_rank(game, view, best, other, takes_more=True):
            yield SurelyTakes(best, other, other_takes)
        return
    takes_more = takes.share > other_takes.share
    if takes_more and takes.share < _SELDOM:
        return
    by_others = () if takes_more else tuple(_by_others(game, view, fates, best, other))
    yield from by_others
    is_told = takes.differs_from(other_takes) and told.differs_from(other_told)
    is_told = is_told and takes_more == (told.share > other_told.share)
    if by_others or not is_told or _defies_rank(game, view, best, other, takes_more):
        return
    is_wanted = not takes_more and not is_on_nil(view) and not fates.wants_fewer
    if is_wanted and (takes.share > 0.5 or not view.board.trick.cards):
        return  # that it is left to others now and then is no reason, nor is it one to lead a card
    is_sure = threats_to(game, view, best) is None and surely_takes(game, view, other)
    is_worthless = not takes_more and is_empty(view)
    if is_worthless:
        yield NoPoints(is_last=len(view.board.trick.cards) == len(view.board.captured) - 1)
    if not is_sure:
        yield TakesTrick(best, told, other, other_told, is_team=of_team is not None)
    elif not is_worthless and partners_place(game, view) is None:  # a sure trick sounds like one to win
        yield LeavesTrick(best, other)


def _by_others(game: AnyGame, view: AnyView, fates: Fates, best: Card, other: Card) -> Iterator[Reason]:
    """Return that somebody of one's side takes the trick more often, or the Goodge less often.

    Nothing for whoever wants no trick, of a partner where one of the two wants none or the contract is made, and where
    the ranks of two cards do not explain it.
    """
    board, seat = view.board, view.seat or 0
    if isinstance(board, PartnerBoard):
        partner = _partner(view)
        mates, against = [] if partner is None or is_contract_made(board, seat) else [partner], None
    elif isinstance(board, GoodgeBoard) and board.goodge not in (None, seat):
        against = board.goodge
        mates = [hand for hand in range(len(board.captured)) if hand not in (seat, against)]
    else:
        return
    if against is not None:
        one, two = trick_counts(fates, against)
        if one.differs_from(two):
            if one.share < two.share and not _defies_rank(game, view, best, other, takes_more=True):
                yield GoodgeTakes(against, best, one, other, two)
            return
    if not _defies_rank(game, view, best, other, takes_more=False):
        counts = {mate: trick_counts(fates, mate) for mate in mates}
        mate = max(counts, key=lambda each: counts[each][0].share - counts[each][1].share, default=None)
        if mate is None:
            return
        one, two = counts[mate]
        own, other_own = (0.0, 0.0) if against is not None else (count.share for count in trick_counts(fates))
        is_more = one.share + own - two.share - other_own >= _MORE
        if is_more and one.share > two.share and one.differs_from(two) and one.share >= _OFTEN:
            yield MateTakes(mate, against, best, one, other, two)


def team_counts(view: AnyView, fates: Fates) -> tuple[DealCount, DealCount] | None:
    """Return in how many of the deals the team takes the trick after each card; None where only its own tricks count.

    That is on a nil, on the partner's, and in games without teams.
    """
    partner = _partner(view)
    if partner is None:
        return None
    counts = zip(trick_counts(fates), trick_counts(fates, partner), strict=True)
    one, two = (DealCount(own.times + mates.times, own.of) for own, mates in counts)
    return one, two


def _partner(view: AnyView) -> int | None:
    """Return the hand of the partner, whose tricks count as one's own; None if one of the two has bid nil."""
    board, seat = view.board, view.seat or 0
    if not isinstance(board, PartnerBoard):
        return None
    partner = (seat + SIDES) % len(board.bids)
    is_nil = any(isinstance(board.bids[each], Nil | BlindNil) for each in (seat, partner))
    return None if is_nil else partner


def _defies_rank(game: AnyGame, view: AnyView, best: Card, other: Card, takes_more: bool) -> bool:
    """Return True where the lower of two cards of a suit takes the trick more often; `takes_more`: `best` does.

    Then what others do with their cards decides, and to tell of the trick would explain nothing.
    """
    trump = view.board.trump
    if suit_of(best, trump) is not suit_of(other, trump):
        return False
    is_higher = game.winning_place((best, other), trump) == 0
    return takes_more != is_higher


def oftener(reason: Reason) -> float:
    """Return the share of deals by which the better card takes the trick more often than the other; 0 if not told."""
    match reason:
        case TakesTrick(_, takes, _, other_takes):
            return takes.share - other_takes.share
        case SurelyTakes(_, _, DealCount() as other_takes):
            return 1.0 - other_takes.share
    return 0.0
