"""The judge: options and their worth, from the view alone."""

from __future__ import annotations

from itertools import count

import pytest

from goodge.coach import Grade, Judge, Judgement
from goodge.coach.advice import advised
from goodge.engine.actions import Action, Bid, Bury, Pass, parse_action
from goodge.engine.game import AnyView, Phase
from goodge.engine.games import GAMES
from goodge.players import Budget
from goodge.players import race as racing
from tests.players.rounds import first_trick

from .rounds import CASUAL, GAME_IDS, one_a_phase, played, with_other_cards

GOODGE = GAMES["goodge"]
JUDGE = Judge(GOODGE)

pytestmark = pytest.mark.usefixtures("quick")


def judged(game: str, view: AnyView, seed: int = 1) -> Judgement:
    return Judge(GAMES[game]).judge(view, CASUAL.choose(view, 1).action, seed)


@pytest.mark.parametrize("game", GAME_IDS)
def test_other_hidden_cards_change_nothing(game: str) -> None:
    """Deal the cards that a seat cannot see otherwise, play the round again to this point, and judge it there."""
    for state in one_a_phase(GAMES[game], 5):
        other = with_other_cards(GAMES[game], state, 1)
        assert other.hands != state.hands or GAMES[game].view_for(state, None).board.tricks
        views = [GAMES[game].view_for(same, state.board.turn) for same in (state, other)]
        assert judged(game, views[0]) == judged(game, views[1])


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_phase_has_options_best_first_and_a_label(game: str) -> None:
    phases = set()
    for state in one_a_phase(GAMES[game], 5):
        found = judged(game, GAMES[game].view_for(state, state.board.turn))
        worths = [option.worth for option in found.options]
        assert worths == sorted(worths, reverse=True)
        assert all(0.0 <= option.chance <= 1.0 for option in found.options)
        assert found.taken in found.options
        assert 0.0 <= found.loss <= found.best.worth - found.taken.worth + 1e-9
        assert isinstance(found.label, Grade)
        phases.add(state.board.phase)
    expected = {phase for state in played(GAMES[game], 5)[:-1] for phase in [state.board.phase]}
    assert phases == expected


def test_another_seed_is_another_search_and_the_same_one_the_same() -> None:
    state = next(state for state in one_a_phase(GOODGE, 5) if state.board.phase is Phase.PLAY)
    view = GOODGE.view_for(state, state.board.turn)
    assert judged("goodge", view, 1) == judged("goodge", view, 1)
    assert judged("goodge", view, 1).options != judged("goodge", view, 2).options


def test_a_forced_card_is_not_weighed() -> None:
    states = played(GOODGE, 5)[:-1]
    view = next(view for view in (GOODGE.view_for(state, state.board.turn) for state in states) if len(view.legal) == 1)
    found = JUDGE.judge(view, view.legal[0])
    assert not found.options
    assert found.label is None
    assert found.loss == 0.0


def test_nobody_is_judged_out_of_turn() -> None:
    state = played(GOODGE, 5)[-1]
    with pytest.raises(ValueError, match="nobody is to act"):
        JUDGE.judge(GOODGE.view_for(state, 0))


def test_of_equal_cards_the_one_that_was_played_stands_there() -> None:
    """The 2, 3 and 4 of hearts differ in nothing that counts: one has them all."""
    state = first_trick("10H 2H 3H 4H 6H 1C 2C 3C 4C 6C 2D 3D 4D 6D 2S 3S", "5H 1H", "T", bid=150)
    view = GOODGE.view_for(state, state.board.turn)
    for text in ("2H", "3H", "4H"):
        found = JUDGE.judge(view, parse_action(f"play {text}"))
        assert {option.action.text for option in found.options} == {f"play {text}", "play 6H", "play 10H"}


def test_to_let_a_rich_trick_go_is_a_mistake_at_least() -> None:
    """The last to play holds the 10 of hearts, and 35 points lie there."""
    state = first_trick("10H 2H 3H 4H 6H 1C 2C 3C 4C 6C 2D 3D 4D 6D 2S 3S", "5H 1H", "T", bid=150)
    view = GOODGE.view_for(state, state.board.turn)
    found = JUDGE.judge(view, parse_action("play 3H"))
    assert found.label in (Grade.MISTAKE, Grade.BLUNDER)
    assert found.best.action in [parse_action("play 6H"), parse_action("play 10H")]


def test_a_bid_far_over_the_hand_is_a_blunder_and_a_pass_is_weighed_beside_it() -> None:
    state = played(GOODGE, 5)[0]
    view = GOODGE.view_for(state, state.board.turn)
    found = JUDGE.judge(view, Bid(250))
    assert found.label is Grade.BLUNDER
    assert {Bid(250), Pass()} <= {option.action for option in found.options}
    assert found.options[-1].action == Bid(250)


def test_of_bids_that_are_as_good_the_lowest_is_the_best_as_a_hint_has_it() -> None:
    lowered = 0
    for seed in range(8):
        state = played(GOODGE, seed)[0]
        view = GOODGE.view_for(state, state.board.turn)
        judged = Judge(GOODGE).judge(view)
        assert judged.best == advised(GOODGE, view, judged)
        alike = [option for option in judged.options if option.worth == judged.best.worth]
        assert judged.best.action.text == min((option.action for option in alike), key=_amount).text
        lowered += len(alike) > 1
    assert lowered


def _amount(action: Action) -> int:
    return action.amount if isinstance(action, Bid) else 0


def test_the_order_of_buried_cards_means_nothing() -> None:
    state = next(state for state in one_a_phase(GOODGE, 5) if state.board.phase is Phase.EXCHANGE)
    view = GOODGE.view_for(state, state.board.turn)
    one, other = view.hand[:3], view.hand[2::-1]
    assert JUDGE.judge(view, Bury(one), 1) == JUDGE.judge(view, Bury(other), 1)


def test_it_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that goes on by a millisecond whenever it is read."""
    now = [0.0]

    def read() -> float:
        now[0] += 0.001
        return now[0]

    monkeypatch.setattr(racing, "monotonic", read)
    for game in GAME_IDS:
        for state in one_a_phase(GAMES[game], 6, left=8):
            now[0] = 0.0
            Judge(GAMES[game]).judge(GAMES[game].view_for(state, state.board.turn), budget=Budget(seconds=0.1))
            assert now[0] <= 0.15


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_share_of_the_work_is_the_same_on_any_machine(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Clocks that go on by a microsecond and by a tenth of a second a look, and a time that neither comes to."""
    for state in one_a_phase(GAMES[game], 6, left=8):
        view, found = GAMES[game].view_for(state, state.board.turn), []
        for step in (1e-6, 0.1):
            now = count(0.0, step)
            monkeypatch.setattr(racing, "monotonic", lambda now=now: next(now))
            found.append(Judge(GAMES[game]).judge(view, budget=Budget(1e6, None, 0.25)))
        assert found[0] == found[1]
        assert found[0].deals <= Judge(GAMES[game]).judge(view).deals
