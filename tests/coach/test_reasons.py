"""Each kind of reason, taken apart against all deals that fit."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations, islice, pairwise, permutations

import pytest

from goodge.coach import Judgement
from goodge.coach.claims import threats_to
from goodge.coach.counting import DealCount, Fates, card_fates, count_calls, hangs_on
from goodge.coach.differences import differences
from goodge.coach.goals import MakeBid, MakeNil
from goodge.coach.merits import merits
from goodge.coach.reasons import EXPLAINED, reasons_for
from goodge.coach.shown_voids import of_voids
from goodge.coach.why import (
    Alike,
    Close,
    Costs,
    Fails,
    Keeps,
    MoreOften,
    NoPointsGiven,
    PointsAtStake,
    PointsLeft,
    Reaches,
    Reason,
    Risks,
    RisksLess,
    ShownVoid,
    Succeeds,
    SurelyTakes,
    TakesTrick,
)
from goodge.coach.why_pairs import DrawsTrumps, GoodgeTakes, HangsOn, MateTakes, MoreInAll, SpendsTrump, TakesLater
from goodge.engine.actions import Bid, NameTrump, Pass, PlayCard
from goodge.engine.cards import Suit, parse_cards
from goodge.engine.game import AnyGame, AnyView, Phase
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import worth
from goodge.engine.tricks import suit_of
from goodge.players.race import Clock
from tests.engine import kin
from tests.engine.kin import SPADES

from .choices import GOODGE, choices, few_deals, judged, reasons_told, with_hands
from .deals import all_deals
from .rounds import GAME_IDS, played, takers, with_other_cards

__all__ = ["few_deals"]


@pytest.mark.parametrize("game", GAME_IDS)
def test_what_is_proved_is_so_in_every_deal(game: str) -> None:
    kinds: set[type[Reason]] = set()
    for state, _view, reason in reasons_told(GAMES[game], 3):
        board = state.board
        for hands in all_deals(GAMES[game], state):
            if isinstance(reason, ShownVoid):
                assert reason.suit not in [suit_of(card, board.trump) for card in hands[reason.hand]]
            elif isinstance(reason, SurelyTakes):
                after, _ = GAMES[game].apply(with_hands(state, hands), PlayCard(reason.card))
                if len(after.board.trick.cards) == len(hands) - 1 or not after.board.trick.cards:
                    assert takers(GAMES[game], after, board.acting or 0, len(board.tricks)) == {True}
            elif isinstance(reason, PointsLeft):
                held = [card for hand in hands for card in hand]
                assert reason.points == 250 - sum(trick.points for trick in board.tricks)
                assert sum(map(worth, held)) <= reason.points
            else:
                break  # it is counted, not proved
        kinds.add(type(reason))
    assert SurelyTakes in kinds
    assert (PointsLeft in kinds) == (game == "goodge")


def is_warned(game: AnyGame, view: AnyView, best: PlayCard, other: PlayCard) -> bool:
    """Return True if it speaks for the best card that somebody may trump the other one's suit."""
    return any(
        isinstance(reason, ShownVoid) and not reason.helps for reason in of_voids(game, view, (best.card, other.card))
    )


@pytest.mark.parametrize("game", ["goodge", "spades"])
def test_of_two_suits_that_others_may_trump_neither_is_told_to_be(game: str) -> None:
    against = set[bool]()
    for seed in range(20):
        for state in played(GAMES[game], seed)[:-1]:
            if state.board.phase is not Phase.PLAY or state.board.trick.cards:
                continue
            view = GAMES[game].view_for(state, state.board.turn)
            leads = [action for action in view.legal if isinstance(action, PlayCard)]
            for one, other in combinations(leads, 2):
                told = [is_warned(GAMES[game], view, one, other), is_warned(GAMES[game], view, other, one)]
                assert told != [True, True]
                against.update(told)
    assert against == {True, False}


COUNTED = TakesTrick, MateTakes, GoodgeTakes, Reaches, MoreInAll


@pytest.mark.parametrize("game", ["goodge", "spades", "pride"])
def test_what_a_card_keeps_is_told_after_what_is_counted(game: str) -> None:
    seen = 0
    for _, view, best, other in choices(GAMES[game], 12):
        found = reasons_for(GAMES[game], view, judged(PlayCard(best), PlayCard(other)), 1)
        kept = [place for place, reason in enumerate(found) if isinstance(reason, Keeps)]
        counted = [place for place, reason in enumerate(found) if isinstance(reason, COUNTED)]
        assert not kept or not counted or max(counted) < min(kept)
        seen += bool(kept and counted)
    assert seen


def test_two_counts_that_would_be_told_alike_are_not_told() -> None:
    assert DealCount(140, 200).differs_from(DealCount(160, 200))
    assert not DealCount(172, 200).differs_from(DealCount(192, 200)), "both are 9 of 10"
    assert not DealCount(150, 200).differs_from(DealCount(160, 200)), "too near to one another"


@pytest.mark.parametrize("game", GAME_IDS)
def test_it_is_told_from_the_view_alone(game: str) -> None:
    for number, (state, view, best, other) in enumerate(choices(GAMES[game], 3)):
        if number < 3:
            again = with_other_cards(GAMES[game], state, number)
            same = GAMES[game].view_for(again, again.board.turn)
            question = judged(PlayCard(best), PlayCard(other))
            assert reasons_for(GAMES[game], view, question, 1) == reasons_for(GAMES[game], same, question, 1)


def test_where_a_nil_is_what_is_served_no_higher_card_is_praised_for_being_kept() -> None:
    served = set()
    for seed in range(60, 63):
        for state in played(GAMES["spidge"], seed):
            if state.board.phase is Phase.PLAY and len(state.hands[state.board.acting or 0]) in (7, 8):
                view = GAMES["spidge"].view_for(state, state.board.turn)
                cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
                for best, other in ((cards[0], cards[-1]), (cards[-1], cards[0])) if len(cards) > 1 else ():
                    found = reasons_for(GAMES["spidge"], view, judged(PlayCard(best), PlayCard(other)), 1)
                    nil = [each for each in found if isinstance(each, Reaches) and isinstance(each.aim, MakeNil)]
                    if any(each.reached.share > each.other_reached.share for each in nil):
                        assert not any(isinstance(each, Keeps) for each in found)
                        served.add(
                            any(
                                isinstance(each, Keeps)
                                for each in merits(GAMES["spidge"], view, PlayCard(best), PlayCard(other))
                            )
                        )
    assert True in served


def test_what_is_noise_is_close_and_nothing_is_counted() -> None:
    for _, view, best, other in choices(GOODGE, 5):
        found = reasons_for(GOODGE, view, judged(PlayCard(best), PlayCard(other), 3.0, error=2.0))
        assert found[-1] == Close(3.0)
        assert not any(isinstance(reason, TakesTrick | Reaches | HangsOn) for reason in found)
        own = merits(GOODGE, view, PlayCard(other), PlayCard(best))
        pair = (other, best)  # what was played is as good, and is spoken for
        apart = (PointsAtStake, ShownVoid, SpendsTrump, *map(type, differences(GOODGE, view, *pair)), Alike)
        first = own or tuple(reason for reason in found if isinstance(reason, apart))
        assert first
        assert found[: len(first)] == first, "what speaks for the move comes first"


def test_a_card_that_may_win_or_lose_more_points_is_not_told_as_alike() -> None:
    at_stake = 0
    for seed in range(4):
        for state in played(GOODGE, seed)[:-1]:
            view = GOODGE.view_for(state, state.board.turn)
            cards = [action for action in view.legal if isinstance(action, PlayCard)]
            for best, other in pairwise(cards):
                if worth(best.card) > worth(other.card) and not merits(GOODGE, view, best, other):
                    found = reasons_for(GOODGE, view, replace(judged(best, other, 3.0, error=2.0), done=None))
                    at_stake += PointsAtStake(best.card, worth(best.card)) in found
                    assert threats_to(GOODGE, view, best.card) is None or Alike(best.card, other.card) not in found
    assert at_stake


def test_next_to_nothing_is_told_as_nothing() -> None:
    _, view, best, other = next(choices(GOODGE, 5))
    for points, told in ((0.4, 0.0), (0.6, 0.6)):
        found = reasons_for(GOODGE, view, judged(PlayCard(best), PlayCard(other), points, error=2.0))
        assert found[-1] == Close(told)


def test_calls_that_are_close_are_counted_all_the_same() -> None:
    state = played(GOODGE, 5)[0]
    view = GOODGE.view_for(state, state.board.turn)
    found = reasons_for(GOODGE, view, judged(Bid(95), Pass(), 3.0, error=2.0))
    assert [type(reason) for reason in found] == [Succeeds, Close]


def test_of_two_bids_that_are_as_good_the_one_made_is_told() -> None:
    state = played(GOODGE, 5)[0]
    view = GOODGE.view_for(state, state.board.turn)
    found = reasons_for(GOODGE, view, judged(Bid(130), Bid(90), 3.0, error=2.0))
    assert found[0] == RisksLess(90, 130)
    assert isinstance(found[1], Succeeds)
    assert found[1].action == Bid(90)


def test_why_a_lower_bid_is_better_is_told_before_its_own_risk() -> None:
    state = played(GOODGE, 5)[0]
    view = GOODGE.view_for(state, state.board.turn)
    found = [type(reason) for reason in reasons_for(GOODGE, view, judged(Bid(200), Bid(250), 30.0))]
    assert found.index(Fails) < found.index(Risks)


def test_no_two_counts_set_apart_what_is_close() -> None:
    told = 0
    for seed in range(4):
        states = played(GOODGE, seed)
        state = next(each for each in states if each.board.phase is Phase.TRUMP)
        view = GOODGE.view_for(state, state.board.turn)
        for best, other in permutations(map(NameTrump, Suit), 2):
            clear = reasons_for(GOODGE, view, judged(best, other, 30.0, error=2.0))
            close = reasons_for(GOODGE, view, judged(best, other, 3.0, error=2.0))
            assert not any(isinstance(reason, MoreOften | Fails) for reason in close)
            told += any(isinstance(reason, MoreOften) for reason in clear)
    assert told > 0


@pytest.mark.parametrize("game", GAME_IDS)
def test_there_is_a_reason_in_words_for_each_card(game: str) -> None:
    for _, view, best, other in islice(choices(GAMES[game], 5), 20):
        if GAMES[game].id == "spidge" and any(card.suit is None for card in view.board.trick.cards):
            continue  # a joker there may still be cancelled
        for error in (0.1, 20.0):
            found = reasons_for(GAMES[game], view, judged(PlayCard(best), PlayCard(other), error=error))
            assert not all(isinstance(reason, Close | Costs | HangsOn | PointsLeft) for reason in found)


def test_where_playouts_do_not_bear_the_search_out_it_is_close() -> None:
    turned = 0
    for number, (_, view, best, other) in enumerate(choices(GOODGE, 5)):
        fates = card_fates(GOODGE, view, (best, other), 0, Clock(None))
        assert fates is not None
        found = reasons_for(GOODGE, view, judged(PlayCard(best), PlayCard(other)))
        assert (Close(10.0) in found) == (fates.difference <= 0.0)
        turned += fates.difference <= 0.0
        if number > 10:
            break
    assert turned > 0


def test_a_hidden_card_is_named_only_where_it_explains_enough() -> None:
    _, view, best, other = next(choices(GOODGE, 5))
    fates = card_fates(GOODGE, view, (best, other), 1, Clock(None))
    assert fates is not None
    card, share, hand = hangs_on(_told_by(fates, 3))
    assert card is not None
    assert share > 0.9
    assert hand == (fates.acting + 1) % 3, "the card is worth something there"
    assert hangs_on(replace(fates, gains=[1.0] * len(fates.gains))) == (None, 0.0, None)
    for _, view, best, other in list(choices(GOODGE, 4))[:10]:
        for reason in reasons_for(GOODGE, view, judged(PlayCard(best), PlayCard(other))):
            if isinstance(reason, HangsOn):
                assert reason.share >= EXPLAINED
                assert reason.card not in view.hand
                assert reason.best == best
                assert reason.hand != view.seat


def _told_by(fates: Fates, place: int) -> Fates:
    """The same with gains that one hidden card decides: whether the hand after this one holds it."""
    holder = (fates.acting + 1) % 3
    fates.worlds.load(0)
    cards = fates.worlds.playout.hand(holder)
    card = [number for number in range(51) if cards >> number & 1][min(place, cards.bit_count() - 1)]
    gains = []
    for world in range(fates.worlds.size):
        fates.worlds.load(world)
        rounds = len(fates.gains) // fates.worlds.size
        gains += [float(fates.worlds.playout.hand(holder) >> card & 1)] * rounds
    return replace(fates, gains=gains)


def test_a_higher_bid_succeeds_less_often_and_a_pass_has_none() -> None:
    state = played(GOODGE, 5)[0]
    view = GOODGE.view_for(state, state.board.turn)
    found = list(count_calls(GOODGE, view, [Bid(50), Bid(100), Bid(250), Pass()], 1, Clock(None)))
    assert [action for action, _, _ in found] == [Bid(50), Bid(100), Bid(250)]
    assert [aim for _, aim, _ in found] == [MakeBid(view.seat or 0, bid) for bid in (50, 100, 250)]
    shares = [count.share for _, _, count in found]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > shares[-1]


def test_before_play_each_call_is_counted_for_what_it_is_for() -> None:
    for game in ("goodge", "spades", "pride"):
        phases = set()
        for state in played(GAMES[game], 5)[:-1]:
            board, view = state.board, GAMES[game].view_for(state, state.board.turn)
            if board.phase is Phase.PLAY or board.phase in phases or len(view.legal) < 2:
                continue
            phases.add(board.phase)
            best, other = view.legal[0], view.legal[1]
            found = reasons_for(GAMES[game], view, judged(best, other))
            assert Costs(other, 10.0) in found
    assert reasons_for(GOODGE, view, Judgement()) == ()


def test_a_card_that_is_sure_of_the_trick_is_not_told_for_what_the_other_one_may_take_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One trick is as good as another: the one that is there is why."""
    monkeypatch.setattr(Fates, "difference", 5.0)
    seen = Counter[bool]()
    for own in ("AH 9H", "KH 9H"):
        state = kin.opened(
            SPADES, "3H", "JH", "2H AH" if own[0] == "K" else "2H", f"{own} 8H 7H 2S 3S 4S 5S 6S 2C 3C 4C 5C"
        )
        state = kin.after(SPADES, state, *["bid 3"] * 4, "play 3H")
        state = kin.after(SPADES, state, "play JH", "play AH" if own[0] == "K" else "play 2H")
        best, other = parse_cards(own.split())
        later = TakesLater(other, DealCount(9, 10), DealCount(0, 10))
        monkeypatch.setattr("goodge.coach.reasons.good_for_later", lambda *_, later=later: (later,))
        options = judged(PlayCard(best), PlayCard(other))
        found = reasons_for(SPADES, SPADES.view_for(state, state.board.turn), options, 1)
        assert (SurelyTakes(best) in found) != (later in found)
        seen[later in found] += 1
    assert seen == {True: 1, False: 1}


def test_an_aim_that_is_reached_a_little_more_often_is_told_in_hundredths_after_what_the_card_does() -> None:
    seen = Counter[str]()
    for game in ("goodge", "spades", "pride"):  # for Spidge see the tests of what is at stake
        for _, view, best, other in choices(GAMES[game], 8, 4):
            fates = card_fates(GAMES[game], view, (best, other), 1, Clock(None))
            assert fates is not None
            found = reasons_for(GAMES[game], view, judged(PlayCard(best), PlayCard(other)), 1)
            reaches = [reason for reason in found if isinstance(reason, Reaches)]
            slight = [reason for reason in reaches if reason.of_hundred]
            assert not slight or slight == reaches, "beside a clear one it would tell nothing"
            for reason in slight:
                seen[game] += 1
                assert fates.is_surely_apart(reason.aim)
                assert reason.reached.hundredths != reason.other_reached.hundredths
                assert (reason.aim, reason.reached, reason.other_reached) in list(fates.aims())
                assert abs(reason.reached.share - reason.other_reached.share) >= 0.04
                later = found[found.index(reason) :]
                assert not any(isinstance(each, MoreInAll | TakesLater | TakesTrick) for each in later)
    assert set(seen) == {"goodge", "spades", "pride"}


def test_that_trumps_are_drawn_is_told_before_the_points_that_are_spared() -> None:
    seen = 0
    for _, view, best, other in choices(GOODGE, 9, 20):
        kinds = [type(each) for each in reasons_for(GOODGE, view, judged(PlayCard(best), PlayCard(other), 3.0, 2.0))]
        if DrawsTrumps in kinds and NoPointsGiven in kinds and not set(kinds) & {TakesTrick, Reaches, MoreInAll}:
            assert kinds.index(DrawsTrumps) < kinds.index(NoPointsGiven)
            seen += 1
    assert seen
