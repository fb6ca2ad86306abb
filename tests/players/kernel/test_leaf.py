"""The kernel imports nothing of ours but itself, and nothing from elsewhere but Cython."""

from __future__ import annotations

import ast
import sys

import pytest

from kernelbench.source import KERNEL

OUTSIDE = sys.stdlib_module_names | {"cython"}


@pytest.mark.parametrize("name", sorted(path.name for path in KERNEL.glob("*.py")))
def test_imports(name: str) -> None:
    for node in ast.walk(ast.parse((KERNEL / name).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            assert node.level == 1
            modules = [node.module] if node.module else [alias.name for alias in node.names]
            assert all((KERNEL / f"{module}.py").exists() for module in modules)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            roots = [node.module] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names]
            assert {str(root).partition(".")[0] for root in roots} <= OUTSIDE
