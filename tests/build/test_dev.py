"""build/dev.py's commands: what they run, what they refuse, and what they say."""

import ast
import os
import runpy
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from unittest.mock import Mock

import pytest

from devlib import commands, environment
from devlib.commands import COMMANDS
from devlib.environment import OUT, Environment, how_to_compile

DEV = Path(__file__).parent.parent.parent / "build" / "dev.py"


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Nothing is installed or run; what would be run is listed here. A command with "broken" in it fails."""
    done: list[list[str]] = []

    def call(command: list[str | Path], cwd: Path | None = None, env: object = None) -> int:  # noqa: ARG001
        done.append([str(word) for word in command])
        return int("broken" in done[-1])

    monkeypatch.setattr(Environment, "ensure", Mock())
    monkeypatch.setattr(subprocess, "call", call)
    return done


def test_an_old_python_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 1))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer, and this is Python 3\.9"):
        runpy.run_path(str(DEV))


def test_an_old_python_can_read_that_far() -> None:
    tree = ast.parse(DEV.read_text(encoding="utf-8"), feature_version=(3, 4))
    young = (ast.JoinedStr, ast.NamedExpr, ast.Match, ast.AnnAssign, ast.FunctionDef)
    assert not [node for node in ast.walk(tree) if isinstance(node, young)]


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["--help"]) == 0
    said = capsys.readouterr().out
    assert all(f"\n  {name} " in said for name in COMMANDS)


@pytest.mark.parametrize(("argv", "word"), [([], ""), (["plya"], "there is no command 'plya'")])
def test_no_command_and_an_unknown_one_show_the_help_and_fail(
    argv: list[str], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert commands.main(argv) == 2
    said = "".join(capsys.readouterr())
    assert word in said
    assert "usage:" in said


def test_play_hands_its_arguments_and_its_exit_status_on(calls: list[list[str]]) -> None:
    assert commands.main(["play", "referee", "broken"]) == 1
    assert calls[0][1:] == ["-m", "goodge", "referee", "broken"]


def test_tests_go_on_after_a_failure_and_report_it(
    calls: list[list[str]], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "CHECKS", {"ruff": ["broken"], "mypy": ["fine"]})
    assert commands.main(["test", "-k", "deal"]) == 1
    assert [call[1] for call in calls] == ["broken", "fine", "-m"]
    assert calls[-1][-2:] == ["-k", "deal"]
    assert capsys.readouterr().out.splitlines()[-1] == "--- failed: ruff"


def test_checks_that_pass_say_so(calls: list[list[str]], capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["check"]) == 0
    assert len(calls) == len(commands.CHECKS)
    assert capsys.readouterr().out.splitlines()[-1] == "--- all is well"


def test_a_command_without_arguments_refuses_them(calls: list[list[str]], capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["check", "--fast"]) == 1
    assert "'--fast'" in capsys.readouterr().err
    assert calls == []


def test_packaging_writes_below_build_out_only_and_tells_the_size(
    calls: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(commands, "ROOT", tmp_path)
    monkeypatch.setattr(commands, "DIST", tmp_path / "dist")
    monkeypatch.setattr(environment, "KERNEL", tmp_path)
    (tmp_path / f"position{EXTENSION_SUFFIXES[0]}").touch()
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / "goodge").write_bytes(bytes(1_500_000))
    assert commands.main(["package"]) == 0
    [words] = calls
    assert words[words.index("--workpath") + 1] == str(OUT / "work")
    assert words[words.index("--distpath") + 1] == str(tmp_path / "dist")
    assert capsys.readouterr().out.split() == [str(Path("dist/goodge")), "1.5", "MB"]


def test_nothing_is_packaged_that_is_not_compiled(
    calls: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(environment, "KERNEL", tmp_path)
    for name in ("position.py", "position.pxd", "position.pyi"):
        (tmp_path / name).touch()
    assert commands.main(["package"]) == 1
    assert "Install a C compiler" in capsys.readouterr().err
    assert calls == []


@pytest.mark.parametrize("name", ["play", "test"])
def test_who_plays_or_tests_without_a_compiled_search_is_told_so_in_one_line(
    name: str,
    calls: list[list[str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(environment, "KERNEL", tmp_path)
    assert commands.main([name]) == 0
    (line,) = capsys.readouterr().err.splitlines()
    assert "the expert is slow" in line
    assert how_to_compile() in line
    assert calls
    (tmp_path / f"position{EXTENSION_SUFFIXES[0]}").touch()
    assert commands.main([name]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("system", "what"), [("linux", "build-essential"), ("darwin", "xcode-select"), ("win32", "Visual Studio")]
)
def test_what_to_install_is_named_for_each_system(system: str, what: str) -> None:
    assert what in how_to_compile(system)


@pytest.mark.usefixtures("calls")
def test_e2e_without_a_screen_program_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(commands, "ROOT", tmp_path)
    assert commands.main(["e2e"]) == 1
    assert "no tests/e2e" in capsys.readouterr().err
    (tmp_path / "tests" / "e2e").mkdir(parents=True)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert commands.main(["e2e"]) == 1
    assert "sudo apt install xvfb xdotool" in capsys.readouterr().err


def test_a_program_is_packaged_anew_when_something_in_it_is_younger(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "ROOT", tmp_path)
    monkeypatch.setattr(commands, "DIST", tmp_path / "dist")
    program = tmp_path / "dist" / "goodge"
    recipes = ("goodge.spec", "build/packlib/standins.py", "pyproject.toml")
    parts = [tmp_path / name for name in (*recipes, "goodge/a.py", "assets/deep/b.svg")]
    for path in parts:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        os.utime(path, (1_000, 1_000))
    assert not commands.is_packaged()
    program.parent.mkdir()
    program.touch()
    os.utime(program, (2_000, 2_000))
    assert commands.is_packaged()
    os.utime(parts[-1], (3_000, 3_000))
    assert not commands.is_packaged()


def test_the_size_of_a_folder_is_that_of_its_files(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "a").write_bytes(b"123")
    (tmp_path / "b").write_bytes(b"4567")
    assert commands.size(tmp_path) == 7
    assert commands.size(tmp_path / "b") == 4
