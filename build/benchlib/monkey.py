"""A monkey at the whole game: random keys, clicks, drags, text and window sizes, in every scene that they lead to."""

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from benchlib.players import play_for_person
from benchlib.sparing import SparingApp
from goodge.engine.games import GAMES, game_named
from goodge.engine.record import encode_record
from goodge.table.home import Home
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.table.settings import CHOICES
from goodge.table.store import Store
from goodge.ui.program.scene import Scene
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.table.claimed import ClaimScene
from goodge.ui.scenes.table.curtain import CurtainScene
from goodge.ui.scenes.table.last_trick import LastTrickScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.widgets.base import Item
from goodge.ui.widgets.commands import BINDINGS, Command
from headless import start_match

SIZES = ((960, 600), (1280, 720), (700, 300), (1920, 1080), (1000, 900), (1366, 768))
TEXTS = ("a", "7", "Wilhelmina", "1234567890123456789", " ", "é", "-", "Ann\u0301", "\U0001f0a1", "")
PAUSES = (0.0, 0.016, 0.3, 2.0)  # seconds that pass between two deeds
_ALL_KEYS = [value for name, value in sorted(vars(pygame).items()) if name.startswith("K_")]
_LETTERS = list(map(ord, "1234567890abcdefghijklmnopqrstuvwxyz \r\x1b\t\x08"))
(_OPENING_KEY,) = BINDINGS[Command.OPEN_CURTAIN][0].codes
_ENTER, _STEPS = pygame.K_RETURN, (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_TAB)
_PAD_BUTTONS = (*range(21), *[pygame.CONTROLLER_BUTTON_A] * 14, *range(11, 15), *range(11, 15))
_MODS = (0, 0, 0, pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL, pygame.KMOD_LALT)
_NAMES = ("Ann", "Ben", "Cleo", "Dan")
_WAIT = 30.0  # seconds for a computer player or the disk, at most


class Monkey:
    """A monkey that acts at random, in a home of its own, and checks after each deed what must always hold.

    `events` is the number handled so far, `openings` the number of starts, and `scenes` counts the scenes on top.
    With `has_pad`, it has nothing but a gamepad, which somebody pulls out now and then.
    """

    def __init__(self, home: Path, seed: int, *, each_frame: int = 1, has_pad: bool = False) -> None:
        self._home, self._each_frame, self._has_pad = Home.at(home), each_frame, has_pad
        self.dice = random.Random(seed)
        self.events = self.openings = 0
        self.scenes: Counter[str] = Counter()
        self.app = self._opened()

    def run(self, events: int) -> None:
        """Go on until this many events have been handled in all."""
        while self.events < events:
            self._do_something()
            self._let_time_pass()
            self._look()

    def go(self, way: str) -> None:
        """Press a button of the scene on top."""
        item = self._top.item(way)
        assert item is not None, f"there is no {way}"
        self._top.press(item)

    @property
    def _top(self) -> Scene:
        scene = self.app.top
        assert isinstance(scene, Scene)
        return scene

    def close(self) -> None:
        """Let go of the program."""
        self.app.close()

    # -- the program --------------------------------------------------------------------------------------

    def _opened(self) -> SparingApp:
        self.openings += 1
        app = SparingApp(self._home, self.dice.choice(SIZES), self._each_frame)
        app.settings.muted = True
        app.push(TitleScene(app))
        return app

    def reopen(self) -> None:
        """Close the program and open it again; check that it finds exactly what was left."""
        self.app.close()
        left = _texts(self.app.store)
        if self.dice.random() < 0.4:
            left = self._begin_match()
        self.app = self._opened()
        assert_same(left, _texts(self.app.store))

    def _begin_match(self) -> dict[str, str]:
        """Put a match of some game into the home, somewhere in the middle; often several people share the screen."""
        game = game_named(self.dice.choice(list(GAMES)))
        options = {} if self.dice.random() < 0.7 else {"target": 1}
        seats = game.seats(game.read_rules(options))
        levels = [self.dice.choice((None, "novice")) for _ in range(seats)]
        setup = MatchSetup(tuple(map(SeatSetup, _NAMES, levels)), options, self.dice.randrange(1 << 30), game.id)
        moves = iter(range(self.dice.randrange(120)))
        start_match(self._home.root, setup, lambda _: next(moves, None) is None)
        store = Store(self._home)
        try:
            return _texts(store)
        finally:
            store.close()

    def _let_time_pass(self) -> None:
        for scene in self.app.layers:
            if isinstance(scene, TableScene) and scene.is_waiting:
                scene.wait(_WAIT)
        self.app.turn(self.dice.choice(PAUSES))
        if not self.app.is_running or not self.app.layers:
            self.reopen()

    def _look(self) -> None:
        self.scenes[type(self.app.top).__name__] += 1
        for scene in self.app.layers:
            if isinstance(scene, TableScene):
                assert_hides(scene)

    # -- deeds --------------------------------------------------------------------------------------------

    def _do_something(self) -> None:
        if self._has_pad:
            self._use_pad()
            return
        deeds: dict[Callable[[], None], float] = {
            self._press_item: 40,
            self._press_key: 30,
            self._press_enter: 16,
            self._step: 10,
            self._click: 8,
            self._drag: 6,
            self._turn_wheel: 4,
            self._use_pad: 4,
            self._type: 3,
            self._go_back: 2,
            self._play_on: 2,
            self._change_setting: 1,
            self._resize: 1,
            self._disturb: 1,
            self.reopen: 0.25,
        }
        self.dice.choices(list(deeds), list(deeds.values()))[0]()

    def _send(self, kind: int, **facts: Any) -> None:
        if self.app.is_running:
            self.events += 1
            self.app.handle(pygame.event.Event(kind, **facts))

    def _key(self, code: int, mod: int = 0, text: str = "") -> None:
        self._send(pygame.KEYDOWN, key=code, mod=mod, unicode=text, scancode=0)
        if text and not mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self._send(pygame.TEXTINPUT, text=text)
        self._send(pygame.KEYUP, key=code, mod=mod, scancode=0)

    def _press_key(self) -> None:
        often = self.dice.random() < 0.6
        code = self.dice.choice(_LETTERS if often else _ALL_KEYS)
        self._key(code, self.dice.choice(_MODS), chr(code) if 32 <= code < 127 else "")

    def _press_enter(self) -> None:
        self._key(_ENTER)

    def _go_back(self) -> None:
        self._key(pygame.K_ESCAPE)

    def _play_on(self) -> None:
        """Play sensibly for whoever is asked, for a while."""
        for _ in range(self.dice.randrange(60)):
            top = self.app.top
            if isinstance(top, CurtainScene):
                self._open_curtain()
            elif isinstance(top, ScoreScene | LastTrickScene | ClaimScene):
                self._press_enter()
            elif isinstance(top, TableScene):
                play_for_person(top)
            self._let_time_pass()

    def _open_curtain(self) -> None:
        """Hold the key down long enough, and press it again if two presses are needed."""
        for _ in range(2):
            self.app.turn(max(PAUSES))
            self._send(pygame.KEYDOWN, key=_OPENING_KEY, mod=0, unicode="r", scancode=0)
            self.app.turn(max(PAUSES))
            self._send(pygame.KEYUP, key=_OPENING_KEY, mod=0, scancode=0)

    def _step(self) -> None:
        for _ in range(self.dice.randrange(1, 5)):
            self._key(self.dice.choice(_STEPS))

    def _press_item(self) -> None:
        """Click on something that can be pressed; rarely on what leads away from the scene."""
        items = [item for item in self._top.items if item.is_focusable and not self._shuns(item)]
        if items and not self.app.window.is_too_small:
            self._click_at(self.dice.choice(items).rect.center)

    def _shuns(self, item: Item) -> bool:
        return item.key in {"quit", "pause", "rules", "settings"} and self.dice.random() < 0.8

    def _click(self) -> None:
        self._click_at(self._place(), self.dice.choice((1, 1, 1, 2, 3)))

    def _click_at(self, place: tuple[int, int], button: int = 1) -> None:
        self._send(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))
        self._send(pygame.MOUSEBUTTONDOWN, pos=place, button=button)
        self._send(pygame.MOUSEBUTTONUP, pos=place, button=button)

    def _drag(self) -> None:
        items = self._top.items
        start = self.dice.choice(items).rect.center if items and self.dice.random() < 0.7 else self._place()
        self._send(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0))
        self._send(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        for _ in range(self.dice.randrange(3)):
            self._send(pygame.MOUSEMOTION, pos=self._place(), rel=(1, 1), buttons=(1, 0, 0))
            self.app.turn(self.dice.choice(PAUSES))
        if self.dice.random() < 0.9:
            self._send(pygame.MOUSEBUTTONUP, pos=self._place(), button=1)

    def _use_pad(self) -> None:
        """Press a button, let go of one, move a stick, or pull a pad out."""
        pad, kind = self.dice.randrange(2), self.dice.random()
        if kind < 0.5:
            self._send(pygame.CONTROLLERBUTTONDOWN, instance_id=pad, button=self.dice.choice(_PAD_BUTTONS))
        elif kind < 0.8:
            self._send(pygame.CONTROLLERBUTTONUP, instance_id=pad, button=self.dice.choice(_PAD_BUTTONS))
        elif kind < 0.98:
            value = self.dice.choice((-32768, -20000, 0, 9000, 32767))
            self._send(pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=self.dice.randrange(7), value=value)
        else:
            self._send(pygame.CONTROLLERDEVICEREMOVED, instance_id=pad)

    def _turn_wheel(self) -> None:
        notches = self.dice.choice((-3, -1, 1, 3))
        self._send(pygame.MOUSEWHEEL, x=0, y=notches, precise_x=0.0, precise_y=float(notches))

    def _type(self) -> None:
        for letter in self.dice.choice(TEXTS):
            self._key(ord(letter) if letter.isascii() else 0, 0, letter)

    def _change_setting(self) -> None:
        name = self.dice.choice(sorted(CHOICES))
        setattr(self.app.settings, name, self.dice.choice(CHOICES[name]))
        self.app.apply_settings()

    def _resize(self) -> None:
        size = self.dice.choice(SIZES)
        if not self.app.window.is_full_screen:
            self.app.window.set_size(size)
            self._send(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])

    def _disturb(self) -> None:
        kinds = pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED
        self._send(self.dice.choice(kinds))

    def _place(self) -> tuple[int, int]:
        width, height = self.app.canvas.surface.get_size()
        return self.dice.randrange(width), self.dice.randrange(height)


def _texts(store: Store) -> dict[str, str]:
    """Return the matches to continue, by their games."""
    return {game: encode_record(record) for game, record in store.matches.items()}


def assert_same(left: dict[str, str], found: dict[str, str]) -> None:
    """Check that the matches found are those that were left."""
    assert left.keys() == found.keys(), f"{list(left)} were left, {list(found)} found"
    for game, text in left.items():
        pairs = enumerate(zip(text, found[game], strict=False))
        same = next((place for place, (one, other) in pairs if one != other), 40)
        told = f"of {game} was left …{text[same - 40 :]}, and found …{found[game][same - 40 :]}"
        assert text == found[game], told


def assert_hides(scene: TableScene) -> None:
    """Check that no card of a hidden hand lies face up; behind a drawn curtain every hand is hidden."""
    if scene.panel is None and not isinstance(scene.app.top, CurtainScene):
        return  # cards may be on their way
    state = scene.match.rounds[-1][-1]
    seen = {state.board.dummy, None if scene.shown.viewer is None else state.board.own_hand(scene.shown.viewer)}
    hidden = {card for hand, cards in enumerate(state.hands) if hand not in seen for card in cards}
    shown = {sprite.card for sprite in scene.shown.stage.sprites.values() if sprite.card is not None} & hidden
    assert not shown, f"cards of others lie face up: {sorted(card.text for card in shown)}"
