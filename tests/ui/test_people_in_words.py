"""How the screens, the README and the rules speak of those who play."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from goodge.ui.games import FACES, face_of
from goodge.ui.rulebook.blocks import Words

ROOT = Path(__file__).parent.parent.parent
TEXTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), *sorted((ROOT / "goodge" / "ui").rglob("*.py"))]
ONE_SEX = re.compile(r"\b(he|him|his|himself|she|her|hers|herself)\b", re.IGNORECASE)


@pytest.mark.parametrize("text", TEXTS, ids=[str(path.relative_to(ROOT)) for path in TEXTS])
def test_players_are_they(text: Path) -> None:
    lines = text.read_text(encoding="utf-8").splitlines()
    assert not [line for line in lines if ONE_SEX.search(line)]


def test_everybody_plays_for_themselves_wherever_the_main_game_is_told() -> None:
    [first, *_] = [block for block in face_of("goodge").paper.rules[0].blocks if isinstance(block, Words)]
    told = {
        "New game": FACES["goodge"].offer.line.say(),
        "rules screen": first.text,
        "rules": (ROOT / "docs" / "rules.md").read_text(encoding="utf-8"),
        "README": (ROOT / "README.md").read_text(encoding="utf-8"),
    }
    as_one = re.compile(r"body (plays )?for themselves")
    assert not [place for place, words in told.items() if not as_one.search(" ".join(words.split()))]
