"""Rules 1 to 3 of Spades (docs/rules-spades.md), worked by hand: bids, blind nil and tricks."""

from __future__ import annotations

from typing import Any

import pytest

from goodge.engine.actions import Bid, BlindNil, Nil
from goodge.engine.cards import Card, Suit, parse_cards
from goodge.engine.events import BidMade, CardPlayed, Dealt, HandSeen, NilBid, SpadesBroken, TrickWon
from goodge.engine.game import Phase
from goodge.engine.refusals import Lead, NoBlindNil, NoNil, NoSuchBid, NotInHand, OtherPhase, TrumpNotBroken

from .kin import SPADES, after, dealt, events_of, late, legal, opened, played_out, why_not
from .playing import AnyState
from .refusing import must_follow

BIDS = {f"bid {number}" for number in range(1, 14)}


# -- the deal ---------------------------------------------------------------------------------------------


def test_the_pack_is_52_cards_and_all_are_dealt_13_each() -> None:
    rules = SPADES.read_rules({})
    assert len(set(SPADES.pack(rules))) == 52
    assert {card.rank for card in SPADES.pack(rules)} == set(range(2, 15))
    assert [len(hand) for hand in dealt(SPADES).hands] == [13] * 4
    assert (SPADES.seats(rules), SPADES.sides(rules)) == (4, 2)


@pytest.mark.parametrize("dealer", range(4))
def test_the_deal_passes_to_the_left_and_left_of_the_dealer_bids_and_leads_first(dealer: int) -> None:
    state = opened(SPADES, dealer=dealer)
    assert state.board.turn == (dealer + 1) % 4
    turns = []
    for _ in range(4):
        turns.append(state.board.turn)
        state = after(SPADES, state, "bid 3")
    assert turns == [(dealer + step) % 4 for step in (1, 2, 3, 4)]
    assert (state.board.phase, state.board.turn) == (Phase.PLAY, (dealer + 1) % 4)
    assert SPADES.next_match(played_out(SPADES, state)).dealer == (dealer + 1) % 4


# -- rule 1: the bids -------------------------------------------------------------------------------------


def test_rule_1_a_bid_is_1_to_13_tricks_or_nil() -> None:
    state = opened(SPADES)
    assert legal(SPADES, state) == BIDS | {"nil"}
    for action in ("bid 14", "bid 100"):
        assert why_not(SPADES, state, action) == NoSuchBid(1, 13, nil=True)
    assert SPADES.why_illegal(state, Bid(0)) == NoSuchBid(1, 13, nil=True)
    for action in ("pass", "look", "play 2S", "trump S"):
        assert why_not(SPADES, state, action) == OtherPhase(Phase.BIDDING)


def test_rule_1_everybody_speaks_once_and_partners_bids_are_added_up() -> None:
    state = after(SPADES, opened(SPADES), "bid 4", "nil", "bid 3", "bid 13")
    assert state.board.bids == (Bid(4), Nil(), Bid(3), Bid(13))
    assert [state.board.contract(side) for side in (0, 1)] == [7, 13]
    assert why_not(SPADES, state, "bid 2") == OtherPhase(Phase.PLAY)


def test_rule_1_the_bids_are_told_to_all() -> None:
    state = opened(SPADES)
    assert events_of(SPADES, state, "bid 4") == (BidMade(0, 4),)
    assert events_of(SPADES, state, "nil") == (NilBid(0, blind=False),)


def test_rule_1_without_nil_everybody_bids_a_number() -> None:
    state = opened(SPADES, nil=False)
    assert legal(SPADES, state) == BIDS
    assert why_not(SPADES, state, "nil") == NoNil()
    assert why_not(SPADES, state, "bid 14") == NoSuchBid(1, 13)


# -- rule 2: blind nil ------------------------------------------------------------------------------------


def behind(team_0: int = 0, team_1: int = 100, **options: Any) -> AnyState:
    """A round in which seat 0 is the first to speak."""
    return opened(SPADES, totals=(team_0, team_1), **options)


@pytest.mark.parametrize(
    ("totals", "face_down"),
    [
        ((0, 0), ()),
        ((0, 99), ()),
        ((0, 100), (0, 2)),
        ((-60, 40), (0, 2)),
        ((-60, 39), ()),
        ((300, 150), (1, 3)),
        ((300, 201), ()),
    ],
)
def test_rule_2_only_a_team_at_least_100_behind_may_bid_blind(totals: tuple[int, int], face_down: tuple[int]) -> None:
    board = behind(*totals).board
    assert board.face_down == face_down
    assert [seat for seat in range(4) if not board.sees_own(seat)] == list(face_down)


def test_rule_2_who_may_bid_blind_first_chooses() -> None:
    state = behind()
    assert (state.board.phase, state.board.turn) == (Phase.LOOK, 0)
    assert legal(SPADES, state) == {"look", "blind nil"}
    for action in ("bid 3", "nil", "pass", "play 2S"):
        told = OtherPhase(Phase.LOOK)
        assert why_not(SPADES, state, action) == told


def test_rule_2_the_choice_comes_in_turn_right_before_the_bid() -> None:
    state = behind()
    phases = []
    for action in ("look", "bid 3", "bid 2", "blind nil", "nil"):
        phases.append((state.board.turn, state.board.phase))
        state = after(SPADES, state, action)
    assert phases == [(0, Phase.LOOK), (0, Phase.BIDDING), (1, Phase.BIDDING), (2, Phase.LOOK), (3, Phase.BIDDING)]
    assert state.board.bids == (Bid(3), Bid(2), BlindNil(), Nil())
    assert (state.board.phase, state.board.turn) == (Phase.PLAY, 0)


def test_rule_2_who_has_looked_can_bid_nil_but_no_blind_nil() -> None:
    state = after(SPADES, behind(), "look")
    assert legal(SPADES, state) == BIDS | {"nil"}
    told = NoBlindNil(100)
    assert why_not(SPADES, state, "blind nil") == told
    assert why_not(SPADES, opened(SPADES), "blind nil") == told


def test_rule_2_cards_are_hidden_from_their_own_player_until_he_has_chosen() -> None:
    state = behind()
    for seat in range(4):
        hand = SPADES.view_for(state, seat).hand
        assert len(hand) == (0 if seat in (0, 2) else 13)
    looked = after(SPADES, state, "look")
    assert set(SPADES.view_for(looked, 0).hand) == set(state.deal.hands[0])
    assert SPADES.view_for(looked, 2).hand == ()
    blind = after(SPADES, looked, "bid 3", "bid 2", "blind nil")
    assert set(SPADES.view_for(blind, 2).hand) == set(state.deal.hands[2])


def test_rule_2_the_events_hide_those_cards_too() -> None:
    start = behind()
    dealt_event = SPADES.open_round(start.match, start.deal)[1][0]
    assert isinstance(dealt_event, Dealt)
    for viewer in (0, 1, 2, 3, None):
        shown = [hand[0] is not None for hand in dealt_event.seen_by(viewer).hands]
        assert shown == [viewer == seat and seat in (1, 3) for seat in range(4)]
    (seen,) = events_of(SPADES, start, "look")
    assert seen == HandSeen(0, start.deal.hands[0])
    assert [seen.seen_by(viewer) == seen for viewer in (0, 1, 2, None)] == [True, False, False, False]
    assert events_of(SPADES, start, "blind nil") == (NilBid(0, blind=True), seen)


@pytest.mark.parametrize("options", [{"blind_nil": False}, {"nil": False}, {"nil": False, "blind_nil": True}])
def test_rule_2_without_blind_nil_or_without_nil_everybody_sees_his_cards_at_once(options: dict[str, Any]) -> None:
    state = behind(0, 400, **options)
    assert (state.board.phase, state.board.face_down) == (Phase.BIDDING, ())
    assert why_not(SPADES, state, "blind nil") is not None


def test_rule_2_nobody_knows_more_of_his_own_cards_than_of_others_before_he_looks() -> None:
    state = behind()
    sampler = SPADES.sampler(SPADES.view_for(state, 2))
    assert sampler.count == SPADES.sampler(SPADES.view_for(state, None)).count


# -- rule 3: the tricks -----------------------------------------------------------------------------------

ALL_HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH"
ALL_SPADES = "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS"


def in_play(*hands: str) -> AnyState:
    """Seat 0 is about to lead to the first trick; all have bid three."""
    return after(SPADES, opened(SPADES, *hands), *["bid 3"] * 4)


def test_rule_3_spades_may_not_be_led_before_one_has_been_played() -> None:
    state = in_play("AS 2S 3H 4D")
    assert why_not(SPADES, state, "play AS") == TrumpNotBroken(Card.parse("AS"))
    assert why_not(SPADES, state, "play 3H") is None
    assert not any(action.endswith("S") for action in legal(SPADES, state))


def test_rule_3_who_holds_nothing_else_may_lead_a_spade() -> None:
    assert len(legal(SPADES, in_play(ALL_SPADES))) == 13


def test_rule_3_a_spade_thrown_on_another_suit_breaks_spades() -> None:
    state = after(SPADES, in_play("AH AS 3D", "2S KD", "2H", "3H"), "play AH")
    assert not state.board.broken
    broken = late(SPADES, "AH KS", "2D 3S", "2H 4S", "3H 5S", broken=False)
    events = events_of(SPADES, after(SPADES, broken, "play AH", "play 2D", "play 2H"), "play 3H")
    assert events == (CardPlayed(3, parse_cards(["3H"])[0]), TrickWon(0, parse_cards(["AH", "2D", "2H", "3H"]), 1))
    trumped = late(SPADES, "AH 4D KS", "3S 4C 5C", "2H 4S 6C", "3H 5S 7C", broken=False)
    card = parse_cards(["3S"])[0]
    assert events_of(SPADES, after(SPADES, trumped, "play AH"), "play 3S") == (CardPlayed(1, card), SpadesBroken(1))
    led = after(SPADES, trumped, "play AH", "play 3S", "play 2H", "play 3H")
    assert (led.board.turn, led.board.broken) == (1, True)
    state = late(SPADES, "AH KS 4D", "2S 3D 5D", "2H 4S 6D", "3H 5S 7D", broken=False)
    state = after(SPADES, state, "play AH", "play 2S", "play 2H", "play 3H", "play 3D", "play 6D", "play 7D", "play 4D")
    assert state.board.turn == 3
    assert why_not(SPADES, state, "play 5S") is None


def test_rule_3_follow_suit_if_possible() -> None:
    state = after(SPADES, in_play("AD", "2D 3S 4H"), "play AD")
    assert all(action.endswith("D") for action in legal(SPADES, state))
    assert must_follow(why_not(SPADES, state, "play 3S")) == (Suit.DIAMONDS, Lead.SUIT)
    assert why_not(SPADES, state, "play AD") == NotInHand(Card.parse("AD"))


def test_rule_3_who_cannot_follow_may_play_any_card() -> None:
    state = after(SPADES, in_play("AD", ALL_HEARTS), "play AD")
    assert len(legal(SPADES, state)) == 13


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("2D 9D AD KD", 2),  # the highest of the suit led
        ("2D AH AC KH", 0),  # other suits never win
        ("AD 2S KD QD", 1),  # the lowest spade beats every other card
        ("AD 2S 3S QD", 2),
        ("KS AS QS AH", 1),
        ("10D JD QD KD", 3),
    ],
)
def test_rule_3_the_winner_of_a_trick_leads_next(cards: str, winner: int) -> None:
    hands = [f"{card} {other}" for card, other in zip(cards.split(), ("2C", "3C", "4C", "5C"), strict=True)]
    state = after(SPADES, late(SPADES, *hands), *[f"play {card}" for card in cards.split()])
    assert (state.board.turn, state.board.trick.leader) == (winner, winner)
    assert state.board.captured == tuple(int(seat == winner) for seat in range(4))
    assert state.board.tricks[-1].winner == winner


def test_rule_3_nothing_but_cards_while_tricks_are_played() -> None:
    for action in ("bid 3", "nil", "look", "pass"):
        assert why_not(SPADES, in_play(), action) == OtherPhase(Phase.PLAY)
