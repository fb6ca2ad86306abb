"""The rules of Spidge in our own words, numbered as docs/rules-spidge.md numbers them, with their pictures."""

from __future__ import annotations

from ....engine.game import Phase
from ...program.key_table import DUMMY
from ...rulebook.blocks import Block, Words
from ...rulebook.cards import CardRow, ExampleTrick
from ...rulebook.page import Section
from ...rulebook.tables import Pairs, RulesTable
from ...wording.phrases import say
from ..shared.rules_keys import keys_section

_JOKERS = ("french/BigJoker-equal", "french/LittleJoker-equal")
_BIG, _LITTLE = _JOKERS
_DUMMY = ("AS", "9S", "4S", "KD", "8D", "3D", "QH", "10H", "5H", "JC", "7C", "6C", "2C")


def _one_minute() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of Spidge: In one minute",
                "Three people play, everybody for themselves, with four hands: the fourth, the dummy, lies open on "
                "the table, and the dealer plays it beside their own. Nobody bids. Spades are trump, with two jokers "
                "above the ace that cancel each other when they meet.",
            )
        ),
        Words(
            say(
                "rules of Spidge: In one minute",
                "Most rounds are worth nothing to most players. Points are for the extremes: no trick at all, or ten "
                "or more. And the dealer can do best of all, with everything in one of the two hands and nothing in "
                "the other. Three points win.",
            )
        ),
        CardRow((_BIG, _LITTLE, "french/AS", "french/KS", "french/QH", "french/3D"), height_units=150),
    )


def _pack() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of Spidge: The pack",
                "Two jokers take the place of the deuces of diamonds and of hearts, so that there are 52 cards. In "
                "each suit the ace is the highest. For a simpler game, play without jokers and with all four deuces; "
                "then rule 5 does not apply.",
            )
        ),
        CardRow(
            ("french/2D", "french/2H", *_JOKERS),
            height_units=126,
            first=say("rules of Spidge: The pack, under cards", "these go"),
            last=say("rules of Spidge: The pack, under cards", "these come in"),
        ),
    )


def _dealer() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of Spidge: First dealer",
                "Everybody cuts the pack, and the highest card deals; a joker is above an ace. Players who share the "
                "highest card cut again. After each round the deal goes one seat to the left.",
            )
        ),
    )


def _deal() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of Spidge: The deal",
                "Four hands of 13 are dealt. Clockwise they lie like this: the player on the dealer’s left, the "
                "dummy, the player on the dealer’s right, the dealer. The dummy is sorted and turned up for all to "
                "see.",
            )
        ),
        CardRow(tuple(f"french/{card}" for card in _DUMMY), height_units=126),
        Words(
            say(
                "rules of Spidge: The deal",
                "When it is the dummy’s turn, the dealer plays a card from it, and later in the same trick one from "
                "their own hand. Each of the two hands follows suit for itself.",
            )
        ),
    )


def _tricks() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of Spidge: Tricks",
                "The player on the dealer’s left leads to the first trick. A hand that has a card of the suit that "
                "was led must play one; any other may play any card. The highest trump takes the trick, and without a "
                "trump the highest card of the suit that was led. The hand that took it leads to the next.",
            )
        ),
        Words(
            say(
                "rules of Spidge: Tricks",
                "No spade and no joker may be led until one has been played in this round, unless the hand holds "
                "nothing else.",
            )
        ),
    )


def _joker_trick(cards: tuple[str, str, str, str], winner: int, words: str) -> ExampleTrick:
    """Return a trick in which both jokers fall."""
    places = (
        say("rules of Spidge: who plays which card of a trick", "1st"),
        say("rules of Spidge: who plays which card of a trick", "2nd"),
        say("rules of Spidge: who plays which card of a trick", "3rd"),
        say("rules of Spidge: who plays which card of a trick", "4th"),
    )
    out = tuple(place for place, card in enumerate(cards) if card in _JOKERS)
    return ExampleTrick(tuple(zip(cards, places, strict=True)), winner, words, out)


def _joker_rule() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of Spidge: The jokers",
                "A joker is a spade above the ace, and neither joker is above the other. It may not be played to a "
                "plain suit that its hand can follow, and when it is led, spades must be followed.",
            )
        ),
        Words(
            say(
                "rules of Spidge: The jokers",
                "When both fall in one trick they cancel each other: neither can win, and the trick goes as if they "
                "were not in it. And if one of them was led, the suit changes once the second one is played: now the "
                "first card that is not a joker sets the suit. If there is none yet, the next hand may play any card, "
                "and that sets the suit.",
            )
        ),
        _joker_trick(
            ("french/JS", _LITTLE, _BIG, "french/5S"),
            0,
            say("rules of Spidge: The jokers, example", "The jokers are gone, and the jack is the highest spade left."),
        ),
        _joker_trick(
            ("french/3H", _BIG, "french/5H", _LITTLE),
            2,
            say(
                "rules of Spidge: The jokers, example",
                "Two hands have no heart and throw a joker. Of the hearts the 5 is higher.",
            ),
        ),
        _joker_trick(
            (_BIG, "french/8D", "french/2C", _LITTLE),
            1,
            say(
                "rules of Spidge: The jokers, example",
                "The second and third had no spade. Now the 8 of Diamonds counts as the lead, and wins.",
            ),
        ),
        _joker_trick(
            (_LITTLE, _BIG, "french/2C", "french/5C"),
            3,
            say(
                "rules of Spidge: The jokers, example",
                "After two jokers the third hand may play anything. Its club must be followed, and the 5 is higher.",
            ),
        ),
        _joker_trick(
            (_BIG, "french/6H", _LITTLE, "french/9H"),
            3,
            say(
                "rules of Spidge: The jokers, example",
                "With the second joker hearts become the suit: the fourth hand has to follow with a heart.",
            ),
        ),
    )


def _score() -> tuple[Block, ...]:
    return (
        Pairs(
            (
                (
                    say(
                        "rules of Spidge: The score, table",
                        "Nil: a player takes no trick; for the dealer each of the two hands counts by itself",
                    ),
                    say("rules of Spidge: The score, table", "1 point"),
                ),
                (
                    say(
                        "rules of Spidge: The score, table", "Spidge: ten tricks or more; the dealer adds up both hands"
                    ),
                    say("rules of Spidge: The score, table", "1 point"),
                ),
                (
                    say(
                        "rules of Spidge: The score, table",
                        "Slam: the dealer takes ten to twelve with one hand and none with the other",
                    ),
                    say("rules of Spidge: The score, table", "2 points"),
                ),
                (
                    say("rules of Spidge: The score, table", "Grand slam: the dealer takes all thirteen with one hand"),
                    say("rules of Spidge: The score, table", "4 points"),
                ),
            )
        ),
        Words(
            say(
                "rules of Spidge: The score",
                "A slam or a grand slam counts instead of the nil and the spidge that it contains.",
            )
        ),
        RulesTable(
            (
                say("rules of Spidge: The score, table", "the dealer’s tricks"),
                say("rules of Spidge: The score, table", "own hand"),
                say("rules of Spidge: The score, table", "dummy"),
                say("rules of Spidge: The score, table", "points"),
            ),
            (
                (say("rules of Spidge: The score, table", "nothing"), 3, 5, 0),
                (say("rules of Spidge: The score, table", "a nil"), 0, 6, 1),
                (say("rules of Spidge: The score, table", "two nils"), 0, 0, 2),
                (say("rules of Spidge: The score, table", "a spidge"), 4, 6, 1),
                (say("rules of Spidge: The score, table", "a slam"), 11, 0, 2),
                (say("rules of Spidge: The score, table", "a grand slam"), 0, 13, 4),
            ),
        ),
    )


def _end() -> tuple[Block, ...]:
    return (
        Words(
            say(
                "rules of Spidge: The end",
                "The match ends with the first round after which somebody has 3 points; for a longer one you can "
                "agree on 5, on 7, or on any other number. The highest total wins. If it is shared, everybody plays "
                "another round, until one player alone is ahead.",
            )
        ),
    )


def spidge_rules() -> tuple[Section, ...]:
    """Return the rules section by section, in the language in use."""
    return (
        Section(say("rules of Spidge: heading", "In one minute"), None, _one_minute()),
        Section(say("rules of Spidge: heading", "The pack"), 1, _pack()),
        Section(say("rules of Spidge: heading", "First dealer"), 2, _dealer()),
        Section(say("rules of Spidge: heading", "The deal"), 3, _deal()),
        Section(say("rules of Spidge: heading", "Tricks"), 4, _tricks(), (Phase.PLAY,)),
        Section(say("rules of Spidge: heading", "The jokers"), 5, _joker_rule()),
        Section(say("rules of Spidge: heading", "The score"), 6, _score(), (Phase.SCORED,)),
        Section(say("rules of Spidge: heading", "The end"), 7, _end()),
        keys_section(DUMMY),
    )
