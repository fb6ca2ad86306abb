"""Rule 5 of Spidge (docs/rules-spidge.md), worked by hand: jokers that cancel each other.

Hands are numbered in the order of play: dealer's left, the dummy, dealer's right, the dealer.
"""

from __future__ import annotations

import pytest

from goodge.engine.cards import Suit, parse_cards
from goodge.engine.refusals import Lead

from .kin import SPIDGE, after, late, playable, why_not
from .refusing import fitting, must_follow

# -- rule 5: the jokers -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("JS BigJoker LittleJoker 5S", 0),  # the five examples of the text
        ("3H BigJoker 5H LittleJoker", 2),
        ("BigJoker 8D 2C LittleJoker", 1),
        ("LittleJoker BigJoker 2C 5C", 3),
        ("BigJoker 6H LittleJoker 9H", 3),
        ("BigJoker 8D 9D LittleJoker", 2),  # a higher diamond than the second hand's wins
        ("3H BigJoker 5S LittleJoker", 2),  # a spade beside two jokers is trump
        ("BigJoker 6H LittleJoker 2S", 3),
        ("BigJoker LittleJoker 9C 5H", 2),
        ("AS BigJoker KS QS", 1),
        ("LittleJoker AS KS QS", 0),
        ("AH KH LittleJoker QH", 2),
        ("AH KH QH 2C", 0),
        ("2C AS 3S AH", 1),
    ],
)
def test_rule_5_the_winner_of_a_trick(cards: str, winner: int) -> None:
    other = {"BigJoker": "LittleJoker", "LittleJoker": "BigJoker"}
    for names in (cards.split(), [other.get(name, name) for name in cards.split()]):
        assert SPIDGE.winning_place(parse_cards(names), Suit.SPADES) == winner


def test_rule_5_while_both_jokers_lie_alone_nobody_is_winning() -> None:
    assert SPIDGE.winning_place(parse_cards(["BigJoker", "LittleJoker"]), Suit.SPADES) is None
    assert SPIDGE.winning_place(parse_cards(["BigJoker"]), Suit.SPADES) == 0


def test_rule_5_example_1_spades_stay_the_lead_suit() -> None:
    state = late(SPIDGE, "JS 2C", "BigJoker 3C", "LittleJoker 4C", "5S 5C")
    state = after(SPIDGE, state, "play JS")
    assert playable(SPIDGE, state) == {"BigJoker"}
    refused = why_not(SPIDGE, state, "play 3C")
    assert must_follow(refused) == (Suit.SPADES, Lead.SUIT)
    assert len(fitting(refused)) == 1
    state = after(SPIDGE, state, "play BigJoker", "play LittleJoker")
    assert playable(SPIDGE, state) == {"5S"}
    assert must_follow(why_not(SPIDGE, state, "play 5C")) == (Suit.SPADES, Lead.SUIT)
    assert after(SPIDGE, state, "play 5S").board.tricks[-1].winner == 0


def test_rule_5_with_both_jokers_as_the_only_spades_either_may_follow() -> None:
    state = after(SPIDGE, late(SPIDGE, "JS 2C 7C", "BigJoker LittleJoker 3C", "4C 5C 6C", "5S 8C 9C"), "play JS")
    assert playable(SPIDGE, state) == {"BigJoker", "LittleJoker"}
    refused = why_not(SPIDGE, state, "play 3C")
    assert must_follow(refused) == (Suit.SPADES, Lead.SUIT)
    assert sorted(fitting(refused)) == ["BigJoker", "LittleJoker"]


def test_rule_5_example_2_jokers_are_thrown_only_by_hands_without_hearts() -> None:
    state = late(SPIDGE, "3H 2C", "BigJoker 3C", "5H 4C", "LittleJoker 5S")
    state = after(SPIDGE, state, "play 3H")
    assert playable(SPIDGE, state) == {"BigJoker", "3C"}
    state = after(SPIDGE, state, "play BigJoker")
    assert playable(SPIDGE, state) == {"5H"}
    state = after(SPIDGE, state, "play 5H", "play LittleJoker")
    assert state.board.tricks[-1].winner == 2
    with_heart = late(SPIDGE, "3H 2C", "BigJoker 4H", "5H 4C", "LittleJoker 5S")
    told = why_not(SPIDGE, after(SPIDGE, with_heart, "play 3H"), "play BigJoker")
    assert must_follow(told) == (Suit.HEARTS, Lead.SUIT)


def test_rule_5_example_2_in_a_trick_led_by_another_card_the_suit_never_changes() -> None:
    state = late(SPIDGE, "3H 2C", "BigJoker 3C", "LittleJoker 4C", "7H 5S")
    state = after(SPIDGE, state, "play 3H", "play BigJoker", "play LittleJoker")
    assert playable(SPIDGE, state) == {"7H"}
    assert must_follow(why_not(SPIDGE, state, "play 5S")) == (Suit.HEARTS, Lead.SUIT)


def test_rule_5_example_3_a_joker_led_asks_for_spades() -> None:
    state = after(SPIDGE, late(SPIDGE, "BigJoker 3C", "8D AH", "2C 9D", "LittleJoker 5C"), "play BigJoker")
    assert playable(SPIDGE, state) == {"8D", "AH"}
    state = after(SPIDGE, state, "play 8D")
    assert playable(SPIDGE, state) == {"2C", "9D"}
    state = after(SPIDGE, state, "play 2C")
    assert playable(SPIDGE, state) == {"LittleJoker"}
    refused = why_not(SPIDGE, state, "play 5C")
    assert (must_follow(refused), fitting(refused)) == ((Suit.SPADES, Lead.JOKER), ["LittleJoker"])
    assert after(SPIDGE, state, "play LittleJoker").board.tricks[-1].winner == 1


def test_rule_5_example_4_after_two_jokers_the_next_card_sets_the_suit() -> None:
    state = late(SPIDGE, "LittleJoker 3C", "BigJoker 8D", "2C 9S", "5C KS")
    state = after(SPIDGE, state, "play LittleJoker")
    assert playable(SPIDGE, state) == {"BigJoker"}
    state = after(SPIDGE, state, "play BigJoker")
    assert playable(SPIDGE, state) == {"2C", "9S"}  # any card, though he has a spade
    state = after(SPIDGE, state, "play 2C")
    assert playable(SPIDGE, state) == {"5C"}
    assert must_follow(why_not(SPIDGE, state, "play KS")) == (Suit.CLUBS, Lead.JOKERS_CANCELLED)
    assert after(SPIDGE, state, "play 5C").board.tricks[-1].winner == 3


def test_rule_5_example_5_the_second_joker_changes_the_suit_to_that_of_the_first_other_card() -> None:
    state = late(SPIDGE, "BigJoker 3C", "6H 8D", "LittleJoker 9S", "9H KS")
    state = after(SPIDGE, state, "play BigJoker", "play 6H", "play LittleJoker")
    assert playable(SPIDGE, state) == {"9H"}
    assert must_follow(why_not(SPIDGE, state, "play KS")) == (Suit.HEARTS, Lead.JOKERS_CANCELLED)
    assert after(SPIDGE, state, "play 9H").board.tricks[-1].winner == 3


def test_rule_5_example_5_without_that_suit_any_card_will_do() -> None:
    state = late(SPIDGE, "BigJoker 3C", "6H 8D", "LittleJoker 9S", "9C KD")
    state = after(SPIDGE, state, "play BigJoker", "play 6H", "play LittleJoker")
    assert playable(SPIDGE, state) == {"9C", "KD"}
    assert after(SPIDGE, state, "play 9C").board.tricks[-1].winner == 1


def test_rule_5_example_5_a_hand_with_a_spade_has_to_play_it_on_the_first_joker() -> None:
    state = after(SPIDGE, late(SPIDGE, "BigJoker 3C", "6H 2S", "LittleJoker 9S", "9H KS"), "play BigJoker")
    assert playable(SPIDGE, state) == {"2S"}
    assert must_follow(why_not(SPIDGE, state, "play 6H")) == (Suit.SPADES, Lead.JOKER)
