"""The measure of loudness, against the levels that its recommendation gives for tones."""

import math

import pytest

from soundlib.loudness import loudest_moment, loudness

RATE = 8_000


def tone(level_db: float, seconds: float, hertz: float = 997.0, rate: int = RATE) -> list[float]:
    """A sine whose peak is this far below full scale."""
    peak = 10 ** (level_db / 20)
    return [peak * math.sin(2 * math.pi * hertz * i / rate) for i in range(round(seconds * rate))]


@pytest.mark.parametrize("rate", [22_050, 44_100, 48_000])
def test_a_full_tone_on_one_channel_has_3_units_below_full_scale(rate: int) -> None:
    assert loudness(tone(0, 1, rate=rate), rate) == pytest.approx(-3.01, abs=0.05)


def test_loudness_follows_the_level() -> None:
    assert loudness(tone(-23, 2), RATE) == pytest.approx(loudness(tone(0, 2), RATE) - 23, abs=0.01)


def test_what_is_too_soft_does_not_count() -> None:
    """The relative gate: 10 units under the mean of what is heard. A tone of 4 s, then 8 s that are 33 dB softer."""
    loud = loudness(tone(-20, 4), RATE)
    assert loudness(tone(-20, 4) + tone(-53, 8), RATE) == pytest.approx(loud, abs=0.3)
    assert loudness(tone(-20, 4) + tone(-26, 8), RATE) < loud - 2


def test_silence_has_no_loudness() -> None:
    assert loudness([0.0] * RATE, RATE) == -math.inf
    assert loudness(tone(-80, 2), RATE) == -math.inf, "under the absolute gate"
    assert loudest_moment([0.0] * 100, RATE) == -math.inf


def test_the_ear_hears_little_of_a_rumble() -> None:
    assert loudness(tone(-20, 2, hertz=25), RATE) < loudness(tone(-20, 2), RATE) - 8


def test_the_loudest_moment_is_that_of_50_ms() -> None:
    knock = [0.0] * RATE + tone(-20, 0.05) + [0.0] * RATE
    assert loudest_moment(knock, RATE) == pytest.approx(loudest_moment(tone(-20, 1), RATE), abs=0.3)
    assert loudest_moment(tone(-20, 0.025), RATE) == pytest.approx(loudest_moment(tone(-20, 1), RATE) - 3, abs=0.4)


def test_where_the_moment_lies_does_not_matter() -> None:
    for before in (0, 17, 250):
        assert loudest_moment([0.0] * before + tone(-20, 0.05), RATE) == pytest.approx(
            loudest_moment(tone(-20, 0.05), RATE), abs=0.05
        )
