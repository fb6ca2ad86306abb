"""The rules of Spades in our own words, numbered as docs/rules-spades.md numbers them, with their pictures."""

from __future__ import annotations

from ....engine.cards import Suit
from ....engine.game import Phase
from ...program.key_table import BIDDING, BLIND_NIL, NIL
from ...rulebook.blocks import Block, Words
from ...rulebook.cards import CardRow, ExampleTrick, Suits
from ...rulebook.page import Section
from ...rulebook.tables import Pairs, RulesTable
from ...wording.phrases import say
from ..shared.rules_keys import keys_section

_HIGH_TO_LOW = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")


def _one_minute() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of Spades: In one minute",
                "Four people play, two against two; your partner sits across the table. Before the cards are played, "
                "each of you says how many tricks you will take. What the two of you have said is added up: that is "
                "your team’s contract. Take that many tricks, and each one you bid is worth ten points. Take fewer, "
                "and you lose as many points.",
            )
        ),
        Words(
            say(
                "rules of Spades: In one minute",
                "Spades beat everything else. And somebody with a poor hand may promise to take no trick at all: a "
                "nil, which wins or loses 100 points. The first team to reach 500 wins.",
            )
        ),
        CardRow(("french/AS", "french/KH", "french/QC", "french/JD", "french/10S", "french/2H"), height_units=150),
    )


def _cards() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of Spades: The cards",
                "There are 52 cards in four suits, and all of them are dealt: 13 to each player. Spades are always "
                "trump.",
            )
        ),
        Suits((Suit.SPADES, Suit.DIAMONDS, Suit.HEARTS, Suit.CLUBS)),
        Words(say("rules of Spades: The cards", "In each suit the ace is the highest card and the 2 the lowest.")),
        CardRow(
            tuple(f"french/{rank}S" for rank in _HIGH_TO_LOW),
            height_units=126,
            first=say("rules of Spades: The cards, under cards", "the highest"),
            last=say("rules of Spades: The cards, under cards", "the lowest"),
        ),
        Words(
            say(
                "rules of Spades: The cards",
                "Chance picks the first dealer. After each round the deal goes one seat to the left.",
            )
        ),
    )


def _bids() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of Spades: The bids",
                "The player on the dealer’s left speaks first, then it goes once round. You bid the number of tricks "
                "you expect to take, 1 to 13, and the bids of two partners are added up to one contract. Or you bid "
                "nil: then you mean to take none, while your partner’s bid stands alone.",
            )
        ),
        RulesTable(
            ("", "Ann", "Cleo", say("rules of Spades: The bids, table", "contract")),
            (
                (say("rules of Spades: The bids, table", "two numbers"), 4, 3, 7),
                (
                    say("rules of Spades: The bids, table", "a number and nil"),
                    5,
                    say("rules of Spades: The bids, table", "nil"),
                    5,
                ),
                (
                    say("rules of Spades: The bids, table", "two nils"),
                    say("rules of Spades: The bids, table", "nil"),
                    say("rules of Spades: The bids, table", "nil"),
                    say("rules of Spades: The bids, table", "none"),
                ),
            ),
        ),
        Words(
            say("rules of Spades: The bids", "Ann and Cleo are partners in all examples here, and so are Ben and Dan.")
        ),
    )


def _blind() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of Spades: Blind nil",
                "A team that is 100 points or more behind may try for more. When one of its players is to bid, their "
                "cards still lie face down, and they choose: to look at them and bid like everybody else, or to bid "
                "nil without having seen a single one. A blind nil counts double. All the others have seen their "
                "cards from the start.",
            )
        ),
        CardRow(("french/back",) * 5, height_units=110),
    )


def _tricks() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of Spades: Tricks",
                "The player on the dealer’s left leads to the first trick. If you have a card of the suit that was "
                "led, you must play one. If you have none, play whatever you like. The highest spade takes the trick, "
                "and without a spade the highest card of the suit that was led. Whoever takes the trick leads to the "
                "next.",
            )
        ),
        ExampleTrick(
            (("french/9D", "Ann"), ("french/KD", "Ben"), ("french/4S", "Cleo"), ("french/2D", "Dan")),
            winner=2,
            words=say(
                "rules of Spades: Tricks, example", "Cleo has no diamond left, and a small spade beats Ben’s king."
            ),
        ),
        Words(
            say(
                "rules of Spades: Tricks",
                "Spades may not be led until a spade has been played in this round, because somebody could not "
                "follow. Only a player who has nothing but spades may lead one earlier.",
            )
        ),
    )


def _score() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of Spades: The score",
                "Each team scores by itself, first for its contract and then for each nil.",
            )
        ),
        Pairs(
            (
                (
                    say("rules of Spades: The score, table", "The team took at least as many tricks as it bid"),
                    say("rules of Spades: The score, table", "10 for each trick bid, 1 for each trick more"),
                ),
                (
                    say("rules of Spades: The score, table", "It took fewer"),
                    say("rules of Spades: The score, table", "minus 10 for each trick bid"),
                ),
                (
                    say("rules of Spades: The score, table", "A nil was made: the player took no trick"),
                    say("rules of Spades: The score, table", "100, bid blind 200"),
                ),
                (
                    say("rules of Spades: The score, table", "A nil failed"),
                    say("rules of Spades: The score, table", "minus 100, bid blind minus 200"),
                ),
            )
        ),
        Words(
            say(
                "rules of Spades: The score",
                "When a nil has failed, the tricks that its player took help nobody: the partner has to make the bid "
                "without them, and they do not count as bags either. Two partners who both bid nil have no contract "
                "to make or to break.",
            )
        ),
        RulesTable(
            (
                say("rules of Spades: The score, table", "Ann and Cleo"),
                say("rules of Spades: The score, table", "Ann took"),
                say("rules of Spades: The score, table", "Cleo took"),
                say("rules of Spades: The score, table", "score"),
            ),
            (
                (say("rules of Spades: The score, table", "bid 4 and 2"), 4, 3, 61),
                (say("rules of Spades: The score, table", "bid 4 and 3"), 3, 3, -70),
                (say("rules of Spades: The score, table", "bid 5 and nil"), 5, 0, 150),
                (say("rules of Spades: The score, table", "bid 5 and nil"), 4, 1, -150),
                (say("rules of Spades: The score, table", "bid 5 and nil"), 5, 1, -50),
            ),
        ),
    )


def _bags() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of Spades: Bags",
                "Each trick over the contract is worth one point, but it is also a bag, and the bags of a team are "
                "kept from round to round. The tenth one costs the team 100 points at once, and ten bags are cleared. "
                "So bidding too low costs you in the end. You can leave bags out for a match; the points for tricks "
                "over the contract stay.",
            )
        ),
    )


def _end() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of Spades: The end",
                "The match ends with the first round after which a team has 500 points; you can agree on 200, on "
                "250, or on any other number. If both are there, the one with more has won. If they are level, "
                "another round is played, until one team is ahead.",
            )
        ),
    )


def spades_rules() -> tuple[Section, ...]:
    """Return the rules section by section, in the language in use."""
    return (
        Section(say("rules of Spades: heading", "In one minute"), None, _one_minute()),
        Section(say("rules of Spades: heading", "The cards"), None, _cards()),
        Section(say("rules of Spades: heading", "The bids"), 1, _bids(), (Phase.BIDDING,)),
        Section(say("rules of Spades: heading", "Blind nil"), 2, _blind(), (Phase.LOOK,)),
        Section(say("rules of Spades: heading", "Tricks"), 3, _tricks(), (Phase.PLAY,)),
        Section(say("rules of Spades: heading", "The score"), 4, _score(), (Phase.SCORED,)),
        Section(say("rules of Spades: heading", "Bags"), 5, _bags()),
        Section(say("rules of Spades: heading", "The end"), 6, _end()),
        keys_section(BLIND_NIL, BIDDING, NIL),
    )
