"""The matches that were finished last."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from goodge.engine.errors import RecordError
from goodge.engine.record import encode_record
from goodge.table.archive.matches import last_matches, load_match

from .test_replay import finished


def test_the_newest_come_first_and_a_team_wins_together(tmp_path: Path) -> None:
    lines = [encode_record(finished(tmp_path / game, game)) for game in ("goodge", "spades", "pride")]
    path = tmp_path / "records.jsonl"
    path.write_text("".join(line + "\n" for line in lines))
    three = last_matches(path, 9)
    assert [match.game for match in three] == ["pride", "spades", "goodge"]
    assert [match.game for match in last_matches(path, 2)] == ["pride", "spades"]
    for match in three:
        record = load_match(match)
        assert (match.players, match.totals, match.winner) == (record.players, record.totals, record.winner)
        assert match.started == record.extra["started"]
        assert len(match.winners) == (1 if match.game == "goodge" else 2)
        assert {*match.winners, *match.losers} == set(match.players)
    assert last_matches(tmp_path / "none.jsonl", 9) == []


def test_hints_are_told(tmp_path: Path) -> None:
    value = json.loads(encode_record(finished(tmp_path, "pride")))
    path = tmp_path / "records.jsonl"
    path.write_text(json.dumps(value) + "\n" + json.dumps(value | {"hints": [0, 2, 1, 0]}) + "\n")
    assert [match.hints for match in last_matches(path, 9)] == [3, 0]


@pytest.mark.parametrize(
    "change",
    [{"game": "whist"}, {"rules": {"x": 1}}, {"players": ["Ann"]}, {"rounds": []}, {"winner": None}, {"winner": 7}],
)
def test_what_is_no_finished_match_is_left_out(tmp_path: Path, change: dict[str, object]) -> None:
    value = json.loads(encode_record(finished(tmp_path, "pride")))
    path = tmp_path / "records.jsonl"
    path.write_text(f"nonsense\n{json.dumps(value | change)}\n[]\n{json.dumps(value | {'started': 'long ago'})}\n")
    (match,) = last_matches(path, 9)
    assert match.started is None


def test_what_is_wrong_in_the_middle_is_found_when_it_is_wanted(tmp_path: Path) -> None:
    line = encode_record(finished(tmp_path, "pride")).replace('"actions": ["bid ', '"actions": ["bid 1', 1)
    path = tmp_path / "records.jsonl"
    path.write_text(line + "\n")
    (match,) = last_matches(path, 9)
    with pytest.raises(RecordError):
        load_match(match)


def test_a_match_that_stands_no_longer_where_it_stood_is_not_mistaken_for_another(tmp_path: Path) -> None:
    lines = [encode_record(finished(tmp_path / game, game)) + "\n" for game in ("goodge", "spades")]
    path = tmp_path / "records.jsonl"
    path.write_text("".join(lines))
    spades, goodge = last_matches(path, 9)
    path.write_text("".join(reversed(lines)))
    for match in (spades, goodge):
        with pytest.raises(RecordError):
            load_match(match)
    path.unlink()
    with pytest.raises(FileNotFoundError):
        load_match(spades)
