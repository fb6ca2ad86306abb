"""PyInstaller's own hooks, which run before the program: they load more modules than the title needs."""

from collections.abc import Iterable
from pathlib import Path
from textwrap import indent

from .standins import Entry

UNUSED = ("pyi_rth_inspect", "pyi_rth_pkgutil")  # nothing of the game's looks for sources or lists modules
PROCESSES = "pyi_rth_multiprocessing"
# In the command line of whoever starts processes of the same program, and of those.
STARTERS = ("simulate", "--multiprocessing-fork", "-c")


def needed(scripts: Iterable[Entry], folder: Path) -> list[Entry]:
    """Return the scripts of a package without hooks that do nothing for it; what is made for it lies in `folder`."""
    return [
        (name, str(_where_processes_start(Path(file), folder)) if name == PROCESSES else file, kind)
        for name, file, kind in scripts
        if name not in UNUSED
    ]


def _where_processes_start(hook: Path, folder: Path) -> Path:
    """Write a hook that does the same as this one, but only for a program that starts processes, or is one of them."""
    made = folder / hook.name
    folder.mkdir(parents=True, exist_ok=True)
    theirs = indent(hook.read_text(encoding="utf-8"), "    ")
    made.write_text(f"import sys\n\nif not {set(STARTERS)!r}.isdisjoint(sys.argv):\n{theirs}", encoding="utf-8")
    return made
