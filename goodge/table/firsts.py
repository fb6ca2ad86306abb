"""What has been said once in real matches, and in which of them the auction had a word of advice: a small file."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import field
from pathlib import Path

from ..coach.firsts import First
from ..coach.ideas import Line
from ..engine import jsontext
from ..engine.errors import EngineError
from ..engine.values import dataclass
from .files import replace_file
from .home import Home
from .system import System, read_plain

FORMAT = "goodge-firsts"
Once = First | Line
"""What is said once: in the main game, or in a kin game."""
ADVISED = 3  # matches whose first auction says what a hand is good for
EARLY = 3  # matches in which everything is new
_LARGEST = 100_000  # bytes
_ALL: tuple[Once, ...] = (*First, *Line)


@dataclass(slots=True)
class Firsts:
    """What was said, the matches that the auction had a word in, and the first matches, by when they were started.

    `has_offered`: the warning before big mistakes was offered.

    Each person of a house is told everything once.
    """

    said: set[Once] = field(default_factory=set)
    advised: list[int] = field(default_factory=list)
    matches: list[int] = field(default_factory=list)
    has_offered: bool = False
    person: int = 0
    _kept: tuple[object, ...] = (frozenset(), 0, 0, False)

    @classmethod
    def load(cls, home: Home, person: int = 0) -> Firsts:
        """Return what is kept in a home; what cannot be read is forgotten."""
        found = cls(person=person)
        with suppress(OSError, EngineError, ValueError):
            value = jsontext.read_object(read_plain(_file(home, person), _LARGEST).decode("utf-8"))
            jsontext.check_format(value, FORMAT)
            texts, matches = jsontext.texts(value, "said"), jsontext.array(value, "advised")
            found.said = {first for first in _ALL if first.value in texts}
            found.advised = [match for match in matches if type(match) is int][:ADVISED]
            begun = jsontext.array(value, "matches") if "matches" in value else found.advised
            found.has_offered = value.get("has_offered") is True
            found.matches = [match for match in begun if type(match) is int][:EARLY]
        found._kept = found._state
        return found

    def said_in(self, match: int) -> set[Once]:
        """Return what has been said already, as far as this match is concerned."""
        is_advised = match in self.advised or len(self.advised) >= ADVISED
        return (self.said - {First.SAFE_BID}) | ({First.SAFE_BID} if is_advised else set())

    def note(self, first: Once, match: int) -> None:
        """Note that something has been said in this match."""
        if first is First.SAFE_BID and match not in self.advised:
            self.advised = [*self.advised, match][:ADVISED]
        self.said.add(first)

    def is_early(self, match: int) -> bool:
        """Return True for one of the first matches, or the next that will be one."""
        return match in self.matches or len(self.matches) < EARLY

    def note_match(self, match: int) -> None:
        """Note that this match is played, as one of the first if it is."""
        if match not in self.matches and self.is_early(match):
            self.matches = [*self.matches, match]

    def save(self, home: Home) -> None:
        """Keep what was said since the last time. Raises OSError."""
        if self._state == self._kept:
            return
        fields = {
            "format": FORMAT,
            "version": 1,
            "said": [first.value for first in _ALL if first in self.said],
            "advised": self.advised,
            "matches": self.matches,
            "has_offered": self.has_offered,
        }
        home.evening.root.mkdir(exist_ok=True)
        replace_file(System(), _file(home, self.person), f"{jsontext.write_object(fields)}\n".encode("ascii"))
        self._kept = self._state

    @property
    def _state(self) -> tuple[object, ...]:
        return frozenset(self.said), len(self.advised), len(self.matches), self.has_offered


def _file(home: Home, person: int) -> Path:
    return home.evening.firsts_file(person)
