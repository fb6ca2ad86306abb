"""A person at the packaged program, who knows from the save what is to be done."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from goodge.engine.actions import Action
from goodge.engine.game import Phase, View
from goodge.engine.record import Record
from goodge.table.home import Home

from .hands import Keys, Mouse
from .program import Program
from .saves import last_state, record_of, referee, save_in
from .twin import Twin, see
from .waiting import wait_until

AnyView = View[Any]
Plan = Callable[[AnyView], Action]


class Sitting:
    """Acts for all people of the match.

    Before each action the screen is what the twin draws of the save, and after it the save holds the action.
    `curtains` collects by name the pictures of the curtain, one for each time that it was drawn.
    """

    def __init__(
        self, home: Path, program: Program, twin: Twin, hands: Callable[[Program, Twin], Keys | Mouse] = Keys
    ) -> None:
        self.curtains: dict[str, list[bytes]] = {}
        self._home, self._program, self._twin = home, program, twin
        self._hands = hands(program, twin)
        self._viewer: int | None = None
        self._shown: bytes | None = None

    @property
    def record(self) -> Record:
        """The match as it is on disk; once it is won, among the finished ones."""
        return wait_until(lambda: record_of(self._match()), "a save that can be read")

    @property
    def is_won(self) -> bool:
        """Whether somebody has won; for a moment more the match may still be the save."""
        return self.record.winner is not None

    @property
    def is_put_away(self) -> bool:
        """Whether the match has gone to the finished ones."""
        return save_in(self._home) is None

    def play_round(self, plan: Plan, actions: int = 1000) -> None:
        """Plays until the round is over, or until so many actions have been done for people."""
        for _ in range(actions):
            view = self.ready()
            if view is None:
                return
            self.act(view, plan(view))

    def ready(self) -> AnyView | None:
        """Waits for a person's turn, until the screen shows it; what that person may know. None: the round is over."""
        wait_until(self._is_persons_turn, "a person's turn")
        if self.record.winner is not None:
            return None
        self._show_twin()
        see(self._program, self._twin)
        if self._twin.curtain_is_drawn:
            self._draw_back_curtain()
        return self._view()

    def act(self, view: AnyView, action: Action) -> None:
        """Does this with the hands, and waits until it is on disk."""
        self._hands.prepare(action, view)
        see(self._program, self._twin)
        rounds, done = len(self.record.rounds), len(last_state(self.record).actions)
        self._hands.settle(action)
        wait_until(lambda: len(last_state(self.record).actions) > done, f"“{action.text}” in the save")
        assert len(self.record.rounds) == rounds
        made = last_state(self.record).actions[done].text
        assert sorted(made.split()) == sorted(action.text.split())
        if view.board.phase is not last_state(self.record).board.phase:
            self.judge()

    def go_on(self) -> None:
        """From the score to the next round, with Enter."""
        rounds = len(self.record.rounds)
        self._program.press("Return")
        wait_until(lambda: len(self.record.rounds) > rounds, "the next round")
        self._viewer = None

    def judge(self) -> dict[str, Any]:
        """The packaged referee's verdict on the match as it is on disk, which is that all is right.

        It reads a copy: the program plays on, and may move the match to the finished ones meanwhile.
        """
        copy = self._home.with_name("judged.json")
        copy.write_bytes(wait_until(self._readable_match, "a save that can be read"))
        [verdict] = referee(self._home, copy)
        return verdict

    # -- the save and the screen --------------------------------------------------------------------------

    def _match(self) -> bytes:
        """The save, or the finished match that it has become; a match is among those before its save goes."""
        save = save_in(self._home)
        return Home.at(self._home).records_file.read_bytes() if save is None else save

    def _readable_match(self) -> bytes | None:
        match = self._match()
        return match if record_of(match) else None

    def _view(self) -> AnyView | None:
        """What the seat to act may know; None: the round is over."""
        record = self.record
        state = last_state(record)
        return None if state.board.turn is None else record.game.view_for(state, state.board.turn)

    def _is_persons_turn(self) -> bool:
        """True if a person is asked, or the round is over; the last cards play themselves."""
        record = self.record
        board = last_state(record).board
        if board.turn is None:
            return True
        is_last = board.phase is Phase.PLAY and len(board.tricks) == record.game.hand_size(record.rules) - 1
        return record.extra["seats"][board.turn] is None and not is_last

    def _show_twin(self) -> None:
        """Lets the twin show the save as it is now."""
        save = wait_until(self._readable_save, "a save that can be read")
        if save != self._shown:
            self._shown = save
            self._twin.show(save)
            view = self._view()
            if self._twin.curtain_is_drawn and view is not None and view.seat == self._viewer:
                self._twin.hold("r")

    def _readable_save(self) -> bytes | None:
        save = save_in(self._home)
        return save if record_of(save) else None

    def _draw_back_curtain(self) -> None:
        view = self._view()
        assert view is not None
        assert view.seat is not None
        self.curtains.setdefault(self.record.players[view.seat], []).append(self._program.picture().tobytes())
        self._viewer = view.seat
        self._twin.hold("r")
        with self._program.holding("r"):
            see(self._program, self._twin)
