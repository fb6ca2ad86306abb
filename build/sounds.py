"""Makes every sound of the game: synthesises it and writes assets/sounds/NAME.ogg with oggenc.

    python build/sounds.py [--wav FOLDER] [NAME ...]

The music goes to assets/music; it is made with the rest, or by its name, "music".

All sounds are quiet and of wood, felt, paper and small tuned bars, and those of a kind are equally loud. A name
that ends in _1, _2, ... is one of several takes, so that thirteen cards are no machine. Same script, same bytes.
"""

import argparse
import array
import io
import shutil
import subprocess
import sys
import wave
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from soundlib.loudness import loudest_moment, loudness
from soundlib.music import MUSIC_RATE, piece
from soundlib.synth import (
    BELL,
    KALIMBA,
    KNOCK,
    RATE,
    TABLE,
    WOOD,
    Samples,
    as_pcm,
    band,
    finish,
    horn,
    little_endian,
    mix,
    noise,
    note,
    puff,
    room,
    soften,
    strike,
    swell,
)

ASSETS = Path(__file__).resolve().parent.parent / "assets"
SOUNDS, MUSIC = ASSETS / "sounds", ASSETS / "music" / "table.ogg"

TAKES = range(1, 6)
TAKE_SPREAD = 1.0  # LU by which a take is louder or softer than its kind


class Kind(NamedTuple):
    """Sounds that are equally loud: by their loudest 50 ms if they are short, else by their loudness as a whole."""

    level: float  # LUFS
    is_short: bool

    def measure(self, samples: Sequence[float]) -> float:
        """Return how loud samples between -1 and 1 are."""
        return (loudest_moment if self.is_short else loudness)(samples, RATE)


HINT = Kind(-31.0, is_short=True)
CARD = Kind(-23.0, is_short=True)
PRESS = Kind(-23.0, is_short=True)
CALL = Kind(-21.0, is_short=True)
TUNE = Kind(-24.0, is_short=False)
FANFARE = Kind(-21.0, is_short=False)
MUSIC_LEVEL = -30.0  # LUFS
QUALITY, MUSIC_QUALITY = 2, 4  # of oggenc


def varied(take: int, spread: float) -> float:
    """Return a number of about 1 that is different for each take: at most `spread` more or less."""
    return 1 + spread * (0.0, 1.0, -0.7, 0.45, -1.0, 0.7)[take % 6]


def rustle(seconds: float, seed: int, start_hz: float, end_hz: float) -> Samples:
    """Return the sound of paper gliding over paper."""
    return band(noise(seconds, seed), start_hz, end_hz, 0.8)


def thump(seed: int, hertz: float, edge: float = 1.0) -> Samples:
    """Return the sound of a card that lands: the table's wood under felt, and the card's edge just before."""
    felt = puff(soften(band(noise(0.12, seed), 620, 330, 0.6), 1_100), 0.004, 0.014)
    paper = puff(soften(rustle(0.09, seed + 1, 2_900, 1_500), 3_800), 0.003, 0.012)
    return mix((0, 0.85 * edge, paper), (0.004, 2.4, felt), (0.005, 0.30, strike(hertz, 0.13, TABLE, 0.005)))


def card_deal(take: int) -> Samples:
    flight = swell(soften(rustle(0.085 * varied(take, 0.12), take, 2_900, 1_700), 4_200), 0.62)
    return mix((0, 0.75, flight), (0.058, 0.8, thump(take + 50, 152 * varied(take, 0.09), 0.8 * varied(take + 2, 0.2))))


def card_play(take: int) -> Samples:
    flight = swell(soften(rustle(0.06, take + 10, 2_000, 1_300), 3_500), 0.7)
    return mix((0, 0.35, flight), (0.034, 1.0, thump(take + 60, 116 * varied(take, 0.09), varied(take + 3, 0.2))))


def card_slide(take: int) -> Samples:
    seconds = 0.29 * varied(take, 0.08)
    sweep = swell(soften(rustle(seconds, take + 20, 900, 1_900 * varied(take + 1, 0.12)), 2_600), 0.4)
    return mix((0, 1.0, sweep), (seconds - 0.06, 0.35, thump(take + 70, 136 * varied(take, 0.09), 0.5)))


def card_pick(take: int) -> Samples:
    paper = puff(soften(rustle(0.06, take + 22, 2_000, 2_900 * varied(take, 0.15)), 4_000), 0.010, 0.010)
    return mix((0, 1.0, paper), (0.012, 0.5, puff(band(noise(0.05, take + 32), 380, 300, 0.8), 0.006, 0.010)))


def button() -> Samples:
    return mix((0, 1.0, strike(note("A4"), 0.11, KNOCK)), (0, 0.25, puff(rustle(0.03, 23, 2_400, 2_000), 0.001, 0.005)))


def bid() -> Samples:
    return room(mix((0, 0.8, strike(note("E4"), 0.35, WOOD)), (0.075, 1.0, strike(note("A4"), 0.35, WOOD))), 0.10, 0.10)


def pass_() -> Samples:
    return mix((0, 1.0, strike(note("D3"), 0.22, WOOD)), (0, 0.3, puff(rustle(0.05, 24, 900, 600), 0.002, 0.010)))


def trump() -> Samples:
    names = ("G3", "D4", "G4", "B4")
    return room(mix(*((0.07 * i, 0.9, strike(note(name), 0.8)) for i, name in enumerate(names))))


def stash() -> Samples:
    flips = [(0.10 * i, 0.80, thump(80 + i, 150 + 12 * i, 0.8)) for i in range(3)]
    return room(mix(*flips, (0.30, 0.4, strike(note("D4"), 0.5)), (0.30, 0.3, strike(note("A4"), 0.5))), 0.14, 0.2)


def crown() -> Samples:
    fanfare = mix(
        (0.00, 0.70, horn(note("G4"), 0.16)),
        (0.13, 0.80, horn(note("C5"), 0.17)),
        (0.27, 1.00, horn(note("E5"), 0.55)),
        (0.27, 0.45, horn(note("C5"), 0.55)),
        (0.27, 0.30, strike(note("C6"), 0.6, BELL)),
    )
    return room(soften(fanfare, 4_500), 0.18, 0.35)


def trick_won() -> Samples:
    return room(mix((0, 0.8, strike(note("D5"), 0.45)), (0.08, 1.0, strike(note("G5"), 0.5))), 0.12, 0.2)


def points() -> Samples:
    return strike(note("G5"), 0.07, KNOCK)


def bid_made() -> Samples:
    names = ("C5", "E5", "G5", "C6")
    return room(mix(*((0.085 * i, 0.75, strike(note(name), 0.9, BELL)) for i, name in enumerate(names))))


def bid_set() -> Samples:
    sigh = mix((0, 1.0, horn(note("D#4"), 0.26, 0.32)), (0.24, 1.0, horn(note("B3"), 0.60, 0.28)))
    return room(mix((0, 1.0, soften(sigh, 1_400)), (0.24, 0.30, strike(note("B2"), 0.5, WOOD))), 0.16, 0.3)


def crowned() -> Samples:
    """Return the sound of the Crown as it is set down: two bells, and gold on wood."""
    bells = ((0.00, 0.5, strike(note("G5"), 0.5, BELL)), (0.11, 0.6, strike(note("D6"), 0.6, BELL)))
    return room(mix(*bells, (0.11, 0.8, strike(note("G3"), 0.3, WOOD)), (0.11, 0.4, thump(90, 130))), 0.15, 0.2)


def breath() -> Samples:
    """Return a breath held: air drawn in over a low note that waits."""
    air = swell(soften(rustle(0.55, 91, 500, 1_100), 1_500), 0.75)
    return mix((0, 0.5, air), (0, 0.7, swell(horn(note("D3"), 0.60, 0.25), 0.7)))


def decided_for() -> Samples:
    """Return the ring of a trick that makes a bid: a fifth, open and bright."""
    return room(mix((0, 0.8, strike(note("D5"), 0.7, BELL)), (0.06, 1.0, strike(note("A5"), 0.7, BELL))), 0.16, 0.25)


def decided_against() -> Samples:
    """Return the ring of a trick that breaks a bid: the same bell with a hand on it, a half-tone apart."""
    low = soften(mix((0, 1.0, strike(note("D4"), 0.6, BELL)), (0.06, 0.9, strike(note("C#4"), 0.6, BELL))), 1_200)
    return room(mix((0, 1.0, low), (0.06, 0.4, strike(note("D3"), 0.3, WOOD))), 0.16, 0.25)


def round_end() -> Samples:
    chord = [(0.16 + 0.03 * i, 0.6, strike(note(name), 0.9)) for i, name in enumerate(("C4", "G4", "E5"))]
    return room(mix((0, 0.35, swell(rustle(0.25, 25, 1_400, 2_400), 0.4)), *chord))


def win() -> Samples:
    tune = (("G4", 0.00), ("C5", 0.13), ("E5", 0.26), ("D5", 0.42), ("E5", 0.55), ("G5", 0.72))
    melody = [(at, 0.55, strike(note(name), 0.9, BELL)) for name, at in tune]
    brass = [(0.72, 0.22, horn(note(name), 0.85, 0.45)) for name in ("C4", "E4", "G4", "C5")]
    last = [(0.84 + 0.06 * i, 0.35, strike(note(name), 0.9)) for i, name in enumerate(("C5", "E5", "C6"))]
    return room(soften(mix(*melody, *brass, *last), 6_000), 0.22, 0.4)


def error() -> Samples:
    return mix((0, 1.0, strike(92.0, 0.16, KNOCK, 0.004)), (0, 0.35, soften(puff(noise(0.06, 26), 0.003, 0.012), 500)))


def turn() -> Samples:
    return room(mix((0, 1.0, strike(note("A5"), 0.8, KALIMBA, 0.004)), (0, 0.3, strike(note("E5"), 0.8))), 0.15, 0.2)


def curtain() -> Samples:
    cloth = mix((0, 1.0, rustle(0.55, 27, 500, 1_100)), (0, 0.4, rustle(0.55, 28, 1_600, 2_600)))
    return soften(swell(cloth, 0.4), 1_800)


Recipe = tuple[Kind, Callable[[], Samples]]


def takes(name: str, kind: Kind, recipe: Callable[[int], Samples]) -> dict[str, Recipe]:
    """Return the recipes of a sound's takes: each a little different in pitch, length and loudness."""
    return {
        f"{name}_{take}": (
            kind._replace(level=kind.level + TAKE_SPREAD * (varied(take + 1, 1.0) - 1)),
            partial(recipe, take),
        )
        for take in TAKES
    }


RECIPES: dict[str, Recipe] = {
    **takes("card_deal", CARD, card_deal),
    **takes("card_play", CARD, card_play),
    **takes("card_slide", CARD, card_slide),
    **takes("card_pick", HINT, card_pick),
    "button": (PRESS, button),
    "bid": (CALL, bid),
    "pass": (CALL, pass_),
    "trump": (TUNE, trump),
    "stash": (CALL, stash),
    "crown": (FANFARE, crown),
    "crowned": (CALL, crowned),
    "breath": (HINT, breath),
    "decided_for": (CALL, decided_for),
    "decided_against": (CALL, decided_against),
    "trick_won": (CALL, trick_won),
    "points": (HINT, points),
    "bid_made": (FANFARE, bid_made),
    "bid_set": (FANFARE, bid_set),
    "round_end": (TUNE, round_end),
    "win": (FANFARE, win),
    "error": (PRESS, error),
    "turn": (CALL, turn),
    "curtain": (PRESS, curtain),
}


def synthesise(name: str) -> "array.array[int]":
    """Return the sound of this name as 16-bit samples, 44,100 a second, one channel. KeyError: there is none."""
    kind, recipe = RECIPES[name]
    samples = finish(recipe())
    return as_pcm(samples, kind.level - kind.measure(samples))


def compose() -> "array.array[int]":
    """Return the music as 16-bit samples, MUSIC_RATE a second, one channel; its end goes on in its beginning."""
    samples = piece()
    return as_pcm(samples, MUSIC_LEVEL - loudness(samples, MUSIC_RATE))


def as_wav(pcm: "array.array[int]", rate: int = RATE) -> bytes:
    """Return a whole WAV file."""
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(rate)
        out.writeframes(little_endian(pcm))
    return file.getvalue()


def encode(wav: bytes, target: Path, quality: int) -> None:
    """Write a WAV file's sound as ogg; the fixed serial number makes the bytes repeatable."""
    subprocess.run(["oggenc", "-Q", "-s", "1", "-q", str(quality), "-o", target, "-"], input=wav, check=True)


def write(wav: bytes, target: Path) -> None:
    """Write a sound to a file that is a WAV or an ogg by its name, and say how large it is."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if target.suffix == ".wav":
        target.write_bytes(wav)
    else:
        encode(wav, target, MUSIC_QUALITY if target == MUSIC else QUALITY)
    print(f"{target.stem:16} {target.stat().st_size:7,} bytes")


def main() -> int:
    parser = argparse.ArgumentParser(description="Make the game's sounds and its music.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these sounds")
    parser.add_argument("--wav", type=Path, metavar="FOLDER", help="write WAV files there instead; needs no oggenc")
    args = parser.parse_args()
    names = [*RECIPES, "music"]
    if unknown := sorted(set(args.names) - set(names)):
        parser.error(f"no such sound: {', '.join(unknown)} (there are: {', '.join(names)})")
    if not args.wav and not shutil.which("oggenc"):
        print("oggenc is missing; it comes with the package vorbis-tools.", file=sys.stderr)
        return 1
    for name in args.names or names:
        if name == "music":
            write(as_wav(compose(), MUSIC_RATE), args.wav / "music.wav" if args.wav else MUSIC)
        else:
            write(as_wav(synthesise(name)), args.wav / f"{name}.wav" if args.wav else SOUNDS / f"{name}.ogg")
    return 0


if __name__ == "__main__":
    sys.exit(main())
