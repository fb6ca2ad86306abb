"""The actions that nobody chose are named in a field of the record, which may say anything."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goodge.engine.played_out import forget_played_out, note_played_out, played_out_in

places = st.sets(st.tuples(st.integers(0, 9), st.integers(0, 90)))


@given(places)
def test_what_is_noted_is_found(found: set[tuple[int, int]]) -> None:
    fields: dict[str, Any] = {"seed": 7}
    for number, place in found:
        note_played_out(fields, number, place)
    assert played_out_in(fields) == found
    assert fields["seed"] == 7


@given(places, st.integers(0, 9), st.integers(0, 90))
def test_what_is_taken_back_is_forgotten(found: set[tuple[int, int]], number: int, first: int) -> None:
    fields: dict[str, Any] = {}
    for each in found:
        note_played_out(fields, *each)
    forget_played_out(fields, number, first)
    assert played_out_in(fields) == {each for each in found if each[0] != number or each[1] < first}
    assert bool(fields) == bool(played_out_in(fields)), "no empty field is left"


@pytest.mark.parametrize("value", [None, 7, "x", {}, [7], [[]], [["a"]], [[True, 1]], [[0, -1]], [[0, 1.5]]])
def test_what_makes_no_sense_is_nothing(value: object) -> None:
    assert played_out_in({"played_out": value}) == set()
