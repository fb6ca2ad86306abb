"""What is said on the first evening, and what is told of it to those who do not see it, with the keys to use."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ....coach.evening import line_for
from ....coach.evening_kin import kin_line_for
from ....coach.evening_moment import EveningMoment
from ....coach.ideas import Idea, Line, Told
from ....coach.kin_moment import KinMoment
from ....engine.cards import Card
from ....engine.game import AnyView, Phase
from ....engine.games import MAIN_GAME
from ....engine.games.goodge import GoodgeBoard
from ....engine.state import narrow
from ...tabletop.presenter import Presenter
from ...widgets.commands import Command, key_name
from ...wording import evening as words
from ...wording.evening_heard import heard_words
from ...wording.happenings import play_keys
from ...wording.spoken import in_sentences

_NAMELESS = frozenset({Line.CATCH, Line.OWN_ONE, Line.JOKER_HIGH, Line.DEUCE, Line.LEAD_CHANGED})


def line_at(idea: Idea, view: AnyView, said: Collection[Line], *, is_asked: bool, is_changed: bool) -> Told | None:
    """Return what can be said now in a round; None if there is nothing. `is_asked`: the person is to act."""
    if view.game != MAIN_GAME:
        return kin_line_for(idea, KinMoment(view, is_asked), said)
    moment = EveningMoment(narrow(view, GoodgeBoard), is_asked=is_asked, is_changed=is_changed)
    return line_for(idea, moment, said)


def said_line(told: Told | None, names: Sequence[str], presenter: Presenter) -> str:
    """Return a line as it stands on the table; nothing of none."""
    if told is None:
        return ""
    return words.line_words(told, names, _within(told.at.better, presenter))


def told_line(told: Told | None, names: Sequence[str], presenter: Presenter) -> str:
    """Return what is told of a line, together with the card that it only points at; nothing of none."""
    if told is None:
        return ""
    card = _called(told.at.card, presenter)
    said = heard_words(told, names, card if told.at.better is None else _within(told.at.better, presenter))
    return in_sentences((said, card)) if told.line in _NAMELESS else said


def _called(card: Card | None, presenter: Presenter) -> str:
    return "" if card is None else presenter.card_called(card)


def _within(card: Card | None, presenter: Presenter) -> str:
    return "" if card is None else presenter.card_names.within(card)


def ways(phase: Phase) -> str:
    """Say which keys answer the question of a phase; nothing where the question itself says it."""
    if phase is Phase.PLAY:
        return play_keys(key_name(Command.LEFT), key_name(Command.RIGHT), key_name(Command.PRESS))
    up, down, bid = key_name(Command.UP), key_name(Command.DOWN), key_name(Command.ANSWER)
    if phase is Phase.AUCTION:
        return words.AUCTION_KEYS.say(up=up, down=down, bid=bid, give_up=key_name(Command.PASS))
    return words.BIDDING_KEYS.say(up=up, down=down, bid=bid) if phase is Phase.BIDDING else ""
