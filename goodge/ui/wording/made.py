"""The words of the question whether what failed could have been made: the goal, the answer, and the line to it."""

from __future__ import annotations

from collections.abc import Sequence

from ...coach.goals import Aim, Goal, MakeBid, MakeContract, MakeNil, MakeSlam, MakeTen
from ...coach.open_cards import Answer
from ...engine.cards import Card
from .cards import USUAL_NAMES, CardNames
from .lists import listed
from .numbers import figure, points, tricks
from .phrases import Phrase, say

HEADING = Phrase("could it be made: heading", "Could it be made?")
WORKING = Phrase("could it be made", "This is being worked out with all cards seen. You may leave at any time.")
FAILED = Phrase("could it be made", "This could not be worked out.")
NO_LINE = Phrase("could it be made", "There is no line that makes it: nothing to play on from.")
BROKEN_OFF = Phrase("could it be made: the line ends", "It can be made from here: the line was not followed further.")
AS_PLAYED = Phrase("could it be made: about a card of the line", "As it was played.")
_MOST = Phrase("could it be made", "Against perfect defence, the most possible was {result}.")
AGAINST_BEST = Phrase("could it be made", "This assumes perfect defence by all the others together.")
_YES = Phrase("could it be made: the answer", "Yes, from the first card on.")
_NO = Phrase("could it be made: the answer", "No, whatever had been played.")
_NO_BID = Phrase(
    "could it be made: the answer", "No: with these cards laid away and this trump, no way of playing makes it."
)
_LATER = Phrase("could it be made: the answer", "Yes, from trick {trick} on.")
_UNPROVED = Phrase("could it be made: the answer", "That took too long to work out.")
_NOT_FROM = Phrase("could it be made: the answer", "Not from trick {trick} on.")
_LET = Phrase("could it be made", "Not before: in trick {let} the others gave {name} the chance.")
_LET_AND_OPEN = Phrase(
    "could it be made",
    "In trick {let} the others gave {name} the chance. What came before trick {trick} took too long to work out.",
)
_OPEN = Phrase("could it be made", "What came before took too long to work out.")
_GIVEN = Phrase("could it be made: the card that spoiled it", "{name} gave it away in trick {trick} with the {card}.")
_AIMS = {
    MakeBid: Phrase("what was played for", "{name}’s bid of {number}"),
    MakeContract: Phrase("what was played for, partners", "{name}: contract of {number}"),
    MakeNil: Phrase("what was played for", "{name}’s nil"),
    MakeSlam: Phrase("what was played for", "{name}’s slam"),
    MakeTen: Phrase("what was played for, ten tricks", "{name}’s spidge"),
}


def aim_words(aim: Aim, hands: Sequence[str], holders: Sequence[int]) -> str:
    """Say what was played for: "Ann’s bid of 110". `hands` are the names by hand."""
    number = ""
    match aim:
        case MakeBid(seat, bid):
            name, number = hands[holders.index(seat)], figure(bid)
        case MakeContract(side, contract):
            name, number = listed(hands[side::2]), figure(contract)
        case MakeNil(hand) | MakeSlam(hand):
            name = hands[hand]
        case MakeTen(seat):
            name = hands[holders.index(seat)]
        case _:
            raise TypeError(f"{type(aim).__name__} has no words")
    return _AIMS[type(aim)].say(name=name, number=number)


def question_words(number: int, total: int) -> str:
    """One of several goals of a round."""
    return say("could it be made: one of several questions", "Question {number} of {total}", number=number, total=total)


def answer_words(answer: Answer, trick: int | None, aim: Aim, open_before: int | None = None) -> str:
    """The answer about an aim in a sentence; `trick`: from which on it could be made.

    `open_before`: the first trick of which all is proved, where there are earlier ones.
    """
    match answer:
        case Answer.YES:
            return _YES.say()
        case Answer.NO:
            return (_NO_BID if isinstance(aim, MakeBid) else _NO).say()
        case Answer.LATER:
            return _LATER.say(trick=trick)
        case Answer.UNPROVED:
            return _UNPROVED.say() if open_before is None else _NOT_FROM.say(trick=open_before)


def more_words(
    answer: Answer, let: int | None, open_before: int | None, names: Sequence[str], most: str | None = None
) -> str:
    """Say what must be said beside the answer.

    `let`: the trick in which the others let it, where that is proved; `open_before`: the first trick of which all is
    proved, None if that is the first of all; `names`: of the hands that played for it; `most`: points or tricks
    beyond which nothing was possible.
    """
    match answer:
        case Answer.LATER if let is None:
            return _OPEN.say()
        case Answer.LATER if open_before is None:
            return _LET.say(let=let, name=listed(names))
        case Answer.LATER:
            return _LET_AND_OPEN.say(let=let, trick=open_before, name=listed(names))
        case Answer.UNPROVED:
            return "" if open_before is None else _OPEN.say()
    return AGAINST_BEST.say() if most is None else _MOST.say(result=most)


def amount_words(aim: Aim, amount: int) -> str:
    """Return an amount of what was played for: "135 points", "9 tricks"."""
    return points(amount) if isinstance(aim, MakeBid) else tricks(amount)


def given_words(name: str, trick: int, card: Card, named: CardNames = USUAL_NAMES) -> str:
    """Say where it was given away for the last time."""
    return _GIVEN.say(name=name, trick=trick, card=named.within(card))


def next_words(trick: int, name: str, card: Card, named: CardNames = USUAL_NAMES) -> str:
    """The next card of the line."""
    return say(
        "could it be made: the next card of the line",
        "Trick {trick}: {name} plays the {card}",
        trick=trick,
        name=name,
        card=named.within(card),
    )


def parting_words(card: Card, named: CardNames = USUAL_NAMES) -> str:
    """Here the line leaves what was really played."""
    return say("could it be made: about a card of the line", "In the game it was the {card}.", card=named.within(card))


def end_words(goal: Goal, ends: Sequence[int]) -> str:
    """Say how the line ends, by the points or tricks of the hands."""
    total = sum(weight * each for weight, each in zip(goal.weights, ends, strict=True))
    if isinstance(goal.aim, MakeBid | MakeContract | MakeTen):
        return say("could it be made: the end of the line", "Made, with {result}", result=amount_words(goal.aim, total))
    return say("could it be made: the end of the line", "Made")


def progress_words(number: int, total: int) -> str:
    """Say how far one has stepped along the line."""
    return say(
        "could it be made: cards of the line",
        "Cards of this line played: {number} of {total}",
        number=number,
        total=total,
    )
