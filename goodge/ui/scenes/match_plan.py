"""What a new match is to be, while it is being chosen; it may be wrong for a while, and says so."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from ...engine.rng import MAX_SEED
from ...table.seats import MatchSetup, SeatSetup, clean_name

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hugo")
TARGETS = (500, 1000)
LARGEST_TARGET = 1_000_000
LARGEST_DRAWN = 999_999_999
MOST_SEATS = 4
_COUNTS = {2: "two", 3: "three"}


@dataclass(slots=True)
class SeatPlan:
    """A seat as it is being filled in; `level` None is a person."""

    name: str
    level: str | None


def _first_seats() -> list[SeatPlan]:
    return [SeatPlan(name, "casual" if number else None) for number, name in enumerate(NAMES[:MOST_SEATS])]


@dataclass(slots=True)
class MatchPlan:
    """All four seats, of which `players` count; texts as typed; `target` and `deal` None: as typed."""

    seats: list[SeatPlan] = field(default_factory=_first_seats)
    players: int = 3
    target: int | None = TARGETS[0]
    target_text: str = "300"
    all_pass: str = "last-at-50"
    has_number: bool = False
    number_text: str = ""

    @classmethod
    def from_last(cls, last: MatchSetup | None) -> MatchPlan:
        """The plan of the last match, to be dealt at random again."""
        plan = cls()
        if last is None or last.game != "goodge":
            return plan
        plan.players = len(last.seats)
        target = last.options.get("target", TARGETS[0])
        plan.target = target if target in TARGETS else None
        if plan.target is None:
            plan.target_text = str(target)
        plan.all_pass = last.options.get("all_pass", plan.all_pass)
        plan.number_text = str(last.seed)
        for seat, sitter in enumerate(last.seats):
            plan.seats[seat] = SeatPlan(sitter.name, sitter.level)
        plan._give_way(changed=None)
        return plan

    @property
    def sitting(self) -> list[SeatPlan]:
        """The seats that count."""
        return self.seats[: self.players]

    def rename(self, seat: int, name: str) -> None:
        """Names a seat; a computer player of that name takes another one."""
        self.seats[seat].name = name
        self._give_way(changed=seat)

    def problem(self) -> str | None:
        """One sentence about what keeps the match from starting, None if nothing does."""
        names = [clean_name(seat.name) for seat in self.sitting]
        folded = [name.casefold() for name in names]
        if "" in names:
            return f"Player {names.index('') + 1} needs a name."
        twin = next((name for name in names if folded.count(name.casefold()) > 1), None)
        if twin is not None:
            return f"Two players are called {twin}: give one of them another name."
        if self.target is None and not 1 <= int(self.target_text or 0) <= LARGEST_TARGET:
            return f"Play to a number from 1 to {LARGEST_TARGET:,}."
        if self.has_number and not self.number_text:
            return "Type the number of the deal, or let it be random."
        if self.has_number and int(self.number_text) > MAX_SEED:
            return "That deal number is too large."
        return None

    def summary(self) -> str:
        """One sentence about who plays, for a plan without a problem."""
        persons = [clean_name(seat.name) for seat in self.sitting if seat.level is None]
        others = self.players - len(persons)
        if not persons:
            return "Computer players only: lean back and watch."
        if len(persons) == 1:
            return f"{persons[0]} plays against {_COUNTS[others]} computer players."
        return "The screen goes round: it is covered until the next player has taken it."

    def setup(self) -> MatchSetup:
        """The match of a plan without a problem; a random deal is drawn now."""
        seats = tuple(SeatSetup(seat.name, seat.level) for seat in self.sitting)
        target = int(self.target_text) if self.target is None else self.target
        options = {"players": self.players, "target": target, "all_pass": self.all_pass}
        seed = int(self.number_text) if self.has_number else random.SystemRandom().randint(1, LARGEST_DRAWN)
        return MatchSetup(seats, options, seed)

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
