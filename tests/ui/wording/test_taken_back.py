"""What has been taken back, in words."""

from __future__ import annotations

import pytest

from goodge.engine.actions import parse_action
from goodge.ui.wording.taken_back import taken_back_words


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("play 7T", "7 of Stars is taken back, and all that followed"),
        ("play Crown", "The Crown is taken back, and all that followed"),
        ("bid 120", "Your bid of 120 is taken back, and all that followed"),
        ("pass", "Your pass is taken back, and all that followed"),
        ("nil", "Your nil is taken back, and all that followed"),
        ("blind nil", "Your blind nil is taken back, and all that followed"),
        ("bury 2S 3S 4S", "The cards you laid away are taken back, and all that followed"),
        ("trump H", "Hearts as trump is taken back, and all that followed"),
        ("look", "Your last decision is taken back, and all that followed"),
    ],
)
def test_each_decision_has_its_sentence(action: str, words: str) -> None:
    assert taken_back_words(parse_action(action)) == words
