"""What is said on the first evening: short, about every idea, and by nobody's word a lesson."""

from __future__ import annotations

from collections.abc import Callable
from string import Formatter

import pytest

from goodge.coach.firsts import First
from goodge.coach.ideas import Idea, Line, Pointer, Spot, Told
from goodge.ui.wording import evening as words
from goodge.ui.wording.evening_heard import HEARD
from goodge.ui.wording.evening_nil import nil_words
from goodge.ui.wording.firsts import FIRSTS
from goodge.ui.wording.languages import codes
from goodge.ui.wording.phrases import Phrase

from .conftest import WORDS

MOST_WORDS = 12
SCHOOL = ("tutorial", "lesson", "learn", "teach", "beginner", "exercise")


def every_text() -> list[str]:
    said = [words.line_words(Told(line, Pointer(Spot.HAND, hand=0, number=95)), ("Ann",)) for line in Line]
    told = (words.title_words, words.about_words, words.learnt_words, words.numbered_words, words.state_words)
    rest = [phrase.message for phrase in vars(words).values() if isinstance(phrase, Phrase)]
    return [*said, *(tell(idea) for tell in told for idea in Idea), *rest]


def test_a_line_has_twelve_words_at_most() -> None:
    assert set(words.LINES) == set(Line)
    for line, phrase in words.LINES.items():
        assert len(phrase.message.split()) <= MOST_WORDS, line


def test_so_has_what_is_said_at_first_times() -> None:
    assert set(FIRSTS) == set(First)
    for first, phrase in FIRSTS.items():
        assert len(phrase.message.split()) <= MOST_WORDS, first


@pytest.mark.parametrize("code", codes(WORDS.glob("*.mo")))
def test_so_it_is_in_every_language(speaking: Callable[[str], None], code: str) -> None:
    speaking(code)
    for phrase in (*words.LINES.values(), *FIRSTS.values()):
        facts = {name: "X" for _, name, _, _ in Formatter().parse(phrase.message) if name is not None}
        said = [word for word in phrase.say(**facts).split() if any(letter.isalnum() for letter in word)]
        assert len(said) <= MOST_WORDS, said


def test_a_line_names_who_and_how_many() -> None:
    told = Told(Line.OUTBID, Pointer(Spot.PLATE, hand=1, number=70, most=105))
    assert words.line_words(told, ("Ann", "Ben")) == "Ben bids 70. You can go up to about 105, or pass."


def test_who_wins_a_trick_is_explained_in_the_same_words_each_time() -> None:
    lines = words.LINES[Line.WON], words.LINES[Line.LOST], HEARD[Line.WON], HEARD[Line.LOST]
    assert ["the highest card of the first suit" in line.message.lower() for line in lines] == [True] * 4


def test_nothing_on_the_screen_sounds_like_school() -> None:
    for text in every_text():
        assert not [word for word in SCHOOL if word in text.lower()], text


def test_the_outcome_of_a_round() -> None:
    assert words.points_words(35) == "35 points for you"
    assert words.points_words(1) == "1 point for you"
    assert words.points_words(-5) == "−5 points for you"
    assert words.tricks_words(1, 5) == "You won 1 of 5 tricks"
    assert words.tricks_words(0, 5) == "You won 0 of 5 tricks"
    assert words.team_words(-150) == "−150 points for your team"
    assert words.bid_words(120) == "You made it: 120 points"
    assert words.bid_words(-120) == "The bid failed: −120 points"
    assert words.all_counts_words(90, 135) == "You bid 90, and all your 135 points count"
    assert words.your_name("Ann") == "Ann (you)"
    assert words.state_words(Idea.TRUMP) == "First evening · 2 of 5"


def test_what_was_bid_and_won_is_recalled_beside_what_the_hand_was_good_for() -> None:
    good_for = "our hand was good for up to about 95"
    assert words.recall_words(None, 90, 135, 95) == f"You bid 90 and won 135; y{good_for}"
    assert words.recall_words("Ben", 100, 85, 95) == f"Ben bid 100 and won 85; y{good_for}"
    assert words.recall_words(None, 90, 85, 95) == f"Y{good_for}: this time you were unlucky"
    assert words.recall_words(None, 100, 85, 95) == f"Y{good_for}: a bid like that usually holds"


@pytest.mark.parametrize("first", [First.CROWN, First.SHORT_SUIT])
def test_at_a_real_table_it_is_told_what_a_card_does_and_not_what_to_do_with_it(first: First) -> None:
    told = FIRSTS[first].say()
    assert told.startswith(("The Crown is ", "If you "))
    assert len(told.split()) <= 12
    assert FIRSTS[First.CROWN].say().endswith("now or later.")


@pytest.mark.parametrize(
    ("points", "is_made", "told"),
    [
        (150, True, "The nil brings 100, and the contract 50"),
        (50, True, "The nil brings 100, and the failed contract costs 50"),
        (-50, False, "The broken nil costs 100, and the contract brings 50"),
        (-150, False, "The broken nil costs 100, and the failed contract 50"),
    ],
)
def test_after_a_nil_the_points_are_told_apart(points: int, is_made: bool, told: str) -> None:
    assert nil_words(points, is_made=is_made) == told
