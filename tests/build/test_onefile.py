"""build/packlib/onefile.py: the package's one file holds most assets, and the game finds each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from goodge.engine.games.goodge_board import DECK
from goodge.table.settings import Settings
from goodge.ui.drawing import assets
from goodge.ui.program import sound
from packlib import onefile

ASSETS = Path(__file__).parents[2] / "assets"
STAY_FILES = {"ttf", "mo", "po", "ico", "icns", "md", "txt"}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    for module in (assets, sound):
        monkeypatch.setattr(module, "assets_folder", lambda: tmp_path)
    assets._places.cache_clear()
    yield tmp_path
    assets._places.cache_clear()


def test_each_file_is_read_out_of_the_one(package: Path) -> None:
    onefile.packed(ASSETS, package / "packed")
    files = [path.relative_to(ASSETS) for path in sorted(ASSETS.rglob("*.*")) if "licences" not in path.parts]
    kept = [path for path in files if path.suffix[1:] in STAY_FILES or path == Path("music", "table.ogg")]
    assert {f"{card.text}.svg" for card in DECK} <= {path.name for path in files}
    for path in files:
        if path in kept:
            with pytest.raises(FileNotFoundError):
                assets.asset_bytes(package / path)
        else:
            assert assets.asset_bytes(package / path) == (ASSETS / path).read_bytes()


def test_one_that_is_not_in_there_is_looked_for_as_a_file(package: Path) -> None:
    onefile.packed(ASSETS / "emblems", package / "packed")
    (package / "mine.svg").write_text("<svg></svg>")
    assert assets.asset_text(package / "mine.svg") == "<svg></svg>"
    with pytest.raises(FileNotFoundError):
        assets.asset_text(package / "cards" / "1S.svg")


def test_a_folder_is_looked_through_in_the_one_file_too(package: Path) -> None:
    onefile.packed(ASSETS, package / "packed")
    for pattern in ("*.ogg", "card_deal_[0-9].ogg", "bid.ogg", "b?.ogg"):
        wanted = [package / "sounds" / path.name for path in sorted((ASSETS / "sounds").glob(pattern))]
        assert assets.assets_like(package / "sounds", pattern) == wanted
    assert assets.assets_like(ASSETS / "sounds", "bid.ogg") == [ASSETS / "sounds" / "bid.ogg"]


def test_all_takes_of_a_sound_are_heard_from_the_one_file(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    onefile.packed(ASSETS, package / "packed")
    read: list[str] = []

    def noted(path: Path) -> bytes:
        read.append(path.name)
        return assets.asset_bytes(path)

    monkeypatch.setattr(sound, "asset_bytes", noted)
    sounds = sound.Sounds(Settings())
    try:
        for _ in range(5):
            sounds.play("card_deal")
        assert pygame.mixer.get_busy()
        assert sorted(read) == [f"card_deal_{take}.ogg" for take in range(1, 6)]
    finally:
        sounds.close()
