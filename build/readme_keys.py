"""Writes the README's tables of keys and of a gamepad's buttons, from the lists that the game itself uses."""

from __future__ import annotations

import re
from pathlib import Path

from goodge.ui.program.key_table import PARTS, KeyLine, KeyPart, key_names
from goodge.ui.widgets.commands import PAD_BINDINGS
from goodge.ui.widgets.pad import LEFT_STICK
from goodge.ui.wording.commands import COMMAND_NAMES

README = Path(__file__).parent.parent / "README.md"
_HEAD = "| where | keys |\n|---|---|\n"
_PAD_HEAD = "| button | what it does |\n|---|---|\n"


def key_table() -> str:
    """Return the table as it stands in the README."""
    return _HEAD + "".join(f"| {part.title.say()} | {_lines(part)} |\n" for part in PARTS)


def pad_table() -> str:
    """Return the table of a gamepad's buttons as it stands in the README; the left stick is the cross once more."""
    lines = (
        f"| {button.name_in_words} | {'; '.join(COMMAND_NAMES[command.value].say() for command in commands)} |\n"
        for button, commands in PAD_BINDINGS.items()
        if button not in LEFT_STICK
    )
    return _PAD_HEAD + "".join(lines)


def written_table(text: str, head: str = _HEAD) -> str:
    """Return the table that stands under this head in a README; empty if there is none."""
    found = re.search(re.escape(head) + r"(\|.*\n)+", text)
    return found.group() if found else ""


def written_pad_table(text: str) -> str:
    """Return the table of a gamepad's buttons that stands in a README; empty if there is none."""
    return written_table(text, _PAD_HEAD)


def main() -> None:
    text = README.read_text(encoding="utf-8")
    text = text.replace(written_table(text), key_table()).replace(written_pad_table(text), pad_table())
    README.write_text(text, encoding="utf-8")


def _lines(part: KeyPart) -> str:
    return "; ".join(f"{_keys(line)}: {line.words.say()}" for line in part.lines)


def _keys(line: KeyLine) -> str:
    """Return the keys of a line, and those of a Mac if they differ."""
    usual, on_a_mac = (", ".join(key_names(line, is_mac=is_mac)) for is_mac in (False, True))
    return usual if usual == on_a_mac else f"{usual} (on a Mac {on_a_mac})"


if __name__ == "__main__":
    main()
