"""`goodge review FILE`: a line of JSON for each choice and game, whatever the file holds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from goodge.commands.cli import run
from goodge.engine.games import GAMES
from goodge.engine.record import encode_record
from tests.coach.rounds import GAME_IDS, played, record_of

QUICK = ("--time-ms", "1")


def lines(capsys: pytest.CaptureFixture[str], path: Path, *options: str, status: int = 0) -> list[dict[str, Any]]:
    assert run(["review", str(path), *options]) == status
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@pytest.fixture(autouse=True)
def _few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Experts play on in so few deals that it is over soon: what they find is for the tests of the coach."""
    monkeypatch.setattr("goodge.coach.played.DEALS", 2)
    monkeypatch.setattr("goodge.coach.played.EACH", 2)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search of cards that is over soon."""
    monkeypatch.setattr("goodge.coach.kin.TRIES", 100)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    text = "".join(encode_record(record_of(GAMES[game], played(GAMES[game], 5))) + "\n" for game in GAME_IDS)
    path.write_text(text, encoding="utf-8")
    return path


def test_each_choice_and_each_game_has_a_line(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    found = lines(capsys, file, *QUICK)
    choices = [line for line in found if "done" in line]
    assert {line["line"] for line in choices} == {1, 2, 3, 4}
    for line in choices:
        assert {"round", "action", "seat", "phase", "done", "best", "loss", "label", "options"} <= line.keys()
        assert line["best"] == line["options"][0]["action"]
        assert line["done"] in [option["action"] for option in line["options"]]
        assert all({"action", "worth", "chance"} == option.keys() for option in line["options"])
    rounds = [line for line in found if "luck" in line]
    assert [(line["line"], line["round"]) for line in rounds] == [(1, 0), (2, 0), (3, 0), (4, 0)]
    for line in rounds:
        assert line["luck"].keys() == {"deal", "stash", "lie", "others", "own"}
        for side, score in enumerate(line["score"]):
            assert sum(part[side] for part in line["luck"].values()) == pytest.approx(score, abs=1e-6)
            assert score == pytest.approx(line["scores"][side] - sum(line["scores"]) / len(line["scores"]), abs=0.003)
    games = [line for line in found if "mean_loss" in line]
    assert [line["line"] for line in games] == [1, 2, 3, 4]
    assert [len(line["mean_loss"]) for line in games] == [3, 4, 4, 3]
    assert {line["phase"] for line in choices} == {"auction", "exchange", "trump", "play", "bidding"}


def test_one_seat_alone(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    found = lines(capsys, file, *QUICK, "--seat", "1")
    assert {line["seat"] for line in found if "seat" in line} == {1}


def test_a_seat_that_is_not_there(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    found = lines(capsys, file, *QUICK, "--seat", "3", status=1)
    wrong = [line for line in found if "ok" in line]
    assert [line["line"] for line in wrong] == [1, 4]
    assert all("there is no seat 3" in line["error"] for line in wrong)
    assert {line["seat"] for line in found if "seat" in line} == {3}


def test_what_is_no_record_gets_the_referees_line_and_it_goes_on(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    good = file.read_bytes().splitlines()[3]
    other_version = good.replace(b'"version": 1', b'"version": 2')
    file.write_bytes(b"\n".join([good[:500], other_version, b"", b"\xff", good]))
    found = lines(capsys, file, *QUICK, status=1)
    assert [line["line"] for line in found if line.get("ok") is False] == [1, 2, 3, 4]
    for number, line in enumerate(found[:4], start=1):
        assert line["line"] == number
        assert run(["referee", str(file)]) == 1
        assert json.loads(capsys.readouterr().out.splitlines()[number - 1]) == line
    assert any("mean_loss" in line for line in found)


def test_a_file_that_cannot_be_read(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["review", str(tmp_path / "nothing")]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_a_round_under_way_is_judged_as_far_as_it_goes(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    states = played(GAMES["spidge"], 5)
    path = tmp_path / "games.jsonl"
    path.write_text(encode_record(record_of(GAMES["spidge"], states[:40])) + "\n", encoding="utf-8")
    found = lines(capsys, path, *QUICK)
    assert found[-1]["mean_loss"]
    assert max(line["action"] for line in found if "done" in line) < 39


@pytest.mark.usefixtures("quick")
def test_the_same_file_and_seed_give_the_same_lines(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    states = played(GAMES["spidge"], 5)
    path = tmp_path / "games.jsonl"
    path.write_text(encode_record(record_of(GAMES["spidge"], states[:7])) + "\n", encoding="utf-8")
    first, again, other = (lines(capsys, path, "--seed", seed) for seed in ("1", "1", "2"))
    assert first == again != other
