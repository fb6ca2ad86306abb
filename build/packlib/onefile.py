"""Puts most files of assets/ into one for the package, which no start unpacks: goodge/ui/drawing/packed.py reads it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

KINDS = ("svg", "png", "json", "jsonl", "mo")  # and sounds; what a library opens by its name stays a file
_SOUNDS = "sounds/*.ogg"
_ELSEWHERE = "licences/"  # packlib/licences.py has them


def packed(assets: Path, target: Path, more: Mapping[str, Path]) -> Path:
    """Write a folder's files of these kinds into one, after a line that says where each begins and how long it is.

    `more` are other files by the names that they have in there.
    """
    patterns = (*(f"**/*.{kind}" for kind in KINDS), _SOUNDS)
    found = {path.relative_to(assets).as_posix(): path for pattern in patterns for path in assets.glob(pattern)}
    taken = {name: path for name, path in found.items() if not name.startswith(_ELSEWHERE)}
    places, content = {}, b""
    for name, path in sorted((taken | dict(more)).items()):
        data = path.read_bytes()
        places[name] = (len(content), len(data))
        content += data
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(json.dumps(places).encode() + b"\n" + content)
    return target
