"""What hints have advised is named in a field of the record, which may say anything."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goodge.engine.actions import PLAYS, Bid, Nil, Pass, parse_action
from goodge.engine.advised import Advised, advised_in, forget_advised, is_advised, note_advised

actions = st.sampled_from([Pass(), Nil(), Bid(120), parse_action("bury 2S 3S 4H"), *PLAYS.values()])
places = st.tuples(st.integers(0, 9), st.integers(0, 90))
advice = st.dictionaries(places, st.frozensets(actions, min_size=1, max_size=2))


def fields_of(advised: Advised) -> dict[str, Any]:
    fields: dict[str, Any] = {"seed": 7}
    for (number, place), each in advised.items():
        assert note_advised(fields, number, place, each)
    return fields


@given(advice)
def test_what_is_noted_is_found(advised: Advised) -> None:
    fields = fields_of(advised)
    assert advised_in(fields) == advised
    assert fields["seed"] == 7
    assert not any(note_advised(fields, *place, advised[place]) for place in advised), "nothing is new"


def test_two_pieces_of_advice_for_one_choice_both_count() -> None:
    fields = fields_of({(0, 5): frozenset({Pass()})})
    assert note_advised(fields, 0, 5, [Bid(120)])
    assert advised_in(fields) == {(0, 5): {Pass(), Bid(120)}}


@given(advice, st.integers(0, 9), st.integers(0, 90))
def test_what_is_taken_back_is_forgotten(advised: Advised, number: int, first: int) -> None:
    fields = fields_of(advised)
    forget_advised(fields, number, first)
    left = {place: advised[place] for place in advised if place[0] != number or place[1] < first}
    assert advised_in(fields) == left
    assert ("advised" in fields) == bool(left), "no empty field is left"


def test_cards_are_laid_away_in_any_order() -> None:
    fields: dict[str, Any] = {}
    note_advised(fields, 0, 9, [parse_action("bury 4H 3S 2S")])
    advised = advised_in(fields)[0, 9]
    assert all(is_advised(parse_action(text), advised) for text in ("bury 2S 3S 4H", "bury 3S 4H 2S"))
    assert not is_advised(parse_action("bury 2S 3S 5H"), advised)


@pytest.mark.parametrize(
    "value",
    [None, 7, "x", {}, [7], [[]], [[0]], [[0, 1]], [["a", 1, "pass"]], [[True, 1, "pass"]], [[0, -1, "pass"]],
     [[0, 1.5, "pass"]], [[0, 1, "leave"]], [[0, 1, 7]], [[0, 1, ["pass"]]], [["pass"]]],
)  # fmt: skip
def test_what_makes_no_sense_is_nothing(value: object) -> None:
    assert advised_in({"advised": value}) == {}


def test_what_makes_sense_beside_nonsense_is_found() -> None:
    found = advised_in({"advised": [[0, 1, "leave", "pass"], None, [0, 1, "bid 120"]]})
    assert found == {(0, 1): {Pass(), Bid(120)}}
