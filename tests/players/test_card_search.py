"""The expert's search keeps to its time, and ends with an error where nothing fits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from goodge.engine.cards import CROWN
from goodge.engine.errors import NoSuchDeal
from goodge.engine.game import Phase, View
from goodge.players import Budget, kernel, player_of
from goodge.players import race as racing
from goodge.players.card_search import leaning_choice
from goodge.players.kernel import Branch
from goodge.players.move_search import MoveSearch
from goodge.players.race import Clock
from goodge.players.sight import from_kernel, to_kernel

from .rounds import GAME, random_states

EXPERT = player_of("expert")


def in_play(players: int, number: int) -> list[View[Any]]:
    """What the seats to act see in the card play of a random round, where they have a choice."""
    states = [state for state in random_states(players, number) if state.board.phase is Phase.PLAY]
    views = [GAME.view_for(state, state.board.turn) for state in states]
    return [view for view in views if len(view.legal) > 3]


def test_the_kernel_has_a_number_for_every_card() -> None:
    numbers = [*range(11), *(11 * suit + place for suit in range(1, 5) for place in range(10))]
    assert [to_kernel(number) for number in numbers] == list(range(kernel.goodge(3).cards))
    assert [from_kernel(to_kernel(number)) for number in numbers] == numbers


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seconds", [0.05, 0.2])
def test_it_ends_soon_after_its_time(players: int, seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that goes on by a millisecond whenever it is read."""
    now = [0.0]

    def read() -> float:
        now[0] += 0.001
        return now[0]

    monkeypatch.setattr(racing, "monotonic", read)
    for view in in_play(players, 21)[:8:4]:
        now[0] = 0.0
        answer = EXPERT.choose(view, 1, Budget(seconds=seconds))
        assert answer.action in view.legal
        assert now[0] <= 1.2 * seconds


def test_with_all_the_time_in_the_world_it_ends_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(racing, "monotonic", lambda: 0.0)
    view = in_play(3, 22)[0]
    assert EXPERT.choose(view, 1, Budget(seconds=1.0)).action in view.legal


def test_slices_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    views = in_play(3, 23)[::6]
    answers = [EXPERT.choose(view, 1) for view in views]
    monkeypatch.setattr("goodge.players.card_search.SLICES", {True: 7, False: 7})
    monkeypatch.setattr("goodge.players.race.SLICES", {True: 990, False: 990})
    assert answers == [EXPERT.choose(view, 1) for view in views]


def test_a_view_that_contradicts_itself_is_an_error() -> None:
    view = in_play(3, 24)[4]
    with pytest.raises(ValueError, match=r"card|hand|deal"):
        EXPERT.choose(replace(view, hand=(*view.hand[:-1], view.board.tricks[0].cards[0])), 1)
    with pytest.raises(ValueError, match=r"card|hand|deal"):
        EXPERT.choose(replace(view, hand=(*view.hand, CROWN, CROWN)), 1)


def test_where_no_deal_fits_it_says_so() -> None:
    view = in_play(3, 25)[4]
    with pytest.raises(NoSuchDeal):
        EXPERT.choose(replace(view, hand=view.hand[:1] + view.hand[:-1]), 1)


@pytest.mark.parametrize("players", [3, 4])
def test_no_card_is_given_up_after_a_few_bad_tries(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """One try that breaks the bid costs some 300 points more than one that does not, and tells next to nothing."""
    visits: list[int] = []

    def note(best: Branch, branches: Sequence[Branch], leanings: Mapping[int, float]) -> int:
        visits.extend(branch.visits for branch in branches)
        return leaning_choice(best, branches, leanings)

    monkeypatch.setattr("goodge.players.card_search.leaning_choice", note)
    for number in range(26, 29):
        for view in in_play(players, number)[::5]:
            EXPERT.choose(view, number)
    assert len(visits) > 50
    assert min(visits) > 100


def test_less_work_is_a_share_of_8000_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def note(contenders: Sequence[MoveSearch], tries: int, clock: Clock, start: float) -> MoveSearch:
        asked.append(tries)
        return racing.halved(contenders, 100, clock, start)

    monkeypatch.setattr("goodge.players.card_search.halved", note)
    view = in_play(3, 22)[0]
    for level, budget in [("expert", None), ("expert", Budget(share=0.2)), ("skilled", None), ("expert", Budget(9.0))]:
        player_of(level).choose(view, 1, budget)
    assert asked == [20000, 1600, 160, 60000]
