"""The players that others are measured by in the games where tricks count: legal, steady, fair but for one."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from goodge.commands.cli import run
from goodge.engine.game import Phase
from goodge.engine.rng import Stream
from goodge.players.reference import kin, kin_clairvoyant, reference_of

from ..engine.kin import PRIDE, SPADES, SPIDGE
from ..engine.playing import AnyGame, AnyState, play_match

kin_games = pytest.mark.parametrize("game", [SPADES, PRIDE, SPIDGE], ids=lambda game: game.id)


def asked(game: AnyGame, number: int) -> list[AnyState]:
    *running, _ = play_match(game, {}, number, 1).rounds[0]
    return running[::9]


@kin_games
@pytest.mark.parametrize("name", ["greedy", "field"])
def test_every_answer_is_legal_comes_again_and_does_not_hang_on_hidden_cards(game: AnyGame, name: str) -> None:
    player = reference_of(name)
    for state in asked(game, 31):
        view = game.view_for(state, state.board.turn)
        answer = player.choose(view, 4)
        assert game.why_illegal(state, answer.action) is None
        other = game.sampler(view).draw(Stream(3, "another deal"))
        assert player.choose(game.view_for(other, other.board.turn), 4) == answer


@kin_games
def test_clairvoyant_plays_legally_and_does_hang_on_hidden_cards(game: AnyGame) -> None:
    player, answers = kin_clairvoyant.KinClairvoyant(), set()
    *running, _ = play_match(game, {}, 34, 1).rounds[0]
    state = next(state for state in running if state.board.phase is Phase.PLAY and len(game.legal_actions(state)) > 6)
    view = game.view_for(state, state.board.turn)
    for number in range(6):
        other = game.sampler(view).draw(Stream(number, "deal"))
        answer = player.choose(game, other, 4)
        assert game.why_illegal(other, answer) is None
        assert player.choose(game, other, 4) == answer
        answers.add(answer)
    assert len(answers) > 1


def test_nobody_is_asked_where_nobody_is_to_act() -> None:
    over = play_match(SPADES, {}, 1, 1).rounds[0][-1]
    with pytest.raises(ValueError, match="nobody"):
        kin_clairvoyant.KinClairvoyant().choose(SPADES, over, 1)
    with pytest.raises(ValueError, match="nobody"):
        kin.KinGreedy().choose(SPADES.view_for(over, 0), 1)


PINNED = {"spades": "0cb0af5ef0d97718", "pride": "b4e7eef3e6d1f407", "spidge": "a6e054ae47a48db5"}


@pytest.mark.parametrize("game", PINNED)
def test_the_measures_stay_what_they_are(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Figures are compared over years: a change here makes all of them worthless, so measure them all again."""
    monkeypatch.setattr(kin, "TRIES", 300)
    monkeypatch.setattr(kin, "BID_DEALS", 4)
    file = tmp_path / "games"
    options = ["--game", game, "--bots", "field,greedy", "--games", "1", "--max-rounds", "1", "--seed", "5"]
    assert run(["simulate", *options, "--record", str(file)]) == 0
    assert sha256(file.read_bytes()).hexdigest()[:16] == PINNED[game]
