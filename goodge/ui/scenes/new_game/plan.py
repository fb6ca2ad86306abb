"""The plan of a new match while it is being chosen. It may be invalid for a while, and says why."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from typing import Any

from ....engine.rng import MAX_SEED
from ....engine.values import dataclass, replace
from ....players import has_styles
from ....table.archive.even_level import even_level
from ....table.archive.statistics import Outcomes
from ....table.portraits import CHARACTERS, Chosen, name_key, portraits_at
from ....table.seats import MatchSetup, SeatSetup, clean_name, draw_players_seed
from ...games.offer import Limit, Limits, Offer, Own, Pick, Switch
from ...wording.deals import SAME_NUMBER
from ...wording.new_game import (
    NO_HELP,
    DealMissing,
    DealTooLarge,
    NameMissing,
    NameTwice,
    NumberOff,
    Problem,
    alone_words,
    teams_words,
    together_words,
)

NAMES = ("Ann", *CHARACTERS)
LARGEST_DRAWN = 999_999_999
MOST_SEATS = 4


EVEN = "even"
"""Instead of a level: about as good as the first person at the table, by their results in the game."""


@dataclass(slots=True)
class SeatPlan:
    """A seat as it is being filled in. `level` is None for a person; a computer player's may be EVEN, and have a style.

    `portrait` is one that a person has chosen (`is_chosen`), or that stays while they write their name.
    """

    name: str
    level: str | None
    style: str | None = None
    portrait: str | None = None
    is_chosen: bool = False


def _first_seats() -> list[SeatPlan]:
    return [SeatPlan(name, "casual" if number else None) for number, name in enumerate(NAMES[:MOST_SEATS])]


@dataclass(slots=True)
class MatchPlan:
    """All four seats, of which `players` count; the chosen rules, by name; and numbers as they were typed.

    A number typed for an option counts instead of the chosen value. Limits are always typed. `known` are the portraits
    that people have chosen before; `against` are the results against each level, by name. `free_names` are those that a
    seat may take when its own is given to another; with none left it is without one.
    """

    offer: Offer
    seats: list[SeatPlan] = field(default_factory=_first_seats)
    players: int = 0
    chosen: dict[str, Any] = field(default_factory=dict)
    typed: dict[str, str] = field(default_factory=dict)
    has_number: bool = False
    number_text: str = ""
    known: Chosen = field(default_factory=dict)
    against: Mapping[str, Outcomes] = field(default_factory=dict)
    has_help: bool = True
    free_names: Sequence[str] = NAMES

    def __post_init__(self) -> None:
        self.players = self.players or self.offer.tables[0]
        self.chosen = self.offer.game.read_rules({}).as_options() | self.chosen

    @classmethod
    def like(cls, offer: Offer, last: MatchSetup | None, others: tuple[MatchSetup, ...] = ()) -> MatchPlan:
        """Return this game's last match as a plan, to be dealt at random; else one with another game's players."""
        plan = cls(offer)
        known = (last, *others) if last is not None else others
        for setup in known[:1]:
            for seat, sitter in enumerate(setup.seats):
                plan.seats[seat] = SeatPlan(sitter.name, sitter.level, sitter.style)
        if last is not None:
            plan.players = len(last.seats)
            plan.number_text = str(last.seed)
            plan.has_help = last.has_help
            plan.recall(last.options)
        plan._give_way(changed=None)
        return plan

    def recall(self, options: Mapping[str, Any]) -> None:
        """Take the rules of a match that was played."""
        for option in self.offer.options:
            if isinstance(option, Limits):
                limits = {limit.name: options.get(limit.name) for limit in option.limits}
                self.typed |= {name: str(number) for name, number in limits.items() if number is not None}
            elif option.name in options:
                self._recall_one(option, options[option.name])

    def _recall_one(self, option: Pick | Switch, value: Any) -> None:
        if isinstance(option, Switch) or value in option.values:
            self.chosen[option.name] = value
        elif option.own is not None:
            self.typed[option.name] = str(value)

    # -- players ----------------------------------------------------------------------------------------

    @property
    def sitting(self) -> list[SeatPlan]:
        """The seats that count."""
        return self.seats[: self.players]

    @property
    def teams(self) -> list[list[int]]:
        """The seats of each team; empty if everybody plays alone."""
        game = self.offer.game
        sides = game.sides(game.read_rules(self._table_size()))
        if sides == self.players:
            return []
        return [list(range(side, self.players, sides)) for side in range(sides)]

    def place_of(self, seat: int) -> int:
        """Return which row from the top, counted from 1, a seat has where partners are next to each other."""
        order = self._from_the_top()
        return (order.index(seat) if seat in order else seat) + 1

    @property
    def nameless(self) -> int | None:
        """The first seat from the top that has no name; None if all have one."""
        return next((seat for seat in self._from_the_top() if not clean_name(self.seats[seat].name)), None)

    def _from_the_top(self) -> list[int]:
        """Return the seats in the order of their rows."""
        return [seat for team in self.teams for seat in team] or list(range(self.players))

    @property
    def is_even(self) -> bool:
        """True if some computer player is to be about as good as the person who plays."""
        return any(seat.level == EVEN for seat in self.sitting)

    def even_out(self) -> None:
        """Have all computer players about as good as the person who plays."""
        for seat in self.seats:
            seat.level = seat.level and EVEN

    def own_level(self) -> tuple[str, str]:
        """Return whom a player that is EVEN is as good as, and the level that this is by now."""
        names = [seat.name for seat in self.sitting if seat.level is None] or [seat.name for seat in self.sitting]
        game = self.offer.game
        sides = game.sides(game.read_rules(self._table_size()))
        return names[0], even_level(self.against.get(clean_name(names[0]), {}), sides)

    @property
    def has_styles(self) -> bool:
        """True if computer players may have styles in this game."""
        return has_styles(self.offer.id)

    def rename(self, seat: int, name: str) -> None:
        """Name the player at a seat; a computer player who has that name takes another."""
        before = dict(enumerate(self.portraits())).get(seat)
        self.seats[seat].name = name
        if not self.seats[seat].is_chosen:
            stays = self.seats[seat].level is None and name_key(name) not in self.known
            self.seats[seat].portrait = before if stays else None
        self._give_way(changed=seat)

    def welcome(self, name: str) -> None:
        """Give the first person's seat to whoever plays, unless they sit at the table already."""
        people = [number for number, seat in enumerate(self.sitting) if seat.level is None]
        if people and name_key(name) not in {name_key(self.seats[number].name) for number in people}:
            self.rename(people[0], name)

    def show_as(self, seat: int, portrait: str) -> None:
        """Show a person who has chosen no portrait with the one that was shown where they were chosen."""
        if self._chosen_by(seat) is None:
            self.seats[seat].portrait = portrait

    def choose_portrait(self, seat: int, portrait: str) -> None:
        """Take the portrait that a person has chosen; a computer player becomes the character that has it."""
        if self.seats[seat].level is None:
            self.seats[seat].portrait, self.seats[seat].is_chosen = portrait, True
        else:
            self.rename(seat, next(name for name, theirs in CHARACTERS.items() if theirs == portrait))

    def portraits(self) -> tuple[str, ...]:
        """Return the portraits of the seats that count."""
        people = [number for number, seat in enumerate(self.sitting) if seat.level is None]
        chosen = {name_key(self.seats[number].name): self._chosen_by(number) for number in people}
        taken = [portrait for portrait in chosen.values() if portrait is not None]
        for number in people:
            seat = self.seats[number]
            if chosen[name_key(seat.name)] is None and seat.portrait not in taken:
                chosen[name_key(seat.name)] = seat.portrait
        known = {name: portrait for name, portrait in chosen.items() if portrait is not None}
        return portraits_at([seat.name for seat in self.sitting], people, known)

    def _chosen_by(self, number: int) -> str | None:
        """Return the portrait that the person at a seat has chosen, now or before."""
        seat = self.seats[number]
        return seat.portrait if seat.is_chosen else self.known.get(name_key(seat.name))

    def portraits_to_keep(self) -> dict[str, str]:
        """Return the portraits of the people who play, by name, but for those that are another's by choice."""
        shown = zip(self.sitting, self.portraits(), strict=True)
        taken = set(self.known.values())
        return {seat.name: each for seat, each in shown if seat.level is None and (seat.is_chosen or each not in taken)}

    def choose(self, name: str, value: Any) -> None:
        """Choose a value for an option, and drop the number that was typed for it."""
        self.chosen[name] = value
        self.typed.pop(name, None)

    def is_open(self, switch: Switch) -> bool:
        """Return True if the switch may be on."""
        return switch.needs is None or bool(self.chosen[switch.needs])

    @property
    def is_usual(self) -> bool:
        """True if only the players are chosen: help, no style, no rule of the house, no number for the deal."""
        usual = self.offer.game.read_rules({}).as_options()
        named = [option.name for option in self.offer.options if not isinstance(option, Limits)]
        has_style = self.has_styles and any(seat.style for seat in self.sitting if seat.level is not None)
        is_own = any(self.chosen[name] != usual[name] for name in named)
        return self.has_help and not (self.typed or self.has_number or has_style or is_own)

    # -- results ----------------------------------------------------------------------------------------

    def problem(self) -> Problem | None:
        """Return the first problem that keeps the match from starting; None if there is none."""
        return self._problem_with_names() or self._problem_with_numbers()

    def _problem_with_names(self) -> Problem | None:
        names = [clean_name(seat.name) for seat in self.sitting]
        keys = list(map(name_key, names))
        if (nameless := self.nameless) is not None:
            return NameMissing(self.place_of(nameless))
        twin = next((name for name in names if keys.count(name_key(name)) > 1), None)
        return None if twin is None else NameTwice(twin)

    def _problem_with_numbers(self) -> Problem | None:
        for name, own in self._typed_numbers():
            if not 1 <= self._number(name, 1) <= own.largest:
                return NumberOff(own.request, own.largest)
        if self.has_number and not self.number_text:
            return DealMissing()
        if self.has_number and int(self.number_text) > MAX_SEED:
            return DealTooLarge()
        return None

    def summary(self) -> str:
        """Return one sentence about who plays, for a plan without a problem."""
        names = [clean_name(seat.name) for seat in self.sitting]
        persons = [number for number, seat in enumerate(self.sitting) if seat.level is None]
        if self.teams:
            first, second = ([names[seat] for seat in team] for team in self.teams)
            return teams_words(first, second, len(persons))
        if len(persons) == 1:
            [person] = persons
            return alone_words(names[person], [*names[:person], *names[person + 1 :]])
        return together_words(names, len(persons))

    def rules_in_words(self) -> list[str]:
        """Return sentences that explain the chosen rules; none while a number is missing or too large."""
        if self._problem_with_numbers() is not None:
            return []
        said = [] if self.has_help else [NO_HELP.say()]
        said += [] if self.offer.main_rules is None else [self.offer.main_rules.say()]
        said += [sentence for option in self.offer.options for sentence in self._sentences(option)]
        if self.has_number:
            said.append(SAME_NUMBER.say())
        return said

    def _sentences(self, option: Pick | Switch | Limits) -> list[str]:
        if isinstance(option, Pick):
            return [option.words(self._value(option))]
        if isinstance(option, Switch):
            phrase = option.on_words if self.chosen[option.name] else option.off_words
            return [phrase.say()] if phrase is not None and self.is_open(option) else []
        return [limit.words.say(self._number(limit.name, 1)) for limit in option.limits if limit.name in self.typed]

    def setup(self) -> MatchSetup:
        """Return the match of a plan without a problem; a random deal is drawn now."""
        has_style = [seat.level is not None and self.has_styles for seat in self.sitting]
        _, own = self.own_level()
        seats = tuple(
            SeatSetup(seat.name, own if seat.level == EVEN else seat.level, seat.style if styled else None)
            for seat, styled in zip(self.sitting, has_style, strict=True)
        )
        seed = int(self.number_text) if self.has_number else _draw_number()
        return MatchSetup(seats, self.options(), seed, self.offer.id, draw_players_seed(), self.has_help)

    def options(self) -> dict[str, Any]:
        """Return the rule options of a plan without a problem."""
        options = self._table_size()
        for option in self.offer.options:
            if isinstance(option, Pick):
                options[option.name] = self._value(option)
            elif isinstance(option, Switch):
                options[option.name] = self.chosen[option.name] and self.is_open(option)
        return options | {limit.name: int(self.typed[limit.name]) for limit in self._limits()}

    def _table_size(self) -> dict[str, Any]:
        """Return the option for the number of players; empty for a game with one size of table."""
        return {"players": self.players} if len(self.offer.tables) > 1 else {}

    def _value(self, pick: Pick) -> Any:
        return int(self.typed[pick.name]) if pick.name in self.typed else self.chosen[pick.name]

    def _number(self, name: str, otherwise: int) -> int:
        """Return the number typed for an option, else `otherwise`."""
        return int(self.typed.get(name, otherwise))

    def _typed_numbers(self) -> Iterator[tuple[str, Own]]:
        """Yield the options for which a number may be typed."""
        for option in self.offer.options:
            if isinstance(option, Pick) and option.own is not None:
                yield option.name, option.own
        yield from ((limit.name, limit.own) for limit in self._limits())

    def _limits(self) -> Iterator[Limit]:
        """Yield the limits for which a number has been typed."""
        for option in self.offer.options:
            if isinstance(option, Limits):
                yield from (limit for limit in option.limits if limit.name in self.typed)

    def write(self, name: str, text: str) -> None:
        """Take the text typed for an option; an empty text brings back the chosen value."""
        if text:
            self.typed[name] = text
        else:
            self.typed.pop(name, None)

    def _give_way(self, changed: int | None) -> None:
        """Give a free name to each computer player whose name an earlier player, or the one just renamed, has.

        So it goes with seats that do not count.
        """
        taken = {name_key(self.seats[changed].name)} if changed is not None else set()
        for number, seat in enumerate(self.seats):
            if number == changed or not name_key(seat.name):
                continue
            if name_key(seat.name) in taken and (seat.level is not None or number >= self.players):
                used = taken | {name_key(other.name) for other in self.seats}
                seat.name = next((free for free in self.free_names if name_key(free) not in used), "")
            taken.add(name_key(seat.name))


def with_other_cards(setup: MatchSetup) -> MatchSetup:
    """Return the setup for a new match of the same people in the same seats."""
    return replace(setup, seed=_draw_number(), players_seed=draw_players_seed())


def _draw_number() -> int:
    return random.SystemRandom().randint(1, LARGEST_DRAWN)
