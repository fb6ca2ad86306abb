"""Against the Expert: finished rounds are played again, the Expert sitting where people sat.

Each round begins at the totals at which people began it, so that like is compared with like, whatever came before. All
others at the table are who they were, and are asked with the same numbers. It is done on a thread, round by round.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Thread
from time import sleep

from ..engine.game import AnyGame, AnyState, Phase
from ..engine.hashes import sha256
from ..engine.record import Record
from ..engine.values import dataclass
from ..players import Budget, player_of
from .archive.duplicates import KeptGains
from .archive.setups import setup_of
from .seats import MatchSetup
from .thinker import Players, Question, answer
from .worker import Dropped

EXPERT = "expert"


@dataclass(frozen=True, slots=True)
class DuplicateBoard:
    """A finished round: how it was set up, the state after its deal, and what each side gained in it."""

    game: AnyGame
    setup: MatchSetup
    start: AnyState
    gains: tuple[int, ...]

    @property
    def key(self) -> str:
        """A name for all that the Expert's result follows from."""
        state, setup = self.start, self.setup
        facts = [
            self.game.id,
            dict(state.match.rules.as_options()),
            [(seat.level or EXPERT, seat.style) for seat in setup.seats],
            setup.players_seed,
            state.board.dealer,
            list(state.match.totals),
            [[card.text for card in pile] for pile in (*state.deal.hands, state.deal.stash)],
        ]
        return sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:24]


def boards_of(record: Record) -> tuple[DuplicateBoard, ...]:
    """Return the rounds of a match that are over. Raises RecordError if the record does not say who sat there."""
    setup, game = setup_of(record), record.game
    boards = []
    match = game.new_match(record.rules, record.rounds[0][-1].board.dealer)
    for states in record.rounds:
        last = states[-1]
        if not last.board.is_over:
            break
        start = game.open_round(match, last.deal)[0]
        gains = tuple(after - before for after, before in zip(last.match.totals, match.totals, strict=True))
        boards.append(DuplicateBoard(game, setup, start, gains))
        if last.match.winner is None:
            match = game.next_match(last)
    return tuple(boards)


def play_board(board: DuplicateBoard, players: Players, budget: Budget, note: Callable[[str], None]) -> tuple[int, ...]:
    """Return what each side gains if the Expert sits where people sat; nothing if the round is thrown in."""
    game, state = board.game, board.start
    while not state.board.is_over:
        turn = state.board.to_act
        seat = board.setup.seats[turn]
        question = Question(
            game.view_for(state, turn), seat.level or EXPERT, seat.style, board.setup.players_seed + turn
        )
        state = game.apply(state, answer(question, players, budget, note))[0]
    if state.board.phase is Phase.THROWN_IN:
        return (0,) * len(board.gains)
    return tuple(after - before for after, before in zip(state.match.totals, board.start.match.totals, strict=True))


@dataclass(frozen=True, slots=True)
class ReplayedMatch:
    """A match of which rounds are played again, and the Expert's gains in those that are done, in order."""

    record: Record
    boards: tuple[DuplicateBoard, ...]
    gains: tuple[tuple[int, ...], ...] = ()

    @property
    def is_done(self) -> bool:
        return len(self.gains) == len(self.boards)


class ExpertRounds:
    """Plays the rounds of matches again, one after the other, on a thread of its own. Close it when it is left.

    `load` finds the matches, on that thread. What was played before is taken from `kept`, and what is new goes there.
    """

    def __init__(
        self,
        load: Callable[[], Sequence[Record]],
        kept: KeptGains,
        note: Callable[[str], None],
        players: Players = player_of,
    ) -> None:
        self._load, self._kept, self._note, self._players = load, kept, note, players
        self._is_closing = False
        self.played: tuple[ReplayedMatch, ...] = ()
        self.is_done = False
        self._thread = Thread(target=self._run, name="against the expert", daemon=True)
        self._thread.start()

    def wait(self, seconds: float) -> None:
        """Wait until all is played. For scripts and tests."""
        self._thread.join(seconds)

    def close(self) -> None:
        """Stop, even in the middle of a thought."""
        self._is_closing = True
        self._thread.join()

    # -- on the thread ------------------------------------------------------------------------------------

    def _run(self) -> None:
        with suppress(Dropped):
            try:
                known = self._kept.read()
                self.played = tuple(ReplayedMatch(record, boards_of(record)) for record in self._load())
                for place in range(len(self.played)):
                    self._play(place, known)
            except Exception as error:  # a fault of ours must leave a trace
                self._note(f"the Expert's rounds have stopped: {error!r}")
            self.is_done = True

    def _play(self, place: int, known: dict[str, tuple[int, ...]]) -> None:
        for board in self.played[place].boards:
            key = board.key
            if key not in known:
                known[key] = play_board(board, self._players, Budget(yield_=self._go_on), self._note)
                self._kept.add(key, known[key])
            before = self.played[place]
            now = ReplayedMatch(before.record, before.boards, (*before.gains, known[key]))
            self.played = (*self.played[:place], now, *self.played[place + 1 :])

    def _go_on(self) -> None:
        if self._is_closing:
            raise Dropped
        sleep(0)  # lets the screen's thread in
