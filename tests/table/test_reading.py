"""A damaged save is set aside, what of it can be played goes on, and nothing else is lost."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goodge.engine.record import Record, decode_record, encode_record
from goodge.table.archive import recovery
from goodge.table.archive.saves import salvage
from goodge.table.archive.setups import setup_of
from goodge.table.home import Home
from goodge.table.match_table import Table
from goodge.table.notices import Cause, Fault, SaveInTheWay, SaveMended, SaveSetAside, SaveUnreadable, Spoilt
from goodge.table.store import Store

from .tools import Failing, advance, at_random, play_out, setup, texts

LENGTH = 70


@cache
def good_save() -> bytes:
    """A save in the middle of the second round."""
    store = Store(Home.at(Path(__file__) / "no folder"))
    table = Table.start(setup(None, "casual", "novice"), store)
    advance(table, LENGTH, at_random(4))
    return encode_record(table.record).encode() + b"\n"


def flat(record: Record) -> list[str]:
    return [text for states in record.rounds for text in ["deal", *(action.text for action in states[-1].actions)]]


@cache
def good_actions() -> list[str]:
    record = salvage(good_save())
    assert record is not None
    return flat(record)


@cache
def ends() -> list[int]:
    """Where in the save each deal and each action is complete."""
    pattern = rb'"actions": \[|"(pass|bid [0-9]+|bury [^"]+|trump .|play [^"]+)"'
    return [found.end() for found in re.finditer(pattern, good_save())]


def opened(folder: Path, data: bytes) -> Store:
    (folder / "match.json").write_bytes(data)
    store = Store(Home.at(folder))
    store.close()
    return store


def changed(change: Callable[[dict[str, Any]], object]) -> bytes:
    value = json.loads(good_save())
    change(value)
    return json.dumps(value).encode() + b"\n"


HOPELESS: dict[str, bytes] = {
    "empty": b"",
    "zeros": bytes(4096),
    "not UTF-8": b"\xff\xfe\x00match",
    "no JSON": b"once upon a time",
    "another format": b'{"format": "something", "version": 1}\n',
    "an array": b"[1, 2, 3]\n",
    "deeply nested": b"[" * 100_000,
    "an endless number": b'{"format": "goodge-record", "version": ' + b"9" * 10_000 + b"}",
    "seats missing": changed(lambda value: value.pop("seats")),
    "too few seats": changed(lambda value: value["seats"].pop()),
    "an unknown level": changed(lambda value: value.update(seats=[None, "grandmaster", None])),
    "seats of a wrong type": changed(lambda value: value.update(seats={"a": 1})),
    "a level of a wrong type": changed(lambda value: value.update(seats=[None, [], 1])),
    "seed missing": changed(lambda value: value.pop("seed")),
    "seed true": changed(lambda value: value.update(seed=True)),
    "names missing": changed(lambda value: value.pop("players")),
    "a name of a wrong type": changed(lambda value: value["players"].__setitem__(0, 7)),
    "rules of a wrong type": changed(lambda value: value.update(rules=[])),
    "an unknown rule": changed(lambda value: value["rules"].update(kitty=True)),
    "no rounds": changed(lambda value: value.update(rounds=[])),
    "rounds missing": changed(lambda value: value.pop("rounds")),
    "an unknown game": changed(lambda value: value.update(game="whist")),
    "a first deal that is none": changed(lambda value: value["rounds"][0]["hands"].pop()),
    "no JSON before the rounds": good_save().replace(b'"version": 1', b'"version": ', 1),
}


@pytest.mark.parametrize(
    "change", [lambda value: value.pop("players_seed"), lambda value: value.update(players_seed="7")]
)
def test_a_save_without_a_number_for_the_players_still_opens(
    tmp_path: Path, change: Callable[[dict[str, Any]], object]
) -> None:
    store = opened(tmp_path, changed(change))
    assert store.notices == []
    assert store.saved is not None
    assert (setup_of(store.saved).seed, setup_of(store.saved).players_seed) == (7, 0)


@pytest.mark.parametrize("data", HOPELESS.values(), ids=HOPELESS.keys())
def test_a_hopeless_save_is_set_aside_whole(tmp_path: Path, data: bytes) -> None:
    store = opened(tmp_path, data)
    assert store.notices == [SaveSetAside(Spoilt.DAMAGED, "match.json", "match.damaged-1.json")]
    assert not store.has_saved_match
    assert store.can_save
    assert (tmp_path / "match.damaged-1.json").read_bytes() == data
    assert not (tmp_path / "match.json").exists()


def test_a_save_of_a_newer_version_is_set_aside_and_called_so(tmp_path: Path) -> None:
    data = changed(lambda value: value.update(version=2))
    store = opened(tmp_path, data)
    assert store.notices == [SaveSetAside(Spoilt.NEWER, "match.json", "match.damaged-1.json")]
    assert (tmp_path / "match.damaged-1.json").read_bytes() == data


def test_a_save_that_is_a_folder_or_too_large_is_set_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "match.json").mkdir()
    store = Store(Home.at(tmp_path))
    assert store.can_save
    assert isinstance(store.notices[0], SaveUnreadable)
    store.close()
    monkeypatch.setattr(recovery, "LARGEST_SAVE", 1000)
    store = opened(tmp_path, good_save())
    assert (tmp_path / "match.damaged-2.json").read_bytes() == good_save()
    assert not store.has_saved_match


def test_damaged_saves_never_overwrite_one_another_nor_anything_else(tmp_path: Path) -> None:
    store = Store(Home.at(tmp_path))
    table = Table.start(setup(target=40), store)
    play_out(table)
    table.close()
    store.close()
    records = (tmp_path / "records.jsonl").read_bytes()
    for number in (1, 2, 3):
        opened(tmp_path, b"damage %d" % number)
    assert [(tmp_path / f"match.damaged-{number}.json").read_bytes() for number in (1, 2, 3)] == [
        b"damage 1",
        b"damage 2",
        b"damage 3",
    ]
    assert (tmp_path / "records.jsonl").read_bytes() == records


@given(cut=st.integers(0, len(good_save()) - 2))
@settings(max_examples=150)
def test_a_cut_save_goes_on_from_its_last_complete_action(tmp_path_factory: pytest.TempPathFactory, cut: int) -> None:
    folder, data = tmp_path_factory.mktemp("cut"), good_save()[:cut]
    store = opened(folder, data)
    assert (folder / "match.damaged-1.json").read_bytes() == data
    assert len(store.notices) == 1
    if store.saved is None:
        assert cut < ends()[0]
        return
    assert isinstance(store.notices[0], SaveMended)
    complete = sum(end <= cut for end in ends())
    assert flat(store.saved) == good_actions()[:complete]
    again = opened_again(folder)
    assert (again.notices, again.saved) == ([], store.saved)


def opened_again(folder: Path) -> Store:
    store = Store(Home.at(folder))
    store.close()
    return store


@given(place=st.integers(0, len(good_save()) - 2), byte=st.integers(0, 255), count=st.integers(1, 30))
@settings(max_examples=150)
def test_a_garbled_save_never_stops_the_program(
    tmp_path_factory: pytest.TempPathFactory, place: int, byte: int, count: int
) -> None:
    folder = tmp_path_factory.mktemp("garbled")
    data = good_save()[:place] + bytes([byte]) * count + good_save()[place + count :]
    store = opened(folder, data)
    kept = folder / "match.damaged-1.json"
    assert kept.exists() == bool(store.notices)
    assert not kept.exists() or kept.read_bytes() == data
    if store.notices and store.saved is not None:
        again = opened_again(folder)
        assert (again.notices, again.saved) == ([], store.saved)


@given(data=st.binary(max_size=300))
def test_any_bytes_at_all_are_set_aside(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    folder = tmp_path_factory.mktemp("bytes")
    store = opened(folder, data)
    assert not store.has_saved_match
    assert (folder / "match.damaged-1.json").read_bytes() == data


def test_what_stands_after_the_first_line_does_not_count(tmp_path: Path) -> None:
    store = opened(tmp_path, good_save() + b'"winner": null}\n garbage')
    assert store.notices == []
    assert store.saved is not None
    assert flat(store.saved) == good_actions()


def test_results_that_are_wrong_are_reckoned_again(tmp_path: Path) -> None:
    store = opened(tmp_path, changed(lambda value: value["rounds"][0].update(scores=[0, 0, 0])))
    assert len(store.notices) == 1
    assert store.saved is not None
    assert flat(store.saved) == good_actions()


@pytest.mark.parametrize("spoilt", [{"dealer": 7}, {"hands": []}, {"dealer": None}, {"actions": 3}])
def test_a_later_round_that_is_no_round_ends_what_can_be_read(tmp_path: Path, spoilt: dict[str, Any]) -> None:
    store = opened(tmp_path, changed(lambda value: value["rounds"][1].update(spoilt)))
    assert store.saved is not None
    assert len(store.saved.rounds) == (2 if "actions" in spoilt else 1)


def test_names_are_shown_clean_whatever_the_save_says(tmp_path: Path) -> None:
    odd = ["\ud800Ann\n\x07", "", "C" * 1000]
    store = opened(tmp_path, changed(lambda value: value.update(players=odd)))
    assert store.notices == []
    table = Table.resume(store)
    assert table is not None
    assert [seat.name for seat in table.seats] == ["Ann", "Casual", "C" * 16]
    table.close()


def test_a_damaged_save_that_cannot_be_set_aside_is_not_overwritten(tmp_path: Path) -> None:
    data = b"hopeless"
    (tmp_path / "match.json").write_bytes(data)
    store = Store(Home.at(tmp_path), Failing("replace"))
    assert not store.can_save
    assert store.notices == [SaveInTheWay(Spoilt.DAMAGED, "match.json", Fault(Cause.DISK_FULL))]
    table = Table.start(setup(), store)
    advance(table, 5)
    table.close()
    store.close()
    assert (tmp_path / "match.json").read_bytes() == data


@pytest.mark.parametrize("call", ["create", "write", "half", "sync", "replace"])
def test_a_damaged_save_on_a_full_disk_goes_on_and_is_kept_until_there_is_room(tmp_path: Path, call: str) -> None:
    data, disk = good_save()[:1500], Failing(call)
    (tmp_path / "match.json").write_bytes(data)
    store = Store(Home.at(tmp_path), disk)
    assert store.notices == [SaveInTheWay(Spoilt.DAMAGED, "match.json", Fault(Cause.DISK_FULL))]
    table = Table.resume(store)
    assert table is not None
    advance(table, 1)
    table.flush()
    assert len(table.take_steps()) == 1
    assert (tmp_path / "match.json").read_bytes() == data
    disk.is_broken = False
    advance(table, 1)
    table.close()
    store.close()
    assert (tmp_path / "match.other-1.json").read_bytes() == data
    assert decode_record((tmp_path / "match.json").read_text()).rounds[-1][-1] == table.record.rounds[-1][-1]


def test_a_cut_save_whose_match_is_won_goes_to_the_records(tmp_path: Path) -> None:
    store = Store(Home.at(tmp_path))
    table = Table.start(setup(target=40), store)
    play_out(table)
    table.close()
    store.close()
    line = (tmp_path / "records.jsonl").read_bytes()
    (tmp_path / "records.jsonl").unlink()
    store = opened(tmp_path, line[: line.index(b'], "goodge"')])
    assert not store.has_saved_match
    assert (tmp_path / "records.jsonl").read_bytes() == line
    assert texts(table)[0][-1].startswith("play")
