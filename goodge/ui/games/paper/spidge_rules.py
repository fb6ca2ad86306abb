"""The rules of Spidge in our own words, numbered as docs/rules-spidge.md numbers them, with their pictures."""

from __future__ import annotations

from ....engine.game import Phase
from ...scenes.rules_blocks import Block, Words
from ...scenes.rules_cards import CardRow, Trick
from ...scenes.rules_page import Section
from ...scenes.rules_tables import Pairs, Table
from .rules_keys import KeyRows, keys_section

_JOKERS = ("french/BigJoker", "french/LittleJoker")
_BIG, _LITTLE = _JOKERS
_DUMMY = ("AS", "9S", "4S", "KD", "8D", "3D", "QH", "10H", "5H", "JC", "7C", "6C", "2C")

_ONE_MINUTE: tuple[Block, ...] = (
    Words(
        "Three people play, everybody alone, with four hands: the fourth, the dummy, lies open on the table, and the "
        "dealer plays it beside his own. Nobody bids. Spades are trump, with two jokers above the ace that wipe each "
        "other out when they meet."
    ),
    Words(
        "Most rounds are worth nothing to most players. Points are for the extremes: no trick at all, or ten and "
        "more. And the dealer can do best of all, with everything in one of his hands and nothing in the other. Three "
        "points win."
    ),
    CardRow((_BIG, _LITTLE, "french/AS", "french/KS", "french/QH", "french/3D"), height_units=150),
)

_PACK: tuple[Block, ...] = (
    Words(
        "Two jokers take the place of the deuces of diamonds and of hearts, so that there are 52 cards. In each suit "
        "the ace is the highest. If you like it plainer, play without jokers, with all four deuces; then rule 5 is "
        "not needed."
    ),
    CardRow(("french/2D", "french/2H", *_JOKERS), height_units=126, first="these go", last="these come in"),
)

_DEALER: tuple[Block, ...] = (
    Words(
        "Everybody cuts the pack, and the highest card deals; a joker is above an ace. Players who share the highest "
        "card cut again. After each round the deal goes one seat to the left."
    ),
)

_DEAL: tuple[Block, ...] = (
    Words(
        "Four hands of 13 are dealt. Clockwise they lie like this: the player on the dealer’s left, the dummy, the "
        "player on the dealer’s right, the dealer. The dummy is sorted and turned up for all to see."
    ),
    CardRow(tuple(f"french/{card}" for card in _DUMMY), height_units=126),
    Words(
        "When it is the dummy’s turn, the dealer plays a card from it, and later in the same trick one from his own "
        "hand. Each of the two hands follows suit for itself."
    ),
)

_TRICKS: tuple[Block, ...] = (
    Words(
        "The player on the dealer’s left leads to the first trick. A hand that has a card of the suit that was led "
        "must play one, any other plays what it likes. The highest trump takes the trick, and without a trump the "
        "highest card of the suit that was led. The hand that took it leads to the next."
    ),
    Words(
        "No spade and no joker may be led until one has been played in this round, unless the hand holds nothing else."
    ),
)


def _joker_trick(cards: tuple[str, str, str, str], winner: int, words: str) -> Trick:
    """A trick in which both jokers fall."""
    places = ("1st", "2nd", "3rd", "4th")
    out = tuple(place for place, card in enumerate(cards) if card in _JOKERS)
    return Trick(tuple(zip(cards, places, strict=True)), winner, words, out)


_JOKER_RULE: tuple[Block, ...] = (
    Words(
        "A joker is a spade above the ace, and neither joker is above the other. It may not be thrown on a plain suit "
        "that its hand can follow, and when it is led, spades are to be followed."
    ),
    Words(
        "When both fall in one trick they wipe each other out: neither can win, and the trick goes as if they were "
        "not in it. And if one of them was led, the suit changes once the second one lies there: now the first card "
        "that is no joker says what to follow. If there is none yet, the next hand plays what it likes, and that is "
        "the suit."
    ),
    _joker_trick(
        ("french/JS", _LITTLE, _BIG, "french/5S"), 0, "The jokers are gone, and the jack is the highest spade left."
    ),
    _joker_trick(
        ("french/3H", _BIG, "french/5H", _LITTLE),
        2,
        "Two hands have no heart and throw a joker. Of the hearts the 5 is higher.",
    ),
    _joker_trick(
        (_BIG, "french/8D", "french/2C", _LITTLE),
        1,
        "The second and third had no spade. Now the 8 of diamonds counts as the lead, and wins.",
    ),
    _joker_trick(
        (_LITTLE, _BIG, "french/2C", "french/5C"),
        3,
        "After two jokers the third hand may play anything. Its club must be followed, and the 5 is higher.",
    ),
    _joker_trick(
        (_BIG, "french/6H", _LITTLE, "french/9H"),
        3,
        "With the second joker hearts become the suit: the fourth hand has to follow with a heart.",
    ),
)

_SCORE: tuple[Block, ...] = (
    Pairs(
        (
            ("Nil: a player takes no trick; for the dealer each of his two hands counts by itself", "1 point"),
            ("Spidge: ten tricks or more; the dealer adds up both hands", "1 point"),
            ("Slam: the dealer takes ten to twelve with one hand and none with the other", "2 points"),
            ("Grand slam: the dealer takes all thirteen with one hand", "4 points"),
        )
    ),
    Words("Slam and grand slam take the place of the nil and the spidge that are in them."),
    Table(
        ("the dealer’s tricks", "own hand", "dummy", "points"),
        (
            ("nothing", "3", "5", "0"),
            ("a nil", "0", "6", "1"),
            ("two nils", "0", "0", "2"),
            ("a spidge", "4", "6", "1"),
            ("a slam", "11", "0", "2"),
            ("a grand slam", "0", "13", "4"),
        ),
    ),
)

_END: tuple[Block, ...] = (
    Words(
        "The match ends with the first round after which somebody has 3 points; for a longer one you can agree on 5, "
        "on 7, or on any other number. The most points win. If the highest total is shared, everybody plays another "
        "round, until one player alone is ahead."
    ),
)

_KEYS: KeyRows = (("As dealer", (("Enter",), "play from the hand whose turn it is")),)

SECTIONS: tuple[Section, ...] = (
    Section("In one minute", None, _ONE_MINUTE),
    Section("The pack", 1, _PACK),
    Section("First dealer", 2, _DEALER),
    Section("The deal", 3, _DEAL),
    Section("Tricks", 4, _TRICKS, (Phase.PLAY,)),
    Section("The jokers", 5, _JOKER_RULE),
    Section("The score", 6, _SCORE, (Phase.SCORED,)),
    Section("The end", 7, _END),
    keys_section(_KEYS),
)
