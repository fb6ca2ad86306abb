"""The statistics of one name, and the export."""

from __future__ import annotations

import errno
from collections import Counter
from datetime import date
from pathlib import Path
from typing import BinaryIO

import pygame
import pytest

from goodge.table.archive.spread import csv_of
from goodge.table.archive.statistics import Figures, Run
from goodge.ui.program.app import App
from goodge.ui.scenes.statistics.names import Bar, NamesScene, bid_bars
from goodge.ui.scenes.statistics.scene import FinishedScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.scorecard import export
from goodge.ui.wording import figures as words

from .checks import SIZES, assert_layout, key, press, resize
from .menus import item_of, text_of
from .sheets import golden

DAY = date(2026, 11, 22)
FIGURES = {
    "goodge": [
        Figures(
            "Ann", 12, 5, 640, Counter(goodge=40, made=25), 1,
            {str(bid): (3, bid % 3) for bid in range(90, 200, 5)},
            {"novice": (4, 3), "expert": (6, 1), "person": (2, 1)}, Run(0, 4), Run(2, 7),
        ),
        Figures("Wwwwwwwwwwwwwwww", 1),
    ],
    "spidge": [Figures("Zoe", 2, 1, 5, Counter(), 0, {}, {"casual": (2, 1)}, Run(1, 1), Run())],
}  # fmt: skip


def shown(app: App) -> NamesScene:
    app.push(TitleScene(app))
    scene = NamesScene(app, FIGURES, "goodge", lambda: DAY)
    app.push(scene)
    app.draw()
    return scene


@pytest.mark.parametrize("size", SIZES)
def test_the_charts_have_room(app: App, size: tuple[int, int]) -> None:
    resize(app, size)
    scene = shown(app)
    assert_layout(scene)
    press_choice(app, scene, "name")
    assert_layout(scene)
    press_choice(app, scene, "game")
    assert_layout(scene)


def press_choice(app: App, scene: NamesScene, name: str) -> None:
    scene.focus(name)
    press(app, pygame.K_RIGHT)


def test_bids_are_put_together_until_there_is_room() -> None:
    bars = bid_bars(FIGURES["goodge"][0].bids)
    assert len(bars) <= 9
    assert sum(bar.number for bar in bars) == 22 * 3
    assert bars[0] == Bar(words.heights_words(75, 99), 6, 2)
    assert bid_bars({"4": (2, 1), "6": (1, 1)}) == [Bar("4", 2, 1), Bar("6", 1, 1)]
    assert bid_bars({}) == []


def test_every_figure_is_said_in_words_too(app: App) -> None:
    scene = shown(app)
    assert text_of(scene, "against-name-2") == words.opponent_words("person")
    assert text_of(scene, "against-figures-1") == words.of_words(1, 6)
    assert text_of(scene, "runs") == words.runs_words(4, 7, has_bids=True)
    press_choice(app, scene, "game")
    assert scene.name == "Zoe"
    assert text_of(scene, "bids-none") == words.NO_BIDS.say()
    assert text_of(scene, "runs") == words.runs_words(1, 0, has_bids=False)


def test_it_is_saved_beside_what_was_saved_before(app: App) -> None:
    scene = shown(app)
    save(app)
    scene.press(item_of(scene, "save"))
    folder = app.home.pictures_dir
    paths = [folder / "Goodge statistics 2026-11-22.csv", folder / "Goodge statistics 2026-11-22 (2).csv"]
    assert sorted(folder.iterdir()) == sorted(paths)
    assert {path.read_bytes() for path in paths} == {csv_of(FIGURES)}
    assert app.notices.shown == words.saved_words(paths[0])


def test_a_full_disk_gets_a_sentence_and_leaves_nothing(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, data: bytes) -> None:  # noqa: ARG001
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(export, "_write", full)
    shown(app)
    save(app)
    assert app.notices.shown is not None
    assert "disk is full" in app.notices.shown
    assert list(app.home.pictures_dir.iterdir()) == []


def test_a_disk_that_fills_up_leaves_no_half_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Full:
        def __init__(self, file: BinaryIO) -> None:
            self.file = file

        def __enter__(self) -> Full:
            return self

        def __exit__(self, *_: object) -> None:
            self.file.close()

        def write(self, data: bytes) -> None:
            self.file.write(data[:3])
            raise OSError(errno.ENOSPC, "No space left on device")

        def close(self) -> None:
            self.file.close()

    usual = Path.open
    monkeypatch.setattr(Path, "open", lambda path, _: Full(usual(path, "xb")))
    with pytest.raises(export.SheetError):
        export.save_new(tmp_path, "stem", ".csv", b"abcdef")
    assert list(tmp_path.iterdir()) == []


def save(app: App) -> None:
    app.handle(key(pygame.K_s, mod=pygame.KMOD_LCTRL))


def test_the_statistics_lead_there(app: App) -> None:
    golden_lines = Path(__file__).parent.parent / "golden" / "three.jsonl"
    app.home.records_file.write_bytes(golden_lines.read_bytes())
    app.push(TitleScene(app))
    scene = FinishedScene(app)
    app.push(scene)
    scene.press(item_of(scene, "names"))
    assert isinstance(app.top, NamesScene)
    assert app.top.name in golden("three")[0].players
    press(app, pygame.K_ESCAPE)
    assert app.top is scene  # type: ignore[comparison-overlap]
