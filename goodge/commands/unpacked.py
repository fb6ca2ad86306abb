"""The folder that the one packaged file unpacks itself into: held while in use, cleared where a killed copy left it."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

from ..table.system import System

_FOLDERS, _IN_USE = "_MEI*", "goodge-in-use"


def hold_unpacked() -> None:
    """Hold the folder of this copy until the program ends, and clear those that others have left beside it."""
    folder = Path(getattr(sys, "_MEIPASS", ""))
    if not folder.match(_FOLDERS):  # a folder build, or none
        return
    system = System()
    with suppress(OSError):  # without locks nobody clears anything; a child of this copy finds the folder held
        _hold(folder / _IN_USE, system)
    for other in folder.parent.glob(_FOLDERS):
        if other != folder and not other.is_symlink():
            with suppress(OSError):
                _clear(other, system)


def _hold(path: Path, system: System) -> None:
    """Lock the file until the program ends, and only then write into it. Raises OSError."""
    file = system.open_lock(path)
    system.lock(file)
    system.write(file, 0, b"held")


def _clear(folder: Path, system: System) -> None:
    """Delete a folder that a copy of this program held and holds no more. Raises OSError."""
    if not (folder / _IN_USE).stat().st_size:  # that copy is about to lock it
        return
    file = system.open_lock(folder / _IN_USE)
    try:
        system.lock(file)
    finally:
        system.close_lock(file)
    import shutil  # hardly ever needed, and start-up is quicker without it

    shutil.rmtree(folder)
