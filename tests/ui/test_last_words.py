"""What is told when the program cannot go on, also where there is no error output."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path
from threading import Thread
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from goodge.commands import cli
from goodge.ui import main as main_module
from goodge.ui.program import last_words

Printed = pytest.CaptureFixture[str]


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts of the boxes that are shown."""
    shown: list[str] = []

    def show(title: str, text: str, *, message_type: str) -> int:
        assert (title, message_type) == ("Goodge", "error")
        shown.append(text)
        return 0

    monkeypatch.setattr(pygame.display, "message_box", show)
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    return shown


def fail_at_the_start(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    def fail(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(main_module, "App", fail)


@pytest.mark.parametrize("has_output", [True, False])
def test_a_thread_that_fails_leaves_a_trace_in_the_log(
    monkeypatch: pytest.MonkeyPatch, capsys: Printed, *, has_output: bool
) -> None:
    def fail() -> None:
        raise KeyError("no such picture")

    def title(_: object) -> None:
        thread = Thread(target=fail, name="pictures")
        thread.start()
        thread.join()

    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    if not has_output:
        monkeypatch.setattr(sys, "stderr", None)
    lines: list[str] = []
    app: Any = SimpleNamespace(
        store=SimpleNamespace(log=SimpleNamespace(note=lines.append)),
        ways=SimpleNamespace(title=title),
        run=list,
        close=list,
    )
    main_module._show(app, lambda _: None)
    [line] = lines
    assert line.startswith("the thread “pictures” has failed\nTraceback")
    assert line.endswith("KeyError: 'no such picture'")
    assert ("no such picture" in capsys.readouterr().err) == has_output


def fail_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise KeyError("no such card")

    monkeypatch.setattr(main_module, "App", lambda *_, **__: object())
    monkeypatch.setattr(main_module, "_show", fail)


@pytest.mark.parametrize(
    "error", [pygame.error("there is no screen"), PermissionError(13, "Permission denied"), OSError(28, "Disk full")]
)
def test_a_windowed_program_that_cannot_open_says_why_in_a_box_and_in_the_log(
    error: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, boxes: list[str]
) -> None:
    fail_at_the_start(monkeypatch, error)
    monkeypatch.setenv("GOODGE_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stderr", None)
    assert cli.run([]) == 1
    assert boxes == [f"Goodge cannot open its window: {error}"]
    log = (tmp_path / "goodge.log").read_text(encoding="utf-8")
    assert boxes[0] in log
    assert "Traceback" in log
    assert f"{error}\n" in log


def test_one_that_stops_by_a_fault_names_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, boxes: list[str]
) -> None:
    fail_in_play(monkeypatch)
    monkeypatch.setenv("GOODGE_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stderr", None)
    assert cli.run([]) == 1
    assert boxes == [
        "Goodge has stopped because of an error. What you played is saved."
        f"\nThe log says more: {tmp_path / 'goodge.log'}"
    ]
    assert "KeyError: 'no such card'" in (tmp_path / "goodge.log").read_text(encoding="utf-8")


def test_where_the_error_output_is_read_it_says_so_there_and_opens_no_box(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, boxes: list[str], capsys: Printed
) -> None:
    monkeypatch.setenv("GOODGE_HOME", str(tmp_path))
    fail_at_the_start(monkeypatch, pygame.error("there is no screen"))
    assert cli.run([]) == 1
    assert capsys.readouterr().err == "Goodge cannot open its window: there is no screen\n"
    assert boxes == []


def test_a_fault_shows_its_traceback_to_whoever_reads_the_error_output(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    monkeypatch.setenv("GOODGE_HOME", str(tmp_path))
    fail_in_play(monkeypatch)
    assert cli.run([]) == 1
    told = capsys.readouterr().err
    assert told.startswith("Traceback")
    assert "KeyError: 'no such card'\nGoodge has stopped" in told


@pytest.mark.parametrize("arguments", [["--speed"], ["referee"]])
def test_a_wrong_command_line_is_told_in_a_box_too(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, boxes: list[str]
) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    assert cli.run(arguments) == 2
    (text,) = boxes
    assert text.startswith("goodge")
    assert "--help" in text


@pytest.mark.skipif(os.name == "nt", reason="a windowed program has no error output at all there")
def test_an_error_output_that_goes_nowhere_is_read_by_nobody(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with Path(os.devnull).open("w") as nowhere, (tmp_path / "file").open("w") as file:
        monkeypatch.setattr(sys, "stderr", nowhere)
        assert not last_words._is_read()
        monkeypatch.setattr(sys, "stderr", file)
        assert last_words._is_read()


def test_a_box_that_cannot_be_shown_changes_nothing(monkeypatch: pytest.MonkeyPatch, boxes: list[str]) -> None:
    def fail(*_: object, **__: object) -> int:
        raise pygame.error("No message system available")

    monkeypatch.setattr(pygame.display, "message_box", fail)
    monkeypatch.setattr(sys, "stderr", None)
    last_words.tell("something")
    assert boxes == []


def test_who_wants_no_screen_gets_no_box(monkeypatch: pytest.MonkeyPatch, boxes: list[str]) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(sys, "stderr", None)
    last_words.tell("something")
    assert boxes == []
