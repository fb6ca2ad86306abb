"""Rules 1 to 6 of The Goodge Rules (docs/rules.md), worked by hand: deal, auction, Stash, trump."""

import pytest

from goodge.engine import seeding
from goodge.engine.actions import Bid, NameTrump, Pass
from goodge.engine.cards import CROWN, Card, Suit
from goodge.engine.errors import Refusal
from goodge.engine.events import BidMade, GoodgeChosen, Passed, StashBuried, StashTaken, ThrownIn, TrumpNamed
from goodge.engine.game import Phase, State
from goodge.engine.games.goodge import DECK, GoodgeBoard, GoodgeRules, worth
from goodge.engine.refusals import (
    BidOffStep,
    BidTooHigh,
    BidTooLow,
    NotInHand,
    OtherPhase,
    RoundOver,
    WrongNumberLaidAway,
)
from goodge.engine.rng import Stream

from .playing import (
    GOODGE,
    after,
    before_last_trick,
    events_of,
    goodge_deal,
    legal_texts,
    opened,
    play_out,
    texts,
    why_not,
)

THREE = GOODGE.read_rules({})
FOUR = GOODGE.read_rules({"players": 4})


# -- rule 1: the dealer -----------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [THREE, FOUR])
def test_rule_1_any_seat_may_deal_first(rules: GoodgeRules) -> None:
    dealers = {seeding.first_dealer(GOODGE, rules, seed) for seed in range(40)}
    assert dealers == set(range(rules.players))


@pytest.mark.parametrize(("players", "dealer", "following"), [(3, 0, 1), (3, 2, 0), (4, 2, 3), (4, 3, 0)])
def test_rule_1_the_deal_passes_to_the_left(players: int, dealer: int, following: int) -> None:
    cards = "2S 3S 4S 6S"[: 3 * players - 1]
    captured = [250] + [0] * (players - 1)
    state = play_out(before_last_trick(cards, captured, dealer=dealer))
    assert GOODGE.next_match(state).dealer == following


# -- rule 2: the deal -------------------------------------------------------------------------------------


def test_rule_2_the_deck_is_five_suits_of_ten_and_the_crown() -> None:
    assert len(DECK) == len(set(DECK)) == 51
    assert {(card.suit, card.rank) for card in DECK if card != CROWN} == {(s, r) for s in Suit for r in range(1, 11)}


def test_rule_2_ones_fives_tens_and_the_crown_count_and_make_250() -> None:
    assert [worth(card) for card in DECK if card.suit is Suit.HEARTS] == [20, 0, 0, 0, 15, 0, 0, 0, 0, 10]
    assert worth(CROWN) == 25
    assert sum(map(worth, DECK)) == 250


@pytest.mark.parametrize(("rules", "size"), [(THREE, 16), (FOUR, 12)])
def test_rule_2_three_cards_to_the_stash_and_the_rest_evenly(rules: GoodgeRules, size: int) -> None:
    deal = GOODGE.cut_deal(rules, Stream(5))
    assert [len(hand) for hand in deal.hands] == [size] * rules.players
    assert len(deal.stash) == 3
    assert {*deal.stash, *(card for hand in deal.hands for card in hand)} == set(DECK)


# -- rule 3: the auction ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "dealer", "first"), [(3, 0, 1), (3, 2, 0), (4, 3, 0), (4, 1, 2)])
def test_rule_3_left_of_the_dealer_speaks_first(players: int, dealer: int, first: int) -> None:
    assert opened(dealer=dealer, players=players).board.turn == first


def test_rule_3_the_auction_goes_clockwise() -> None:
    state = opened(dealer=2, players=4)
    turns = []
    for call in ["bid 50", "bid 55", "bid 60", "bid 65", "bid 70"]:
        turns.append(state.board.turn)
        state = after(state, call)
    assert turns == [3, 0, 1, 2, 3]


def test_rule_3_the_first_bid_is_any_multiple_of_five_from_50_to_250() -> None:
    assert legal_texts(opened()) == [*(f"bid {amount}" for amount in range(50, 251, 5)), "pass"]


def test_rule_3_a_bid_goes_at_least_five_over_the_standing_one() -> None:
    state = after(opened(), "bid 120")
    assert legal_texts(state) == [*(f"bid {amount}" for amount in range(125, 251, 5)), "pass"]


@pytest.mark.parametrize(
    ("bid", "reason"),
    [
        ("bid 45", BidTooLow(50)),
        ("bid 5", BidTooLow(50)),
        ("bid 52", BidOffStep(5)),
        ("bid 251", BidOffStep(5)),
        ("bid 255", BidTooHigh(250)),
        ("bid 999999995", BidTooHigh(250)),
    ],
)
def test_rule_3_a_wrong_first_bid_is_refused_in_words(bid: str, reason: Refusal) -> None:
    assert why_not(opened(), bid) == reason


@pytest.mark.parametrize("amount", [0, -5, -50])
def test_rule_3_no_bid_of_nothing_or_less(amount: int) -> None:
    assert GOODGE.why_illegal(opened(), Bid(amount)) == BidTooLow(50)


@pytest.mark.parametrize("bid", ["bid 50", "bid 75", "bid 80"])
def test_rule_3_a_bid_not_over_the_standing_one_is_refused_in_words(bid: str) -> None:
    assert why_not(after(opened(), "bid 80"), bid) == BidTooLow(85)


def test_rule_3_over_245_there_is_one_bid_left() -> None:
    assert legal_texts(after(opened(), "bid 245")) == ["bid 250", "pass"]


def test_rule_3_who_has_passed_is_not_asked_again() -> None:
    state = after(opened(dealer=0, players=4), "pass", "bid 50", "pass", "bid 55")
    turns = []
    for amount in (60, 65, 70):
        turns.append(state.board.turn)
        state = after(state, f"bid {amount}")
    assert turns == [2, 0, 2]
    assert state.board.in_auction == (0, 2)


def test_rule_3_the_auction_ends_when_all_but_the_bidder_have_passed() -> None:
    state = after(opened(dealer=0), "bid 50", "bid 75", "pass")
    assert (state.board.phase, state.board.turn) == (Phase.AUCTION, 1)
    state = after(state, "pass")
    assert (state.board.phase, state.board.goodge, state.board.bid) == (Phase.EXCHANGE, 2, 75)


def test_rule_3_nobody_plays_alone_before_the_auction_has_ended() -> None:
    state = after(opened(dealer=0), "bid 50", "bid 75", "pass")
    assert GOODGE.lone_bid(state.board) is None
    assert GOODGE.lone_bid(after(state, "pass").board) == (2, 75)


def test_rule_3_the_standing_bidder_is_not_asked_again_once_all_others_have_passed() -> None:
    state = after(opened(dealer=0), "bid 50", "pass")
    assert events_of(state, "pass")[:2] == (Passed(0), GoodgeChosen(1, 50))
    assert after(state, "pass").board.turn == 1


def test_rule_3_the_last_one_to_speak_may_still_outbid() -> None:
    state = after(opened(dealer=0), "bid 50", "pass", "bid 55", "pass")
    assert (state.board.goodge, state.board.bid) == (0, 55)


def test_rule_3_a_bid_after_two_passes_ends_the_auction_at_once() -> None:
    state = after(opened(dealer=0, all_pass="redeal"), "pass", "pass", "bid 90")
    assert (state.board.phase, state.board.goodge, state.board.bid) == (Phase.EXCHANGE, 0, 90)


@pytest.mark.parametrize("players", [3, 4])
def test_rule_3_a_bid_of_250_ends_the_auction_with_nobody_else_asked(players: int) -> None:
    state = opened(dealer=0, players=players)
    assert events_of(state, "bid 250")[:2] == (BidMade(1, 250), GoodgeChosen(1, 250))
    state = after(state, "bid 250")
    assert (state.board.phase, state.board.turn, state.board.goodge) == (Phase.EXCHANGE, 1, 1)


def test_rule_3_250_may_be_reached_step_by_step_too() -> None:
    state = after(opened(dealer=0), "bid 240", "bid 245", "bid 250")
    assert (state.board.phase, state.board.goodge, state.board.bid) == (Phase.EXCHANGE, 0, 250)


@pytest.mark.parametrize("action", ["bury 2S 3S 4S", "trump S", "play 2S"])
def test_rule_3_nothing_but_calls_in_the_auction(action: str) -> None:
    assert why_not(opened(), action) == OtherPhase(Phase.AUCTION)


def test_rule_3_the_board_knows_the_standing_bidder() -> None:
    state = opened(dealer=0)
    assert state.board.bidder is None
    assert after(state, "bid 50", "bid 60").board.bidder == 2
    assert after(state, "bid 50", "bid 60", "pass").board.bidder == 2


# -- rule 4: nobody bids ----------------------------------------------------------------------------------


def test_rule_4_all_but_one_pass_and_the_last_is_the_goodge_at_50_unasked() -> None:
    state = after(opened(dealer=0), "pass")
    assert events_of(state, "pass")[:2] == (Passed(2), GoodgeChosen(0, 50))
    state = after(state, "pass")
    assert (state.board.phase, state.board.turn, state.board.bid) == (Phase.EXCHANGE, 0, 50)


def test_rule_4_with_four_the_dealer_gets_it_after_three_passes() -> None:
    state = after(opened(dealer=1, players=4), "pass", "pass", "pass")
    assert (state.board.phase, state.board.goodge, state.board.bid) == (Phase.EXCHANGE, 1, 50)


def test_rule_4_redeal_asks_the_last_player() -> None:
    state = after(opened(dealer=0, all_pass="redeal"), "pass", "pass")
    assert (state.board.phase, state.board.turn) == (Phase.AUCTION, 0)
    assert legal_texts(state)[0] == "bid 50"
    assert legal_texts(state)[-1] == "pass"


@pytest.mark.parametrize("players", [3, 4])
def test_rule_4_redeal_throws_the_cards_in_when_the_last_one_passes_too(players: int) -> None:
    state = after(opened(dealer=1, players=players, all_pass="redeal"), *["pass"] * (players - 1))
    assert events_of(state, "pass") == (Passed(1), ThrownIn(1))
    state = after(state, "pass")
    assert (state.board.phase, state.board.turn, state.board.is_over) == (Phase.THROWN_IN, None, True)
    assert why_not(state, "pass") == RoundOver()


def test_rule_4_after_a_redeal_the_same_dealer_deals_and_no_round_counts() -> None:
    state = after(opened(dealer=1, totals=(20, 30, 200), all_pass="redeal"), "pass", "pass", "pass")
    match = GOODGE.next_match(state)
    assert (match.dealer, match.totals, match.rounds, match.winner) == (1, (20, 30, 200), 1, None)


def test_rule_4_redeal_changes_nothing_once_somebody_has_bid() -> None:
    state = after(opened(dealer=0, all_pass="redeal"), "pass", "bid 50", "pass")
    assert (state.board.phase, state.board.goodge, state.board.bid) == (Phase.EXCHANGE, 2, 50)


# -- rule 5: the exchange ---------------------------------------------------------------------------------


def exchange(hand: str = "", stash: str = "10H 2H Crown", players: int = 3) -> State[GoodgeBoard]:
    """Seat 0, left of the dealer, is the Goodge at 50 and has the Stash open."""
    deal = goodge_deal(hand, stash=stash, players=players)
    return after(opened(deal, dealer=players - 1, players=players), "bid 50", *["pass"] * (players - 1))


@pytest.mark.parametrize(("players", "size"), [(3, 16), (4, 12)])
def test_rule_5_the_goodge_takes_the_stash_into_his_hand(players: int, size: int) -> None:
    state = exchange(players=players)
    assert state.hands[0] == (*state.deal.hands[0], *state.deal.stash)
    assert len(after(state, "bury 10H 2H Crown").hands[0]) == size


def test_rule_5_he_alone_sees_it() -> None:
    before = after(opened(goodge_deal(stash="10H 2H Crown"), dealer=2), "bid 50", "pass")
    taken = events_of(before, "pass")[-1]
    assert isinstance(taken, StashTaken)
    assert taken.seen_by(0) == taken
    assert taken.seen_by(1) == taken.seen_by(None) == StashTaken(0, (None, None, None))


@pytest.mark.parametrize("bury", ["Crown 10H 2H", "10S 1T 5D", "Crown 10S 2H"])
def test_rule_5_any_three_cards_may_be_laid_away_the_crown_and_points_too(bury: str) -> None:
    state = exchange("10S 1T 5D")
    assert why_not(state, f"bury {bury}") is None
    state = after(state, f"bury {bury}")
    assert texts(state.stash) == texts([card for card in DECK if card.text in bury.split()])
    assert not set(state.stash) & set(state.hands[0])


@pytest.mark.parametrize(
    ("bury", "reason"),
    [
        ("bury 10H 2H", WrongNumberLaidAway(3)),
        ("bury 10H 2H Crown 10S", WrongNumberLaidAway(3)),
        ("bury 10H 10H 2H", WrongNumberLaidAway(3)),
        ("bury ? ? ?", WrongNumberLaidAway(3)),
        ("bury 10H 2H 9C", NotInHand(Card.parse("9C"))),
        ("bury 10H 2H AS", NotInHand(Card.parse("AS"))),
        ("pass", OtherPhase(Phase.EXCHANGE)),
        ("trump H", OtherPhase(Phase.EXCHANGE)),
        ("play 10H", OtherPhase(Phase.EXCHANGE)),
    ],
)
def test_rule_5_a_wrong_exchange_is_refused_in_words(bury: str, reason: Refusal) -> None:
    assert why_not(exchange("10S 1T 5D"), bury) == reason


def test_rule_5_nobody_else_sees_what_was_laid_away() -> None:
    state = exchange("10S 1T 5D")
    (buried,) = events_of(state, "bury 10S 2H 1T")
    assert isinstance(buried, StashBuried)
    assert buried.seen_by(0) == buried
    assert buried.seen_by(2) == buried.seen_by(None) == StashBuried(0, (None, None, None))
    state = after(state, "bury 10S 2H 1T")
    assert texts(GOODGE.view_for(state, 0).stash or ()) == "10S 1T 2H"
    for seat in (1, 2, None):
        view = GOODGE.view_for(state, seat)
        assert view.stash is None
        assert [action.text for action in view.actions] == ["bid 50", "pass", "pass", "bury ? ? ?"]


def test_rule_5_both_stashes_are_open_once_the_round_is_scored() -> None:
    state = play_out(before_last_trick("2S 3S 4S", [250, 0, 0]))
    assert GOODGE.view_for(state, 1).deal == state.deal


# -- rule 6: trump ----------------------------------------------------------------------------------------


def test_rule_6_any_of_the_five_suits_may_be_named() -> None:
    state = after(exchange(), "bury 10H 2H Crown")
    assert legal_texts(state) == ["trump S", "trump D", "trump T", "trump H", "trump C"]


def test_rule_6_also_a_suit_he_holds_no_card_of() -> None:
    hand = "1S 2S 3S 4S 5S 6S 7S 8S 9S 10S 1D 2D 3D 4D 5D 6D"
    state = after(exchange(hand, "7D 8D 9D"), "bury 7D 8D 9D")
    assert events_of(state, "trump C") == (TrumpNamed(0, Suit.CLUBS),)
    state = after(state, "trump C")
    assert (state.board.phase, state.board.trump, state.board.turn) == (Phase.PLAY, Suit.CLUBS, 0)


@pytest.mark.parametrize("action", ["bid 60", "pass", "bury 10H 2H Crown", "play 2S"])
def test_rule_6_nothing_else_before_trump_is_named(action: str) -> None:
    assert why_not(after(exchange(), "bury 10H 2H Crown"), action) == OtherPhase(Phase.TRUMP)


def test_rule_6_trump_is_not_named_before_the_exchange_nor_twice() -> None:
    state = exchange()
    assert GOODGE.why_illegal(state, NameTrump(Suit.STARS)) is not None
    named = after(state, "bury 10H 2H Crown", "trump T")
    assert why_not(named, "trump T") == OtherPhase(Phase.PLAY)
    assert GOODGE.why_illegal(named, Pass()) == OtherPhase(Phase.PLAY)
