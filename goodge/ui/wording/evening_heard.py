"""The lines of the first evening for those who hear them: the rest of a line whose beginning they have just been told.

They hear what is asked before a line that stands while they are asked, and who takes a trick before one about a trick.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...coach.ideas import Line, Told
from .evening import line_words
from .numbers import figure
from .phrases import Phrase

_HIGHEST = Phrase("first evening: told after who takes the trick", "The highest card of the first suit wins.")
HEARD = {
    Line.AIM: Phrase("first evening: told after “play a heart”", "To win this trick, play a higher one."),
    Line.FOLLOW: Phrase("first evening: told after “play a heart”", "Everybody plays that suit, if they can."),
    Line.LEAD: Phrase("first evening: told after “Start the trick: play any card”", "You won, so you go first."),
    Line.VOID: Phrase("first evening: told after “You have no stars: play any card”", "It cannot win."),
    Line.WON: _HIGHEST,
    Line.LOST: _HIGHEST,
    Line.TRUMP_IT: Phrase(
        "first evening: told after “You have no stars: play any card”", "{card} beats them: it is a trump."
    ),
    Line.NO_TRUMP_YET: Phrase(
        "first evening: told after “play a heart”", "As long as you have that suit, trumps wait, even the Crown."
    ),
    Line.CROWN_FOLLOWS: Phrase(
        "first evening: told after “Hearts are trump and were led: play a trump”", "You have no other trump."
    ),
    Line.CROWN_ASKS: Phrase("first evening: told after what is asked", "The Crown was led, and it is a trump."),
    Line.MISSED: Phrase("first evening: told after who takes the trick for 20 points", "{name} has caught the 1."),
    Line.NAME_TRUMP: Phrase(
        "first evening: told after “Choose the trump suit”", "As a rule, name the suit you hold most of."
    ),
    Line.MADE: Phrase("first evening: told after “Ann has made the bid”", "All you win counts, not only the {n}."),
    Line.OUTBID: Phrase("first evening: told after who has bid what", "You can go up to about {most}."),
    Line.TOO_HIGH: Phrase("first evening: told after who has bid what", "Going higher is bold: better to pass."),
    Line.TOGETHER: Phrase(
        "first evening: told after who takes the trick", "All others play together against the Goodge."
    ),
    Line.PARTNER_WON: Phrase(
        "first evening: told after the partner takes the trick", "It is for both of you: partners count together."
    ),
    Line.SPADE_IT: Phrase(
        "first evening: told after “You have no clubs: play any card”", "{card} would win: it is a spade."
    ),
    Line.SPADES_WAIT: Phrase(
        "first evening: told after “Lead any suit but spades: they are not broken yet”", "The first spade breaks them."
    ),
    Line.NIL_VOID: Phrase(
        "first evening: told after “You have no clubs: play any card”", "Throw your most dangerous card."
    ),
    Line.NIL_KEPT: Phrase("first evening: told after who takes the trick", "Your nil still stands."),
    Line.NIL_BROKEN: Phrase("first evening: told after “nil is broken”", "That costs 100 points."),
    Line.BID_TRICKS: Phrase("first evening: told after how many tricks a hand will take", "It is best to bid {n}."),
    Line.BAG_MADE: Phrase("first evening: told after a team has made its contract", "More tricks are only bags."),
    Line.BAG_DUCKED: Phrase("first evening: told after who takes the trick", "No bag for you this time."),
    Line.JOKER_FOLLOWS: Phrase("first evening: told after “Spades were led: play a spade”", "You have no other spade."),
    Line.BOARD_BID: Phrase(
        "first evening: told after how many tricks a team bids at least", "The bids of both partners count together."
    ),
    Line.OVER: Phrase("first evening: told after a team has made its contract", "Every trick more brings 1 point."),
    Line.THEY_FAILED: Phrase(
        "first evening: told after a team has not made its contract", "Each trick they bid costs them 10 points."
    ),
    Line.WE_FAILED: Phrase(
        "first evening: told after a team has not made its contract", "Now keep the others from making theirs."
    ),
    Line.DUMMY_OWN: Phrase(
        "first evening: told after “From the hand”", "Each of your two hands follows suit for itself."
    ),
    Line.DUMMY_LEADS: Phrase("first evening: told after “The dummy’s turn”", "It won, so it goes first."),
    Line.CANCELLED: Phrase("first evening: told after “the jokers cancel each other”", "Neither of them counts."),
    Line.JOKER_WON: Phrase("first evening: told after who takes the trick", "A joker beats every spade."),
    Line.FIRST_TRICK: Phrase(
        "first evening: told after who takes the trick", "It is your first: no point for none this time."
    ),
    Line.COULD_WIN: Phrase("first evening: told after who takes the trick", "Your {card} would have won it."),
    Line.COULD_CATCH: Phrase(
        "first evening: told after who takes the trick for 20 points", "Your {card} would have caught the 1."
    ),
    Line.GAVE_ONE: Phrase(
        "first evening: told after who takes the trick for 20 points",
        "The 1 was yours: another card would have kept it safe.",
    ),
    Line.SLAM_LOST: Phrase(
        "first evening: told after the dummy takes a trick", "So it is no slam, but ten together score."
    ),
}
"""What is told in place of lines that would say once more what has just been told."""


def heard_words(told: Told, names: Sequence[str], card: str) -> str:
    """Put a line of the evening into words for those who hear it; `card` is the one it points at."""
    at, phrase = told.at, HEARD.get(told.line)
    if phrase is None:
        return line_words(told, names, card)
    name = "" if at.hand is None else names[at.hand]
    return phrase.say(n=figure(at.number), most=figure(at.most), name=name, card=card)
