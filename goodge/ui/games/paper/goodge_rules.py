"""The rules in our own words, numbered as docs/rules.md numbers them, and the pictures that go with them."""

from __future__ import annotations

from ....engine.game import Phase
from ...scenes.rules_blocks import Block, Words
from ...scenes.rules_cards import CardRow, Suits, Trick, Worth
from ...scenes.rules_page import Section
from ...scenes.rules_tables import Table
from .rules_keys import keys_section

_ONE_MINUTE: tuple[Block, ...] = (
    Words(
        "Everybody plays alone. A round begins with an auction: you say how many points you hope to take. Whoever "
        "promises the most becomes the Goodge, may better the hand with three hidden cards, the Stash, and alone "
        "decides which suit is trump."
    ),
    Words(
        "Then the hands are played out, trick by trick. Most cards are worth nothing; the 1s, the 5s, the 10s and "
        "the Crown are worth points, and whoever wins a trick keeps the points in it. The Goodge must take what was "
        "promised, or loses as much. The others keep whatever they take. At 500 points the leader wins."
    ),
    CardRow(("cards/1S", "cards/5D", "cards/10T", "cards/1H", "cards/5C", "cards/Crown"), height_units=150),
)

_CARDS: tuple[Block, ...] = (
    Words("There are 51 cards: five suits, each from 1 to 10, and the Crown, which is in no suit."),
    Suits((("S", "Spades"), ("D", "Diamonds"), ("T", "Stars"), ("H", "Hearts"), ("C", "Clubs"))),
    Words("In each suit the 10 is the strongest card and the 1 the weakest."),
    CardRow(
        tuple(f"cards/{rank}H" for rank in range(1, 11)), height_units=126, first="the weakest", last="the strongest"
    ),
    Words("These cards are worth points, 250 in the whole deck. All others are worth nothing."),
    Worth(
        (
            ("cards/1S", "20", "each 1"),
            ("cards/5D", "15", "each 5"),
            ("cards/10T", "10", "each 10"),
            ("cards/Crown", "25", "the Crown"),
        )
    ),
    Words("Mind the 1s: they hardly ever win a trick, yet no other card of their suit is worth as much."),
)

_AUCTION: tuple[Block, ...] = (
    Words(
        "The player on the dealer’s left speaks first, then the others in turn, clockwise. The first bid is 50 or "
        "more, and each later one is higher by 5 at least. Bids go in fives, up to 250, which is every point there is."
    ),
    Words(
        "Instead of bidding you may pass; then you are out of the auction for this round. It ends when all but one "
        "have passed and there is a bid, or at once with a bid of 250. The highest bidder is the Goodge."
    ),
)

_NO_BID: tuple[Block, ...] = (
    Words(
        "When all the others have passed and nobody has bid, the last player is the Goodge at 50 without being asked."
    ),
    Words(
        "House rule, if you choose it for a match: the last player may pass as well. Then the cards are thrown in and "
        "the same dealer deals again."
    ),
)

_STASH: tuple[Block, ...] = (
    Words(
        "The Goodge picks up the Stash, looks at it, and lays away any three of the cards now in hand: the same "
        "three, some of them, or three others. They are the new Stash, face down. Even the Crown may go there, and "
        "cards worth points, which the last trick will win (rule 9)."
    ),
    CardRow(("cards/back", "cards/back", "cards/back"), height_units=110),
    Words("Nobody else sees what was in the Stash, or what is in it now, before the round has been scored."),
)

_TRUMP: tuple[Block, ...] = (
    Words(
        "After that the Goodge names a trump suit: any of the five, even one without a card of it in hand. Every "
        "trump beats every card of the other suits."
    ),
)

_CROWN: tuple[Block, ...] = (
    Words(
        "From now on the Crown belongs to the trump suit, as its 11: nothing beats it. When trump is led and the Crown "
        "is your only trump, you must play it. When another suit is led and you can follow, the Crown has to wait. "
        "When you lead it, the others must follow with trumps if they can."
    ),
    Trick(
        (("cards/10T", "Ben"), ("cards/3T", "Cleo"), ("cards/Crown", "Ann")),
        winner=2,
        words="Stars are trump. Ben leads the 10 of Stars; the Crown is Ann’s only trump, so it must follow. It wins "
        "the trick, with 10 + 25 = 35 points.",
    ),
)

_TRICKS: tuple[Block, ...] = (
    Words(
        "The Goodge leads to the first trick, with any card. Clockwise, each of the others plays one card. If you "
        "hold a card of the suit that was led, you must play that suit. If you hold none, play whatever you like, a "
        "trump or any other card."
    ),
    Words(
        "The highest trump wins the trick, with the Crown above them all. If there is no trump in it, the highest "
        "card of the suit that was led wins. The winner keeps the cards and leads to the next trick."
    ),
    Trick(
        (("cards/7H", "Ann"), ("cards/10H", "Ben"), ("cards/1H", "Cleo")),
        winner=1,
        words="Hearts were led and all can follow. Ben’s 10 is the highest: he wins 10 + 20 = 30 points. Cleo’s 1 was "
        "her only heart.",
    ),
    Trick(
        (("cards/10H", "Ben"), ("cards/2T", "Cleo"), ("cards/5H", "Ann")),
        winner=1,
        words="Stars are trump. Cleo has no heart left, so she may play the small 2 of Stars. It wins the trick, "
        "with 10 + 15 = 25 points.",
    ),
)

_LAST_TRICK: tuple[Block, ...] = (
    Words(
        "Whoever wins the last trick of a round also wins the cards in the Stash. So the points taken in a round are "
        "always 250 together."
    ),
)

_SCORE: tuple[Block, ...] = (
    Words(
        "When all cards are played, everybody adds up the points in the cards they have won. A Goodge who took as "
        "much as was bid, or more, scores all of it. A Goodge who took less scores nothing for it and loses the bid. "
        "All others score what they took."
    ),
    Table(
        ("Ann bid 100", "Ann", "Ben", "Cleo"),
        (
            ("points taken", "115", "80", "55"),
            ("she made it: score", "115", "80", "55"),
            ("points taken", "90", "95", "65"),
            ("she fell short: score", "−100", "95", "65"),
        ),
        strong=(1, 3),
    ),
)

_END: tuple[Block, ...] = (
    Words(
        "The match ends with the first round after which somebody has 500 points or more; you can agree on 1000 for "
        "a long game, or on any other number. The highest total wins. If the highest total is shared, everybody plays "
        "another round, until one player alone is ahead, however much that is."
    ),
)

_KEYS = (
    ("Auction", (("Up", "Down"), "the bid by 5")),
    ("", (("Page Up", "Page Down"), "the bid by 25")),
    ("", (("Enter",), "bid")),
    ("", (("P",), "pass")),
    ("Stash", (("Left", "Right"), "move along the cards")),
    ("", (("Space",), "swap a card with the Stash")),
    ("", (("Enter",), "lay three cards away")),
    ("Trump", (("S", "D", "T", "H", "C"), "choose a suit")),
    ("", (("Enter",), "name it")),
)

SECTIONS: tuple[Section, ...] = (
    Section("In one minute", None, _ONE_MINUTE),
    Section("The cards", None, _CARDS),
    Section("First dealer", 1, (Words("Chance decides who deals first. After each round the deal goes to the left."),)),
    Section(
        "The deal",
        2,
        (
            Words(
                "Three cards go face down to the Stash. The rest is dealt out: 16 cards each with three players, 12 "
                "each with four."
            ),
        ),
    ),
    Section("The auction", 3, _AUCTION, (Phase.AUCTION,)),
    Section("Nobody bids", 4, _NO_BID, (Phase.THROWN_IN,)),
    Section("The Stash", 5, _STASH, (Phase.EXCHANGE,)),
    Section("Trump", 6, _TRUMP, (Phase.TRUMP,)),
    Section("The Crown", 7, _CROWN),
    Section("Tricks", 8, _TRICKS, (Phase.PLAY,)),
    Section("The last trick", 9, _LAST_TRICK),
    Section("The score", 10, _SCORE, (Phase.SCORED,)),
    Section("The end", 11, _END),
    keys_section(_KEYS),
)
