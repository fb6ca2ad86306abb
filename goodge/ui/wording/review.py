"""The words of a review: how good a choice was, what else could have been done, and how far the review is."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor

from ...coach import Choice, Grade, Judgement, Weighed
from ...coach.swing import bounds_of
from ...engine.actions import Action, Bid, BlindNil, Bury, Look, NameTrump, Nil, Pass, PlayCard
from .bids import bid_button, call_words
from .cards import USUAL_NAMES, CardNames, suit_name
from .lists import listed, side_by_side
from .numbers import decimal, figure, signed, with_decimals
from .phrases import Phrase, Plural, say, say_many

_LABELS = {
    Grade.WELL_FOUND: Phrase("label of a choice", "Well found"),
    Grade.BEST: Phrase("label of a choice", "Best"),
    Grade.GOOD: Phrase("label of a choice", "Good"),
    Grade.CLOSE: Phrase("label of a choice", "Close call"),
    Grade.INACCURACY: Phrase("label of a choice", "Inaccuracy"),
    Grade.MISTAKE: Phrase("label of a choice", "Mistake"),
    Grade.BLUNDER: Phrase("label of a choice", "Big mistake"),
}
_MEANINGS = {
    Grade.WELL_FOUND: Phrase("what a label means", "The only good one, and hard to see."),
    Grade.BEST: Phrase("what a label means", "Clearly the best choice."),
    Grade.GOOD: Phrase("what a label means", "Next to nothing was lost."),
    Grade.CLOSE: Phrase("what a label means", "As good as the best, as far as can be told."),
}
_LOSS = Phrase("what a choice has cost", "Worth {points} less than the best.")
_LITTLE_LOST = Phrase("what a good choice has cost", "Only {points} less than the best.")
_NEARLY = Phrase("what a close choice has cost", "Worth {points} less than the best: too little to be sure.")
_WHOLE = Plural("points of a match that an option is worth", "{n} point", "{n} points")
_PARTS = Plural("points of a match that an option is worth, {n} with decimals", "{n} points", "{n} points")
_GROUND = Plural(
    "review: what the figures come from",
    "Based on {deals} deals that fit what {name} knew, give or take {n} point",
    "Based on {deals} deals that fit what {name} knew, give or take {n} points",
)
_GROUND_PARTS = Plural(
    "review: what the figures come from, {n} with decimals",
    "Based on {deals} deals that fit what {name} knew, give or take {n} points",
    "Based on {deals} deals that fit what {name} knew, give or take {n} points",
)
_MOST_BIDS = 5  # that are named one by one
_LITTLE = 0.01  # a chance, or what a chance is from certain
_ALIKE = 0.1  # between two chances, below which they look alike
_FINE = 20.0  # where the swing of a game is smaller, points have decimals

TITLE = Phrase("review: what the page is called, where nobody sees it", "Review of a match")
LOST = Phrase("review: head of a column", "Points lost")
BEST = Phrase("review: mark of an option", "best")
DONE = Phrase("review: mark of the option that was taken", "chosen")
DAMAGED = Phrase("finished matches", "This match cannot be reviewed: its record is damaged.")
NO_MISTAKE = Phrase("review", "No mistake there, as far as the review has come.")
NO_CHOICE = Phrase("review", "There has been nothing to choose in this match yet.")
FORCED = Phrase("review", "There was no real choice here.")
WAITING = Phrase("review", "This one has not been reviewed yet.")
STOPPED_HERE = Phrase("review: instead of how far it is", "Something went wrong")
TRY_AGAIN = Phrase("review: button after something went wrong", "Try again")
NOTHING_FAILED = Phrase("review", "Every bid in this round was made: there is nothing to ask.")
NO_CHOICE_BEFORE = Phrase("review", "Nobody else had a choice in this round before.")
WHY_ANOTHER = Phrase("review: over the reasons", "Why another choice was better:")
LAST_CALL_COUNTS = Phrase("review: tip of the bids before", "An auction is judged by the last call")
ALL_CARDS_SEEN = Phrase("review", "All cards shown: nobody could have known them then.")


def choice_heading(name: str, number: int, total: int) -> str:
    """Say which choice is shown; without a name where there is no room for it."""
    if not name:
        return say("review: heading where there is no room for the name", "Choice {number} of {total}",
                   number=number, total=total)  # fmt: skip
    return say("review: heading", "{name}: choice {number} of {total}", name=name, number=number, total=total)


def label_words(label: Grade) -> str:
    """The grade of a choice: "Mistake"."""
    return _LABELS[label].say()


def verdict_words(label: Grade, gap: float, swing: float) -> str:
    """Say what the grade means here: "Worth 12 points less than the best."."""
    if gap >= (0.5 if swing >= _FINE else 0.005) and label in (Grade.CLOSE, Grade.GOOD):
        if label is Grade.CLOSE:
            return _NEARLY.say(points=_points(gap, swing))
        return _LITTLE_LOST.say(points=points_words(gap, swing))
    if label is Grade.CLOSE and not gap:
        return say("what a label means, of the best choice", "Others may be just as good: it is too close to tell.")
    if label in _MEANINGS:
        return _MEANINGS[label].say()
    return _LOSS.say(points=points_words(gap, swing))


def bids_before_words(name: str, bids: Sequence[int]) -> str:
    """Name the bids on the way to the call by which a whole auction is judged; of many, how many and the last."""
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


def option_lost(option: Weighed, judged: Judgement, swing: float) -> str:
    """The points that an option is below the best; of the one that was taken, rounded as `points_words` tells them."""
    lost = judged.best.worth - option.worth
    is_graded = option.action == judged.done and not judged.is_noise(option)
    return decimal(_rounded(lost, swing) if is_graded else lost, _decimals(swing))


def worth_words(worth: float, swing: float) -> str:
    """A worth in points with its sign: "+12", "−0.4"."""
    if swing >= _FINE:
        whole = round(worth)
        return f"+{figure(whole)}" if whole > 0 else figure(whole)
    number = decimal(worth, 2)
    if round(worth, 2) == 0:
        return decimal(0, 2)
    return f"+{number}" if worth > 0 else number


def points_words(loss: float, swing: float) -> str:
    """The points that a choice has cost: "12 points", "0.4 points"."""
    return _points(_rounded(loss, swing), swing)


def _points(loss: float, swing: float) -> str:
    if swing >= _FINE:
        return _WHOLE.say(max(1, round(loss)))
    return with_decimals(_PARTS, loss, _decimals(swing))


def _decimals(swing: float) -> int:
    """Return the decimals with which points are usually told."""
    return 0 if swing >= _FINE else 2


def _rounded(loss: float, swing: float) -> float:
    """Return a loss rounded so that it keeps its grade: 9.6 to 9 where 10 would be a mistake."""
    decimals = _decimals(swing)
    nearest, unit = round(loss, decimals), 10.0**decimals
    if all((nearest >= bound) == (loss >= bound) for bound in bounds_of(swing)):
        return nearest
    return (floor if nearest > loss else ceil)(loss * unit) / unit


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
    """A sign in the graph with the number of choices that bear it: "Mistake 2"."""
    return say("review: a sign below the graph, with how many there are", "{label} {number}",
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


def option_tip(action: Action, lost: str, chance: str, named: CardNames = USUAL_NAMES) -> str:
    """An option with all that is told of it; `chance` may be empty."""
    facts = say("review: tip of an option", "points lost: {lost}", lost=lost)
    if chance:
        facts = say(
            "review: tip of an option", "points lost: {lost}, {chance} to win the match", lost=lost, chance=chance
        )
    return side_by_side(action_words(action, named), facts)


def deals_words(name: str, deals: int, error: float, swing: float) -> str:
    """The ground on which the options stand."""
    if swing >= _FINE:
        return with_decimals(_GROUND, error, 0, deals=figure(deals), name=name)
    return with_decimals(_GROUND_PARTS, error, 2, deals=figure(deals), name=name)


def progress_words(done: int, total: int) -> str:
    """Say how far the review is."""
    return say("review: how far it is", "{done} of {total} choices reviewed", done=done, total=total)


def mean_words(loss: float, swing: float) -> tuple[str, str]:
    """Say what the choices of a player have cost in a match, one with another: at length, and in short."""
    number = decimal(loss, 1 if swing >= _FINE else 3)
    return (
        say("review: mean loss of a player's choices", "{number} points lost per choice in this match", number=number),
        say("review: mean loss of a player's choices", "{number} points lost per choice", number=number),
    )


# -- after a round ---------------------------------------------------------------------------------------------

LOOKING = Phrase("after the round", "Reviewing your choices …")
STOPPED = Phrase("after the round", "Something went wrong with the review. The button “Review” tries it again.")


def looking_words(done: int, total: int) -> str:
    """Say how far the look at the round is that has just been played."""
    return say("after the round", "Review in preparation: {done} of {total}", done=done, total=total)


def highlight_words(best: Choice | None, worst: Choice | None, swing: float, named: CardNames = USUAL_NAMES) -> str:
    """The best and the costliest choice of the round; empty where there was none to speak of."""
    parts = []
    if best is not None:
        parts.append(say("after the round", "Your best choice: {choice}", choice=choice_words(best, named)))
    if worst is not None:
        lost = points_words(worst.judgement.told.gap, swing)
        said = choice_words(worst, named)
        parts.append(say("after the round", "Your costliest choice: {choice}, {points} lost", choice=said, points=lost))
    elif best is not None:
        parts.append(say("after the round", "Nothing you did cost much"))
    return side_by_side(*parts)


def choice_words(choice: Choice, named: CardNames = USUAL_NAMES) -> str:
    """Say what was done in a choice, short enough for a line: "10 of Stars", "laying away"."""
    done = choice.judgement.taken.action
    if isinstance(done, Bury):
        return say("a choice, in a list", "what you laid away")
    if isinstance(done, NameTrump):
        return say("a choice, in a list", "{suit} as trump", suit=suit_name(done.suit))
    return action_words(done, named)


# -- going on from a place of the match --------------------------------------------------------------------------

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


def found_words(action: Action, named: CardNames = USUAL_NAMES) -> str:
    """The answer was right."""
    return say("find it yourself", "Found: {action}", action=brief_words(action, named))


def best_words(action: Action, named: CardNames = USUAL_NAMES) -> str:
    """Say what would have been right."""
    return say("find it yourself", "Best: {action}", action=brief_words(action, named))


def then_words(action: Action, loss: float, swing: float, named: CardNames = USUAL_NAMES) -> str:
    """Say what was done in the match, and what it cost."""
    return say(
        "find it yourself: what was done in the match",
        "In the match: {action}, {points} less",
        action=brief_words(action, named),
        points=points_words(loss, swing),
    )


def not_found_words(action: Action, loss: float, swing: float, named: CardNames = USUAL_NAMES) -> str:
    """An answer is not good enough: what it costs, and that one may try again."""
    return say(
        "find it yourself",
        "{action}: {points} less than the best. Try another one.",
        action=brief_words(action, named),
        points=points_words(loss, swing),
    )


def brief_words(action: Action, named: CardNames = USUAL_NAMES) -> str:
    """An action in few words; of cards that are laid away only their names."""
    if isinstance(action, Bury):
        return listed([named.within(card) for card in action.cards])
    return action_words(action, named)
