"""How far a long command is, on a terminal and in a pipe."""

from __future__ import annotations

import io
from dataclasses import fields
from pathlib import Path

import pytest

from goodge.coach import Luck, RoundReview
from goodge.commands import review
from goodge.commands.cli import run
from goodge.commands.progress import progress
from goodge.engine.record import decode_record

GOLDEN = Path(__file__).parents[1] / "golden" / "three.jsonl"
Printed = pytest.CaptureFixture[str]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def terminal_for(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    return terminal


def test_it_is_shown_on_a_terminal_and_wiped_away(monkeypatch: pytest.MonkeyPatch, capsys: Printed) -> None:
    terminal = terminal_for(monkeypatch)
    assert run(["simulate", "--bots", "novice", "--games", "2"]) == 0
    assert "[##########..........] 1 of 2 games played" in terminal.getvalue()
    assert terminal.getvalue().endswith("\r\x1b[K")
    assert "of 2 games played" not in capsys.readouterr().out


def test_nothing_is_shown_in_a_pipe(capsys: Printed) -> None:
    assert run(["simulate", "--bots", "novice", "--games", "1"]) == 0
    assert capsys.readouterr().err == ""


def test_a_review_and_a_copy_of_everything_show_it_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = terminal_for(monkeypatch)
    file = tmp_path / "one.goodge"
    file.write_bytes(GOLDEN.read_bytes().splitlines(keepends=True)[0])
    rounds = len(decode_record(file.read_text(encoding="utf-8")).rounds)
    luck = Luck(*[(0.0,)] * len(fields(Luck)))
    monkeypatch.setattr(review, "review", lambda *_: [RoundReview(0, luck, (0,))])
    assert run(["review", str(file)]) == 0
    assert f"] 1 of {rounds} rounds of this game reviewed" in terminal.getvalue()
    monkeypatch.setenv("GOODGE_HOME", str(tmp_path / "home"))
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "settings.json").write_text("{}")
    assert run(["export", str(tmp_path / "all.zip")]) == 0
    assert "1 of 1 files packed" in terminal.getvalue()


def test_lines_on_the_same_terminal_are_not_disturbed(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = terminal_for(monkeypatch)
    with progress("games played", is_wanted=False) as show:
        show(1, 2)
    assert terminal.getvalue() == ""


@pytest.mark.parametrize(
    ("platform", "variables", "is_plain"),
    [
        ("linux", {"TERM": "dumb"}, True),
        ("linux", {"TERM": "linux"}, False),
        ("win32", {}, True),
        ("win32", {"WT_SESSION": "7"}, False),
    ],
)
def test_a_plain_console_is_wiped_with_blanks(
    platform: str, variables: dict[str, str], is_plain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("TERM", "WT_SESSION"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    with progress("games played") as show:
        show(12, 12)
        monkeypatch.setattr("sys.platform", platform)
    shown = "\r[####################] 12 of 12 games played"
    assert terminal.getvalue() == shown + (f"\r{' ' * (len(shown) - 1)}\r" if is_plain else "\r\x1b[K")
