"""Writes the golden matches: `python -m tests.golden.make`, from the root of the checkout.

Each line is a whole match by chance (`tests.engine.playing.play_match`) with its own options and seed; ties and
thrown-in rounds come from seeds that were searched for. The files must never change: they hold the pinned shuffle,
the spelling of records and the score. They prove no rule; the worked tests of the rules do that.
"""

from pathlib import Path
from typing import Any

from goodge.engine.record import encode_record
from tests.engine.playing import GOODGE, play_match

HERE = Path(__file__).parent

MATCHES: dict[str, list[tuple[dict[str, Any], int]]] = {
    "three": [({}, 1), ({}, 2), ({"target": 1}, 3)],
    "four": [({"players": 4}, 4), ({"players": 4}, 5)],
    "redeal": [({"all_pass": "redeal"}, 4), ({"players": 4, "all_pass": "redeal"}, 2)],
    "long": [({"target": 1000}, 6), ({"target": 1000, "players": 4}, 7)],
    "tie": [({"target": 150}, 38), ({"target": 150, "players": 4}, 62), ({"target": 100, "players": 4}, 136)],
}


def golden_text(name: str) -> str:
    """The lines of one golden file."""
    return "".join(encode_record(play_match(GOODGE, options, seed)) + "\n" for options, seed in MATCHES[name])


def main() -> None:
    for name in MATCHES:
        (HERE / f"{name}.jsonl").write_bytes(golden_text(name).encode("ascii"))


if __name__ == "__main__":
    main()
