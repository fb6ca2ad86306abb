"""build/packlib/pictures.py: the package's one file of pictures has all of them, and the game finds each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from goodge.engine.games.goodge_board import DECK
from goodge.ui.drawing import assets
from packlib import pictures

ASSETS = Path(__file__).parents[2] / "assets"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(assets, "assets_folder", lambda: tmp_path)
    assets._places.cache_clear()
    yield tmp_path
    assets._places.cache_clear()


def test_each_picture_is_read_out_of_the_one_file(package: Path) -> None:
    pictures.packed(ASSETS, package / "pictures")
    paths = sorted(ASSETS.rglob("*.svg"))
    assert {f"{card.text}.svg" for card in DECK} <= {path.name for path in paths}
    for path in paths:
        assert assets.picture_text(package / path.relative_to(ASSETS)) == path.read_text(encoding="utf-8")


def test_one_that_is_not_in_there_is_looked_for_as_a_file(package: Path) -> None:
    pictures.packed(ASSETS / "emblems", package / "pictures")
    (package / "mine.svg").write_text("<svg></svg>")
    assert assets.picture_text(package / "mine.svg") == "<svg></svg>"
    with pytest.raises(FileNotFoundError):
        assets.picture_text(package / "cards" / "1S.svg")
