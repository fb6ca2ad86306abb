"""The rules in our own words, numbered as docs/rules.md numbers them, with their pictures."""

from __future__ import annotations

from ....engine.cards import Suit
from ....engine.game import Phase
from ...program.key_table import AUCTION, STASH, TRUMP
from ...rulebook.blocks import Block, Words
from ...rulebook.cards import CardRow, ExampleTrick, Suits, Worth
from ...rulebook.page import Section
from ...rulebook.tables import RulesTable
from ...wording.phrases import say
from ..shared.rules_keys import keys_section


def _one_minute() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of Goodge: In one minute",
                "Everybody plays for themselves. A round begins with an auction: you say how many points you hope to "
                "take. Whoever promises the most becomes the Goodge, may improve their hand with three hidden cards, "
                "the Stash, and alone decides which suit is trump.",
            )
        ),
        Words(
            say(
                "rules of Goodge: In one minute",
                "Then the hands are played out, trick by trick. Most cards are worth nothing; the 1s, the 5s, the 10s "
                "and the Crown are worth points, and whoever wins a trick keeps the points in it. The Goodge must "
                "take what they promised, or lose that many points. The others keep whatever they take. At 500 points "
                "the leader wins.",
            )
        ),
        CardRow(("cards/1S", "cards/5D", "cards/10T", "cards/1H", "cards/5C", "cards/Crown"), height_units=150),
    )


def _cards() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of Goodge: The cards",
                "There are 51 cards: five suits, each from 1 to 10, and the Crown, which is in no suit.",
            )
        ),
        Suits((Suit.SPADES, Suit.DIAMONDS, Suit.STARS, Suit.HEARTS, Suit.CLUBS)),
        Words(say("rules of Goodge: The cards", "In each suit the 10 is the strongest card and the 1 the weakest.")),
        CardRow(
            tuple(f"cards/{rank}H" for rank in range(1, 11)),
            height_units=126,
            first=say("rules of Goodge: The cards, under cards", "the weakest"),
            last=say("rules of Goodge: The cards, under cards", "the strongest"),
        ),
        Words(
            say(
                "rules of Goodge: The cards",
                "These cards are worth points, 250 in the whole deck. All others are worth nothing.",
            )
        ),
        Worth(
            (
                ("cards/1S", "20", say("rules of Goodge: The cards, beside a card", "each 1")),
                ("cards/5D", "15", say("rules of Goodge: The cards, beside a card", "each 5")),
                ("cards/10T", "10", say("rules of Goodge: The cards, beside a card", "each 10")),
                ("cards/Crown", "25", say("rules of Goodge: The cards, beside a card", "the Crown")),
            )
        ),
        Words(
            say(
                "rules of Goodge: The cards",
                "Mind the 1s: they hardly ever win a trick, yet no other card of their suit is worth as much.",
            )
        ),
    )


def _first_dealer() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of Goodge: First dealer",
                "Chance decides who deals first. After each round the deal goes to the left.",
            )
        ),
    )


def _deal() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of Goodge: The deal",
                "Three cards go face down into the Stash. The rest are dealt: 16 cards each with three players, 12 "
                "each with four.",
            )
        ),
    )


def _auction() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of Goodge: The auction",
                "The player on the dealer’s left speaks first, then the others in turn, clockwise. The first bid is "
                "50 or more, and each later one is at least 5 higher. Bids go up in fives, to 250 at most: every "
                "point there is.",
            )
        ),
        Words(
            say(
                "rules of Goodge: The auction",
                "Instead of bidding you may pass; then you are out of the auction for this round. It ends when all "
                "but one have passed and there is a bid, or at once with a bid of 250. The highest bidder is the "
                "Goodge.",
            )
        ),
    )


def _no_bid() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of Goodge: Nobody bids",
                "When all the others have passed and nobody has bid, the last player is the Goodge at 50 without "
                "being asked.",
            )
        ),
        Words(
            say(
                "rules of Goodge: Nobody bids",
                "House rule, if you choose it for a match: the last player may pass as well. Then the cards are "
                "thrown in and the same dealer deals again.",
            )
        ),
    )


def _stash() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of Goodge: The Stash",
                "The Goodge picks up the Stash, looks at it, and lays away any three of the cards now in hand: the "
                "same three, some of them, or three others. They are the new Stash, face down. Even the Crown may go "
                "there, and cards worth points, which the last trick will win (rule 9).",
            )
        ),
        CardRow(("cards/back", "cards/back", "cards/back"), height_units=110),
        Words(
            say(
                "rules of Goodge: The Stash",
                "Nobody else sees what was in the Stash, or what is in it now, before the round has been scored.",
            )
        ),
    )


def _trump() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of Goodge: Trump",
                "After that the Goodge names a trump suit: any of the five, even one without a card of it in hand. "
                "Every trump beats every card of the other suits.",
            )
        ),
    )


def _crown() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of Goodge: The Crown",
                "From now on the Crown belongs to the trump suit, as its 11: nothing beats it. When trump is led and "
                "the Crown is your only trump, you must play it. When another suit is led and you can follow, the "
                "Crown has to wait. When you lead it, the others must follow with trumps if they can.",
            )
        ),
        ExampleTrick(
            (("cards/10T", "Ben"), ("cards/3T", "Cleo"), ("cards/Crown", "Ann")),
            winner=2,
            words=say(
                "rules of Goodge: The Crown, example",
                "Stars are trump. Ben leads the 10 of Stars; the Crown is Ann’s only trump, so it must follow. It "
                "wins the trick, with 10 + 25 = 35 points.",
            ),
        ),
    )


def _tricks() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of Goodge: Tricks",
                "The Goodge leads to the first trick, with any card. Clockwise, each of the others plays one card. "
                "If you hold a card of the suit that was led, you must play that suit. If you hold none, play "
                "whatever you like, a trump or any other card.",
            )
        ),
        Words(
            say(
                "rules of Goodge: Tricks",
                "The highest trump wins the trick, with the Crown above them all. If there is no trump in it, the "
                "highest card of the suit that was led wins. The winner keeps the cards and leads to the next trick.",
            )
        ),
        ExampleTrick(
            (("cards/7H", "Ann"), ("cards/10H", "Ben"), ("cards/1H", "Cleo")),
            winner=1,
            words=say(
                "rules of Goodge: Tricks, example",
                "Hearts were led and all can follow. Ben’s 10 is the highest and wins 10 + 20 = 30 points. Cleo had "
                "no other heart than the 1.",
            ),
        ),
        ExampleTrick(
            (("cards/10H", "Ben"), ("cards/2T", "Cleo"), ("cards/5H", "Ann")),
            winner=1,
            words=say(
                "rules of Goodge: Tricks, example",
                "Stars are trump. Cleo has no heart left, and may play the small 2 of Stars. It wins the trick, with "
                "10 + 15 = 25 points.",
            ),
        ),
    )


def _last_trick() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of Goodge: The last trick",
                "Whoever wins the last trick of a round also wins the cards in the Stash. So the points taken in a "
                "round are always 250 together.",
            )
        ),
    )


def _score() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of Goodge: The score",
                "When all cards are played, everybody adds up the points in the cards they have won. A Goodge who "
                "took at least the bid scores everything they took. A Goodge who took less scores none of it and "
                "loses the bid. All others score what they took.",
            )
        ),
        RulesTable(
            (say("rules of Goodge: The score, table", "Ann bid 100"), "Ann", "Ben", "Cleo"),
            (
                (say("rules of Goodge: The score, table", "points taken"), 115, 80, 55),
                (say("rules of Goodge: The score, table", "bid made: score"), 115, 80, 55),
                (say("rules of Goodge: The score, table", "points taken"), 90, 95, 65),
                (say("rules of Goodge: The score, table", "bid missed: score"), -100, 95, 65),
            ),
            strong=(1, 3),
        ),
    )


def _end() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of Goodge: The end",
                "The match ends with the first round after which somebody has 500 points or more; you can agree on "
                "1000 for a long game, or on any other number. The highest total wins. If it is shared, everybody "
                "plays another round, until one player alone is ahead, however much that is.",
            )
        ),
    )


def goodge_rules() -> tuple[Section, ...]:
    """Return the rules section by section, in the language in use."""
    return (
        Section(say("rules of Goodge: heading", "In one minute"), None, _one_minute()),
        Section(say("rules of Goodge: heading", "The cards"), None, _cards()),
        Section(say("rules of Goodge: heading", "First dealer"), 1, _first_dealer()),
        Section(say("rules of Goodge: heading", "The deal"), 2, _deal()),
        Section(say("rules of Goodge: heading", "The auction"), 3, _auction(), (Phase.AUCTION,)),
        Section(say("rules of Goodge: heading", "Nobody bids"), 4, _no_bid(), (Phase.THROWN_IN,)),
        Section(say("rules of Goodge: heading", "The Stash"), 5, _stash(), (Phase.EXCHANGE,)),
        Section(say("rules of Goodge: heading", "Trump"), 6, _trump(), (Phase.TRUMP,)),
        Section(say("rules of Goodge: heading", "The Crown"), 7, _crown()),
        Section(say("rules of Goodge: heading", "Tricks"), 8, _tricks(), (Phase.PLAY,)),
        Section(say("rules of Goodge: heading", "The last trick"), 9, _last_trick()),
        Section(say("rules of Goodge: heading", "The score"), 10, _score(), (Phase.SCORED,)),
        Section(say("rules of Goodge: heading", "The end"), 11, _end()),
        keys_section(AUCTION, STASH, TRUMP, has_stars=True),
    )
