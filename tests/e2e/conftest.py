"""What the tests of the packaged program share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from headless import write_settings
from xserver import x_server

from .twin import Twin


@pytest.fixture(scope="session", autouse=True)
def screen() -> Iterator[None]:
    """A screen of this process's own: several processes test at once, and each window needs the keyboard."""
    with x_server("1280x800"):
        yield


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home with settings by which everything happens at once."""
    write_settings(tmp_path / "home")
    return tmp_path / "home"


@pytest.fixture
def twin(tmp_path: Path) -> Iterator[Twin]:
    """The screen that the packaged program should show, with the same settings."""
    write_settings(tmp_path / "twin")
    twin = Twin(tmp_path / "twin")
    yield twin
    twin.close()
