"""The example in the kernel's README runs, and says what it seems to say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from goodge.engine.rng import Stream
from goodge.players.kernel import cards_of, goodge, mask_of
from kernelbench.source import KERNEL


def test_the_example_runs() -> None:
    rules, led = goodge(3), 21
    mine = Stream(1, "readme").shuffled([card for card in range(rules.cards) if card != led])[:16]
    others = [card for card in range(rules.cards) if card != led and card not in mine]
    stream = Stream(2, "readme")

    def lying() -> Iterator[list[int]]:
        while True:
            pile = stream.shuffled(others)
            yield [mask_of(pile[:16]), mask_of(pile[16:31]), mask_of(mine)]

    follows = mask_of(mine) & rules.suit_mask(rules.suit(led))
    names: dict[str, Any] = {
        "hands_as_they_may_lie": lying().__next__,
        "stash": 0,
        "my_legal_cards": follows or mask_of(mine),
    }
    [example] = re.findall(r"```python\n(.*?)```", (KERNEL / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    exec(example, names)
    assert names["best"] in cards_of(names["my_legal_cards"])
    assert names["rollouts"].results()[0].runs == 300
    assert isinstance(names["made"], bool)
