"""The words of the question whether something could have been made, and of luck."""

from __future__ import annotations

import pytest

from goodge.coach import Answer, Goal
from goodge.coach.goals import Aim, MakeBid, MakeContract, MakeNil, MakeSlam, MakeTen
from goodge.engine.cards import CROWN
from goodge.ui.wording import luck, made

HANDS = ("Ann", "Dummy", "Cleo", "Dan")


@pytest.mark.parametrize(
    ("aim", "sentence"),
    [
        (MakeBid(0, 110), "Ann’s bid of 110"),
        (MakeContract(1, 5), "Dummy and Dan: contract of 5"),
        (MakeNil(2), "Cleo’s nil"),
        (MakeSlam(1), "Dummy’s slam"),
        (MakeTen(3), "Dan’s spidge"),
    ],
)
def test_what_was_played_for(aim: Aim, sentence: str) -> None:
    assert made.aim_words(aim, HANDS, (0, 1, 2, 3)) == sentence


OPEN = "took too long to work out."


@pytest.mark.parametrize(
    ("answer", "trick", "let", "open_before", "sentences"),
    [
        (Answer.YES, 1, None, None, ("Yes, from the first card on.", made.AGAINST_BEST.say())),
        (Answer.NO, None, None, None, ("No, whatever had been played.", made.AGAINST_BEST.say())),
        (Answer.LATER, 5, 4, None, ("Yes, from trick 5 on.", "Not before: in trick 4 the others gave Ann the chance.")),
        (
            Answer.LATER,
            5,
            5,
            3,
            ("Yes, from trick 5 on.", f"In trick 5 the others gave Ann the chance. What came before trick 3 {OPEN}"),
        ),
        (Answer.LATER, 5, None, 5, ("Yes, from trick 5 on.", f"What came before {OPEN}")),
        (Answer.UNPROVED, None, None, 8, ("Not from trick 8 on.", f"What came before {OPEN}")),
        (Answer.UNPROVED, None, None, None, ("That took too long to work out.", "")),
    ],
)
def test_the_answers(
    answer: Answer, trick: int | None, let: int | None, open_before: int | None, sentences: tuple[str, str]
) -> None:
    more = made.more_words(answer, let, open_before, ["Ann"])
    assert (made.answer_words(answer, trick, MakeNil(0), open_before), more) == sentences


def test_a_bid_is_judged_by_the_stash_and_the_trump_that_were_chosen() -> None:
    no = "No: with these cards laid away and this trump, no way of playing makes it."
    assert made.answer_words(Answer.NO, None, MakeBid(0, 110)) == no
    assert made.answer_words(Answer.NO, None, MakeContract(1, 5)) == "No, whatever had been played."


def test_no_says_how_much_was_possible_where_that_is_known() -> None:
    more = made.more_words(Answer.NO, None, None, ["Ann"], made.amount_words(MakeBid(0, 110), 95))
    assert more == "Against perfect defence, the most possible was 95 points."
    assert made.amount_words(MakeContract(0, 5), 4) == "4 tricks"


def test_the_line() -> None:
    assert made.next_words(3, "Ann", CROWN) == "Trick 3: Ann plays the Crown"
    assert made.parting_words(CROWN) == "In the game it was the Crown."
    assert made.given_words("Dan", 7, CROWN) == "Dan gave it away in trick 7 with the Crown."
    bid = Goal(MakeBid(0, 110), 1, (1, 0, 0), 110, is_least=True)
    assert made.end_words(bid, (115, 80, 55)) == "Made, with 115 points"
    contract = Goal(MakeContract(0, 5), 5, (1, 0, 1, 0), 5, is_least=True)
    assert made.end_words(contract, (4, 3, 2, 4)) == "Made, with 6 tricks"
    nil = Goal(MakeNil(0), 5, (1, 0, 0, 0), 0, is_least=False)
    assert made.end_words(nil, (0, 3, 6, 4)) == "Made"


def test_luck_has_its_sign() -> None:
    with_stash = "Luck of the deal, the Stash and the hidden cards: +35 points"
    assert luck.luck_words(34.6, 300.0, has_stash=True) == with_stash
    assert luck.luck_words(1.2, 300.0, has_stash=True).endswith(": +1 point")
    assert luck.luck_words(-0.26, 1.0, has_stash=False) == "Luck of the deal and the hidden cards: −0.26 points"
