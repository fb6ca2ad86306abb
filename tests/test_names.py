"""The names of the house: one name means one thing."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import goodge

HOUSE = Path(goodge.__file__).parent


def types_in(tree: ast.Module) -> Iterator[str]:
    """The public classes and the aliases of types that a module defines."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (each.id for each in targets if isinstance(each, ast.Name) and not each.id.isupper())


def test_no_two_types_have_one_name() -> None:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in HOUSE.rglob("*.py")]
    names = Counter(name for tree in trees for name in types_in(tree) if name[0].isupper() and len(name) > 1)
    assert len(names) > 500
    assert [name for name, count in names.items() if count > 1] == []
