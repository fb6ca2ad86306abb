"""Lines that are no record at all, and records changed at every single place."""

from __future__ import annotations

import json
from contextlib import suppress
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goodge.engine import jsontext
from goodge.engine.errors import RecordError
from goodge.engine.record import decode_record, encode_record

from .mutating import PLACES, WON, drop, mutated, put


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("", "the line is blank"),
        (" \t\r\n", "the line is blank"),
        ("{", "not valid JSON: "),
        ("\ufeff{}", "not valid JSON: "),
        ("{} {}", "not valid JSON: Extra data (at character 4)"),
        ("\x00", "not valid JSON: "),
        ('{"a": "\x01"}', "not valid JSON: "),
        ("{'a': 1}", "not valid JSON: "),
        ('{"a": 1,}', "not valid JSON: "),
        ('{"version": NaN}', "not valid JSON: NaN is not a JSON number"),
        ('{"version": -Infinity}', "not valid JSON: -Infinity is not a JSON number"),
        ('{"a": 01}', "not valid JSON: "),
        ('{"a": ５}', "not valid JSON: "),
        ("[]", "the line must be one JSON object"),
        ("7", "the line must be one JSON object"),
        ('"goodge-record"', "the line must be one JSON object"),
        ('{"a": 1, "a": 1}', "the field “a” stands twice in one object"),
        ('{"a": [{"b": 1, "b": 2}]}', "the field “b” stands twice in one object"),
        ('{"a": 1' + "0" * 5000 + "}", "a number has more than 600 digits"),
        ('{"a": -1e999}', "the number -1e999 is too large"),
        ("[" * 200_000, "the JSON is nested too deeply"),
        ('{"a":' * 100_000, "the JSON is nested too deeply"),
        ('{"a": ' + "[" * 150 + "]" * 150 + "}", "the JSON is nested too deeply"),
    ],
)
def test_a_line_that_is_no_json_object_is_refused(line: str, error: str) -> None:
    with pytest.raises(RecordError) as found:
        decode_record(line)
    assert str(found.value).startswith(error)
    assert (found.value.round_index, found.value.action_index) == (None, None)


@pytest.mark.parametrize("depth", [1, 50, 99, 100, 101, 500, 900, 950, 980, 990, 1000, 5000])
def test_deep_nesting_anywhere_is_no_trouble(depth: int) -> None:
    nest = "[" * depth + "]" * depth
    for field in ("winner", "players", "rules", "rounds", "note"):
        line = json.dumps(WON | {field: "NEST"}).replace('"NEST"', nest)
        if field == "note" and depth < 100:
            assert decode_record(line).winner == WON["winner"]
            continue
        with pytest.raises(RecordError):
            decode_record(line)
    deep = json.dumps(mutated(WON, put("rounds", 0, "totals", "NEST"))).replace('"NEST"', nest)
    with pytest.raises(RecordError):
        decode_record(deep)


WRONG_TYPES: list[object] = [None, True, 1.5, "", [], {}, -7]


def means_nothing(path: tuple[Any, ...]) -> bool:
    """Names of players may be any text, and an earlier bid may be another one that the later ones still outbid."""
    return path[0] == "players" and len(path) == 2


@pytest.mark.parametrize("wrong", WRONG_TYPES, ids=repr)
def test_a_value_of_another_type_is_caught_wherever_it_stands(wrong: object) -> None:
    for path, value in PLACES:
        if jsontext.is_same(value, wrong) or (means_nothing(path) and isinstance(wrong, str)):
            continue
        if path == ("rules",) and wrong == {}:
            continue
        with pytest.raises(RecordError):
            decode_record(json.dumps(mutated(WON, put(*path, wrong))))


def test_every_other_number_is_caught() -> None:
    for path, value in PLACES:
        if type(value) is int and path != ("rules", "target"):
            for other in (value + 5, value - 5, -value - 1):
                with pytest.raises(RecordError):
                    decode_record(json.dumps(mutated(WON, put(*path, other))))


def test_every_card_left_out_or_exchanged_is_caught() -> None:
    for path, value in PLACES:
        if path[-1] in ("hands", "stash", "actions") or (len(path) == 4 and path[2] == "hands"):
            for number in range(len(value)):
                if value[number] == "pass" or str(value[number]).startswith("bid"):
                    continue
                with pytest.raises(RecordError):
                    decode_record(json.dumps(mutated(WON, drop(*path, number))))


def test_every_other_card_or_trump_in_an_action_is_caught() -> None:
    for number, item in enumerate(WON["rounds"]):
        for index, action in enumerate(item["actions"]):
            for other in ("play 1S", "play Crown", "trump C", "pass", "bury 1S 2S 3S"):
                if action != other and not action.startswith(("bid", "pass")):
                    with pytest.raises(RecordError):
                        decode_record(json.dumps(mutated(WON, put("rounds", number, "actions", index, other))))


GARBAGE = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=8)
    | st.sampled_from(PLACES).map(lambda pair: pair[1]),
    lambda children: st.lists(children, max_size=3) | st.dictionaries(st.text(max_size=4), children, max_size=3),
    max_leaves=8,
)


@given(changes=st.lists(st.tuples(st.sampled_from(PLACES), GARBAGE), min_size=1, max_size=3))
def test_garbage_in_any_field_is_refused_or_leaves_a_record_that_comes_back(changes: list[Any]) -> None:
    record = deepcopy(WON)
    for (path, _), value in changes:
        with suppress(KeyError, IndexError, TypeError):  # an earlier change may have taken this place away
            put(*path, value)(record)
    with suppress(RecordError):
        text = encode_record(decode_record(json.dumps(record)))
        assert encode_record(decode_record(text)) == text
