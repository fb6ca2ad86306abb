"""Watching a game: a record is replayed on the table, seen from behind one of the players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

from ....engine.game import Phase
from ....engine.record import Record, encode_record
from ....table.replay import Replay
from ...motion import speeds
from ...program.app import App
from ...program.teams import Occasion
from ...scorecard.export import SheetError, save_new
from ...tabletop.offers import Offers, Tool
from ...tabletop.shown import Manner
from ...widgets.commands import Command, Deeds, cap
from ...wording.figures import saved_words
from ...wording.lists import listed
from ...wording.matches import after_round_words, team_wins_words, total_words, wins_words
from ...wording.phrases import say
from ..saved import saved_scene
from .frame import TableFrame
from .tools import sound_and_rules

_SPEEDS = (1.0, 2.0, 4.0)
_ROUND_REST = 2.5


class WatchScene(TableFrame):
    """A replay that runs by itself, stops, and goes step by step. `newer` gives the record as it is by then.

    A game still in progress is followed for as long as people watch.
    """

    def __init__(self, app: App, replay: Replay, newer: Callable[[], Record], occasion: Occasion | None = None) -> None:
        self._replay, self._newer = replay, newer
        self._is_running, self._speed, self._rest = True, 0, 0.0
        self._is_told = False
        super().__init__(app, replay, (), 0, occasion)  # nobody is asked now, whoever sat there then
        if not replay.has_steps:
            self.catch_up()

    @property
    def manner(self) -> Manner:
        return super().manner._replace(factor=speeds.FACTORS["normal"] / _SPEEDS[self._speed])

    @property
    def offers(self) -> Offers:
        tip = say("watching: tip of the button that leaves", "Back · {key}", key=cap(Command.BACK))
        back = Tool("back", self.on_escape, icon="close", tip=tip)
        tip = say("watching: tip of the button that saves", "Save the match · {key}", key=cap(Command.SAVE_SHEET))
        save = Tool("save", self.save, icon="save", tip=tip)
        return Offers(back, (*sound_and_rules(self.app), save), row=self._row())

    def _row(self) -> tuple[Tool, ...]:
        """Return the tools that run the replay and choose the player to sit behind; the way out once it is over."""
        if self.table.is_over and self._is_told:
            return (Tool("leave", self.on_escape, say("button", "Back"), keycap=Command.BACK, width=150, is_main=True),)
        run = say("watching: button", "Pause") if self._is_running else say("watching: button", "Resume")
        step, move = say("watching: button", "Step"), say("watching: tip of Step", "The next move")
        skip, to_end = say("watching: button", "End of round"), say("watching: tip", "To the end of the round")
        speed = say("watching: button", "Speed ×{times}", times=f"{_SPEEDS[self._speed]:.0f}")
        seat = say("watching: button", "Other seat")
        behind = say("watching: tip", "You sit behind {name}", name=self.shown.names[self.shown.viewer or 0])
        return (
            Tool("run", self._toggle, run, keycap=Command.RUN, width=150, is_main=True),
            Tool("step", self._step, step, keycap=Command.STEP, tip=move, width=112),
            Tool("round", self.skip, skip, keycap=Command.SKIP_ROUND, tip=to_end, width=190),
            Tool("faster", self._hasten, speed, keycap=Command.FASTER, width=158),
            Tool("seat", self._change_seat, seat, keycap=Command.OTHER_SEAT, tip=behind, width=166),
        )

    def default_focus(self) -> str | None:
        return "leave" if self.item("leave") is not None else "run"

    # -- progress ---- ------------------------------------------------------------------------------------

    def go_on(self, seconds: float) -> None:
        steps = self.table.take_steps()
        if steps:
            for step in steps:
                self.director.add(*step.seen_by(self.shown.viewer))
            self.director.go_on()
        elif self.table.round_over:
            self._end_round()
        else:
            self._rest -= seconds
            if self._is_running and self._rest <= 0:
                self._forward()

    def _end_round(self) -> None:
        if not self._is_told:
            self._is_told = True
            if self.shown.view.board.phase is Phase.SCORED:
                signs = tuple(filter(None, map(self.shown.presenter.side_emblem, self._sides)))
                self.shown.announce("crown" if self.table.is_over else signs or None, self._how_it_stands)
                failed = [self.shown.presenter.has_failed(self.shown.view, side) for side in self._sides]
                self.shown.captions.pale = tuple(number for number, has_failed in enumerate(failed) if has_failed)
                self.shown.timeline.rest(_ROUND_REST)
            self.refresh()
        elif self._is_running:
            self._forward()

    @property
    def _sides(self) -> Sequence[int]:
        """The sides in the order in which they stand in the bar."""
        return range(len(self.shown.view.totals)) if self.occasion is None else self.occasion.sides

    def _how_it_stands(self) -> str:
        """Say what the totals are once a round has been scored, and what teams took, or who has won."""
        totals, players = self.shown.view.totals, self.shown.names
        sides = [players[side :: len(totals)] for side in range(len(totals))]
        names = [listed(side) for side in sides] if self.occasion is None else list(self.occasion.teams)
        winner = self.table.record.winner
        taken = [self.shown.presenter.taken_words(self.shown.view, side) for side in self._sides]
        if winner is None and all(taken):
            told = zip(self._sides, taken, strict=True)
            return "\n".join(after_round_words(names[side], words, totals[side]) for side, words in told)
        if winner is None:
            return " · ".join(total_words(name, total) for name, total in zip(names, totals, strict=True))
        has_teams = len(sides) < len(players)
        return team_wins_words(names[winner], totals[winner]) if has_teams else wins_words(sides[winner])

    def _forward(self) -> None:
        """Show the next move or deal; at the end of the record, ask for what has been played since."""
        if not self._replay.has_next and not self.table.is_over:
            self._replay.extend(self._newer())
        was_over = self.table.round_over
        if self._replay.has_next:
            self._replay.step()
            self._rest = speeds.THINK_AT_LEAST * self.shown.timeline.factor
            if was_over:
                self._is_told = False
                self.shown.end_announcement()
        else:
            self._rest = 1.0

    # -- buttons --------- --------------------------------------------------------------------------------

    def _toggle(self) -> None:
        self._is_running = not self._is_running
        self.refresh()

    def _step(self) -> None:
        self._is_running = False
        if self.director.is_idle:
            self._forward()
        else:
            self.director.hurry()

    def skip(self) -> None:
        """Skip to the end of the round, or on to the next round."""
        if self.table.round_over:
            self._forward()
        self._replay.skip_round()
        self._is_told = False
        self.catch_up()

    def _hasten(self) -> None:
        self._speed = (self._speed + 1) % len(_SPEEDS)
        self.shown.measure(self.app.canvas, self.manner)
        self.refresh()

    def _change_seat(self) -> None:
        self.shown.viewer = ((self.shown.viewer or 0) + 1) % len(self.shown.names)
        self.director.hurry()
        self.shown.measure(self.app.canvas, self.manner)
        self.catch_up()

    def save(self) -> None:
        """Save the match, as far as it has been played, as a file that this program opens; tell the player where."""
        record, stem = self._newer(), f"{self.face.offer.name} {date.today().isoformat()}"
        try:
            path = save_new(self.app.home.pictures_dir, stem, ".goodge", encode_record(record).encode())
        except SheetError as trouble:
            self.app.notices.add(str(trouble))
        else:
            self.app.push(saved_scene(self.app, saved_words(path), path))

    @property
    def deeds(self) -> Deeds:
        return {
            Command.RUN: self._toggle,
            Command.STEP: self._step,
            Command.SKIP_ROUND: self.skip,
            Command.FASTER: self._hasten,
            Command.OTHER_SEAT: self._change_seat,
            Command.LAST_TRICK: self.show_last_trick,
            Command.SHEET: self.app.open_sheet,
            Command.SAVE_SHEET: self.save,
            Command.TELL: self.tell_next,
        }

    def on_click_elsewhere(self, place: tuple[int, int]) -> None:  # noqa: ARG002
        self.director.hurry()

    def on_escape(self) -> None:
        self.app.pop()
