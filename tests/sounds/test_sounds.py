"""The shipped sounds: made by build/sounds.py, the same on every machine, quiet, and without clicks."""

import array
import cmath
import functools
import hashlib
import io
import itertools
import math
import sys
import wave
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

import sounds
from soundlib import synth

MOST_BYTES = 300_000
LOUDEST = 10 ** (-8 / 20) * synth.FULL_SCALE
EVEN = 0.7  # LU by which a file as heard may miss what its recipe asks for

# SHA-256 of the samples, its first 16 digits: what the recipes yield, on every system and Python.
SAMPLES = {
    "card_deal_1": "1644712fdb4214c6",
    "card_deal_2": "75d7783c4734112a",
    "card_deal_3": "857be1378e4df8a3",
    "card_deal_4": "cae92e47cf356e7d",
    "card_deal_5": "b990877d27e8cbb4",
    "card_play_1": "850922c7e26b3a20",
    "card_play_2": "f9346459c5cef266",
    "card_play_3": "c691c4316792a38c",
    "card_play_4": "d96388b04778da29",
    "card_play_5": "65722de794b10b4b",
    "card_slide_1": "55c50d46fe57defb",
    "card_slide_2": "5ccc89c54f562e3d",
    "card_slide_3": "b72c7a4e96e9784b",
    "card_slide_4": "7fa1a2242d559efd",
    "card_slide_5": "15f370839a0a924a",
    "card_pick_1": "9b6ee00c02f228c9",
    "card_pick_2": "50382780fe8ee573",
    "card_pick_3": "a2f4b0f56d1a13ef",
    "card_pick_4": "b3c358f3d16aac75",
    "card_pick_5": "613374d5511a9abe",
    "button": "24fa848e9c545ec4",
    "bid": "a01fe9b97ea729d1",
    "pass": "b72d6345d5e136dd",
    "trump": "6036e75d6e73d028",
    "stash": "1b6b8ce1b8d2dca9",
    "crown": "411e03cc21d23180",
    "crowned": "a77e85328866d247",
    "breath": "d4d4f80618e0498a",
    "decided_for": "1e67dcb3e29268c2",
    "decided_against": "ed0f70b039e661f7",
    "trick_won": "6681ee04d85192d6",
    "points": "1ed54db542984b4a",
    "bid_made": "772155d9096fd452",
    "bid_set": "b239dd886c6cff41",
    "round_end": "be45b6ebe53d6b2a",
    "win": "14ff0bac94518353",
    "error": "caaa4e34fb6372ba",
    "turn": "5febe7d57559aa95",
    "curtain": "396dc006dde19b75",
}


KINDS = (sounds.HINT, sounds.CARD, sounds.CALL, sounds.TUNE, sounds.FANFARE)


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


def as_heard(name: str) -> list[float]:
    return [sample / 32_768 for sample in array.array("h", pygame.mixer.Sound(shipped(name)).get_raw())]


@pytest.mark.usefixtures("mixer")
@pytest.mark.parametrize("name", sounds.RECIPES)
def test_sounds_of_a_kind_are_equally_loud_as_they_are_heard(name: str) -> None:
    heard, asked = as_heard(name), sounds.RECIPES[name][0]
    kind = min(KINDS, key=lambda kind: abs(kind.level - asked.level) + (kind.is_short != asked.is_short) * 100)
    assert abs(kind.measure(heard) - kind.level) < EVEN + (sounds.TAKE_SPREAD if name[-1].isdigit() else 0)
    assert max(map(abs, heard)) < 0.5, "far from clipped, so that several at once are not clipped either"


@pytest.mark.usefixtures("mixer")
def test_a_short_sound_is_measured_as_one() -> None:
    for name, (kind, _) in sounds.RECIPES.items():
        assert kind.is_short == (len(as_heard(name)) < 1.1 * synth.RATE), name


@pytest.mark.parametrize("name", ["card_deal", "card_play", "card_slide", "card_pick"])
def test_takes_of_a_sound_differ_in_shape_and_a_little_in_loudness(name: str) -> None:
    takes = [synthesise(f"{name}_{take}") for take in sounds.TAKES]
    shortest = min(map(len, takes))
    for one, other in itertools.combinations(takes, 2):
        assert likeness(one[:shortest], other[:shortest]) < 0.9
    levels = [sounds.CARD.measure([sample / 32_768 for sample in take]) for take in takes]
    assert 0.5 < max(levels) - min(levels) < 2.5


@pytest.mark.parametrize("name", [f"card_play_{take}" for take in sounds.TAKES])
def test_a_played_card_is_a_thump_with_a_soft_edge(name: str) -> None:
    """Most of it is wood and felt, below 1.2 kHz; there is paper in it, and hardly anything that hisses."""
    low, paper, hiss = shares_of_power(synthesise(name), 1_200, 5_000)
    assert 0.6 < low < 0.9
    assert paper > 0.08
    assert hiss < 0.05


def shares_of_power(pcm: "array.array[int]", *limits: float) -> list[float]:
    """The shares of power below, between and above some frequencies, as one transform of the whole tells."""
    size = 1 << (len(pcm) - 1).bit_length()
    spectrum = transform([complex(sample) for sample in pcm] + [0j] * (size - len(pcm)))[: size // 2]
    sums = [0.0] * (len(limits) + 1)
    for number, value in enumerate(spectrum):
        sums[sum(number * synth.RATE / size >= limit for limit in limits)] += abs(value) ** 2
    return [part / sum(sums) for part in sums]


def transform(values: list[complex]) -> list[complex]:
    """The discrete Fourier transform (Cooley and Tukey) of as many values as a power of two."""
    if len(values) == 1:
        return values
    even, odd = transform(values[::2]), transform(values[1::2])
    turned = [value * cmath.exp(-2j * math.pi * k / len(values)) for k, value in enumerate(odd)]
    return [a + b for a, b in zip(even, turned, strict=True)] + [a - b for a, b in zip(even, turned, strict=True)]


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
