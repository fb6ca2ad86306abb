"""What a new match is to be, while it is being chosen; it may be wrong for a while, and says so."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ...engine.rng import MAX_SEED
from ...players import has_styles
from ...table.seats import MatchSetup, SeatSetup, clean_name
from ..games.offers.offer import LARGEST_LIMIT, Limit, Limits, Offer, Pick, Switch
from .menu_parts import people

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hugo")
LARGEST_DRAWN = 999_999_999
MOST_SEATS = 4


@dataclass(slots=True)
class SeatPlan:
    """A seat as it is being filled in; `level` None is a person. Who is no person may have a style."""

    name: str
    level: str | None
    style: str | None = None


def _first_seats() -> list[SeatPlan]:
    return [SeatPlan(name, "casual" if number else None) for number, name in enumerate(NAMES[:MOST_SEATS])]


@dataclass(slots=True)
class MatchPlan:
    """All four seats, of which `players` count; the rules that are chosen, by name; numbers as they were typed.

    Where something is typed for an option, that counts and not what is chosen. Limits are only ever typed.
    """

    offer: Offer
    seats: list[SeatPlan] = field(default_factory=_first_seats)
    players: int = 0
    chosen: dict[str, Any] = field(default_factory=dict)
    typed: dict[str, str] = field(default_factory=dict)
    has_number: bool = False
    number_text: str = ""

    def __post_init__(self) -> None:
        self.players = self.players or self.offer.tables[0]
        self.chosen = self.offer.game.read_rules({}).as_options() | self.chosen

    @classmethod
    def like(cls, offer: Offer, last: MatchSetup | None, others: tuple[MatchSetup, ...] = ()) -> MatchPlan:
        """The plan of the last match, to be dealt at random again; else with who sat at the last match of another."""
        plan = cls(offer)
        known = (last, *others) if last is not None else others
        for setup in known[:1]:
            for seat, sitter in enumerate(setup.seats):
                plan.seats[seat] = SeatPlan(sitter.name, sitter.level, sitter.style)
        if last is not None:
            plan.players = len(last.seats)
            plan.number_text = str(last.seed)
            plan._recall(last.options)
        plan._give_way(changed=None)
        return plan

    def _recall(self, options: Mapping[str, Any]) -> None:
        for option in self.offer.options:
            if isinstance(option, Limits):
                limits = {limit.name: options.get(limit.name) for limit in option.limits}
                self.typed |= {name: str(number) for name, number in limits.items() if number is not None}
            elif option.name in options:
                self._recall_one(option, options[option.name])

    def _recall_one(self, option: Pick | Switch, value: Any) -> None:
        if isinstance(option, Switch) or value in [known for known, _ in option.values]:
            self.chosen[option.name] = value
        elif option.own is not None:
            self.typed[option.name] = str(value)

    # -- who plays --------------------------------------------------------------------------------------

    @property
    def sitting(self) -> list[SeatPlan]:
        """The seats that count."""
        return self.seats[: self.players]

    @property
    def teams(self) -> list[list[int]]:
        """The seats of each team; empty where everybody plays alone."""
        game = self.offer.game
        sides = game.sides(game.read_rules(self._table_size()))
        if sides == self.players:
            return []
        return [list(range(side, self.players, sides)) for side in range(sides)]

    @property
    def has_styles(self) -> bool:
        """Whether computer players may have styles in this game."""
        return has_styles(self.offer.id)

    def rename(self, seat: int, name: str) -> None:
        """Names a seat; a computer player of that name takes another one."""
        self.seats[seat].name = name
        self._give_way(changed=seat)

    def choose(self, name: str, value: Any) -> None:
        """Chooses a value of an option, in place of what was typed."""
        self.chosen[name] = value
        self.typed.pop(name, None)

    def is_open(self, switch: Switch) -> bool:
        """Whether the switch may be on."""
        return switch.needs is None or bool(self.chosen[switch.needs])

    # -- what comes of it -------------------------------------------------------------------------------

    def problem(self) -> str | None:
        """One sentence about what keeps the match from starting, None if nothing does."""
        return self._problem_with_names() or self._problem_with_numbers()

    def _problem_with_names(self) -> str | None:
        names = [clean_name(seat.name) for seat in self.sitting]
        folded = [name.casefold() for name in names]
        if "" in names:
            order = [seat for team in self.teams for seat in team] or list(range(self.players))
            return f"Player {order.index(names.index('')) + 1} needs a name."
        twin = next((name for name in names if folded.count(name.casefold()) > 1), None)
        return None if twin is None else f"Two players are called {twin}: give one of them another name."

    def _problem_with_numbers(self) -> str | None:
        for option in self.offer.options:
            if isinstance(option, Pick) and option.own and not 1 <= self._number(option.name, 1) <= option.own:
                return f"{option.title} a number from 1 to {option.own:,}."
        for limit in self._limits():
            if not 1 <= self._number(limit.name, 1) <= LARGEST_LIMIT:
                return f"{limit.title}: a number from 1 to {LARGEST_LIMIT:,}, or nothing."
        if self.has_number and not self.number_text:
            return "Type the number of the deal, or let it be random."
        if self.has_number and int(self.number_text) > MAX_SEED:
            return "That deal number is too large."
        return None

    def summary(self) -> str:
        """One sentence about who plays, for a plan without a problem."""
        names = [clean_name(seat.name) for seat in self.sitting]
        persons = [seat for seat in self.sitting if seat.level is None]
        if self.teams:
            first, second = (people(tuple(names[seat] for seat in team)) for team in self.teams)
            who = f"{first} play against {second}"
        elif len(persons) == 1:
            person = self.sitting.index(persons[0])
            who = f"{names[person]} plays against {people((*names[:person], *names[person + 1 :]))}"
        else:
            who = f"{people(tuple(names))} play"
        if not persons:
            return f"{who}: lean back and watch."
        return f"{who}; the screen goes round." if len(persons) > 1 else f"{who}."

    def rules_in_words(self) -> list[str]:
        """What the chosen rules mean in sentences, for a plan without a problem."""
        said = [self.offer.main_rules]
        said += [sentence for option in self.offer.options for sentence in self._sentences(option)]
        if self.has_number:
            said.append("The same number deals the same cards again.")
        return [sentence for sentence in said if sentence]

    def _sentences(self, option: Pick | Switch | Limits) -> list[str]:
        if isinstance(option, Pick):
            return [option.words(self._value(option))]
        if isinstance(option, Switch):
            words = option.on_words if self.chosen[option.name] else option.off_words
            return [words] if self.is_open(option) else []
        return [limit.words(self._number(limit.name, 1)) for limit in option.limits if limit.name in self.typed]

    def setup(self) -> MatchSetup:
        """The match of a plan without a problem; a random deal is drawn now."""
        has_style = [seat.level is not None and self.has_styles for seat in self.sitting]
        seats = tuple(
            SeatSetup(seat.name, seat.level, seat.style if styled else None)
            for seat, styled in zip(self.sitting, has_style, strict=True)
        )
        seed = int(self.number_text) if self.has_number else random.SystemRandom().randint(1, LARGEST_DRAWN)
        return MatchSetup(seats, self.options(), seed, self.offer.id)

    def options(self) -> dict[str, Any]:
        """The rule options of a plan without a problem."""
        options = self._table_size()
        for option in self.offer.options:
            if isinstance(option, Pick):
                options[option.name] = self._value(option)
            elif isinstance(option, Switch):
                options[option.name] = self.chosen[option.name] and self.is_open(option)
        return options | {limit.name: int(self.typed[limit.name]) for limit in self._limits()}

    def _table_size(self) -> dict[str, Any]:
        """Games with tables of several sizes have an option for it."""
        return {"players": self.players} if len(self.offer.tables) > 1 else {}

    def _value(self, pick: Pick) -> Any:
        return int(self.typed[pick.name]) if pick.name in self.typed else self.chosen[pick.name]

    def _number(self, name: str, otherwise: int) -> int:
        """What is typed for an option."""
        return int(self.typed.get(name, otherwise))

    def _limits(self) -> Iterator[Limit]:
        """The limits for which something is typed."""
        for option in self.offer.options:
            if isinstance(option, Limits):
                yield from (limit for limit in option.limits if limit.name in self.typed)

    def write(self, name: str, text: str) -> None:
        """Takes what is typed for an option; nothing typed is what was chosen."""
        if text:
            self.typed[name] = text
        else:
            self.typed.pop(name, None)

    def _give_way(self, changed: int | None) -> None:
        """Computer players whose name somebody before them, or the one just renamed, has take a free one."""
        taken = {clean_name(self.seats[changed].name).casefold()} if changed is not None else set()
        for number, seat in enumerate(self.seats):
            if number == changed:
                continue
            name = clean_name(seat.name).casefold()
            if name in taken and (seat.level is not None or number >= self.players):
                used = taken | {clean_name(other.name).casefold() for other in self.seats}
                seat.name = next(free for free in NAMES if free.casefold() not in used)
            taken.add(clean_name(seat.name).casefold())
