"""Tries what has been packaged on this system: `python3 build/dev.py try [--seconds N]`, after `package`.

The program says its version and that its search is compiled, computer players play a game, and the game itself stays
alive for some seconds on a screen that is none. On macOS its signature must hold, too.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from goodge import __version__

DIST = Path(__file__).resolve().parent / "out" / "dist"
SECONDS = 10.0
GAME = ("simulate", "--bots", "novice", "--games", "1")
_PATIENCE = 120.0  # seconds for a command
_UNSEEN = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


def programs(system: str) -> tuple[Path, Path]:
    """Return the program that players start, and the one for the command line."""
    if system == "win32":
        return DIST / "goodge.exe", DIST / "goodge-cli.exe"
    program = DIST / "goodge.app" / "Contents" / "MacOS" / "goodge" if system == "darwin" else DIST / "goodge"
    return program, program


def faults(program: Path, cli: Path, seconds: float) -> list[str]:
    """Return what is wrong with a packaged program, a line each."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as home:
        env = os.environ | _UNSEEN | {"GOODGE_HOME": home}
        found = [_version_fault(cli, env), _game_fault(cli, env), _life_fault(program, env, seconds)]
    return [fault for fault in found if fault]


def signature_faults(app: Path) -> list[str]:
    """Return what codesign says against an app, if anything."""
    return _said_against(["codesign", "--verify", "--deep", "--strict", app], os.environ)


def _version_fault(cli: Path, env: dict[str, str]) -> str:
    said = subprocess.run(
        [cli, "--version"], env=env, capture_output=True, text=True, timeout=_PATIENCE, check=False
    ).stdout
    expected = f"goodge {__version__} (kernel: compiled)"
    return "" if said.strip() == expected else f"{cli.name} --version says {said.strip()!r}, not {expected!r}"


def _game_fault(cli: Path, env: dict[str, str]) -> str:
    return "; ".join(_said_against([cli, *GAME], env))


def _life_fault(program: Path, env: dict[str, str], seconds: float) -> str:
    process = subprocess.Popen([program], env=env, start_new_session=True)
    try:
        return f"{program.name} ended by itself, with {process.wait(seconds)}"
    except subprocess.TimeoutExpired:
        _end(process)
        return ""


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a program. One file runs as two processes, and Windows lets the second live."""
    if sys.platform == "win32":
        subprocess.run(["taskkill", "/PID", str(process.pid), "/T", "/F"], capture_output=True, check=False)
    else:
        process.terminate()
    process.wait(_PATIENCE)


def _said_against(command: list[str | Path], env: os._Environ[str] | dict[str, str]) -> list[str]:
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=_PATIENCE, check=False)
    return [f"{Path(command[0]).name} ends with {done.returncode}: {done.stderr.strip()}"] if done.returncode else []


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py try")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long the game is to stay alive")
    seconds = parser.parse_args(arguments).seconds
    found = faults(*programs(sys.platform), seconds)
    if sys.platform == "darwin":
        found += signature_faults(DIST / "goodge.app")
    print("\n".join(found) or f"goodge {__version__} runs, and stays alive for {seconds:g} s")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
