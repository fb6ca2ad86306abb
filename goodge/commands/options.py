"""What several commands have: readers of options, each of which raises `argparse.ArgumentTypeError`."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from typing import Any, TypeAlias

from goodge.engine.rng import MAX_SEED

Commands: TypeAlias = Any  # argparse names the type of its subparsers privately

_WHOLE = re.compile(r"0|[1-9][0-9]{0,18}", re.ASCII)
_DECIMAL = re.compile(r"[0-9]{1,9}(\.[0-9]{1,9})?", re.ASCII)
_WORDS: dict[str, object] = {"true": True, "false": False, "null": None}


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """A reader of whole numbers from `least` to `most`."""

    def read(text: str) -> int:
        if not _WHOLE.fullmatch(text) or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"“{text[:40]}” is not a whole number from {least} to {most}")
        return int(text)

    return read


seed = whole_number(0, MAX_SEED)
seat_seed = whole_number(0, MAX_SEED + 3)  # whoever sits in seat s of a simulation is asked with its seed + s


def seconds(text: str) -> float:
    """A time of more than 0 seconds."""
    if not _DECIMAL.fullmatch(text) or not float(text):
        raise argparse.ArgumentTypeError(f"“{text[:40]}” is not a time in seconds, such as 30 or 0.5")
    return float(text)


def rule(text: str) -> tuple[str, object]:
    """A rule option `NAME=VALUE`: the value is a whole number, true, false, null or a word."""
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise argparse.ArgumentTypeError(f"“{text[:40]}” is not a rule such as target=1000")
    if _WHOLE.fullmatch(value):
        return name, int(value)
    return name, _WORDS.get(value, value)


def bots(text: str) -> list[str]:
    """Bots parted by commas; one that begins with `exec:` reaches to the end."""
    found: list[str] = []
    rest: str | None = text
    while rest is not None:
        if rest.startswith("exec:"):
            return [*found, rest]
        item, comma, after = rest.partition(",")
        found.append(item)
        rest = after if comma else None
    return found
