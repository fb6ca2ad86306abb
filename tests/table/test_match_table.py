"""The table: its one door, what each may see of a step, undo, and the disk behind it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from threading import Event as Signal
from typing import Any

import pytest

from goodge.engine.actions import Action, Bid, Bury, NameTrump, Pass
from goodge.engine.cards import Suit
from goodge.engine.errors import IllegalAction, RulesError
from goodge.engine.events import Dealt, GoodgeChosen, MatchWon, Passed, StashTaken
from goodge.engine.game import Hand, Phase
from goodge.engine.games.goodge import Goodge, GoodgeBoard
from goodge.engine.record import decode_record
from goodge.engine.refusals import BidOffStep, MatchOver, OtherPhase, RoundOver, RoundUnderWay
from goodge.engine.rng import Stream
from goodge.engine.seeding import deal_for, first_dealer
from goodge.engine.state import narrow
from goodge.table.home import Home
from goodge.table.line_file import LineFile
from goodge.table.match_table import Step, Table
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.table.store import Store
from goodge.table.system import System

from .tools import WAIT, advance, at_random, on_disk, play_out, setup, steps_on_disk, texts


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(Home.at(tmp_path))
    yield store
    store.close()


def test_hints_taken_are_in_the_record_at_once_and_stay_when_a_decision_is_taken_back(store: Store) -> None:
    table = Table.start(setup(None, "novice", "casual"), store)
    while table.actor != 0:
        advance(table, 1)
    table.note_hint(0)
    assert table.submit(Pass()) is None
    assert table.undo()
    table.note_hint(0)
    table.flush()
    saved = decode_record(store.home.save_file.read_text())
    assert saved.extra["hints"] == [2, 0, 0]
    table.close()


# -- the door ---------------------------------------------------------------------------------------------


def test_a_match_starts_with_the_deal_of_its_seed(store: Store) -> None:
    table = Table.start(setup(None, "novice", "expert", "casual", seed=12, target=1000), store)
    first = table.record.rounds[0][0]
    assert first.deal == deal_for(table.game, table.rules, 12, 0)
    assert first.board.dealer == first_dealer(table.game, table.rules, 12)
    assert (table.rules.target, table.seed, table.actor) == (1000, 12, (first.board.dealer + 1) % 4)
    assert [seat.level for seat in table.seats] == [None, "novice", "expert", "casual"]
    (step,) = steps_on_disk(table)
    assert isinstance(step.events[0], Dealt)


@pytest.mark.parametrize("options", [{"players": 5}, {"target": 0}, {"bags": True}, {"all_pass": "no"}])
def test_options_that_the_game_does_not_have_are_refused(store: Store, options: dict[str, Any]) -> None:
    with pytest.raises(RulesError):
        Table.start(setup(**options), store)


def test_as_many_must_sit_as_play(store: Store) -> None:
    with pytest.raises(ValueError, match="2 seats are set up, but 3 play"):
        Table.start(MatchSetup((SeatSetup("Ann", None), SeatSetup("Ben", "novice"))), store)


def test_the_rules_are_asked_once_a_move(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table, asked = Table.start(setup(), store), list[Action]()
    allows = Goodge.allows

    def counting(game: Goodge, board: GoodgeBoard, hand: Hand, action: Action) -> bool:
        asked.append(action)
        return allows(game, board, hand, action)

    monkeypatch.setattr(Goodge, "allows", counting)
    moves: list[Action] = [Bid(50), Bid(52), Bid(55), Pass()]
    for move in moves:
        table.submit(move)
    assert asked == moves


def test_a_wrong_action_is_refused_in_words_and_changes_nothing(store: Store) -> None:
    table = Table.start(setup(), store)
    steps_on_disk(table)
    before = table.view(table.actor)
    assert table.submit(Bid(52)) == table.why_illegal(Bid(52)) == BidOffStep(5)
    assert table.submit(NameTrump(Suit.STARS)) == OtherPhase(Phase.AUCTION)
    assert table.view(table.actor) == before
    assert steps_on_disk(table) == []
    assert on_disk(store) == [[]]


def test_each_action_is_a_step_in_order(store: Store) -> None:
    table = Table.start(setup(), store)
    steps_on_disk(table)
    first = table.actor
    assert table.submit(Pass()) is None
    assert table.submit(Pass()) is None
    passes, chosen = steps_on_disk(table)
    assert passes.events == (Passed(first),) if first is not None else False
    assert [type(event) for event in chosen.events] == [Passed, GoodgeChosen, StashTaken]
    assert steps_on_disk(table) == []


def test_rounds_follow_one_another_to_the_winner(store: Store) -> None:
    table = Table.start(setup(target=300), store)
    with pytest.raises(IllegalAction) as refused:
        table.deal_next()
    assert refused.value.refusal == RoundUnderWay()
    advance(table, 100)
    assert len(table.record.rounds) > 1
    for index, (before, after) in enumerate(pairwise(table.record.rounds), 1):
        assert after[0].deal == deal_for(table.game, table.rules, table.seed, index)
        assert after[0].board.dealer == (before[0].board.dealer + 1) % 3
    play_out(table)
    assert table.is_over
    assert table.actor is None
    assert isinstance(steps_on_disk(table)[-1].events[-1], MatchWon)
    with pytest.raises(IllegalAction) as refused:
        table.deal_next()
    assert refused.value.refusal == MatchOver()
    assert table.submit(Pass()) == RoundOver()


def test_a_round_thrown_in_is_dealt_again_from_the_next_number(store: Store) -> None:
    table = Table.start(setup(all_pass="redeal"), store)
    for _ in range(3):
        assert table.submit(Pass()) is None
    assert table.round_over
    assert not table.is_over
    dealer = table.view(None).board.dealer
    table.deal_next()
    assert table.view(None).board.dealer == dealer
    assert table.record.rounds[1][0].deal == deal_for(table.game, table.rules, table.seed, 1)


# -- what each may see ------------------------------------------------------------------------------------


def test_a_step_shows_a_viewer_nothing_that_follows_from_cards_he_has_not_seen(store: Store) -> None:
    """Every action is played again in a world that the viewer cannot tell from the real one: he sees the same."""
    table, choose, stream = Table.start(setup(target=1), store), at_random(5), Stream(5, "worlds")
    compared = 0
    while not table.round_over:
        before = table.record.rounds[-1][-1]
        advance(table, 1, choose)
        step, done = steps_on_disk(table)[-1], table.record.rounds[-1][-1]
        for viewer in (0, 1, 2):
            world, action = table.game.resample(table.game.view_for(before, viewer), stream), done.actions[-1]
            if isinstance(action, Bury) and viewer != before.board.turn:
                action = Bury(world.hands[before.board.to_act][:3])
            turned_up = done.board.is_over or (done.board.phase is Phase.EXCHANGE and viewer == done.board.turn)
            if table.game.why_illegal(world, action) is None and not turned_up:
                state, events = table.game.apply(world, action)
                assert Step(events, state, table.game).seen_by(viewer) == step.seen_by(viewer)
                compared += 1
    assert compared > 80


def test_a_viewer_sees_his_own_cards_and_the_public_none(store: Store) -> None:
    table = Table.start(setup(), store)
    (step,) = steps_on_disk(table)
    hands = table.record.rounds[0][0].hands
    for viewer in (0, 1, 2, None):
        (event,), view = step.seen_by(viewer)
        assert isinstance(event, Dealt)
        assert view == table.view(viewer)
        assert sorted(view.hand) == ([] if viewer is None else sorted(hands[viewer]))
        assert set(event.stash) == {None}
        for seat, hand in enumerate(event.hands):
            assert hand == (hands[seat] if seat == viewer else (None,) * 16)
    shown = repr(step)
    assert all(card.text not in shown for hand in hands for card in hand)


# -- undo -------------------------------------------------------------------------------------------------


def after_undo(table: Table) -> list[list[str]]:
    assert table.can_undo()
    assert table.undo()
    return texts(table)


def test_undo_goes_back_to_the_one_persons_last_decision(store: Store) -> None:
    table = Table.start(setup(), store)
    seat = 0
    while table.view(None).board.phase is not Phase.PLAY or table.view(None).board.trick.cards:
        advance(table, 1)
    while table.actor != seat:
        advance(table, 1)
    here = texts(table)
    advance(table, 3)
    assert table.actor == seat
    assert after_undo(table) == here
    assert table.actor == seat
    table.flush()
    assert on_disk(store) == here


def test_undo_goes_back_step_by_step_but_never_past_the_deal(store: Store) -> None:
    table = Table.start(setup(), store)
    while len(table.record.rounds) < 2:
        advance(table, 1)
    advance(table, 25)
    lengths = []
    while table.can_undo():
        lengths.append(len(after_undo(table)[1]))
        state = table.record.rounds[1][-1]
        assert state.board.turn == 0
        assert state.board.phase is Phase.EXCHANGE or len(table.game.legal_actions(state)) > 1
    assert lengths == sorted(lengths, reverse=True)
    assert len(set(lengths)) == len(lengths) > 3
    assert len(table.record.rounds) == 2
    assert not table.undo()
    table.close()
    assert on_disk(store) == texts(table)


def test_forced_moves_are_no_decisions_but_burying_is(store: Store) -> None:
    table = Table.start(setup(), store)
    while len(table.view(None).board.tricks) < 15:
        advance(table, 1)
    states = list(table.record.rounds[0])
    decisions = [
        place
        for place, state in enumerate(states)
        if state.board.turn == 0
        and state.board.phase is not Phase.AUCTION
        and (state.board.phase is Phase.EXCHANGE or len(table.game.legal_actions(state)) > 1)
    ]
    found = []
    while table.can_undo():
        found.append(len(after_undo(table)[0]))
    assert found == decisions[::-1]
    assert len(decisions) < sum(state.board.turn == 0 for state in states)
    assert any(states[place].board.phase is Phase.EXCHANGE for place in decisions) == (
        narrow(states[-1], GoodgeBoard).board.goodge == 0
    )


def test_a_call_stands_once_the_auction_is_over_and_all_stands_once_the_round_is(store: Store) -> None:
    table = Table.start(setup(), store)
    while table.view(None).board.phase is Phase.AUCTION:
        advance(table, 1)
        called = any(state.board.turn == 0 for state in table.record.rounds[0][:-1])
        assert table.can_undo() == (called and table.view(None).board.phase is Phase.AUCTION)
    while not table.round_over:
        advance(table, 1)
    assert not table.can_undo()


@pytest.mark.parametrize("levels", [(None, None, "novice"), ("novice", "casual", "expert"), (None, None, None)])
def test_only_a_person_alone_against_computers_may_undo(store: Store, levels: tuple[str | None, ...]) -> None:
    table = Table.start(setup(*levels), store)
    advance(table, 30)
    before = texts(table)
    assert not table.can_undo()
    assert not table.undo()
    assert texts(table) == before


def test_there_is_no_undo_before_the_first_decision_nor_after_the_win(store: Store) -> None:
    table = Table.start(setup(target=40), store)
    while table.actor != 0:
        advance(table, 1)
    assert not table.can_undo()
    play_out(table)
    assert not table.can_undo()
    assert not table.undo()


def test_undo_drops_the_steps_that_nobody_has_taken(store: Store) -> None:
    table = Table.start(setup(), store)
    advance(table, 12)
    assert table.undo()
    assert steps_on_disk(table) == []
    assert not table.is_saving
    advance(table, 1)
    (step,) = steps_on_disk(table)
    assert step.seen_by(0)[1] == table.view(0)


def test_the_same_play_after_an_undo_comes_to_the_same_match(store: Store) -> None:
    table = Table.start(setup(), store)
    advance(table, 40)
    want = texts(table)
    for _ in range(3):
        assert table.undo()
    advance(table, 40 - len(texts(table)[0]))
    assert texts(table) == want


# -- the disk behind it -----------------------------------------------------------------------------------


class Gate(System):
    """A disk that does not finish a sync before it is let."""

    def __init__(self) -> None:
        self.is_at_gate, self.may_pass = Signal(), Signal()

    def sync(self, file: int) -> None:
        self.is_at_gate.set()
        assert self.may_pass.wait(WAIT)
        super().sync(file)


def test_a_step_is_not_given_out_before_it_is_synced(tmp_path: Path) -> None:
    gate = Gate()
    table = Table.start(setup(), Store(Home.at(tmp_path), gate))
    assert gate.is_at_gate.wait(WAIT)
    assert table.submit(Pass()) is None  # play does not wait
    was_saving = table.is_saving
    assert (table.take_steps(), was_saving) == ([], True)
    gate.may_pass.set()
    assert len(steps_on_disk(table)) == 2
    assert not table.is_saving
    table.close()


@pytest.mark.parametrize("length", [1, 2, 3, 5, 20, 54, 55, 56, 70])
def test_a_match_goes_on_where_it_was_left(tmp_path: Path, length: int) -> None:
    store = Store(Home.at(tmp_path))
    table = Table.start(setup(None, "casual", None, seed=99, all_pass="redeal"), store)
    advance(table, length - 1, at_random(length))
    table.close()
    assert store.has_saved_match
    store.close()
    new = Store(Home.at(tmp_path))
    assert (new.has_saved_match, new.notices) == (True, [])
    again = Table.resume(new)
    assert again is not None
    assert again.take_steps() == []
    assert again.record.rounds == table.record.rounds
    assert (again.seats, again.seed, again.rules) == (table.seats, table.seed, table.rules)
    assert [again.view(viewer) for viewer in (0, 1, 2, None)] == [table.view(viewer) for viewer in (0, 1, 2, None)]
    advance(again, 30)
    advance(table, 30)
    assert texts(again) == texts(table)
    again.close()
    assert on_disk(new) == texts(table)
    new.close()


def test_a_match_that_is_over_is_kept_once_though_another_was_kept_since(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a tournament other tables end while the save of this one is being removed and its people rise."""
    store = Store(Home.at(tmp_path))
    table = Table.start(setup(None, "casual", None, target=50), store)
    play_out(table)
    table.flush()
    before = store.home.records_file.read_text()
    assert before.count("\n") == 1
    store.records.append(b"of another table\n")
    monkeypatch.setattr(LineFile, "is_there", False)
    table.close()
    store.close()
    assert store.home.records_file.read_text() == before + "of another table\n"
