"""The examples in docstrings: what they show is so."""

from __future__ import annotations

import doctest
from importlib import import_module
from pkgutil import walk_packages

import pytest

import goodge.engine
import goodge.table

MODULES = [package.__name__ for package in (goodge.engine, goodge.table)] + [
    module.name
    for package in (goodge.engine, goodge.table)
    for module in walk_packages(package.__path__, f"{package.__name__}.")
]

# What a newcomer looks up first.
SHOWN = ["", ".actions", ".cards", ".record", ".rng", ".tournament", ".views"]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_show_what_comes_out(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


@pytest.mark.parametrize("name", SHOWN)
def test_what_is_looked_up_first_has_examples(name: str) -> None:
    module = import_module(f"goodge.engine{name}")
    assert any(test.examples for test in doctest.DocTestFinder().find(module))
