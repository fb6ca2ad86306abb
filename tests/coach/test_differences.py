"""What sets two cards apart of which neither has a merit of its own, held against the cards themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from goodge.coach.counting import DealCount, Fates, card_fates
from goodge.coach.differences import counted_to_the_end, differences, explains, sets_apart
from goodge.coach.goals import MakeBid
from goodge.coach.memory import cards_unseen, known_voids
from goodge.coach.merits import FEW, merits
from goodge.coach.reasons import reasons_for
from goodge.coach.why import Alike, Chance, Keeps, MoreOften, PointsAtStake, Reason
from goodge.coach.why_pairs import (
    AsEasilyBeaten,
    BothTake,
    DrawsTrumps,
    LessForGoodge,
    MoreInAll,
    NearerToNone,
    NeitherTakes,
    OnlyTrumpsEither,
    SavesTrump,
    StrongerStays,
    TrumpedLater,
    WinsLater,
)
from goodge.coach.why_plans import HighestTrumps, NextTrumps, TrumpPoints, TrumpsHeld, WinsUnnamed
from goodge.engine.actions import NameTrump, PlayCard
from goodge.engine.cards import Card, Suit, parse_cards
from goodge.engine.game import AnyGame, AnyView, Phase
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import GoodgeBoard, worth
from goodge.engine.partners import PartnerBoard
from goodge.engine.state import narrow
from goodge.engine.tricks import suit_of
from goodge.engine.values import replace
from goodge.players.race import Clock
from tests.engine import kin
from tests.engine.kin import SPADES

from .choices import judged
from .rounds import GAME_IDS, played

pytestmark = pytest.mark.usefixtures("few_deals")
GOODGE = GAMES["goodge"]


@pytest.fixture
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goodge.coach.counting.DEALS", 40)
    monkeypatch.setattr("goodge.players.card_search.WORLDS", 40)


def pairs(game: AnyGame, seeds: int) -> Iterator[tuple[AnyView, Card, Card]]:
    """Two cards that may be played, of each decision in some rounds."""
    for seed in range(seeds):
        for state in played(game, seed):
            view = game.view_for(state, state.board.turn)
            cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
            if state.board.phase is Phase.PLAY and len(cards) > 1:
                yield view, cards[0], cards[-1]
                yield view, cards[-1], cards[0]


def higher(game: AnyGame, view: AnyView, card: Card) -> int:
    """The unseen cards of a card's suit that beat it."""
    trump = view.board.trump
    unseen = [each for each in cards_unseen(game, view) if suit_of(each, trump) is suit_of(card, trump)]
    return sum(game.winning_place((card, each), trump) == 1 for each in unseen)


def _leads_trick(game: AnyGame, view: AnyView, card: Card) -> bool:
    """Whether a card would be winning the trick, with what lies there."""
    lying = view.board.trick.cards
    return game.winning_place((*lying, card), view.board.trump) == len(lying)


def _beaten_by(game: AnyGame, view: AnyView, card: Card) -> list[Card]:
    """The unseen cards that would beat a card if they were played after it; none where nobody plays any more."""
    lying, trump = view.board.trick.cards, view.board.trump
    if len(lying) + 1 == len(view.board.captured):
        return []
    return [
        each for each in cards_unseen(game, view) if game.winning_place((*lying, card, each), trump) == len(lying) + 1
    ]


def may_be_trumped_now(game: AnyGame, view: AnyView, suit: Suit) -> bool:
    """Whether somebody against the viewer has shown that they are out of a suit, and not of trumps."""
    hands = range(len(view.board.captured))
    sides = 2 if isinstance(view.board, PartnerBoard) else len(hands)
    rivals = [hand for hand in hands if hand % sides != (view.seat or 0) % sides]
    shown = known_voids(game, view)
    return any((hand, suit) in shown and (hand, view.board.trump) not in shown for hand in rivals)


def test_a_suit_that_is_trumped_already_is_not_told_to_be_trumped_later() -> None:
    kinds = Counter[bool]()
    for view, best, other in pairs(GOODGE, 12):
        if best.suit is None or best.suit is view.board.trump or view.board.trick.cards:
            continue
        found = differences(GOODGE, view, best, other)
        is_told = any(isinstance(reason, TrumpedLater) for reason in found)
        kinds[False] += is_told
        if may_be_trumped_now(GOODGE, view, best.suit):
            assert not is_told
            kinds[True] += OnlyTrumpsEither(best, other) in found
    assert kinds[True]
    assert kinds[False]


def test_a_suit_that_nobody_else_holds_is_not_told_to_be_trumped_sooner() -> None:
    gone = 0
    for view in leads(GOODGE, 12):
        cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
        unseen = {card.suit for card in cards_unseen(GOODGE, view)}
        for best, other in permutations(cards, 2):
            if other.suit not in unseen and best.suit in unseen and view.board.trump not in (best.suit, other.suit):
                found = differences(GOODGE, view, best, other)
                gone += OnlyTrumpsEither(best, other) in found
                assert not any(isinstance(reason, TrumpedLater) for reason in found)
    assert gone


def leads(game: AnyGame, seeds: int) -> Iterator[AnyView]:
    """Late views in which somebody is to lead."""
    for seed in range(seeds):
        for state in played(game, seed):
            if state.board.phase is Phase.PLAY and not state.board.trick.cards and len(state.board.tricks) > 5:
                yield game.view_for(state, state.board.turn)


def is_so(game: AnyGame, view: AnyView, reason: Reason, best: Card, other: Card) -> bool:
    trump = view.board.trump
    match reason:
        case SavesTrump(card):
            return card == other and suit_of(card, trump) is trump is not suit_of(best, trump)
        case DrawsTrumps(card, unseen, points):
            trumps = [each for each in cards_unseen(game, view) if suit_of(each, trump) is trump]
            assert points == (sum(map(worth, trumps)) if game.id == "goodge" else 0)
            return card == best and not view.board.trick.cards and len(trumps) == unseen > 0
        case StrongerStays(_, many, _, few) if few > FEW and 2 * few > many:
            return False
        case StrongerStays(card, many, stays, few):
            return (higher(game, view, card), higher(game, view, stays)) == (many, few) and few < many
        case NearerToNone(card, suit, left, has_trumps):
            held = [suit_of(each, trump) for each in view.acting_hand]
            may_gain = any(higher(game, view, each) for each in view.acting_hand if suit_of(each, trump) is trump)
            return has_trumps == (trump in held) == may_gain and card == best and left == held.count(suit) - 1 > 0
        case AsEasilyBeaten(many):
            return [higher(game, view, card) for card in (best, other)] == [many, many]
        case OnlyTrumpsEither():
            return [higher(game, view, card) for card in (best, other)] == [0, 0]
        case TrumpedLater(suit, many, less, few):
            suits = [suit_of(each, trump) for each in cards_unseen(game, view)]
            is_more = (suits.count(suit), suits.count(less)) == (many, few) and many > few > 0
            is_more = is_more and not may_be_trumped_now(game, view, suit)
            return is_more and [higher(game, view, card) for card in (best, other)] == [0, 0]
        case NeitherTakes():
            return not any(_leads_trick(game, view, card) for card in (best, other))
        case BothTake(one, two):
            return (one, two) == (best, other) and all(
                _leads_trick(game, view, card) and not _beaten_by(game, view, card) for card in (best, other)
            )
    return False


@pytest.mark.parametrize("game", GAME_IDS)
def test_each_difference_is_so(game: str) -> None:
    kinds = Counter[type[Reason]]()
    for view, best, other in pairs(GAMES[game], 4):
        for reason in differences(GAMES[game], view, best, other):
            assert is_so(GAMES[game], view, reason, best, other), reason
            kinds[type(reason)] += 1
        first = next(iter(differences(GAMES[game], view, best, other)), None)
        others = {type(reason) for reason in differences(GAMES[game], view, best, other)} - {StrongerStays}
        if isinstance(first, StrongerStays) and first.other_higher > FEW:
            assert not others & {NearerToNone, SavesTrump, DrawsTrumps}, "what does not hang on many cards tells more"
    assert len(kinds) >= 7, kinds


@pytest.mark.parametrize(("trump", "is_told"), [("2S", True), ("AS", False)])
def test_a_suit_is_played_out_for_a_trump_that_would_win_no_trick_by_itself(trump: str, is_told: bool) -> None:
    """Three hearts and four clubs: the ace of spades wins its trick in any case, the deuce one more on a heart."""
    state = kin.opened(SPADES, f"{trump} KH JH 6H KC 9C 8C 4C KD QD JD 7D 6D", "", "", "", dealer=3)
    state = kin.after(SPADES, state, *["bid 3"] * 4)
    view = SPADES.view_for(state, state.board.turn)
    best, other = parse_cards(["KH", "KC"])
    found = [reason for reason in differences(SPADES, view, best, other) if isinstance(reason, NearerToNone)]
    assert found == [NearerToNone(best, Suit.HEARTS, 2, has_trumps=True)] * is_told


@pytest.mark.parametrize("game", GAME_IDS)
def test_hardly_ever_nothing_can_be_told_of_two_cards(game: str) -> None:
    found = Counter[bool]()
    for view, best, other in pairs(GAMES[game], 2):
        told = reasons_for(GAMES[game], view, judged(PlayCard(best), PlayCard(other), 3.0, error=5.0))
        found[any(isinstance(reason, Alike) for reason in told)] += 1
    assert found[True] <= 0.05 * found.total(), found


@pytest.mark.parametrize("game", GAME_IDS)
def test_what_is_won_by_the_end_is_the_mean_over_the_deals(game: str) -> None:
    told = 0
    for view, best, other in pairs(GAMES[game], 1):
        fates = card_fates(GAMES[game], view, (best, other), 1, Clock(None))
        assert fates is not None
        hands = range(len(view.board.captured))
        means = [
            [sum(end[place][hand] for end in fates.outcomes) / len(fates.outcomes) for hand in hands]
            for place in (0, 1)
        ]
        acting = view.board.acting or 0
        team = [hand for hand in hands if hand == acting or (game in ("spades", "pride") and hand % 2 == acting % 2)]
        for reason in counted_to_the_end(view, fates, best, other):
            told += 1
            if isinstance(reason, LessForGoodge):
                figures = [each[reason.seat] for each in means]
                assert reason.seat != view.seat
                assert (reason.points, reason.other_points) == pytest.approx(tuple(figures))
                assert figures[0] < figures[1] - 2
            else:
                assert isinstance(reason, MoreInAll)
                figures = [sum(each[hand] for hand in team) for each in means]
                assert (reason.amount, reason.other_amount) == pytest.approx(tuple(figures))
                assert figures[0] > figures[1] + (2 if game == "goodge" else 0.2)
                assert reason.lost_bid == hopeless_bid(view, fates)
    assert told


def hopeless_bid(view: AnyView, fates: Fates) -> int:
    """The Goodge's own bid, if at most a tenth of the rounds played out makes it; else 0."""
    board = view.board
    if not isinstance(board, GoodgeBoard) or board.goodge != view.seat:
        return 0
    made = [sum(end[place][board.goodge or 0] >= board.bid for end in fates.outcomes) for place in (0, 1)]
    return board.bid if 10 * max(made) <= len(fates.outcomes) else 0


def test_a_bid_that_can_hardly_be_made_is_told_as_that() -> None:
    told = Counter[bool]()
    for seed in range(20):
        for state in played(GOODGE, seed, "novice"):
            board = narrow(state, GoodgeBoard).board
            if board.phase is not Phase.PLAY or board.goodge != board.turn or len(board.tricks) not in (1, 8, 10):
                continue
            view = GOODGE.view_for(state, board.turn)
            cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
            fates = card_fates(GOODGE, view, (cards[0], cards[-1]), 1, Clock(None)) if len(cards) > 1 else None
            for reason in () if fates is None else counted_to_the_end(view, fates, cards[0], cards[-1]):
                assert isinstance(reason, MoreInAll)
                told[bool(reason.lost_bid)] += 1
                assert fates is not None
                assert reason.lost_bid == hopeless_bid(view, fates)
    assert told[True]
    assert told[False]


def test_of_two_trump_suits_there_is_always_something_to_tell() -> None:
    kinds, seconds = Counter[type[Reason]](), set[bool]()
    for seed in range(12):
        state = next(each for each in played(GOODGE, seed) if each.board.phase is Phase.TRUMP)
        view = GOODGE.view_for(state, state.board.turn)
        held = {suit: sorted((c for c in view.hand if c.suit is suit), key=lambda c: -c.rank) for suit in Suit}
        for one, two in permutations(Suit, 2):
            told = merits(GOODGE, view, NameTrump(one), NameTrump(two))
            order = [type(reason) for reason in told if isinstance(reason, WinsUnnamed | TrumpPoints)]
            assert order in ([], [WinsUnnamed], [TrumpPoints], [WinsUnnamed, TrumpPoints]), "tricks before points"
            for reason in told:
                kinds[type(reason)] += 1
                match reason:
                    case NextTrumps(card, lower):
                        place = held[one].index(card)
                        assert place == held[two].index(lower)
                        assert card.rank > lower.rank
                        assert [c.rank for c in held[one][:place]] == [c.rank for c in held[two][:place]]
                    case TrumpPoints(_, points, _, less):
                        assert (points, less) == (sum(map(worth, held[one])), sum(map(worth, held[two])))
                    case WinsUnnamed(card, second):
                        assert card == held[two][0] == Card(10, two)
                        assert (second is not None) == (Card(9, two) in held[two])
                        high = [all(Card(rank, suit) in held[suit] for rank in (10, 9)) for suit in (one, two)]
                        assert Card(10, one) not in held[one] or high != [True, False], "as many of one's own are high"
                        seconds.add(second is not None and Card(10, one) in held[one])
                    case HighestTrumps() | TrumpsHeld():
                        assert len(held[one]) >= len(held[two])
                    case _:
                        raise AssertionError(reason)
            assert told or len(held[one]) < len(held[two])
    assert set(kinds) == {NextTrumps, TrumpPoints, WinsUnnamed, HighestTrumps, TrumpsHeld}
    assert seconds == {False, True}


def test_points_won_in_all_are_told_only_where_they_make_up_most_of_a_loss() -> None:
    five, nine = Card.parse("5D"), Card.parse("9D")
    two_more = MoreInAll(five, 91.0, nine, 89.0, is_points=True)
    assert not explains(two_more, 5.0)
    assert explains(two_more, 3.0)
    assert explains(replace(two_more, amount=94.0), 5.0)
    assert explains(MoreInAll(five, 4.7, nine, 4.4, is_points=False), 5.0), "tricks are no points"
    assert not explains(WinsLater(nine, 8.0, 2.0), 18.0)
    assert explains(WinsLater(nine, 14.0, 2.0), 18.0)
    often = MoreOften(
        NameTrump(Suit.HEARTS), MakeBid(0, 160), DealCount(36, 40), NameTrump(Suit.SPADES), DealCount(32, 40)
    )
    assert not explains(often, 102.0), "a tenth of the deals, in which 320 points hang on the bid"
    assert explains(often, 50.0)
    assert explains(Keeps(nine, five, Chance.NONE), 5.0)


def test_points_at_stake_are_told_only_where_nothing_else_sets_two_cards_apart() -> None:
    seen = Counter[bool]()
    for view, best, other in pairs(GOODGE, 5):
        options = PlayCard(best), PlayCard(other)
        if worth(best) <= worth(other) or merits(GOODGE, view, *options):
            continue
        found = reasons_for(GOODGE, view, judged(*options), 1)
        is_apart = any(map(sets_apart, differences(GOODGE, view, best, other)))
        is_at_stake = any(isinstance(reason, PointsAtStake) for reason in found)
        assert not (is_apart and is_at_stake)
        seen[is_apart] += 1
    assert seen[True]
