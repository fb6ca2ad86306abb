"""The people of a house, each with a name and settings of their own. Where nobody is named, nothing is kept.

The settings file holds the settings of whoever plays, and says who that is; the file of the people holds those of all
others. When another person plays, the people are saved first, so that no crash in between loses anything.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import field
from itertools import count

from ..engine import jsontext
from ..engine.errors import EngineError, TextError
from ..engine.values import dataclass, replace
from .archive.renamings import FORMAT, LARGEST, Renaming, Renamings, name_now, read_renamings, renamings_fields
from .evening import begin_own, forget_own
from .files import fault_of, free_name, remove, rename, replace_file
from .home import FIRST_PERSON, Home
from .notices import Fault, Notice, PeopleDamaged, PeopleUnsaved
from .portraits import name_key
from .seats import MatchSetup, clean_name
from .settings import Settings
from .system import System, read_plain

MOST = 10
"""This many can be added on screen; a file that holds more, by hand or from elsewhere, keeps them all."""


@dataclass(slots=True)
class Person:
    """A person of the house. `number` is what the settings know them by.

    `own` are their settings while another plays.
    """

    number: int
    name: str
    own: jsontext.Object = field(default_factory=dict)


class Household:
    """The people of a house, and the settings of the one who plays. `notice`: what to tell the player at the start."""

    def __init__(
        self, home: Home, settings: Settings, *, may_set_aside: bool = True, now: Callable[[], float] = time.time
    ) -> None:
        self.people: list[Person] = []
        self.renamings: Renamings = ()
        self.notice: Notice | None = None
        self._home, self._settings, self._clock = home, settings, now
        self._obstacle: Fault | None = None  # why the file must not be written
        self._is_changed = False
        self._gone, self._new = set[int](), set[int]()
        self._load(may_set_aside=may_set_aside)
        if self.playing is None:
            settings.person = 0

    @property
    def playing(self) -> Person | None:
        """The person who plays; None where nobody is named."""
        return next((person for person in self.people if person.number == self._settings.person), None)

    @property
    def name(self) -> str | None:
        """The name of the person who plays; None where nobody is named."""
        return None if self.playing is None else self.playing.name

    def player_first(self, names: Iterable[str]) -> list[str]:
        """Return these names, that of whoever plays before all others."""
        key = name_key(self.name or "")
        return sorted(names, key=lambda name: name_key(name) != key)

    def is_taken(self, name: str, by_other_than: Person | None = None) -> bool:
        """Return True if somebody else has this name."""
        others = (person for person in self.people if person is not by_other_than)
        return name_key(name) in {name_key(person.name) for person in others}

    def add(self, name: str) -> Notice | None:
        """Add a person, who plays from now on; return what to tell the player if their settings make no sense.

        The first one has the settings that there are; any other begins with those at first, in the same language.
        """
        taken = {person.number for person in self.people}
        is_first = not self.people
        lowest = FIRST_PERSON if is_first else FIRST_PERSON + 1
        number = next(free for free in count(lowest) if free not in taken)
        own = self._settings.own() if is_first else {"language": self._settings.language}
        self.people.append(Person(number, clean_name(name), own))
        self._new.add(number)
        self._is_changed = True
        return self.let_play(self.people[-1])

    def let_play(self, person: Person) -> Notice | None:
        """Let another person play, with their settings; return what to tell the player if some make no sense."""
        before = self.playing
        if before is person:
            return None
        if before is not None:
            before.own = self._settings.own()
            self._is_changed = True
        self._settings.person = person.number
        return self._settings.become(person.own)

    def rename(self, person: Person, name: str) -> Notice | None:
        """Give a person another name, also in what they or others chose for a new match; what they played goes along.

        Return what to tell the player if some settings make no sense.
        """
        renaming = Renaming(person.name, clean_name(name), round(1000 * self._clock()))
        self.renamings = (*self.renamings, renaming)
        person.name = renaming.after
        self._is_changed = True
        if self.playing is not None:
            self.playing.own = self._settings.own()
        for each in self.people:
            _rename_sitter(each.own, renaming)
        return None if self.playing is None else self._settings.become(self.playing.own)

    def seated_again(self, setup: MatchSetup, begun: int | None) -> MatchSetup:
        """Return who sat at a match that was begun at this moment, by the names they have now."""
        seats = [
            replace(seat, name=name_now(self.renamings, seat.name, begun)) if seat.is_person else seat
            for seat in setup.seats
        ]
        return replace(setup, seats=tuple(seats))

    def remove(self, person: Person) -> None:
        """Forget a person and their settings; what they have played is kept. If they play, nobody is named then."""
        if person is self.playing:
            self._settings.person = 0
        self.people.remove(person)
        self._gone.add(person.number)
        self._new.discard(person.number)
        self._is_changed = True

    def keep(self) -> Notice | None:
        """Put the people and the settings on disk; return what to tell the player if that fails."""
        if self._is_changed:
            fault = self._obstacle or self._write()
            if fault is not None:
                return PeopleUnsaved(fault)
            self._is_changed = False
            self._clear_up()
        return self._settings.save(self._home)

    def _write(self) -> Fault | None:
        people = [{"number": each.number, "name": each.name, "settings": each.own} for each in self.people]
        value = {"format": FORMAT, "version": 1, "people": people, "renamed": renamings_fields(self.renamings)}
        try:
            replace_file(System(), self._home.people_file, json.dumps(value, indent=2).encode("ascii") + b"\n")
        except OSError as error:
            return fault_of(error)
        return None

    def _clear_up(self) -> None:
        """Remove what only concerned those who are gone, so that nobody who comes later is taken for them.

        Whoever is new begins a first evening of their own.
        """
        for number in self._gone - {FIRST_PERSON}:
            with suppress(OSError):  # it may never have been there
                remove(System(), self._home.evening.firsts_file(number))
            forget_own(self._home, number)
        self._gone.clear()
        for number in self._new - {FIRST_PERSON}:
            with suppress(OSError):  # then they go on with the first evening of the house
                begin_own(self._home, number)
        self._new.clear()

    def _load(self, *, may_set_aside: bool) -> None:
        try:
            value = jsontext.read_object(read_plain(self._home.people_file, LARGEST).decode("utf-8"))
            jsontext.check_format(value, FORMAT)
            self.people, self.renamings = list(_people(value)), read_renamings(value)
        except FileNotFoundError:
            pass
        except (OSError, EngineError, UnicodeDecodeError):
            self.notice = self._set_aside() if may_set_aside else PeopleDamaged()

    def _set_aside(self) -> Notice:
        path = self._home.people_file
        aside = free_name(path)
        try:
            rename(System(), path, aside)
        except OSError as error:
            self._obstacle = fault_of(error)
            return PeopleDamaged(fault=self._obstacle)
        return PeopleDamaged(kept_as=aside.name)


def _rename_sitter(own: jsontext.Object, renaming: Renaming) -> None:
    """Give somebody the other name in what was chosen for new matches, if that stands in these settings."""
    with suppress(TextError):
        for setup in jsontext.array({"last_setups": []} | own, "last_setups"):
            for seat in jsontext.array(jsontext.mapping({"setup": setup}, "setup"), "seats"):
                sitter = jsontext.mapping({"seat": seat}, "seat")
                is_theirs = name_key(str(sitter.get("name", ""))) == name_key(renaming.before)
                if sitter.get("level") is None and is_theirs:
                    sitter["name"] = renaming.after


def _people(value: jsontext.Object) -> Iterator[Person]:
    """Yield the people in a JSON object. Raises TextError."""
    numbers, names = set[int](), set[str]()
    for item in jsontext.array(value, "people"):
        fields = jsontext.mapping({"person": item}, "person")
        person = Person(
            jsontext.integer(fields, "number"),
            clean_name(jsontext.text(fields, "name")),
            jsontext.mapping(fields, "settings"),
        )
        if person.number < 1 or not person.name or person.number in numbers or name_key(person.name) in names:
            raise TextError("each person has a name and a number of their own")
        numbers.add(person.number)
        names.add(name_key(person.name))
        yield person
