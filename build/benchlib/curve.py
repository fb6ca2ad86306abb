"""Draw what `bench matches` or `bench monkey` has printed as a curve: python -m benchlib.curve FILE PICTURE.svg"""

import sys
from collections.abc import Iterator, Sequence
from math import ceil
from pathlib import Path
from typing import NamedTuple

_WIDTH, _HEIGHT = 720, 300
_LEFT, _RIGHT, _TOP, _BOTTOM = 64, 24, 34, 44
_STEP = 20  # MB from line to line
_LETTERS = 'font-family="sans-serif" font-size="13" fill="#4a3f30"'


class Rows(NamedTuple):
    """Numbers done, and the memory held after them in MB; `what` was done."""

    what: str
    done: Sequence[int]
    held: Sequence[float]


def main() -> int:
    """Read the rows and write the picture; return the exit status: 2 if there is nothing to draw."""
    if len(sys.argv) != 3:
        print("curve: give the file with the printed rows, and the picture to write", file=sys.stderr)
        return 2
    source, picture = map(Path, sys.argv[1:])
    rows = read_rows(source.read_text(encoding="utf-8"))
    if len(rows.done) < 2:
        print(f"curve: there are no rows in {source}", file=sys.stderr)
        return 2
    picture.write_text(drawn(rows), encoding="utf-8")
    return 0


def read_rows(text: str) -> Rows:
    """Return the rows of a table whose first column is what was done and whose last is in MB; pass over other lines."""
    what, done, held = "", list[int](), list[float]()
    for words in map(str.split, text.splitlines()):
        if words and words[-1] == "MB":
            what = words[0]
        elif what and len(words) > 1 and words[0].replace(",", "").isdigit():
            done.append(int(words[0].replace(",", "")))
            held.append(float(words[-1]))
    return Rows(what, done, held)


def drawn(rows: Rows) -> str:
    """Return the curve as SVG: memory upwards from nothing, what was done to the right."""
    most = ceil(max(rows.held) / _STEP) * _STEP
    across = (_WIDTH - _LEFT - _RIGHT) / rows.done[-1]
    up = (_HEIGHT - _TOP - _BOTTOM) / most
    points = " ".join(
        f"{_LEFT + across * done:.1f},{_HEIGHT - _BOTTOM - up * held:.1f}"
        for done, held in zip(rows.done, rows.held, strict=True)
    )
    inside = [*_lines(most, up), *_marks(rows, across)]
    curve = f'<polyline points="{points}" fill="none" stroke="#1f6b45" stroke-width="2"/>'
    ground = f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#fbf6e6"/>'
    size = f'width="{_WIDTH}" height="{_HEIGHT}" viewBox="0 0 {_WIDTH} {_HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{ground}{"".join(inside)}{curve}</svg>\n'


def _lines(most: int, up: float) -> Iterator[str]:
    """Yield a line for each step of memory, with its figure."""
    for held in range(0, most + 1, 2 * _STEP):
        y = _HEIGHT - _BOTTOM - up * held
        yield f'<path d="M{_LEFT} {y:.1f}H{_WIDTH - _RIGHT}" stroke="#d8ccb0"/>'
        yield f'<text x="{_LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" {_LETTERS}>{held}</text>'
    yield f'<text x="{_LEFT - 8}" y="{_TOP - 14}" text-anchor="end" {_LETTERS}>MB</text>'


def _marks(rows: Rows, across: float) -> Iterator[str]:
    """Yield figures for how much was done, and what that is."""
    for quarter in range(5):
        done = rows.done[-1] * quarter // 4
        x = _LEFT + across * done
        anchor = "end" if quarter == 4 else "middle"
        yield f'<text x="{x:.1f}" y="{_HEIGHT - _BOTTOM + 18}" text-anchor="{anchor}" {_LETTERS}>{done:,}</text>'
    yield f'<text x="{_WIDTH // 2}" y="{_HEIGHT - 8}" text-anchor="middle" {_LETTERS}>{rows.what}</text>'


if __name__ == "__main__":
    sys.exit(main())
