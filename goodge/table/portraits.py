"""The portraits of players: which there are, who has one of their own, and who has which at one table.

A person's portrait is chosen for their name and kept in the settings; whoever has none chosen gets one by name, the
same on every machine. Computer players are characters, each with a name and a portrait.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from zlib import crc32

from ..engine.errors import TextError
from ..engine.record import Record
from ..engine.values import replace
from .archive.setups import known_people
from .seats import clean_name

PEOPLE = (
    "boy-blond",
    "man-turban",
    "grandmother-glasses",
    "woman-red-hair",
    "woman-curls",
    "grandfather-cap",
    "girl-bunches",
    "man-glasses",
    "woman-headscarf",
    "grandfather-beard",
    "woman-bob",
    "man-small-beard",
    "grandmother-curls",
    "man-red-beard",
    "girl-headphones",
    "man-moustache",
)
"""The portraits that people choose from."""

CHARACTERS = {
    "Ben": "baker",
    "Cleo": "queen-of-the-nile",
    "Dan": "captain",
    "Eve": "gardener",
    "Finn": "flyer",
    "Gwen": "knight",
    "Hugo": "magician",
    "Ida": "detective",
    "Jules": "painter",
    "Kit": "stargazer",
}
"""The computer players' names and portraits."""

_REGULARS = {
    "Mabel": "grandmother-curls", "Otis": "man-small-beard", "Rufus": "man-red-beard", "Walt": "grandfather-cap",
    "Edith": "grandmother-glasses", "Nell": "queen-of-the-nile", "Jonas": "man-glasses", "Greta": "gardener",
    "Sol": "grandfather-beard", "Pearl": "woman-bob", "Amos": "captain", "Juno": "woman-headscarf", "Felix": "flyer",
    "Vera": "stargazer", "Hank": "magician", "Tilly": "girl-bunches", "Bruno": "man-moustache",
    "Dot": "girl-headphones", "Casper": "boy-blond", "Alma": "woman-curls", "Lyle": "painter",
    "Iris": "knight", "Theo": "man-turban",
}  # fmt: skip
"""The portraits of those who come to tournaments; there are more of them than characters."""

_OWN = {name.casefold(): portrait for name, portrait in (_REGULARS | CHARACTERS).items()}
_ALL = (*PEOPLE, *CHARACTERS.values())
MOST_KEPT = 200

Chosen = Mapping[str, str]
"""The portraits that people have chosen, by name as `name_key` writes it."""


def name_key(name: str) -> str:
    """Return a name as portraits are kept by it: whoever writes it in capitals is the same person."""
    return clean_name(name).casefold()


def portraits_at(names: Sequence[str], people: Collection[int], chosen: Chosen) -> tuple[str, ...]:
    """Return the portrait of each player at a table; `people` are the seats of persons.

    Nobody has another's portrait unless both have chosen it. People come first, so that theirs is the same with
    everybody they meet.

    >>> portraits_at(["Ann", "Ben", "Cleo"], {0}, {"ann": "woman-curls"})
    ('woman-curls', 'baker', 'queen-of-the-nile')
    """
    keys = [name_key(name) for name in names]
    found = {seat: chosen[key] for seat, key in enumerate(keys) if seat in people and key in chosen}
    characters = {seat for seat, key in enumerate(keys) if seat not in people and key in _OWN}
    for seat in (*sorted(people), *sorted(characters), *range(len(keys))):
        if seat not in found:
            wishes = _wishes(keys[seat], is_person=seat in people)
            found[seat] = next(wish for wish in wishes if wish not in found.values())
    return tuple(found[seat] for seat in range(len(names)))


def portraits_of(names: Sequence[str], people: Collection[int] | None, chosen: Chosen) -> tuple[str, ...]:
    """Return the portraits at a table of which it may not be known who is a person (`people` is None).

    Then whoever has the name of a computer player, and has never chosen a portrait, counts as that player.

    >>> portraits_of(["Ann", "Ben", "Cleo"], None, {"ann": "woman-curls", "ben": "man-glasses"})
    ('woman-curls', 'man-glasses', 'queen-of-the-nile')
    """
    if people is None:
        keys = [name_key(name) for name in names]
        people = {seat for seat, key in enumerate(keys) if key in chosen or key not in _OWN}
    return portraits_at(names, people, chosen)


def portraits_in(record: Record, chosen: Chosen) -> tuple[str, ...]:
    """Return the portraits of the players of a match, also of one whose record has only their names."""
    return portraits_of(record.players, known_people(record.extra, len(record.players)), chosen)


def portrait_of(name: str, chosen: Chosen, *, is_person: bool = True) -> str:
    """Return the portrait of one player who is shown without a table."""
    return portraits_at([name], {0} if is_person else (), chosen)[0]


def portraits_among(names: Iterable[str], chosen: Chosen, first: str | None = None) -> dict[str, str]:
    """Return the portraits of people who are shown together, by name as `name_key` writes it.

    Nobody has another's unless both have chosen it, or there are more people than portraits. Whoever is named `first`
    keeps the one they have elsewhere.

    >>> portraits_among(["Mia", "Ann"], {"ann": "woman-curls"})["ann"]
    'woman-curls'
    """
    keys = sorted(set(map(name_key, names)), key=lambda key: (first is None or key != name_key(first), key))
    found = {key: chosen[key] for key in keys if key in chosen}
    for key in keys:
        if key not in found:
            wishes = list(_wishes(key, is_person=True))
            found[key] = next((wish for wish in wishes if wish not in found.values()), wishes[0])
    return found


def _wishes(key: str, *, is_person: bool) -> Iterator[str]:
    """Yield all portraits, those for a player of this kind first, beginning with one by name."""
    if not is_person and key in _OWN:
        yield _OWN[key]
    own = PEOPLE if is_person else tuple(CHARACTERS.values())
    start = crc32(key.encode()) % len(own)
    yield from (*own[start:], *own[:start])
    yield from (portrait for portrait in _ALL if portrait not in own)


def read_chosen(value: object) -> dict[str, str]:
    """Return the portraits chosen in a JSON object; what is no portrait here is left out. Raises TextError."""
    if not isinstance(value, dict):
        raise TextError("portraits are kept by name")
    kept = {name_key(name): portrait for name, portrait in value.items() if portrait in PEOPLE and name_key(name)}
    return dict(list(kept.items())[-MOST_KEPT:])


def with_name(record: Record, seat: int, name: str) -> Record:
    """Return a match among characters with somebody of this name in a seat."""
    others = iter([other for other in CHARACTERS if name_key(other) != name_key(name)])
    players = [name if place == seat else next(others) for place in range(len(record.players))]
    return replace(record, players=tuple(players))
