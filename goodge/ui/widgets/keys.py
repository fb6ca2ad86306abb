"""Keys: their names, their pygame codes, and the modifiers held down with them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from enum import Enum, auto

import pygame

from ...engine.values import dataclass
from ..wording.phrases import Phrase

IS_MAC = sys.platform == "darwin"
CONTROL = pygame.KMOD_CTRL | pygame.KMOD_META
_CHORD = CONTROL | pygame.KMOD_ALT
_FIRST_WITHOUT_A_CHARACTER = 1 << 30  # as SDL numbers its keys


class ToldOn(Enum):
    """The systems on which people are told of a key. It works on all of them, unless the system keeps it to itself."""

    EVERYWHERE = auto()
    ON_A_MAC = auto()
    ELSEWHERE = auto()

    def is_here(self, *, is_mac: bool) -> bool:
        """Return True if people at this kind of computer are told."""
        return self is ToldOn.EVERYWHERE or (self is ToldOn.ON_A_MAC) == is_mac


@dataclass(frozen=True, slots=True)
class Key:
    """A key, or several with one name.

    `held` are masks of modifiers: one of each mask must be held down. `letter` stands in the name; `text` is what a key
    types whose place differs from keyboard to keyboard. `cap` is the name for little room.
    """

    name: Phrase
    codes: tuple[int, ...] = ()
    held: tuple[int, ...] = ()
    letter: str = ""
    text: str = ""
    cap: Phrase | None = None
    told: ToldOn = ToldOn.EVERYWHERE

    @property
    def full_name(self) -> str:
        return self.name.say(letter=self.letter)

    @property
    def short_name(self) -> str:
        return self.full_name if self.cap is None else self.cap.say()

    def is_struck(self, event: pygame.event.Event) -> bool:
        """Return True if the event is this key going down. A letter in a chord is another key than the letter alone."""
        if event.key not in self.codes or is_chord(event) != self.is_of_chord:
            return False
        writes = self.is_of_chord and event.mod & pygame.KMOD_RALT  # as the right Alt key does, with Ctrl on Windows
        return not writes and all(event.mod & mask for mask in self.held)

    @property
    def is_of_chord(self) -> bool:
        """True for a letter with Ctrl, Command or Alt."""
        return any(mask & _CHORD for mask in self.held)

    def goes_down_with(self, other: Key) -> bool:
        """Return True if whoever presses the other key presses this one, too: as a letter goes down with Shift."""
        is_of_it = set(self.held) <= set(other.held) and self.is_of_chord == other.is_of_chord
        return is_of_it and not set(self.codes).isdisjoint(other.codes)


def is_letter(event: pygame.event.Event) -> bool:
    """Return True if the key types a character; a space is one."""
    text: str = getattr(event, "unicode", "")
    has_character = pygame.K_SPACE <= event.key < _FIRST_WITHOUT_A_CHARACTER and event.key != pygame.K_DELETE
    return has_character or (bool(text) and text.isprintable())


def is_chord(event: pygame.event.Event) -> bool:
    """Return True if it is a letter with Ctrl, Command or Alt held down, which means something else than the letter."""
    return bool(event.mod & _CHORD) and is_letter(event)


def told_keys(keys: Sequence[Key], *, is_mac: bool | None = None) -> list[Key]:
    """Return the keys that people are told of, on this computer unless another kind is given."""
    here = IS_MAC if is_mac is None else is_mac
    return [key for key in keys if key.told.is_here(is_mac=here)]


def letter(code: int) -> Key:
    """Return the key of a letter."""
    return Key(_LETTER, (code,), letter=chr(code).upper())


def with_shift(key: Key, name: Phrase) -> Key:
    """Return a key that is pressed while Shift is held down."""
    return Key(name, key.codes, (pygame.KMOD_SHIFT,))


def shift_letter(code: int) -> Key:
    """Return the key for a letter with Shift."""
    return Key(_SHIFT, (code,), (pygame.KMOD_SHIFT,), letter=chr(code).upper())


def with_control(code: int) -> tuple[Key, Key]:
    """Return the keys for a letter with Ctrl, and with Command, which is the one that people on a Mac are told."""
    name = chr(code).upper()
    return (
        Key(_CTRL, (code,), (CONTROL,), letter=name, told=ToldOn.ELSEWHERE),
        Key(_CMD, (code,), (CONTROL,), letter=name, told=ToldOn.ON_A_MAC),
    )


_LETTER = Phrase("key", "{letter}")
_SHIFT = Phrase("key", "Shift+{letter}")
_CTRL = Phrase("key", "Ctrl+{letter}")
_CMD = Phrase("key", "Cmd+{letter}")

ENTER = Key(Phrase("key", "Enter"), (pygame.K_RETURN, pygame.K_KP_ENTER))
SPACE = Key(Phrase("key", "Space"), (pygame.K_SPACE,))
ESCAPE = Key(Phrase("key", "Esc"), (pygame.K_ESCAPE,))
TAB = Key(Phrase("key", "Tab"), (pygame.K_TAB,))
LEFT = Key(Phrase("key", "Left"), (pygame.K_LEFT,), cap=Phrase("key", "←"))
RIGHT = Key(Phrase("key", "Right"), (pygame.K_RIGHT,), cap=Phrase("key", "→"))
UP = Key(Phrase("key", "Up"), (pygame.K_UP,), cap=Phrase("key", "↑"))
DOWN = Key(Phrase("key", "Down"), (pygame.K_DOWN,), cap=Phrase("key", "↓"))
PAGE_UP = Key(Phrase("key", "Page Up"), (pygame.K_PAGEUP,), cap=Phrase("key", "PgUp"))
PAGE_DOWN = Key(Phrase("key", "Page Down"), (pygame.K_PAGEDOWN,), cap=Phrase("key", "PgDn"))
HOME = Key(Phrase("key", "Home"), (pygame.K_HOME,))
END = Key(Phrase("key", "End"), (pygame.K_END,))
BACKSPACE = Key(Phrase("key", "Backspace"), (pygame.K_BACKSPACE,))
DELETE = Key(Phrase("key", "Delete"), (pygame.K_DELETE,))
MINUS = Key(Phrase("key", "−"), (pygame.K_MINUS, pygame.K_KP_MINUS))
PLUS = Key(Phrase("key", "+"), (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS))
SHIFT_TAB = with_shift(TAB, Phrase("key", "Shift+Tab"))
SHIFT_LEFT = with_shift(LEFT, Phrase("key", "Shift+Left"))
SHIFT_RIGHT = with_shift(RIGHT, Phrase("key", "Shift+Right"))
SHIFT_HOME = with_shift(HOME, Phrase("key", "Shift+Home"))
SHIFT_END = with_shift(END, Phrase("key", "Shift+End"))
QUESTION_MARK = Key(Phrase("key", "?"), text="?")
F1 = Key(Phrase("key", "F1"), (pygame.K_F1,), told=ToldOn.ELSEWHERE)  # on a Mac, F1 and F11 belong to the system
F2 = Key(Phrase("key", "F2"), (pygame.K_F2,), told=ToldOn.ELSEWHERE)
FN_F2 = Key(Phrase("key", "Fn+F2"), (pygame.K_F2,), told=ToldOn.ON_A_MAC)
F3 = Key(Phrase("key", "F3"), (pygame.K_F3,), told=ToldOn.ELSEWHERE)
FN_F3 = Key(Phrase("key", "Fn+F3"), (pygame.K_F3,), told=ToldOn.ON_A_MAC)
F4 = Key(Phrase("key", "F4"), (pygame.K_F4,), told=ToldOn.ELSEWHERE)
FN_F4 = Key(Phrase("key", "Fn+F4"), (pygame.K_F4,), told=ToldOn.ON_A_MAC)
F10 = Key(Phrase("key", "F10"), (pygame.K_F10,), told=ToldOn.ELSEWHERE)
FN_F10 = Key(Phrase("key", "Fn+F10"), (pygame.K_F10,), told=ToldOn.ON_A_MAC)
F11 = Key(Phrase("key", "F11"), (pygame.K_F11,), told=ToldOn.ELSEWHERE)
CTRL_CMD_F = Key(Phrase("key", "Ctrl+Cmd+F"), (pygame.K_f,), (pygame.KMOD_CTRL, pygame.KMOD_META), told=ToldOn.ON_A_MAC)


def named_key(name: str) -> Key | None:
    """Return the key of this name, as SDL has it on a keyboard of any language; None if it types or does nothing."""
    try:
        code = pygame.key.key_code(name)
    except (ValueError, pygame.error):
        return None
    if code >= _FIRST_WITHOUT_A_CHARACTER and not pygame.K_F1 <= code <= pygame.K_F12:
        return None
    label = chr(code).upper() if code < _FIRST_WITHOUT_A_CHARACTER else name.upper()
    return Key(_LETTER, (code,), letter=label) if label.isprintable() and label.strip() else None
