"""Each kind of reason, taken apart against all deals that fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations, islice, pairwise, permutations

import pytest

from goodge.coach import Judgement, Weighed
from goodge.coach.claims import surely_takes, threats_to
from goodge.coach.counting import DealCount, Fates, card_fates, count_calls, hangs_on, trick_counts
from goodge.coach.differences import differences
from goodge.coach.goals import Goal, MakeBid, MakeNil, goals_of
from goodge.coach.merits import merits
from goodge.coach.reasons import EXPLAINED, reasons_for
from goodge.coach.why import (
    Alike,
    Close,
    Costs,
    Fails,
    HangsOn,
    Keeps,
    MoreOften,
    NoneLeft,
    NoPoints,
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
from goodge.coach.why_pairs import GoodgeTakes, LeavesTrick, MateTakes, MoreInAll, SpendsTrump
from goodge.engine.actions import Action, Bid, NameTrump, Pass, PlayCard
from goodge.engine.cards import Card, Suit
from goodge.engine.game import AnyGame, AnyState, AnyView, Phase
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import GoodgeBoard, worth
from goodge.engine.partners import PartnerBoard
from goodge.engine.state import narrow
from goodge.engine.tricks import suit_of
from goodge.players.race import Clock

from .deals import all_deals
from .rounds import GAME_IDS, played, takers, with_other_cards

GOODGE = GAMES["goodge"]


@pytest.fixture(autouse=True)
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goodge.coach.counting.DEALS", 40)
    monkeypatch.setattr("goodge.coach.counting.CALL_DEALS", 20)
    monkeypatch.setattr("goodge.players.card_search.WORLDS", 40)


def judged(best: Action, other: Action, gap: float = 10.0, error: float = 0.1) -> Judgement:
    return Judgement((Weighed(best, gap, 0.5), Weighed(other, 0.0, 0.4)), other, gap, error)


def choices(game: AnyGame, cards: int, rounds: int = 6) -> Iterator[tuple[AnyState, AnyView, Card, Card]]:
    """Late states with two cards that may be played, in both orders."""
    for seed in range(rounds):
        for state in played(game, seed):
            if state.board.phase is not Phase.PLAY or len(state.hands[state.board.acting or 0]) != cards:
                continue
            view = game.view_for(state, state.board.turn)
            found = [action.card for action in view.legal if isinstance(action, PlayCard)]
            if len(found) > 1:
                yield state, view, found[0], found[-1]
                yield state, view, found[-1], found[0]


def told(game: AnyGame, cards: int) -> Iterator[tuple[AnyState, AnyView, Reason]]:
    for state, view, best, other in choices(game, cards, 4 if game.id in ("spades", "pride") else 10):
        for reason in reasons_for(game, view, judged(PlayCard(best), PlayCard(other)), 1):
            yield state, view, reason


def with_hands(state: AnyState, hands: Sequence[Sequence[Card]]) -> AnyState:
    return replace(state, hands=tuple(map(tuple, hands)))


def ends(game: AnyGame, state: AnyState, goal: Goal) -> set[bool]:
    """Whether a goal is reached, over all ways to play on."""
    if state.board.is_over:
        assert state.result is not None
        return {goal.is_reached(state.result.points)}
    found: set[bool] = set()
    for action in game.legal_actions(state):
        found |= ends(game, game.apply(state, action)[0], goal)
        if len(found) == 2:
            break
    return found


@pytest.mark.parametrize("game", GAME_IDS)
def test_what_is_proved_is_so_in_every_deal(game: str) -> None:
    kinds: set[type[Reason]] = set()
    for state, _view, reason in told(GAMES[game], 3):
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


@pytest.mark.parametrize("game", ["goodge", "spades"])
def test_of_two_suits_that_others_may_trump_neither_is_told_to_be(game: str) -> None:
    against = set[bool]()
    for seed in range(20):
        for state in played(GAMES[game], seed)[:-1]:
            if state.board.phase is not Phase.PLAY or state.board.trick.cards:
                continue
            view = GAMES[game].view_for(state, state.board.turn)
            for one, other in combinations(view.legal, 2):
                told = [any(is_against(GAMES[game], view, *pair)) for pair in ((one, other), (other, one))]
                assert told != [True, True]
                against.update(told)
    assert against == {True, False}


def is_against(game: AnyGame, view: AnyView, best: Action, other: Action) -> Iterator[bool]:
    """Return of each reason for the best card whether it says that the other one may be trumped."""
    for reason in reasons_for(game, view, replace(judged(best, other, 1.0, error=2.0), done=None)):
        yield isinstance(reason, ShownVoid) and not reason.helps


def test_an_empty_trick_is_told_where_it_is_left_to_others() -> None:
    kinds = NoPoints, TakesTrick, LeavesTrick
    told_of = [(state, reason) for state, _view, reason in told(GOODGE, 4) if isinstance(reason, kinds)]
    empty = [place for place, (_, reason) in enumerate(told_of) if isinstance(reason, NoPoints)]
    assert empty
    for place in empty:
        state, before = told_of[place][0], told_of[place - 1][1]
        assert state.board.trick.cards
        assert sum(map(worth, state.board.trick.cards)) == 0
        assert told_of[place][1] == NoPoints(is_last=len(state.board.trick.cards) == len(state.hands) - 1)
        if told_of[place - 1][0] is state:
            assert isinstance(before, TakesTrick), "a trick that the other one surely wins sounds like one to win"
            assert before.takes.share < before.other_takes.share


@pytest.mark.parametrize(("high", "low", "are_told"), [(8, 0, True), (0, 8, False)])
def test_the_trick_is_told_where_the_higher_card_of_a_suit_takes_it_oftener(
    high: int, low: int, are_told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    counts = {True: DealCount(high, 10), False: DealCount(low, 10)}
    seen = 0
    for _, view, best, other in choices(GOODGE, 6):
        trump = view.board.trump
        if suit_of(best, trump) is not suit_of(other, trump) or surely_takes(GOODGE, view, best):
            continue
        best_is_higher = GOODGE.winning_place((best, other), trump) == 0
        pair = counts[best_is_higher], counts[not best_is_higher]
        monkeypatch.setattr("goodge.coach.taking.trick_counts", partial(_counts, pair))
        found = reasons_for(GOODGE, view, judged(PlayCard(best), PlayCard(other)), 1)
        is_counted = not isinstance(found[-1], Close)
        seen += is_counted
        assert any(isinstance(reason, TakesTrick | LeavesTrick | NoPoints) for reason in found) == (
            are_told and is_counted
        )
    assert seen


def _counts(pair: tuple[DealCount, DealCount], _: Fates, taker: int | None = None) -> tuple[DealCount, DealCount]:
    """Own tricks by these counts, and nobody else's."""
    return pair if taker is None else (DealCount(0, 10), DealCount(0, 10))


def _all_by(hand: int, fates: Fates, taker: int | None = None) -> tuple[DealCount, DealCount]:
    """All tricks to this hand after the first card, and to whoever plays after the other one."""
    has, none = DealCount(10, 10), DealCount(0, 10)
    if taker is None or taker == fates.acting:
        return none, has
    return (has, none) if taker == hand else (none, none)


def _of_others(game: AnyGame, view: AnyView, best: Card, other: Card) -> list[Reason]:
    found = reasons_for(game, view, judged(PlayCard(best), PlayCard(other)), 1)
    return [reason for reason in found if isinstance(reason, MateTakes | GoodgeTakes | TakesTrick | LeavesTrick)]


@pytest.mark.parametrize("game", ["goodge", "spades", "pride"])
def test_where_somebody_of_ones_side_takes_the_trick_that_is_told_of_it(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = made = 0
    for _, view, best, other in choices(GAMES[game], 4):
        board, seat = view.board, view.seat or 0
        goodge = board.goodge if isinstance(board, GoodgeBoard) else None
        bids = board.bids if isinstance(board, PartnerBoard) else ()
        same = suit_of(best, board.trump) is suit_of(other, board.trump)
        if seat == goodge or not all(isinstance(bid, Bid) for bid in bids) or surely_takes(GAMES[game], view, best):
            continue
        if same and GAMES[game].winning_place((best, other), board.trump) == 0:
            continue  # the higher one does not leave more tricks to others
        mate = 3 - seat - goodge if goodge is not None else (seat + 2) % 4
        monkeypatch.setattr("goodge.coach.taking.trick_counts", partial(_all_by, mate))
        found = _of_others(GAMES[game], view, best, other)
        if sum(GAMES[game].tricks_bid(board)[each] or 0 for each in (seat, mate) if bids) <= sum(
            board.captured[each] for each in (seat, mate)
        ) and isinstance(board, PartnerBoard):
            made += 1
            assert not any(isinstance(reason, MateTakes) for reason in found), "nobody needs another trick"
            continue
        assert found in ([], [MateTakes(mate, goodge, best, DealCount(10, 10), other, DealCount(0, 10))])
        seen += bool(found)
    assert seen
    assert made or game != "pride"


def test_of_two_who_play_with_one_it_is_told_of_whom_the_card_helps_most(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = 0
    none = DealCount(0, 10)
    for state in (state for seed in range(4) for state in played(GOODGE, seed, players=4)):
        if state.board.phase is not Phase.PLAY or len(state.board.tricks) < 6:
            continue
        view = GOODGE.view_for(state, state.board.to_act)
        cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
        goodge = narrow(view, GoodgeBoard).board.goodge
        if view.seat == goodge or len(cards) < 2 or surely_takes(GOODGE, view, cards[0]):
            continue
        one, two = (seat for seat in range(4) if seat not in (goodge, view.seat))
        for least, most in ((one, two), (two, one)):
            counts = {least: (DealCount(8, 10), DealCount(4, 10)), most: (DealCount(10, 10), none)}
            monkeypatch.setattr(
                "goodge.coach.taking.trick_counts", lambda _, taker=None, counts=counts: counts.get(taker, (none, none))
            )
            found = [reason for reason in _of_others(GOODGE, view, *cards[:2]) if isinstance(reason, MateTakes)]
            assert all(reason.seat == most for reason in found)
            seen += len(found)
    assert seen


def test_how_often_the_goodge_takes_the_trick_is_told_of_cards_of_two_suits(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = 0
    has, none = DealCount(10, 10), DealCount(0, 10)
    for _, view, best, other in choices(GOODGE, 4):
        goodge = narrow(view, GoodgeBoard).board.goodge
        if view.seat == goodge or suit_of(best, view.board.trump) is suit_of(other, view.board.trump):
            continue
        counts = {goodge: (none, has)}
        monkeypatch.setattr(
            "goodge.coach.taking.trick_counts", lambda _, taker=None, counts=counts: counts.get(taker, (none, none))
        )
        found = _of_others(GOODGE, view, best, other)
        assert found in ([], [GoodgeTakes(goodge or 0, best, none, other, has)])
        seen += bool(found)
    assert seen


def test_that_a_trick_is_left_to_others_now_and_then_is_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    for _, view, best, other in choices(GOODGE, 4):
        monkeypatch.setattr("goodge.coach.taking.trick_counts", partial(_counts, (DealCount(8, 10), DealCount(10, 10))))
        assert not _of_others(GOODGE, view, best, other)


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


def counted(game: AnyGame, state: AnyState, fates: Fates) -> list[Sequence[Card]]:
    """The hands of the deals that were counted, one after another; each deal must be one that fits."""
    possible = {tuple(map(fates.cards.mask, hands)) for hands in all_deals(game, state)}
    found = []
    for world in range(fates.worlds.size):
        fates.worlds.load(world)
        found.append(tuple(fates.worlds.playout.hand(hand) for hand in range(len(state.hands))))
    assert set(found) <= possible
    return [fates.cards.cards(mask) for hands in found for mask in hands]


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_card_takes_the_trick_as_often_as_it_must_and_no_more_than_it_can(game: str) -> None:
    """In each deal that was counted all ways to play on are tried."""
    sure = set()
    for state, view, best, other in islice(choices(GAMES[game], 3), 10):
        fates = card_fates(GAMES[game], view, (best, other), 1, Clock(None))
        assert fates is not None
        deals = counted(GAMES[game], state, fates)
        for card, takes in zip((best, other), trick_counts(fates), strict=True):
            _check(GAMES[game], state, deals, card, takes, None)
            sure.add(takes.share in (0.0, 1.0))
    assert False in sure or game != "spades"


@pytest.mark.parametrize("game", GAME_IDS)
def test_an_aim_is_reached_as_often_as_it_must_be_and_no_more_than_it_can_be(game: str) -> None:
    for state, view, best, other in islice(choices(GAMES[game], 2), 2):
        fates = card_fates(GAMES[game], view, (best, other), 1, Clock(None))
        assert fates is not None
        deals = counted(GAMES[game], state, fates)
        for (aim, *reached), goal in zip(fates.aims(), goals_of(state), strict=True):
            assert aim == goal.aim
            for card, count in zip((best, other), reached, strict=True):
                _check(GAMES[game], state, deals, card, count, goal)


def _check(
    game: AnyGame, state: AnyState, hands: Sequence[Sequence[Card]], card: Card, count: DealCount, goal: Goal | None
) -> None:
    """A count of something after a card is as large as it must be in these deals, and no larger than it can be."""
    seats, must, can = len(state.hands), 0, 0
    deals = [hands[start : start + seats] for start in range(0, len(hands), seats)]
    for deal in deals:
        after, _ = game.apply(with_hands(state, deal), PlayCard(card))
        if goal is None:
            found = takers(game, after, state.board.acting or 0, len(state.board.tricks))
        else:
            found = ends(game, _with_stash(game, after, deal), goal)
        must, can = must + (found == {True}), can + (True in found)
    times = count.of // len(deals)
    assert count.of == times * len(deals)
    assert times * must <= count.times <= times * can


def _with_stash(game: AnyGame, state: AnyState, deal: Sequence[Sequence[Card]]) -> AnyState:
    """The state with what nobody holds, and nobody has played, in the Stash."""
    if not game.stash_size:
        return state
    gone = {card for trick in (*state.board.tricks, state.board.trick) for card in trick.cards}
    held = {card for hand in deal for card in hand}
    return replace(state, stash=tuple(card for card in game.deck if card not in gone | held))


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
        if any(isinstance(reason, NoneLeft) for reason in own):
            own, pair = merits(GOODGE, view, PlayCard(best), PlayCard(other)), (best, other)
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
                    found = reasons_for(GOODGE, view, judged(best, other, 3.0, error=2.0))
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
    card, share = hangs_on(_told_by(fates, 3))
    assert card is not None
    assert share > 0.9
    assert hangs_on(replace(fates, gains=[1.0] * len(fates.gains))) == (None, 0.0)
    for _, view, best, other in list(choices(GOODGE, 4))[:10]:
        for reason in reasons_for(GOODGE, view, judged(PlayCard(best), PlayCard(other))):
            if isinstance(reason, HangsOn):
                assert reason.share >= EXPLAINED
                assert reason.card not in view.hand


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
