"""Positions of Spidge in which rules of thumb play badly, and what is right there.

`spidge_thumbs.jsonl` has one a line, from rounds of casual players: the deal, the cards played, what is right and why,
and what the rules of thumb play. Positions were picked by 40 fitting deals, played out by casual players; in 60 new
deals, played out by skilled ones, the right card was ahead by 0.23 to 0.8 points, by five standard errors or more; but
the last position's by 0.28 ± 0.10.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from goodge.engine.actions import parse_action
from goodge.players import player_of

from ..engine.kin import SPIDGE, after, opened

SEEDS = range(4)
POSITIONS = [json.loads(line) for line in Path(__file__).with_name("spidge_thumbs.jsonl").read_text().splitlines()]


def test_there_are_ten_of_all_four_hands() -> None:
    assert len(POSITIONS) == 10
    assert {turn_of(position) for position in POSITIONS} == set(range(4))


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: str(position["right"]).removeprefix("play "))
def test_the_expert_does_what_is_right(position: dict[str, Any]) -> None:
    state = state_of(position)
    view = SPIDGE.view_for(state, state.board.turn)
    assert parse_action(position["thumb"]) in view.legal
    answers = {player_of("expert").choose(view, seed).action.text for seed in SEEDS}
    assert answers == {position["right"]}, position["why"]
    assert position["right"] != position["thumb"]


def state_of(position: dict[str, Any]) -> Any:
    return after(SPIDGE, opened(SPIDGE, *position["hands"], dealer=position["dealer"]), *position["actions"].split(","))


def turn_of(position: dict[str, Any]) -> int:
    """The hand that is to play: left, the dummy, right or the dealer's own."""
    trick = state_of(position).board.trick
    return int((trick.leader + len(trick.cards)) % 4)
