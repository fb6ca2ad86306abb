"""A player of one's own: the one in README.md, and what is said about it there."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from goodge.commands.cli import run

README = Path(__file__).parents[2] / "README.md"
Seated = Callable[[str], list[str]]


@pytest.fixture
def sample() -> str:
    """The player in README.md."""
    found = re.search(r"```python\n(import json, random, sys\n.*?)```\n", README.read_text("utf-8"), re.DOTALL)
    assert found
    return found[1]


@pytest.fixture
def seated(tmp_path: Path) -> Seated:
    """Writes a program and gives the options that seat it twice, beside a beginner."""

    def write(text: str) -> list[str]:
        path = tmp_path / "my player.py"
        path.write_text(text, encoding="utf-8")
        bot = f"exec:'{sys.executable}' '{path}'"
        return ["simulate", "--bots", bot, "--bots", bot, "--bots", "beginner", "--max-rounds", "1"]

    return write


@pytest.mark.parametrize("game", ["goodge", "spidge"])
def test_the_player_of_the_readme_plays(sample: str, seated: Seated, game: str) -> None:
    assert run([*seated(sample), "--game", game, "--games", "1"]) == 0


def test_whatever_it_prints_is_taken_for_its_answer(
    sample: str, seated: Seated, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (
        run([*seated(sample.replace("    choice", '    print("debug", flush=True)\n    choice')), "--games", "1"]) == 1
    )
    assert "answered 'debug': not valid JSON" in capsys.readouterr().err


def test_each_seat_has_one_process_for_all_games_and_its_errors_are_passed_on(
    sample: str, seated: Seated, capfd: pytest.CaptureFixture[str]
) -> None:
    telling = sample.replace("\nfor line", '\nprint("started", file=sys.stderr)\nfor line')
    telling += 'print("input closed", file=sys.stderr)\n'
    assert run([*seated(telling), "--games", "3"]) == 0
    assert capfd.readouterr().err.splitlines() == ["started"] * 2 + ["input closed"] * 2
