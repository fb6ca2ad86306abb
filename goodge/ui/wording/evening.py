"""The words of the first evening: its rounds, what is said in them, and what each has brought."""

from __future__ import annotations

from collections.abc import Sequence

from ...coach.ideas import IDEAS, Idea, Line, Told, game_about
from ...engine.cards import Suit
from ...engine.games.goodge_board import ALL_POINTS
from .cards import inner_suit_name
from .numbers import figure
from .phrases import Phrase, Plural, say, say_many

HEADING = Phrase("first evening: heading", "The first evening")
ABOUT = Phrase("first evening", "Short rounds, each with something new. Leave and come back whenever you like.")
WHERE = Phrase("first evening", "You can find these rounds again under Practice and Rules.")
OFFER_TIP = Phrase("first evening: tip of the button beside the rules", "The rules in short rounds, by playing them")
OFFER = Phrase("first evening: under its button on the title", "Five short rounds to begin with")
PLAY = Phrase("first evening: button that begins a round", "Play")
GO_ON = Phrase("first evening: button that goes on with a round", "Continue")
START_AGAIN = Phrase("first evening: button that begins a round afresh", "Start again")
AGAIN = Phrase("first evening: button that plays a round again", "Play again")
PLAYED = Phrase("first evening: how far a round is", "Played")
KNOWN = Phrase("first evening: button that ends the offer on the title", "I know the game")
KNOWN_TIP = Phrase("first evening: tip", "The title no longer offers the evening; it stays under Practice and Rules")
KNOWN_WHERE = Phrase("first evening: notice", "From now on, the first evening is under Practice and Rules.")
UNREADABLE = Phrase("first evening", "The rounds of the first evening cannot be read.")
WATCH = Phrase("first evening: button", "Play the rest for me")
WATCH_TIP = Phrase("first evening: tip", "The computer plays all cards that are left, yours too")
MIDDLE = Phrase("first evening: notice", "The computer plays the next tricks; the last few are yours.")
LATE = Phrase("first evening: under the first line", "This is the end of a round: some tricks are won already")
NO_UNDO = Phrase("first evening: why there is no undo", "Your part begins here: there is nothing to take back yet")
LATE_TRICKS = Plural(
    "first evening: under the first line; {n} tricks",
    "Each player plays one card: a trick. You join in for the last trick",
    "Each player plays one card: a trick. You join in for the last {n} tricks",
)
LATE_AFRESH = Phrase("first evening: under the first line", "This is the end of a round: earlier tricks are left out")
HIGHEST_BID = Phrase(
    "first evening: under what a hand is good for", "The highest bid gets the Stash, names trump, and must win as much"
)
OWN_BID = Phrase(
    "first evening: at the end of the round about bidding",
    "You bid {bid} and won {won}; your hand was good for up to about {n}",
)
OTHER_BID = Phrase(
    "first evening: at the end of the round about bidding",
    "{name} bid {bid} and won {won}; your hand was good for up to about {n}",
)
UNLUCKY_BID = Phrase(
    "first evening: at the end of the round about bidding",
    "Your hand was good for up to about {n}: this time you were unlucky",
)
BOLD_BID = Phrase(
    "first evening: at the end of the round about bidding",
    "Your hand was good for up to about {n}: a bid like that usually holds",
)
AUCTION_KEYS = Phrase(
    "first evening: told of the keys, {give_up} is that of a pass",
    "{up} and {down} change the bid, {bid} bids, {give_up} passes",
)
BIDDING_KEYS = Phrase("first evening: told of the keys", "{up} and {down} change the bid, {bid} bids")
TRY_AGAIN = Phrase("first evening: button after a round that failed", "Try again")
BACK_TO = Phrase("first evening: button", "Back to the evening")
NEXT = Phrase("first evening: button", "Next round")
TO_MATCH = Phrase("first evening: button after the last round", "Play a whole match")

_NUMBERED = (
    Phrase("first evening: a round", "First round"),
    Phrase("first evening: a round", "Second round"),
    Phrase("first evening: a round", "Third round"),
    Phrase("first evening: a round", "Fourth round"),
    Phrase("first evening: a round", "Fifth round"),
)
_TITLES = {
    Idea.TRICKS: Phrase("first evening: what a round is about", "Tricks"),
    Idea.TRUMP: Phrase("first evening: what a round is about", "Trump and the Crown"),
    Idea.ONES: Phrase("first evening: what a round is about", "The 1s"),
    Idea.GOODGE: Phrase("first evening: what a round is about", "The Goodge and the Stash"),
    Idea.BIDS: Phrase("first evening: what a round is about", "Bidding"),
    Idea.PARTNERS: Phrase("first evening: what a round is about", "Spades and partners"),
    Idea.NIL: Phrase("first evening: what a round is about", "Nil"),
    Idea.BAGS: Phrase("first evening: what a round is about", "Bags"),
    Idea.JOKERS: Phrase("first evening: what a round is about", "Jokers"),
    Idea.BOARD: Phrase("first evening: what a round is about", "The board"),
    Idea.SET: Phrase("first evening: what a round is about", "Bids that fail"),
    Idea.DUMMY: Phrase("first evening: what a round is about", "The dummy"),
    Idea.CANCEL: Phrase("first evening: what a round is about", "Two jokers"),
    Idea.SLAM: Phrase("first evening: what a round is about", "The slam"),
}
_ABOUT = {
    Idea.TRICKS: Phrase("first evening: about a round", "Play the same suit, and the highest card wins"),
    Idea.TRUMP: Phrase("first evening: about a round", "One suit beats all the others"),
    Idea.ONES: Phrase("first evening: about a round", "The weakest cards are worth the most"),
    Idea.GOODGE: Phrase("first evening: about a round", "Take three more cards, and win what you bid"),
    Idea.BIDS: Phrase("first evening: about a round", "Say how many points you think you can win"),
    Idea.PARTNERS: Phrase("first evening: about a round", "The player across the table wins tricks for you"),
    Idea.NIL: Phrase("first evening: about a round", "Win no trick at all, while your partner wins some"),
    Idea.BAGS: Phrase("first evening: about a round", "Once you have what you bid, more is not better"),
    Idea.JOKERS: Phrase("first evening: about a round", "Three cards that beat the Ace of Spades"),
    Idea.BOARD: Phrase("first evening: about a round", "A team bids four tricks or more"),
    Idea.SET: Phrase("first evening: about a round", "Make your bid, and perhaps stop theirs"),
    Idea.DUMMY: Phrase("first evening: about a round", "One hand lies open, and the dealer plays it, too"),
    Idea.CANCEL: Phrase("first evening: about a round", "One beats everything, two count for nothing"),
    Idea.SLAM: Phrase("first evening: about a round", "Everything with one hand, nothing with the other"),
}
_LEARNT = {
    Idea.TRICKS: Phrase(
        "first evening: at the end of a round", "That is a trick: same suit, and the highest card wins"
    ),
    Idea.TRUMP: Phrase(
        "first evening: at the end of a round", "Trumps beat all other suits, and the Crown beats every trump"
    ),
    Idea.ONES: Phrase("first evening: at the end of a round", "Catch the 1s of others, and mind your own"),
    Idea.GOODGE: Phrase("first evening: at the end of a round", "Win less than you bid, and the bid is taken off"),
    Idea.BIDS: Phrase(
        "first evening: at the end of a round", "A match goes on until somebody has 500: sit down and play"
    ),
    Idea.PARTNERS: Phrase("first evening: at the end of a round", "Spades beat the rest, and partners win together"),
    Idea.NIL: Phrase("first evening: at the end of a round", "A nil brings 100, and one trick loses as much"),
    Idea.BAGS: Phrase("first evening: at the end of a round", "Ten bags cost 100: bid what you will win"),
    Idea.JOKERS: Phrase("first evening: at the end of a round", "Big Joker, Little Joker, 2 of Spades, then the ace"),
    Idea.BOARD: Phrase("first evening: at the end of a round", "Four or more for each team, then win what you bid"),
    Idea.SET: Phrase("first evening: at the end of a round", "A bid that fails costs what it would have brought"),
    Idea.DUMMY: Phrase("first evening: at the end of a round", "The dealer plays two hands, each by itself"),
    Idea.CANCEL: Phrase("first evening: at the end of a round", "One joker beats everything, two beat nothing"),
    Idea.SLAM: Phrase("first evening: at the end of a round", "Three points win: a slam alone brings two"),
}
LINES = {
    Line.AIM: Phrase(
        "first evening: said at the table", "Win this trick: play the suit that {name} began with, but higher."
    ),
    Line.FOLLOW: Phrase("first evening: said at the table", "Play the same suit as the first card, if you can."),
    Line.LEAD: Phrase("first evening: said at the table", "You won, so you go first. Play any card you like."),
    Line.VOID: Phrase("first evening: said at the table", "None of that suit? Then play any card. It cannot win."),
    Line.WON: Phrase("first evening: said at the table", "Yours! The highest card of the first suit wins."),
    Line.LOST: Phrase("first evening: said at the table", "{name} wins: the highest card of the first suit."),
    Line.TRUMP_IT: Phrase(
        "first evening: said at the table", "None of that suit? Play any card. This trump beats the others."
    ),
    Line.TRUMP_WON: Phrase("first evening: said at the table", "A trump beats every other suit, even a 10."),
    Line.NO_TRUMP_YET: Phrase(
        "first evening: said at the table", "You have this suit: play it. Trumps, even the Crown, must wait."
    ),
    Line.CROWN_WAITS: Phrase(
        "first evening: said at the table", "The Crown is a trump: it waits while you have this suit."
    ),
    Line.CROWN_LEADS: Phrase(
        "first evening: said at the table", "The Crown is the highest trump. Nothing beats it. Try it!"
    ),
    Line.CROWN_FOLLOWS: Phrase("first evening: said at the table", "A trump was led, and the Crown is one: play it."),
    Line.CROWN_LED: Phrase(
        "first evening: said at the table", "The Crown was led, so everybody with a trump must play one."
    ),
    Line.CROWN_ASKS: Phrase("first evening: said at the table", "The Crown was led: play a trump, if you have one."),
    Line.CROWN_WON: Phrase("first evening: said at the table", "Nothing beats the Crown, and it is worth 25 points."),
    Line.CATCH: Phrase(
        "first evening: said at the table", "Points decide, not tricks: this weak 1 brings 20. Catch it!"
    ),
    Line.CAUGHT: Phrase("first evening: said at the table", "Caught! A 1 brings 20 points to whoever wins it."),
    Line.MISSED: Phrase("first evening: said at the table", "{name} caught the 1. That is 20 points."),
    Line.RICH: Phrase("first evening: said at the table", "Also worth points: 5s bring 15, 10s 10, the Crown 25."),
    Line.OWN_ONE: Phrase("first evening: said at the table", "Your own 1 is weak too: keep others from catching it."),
    Line.YOU_ARE: Phrase(
        "first evening: said at the table", "You are the Goodge: swap cards, win {n} of the {all} points."
    ),
    Line.SHORT_SUIT: Phrase(
        "first evening: said at the table", "Lay away all cards of one suit: later you can trump it."
    ),
    Line.LAY_AWAY: Phrase(
        "first evening: said at the table", "These three are set aside. The last trick wins them, too."
    ),
    Line.NAME_TRUMP: Phrase("first evening: said at the table", "Name trump: as a rule, the suit you hold most of."),
    Line.DRAW_TRUMPS: Phrase(
        "first evening: said at the table", "You begin. Play trumps first: soon only you will have any."
    ),
    Line.NEEDS: Phrase("first evening: said at the table", "You still need {n} points. Win the rich tricks."),
    Line.MADE: Phrase("first evening: said at the table", "Your bid is made. All you win counts, not only the {n}."),
    Line.LAST_TRICK: Phrase("first evening: said at the table", "The last trick wins the Stash: keep a strong card."),
    Line.WORTH: Phrase("first evening: said at the table", "Bid up to about {n}. Win less, and you lose your bid."),
    Line.OUTBID: Phrase("first evening: said at the table", "{name} bids {n}. You can go up to about {most}, or pass."),
    Line.TOO_HIGH: Phrase("first evening: said at the table", "{name} bids {n}. Going higher is bold: better to pass."),
    Line.YOU_WON: Phrase("first evening: said at the table", "Yours! As the Goodge, win {n} of the {all} points."),
    Line.THEY_WON: Phrase(
        "first evening: said at the table", "{name} needs {n} of the {all} points. Catch what you can!"
    ),
    Line.TOGETHER: Phrase(
        "first evening: said at the table", "{name} wins it: this round, everybody else is against the Goodge."
    ),
    Line.PARTNER_WINS: Phrase(
        "first evening: said at the table", "{name} is your partner and is winning: spare your high cards."
    ),
    Line.PARTNER_WON: Phrase(
        "first evening: said at the table", "{name} wins it for both of you: partners count together."
    ),
    Line.SPADE_IT: Phrase("first evening: said at the table", "No card of that suit? Then this spade would win."),
    Line.SPADE_WON: Phrase("first evening: said at the table", "A spade beats every other suit, even an ace."),
    Line.SPADES_WAIT: Phrase(
        "first evening: said at the table", "You cannot begin with a spade until one has been played."
    ),
    Line.NIL_UNDER: Phrase("first evening: said at the table", "You bid nil: win no trick. Stay under the highest."),
    Line.NIL_VOID: Phrase("first evening: said at the table", "None of that suit? Throw your most dangerous card."),
    Line.NIL_KEPT: Phrase("first evening: said at the table", "{name} wins it, not you: your nil still stands."),
    Line.NIL_BROKEN: Phrase("first evening: said at the table", "You won a trick: the nil is lost, minus 100."),
    Line.BID_TRICKS: Phrase("first evening: said at the table", "Tricks in this hand: about {n}. Bid that many."),
    Line.TEAM_NEED: Phrase("first evening: said at the table", "Your team bid {n} tricks. Win that many together."),
    Line.BAG_MADE: Phrase("first evening: said at the table", "Your team has its bid. More tricks are only bags."),
    Line.BAG_GOT: Phrase("first evening: said at the table", "A bag: worth 1 point, but ten of them cost 100."),
    Line.BAG_DUCKED: Phrase("first evening: said at the table", "{name} wins it: no bag for you this time."),
    Line.STOP_THEM: Phrase("first evening: said at the table", "They still need {n}: perhaps you can stop them."),
    Line.JOKER_HIGH: Phrase(
        "first evening: said at the table", "Jokers are the highest spades. Only the Big Joker beats this."
    ),
    Line.DEUCE: Phrase("first evening: said at the table", "This 2 beats the Ace of Spades. Only jokers beat it."),
    Line.JOKER_FOLLOWS: Phrase("first evening: said at the table", "Spades were led, and a joker is one: play it."),
    Line.BOARD_BID: Phrase("first evening: said at the table", "Together a team bids at least 4. You bid {n} or more."),
    Line.STILL_NEED: Phrase(
        "first evening: said at the table", "{n} more for your bid. A missed bid counts against you."
    ),
    Line.OVER: Phrase("first evening: said at the table", "Your bid is made. Every trick more brings 1 point."),
    Line.THEY_FAILED: Phrase(
        "first evening: said at the table", "Their bid has failed: minus 10 for each trick they bid."
    ),
    Line.WE_FAILED: Phrase(
        "first evening: said at the table", "Your bid has failed. Now keep them from making theirs."
    ),
    Line.DUMMY_YOURS: Phrase(
        "first evening: said at the table", "The open cards are the dummy’s. You deal, so you play them."
    ),
    Line.DUMMY_OWN: Phrase("first evening: said at the table", "Now your own hand. It follows suit for itself."),
    Line.DUMMY_LEADS: Phrase(
        "first evening: said at the table", "The dummy won, so it goes first. Play one of its cards."
    ),
    Line.OWN_LEADS: Phrase("first evening: said at the table", "Your own hand won, so now it goes first."),
    Line.NO_BIDS: Phrase("first evening: said at the table", "Nobody bids: zero tricks score a point, and so do ten."),
    Line.CANCEL_IT: Phrase(
        "first evening: said at the table", "A joker beats every spade, but a second one cancels it."
    ),
    Line.CANCELLED: Phrase(
        "first evening: said at the table", "Two jokers: neither counts. {name} wins with what is left."
    ),
    Line.JOKER_WON: Phrase("first evening: said at the table", "{name} wins: a joker beats every spade."),
    Line.NO_TRICK: Phrase("first evening: said at the table", "You have no trick so far. None at all brings a point."),
    Line.FIRST_TRICK: Phrase("first evening: said at the table", "Now you have a trick: no point for none this time."),
    Line.SLAM_AIM: Phrase(
        "first evening: said at the table", "Ten tricks here and none with the dummy: that is a slam."
    ),
    Line.SLAM_UNDER: Phrase("first evening: said at the table", "The dummy must not win a trick: mind what it keeps."),
    Line.SLAM_NEAR: Phrase("first evening: said at the table", "That is ten. Keep the dummy at none, and it’s a slam."),
    Line.SLAM_LOST: Phrase(
        "first evening: said at the table", "The dummy has won one: no slam, but ten together score."
    ),
    Line.NIL_THEIRS: Phrase("first evening: said at the table", "{name} bid nil: lead low, and it may fail."),
    Line.NIL_PARTNER: Phrase("first evening: said at the table", "Your partner bid nil: begin high, to win over them."),
    Line.LEAD_CHANGED: Phrase(
        "first evening: said at the table", "The jokers cancel each other: follow the suit of this card."
    ),
    Line.COULD_WIN: Phrase("first evening: said at the table", "{name} wins. Your {card} would have won it."),
    Line.CROWN_STILL: Phrase(
        "first evening: said at the table", "You still have the Crown. Begin with it: nothing beats it!"
    ),
    Line.COULD_CATCH: Phrase(
        "first evening: said at the table", "{name} caught the 1. Your {card} would have caught it."
    ),
    Line.GAVE_ONE: Phrase(
        "first evening: said at the table", "{name} caught your 1. Another card would have kept it safe."
    ),
    Line.TOOK_PARTNERS: Phrase(
        "first evening: said at the table", "It was your partner’s already: a low card would have done."
    ),
}
"""The lines; each has twelve words at most, so that nobody stops to read."""


def line_words(told: Told, names: Sequence[str], better: str = "") -> str:
    """Put a line of the evening into words; `names` are those at the hands, `better` that of the better card."""
    at = told.at
    name = "" if at.hand is None else names[at.hand]
    number, most, points = figure(at.number), figure(at.most), figure(ALL_POINTS)
    return LINES[told.line].say(n=number, most=most, all=points, name=name, card=better)


def numbered_words(idea: Idea) -> str:
    """A round by its number: "First round"."""
    return _NUMBERED[IDEAS[game_about(idea)].index(idea)].say()


def offered(upcoming: Idea | None) -> list[str]:
    """Say under the button on the title which round comes next; how many there are while none was played."""
    return [OFFER.say()] if upcoming is None else [numbered_words(upcoming), title_words(upcoming)]


def new_to_words(game: str) -> str:
    """The button that leads somebody who has never played a game to its short rounds: "New to Spades?"."""
    return say("new game: button that opens the first evening of a game", "New to {game}?", game=game)


def title_words(idea: Idea) -> str:
    """Say what a round is about: "Trump and the Crown"."""
    return _TITLES[idea].say()


def about_words(idea: Idea) -> str:
    """Say what a round is about, in a sentence without its full stop."""
    return _ABOUT[idea].say()


def learnt_words(idea: Idea) -> str:
    """Say what a round has shown, in a sentence without its full stop."""
    return _LEARNT[idea].say()


def state_words(idea: Idea) -> str:
    """Say how far the evening is: "First evening · 2 of 5"."""
    ideas = IDEAS[game_about(idea)]
    number, count = figure(1 + ideas.index(idea)), figure(len(ideas))
    return say("first evening: in the bar", "First evening · {number} of {all}", number=number, all=count)


def trump_words(trump: Suit | None) -> str:
    """Say what trump is, and which suit it is in this round."""
    suit = "" if trump is None else inner_suit_name(trump)
    return say(
        "first evening: under the first line", "One suit is trump and beats all others. This time: {suit}", suit=suit
    )


def team_words(points: int) -> str:
    """Say what a round has brought the person's team."""
    return say_many(
        "first evening: at the end of a round", "{n} point for your team", "{n} points for your team", points,
        n=figure(points),
    )  # fmt: skip


def bid_words(points: int) -> str:
    """Say what a round has brought the person who was the Goodge."""
    if points < 0:
        return say("first evening: a bid that failed", "The bid failed: {n} points", n=figure(points))
    return say("first evening: a bid that was made", "You made it: {n} points", n=figure(points))


def all_counts_words(bid: int, points: int) -> str:
    """Say what a bid that was made has brought, to somebody who has not been told yet that it is more than the bid."""
    return say(
        "first evening: a bid that was made",
        "You bid {bid}, and all your {n} points count",
        bid=figure(bid),
        n=figure(points),
    )


def recall_words(name: str | None, bid: int, won: int, most: int) -> str:
    """Say what was bid and won beside what the person's hand was good for; `name`: of a Goodge that was another."""
    if name is not None:
        phrase = OTHER_BID
    elif won >= bid:
        phrase = OWN_BID
    else:
        phrase = UNLUCKY_BID if bid <= most else BOLD_BID
    return phrase.say(name=name or "", bid=figure(bid), won=figure(won), n=figure(most))


def failed_words(won: int, bid: int) -> str:
    """Say why a bid has failed, in a sentence without its full stop."""
    return say(
        "first evening: why a bid failed",
        "You won {won} of {bid} points, so the bid is taken off",
        won=figure(won),
        bid=figure(bid),
    )


def points_words(points: int) -> str:
    """Say what a round has brought the person, who had bid nothing."""
    return say_many(
        "first evening: at the end of a round", "{n} point for you", "{n} points for you", points, n=figure(points)
    )


def tricks_words(tricks: int, played: int) -> str:
    """Say how many tricks the person has won in a round in which nothing is said of points."""
    return say_many(
        "first evening: at the end of a round; {n} is how many tricks there were",
        "You won {won} of {n} trick",
        "You won {won} of {n} tricks",
        played,
        n=figure(played),
        won=figure(tricks),
    )


def your_name(name: str) -> str:
    """The name of the person, on their own plate."""
    return say("first evening: name on the plate of the person who plays", "{name} (you)", name=name)
