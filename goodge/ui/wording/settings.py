"""The names of the settings: over their rows, and in a notice."""

from __future__ import annotations

from .phrases import Phrase

NAMES = {
    "language": Phrase("settings: language", "Language"),
    "speed": Phrase("settings: speed of cards", "Card speed"),
    "volume": Phrase("settings: how loud", "Sound volume"),
    "muted": Phrase("settings: a switch", "Sound"),
    "music": Phrase("settings: a switch", "Music"),
    "music_volume": Phrase("settings: how loud", "Music volume"),
    "full_screen": Phrase("settings: a switch", "Full screen"),
    "text_size": Phrase("settings: size of text", "Text size"),
    "card_size": Phrase("settings: size of cards", "Card size"),
    "suit_colours": Phrase("settings: colours of the suits", "Suit colours"),
    "pack": Phrase("settings: French pack", "French pack"),
    "card_back": Phrase("settings: backs of the cards", "Card backs"),
    "felt": Phrase("settings: the cloth of the table", "Felt"),
    "trump_dye": Phrase("settings: a switch", "Felt shows trump"),
    "auto_play_forced": Phrase("settings: a switch", "Auto-play"),
    "hold_trick": Phrase("settings: a switch", "Hold the trick"),
    "glow_winner": Phrase("settings: a switch", "Winning card"),
    "less_motion": Phrase("settings: a switch", "Less motion"),
    "curtain": Phrase("settings: how the curtain is opened", "Passing the screen"),
    "tap_twice": Phrase("settings: a switch", "Tap twice to play"),
    "hand_suits": Phrase("settings: order of the hand", "Suits"),
    "hand_ranks": Phrase("settings: order of the hand", "Ranks"),
    "hand_trumps": Phrase("settings: order of the hand", "Trumps"),
    "claims": Phrase("settings: a switch", "The rest is mine"),
    "warning": Phrase("settings: before which choices the table warns", "Warning"),
    "notes_gone": Phrase("settings: a switch", "Notes: cards played"),
    "notes_voids": Phrase("settings: a switch", "Notes: empty suits"),
    "notes_left": Phrase("settings: a switch", "Notes: what is left"),
    "first_hints": Phrase("settings: a switch", "Explain new things"),
    "goals_told": Phrase("settings: a switch", "Small goals"),
    "narration": Phrase("settings: a switch", "Write speech to a file"),
}
"""The settings that have a row, by their fields."""

_ELSEWHERE = {
    "portraits": Phrase("setting", "Portraits"),
    "keys": Phrase("setting", "Keys"),
    "buttons": Phrase("setting", "Buttons of the gamepad"),
    "more_choices": Phrase("setting", "More choices"),
    "even_levels": Phrase("setting", "Level like one’s own"),
    "last_setups": Phrase("setting", "Last new game"),
    "person": Phrase("setting", "Who plays"),
}
_OUT_OF_PLACE = {
    "hand_suits": Phrase("setting", "Suits in the hand"),
    "hand_ranks": Phrase("setting", "Ranks in the hand"),
    "hand_trumps": Phrase("setting", "Trumps in the hand"),
}


def setting_words(setting: str) -> str:
    """Name a setting where its section does not stand beside it. Raises KeyError for a field without a name."""
    return (NAMES | _ELSEWHERE | _OUT_OF_PLACE)[setting].say()
