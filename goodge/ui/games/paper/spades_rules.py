"""The rules of Spades in our own words, numbered as docs/rules-spades.md numbers them, with their pictures."""

from __future__ import annotations

from ....engine.game import Phase
from ...scenes.rules_blocks import Block, Words
from ...scenes.rules_cards import CardRow, Suits, Trick
from ...scenes.rules_page import Section
from ...scenes.rules_tables import Pairs, Table
from .rules_keys import BIDDING, KeyRows, keys_section

FRENCH_SUITS = Suits((("S", "Spades"), ("D", "Diamonds"), ("H", "Hearts"), ("C", "Clubs")))
_HIGH_TO_LOW = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")

_ONE_MINUTE: tuple[Block, ...] = (
    Words(
        "Four people play, two against two; your partner sits across the table. Before the cards are played, each of "
        "you says how many tricks you will take. What the two of you have said is added up: that is your team’s "
        "contract. Take as many tricks, and each one you bid is worth ten points. Take fewer, and you lose as much."
    ),
    Words(
        "Spades beat everything else. And somebody with a poor hand may promise to take no trick at all: a nil, which "
        "wins 100 points or loses them. The first team to have 500 has won."
    ),
    CardRow(("french/AS", "french/KH", "french/QC", "french/JD", "french/10S", "french/2H"), height_units=150),
)

_CARDS: tuple[Block, ...] = (
    Words("There are 52 cards in four suits, and all of them are dealt: 13 to each player. Spades are always trump."),
    FRENCH_SUITS,
    Words("In each suit the ace is the highest card and the 2 the lowest."),
    CardRow(
        tuple(f"french/{rank}S" for rank in _HIGH_TO_LOW), height_units=126, first="the highest", last="the lowest"
    ),
    Words("Chance picks the first dealer. After each round the deal goes one seat to the left."),
)

_BIDS: tuple[Block, ...] = (
    Words(
        "The player on the dealer’s left speaks first, then it goes once round. You bid the number of tricks you "
        "expect to take, 1 to 13, and the bids of two partners are added up to one contract. Or you bid nil: then you "
        "mean to take none, while your partner’s bid stands alone."
    ),
    Table(
        ("", "Ann", "Cleo", "contract"),
        (("two numbers", "4", "3", "7"), ("a number and nil", "5", "nil", "5"), ("two nils", "nil", "nil", "none")),
    ),
    Words("Ann and Cleo are partners in all examples here, and so are Ben and Dan."),
)

_BLIND: tuple[Block, ...] = (
    Words(
        "A team that is 100 points or more behind may try for more. When one of its players is to bid, his cards "
        "still lie face down, and he chooses: he looks at them and bids like everybody else, or he bids nil "
        "without having seen a single one. A blind nil counts double. All the others have seen their cards from "
        "the start."
    ),
    CardRow(("french/back",) * 5, height_units=110),
)

_TRICKS: tuple[Block, ...] = (
    Words(
        "The player on the dealer’s left leads to the first trick. If you have a card of the suit that was led, you "
        "must play one. If you have none, play whatever you like. The highest spade takes the trick, and without a "
        "spade the highest card of the suit that was led. Who took it leads to the next."
    ),
    Trick(
        (("french/9D", "Ann"), ("french/KD", "Ben"), ("french/4S", "Cleo"), ("french/2D", "Dan")),
        winner=2,
        words="Cleo has no diamond left, and her small spade beats Ben’s king.",
    ),
    Words(
        "Spades may not be led until a spade has been played in this round, because somebody could not follow. Only a "
        "player who has nothing but spades may lead one before."
    ),
)

_SCORE: tuple[Block, ...] = (
    Words("Each team scores by itself, first for its contract and then for each nil."),
    Pairs(
        (
            ("The team took at least as many tricks as it bid", "10 for each trick bid, 1 for each trick more"),
            ("It took fewer", "minus 10 for each trick bid"),
            ("A nil was made: the player took no trick", "100, bid blind 200"),
            ("A nil failed", "minus 100, bid blind minus 200"),
        )
    ),
    Words(
        "When a nil has failed, the tricks that its player took help nobody: the partner has to make the bid without "
        "them, and they are no bags either. Two partners who both bid nil have no contract to make or to break."
    ),
    Table(
        ("Ann and Cleo", "Ann took", "Cleo took", "score"),
        (
            ("bid 4 and 2", "4", "3", "61"),
            ("bid 4 and 3", "3", "3", "−70"),
            ("bid 5 and nil", "5", "0", "150"),
            ("bid 5 and nil", "4", "1", "−150"),
            ("bid 5 and nil", "5", "1", "−50"),
        ),
    ),
)

_BAGS: tuple[Block, ...] = (
    Words(
        "Each trick over the contract is worth one point, but it is also a bag, and the bags of a team are kept from "
        "round to round. With the tenth one the team loses 100 points at once and ten bags are gone. So a careless "
        "bid that is too low is dear in the end. You can leave bags out for a match; the points for tricks over the "
        "contract stay."
    ),
)

_END: tuple[Block, ...] = (
    Words(
        "The match ends with the first round after which a team has 500 points; you can agree on 200, on 250, or on "
        "any other number. If both are there, the one with more has won. If they are level, another round is played, "
        "until one team is ahead."
    ),
)

_KEYS: KeyRows = (
    ("Blind nil", (("L",), "look at your cards")),
    ("", (("B",), "bid nil without having seen them")),
    *BIDDING,
    ("", (("N",), "nil")),
)

SECTIONS: tuple[Section, ...] = (
    Section("In one minute", None, _ONE_MINUTE),
    Section("The cards", None, _CARDS),
    Section("The bids", 1, _BIDS, (Phase.BIDDING,)),
    Section("Blind nil", 2, _BLIND, (Phase.LOOK,)),
    Section("Tricks", 3, _TRICKS, (Phase.PLAY,)),
    Section("The score", 4, _SCORE, (Phase.SCORED,)),
    Section("Bags", 5, _BAGS),
    Section("The end", 6, _END),
    keys_section(_KEYS),
)
