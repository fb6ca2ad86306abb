"""The rules of Spidge (docs/rules-spidge.md), worked by hand; each test cites the rule it proves.

Hands are numbered in the order of play: dealer's left, the dummy, dealer's right, the dealer.
"""

from __future__ import annotations

from typing import Any

import pytest

from goodge.engine import seeding
from goodge.engine.cards import Card, parse_cards
from goodge.engine.errors import RulesError
from goodge.engine.events import CardPlayed, DealerDrawn, Dealt, SpadesBroken, TrickWon
from goodge.engine.game import Phase
from goodge.engine.games.spidge import SpidgeRules, honours
from goodge.engine.refusals import NotInHand, OtherPhase, TrumpNotBroken

from .kin import SPIDGE, after, events_of, late, opened, playable, played_out, result_of, why_not
from .test_pride import Stacked

# -- rule 1: the pack -------------------------------------------------------------------------------------


def test_rule_1_with_jokers_the_deuces_of_diamonds_and_hearts_go() -> None:
    pack = {card.text for card in SPIDGE.pack(SPIDGE.read_rules({}))}
    assert len(pack) == 52
    assert {"BigJoker", "LittleJoker", "2S", "2C"} < pack
    assert not {"2D", "2H"} & pack


def test_rule_1_without_jokers_it_is_the_plain_pack() -> None:
    pack = {card.text for card in SPIDGE.pack(SPIDGE.read_rules({"jokers": False}))}
    assert len(pack) == 52
    assert {"2S", "2C", "2D", "2H"} < pack
    assert not {"BigJoker", "LittleJoker"} & pack


# -- rule 2: the first dealer -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "dealer"),
    [
        ("3H KD QC", 1),
        ("AS KD BigJoker", 2),  # a joker is above an ace
        ("LittleJoker AS 2S", 0),
        ("KS 3D AC", 2),  # spades are nothing special here
    ],
)
def test_rule_2_the_highest_card_deals_first(cards: str, dealer: int) -> None:
    assert SPIDGE.draw_dealer(SPIDGE.read_rules({}), Stacked(cards)) == (dealer, (parse_cards(cards.split()),))


class Cuts(Stacked):
    """A stream that gives these cards at each cut in turn."""

    def __init__(self, *cuts: str) -> None:
        super().__init__("")
        self._cuts = [parse_cards(cards.split()) for cards in cuts]

    def shuffled(self, items: Any) -> Any:
        self._first = self._cuts.pop(0)
        return super().shuffled(items)


def test_rule_2_those_who_tie_cut_again() -> None:
    dealer, draws = SPIDGE.draw_dealer(SPIDGE.read_rules({}), Cuts("KH 9S KD", "3C 3D", "4H 8H"))
    assert dealer == 2
    shown = [[None if card is None else card.text for card in cards] for cards in draws]
    assert shown == [["KH", "9S", "KD"], ["3C", None, "3D"], ["4H", None, "8H"]]


def test_rule_2_two_jokers_tie() -> None:
    dealer, draws = SPIDGE.draw_dealer(SPIDGE.read_rules({}), Cuts("BigJoker LittleJoker AS", "5H 7S"))
    assert (dealer, len(draws)) == (1, 2)


def test_rule_2_all_three_may_tie() -> None:
    dealer, draws = SPIDGE.draw_dealer(SPIDGE.read_rules({}), Cuts("KH KS KD", "KS QH JD"))
    assert (dealer, len(draws)) == (0, 2)
    assert None not in draws[1]


def test_rule_2_the_cuts_are_public_and_hang_on_the_seed() -> None:
    rules = SPIDGE.read_rules({})
    found = [seeding.draw_for_dealer(SPIDGE, rules, seed) for seed in range(60)]
    assert found == [seeding.draw_for_dealer(SPIDGE, rules, seed) for seed in range(60)]
    assert {dealer for dealer, _ in found} == {0, 1, 2}
    events = [event for _, happened in found for event in happened]
    assert all(isinstance(event, DealerDrawn) and event.seen_by(0) == event for event in events)
    assert any(isinstance(event, DealerDrawn) and len(event.draws) > 1 for event in events)


# -- rule 3: the deal -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dealer", "holders"), [(0, (1, 0, 2, 0)), (1, (2, 1, 0, 1)), (2, (0, 2, 1, 2))])
def test_rule_3_the_order_of_the_hands(dealer: int, holders: tuple[int, ...]) -> None:
    board = opened(SPIDGE, dealer=dealer).board
    assert board.holders == holders
    assert [board.own_hand(holders[hand]) for hand in (0, 2, 3)] == [0, 2, 3]
    assert board.dummy == 1


def test_rule_3_the_dummy_lies_open_for_all_from_the_first_view_on() -> None:
    state = opened(SPIDGE, dealer=2)
    for seat in (0, 1, 2, None):
        view = SPIDGE.view_for(state, seat)
        assert view.dummy is not None
        assert set(view.dummy) == set(state.deal.hands[1])
        assert set(view.hand) == (set() if seat is None else set(state.deal.hands[state.board.own_hand(seat)]))


def test_rule_3_the_deal_shows_each_seat_its_own_hand_and_all_the_dummy() -> None:
    state = opened(SPIDGE, dealer=1)
    (event,) = SPIDGE.open_round(state.match, state.deal)[1]
    assert isinstance(event, Dealt)
    for seat, hand in ((2, 0), (0, 2), (1, 3), (None, 1)):
        shown = {number for number, cards in enumerate(event.seen_by(seat).hands) if cards[0] is not None}
        assert shown == {1, hand}


def test_rule_3_the_dealer_plays_the_dummy_in_its_place_each_hand_for_itself() -> None:
    state = late(SPIDGE, "3H 4H", "KD 5H", "7H 8H", "9D 9H", start=opened(SPIDGE, dealer=2))
    turns = [(state.board.turn, state.board.acting)]
    state = after(SPIDGE, state, "play 3H")
    turns.append((state.board.turn, state.board.acting))
    assert playable(SPIDGE, state) == {"5H"}  # the dummy must follow, whatever the dealer holds
    view = SPIDGE.view_for(state, 2)
    assert [action.text for action in view.legal] == ["play 5H"]
    assert view.acting_hand == view.dummy
    assert set(view.hand) == set(parse_cards(["9D", "9H"]))
    assert why_not(SPIDGE, state, "play 9H") == NotInHand(Card.parse("9H"), dummy=True)
    state = after(SPIDGE, state, "play 5H")
    assert why_not(SPIDGE, state, "play 9H") == NotInHand(Card.parse("9H"))
    turns.append((state.board.turn, state.board.acting))
    state = after(SPIDGE, state, "play 7H")
    turns.append((state.board.turn, state.board.acting))
    assert playable(SPIDGE, state) == {"9H"}
    assert turns == [(0, 0), (2, 1), (1, 2), (2, 3)]
    assert events_of(SPIDGE, state, "play 9H") == (
        CardPlayed(3, parse_cards(["9H"])[0]),
        TrickWon(3, parse_cards(["3H", "5H", "7H", "9H"]), 1),
    )


def test_rule_3_the_dummy_leads_when_it_has_won() -> None:
    state = late(SPIDGE, "3H 4H", "KH 5D", "7H 8H", "9H 9D", start=opened(SPIDGE, dealer=2))
    state = after(SPIDGE, state, "play 3H", "play KH", "play 7H", "play 9H")
    assert (state.board.turn, state.board.acting, state.board.captured) == (2, 1, (0, 1, 0, 0))
    assert playable(SPIDGE, state) == {"5D"}


@pytest.mark.parametrize("dealer", range(3))
def test_rule_3_the_deal_passes_left_among_the_three(dealer: int) -> None:
    state = played_out(SPIDGE, opened(SPIDGE, dealer=dealer))
    assert SPIDGE.next_match(state).dealer == (dealer + 1) % 3


# -- rule 4: the tricks -----------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", range(3))
def test_rule_4_left_of_the_dealer_leads_first_and_there_is_no_bidding(dealer: int) -> None:
    board = opened(SPIDGE, dealer=dealer).board
    assert (board.phase, board.turn, board.acting) == (Phase.PLAY, (dealer + 1) % 3, 0)


def test_rule_4_no_trump_is_led_before_one_has_been_played() -> None:
    state = opened(SPIDGE, "AS BigJoker 3H 4D")
    assert not {"AS", "BigJoker"} & playable(SPIDGE, state)
    for card in ("AS", "BigJoker"):
        assert why_not(SPIDGE, state, f"play {card}") == TrumpNotBroken(Card.parse(card))
    assert why_not(SPIDGE, state, "bid 3") == OtherPhase(Phase.PLAY)


def test_rule_4_a_hand_of_nothing_else_may_lead_trump() -> None:
    state = late(SPIDGE, "AS BigJoker", "3H 3D", "4H 4D", "5H 5D", broken=False)
    assert playable(SPIDGE, state) == {"AS", "BigJoker"}


def test_rule_4_a_trump_or_a_joker_thrown_on_another_suit_breaks_them() -> None:
    for thrown in ("2S", "BigJoker"):
        state = late(SPIDGE, "AH 3C", f"{thrown} 3D", "4H AS", "5H 5D", broken=False)
        state = after(SPIDGE, state, "play AH")
        assert SpadesBroken(1) in events_of(SPIDGE, state, f"play {thrown}")
        assert after(SPIDGE, state, f"play {thrown}").board.broken


# -- rule 6: the score ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("captured", "scores", "names"),
    [
        ((4, 3, 3, 3), (0, 0, 0), ((), (), ())),
        ((0, 5, 4, 4), (1, 0, 0), (("nil",), (), ())),
        ((0, 13, 0, 0), (1, 1, 4), (("nil",), ("nil",), ("grand slam",))),
        ((5, 4, 0, 4), (0, 1, 0), ((), ("nil",), ())),
        ((10, 1, 1, 1), (1, 0, 0), (("spidge",), (), ())),
        ((9, 1, 2, 1), (0, 0, 0), ((), (), ())),
        ((13, 0, 0, 0), (1, 1, 2), (("spidge",), ("nil",), ("nil", "nil"))),
        ((7, 0, 6, 0), (0, 0, 2), ((), (), ("nil", "nil"))),
        ((3, 0, 4, 6), (0, 0, 1), ((), (), ("nil",))),
        ((3, 6, 4, 0), (0, 0, 1), ((), (), ("nil",))),
        ((1, 5, 2, 5), (0, 0, 1), ((), (), ("spidge",))),  # the dealer's two hands together
        ((2, 4, 2, 5), (0, 0, 0), ((), (), ())),
        ((2, 10, 1, 0), (0, 0, 2), ((), (), ("slam",))),
        ((1, 0, 1, 11), (0, 0, 2), ((), (), ("slam",))),
        ((0, 0, 1, 12), (1, 0, 2), (("nil",), (), ("slam",))),
        ((3, 9, 1, 0), (0, 0, 1), ((), (), ("nil",))),
        ((1, 10, 1, 1), (0, 0, 1), ((), (), ("spidge",))),
        ((0, 0, 0, 13), (1, 1, 4), (("nil",), ("nil",), ("grand slam",))),
        ((0, 3, 0, 10), (1, 1, 1), (("nil",), ("nil",), ("spidge",))),
    ],
)  # fmt: skip
def test_rule_6_what_each_scores(
    captured: tuple[int, ...], scores: tuple[int, ...], names: tuple[tuple[str, ...], ...]
) -> None:
    """The dealer sits at seat 2, so that seat 0 holds the first hand and seat 1 the third."""
    before = list(captured)
    winner = before.index(max(before))
    before[winner] -= 1
    last = ["3H", "4H", "5H", "6H"]
    last[winner] = "AH"
    state = late(SPIDGE, *last, captured=before, start=opened(SPIDGE, dealer=2))
    state = played_out(SPIDGE, state)
    assert result_of(state).points == captured
    assert result_of(state).scores == scores
    assert honours(state.board) == names
    assert SPIDGE.outcome(state) == scores


def test_rule_6_scores_go_by_seat_whoever_deals() -> None:
    for dealer in range(3):
        start = opened(SPIDGE, dealer=dealer)
        state = played_out(SPIDGE, late(SPIDGE, "AH", "4H", "5H", "6H", captured=(0, 5, 0, 7), start=start))
        scores = result_of(state).scores
        assert (scores[dealer], scores[(dealer + 1) % 3], scores[(dealer + 2) % 3]) == (1, 0, 1)
        assert SPIDGE.results(state)["points"] == [1, 5, 0, 7]


# -- rule 7: the end --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("totals", "target", "winner"),
    [
        ((1, 2, 1), 3, 1),
        ((1, 1, 2), 3, None),
        ((2, 2, 2), 3, 1),
        ((3, 2, 0), 3, None),  # a tie: another round
        ((2, 3, 4), 5, None),
        ((2, 4, 4), 5, 1),
        ((2, 6, 4), 7, 1),
    ],
)
def test_rule_7_the_end(totals: tuple[int, ...], target: int, winner: int | None) -> None:
    """In the last round seat 1, dealer's right, alone scores: a nil."""
    start = opened(SPIDGE, dealer=2, totals=totals, target=target)
    state = played_out(SPIDGE, late(SPIDGE, "AH", "4H", "5H", "6H", captured=(5, 3, 0, 4), start=start))
    assert result_of(state).scores == (0, 1, 0)
    assert state.match.winner == winner
    assert state.match.tied_at_target == (totals == (3, 2, 0))


def test_rule_7_a_tie_is_played_on_until_one_leads() -> None:
    start = opened(SPIDGE, dealer=2, totals=(2, 2, 2), standing={"tied_at_target": True}, target=5)
    state = played_out(SPIDGE, late(SPIDGE, "AH", "4H", "5H", "6H", captured=(5, 3, 0, 4), start=start))
    assert state.match.winner == 1


# -- the options ------------------------------------------------------------------------------------------


def test_the_options_have_their_defaults() -> None:
    assert SPIDGE.read_rules({}) == SpidgeRules(target=3, jokers=True)
    assert (SPIDGE.seats(SPIDGE.read_rules({})), SPIDGE.hands(SPIDGE.read_rules({}))) == (3, 4)


@pytest.mark.parametrize("value", [1, 0, "true", None])
def test_jokers_are_on_or_off(value: object) -> None:
    with pytest.raises(RulesError, match="jokers must be true or false"):
        SPIDGE.read_rules({"jokers": value})
    with pytest.raises(RulesError, match="spidge has no option “bags”; it has jokers, target"):
        SPIDGE.read_rules({"bags": True})
