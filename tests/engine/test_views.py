"""Views as text: what is no view, or contradicts itself, is refused with a sentence; order means nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goodge.engine.cards import in_order
from goodge.engine.errors import EngineError
from goodge.engine.game import State
from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.jsontext import MOST_DIGITS
from goodge.engine.rng import Stream
from goodge.engine.state import narrow
from goodge.engine.views import decode_view, encode_view
from goodge.ui.wording.refusals import fault_words

from .mutating import Mutation, drop, leaves, mutated, put
from .playing import GOODGE, after, goodge_deal, in_play, opened

# Seat 0 is the Goodge. Seat 1 holds no heart, so a heart lead shows it void.
NO_HEARTS = "1D 2D 3D 4D 5D 6D 7D 8D 9D 10D 1T 2T 3T 4T 5T 6T"


def message(state: State[GoodgeBoard]) -> dict[str, Any]:
    """The view of the seat to act, as the object on the line."""
    found: dict[str, Any] = json.loads(encode_view(GOODGE.view_for(state, state.board.turn)))
    return found


AUCTION = message(after(opened(goodge_deal(stash="2S 3S 4S"), dealer=2), "bid 50"))
EXCHANGE = message(after(opened(goodge_deal("10S 1T", stash="10H 2H Crown"), dealer=2), "bid 50", "pass", "pass"))
STARTED = in_play("10H 9H 2C 3C 4C", NO_HEARTS, "1H 8H 7H", trump="C", stash="6S 7S 8S")
LEAD = message(STARTED)
FOLLOW = message(after(STARTED, "play 9H", "play 1D"))
SECOND = message(after(STARTED, "play 9H", "play 1D", "play 1H"))
THIRD = message(after(STARTED, "play 9H", "play 1D", "play 1H", "play 10H", "play 2D"))
UNSEEN_HEART = next(
    card
    for card in ("2H", "3H", "4H", "5H", "6H")
    if card not in THIRD["hand"] and f"play {card}" not in THIRD["actions"]
)


def refusal(value: object) -> str:
    """Why a line with this value on it is no view."""
    with pytest.raises(EngineError) as found:
        decode_view(json.dumps(value))
    assert "\n" not in str(found.value)
    return fault_words(found.value)


@pytest.mark.parametrize("value", [AUCTION, EXCHANGE, LEAD, FOLLOW, SECOND, THIRD])
def test_the_views_that_are_mutated_here_are_right(value: dict[str, Any]) -> None:
    assert json.loads(encode_view(decode_view(json.dumps(value)))) == value


def test_a_view_is_spelt_as_the_protocol_has_it() -> None:
    assert list(FOLLOW) == [
        "format", "version", "game", "rules", "seat", "dealer", "totals", "phase", "hand", "actions", "legal",
    ]  # fmt: skip
    assert FOLLOW["actions"] == ["bid 50", "pass", "pass", "bury ? ? ?", "trump C", "play 9H", "play 1D"]
    assert FOLLOW["rules"] == {"players": 3, "target": 500, "all_pass": "last-at-50"}
    assert (FOLLOW["seat"], FOLLOW["dealer"], FOLLOW["phase"]) == (2, 2, "play")
    assert sorted(FOLLOW["legal"]) == sorted(f"play {card}" for card in FOLLOW["hand"] if card.endswith("H"))


def test_the_goodge_sees_what_he_found_and_then_what_he_laid_away() -> None:
    assert set(EXCHANGE["stash"]) == {"10H", "2H", "Crown"}
    assert set(EXCHANGE["stash"]) < set(EXCHANGE["hand"])
    assert len(EXCHANGE["hand"]) == 19
    assert EXCHANGE["legal"] == []
    assert set(LEAD["stash"]) == {"6S", "7S", "8S"}
    assert LEAD["actions"][3] == "bury 6S 7S 8S"
    assert "stash" not in FOLLOW
    assert "stash" not in AUCTION


@pytest.mark.parametrize("value", [AUCTION, EXCHANGE, LEAD, FOLLOW, THIRD])
def test_the_order_of_cards_and_legal_actions_means_nothing(value: dict[str, Any]) -> None:
    stream = Stream(3)
    for _ in range(5):
        other = value | {name: stream.shuffled(value[name]) for name in ("hand", "stash", "legal") if name in value}
        other["actions"] = [
            "bury " + " ".join(stream.shuffled(text.split()[1:])) if text.startswith("bury") else text
            for text in value["actions"]
        ]
        view = decode_view(json.dumps(other))
        assert view == decode_view(json.dumps(value))
        assert view.hand == in_order(view.hand)
        worlds = [
            GOODGE.resample(narrow(decode_view(json.dumps(line)), GoodgeBoard), Stream(4)) for line in (value, other)
        ]
        assert worlds[0] == worlds[1]


def test_unknown_keys_are_ignored() -> None:
    assert decode_view(json.dumps({"clock": 3, **FOLLOW, "round": 2})) == decode_view(json.dumps(FOLLOW))


HEADS: list[tuple[Mutation, str]] = [
    (drop("format"), "the field “format” is missing"),
    (put("format", "goodge-record"), "“format” must be “goodge-view”"),
    (put("version", 2), "version 2 is not known here; this program reads version 1"),
    (put("game", "poker"), "there is no game “poker”; there is goodge, spades, pride, spidge"),
    (put("rules", "players", 4), "“totals” must be an array of 4 whole numbers"),
    (put("rules", "jokers", True), "goodge has no option “jokers”; it has all_pass, players, target"),
    (drop("seat"), "the field “seat” is missing"),
    (put("seat", 3), "“seat” must be from 0 to 2"),
    (put("seat", None), "“seat” must be a whole number"),
    (put("dealer", -1), "“dealer” must be from 0 to 2"),
    (put("totals", [0, 0]), "“totals” must be an array of 3 whole numbers"),
    (put("totals", [0, 0, True]), "“totals” must be an array of 3 whole numbers"),
    (put("totals", [0, 500, 495]), "by these totals the match is over"),
    (put("totals", [700, 0, 500]), "by these totals the match is over"),
    (put("totals", [0, 0, -1_000_000_001]), "no match comes to such “totals”"),
    (put("totals", [0, -(10**400), 0]), "no match comes to such “totals”"),
    (put("hand", "10S"), "“hand” must be an array"),
    (put("actions", [1]), "“actions” must be an array of strings"),
    (drop("legal"), "the field “legal” is missing"),
    (drop("phase"), "the field “phase” is missing"),
]


@pytest.mark.parametrize(("mutate", "error"), HEADS)
def test_a_faulty_head_is_named(mutate: Mutation, error: str) -> None:
    assert refusal(mutated(FOLLOW, mutate)) == error


def test_a_tie_at_the_target_is_no_end() -> None:
    assert decode_view(json.dumps(FOLLOW | {"totals": [500, 500, 0]})).totals == (500, 500, 0)


CONTRADICTIONS: list[tuple[dict[str, Any], Mutation, str]] = [
    (FOLLOW, put("hand", 0, FOLLOW["hand"][1]), "“hand” names a card twice"),
    (FOLLOW, put("hand", 0, "KS"), "KS is not a card of this game"),
    (FOLLOW, put("hand", 0, "?"), "“?” is not a card"),
    (FOLLOW, put("hand", 0, "1D"), "“play 1D”: 1D cannot have come from there"),
    (FOLLOW, drop("hand", 0), "no deal fits what has been seen"),
    (AUCTION, drop("hand", 0), "no deal fits what has been seen"),
    (AUCTION, lambda value: value["hand"].append("2S"), "no deal fits what has been seen"),
    (AUCTION, put("hand", []), "no deal fits what has been seen"),
    (FOLLOW, put("phase", "auction"), "“phase” and “seat” are not whose turn it is after these actions"),
    (FOLLOW, put("phase", "Play"), "“phase” and “seat” are not whose turn it is after these actions"),
    (FOLLOW, put("dealer", 1), "a seat sees its own buried cards, and no others"),
    (AUCTION, put("seat", 0), "“phase” and “seat” are not whose turn it is after these actions"),
    (FOLLOW, drop("actions", -1), "“phase” and “seat” are not whose turn it is after these actions"),
    (FOLLOW, drop("legal", 0), "“legal” is not what the rules allow here"),
    (FOLLOW, lambda value: value["legal"].append("play 1T"), "“legal” is not what the rules allow here"),
    (FOLLOW, lambda value: value["legal"].append(value["legal"][0]), "“legal” is not what the rules allow here"),
    (EXCHANGE, put("legal", ["bury 10H 2H Crown"]), "“legal” is not what the rules allow here"),
    (AUCTION, put("legal", ["pass"]), "“legal” is not what the rules allow here"),
    (AUCTION, put("actions", ["bid 45"]), "“bid 45” was not allowed: Bid 50 or more, or pass"),
    (AUCTION, put("actions", ["bid 050"]), "“bid 050” is not an action"),
    (AUCTION, put("actions", ["bury ? ? ?"]), "“bury ? ? ?” was not allowed: The auction is on: bid or pass"),
    (AUCTION, put("actions", ["play 2C"]), "“play 2C” was not allowed: The auction is on: bid or pass"),
    (AUCTION, put("stash", ["2S", "3S", "4S"]), "“stash” belongs in the Goodge's view"),
    (FOLLOW, put("stash", ["6S", "7S", "8S"]), "“stash” belongs in the Goodge's view"),
    (FOLLOW, put("actions", 3, "bury 6S 7S 8S"), "a seat sees its own buried cards, and no others"),
    (LEAD, put("actions", 3, "bury ? ? ?"), "a seat sees its own buried cards, and no others"),
    (LEAD, drop("stash"), "“stash” belongs in the Goodge's view"),
    (LEAD, drop("stash", 0), "the Stash has 3 cards"),
    (LEAD, put("stash", ["6S", "7S", "9S"]), "“stash” must be the three cards that were buried"),
    (LEAD, put("stash", 0, "7S"), "“stash” names a card twice"),
    (LEAD, put("actions", 3, "bury 7S 8S 10H"), "“bury 7S 8S 10H”: 10H cannot have come from there"),
    (EXCHANGE, drop("stash"), "“stash” belongs in the Goodge's view"),
    (EXCHANGE, put("stash", 0, "9C"), "in the exchange the Stash is part of the Goodge's hand"),
    (EXCHANGE, put("stash", []), "the Stash has 3 cards"),
    (SECOND, put("actions", -1, "play 1D"), "“play 1D”: 1D cannot have come from there"),
    (SECOND, put("actions", -1, "play QH"), "“play QH”: QH cannot have come from there"),
    (THIRD, put("actions", -1, f"play {UNSEEN_HEART}"), "seat 1 has shown to be void of Hearts, and then plays one"),
    (FOLLOW, lambda value: value["actions"].append("bid 60"), "“bid 60” was not allowed: "),
]


@pytest.mark.parametrize(("value", "mutate", "error"), CONTRADICTIONS)
def test_a_contradiction_is_named(value: dict[str, Any], mutate: Mutation, error: str) -> None:
    assert refusal(mutated(value, mutate)).startswith(error)


def test_a_seat_that_did_not_follow_with_what_it_still_holds_is_caught() -> None:
    state = after(in_play("9H 10H", "2D 3D 4D", "1H 8H 2T", trump="C"), "play 9H")
    value = message(after(state, f"play {first_heart(state)}", "play 1H", "play 10H"))
    wrong = mutated(value, put("actions", 6, "play 2D"))
    wrong["hand"] = [card for card in (*value["hand"], first_heart(state)) if card != "2D"]
    wrong["legal"] = [f"play {card}" for card in wrong["hand"] if card.endswith("H")]
    assert refusal(wrong) == "“play 2D” was not allowed: Hearts were led: play a heart"


def first_heart(state: State[GoodgeBoard]) -> str:
    return next(card.text for card in state.hands[1] if card.text.endswith("H"))


def test_a_round_that_is_over_has_no_view() -> None:
    over = AUCTION | {"rules": {"all_pass": "redeal"}, "actions": ["pass", "pass", "pass"]}
    assert refusal(over) == "“phase” and “seat” are not whose turn it is after these actions"
    assert refusal(over | {"actions": ["pass"] * 4}) == "there are actions after the end of the round"


@pytest.mark.parametrize("line", ["", "[]", "{", "null", "1" * (MOST_DIGITS + 1), "[" * 99_999, '{"a": 1, "a": 2}'])
def test_a_line_that_is_no_json_object_is_refused(line: str) -> None:
    with pytest.raises(EngineError):
        decode_view(line)


PLACES = [path for path, _ in leaves(THIRD) if path]
GARBAGE = st.none() | st.booleans() | st.integers() | st.text(max_size=6) | st.lists(st.text(max_size=3), max_size=3)


@given(path=st.sampled_from(PLACES), value=GARBAGE | st.sampled_from([THIRD["hand"], THIRD["actions"], {}]))
def test_garbage_in_any_field_raises_nothing_but_an_engine_error(path: tuple[Any, ...], value: object) -> None:
    line = json.dumps(mutated(THIRD, put(*path, value)))
    try:
        again = decode_view(line)
    except EngineError:
        return
    assert decode_view(encode_view(again)) == again
