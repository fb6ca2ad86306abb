"""What each game says of itself at the table: sentences, plates, calls and the bar, from views worked by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from goodge.engine.actions import parse_action
from goodge.engine.cards import Card, parse_cards
from goodge.engine.game import Deal, State, View
from goodge.engine.games import GAMES, game_named
from goodge.ui.games import presenter_of
from goodge.ui.tabletop.facts import PlateFacts

NAMES = ("Ann", "Ben", "Cleo", "Dan")
SUITS = (
    "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS",
    "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD",
    "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH",
    "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC",
)


def after(
    game: str, actions: str, hands: tuple[str, ...] = SUITS, dealer: int = 3, **match: Any
) -> tuple[State[Any], View[Any]]:
    """The state after some actions, parted by commas, and the view of the seat to act (None's at the end)."""
    kind = game_named(game)
    rules = kind.read_rules(match.pop("rules", {}))
    begun = replace(kind.new_match(rules, dealer), **match)
    state: State[Any] = kind.open_round(begun, Deal(tuple(parse_cards(hand.split()) for hand in hands)))[0]
    for text in filter(None, actions.split(", ")):
        state = kind.apply(state, parse_action(text))[0]
    return state, kind.view_for(state, state.board.turn)


def sentence(game: str, actions: str, hands: tuple[str, ...] = SUITS, dealer: int = 3) -> str:
    return presenter_of(game).what_to_do(after(game, actions, hands, dealer)[1], None)


def plate(game: str, actions: str, hand: int, **match: Any) -> PlateFacts:
    state, view = after(game, actions, **match)
    return presenter_of(game).plate(view, NAMES, hand, state.board.captured)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_the_engine_has_a_presenter_with_pictures_for_its_cards(game: str) -> None:
    presenter = presenter_of(game)
    names = {presenter.picture(card) for card in (*presenter.game.deck, None)}
    assert len(names) == len(presenter.game.deck) + 1


def test_spades_sort_first_and_high_to_low() -> None:
    view = after("pride", "", hands=("AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S", *SUITS[1:]))[1]
    cards = parse_cards(["3C", "AH", "2S", "BigJoker", "KD", "AS", "LittleJoker", "4C"])
    order = [card.text for card in presenter_of("pride").sorted_hand(view, cards)]
    assert order == ["BigJoker", "LittleJoker", "2S", "AS", "KD", "AH", "4C", "3C"]


# -- sentences ------------------------------------------------------------------------------------------------

MIXED = ("2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS 2D", "AS 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD", SUITS[2], SUITS[3])
BIDS = "bid 4, bid 3, bid 2, bid 1"


def test_what_is_bid() -> None:
    assert sentence("spades", "") == "Bid how many tricks this hand will take, or nil: no trick at all"
    assert sentence("spades", "nil") == "Bid how many tricks this hand will take, or nil: no trick at all"


def test_who_is_behind_is_asked_before_he_looks() -> None:
    """Rule 2 of Spades."""
    view = after("spades", "", totals=(0, 100))[1]
    words = presenter_of("spades").what_to_do(view, "Ann")
    assert words == "Ann, look at the cards, or bid blind nil without having seen them"


def test_what_is_led() -> None:
    """Rule 3 of Spades."""
    assert sentence("spades", BIDS, MIXED) == "Lead any suit but spades: they are not broken yet"
    assert sentence("spades", BIDS) == "Nothing but spades is left: lead one of them"
    broken = f"{BIDS}, play 2D, play 3D, play 2H, play 2C, play 4D, play 3H, play 3C, play 2S"
    assert sentence("spades", broken, MIXED) == "Lead the trick with any card"


def test_what_is_followed() -> None:
    assert sentence("spades", f"{BIDS}, play 2D", MIXED) == "Diamonds were led: play a diamond"
    assert sentence("spades", f"{BIDS}, play 2D, play 3D", MIXED) == "No diamonds in this hand: play any card"


def test_the_last_card_is_no_question() -> None:
    tricks = ", ".join(f"play {text}" for trick in zip(*map(str.split, SUITS), strict=True) for text in trick)
    but_last = ", ".join(tricks.split(", ")[:48])
    assert sentence("spades", f"{BIDS}, {but_last}") == "The last card: play it"


def test_the_dummy_is_named_where_its_owner_plays_it() -> None:
    """Rule 3 of Spidge: hands go dealer's left, dummy, dealer's right, dealer."""
    hands = (
        "AD KD 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS",
        "QD KS AS 2C 3C 4C 5C 6C 7C 8C 9C 10C JC",
        "JD 10D 9D 8D 7D 6D 5D 4D 3D 3H 4H 5H 6H",
        "LittleJoker BigJoker QC KC AC 7H 8H 9H 10H JH QH KH AH",
    )
    presenter, view = presenter_of("spidge"), after("spidge", "play AD", hands, 0)[1]
    assert presenter.what_to_do(view, None) == "The dummy’s turn: play its diamond"
    assert presenter.what_happens(replace(view, seat=1), NAMES[:3]) == "Ann plays from the dummy"
    view = after("spidge", "play AD, play QD, play JD", hands, 0)[1]
    assert presenter.what_to_do(view, None) == "From the hand – no diamonds in this hand: play any card"
    assert presenter.hand_name(view, NAMES[:3], 1) == "The dummy"
    assert presenter.hand_name(view, NAMES[:3], 3) == "Ann"


def test_what_a_joker_is_worth_is_said() -> None:
    view = after("spades", BIDS)[1]
    assert presenter_of("pride").card_words(view, Card.parse("2S")) == (
        "2 of Spades: the third highest spade, above the ace"
    )
    assert presenter_of("spades").card_words(view, Card.parse("2S")) == "2 of Spades"


# -- plates and bar -------------------------------------------------------------------------------------------


def test_a_bid_stands_on_the_plate_and_the_team_adds_up() -> None:
    facts = plate("spades", "bid 4, bid 3", 0)
    assert (facts.figure, facts.caption, facts.note) == ("4", "bid", "team bid 4 so far")
    assert plate("spades", "bid 4, bid 3, bid 2", 0).note == "team bid 6"


def test_taken_and_bid_and_what_the_team_still_needs() -> None:
    trick = "play 2S, play 2D, play 2H, play 2C"
    facts = plate("spades", f"{BIDS}, {trick}", 0)
    assert (facts.figure, facts.note, facts.total) == ("1 / 4", "team bid 6 · needs 5", "Team 0 · 0 bags")
    assert plate("spades", f"{BIDS}, {trick}", 2).short_note == "team needs 5", "the partner shares it"
    assert plate("spades", f"{BIDS}, {trick}", 1).note == "team bid 4 · needs 4"


def test_a_made_contract_and_one_that_can_no_longer_be_made() -> None:
    tricks = [f"play {a}, play {b}, play {c}, play {d}" for a, b, c, d in zip(*map(str.split, SUITS), strict=True)]
    bids = "bid 1, bid 9, bid 1, bid 1"
    made = plate("spades", f"{bids}, {', '.join(tricks[:3])}", 0)
    assert (made.note, made.is_bad) == ("team bid 2 · made", False)
    lost = plate("spades", f"{bids}, {', '.join(tricks[:4])}", 1)
    assert (lost.note, lost.is_bad) == ("team bid 10 · needs 10", True), "nine tricks are left"


def test_a_broken_nil_shows() -> None:
    trick = "play 2S, play 2D, play 2H, play 2C"
    facts = plate("spades", f"nil, bid 3, bid 2, bid 1, {trick}", 0)
    assert (facts.figure, facts.caption, facts.has_failed) == ("1 / nil", "nil broken", True)
    assert facts.short_note == "team needs 2", "a nil bidder's tricks do not count for the partner"


def test_partners_share_an_emblem_and_opponents_do_not() -> None:
    emblems = [plate("pride", "", hand).emblem for hand in range(4)]
    assert emblems[0] == emblems[2] != emblems[1] == emblems[3]


def test_without_bags_no_plate_counts_them() -> None:
    assert plate("pride", "", 0).total == "Team 0"
    assert plate("pride", "", 0, rules={"bags": True}, bags=(1, 0)).total == "Team 0 · 1 bag"


def test_the_bar_says_contracts_trick_and_whether_spades_are_broken() -> None:
    presenter = presenter_of("spades")
    bar = presenter.bar(after("spades", BIDS, MIXED)[1], NAMES)
    assert [piece.words for piece in bar.pieces] == ["0 of 6", "Trick 1 of 13", "0 of 4"]
    assert bar.trump_words == "Spades not broken"
    bar = presenter.bar(after("spades", f"{BIDS}, play 2S", SUITS)[1], NAMES)
    assert bar.trump_words == "Spades are broken"
    assert presenter.bar(after("spades", "")[1], NAMES).trump_words == "Spades are trump"


def test_two_nils_are_no_contract() -> None:
    bar = presenter_of("spades").bar(after("spades", "nil, bid 3, nil, bid 1")[1], NAMES)
    assert bar.pieces[0].words == "nil"
    assert plate("spades", "nil, bid 3, nil, bid 1", 0).note == ""


def test_rounds_that_are_limited_are_counted() -> None:
    presenter = presenter_of("pride")
    view = after("pride", "", rules={"max_rounds": 10, "target": 250})[1]
    assert presenter.state(view, 3, "") == "Round 3 of 10 · to 250"
    assert presenter.state(view, 3, "12 min left") == "Round 3 of 10 · 12 min left"


def test_calls_lie_at_the_seats_while_bids_are_made() -> None:
    presenter = presenter_of("spades")
    calls = presenter.calls(after("spades", "bid 4, nil")[1])
    assert {hand: call.text for hand, call in calls.items()} == {0: "4", 1: "Nil"}
    assert presenter.calls(after("spades", BIDS)[1]) == {}


def test_the_hand_is_summed_up_for_the_bid() -> None:
    view = after("spades", "", ("AS KS 2S 3S AH AD KD 2D 3D 4D 5D 6D 7D", *SUITS[1:]))[1]
    assert presenter_of("spades").hand_in_words(view) == "About 6 tricks: 4 spades, 2 other aces, 1 other king"


def test_jokers_and_the_high_deuce_are_named_before_other_spades() -> None:
    """Rule 2 of League Spades: both jokers and the deuce of spades are above the ace."""
    hand = "BigJoker 2S AS 5S KH 3H 5H 6H 7H 8H 9H 10H JH"
    view = after("pride", "", (hand, *SUITS[1:]))[1]
    presenter = presenter_of("pride")
    assert presenter.hand_in_words(view) == "About 5 tricks: Big Joker, 2 of Spades, 2 other spades, 1 other king"
    assert presenter.fair_bid(view) == 5


@pytest.mark.parametrize(
    ("hand", "tricks"),
    [
        ("2D 3D 4D 5D 6D 7D 8D 2H 3H 4H 5H 6H 7H", 0),
        ("AD 3D KH 5D 6D 7D 8D 9D 3C 4C 5C 6C 7C", 1),  # the king stands alone
        ("KD 3D KH 5H 6D 7D 8D 9D 3C 4C 5C 6C 7C", 2),
        ("KS 3D 4H 5H 6D 7D 8D 9D 3C 4C 5C 6C 7C", 0),  # nothing guards it
        ("KS 3S 4H 5H 6D 7D 8D 9D 3C 4C 5C 6C 7C", 1),
        ("JS 4S 3S 2S 6D 7D 8D 9D 3C 4C 5C 6C 7C", 1),  # three spades above: only the fourth one counts
        ("AS KS QS 2S 3S 4S 5S 9D 3C 4C 5C 6C 7C", 7),
    ],
)
def test_tricks_are_counted_as_people_count_them(hand: str, tricks: int) -> None:
    assert presenter_of("spades").fair_bid(after("spades", "", (hand, *SUITS[1:]))[1]) == tricks


def test_whoever_plays_the_dummy_is_told_what_it_may_play() -> None:
    """Rules 3 and 4 of Spidge."""
    hands = (
        "AD KD QD 3S 4S 5S 6S 7S 8S 9S 10S JS QS",
        "2S 4D 3D 2C 3C 4C 5C 6C 7C 8C 9C 10C JC",
        "JD 10D 9D 8D 7D 6D 5D 3H 4H 5H 6H 7H 8H",
        "LittleJoker BigJoker KS AS QC KC AC 9H 10H JH QH KH AH",
    )
    first = "play AD, play 4D, play JD, play 9H"
    told = {
        "play AD": "The dummy’s turn: play one of its diamonds",
        f"{first}, play KD": "The dummy’s turn: play its diamond",
        f"{first}, play KD, play 3D, play 10D, play 10H, play QD": (
            "The dummy’s turn: it has no diamonds, so play any of its cards"
        ),
    }
    for actions, words in told.items():
        assert sentence("spidge", actions, hands, 0) == words


@pytest.mark.parametrize(
    ("captured", "notes"),
    [
        ((0, 0, 0, 0), ["no trick yet", "no trick yet", "no trick yet"]),
        ((3, 2, 0, 1), ["nil gone · 3 of 10", "no trick yet", "nil gone · 3 of 10"]),
        ((4, 6, 1, 0), ["nil and ten gone", "nil and ten gone", "no trick yet"]),
        ((0, 6, 0, 4), ["no trick yet", "no trick yet", "ten reached"]),
    ],
)
def test_the_two_aims_of_spidge_stand_on_the_plates(captured: tuple[int, ...], notes: list[str]) -> None:
    """Rule 6 of Spidge: no trick, or ten; the dealer counts the dummy's with his own."""
    view = after("spidge", "", dealer=0, rules={"jokers": False})[1]
    tricks = (view.board.trick,) * sum(captured)
    view = replace(view, board=replace(view.board, tricks=tricks))
    presenter = presenter_of("spidge")
    assert [presenter.plate(view, NAMES[:3], hand, captured).note for hand in (0, 2, 3)] == notes


def test_points_and_tricks_in_spidge() -> None:
    state, view = after("spidge", "", dealer=0, totals=(1, 0, 2), rules={"jokers": False})
    facts = [presenter_of("spidge").plate(view, NAMES[:3], hand, state.board.captured) for hand in range(4)]
    assert [fact.name for fact in facts] == ["Ben", "Dummy", "Cleo", "Ann"]
    assert [fact.total for fact in facts] == ["0 points", "", "2 points", "1 point"]
    assert [fact.is_dealer for fact in facts] == [False, False, False, True]
    assert presenter_of("spidge").about(view, NAMES[:3], 1) == "played by Ann"
