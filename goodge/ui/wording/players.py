"""Levels and styles of computer players: their names, what they do, and their measured strength."""

from __future__ import annotations

from .phrases import Phrase, say

_LEVELS = {
    None: Phrase("who sits at a seat", "Person"),
    "beginner": Phrase("level of a computer player", "Beginner"),
    "novice": Phrase("level of a computer player", "Novice"),
    "casual": Phrase("level of a computer player", "Casual"),
    "skilled": Phrase("level of a computer player", "Skilled"),
    "expert": Phrase("level of a computer player", "Expert"),
}
_EVEN = Phrase("level of a computer player: about as good as the person who plays", "Like me")
_STYLES = {
    None: Phrase("style of a computer player", "Plain"),
    "bold": Phrase("style of a computer player", "Bold"),
    "careful": Phrase("style of a computer player", "Careful"),
    "trump-puller": Phrase("style of a computer player", "Trump-puller"),
}
_ABOUT_LEVELS = {
    "beginner": Phrase("what a computer player of a level does", "still learning: easy to beat"),
    "novice": Phrase("what a computer player of a level does", "makes mistakes: good to start with"),
    "casual": Phrase("what a computer player of a level does", "remembers cards: about average"),
    "skilled": Phrase("what a computer player of a level does", "looks ahead: hard to beat"),
    "expert": Phrase("what a computer player of a level does", "weighs every chance: the hardest"),
}
_ABOUT_STYLES = {
    None: Phrase("what a style means", "Bids and plays as most people do"),
    "bold": Phrase("what a style means", "Likes to bid high, and wins about as often"),
    "careful": Phrase("what a style means", "Bids low and saves points, and wins about as often"),
    "trump-puller": Phrase("what a style means", "Leads trumps early, and wins about as often"),
}
_WINS_ALL = {
    ("beginner", 2): Phrase("how strong a level is", "wins all games against two Beginners"),
    ("beginner", 3): Phrase("how strong a level is", "wins all games against three Beginners"),
    ("novice", 2): Phrase("how strong a level is", "wins all games against two Novices"),
    ("novice", 3): Phrase("how strong a level is", "wins all games against three Novices"),
    ("casual", 2): Phrase("how strong a level is", "wins all games against two Casuals"),
    ("casual", 3): Phrase("how strong a level is", "wins all games against three Casuals"),
    ("skilled", 2): Phrase("how strong a level is", "wins all games against two Skilled"),
    ("skilled", 3): Phrase("how strong a level is", "wins all games against three Skilled"),
}
_WINS_SOME = {
    ("beginner", 2): Phrase("how strong a level is", "wins {won} of {games} games against two Beginners"),
    ("beginner", 3): Phrase("how strong a level is", "wins {won} of {games} games against three Beginners"),
    ("novice", 2): Phrase("how strong a level is", "wins {won} of {games} games against two Novices"),
    ("novice", 3): Phrase("how strong a level is", "wins {won} of {games} games against three Novices"),
    ("casual", 2): Phrase("how strong a level is", "wins {won} of {games} games against two Casuals"),
    ("casual", 3): Phrase("how strong a level is", "wins {won} of {games} games against three Casuals"),
    ("skilled", 2): Phrase("how strong a level is", "wins {won} of {games} games against two Skilled"),
    ("skilled", 3): Phrase("how strong a level is", "wins {won} of {games} games against three Skilled"),
}
_BESIDE_SHARE = Phrase("how strong a level is, beside what an equal player would win", "{wins} ({share} if equal)")


def level_name(level: str | None) -> str:
    """The name of a level: "Novice"; "Person" for None."""
    return _LEVELS[level].say()


def even_name() -> str:
    """Say what stands among the levels for computer players who are about as good as the person who plays."""
    return _EVEN.say()


def about_even(name: str, level: str) -> str:
    """Say what computer players do who are about as good as the person of this name, and so of this level by now."""
    return say("what a computer player does", "about as good as {name}: {level}", name=name, level=level_name(level))


def style_name(style: str | None) -> str:
    """The name of a style: "Bold"; "Plain" for None."""
    return _STYLES[style].say()


def about_level(level: str) -> str:
    """A few words about what computer players of a level do."""
    return _ABOUT_LEVELS[level].say()


def about_style(style: str | None) -> str:
    """The meaning of a style, in one sentence without a full stop."""
    return _ABOUT_STYLES[style].say()


def strength_words(won: int, games: int, others: int, against: str) -> str:
    """The games a level wins against this many others of another level: "wins all games against two Novices"."""
    phrases = _WINS_ALL if won == games else _WINS_SOME
    return phrases[against, others].say(won=won, games=games)


def beside_share(wins: str, share: int) -> str:
    """The games a level wins, beside the share that is won by one who plays like the others."""
    return _BESIDE_SHARE.say(wins=wins, share=share)
