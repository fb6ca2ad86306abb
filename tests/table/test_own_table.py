"""The people's own table in a tournament: what is played stands once somebody else has acted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from goodge.engine.game import Phase
from goodge.engine.refusals import NextHasBid
from goodge.table.match_table import Table
from goodge.table.refusals import NextHasPlayed

from .tools import advance, harmless
from .tournaments import opened


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Table]:
    """The people's first game, at its first bid."""
    hall = opened(tmp_path, pace=0.0001)
    table = hall.sit_down()
    yield table
    table.close()
    hall.close()


def person_of(table: Table) -> int:
    return next(seat for seat, sitter in enumerate(table.seats) if sitter.is_person)


def to_own_choice(table: Table, tricks: int) -> None:
    """Plays on until at least so many tricks lie behind, and the person has several cards to choose from."""
    while (
        len(table.view(None).board.tricks) < tricks
        or table.actor != person_of(table)
        or len(table.view(table.actor).legal) < 2
    ):
        advance(table, 1, harmless)


def test_a_card_can_be_taken_back_until_the_next_player_has_played(own: Table) -> None:
    to_own_choice(own, 1)
    advance(own, 1, harmless)
    assert own.actor != person_of(own)
    assert own.can_undo()
    advance(own, 1, harmless)
    assert not own.can_undo()
    assert own.why_it_stands() == NextHasPlayed()


def test_what_was_taken_back_in_time_is_played_otherwise(own: Table) -> None:
    to_own_choice(own, 1)
    legal = own.view(own.actor).legal
    for action in legal:
        assert own.submit(action) is None
        assert own.undo()
        assert own.view(own.actor).legal == legal


def test_after_a_finished_trick_nothing_of_it_is_taken_back(own: Table) -> None:
    to_own_choice(own, 3)
    before = [action.text for action in own.record.rounds[-1][-1].actions]
    assert not own.undo()
    assert [action.text for action in own.record.rounds[-1][-1].actions] == before


def test_a_bid_stands_by_the_rules_once_the_next_player_has_spoken(own: Table) -> None:
    while own.actor != person_of(own):
        advance(own, 1, harmless)
    assert own.view(None).board.phase is Phase.BIDDING
    advance(own, 1, harmless)
    assert own.can_undo()
    advance(own, 1, harmless)
    assert not own.can_undo()
    assert own.why_it_stands() == NextHasBid()


def test_who_ends_a_trick_and_leads_to_the_next_may_still_take_the_lead_back(own: Table) -> None:
    while own.record.rounds[-1][-1].board.turn != person_of(own) or not is_own_last_action(own):
        to_own_choice(own, 0)
        advance(own, 1, harmless)
    advance(own, 1, harmless)
    assert own.can_undo()


def is_own_last_action(table: Table) -> bool:
    """Whether the person played the last card, and has a choice again."""
    before, now = table.record.rounds[-1][-2:]
    return before.board.turn == now.board.turn == person_of(table) and len(table.view(table.actor).legal) > 1


def test_a_game_that_was_left_and_taken_up_again_is_as_strict(tmp_path: Path) -> None:
    hall = opened(tmp_path, pace=0.0001)
    table = hall.sit_down()
    to_own_choice(table, 2)
    hall.rise(table)
    hall.close()
    hall = opened(tmp_path, begin=False, pace=0.0001)
    table = hall.sit_down()
    assert len(table.view(None).board.tricks) >= 2
    assert not table.can_undo()
    assert table.why_it_stands() == NextHasPlayed()
    hall.rise(table)
    hall.close()
