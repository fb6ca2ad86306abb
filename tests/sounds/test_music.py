"""The shipped music: it is our script's piece, quiet, small, and goes round without a seam."""

import array
import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import quantiles

import pygame
import pytest

import sounds
from soundlib import music
from soundlib.loudness import loudness

MOST_BYTES = 300_000
RATE = music.MUSIC_RATE
BAR = round(music.BEATS_A_BAR * music.BEAT * RATE)
BANDS = (120, 250, 500, 1_000, 2_000)  # hertz


@pytest.fixture(scope="module")
def heard() -> Iterator["array.array[int]"]:
    """The file as it is decoded, at its own rate."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        pygame.mixer.quit()
        pygame.mixer.init(RATE, -16, 1, allowedchanges=0)
        yield array.array("h", pygame.mixer.Sound(sounds.MUSIC).get_raw())
        pygame.mixer.quit()


def test_it_is_small_and_more_than_a_minute_long(heard: "array.array[int]") -> None:
    assert sounds.MUSIC.stat().st_size < MOST_BYTES
    assert len(heard) == round(len(music.BARS) * music.BEATS_A_BAR * music.BEAT * RATE)
    assert len(heard) > 60 * RATE


def test_it_is_the_piece_that_the_script_makes(heard: "array.array[int]") -> None:
    """Nearly two bars are compared, for the piece takes long to make; what rings before them is over by then."""
    two = slice(2 * BAR, 4 * BAR - RATE)
    made, kept = music.piece(music.BARS[:4])[two], heard[two]
    product = sum(a * b for a, b in zip(kept, made, strict=True))
    assert product / math.sqrt(sum(a * a for a in kept) * sum(b * b for b in made)) > 0.98


def test_it_is_quiet_and_far_from_clipped(heard: "array.array[int]") -> None:
    samples = [sample / 32_768 for sample in heard]
    assert loudness(samples, RATE) == pytest.approx(sounds.MUSIC_LEVEL, abs=0.5)
    assert max(map(abs, samples)) < 0.5


def test_its_join_is_no_steeper_than_the_rest(heard: "array.array[int]") -> None:
    near = RATE // 200
    around = [*heard[-near:], *heard[:near]]
    for curve in (steps, lambda samples: steps(steps(samples))):  # how steep it is, and how sharply it bends
        assert max(map(abs, curve(around))) <= quantiles(map(abs, curve(heard)), n=100)[-1]


def steps(samples: Sequence[int]) -> list[int]:
    return [b - a for a, b in pairwise(samples)]


def test_its_join_is_no_louder_than_other_bar_lines(heard: "array.array[int]") -> None:
    """Just before the join and just after it the music is within what it is before and after its other bars."""
    span = RATE // 10
    lines = range(BAR, len(heard) - BAR, BAR)
    before, after = ([power(heard[at - span : at]) for at in lines], [power(heard[at : at + span]) for at in lines])
    assert min(before) <= power(heard[-span:]) <= max(before)
    assert min(after) <= power(heard[:span]) <= max(after)


def test_spectra_agree_on_both_sides_of_the_join(heard: "array.array[int]") -> None:
    """In no octave does the music change more from before the join to after it than over its other bar lines."""
    span = RATE // 2
    for hertz in BANDS:
        changes = [
            abs(level(heard[at : at + span], hertz) - level(heard[at - span : at], hertz))
            for at in range(BAR, len(heard) - BAR, BAR)
        ]
        assert abs(level(heard[:span], hertz) - level(heard[-span:], hertz)) <= max(changes), hertz


def test_a_seam_would_be_found(heard: "array.array[int]") -> None:
    """A piece that is cut off within a note fails the same questions."""
    loudest = max(range(9 * BAR, 10 * BAR), key=lambda i: abs(heard[i]))
    with pytest.raises(AssertionError):
        test_its_join_is_no_steeper_than_the_rest(heard[: loudest + 1])


def power(samples: "array.array[int]") -> float:
    return sum(sample * sample for sample in samples) / len(samples)


def level(samples: "array.array[int]", hertz: float) -> float:
    """The level of an octave in decibels, from three of its frequencies (Goertzel)."""
    total = 1.0
    for part in (0.8, 1.0, 1.25):
        turn = 2 * math.cos(2 * math.pi * hertz * part / RATE)
        last = before = 0.0
        for sample in samples:
            last, before = sample + turn * last - before, last
        total += last * last + before * before - turn * last * before
    return 10 * math.log10(total / len(samples))
