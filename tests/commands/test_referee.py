"""`goodge referee`: a verdict for each line, whatever the bytes."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goodge.commands import recordfile
from goodge.commands.cli import run
from goodge.commands.referee import judge, judge_lines
from goodge.engine.record import Record, decode_record, encode_record
from tests.engine.mutating import OPEN, REDEAL, WON, mutated, put
from tests.golden.make import HERE

GOOD = json.dumps(WON).encode()
RIGHT = ["line", "ok", "rounds", "totals", "winner"]
WRONG = ["line", "ok", "round", "action", "error"]


def referee(capsys: pytest.CaptureFixture[str], content: bytes, path: Path) -> tuple[int, list[dict[str, Any]]]:
    """The exit status and the verdicts on a file with this content."""
    path.write_bytes(content)
    status = run(["referee", str(path)])
    captured = capsys.readouterr()
    assert captured.err == ""
    assert captured.out.isascii()
    return status, [json.loads(line) for line in captured.out.splitlines()]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def test_a_right_game_is_told_with_its_result(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    status, verdicts = referee(capsys, GOOD + b"\n", file)
    totals = WON["rounds"][-1]["totals"]
    assert status == 0
    assert verdicts == [{"line": 1, "ok": True, "rounds": 3, "totals": totals, "winner": WON["winner"]}]
    assert list(verdicts[0]) == RIGHT


def test_every_line_has_its_verdict(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    wrong = json.dumps(mutated(WON, put("rounds", 1, "actions", 0, "bid 7"))).encode()
    status, verdicts = referee(capsys, b"\n".join([GOOD, wrong, b"", json.dumps(OPEN).encode()]), file)
    assert status == 1
    assert [verdict["ok"] for verdict in verdicts] == [True, False, False, True]
    assert [verdict["line"] for verdict in verdicts] == [1, 2, 3, 4]
    assert verdicts[1] == {"line": 2, "ok": False, "round": 1, "action": 0, "error": "Bids go up in steps of 5"}
    assert verdicts[2] == {"line": 3, "ok": False, "round": None, "action": None, "error": "the line is blank"}
    assert verdicts[3]["winner"] is None
    assert list(verdicts[1]) == WRONG


def test_thrown_in_rounds_and_those_under_way_are_not_counted(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    under_way = mutated(OPEN, lambda record: [record["rounds"][1].pop(name) for name in ("goodge", "bid", "points")])
    for name in ("scores", "totals"):
        del under_way["rounds"][1][name]
    under_way["rounds"][1]["actions"] = []
    lines = [json.dumps(record).encode() for record in (REDEAL, under_way, mutated(OPEN, put("rounds", [])))]
    status, verdicts = referee(capsys, b"\n".join(lines), file)
    assert status == 0
    scored = sum("redeal" not in item for item in REDEAL["rounds"])
    assert [verdict["rounds"] for verdict in verdicts] == [scored, 1, 0]
    assert [verdict["totals"] for verdict in verdicts[1:]] == [OPEN["rounds"][0]["totals"], [0, 0, 0]]


def test_an_empty_file_holds_no_games(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    assert referee(capsys, b"", file) == (0, [])


@pytest.mark.parametrize("name", sorted(path.name for path in HERE.glob("*.jsonl")))
def test_the_golden_matches_are_right(capsys: pytest.CaptureFixture[str], file: Path, name: str) -> None:
    status, verdicts = referee(capsys, (HERE / name).read_bytes(), file)
    assert status == 0
    assert verdicts


def test_a_team_wins_where_teams_play_and_a_seat_elsewhere(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    lines = [(HERE / f"{name}.jsonl").read_bytes().splitlines()[0] for name in ("spades", "pride", "spidge")]
    status, verdicts = referee(capsys, b"\n".join(lines), file)
    assert status == 0
    assert [len(verdict["totals"]) for verdict in verdicts] == [2, 2, 3]
    for line, verdict in zip(lines, verdicts, strict=True):
        last = json.loads(line)
        assert (verdict["rounds"], verdict["winner"]) == (len(last["rounds"]), last["winner"])
        assert verdict["totals"] == last["rounds"][-1]["totals"]


@pytest.mark.parametrize("end", [b"", b"\n"])
def test_the_last_line_feed_may_be_missing(capsys: pytest.CaptureFixture[str], file: Path, end: bytes) -> None:
    status, verdicts = referee(capsys, GOOD + b"\n" + GOOD + end, file)
    assert (status, len(verdicts)) == (0, 2)


def test_a_line_ends_at_a_line_feed_and_nowhere_else(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    """Neither a carriage return, nor the other characters that Python's splitlines knows, part two games."""
    for parting in ("\r", "\x0b", "\x0c", "\x1c", "\x85", "\u2028"):
        status, verdicts = referee(capsys, GOOD + parting.encode() + GOOD + b"\n", file)
        assert (status, len(verdicts)) == (1, 1)
    named = mutated(OPEN, put("players", 0, "A\u2028B\x85C"))
    status, verdicts = referee(capsys, json.dumps(named, ensure_ascii=False).encode(), file)
    assert (status, len(verdicts)) == (0, 1)
    assert referee(capsys, GOOD + b"\r\n", file)[0] == 0


@pytest.mark.parametrize(
    ("line", "error"),
    [
        (b"", "the line is blank"),
        (b"   ", "the line is blank"),
        (b"\xef\xbb\xbf" + GOOD, "the line begins with a byte order mark"),
        (b"\xff\xfe" + GOOD, "the line is not UTF-8: byte 0 is 0xff"),
        (b'{"a": "\xed\xa0\x80"}', "the line is not UTF-8: byte 7 is 0xed"),
        (b'{"a": "\xc0\x80"}', "the line is not UTF-8: byte 7 is 0xc0"),
        (GOOD[:-1], "not valid JSON: "),
        (b"\x00", "not valid JSON: "),
        (b"null", "the line must be one JSON object"),
        (b"{}", "the field “format” is missing"),
        (b"[" * 100_000, "the JSON is nested too deeply"),
        (b'{"version": 1' + b"0" * 10_000 + b"}", "a number has more than 600 digits"),
        (b"x" * 1_000_000, "not valid JSON: "),
    ],
)
def test_bytes_that_are_no_record_get_one_clear_line(line: bytes, error: str) -> None:
    verdict = judge(line)
    assert list(verdict) == WRONG[1:]
    assert (verdict["ok"], verdict["round"], verdict["action"]) == (False, None, None)
    assert verdict["error"].startswith(error)


def test_a_lone_surrogate_in_an_error_is_still_ascii_on_the_way_out(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    wrong = mutated(WON, put("rounds", 0, "actions", 0, "\ud800 名"))
    status, verdicts = referee(capsys, json.dumps(wrong).encode(), file)
    assert (status, verdicts[0]["error"]) == (1, "“\ud800 名” is not an action")


def test_standard_input(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(GOOD + b"\n\n")))
    assert run(["referee", "-"]) == 1
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_no_standard_input_at_all(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert run(["referee", "-"]) == 2
    assert capsys.readouterr().err == "goodge referee: - cannot be read: there is no standard input\n"


@pytest.mark.parametrize("name", ["", "missing.jsonl", "nul\0byte"])
def test_a_file_that_cannot_be_read(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str) -> None:
    assert run(["referee", str(tmp_path) + "/" + name]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert "cannot be read: " in captured.err


def test_a_file_that_breaks_off_while_it_is_read(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken(io.BytesIO):
        def readline(self, size: int | None = -1, /) -> bytes:  # noqa: ARG002
            raise OSError(5, "Input/output error")

    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(Broken(GOOD)))
    assert run(["referee", "-"]) == 2
    assert capsys.readouterr().err == "goodge referee: - cannot be read: Input/output error\n"


def test_a_line_that_is_too_long_gets_its_verdict_and_the_next_one_is_judged(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, file: Path
) -> None:
    monkeypatch.setattr(recordfile, "LONGEST_LINE", len(GOOD))
    lines = [GOOD, GOOD + b" ", b"x" * 300_000, GOOD]
    for end in (b"", b"\n"):
        status, verdicts = referee(capsys, b"\n".join(lines) + end, file)
        assert status == 1
        assert [verdict["ok"] for verdict in verdicts] == [True, False, False, True]
        assert [verdict["line"] for verdict in verdicts] == [1, 2, 3, 4]
        assert list(verdicts[1]) == WRONG
        assert verdicts[1]["error"] == f"the line is too long: more than {len(GOOD):,} bytes"


def test_of_a_long_match_only_the_last_state_of_each_round_is_kept() -> None:
    line = (HERE / "long.jsonl").read_text(encoding="utf-8").splitlines()[0]
    whole, short = decode_record(line), decode_record(line, last_states_only=True)
    assert [len(states) for states in short.rounds] == [1] * len(whole.rounds)
    assert [states[-1] for states in short.rounds] == [states[-1] for states in whole.rounds]
    assert encode_record(short) == encode_record(whole)


def test_the_referee_keeps_no_history(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match of 1,000 rounds would else take 900 MB."""
    asked: list[dict[str, bool]] = []

    def decode(line: str, **options: bool) -> Record:
        asked.append(options)
        return decode_record(line, **options)

    monkeypatch.setattr(recordfile, "decode_record", decode)
    assert judge(GOOD)["ok"]
    assert asked == [{"last_states_only": True}]


@given(cuts=st.lists(st.tuples(st.integers(0, len(GOOD) - 1), st.binary(max_size=4)), min_size=1, max_size=4))
def test_changed_bytes_raise_nothing(cuts: list[tuple[int, bytes]]) -> None:
    line = bytearray(GOOD)
    for place, new in cuts:
        line[place : place + len(new)] = new
    for verdict in judge_lines(bytes(line).split(b"\n")):
        assert list(verdict) in (RIGHT, WRONG)
        assert json.dumps(verdict).isascii()


@given(st.binary(max_size=200))
def test_any_bytes_raise_nothing(line: bytes) -> None:
    assert judge(line)["ok"] is False


@given(st.integers(0, len(GOOD) - 1))
def test_a_line_cut_short_is_wrong(length: int) -> None:
    assert judge(GOOD[:length])["ok"] is False
