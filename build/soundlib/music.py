"""The music of the table: a slow piece for plucked tongues and low pipes, 88 seconds that go round without a seam.

Whatever rings beyond the last bar rings on in the first, so that the end is one moment like any other. Everything
in it is dark, so that half the usual rate is enough.
"""

import math
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import cycle
from operator import mul
from typing import NamedTuple

from soundlib.synth import RATE, Partial, Samples, note, ringing, room, swell

MUSIC_RATE = RATE // 2
BEAT = 10 / 11  # seconds: 66 beats a minute
BEATS_A_BAR = 4
UPBEAT = (
    BEAT / 2
)  # seconds before the first bar: the end meets the beginning where notes die away, not where one begins
ECHO = 1.5  # seconds after which nothing is left of one
PLUCK = 3.2  # seconds that a plucked note lasts

# A tongue of steel on a wooden box, plucked with the soft of the thumb.
TONGUE = (Partial(1, 1.0, 0.50), Partial(2, 0.16, 0.22), Partial(3.01, 0.05, 0.10), Partial(5.4, 0.02, 0.03))
PIPE = (1.0, 0.22, 0.07)  # levels of a low pipe's harmonics


class Bar(NamedTuple):
    """One bar: the chord from its bass up, and the melody as (beat, note)."""

    chord: tuple[str, str, str]
    melody: tuple[tuple[float, str], ...] = ()


_D, _B, _G, _A = ("D3", "A3", "F#4"), ("B2", "F#3", "D4"), ("G2", "D3", "B3"), ("A2", "E3", "C#4")
_E, _F = ("E3", "B3", "G4"), ("F#2", "C#3", "A3")

BARS = (
    Bar(_D, ((0, "F#5"), (2.5, "E5"))),
    Bar(_B, ((0, "D5"),)),
    Bar(_G, ((1, "B4"), (2, "D5"), (3, "E5"))),
    Bar(_A, ((0, "E5"),)),
    Bar(_D, ((1, "A4"), (2, "D5"), (3, "F#5"))),
    Bar(_F, ((0, "A5"), (2.5, "F#5"))),
    Bar(_G, ((0, "E5"), (2, "D5"))),
    Bar(_A, ((1, "E5"),)),
    Bar(_B, ((0, "F#5"), (1.5, "E5"), (2.5, "D5"))),
    Bar(_F, ((0, "C#5"),)),
    Bar(_G, ((1, "D5"), (2, "E5"), (3, "G5"))),
    Bar(_D, ((0, "F#5"),)),
    Bar(_E, ((1, "B4"), (2, "E5"), (3, "G5"))),
    Bar(_B, ((0, "F#5"), (2.5, "D5"))),
    Bar(_G, ((0, "B4"), (2, "A4"))),
    Bar(_A),
    Bar(_D, ((2, "A4"), (3, "D5"))),
    Bar(_B, ((0, "F#5"), (2.5, "E5"))),
    Bar(_E, ((0, "D5"), (2, "B4"))),
    Bar(_A, ((1, "C#5"), (2.5, "E5"))),
    Bar(_G, ((0, "D5"),)),
    Bar(_E, ((1, "G5"), (2.5, "E5"))),
    Bar(_D, ((0, "D5"),)),
    Bar(_A, ((2, "A4"), (3, "E5"))),
)
PLUCKS = ((0.0, 0, 0.55), (1.0, 1, 0.34), (2.0, 2, 0.38), (3.0, 1, 0.30))  # beat, tone of the chord, level
LATE = (0.012, 0.023, 0.006, 0.028, 0.016, 0.000, 0.020)  # seconds: no hand is a clock


def piece(bars: Sequence[Bar] = BARS) -> Samples:
    """Return the whole piece, or one of other bars, MUSIC_RATE samples a second, with a peak of 1."""
    size = round(len(bars) * BEATS_A_BAR * BEAT * MUSIC_RATE)
    ring = [0.0] * size
    for seconds, level, samples in _notes(bars):
        _lay(ring, round(seconds * MUSIC_RATE), level, samples)
    lead = round(ECHO * MUSIC_RATE)
    heard = room(ring[-lead:] + ring, 0.16, 0.0, MUSIC_RATE)[lead:]
    peak = max(map(abs, heard))
    return [sample / peak for sample in heard]


def _lay(ring: Samples, start: int, level: float, samples: Samples) -> None:
    """Add a note; what goes over the end goes on at the beginning."""
    here = len(ring) - start
    for first, part in ((start, samples[:here]), (0, samples[here:])):
        last = first + len(part)
        ring[first:last] = [heard + level * sample for heard, sample in zip(ring[first:last], part, strict=True)]


def _notes(bars: Sequence[Bar]) -> Iterator[tuple[float, float, Samples]]:
    """Yield each note: its start in seconds, its level and its sound."""
    late = cycle(LATE)
    for number, bar in enumerate(bars):
        start = UPBEAT + number * BEATS_A_BAR * BEAT
        yield start, 0.075, _pipes(bar.chord)
        for beat, tone, level in PLUCKS:
            yield start + beat * BEAT + next(late), level, _pluck(bar.chord[tone])
        for beat, name in bar.melody:
            yield start + beat * BEAT + next(late), 0.62, _pluck(name)


@cache
def _pluck(name: str) -> Samples:
    parts = [(level, note(name) * ratio, half_life) for ratio, level, half_life in TONGUE]
    size, rise = round(PLUCK * MUSIC_RATE), round(0.005 * MUSIC_RATE)
    return [sample * min(1.0, i / rise, 2 * (size - i) / size) for i, sample in enumerate(_together(parts, size))]


@cache
def _pipes(chord: tuple[str, ...]) -> Samples:
    """Return a breath through a pipe for each tone, which swells and fades over a bar and a half."""
    parts = [(level, note(name) * k, math.inf) for name in chord for k, level in enumerate(PIPE, 1)]
    return swell(_together(parts, round(1.5 * BEATS_A_BAR * BEAT * MUSIC_RATE)), 0.4)


def _together(parts: list[tuple[float, float, float]], size: int) -> Samples:
    """Return sines that sound together; a part is (level, hertz, half-life)."""
    sines = [ringing(hertz, half_life, size, MUSIC_RATE) for _, hertz, half_life in parts]
    levels = [level for level, *_ in parts]
    return [sum(map(mul, levels, moment)) for moment in zip(*sines, strict=True)]
