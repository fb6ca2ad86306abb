"""The deal of a match: its number to read and to copy, and playing it again."""

from __future__ import annotations

from ...engine.record import Record
from ...engine.values import dataclass
from ...table.archive.setups import known_setup, people_in
from ..program.app import App
from ..widgets.clipboard import copy_text
from ..widgets.commands import Command, Deeds
from ..wording.deals import NOT_COPIED, about_deal, again_words, copied_words, deal_words, give_up_words
from ..wording.expert import HEADING, NO_ROUND_YET
from ..wording.games import game_name
from ..wording.phrases import say
from .dialog import DialogAnswer, DialogScene
from .menu import MenuEntry, MenuScene, back_entry


@dataclass(frozen=True, slots=True)
class MatchDeal:
    """The deal of a match on the screen. A game of a tournament counts once: it is not played again."""

    app: App
    record: Record
    number: int

    @classmethod
    def of(cls, app: App, record: Record) -> MatchDeal | None:
        """Return the deal of a match; None if its record does not tell."""
        setup = known_setup(record)
        return None if setup is None else cls(app, record, setup.seed)

    @property
    def may_be_played_again(self) -> bool:
        return self.app.host is None

    def copy(self) -> None:
        """Put the number on the clipboard, and say so."""
        self.app.notices.add(copied_words(self.number) if copy_text(str(self.number)) else NOT_COPIED.say())

    @property
    def has_round(self) -> bool:
        """True once a round has been played to its end."""
        return bool(self.record.rounds[0][-1].board.is_over)

    @property
    def has_people(self) -> bool:
        """True if somebody plays whose rounds the Expert's can be compared with."""
        return bool(people_in(self.record))

    def show_expert(self) -> None:
        """Compare the rounds with what the Expert makes of them."""
        if self.has_round and self.has_people:
            self.app.ways.against_expert(self.app, self.record)

    def play_again(self) -> None:
        """Start the match over: the same cards, players and seats."""
        self.app.ways.play_again(self.app, self.record)


class DealScene(MenuScene):
    """A menu of what can be done with a deal."""

    def __init__(self, app: App, deal: MatchDeal) -> None:
        super().__init__(app)
        self._deal = deal

    @property
    def heading(self) -> str:
        return deal_words(self._deal.number)

    @property
    def sentence(self) -> str:
        record = self._deal.record
        return about_deal(game_name(record.game), len(record.players))

    @property
    def note(self) -> str:
        return again_words() if self._deal.may_be_played_again else ""

    def rows(self) -> list[list[MenuEntry]]:
        copy = MenuEntry("copy", say("deal: button", "Copy the number"), self._deal.copy, Command.COPY)
        again = MenuEntry("again", say("deal: button", "The same deal again"), self._ask)
        off = None if self._deal.has_round else NO_ROUND_YET.say()
        expert = MenuEntry("expert", HEADING.say(), self._deal.show_expert, Command.EXPERT, off)
        others = [[again]] if self._deal.may_be_played_again else []
        others += [[expert]] if self._deal.has_people else []
        return [[copy], *others, [back_entry(self.app.pop)]]

    @property
    def deeds(self) -> Deeds:
        return {Command.COPY: self._deal.copy, Command.EXPERT: self._deal.show_expert, Command.DEAL: self.app.pop}

    def _ask(self) -> None:
        """Start over at once if the match has ended; otherwise ask first, as it would be lost."""
        if self._deal.record.winner is not None:
            self._deal.play_again()
            return
        answers = [
            DialogAnswer(say("deal: answer", "Start again"), self._deal.play_again),
            DialogAnswer(say("button", "Back"), style="primary"),
        ]
        self.app.push(DialogScene(self.app, say("deal: question", "The same deal again?"), give_up_words(), answers))
