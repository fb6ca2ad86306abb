"""The player's settings: read with tolerance, written all or nothing."""

from __future__ import annotations

import json
from dataclasses import asdict, field, fields
from typing import Any

from ..engine import jsontext
from ..engine.errors import EngineError, TextError
from ..engine.values import dataclass
from .archive.setups import read_setup
from .files import fault_of, free_name, rename, replace_file
from .home import Home
from .notices import Notice, SettingsDamaged, SettingsOdd, SettingsUnreadable, SettingsUnsaved
from .portraits import MOST_KEPT, name_key, read_chosen
from .seats import MatchSetup
from .system import System, read_plain

CHOICES = {
    "speed": ("instant", "fast", "normal", "slow"),
    "text_size": ("normal", "large", "larger"),
    "card_size": ("small", "normal", "large"),
    "suit_colours": ("standard", "colour_blind", "high_contrast", "greyscale"),
    "pack": ("four", "two"),
    "card_back": ("lattice", "scales", "rays", "vines"),
    "felt": ("green", "midnight", "plum", "slate"),
    "hand_suits": ("fixed", "alternating"),
    "hand_ranks": ("down", "up"),
    "hand_trumps": ("left", "right"),
    "curtain": ("hold", "twice", "once"),
    "warning": ("off", "blunders", "mistakes", "inaccuracies"),
}
AMOUNTS = ("volume", "music_volume")
NAMED = ("keys", "buttons")
COUNTED = ("person",)
OF_THE_HOUSE = frozenset(
    (
        *("volume", "muted", "music", "music_volume", "full_screen"),  # the machine's
        *("card_back", "felt", "trump_dye", "curtain"),  # the table's, which several may sit at
        *("portraits", "person"),  # who there is
    )
)
"""The settings that stay when another person of the house plays. All others are each person's own."""

_LARGEST = 1_000_000  # bytes
_MOST_NAMED, _LONGEST_NAME = 200, 40
_ONE_SETUP = "last_setup"  # in files from the time when there was only one game


@dataclass(slots=True)
class Settings:
    """All settings, each at its default until changed. The values of some are listed in CHOICES; AMOUNTS are 0-100.

    `language` is the code of a language, or "system" for the one that the system speaks.

    `curtain` is how the curtain between two people is opened: held down, pressed twice, or pressed once. Older files
    have `hold_to_look` instead, which is ignored: it was false whether or not anybody had chosen that.

    `pack` is the number of colours of the four French suits.

    `portraits` are those that people have chosen, by name.

    `hand_suits`, `hand_ranks` and `hand_trumps` are the order of the cards in the hand; with `tap_twice` a first click
    only raises a card, and a second one plays it.

    `claims`: "The rest is mine" is offered, and made by computer players, where it is certain.

    `warning`: before which choices the table asks once more; `notes_gone`, `notes_voids` and `notes_left`: what the
    notes on the cards tell. None of this counts in a match without help.

    `keys` are the changed keys, by command, and `buttons` the gamepad's buttons that do the work of another.

    `first_hints`: the table says a few words when something happens for the first time.

    `goals_told`: the score page says which small goals have been reached.

    `narration`: everything is told to a text file as well.

    `even_levels`: computer players are about as good as the person who plays.

    With `more_choices`, New game shows all its choices, not only the game and the players.

    `last_setups` are the last choices for a new match of each game, the game played last first.

    `person` is the number of the person of the house who plays and whose own settings these are; 0 if nobody is named.
    """

    language: str = "system"
    speed: str = "normal"
    volume: int = 60
    muted: bool = False
    music: bool = False
    music_volume: int = 50
    full_screen: bool = False
    text_size: str = "normal"
    card_size: str = "normal"
    suit_colours: str = "standard"
    pack: str = "four"
    card_back: str = "lattice"
    felt: str = "green"
    trump_dye: bool = True
    auto_play_forced: bool = False
    hold_trick: bool = False
    glow_winner: bool = True
    less_motion: bool = False
    curtain: str = "hold"
    portraits: dict[str, str] = field(default_factory=dict)
    last_setups: tuple[MatchSetup, ...] = ()
    tap_twice: bool = False
    more_choices: bool = False
    even_levels: bool = False
    hand_suits: str = "fixed"
    hand_ranks: str = "down"
    hand_trumps: str = "left"
    claims: bool = True
    warning: str = "off"
    notes_gone: bool = False
    notes_voids: bool = False
    notes_left: bool = False
    keys: dict[str, str] = field(default_factory=dict)
    buttons: dict[str, str] = field(default_factory=dict)
    first_hints: bool = True
    goals_told: bool = True
    narration: bool = False
    person: int = 0

    def last_setup(self, game: str) -> MatchSetup | None:
        """Return the setup last chosen for a match of this game."""
        return next((setup for setup in self.last_setups if setup.game == game), None)

    def remember(self, setup: MatchSetup) -> None:
        """Keep what was chosen for a match that is about to begin."""
        others = (other for other in self.last_setups if other.game != setup.game)
        self.last_setups = (setup, *others)

    def choose_portrait(self, name: str, portrait: str) -> None:
        """Keep the portrait that somebody of this name has chosen; those chosen longest ago are forgotten."""
        self.portraits.pop(name_key(name), None)
        self.portraits[name_key(name)] = portrait
        while len(self.portraits) > MOST_KEPT:
            del self.portraits[next(iter(self.portraits))]

    @classmethod
    def load(cls, home: Home, *, may_set_aside: bool = True) -> tuple[Settings, Notice | None]:
        """Return the settings on disk, and what to tell the player if some could not be used.

        Only a value that makes no sense falls back to its default; a file that is not a settings file at all is set
        aside under another name if `may_set_aside`.
        """
        path = home.settings_file
        try:
            stored = jsontext.read_object(read_plain(path, _LARGEST).decode("utf-8-sig", "replace"))
        except FileNotFoundError:
            return cls(), None
        except OSError as error:
            return cls(), SettingsUnreadable(fault_of(error))
        except TextError:
            return cls(), _set_aside(home) if may_set_aside else SettingsDamaged()
        settings = cls()
        return settings, settings._take(stored)

    def save(self, home: Home) -> Notice | None:
        """Put the settings on disk; return what to tell the player if that fails."""
        data = json.dumps(self._values(), indent=2).encode("ascii") + b"\n"
        try:
            replace_file(System(), home.settings_file, data)
        except OSError as error:
            return SettingsUnsaved(fault_of(error))
        return None

    def own(self) -> jsontext.Object:
        """Return the settings of the person who plays, as they are kept while another one plays."""
        own = {name: value for name, value in self._values().items() if name not in OF_THE_HOUSE}
        return jsontext.read_object(json.dumps(own))  # as from a file, and sharing nothing with what is in use

    def become(self, own: jsontext.Object) -> Notice | None:
        """Take another person's own settings; what they have not set has its default.

        Return what to tell the player if some make no sense.
        """
        at_first = Settings()
        for each in fields(self):
            if each.name not in OF_THE_HOUSE:
                setattr(self, each.name, getattr(at_first, each.name))
        return self._take({name: value for name, value in own.items() if name not in OF_THE_HOUSE})

    def _values(self) -> jsontext.Object:
        """Return all settings by name, as they are written."""
        values = {each.name: getattr(self, each.name) for each in fields(self)}
        return values | {"last_setups": [asdict(setup) for setup in self.last_setups]}

    def _take(self, stored: jsontext.Object) -> Notice | None:
        """Take the settings in a JSON object; return what to tell the player if some make no sense."""
        odd = []
        for name in (each.name for each in fields(self) if each.name != "last_setups" and each.name in stored):
            try:
                setattr(self, name, _checked(name, stored[name]))
            except EngineError:
                odd.append(name)
        if not self._recall(stored):
            odd.append("last_setups")
        return SettingsOdd(tuple(odd)) if odd else None

    def _recall(self, stored: jsontext.Object) -> bool:
        """Remember the setups in a file; return False if one made no sense and was left out."""
        values = stored.get("last_setups", [stored.get(_ONE_SETUP)])
        found = values if isinstance(values, list) else [values]
        setups = [_setup_or_none(value) for value in found if value is not None]
        for setup in reversed(setups):
            if setup is not None:
                self.remember(setup)
        return isinstance(values, list) and None not in setups


def _set_aside(home: Home) -> Notice:
    aside = free_name(home.settings_file)
    try:
        rename(System(), home.settings_file, aside)
    except OSError as error:
        return SettingsDamaged(fault=fault_of(error))
    return SettingsDamaged(kept_as=aside.name)


def _checked(name: str, value: Any) -> Any:
    """Return the value of a setting as it is used. Raises an EngineError if it makes no sense."""
    if name == "portraits":
        return read_chosen(value)
    if name in NAMED:
        return _read_named(value)
    if name in CHOICES:
        fits = isinstance(value, str) and value in CHOICES[name]
    elif name in AMOUNTS:
        fits = type(value) is int and 0 <= value <= 100
    elif name in COUNTED:
        fits = type(value) is int and 0 <= value <= _LARGEST
    elif name == "language":
        fits = isinstance(value, str) and value.isalpha() and len(value) <= _LONGEST_NAME
    else:
        fits = type(value) is bool
    if not fits:
        raise TextError(f"“{name}” makes no sense")
    return value


def _read_named(value: object) -> dict[str, str]:
    """Return names by names in a JSON object; whoever uses them leaves out what means nothing. Raises TextError."""
    if not isinstance(value, dict) or len(value) > _MOST_NAMED:
        raise TextError("keys and buttons are kept by name")
    if not all(isinstance(name, str) and len(name) <= _LONGEST_NAME for name in value.values()):
        raise TextError("a key or a button has a short name")
    return dict(value)


def _setup_or_none(value: object) -> MatchSetup | None:
    try:
        return read_setup(value)
    except EngineError:
        return None
