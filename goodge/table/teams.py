"""The teams of a tournament: two people's own, and the seven pairs that they meet."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.rng import Stream
from ..engine.values import dataclass
from ..players import LEVELS, STYLES
from .portraits import name_key
from .seats import SeatSetup, clean_name

_REGULARS = (
    ("Early Larks", "Mabel", "Otis"),
    ("Copper Kettle", "Ida", "Rufus"),
    ("Old Oaks", "Walt", "Edith"),
    ("Paper Boats", "Nell", "Jonas"),
    ("Late Supper", "Greta", "Sol"),
    ("Blue Teapots", "Pearl", "Amos"),
    ("Wild Thyme", "Juno", "Felix"),
    ("Sunday Coats", "Vera", "Hank"),
    ("Warm Bread", "Tilly", "Bruno"),
    ("Loose Buttons", "Dot", "Casper"),
    ("North Porch", "Alma", "Lyle"),
    ("Quiet River", "Iris", "Theo"),
)


@dataclass(frozen=True, slots=True)
class Team:
    """Partners, and the name they play under, cleaned for display."""

    name: str
    players: tuple[SeatSetup, SeatSetup]

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", clean_name(self.name) or " & ".join(each.name for each in self.players))


def drawn_field(own: Team, level: str | None, count: int, stream: Stream) -> list[Team]:
    """Return this many teams of computer players of a level (None: of all levels), none with a name that `own` uses."""
    taken = set(map(name_key, (own.name, *(player.name for player in own.players))))
    free = [names for names in _REGULARS if taken.isdisjoint(map(name_key, names))]
    return [_team(names, level or stream.choice(LEVELS), stream) for names in stream.shuffled(free)[:count]]


def _team(names: Sequence[str], level: str, stream: Stream) -> Team:
    name, *people = names
    one, two = (SeatSetup(person, level, stream.choice((None, *STYLES))) for person in people)
    return Team(name, (one, two))
