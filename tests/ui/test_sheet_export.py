"""The sheet as a picture file."""

from __future__ import annotations

import errno
from datetime import date
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest
from PIL import Image

from goodge.table.files import fault_of
from goodge.ui.drawing.art import Art
from goodge.ui.drawing.canvas import Canvas
from goodge.ui.drawing.shapes import Shapes
from goodge.ui.drawing.typesetting import Typesetter
from goodge.ui.program.app import App
from goodge.ui.scenes import saved
from goodge.ui.scenes.sheet import scene as scene_module
from goodge.ui.scenes.sheet.scene import SheetScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.scorecard.export import WIDTH, SheetError, head_runs, save_sheet, sheet_picture
from goodge.ui.scorecard.model import Scorecard
from goodge.ui.wording import bundles
from goodge.ui.wording.dates import long_date
from goodge.ui.wording.games import rules_name
from goodge.ui.wording.sheet import (
    line_up_words,
    no_folder_words,
    shut_folder_words,
    to_reach_words,
    undrawn_words,
    unsaved_words,
)

from .checks import key, press, top
from .menus import text_of
from .sheets import KINDS, match_of, scorecard, shown, won_match
from .test_opened import answer

DAY = date(2031, 5, 4)
SAVE = key(pygame.K_s, mod=pygame.KMOD_LCTRL)


def test_ctrl_s_saves_the_sheet_and_tells_where(slow_app: App) -> None:
    scene = shown(slow_app, match_of("goodge-4", 5))
    slow_app.handle(SAVE)
    scene.finish_saving()
    [path] = slow_app.home.pictures_dir.iterdir()
    told = text_of(top(slow_app), "words")
    assert path.name in told
    assert str(slow_app.home.pictures_dir) in told
    press(slow_app, pygame.K_ESCAPE)
    assert scene.focused is not None
    assert scene.focused.key == "on"


def test_the_folder_is_shown_if_the_player_likes(slow_app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    shown_files: list[Path] = []

    def show(path: Path) -> bool:
        shown_files.append(path)
        return len(shown_files) == 1

    monkeypatch.setattr(saved, "show_in_folder", show)
    scene = shown(slow_app, match_of("goodge-3", 5))
    for told in (None, bundles.where_words(slow_app.home.pictures_dir)):
        slow_app.handle(SAVE)
        scene.finish_saving()
        answer(slow_app, bundles.SHOW.say())
        assert top(slow_app) is scene
        assert slow_app.notices.shown == told, "the second time there is no program for folders"
    assert set(shown_files) == set(slow_app.home.pictures_dir.iterdir())


def test_whoever_looks_something_up_meanwhile_is_told_in_passing(slow_app: App) -> None:
    scene = shown(slow_app, match_of("goodge-3", 5))
    slow_app.handle(SAVE)
    slow_app.open_rules()
    rules = slow_app.top
    scene.finish_saving()
    assert slow_app.top is rules
    [path] = slow_app.home.pictures_dir.iterdir()
    assert path.name in (slow_app.notices.shown or "")


def test_the_thread_draws_with_pictures_of_its_own(slow_app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn_with: list[Art] = []

    def save(_card: Scorecard, art: Art, folder: Path, _day: date) -> Path:
        drawn_with.append(art)
        return folder / "sheet.png"

    monkeypatch.setattr(scene_module, "save_sheet", save)
    scene = shown(slow_app, match_of("goodge-3", 5))
    slow_app.handle(SAVE)
    scene.finish_saving()
    [art] = drawn_with
    assert art is not slow_app.art, "which the main thread draws from, and drops pictures of"
    assert art.dress == slow_app.art.dress


def test_a_fault_of_ours_is_told_and_no_earlier_sheet_is_called_saved(
    slow_app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> Path:
        raise KeyError("crown")

    scene = shown(slow_app, match_of("goodge-3", 5))
    slow_app.handle(SAVE)
    scene.finish_saving()
    press(slow_app, pygame.K_ESCAPE)
    monkeypatch.setattr(scene_module, "save_sheet", fail)
    slow_app.handle(SAVE)
    scene.finish_saving()
    assert top(slow_app) is scene
    assert slow_app.notices.shown == undrawn_words()
    assert "KeyError('crown')" in slow_app.home.log_file.read_text()


def test_whoever_leaves_the_sheet_meanwhile_is_told_in_passing(slow_app: App) -> None:
    slow_app.push(TitleScene(slow_app))
    slow_app.push(SheetScene(slow_app, match_of("goodge-3", 5)))
    slow_app.handle(SAVE)
    press(slow_app, pygame.K_ESCAPE)
    [path] = slow_app.home.pictures_dir.iterdir()
    assert path.name in (slow_app.notices.shown or "")


@pytest.mark.parametrize(("kind", "count"), [("goodge-4", 60), ("spades", 17), ("pride-limits", 1), ("spidge", 5)])
def test_the_picture_is_a_png_of_its_width(slow_app: App, tmp_path: Path, kind: str, count: int) -> None:
    path = save_sheet(scorecard(match_of(kind, count)), slow_app.art, tmp_path, DAY)
    with Image.open(path) as picture:
        picture.load()
        assert picture.format == "PNG"
        assert picture.width == WIDTH
        assert picture.height > 30 * count
        greys = picture.convert("L").histogram()
    assert sum(greys[200:]) > 0.8 * sum(greys)  # light paper
    assert sum(greys[:90]) > 0.005 * sum(greys)  # and dark ink on it


def test_every_round_is_on_the_picture(slow_app: App) -> None:
    few = sheet_picture(scorecard(match_of("goodge-3", 17)), slow_app.art, DAY)
    many = sheet_picture(scorecard(match_of("goodge-3", 60)), slow_app.art, DAY)
    assert many.get_height() - few.get_height() > (60 - 17) * 40


def test_the_head_of_the_picture_says_what_was_played_when_and_by_whom(slow_app: App) -> None:
    card = scorecard(won_match())
    texts = " ".join(run.text for run in head_runs(Canvas.on(pygame.Surface((1600, 900)), slow_app.art), card, DAY))
    for part in (rules_name(won_match().game), card.line_up, to_reach_words(150), long_date(DAY), card.triumph):
        assert part in texts


@pytest.mark.parametrize("kind", KINDS)
def test_the_head_of_the_picture_has_room(slow_app: App, kind: str) -> None:
    canvas = Canvas(pygame.Surface((WIDTH, 900)), WIDTH / 1000, Typesetter(WIDTH / 1000), Shapes(), slow_app.art)
    for count in (1, 60):
        runs = head_runs(canvas, scorecard(match_of(kind, count)), DAY)
        assert [run.text for run in runs if not run.fits(canvas)] == []


def test_teams_play_against_each_other(slow_app: App) -> None:
    runs = head_runs(slow_app.canvas, scorecard(match_of("pride", 1)), DAY)
    sides = (("Wilhelmina Grace", "WWWWWWWWWWWWWWWW"), ("Maximilian-Jakob", "Bo"))
    assert any(line_up_words(sides) in run.text for run in runs)


def test_a_sheet_is_never_overwritten(slow_app: App, tmp_path: Path) -> None:
    card = scorecard(match_of("goodge-3", 1))
    (tmp_path / "Goodge 2031-05-04.png").write_bytes(b"a picture of mine")
    second = save_sheet(card, slow_app.art, tmp_path, DAY)
    third = save_sheet(card, slow_app.art, tmp_path, DAY)
    assert [second.name, third.name] == ["Goodge 2031-05-04 (2).png", "Goodge 2031-05-04 (3).png"]
    assert (tmp_path / "Goodge 2031-05-04.png").read_bytes() == b"a picture of mine"


def test_a_folder_that_is_a_file_is_told_in_a_sentence(slow_app: App) -> None:
    slow_app.home.pictures_dir.write_bytes(b"")
    scene = shown(slow_app, match_of("goodge-3", 1))
    slow_app.handle(SAVE)
    scene.finish_saving()
    assert slow_app.notices.shown == no_folder_words(slow_app.home.pictures_dir)


@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS, errno.ENOSPC])
def test_trouble_with_the_disk_is_told_in_a_sentence(
    slow_app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    error, opened_file = OSError(number, "no"), Path.open

    def fail(path: Path, mode: str = "r", *rest: Any, **more: Any) -> object:
        if path.suffix == ".png":
            raise error
        return opened_file(path, mode, *rest, **more)

    monkeypatch.setattr(Path, "open", fail)
    with pytest.raises(SheetError) as trouble:
        save_sheet(scorecard(match_of("goodge-3", 1)), slow_app.art, tmp_path, DAY)
    is_full = number == errno.ENOSPC
    assert str(trouble.value) == (unsaved_words(fault_of(error)) if is_full else shut_folder_words(tmp_path))


def test_a_picture_cut_short_by_a_full_disk_is_taken_away(
    slow_app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened_file = Path.open

    def fill_up(path: Path, mode: str = "r", *rest: Any, **more: Any) -> object:
        file = opened_file(path, mode, *rest, **more)
        if path.suffix != ".png":
            return file

        def write(data: bytes) -> None:
            file.write(data[:100])
            raise OSError(errno.ENOSPC, "full")

        guard = SimpleNamespace(write=write, flush=file.flush, close=file.close)
        return _Entered(guard)

    monkeypatch.setattr(Path, "open", fill_up)
    with pytest.raises(SheetError):
        save_sheet(scorecard(match_of("goodge-3", 1)), slow_app.art, tmp_path, DAY)
    assert list(tmp_path.glob("*.png")) == []


class _Entered:
    """An open file as `with` has it."""

    def __init__(self, file: SimpleNamespace) -> None:
        self._file = file

    def __enter__(self) -> SimpleNamespace:
        return self._file

    def __exit__(self, *_: object) -> None:
        self._file.close()
