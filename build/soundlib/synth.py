"""A small synthesiser: build/sounds.py makes the game's sounds with it. Standard library only.

A sound under way is a list of floats, one a sample, 44,100 a second, one channel. Every function returns a
new list. All of it is arithmetic on seeded numbers, so the same recipe gives the same samples everywhere.
"""

import array
import math
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

RATE = 44_100
FULL_SCALE = 32_767
FADE_IN, FADE_OUT = 0.001, 0.006  # seconds; every sound has them, so that no loudspeaker clicks

Samples = list[float]


class Partial(NamedTuple):
    """One sine of a struck object: its frequency as a multiple of the note's, its level, and its half-life (s)."""

    ratio: float
    level: float
    half_life: float


# A bar that is free at both ends rings at 1 : 2.76 : 5.40; marimba makers carve it to 1 : 3.93 : 9.2.
WOOD = (Partial(1, 1.0, 0.07), Partial(3.93, 0.28, 0.025), Partial(9.2, 0.10, 0.01))
KALIMBA = (Partial(1, 1.0, 0.20), Partial(2, 0.22, 0.10), Partial(3.01, 0.10, 0.06), Partial(6.2, 0.05, 0.02))
BELL = (Partial(1, 1.0, 0.30), Partial(2, 0.35, 0.20), Partial(3, 0.12, 0.12), Partial(4.16, 0.06, 0.06))
# A table top of wood under felt: low, and damped at once.
TABLE = (Partial(1, 1.0, 0.020), Partial(1.9, 0.8, 0.014), Partial(3.1, 0.5, 0.009), Partial(4.7, 0.25, 0.006))
KNOCK = (Partial(1, 1.0, 0.025), Partial(1.58, 0.5, 0.018), Partial(2.74, 0.2, 0.01))


def count(seconds: float) -> int:
    """Return the number of samples that last this long."""
    return round(seconds * RATE)


def note(name: str) -> float:
    """Return the frequency in hertz of a note such as "A4" (440) or "F#3", in equal temperament."""
    semitone = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}[name[0]] + name.count("#")
    return 440.0 * math.exp2((semitone + 12 * (int(name[-1]) - 4)) / 12)


def noise(seconds: float, seed: int) -> Samples:
    """Return white noise between -1 and 1, from Marsaglia's 32-bit xorshift (13, 17, 5): always the same for a seed."""

    def values() -> Iterator[float]:
        state = (seed * 2_654_435_761 + 1) & 0xFFFFFFFF
        while True:
            state ^= (state << 13) & 0xFFFFFFFF
            state ^= state >> 17
            state ^= (state << 5) & 0xFFFFFFFF
            yield state / 0x80000000 - 1.0

    return list(islice(values(), count(seconds)))


def band(samples: Samples, start_hz: float, end_hz: float, q: float = 1.0) -> Samples:
    """Return what passes a band filter whose centre glides from start_hz to end_hz.

    The state variable filter in trapezoidal form (Andrew Simper, "Linear Trapezoidal Integrated SVF", 2013),
    which stays stable while its frequency moves.
    """
    result, low_state, band_state, damping = [], 0.0, 0.0, 1 / q
    glide = (end_hz / start_hz) ** (1 / max(1, len(samples)))
    hertz = start_hz
    for sample in samples:
        g = math.tan(math.pi * hertz / RATE)
        a1 = 1 / (1 + g * (g + damping))
        rest = sample - low_state
        mid = a1 * band_state + g * a1 * rest
        low = low_state + g * mid
        band_state, low_state = 2 * mid - band_state, 2 * low - low_state
        result.append(mid * damping)
        hertz *= glide
    return result


def soften(samples: Samples, hertz: float) -> Samples:
    """Return the samples with the brightness above `hertz` taken away, 6 dB an octave."""
    keep = math.exp(-2 * math.pi * hertz / RATE)
    result, last = [], 0.0
    for sample in samples:
        last = keep * last + (1 - keep) * sample
        result.append(last)
    return result


def puff(samples: Samples, attack: float, half_life: float) -> Samples:
    """Return the samples swelling for `attack` seconds, then dying away by half every `half_life` seconds."""
    rise = max(1, count(attack))
    fall = 0.5 ** (1 / (half_life * RATE))
    return [
        sample * (math.sin(math.pi / 2 * i / rise) if i < rise else fall ** (i - rise))
        for i, sample in enumerate(samples)
    ]


def swell(samples: Samples, top: float = 0.5) -> Samples:
    """Return one smooth hump over the whole length, highest at `top` (0 to 1) of it."""
    size = max(1, len(samples))
    power = math.log(0.5) / math.log(top)
    return [sample * math.sin(math.pi * (i / size) ** power) ** 2 for i, sample in enumerate(samples)]


def strike(hertz: float, seconds: float, body: Sequence[Partial] = KALIMBA, attack: float = 0.002) -> Samples:
    """Return a struck note: each partial of `body` rings and dies away on its own; the last third is damped."""
    size = count(seconds)
    rise, damped = count(attack), size // 3
    result = [0.0] * size
    for ratio, level, half_life in body:
        turn = 2 * math.pi * hertz * ratio / RATE
        fall = 0.5 ** (1 / (half_life * RATE))
        for i in range(size):
            gain = min(1.0, i / rise) * min(1.0, (size - i) / damped)
            result[i] += gain * level * fall**i * math.sin(turn * i)
    return result


def ringing(hertz: float, half_life: float, size: int, rate: int = RATE) -> Samples:
    """Return a sine that halves every `half_life` seconds; each sample follows from the last two."""
    turn, fall = 2 * math.pi * hertz / rate, 0.5 ** (1 / (half_life * rate))
    forward, back = 2 * fall * math.cos(turn), fall * fall
    before, now = 0.0, fall * math.sin(turn)
    result = [before]
    for _ in range(size - 1):
        result.append(now)
        before, now = now, forward * now - back * before
    return result


def horn(hertz: float, seconds: float, brightness: float = 0.6) -> Samples:
    """Return a blown note: harmonics that come in one after the other, as a player's breath opens the tone."""
    size = count(seconds)
    release = count(seconds * 0.45)
    result = [0.0] * size
    for harmonic in range(1, 8):
        level = brightness ** (harmonic - 1)
        rise = count(0.012 + 0.008 * harmonic)
        turn = 2 * math.pi * hertz * harmonic / RATE
        for i in range(size):
            gain = min(1.0, i / rise) * min(1.0, (size - i) / release)
            result[i] += gain * gain * level * math.sin(turn * i)
    return result


def mix(*layers: tuple[float, float, Samples]) -> Samples:
    """Mix sounds; a layer is (starts at this second, level, samples)."""
    result = [0.0] * max(count(at) + len(samples) for at, _, samples in layers)
    for at, level, samples in layers:
        start = count(at)
        for i, sample in enumerate(samples):
            result[start + i] += level * sample
    return result


def room(samples: Samples, amount: float = 0.2, tail: float = 0.35, rate: int = RATE) -> Samples:
    """Return the same sound in a small wooden room, `tail` seconds longer.

    Manfred Schroeder's reverberator: four combs side by side, here with softened echoes, then an all-pass.
    """
    *combs, through = (size * rate // RATE for size in (1_116, 1_277, 1_422, 1_617, 556))
    dry = samples + [0.0] * count(tail)
    wet = [0.0] * len(dry)
    for delay in combs:
        line, last = [0.0] * delay, 0.0
        for i, sample in enumerate(dry):
            echo = line[i % delay]
            last = 0.6 * echo + 0.4 * last
            line[i % delay] = sample + 0.62 * last
            wet[i] += echo
    line = [0.0] * through
    for i, sample in enumerate(wet):
        echo = line[i % through]
        line[i % through] = sample + 0.5 * echo
        wet[i] = echo - 0.5 * sample
    return [direct + amount * reflected for direct, reflected in zip(dry, wet, strict=True)]


def finish(samples: Samples) -> Samples:
    """Return the finished sound: centred, silent at both ends, with a peak of 1."""
    centre = sum(samples) / len(samples)
    rise, fall, last = count(FADE_IN), count(FADE_OUT), len(samples) - 1
    faded = [(sample - centre) * min(1.0, i / rise, (last - i) / fall) for i, sample in enumerate(samples)]
    peak = max(map(abs, faded))
    return [sample / peak for sample in faded]


def as_pcm(samples: Samples, gain_db: float) -> "array.array[int]":
    """Return samples as 16-bit numbers. OverflowError: they are too loud."""
    gain = FULL_SCALE * 10 ** (gain_db / 20)
    return array.array("h", (round(sample * gain) for sample in samples))


def little_endian(pcm: "array.array[int]") -> bytes:
    """Return the samples as WAV files hold them, on any machine."""
    if sys.byteorder == "big":
        pcm = array.array("h", pcm)
        pcm.byteswap()
    return pcm.tobytes()
