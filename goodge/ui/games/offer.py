"""The words of New game for each game: a line about it, two of its cards, and the rules to choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...engine.game import Game
from ...engine.games import game_named
from ...engine.values import dataclass, replace
from ..wording.games import game_name
from ..wording.phrases import Phrase, Plural


@dataclass(frozen=True, slots=True)
class Own:
    """A whole number from 1 up to be typed; `request` asks for one that is at most {largest}."""

    largest: int
    request: Phrase


OWN_TARGET = Own(1_000_000, Phrase("new game: problem", "Play to a number from 1 to {largest}."))


@dataclass(frozen=True, slots=True)
class Pick:
    """A choice of a few values; `own`: or a number to be typed.

    `name` is the rule option, `label` what the control calls a value, and `words` says in a sentence what it means.
    `is_scored`: the scores depend on it.
    """

    name: str
    title: Phrase
    values: tuple[Any, ...]
    label: Callable[[Any], str]
    words: Callable[[Any], str]
    own: Own | None = None
    is_scored: bool = True


@dataclass(frozen=True, slots=True)
class Switch:
    """A control that is on or off. A sentence of None is left out.

    `needs` is another switch that must be on first; `why_off` says so. `is_scored`: the scores depend on it.
    """

    name: str
    title: Phrase
    on_words: Phrase
    off_words: Phrase | None
    needs: str | None = None
    why_off: Phrase | None = None
    is_scored: bool = True


@dataclass(frozen=True, slots=True)
class Limit:
    """A number to be typed, or none at all; `about` says what it is good for, `words` what a value means."""

    name: str
    title: Phrase
    about: Phrase
    words: Plural
    own: Own


@dataclass(frozen=True, slots=True)
class Limits:
    """Several numbers side by side."""

    title: Phrase
    limits: tuple[Limit, ...]
    is_scored: bool = True


RuleOption = Pick | Switch | Limits


@dataclass(frozen=True, slots=True)
class Offer:
    """A game as it can be chosen.

    `line` takes two lines; `cards` are pictures; `tables`: the numbers of players, the usual number first; `seating`
    says how they sit, where that is not a choice; `main_rules` is what one must know before any option.
    """

    id: str
    line: Phrase
    cards: tuple[str, str]
    tables: tuple[int, ...]
    options: tuple[RuleOption, ...]
    seating: Phrase | None = None
    main_rules: Phrase | None = None

    @property
    def for_scores(self) -> Offer:
        """The same game with only those options that its scores depend on."""
        return replace(self, options=tuple(option for option in self.options if option.is_scored))

    @property
    def name(self) -> str:
        return game_name(self.game)

    @property
    def game(self) -> Game[Any, Any]:
        return game_named(self.id)
