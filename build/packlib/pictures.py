"""Puts all SVG pictures into one file for the package: one file that unpacks itself then makes 200 files fewer."""

from __future__ import annotations

import json
from pathlib import Path


def packed(assets: Path, target: Path) -> Path:
    """Write the pictures of a folder into one file, after a line that says where each begins and how long it is."""
    places, content = {}, b""
    for path in sorted(assets.rglob("*.svg")):
        data = path.read_bytes()
        places[path.relative_to(assets).as_posix()] = (len(content), len(data))
        content += data
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(json.dumps(places).encode() + b"\n" + content)
    return target
