"""The words of Keep score: what is asked of a round that was played with real cards, and what is wrong with it."""

from __future__ import annotations

from ...engine.errors import Refusal
from ...engine.refusals import BidTooLow, MatchOver, MustBid, NoBlindNil, NoNil, UnderTheBoard
from .matches import round_words
from .phrases import Phrase, say
from .refusals import refusal_words

ABOUT = Phrase("keep score: beside the heading", "For your own cards: enter what happened, and the sheet adds it up")
HOW = Phrase("keep score: heading over how it goes", "How it goes")
STEPS = (
    Phrase("keep score: how it goes", "Play a round with the cards on your table."),
    Phrase("keep score: how it goes", "Enter each round when it is over."),
    Phrase("keep score: how it goes", "The sheet adds up, and is kept for you."),
)
HEADING = Phrase("keep score: heading, and the title’s button", "Keep score")
BEGIN = Phrase("keep score: button", "Begin")
CONTINUE = Phrase("keep score: button", "Continue")
NEW_SHEET = Phrase("keep score: button", "New sheet")
FOR_NEW_SHEET = Phrase("keep score: note", "These choices are for a new sheet.")
NEW_QUESTION = Phrase("keep score: question", "A new sheet?")
NEW_MEANS = Phrase("keep score: question", "The sheet that is kept is not finished. A new one replaces it for good.")
CONTINUE_OLD = Phrase("keep score: answer", "Continue the old one")
BEGIN_NEW = Phrase("keep score: answer", "Begin a new one")
WHO_SITS_HERE = Phrase("keep score: heading over the people of the house, and the button to them", "Who sits here?")
OR_TYPE = Phrase("keep score: note under the people of the house", "Any other name can be typed.")
DEALS_FIRST = Phrase("keep score: mark beside a name", "Deals first")
TO_SHEET = Phrase("keep score: button that leaves a round, whose numbers wait", "To the sheet")
WRITE_DOWN = Phrase("keep score: button that enters a round", "Write it down")
NEXT_DEALS = Phrase("keep score: button that lets the next player be who deals this round", "Next player deals")
NEXT_DEALS_TIP = Phrase(
    "keep score: tip of Next player deals", "If somebody else deals this round. Press it until the heading names them."
)
ROUND_BEFORE = Phrase("keep score: button that shows the round before, to change it", "Previous round")
ROUND_AFTER = Phrase("keep score: button that shows the round after, to change it", "Next round")
IS_FIRST = Phrase("keep score: why Previous round is off", "This is the first round on the sheet")
IS_LAST = Phrase("keep score: why Next round is off", "This is the last round on the sheet")
TAKE_BACK = Phrase("keep score: button under the sheet", "Take back")
TAKE_BACK_TIP = Phrase("keep score: tip of Take back", "Removes the last round entered")
CHANGE = Phrase("keep score: button under the sheet", "Change a round")
TIME_UP = Phrase("keep score: button under the sheet", "Time is up")
AGAIN = Phrase("keep score: button under the sheet", "Play again")
GOODGE = Phrase("keep score: mark beside a name", "Goodge")
BID = Phrase("keep score: head of a column", "Bid")
BID_OR_NIL = Phrase("keep score: head of a column", "Bid, 0 for nil")
WHO_WAS = Phrase("keep score: head of a column of names to choose from", "Who was the Goodge?")
POINTS = Phrase("keep score: head of a column", "Points, with the Stash")
TRICKS = Phrase("keep score: head of a column", "Tricks")
TRUMP = Phrase("keep score: before the five suits", "Trump")
BLIND = Phrase("keep score: mark beside a nil that was bid unseen", "Blind nil")
CHOSEN = Phrase("keep score: of a mark that is set", "chosen")
NOT_CHOSEN = Phrase("keep score: of a mark that is not set", "not chosen")


def enter_words(number: int) -> str:
    """The button that opens the entry of a round: "Enter round 3"."""
    return say("keep score: button under the sheet", "Enter round {number}", number=number)


def entry_heading(number: int, dealer: str) -> str:
    """The heading over the entry of a round: "Round 3 · Ben deals"."""
    words = round_words(number)
    return say("keep score: heading, the round and who deals", "{round} · {name} deals", round=words, name=dealer)


def dummy_words(dealer: str) -> str:
    """The name of the dummy's hand: "Dummy of Ben"."""
    return say("keep score: the dummy’s hand, played by the dealer", "{name}’s dummy", name=dealer)


def goodge_words(name: str) -> str:
    """The mark beside a name, told to those who do not see that name: "Ann is the Goodge"."""
    return say("keep score: mark beside a name, in words", "{name} is the Goodge", name=name)


def deals_first_words(name: str, number: int) -> str:
    """The mark beside a name or an empty place, told to those who do not see it: "Ann deals first"."""
    if not name.strip():
        return say("keep score: mark beside an empty place, in words", "Player {number} deals first", number=number)
    return say("keep score: mark beside a name, in words", "{name} deals first", name=name)


def blind_words(name: str) -> str:
    """The mark beside a nil that was bid unseen, told to those who do not see whose it is."""
    return say("keep score: mark beside a name, in words", "Blind nil of {name}", name=name)


def less_words(of: str) -> str:
    """The button that makes a number smaller: "Tricks of Ann: fewer"."""
    return say("keep score: button, told in words", "{number}: less", number=of)


def more_words(of: str) -> str:
    """The button that makes a number larger."""
    return say("keep score: button, told in words", "{number}: more", number=of)


def bid_of_words(name: str) -> str:
    """The field for somebody's bid: "Bid of Ann"."""
    return say("keep score: a field, told in words", "Bid of {name}", name=name)


def points_of_words(name: str) -> str:
    """The field for somebody's points."""
    return say("keep score: a field, told in words", "Points of {name}", name=name)


def tricks_of_words(name: str) -> str:
    """The field for somebody's tricks."""
    return say("keep score: a field, told in words", "Tricks of {name}", name=name)


def ask_goodge() -> str:
    """The question who played against all others."""
    return say("keep score: question", "Who was the Goodge?")


def ask_lone_bid() -> str:
    """The question for the bid that won the auction."""
    return say("keep score: question", "What was the bid?")


def ask_bid(name: str) -> str:
    """The question what somebody has bid."""
    return say("keep score: question", "What did {name} bid?", name=name)


def ask_points(name: str) -> str:
    """The question how many points somebody has taken."""
    return say("keep score: question", "How many points did {name} take?", name=name)


def ask_tricks(name: str) -> str:
    """The question how many tricks a hand has taken."""
    return say("keep score: question", "How many tricks did {name} take?", name=name)


def told_words(refusal: Refusal) -> str:
    """The sentence about what cannot have happened; calls are told here, not made."""
    match refusal:
        case BidTooLow(lowest):
            return say("keep score: problem", "A bid is {lowest} or more.", lowest=lowest)
        case MustBid():
            return say("keep score: problem", "Everybody bids at least 1 here.")
        case UnderTheBoard(board):
            return say("keep score: problem", "Together a team bids at least {board} tricks.", board=board)
        case NoNil():
            return say("keep score: problem", "There is no nil by these rules: everybody bids at least 1.")
        case NoBlindNil(deficit):
            return say("keep score: problem", "Blind nil is only for a team that is {deficit} behind.", deficit=deficit)
        case MatchOver():
            return say("keep score: problem", "The match would have been won before this round.")
        case _:
            return refusal_words(refusal)


def later_words(number: int) -> str:
    """The sentence about a change after which a later round is wrong."""
    return say(
        "keep score: problem", "With this, round {number} can no longer be right: change that one first.", number=number
    )
