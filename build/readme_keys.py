"""Writes the README's table of keys, from the list that the rules in the game are drawn from."""

from __future__ import annotations

import re
from pathlib import Path

from goodge.ui.program.key_table import PARTS, Line, Part, key_names

README = Path(__file__).parent.parent / "README.md"
_HEAD = "| where | keys |\n|---|---|\n"
_TABLE = re.compile(re.escape(_HEAD) + r"(\|.*\n)+")


def key_table() -> str:
    """Return the table as it stands in the README."""
    return _HEAD + "".join(f"| {part.title.say()} | {_lines(part)} |\n" for part in PARTS)


def written_table(text: str) -> str:
    """Return the table that stands in a README; empty if there is none."""
    found = _TABLE.search(text)
    return found.group() if found else ""


def main() -> None:
    text = README.read_text(encoding="utf-8")
    README.write_text(text.replace(written_table(text), key_table()), encoding="utf-8")


def _lines(part: Part) -> str:
    return "; ".join(f"{_keys(line)}: {line.words.say()}" for line in part.lines)


def _keys(line: Line) -> str:
    """Return the keys of a line, and those of a Mac if they differ."""
    usual, on_a_mac = (", ".join(key_names(line, is_mac=is_mac)) for is_mac in (False, True))
    return usual if usual == on_a_mac else f"{usual} (on a Mac {on_a_mac})"


if __name__ == "__main__":
    main()
