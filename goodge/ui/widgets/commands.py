"""Commands: everything a person may ask for, and the keys and the buttons of a gamepad that ask for it.

A key or a button may mean one thing here and another there. So a press carries everything that it may mean, and each
listener knows only some commands: first the focused item, then the panel, the scene and the program.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from enum import Enum

import pygame

from ...engine.values import dataclass
from . import keys
from .device import in_use
from .keys import Key, letter, shift_letter, told_keys, with_control
from .pad import PadButton


class Command(Enum):
    """One thing that a person can ask for."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    PAGE_UP = "page-up"
    PAGE_DOWN = "page-down"
    FIRST = "first"
    LAST = "last"
    NEXT = "next"
    PREVIOUS = "previous"
    LESS = "less"
    MORE = "more"
    PRESS = "press"
    BACK = "back"
    RULES = "rules"
    FULL_SCREEN = "full-screen"
    MUTE = "mute"
    READ_ON = "read-on"
    MENU = "menu"
    WRITE = "write"
    SEARCH = "search"
    READ = "read"

    ANSWER = "answer"
    LAY_AWAY = "lay-away"
    PASS = "pass"
    NIL = "nil"
    CARD_LEFT = "card-left"
    CARD_RIGHT = "card-right"
    FIRST_CARD = "first-card"
    LAST_CARD = "last-card"
    LOOK = "look"
    BLIND_NIL = "blind-nil"
    SPADES = "spades"
    DIAMONDS = "diamonds"
    STARS = "stars"
    HEARTS = "hearts"
    CLUBS = "clubs"
    LAST_TRICK = "last-trick"
    UNDO = "undo"
    PLAY_REST = "play-rest"
    SHEET = "sheet"
    TELL = "tell"
    HINT = "hint"
    NOTES = "notes"
    TURN = "turn"
    TRICK = "trick"
    TRICK_BEFORE = "trick-before"
    BIDS = "bids"
    POINTS = "points"
    OUT = "out"
    TO_SPADES = "to-spades"
    TO_DIAMONDS = "to-diamonds"
    TO_STARS = "to-stars"
    TO_HEARTS = "to-hearts"
    TO_CLUBS = "to-clubs"
    SAVE_SHEET = "save-sheet"
    DEAL = "deal"
    EXPERT = "expert"
    OPEN_CURTAIN = "open-curtain"

    RUN = "run"
    STEP = "step"
    SKIP_ROUND = "skip-round"
    FASTER = "faster"
    OTHER_SEAT = "other-seat"
    REVIEW = "review"
    ALL_CARDS = "all-cards"
    WHY = "why"
    LUCK = "luck"
    COULD = "could"
    PLAY_ON = "play-on"
    FIND = "find"
    DETAILS = "details"
    GRADES = "grades"
    BRACKET = "bracket"
    NEW_TOURNAMENT = "new-tournament"

    MARK_LEFT = "mark-left"
    MARK_RIGHT = "mark-right"
    MARK_TO_FIRST = "mark-to-first"
    MARK_TO_LAST = "mark-to-last"
    ERASE_LEFT = "erase-left"
    ERASE_RIGHT = "erase-right"
    MARK_ALL = "mark-all"
    COPY = "copy"
    CUT = "cut"
    PASTE = "paste"


BINDINGS: Mapping[Command, tuple[Key, ...]] = {
    Command.LEFT: (keys.LEFT,),
    Command.RIGHT: (keys.RIGHT,),
    Command.UP: (keys.UP,),
    Command.DOWN: (keys.DOWN,),
    Command.PAGE_UP: (keys.PAGE_UP,),
    Command.PAGE_DOWN: (keys.PAGE_DOWN,),
    Command.FIRST: (keys.HOME,),
    Command.LAST: (keys.END,),
    Command.NEXT: (keys.TAB,),
    Command.PREVIOUS: (keys.SHIFT_TAB,),
    Command.LESS: (keys.LEFT, keys.MINUS),
    Command.MORE: (keys.RIGHT, keys.PLUS),
    Command.PRESS: (keys.ENTER, keys.SPACE),
    Command.BACK: (keys.ESCAPE,),
    Command.RULES: (keys.F1, keys.QUESTION_MARK),
    Command.FULL_SCREEN: (keys.F11, keys.CTRL_CMD_F),
    Command.MUTE: (letter(pygame.K_m),),
    Command.READ_ON: (keys.SPACE,),
    Command.MENU: (keys.F10, keys.FN_F10),
    Command.WRITE: (keys.F4, keys.FN_F4),
    Command.SEARCH: (letter(pygame.K_f),),
    Command.READ: (keys.F3, keys.FN_F3),
    Command.ANSWER: (keys.ENTER,),
    Command.LAY_AWAY: (keys.ENTER,),
    Command.PASS: (letter(pygame.K_p),),
    Command.NIL: (letter(pygame.K_n),),
    Command.CARD_LEFT: (keys.SHIFT_LEFT,),
    Command.CARD_RIGHT: (keys.SHIFT_RIGHT,),
    Command.FIRST_CARD: (keys.HOME,),
    Command.LAST_CARD: (keys.END,),
    Command.LOOK: (letter(pygame.K_l),),
    Command.BLIND_NIL: (letter(pygame.K_b),),
    Command.SPADES: (letter(pygame.K_s),),
    Command.DIAMONDS: (letter(pygame.K_d),),
    Command.STARS: (letter(pygame.K_t),),
    Command.HEARTS: (letter(pygame.K_e),),  # H is a hint, there as everywhere
    Command.CLUBS: (letter(pygame.K_c),),
    Command.LAST_TRICK: (letter(pygame.K_l),),
    Command.UNDO: (letter(pygame.K_u),),
    Command.PLAY_REST: (letter(pygame.K_e),),
    Command.SHEET: (letter(pygame.K_s),),
    Command.TELL: (letter(pygame.K_i),),
    Command.HINT: (letter(pygame.K_h), keys.F2, keys.FN_F2),
    Command.NOTES: (letter(pygame.K_k),),
    Command.TURN: (letter(pygame.K_t),),
    Command.TRICK: (letter(pygame.K_r),),
    Command.TRICK_BEFORE: (shift_letter(pygame.K_r),),
    Command.BIDS: (letter(pygame.K_v),),
    Command.POINTS: (letter(pygame.K_p),),  # P passes in the auction, unless somebody listens: then X does
    Command.OUT: (letter(pygame.K_g),),
    Command.TO_SPADES: (shift_letter(pygame.K_s),),
    Command.TO_DIAMONDS: (shift_letter(pygame.K_d),),
    Command.TO_STARS: (shift_letter(pygame.K_t),),
    Command.TO_HEARTS: (shift_letter(pygame.K_h),),
    Command.TO_CLUBS: (shift_letter(pygame.K_c),),
    Command.SAVE_SHEET: with_control(pygame.K_s),
    Command.DEAL: (letter(pygame.K_d),),
    Command.EXPERT: (letter(pygame.K_e),),
    Command.OPEN_CURTAIN: (letter(pygame.K_r),),  # plays no card and makes no bid: a hasty second press opens nothing
    Command.RUN: (keys.SPACE,),
    Command.STEP: (keys.RIGHT,),
    Command.SKIP_ROUND: (letter(pygame.K_n),),
    Command.FASTER: (letter(pygame.K_f),),
    Command.OTHER_SEAT: (letter(pygame.K_v),),
    Command.REVIEW: (letter(pygame.K_r),),
    Command.ALL_CARDS: (letter(pygame.K_a),),
    Command.WHY: (letter(pygame.K_w),),
    Command.LUCK: (letter(pygame.K_l),),
    Command.COULD: (letter(pygame.K_c),),
    Command.PLAY_ON: (letter(pygame.K_g),),
    Command.FIND: (letter(pygame.K_f),),
    Command.DETAILS: (letter(pygame.K_d),),
    Command.GRADES: (letter(pygame.K_k),),
    Command.BRACKET: (letter(pygame.K_b),),
    Command.NEW_TOURNAMENT: (letter(pygame.K_n),),
    Command.MARK_LEFT: (keys.SHIFT_LEFT,),
    Command.MARK_RIGHT: (keys.SHIFT_RIGHT,),
    Command.MARK_TO_FIRST: (keys.SHIFT_HOME,),
    Command.MARK_TO_LAST: (keys.SHIFT_END,),
    Command.ERASE_LEFT: (keys.BACKSPACE,),
    Command.ERASE_RIGHT: (keys.DELETE,),
    Command.MARK_ALL: with_control(pygame.K_a),
    Command.COPY: with_control(pygame.K_c),
    Command.CUT: with_control(pygame.K_x),
    Command.PASTE: with_control(pygame.K_v),
}

HEARD: Mapping[Command, tuple[Key, ...]] = {
    Command.PASS: (letter(pygame.K_x),),
    Command.SPADES: (letter(pygame.K_s), shift_letter(pygame.K_s)),
    Command.DIAMONDS: (letter(pygame.K_d), shift_letter(pygame.K_d)),
    Command.STARS: (shift_letter(pygame.K_t),),
    Command.HEARTS: (letter(pygame.K_e), shift_letter(pygame.K_h)),
    Command.CLUBS: (letter(pygame.K_c), shift_letter(pygame.K_c)),
}
"""The keys that are others while somebody listens: what a letter tells then must not do something as well."""

PAD_BINDINGS: Mapping[PadButton, tuple[Command, ...]] = {
    PadButton.SOUTH: (Command.WRITE, Command.PRESS, Command.ANSWER),
    PadButton.EAST: (Command.BACK,),
    PadButton.WEST: (
        Command.HINT,
        Command.OPEN_CURTAIN,  # neither plays a card nor makes a bid, as with its key
        Command.RUN,
        Command.WHY,
        Command.READ_ON,
        Command.ERASE_LEFT,
    ),
    PadButton.NORTH: (
        Command.LAST_TRICK,
        Command.PASS,
        Command.LAY_AWAY,
        Command.NIL,
        Command.BLIND_NIL,
        Command.REVIEW,
        Command.ALL_CARDS,
        Command.SEARCH,
        Command.STARS,
    ),
    PadButton.LEFT: (Command.LESS, Command.LEFT),
    PadButton.RIGHT: (Command.STEP, Command.MORE, Command.RIGHT),
    PadButton.UP: (Command.UP,),
    PadButton.DOWN: (Command.DOWN,),
    PadButton.LEFT_SHOULDER: (Command.PAGE_UP, Command.FIRST_CARD, Command.DIAMONDS),
    PadButton.RIGHT_SHOULDER: (Command.PAGE_DOWN, Command.LAST_CARD, Command.HEARTS, Command.DETAILS),
    PadButton.LEFT_TRIGGER: (Command.UNDO, Command.FIRST),  # back to what was before, and on to the end
    PadButton.RIGHT_TRIGGER: (Command.PLAY_REST, Command.SKIP_ROUND, Command.LAST),
    PadButton.LEFT_STICK: (Command.TELL, Command.LUCK),
    PadButton.RIGHT_STICK: (Command.SHEET,),
    PadButton.START: (Command.BACK,),
    PadButton.SELECT: (Command.MENU,),
    PadButton.LEFT_STICK_LEFT: (Command.LESS, Command.LEFT),
    PadButton.LEFT_STICK_RIGHT: (Command.STEP, Command.MORE, Command.RIGHT),
    PadButton.LEFT_STICK_UP: (Command.UP,),
    PadButton.LEFT_STICK_DOWN: (Command.DOWN,),
    PadButton.RIGHT_STICK_LEFT: (Command.CARD_LEFT, Command.MARK_LEFT, Command.SPADES),
    PadButton.RIGHT_STICK_RIGHT: (Command.CARD_RIGHT, Command.MARK_RIGHT, Command.CLUBS),
    PadButton.RIGHT_STICK_UP: (Command.PREVIOUS,),
    PadButton.RIGHT_STICK_DOWN: (Command.NEXT,),
}
"""The commands of each button of a pad. Those that have none are found by Command.MENU.

The buttons of the suits lie from left to right as the suits do where trump is named.
"""

_TO_SUITS = {
    Command.SPADES: Command.TO_SPADES,
    Command.DIAMONDS: Command.TO_DIAMONDS,
    Command.STARS: Command.TO_STARS,
    Command.HEARTS: Command.TO_HEARTS,
    Command.CLUBS: Command.TO_CLUBS,
}
HEARD_PAD_BINDINGS: Mapping[PadButton, tuple[Command, ...]] = {
    button: (*(to_suit for suit, to_suit in _TO_SUITS.items() if suit in commands), *commands)
    for button, commands in PAD_BINDINGS.items()
}
"""The commands of the buttons while somebody listens: those of the suits lead to their cards, too."""

TO_SUITS = frozenset(_TO_SUITS.values())
NOT_IN_MENU = frozenset(
    {
        Command.LEFT,
        Command.RIGHT,
        Command.UP,
        Command.DOWN,
        Command.PAGE_UP,
        Command.PAGE_DOWN,
        Command.FIRST,
        Command.LAST,
        Command.FIRST_CARD,
        Command.LAST_CARD,
        Command.NEXT,
        Command.PREVIOUS,
        Command.LESS,
        Command.MORE,
        Command.PRESS,
        Command.BACK,
        Command.MENU,
        Command.ANSWER,
        Command.OPEN_CURTAIN,  # that is done by holding it, where one sees whose cards it shows
    }
)
"""The commands that the menu does not list: those by which one moves and answers, there as everywhere."""


class Bound:
    """The keys and buttons as they are now: those above, or others that somebody has chosen."""

    def __init__(self) -> None:
        self.bind(BINDINGS, PAD_BINDINGS)

    def bind(
        self, of_keys: Mapping[Command, tuple[Key, ...]], of_buttons: Mapping[PadButton, tuple[Command, ...]]
    ) -> None:
        """Let these keys and buttons ask for commands from now on."""
        self.keys, self.buttons = of_keys, of_buttons
        pairs = [(key, command) for command, bound in of_keys.items() for key in bound]
        self.most_specific_first = sorted(pairs, key=lambda pair: -len(pair[0].held))


bound = Bound()

Deeds = Mapping[Command, Callable[[], bool | None]]
"""What is done for which command. A deed that returns False has found that the command is not for it after all."""


@dataclass(frozen=True, slots=True)
class Press:
    """Everything that a pressed key may mean, the most specific first.

    `writes`: the key is a letter, whose text comes separately.
    """

    commands: tuple[Command, ...]
    writes: bool = False

    def means(self, commands: Collection[Command]) -> bool:
        """Return True if it may mean one of the commands."""
        return any(command in commands for command in self.commands)

    def obey(self, deeds: Deeds) -> bool:
        """Do what it means among these commands; return False if it means none of them."""
        return any(deeds[command]() is not False for command in self.commands if command in deeds)


def heard_before(command: Command, heard: Iterable[Deeds]) -> frozenset[Command]:
    """Return the commands that are known to those who are asked before whoever knows this one; none if nobody does."""
    before: set[Command] = set()
    for deeds in heard:
        if command in deeds:
            return frozenset(before)
        before |= deeds.keys()
    return frozenset()


def cap(command: Command, others: Collection[Command] = ()) -> str:
    """Return the name of a command's key, or the sign of its button, whichever device is in use.

    It is the first that none of the `others` listens to. A command that has no button is found in the menu.
    """
    if in_use.is_pad:
        return (pad_button(command, others) or PadButton.SELECT).cap
    key, *_ = (*_free_keys(command, others), *told_keys(bound.keys[command]))
    return key.short_name


def _free_keys(command: Command, others: Collection[Command]) -> list[Key]:
    """Return the keys of a command that people are told of and that none of the others has."""
    taken = [key for other in others for key in bound.keys[other]]
    return [key for key in told_keys(bound.keys[command]) if not any(other.goes_down_with(key) for other in taken)]


def key_name(command: Command) -> str:
    """Return the whole name of a command's first key, for a sentence, or the sign of its button."""
    return cap(command) if in_use.is_pad else told_keys(bound.keys[command])[0].full_name


def button_cap(command: Command, others: Collection[Command] = ()) -> str | None:
    """Return what a button on the screen shows beside its words; None if nothing that is pressed asks for the command.

    None of the `others` listens to what is shown.
    """
    if in_use.is_pad:
        button = pad_button(command, others)
        return None if button is None else button.cap
    return next((key.short_name for key in _free_keys(command, others)), None)


def pad_button(command: Command, others: Collection[Command] = ()) -> PadButton | None:
    """Return the first button of a pad that asks for a command, and to which none of the `others` listens."""
    asking = ((button, commands) for button, commands in bound.buttons.items() if command in commands)
    return next((button for button, commands in asking if not set(commands) & set(others)), None)
