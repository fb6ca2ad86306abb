"""The words of a review: how good a choice was, what else could have been done, and how far the review is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...coach import Choice, Grade, Judgement
from ...coach.swing import times_of
from ...engine.actions import Action, Bid, BlindNil, Bury, Look, NameTrump, Nil, Pass, PlayCard
from ...engine.games.goodge import GoodgeBoard
from ...engine.state import Board
from .bids import bid_button, call_words
from .cards import USUAL_NAMES, CardNames, suit_name
from .lists import listed, side_by_side
from .losses import DONE_THEN, TRY_ANOTHER, costliest_words, option_facts
from .numbers import decimal, figure, signed
from .phrases import Phrase, say, say_many

_LABELS = {
    Grade.WELL_FOUND: Phrase("label of a choice", "Well found"),
    Grade.BEST: Phrase("label of a choice", "Best"),
    Grade.GOOD: Phrase("label of a choice", "Good"),
    Grade.CLOSE: Phrase("label of a choice", "Close call"),
    Grade.INACCURACY: Phrase("label of a choice", "Inaccuracy"),
    Grade.MISTAKE: Phrase("label of a choice", "Mistake"),
    Grade.BLUNDER: Phrase("label of a choice", "Big mistake"),
}
_MOST_BIDS = 5  # that are named one by one
_LITTLE = 0.01  # a chance, or what a chance is from certain
_ALIKE = 0.1  # between two chances, below which they look alike

TITLE = Phrase("review: what the page is called, where nobody sees it", "Review of a match")
BEST = Phrase("review: mark of an option", "best")
DONE = Phrase("review: mark of the option that was taken", "chosen")
DAMAGED = Phrase("finished matches", "This match cannot be reviewed: its record is damaged.")
NO_MISTAKE = {
    True: Phrase("review", "No more mistakes that way. The graph marks smaller slips, too."),
    False: Phrase("review: not all choices are looked at yet", "No more mistakes that way so far."),
}
NO_CHOICE = Phrase("review", "There has been nothing to choose in this match yet.")
FORCED = Phrase("review", "There was no real choice here.")
WAITING = Phrase("review", "This choice is still to be reviewed.")
STOPPED_HERE = Phrase("review: instead of how far it is", "Something went wrong")
TRY_AGAIN = Phrase("review: button after something went wrong", "Try again")
NOTHING_FAILED = Phrase("review", "Every bid in this round was made: there is nothing to ask.")
NO_CHOICE_BEFORE = Phrase("review", "Nobody else had a choice in this round before.")
WHY_ANOTHER = Phrase("review: over the reasons", "Why another choice was better:")
WHY_MAYBE = Phrase("review: over the reasons", "Why another choice may be better:")
WHY_THIS = Phrase("review: over the reasons", "In its favour:")
LAST_BID_AND_CALL = Phrase("review: tip of the bids before", "An auction is judged by the last bid and the last call")
NOBODY_HIGHER = Phrase("review: of a bid that others would mostly outbid", "This time nobody went higher.")
ALL_CARDS_SEEN = Phrase("review", "All hands are shown: nobody could see them at the time.")


def choice_heading(name: str, number: int, total: int) -> str:
    """Say which choice is shown; without a name where there is no room for it."""
    if not name:
        return say("review: heading where there is no room for the name", "Choice {number} of {total}",
                   number=number, total=total)  # fmt: skip
    return say("review: heading", "{name}: choice {number} of {total}", name=name, number=number, total=total)


def label_words(label: Grade) -> str:
    """The grade of a choice: "Mistake"."""
    return _LABELS[label].say()


def bids_before_words(name: str, bids: Sequence[int]) -> str:
    """Name the bids on the way to a call that is judged; of many, how many and the last."""
    if len(bids) > _MOST_BIDS:
        return say_many(
            "review: the bids before the last call",
            "{name} had bid {n} time before, last {bid}.",
            "{name} had bid {n} times before, last {bid}.",
            len(bids),
            name=name,
            bid=figure(bids[-1]),
        )
    told = listed([figure(bid) for bid in bids])
    return say("review: the bids before the last call", "{name} had bid {bids} before.", name=name, bids=told)


def worth_words(worth: float, swing: float) -> str:
    """A worth in points with its sign: "+12", "−0.4"."""
    if times_of(swing) == 1:
        whole = round(worth)
        return f"+{figure(whole)}" if whole > 0 else figure(whole)
    number = decimal(worth, 2)
    if round(worth, 2) == 0:
        return decimal(0, 2)
    return f"+{number}" if worth > 0 else number


def chance_decimals(judged: Judgement) -> int:
    """Return the decimals of the chances to win: one where whole ones would make too little of what a choice costs."""
    taken = judged.taken
    return int(not judged.is_noise(taken) and judged.best.chance - taken.chance < _ALIKE)


def chance_words(chance: float, decimals: int = 0) -> str:
    """A chance to win the match: "41%", "66.4%"; never quite nothing or everything."""
    percent = "<1" if 0 < chance < _LITTLE else ">99" if 1 - _LITTLE < chance < 1 else decimal(100 * chance, decimals)
    return say("review: a chance", "{percent}%", percent=percent)


def chance_in_words(chance: float, decimals: int = 0) -> str:
    """The same in a sentence: "41%", "over 99%"."""
    if 0 < chance < _LITTLE:
        return say("review: a chance", "under 1%")
    return say("review: a chance", "over 99%") if 1 - _LITTLE < chance < 1 else chance_words(chance, decimals)


def course_words(title: str, first: float, last: float) -> str:
    """The graph in words, for whoever does not see it: "The chance to win, choice by choice: from 34% to 86%."."""
    return say(
        "review: the graph in words",
        "{title}: from {first} to {last}.",
        title=title,
        first=chance_in_words(first),
        last=chance_in_words(last),
    )


def outcome_of_match(*, is_won: bool) -> str:
    """The end of the graph in words."""
    if is_won:
        return say("review: the end of the graph in words", "In the end the match was won.")
    return say("review: the end of the graph in words", "In the end the match was lost.")


def sign_words(label: Grade, number: int) -> str:
    """A sign in the graph with the number of choices that bear it: "Mistake: 2"."""
    return say("review: a sign below the graph, with how many there are", "{label}: {number}",
               label=label_words(label), number=figure(number))  # fmt: skip


def signs_words(label: Grade, number: int) -> str:
    """A sign in the graph and the number of choices that bear it, for whoever does not see it."""
    return say_many(
        "review: the signs of one kind in the graph, in words",
        "{label}: {n} choice",
        "{label}: {n} choices",
        number,
        label=label_words(label),
    )


def action_words(action: Action, named: CardNames = USUAL_NAMES) -> str:
    """Say what can be done, in words: "10 of Stars", "Bid 75", "Lay away 2 of Spades, 3 of Hearts and 4 of Hearts"."""
    match action:
        case PlayCard(card):
            return named.alone(card)
        case Bury(cards):
            return say("review: an option", "Lay away {cards}", cards=listed([named.within(card) for card in cards]))
        case NameTrump(suit):
            return suit_name(suit)
        case Bid() | Nil() | BlindNil():
            return bid_button(action)
        case Pass():
            return call_words(action)
        case Look():
            return say("review: an option", "Look at the cards")


def no_choice_words(name: str) -> str:
    """Somebody could do but one thing."""
    return say("review", "{name} had no choice there.", name=name)


def details_words(*, are_shown: bool) -> str:
    """The button that shows all that is known of a choice, or only the most telling of it."""
    if are_shown:
        return say("review: button that leaves the details away", "Less")
    return say("review: button that shows the details", "Details")


def details_tip() -> str:
    """Say what that button shows."""
    return say("review: tip of Details", "More options and reasons, and how sure the figures are")


def why_tip(name: str) -> str:
    """Say what pressing a card on the table leads to."""
    return say("review: tip of a card in the trick", "Why did {name} do that?", name=name)


def reasons_of_words(name: str) -> str:
    """The button to the choice of whoever acted before."""
    return say("review: button to the choice of another player", "{name}’s choice", name=name)


def reasons_of_tip(name: str) -> str:
    """Say what that button leads to."""
    return say(
        "review: tip of the button to the choice of another player",
        "Why did {name} do that just before? You see what {name} knew.",
        name=name,
    )


def back_words(name: str) -> str:
    """The button back from there to the choice of a player."""
    return say("review: button, to the choice one came from", "Back to {name}", name=name)


def back_tip(name: str) -> str:
    """Say what that button leads to."""
    return say("review: tip of the button to the choice one came from", "Back to {name}’s choice", name=name)


def option_tip(action: Action, lost: str, chance: str, swing: float, named: CardNames = USUAL_NAMES) -> str:
    """An option with all that is told of it; `chance` may be empty."""
    return side_by_side(action_words(action, named), option_facts(lost, chance, swing))


def progress_words(done: int, total: int) -> str:
    """Say how far the review is."""
    return say("review: how far it is", "{done} of {total} choices reviewed", done=done, total=total)


# -- after a round ---------------------------------------------------------------------------------------------

CLEAN = Phrase("after the round", "Well played: nothing you did cost much")
LOOKING = Phrase("after the round", "Reviewing your choices …")
STOPPED = Phrase("after the round", "Something went wrong with the review. The button “Review” tries it again.")


def looking_words(done: int, total: int) -> str:
    """Say how far the look at the round is that has just been played."""
    return say("after the round", "Review in preparation: {done} of {total}", done=done, total=total)


def highlight_words(
    best: Choice | None,
    worst: Choice | None,
    board_of: Callable[[Choice], Board],
    swing: float,
    named: CardNames = USUAL_NAMES,
    *,
    is_clean: bool = True,
    end: Board | None = None,
) -> str:
    """The best and the costliest choice of a round in which there was something to choose.

    `board_of` returns the board on which a choice was made; nothing was at fault in a round that `is_clean`. `end` is
    the board at its end: a bid that somebody has topped was a risk, but has cost nothing.
    """
    parts = []
    if best is not None:
        said = choice_words(best, board_of(best), named)
        parts.append(say("after the round", "Your best choice: {choice}", choice=said))
    if worst is not None:
        done, said = worst.judgement.taken.action, choice_words(worst, board_of(worst), named)
        is_topped = isinstance(done, Bid) and end is not None and bid_on(end) > done.amount
        parts.append(costliest_words(said, worst.judgement.told.gap, swing, went_well=is_topped))
    elif is_clean:
        parts.append(CLEAN.say())
    return side_by_side(*parts)


def bid_on(board: Board) -> int:
    """Return the highest bid of The Goodge Rules so far; 0 if there is none."""
    return board.bid if isinstance(board, GoodgeBoard) else 0


def choice_words(choice: Choice, board: Board, named: CardNames = USUAL_NAMES) -> str:
    """Say what was done in a choice on a board, short enough for a line: "10 of Stars (trick 7)", "passing at 160"."""
    done = choice.judgement.taken.action
    if isinstance(done, PlayCard):
        trick = len(board.tricks) + 1
        return say("a choice, in a list", "{card} (trick {trick})", card=named.alone(done.card), trick=figure(trick))
    if isinstance(done, Pass) and bid_on(board):
        return say("a choice, in a list; {bid} stands", "passing at {bid}", bid=figure(bid_on(board)))
    if isinstance(done, Bury):
        return say("a choice, in a list", "what you laid away")
    if isinstance(done, NameTrump):
        return say("a choice, in a list", "{suit} as trump", suit=suit_name(done.suit))
    return action_words(done, named)


# -- going on from a place of the match --------------------------------------------------------------------------

TRYING_OUT = Phrase("going on from a review: in the bar, in place of the round", "Trying it out")
TRIAL = Phrase("going on from a review", "You are trying this out: nothing is saved.")
THROWN_IN = Phrase("going on from a review", "Everybody has passed")


def outcome_words(now: int, then: int | None) -> str:
    """Say what the round has brought this time, and what it brought in the match on record."""
    if then is None:
        return say("going on from a review", "This time: {now}", now=signed(now))
    return say("going on from a review", "This time: {now}. Then: {then}", now=signed(now), then=signed(then))


# -- find it yourself ----------------------------------------------------------------------------------------------

WEIGHING = Phrase("find it yourself", "One moment: this is being weighed")
NOTHING_TO_FIND = Phrase("find it yourself", "Nothing costly has been found so far: there is nothing to ask.")


def question_words(number: int, total: int) -> str:
    """The question that is asked."""
    return say("find it yourself", "Question {number} of {total}: what would you do here?", number=number, total=total)


def found_words(action: Action, best: Action, named: CardNames = USUAL_NAMES) -> str:
    """The answer was right, though perhaps only as good as the best one; three cards have no room beside others."""
    found = brief_words(action, named)
    if action == best or isinstance(best, Bury):
        return say("find it yourself", "Found: {action}", action=found)
    return say(
        "find it yourself",
        "Found: {action}, about as good as the best ({best})",
        action=found,
        best=brief_words(best, named),
    )


def best_words(action: Action, named: CardNames = USUAL_NAMES) -> str:
    """Say what would have been right."""
    return say("find it yourself", "Best: {action}", action=brief_words(action, named))


def then_words(action: Action, loss: float, swing: float, named: CardNames = USUAL_NAMES) -> str:
    """Say what was done in the match, and what it cost."""
    return DONE_THEN.say(loss, swing, action=brief_words(action, named))


def not_found_words(action: Action, loss: float, swing: float, named: CardNames = USUAL_NAMES) -> str:
    """An answer is not good enough: what it costs, and that one may try again."""
    return TRY_ANOTHER.say(loss, swing, action=brief_words(action, named))


def brief_words(action: Action, named: CardNames = USUAL_NAMES) -> str:
    """An action in few words; of cards that are laid away only their names."""
    if isinstance(action, Bury):
        return listed([named.within(card) for card in action.cards])
    return action_words(action, named)
