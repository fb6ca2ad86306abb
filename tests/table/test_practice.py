"""Practice: what comes when, what is kept of it, and people's own mistakes out of reviewed matches."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from functools import cache
from pathlib import Path

import pytest

from goodge.coach import Choice, Grade, Judgement, Weighed
from goodge.coach.judgement import WIDTH
from goodge.coach.leitner import Standing
from goodge.coach.match_review import choices_in
from goodge.coach.positions import PracticePosition, cut
from goodge.engine.game import Phase
from goodge.engine.games import GOODGE
from goodge.engine.record import Record
from goodge.table.archive.lines import line_of
from goodge.table.archive.mistakes import FORMAT, gather
from goodge.table.archive.reviews import KeptReview
from goodge.table.archive.standings import KeptStandings
from goodge.table.home import Home
from goodge.table.notices import PracticeNotKept, PracticeSetAside
from goodge.table.portraits import with_name
from goodge.table.practice import GRADES, Practice, Series, grade_of
from tests.engine.playing import play_match
from tests.table.tools import WAIT

TODAY = date(2026, 11, 22)
TOMORROW = TODAY + timedelta(days=1)


@cache
def match() -> Record:
    """A won match of one person against two computer players."""
    record = play_match(GOODGE, {"players": 3, "target": 150}, 4)
    assert record.winner is not None
    return replace(record, extra={"seats": [None, "novice", "novice"], "seed": 4, "started": 1_760_000_000_000})


def choices(record: Record, label: Grade = Grade.BLUNDER) -> list[Choice]:
    """All choices between cards of a match, judged without thought."""
    found = []
    for number, states in enumerate(record.rounds):
        for place in choices_in(states):
            state, done = states[place], states[-1].actions[place]
            others = [action for action in record.game.legal_actions(state) if action != done]
            if state.board.phase is Phase.PLAY and others:
                options = (Weighed(others[0], 40.0, 0.5), Weighed(done, 10.0, 0.4))
                judged = Judgement(options, done, 30.0, 2.0, label, 400)
                found.append(Choice(number, place, state.board.to_act, Phase.PLAY, judged))
    return found


@cache
def positions(count: int = 4) -> tuple[PracticePosition, ...]:
    every = choices(match())
    return tuple(cut(match(), choice, ("random", "novice")) for choice in every[:: len(every) // count][:count])


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home.at(tmp_path)


def reviewed(home: Home, label: Grade = Grade.BLUNDER, most: int = 6, record: Record | None = None) -> Record:
    """A match that was finished, and reviewed as far as its first choices."""
    record = record or match()
    home.records_file.write_bytes(line_of(record))
    kept = KeptReview.of(home, record, may_save=True)
    kept.read(record)
    for choice in choices(record, label)[:most]:
        kept.add(record, choice)
    return record


def found(home: Home) -> list[PracticePosition]:
    return list(gather(home, lambda: None).positions.values())


# -- how one stands --------------------------------------------------------------------------------------------


def test_how_one_stands_is_there_again_the_next_time(home: Home) -> None:
    one, other = KeptStandings(home.practice_file), Standing(2, TOMORROW)
    one.put("a", Standing(1, TODAY))
    one.put("b", Standing(0, TODAY))
    one.put("a", other)
    again = KeptStandings(home.practice_file)
    assert (again.get("a"), again.get("b"), again.get("c")) == (other, Standing(0, TODAY), Standing())
    assert again.notices == []


@pytest.mark.parametrize(
    "damage", [b"rubbish\n", b'{"position": "c", "box": 99, "due": "2026-11-22"}\n', b'{"position": "c"', b"\xff\x00\n"]
)
def test_a_damaged_line_is_told_and_set_aside_and_the_rest_is_kept(home: Home, damage: bytes) -> None:
    kept = KeptStandings(home.practice_file)
    kept.put("a", Standing(1, TOMORROW))
    whole = home.practice_file.read_bytes()
    home.practice_file.write_bytes(whole + damage)
    again = KeptStandings(home.practice_file)
    assert again.get("a") == Standing(1, TOMORROW)
    assert again.notices == [PracticeSetAside("practice.damaged-1.jsonl")]
    assert home.practice_file.with_name("practice.damaged-1.jsonl").read_bytes() == whole + damage
    assert KeptStandings(home.practice_file).notices == []
    again.put("b", Standing(1, TOMORROW))
    assert KeptStandings(home.practice_file).get("b") == Standing(1, TOMORROW)


def test_a_file_of_another_kind_is_set_aside(home: Home) -> None:
    home.practice_file.write_text("diary\nof somebody else\n")
    kept = KeptStandings(home.practice_file)
    assert kept.notices == [PracticeSetAside("practice.damaged-1.jsonl")]
    assert home.practice_file.with_name("practice.damaged-1.jsonl").read_text() == "diary\nof somebody else\n"


def test_an_empty_file_is_begun_anew(home: Home) -> None:
    home.practice_file.write_bytes(b"")
    kept = KeptStandings(home.practice_file)
    kept.put("a", Standing(1, TODAY))
    assert kept.notices == []
    assert KeptStandings(home.practice_file).get("a") == Standing(1, TODAY)


def test_what_cannot_be_kept_holds_until_the_end_and_is_told_once(home: Home) -> None:
    home.practice_file.mkdir()
    kept = KeptStandings(home.practice_file)
    kept.put("a", Standing(1, TODAY))
    kept.put("b", Standing(1, TODAY))
    assert kept.get("a") == Standing(1, TODAY)
    assert [type(notice) for notice in kept.notices] == [PracticeNotKept]


# -- own mistakes ----------------------------------------------------------------------------------------------


def test_what_the_person_did_badly_in_a_reviewed_match_is_found(home: Home) -> None:
    record = reviewed(home)
    own = [choice for choice in choices(record)[:6] if choice.seat == 0]
    assert own
    assert [position.choice for position in found(home)] == own
    for position in found(home):
        assert position.missed is None
        assert position.open().rounds[-1][-1].board.turn == 0


def test_a_mistake_is_kept_as_it_was_judged(home: Home) -> None:
    record = match()
    home.records_file.write_bytes(line_of(record))
    kept = KeptReview.of(home, record, may_save=True)
    kept.read(record)
    choice = next(each for each in choices(record, Grade.MISTAKE) if each.seat == 0)
    milder = replace(choice, judgement=replace(choice.judgement, loss=11.0, error=6.0))
    kept.add(record, milder)
    assert [position.choice for position in found(home)] == [milder]


@pytest.mark.parametrize("label", [Grade.INACCURACY, Grade.CLOSE, Grade.BEST])
def test_what_was_not_bad_is_not_practised(home: Home, label: Grade) -> None:
    reviewed(home, label)
    assert found(home) == []


@pytest.mark.parametrize("name", ["match.json", "match-goodge.json"])
def test_mistakes_in_a_match_that_is_not_over_are_found_and_stay_the_same_once_it_is(home: Home, name: str) -> None:
    whole = match()
    under_way = replace(whole, rounds=[*whole.rounds[:-1], whole.rounds[-1][:3]])
    reviewed(home, record=under_way)
    home.records_file.unlink()
    assert found(home) == []
    home.mistakes_file.unlink()
    (home.root / name).write_bytes(line_of(under_way))
    before = found(home)
    assert before
    home.mistakes_file.unlink()
    (home.root / name).unlink()
    home.records_file.write_bytes(line_of(whole))
    assert found(home) == before


def test_mistakes_in_a_deal_of_the_day_are_found(home: Home) -> None:
    record = reviewed(home)
    before = found(home)
    home.mistakes_file.unlink()
    home.records_file.unlink()
    assert found(home) == []
    home.mistakes_file.unlink()
    home.days.root.mkdir()
    home.days.records_file.write_bytes(b"rubbish\n" + line_of(record))
    assert found(home) == before


def test_a_damaged_match_under_way_has_none(home: Home) -> None:
    reviewed(home)
    home.save_file.write_bytes(b"rubbish")
    assert found(home)


def test_a_match_that_was_not_reviewed_has_none(home: Home) -> None:
    home.records_file.write_bytes(line_of(match()))
    assert found(home) == []


def test_a_review_that_has_grown_is_gone_through_again_and_others_are_not(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    reviewed(home)
    before = found(home)
    with monkeypatch.context() as patch:
        patch.delattr("goodge.table.archive.mistakes.last_matches")  # the records are not needed
        assert found(home) == before
    reviewed(home, most=12)
    assert len(found(home)) > len(before)


def test_mistakes_stay_when_their_review_and_their_match_are_gone(home: Home) -> None:
    reviewed(home)
    before = found(home)
    home.records_file.unlink()
    for review in home.reviews_folder.iterdir():
        review.unlink()
    assert found(home) == before


def test_a_damaged_file_of_mistakes_is_made_anew(home: Home) -> None:
    reviewed(home)
    before = found(home)
    lines = home.mistakes_file.read_bytes().splitlines(keepends=True)
    home.mistakes_file.write_bytes(b"".join([*lines[:-1], lines[-1][: len(lines[-1]) // 2]]))
    assert found(home) == before
    home.mistakes_file.write_bytes(b"\xff\xfe rubbish")
    assert found(home) == before


def test_a_mistake_that_an_older_format_kept_with_a_milder_figure_is_cut_out_again(home: Home) -> None:
    reviewed(home)
    before = found(home)
    lines = home.mistakes_file.read_text().splitlines(keepends=True)
    milder = [line.replace('"worth": 10.0', '"worth": 37.0').replace(FORMAT, "goodge-mistakes") for line in lines]
    assert milder != lines
    home.mistakes_file.write_text("".join(milder))
    assert found(home) == before
    assert home.mistakes_file.read_text() == "".join(lines)
    home.reviews_folder.rename(home.root / "elsewhere")
    home.mistakes_file.write_text("".join(milder))
    assert found(home) == [], "what it was judged by cannot be told any more"


def test_a_mistake_on_the_edge_of_noise_is_kept_without_going_through_its_review_again(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = match()
    home.records_file.write_bytes(line_of(record))
    kept = KeptReview.of(home, record, may_save=True)
    kept.read(record)
    choice = next(each for each in choices(record, Grade.MISTAKE) if each.seat == 0)
    on_edge = replace(choice, judgement=replace(choice.judgement, error=choice.judgement.gap / WIDTH))
    assert on_edge.judgement.is_noise(on_edge.judgement.taken), "as rounding can have it"
    kept.add(record, on_edge)
    assert [position.choice for position in found(home)] == [on_edge]
    monkeypatch.delattr("goodge.table.archive.mistakes.last_matches")  # the records are not needed
    assert [position.choice for position in found(home)] == [on_edge]


def test_a_copy_that_may_not_save_keeps_none(home: Home) -> None:
    reviewed(home)
    assert gather(home, lambda: None, may_save=False).positions
    assert not home.mistakes_file.exists()


# -- practice and its series -------------------------------------------------------------------------------------


def test_practice_finds_mistakes_on_another_thread(home: Home) -> None:
    reviewed(home)
    practice = Practice(home)
    assert practice.wait(WAIT)
    assert practice.update()
    assert practice.mistakes("goodge", ["Ben", "player 0"])
    assert practice.mistakes("spades", ["Player 0"]) == []
    practice.close()


def test_each_person_has_their_own_mistakes(home: Home) -> None:
    record = replace(match(), extra={"seats": [None, None, "novice"], "seed": 4, "started": 1_760_000_000_000})
    reviewed(home, most=12, record=record)
    practice = Practice(home)
    assert practice.wait(WAIT)
    assert practice.update()
    ones = [practice.mistakes("goodge", [name]) for name in record.players]
    assert [{position.choice.seat for position in some} for some in ones] == [{0}, {1}, set()]
    assert len(practice.mistakes("goodge", record.players)) == len(ones[0]) + len(ones[1])
    practice.close()


@pytest.fixture
def practice(home: Home) -> Practice:
    made = Practice(home)
    assert made.wait(WAIT)
    made.close()
    return made


def test_a_grade_counts_the_levels_that_miss_a_position() -> None:
    levels = ("random", "novice", "casual", "expert")
    graded = [grade_of(replace(positions()[0], missed=levels[:count])) for count in range(5)]
    assert graded == [0, 0, 1, 2, 2]
    assert max(graded) == GRADES - 1


def test_what_was_missed_longest_ago_comes_first_and_then_what_is_new(practice: Practice) -> None:
    one, two, three, four = positions()
    practice.answer(three, TODAY - timedelta(days=1), is_found=False)
    practice.answer(four, TODAY - timedelta(days=3), is_found=False)
    practice.answer(one, TODAY, is_found=True)
    assert practice.in_turn(positions(), TODAY) == [four, three, two]
    assert (practice.found(positions()), practice.due(positions(), TODAY)) == (1, 3)


def test_if_nothing_is_due_all_are_asked(practice: Practice) -> None:
    for position in positions():
        practice.answer(position, TODAY, is_found=True)
    assert practice.due(positions(), TODAY) == 0
    assert practice.in_turn(positions(), TODAY) == list(positions())


def test_what_is_missed_comes_again_at_the_end_until_it_is_found(practice: Practice) -> None:
    series = Series(practice, positions(), lambda: TODAY, "Ann")
    first = series.position
    series.answer(is_found=False)
    series.answer(is_found=True)  # only the first answer counts
    assert series.left == 4
    asked = []
    while not series.is_over:
        series.answer(is_found=True)
        asked.append(series.position)
        series.go_on()
    assert asked == [first, *positions()[1:], first]
    assert series.found == 4


def test_a_position_that_cannot_be_played_again_is_left_out(practice: Practice) -> None:
    one, *others = positions()
    broken = replace(one, choice=replace(one.choice, seat=(one.choice.seat + 1) % 3))
    series = Series(practice, [broken, *others], lambda: TODAY, "Ann")
    assert series.position == others[0]
    assert Series(practice, [broken], lambda: TODAY, "Ann").is_over


def test_who_is_asked_sits_there_by_name_and_nobody_else_has_it(practice: Practice) -> None:
    for name in ("Ann", "Ben", "cleo"):
        record = with_name(match(), 1, name)
        assert record.players[1] == name
        assert len({each.casefold() for each in record.players}) == 3
    own = replace(positions()[0], missed=None)
    assert Series(practice, [own], lambda: TODAY, "Zoe").record.players == match().players
