"""build/dev.py's virtual environment: made once, mended when stale, never half done. No pip runs here."""

import importlib.util
import json
import shutil
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from devlib import environment
from devlib.commands import COMMANDS
from devlib.environment import Environment, SetupError

HERE = f"{sys.version_info[0]}.{sys.version_info[1]}"


class Recorder:
    """Stands in for the commands that would be run; keeps them, and fails those that contain `fails_on`."""

    def __init__(self) -> None:
        self.commands: list[list[str]] = []
        self.fails_on: str | None = None

    def __call__(self, command: list[str | Path], trouble: str) -> None:
        words = [str(word) for word in command]
        self.commands.append(words)
        if self.fails_on in words:
            raise SetupError(trouble)
        if "venv" in words:
            shutil.rmtree(words[-1], ignore_errors=True)
            Path(words[-1]).mkdir()

    def named(self, word: str) -> list[list[str]]:
        return [command for command in self.commands if word in command]


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> Recorder:
    recorder = Recorder()
    monkeypatch.setattr(environment, "_run", recorder)
    return recorder


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Environment:
    monkeypatch.setattr(Environment, "_python_version", lambda self: HERE if self.folder.exists() else None)
    return Environment(tmp_path / "venv")


def test_the_first_time_makes_it_and_installs_the_game_and_the_groups(tools: Environment, ran: Recorder) -> None:
    tools.ensure(["test"])
    assert len(ran.named("venv")) == 1
    [install] = ran.named("install")
    assert str(environment.ROOT) in install
    assert any(package.startswith("pytest") for package in install)
    assert not any(package.startswith("pyinstaller") for package in install)


def test_the_second_time_runs_nothing(tools: Environment, ran: Recorder) -> None:
    tools.ensure(["test", "check"])
    before = len(ran.commands)
    tools.ensure(["check"])
    tools.ensure([])
    assert len(ran.commands) == before


def test_another_group_is_added_alone(tools: Environment, ran: Recorder) -> None:
    tools.ensure([])
    tools.ensure(["package"])
    last = ran.named("install")[-1]
    assert any(package.startswith("pyinstaller") for package in last)
    assert "--editable" not in last
    assert len(ran.named("venv")) == 1


def test_a_changed_requirement_is_installed_again(
    tools: Environment, ran: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    tools.ensure(["check"])
    monkeypatch.setattr(environment, "fingerprint", lambda part: f"new {part}")
    tools.ensure(["check"])
    assert len(ran.named("install")) == 2


def test_a_change_of_what_is_compiled_compiles_it_again(
    tools: Environment, ran: Recorder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kernel = tmp_path / "kernel"
    kernel.mkdir()
    (kernel / "position.py").write_text("one")
    monkeypatch.setattr(environment, "KERNEL", kernel)
    tools.ensure([])
    (kernel / "position.so").write_text("built")
    tools.ensure([])
    assert len(ran.named("install")) == 1
    (kernel / "position.py").write_text("two")
    tools.ensure([])
    assert len(ran.named("install")) == 2


def test_a_failed_installation_is_tried_again(tools: Environment, ran: Recorder) -> None:
    ran.fails_on = "install"
    with pytest.raises(SetupError, match="network"):
        tools.ensure([])
    ran.fails_on = None
    tools.ensure([])
    assert len(ran.named("install")) == 2
    tools.ensure([])
    assert len(ran.named("install")) == 2


@pytest.mark.parametrize("stale", [{"root": "elsewhere"}, {"python": "3.2"}])
def test_one_of_another_checkout_or_python_is_made_anew(
    tools: Environment, ran: Recorder, stale: dict[str, str]
) -> None:
    tools.ensure([])
    state = json.loads(tools.state_file.read_text())
    tools.state_file.write_text(json.dumps(state | stale))
    tools.ensure([])
    assert len(ran.named("venv")) == len(ran.named("install")) == 2


def test_a_state_file_that_is_cut_short_means_a_new_environment(tools: Environment, ran: Recorder) -> None:
    tools.ensure([])
    tools.state_file.write_text('{"root": ')
    tools.ensure([])
    assert len(ran.named("venv")) == 2


@pytest.mark.parametrize("content", ["{}", "[]", '{"root": "here"}'])
def test_a_state_file_that_lacks_something_means_a_new_environment(
    tools: Environment, ran: Recorder, content: str
) -> None:
    tools.ensure([])
    tools.state_file.write_text(content)
    tools.ensure([])
    assert len(ran.named("venv")) == 2


@pytest.mark.parametrize(
    ("name", "is_ours"),
    [
        (f"position{EXTENSION_SUFFIXES[0]}", True),
        ("position.cpython-39-x86_64-linux-gnu.so", False),
        ("position.cp39-win_amd64.pyd", False),
    ],
)
def test_only_what_is_compiled_for_this_python_counts(
    name: str, is_ours: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "KERNEL", tmp_path)
    (tmp_path / name).touch()
    assert environment.is_compiled() == is_ours


def test_one_made_by_hand_is_filled_and_not_made_anew(tools: Environment, ran: Recorder) -> None:
    tools.folder.mkdir()
    tools.ensure([])
    assert ran.named("venv") == []
    assert len(ran.named("install")) == 1


def test_one_whose_python_has_gone_is_made_anew(
    tools: Environment, ran: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    tools.ensure([])
    monkeypatch.undo()
    monkeypatch.setattr(environment, "_run", ran)
    tools.ensure([])
    assert len(ran.named("venv")) == 2


def test_a_python_without_venv_is_told_what_to_install(
    tools: Environment, ran: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "ensurepip" else name)
    with pytest.raises(SetupError, match="python3-venv"):
        tools.ensure([])
    assert ran.commands == []


def test_a_command_that_fails_is_quoted_from_its_end() -> None:
    chatter = "for i in range(50): print('line', i)\nraise SystemExit(3)"
    with pytest.raises(SetupError) as caught:
        environment._run([sys.executable, "-c", chatter], "It went wrong.")
    assert str(caught.value).splitlines()[0] == "It went wrong."
    assert str(caught.value).splitlines()[-1] == "    line 49"
    assert "line 3\n" not in str(caught.value)


def test_each_command_names_groups_that_exist() -> None:
    for command in COMMANDS.values():
        for group in command.groups:
            assert environment.requirements(group)
