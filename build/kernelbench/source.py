"""The kernel's sources run as Python, next to the compiled modules of the same names."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

KERNEL = Path(__file__).resolve().parent.parent.parent / "goodge" / "players" / "kernel"
NAME = "uncompiled_kernel"


class _Sources(MetaPathFinder):
    """A finder of the package under another name, and in it only .py files."""

    def find_spec(
        self, fullname: str, _path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, _, module = fullname.partition(".")
        if package != NAME:
            return None
        folder = [str(KERNEL)] if not module else None
        return spec_from_file_location(
            fullname, KERNEL / f"{module or '__init__'}.py", submodule_search_locations=folder
        )


@cache
def uncompiled() -> Any:
    """Return the package with the same names in it as goodge.players.kernel, without Cython's own stand-in."""
    finder, cython = _Sources(), sys.modules.get("cython")
    sys.meta_path.insert(0, finder)
    sys.modules["cython"] = None  # type: ignore[assignment]  # as if Cython were not installed
    try:
        return import_module(NAME)
    finally:
        sys.meta_path.remove(finder)
        del sys.modules["cython"]
        if cython is not None:
            sys.modules["cython"] = cython
