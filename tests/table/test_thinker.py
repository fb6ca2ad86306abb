"""Computer players think on a thread of their own, see a view only, and never stop the game."""

from __future__ import annotations

from pathlib import Path
from threading import Event as Signal

import pytest

from goodge.engine.actions import Action, Bid, Bury, NameTrump, Pass, PlayCard
from goodge.engine.cards import Card, Suit
from goodge.engine.game import AnyView, Phase, View
from goodge.engine.games import game_named
from goodge.engine.games.goodge import worth
from goodge.players import LEVELS, Budget, Decision, kernel
from goodge.table.home import Home
from goodge.table.match_table import Table
from goodge.table.store import Store
from goodge.table.thinker import LONGEST_IN_PYTHON, Thinker
from tests.engine import kin

from .tools import WAIT, Stub, advance, setup

GOODGE = game_named("goodge")


def view_in(tmp_path: Path, phase: Phase) -> AnyView:
    """What the seat to act sees in a phase."""
    table = Table.start(setup(), Store(Home.at(tmp_path)))
    while table.view(None).board.phase is not phase:
        advance(table, 1)
    table.close()
    return table.view(table.actor)


def answer(thinker: Thinker) -> tuple[object, Action] | None:
    assert thinker.wait(WAIT)
    return thinker.poll()


def test_a_player_is_given_the_view_the_seed_of_his_seat_and_nothing_else(tmp_path: Path) -> None:
    view, stub = view_in(tmp_path, Phase.TRUMP), Stub()
    thinker = Thinker(lambda level, style: {"novice-bold": stub}[f"{level}-{style}"])
    thinker.ask("first", view, "novice", 40, "bold")
    assert answer(thinker) == ("first", NameTrump(Suit.SPADES))
    assert thinker.poll() is None
    ((seen, seed),) = stub.asked
    assert type(seen) is View
    assert view.seat == 2
    assert (seen, seed) == (view, 42)
    thinker.close()


@pytest.mark.parametrize(("is_compiled", "seconds"), [(True, None), (False, LONGEST_IN_PYTHON)])
def test_a_player_has_a_time_limit_where_the_search_is_not_compiled(
    is_compiled: bool, seconds: float | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the table would stand still for seconds; compiled, an answer hangs on level, seed and view alone."""
    given: list[float | None] = []

    class Timed(Stub):
        def choose(self, view: AnyView, seed: int, budget: Budget | None = None) -> Decision:
            assert budget is not None
            given.append(budget.seconds)
            return super().choose(view, seed, budget)

    monkeypatch.setattr(kernel, "is_compiled", lambda: is_compiled)
    thinker = Thinker(lambda *_: Timed())
    thinker.ask(1, view_in(tmp_path, Phase.TRUMP), "expert", 0)
    assert answer(thinker)
    assert given == [seconds]
    thinker.close()


@pytest.mark.parametrize("phase", [Phase.AUCTION, Phase.EXCHANGE, Phase.TRUMP, Phase.PLAY])
@pytest.mark.parametrize("failure", ["raises", "illegal", "nonsense"])
def test_a_player_that_fails_is_replaced_by_a_legal_move_and_a_line_in_the_log(
    tmp_path: Path, phase: Phase, failure: str
) -> None:
    view, home = view_in(tmp_path, phase), Home.at(tmp_path)

    def fail(_: AnyView) -> Action:
        if failure == "raises":
            raise RecursionError("lost in thought")
        if failure == "nonsense":
            return PlayCard(None)  # type: ignore[arg-type]
        return NameTrump(Suit.CLUBS) if phase is Phase.AUCTION else Bid(51)

    store = Store(home)
    thinker = Thinker(lambda *_: Stub(fail), store.log.note)
    thinker.ask(1, view, "novice", 0)
    found = answer(thinker)
    assert found == (1, GOODGE.harmless(view))
    (line,) = home.log_file.read_text(encoding="utf-8").splitlines()
    assert f"novice in seat {view.seat} failed, “{GOODGE.harmless(view).text}” was played instead" in line
    thinker.close()
    store.close()


def test_a_player_may_play_the_dummys_cards_when_it_is_the_dummys_turn() -> None:
    state = kin.after(kin.SPIDGE, kin.opened(kin.SPIDGE, "3H", "4H 5C", dealer=2), "play 3H")
    view, notes = kin.SPIDGE.view_for(state, 2), list[str]()
    thinker = Thinker(lambda *_: Stub(lambda asked: asked.legal[-1]), notes.append)
    thinker.ask(1, view, "novice", 0)
    assert answer(thinker) == (1, view.legal[-1])
    assert view.legal[-1] != view.legal[0]
    assert notes == []
    thinker.close()


def test_a_level_that_is_not_there_is_a_failure_like_any_other(tmp_path: Path) -> None:
    view, notes = view_in(tmp_path, Phase.AUCTION), list[str]()
    thinker = Thinker(note=notes.append)
    thinker.ask(1, view, "grandmaster", 0)
    assert answer(thinker) == (1, Bid(50))
    assert len(notes) == 1
    thinker.close()


def test_what_is_done_instead_lays_away_the_three_weakest_cards_worth_nothing(tmp_path: Path) -> None:
    view = view_in(tmp_path, Phase.EXCHANGE)
    action = GOODGE.harmless(view)
    assert isinstance(action, Bury)
    assert [worth(card) for card in action.cards] == [0, 0, 0]
    weakest = sorted(card.rank for card in view.hand if not worth(card))[:3]
    assert [card.rank for card in action.cards] == weakest


def test_an_answer_for_an_old_question_is_dropped(tmp_path: Path) -> None:
    view = view_in(tmp_path, Phase.AUCTION)
    is_thinking, may_answer = Signal(), Signal()

    class Slow(Stub):
        def choose(self, view: AnyView, seed: int, budget: Budget | None = None) -> Decision:  # noqa: ARG002
            is_thinking.set()
            assert may_answer.wait(WAIT)
            return Decision(Bid(60))

    thinker = Thinker(lambda level, _: Slow() if level == "expert" else Stub())
    thinker.ask("old", view, "expert", 0)
    assert is_thinking.wait(WAIT)
    thinker.cancel()
    assert thinker.wait(WAIT)
    may_answer.set()
    thinker.ask("new", view, "novice", 0)
    assert answer(thinker) == ("new", Pass())
    thinker.ask("dropped after the answer", view, "novice", 0)
    assert thinker.wait(WAIT)
    thinker.cancel()
    assert thinker.poll() is None
    thinker.close()


def test_a_long_thought_stops_when_its_question_is_dropped(tmp_path: Path) -> None:
    view = view_in(tmp_path, Phase.AUCTION)
    is_thinking, has_stopped = Signal(), Signal()

    class Endless(Stub):
        def choose(self, view: AnyView, seed: int, budget: Budget | None = None) -> Decision:  # noqa: ARG002
            assert budget is not None
            assert budget.yield_ is not None
            assert budget.seconds is None
            try:
                while True:
                    budget.yield_()
                    is_thinking.set()
            finally:
                has_stopped.set()

    thinker = Thinker(lambda *_: Endless())
    thinker.ask(1, view, "expert", 0)
    assert is_thinking.wait(WAIT)
    thinker.close()
    assert has_stopped.wait(WAIT)
    assert thinker.poll() is None


def test_only_the_seat_to_act_is_asked(tmp_path: Path) -> None:
    table = Table.start(setup(), Store(Home.at(tmp_path)))
    assert table.actor is not None
    thinker = Thinker(lambda *_: Stub())
    for viewer in (None, (table.actor + 1) % 3):
        with pytest.raises(ValueError, match="only the seat to act"):
            thinker.ask(1, table.view(viewer), "novice", 0)
    table.close()
    thinker.close()


@pytest.mark.parametrize("level", LEVELS[:1])
def test_a_real_player_plays_a_round(tmp_path: Path, level: str) -> None:
    table = Table.start(setup(level, level, level), Store(Home.at(tmp_path)))
    notes: list[str] = []
    thinker = Thinker(note=notes.append)
    while not table.round_over:
        thinker.ask(0, table.view(table.actor), level, table.seed)
        found = answer(thinker)
        assert found is not None
        assert table.submit(found[1]) is None
    assert notes == []
    assert Card.parse("Crown") in [card for trick in table.view(None).board.tricks for card in trick.cards] or (
        Card.parse("Crown") in table.record.rounds[0][-1].stash
    )
    table.close()
    thinker.close()
