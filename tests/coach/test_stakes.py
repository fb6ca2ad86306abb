"""What is at stake in a round of Spidge, and what of a card serves it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from goodge.coach.counting import Fates, card_fates, trick_counts
from goodge.coach.goals import Aim, MakeBid, MakeNil, MakeSlam, MakeTen
from goodge.coach.hinting import advice_for
from goodge.coach.stakes import HonourStakes, stakes_of, with_stakes_of, without_double
from goodge.coach.why import Chance, Hope, Keeps, OnlyTrumps, Reaches, Reason, SurelyTakes
from goodge.coach.why_nil import GetsUnder
from goodge.coach.why_spidge import LeadsNext, LittleAtStake, PlaysFor, SpoilsNil
from goodge.engine.actions import PlayCard
from goodge.engine.cards import Card
from goodge.engine.game import AnyState, AnyView, Phase
from goodge.engine.games import GAMES
from goodge.engine.spadeplay import HAND_SIZE, SpadeGame
from goodge.engine.tricks import suit_of
from goodge.engine.values import replace
from goodge.players import Budget
from goodge.players.race import Clock
from tests.engine import kin
from tests.engine.kin import SPIDGE

from .conftest import quick
from .rounds import played

__all__ = ["quick"]

_OF_STRENGTH = OnlyTrumps | SurelyTakes | Keeps


def _choices(*seeds: int) -> Iterator[tuple[AnyState, AnyView, Card, Card]]:
    """Each choice of a card in some rounds, with the first and the last card that may be played."""
    for seed in seeds:
        for state in played(SPIDGE, seed)[:-1]:
            view = SPIDGE.view_for(state, state.board.turn)
            cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
            if state.board.phase is Phase.PLAY and len(cards) > 1:
                yield state, view, cards[0], cards[-1]


@cache
def _fates(view: AnyView, best: Card, other: Card) -> Fates:
    fates = card_fates(SPIDGE, view, (best, other), 0, Clock(None))
    assert fates is not None
    return fates


def _stakes(view: AnyView, best: Card, other: Card) -> HonourStakes:
    stakes = stakes_of(view, _fates(view, best, other))
    assert stakes is not None
    return stakes


def _seat_of(state: AnyState, aim: Aim) -> int:
    assert isinstance(aim, MakeNil | MakeSlam | MakeTen)
    return aim.seat if isinstance(aim, MakeTen) else state.board.holders[aim.hand]


def _is_open(state: AnyState, aim: Aim) -> bool:
    board, seat = state.board, _seat_of(state, aim)
    if isinstance(aim, MakeNil):
        return board.captured[aim.hand] == 0
    if isinstance(aim, MakeSlam):
        others = [
            board.captured[hand] for hand, holder in enumerate(board.holders) if holder == seat and hand != aim.hand
        ]
        return others == [0] and board.captured[aim.hand] < 10 <= board.captured[aim.hand] + HAND_SIZE - len(
            board.tricks
        )
    taken = sum(count for count, holder in zip(board.captured, board.holders, strict=True) if holder == seat)
    return taken < 10 <= taken + HAND_SIZE - len(board.tricks)


def _honours(reasons: Sequence[Reason]) -> list[PlaysFor | Hope]:
    return [reason for reason in reasons if isinstance(reason, PlaysFor | Hope)]


def test_what_is_played_for_is_open_and_served_by_the_card() -> None:
    """One's own honour if it is likely and not served less; else what is served most, and nothing served less."""
    kinds, of_others = set[type[Aim]](), 0
    for state, view, best, other in _choices(0, 1, 2):
        stakes = _stakes(view, best, other)
        told = _honours(stakes.told((), is_close=True))
        assert len(told) <= 2
        assert all(_is_open(state, honour.aim) for honour in told)
        assert min((honour.reached.share for honour in told), default=1.0) > 0.05, "none is out of reach"
        kinds |= {type(honour.aim) for honour in told}
        own = [each for each in stakes.stakes if each.is_own]
        slams = [each for each in own if isinstance(each.aim, MakeSlam) and each.reached.share >= 0.3]
        likeliest = next(iter([*slams, *own]), None)
        if likeliest is not None and likeliest.reached.share >= 0.15 and likeliest.gain > -0.02:
            assert told[0] == PlaysFor(likeliest.aim, likeliest.reached)
        elif told and isinstance(told[0], PlaysFor):
            gains = {each.aim: each.gain for each in stakes.stakes if each.is_open}
            assert gains[told[0].aim] > -0.02, "nobody is told of what the card does not serve"
            assert gains[told[0].aim] == max(gains.values()) or max(gains.values()) < 0.02
            of_others += _seat_of(state, told[0].aim) != view.seat
        for stake in stakes.stakes:
            assert stake.is_own == (_seat_of(state, stake.aim) == view.seat)
            apart = stake.reached.share - stake.beside.share
            assert stake.gain == (apart if stake.is_own else -apart)
    assert kinds == {MakeNil, MakeTen}
    assert of_others


def test_a_slam_comes_before_the_nil_and_the_ten_tricks_that_make_it() -> None:
    """The dealer holds the jokers, the best spades and two more aces; the dummy's cards lie below all others."""
    lows, highs = "3D 4D 5D 6D 3H 4H 5H 6H 2C 3C 4C 5C 6C", "BigJoker LittleJoker AS KS QS JS 10S 9S 8S 7S AD AH AC"
    start = kin.opened(SPIDGE, "10D 9D 8D 7D JD QD KD 10H 9H 8H 7H JH QH", lows, "", highs, dealer=2)
    of_dummy = kin.after(SPIDGE, start, "play 10D")
    of_dealer = kin.after(SPIDGE, of_dummy, "play 6D", "play 7C", "play AD")
    for state, is_dummy in ((of_dummy, True), (of_dealer, False)):
        view = SPIDGE.view_for(state, state.board.turn)
        cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
        stakes = _stakes(view, cards[-1], cards[0])
        assert stakes.main is not None
        assert stakes.main.aim == MakeSlam(3)
        of_nil, of_ten = GetsUnder(cards[-1], cards[0]), OnlyTrumps(cards[-1])
        told = stakes.told((of_nil, of_ten), is_close=True)
        assert told[0] == PlaysFor(MakeSlam(3), stakes.main.reached)
        assert (of_nil in told, of_ten in told) == (is_dummy, not is_dummy), "one hand wants tricks, the other none"


def test_strength_is_told_only_where_tricks_are_what_is_played_for() -> None:
    told = untold = 0
    for _, view, best, other in _choices(0, 1):
        stakes, fates = _stakes(view, best, other), _fates(view, best, other)
        strength = (OnlyTrumps(best), SurelyTakes(best), Keeps(best, other, chance=Chance.NONE))
        said = [reason for reason in stakes.told(strength, is_close=True) if isinstance(reason, _OF_STRENGTH)]
        main = stakes.main
        if said:
            told += 1
            assert main is not None
            is_cover = main.is_own and isinstance(main.aim, MakeNil) and main.aim.hand != fates.acting
            is_slam = isinstance(main.aim, MakeSlam) and main.aim.hand == fates.acting
            assert is_cover or is_slam or (isinstance(main.aim, MakeTen) and not stakes.wants_none)
            assert not is_cover or not any(isinstance(reason, Keeps) for reason in said)
        else:
            untold += 1
    assert told
    assert untold


def test_a_lower_card_that_stays_is_told_to_a_hand_that_wants_no_trick() -> None:
    seen = Counter[bool]()
    for _, view, best, other in _choices(0, 1, 2):
        stakes, reason = _stakes(view, best, other), GetsUnder(best, other)
        main = stakes.main
        acting = view.board.acting or 0
        is_for_nil = main is not None and main.is_own and main.aim in (MakeNil(acting), MakeSlam(4 - acting))
        is_told = reason in stakes.told((reason,), is_close=True)
        assert is_told or not is_for_nil
        assert not is_told or stakes.wants_none or is_for_nil
        seen[is_told] += 1
    assert seen[True]
    assert seen[False]


def test_little_is_at_stake_where_no_honour_is_in_doubt_and_nothing_else_is_said_then() -> None:
    decided = unlikely = unserved = 0
    for _, view, best, other in _choices(*range(6)):
        fates = _fates(view, best, other)
        found = stakes_of(view, fates)
        assert found is not None
        told = found.told((OnlyTrumps(best),), is_close=True)
        if told[:1] == (LittleAtStake(),):
            unserved += 1
            main = found.main
            if main is None:
                shares = [count.share for _, *counts in fates.aims() for count in counts]
                assert all(share <= 0.05 or share >= 0.95 for share in shares)
                assert max(shares) >= 0.95
                continue
            assert found.spoils is None
            assert not main.is_own
            assert abs(main.gain) < 0.02
            assert told == (LittleAtStake(), Hope(main.aim, main.reached))
            continue
        if not any(isinstance(reason, LittleAtStake) for reason in told):
            continue
        assert len(told) == 1
        assert found.told((OnlyTrumps(best),), is_close=False) == (OnlyTrumps(best),)
        shares = [count.share for aim, *counts in fates.aims() if not isinstance(aim, MakeBid) for count in counts]
        first = told[0]
        assert isinstance(first, LittleAtStake)
        if first.is_decided:
            decided += 1
            assert first.is_over == (not found.stakes)
            assert all(share <= 0.005 or share >= 0.995 for share in shares)
        else:
            unlikely += 1
            assert 0.005 < max(shares) <= 0.05
    assert decided
    assert unserved
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
            assert spoils.takes.differs_from(spoils.other_takes)
    assert set(kinds) == {SpoilsNil, LeadsNext}


@pytest.mark.usefixtures("quick")
def test_a_hint_for_a_hand_that_wants_no_trick_advises_the_highest_card_that_loses_and_is_as_good(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = 0
    for _, view, _, _ in _choices(*range(4)):
        lying, trump = view.board.trick.cards, view.board.trump
        if not lying or seen == 3:
            continue
        monkeypatch.setattr(HonourStakes, "wants_none", True)
        advice = advice_for(view, None, 1, Budget())
        taken = advice.action
        assert isinstance(taken, PlayCard)
        alike = [
            option.action.card
            for option in advice.judgement.options
            if isinstance(option.action, PlayCard)
            and suit_of(option.action.card, trump) is suit_of(taken.card, trump)
            and SPIDGE.winning_place((*lying, option.action.card), trump) != len(lying)
            and advice.judgement.is_noise(option)
        ]
        if len(alike) > 1:
            seen += 1
            assert taken.card == max(alike, key=_strength)
    assert seen


def test_a_nil_that_the_card_does_not_serve_is_not_what_it_is_played_for() -> None:
    wanted = 0
    for state, view, best, other in _choices(0, 1, 2):
        acting = state.board.acting or 0
        for pair in ((best, other), (other, best)):
            stakes = _stakes(view, *pair)
            nil = next((each for each in stakes.stakes if each.aim == MakeNil(acting)), None)
            is_slam = stakes.main is not None and stakes.main.aim == MakeSlam(acting)
            is_served = nil is not None and nil.reached.share >= 0.15 and nil.gain > -0.02
            assert stakes.wants_none == (is_served and not is_slam)
            wanted += stakes.wants_none
    assert wanted


def _strength(card: Card) -> int:
    assert isinstance(SPIDGE, SpadeGame)
    return SPIDGE.strength(card)


def test_what_is_at_stake_beside_another_card_is_told_if_something_is_played_for() -> None:
    _, view, best, other = next(_choices(0))
    count = next(reached for _, reached, _ in _fates(view, best, other).aims())
    ten, nil, little = PlaysFor(MakeTen(1), count), PlaysFor(MakeNil(0), count), LittleAtStake(is_decided=False)
    assert with_stakes_of((nil, OnlyTrumps(best)), (ten, SurelyTakes(best))) == (ten, OnlyTrumps(best))
    assert with_stakes_of((nil, OnlyTrumps(best)), (little,)) == (nil, OnlyTrumps(best))


def test_what_two_cards_do_for_an_honour_is_told_instead_of_how_often_it_is_reached() -> None:
    _, view, best, other = next(_choices(0))
    counts = [count for _, *both in _fates(view, best, other).aims() for count in both]
    reaches = Reaches(MakeNil(0), best, counts[0], other, counts[1])
    kept = PlaysFor(MakeTen(1), counts[2])
    told = without_double((PlaysFor(MakeNil(0), counts[0]), Hope(MakeNil(0), counts[0]), reaches, kept))
    assert told == (reaches, kept)
    assert without_double((reaches, LittleAtStake(is_decided=False))) == (reaches,)
    assert without_double((LittleAtStake(is_decided=False),)) == (LittleAtStake(is_decided=False),)


def test_a_small_difference_is_told_in_hundredths_where_it_is_no_chance() -> None:
    seen = Counter[bool]()
    for _, view, best, other in _choices(0, 1, 2):
        stakes, fates = _stakes(view, best, other), _fates(view, best, other)
        main = stakes.main
        if main is None or main.gain < 0.02 or main.reached.differs_from(main.beside):
            assert stakes.slight is None
            continue
        seen[stakes.slight is not None] += 1
        if stakes.slight is None:
            continue
        goal = next(goal for goal in fates.goals if goal.aim == main.aim)
        won = [sum(goal.is_reached(ends[place]) for ends in fates.outcomes) for place in (0, 1)]
        shares = [count / len(fates.outcomes) for count in won]
        assert stakes.slight == Reaches(main.aim, best, main.reached, other, main.beside, of_hundred=True)
        assert [main.reached.share, main.beside.share] == shares
        assert stakes.slight.reached.hundredths != stakes.slight.other_reached.hundredths
        assert fates.is_surely_apart(main.aim)
        told = stakes.told((), is_close=False, is_apart=True)
        assert stakes.slight in told
        assert main.aim not in {honour.aim for honour in _honours(told)}
        assert stakes.slight not in stakes.told((), is_close=False), "the two are as good"
        clear = Reaches(MakeTen(1), best, main.reached, other, main.beside)
        assert stakes.slight not in stakes.told((clear,), is_close=False, is_apart=True), "another count tells more"
    assert seen[True]
    assert seen[False]


def test_a_difference_is_sure_beyond_what_deals_alone_bring() -> None:
    """Three rounds of a deal are no three deals: 4 deals of 20 are 2.2 standard errors, 8 of 40 are 3.2."""
    _, view, best, other = next(_choices(0))
    fates = _fates(view, best, other)
    goal = next(goal for goal in fates.goals if isinstance(goal.aim, MakeNil))
    made, failed = next(ends for ends in _one_without_a_trick() if goal.is_reached(ends)), (1, 1, 1, 1)
    assert not goal.is_reached(failed)
    for deals, is_sure in ((20, False), (40, True)):
        apart, alike = [(made, failed)] * 3, [(failed, failed)] * 3
        outcomes = apart * (deals // 5) + alike * (deals - deals // 5)
        assert replace(fates, outcomes=outcomes).is_surely_apart(goal.aim) is is_sure


def _one_without_a_trick() -> Iterator[tuple[int, ...]]:
    for hand in range(4):
        yield tuple(int(each != hand) for each in range(4))


@pytest.mark.parametrize("game", ["goodge", "spades", "pride"])
def test_games_without_honours_have_nothing_at_stake(game: str) -> None:
    state = next(state for state in played(GAMES[game], 1) if state.board.phase is Phase.PLAY)
    view = GAMES[game].view_for(state, state.board.turn)
    best, other = (action.card for action in (view.legal[0], view.legal[-1]) if isinstance(action, PlayCard))
    fates = card_fates(GAMES[game], view, (best, other), 0, Clock(None))
    assert fates is not None
    assert stakes_of(view, fates) is None
