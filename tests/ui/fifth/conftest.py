"""A fifth game, put into the two registries for as long as a test lasts."""

from __future__ import annotations

import pytest

from goodge.engine.games import GAMES
from goodge.ui.games import FACES

from .whist import Whist
from .whist_face import FACE


@pytest.fixture(autouse=True)
def fifth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add the two lines of the registries."""
    monkeypatch.setitem(GAMES, "whist", Whist())
    monkeypatch.setitem(FACES, "whist", FACE)
