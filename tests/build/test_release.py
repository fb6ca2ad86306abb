"""The release workflow: linted, and each step that Linux can run is run, what it calls played by stand-ins.

The steps for Windows and macOS are run as far as their shell goes; their own programs are not there.
"""

from __future__ import annotations

import base64
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from devlib.commands import COMMANDS

ROOT = Path(__file__).parent.parent.parent
WORKFLOW = ROOT / ".github" / "workflows" / "release.yml"
JOBS: dict[str, Any] = YAML(typ="safe").load(WORKFLOW)["jobs"]
LATEST = {"checkout": 5, "setup-python": 6, "upload-artifact": 6, "download-artifact": 7}
STAND_IN = """#!/bin/sh
printf '%s' "$(basename "$0")" >>"$TOLD"
printf ' [%s]' "$@" >>"$TOLD"
echo >>"$TOLD"
"""
with_a_shell = pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are shell scripts")


class Runner:
    """Runs steps as a runner does, with stand-ins for the programs that they call; `told` is what those were told."""

    def __init__(self, folder: Path) -> None:
        self.folder, self._told = folder, folder / "told"
        (folder / "bin").mkdir()
        (folder / "temp").mkdir()

    def stand_in(self, name: str, more: str = "") -> None:
        path = self.folder / "bin" / name
        path.write_text(STAND_IN + more, encoding="utf-8")
        path.chmod(0o755)

    def run(self, text: str, **variables: str) -> None:
        env = {
            "PATH": f"{self.folder / 'bin'}:{os.defpath}",
            "TOLD": str(self._told),
            "RUNNER_TEMP": str(self.folder / "temp"),
            "GITHUB_ENV": str(self.folder / "env"),
        }
        command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", text]
        subprocess.run(command, cwd=self.folder, env=env | variables, check=True, capture_output=True, timeout=60)

    @property
    def told(self) -> list[str]:
        return self._told.read_text(encoding="utf-8").splitlines()


@pytest.fixture
def runner(tmp_path: Path) -> Runner:
    return Runner(tmp_path)


def step(job: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(step for step in JOBS[job]["steps"] if step.get("name") == name)
    return found


def test_github_would_read_it() -> None:
    lint: list[str | Path] = [
        sys.executable,
        "-m",
        "check_jsonschema",
        "--builtin-schema",
        "vendor.github-workflows",
        WORKFLOW,
    ]
    done = subprocess.run(lint, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_its_actions_are_those_of_today() -> None:
    used = " ".join(step["uses"] for job in JOBS.values() for step in job["steps"] if "uses" in step)
    found = {name: int(version) for name, version in re.findall(r"actions/([a-z-]+)@v(\d+)\b", used)}
    assert found == LATEST


def test_no_secret_is_used_without_asking_whether_it_is_there() -> None:
    with_secrets = [step for job in JOBS.values() for step in job["steps"] if "secrets." in str(step.get("env"))]
    assert {step["if"] for step in with_secrets} == {
        f"env.{kind} == 'true'" for kind in ("SIGNS_MACOS", "SIGNS_WINDOWS", "NOTARISES")
    }
    for kind in ("SIGNS_MACOS", "SIGNS_WINDOWS", "NOTARISES"):
        assert "_CERTIFICATE != ''" in JOBS["build"]["env"][kind]


def test_no_step_puts_an_expression_into_its_shell() -> None:
    assert not [step for job in JOBS.values() for step in job["steps"] if "${{" in step.get("run", "")]


def test_the_whole_suite_runs_on_each_system_before_anything_is_released() -> None:
    assert step("test", "Test, package and play")["run"] == ".ci/run"
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
    assert step("test", "Test")["run"] == "python build/dev.py test"
    assert {name.partition("-")[0] for name in JOBS["test"]["strategy"]["matrix"]["runner"]} == {
        "ubuntu",
        "windows",
        "macos",
    }
    assert set(JOBS["release"]["needs"]) == {"test", "build", "wheels"}


def test_no_two_jobs_lay_their_files_under_one_name_and_one_that_is_run_again_replaces_its_own() -> None:
    laid = [
        (name, step["with"])
        for name, job in JOBS.items()
        for step in job["steps"]
        if "upload-artifact" in step.get("uses", "")
    ]
    assert [(job, there["name"]) for job, there in laid] == [
        ("build", "goodge-${{ matrix.system }}"),
        ("wheels", "wheels-${{ matrix.runner }}"),
    ]
    assert all(there["overwrite"] and there["if-no-files-found"] == "error" for _, there in laid)
    for key, job in (("system", JOBS["build"]), ("runner", JOBS["wheels"])):
        matrix = job["strategy"]["matrix"]
        names = [row[key] for row in matrix["include"]] if "include" in matrix else matrix[key]
        assert len(set(names)) == len(names)


def test_the_container_has_git_before_the_files_are_taken_out() -> None:
    steps = JOBS["build"]["steps"]
    before = steps[: next(i for i, step in enumerate(steps) if "checkout" in step.get("uses", ""))]
    assert [step["if"] for step in before] == ["matrix.system == 'linux'"]
    assert "git-core" in before[0]["run"]


@with_a_shell
def test_linux_packages_tries_prints_and_packs(runner: Runner) -> None:
    for name in ("python", "dnf", "ln"):
        runner.stand_in(name)
    for one in JOBS["build"]["steps"]:
        if "run" in one and one.get("if", "matrix.system == 'linux'") == "matrix.system == 'linux'":
            runner.run(one["run"])
    wanted = [line.split()[2].strip("[]") for line in runner.told if "dev.py" in line]
    assert wanted == ["package", "try", "deb", "print", "pack"]
    assert set(wanted) <= set(COMMANDS)


@with_a_shell
def test_windows_makes_the_installer_of_this_version(runner: Runner) -> None:
    runner.stand_in("python", r"printf '0.2.0rc1\r\n'")  # as Python ends a line there
    runner.stand_in("iscc")
    runner.run(step("build", "Make the installer")["run"])
    assert runner.told[-1] == r"iscc [/DVersion=0.2.0rc1] [/DNumbers=0.2.0] [build\windows\goodge.iss]"


def test_the_installer_takes_what_is_there_and_lays_it_where_the_rest_is() -> None:
    recipe = (ROOT / "build" / "windows" / "goodge.iss").read_text(encoding="utf-8")
    assert 'Source: "..\\out\\folder\\goodge\\*"' in recipe
    assert "\nOutputDir=..\\out\\release\n" in recipe
    for path in re.findall(r"\\\.\.\\((?:assets|LICENSE)[^\n]*)", recipe):
        assert (ROOT / path.replace("\\", "/")).is_file()


@with_a_shell
def test_windows_signs_every_file_with_the_certificate(runner: Runner) -> None:
    runner.stand_in("cygpath", 'echo "$2"')
    runner.stand_in("signtool", f'cp "$3" {runner.folder}/used')
    script = ROOT / "build" / "windows" / "sign.sh"
    runner.run(f"{script} one.exe two.exe", CERTIFICATE=base64.b64encode(b"key").decode(), PASSWORD="secret")
    signed = [line for line in runner.told if line.startswith("signtool")]
    assert [line.rpartition("[")[2] for line in signed] == ["one.exe]", "two.exe]"]
    assert all("[/p] [secret]" in line for line in signed)
    assert (runner.folder / "used").read_bytes() == b"key"


@with_a_shell
def test_macos_takes_the_certificate_for_packaging_and_leaves_no_copy(runner: Runner) -> None:
    runner.stand_in("uuidgen", "echo of-the-day")
    runner.stand_in("security", f'[ "$1" != import ] || cp "$2" {runner.folder}/used')
    key = base64.b64encode(b"key").decode()
    runner.run(step("build", "Take the certificate")["run"], CERTIFICATE=key, PASSWORD="secret", IDENTITY="Dev: Ann")
    assert (runner.folder / "used").read_bytes() == b"key"
    assert (runner.folder / "env").read_text(encoding="utf-8") == "GOODGE_SIGN_AS=Dev: Ann\n"
    assert not list((runner.folder / "temp").glob("*.p12"))


@with_a_shell
def test_macos_has_the_app_notarised_and_staples_it(runner: Runner) -> None:
    runner.stand_in("ditto")
    runner.stand_in("xcrun")
    runner.run(step("build", "Notarise")["run"], APPLE_ID="ann", APPLE_TEAM="team", APPLE_PASSWORD="secret")
    assert runner.told[1].startswith("xcrun [notarytool] [submit]")
    assert runner.told[2] == "xcrun [stapler] [staple] [build/out/dist/goodge.app]"


@with_a_shell
@pytest.mark.parametrize(("tag", "early"), [("v0.2.0", False), ("v0.2.0rc1", True)])
def test_a_release_is_made_once_and_its_files_are_laid_there_each_time(runner: Runner, tag: str, early: bool) -> None:
    for name in ("goodge-0.2.0-linux.tar.gz", "goodge_0.2.0_amd64.deb", "goodge-0.2.0-cp313-none-any.whl"):
        (runner.folder / name).touch()
    there = runner.folder / "there"
    runner.stand_in("gh", f'case "$2" in view) [ -e {there} ];; create) touch {there};; esac')
    for _ in range(2):
        runner.run(step("release", "Lay the files at the tag's release")["run"], GITHUB_REF_NAME=tag)
    assert [line.split()[2] for line in runner.told] == ["[view]", "[create]", "[upload]", "[view]", "[upload]"]
    assert ("[--prerelease]" in runner.told[1]) == early
    for line in (runner.told[2], runner.told[4]):
        assert "[--clobber]" in line
        assert line.count("[goodge") == 3
