"""How loud a sound is to the ear: the measure of ITU-R BS.1770, for sounds of one channel. Standard library only.

Long sounds are measured as that recommendation says, with both gates. Its blocks of 400 ms say nothing about a
knock, so short sounds are measured by their loudest 50 ms, weighted in the same way.
"""

import math
from collections.abc import Iterable, Sequence

Biquad = tuple[float, float, float, float, float]  # b0, b1, b2, a1, a2

_OFFSET = -0.691  # of the recommendation: makes a sine of 997 Hz as loud as its own level says
_BLOCK, _HOP, _SHORT = 0.4, 0.1, 0.05  # seconds
_SILENCE, _GATE = -70.0, -10.0  # the absolute gate in LUFS, and the relative one in LU


def loudness(samples: Sequence[float], rate: int) -> float:
    """Return the integrated loudness in LUFS of samples between -1 and 1; minus infinity for silence."""
    blocks = _mean_squares(weighted(samples, rate), round(_BLOCK * rate), round(_HOP * rate))
    heard = [block for block in blocks if _decibels(block) > _SILENCE]
    gate = _decibels(_mean(heard)) + _GATE
    return _decibels(_mean(block for block in heard if _decibels(block) > gate))


def loudest_moment(samples: Sequence[float], rate: int) -> float:
    """Return the loudness of the loudest 50 ms, in LUFS; minus infinity for silence."""
    size = round(_SHORT * rate)
    padded = [*samples, *(0.0 for _ in range(size))]
    return _decibels(max(_mean_squares(weighted(padded, rate), size, size // 50)))


def weighted(samples: Iterable[float], rate: int) -> list[float]:
    """Return the samples as the ear weights them: a shelf for the head, and a high-pass."""
    return _filtered(_filtered(samples, _shelf(rate)), _high_pass(rate))


def _mean_squares(samples: Sequence[float], size: int, hop: int) -> list[float]:
    """Return the mean square of each block of this many samples, one beginning every `hop`."""
    sums = [0.0]
    for sample in samples:
        sums.append(sums[-1] + sample * sample)
    return [(sums[start + size] - sums[start]) / size for start in range(0, len(sums) - size, hop)]


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found) if found else 0.0


def _decibels(mean_square: float) -> float:
    return _OFFSET + 10 * math.log10(mean_square) if mean_square > 0 else -math.inf


def _shelf(rate: int) -> Biquad:
    """Return the first filter of the recommendation, for any rate: it lifts what is above 1.7 kHz by 4 dB."""
    k, q, high = math.tan(math.pi * 1681.974450955533 / rate), 0.7071752369554196, 10 ** (3.999843853973347 / 20)
    band = high**0.4996667741545416
    a0 = 1 + k / q + k * k
    return (
        (high + band * k / q + k * k) / a0,
        2 * (k * k - high) / a0,
        (high - band * k / q + k * k) / a0,
        2 * (k * k - 1) / a0,
        (1 - k / q + k * k) / a0,
    )


def _high_pass(rate: int) -> Biquad:
    """Return the second filter of the recommendation, for any rate: it takes away what is below 38 Hz."""
    k, q = math.tan(math.pi * 38.13547087602444 / rate), 0.5003270373238773
    a0 = 1 + k / q + k * k
    return (1.0, -2.0, 1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0)


def _filtered(samples: Iterable[float], biquad: Biquad) -> list[float]:
    b0, b1, b2, a1, a2 = biquad
    first = second = 0.0
    result = []
    for sample in samples:
        value = b0 * sample + first
        first = b1 * sample - a1 * value + second
        second = b2 * sample - a2 * value
        result.append(value)
    return result
