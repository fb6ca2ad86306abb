"""The rules of League Spades in our own words, numbered as docs/rules-pride.md numbers them, with their pictures."""

from __future__ import annotations

from ....engine.game import Phase
from ...scenes.rules_blocks import Block, Words
from ...scenes.rules_cards import CardRow, Trick
from ...scenes.rules_page import Section
from ...scenes.rules_tables import Pairs, Table
from .rules_keys import BIDDING, keys_section

_TRUMPS = ("BigJoker", "LittleJoker", "2S", "AS", "KS", "QS", "JS", "10S", "9S", "8S", "7S", "6S", "5S", "4S", "3S")

_ONE_MINUTE: tuple[Block, ...] = (
    Words(
        "This is Spades as leagues and tournaments play it: two teams of two, jokers and a strong little deuce at the "
        "top of the trumps, and no nil. Everybody bids at least one trick, each team at least four. What a team bids "
        "it must take: then every trick of the bid is worth ten points. A team that takes fewer is set, and loses as "
        "much."
    ),
    Words("Who has 500 points first has won. Eight teams can play a whole tournament."),
    CardRow(("french/BigJoker", "french/LittleJoker", "french/2S", "french/AS", "french/KS"), height_units=150),
)

_PACK: tuple[Block, ...] = (
    Words(
        "Two cards leave the pack, the deuces of clubs and of diamonds, and two jokers take their place, a big one "
        "and a little one. So there are still 52 cards, 13 for each player."
    ),
    CardRow(
        ("french/2C", "french/2D", "french/BigJoker", "french/LittleJoker"),
        height_units=126,
        first="these go",
        last="these come in",
    ),
)

_TRUMP: tuple[Block, ...] = (
    Words(
        "Spades are trump in every round, and both jokers are spades in all respects: they follow when spades are "
        "led, and when a joker is led, spades have been led. The deuce is the third highest. In all there are fifteen."
    ),
    CardRow(tuple(f"french/{card}" for card in _TRUMPS), height_units=126, first="the highest", last="the lowest"),
    Words("In the other suits the ace is the highest. The 2 of hearts has stayed in the pack and is the lowest heart."),
)

_DEALER: tuple[Block, ...] = (
    Words(
        "Each player draws a card, and the highest one deals. The jokers and the 2 of spades are above the aces here "
        "too. Between two cards of one rank the suit decides: spades, then hearts, diamonds, clubs. After each round "
        "the deal goes one seat to the left."
    ),
    Trick(
        (("french/QC", "Ann"), ("french/QH", "Ben"), ("french/9S", "Cleo"), ("french/4D", "Dan")),
        winner=1,
        words="Two queens were drawn. Hearts are above clubs, so Ben deals.",
    ),
)

_BIDS: tuple[Block, ...] = (
    Words(
        "The player on the dealer’s left speaks first, then it goes once round. You say how many tricks you will "
        "take, one at least; nobody passes, and there is no nil. Partners’ bids are added up to one contract."
    ),
    Words(
        "A contract is never under four tricks, which is called board. If your partner has bid little, your own bid "
        "has to bring the team there. Until the next player has spoken you may take a bid back."
    ),
    Table(
        ("if the first partner bids", "the second bids"),
        (("1", "3 or more"), ("2", "2 or more"), ("3 or more", "1 or more")),
    ),
)

_TRICKS: tuple[Block, ...] = (
    Words(
        "The player on the dealer’s left leads. If you have a card of the suit that was led, play one, otherwise any "
        "card. The highest trump takes the trick, and without a trump the highest card of the suit that was led. Who "
        "took it leads to the next."
    ),
    Trick(
        (("french/AS", "Ann"), ("french/5S", "Ben"), ("french/2S", "Cleo"), ("french/LittleJoker", "Dan")),
        winner=3,
        words="Ann leads a trump. The deuce beats her ace, and the Little Joker, Dan’s only trump, beats both.",
    ),
    Words(
        "No spade and no joker may be led until one has been played in this round, unless the player holds nothing "
        "else."
    ),
)

_SCORE: tuple[Block, ...] = (
    Pairs(
        (
            ("The team took at least as many tricks as it bid", "10 for each trick bid, 1 for each trick more"),
            ("It took fewer: it is set", "minus 10 for each trick bid"),
        )
    ),
    Table(
        ("a bid of 7", "tricks", "score"),
        (("made", "7", "70"), ("two tricks more", "9", "72"), ("set", "6", "−70")),
        strong=(2,),
    ),
    Words(
        "Bags are left out as a rule. If you choose them, each trick over the contract is a bag as well, and every "
        "tenth one costs the team 100 points."
    ),
)

_END: tuple[Block, ...] = (
    Words(
        "The match ends with the first round after which a team has 500 points, or whatever other number you agree "
        "on. The team with more points has won. If they are level, another round is played, until one team is ahead."
    ),
)

_TOURNAMENTS: tuple[Block, ...] = (
    Words(
        "Eight teams meet in a tournament, and each plays three games against different ones. Then they are put in "
        "order: by games won, then by the difference of points made and given away, then by points made, last by lot. "
        "In that order they are seeded for the knock-out."
    ),
    Pairs(
        (
            ("The first seed meets the eighth, and the fourth the fifth", "the two winners meet"),
            ("The second seed meets the seventh, and the third the sixth", "the two winners meet"),
        )
    ),
    Words(
        "A game ends at 250 points, after ten rounds, or after 25 minutes, whatever comes first; a round that has "
        "begun is played to its end. If the teams are level then, another round decides."
    ),
    Words(
        "The last two play for the championship: to 250 points, without a clock and without a limit of rounds. But a "
        "team that is set for the third time has lost with that round, however many points it has. If that happens to "
        "both at once, the points decide."
    ),
)

SECTIONS: tuple[Section, ...] = (
    Section("In one minute", None, _ONE_MINUTE),
    Section("The pack", 1, _PACK),
    Section("Trump", 2, _TRUMP),
    Section("First dealer", 3, _DEALER),
    Section("The bids", 4, _BIDS, (Phase.BIDDING,)),
    Section("Tricks", 5, _TRICKS, (Phase.PLAY,)),
    Section("The score", 6, _SCORE, (Phase.SCORED,)),
    Section("The end", 7, _END),
    Section("Tournaments", 8, _TOURNAMENTS),
    keys_section(BIDDING),
)
