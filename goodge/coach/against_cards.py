"""What is counted against a card that is about to be played: what it does in the trick, and what becomes of that."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.actions import BlindNil, Nil
from ..engine.cards import Card
from ..engine.game import AnyGame, AnyView
from ..engine.games.goodge import GoodgeBoard, worth
from ..engine.games.spidge import SpidgeBoard
from ..engine.partners import PartnerBoard
from .counting import Fates, trick_counts
from .differences import is_for_few
from .drawbacks import frees_dummy, on_nil, own_has_to_beat
from .goals import MakeNil
from .keeping import good_for_later
from .memory import is_on_nil, is_partners, partners_place
from .shown_voids import is_contract_made
from .stakes import stakes_of
from .standing import is_safe
from .taking import team_counts
from .why import Reaches, Reason, TakesTrick
from .why_against import Against, EndsNil
from .why_bags import OnlyBags
from .why_pairs import LessForGoodge, LosesPoints, MoreInAll, WinsNothing

_MOSTLY = 0.5  # of the deals
_CLEARLY = 0.3  # of the deals, by which the better card takes the trick more often, from which on that is told as well


def against_card(game: AnyGame, view: AnyView, fates: Fates, counted: Against | None) -> tuple[Reason, ...]:
    """Return what is told against the second of two cards, in that order; `counted` is what a hint would tell first.

    Before that stands what can be seen in the cards: that more tricks are only bags; that a nil ends with the trick;
    that the points of a card are mostly lost, if the better one has fewer; that it takes the trick less often, or a
    later one if it is kept. Where all that is counted is who takes the trick, it is told alone, or that nothing is won
    by it, or the points that are lost with it. In Spidge a trick counts by the nil that ends with it alone, if that is
    what is played for, or by what the dummy gets rid of, if its nil is, or by what one's own other hand has to beat.
    """
    best, bad = map(fates.cards.card, fates.moves)
    if isinstance(view.board, SpidgeBoard):
        return _in_spidge(game, view, fates, best, bad, counted)
    bags = next(_for_bags(view, fates), None)
    if bags is not None:
        return (bags,) if counted is None or isinstance(counted, TakesTrick) else (bags, counted)
    lost = next(_loses_points(view, fates, best, bad, is_all=counted is None), None)
    if isinstance(counted, TakesTrick) and (lost is None or counted.other_takes.share > counted.takes.share):
        is_vain = _is_for_nothing(view, counted)
        is_last = len(view.board.trick.cards) == len(view.board.captured) - 1
        return (WinsNothing(bad, is_last=is_last),) if is_vain else (counted,)
    ends = next(_ends_nil(view, fates, bad), None)
    if ends is not None:
        return _of_nil(ends, counted)
    if lost is not None:
        if counted is None or isinstance(counted, TakesTrick | MoreInAll | LessForGoodge):
            return (lost,)
        return lost, counted
    least = 0.0 if counted is None else _CLEARLY
    taken = next(_less_often(game, view, fates, best, bad, least), None)
    if counted is None:
        return () if taken is None else (taken,)
    later = next(good_for_later(view, fates, bad), None) if isinstance(counted, Reaches) else None
    first = taken or (later if isinstance(later, Against) else None)
    return (counted,) if first is None else (first, counted)


def _of_nil(ends: EndsNil, counted: Against | None) -> tuple[Reason, ...]:
    """Return how often a nil ends with the trick, and what else is counted than how often that succeeds."""
    is_of_nil = isinstance(counted, Reaches) and counted.aim == MakeNil(ends.hand)
    return (ends,) if counted is None or is_of_nil else (ends, counted)


def _in_spidge(
    game: AnyGame, view: AnyView, fates: Fates, best: Card, bad: Card, counted: Against | None
) -> tuple[Reason, ...]:
    stakes = stakes_of(view, fates)
    if stakes is not None and stakes.main is not None and isinstance(stakes.main.aim, MakeNil):
        hand = stakes.main.aim.hand
        best_ends, ends = trick_counts(fates, hand)
        own = own_has_to_beat(game, view, best, bad, hand) if stakes.main.is_own else iter(())
        first: Reason | None = next(own, None)
        if ends.differs_from(best_ends) and (ends.share > best_ends.share) == stakes.main.is_own:
            told = _of_nil(EndsNil(hand, bad, ends, best_ends), counted)
            return told if first is None else (first, told[0])
        if stakes.wants_none and hand == fates.acting:
            first = next(on_nil(game, view, best, bad), None)
        elif not stakes.main.is_own and hand == view.board.dummy:
            first = next(frees_dummy(game, view, best, bad), None)
        if first is not None:
            return (first,) if counted is None else (first, counted)
    return () if counted is None else (counted,)


def _for_bags(view: AnyView, fates: Fates) -> Iterator[OnlyBags]:
    """Yield that more tricks are only bags, to a team that wins more of them by the worse card."""
    if isinstance(view.board, PartnerBoard) and is_for_few(view, fates):
        is_made = is_contract_made(view.board, view.seat or 0)
        if is_made or is_safe(view, fates):
            yield OnlyBags(is_made=is_made)


def _ends_nil(view: AnyView, fates: Fates, bad: Card) -> Iterator[EndsNil]:
    """Yield how often a nil ends with the trick, where that speaks against a card: an own one first."""
    board = view.board
    if not isinstance(board, PartnerBoard):
        return
    open_nils = [
        hand for hand, bid in enumerate(board.bids) if isinstance(bid, Nil | BlindNil) and not board.captured[hand]
    ]
    for hand in sorted(open_nils, key=lambda each: (each != fates.acting, not is_partners(view, each))):
        best_ends, ends = trick_counts(fates, hand)
        if ends.differs_from(best_ends) and (ends.share > best_ends.share) == is_partners(view, hand):
            yield EndsNil(hand, bad, ends, best_ends)


def _loses_points(view: AnyView, fates: Fates, best: Card, bad: Card, *, is_all: bool) -> Iterator[LosesPoints]:
    """Yield in how many deals the points of a card go to the other side, where these are most.

    Where something else `is_all` that is counted, only of a card that is worth more than the better one.
    """
    board = view.board
    if not isinstance(board, GoodgeBoard) or worth(bad) <= (0 if is_all else worth(best)):
        return
    is_own = board.goodge == view.seat
    lost = trick_counts(fates)[1].opposite if is_own else trick_counts(fates, board.goodge)[1]
    if lost.share >= _MOSTLY:
        yield LosesPoints(bad, worth(bad), None if is_own else board.goodge, lost)


def _less_often(
    game: AnyGame, view: AnyView, fates: Fates, best: Card, bad: Card, least: float
) -> Iterator[TakesTrick]:
    """Yield that a card takes the trick less often, by so much `least`; not where none is wanted, or a partner's."""
    if fates.wants_fewer or is_on_nil(view) or partners_place(game, view) is not None:
        return
    of_team = team_counts(view, fates)
    takes, bad_takes = of_team or trick_counts(fates)
    if takes.share - bad_takes.share > least and takes.differs_from(bad_takes):
        yield TakesTrick(best, takes, bad, bad_takes, is_team=of_team is not None)


def _is_for_nothing(view: AnyView, reason: TakesTrick) -> bool:
    """Return True if the worse card takes the trick more often, and neither it nor what lies there is worth points."""
    cards = (reason.other, *view.board.trick.cards)
    is_worthless = isinstance(view.board, GoodgeBoard) and len(cards) > 1 and not any(map(worth, cards))
    return is_worthless and reason.other_takes.share > reason.takes.share
