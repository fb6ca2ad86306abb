"""Views of Spades, League Spades and Spidge as text: what is no view, or contradicts itself, is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from goodge.engine.rng import Stream
from goodge.engine.views import decode_view

from .kin import PRIDE, SPADES, SPIDGE, after, opened, view_value
from .mutating import Mutation, drop, mutated, put
from .test_views import refusal

HEADS = ["format", "version", "game", "rules", "seat", "dealer", "totals", "phase", "hand"]

LOOK = view_value(SPADES, opened(SPADES, totals=(0, 100), standing={"bags": (3, 0)}))
BIDDING = view_value(SPADES, after(SPADES, opened(SPADES), "bid 3", "nil"))
LEAGUE = view_value(
    PRIDE, opened(PRIDE, totals=(50, 90), bags=True, max_rounds=10, set_limit=3, standing={"rounds": 4, "sets": (2, 0)})
)
SPADES_ONLY = "BigJoker AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S"
START = opened(SPIDGE, SPADES_ONLY, "3H 4H 5H", "LittleJoker 6H 7H", "2S 8H 9H", dealer=2)
LEFT = view_value(SPIDGE, START)
DUMMY = view_value(SPIDGE, after(SPIDGE, START, "play AS"))
RIGHT = view_value(SPIDGE, after(SPIDGE, START, "play AS", "play 3H"))
OWN = view_value(SPIDGE, after(SPIDGE, START, "play AS", "play 3H", "play LittleJoker"))
ALL = [LOOK, BIDDING, LEAGUE, LEFT, DUMMY, RIGHT, OWN]


def test_the_views_that_are_mutated_here_are_right() -> None:
    for value in ALL:
        assert decode_view(json.dumps(value)).seat == value["seat"]


def test_a_view_is_spelt_as_the_protocol_has_it() -> None:
    assert list(LOOK) == [*HEADS, "bags", "actions", "legal"]
    assert (LOOK["phase"], LOOK["hand"], LOOK["legal"], LOOK["bags"]) == ("look", [], ["look", "blind nil"], [3, 0])
    assert (BIDDING["phase"], BIDDING["actions"], len(BIDDING["hand"])) == ("bidding", ["bid 3", "nil"], 13)
    assert list(LEAGUE) == [*HEADS, "bags", "sets", "round", "actions", "legal"]
    assert (LEAGUE["bags"], LEAGUE["sets"], LEAGUE["round"]) == ([0, 0], [2, 0], 4)
    assert list(DUMMY) == [*HEADS, "dummy", "acting", "actions", "legal"]


def test_in_spidge_the_dealer_acts_for_the_dummy_and_for_himself() -> None:
    assert [(value["seat"], value["acting"]) for value in (LEFT, DUMMY, RIGHT, OWN)] == [
        (0, "hand"), (2, "dummy"), (1, "hand"), (2, "hand"),
    ]  # fmt: skip
    assert [len(value["dummy"]) for value in (LEFT, DUMMY, RIGHT, OWN)] == [13, 13, 12, 12]
    assert [len(value["hand"]) for value in (LEFT, DUMMY, RIGHT, OWN)] == [13, 13, 13, 13]
    assert set(DUMMY["legal"]) == {f"play {card}" for card in DUMMY["dummy"]}
    assert OWN["legal"] == ["play 2S"]


@pytest.mark.parametrize("value", ALL)
def test_the_order_of_cards_and_legal_actions_means_nothing(value: dict[str, Any]) -> None:
    stream = Stream(3)
    for _ in range(3):
        names = ("hand", "dummy", "legal")
        other = value | {name: stream.shuffled(value[name]) for name in names if name in value}
        assert decode_view(json.dumps(other)) == decode_view(json.dumps(value))


def test_fields_that_do_not_count_are_ignored() -> None:
    for more in ({"bags": "?"}, {"round": -1, "sets": None, "dummy": 3, "acting": 1}):
        plain = view_value(PRIDE, opened(PRIDE))
        assert decode_view(json.dumps(plain | more)) == decode_view(json.dumps(plain))


@pytest.mark.parametrize(
    ("value", "mutate", "error"),
    [
        (LOOK, put("hand", BIDDING["hand"]), "“hand” is empty until the seat has looked at its cards"),
        (LOOK, put("totals", [0, 99]), "“phase” and “seat” are not whose turn it is after these actions"),
        (LOOK, put("legal", ["look"]), "“legal” is not what the rules allow here"),
        (LOOK, put("phase", "bidding"), "“phase” and “seat” are not whose turn it is"),
        (LOOK, drop("bags"), "the field “bags” is missing"),
        (LOOK, put("bags", [0, 0, 0]), "“bags” must be an array of 2 whole numbers"),
        (LOOK, put("bags", [0, -1]), "“round”, “bags” and “sets” count from 0 on"),
        (LOOK, put("bags", [10, 0]), "ten bags have been taken off"),
        (LOOK, put("totals", [0, 500]), "by these totals the match is over"),
        (LOOK, put("stash", []), "this game has no “stash”"),
        (BIDDING, put("hand", []), "“hand” must have 13 cards here"),
        (BIDDING, put("actions", 1, "blind nil"), "“blind nil” was not allowed: Blind nil is only for"),
        (BIDDING, put("actions", 1, "play 2S"), "“play 2S” was not allowed: The bidding is on"),
        (BIDDING, put("totals", [0, 100]), "“bid 3” was not allowed: First choose"),
        (LEAGUE, drop("round"), "the field “round” is missing"),
        (LEAGUE, drop("sets"), "the field “sets” is missing"),
        (LEAGUE, put("round", 10), "by these totals the match is over"),
        (LEAGUE, put("round", True), "“round” must be a whole number"),
        (LEAGUE, put("sets", [3, 0]), "by these totals the match is over"),
        (LEAGUE, put("sets", [3, 3]), "by these totals the match is over"),
        (LEFT, drop("dummy"), "the field “dummy” is missing"),
        (LEFT, drop("acting"), "the field “acting” is missing"),
        (LEFT, put("acting", "dummy"), "“acting” must be “hand” here"),
        (DUMMY, put("acting", "hand"), "“acting” must be “dummy” here"),
        (DUMMY, put("dummy", 0, "2H"), "2H is not a card of this game"),
        (DUMMY, put("dummy", 0, DUMMY["hand"][0]), "“hand” and “dummy” name the same card"),
        (DUMMY, put("dummy", 0, DUMMY["dummy"][1]), "“dummy” names a card twice"),
        (DUMMY, put("hand", DUMMY["hand"][1:]), "“hand” must have 13 cards here"),
        (DUMMY, put("legal", ["play 2S"]), "“legal” is not what the rules allow here"),
        (DUMMY, put("dealer", 0), "“phase” and “seat” are not whose turn it is"),
        (RIGHT, put("actions", 1, RIGHT["dummy"][0]), "is not an action"),
        (RIGHT, put("actions", 1, "play " + RIGHT["dummy"][0]), "cannot have come from there"),
        (RIGHT, put("rules", {"jokers": False}), "LittleJoker is not a card of this game"),
    ],
)
def test_a_contradiction_is_named(value: dict[str, Any], mutate: Mutation, error: str) -> None:
    assert error in refusal(mutated(value, mutate))


def test_a_dummy_that_did_not_follow_though_it_could_is_caught() -> None:
    state = opened(SPIDGE, "3H", "4H 5C", "6H", "7H", dealer=2)
    value = view_value(SPIDGE, after(SPIDGE, state, "play 3H", "play 4H"))
    wrong = mutated(value, put("actions", 1, "play 5C"))
    wrong["dummy"] = ["4H" if card == "5C" else card for card in value["dummy"]]
    assert refusal(wrong) == "“play 5C” was not allowed: Hearts were led: play a heart"


def test_a_lead_that_shows_a_hand_of_nothing_but_spades_is_remembered() -> None:
    dummy = "4H 5H 6H 7H 8H 9H 10H JH QH KH AH 3D 4D"
    state = opened(SPIDGE, "3H AS", dummy, "BigJoker", "KS QS JS 10S", dealer=2)
    value = view_value(SPIDGE, after(SPIDGE, state, "play 3H"))
    spade = value | {"actions": ["play AS"], "legal": [f"play {card}" for card in dummy.split()]}
    assert refusal(spade) == "no deal fits what has been seen"  # thirteen trumps are no longer to be had


def test_a_tie_at_a_limit_is_no_end() -> None:
    for change in ({"round": 10, "totals": [90, 90]}, {"sets": [3, 3], "totals": [-50, -50]}, {"totals": [500, 500]}):
        view = decode_view(json.dumps(LEAGUE | change))
        assert PRIDE.match_of(view).tied_at_target
