"""Levels and styles of computer players: their names, what they do, and their measured strength."""

from __future__ import annotations

from .phrases import Phrase

_LEVELS = {
    None: Phrase("who sits at a seat", "Person"),
    "novice": Phrase("level of a computer player", "Novice"),
    "casual": Phrase("level of a computer player", "Casual"),
    "expert": Phrase("level of a computer player", "Expert"),
}
_STYLES = {
    None: Phrase("style of a computer player", "Plain"),
    "bold": Phrase("style of a computer player", "Bold"),
    "careful": Phrase("style of a computer player", "Careful"),
    "trump-puller": Phrase("style of a computer player", "Trump-puller"),
}
_ABOUT_LEVELS = {
    "novice": Phrase("what a computer player of a level does", "makes mistakes"),
    "casual": Phrase("what a computer player of a level does", "counts the cards gone"),
    "expert": Phrase("what a computer player of a level does", "weighs many deals"),
}
_ABOUT_STYLES = {
    None: Phrase("what a style means", "No style of its own: bids and leads as most do"),
    "bold": Phrase("what a style means", "Bids higher; no stronger and no weaker than others of the level"),
    "careful": Phrase("what a style means", "Bids lower and holds points back; no stronger and no weaker"),
    "trump-puller": Phrase("what a style means", "Leads trump early; no stronger and no weaker"),
}
_WINS_ALL = {
    ("novice", 2): Phrase("how strong a level is", "wins all games against two Novices"),
    ("novice", 3): Phrase("how strong a level is", "wins all games against three Novices"),
    ("casual", 2): Phrase("how strong a level is", "wins all games against two Casuals"),
    ("casual", 3): Phrase("how strong a level is", "wins all games against three Casuals"),
}
_WINS_SOME = {
    ("novice", 2): Phrase("how strong a level is", "wins {won} of {games} games against two Novices"),
    ("novice", 3): Phrase("how strong a level is", "wins {won} of {games} games against three Novices"),
    ("casual", 2): Phrase("how strong a level is", "wins {won} of {games} games against two Casuals"),
    ("casual", 3): Phrase("how strong a level is", "wins {won} of {games} games against three Casuals"),
}


def level_name(level: str | None) -> str:
    """The name of a level: "Novice"; "Person" for None."""
    return _LEVELS[level].say()


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
