"""The rules of League Spades in our own words, numbered as docs/rules-pride.md numbers them, with their pictures."""

from __future__ import annotations

from ....engine.game import Phase
from ...program.key_table import BIDDING
from ...rulebook.blocks import Block, Words
from ...rulebook.cards import CardRow, ExampleTrick
from ...rulebook.page import Section
from ...rulebook.tables import Pairs, RulesTable
from ...wording.phrases import say
from ..shared.rules_keys import keys_section

_TRUMPS = (
    "BigJoker",
    "LittleJoker",
    "2S-high",
    "AS",
    "KS",
    "QS",
    "JS",
    "10S",
    "9S",
    "8S",
    "7S",
    "6S",
    "5S",
    "4S",
    "3S",
)


def _one_minute() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of League Spades: In one minute",
                "This is Spades as leagues and tournaments play it: two teams of two, jokers and a strong little "
                "deuce at the top of the trumps, and no nil. Everybody bids at least one trick, each team at least "
                "four. A team must take what it bids: then each trick it bid is worth ten points. A team that takes "
                "fewer is set, and loses as many points.",
            )
        ),
        Words(
            say(
                "rules of League Spades: In one minute",
                "The first team to reach 500 points wins. Eight teams can play a whole tournament.",
            )
        ),
        CardRow(
            ("french/BigJoker", "french/LittleJoker", "french/2S-high", "french/AS", "french/KS"), height_units=150
        ),
    )


def _pack() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of League Spades: The pack",
                "Two cards leave the pack, the deuces of clubs and of diamonds, and two jokers take their place, a "
                "big one and a little one. So there are still 52 cards, 13 for each player.",
            )
        ),
        CardRow(
            ("french/2C", "french/2D", "french/BigJoker", "french/LittleJoker"),
            height_units=126,
            first=say("rules of League Spades: The pack, under cards", "these go"),
            last=say("rules of League Spades: The pack, under cards", "these come in"),
        ),
    )


def _trump() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of League Spades: Trump",
                "Spades are trump in every round, and both jokers are spades in all respects: they follow when "
                "spades are led, and when a joker is led, spades have been led. The deuce is the third highest. In "
                "all there are fifteen.",
            )
        ),
        CardRow(
            tuple(f"french/{card}" for card in _TRUMPS),
            height_units=126,
            first=say("rules of League Spades: Trump, under cards", "the highest"),
            last=say("rules of League Spades: Trump, under cards", "the lowest"),
        ),
        Words(
            say(
                "rules of League Spades: Trump",
                "In the other suits the ace is the highest. The 2 of Hearts has stayed in the pack and is the lowest "
                "heart.",
            )
        ),
    )


def _dealer() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of League Spades: First dealer",
                "Each player draws a card, and the highest one deals. The jokers and the 2 of Spades are above the "
                "aces here too. Between two cards of one rank the suit decides: spades, then hearts, diamonds, "
                "clubs. After each round the deal goes one seat to the left.",
            )
        ),
        ExampleTrick(
            (("french/QC", "Ann"), ("french/QH", "Ben"), ("french/9S", "Cleo"), ("french/4D", "Dan")),
            winner=1,
            words=say(
                "rules of League Spades: First dealer, example",
                "Two queens were drawn. Hearts are above clubs, so Ben deals.",
            ),
        ),
    )


def _bids() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of League Spades: The bids",
                "The player on the dealer’s left speaks first, then it goes once round. You say how many tricks you "
                "will take, one at least; nobody passes, and there is no nil. Partners’ bids are added up to one "
                "contract.",
            )
        ),
        Words(
            say(
                "rules of League Spades: The bids",
                "A contract is never under four tricks, which is called board. If your partner has bid little, your "
                "own bid has to bring the team there. Until the next player has spoken you may take a bid back.",
            )
        ),
        RulesTable(
            (
                say("rules of League Spades: The bids, table", "if the first partner bids"),
                say("rules of League Spades: The bids, table", "the second bids"),
            ),
            (
                (1, say("rules of League Spades: The bids, table", "3 or more")),
                (2, say("rules of League Spades: The bids, table", "2 or more")),
                (
                    say("rules of League Spades: The bids, table", "3 or more"),
                    say("rules of League Spades: The bids, table", "1 or more"),
                ),
            ),
        ),
    )


def _tricks() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of League Spades: Tricks",
                "The player on the dealer’s left leads. If you have a card of the suit that was led, play one, "
                "otherwise any card. The highest trump takes the trick, and without a trump the highest card of the "
                "suit that was led. Whoever takes the trick leads to the next.",
            )
        ),
        ExampleTrick(
            (("french/AS", "Ann"), ("french/5S", "Ben"), ("french/2S-high", "Cleo"), ("french/LittleJoker", "Dan")),
            winner=3,
            words=say(
                "rules of League Spades: Tricks, example",
                "Ann leads a trump. The deuce beats the ace, and the Little Joker, Dan’s only trump, beats both.",
            ),
        ),
        Words(
            say(
                "rules of League Spades: Tricks",
                "No spade and no joker may be led until one has been played in this round, unless the player holds "
                "nothing else.",
            )
        ),
    )


def _score() -> tuple[Block, ...]:
    return (
        Pairs(
            (
                (
                    say("rules of League Spades: The score, table", "The team took at least as many tricks as it bid"),
                    say("rules of League Spades: The score, table", "10 for each trick bid, 1 for each trick more"),
                ),
                (
                    say("rules of League Spades: The score, table", "It took fewer: it is set"),
                    say("rules of League Spades: The score, table", "minus 10 for each trick bid"),
                ),
            )
        ),
        RulesTable(
            (
                say("rules of League Spades: The score, table", "a bid of 7"),
                say("rules of League Spades: The score, table", "tricks"),
                say("rules of League Spades: The score, table", "score"),
            ),
            (
                (say("rules of League Spades: The score, table", "made"), 7, 70),
                (say("rules of League Spades: The score, table", "two tricks more"), 9, 72),
                (say("rules of League Spades: The score, table", "set"), 6, -70),
            ),
            strong=(2,),
        ),
        Words(
            say(
                "rules of League Spades: The score",
                "Bags are left out as a rule. If you choose them, each trick over the contract is a bag as well, and "
                "every tenth one costs the team 100 points.",
            )
        ),
    )


def _end() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of League Spades: The end",
                "The match ends with the first round after which a team has 500 points, or whatever other number you "
                "agree on. The team with more points has won. If they are level, another round is played, until one "
                "team is ahead.",
            )
        ),
    )


def _tournaments() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of League Spades: Tournaments",
                "Eight teams meet in a tournament, and each plays three games against different ones. Then they are "
                "put in order: by games won, then by the difference of points made and given away, then by points "
                "made, last by lot. In that order they are seeded for the knock-out.",
            )
        ),
        Pairs(
            (
                (
                    say(
                        "rules of League Spades: Tournaments, table",
                        "The first seed meets the eighth, and the fourth the fifth",
                    ),
                    say("rules of League Spades: Tournaments, table", "the two winners meet"),
                ),
                (
                    say(
                        "rules of League Spades: Tournaments, table",
                        "The second seed meets the seventh, and the third the sixth",
                    ),
                    say("rules of League Spades: Tournaments, table", "the two winners meet"),
                ),
            )
        ),
        Words(
            say(
                "rules of League Spades: Tournaments",
                "A game ends at 250 points, after ten rounds, or after 25 minutes, whatever comes first; a round "
                "that has begun is played to its end. If the teams are level then, another round decides.",
            )
        ),
        Words(
            say(
                "rules of League Spades: Tournaments",
                "The last two play for the championship: to 250 points, without a clock and without a limit of "
                "rounds. But a team that is set for the third time has lost with that round, however many points it "
                "has. If that happens to both at once, the points decide.",
            )
        ),
    )


def pride_rules() -> tuple[Section, ...]:
    """Return the rules section by section, in the language in use."""
    return (
        Section(say("rules of League Spades: heading", "In one minute"), None, _one_minute()),
        Section(say("rules of League Spades: heading", "The pack"), 1, _pack()),
        Section(say("rules of League Spades: heading", "Trump"), 2, _trump()),
        Section(say("rules of League Spades: heading", "First dealer"), 3, _dealer()),
        Section(say("rules of League Spades: heading", "The bids"), 4, _bids(), (Phase.BIDDING,)),
        Section(say("rules of League Spades: heading", "Tricks"), 5, _tricks(), (Phase.PLAY,)),
        Section(say("rules of League Spades: heading", "The score"), 6, _score(), (Phase.SCORED,)),
        Section(say("rules of League Spades: heading", "The end"), 7, _end()),
        Section(say("rules of League Spades: heading", "Tournaments"), 8, _tournaments()),
        keys_section(BIDDING),
    )
