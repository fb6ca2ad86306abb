"""A bid that takes two presses: a key arms it, Enter makes it, and other keys take it back, but for those that tell."""

from __future__ import annotations

from typing import ClassVar

from ....engine.actions import Action, BlindNil, Nil
from ....engine.cards import Card
from ...widgets.commands import Command, Deeds, Press, cap
from ...wording.bids import against_hint, armed_hint
from ...wording.prompts import AnyPrompt, ArmedNil, asked_words
from .panel import PhasePanel

_TELLING = (
    Command.TURN, Command.TRICK, Command.TRICK_BEFORE, Command.BIDS, Command.POINTS, Command.OUT, Command.READ,
    Command.HINT,
)  # fmt: skip


class ArmingPanel(PhasePanel):
    """A phase with a bold bid: `arming_command` arms and disarms it, `armed` says how it stands.

    Advice leaves it armed; but once something else was advised, the next Enter only takes it back.
    """

    arming_command: ClassVar[Command]
    armed: ClassVar[Nil | BlindNil]
    is_armed = False
    _is_against = False
    _is_armed_by_advice = False

    def arm(self, *, is_armed: bool) -> None:
        """Arm the bid or disarm it, and move the focus to what Enter does then."""
        if is_armed != self.is_armed:
            self.is_armed, self._is_against, self._is_armed_by_advice = is_armed, False, False
            self.shown.tell(asked_words, self.prompt, self.shown.asked_name)
        first = self.first_focus()
        if first is not None:
            self.asker.focus(first)
        self.shown.refresh()

    def toggle(self) -> None:
        """Arm the bid if it is not armed; otherwise disarm it."""
        self.arm(is_armed=not self.is_armed)

    @property
    def deeds(self) -> Deeds:
        back = {Command.BACK: self.toggle} if self.is_armed else {}
        enter = {Command.ANSWER: self.toggle} if self.is_advised_against else {}
        return {**super().deeds, **back, **enter, self.arming_command: self._press_key}

    def _press_key(self) -> None:
        """Arm the bid or disarm it; one that advice has just armed stays: whoever follows it presses the key, too."""
        if self.is_armed and self._is_armed_by_advice:
            self._is_armed_by_advice = False
        else:
            self.toggle()

    @property
    def is_advised_against(self) -> bool:
        """True while it stands armed and something else has been advised since."""
        return self.is_armed and self._is_against

    def hear(self, press: Press) -> None:
        super().hear(press)
        if self.is_armed and not press.means((Command.PRESS, Command.BACK, self.arming_command, *_TELLING)):
            self.arm(is_armed=False)

    def propose(self, action: Action) -> None:
        if self.is_armed:
            self._is_against = action != self.armed
            self.shown.refresh()
            return
        super().propose(action)
        if action == self.armed and not self.is_set:
            self.arm(is_armed=True)
            self._is_armed_by_advice = True

    @property
    def is_blind(self) -> bool:
        """True where the bold bid is made before the cards are seen."""
        return isinstance(self.armed, BlindNil)

    @property
    def prompt(self) -> AnyPrompt:
        return ArmedNil(self.is_blind) if self.is_armed else super().prompt

    def detail(self, card: Card | None) -> str:
        if self.is_advised_against:
            return against_hint(cap(Command.ANSWER), blind=self.is_blind)
        return armed_hint(cap(Command.PRESS), blind=self.is_blind) if self.is_armed else super().detail(card)
