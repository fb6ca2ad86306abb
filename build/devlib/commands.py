"""The commands of build/dev.py."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from devlib.environment import OUT, ROOT, Environment, SetupError, how_to_compile, is_compiled

DIST = OUT / "dist"
FOR_E2E = ("xvfb", "xdotool", "dbus", "at-spi2-core", "python3-gi", "gir1.2-atspi-2.0")
INTERRUPTED = 130  # what a shell reports after Ctrl+C
LAYERS = "from importlinter.cli import lint_imports as lint; raise SystemExit(lint(no_cache=True, no_logo=True))"
CHECKS = {
    "ruff": ["-m", "ruff", "check", "goodge", "build", "tests"],
    "format": ["-m", "ruff", "format", "--check", "goodge", "build", "tests"],
    "mypy": ["-m", "mypy"],
    "imports": ["-c", LAYERS],
}


@dataclass(frozen=True)
class Command:
    """A command: its help, the dependency groups it needs, and what it does with the arguments after it."""

    help: str
    groups: tuple[str, ...]
    run: Callable[[Environment, list[str]], int]


def play(tools: Environment, args: list[str]) -> int:
    tell_if_slow()
    return call(tools, "-m", "goodge", *args)


def check(tools: Environment, args: list[str]) -> int:
    refuse(args)
    return run_all(tools, CHECKS)


def test(tools: Environment, args: list[str]) -> int:
    tell_if_slow()
    whole_files = ["-n", "auto", "--dist", "loadfile"]  # what the tests of a file share is made in one process alone
    return run_all(tools, CHECKS | {"tests": ["-m", "pytest", "-q", *whole_files, *args]})


def package(tools: Environment, args: list[str]) -> int:
    refuse(args)
    failed = freeze(tools, DIST)
    if not failed:
        for product in sorted(DIST.iterdir()):
            print(f"{product.relative_to(ROOT)}  {size(product) / 1e6:.1f} MB")
    return failed


def folder(tools: Environment, args: list[str]) -> int:
    """Make the program as a folder, which starts sooner than one file and alarms fewer scanners."""
    refuse(args)
    return freeze(tools, OUT / "folder", GOODGE_FOLDER="1")


def deb(tools: Environment, args: list[str]) -> int:
    """Make the package for Debian and Ubuntu from a folder build."""
    refuse(args)
    if not shutil.which("dpkg-deb"):
        raise SetupError("Only Debian, Ubuntu and their kin have dpkg-deb, which makes the package.")
    return freeze(tools, OUT / "deb", GOODGE_FOLDER="1") or script("deb")(tools, [])


def freeze(tools: Environment, target: Path, **variables: str) -> int:
    """Have PyInstaller carry out goodge.spec; return its exit status."""
    if not is_compiled():
        raise SetupError(
            f"The computer players' search is not compiled, and in the package it must be.\n{how_to_compile()}"
        )
    folders = ["--workpath", str(OUT / "work"), "--distpath", str(target)]
    quiet = ["--noconfirm", "--log-level", "WARN"]
    told = {
        "PYINSTALLER_CONFIG_DIR": str(OUT / "work"),  # else it is somewhere under the home folder
        "PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0",  # or every start inflates the modules; what is released is packed
    }
    return call(tools, "-m", "PyInstaller", *quiet, *folders, "goodge.spec", cwd=ROOT, env={**told, **variables})


def e2e(tools: Environment, args: list[str]) -> int:
    """Play the packaged program on screens of its own, with a service for screen readers: Linux only."""
    if not (ROOT / "tests" / "e2e").is_dir():
        raise SetupError("There is no tests/e2e yet, so there is nothing to run.")
    if missing := [name for name in ("Xvfb", "xdotool", "dbus-daemon") if not shutil.which(name)]:
        raise SetupError(f"Missing: {', '.join(missing)}. On Debian and Ubuntu: sudo apt install {' '.join(FOR_E2E)}")
    if not is_packaged():
        tools.ensure(COMMANDS["package"].groups)
        if failed := package(tools, []):
            return failed
    return call(tools, "-m", "pytest", "-q", "-n", "auto", "tests/e2e", *args, cwd=ROOT)


def script(name: str) -> Callable[[Environment, list[str]], int]:
    """Return the command that runs build/NAME.py."""
    return lambda tools, args: call(tools, str(ROOT / "build" / f"{name}.py"), *args)


COMMANDS = {
    "play": Command("start the game; arguments go to it", (), play),
    "test": Command(
        "ruff, mypy and all tests but e2e; arguments go to pytest", ("check", "test", "art", "print"), test
    ),
    "check": Command("ruff, mypy and the import layers only", ("check", "test", "art", "print"), check),
    "package": Command("make the program for this system in build/out/dist", ("package",), package),
    "folder": Command("make the program as a folder in build/out/folder", ("package",), folder),
    "try": Command("try the packaged program: version, a game, ten seconds alive", (), script("trying")),
    "pack": Command("lay what a release offers into build/out/release", (), script("packing")),
    "deb": Command("make the package for Debian and Ubuntu in build/out/deb", ("package", "art"), deb),
    "e2e": Command("play the packaged program under Xvfb; arguments go to pytest", ("test",), e2e),
    "art": Command("make the pictures in assets/", ("art",), script("art")),
    "sounds": Command("make the sounds in assets/ (needs oggenc)", (), script("sounds")),
    "bench": Command("measure frame times, idle load, start and memory", (), script("bench")),
    "keys": Command("write the table of keys in the README", (), script("readme_keys")),
    "practice": Command("cut the positions for practice into assets/practice", (), script("practice")),
    "evening": Command("make the rounds of the first evening in assets/evening", (), script("evening")),
    "print": Command("make decks, score pads and rules as PDFs to print", ("print",), script("printing")),
    "words": Command("bring the translators' catalogues in assets/words up to date", ("test",), script("words")),
    "shots": Command("save pictures of every screen in build/out/shots", ("art",), script("shots")),
}


def main(argv: list[str]) -> int:
    """Run one command line (without the program's name); return the exit status."""
    if not argv or argv[0] in ("-h", "--help"):
        print(usage())
        return 0 if argv else 2
    name, *args = argv
    command = COMMANDS.get(name)
    if command is None:
        print(f"dev.py: there is no command {name!r}.\n\n{usage()}", file=sys.stderr)
        return 2
    try:
        tools = Environment()
        tools.ensure(command.groups)
        return command.run(tools, args)
    except SetupError as trouble:
        print(f"dev.py {name}: {trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED


def usage() -> str:
    lines = [f"  {name:8} {command.help}" for name, command in COMMANDS.items()]
    return "\n".join(["usage: python3 build/dev.py COMMAND [ARGUMENT ...]", "", *lines])


def tell_if_slow() -> None:
    """Tell if the computer players' search runs as plain Python, and what helps."""
    if not is_compiled():
        print(f"The computer players' search is not compiled: the expert is slow. {how_to_compile()}", file=sys.stderr)


def call(tools: Environment, *args: str, cwd: Path | None = None, env: Mapping[str, str] | None = None) -> int:
    """Run the environment's Python, with the variables in `env` added to ours; return its exit status."""
    return subprocess.call([tools.program("python"), *args], cwd=cwd, env={**os.environ, **(env or {})})


def run_all(tools: Environment, steps: dict[str, list[str]]) -> int:
    """Run every step, even after one that failed; return 1 if any did, else 0."""
    failed = []
    for name, args in steps.items():
        print(f"--- {name}", flush=True)
        if call(tools, *args, cwd=ROOT):
            failed.append(name)
    print(f"--- failed: {', '.join(failed)}" if failed else "--- all is well", flush=True)
    return 1 if failed else 0


def refuse(args: Sequence[str]) -> None:
    if args:
        raise SetupError(f"it takes no arguments, and here is {args[0]!r}.")


def is_packaged() -> bool:
    """Return True if the packaged program exists and is newer than everything that goes into it."""
    program = DIST / "goodge"
    sources = [ROOT / name for name in ("goodge.spec", "pyproject.toml")]
    for folder in ("goodge", "assets", "build/packlib"):
        sources += [path for path in (ROOT / folder).rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return program.exists() and program.stat().st_mtime > max(path.stat().st_mtime for path in sources)


def size(path: Path) -> int:
    """Return the bytes of a file, or of all files in a folder."""
    files = path.rglob("*") if path.is_dir() else [path]
    return sum(file.lstat().st_size for file in files if file.is_file())
