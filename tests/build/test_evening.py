"""The script that makes the rounds of the first evening makes those that ship."""

from __future__ import annotations

import evening
from goodge.coach.ideas import IDEAS


def test_the_rounds_are_still_what_the_script_makes() -> None:
    for game in IDEAS:
        shipped = (evening.MADE / f"{game}.jsonl").read_text(encoding="ascii")
        assert shipped.splitlines() == evening.lines(game)
