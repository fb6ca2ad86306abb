"""What happens at the table in words, compared with worked examples."""

from __future__ import annotations

import pytest

from goodge.engine.cards import Suit
from goodge.ui.wording import happenings
from goodge.ui.wording.cards import suit_name


@pytest.mark.parametrize(
    ("told", "words"),
    [
        (happenings.leads("Ann"), "Ann leads"),
        (happenings.plays("Ann"), "Ann plays"),
        (happenings.leads_from_dummy("Ann"), "Ann leads from the dummy"),
        (happenings.plays_from_dummy("Ann"), "Ann plays from the dummy"),
        (happenings.thinks_about_bid("Ann"), "Ann thinks about a bid"),
        (happenings.lays_away("Ann"), "Ann takes the Stash and lays three cards away"),
        (happenings.chooses_trump("Ann"), "Ann chooses the trump suit"),
        (happenings.may_look("Ann"), "Ann may look at the cards, or bid blind nil"),
        (happenings.deals("Ann"), "Ann deals"),
        (happenings.looks("Ann"), "Ann looks at the cards"),
        (happenings.bids_nil("Ann", blind=False), "Ann bids nil"),
        (happenings.bids_nil("Ann", blind=True), "Ann bids blind nil"),
        (happenings.thrown_in(), "Everybody has passed: the same dealer deals again"),
        (happenings.takes_trick("Ann"), "Ann takes the trick"),
        (happenings.takes_trick("Ann", 20), "Ann takes the trick: 20 points"),
        (
            happenings.takes_cancelled_trick(happenings.dummy()),
            "The dummy takes the trick: the jokers cancel each other",
        ),
        (
            happenings.takes_trick_from_ace("Ann", is_joker=True),
            "Ann takes the trick: a joker is a spade, and beats any ace",
        ),
        (
            happenings.takes_trick_from_ace("Ann", is_joker=False),
            "Ann takes the trick: here the 2 of Spades beats the ace",
        ),
        (happenings.won_trick("Ann"), "Ann won it"),
        (happenings.won_trick("Ann", 0), "Ann won it: 0 points"),
        (happenings.won_cancelled_trick("Ann"), "Ann won it: the jokers cancelled each other"),
        (happenings.breaks_spades("Ann"), "Ann breaks spades: they may be led from now on"),
        (happenings.last_trick_wins_stash(), "The last trick wins the Stash"),
        (happenings.wins_stash("Ann", 35), "The last trick wins the Stash: 35 points for Ann"),
        (happenings.go_on_words("Ann won", "Enter", by_mouse=True), "Ann won. Click or press Enter to go on"),
        (happenings.go_on_words("Ann won", "Enter", by_mouse=False), "Ann won. Enter goes on"),
        (happenings.go_on_keys("Enter", by_mouse=False), "Enter goes on"),
        (happenings.spidge_aim(), "Win no tricks at all, or at least ten"),
        (happenings.play_keys("Left", "Right", "Enter"), "Left and Right choose, Enter plays"),
        (happenings.play_ways("Left", "Right", "Enter"), "Click a card, or Left, Right, Enter"),
    ],
)
def test_what_happens_is_one_plain_sentence(told: str, words: str) -> None:
    assert told == words


@pytest.mark.parametrize("suit", Suit)
def test_each_suit_is_named_as_trump(suit: Suit) -> None:
    assert happenings.names_trump("Ann", suit) == f"Ann names {suit_name(suit)}"


def test_players_draw_or_cut_for_the_deal() -> None:
    assert happenings.DRAW.taking(again=False) == "All draw a card: the highest deals first"
    assert happenings.DRAW.taking(again=True) == "Those who tie draw another card: the highest deals first"
    assert happenings.DRAW.found("Ann") == "Ann drew the highest card"
    assert happenings.DRAW.tied(["Ann", "Ben", "Cleo"]) == "Ann, Ben and Cleo have equal cards: they draw again"
    assert happenings.CUT.taking(again=False) == "All cut a card: the highest deals first"
    assert happenings.CUT.taking(again=True) == "Those who tie cut another card: the highest deals first"
    assert happenings.CUT.found("Ann") == "Ann cut the highest card"
    assert happenings.CUT.tied(["Ann", "Ben"]) == "Ann and Ben have equal cards: they cut again"
