"""Makes every sound of the game: synthesises it and writes assets/sounds/NAME.ogg with oggenc.

    python build/sounds.py [--wav FOLDER] [NAME ...]

All sounds are quiet and of wood, paper and small tuned bars. A name that ends in _1, _2, ... is one of
several variants, so that what is heard fifty times an hour does not tire. Same script, same bytes.
"""

import argparse
import array
import io
import shutil
import subprocess
import sys
import wave
from collections.abc import Callable
from pathlib import Path

from synth import (
    BELL,
    KALIMBA,
    KNOCK,
    RATE,
    WOOD,
    Samples,
    band,
    horn,
    little_endian,
    master,
    mix,
    noise,
    note,
    puff,
    room,
    soften,
    strike,
    swell,
)

SOUNDS = Path(__file__).resolve().parent.parent / "assets" / "sounds"

LOUD, PLAIN, SOFT, FAINT = -9.0, -11.0, -14.0, -21.0  # peaks, in dB below full scale


def rustle(seconds: float, seed: int, start_hz: float, end_hz: float) -> Samples:
    """Paper gliding over paper."""
    return band(noise(seconds, seed), start_hz, end_hz, 0.8)


def tap(seed: int, hertz: float, brightness: float = 1.0) -> Samples:
    """A card's edge meeting the felt: a short snap over a low thump."""
    snap = puff(rustle(0.06, seed, 2_600, 1_500), 0.001, 0.007)
    return mix((0, 1.6 * brightness, snap), (0.001, 0.55, strike(hertz, 0.09, KNOCK)))


def card_deal(seed: int) -> Samples:
    flight = swell(rustle(0.075, seed, 3_800, 2_200), 0.6)
    return mix((0, 0.9, flight), (0.055, 0.45, tap(seed + 50, 150 + 9 * seed, 0.7)))


def card_play(seed: int) -> Samples:
    flight = swell(rustle(0.05, seed + 10, 2_600, 1_800), 0.7)
    return mix((0, 0.35, flight), (0.035, 1.0, tap(seed + 60, 118 + 8 * seed)))


def card_slide() -> Samples:
    sweep = swell(rustle(0.30, 21, 1_500, 2_900), 0.35)
    return mix((0, 1.0, sweep), (0.24, 0.25, tap(71, 140, 0.6)))


def card_pick() -> Samples:
    return puff(rustle(0.05, 22, 3_000, 4_200), 0.008, 0.010)


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
    flips = [(0.10 * i, 0.80, tap(80 + i, 160 + 12 * i, 0.8)) for i in range(3)]
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


Recipe = tuple[float, Callable[[], Samples]]

RECIPES: dict[str, Recipe] = {
    "card_deal_1": (SOFT, lambda: card_deal(1)),
    "card_deal_2": (SOFT, lambda: card_deal(2)),
    "card_deal_3": (SOFT, lambda: card_deal(3)),
    "card_play_1": (PLAIN, lambda: card_play(1)),
    "card_play_2": (PLAIN, lambda: card_play(2)),
    "card_play_3": (PLAIN, lambda: card_play(3)),
    "card_slide": (SOFT, card_slide),
    "card_pick": (FAINT, card_pick),
    "button": (SOFT, button),
    "bid": (PLAIN, bid),
    "pass": (SOFT, pass_),
    "trump": (PLAIN, trump),
    "stash": (PLAIN, stash),
    "crown": (LOUD, crown),
    "trick_won": (SOFT, trick_won),
    "points": (FAINT, points),
    "bid_made": (LOUD, bid_made),
    "bid_set": (LOUD, bid_set),
    "round_end": (PLAIN, round_end),
    "win": (LOUD, win),
    "error": (SOFT, error),
    "turn": (SOFT, turn),
    "curtain": (SOFT, curtain),
}


def synthesise(name: str) -> "array.array[int]":
    """The sound of that name as 16-bit samples, 44,100 a second, one channel. KeyError: there is none."""
    peak_db, recipe = RECIPES[name]
    return master(recipe(), peak_db)


def as_wav(pcm: "array.array[int]") -> bytes:
    """A whole WAV file."""
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(little_endian(pcm))
    return file.getvalue()


def encode(wav: bytes, target: Path) -> None:
    """Writes a WAV file's sound as ogg; the fixed serial number makes the bytes repeatable."""
    subprocess.run(["oggenc", "-Q", "-s", "1", "-q", "2", "-o", target, "-"], input=wav, check=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Make the game's sounds.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these sounds")
    parser.add_argument("--wav", type=Path, metavar="FOLDER", help="write WAV files there instead; needs no oggenc")
    args = parser.parse_args()
    if unknown := sorted(set(args.names) - set(RECIPES)):
        parser.error(f"no such sound: {', '.join(unknown)} (there are: {', '.join(RECIPES)})")
    if not args.wav and not shutil.which("oggenc"):
        print("oggenc is missing; it comes with the package vorbis-tools.", file=sys.stderr)
        return 1
    folder: Path = args.wav or SOUNDS
    folder.mkdir(parents=True, exist_ok=True)
    for name in args.names or RECIPES:
        pcm = synthesise(name)
        target = folder / f"{name}.{'wav' if args.wav else 'ogg'}"
        if args.wav:
            target.write_bytes(as_wav(pcm))
        else:
            encode(as_wav(pcm), target)
        print(f"{name:12} {len(pcm) / RATE:5.2f} s {target.stat().st_size:7,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
