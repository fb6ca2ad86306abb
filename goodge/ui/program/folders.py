"""Showing a file in the folder where it lies, by the system's own program for folders."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

_OURS = "LD_LIBRARY_PATH"  # in the packaged program it leads to our libraries, and others are not to load those


def show_in_folder(path: Path) -> bool:
    """Have the system show a file in its folder; return False if there is no program for it."""
    try:
        subprocess.Popen(
            command_for(path, sys.platform),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=outside(dict(os.environ)),
        )
    except OSError:
        return False
    return True


def command_for(path: Path, system: str) -> list[str]:
    """Return the command that shows a file in its folder; on Linux, which has no way to mark it, the folder."""
    if system == "win32":
        return ["explorer", f"/select,{path}"]
    return ["open", "-R", str(path)] if system == "darwin" else ["xdg-open", str(path.parent)]


def outside(environ: dict[str, str]) -> dict[str, str]:
    """Return the variables as they were before the packaged program was started."""
    before = environ.pop(f"{_OURS}_ORIG", None)
    if before is not None:
        environ[_OURS] = before
    elif getattr(sys, "frozen", False):
        environ.pop(_OURS, None)
    return environ
