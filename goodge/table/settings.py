"""What a player has set: read with forgiveness, written all or nothing."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields
from typing import Any

from ..engine import jsontext
from ..engine.errors import EngineError, TextError
from ..engine.games import game_named
from ..engine.rng import MAX_SEED
from ..players import LEVELS, STYLES
from .files import System, free_name, replace_file, why_unsaved
from .home import Home
from .seats import MatchSetup, SeatSetup

CHOICES = {
    "speed": ("instant", "fast", "normal", "slow"),
    "text_size": ("normal", "large", "larger"),
    "card_size": ("small", "normal", "large"),
    "suit_colours": ("standard", "colour_blind", "high_contrast", "greyscale"),
}

_ONE_SETUP = "last_setup"  # in files from before there was more than one game to choose


@dataclass(slots=True)
class Settings:
    """All settings, each at its default until changed. The values of some are listed in CHOICES; `volume` is 0-100.

    `last_setups` are what was last chosen for a new match of each game, the game played last first.
    """

    speed: str = "normal"
    volume: int = 60
    muted: bool = False
    full_screen: bool = False
    text_size: str = "normal"
    card_size: str = "normal"
    suit_colours: str = "standard"
    auto_play_forced: bool = False
    hold_trick: bool = False
    glow_winner: bool = True
    hold_to_look: bool = False
    last_setups: tuple[MatchSetup, ...] = ()

    def last_setup(self, game: str) -> MatchSetup | None:
        """What was last chosen for a match of this game."""
        return next((setup for setup in self.last_setups if setup.game == game), None)

    def remember(self, setup: MatchSetup) -> None:
        """Keeps what was chosen for a match that begins now."""
        others = (other for other in self.last_setups if other.game != setup.game)
        self.last_setups = (setup, *others)

    @classmethod
    def load(cls, home: Home) -> tuple[Settings, str | None]:
        """The settings on disk, and a sentence for the player if some could not be used.

        A value that makes no sense falls back to its default alone; a file that is no settings file at all is set
        aside under another name.
        """
        path = home.settings_file
        try:
            stored = jsontext.read_object(path.read_bytes().decode("utf-8-sig", "replace"))
        except FileNotFoundError:
            return cls(), None
        except OSError as error:
            return cls(), f"The settings cannot be read ({why_unsaved(error).lower()}); they are as at first."
        except TextError:
            return cls(), _set_aside(home)
        settings, odd = cls(), []
        for name in (field.name for field in fields(cls) if field.name != "last_setups"):
            try:
                if name in stored:
                    setattr(settings, name, _checked(name, stored[name]))
            except EngineError:
                odd.append(name.replace("_", " "))
        if not settings._recall(stored):
            odd.append("last new game")
        told = f"Some settings made no sense and are as at first: {', '.join(odd)}." if odd else None
        return settings, told

    def save(self, home: Home) -> str | None:
        """Puts the settings on disk; a sentence for the player if that fails."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        values["last_setups"] = [asdict(setup) for setup in self.last_setups]
        data = json.dumps(values, indent=2).encode("ascii") + b"\n"
        try:
            home.settings_file.parent.mkdir(parents=True, exist_ok=True)
            replace_file(System(), home.settings_file, data)
        except OSError as error:
            return f"{why_unsaved(error)}: the settings hold until you quit."
        return None

    def _recall(self, stored: jsontext.Object) -> bool:
        """Remembers the matches of a file; one that makes no sense is left out alone, and then it is False."""
        values = stored.get("last_setups", [stored.get(_ONE_SETUP)])
        found = values if isinstance(values, list) else [values]
        setups = [_setup_or_none(value) for value in found if value is not None]
        for setup in reversed(setups):
            if setup is not None:
                self.remember(setup)
        return isinstance(values, list) and None not in setups


def _set_aside(home: Home) -> str:
    aside = free_name(home.settings_file)
    try:
        home.settings_file.replace(aside)
    except OSError as error:
        return f"The settings are damaged and are as at first. {why_unsaved(error)}."
    return f"The settings are damaged and are as at first; the old file was set aside as {aside.name}."


def _checked(name: str, value: Any) -> Any:
    """The value of a setting as it is used. Raises an EngineError if it makes no sense."""
    if name in CHOICES:
        fits = isinstance(value, str) and value in CHOICES[name]
    elif name == "volume":
        fits = type(value) is int and 0 <= value <= 100
    else:
        fits = type(value) is bool
    if not fits:
        raise TextError(f"“{name}” makes no sense")
    return value


def _setup_or_none(value: Any) -> MatchSetup | None:
    try:
        return _setup(value)
    except EngineError:
        return None


def _setup(value: Any) -> MatchSetup:
    fields = jsontext.mapping({"setup": value}, "setup")
    game, options = jsontext.text(fields, "game"), jsontext.mapping(fields, "options")
    seats = [jsontext.mapping({"seat": item}, "seat") for item in jsontext.array(fields, "seats")]
    sitters = tuple(SeatSetup(jsontext.text(seat, "name"), _level(seat), _style(seat)) for seat in seats)
    known = game_named(game)
    if known.seats(known.read_rules(options)) != len(sitters):
        raise TextError("the seats are not as many as play")
    seed = jsontext.integer(fields, "seed")
    if not 0 <= seed <= MAX_SEED:
        raise TextError("there is no such deal")
    return MatchSetup(sitters, options, seed, game)


def _style(seat: jsontext.Object) -> str | None:
    style = seat.get("style")
    if style is not None and style not in STYLES:
        raise TextError("there is no such style")
    return style


def _level(seat: jsontext.Object) -> str | None:
    level = jsontext.field(seat, "level")
    if level is not None and level not in LEVELS:
        raise TextError("there is no such level")
    return None if level is None else str(level)
