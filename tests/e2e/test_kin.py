"""Spades, League Spades and Spidge in the packaged program, with the keys."""

from pathlib import Path

import pytest

from goodge.engine.actions import Look
from goodge.engine.games import GAMES
from goodge.engine.views import encode_view
from goodge.table.seats import MatchSetup, SeatSetup
from headless import start_match

from .plans import modest
from .program import Program, run
from .saves import actions_of, last_state, record_of, referee, save_in
from .sitting import Sitting
from .twin import Twin, see

ANN, BEN, CLEO = SeatSetup("Ann", None), SeatSetup("Ben", "novice"), SeatSetup("Cleo", "casual")
TEAMS, THREE = (ANN, BEN, CLEO, SeatSetup("Dan", "novice")), (ANN, BEN, CLEO)


def sit_down(home: Path, program: Program, twin: Twin) -> Sitting:
    """From the title to the match that waits there."""
    twin.show_title(save_in(home))
    see(program, twin)
    program.press("Return")
    return Sitting(home, program, twin)


def test_a_match_of_spades_with_the_keys(home: Path, twin: Twin) -> None:
    start_match(home, MatchSetup(TEAMS, {"target": 1}, 3, "spades"))
    with Program(home) as program:
        sitting = sit_down(home, program, twin)
        sitting.play_round(modest)
        while not sitting.is_won:
            sitting.go_on()
            sitting.play_round(modest)
        assert sitting.judge()["winner"] is not None
        twin.show_winner(sitting.record)
        see(program, twin)
    assert "nil" in actions_of(sitting.record)


def test_who_may_bid_blind_nil_looks_at_the_cards_first(home: Path, twin: Twin) -> None:
    start_match(home, MatchSetup(TEAMS, {}, 1, "spades"), lambda view: view.seat == 0 and Look() in view.legal)
    with Program(home) as program:
        sitting = sit_down(home, program, twin)
        sitting.play_round(modest, actions=2)
    assert [action for action in actions_of(sitting.record) if action in ("look", "bid 4")][-2:] == ["look", "bid 4"]


def test_a_round_of_spidge_in_which_the_dealer_plays_the_dummy(home: Path, twin: Twin) -> None:
    start_match(home, MatchSetup(THREE, {}, 1, "spidge"), lambda view: view.board.dealer == 0)
    with Program(home) as program:
        sitting = sit_down(home, program, twin)
        rounds = len(sitting.record.scored)
        sitting.play_round(modest)
        assert sitting.judge()["rounds"] == rounds + 1


def test_league_spades_killed_and_continued(home: Path, twin: Twin) -> None:
    start_match(home, MatchSetup(TEAMS, {}, 2, "pride"))
    with Program(home) as program:
        sitting = sit_down(home, program, twin)
        sitting.play_round(modest, actions=6)
        program.kill()
    before = actions_of(sitting.record)
    assert any(action.startswith("bid ") for action in before)
    sitting.judge()
    with Program(home) as program:
        sitting = sit_down(home, program, twin)
        sitting.play_round(modest)
        after = actions_of(sitting.record)
        assert after[: len(before)] == before
        assert len(after) > len(before)
        assert sitting.judge()["rounds"] == 1


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_judged_and_asked_for_advice_without_a_window(game: str, home: Path) -> None:
    file = home / "played.jsonl"
    play = ("simulate", "--game", game, "--bots", "casual,novice", "--games", "1", "--rule", "target=1", "--seed", "7")
    assert run(*play, "--record", str(file), home=home).returncode == 0
    assert referee(home, file)[0]["winner"] is not None
    record = record_of(file.read_bytes())
    assert record is not None
    state = record.rounds[0][len(last_state(record).actions) // 2]
    view = record.game.view_for(state, state.board.turn)
    answer = run("bot", "--level", "casual", home=home, said=f"{encode_view(view)}\n").stdout
    assert answer in {f'{{"action": "{action.text}"}}\n' for action in view.legal}
