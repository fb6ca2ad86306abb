"""Puts most files of assets/ into one for the package: a program that unpacks itself then makes 246 files fewer."""

from __future__ import annotations

import json
from pathlib import Path

KINDS = ("svg", "png", "json", "jsonl")  # and sounds; what a library opens by its name stays a file
_SOUNDS = "sounds/*.ogg"
_ELSEWHERE = "licences/"  # packlib/licences.py has them


def packed(assets: Path, target: Path) -> Path:
    """Write a folder's files of these kinds into one, after a line that says where each begins and how long it is."""
    places, content = {}, b""
    patterns = (*(f"**/*.{kind}" for kind in KINDS), _SOUNDS)
    for path in sorted(path for pattern in patterns for path in assets.glob(pattern)):
        name = path.relative_to(assets).as_posix()
        if not name.startswith(_ELSEWHERE):
            data = path.read_bytes()
            places[name] = (len(content), len(data))
            content += data
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(json.dumps(places).encode() + b"\n" + content)
    return target
