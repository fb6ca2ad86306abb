"""The rest of a round in which nothing that was bid can change any more: it can be left to the computer."""

from __future__ import annotations

from ....engine.game import Phase
from ....table.driver import Driver
from ...tabletop.offers import Tool
from ...widgets.base import Item
from ...widgets.commands import Command
from ...wording.phrases import say
from ..dialog import Answer, DialogScene
from .frame import TableFrame

_KEY = "rest"


class RestOfRound:
    """Offers to play the rest of a round by itself, for everybody; the rules score it like any other."""

    def __init__(self, frame: TableFrame, driver: Driver) -> None:
        self._frame, self._driver = frame, driver

    def tool(self) -> Tool | None:
        """Return the tool that lets the rest play itself, or stops it; None where neither can be done."""
        if self._driver.plays_for_people:
            return Tool(_KEY, self.stop, say("table: button", "Stop"), keycap=Command.PLAY_REST, width=180)
        if not self.is_offered:
            return None
        words = say("table: button", "Let the rest play itself")
        tip = say(
            "table: tip of Let the rest play itself",
            "All bids are decided: the computer plays the cards left, for everybody",
        )
        return Tool(_KEY, self._ask, words, keycap=Command.PLAY_REST, tip=tip, width=280)

    @property
    def is_offered(self) -> bool:
        """True if people have cards to choose from, but nothing that was bid can change."""
        shown = self._frame.shown
        board, presenter = shown.view.board, shown.presenter
        left = presenter.game.hand_size(shown.view.rules) - len(board.tricks)
        may_choose = shown.has_people and board.phase is Phase.PLAY and left > 1
        return may_choose and presenter.game.is_settled(board)

    def is_stopped_by(self, item: Item | None) -> bool:
        """Return True if an item is the button that stops it, which is heard while cards move."""
        return self._driver.plays_for_people and item is not None and item.key == _KEY

    def start_or_stop(self) -> bool:
        """Let the rest play itself, or stop it; return False if neither can be done now."""
        if self._driver.plays_for_people:
            self.stop()
            return True
        is_offered = self.is_offered
        if is_offered:
            self._ask()
        return is_offered

    def stop(self) -> None:
        """Ask people again."""
        if self._driver.plays_for_people:
            self._driver.cancel()
            self._set(is_on=False)

    def _ask(self) -> None:
        """Begin at once for one person; several at the screen are asked first."""
        if not self._frame.shown.is_shared:
            self._start()
            return
        title = say("question: the rest of a round", "Let the rest play itself?")
        words = say(
            "question: the rest of a round",
            "All bids are decided. The computer plays the cards that are left, for everybody at the table.",
        )
        yes = Answer(say("answer: the rest of a round", "Let it play"), self._start, "primary")
        answers = (yes, Answer(say("answer: the rest of a round", "Play on ourselves")))
        self._frame.app.push(DialogScene(self._frame.app, title, words, answers))

    def _start(self) -> None:
        self._set(is_on=True)

    def _set(self, *, is_on: bool) -> None:
        frame = self._frame
        self._driver.plays_for_people = frame.is_hurried = is_on
        frame.panel = None
        frame.shown.unsay()
        frame.shown.measure(frame.app.canvas, frame.manner)
        frame.refresh()
