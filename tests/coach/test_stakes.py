"""What is at stake in a round of Spidge, and what of a card serves it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from goodge.coach.counting import Fates, card_fates, trick_counts
from goodge.coach.goals import Aim, MakeNil, MakeTen
from goodge.coach.stakes import MOST, HonourStakes, stakes_of, without_double
from goodge.coach.why import Hope, Keeps, OnlyTrumps, Reaches, Reason, SurelyTakes
from goodge.coach.why_spidge import LeadsNext, LittleAtStake, PlaysFor, SpoilsNil
from goodge.engine.actions import PlayCard
from goodge.engine.cards import Card
from goodge.engine.game import AnyState, AnyView, Phase
from goodge.engine.games import GAMES
from goodge.engine.spadeplay import HAND_SIZE
from goodge.players.race import Clock
from tests.engine.kin import SPIDGE

from .rounds import played

_OF_STRENGTH = OnlyTrumps | SurelyTakes | Keeps


def _choices(*seeds: int) -> Iterator[tuple[AnyState, AnyView, Card, Card]]:
    """Each choice of a card in some rounds, with the first and the last card that may be played."""
    for seed in seeds:
        for state in played(SPIDGE, seed)[:-1]:
            view = SPIDGE.view_for(state, state.board.turn)
            cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
            if state.board.phase is Phase.PLAY and len(cards) > 1:
                yield state, view, cards[0], cards[-1]


def _fates(view: AnyView, best: Card, other: Card) -> Fates:
    fates = card_fates(SPIDGE, view, (best, other), 0, Clock(None))
    assert fates is not None
    return fates


def _stakes(view: AnyView, best: Card, other: Card) -> HonourStakes:
    stakes = stakes_of(view, _fates(view, best, other))
    assert stakes is not None
    return stakes


def _seat_of(state: AnyState, aim: Aim) -> int:
    assert isinstance(aim, MakeNil | MakeTen)
    return state.board.holders[aim.hand] if isinstance(aim, MakeNil) else aim.seat


def _is_open(state: AnyState, aim: Aim) -> bool:
    board, seat = state.board, _seat_of(state, aim)
    if isinstance(aim, MakeNil):
        return board.captured[aim.hand] == 0
    taken = sum(count for count, holder in zip(board.captured, board.holders, strict=True) if holder == seat)
    return taken < 10 <= taken + HAND_SIZE - len(board.tricks)


def _honours(reasons: Sequence[Reason]) -> list[PlaysFor | Hope]:
    return [reason for reason in reasons if isinstance(reason, PlaysFor | Hope)]


def test_open_honours_are_told_the_viewers_own_first_if_one_is_likely() -> None:
    kinds, of_others = set[type[Aim]](), 0
    for state, view, best, other in _choices(0, 1, 2):
        stakes = _stakes(view, best, other)
        told = _honours(stakes.told((), is_close=True))
        assert len(told) <= MOST
        assert all(_is_open(state, honour.aim) for honour in told)
        assert min((honour.reached.share for honour in told), default=1.0) > 0.05, "none is out of reach"
        kinds |= {type(honour.aim) for honour in told}
        is_likely = bool(stakes.own) and stakes.own[0].reached.share >= 0.15
        if is_likely:
            assert told[0] == PlaysFor(stakes.own[0].aim, stakes.own[0].reached)
            assert all(_seat_of(state, honour.aim) == view.seat for honour in told)
        elif told and _seat_of(state, told[0].aim) != view.seat:
            of_others += 1
            assert isinstance(told[0], PlaysFor)
    assert kinds == {MakeNil, MakeTen}
    assert of_others


def test_nothing_is_said_of_strength_where_tricks_do_not_count() -> None:
    told = untold = 0
    for _, view, best, other in _choices(0, 1):
        stakes = _stakes(view, best, other)
        strength = (OnlyTrumps(best), SurelyTakes(best), Keeps(best, other, chance=None))  # type: ignore[arg-type]
        said = [reason for reason in stakes.told(strength, is_close=True) if isinstance(reason, _OF_STRENGTH)]
        is_for_ten = any(isinstance(each.aim, MakeTen) and 0.05 < each.reached.share < 0.95 for each in _all(stakes))
        likeliest = stakes.own[0] if stakes.own else None
        covers = likeliest is not None and isinstance(likeliest.aim, MakeNil) and likeliest.reached.share >= 0.15
        if said:
            told += 1
            assert is_for_ten or covers
            assert not stakes.wants_none or covers
        else:
            untold += 1
    assert told
    assert untold


def _all(stakes: HonourStakes) -> tuple[Hope, ...]:
    return (*stakes.own, *stakes.others)


def test_little_is_at_stake_where_no_honour_is_in_doubt_and_nothing_else_is_said_then() -> None:
    decided = unlikely = 0
    for _, view, best, other in _choices(0, 1, 2):
        fates = _fates(view, best, other)
        found = stakes_of(view, fates)
        assert found is not None
        told = found.told((OnlyTrumps(best),), is_close=True)
        if not any(isinstance(reason, LittleAtStake) for reason in told):
            continue
        assert len(told) == 1
        assert found.told((OnlyTrumps(best),), is_close=False) == (OnlyTrumps(best),)
        shares = [
            count.share for aim, *counts in fates.aims() if isinstance(aim, MakeNil | MakeTen) for count in counts
        ]
        if told == (LittleAtStake(is_decided=True),):
            decided += 1
            assert all(share <= 0.005 or share >= 0.995 for share in shares)
        else:
            unlikely += 1
            assert all(share <= 0.05 or share >= 0.95 for share in shares)
    assert decided
    assert unlikely


def test_a_nil_is_spoilt_by_a_trick_that_its_hand_takes_or_by_a_lead_after_this_one() -> None:
    kinds = Counter[type[Reason]]()
    for state, view, best, other in _choices(0, 1, 2, 3):
        fates = _fates(view, best, other)
        found = stakes_of(view, fates)
        spoils = None if found is None else found.spoils
        if spoils is None:
            continue
        kinds[type(spoils)] += 1
        assert spoils.card == best
        hand = spoils.hand if isinstance(spoils, SpoilsNil) else None
        assert (spoils.takes, spoils.other_takes) == trick_counts(fates, hand)
        assert spoils.takes.share >= spoils.other_takes.share
        if isinstance(spoils, SpoilsNil):
            assert state.board.captured[spoils.hand] == 0
            assert state.board.holders[spoils.hand] != view.seat
        else:
            assert spoils.takes.share > spoils.other_takes.share
    assert set(kinds) == {SpoilsNil, LeadsNext}


def test_what_two_cards_do_for_an_honour_is_told_instead_of_how_often_it_is_reached() -> None:
    _, view, best, other = next(_choices(0))
    counts = [count for _, *both in _fates(view, best, other).aims() for count in both]
    reaches = Reaches(MakeNil(0), best, counts[0], other, counts[1])
    kept = PlaysFor(MakeTen(1), counts[2])
    told = without_double((PlaysFor(MakeNil(0), counts[0]), Hope(MakeNil(0), counts[0]), reaches, kept))
    assert told == (reaches, kept)
    assert without_double((reaches, LittleAtStake(is_decided=False))) == (reaches,)
    assert without_double((LittleAtStake(is_decided=False),)) == (LittleAtStake(is_decided=False),)


@pytest.mark.parametrize("game", ["goodge", "spades", "pride"])
def test_games_without_honours_have_nothing_at_stake(game: str) -> None:
    state = next(state for state in played(GAMES[game], 1) if state.board.phase is Phase.PLAY)
    view = GAMES[game].view_for(state, state.board.turn)
    best, other = (action.card for action in (view.legal[0], view.legal[-1]) if isinstance(action, PlayCard))
    fates = card_fates(GAMES[game], view, (best, other), 0, Clock(None))
    assert fates is not None
    assert stakes_of(view, fates) is None
