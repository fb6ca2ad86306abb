"""The first evening of a home: what was played, what waits, and what becomes of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from goodge.coach.ideas import Idea, Line
from goodge.engine.game import Phase
from goodge.engine.record import decode_record, encode_record
from goodge.table import evening as module
from goodge.table.evening import Evening, Progress, progress_in, read_rounds, said_in, say_at
from goodge.table.home import Home
from goodge.table.household import Household
from goodge.table.match_table import Table
from goodge.table.settings import Settings
from goodge.ui.scenes.evening.rounds import rounds
from tests.table.tools import harmless


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home.at(tmp_path)


def opened(home: Home, *, may_save: bool = True) -> Evening:
    return Evening(home, rounds(), may_save=may_save)


def play_out(table: Table) -> None:
    while not table.round_over:
        assert table.submit(harmless(table.view(table.actor))) is None


def test_a_round_is_left_in_the_middle_and_goes_on_there(home: Home) -> None:
    evening = opened(home)
    table = evening.sit_down(Idea.ONES, "Zoe")
    assert table.seats[0].name == "Zoe"
    assert [seat.level for seat in table.seats] == [None, "casual", "casual"]
    table.submit(table.view(0).legal[0])
    say_at(table, Line.CATCH)
    before = table.view(0).actions
    evening.rise(table)
    assert evening.waiting("goodge") is Idea.ONES
    evening.close()

    later = opened(home)
    assert later.waiting("goodge") is Idea.ONES
    again = later.sit_down(Idea.ONES, "Zoe")
    assert again.view(0).actions == before
    later.rise(again)
    later.close()


@pytest.mark.parametrize("idea", [Idea.TRICKS, Idea.GOODGE, Idea.PARTNERS, Idea.BOARD])
def test_nothing_is_taken_back_from_before_the_person_came(home: Home, idea: Idea) -> None:
    evening = opened(home)
    table = evening.sit_down(idea, "Ann")
    begun = table.view(0).actions
    for _ in range(2):  # from its beginning, and as it was left there
        assert not table.can_undo()
        assert not table.can_take_back()
        assert not table.undo()
        assert table.why_it_stands() is None
        evening.rise(table)
        table = evening.sit_down(idea, "Ann")
    while not table.can_undo():
        table.submit(harmless(table.view(table.actor)))
    while table.undo():
        pass
    assert table.view(0).actions[: len(begun)] == begun
    evening.rise(table)
    assert evening.waiting(table.game.id) is idea


@pytest.mark.parametrize("idea", [Idea.TRICKS, Idea.PARTNERS])
def test_a_round_that_was_once_taken_back_too_far_begins_afresh(home: Home, idea: Idea) -> None:
    evening = opened(home)
    table = evening.sit_down(idea, "Ann")
    begun = table.view(0).actions
    table._earliest = 0
    assert table.undo()
    evening.rise(table)
    evening.close()

    later = opened(home)
    assert later.waiting(table.game.id) is None
    assert later.sit_down(idea, "Ann").view(0).actions == begun


def test_each_person_has_an_evening_of_their_own(home: Home) -> None:
    house = Household(home, Settings())
    for name in ("Ann", "Tom"):
        house.add(name)
    house.keep()
    ann, tom = (Evening(home, rounds(), person=person.number) for person in house.people)
    table = ann.sit_down(Idea.TRICKS, "Ann")
    play_out(table)
    ann.rise(table)
    table = ann.sit_down(Idea.TRUMP, "Ann")
    table.submit(table.view(0).legal[0])
    ann.rise(table)
    assert (ann.waiting("goodge"), tom.waiting("goodge")) == (Idea.TRUMP, None)
    tom.end()
    ann.close()
    tom.close()
    assert [progress_in(home, person.number) for person in house.people] == [
        Progress(frozenset({Idea.TRICKS})),
        Progress(knows=True),
    ]
    house.remove(house.people[1])
    house.add("Zoe")
    house.keep()
    assert house.people[1].number == 2
    assert progress_in(home, 2) == Progress(), "nobody is taken for whoever is gone"


def test_who_was_there_before_keeps_what_all_have_played(home: Home) -> None:
    house = opened(home)
    house.end()
    house.close()
    assert [progress_in(home, person) for person in range(4)] == [Progress(knows=True)] * 4
    later = Evening(home, rounds(), person=3)
    table = later.sit_down(Idea.TRICKS, "Tom")
    play_out(table)
    later.rise(table)
    later.close()
    assert progress_in(home, 3) == Progress(frozenset({Idea.TRICKS}), knows=True)
    assert progress_in(home, 2) == Progress(knows=True)


def test_what_was_said_is_kept_with_the_round(home: Home) -> None:
    evening = opened(home)
    table = evening.sit_down(Idea.TRUMP, "Zoe")
    say_at(table, Line.TRUMP_IT)
    table.submit(table.view(0).legal[0])
    say_at(table, Line.TRUMP_WON)
    evening.rise(table)
    again = evening.sit_down(Idea.TRUMP, "Zoe")
    assert said_in(again.record) == {Line.TRUMP_IT, Line.TRUMP_WON}
    evening.rise(again)
    evening.close()


def test_what_was_said_is_on_disk_before_anything_else_happens(home: Home) -> None:
    evening = opened(home)
    table = evening.sit_down(Idea.TRUMP, "Zoe")
    say_at(table, Line.TRUMP_IT)
    table.flush()
    kept = decode_record(home.evening.save_file.read_text(encoding="ascii"))
    assert said_in(kept) == {Line.TRUMP_IT}
    evening.rise(table)
    evening.close()


def test_a_round_that_was_scored_counts_and_waits_no_more(home: Home) -> None:
    evening = opened(home)
    table = evening.sit_down(Idea.TRICKS, "Zoe")
    play_out(table)
    evening.rise(table)
    assert (evening.waiting("goodge"), evening.progress) == (None, Progress(frozenset({Idea.TRICKS})))
    assert evening.progress.next("goodge") is Idea.TRUMP
    fresh = evening.sit_down(Idea.TRICKS, "Zoe")
    assert len(fresh.view(0).actions) == len(rounds()[Idea.TRICKS].rounds[-1][-1].actions)
    evening.rise(fresh)
    evening.close()
    assert progress_in(home) == Progress(frozenset({Idea.TRICKS}))


def test_the_rounds_that_ship_stay_as_they_are(home: Home) -> None:
    before = {idea: encode_record(record) for idea, record in rounds().items()}
    evening = opened(home)
    for idea in Idea:
        table = evening.sit_down(idea, "Zoe")
        play_out(table)
        evening.rise(table)
    evening.close()
    assert {idea: encode_record(record) for idea, record in rounds().items()} == before
    assert progress_in(home).is_over
    assert progress_in(home).next("goodge") is Idea.TRICKS


def test_whoever_knows_the_game_is_offered_it_no_more(home: Home) -> None:
    evening = opened(home)
    assert not progress_in(home).is_over
    evening.end()
    evening.close()
    assert progress_in(home) == Progress(knows=True)
    assert progress_in(home).is_over


def test_nothing_of_it_is_among_the_matches_of_the_home(home: Home) -> None:
    evening = opened(home)
    table = evening.sit_down(Idea.BIDS, "Zoe")
    play_out(table)
    evening.rise(table)
    evening.close()
    assert not home.save_file.exists()
    assert not home.records_file.exists()
    assert not home.evening.records_file.exists()


def test_without_saving_all_holds_until_the_end(home: Home) -> None:
    evening = opened(home, may_save=False)
    table = evening.sit_down(Idea.TRICKS, "Zoe")
    play_out(table)
    evening.rise(table)
    evening.end()
    assert evening.progress == Progress(frozenset({Idea.TRICKS}), knows=True)
    assert evening.notices == []
    evening.close()
    assert not home.evening.root.exists()


@pytest.mark.parametrize("text", [b"", b"{", b"\xff", b'{"format": "other", "version": 1}', b'{"played": 7}'])
def test_progress_that_cannot_be_read_is_forgotten(home: Home, text: bytes) -> None:
    home.evening.root.mkdir()
    home.evening.progress_file.write_bytes(text)
    assert progress_in(home) == Progress()


def test_a_disk_that_fails_is_told_of_and_the_evening_goes_on(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError(28, "no space left")

    evening = opened(home)
    monkeypatch.setattr(module, "write_progress", fail)
    evening.end()
    assert evening.progress.knows
    assert len(evening.notices) == 1
    evening.close()


def test_rounds_are_read_and_all_are_for_the_person_to_go_on() -> None:
    text = "".join(encode_record(record) + "\n" for record in rounds().values())
    again = read_rounds(text)
    assert list(again) == list(Idea)
    assert all(record.rounds[-1][-1].board.turn == 0 for record in again.values())
    elsewhere = {
        Idea.GOODGE: Phase.EXCHANGE,
        Idea.BIDS: Phase.AUCTION,
        Idea.BAGS: Phase.BIDDING,
        Idea.BOARD: Phase.BIDDING,
    }
    assert [record.rounds[-1][-1].board.phase for record in again.values()] == [
        elsewhere.get(idea, Phase.PLAY) for idea in Idea
    ]


def test_a_round_of_each_game_waits_by_itself(home: Home) -> None:
    evening = opened(home)
    begun = {"goodge": Idea.ONES, "spades": Idea.NIL, "pride": Idea.BOARD, "spidge": Idea.SLAM}
    for idea in begun.values():
        table = evening.sit_down(idea, "Zoe")
        table.submit(table.view(0).legal[0])
        evening.rise(table)
    assert {game: evening.waiting(game) for game in begun} == begun
    evening.close()
    later = opened(home)
    assert {game: later.waiting(game) for game in begun} == begun
    later.close()
