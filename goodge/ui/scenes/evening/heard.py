"""What is told on the first evening to those who do not see it: what stands in small letters, and which keys to use."""

from __future__ import annotations

from collections.abc import Sequence

from ....coach.ideas import Line, Told
from ....engine.game import Phase
from ...tabletop.presenter import Presenter
from ...widgets.commands import Command, key_name
from ...wording import evening as words
from ...wording.evening_heard import heard_words
from ...wording.happenings import play_keys
from ...wording.spoken import in_sentences

_NAMELESS = frozenset({Line.CATCH, Line.OWN_ONE, Line.JOKER_HIGH, Line.DEUCE, Line.LEAD_CHANGED})


def told_line(told: Told | None, names: Sequence[str], presenter: Presenter) -> str:
    """Return what is told of a line, together with the card that it only points at; nothing of none."""
    if told is None:
        return ""
    card = "" if told.at.card is None else presenter.card_called(told.at.card)
    said = heard_words(told, names, card)
    return in_sentences((said, card)) if told.line in _NAMELESS else said


def ways(phase: Phase) -> str:
    """Say which keys answer the question of a phase; nothing where the question itself says it."""
    if phase is Phase.PLAY:
        return play_keys(key_name(Command.LEFT), key_name(Command.RIGHT), key_name(Command.PRESS))
    up, down, bid = key_name(Command.UP), key_name(Command.DOWN), key_name(Command.ANSWER)
    if phase is Phase.AUCTION:
        return words.AUCTION_KEYS.say(up=up, down=down, bid=bid, give_up=key_name(Command.PASS))
    return words.BIDDING_KEYS.say(up=up, down=down, bid=bid) if phase is Phase.BIDDING else ""
