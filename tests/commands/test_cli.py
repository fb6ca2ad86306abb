"""The command line as a program sees it: streams, exit statuses, and one clear line where something is wrong."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import goodge
from goodge.commands import cli, referee
from goodge.players.kernel import is_compiled
from tests.golden.make import HERE

ROOT = Path(goodge.__file__).parents[1]


def start(arguments: Sequence[str], **options: Any) -> subprocess.Popen[bytes]:
    """The program in a process of its own."""
    return subprocess.Popen([sys.executable, "-m", "goodge", *arguments], cwd=ROOT, **options)


def outcome(arguments: Sequence[str], given: bytes = b"") -> tuple[int, bytes, bytes]:
    """Exit status, standard output and standard error of a whole run."""
    pipe = subprocess.PIPE
    with start(arguments, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        out, err = process.communicate(given)
        return process.returncode, out, err


def test_the_version() -> None:
    kernel = "compiled" if is_compiled() else "Python"
    assert outcome(["--version"]) == (0, f"goodge {goodge.__version__} (kernel: {kernel})\n".encode(), b"")


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--help"]) == 0
    text = capsys.readouterr().out
    assert all(
        word in text for word in ("referee", "bot", "simulate", "--version", "--licences", "--size", "--fullscreen")
    )


@pytest.mark.parametrize(
    ("arguments", "is_game"),
    [
        ([], True),
        (["--fullscreen", "--size", "1280x800"], True),
        (["--size=1280x800"], True),
        (["--size", "referee"], True),
        (["--size", "1280x800", "referee"], False),
        (["--help"], False),
        (["deal"], False),
        (["games.jsonl"], True),
        (["--fullscreen", "some where/Anns match.goodge"], True),
        (["referee", "games.jsonl"], False),
    ],
)
def test_the_game_alone_is_known_by_its_arguments(arguments: list[str], is_game: bool) -> None:
    assert cli.opens_the_game(arguments) == is_game


def test_a_file_is_shown_whatever_it_is_called_but_for_a_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("matches of 2026", "bot"):
        (tmp_path / name).touch()
    assert cli.opens_the_game(["matches of 2026"])
    assert not cli.opens_the_game(["bot"])
    assert not cli.opens_the_game(["matches of 2025"])


def test_the_licences(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--licences"]) == 0
    text = capsys.readouterr().out
    assert text.count("GNU LESSER GENERAL PUBLIC LICENSE\n") >= 1
    assert all(
        f"\n{name}" in text for name in ("pygame-ce 2", "platformdirs 4", "Python 3", "SDL: Zlib", "FreeType: FTL")
    )


@pytest.mark.parametrize("command", ["referee", "bot", "simulate"])
def test_each_command_has_help(capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert cli.run([command, "--help"]) == 0
    assert f"goodge {command}" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ["deal"],
        [""],
        ["--speed"],
        ["--siz", "1280x800"],
        ["--vers"],
        ["referee"],
        ["referee", "a", "b"],
        ["referee", "--quick", "a"],
        ["--size"],
        ["--size", "1280"],
        ["--size", "1280x"],
        ["--size", "-1x800"],
        ["--size", "１２８０x800"],
        ["--size", "0x0"],
        ["--size", "1280x800", "referee", "a"],
        ["--fullscreen", "bot"],
        ["new\nline"],
        ["\udcff"],
    ],
)
def test_a_wrong_command_line_gets_one_line_and_2(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    assert cli.run(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("goodge")
    assert captured.err.count("\n") == 1


def test_without_a_command_the_game_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[tuple[object, object, object]] = []

    def main(size: object = None, *, full_screen: object = None, file: object = None) -> int:
        opened.append((size, full_screen, file))
        return 1

    monkeypatch.setattr("goodge.ui.main.main", main)
    assert [cli.run([]), cli.run(["--size", "1920x1080"]), cli.run(["--fullscreen", "a.goodge"])] == [1, 1, 1]
    assert opened == [(None, None, None), ((1920, 1080), None, None), (None, True, Path("a.goodge"))]


def test_a_window_that_would_be_too_small_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[object] = []

    def main(size: object, **_: object) -> int:
        opened.append(size)
        return 0

    monkeypatch.setattr("goodge.ui.main.main", main)
    for size in ("10x10", "1280x10", "800x600"):
        cli.run(["--size", size])
    assert opened == [(800, 600), (1280, 600), (800, 600)]
    assert capsys.readouterr().err.splitlines() == [
        "goodge: the window is at least 800x600, so it opens with 800x600",
        "goodge: the window is at least 800x600, so it opens with 1280x600",
    ]


@pytest.mark.parametrize("arguments", [["--version"], ["--licences"], ["referee", str(HERE / "three.jsonl")]])
def test_a_command_does_not_load_the_window(arguments: list[str]) -> None:
    code = (
        "import sys; from goodge.commands.cli import run; status = run(sys.argv[1:]);"
        "sys.exit(status or 'pygame' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", code, *arguments], cwd=ROOT, capture_output=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, b"")


def test_output_is_utf_8_with_line_feeds_only() -> None:
    status, out, err = outcome(["referee", "-"], b"\r\n{}\n")
    assert (status, err) == (1, b"")
    assert out.count(b"\n") == 2
    assert b"\r" not in out
    assert out.isascii()


def test_a_reader_that_goes_away_ends_the_program_quietly() -> None:
    pipe = subprocess.PIPE
    with start(["referee", "-"], stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(b"\n" * 50_000)
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait() == cli.OUTPUT_CLOSED


@pytest.mark.parametrize(
    ("error", "windows", "is_closed"),
    [
        (BrokenPipeError(32, "Broken pipe"), False, True),
        (OSError(22, "Invalid argument"), True, True),
        (OSError(22, "Invalid argument"), False, False),
        (OSError(22, "Invalid argument", "a?b"), True, False),
        (OSError(28, "No space left on device"), True, False),
    ],
)
def test_a_closed_output_is_known_on_every_system(error: OSError, windows: bool, is_closed: bool) -> None:
    """Windows says “Invalid argument” where others say “Broken pipe”; with a file's name it means that file."""
    assert cli._is_closed_pipe(error, windows=windows) is is_closed


def test_an_interrupt_ends_a_command_quietly(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(referee, "judge_lines", interrupt)
    assert cli.run(["referee", str(tmp_path)]) == 128 + signal.SIGINT


def test_output_that_cannot_be_written_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(cli, "_flush", full)
    monkeypatch.setattr(cli, "_drop_output", lambda: None)
    assert cli.run(["referee", str(HERE / "three.jsonl")]) == cli.TROUBLE
    assert capsys.readouterr().err == "goodge: No space left on device\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
@pytest.mark.parametrize("arguments", [["referee", str(HERE / "three.jsonl")], ["--help"], ["simulate", "--help"]])
def test_a_full_disk_is_told_once_whatever_is_asked_for(arguments: list[str]) -> None:
    with Path("/dev/full").open("wb") as full, start(arguments, stdout=full, stderr=subprocess.PIPE) as process:
        error = process.communicate()[1]
    assert (process.returncode, error) == (cli.TROUBLE, b"goodge: No space left on device\n")


@pytest.mark.parametrize("command", ["simulate", "referee", "bot"])
def test_an_option_that_a_command_does_not_know_is_told_by_its_name(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    needed = {"simulate": ["--bots", "casual"], "referee": ["-"], "bot": ["--level", "casual"]}[command]
    assert cli.run([command, *needed, "--frobnicate"]) == 2
    told = f"goodge {command}: unrecognized arguments: --frobnicate (see goodge {command} --help)\n"
    assert capsys.readouterr().err == told


def test_a_folder_is_shown_where_its_name_is_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "games").mkdir()
    monkeypatch.chdir(tmp_path)
    assert cli.opens_the_game(["games"])
    assert not cli.opens_the_game(["gaems"])
