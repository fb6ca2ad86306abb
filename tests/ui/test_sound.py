"""What is heard: takes in turn, the music when it is wanted, and silence without a device."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from goodge.table.settings import Settings
from goodge.ui.drawing.assets import asset_bytes, assets_folder
from goodge.ui.program import sound
from goodge.ui.program.app import App
from goodge.ui.program.sound import Sounds
from goodge.ui.scenes.settings.scene import SettingsScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.widgets.buttons import Button

from .conftest import OpenApp
from .tables import open_table

TAKES = 5


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The files that are read into memory; each is read once."""
    files: list[Path] = []

    def noted(path: Path) -> bytes:
        files.append(path)
        return asset_bytes(path)

    monkeypatch.setattr(sound, "asset_bytes", noted)
    return files


def is_music_heard() -> bool:
    return bool(pygame.mixer.get_init()) and pygame.mixer.music.get_busy()


@pytest.mark.parametrize("name", ["card_deal", "card_play", "card_pick", "card_slide"])
def test_takes_come_in_turn_and_never_twice_in_a_row(name: str) -> None:
    sounds = Sounds(Settings())
    takes = [sounds._next_take(name).stem for _ in range(100 * TAKES)]
    assert all(one != next_one for one, next_one in pairwise(takes))
    assert Counter(takes) == {f"{name}_{number}": 100 for number in range(1, TAKES + 1)}
    assert len({tuple(takes[start : start + TAKES]) for start in range(0, len(takes), TAKES)}) > 1


def test_the_folder_is_looked_through_once_for_a_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []
    look = Path.glob

    def noted(folder: Path, pattern: str) -> list[Path]:
        looked.append(pattern)
        return list(look(folder, pattern))

    monkeypatch.setattr(Path, "glob", noted)
    sounds = Sounds(Settings())
    for _ in range(3 * TAKES):
        sounds._next_take("card_play")
    assert len(looked) == 1


def test_the_music_plays_only_when_it_is_wanted_and_on() -> None:
    settings = Settings()
    sounds = Sounds(settings)
    try:
        sounds.start_music()
        assert pygame.mixer.get_init() is None, "nothing is opened for music that is off"
        settings.music = True
        sounds.apply_settings()
        assert is_music_heard()
        settings.muted = True
        sounds.apply_settings()
        assert not is_music_heard()
        settings.muted = False
        settings.music_volume = 20
        sounds.apply_settings()
        assert is_music_heard()
        assert pygame.mixer.music.get_volume() == pytest.approx(0.2, abs=0.01)
        settings.music_volume = 0
        sounds.apply_settings()
        assert not is_music_heard()
    finally:
        sounds.close()
    assert pygame.mixer.get_init() is None


def test_the_music_is_read_as_it_plays(heard: list[Path]) -> None:
    sounds = Sounds(Settings(music=True))
    try:
        sounds.start_music()
        sounds.play("button")
        assert is_music_heard()
        assert heard == [assets_folder() / "sounds" / "button.ogg"]
    finally:
        sounds.close()


def test_a_sound_is_read_before_it_is_heard_for_the_first_time(heard: list[Path]) -> None:
    sounds = Sounds(Settings())
    try:
        for steps, _ in enumerate(sounds.warming("card_deal")):
            assert len(heard) == steps, "one in each step"
        assert len(heard) == TAKES
        sounds.play("card_deal")
        assert len(heard) == TAKES
    finally:
        sounds.close()


@pytest.mark.parametrize("settings", [Settings(muted=True), Settings(volume=0)], ids=["muted", "low"])
def test_where_nothing_is_heard_nothing_is_read(settings: Settings, heard: list[Path]) -> None:
    for _ in Sounds(settings).warming("card_deal"):
        pass
    assert pygame.mixer.get_init() is None
    assert not heard


def test_without_a_device_there_is_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "none such")
    sounds = Sounds(Settings(music=True))
    sounds.start_music()
    sounds.play("button")
    sounds.apply_settings()
    sounds.close()
    assert pygame.mixer.get_init() is None


def with_music(open_app: OpenApp) -> App:
    app = open_app(music=True)
    app.push(TitleScene(app))
    app.sounds.start_music()
    return app


@pytest.mark.parametrize("sign", [pygame.AUDIODEVICEADDED, pygame.WINDOWFOCUSGAINED])
def test_a_device_that_comes_later_is_heard(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, sign: int) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "none such")
    app = with_music(open_app)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    app.sounds.apply_settings()
    assert not is_music_heard(), "nobody has looked again"
    app.handle(pygame.event.Event(sign, which=0, iscapture=False))
    assert is_music_heard()


def test_the_music_goes_on_over_another_device_when_its_own_is_unplugged(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[int] = []
    init = pygame.mixer.init

    def noted(frequency: int, size: int, channels: int, buffer: int) -> None:
        opened.append(frequency)
        init(frequency, size, channels, buffer)

    monkeypatch.setattr(pygame.mixer, "init", noted)
    app = with_music(open_app)
    app.handle(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=True))
    assert len(opened) == 1, "that was a microphone"
    app.handle(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=False))
    assert len(opened) == 2
    assert is_music_heard()
    app.sounds.play("button")


def test_with_its_last_device_unplugged_the_game_is_silent_until_there_is_one(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = with_music(open_app)
    monkeypatch.setenv("SDL_AUDIODRIVER", "none such")
    app.handle(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=False))
    assert pygame.mixer.get_init() is None
    app.sounds.play("button")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    app.handle(pygame.event.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=False))
    assert is_music_heard()


def test_the_title_opens_no_device(open_app: OpenApp) -> None:
    app = open_app(music=True)
    assert pygame.mixer.get_init() is None
    app.close()


def test_the_table_and_the_settings_let_the_music_be_heard(open_app: OpenApp) -> None:
    app = open_app(music=True)
    open_table(app, (None, "casual", "casual"))
    assert is_music_heard()
    app.toggle_mute()
    assert not is_music_heard()
    app.toggle_mute()
    assert is_music_heard()


def test_the_music_begins_as_it_is_switched_on_in_the_settings(open_app: OpenApp) -> None:
    app = open_app(music=False)
    app.push(SettingsScene(app, "sound"))
    assert not is_music_heard()
    app.settings.music = True
    app.apply_settings()
    assert is_music_heard()


def test_sounds_are_read_ahead_one_at_a_time(heard: list[Path]) -> None:
    sounds = Sounds(Settings())
    try:
        sounds.read_ahead()
        assert not heard, "nothing is read before the device is open"
        sounds.play("button")
        for _ in range(3):
            sounds.read_ahead()
        first = len(heard)
        assert 3 <= first <= 4
        for _ in range(200):
            sounds.read_ahead()
        assert len(heard) == len(set(heard)) == len(list((assets_folder() / "sounds").glob("*.ogg")))
    finally:
        sounds.close()


def test_the_settings_play_samples_unless_the_sound_is_off(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    played = list[str]()
    monkeypatch.setattr(Sounds, "play", lambda _, name: played.append(name))
    app.settings.muted = False
    scene = SettingsScene(app, "sound")
    app.push(scene)
    samples = [item for item in scene.items if isinstance(item, Button) and item.key.startswith("sample-")]
    assert samples
    for item in samples:
        played.clear()
        scene.press(item)
        assert item.key.removeprefix("sample-") in played
        assert list((assets_folder() / "sounds").glob(f"{played[-1]}*.ogg"))
    app.settings.muted = True
    app.apply_settings()
    scene.refresh()
    samples = [item for item in scene.items if isinstance(item, Button) and item.key.startswith("sample-")]
    assert samples
    assert all(item.is_off for item in samples)
