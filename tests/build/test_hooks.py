"""build/packlib/hooks.py: which of PyInstaller's own hooks run before the packaged program."""

import subprocess
import sys
from pathlib import Path

import pytest

from packlib.hooks import STARTERS, needed

THEIRS = "# theirs\ndef hook():\n    print('processes can be started')\n\n\nhook()\n"


@pytest.fixture
def hook(tmp_path: Path) -> Path:
    """The hook for processes that goes into the package."""
    theirs = tmp_path / "theirs.py"
    theirs.write_text(THEIRS, encoding="utf-8")
    [(name, file, kind)] = needed([("pyi_rth_multiprocessing", str(theirs), "PYSOURCE")], tmp_path / "made" / "hooks")
    assert (name, kind) == ("pyi_rth_multiprocessing", "PYSOURCE")
    return Path(file)


def test_hooks_that_do_nothing_for_the_game_are_left_out(tmp_path: Path) -> None:
    start, main = ("pyiboot01_bootstrap", "a.py", "PYSOURCE"), ("__main__", "b.py", "PYSOURCE")
    idle = [(f"pyi_rth_{module}", "c.py", "PYSOURCE") for module in ("inspect", "pkgutil")]
    assert needed([start, *idle, main], tmp_path) == [start, main]


@pytest.mark.parametrize("word", STARTERS)
def test_processes_are_made_ready_where_they_are_started(hook: Path, word: str) -> None:
    assert subprocess.check_output([sys.executable, hook, word], text=True) == "processes can be started\n"


@pytest.mark.parametrize("arguments", [[], ["--size", "1280x720"], ["match.goodge"]])
def test_a_start_of_the_game_makes_no_processes_ready(hook: Path, arguments: list[str]) -> None:
    assert subprocess.check_output([sys.executable, hook, *arguments], text=True) == ""
