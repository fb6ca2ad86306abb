"""The deal of the day, and the codes that tell results."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from goodge.engine.errors import RecordError
from goodge.engine.games import GAMES
from goodge.engine.rng import Stream
from goodge.players import player_of
from goodge.table import day_book as book_module
from goodge.table.day_book import DayBook, day_of
from goodge.table.days import ALPHABET, FIRST_DAY, CodeFault, DayResult, code_of, day_number, day_setup, read_code
from goodge.table.home import Home
from goodge.table.match_table import Table
from goodge.table.notices import Cause, Fault, NothingSaved
from goodge.table.seats import MatchSetup
from tests.table.tools import setup as setup_by_level

DAY = date(2026, 11, 22)
PINNED = {"goodge": 898768154, "spades": 71714711, "pride": 518666490, "spidge": 484746229}
CODES = {
    DayResult(DAY, "goodge", 85): "J4E3 93T4",
    DayResult(DAY, "goodge", -120): "LH77 TPEE",
    DayResult(DAY, "spades", 85): "HP4R LCLC",
    DayResult(DAY, "pride", -120): "JTJL JF5X",
    DayResult(DAY, "spidge", 85): "E3F7 E5A9",
    DayResult(FIRST_DAY, "goodge", 0): "YT3L ATM8",
}


@pytest.mark.parametrize("game", PINNED)
def test_the_deal_of_a_day_stays_what_it_is(game: str) -> None:
    assert day_number(DAY, game) == PINNED[game]


def test_no_two_days_and_games_have_the_same_deal() -> None:
    days = [DAY + timedelta(days=number) for number in range(400)]
    assert len({day_number(day, game) for day in days for game in GAMES}) == 400 * len(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_everybody_has_the_same_cards_and_opponents(game: str) -> None:
    one, other = day_setup(DAY, game, "Ann"), day_setup(DAY, game, "Zoe")
    assert (one.seed, one.options, one.players_seed) == (other.seed, other.options, other.players_seed)
    assert [seat.level for seat in one.seats] == [None] + ["expert"] * (len(one.seats) - 1)
    assert one.seats[1:] == other.seats[1:]


def test_the_computer_players_get_no_number_that_tells_the_deal() -> None:
    days = [day_setup(DAY + timedelta(days=number), "goodge", "Ann") for number in range(40)]
    assert len({setup.players_seed for setup in days}) == 1, "a number that never changes tells nothing"
    assert len({setup.seed for setup in days}) == 40


def test_nobody_sits_there_twice() -> None:
    names = [seat.name for seat in day_setup(DAY, "spades", "Ben").seats]
    assert len(set(names)) == 4


@pytest.mark.parametrize("result", CODES)
def test_the_codes_stay_what_they_are(result: DayResult) -> None:
    assert code_of(result) == CODES[result]
    assert read_code(CODES[result]) == result


def test_every_result_comes_back_from_its_code() -> None:
    stream = Stream(1)
    for _ in range(500):
        day = FIRST_DAY + timedelta(days=stream.below(40_000))
        result = DayResult(day, stream.choice(list(GAMES)), stream.below(4_001) - 2_000)
        assert read_code(code_of(result)) == result


def test_a_wrong_letter_and_a_swap_are_noticed() -> None:
    letters = CODES[DayResult(DAY, "goodge", 85)].replace(" ", "")
    for place in range(8):
        for letter in ALPHABET.replace(letters[place], ""):
            assert read_code(letters[:place] + letter + letters[place + 1 :]) is CodeFault.CHECK
        for other in range(place):
            swapped = list(letters)
            swapped[place], swapped[other] = swapped[other], swapped[place]
            expected = CodeFault.CHECK if letters[place] != letters[other] else DayResult(DAY, "goodge", 85)
            assert read_code("".join(swapped)) == expected


@pytest.mark.parametrize("typed", ["j4e393t4", " J4E3-93T4 ", "J4 E3 93 T4", "j4e3–93t4"])
def test_how_it_is_typed_does_not_matter(typed: str) -> None:
    assert read_code(typed) == DayResult(DAY, "goodge", 85)


@pytest.mark.parametrize(
    ("typed", "fault"),
    [("", CodeFault.LENGTH), ("J4E3", CodeFault.LENGTH), ("J4E3 93T4 4", CodeFault.LENGTH),
     ("J4E3 9ÄT4", CodeFault.LETTER), ("O4E3 93T4", CodeFault.LETTER), ("ß٣", CodeFault.LETTER)],
)  # fmt: skip
def test_what_is_no_code_is_told_apart(typed: str, fault: CodeFault) -> None:
    assert read_code(typed) is fault


def test_any_text_is_a_result_or_a_fault() -> None:
    stream = Stream(2)
    for _ in range(300):
        text = "".join(stream.choice(ALPHABET) for _ in range(8))
        found = read_code(text)
        assert isinstance(found, DayResult | CodeFault)
        if isinstance(found, DayResult):
            assert found.day >= FIRST_DAY


def test_a_day_without_a_code_is_refused() -> None:
    for day in (date(2025, 12, 31), date(9999, 1, 1)):
        with pytest.raises(ValueError, match="day"):
            code_of(DayResult(day, "goodge", 0))


# -- the book ---------------------------------------------------------------------------------------------


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Home:
    """A home at which the deals of the day are played against novices."""

    def easy(day: date, game: str, name: str) -> MatchSetup:
        usual = day_setup(day, game, name)
        levels = (None, *["novice"] * (len(usual.seats) - 1))
        return setup_by_level(*levels, seed=usual.seed) if game == "goodge" else usual

    monkeypatch.setattr(book_module, "day_setup", easy)
    return Home.at(tmp_path)


def play(table: Table) -> int:
    """Play until a round is scored; return what the first seat made."""
    while not table.record.scored:
        if table.actor is None:
            table.deal_next()
        else:
            assert table.submit(player_of("novice").choose(table.view(table.actor), 1).action) is None
    return table.record.totals[0]


def test_a_deal_counts_once_and_is_kept(home: Home) -> None:
    book = DayBook(home)
    table = book.sit_down(DAY, "goodge", "Ann")
    assert day_of(table.record) == DAY
    score = play(table)
    book.rise(table)
    assert book.result(DAY, "goodge") == DayResult(DAY, "goodge", score)
    book.close()
    book = DayBook(home)
    assert book.result(DAY, "goodge") == DayResult(DAY, "goodge", score)
    assert not book.waits(DAY, "goodge")
    assert book.result(DAY + timedelta(days=1), "goodge") is None
    book.close()
    assert (home.days.records_file.read_text().count("\n")) == 1
    assert not home.records_file.exists(), "it is no match of the statistics"


def test_the_match_of_a_deal_that_counted_can_be_had(home: Home) -> None:
    book = DayBook(home)
    for day, game in ((DAY, "goodge"), (DAY, "spidge"), (DAY + timedelta(days=1), "goodge")):
        table = book.sit_down(day, game, "Ann")
        play(table)
        book.rise(table)
    now = book.record(DAY, "goodge")
    book.close()
    with home.days.records_file.open("ab") as file:
        file.write(b"rubbish of " + DAY.isoformat().encode() + b"\n")
    book = DayBook(home)
    later = book.record(DAY, "goodge")
    assert later.rounds == now.rounds
    assert (day_of(later), later.game.id) == (DAY, "goodge")
    assert day_of(book.record(DAY + timedelta(days=1), "goodge")) == DAY + timedelta(days=1)
    assert book.record(DAY, "spidge").game.id == "spidge"
    with pytest.raises(RecordError):
        book.record(DAY, "spades")
    book.close()


def test_a_copy_whose_lock_was_taken_counts_nothing(home: Home) -> None:
    first = DayBook(home)
    table = first.sit_down(DAY, "goodge", "Ann")
    play(table)
    table.flush()  # a save that is still to come would take the lock again
    home.days.lock_file.unlink()
    second = DayBook(home)
    assert second.store.can_save
    before = home.days.records_file.read_bytes() if home.days.records_file.exists() else b""
    first.rise(table)
    after = home.days.records_file.read_bytes() if home.days.records_file.exists() else b""
    assert after == before
    assert first.notices == [NothingSaved(Fault(Cause.TAKEN_OVER))]
    first.close()
    second.close()


def test_one_that_was_left_goes_on(home: Home) -> None:
    book = DayBook(home)
    table = book.sit_down(DAY, "goodge", "Ann")
    hands = table.record.rounds[0][0].deal
    book.rise(table)
    assert book.waits(DAY, "goodge")
    book.close()
    book = DayBook(home)
    assert book.waits(DAY, "goodge")
    assert not book.waits(DAY + timedelta(days=1), "goodge")
    table = book.sit_down(DAY, "goodge", "Ann")
    assert table.record.rounds[0][0].deal == hands
    book.rise(table)
    later = book.sit_down(DAY + timedelta(days=1), "goodge", "Ann")
    assert later.record.rounds[0][0].deal != hands
    book.rise(later)
    book.close()


def test_one_that_was_scored_when_the_program_was_killed_counts(home: Home) -> None:
    book = DayBook(home)
    table = book.sit_down(DAY, "goodge", "Ann")
    score = play(table)
    table.flush()
    table.close()
    book.close()
    book = DayBook(home)
    assert book.result(DAY, "goodge") == DayResult(DAY, "goodge", score)
    book.close()


@pytest.mark.parametrize("damage", [b"\xff\xfe\n", b"{}\n", b'{"game": "goodge", "rounds": [{"totals": ["x"]}]}\n'])
def test_a_damaged_line_is_passed_over(home: Home, damage: bytes) -> None:
    home.days.root.mkdir()
    home.days.records_file.write_bytes(damage)
    book = DayBook(home)
    assert book.result(DAY, "goodge") is None
    book.close()


def test_a_second_copy_keeps_nothing(home: Home) -> None:
    book = DayBook(home, may_save=False)
    table = book.sit_down(DAY, "goodge", "Ann")
    score = play(table)
    book.rise(table)
    assert book.result(DAY, "goodge") == DayResult(DAY, "goodge", score)
    assert book.notices == []
    book.close()
    assert not home.days.root.exists()
