"""The virtual environment in build/out/venv: made when missing, repaired when stale, filled when needed."""

import hashlib
import importlib.util
import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any, TypedDict

ROOT = Path(__file__).resolve().parent.parent.parent
OUT = ROOT / "build" / "out"
KERNEL = ROOT / "goodge" / "players" / "kernel"
GAME = "the game"  # the environment's name for the project with its own dependencies, besides the groups

QUIET_PIP = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1", "PIP_USER": "0"}
LINES_OF_AN_ERROR = 12


class SetupError(Exception):
    """An error: this machine cannot do what was asked. The message says why, and what would help."""


class State(TypedDict):
    """The known state of build/out/venv: its checkout, its Python, and each part's fingerprint."""

    root: str
    python: str
    installed: dict[str, str]


def requirements(part: str) -> list[str]:
    """Return what pip must install for GAME or for a dependency group of pyproject.toml. KeyError: no such group."""
    project = _project()
    if part == GAME:
        return ["--editable", str(ROOT)]
    groups: dict[str, list[str]] = project["dependency-groups"]
    return groups[part]


def fingerprint(part: str) -> str:
    """Return a hash that changes with what this part needs installed, and not with the rest of pyproject.toml."""
    project = _project()
    matter = [project["build-system"], project["project"], compiled_from()] if part == GAME else requirements(part)
    return hashlib.sha256(json.dumps(matter, sort_keys=True).encode()).hexdigest()


def compiled_from() -> str:
    """Return a fingerprint of everything that is compiled when the game is installed."""
    sources = [path for path in KERNEL.iterdir() if path.suffix in (".py", ".pxd")]
    content = b"".join(path.read_bytes() for path in sorted([*sources, ROOT / "build" / "compile_kernel.py"]))
    return hashlib.sha256(content).hexdigest()


def is_compiled() -> bool:
    """Return True if the computer players' search is there as machine code for this Python."""
    return any((KERNEL / f"position{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def how_to_compile(system: str = sys.platform) -> str:
    """Return a sentence that says how to get the search compiled on this system."""
    compilers = {"win32": "the C++ Build Tools for Visual Studio", "darwin": "xcode-select --install"}
    compiler = compilers.get(system, "on Debian and Ubuntu: sudo apt install build-essential python3-dev")
    return f"Install a C compiler ({compiler}), delete build/out/venv, and try again."


def _project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


class Environment:
    """A virtual environment in `folder`, and what has been installed into it."""

    def __init__(self, folder: Path = OUT / "venv") -> None:
        self.folder = folder
        self.state_file = folder / "goodge-dev.json"

    def program(self, name: str) -> Path:
        """Return the path of a program in the environment, such as python."""
        return self.folder / "Scripts" / f"{name}.exe" if os.name == "nt" else self.folder / "bin" / name

    def ensure(self, groups: Iterable[str]) -> None:
        """Make sure that the game and these dependency groups can be used. SetupError: it cannot be done."""
        state = self._state()
        if state is None:
            self._create()
            state = self._fresh_state()
        wanted = {part: fingerprint(part) for part in (GAME, *groups)}
        missing = [part for part, print_ in wanted.items() if state["installed"].get(part) != print_]
        if missing:
            self._install(missing)
            state["installed"].update({part: wanted[part] for part in missing})
            self.state_file.write_text(json.dumps(state, indent=1), encoding="utf-8")

    def _fresh_state(self) -> State:
        return {"root": str(ROOT), "python": f"{sys.version_info[0]}.{sys.version_info[1]}", "installed": {}}

    def _state(self) -> State | None:
        """Return what the environment holds; None if there is none that works and was made for this checkout.

        One without a state file, made by hand or left half-made, will do if its Python is ours and has pip.
        """
        state = self._fresh_state()
        if self.state_file.exists():
            try:
                state = json.loads(self.state_file.read_text(encoding="utf-8"))
            except ValueError:
                return None
            if not isinstance(state, dict) or state.keys() != State.__annotations__.keys():
                return None
        works = state["root"] == str(ROOT) and state["python"] == self._python_version()
        return state if works else None

    def _python_version(self) -> str | None:
        """Return the environment's Python as "3.11"; None if it does not start or has no pip."""
        probe = "import pip, sys; print('%d.%d' % sys.version_info[:2])"
        try:
            return subprocess.check_output(
                [self.program("python"), "-c", probe], text=True, stderr=subprocess.DEVNULL
            ).strip()
        except (OSError, subprocess.CalledProcessError):
            return None

    def _create(self) -> None:
        _say(f"Making a virtual environment in {_short(self.folder)} ...")
        if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
            raise SetupError(
                "This Python cannot make virtual environments: its modules venv and ensurepip are missing.\n"
                "On Debian and Ubuntu they come with: sudo apt install python3-venv"
            )
        _run([sys.executable, "-m", "venv", "--clear", self.folder], "The virtual environment could not be made.")

    def _install(self, parts: list[str]) -> None:
        _say(f"Installing what is needed for: {', '.join(parts)} ...")
        packages = [package for part in parts for package in requirements(part)]
        _run(
            [self.program("python"), "-m", "pip", "install", "-q", *packages],
            "The packages could not be installed. The first time, this needs a network connection.",
        )


def _run(command: list[str | Path], trouble: str) -> None:
    """Run a command silently; if it fails, raise SetupError with `trouble` and the end of what it said."""
    done = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        env={**os.environ, **QUIET_PIP},
        check=False,
    )
    if done.returncode:
        said = "\n".join(f"    {line}" for line in done.stdout.splitlines()[-LINES_OF_AN_ERROR:])
        raise SetupError(f"{trouble}\n{said}")


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def _short(path: Path) -> Path:
    return path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
