"""What a trick decides, in words, compared with worked examples."""

from __future__ import annotations

import pytest

from goodge.engine.decisions import ContractDecided, HonourReached, NilLost, NilsMade, Settled, SpidgeMissed
from goodge.ui.wording.decided import decided_words

ONE, TWO = ("Ann",), ("Ann", "Cleo")
MADE = "Ann and Cleo have made their contract of 7"


@pytest.mark.parametrize(
    ("decision", "side", "is_over", "words"),
    [
        (ContractDecided(0, 7, is_made=True), TWO, False, MADE),
        (ContractDecided(0, 7, is_made=True), TWO, True, f"{MADE} with the last trick"),
        (ContractDecided(0, 7, is_made=False), TWO, False, "Ann and Cleo cannot make their contract of 7 any more"),
        (ContractDecided(0, 7, is_made=False), TWO, True, "Ann and Cleo are one trick short of their contract of 7"),
        (HonourReached(0, "spidge"), ONE, False, "Ann has made spidge"),
        (HonourReached(0, "spidge"), ONE, True, "Ann has made spidge with the last trick"),
        (HonourReached(0, "nil"), ONE, True, "Ann has made nil"),
        (NilsMade(0), TWO, True, "Ann and Cleo have both made nil"),
        (NilLost(0), ONE, True, "Ann has taken a trick: nil is lost"),
        (SpidgeMissed(0), ONE, False, "Ann cannot make spidge any more"),
        (SpidgeMissed(0), ONE, True, "Ann is one trick short of spidge"),
    ],
)  # fmt: skip
def test_what_the_last_trick_decides_is_told_as_that(
    decision: Settled, side: tuple[str, ...], words: str, *, is_over: bool
) -> None:
    assert decided_words(decision, side, is_over=is_over) == words
