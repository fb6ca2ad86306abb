"""Who drives a match: what comes next, told as a value, and computer players who are asked as they should be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from goodge.engine.actions import Action, PlayCard
from goodge.engine.cards import Card
from goodge.engine.game import AnyView, Phase
from goodge.engine.played_out import played_out_in
from goodge.table import driver as module
from goodge.table.driver import Claimed, Driver, Happened, PersonActs, RoundEnded, Waiting, certain
from goodge.table.home import Home
from goodge.table.match_table import Table
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.table.store import Store
from tests.coach.rounds import played

from .tools import harmless

ANN_AND_TWO = (SeatSetup("Ann", None), SeatSetup("Ben", "novice"), SeatSetup("Cleo", "casual"))


class Thinker:
    """Stands in for the thread: remembers what it was asked, and answers at once with something harmless."""

    def __init__(self, *, note: Callable[[str], None]) -> None:
        self.note = note
        self.asked: list[tuple[AnyView, str, int]] = []
        self._answer: tuple[object, Action] | None = None
        self.is_closed = False

    def ask(self, ticket: object, view: AnyView, level: str, seed: int, style: str | None) -> None:  # noqa: ARG002
        self.asked.append((view, level, seed))
        self._answer = ticket, harmless(view)

    def poll(self) -> tuple[object, Action] | None:
        answer, self._answer = self._answer, None
        return answer

    def cancel(self) -> None:
        self._answer = None

    def close(self) -> None:
        self.is_closed = True


@pytest.fixture
def driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    monkeypatch.setattr(module, "Thinker", Thinker)
    store = Store(Home.at(tmp_path))
    table = Table.start(MatchSetup(ANN_AND_TWO, {"players": 3}, seed=5, players_seed=40), store)
    yield Driver(table, [0], print)
    table.close()
    store.close()


def thinker_of(driver: Driver) -> Thinker:
    thinker = driver._thinker
    assert isinstance(thinker, Thinker)
    return thinker


def shown(driver: Driver) -> None:
    """All that has happened is on disk, and has been taken."""
    driver.table.flush()
    driver.table.take_steps()


def until_a_person(driver: Driver) -> PersonActs:
    while True:
        driver.table.flush()
        after = driver.next(1.0, 0.0)
        if isinstance(after, PersonActs):
            return after


def test_what_has_happened_comes_before_anything_else(driver: Driver) -> None:
    driver.table.flush()
    after = driver.next(0.0, 0.0)
    assert isinstance(after, Happened)
    assert len(after.steps) == 1
    assert thinker_of(driver).asked == []


def test_nobody_acts_before_what_the_disk_got_just_after_it_was_asked(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as a_moment_ago:
        a_moment_ago.setattr(driver.table, "take_steps", list)
        driver.table.flush()
        assert driver.next(0.1, 0) == Waiting()
        assert thinker_of(driver).asked == []
    assert isinstance(driver.next(0.1, 0), Happened)


def test_a_person_is_waited_for(driver: Driver) -> None:
    assert until_a_person(driver) == PersonActs(0)
    asked = len(thinker_of(driver).asked)
    assert driver.next(5.0, 0.0) == PersonActs(0)
    assert len(thinker_of(driver).asked) == asked


def test_a_computer_player_is_asked_with_its_seats_view_and_a_number_apart_from_the_deals(driver: Driver) -> None:
    until_a_person(driver)
    driver.table.submit(harmless(driver.table.view(0)))
    shown(driver)
    actor = driver.table.actor
    assert actor is not None
    assert driver.next(0.0, 0.0) == Waiting()
    assert driver.is_asking
    level = ANN_AND_TWO[actor].level
    assert thinker_of(driver).asked[-1] == (driver.table.view(actor), level, 40)


def test_an_answer_takes_its_time_unless_it_is_hurried(driver: Driver) -> None:
    until_a_person(driver)
    driver.table.submit(harmless(driver.table.view(0)))
    shown(driver)
    before = driver.table.actor
    driver.next(0.0, 2.0)
    driver.next(1.0, 2.0)
    assert (driver.table.actor, driver.thinking_seat) == (before, before)
    driver.hurry()
    driver.next(0.0, 2.0)
    assert driver.table.actor != before
    assert not driver.is_asking


def test_a_question_that_is_dropped_is_asked_again(driver: Driver) -> None:
    until_a_person(driver)
    driver.table.submit(harmless(driver.table.view(0)))
    shown(driver)
    driver.next(0.0, 0.0)
    asked = len(thinker_of(driver).asked)
    driver.cancel()
    assert not driver.is_asking
    driver.next(0.0, 0.0)
    assert len(thinker_of(driver).asked) == asked + 1


def test_a_round_ends_once_all_of_it_has_been_taken(driver: Driver) -> None:
    while not driver.table.round_over:
        driver.table.submit(harmless(driver.table.view(driver.table.actor)))
    driver.table.flush()
    assert isinstance(driver.next(0.0, 0.0), Happened)
    assert driver.next(0.0, 0.0) == RoundEnded()
    assert driver.table.view(None).board.phase is Phase.SCORED


def certain_for(driver: Driver, seat: int) -> list[PlayCard]:
    """Brings the table to a card with which this seat can claim the rest; the claim, in order."""
    table = driver.table
    for seed in range(200):
        deal = played(table.game, seed)
        for number, state in enumerate(deal[:-1]):
            table.record.rounds[-1][:] = deal[: number + 1]
            cards = certain(table, table.view(state.board.turn))
            if state.board.turn == seat and cards:
                shown(driver)
                return [PlayCard(card) for card in cards]
    raise AssertionError("nothing is ever certain")


def played_on(driver: Driver) -> list[Action]:
    """What is played from here to the score, with nobody asked."""
    start = len(driver.table.view(None).actions)
    while not driver.table.round_over:
        assert not isinstance(driver.next(1.0, 0.0), PersonActs)
        shown(driver)
    return list(driver.table.view(None).actions[start:])


def test_a_computer_player_claims_what_is_certain_and_the_rest_is_played_out(driver: Driver) -> None:
    cards = certain_for(driver, 1)
    assert driver.next(0.0, 0.0) == Claimed(1, tuple(action.card for action in cards))
    assert driver.is_playing_out
    rest = played_on(driver)
    assert [action for action in rest if action in cards] == cards
    assert thinker_of(driver).asked == []
    record = driver.table.record
    first = len(record.rounds[-1][-1].actions) - len(rest)
    assert played_out_in(record.extra) == {(0, place) for place in range(first, first + len(rest))}


def test_nobody_claims_who_may_not(driver: Driver) -> None:
    certain_for(driver, 1)
    driver.may_claim = False
    assert driver.next(0.0, 0.0) == Waiting()
    assert not driver.is_playing_out
    assert len(thinker_of(driver).asked) == 1


def test_a_person_is_asked_though_the_rest_is_certain(driver: Driver) -> None:
    certain_for(driver, 0)
    assert driver.next(0.0, 0.0) == PersonActs(0)


def test_a_claim_that_cannot_be_played_is_dropped(driver: Driver) -> None:
    table = driver.table
    deal = played(table.game, 1)
    wrong: tuple[Card, ...] = ()
    while not wrong:
        table.record.rounds[-1][:] = deal
        deal = deal[:-1]
        seat = table.actor
        if seat is not None and table.view(seat).board.phase is Phase.PLAY:
            wrong = tuple(card for card in table.view(seat).hand if PlayCard(card) not in table.view(seat).legal)
    shown(driver)
    before = len(table.view(None).actions)
    driver.play_claim(table.view(None).board.to_act, wrong)
    driver.next(1.0, 0.0)
    assert not driver.is_playing_out
    assert len(table.view(None).actions) == before


def test_a_round_given_up_is_played_at_a_level_and_marked(driver: Driver) -> None:
    until_a_person(driver)
    driver.plays_for_people, driver.plays_as = True, "expert"
    driver.next(1.0, 0.0)
    assert thinker_of(driver).asked[-1][1] == "expert"
    driver.next(1.0, 0.0)
    assert len(played_out_in(driver.table.record.extra)) == 1


def test_the_thread_ends_with_the_driver(driver: Driver) -> None:
    driver.close()
    assert thinker_of(driver).is_closed
