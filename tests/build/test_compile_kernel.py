"""build/compile_kernel.py: what the compiler is told. No compiler runs here."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest


class Hook:
    """Stands in for hatchling's."""

    def __class_getitem__(cls, _: object) -> type[Hook]:
        return cls


@pytest.fixture
def compile_kernel(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script, loaded without hatchling, which is there only while the package is being built."""
    parts = ["hatchling", "builders", "hooks", "plugin", "interface"]
    for length in range(1, len(parts) + 1):
        monkeypatch.setitem(sys.modules, ".".join(parts[:length]), ModuleType(parts[length - 1]))
    sys.modules[".".join(parts)].BuildHookInterface = Hook  # type: ignore[attr-defined]
    importlib.import_module("compile_kernel")
    return sys.modules.pop("compile_kernel")


def test_no_compiler_but_msvc_may_fuse_a_product_and_a_sum(compile_kernel: Any) -> None:
    """Else compiled and plain Python differ in the last bit, and one seed gives two games."""
    assert "-ffp-contract=off" in compile_kernel.flags("posix")
    assert compile_kernel.flags("nt") == []


def test_every_module_of_the_kernel_is_compiled_with_these_flags(
    compile_kernel: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    told: dict[str, list[str]] = {}

    def extension(name: str, _: list[str], extra_compile_args: list[str]) -> SimpleNamespace:
        told[name] = extra_compile_args
        return SimpleNamespace(name=name)

    builder = SimpleNamespace(ensure_finalized=lambda: None, run=lambda: None, get_ext_fullpath=lambda _: "none")
    distribution = SimpleNamespace(get_command_obj=lambda _: builder)
    cython, setuptools = ModuleType("Cython.Build"), ModuleType("setuptools")
    cython.cythonize = lambda wanted, **_: wanted  # type: ignore[attr-defined]
    setuptools.Distribution, setuptools.Extension = lambda _: distribution, extension  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "Cython", ModuleType("Cython"))
    monkeypatch.setitem(sys.modules, "Cython.Build", cython)
    monkeypatch.setitem(sys.modules, "setuptools", setuptools)
    assert compile_kernel.compiled(tmp_path) == []
    assert [name.rpartition(".")[2] for name in told] == list(compile_kernel.MODULES)
    assert all(flags == compile_kernel.flags() for flags in told.values())
