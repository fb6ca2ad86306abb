"""The rules of League Spades (docs/rules-pride.md), worked by hand; each test cites the rule it proves."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from goodge.engine import seeding
from goodge.engine.actions import Bid
from goodge.engine.cards import Card, Suit, parse_cards
from goodge.engine.errors import IllegalAction, Refusal, RulesError
from goodge.engine.events import DealerDrawn, MatchWon
from goodge.engine.game import Phase
from goodge.engine.games.pride import PrideRules
from goodge.engine.partners import team_score
from goodge.engine.refusals import (
    Lead,
    LeadShared,
    MatchOver,
    MustBid,
    NoClock,
    NoNil,
    OtherPhase,
    RoundUnderWay,
    TooManyTricks,
    TrumpNotBroken,
    UnderTheBoard,
)
from goodge.engine.rng import Stream

from .kin import PRIDE, after, dealt, late, legal, opened, played_out, result_of, why_not
from .playing import AnyState
from .refusing import fitting, must_follow

TRUMPS = ["BigJoker", "LittleJoker", *(f"{rank}S" for rank in (2, "A", "K", "Q", "J", *range(10, 2, -1)))]


# -- rule 1: the pack -------------------------------------------------------------------------------------


def test_rule_1_the_deuces_of_clubs_and_diamonds_go_and_both_jokers_come_in() -> None:
    pack = {card.text for card in PRIDE.pack(PRIDE.read_rules({}))}
    assert len(pack) == 52
    assert {"BigJoker", "LittleJoker", "2S", "2H"} < pack
    assert not {"2C", "2D"} & pack
    assert [len(hand) for hand in dealt(PRIDE).hands] == [13] * 4


# -- rule 2: trump ----------------------------------------------------------------------------------------


def test_rule_2_the_order_of_the_fifteen_trumps() -> None:
    for higher, lower in pairwise(TRUMPS):
        for cards in ([higher, lower], [lower, higher]):
            place = PRIDE.winning_place(parse_cards(cards), PRIDE.open_board(opened(PRIDE).match).trump)
            assert place is not None
            assert cards[place] == higher
    pack = PRIDE.pack(PRIDE.read_rules({}))
    spades = [card for card in pack if PRIDE.lead_of((card,), opened(PRIDE).board.trump) == opened(PRIDE).board.trump]
    assert sorted(card.text for card in spades) == sorted(TRUMPS)
    assert [card.text for card in sorted(spades, key=PRIDE.hand_key, reverse=True)] == TRUMPS


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("AS 2S KS 3S", 1),  # the deuce is above the ace
        ("2S LittleJoker AS KS", 1),
        ("LittleJoker BigJoker 2S AS", 1),
        ("AH 3S 2H KH", 1),
        ("3H 2H AD AC", 0),  # the 2 of hearts is the lowest heart
        ("AH LittleJoker BigJoker KH", 2),
        ("AD 4D KD 3S", 3),
    ],
)
def test_rule_2_the_winner_of_a_trick(cards: str, winner: int) -> None:
    state = late(PRIDE, *cards.split(), bids="bid 1, bid 3, bid 3, bid 1")
    state = after(PRIDE, state, *[f"play {card}" for card in cards.split()])
    assert state.board.tricks[-1].winner == winner


def test_rule_2_jokers_are_spades_for_following() -> None:
    state = late(PRIDE, "AS 4D", "BigJoker KD", "LittleJoker 4S", "3S 3D")
    state = after(PRIDE, state, "play AS")
    assert legal(PRIDE, state) == {"play BigJoker"}
    refused = why_not(PRIDE, state, "play KD")
    assert must_follow(refused) == (Suit.SPADES, Lead.SUIT)
    assert fitting(refused) in (["BigJoker"], ["LittleJoker"])
    state = after(PRIDE, state, "play BigJoker")
    assert legal(PRIDE, state) == {"play LittleJoker", "play 4S"}


def test_rule_2_a_joker_is_kept_from_a_suit_that_its_holder_can_follow() -> None:
    state = after(PRIDE, late(PRIDE, "AD 4D", "BigJoker KD", "4H 4S", "3S 3D"), "play AD")
    assert legal(PRIDE, state) == {"play KD"}
    assert must_follow(why_not(PRIDE, state, "play BigJoker")) == (Suit.DIAMONDS, Lead.SUIT)


def test_rule_2_a_joker_led_asks_for_spades() -> None:
    state = after(PRIDE, late(PRIDE, "LittleJoker 4D", "3S KD", "BigJoker 4S", "5S 3D"), "play LittleJoker")
    assert legal(PRIDE, state) == {"play 3S"}
    assert must_follow(why_not(PRIDE, state, "play KD")) == (Suit.SPADES, Lead.JOKER)


# -- rule 3: the first dealer -----------------------------------------------------------------------------


class Stacked(Stream):
    """A stream that deals these cards first."""

    def __init__(self, cards: str) -> None:
        super().__init__(0)
        self._first = parse_cards(cards.split())

    def shuffled(self, items: Any) -> Any:
        return [*self._first, *(card for card in items if card not in self._first)]


@pytest.mark.parametrize(
    ("cards", "dealer"),
    [
        ("3H KD QC 9S", 1),
        ("AH 2S AS AC", 1),  # the deuce of spades is above the aces
        ("2S LittleJoker BigJoker AS", 2),
        ("LittleJoker 2S AH AS", 0),
        ("AC AD AH AS", 3),  # of equal ranks spades, hearts, diamonds, clubs
        ("AC AD AH KS", 2),
        ("AC AD KH KS", 1),
        ("2H 3C 3D 3S", 3),
        ("AC 3S 4S 5S", 0),  # rank goes first: a spade is not higher than an ace for being trump
    ],
)
def test_rule_3_the_highest_card_deals_first(cards: str, dealer: int) -> None:
    drawn, draws = PRIDE.draw_dealer(PRIDE.read_rules({}), Stacked(cards))
    assert drawn == dealer
    assert draws == (parse_cards(cards.split()),)


def test_rule_3_the_draw_is_public_and_hangs_on_the_seed() -> None:
    rules = PRIDE.read_rules({})
    for seed in range(20):
        dealer, (event,) = seeding.draw_for_dealer(PRIDE, rules, seed)
        assert isinstance(event, DealerDrawn)
        assert event.seen_by(None) == event
        assert dealer == event.dealer == seeding.first_dealer(PRIDE, rules, seed)
        assert len(set(event.draws[0])) == 4
    assert len({seeding.first_dealer(PRIDE, rules, seed) for seed in range(40)}) == 4


@pytest.mark.parametrize("dealer", range(4))
def test_rule_3_the_deal_passes_left(dealer: int) -> None:
    state = after(PRIDE, opened(PRIDE, dealer=dealer), *["bid 2"] * 4)
    assert PRIDE.next_match(played_out(PRIDE, state)).dealer == (dealer + 1) % 4


# -- rule 4: the bids -------------------------------------------------------------------------------------


def test_rule_4_everybody_bids_at_least_one_and_nobody_passes_or_bids_nil() -> None:
    state = opened(PRIDE)
    assert legal(PRIDE, state) == {f"bid {number}" for number in range(1, 14)}
    assert why_not(PRIDE, state, "nil") == NoNil()
    assert why_not(PRIDE, state, "blind nil") == NoNil()
    assert why_not(PRIDE, state, "pass") == OtherPhase(Phase.BIDDING)
    assert why_not(PRIDE, state, "bid 14") == TooManyTricks(13)
    assert PRIDE.why_illegal(state, Bid(0)) == MustBid(1)


@pytest.mark.parametrize(("first", "least"), [(1, 3), (2, 2), (3, 1), (4, 1), (13, 1)])
def test_rule_4_the_second_partner_brings_the_team_to_board(first: int, least: int) -> None:
    state = after(PRIDE, opened(PRIDE), f"bid {first}", "bid 1")
    assert legal(PRIDE, state) == {f"bid {number}" for number in range(least, 14)}
    if least > 1:
        assert why_not(PRIDE, state, f"bid {least - 1}") == UnderTheBoard(4, least)
    done = after(PRIDE, state, f"bid {least}")
    assert legal(PRIDE, done) == {f"bid {number}" for number in range(3, 14)}
    assert done.board.contract(0) >= 4


def test_rule_4_a_team_far_behind_sees_its_cards_at_once() -> None:
    state = opened(PRIDE, totals=(-200, 200))
    assert (state.board.phase, state.board.face_down) == (Phase.BIDDING, ())


# -- rule 5: the tricks -----------------------------------------------------------------------------------


def test_rule_5_neither_spade_nor_joker_may_be_led_before_one_has_been_played() -> None:
    state = after(PRIDE, opened(PRIDE, "AS BigJoker 3H"), *["bid 2"] * 4)
    for card in ("AS", "BigJoker"):
        assert why_not(PRIDE, state, f"play {card}") == TrumpNotBroken(Card.parse(card))
    assert why_not(PRIDE, state, "play 3H") is None


def test_rule_5_a_hand_of_nothing_else_may_lead_them() -> None:
    state = late(PRIDE, "BigJoker 3S", "4S 4D", "5S 5D", "6S 6D", broken=False)
    assert legal(PRIDE, state) == {"play BigJoker", "play 3S"}


def test_rule_5_a_joker_thrown_on_another_suit_breaks_spades() -> None:
    state = late(PRIDE, "AD 3S", "BigJoker 4S", "5D 5S", "6D 6S", broken=False)
    assert after(PRIDE, state, "play AD", "play BigJoker").board.broken


# -- rule 6: the score ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bids", "tricks", "total"),
    [
        ((3, 4), (3, 4), 70),
        ((3, 4), (3, 3), -70),  # bid seven, six taken
        ((2, 3), (4, 4), 53),  # bid five, eight taken
        ((1, 3), (0, 3), -40),
    ],
)
def test_rule_6_ten_a_trick_made_or_broken(bids: tuple[int, int], tricks: tuple[int, int], total: int) -> None:
    assert team_score(tuple(map(Bid, bids)), tricks, None).total == total


def test_rule_6_bags_are_an_option() -> None:
    for bags, total in ((False, 43), (True, 43 - 100)):
        start = opened(PRIDE, bags=bags, standing={"bags": (8, 0)} if bags else None)
        bids = "bid 1, bid 3, bid 3, bid 3"
        state = played_out(PRIDE, late(PRIDE, "AH", "2H", "3H", "4H", bids=bids, captured=(3, 6, 3, 0), start=start))
        assert result_of(state).scores == (total, 60)
        assert ("bags" in PRIDE.results(state)) == bags


# -- rules 7 and 8: the end -------------------------------------------------------------------------------


def scored(
    totals: tuple[int, int], *, team_0: bool = True, team_1: bool = False, standing: Any = None, **options: Any
) -> AnyState:
    """After a round in which each team has bid 4 and makes 40, or loses 40."""
    start = opened(PRIDE, totals=totals, standing=standing, **options)
    mine, theirs = (4 if team_0 else 2), (4 if team_1 else 2)
    captured = (mine - 1, theirs, 0, 0)
    state = late(PRIDE, "AH", "2H", "3H", "4H", bids="bid 2, bid 2, bid 2, bid 2", captured=captured, start=start)
    state = played_out(PRIDE, state)
    assert result_of(state).scores == (40 if team_0 else -40, 40 if team_1 else -40)
    return state


@pytest.mark.parametrize(
    ("totals", "target", "winner"),
    [((460, 0), 500, 0), ((459, 0), 500, None), ((160, 300), 200, 1), ((210, 100), 250, 0)],
)
def test_rule_7_the_target_ends_it(totals: tuple[int, int], target: int, winner: int | None) -> None:
    assert scored(totals, target=target).match.winner == winner


def test_rule_7_a_tie_is_played_on() -> None:
    tied = scored((460, 540))
    assert (tied.match.winner, tied.match.tied_at_target) == (None, True)
    assert scored((400, 400), standing={"tied_at_target": True}).match.winner == 0


@pytest.mark.parametrize(
    ("rounds", "totals", "winner"), [(8, (60, 0), None), (9, (60, 0), 0), (9, (0, 200), 1), (9, (-40, 40), None)]
)
def test_rule_8_the_last_round_ends_it(rounds: int, totals: tuple[int, int], winner: int | None) -> None:
    match = scored(totals, target=250, max_rounds=10, standing={"rounds": rounds}).match
    assert (match.rounds, match.winner) == (rounds + 1, winner)
    assert match.tied_at_target == (totals == (-40, 40))


def test_rule_8_after_a_tie_in_the_last_round_the_next_leader_wins() -> None:
    match = scored((0, 0), max_rounds=10, standing={"rounds": 10, "tied_at_target": True}).match
    assert (match.rounds, match.winner) == (11, 0)


def test_rule_8_broken_contracts_are_counted_where_there_is_a_limit() -> None:
    match = scored((0, 0), set_limit=3).match
    assert match.sets == (0, 1)
    assert scored((0, 0), team_0=False, set_limit=3, standing={"sets": (1, 1)}).match.sets == (2, 2)
    assert scored((0, 0)).match.sets == ()


@pytest.mark.parametrize(
    ("sets", "broken", "totals", "winner"),
    [
        ((0, 2), (False, True), (0, 0), 0),
        ((0, 2), (False, True), (-200, 200), 0),  # who is set for the third time loses, whoever has more points
        ((0, 2), (False, True), (0, 300), 0),  # whatever else ends the match with that round
        ((2, 0), (True, False), (300, 0), 1),
        ((2, 0), (True, True), (100, 0), 1),
        ((2, 2), (True, True), (100, 0), 0),  # both at once: the higher total wins
        ((2, 2), (True, True), (0, 100), 1),
        ((2, 2), (True, True), (100, 100), None),  # a tie: another round
        ((1, 1), (True, True), (100, 0), None),
    ],
)
def test_rule_8_a_team_that_is_set_for_the_third_time_loses(
    sets: tuple[int, int], broken: tuple[bool, bool], totals: tuple[int, int], winner: int | None
) -> None:
    state = scored(totals, team_0=not broken[0], team_1=not broken[1], target=250, set_limit=3, standing={"sets": sets})
    assert state.match.winner == winner
    assert state.match.tied_at_target == (totals == (100, 100))


def test_rule_8_after_both_were_set_out_at_a_tie_the_next_leader_wins() -> None:
    standing = {"sets": (3, 3), "tied_at_target": True}
    assert scored((0, 0), set_limit=3, standing=standing).match.winner == 0
    again = scored((0, 0), team_0=False, set_limit=3, standing=standing)
    assert (again.match.sets, again.match.winner) == ((4, 4), None)


# -- rule 8: the clock ------------------------------------------------------------------------------------


def test_rule_8_between_rounds_the_leader_wins_once_the_minutes_are_up() -> None:
    state = scored((0, 0), minutes=25)
    assert state.match.winner is None
    ended, events = PRIDE.end_by_time(state)
    assert (ended.match.winner, ended.match.by_time, events) == (0, True, (MatchWon(0),))
    assert ended.result == state.result
    with pytest.raises(IllegalAction) as refused:
        PRIDE.open_round(PRIDE.next_match(ended), ended.deal)
    assert refused.value.refusal == MatchOver()


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (scored((0, 0)), NoClock()),
        (scored((460, 0), minutes=25), MatchOver()),
        (scored((0, 80), minutes=25), LeadShared()),
        (opened(PRIDE, totals=(80, 0), minutes=25), RoundUnderWay()),
    ],
)
def test_rule_8_the_minutes_end_nothing_else(state: AnyState, reason: Refusal) -> None:
    assert PRIDE.why_no_end_by_time(state) == reason
    with pytest.raises(IllegalAction) as refused:
        PRIDE.end_by_time(state)
    assert refused.value.refusal == reason


def test_rule_8_after_a_tie_at_the_minutes_a_round_is_played_and_then_the_leader_wins() -> None:
    tied = scored((0, 80), minutes=25)
    assert PRIDE.why_no_end_by_time(tied) is not None
    assert tied.match.totals == (40, 40)
    later = scored((40, 40), minutes=25)
    assert PRIDE.end_by_time(later)[0].match.winner == 0


# -- what the players are told ----------------------------------------------------------------------------


def test_players_are_told_how_rounds_and_sets_stand_where_they_count() -> None:
    view = PRIDE.view_for(scored((0, 0), max_rounds=10, set_limit=3, bags=True), 0)
    assert (view.rounds, view.sets, view.bags) == (1, (0, 1), (0, 0))
    plain = PRIDE.view_for(scored((0, 0)), 0)
    assert (plain.rounds, plain.sets, plain.bags) == (None, (), ())


# -- the options ------------------------------------------------------------------------------------------


def test_the_options_have_their_defaults() -> None:
    assert PRIDE.read_rules({}) == PrideRules(500, bags=False, max_rounds=None, minutes=None, set_limit=None)


@pytest.mark.parametrize("name", ["max_rounds", "minutes", "set_limit"])
@pytest.mark.parametrize("value", [0, -1, True, 1.0, "3", [3]])
def test_a_limit_is_a_whole_number_from_1_on_or_none(name: str, value: object) -> None:
    for fine in (None, 1, 10**20):
        assert PRIDE.read_rules({name: fine}).as_options()[name] == fine
    with pytest.raises(RulesError, match=f"{name} must be a whole number from 1 on, or null"):
        PRIDE.read_rules({name: value})


@pytest.mark.parametrize("options", [{"nil": True}, {"jokers": False}, {"blind_nil": False}])
def test_options_of_other_games_are_unknown(options: dict[str, Any]) -> None:
    with pytest.raises(RulesError, match="pride has no option"):
        PRIDE.read_rules(options)
    with pytest.raises(RulesError, match="bags must be true or false"):
        PRIDE.read_rules({"bags": None})
