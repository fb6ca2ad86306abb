"""Somebody who plays without seeing anything: by keys, and by what the text file says."""

from __future__ import annotations

import random
import re

import pygame
import pytest

from goodge.engine.games import GAMES
from goodge.engine.record import Record
from goodge.ui.program.app import App
from goodge.ui.scenes.table.latch import DEAF_SECONDS, HOLD_SECONDS
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.scenes.title.scene import TitleScene
from tests.ui.checks import key, press
from tests.ui.menus import knows_the_game
from tests.ui.narration import Listener
from tests.ui.tables import OPENING_KEY, setup
from tests.ui.test_pad_whole import SEEDS, SHORT

LETTERS = {
    "Spades": pygame.K_s, "Diamonds": pygame.K_d, "Stars": pygame.K_t, "Hearts": pygame.K_h, "Clubs": pygame.K_c,
}  # fmt: skip
CURIOUS = (
    pygame.K_RETURN, pygame.K_SPACE, pygame.K_t, pygame.K_r, pygame.K_v, pygame.K_p, pygame.K_g, pygame.K_h,
    pygame.K_d, pygame.K_c, pygame.K_k, pygame.K_i, pygame.K_F2, pygame.K_F3,
    pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN,
)  # fmt: skip
_ENOUGH = 110  # points to bid
_PATIENCE = 12  # frames in which nothing is heard
_BID = re.compile(r"Bid (\d+) or more, or pass")
_LED = re.compile(r"(Spades|Diamonds|Stars|Hearts|Clubs) were led: play a \w+(\.|$)")
_SUIT = re.compile(r"(Spades|Diamonds|Stars|Hearts|Clubs): ([^;.]+)")
_PLAY = re.compile(
    r"Start the trick|Play your last card|The dummy goes first"
    r"|Lead any suit|You have only spades|(was|were) led|You have no \w+: play any card|The dummy’s turn"
    r"|cancelled each other|came next"
)


class BlindPlayer:
    """Plays by ear. `heard` are all lines so far; where a line begins as in `go_on`, Enter leads on."""

    go_on: tuple[str, ...] = ("New game, button", "Next round, button", "Go on, button", "Start, button")

    def __init__(self, app: App) -> None:
        self._app = app
        self._ear = Listener(app)
        self.heard: list[str] = []
        self.refused: list[str] = []
        self.suits: dict[str, int] = {}
        self._is_curious = True

    def play(self, most: int = 6000) -> str:
        """From the title to the winner; the line that says who has won."""
        silence = 0
        for _ in range(most):
            news = self._listen()
            for line in news:
                if self.is_won(line):
                    return line
            self._act_on(news)
            silence = 0 if news else silence + 1
            if silence > _PATIENCE and not self.is_patient():
                silence = 0
                press(self._app, pygame.K_t)  # whose turn is it?
                if not self._act_on(self._listen()):
                    press(self._app, pygame.K_RETURN)
        raise AssertionError((len(self.heard), self.heard[-200:]))

    def _act_on(self, news: list[str]) -> bool:
        """Do what these lines ask for, one after another; return True if any asks for anything."""
        return True in [self._act(line) for line in news]

    def _listen(self) -> list[str]:
        top = self._app.top
        if isinstance(top, TableScene):
            top.wait(120)  # computer players think on threads of their own
        news = self._ear.hear()
        self.heard += news
        return news

    def is_patient(self) -> bool:
        """True if nothing is to be done but to wait."""
        return False

    def is_won(self, line: str) -> bool:
        return line.startswith("Play again, button")

    def try_curtain(self) -> None:
        """Do nothing more before a curtain than to open it."""

    def _act(self, line: str) -> bool:
        """Do what a line asks for; return True if it asks for anything."""
        self._remember(line)
        bid = _BID.search(line)
        if line.startswith(self.go_on):
            press(self._app, pygame.K_RETURN)
        elif bid is not None:
            press(self._app, pygame.K_RETURN if int(bid[1]) <= _ENOUGH else pygame.K_x)
        elif "Nobody can bid more" in line:
            press(self._app, pygame.K_x)
        elif "Look at the cards, or bid blind nil" in line:
            press(self._app, pygame.K_l)
        elif "Bid how many tricks" in line or "lay away any three cards" in line or "must bid" in line:
            press(self._app, pygame.K_RETURN)
        elif "Choose the trump suit" in line:
            self._go_to(max(self.suits, key=lambda suit: self.suits[suit]))
            press(self._app, pygame.K_RETURN)
        elif line.startswith("Hand the screen to"):
            self._open_curtain()
        elif _PLAY.search(line) is not None:
            self._play_card(line)
        else:
            return False
        return True

    def _remember(self, line: str) -> None:
        """Count the cards of each suit, when the own hand is told."""
        held = _SUIT.findall(line.split(" holds ")[1]) if " holds " in line else []
        if held:
            self.suits = {suit: ranks.count(",") + 1 for suit, ranks in held}

    def _play_card(self, asked: str) -> None:
        """Go to the suit that was led, or along the hand to a card that may be played, and play it."""
        led = _LED.search(asked)
        if self._is_curious and led is not None:
            self._try_another(led[1])
        elif led is not None:
            self._go_to(led[1])
        else:
            self._step_to_a_playable()
        press(self._app, pygame.K_RETURN)

    def _try_another(self, suit: str) -> None:
        """Try a card that does not follow suit, and hear why that is refused; until that was heard, again and again."""
        other = next((name for name in LETTERS if name != suit and self.suits.get(name)), None)
        if other is not None:
            self._go_to(other)
            self._listen()
            press(self._app, pygame.K_RETURN)
            self.refused += [line for line in self._listen() if "led" in line]
            self._is_curious = not self.refused
        self._go_to(suit)

    def _go_to(self, suit: str) -> None:
        self._app.handle(key(LETTERS[suit], mod=pygame.KMOD_LSHIFT))
        self._app.handle(pygame.event.Event(pygame.KEYUP, key=LETTERS[suit], mod=0))

    def _step_to_a_playable(self) -> None:
        for _ in range(20):
            press(self._app, pygame.K_RIGHT)
            if not any("not now" in line for line in self._listen()):
                return

    def _open_curtain(self) -> None:
        for _ in range(4):
            self._app.turn(DEAF_SECONDS)
        self.try_curtain()
        self._app.handle(key(OPENING_KEY))
        self._app.turn(HOLD_SECONDS)
        self._app.handle(pygame.event.Event(pygame.KEYUP, key=OPENING_KEY, mod=0))


class Eavesdropper(BlindPlayer):
    """Tries keys before it opens a curtain, in one round. `overheard` is what is told meanwhile.

    It stops after `most` curtains, too.
    """

    def __init__(self, app: App, most: int = 1000) -> None:
        super().__init__(app)
        self.overheard: list[str] = []
        self._curtains = most

    def try_curtain(self) -> None:
        self._curtains -= 1
        self.overheard.append(self.heard[-1])
        for code in CURIOUS:
            for mod in (0, pygame.KMOD_LSHIFT):
                self._app.handle(key(code, mod=mod))
                self._app.handle(pygame.event.Event(pygame.KEYUP, key=code, mod=0))
                self.overheard += self._ear.hear()

    def is_won(self, line: str) -> bool:
        return self._curtains < 1 or line.startswith("Next round, button") or super().is_won(line)


def play_by_ear(
    player: BlindPlayer, app: App, game: str, people: int, monkeypatch: pytest.MonkeyPatch, number: int = 0
) -> Record:
    """A short match from the title to the winner, or until the player stops; the other seats are novices.

    Each `number` is that of another deal.
    """
    seed = SEEDS[game] + number
    monkeypatch.setattr(random, "SystemRandom", lambda: random.Random(seed))
    seats = GAMES[game].seats(GAMES[game].read_rules({}))
    levels = tuple(None if seat < people else "novice" for seat in range(seats))
    app.settings.remember(setup(levels, seed, game, **SHORT[game]))
    knows_the_game(app)
    app.reset(TitleScene(app))
    player.play()
    assert app.match is not None
    return app.match
