"""The positions that ship with the game: each can be rebuilt, its figures hang together, and some are judged anew."""

from __future__ import annotations

import pytest

from goodge.coach import Judge, scale_of
from goodge.coach.positions import PracticePosition
from goodge.engine.actions import Bid
from goodge.engine.game import Phase

from .rounds import GAME_IDS
from .shipped import FOLDER, collection

AT_LEAST = {"goodge": 60, "spades": 20, "pride": 20, "spidge": 20}
PHASES = {
    "goodge": {Phase.AUCTION, Phase.EXCHANGE, Phase.TRUMP, Phase.PLAY},
    "spades": {Phase.BIDDING, Phase.PLAY},
    "pride": {Phase.BIDDING, Phase.PLAY},
    "spidge": {Phase.PLAY},
}
LEVELS = ("random", "novice", "casual", "expert")
MOST_BYTES = 300_000
OTHER_SEED = 7  # none that the script has used


def kinds(position: PracticePosition) -> list[object]:
    """What the options count as, best first: in the auction of Goodge all bids are one."""
    actions = [option.action for option in position.choice.judgement.options]
    is_auction = position.phase is Phase.AUCTION
    return [Bid if is_auction and isinstance(action, Bid) else action for action in actions]


@pytest.mark.parametrize("game", GAME_IDS)
def test_there_are_enough_and_none_twice(game: str) -> None:
    found = collection(game)
    assert len(found) >= AT_LEAST[game]
    assert len({position.id for position in found}) == len(found)
    assert {position.phase for position in found} == PHASES[game]


def test_they_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < MOST_BYTES


@pytest.mark.parametrize("game", GAME_IDS)
def test_each_is_rebuilt_by_the_rules_and_all_its_options_are_legal(game: str) -> None:
    for position in collection(game):
        record = position.open()
        assert record.game.id == position.game == game
        state = record.rounds[-1][-1]
        view = record.game.view_for(state, position.choice.seat)
        for option in position.choice.judgement.options:
            assert record.game.refusal(state.board, view.acting_hand, option.action) is None


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_best_option_of_each_leads_by_a_mistake_and_more_than_the_noise(game: str) -> None:
    for position in collection(game):
        judged, kind = position.choice.judgement, kinds(position)
        worths = [option.worth for option in judged.options]
        assert worths == sorted(worths, reverse=True)
        assert all(0.0 <= option.chance <= 1.0 for option in judged.options)
        assert judged.deals > 0
        assert judged.done in [option.action for option in judged.options]
        rest = [option for option, each in zip(judged.options, kind, strict=True) if each != kind[0]]
        assert rest
        assert judged.best.worth - rest[0].worth >= scale_of(game).mistake - 0.01
        assert not judged.is_noise(rest[0])


@pytest.mark.parametrize("game", GAME_IDS)
def test_they_are_graded_by_the_levels_that_miss_them(game: str) -> None:
    counts = [len(position.missed or ()) for position in collection(game)]
    assert counts == sorted(counts)
    for position in collection(game):
        assert position.missed is not None
        assert [level for level in LEVELS if level in position.missed] == list(position.missed)
    assert any(count <= 1 for count in counts)
    assert any(count == 2 for count in counts)
    assert any(count >= 3 for count in counts)


@pytest.mark.parametrize("game", GAME_IDS)
def test_another_judge_finds_the_same_best(game: str) -> None:
    every = collection(game)
    for position in every[:: len(every) // 3]:
        record = position.open()
        view = record.game.view_for(record.rounds[-1][-1], position.choice.seat)
        best = position.choice.judgement.best.action
        again = Judge(record.game).judge(view, best, OTHER_SEED)
        assert again.is_noise(again.taken), f"{position.id}: {best} is now worth less than {again.best.action}"
