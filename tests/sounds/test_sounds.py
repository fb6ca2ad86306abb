"""The shipped sounds: made by build/sounds.py, the same on every machine, quiet, and without clicks."""

import array
import functools
import hashlib
import io
import math
import sys
import wave
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

import sounds
import synth

MOST_BYTES = 300_000
LOUDEST = 10 ** (-8.9 / 20) * synth.FULL_SCALE

# SHA-256 of the samples, its first 16 digits: what the recipes yield, on every system and Python.
SAMPLES = {
    "card_deal_1": "63c6b86c5f418387",
    "card_deal_2": "fd757c19f4446417",
    "card_deal_3": "ab268786d35ae9a8",
    "card_play_1": "c8771c62f30f7a7a",
    "card_play_2": "c6b96eb139e82e21",
    "card_play_3": "409f804c5670773d",
    "card_slide": "19476d59aaff7054",
    "card_pick": "52e3768491328fe9",
    "button": "6130265120f2915f",
    "bid": "a75071046d03b030",
    "pass": "3efd2aea8b12a2e2",
    "trump": "2fb404f79a32de66",
    "stash": "db97a46991c461df",
    "crown": "e63e3f5a65afd6eb",
    "trick_won": "4d0d077b1791cf31",
    "points": "7c41ce2d5f28ab34",
    "bid_made": "57137c98068a1233",
    "bid_set": "0ec1cb965f74853f",
    "round_end": "6cf4bcbe31b98ca2",
    "win": "fb83300b49169b1a",
    "error": "c152ffaa8f2d413f",
    "turn": "af024854b2184b22",
    "curtain": "db79c2544b1d51bd",
}


@pytest.fixture(scope="module")
def mixer() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        pygame.mixer.quit()
        pygame.mixer.init(synth.RATE, -16, 1, allowedchanges=0)
        yield
        pygame.mixer.quit()


synthesise = functools.cache(sounds.synthesise)


def shipped(name: str) -> Path:
    return sounds.SOUNDS / f"{name}.ogg"


def likeness(one: "array.array[int]", other: "array.array[int]") -> float:
    """The cosine between two sounds: 1 for the same shape, about 0 for strangers."""
    product = sum(a * b for a, b in zip(one, other, strict=True))
    return product / math.sqrt(sum(a * a for a in one) * sum(b * b for b in other))


def test_each_recipe_is_shipped_and_nothing_else() -> None:
    assert {path.name for path in sounds.SOUNDS.iterdir()} == {f"{name}.ogg" for name in sounds.RECIPES}


def test_all_sounds_together_are_small() -> None:
    assert sum(path.stat().st_size for path in sounds.SOUNDS.iterdir()) < MOST_BYTES


@pytest.mark.parametrize("name", sounds.RECIPES)
def test_a_recipe_yields_the_same_quiet_samples_everywhere(name: str) -> None:
    pcm = synthesise(name)
    assert hashlib.sha256(synth.little_endian(pcm)).hexdigest()[:16] == SAMPLES[name]
    assert max(map(abs, pcm)) < LOUDEST
    assert pcm[0] == pcm[-1] == 0


@pytest.mark.usefixtures("mixer")
@pytest.mark.parametrize("name", sounds.RECIPES)
def test_the_shipped_file_is_that_recipe(name: str) -> None:
    pcm = synthesise(name)
    heard = array.array("h", pygame.mixer.Sound(shipped(name)).get_raw())
    assert len(heard) == len(pcm)
    assert likeness(heard, pcm) > 0.9


def test_variants_of_a_sound_differ() -> None:
    first, second, third = (synthesise(f"card_play_{i}") for i in (1, 2, 3))
    assert max(likeness(first, second), likeness(second, third), likeness(first, third)) < 0.9


def test_a_wav_file_says_how_its_samples_are_to_be_read() -> None:
    pcm = array.array("h", [0, 1, -2, 300])
    with wave.open(io.BytesIO(sounds.as_wav(pcm))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        assert file.readframes(9) == b"\x00\x00\x01\x00\xfe\xff\x2c\x01"


def test_a_sound_that_is_none_is_refused_before_anything_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["sounds.py", "--wav", str(tmp_path / "new"), "bid", "trumpet"])
    with pytest.raises(SystemExit):
        sounds.main()
    assert "no such sound: trumpet" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(("name", "hertz"), [("A4", 440.0), ("A5", 880.0), ("C4", 261.63), ("D#4", 311.13)])
def test_notes_are_in_tune(name: str, hertz: float) -> None:
    assert synth.note(name) == pytest.approx(hertz, abs=0.01)


def test_a_band_filter_lets_its_own_pitch_through_and_holds_others_back() -> None:
    def loudness(hertz: float) -> float:
        tone = [math.sin(2 * math.pi * hertz * i / synth.RATE) for i in range(8_000)]
        return max(synth.band(tone, 1_000, 1_000, 4.0)[4_000:])

    assert loudness(1_000) == pytest.approx(1.0, abs=0.02)
    assert loudness(200) < 0.1
    assert loudness(8_000) < 0.1
