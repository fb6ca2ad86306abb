"""The words for portraits, by which they can be chosen without being seen."""

from __future__ import annotations

from .phrases import Phrase, say

_PEOPLE = {
    "boy-blond": Phrase("a portrait", "Boy with fair hair"),
    "man-turban": Phrase("a portrait", "Man with a turban"),
    "grandmother-glasses": Phrase("a portrait", "Grandmother with glasses"),
    "woman-red-hair": Phrase("a portrait", "Woman with red hair"),
    "woman-curls": Phrase("a portrait", "Woman with black curls"),
    "grandfather-cap": Phrase("a portrait", "Grandfather with a flat cap"),
    "girl-bunches": Phrase("a portrait", "Girl with ribbons"),
    "man-glasses": Phrase("a portrait", "Man with glasses"),
    "woman-headscarf": Phrase("a portrait", "Woman with a headscarf"),
    "grandfather-beard": Phrase("a portrait", "Grandfather with a white beard"),
    "woman-bob": Phrase("a portrait", "Woman with short black hair"),
    "man-small-beard": Phrase("a portrait", "Man with a small beard"),
    "grandmother-curls": Phrase("a portrait", "Grandmother with white curls"),
    "man-red-beard": Phrase("a portrait", "Man with a red beard"),
    "girl-headphones": Phrase("a portrait", "Girl with headphones"),
    "man-moustache": Phrase("a portrait", "Man with a moustache"),
}
_CHARACTERS = {
    "baker": Phrase("a computer player's character", "{name}, the baker"),
    "queen-of-the-nile": Phrase("a computer player's character", "{name}, the queen of the Nile"),
    "captain": Phrase("a computer player's character", "{name}, the captain"),
    "gardener": Phrase("a computer player's character", "{name}, the gardener"),
    "flyer": Phrase("a computer player's character", "{name}, the flyer"),
    "knight": Phrase("a computer player's character", "{name}, the knight"),
    "magician": Phrase("a computer player's character", "{name}, the magician"),
    "detective": Phrase("a computer player's character", "{name}, the detective"),
    "painter": Phrase("a computer player's character", "{name}, the painter"),
    "stargazer": Phrase("a computer player's character", "{name}, the stargazer"),
}


def portrait_words(portrait: str) -> str:
    """The words for a portrait of people: "Grandmother with glasses"."""
    return _PEOPLE[portrait].say()


def character_words(name: str, portrait: str) -> str:
    """The words for a computer player with a portrait: "Ben, the baker"; only the name if it is of people."""
    phrase = _CHARACTERS.get(portrait)
    return name if phrase is None else phrase.say(name=name)


def choose_words(*, is_person: bool) -> str:
    """Say what pressing a portrait in New game does."""
    if is_person:
        return say("portraits: tip", "Choose another portrait")
    return say("portraits: tip", "Choose another player")


def question_words(name: str) -> str:
    """The question over the portraits, for the player of this name; they may have none yet."""
    if not name:
        return say("portraits: heading", "Choose a portrait")
    return say("portraits: heading", "Choose a portrait for {name}", name=name)


def character_question() -> str:
    """The question over the characters."""
    return say("portraits: heading of the computer players", "Who shall play?")
