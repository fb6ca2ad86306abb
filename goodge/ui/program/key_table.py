"""The table of keys: which keys do what, in which part of the game. The rules and the README use it."""

from __future__ import annotations

from itertools import zip_longest
from typing import NamedTuple

from ..widgets.commands import NOT_IN_MENU, TO_SUITS, Command, bound, pad_button
from ..widgets.device import in_use
from ..widgets.keys import DOWN, LEFT, RIGHT, SPACE, UP, Key, told_keys
from ..widgets.pad import PadButton
from ..wording.phrases import Phrase, say

_ARROWS = (LEFT, RIGHT, UP, DOWN)


class KeyLine(NamedTuple):
    """Commands listed together. `keys` are given if some of their keys mean something else in that part.

    `others` are heard before them there: a button that asks for one of these does not ask for a command of the line.
    """

    commands: tuple[Command, ...]
    words: Phrase
    keys: tuple[Key, ...] = ()
    others: frozenset[Command] = frozenset()


class KeyPart(NamedTuple):
    """A part of the game, and the commands that work there."""

    title: Phrase
    lines: tuple[KeyLine, ...]


def key_names(line: KeyLine, *, is_mac: bool | None = None) -> tuple[str, ...]:
    """Return the names of a line's keys: the first key of each command, then the second keys.

    Where a gamepad is in use and no kind of computer is given, they are the signs of its buttons.
    """
    if in_use.is_pad and is_mac is None:
        return _button_signs(line)
    told = [told_keys(bound.keys[command], is_mac=is_mac) for command in line.commands]
    in_turn = [key for keys in zip_longest(*told) for key in keys if key is not None]
    keys = line.keys or tuple(dict.fromkeys(in_turn))
    if not set(_ARROWS) <= set(keys):
        return tuple(key.full_name for key in keys)
    return (say("key: all four of them", "Arrows"), *(key.full_name for key in keys if key not in _ARROWS))


def _button_signs(line: KeyLine) -> tuple[str, ...]:
    """Return the signs of a line's buttons; what no button asks for is in the menu, unless that does not list it."""
    asking = [pad_button(command, line.others) or _in_menu(command) for command in line.commands]
    signs = tuple(dict.fromkeys(button.cap for button in asking if button is not None))
    cross = [button.cap for button in (PadButton.LEFT, PadButton.RIGHT, PadButton.UP, PadButton.DOWN)]
    if not set(cross) <= set(signs):
        return signs
    return (say("button of a gamepad: all four directions", "D-pad"), *(sign for sign in signs if sign not in cross))


def _in_menu(command: Command) -> PadButton | None:
    return None if command in NOT_IN_MENU else PadButton.SELECT


EVERYWHERE = KeyPart(
    Phrase("keys: part of the game", "Everywhere"),
    (
        KeyLine(
            (Command.LEFT, Command.RIGHT, Command.UP, Command.DOWN, Command.NEXT), Phrase("keys: Everywhere", "move")
        ),
        KeyLine((Command.PREVIOUS,), Phrase("keys: Everywhere", "move back")),
        KeyLine((Command.LESS, Command.MORE), Phrase("keys: Everywhere", "change a setting")),
        KeyLine((Command.PRESS,), Phrase("keys: Everywhere", "choose what is lit")),
        KeyLine((Command.BACK,), Phrase("keys: Everywhere", "back, or pause")),
        KeyLine((Command.RULES,), Phrase("keys: Everywhere", "the rules")),
        KeyLine((Command.FULL_SCREEN,), Phrase("keys: Everywhere", "full screen")),
        KeyLine((Command.MUTE,), Phrase("keys: Everywhere", "sound on or off")),
        KeyLine((Command.READ,), Phrase("keys: Everywhere", "have everything here read out, with a screen reader")),
        KeyLine((Command.MENU,), Phrase("keys: Everywhere", "everything you can do here")),
    ),
)
AUCTION = KeyPart(
    Phrase("keys: part of the game", "Auction"),
    (
        KeyLine((Command.UP, Command.DOWN), Phrase("keys: Auction", "the bid by 5")),
        KeyLine((Command.PAGE_UP, Command.PAGE_DOWN), Phrase("keys: Auction", "the bid by 25")),
        KeyLine((Command.ANSWER,), Phrase("keys: Auction", "bid")),
        KeyLine((Command.PASS,), Phrase("keys: Auction", "pass (X with a screen reader, where P tells the points)")),
    ),
)
STASH = KeyPart(
    Phrase("keys: part of the game", "Stash"),
    (
        KeyLine((Command.LEFT, Command.RIGHT), Phrase("keys: Stash", "move along the cards")),
        KeyLine((Command.FIRST_CARD, Command.LAST_CARD), Phrase("keys: Stash", "to the first card, or the last")),
        KeyLine((Command.PRESS,), Phrase("keys: Stash", "swap a card with the Stash"), (SPACE,)),
        KeyLine((Command.LAY_AWAY,), Phrase("keys: Stash", "lay three cards away")),
    ),
)
TRUMP = KeyPart(
    Phrase("keys: part of the game", "Trump"),
    (
        KeyLine(
            (Command.SPADES, Command.DIAMONDS, Command.STARS, Command.HEARTS, Command.CLUBS),
            Phrase("keys: Trump", "choose a suit (Shift+T with a screen reader, where T tells whose turn it is)"),
        ),
        KeyLine((Command.LEFT, Command.RIGHT), Phrase("keys: Trump", "move along the suits")),
        KeyLine((Command.ANSWER,), Phrase("keys: Trump", "name it")),
    ),
)
BLIND_NIL = KeyPart(
    Phrase("keys: part of the game", "Blind nil"),
    (
        KeyLine((Command.LOOK,), Phrase("keys: Blind nil", "look at your cards")),
        KeyLine((Command.BLIND_NIL,), Phrase("keys: Blind nil", "blind nil (Enter bids it, other keys take it back)")),
    ),
)
BIDDING = KeyPart(
    Phrase("keys: part of the game", "Bidding"),
    (
        KeyLine((Command.UP, Command.DOWN), Phrase("keys: Bidding", "one trick more or fewer")),
        KeyLine((Command.PAGE_UP, Command.PAGE_DOWN), Phrase("keys: Bidding", "three tricks more or fewer")),
        KeyLine((Command.ANSWER,), Phrase("keys: Bidding", "bid")),
    ),
)
NIL = KeyPart(
    Phrase("keys: part of the game", "Nil"),
    (KeyLine((Command.NIL,), Phrase("keys: Nil", "nil (Enter bids it, other keys take it back)")),),
)
TRICKS = KeyPart(
    Phrase("keys: part of the game", "Tricks"),
    (
        KeyLine((Command.LEFT, Command.RIGHT), Phrase("keys: Tricks", "move to a card you may play")),
        KeyLine((Command.FIRST_CARD, Command.LAST_CARD), Phrase("keys: Tricks", "to the first of them, or the last")),
        KeyLine((Command.ANSWER,), Phrase("keys: Tricks", "play")),
        KeyLine((Command.LAST_TRICK,), Phrase("keys: Tricks", "look at the last trick")),
        KeyLine(
            (Command.PLAY_REST,),
            Phrase(
                "keys: Tricks",
                "claim the rest where it is certain, or let it play itself, or stop it, once all bids are decided",
            ),
        ),
    ),
)
DUMMY = KeyPart(
    Phrase("keys: part of the game", "Dummy"),
    (KeyLine((Command.ANSWER,), Phrase("keys: Dummy", "play from the hand whose turn it is")),),
)
TABLE = KeyPart(
    Phrase("keys: part of the game", "During play"),
    (
        KeyLine((Command.CARD_LEFT, Command.CARD_RIGHT), Phrase("keys: Table", "move a card in your hand")),
        KeyLine((Command.SHEET,), Phrase("keys: Table", "look at the score sheet")),
        KeyLine((Command.TELL,), Phrase("keys: Table", "have what is on the table explained, one thing at a time")),
        KeyLine((Command.HINT,), Phrase("keys: Table", "a hint: what to look at, what to do, and why")),
        KeyLine((Command.NOTES,), Phrase("keys: Table", "notes on the cards (Settings, Help turns them on)")),
        KeyLine((Command.UNDO,), Phrase("keys: Table", "take your last move back")),
        KeyLine((Command.TURN,), Phrase("keys: Table", "whose turn it is, and what is asked")),
        KeyLine((Command.TRICK, Command.TRICK_BEFORE), Phrase("keys: Table", "the trick in words, or the one before")),
        KeyLine((Command.BIDS, Command.POINTS), Phrase("keys: Table", "the bids in words, or the points")),
        KeyLine((Command.OUT,), Phrase("keys: Table", "the cards played and those still out, as in the notes")),
        KeyLine(
            (Command.TO_SPADES, Command.TO_DIAMONDS, Command.TO_STARS, Command.TO_HEARTS, Command.TO_CLUBS),
            Phrase("keys: Table", "go to the cards of a suit"),
        ),
    ),
)
SCORE = KeyPart(
    Phrase("keys: part of the game", "After a round"),
    (
        KeyLine((Command.PRESS,), Phrase("keys: After a round", "go on")),
        KeyLine(
            (Command.REVIEW,), Phrase("keys: After a round", "review what was done, also from the finished matches")
        ),
        KeyLine((Command.LUCK,), Phrase("keys: After a round", "see how much of the score was luck")),
        KeyLine((Command.COULD,), Phrase("keys: After a round", "ask whether a failed bid could have been made")),
    ),
)
DEAL = KeyPart(
    Phrase("keys: part of the game", "Pause and winner"),
    (
        KeyLine((Command.DEAL,), Phrase("keys: Pause and winner", "the deal: its number, the same cards again")),
        KeyLine((Command.EXPERT,), Phrase("keys: Pause and winner", "over the deal: your rounds against the Expert’s")),
        KeyLine((Command.COPY,), Phrase("keys: Pause and winner", "copy the number of the deal")),
        KeyLine((Command.SHEET,), Phrase("keys: Pause and winner", "look at the score sheet")),
    ),
)
SHEET = KeyPart(
    Phrase("keys: part of the game", "Score sheet"),
    (
        KeyLine(
            (Command.UP, Command.DOWN, Command.PAGE_UP, Command.PAGE_DOWN, Command.FIRST, Command.LAST),
            Phrase("keys: Score sheet", "scroll"),
        ),
        KeyLine((Command.REVIEW,), Phrase("keys: Score sheet", "review the round before")),
        KeyLine((Command.LUCK,), Phrase("keys: Score sheet", "see how much of its score was luck")),
        KeyLine((Command.COULD,), Phrase("keys: Score sheet", "ask whether a failed bid could have been made")),
        KeyLine((Command.SAVE_SHEET,), Phrase("keys: Score sheet", "save it as a picture")),
        KeyLine((Command.SHEET,), Phrase("keys: Score sheet", "back")),
    ),
)
CURTAIN = KeyPart(
    Phrase("keys: part of the game", "Passing the screen"),
    (
        KeyLine((Command.OPEN_CURTAIN,), Phrase("keys: Curtain", "hold it down to see your cards")),
        KeyLine((Command.LAST_TRICK,), Phrase("keys: Curtain", "look at the last trick")),
        KeyLine((Command.SHEET,), Phrase("keys: Curtain", "look at the score sheet")),
        KeyLine((Command.UNDO,), Phrase("keys: Curtain", "take the last bid of League Spades back")),
        KeyLine((Command.TURN,), Phrase("keys: Curtain", "whose turn it is")),
    ),
)
RULES = KeyPart(
    Phrase("keys: part of the game", "Rules"),
    (
        KeyLine(
            (Command.UP, Command.DOWN, Command.PAGE_UP, Command.PAGE_DOWN, Command.FIRST, Command.LAST),
            Phrase("keys: Rules", "scroll"),
        ),
        KeyLine((Command.READ_ON,), Phrase("keys: Rules", "read on")),
        KeyLine((Command.SEARCH,), Phrase("keys: Rules", "look for words; Esc shows everything again")),
    ),
)
WATCHING = KeyPart(
    Phrase("keys: part of the game", "Watching"),
    (
        KeyLine((Command.RUN,), Phrase("keys: Watching", "stop, or go on")),
        KeyLine((Command.STEP,), Phrase("keys: Watching", "the next move")),
        KeyLine((Command.SKIP_ROUND,), Phrase("keys: Watching", "to the end of the round")),
        KeyLine((Command.FASTER,), Phrase("keys: Watching", "faster")),
        KeyLine((Command.OTHER_SEAT,), Phrase("keys: Watching", "sit behind the next player")),
        KeyLine((Command.LAST_TRICK,), Phrase("keys: Watching", "look at the last trick")),
        KeyLine((Command.SHEET,), Phrase("keys: Watching", "look at the score sheet")),
        KeyLine((Command.SAVE_SHEET,), Phrase("keys: Watching", "save the match as a file")),
    ),
)
REVIEW = KeyPart(
    Phrase("keys: part of the game", "Review"),
    (
        KeyLine((Command.LEFT, Command.RIGHT), Phrase("keys: Review", "the choice before, or the next")),
        KeyLine((Command.UP, Command.DOWN), Phrase("keys: Review", "the mistake before, or the next")),
        KeyLine((Command.FIRST, Command.LAST), Phrase("keys: Review", "the first choice, or the last")),
        KeyLine((Command.DETAILS,), Phrase("keys: Review", "more options and reasons, or fewer")),
        KeyLine((Command.GRADES,), Phrase("keys: Review", "what the labels mean, in points")),
        KeyLine((Command.OTHER_SEAT,), Phrase("keys: Review", "see it as the next player")),
        KeyLine((Command.WHY,), Phrase("keys: Review", "why the player before did that, and back")),
        KeyLine((Command.ALL_CARDS,), Phrase("keys: Review", "see all cards")),
        KeyLine((Command.LUCK,), Phrase("keys: Review", "see how much of the score was luck")),
        KeyLine((Command.COULD,), Phrase("keys: Review", "ask whether what failed could have been made")),
        KeyLine((Command.FIND,), Phrase("keys: Review", "find it yourself: the three costliest choices as questions")),
        KeyLine((Command.PLAY_ON,), Phrase("keys: Review", "go on from here, against computer players")),
        KeyLine((Command.SHEET,), Phrase("keys: Review", "look at the score sheet")),
    ),
)
PRACTICE = KeyPart(
    Phrase("keys: part of the game", "Practice"),
    (
        KeyLine((Command.REVIEW,), Phrase("keys: Practice", "have the answer shown")),
        KeyLine((Command.NOTES,), Phrase("keys: Practice", "the cards that have been played")),
        KeyLine((Command.PRESS,), Phrase("keys: Practice", "after an answer: the next position")),
        KeyLine((Command.PLAY_ON,), Phrase("keys: Practice", "after an answer: the same once more")),
        KeyLine((Command.GRADES,), Phrase("keys: Practice", "after an answer: what the labels mean, in points")),
    ),
)
TOURNAMENT = KeyPart(
    Phrase("keys: part of the game", "Tournament"),
    (
        KeyLine((Command.BRACKET,), Phrase("keys: Tournament", "the bracket, or the standings")),
        KeyLine((Command.NEW_TOURNAMENT,), Phrase("keys: Tournament", "another tournament")),
    ),
)
DAY = KeyPart(
    Phrase("keys: part of the game", "Deal of the day"),
    (
        KeyLine((Command.PAGE_UP, Command.PAGE_DOWN), Phrase("keys: Deal of the day", "the day before, or after")),
        KeyLine((Command.REVIEW,), Phrase("keys: Deal of the day", "review it once it is played")),
        KeyLine((Command.EXPERT,), Phrase("keys: Deal of the day", "then compare it with what the Expert makes of it")),
        KeyLine((Command.COPY,), Phrase("keys: Deal of the day", "copy your code")),
    ),
)
STATISTICS = KeyPart(
    Phrase("keys: part of the game", "Statistics"),
    (
        KeyLine((Command.PAGE_UP, Command.PAGE_DOWN), Phrase("keys: Statistics", "the names before, or after")),
        KeyLine((Command.LESS, Command.MORE), Phrase("keys: Statistics", "on a chart over time: another match")),
        KeyLine((Command.SAVE_SHEET,), Phrase("keys: Statistics", "on a name: save all figures as CSV")),
    ),
)
KEEP_SCORE = KeyPart(
    Phrase("keys: part of the game", "Keep score"),
    (
        KeyLine((Command.ANSWER,), Phrase("keys: Keep score", "in a round: on to the next number")),
        KeyLine((Command.UNDO,), Phrase("keys: Keep score", "over the sheet: take back what was entered last")),
        KeyLine(
            (Command.PAGE_UP, Command.PAGE_DOWN), Phrase("keys: Keep score", "to change: the round before, or after")
        ),
    ),
)
NEW_GAME = KeyPart(
    Phrase("keys: part of the game", "New game"),
    (KeyLine((Command.PAGE_DOWN, Command.PAGE_UP), Phrase("keys: New game", "more choices, or fewer")),),
)
SETTINGS = KeyPart(
    Phrase("keys: part of the game", "Settings"),
    (KeyLine((Command.PAGE_UP, Command.PAGE_DOWN), Phrase("keys: Settings", "the section before, or the next")),),
)
WRITING = KeyPart(
    Phrase("keys: part of the game", "Names and numbers"),
    (
        KeyLine(
            (Command.LEFT, Command.RIGHT, Command.FIRST, Command.LAST),
            Phrase("keys: Names and numbers", "move the caret"),
        ),
        KeyLine(
            (Command.MARK_LEFT, Command.MARK_RIGHT, Command.MARK_TO_FIRST, Command.MARK_TO_LAST),
            Phrase("keys: Names and numbers", "mark"),
        ),
        KeyLine((Command.ERASE_LEFT, Command.ERASE_RIGHT), Phrase("keys: Names and numbers", "erase")),
        KeyLine(
            (Command.MARK_ALL, Command.COPY, Command.CUT, Command.PASTE),
            Phrase("keys: Names and numbers", "mark all, copy, cut, paste"),
        ),
        KeyLine((Command.WRITE,), Phrase("keys: Names and numbers", "choose letters one by one, without typing")),
    ),
)
PARTS = (
    EVERYWHERE,
    AUCTION,
    STASH,
    TRUMP,
    BLIND_NIL,
    BIDDING,
    NIL,
    TRICKS,
    DUMMY,
    TABLE,
    SCORE,
    DEAL,
    SHEET,
    CURTAIN,
    RULES,
    WATCHING,
    REVIEW,
    PRACTICE,
    TOURNAMENT,
    DAY,
    STATISTICS,
    KEEP_SCORE,
    NEW_GAME,
    SETTINGS,
    WRITING,
)


def in_game(part: KeyPart, suits: frozenset[Command]) -> KeyPart:
    """Return a part as it is in a game whose cards these commands lead to, suit by suit, while somebody listens."""
    if part not in (STASH, TRICKS, TABLE):
        return part
    others = suits - {Command.TO_STARS} if part is STASH else suits
    return KeyPart(part.title, tuple(_in_game(line, suits, others) for line in part.lines))


def _in_game(line: KeyLine, suits: frozenset[Command], others: frozenset[Command]) -> KeyLine:
    if not TO_SUITS & set(line.commands):
        return line._replace(others=others)
    return line._replace(commands=tuple(command for command in line.commands if command in suits))
