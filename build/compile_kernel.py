"""hatchling's build hook: compiles goodge/players/kernel with Cython if there is a C compiler.

Without one, only speed is lost: the same files then run as Python. An editable install gets the compiled
modules beside their sources, where git ignores them; a wheel carries them.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

KERNEL = Path("goodge", "players", "kernel")
OUT = Path("build", "out", "kernel")
MODULES = ("position", "playout", "worlds", "chain", "deals", "trickdeals", "rollouts", "tree", "solver")


class KernelHook(BuildHookInterface[Any]):
    """The hook that hatchling calls before it collects the files of a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        built = compiled(root)
        if version == "editable":
            for path in (root / KERNEL).glob("*.*"):
                if path.suffix in (".so", ".pyd"):
                    path.unlink()
            for path in built:
                shutil.copy2(path, root / KERNEL)
        elif built:
            build_data["force_include"].update({str(path): str(KERNEL / path.name) for path in built})
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        else:
            self.app.display_warning("The kernel was not compiled: computer players will think in plain Python.")


def compiled(root: Path) -> list[Path]:
    """Return all compiled modules; none if one could not be compiled, since they call one another in C."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    with _working_in(root):
        wanted = [
            Extension(".".join((*KERNEL.parts, name)), [str(KERNEL / f"{name}.py")], extra_compile_args=flags())
            for name in MODULES
        ]

        extensions = cythonize(wanted, build_dir=str(OUT / "c"), quiet=True, emit_linenums=False)
        for extension in extensions:
            extension.optional = True  # cythonize() drops it
        shutil.rmtree(OUT / "lib", ignore_errors=True)
        command = Distribution({"name": "goodge", "ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib, command.build_temp = str(OUT / "lib"), str(OUT / "tmp")
        command.ensure_finalized()
        command.run()
        built = [root / command.get_ext_fullpath(extension.name) for extension in extensions]
    return built if all(path.exists() for path in built) else []


def flags(system: str = os.name) -> list[str]:
    """Return the compiler's flags.

    Python's own -O3 -g takes longer and gains nothing here. A product that is added is rounded first, as in Python:
    compilers for ARM would do both in one step, and the same seed would give different games. MSVC has no such flag.
    """
    return [] if system == "nt" else ["-O2", "-g0", "-ffp-contract=off"]


@contextmanager
def _working_in(folder: Path) -> Iterator[None]:
    """Work in a folder for a while: Cython and setuptools name their files by paths relative to it."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


if __name__ == "__main__":
    for made in compiled(Path(__file__).resolve().parent.parent):
        sys.stdout.write(f"{made}\n")
        shutil.copy2(made, Path(__file__).resolve().parent.parent / KERNEL)
