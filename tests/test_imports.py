"""Imports run one way through the rooms of the house; pyproject.toml says how."""

from pathlib import Path

import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

ROOT = Path(__file__).parent.parent
CONFIG = ROOT / "pyproject.toml"


def test_no_room_looks_into_a_room_above(capsys: pytest.CaptureFixture[str]) -> None:
    status = lint_imports(str(CONFIG), no_cache=True, no_logo=True)
    assert status == EXIT_STATUS_SUCCESS, capsys.readouterr().out


def test_every_folder_says_that_it_is_a_package() -> None:
    """Else the linter passes it over."""
    folders = {path.parent for path in (ROOT / "goodge").rglob("*.py")}
    assert [folder for folder in sorted(folders) if not (folder / "__init__.py").exists()] == []
