"""A tournament's files, where they are not what they should be, or cannot be written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from goodge.commands.referee import judge
from goodge.engine.tournament import Pairing
from goodge.table.hall import Hall
from goodge.table.home import Home
from goodge.table.notices import Cause, Fault, SecondCopy, TournamentNotKept, TournamentSetAside

from .tools import WAIT, Failing
from .tournaments import OWN, fast, lines, opened, player


def test_a_line_cut_short_at_the_end_of_the_records_is_taken_away(tmp_path: Path) -> None:
    hall = opened(tmp_path)
    fast(hall, plays=False)
    hall.close()
    path = tmp_path / "tournament" / "records.jsonl"
    whole = path.read_bytes()
    assert whole.count(b"\n") == 3
    path.write_bytes(whole[:-40])
    again = opened(tmp_path, begin=False)
    counts = [len(again.tournament.played)]
    again.wait(WAIT)
    again.update()
    assert [*counts, len(again.tournament.played)] == [2, 3]
    again.close()
    assert all(judge(line)["ok"] for line in path.read_bytes().splitlines())


@pytest.mark.parametrize("change", ["garbled", "other rules", "no winner", "other totals", "no tag", "no rounds"])
def test_a_record_that_cannot_be_is_played_again_once(tmp_path: Path, change: str) -> None:
    hall = opened(tmp_path)
    fast(hall, plays=False)
    hall.close()
    path = tmp_path / "tournament" / "records.jsonl"
    first, *rest = path.read_text().splitlines()
    value = json.loads(first)
    if change == "other rules":
        value["rules"]["target"] = 300
    elif change == "no winner":
        value["winner"] = None
    elif change == "other totals":
        value["winner"] = 1 - value["winner"]
    elif change == "no tag":
        value["tournament"]["teams"] = [1]
    elif change == "no rounds":
        value["rounds"] = []
    bad = json.dumps(value) if change != "garbled" else first[:200] + "}{" + first[220:]
    path.write_text("\n".join([bad, *rest]) + "\n")
    for _ in range(2):
        again = opened(tmp_path, begin=False)
        again.wait(WAIT)
        again.update()
        assert len(again.tournament.played) == 3
        again.close()
        assert len(path.read_text().splitlines()) == 4


BAD_SETUPS = [b"", b"\xff\xfe", b"nonsense", b"[1]", b'{"format": "goodge-record", "version": 1}', b"[" * 100_000]


@pytest.mark.parametrize("data", BAD_SETUPS)
def test_a_damaged_setup_is_set_aside_and_a_new_tournament_can_begin(tmp_path: Path, data: bytes) -> None:
    hall = opened(tmp_path)
    fast(hall, plays=False)
    hall.close()
    (tmp_path / "tournament" / "tournament.json").write_bytes(data)
    again = opened(tmp_path, begin=False)
    assert again.setup is None
    assert again.notices == [TournamentSetAside("tournament.damaged-1.json")]
    assert (tmp_path / "tournament" / "tournament.damaged-1.json").read_bytes() == data
    again.begin(OWN, "novice", 9)
    fast(again)
    assert len(again.tournament.played) == 4
    again.close()
    assert len(lines(tmp_path)) == 7


def test_nonsense_among_the_saved_tables_lets_them_begin_anew(tmp_path: Path) -> None:
    hall = opened(tmp_path)
    hall.open_round()
    hall.close()
    path = tmp_path / "tournament" / "tables.jsonl"
    path.write_bytes(b"nonsense\n\xff\n" + path.read_bytes()[:-300])
    again = opened(tmp_path, begin=False)
    again.wait(WAIT)
    again.update()
    assert len(again.tournament.played) == 3
    again.close()


def test_a_second_copy_plays_for_itself_and_touches_nothing(tmp_path: Path) -> None:
    first = opened(tmp_path)
    fast(first, plays=False)
    folder = tmp_path / "tournament"
    before = {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix != ".lock"}
    second = opened(tmp_path, begin=False)
    assert second.notices == [SecondCopy()]
    assert second.setup is None
    second.begin(OWN, "novice", 4)
    fast(second)
    assert len(second.tournament.played) == 4
    second.close()
    assert {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix != ".lock"} == before
    first.close()


@pytest.mark.parametrize("call", ["create", "write", "sync", "replace"])
def test_a_full_disk_is_told_once_and_play_goes_on(tmp_path: Path, call: str) -> None:
    disk = Failing(call)
    hall = Hall(Home.at(tmp_path), player, disk)
    hall.set_pace(None)
    hall.begin(OWN, "novice", 4)
    fast(hall)
    assert len(hall.tournament.played) == 4
    assert hall.next_notice() == TournamentNotKept(Fault(Cause.DISK_FULL))
    assert hall.next_notice() is None
    disk.is_broken = False
    fast(hall)
    hall.close()
    others = [record for record in lines(tmp_path) if not hall._setup.owns(_pairing(hall, record))]
    assert len(others) == 6


def _pairing(hall: Hall, record: dict[str, Any]) -> Pairing:
    tag = record["tournament"]
    return next(
        each.pairing for each in hall.tournament.played
        if (each.pairing.round, list(each.pairing.teams)) == (tag["round"], tag["teams"])
    )  # fmt: skip


def test_a_hall_that_may_not_save_leaves_no_trace(tmp_path: Path) -> None:
    opened(tmp_path).close()
    before = sorted(path.name for path in (tmp_path / "tournament").iterdir())
    hall = Hall(Home.at(tmp_path), player, may_save=False)
    assert hall.setup is None
    assert hall.notices == [TournamentNotKept(None)]
    hall.begin(OWN, "novice", 4)
    hall.set_pace(None)
    fast(hall)
    assert len(hall.tournament.played) == 4
    hall.close()
    assert sorted(path.name for path in (tmp_path / "tournament").iterdir()) == before
    assert [path.name for path in tmp_path.iterdir()] == ["tournament"]


def test_a_folder_that_cannot_be_made_lets_people_play_on(tmp_path: Path) -> None:
    (tmp_path / "tournament").write_bytes(b"in the way")
    hall = opened(tmp_path)
    assert len(hall.notices) == 1
    fast(hall)
    assert len(hall.tournament.played) == 4
    hall.close()
