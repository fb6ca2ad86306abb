"""The pause menu over a match that waits or is over. The match is saved after every move."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ..program.app import App
from ..widgets.commands import Command, Deeds
from ..wording import claims as words
from ..wording.deals import deal_button_words
from ..wording.phrases import say
from .deal import DealScene, MatchDeal
from .dialog import DialogAnswer, DialogScene
from .menu import MenuEntry, MenuScene


class PauseScene(MenuScene):
    """A menu over any scene of a match. Leaving the match removes all scenes, which closes their table."""

    def __init__(self, app: App, *, is_over: bool = False) -> None:
        """`is_over`: the match has been won and its sheet is shown, so there is nothing to go on with."""
        super().__init__(app)
        self._is_over = is_over
        self._surrender = None if is_over else app.surrender
        self._deal = None if app.match is None else MatchDeal.of(app, app.match)

    @property
    def deeds(self) -> Deeds:
        deal = {} if self._deal is None else {Command.DEAL: self._show_deal, Command.COPY: self._deal.copy}
        return {Command.SHEET: self.app.open_sheet, **deal}

    @property
    def heading(self) -> str:
        if self._is_over:
            return say("pause: heading", "The match is over")
        return say("pause: heading", "Pause")

    @property
    def note(self) -> str:
        if not self.app.store.can_save:
            return say("pause: note", "This match cannot be saved.")
        if self._is_over:
            return say("pause: note", "The finished match is kept.")
        return say("pause: note", "Every move is saved as it is made.")

    def rows(self) -> list[list[MenuEntry]]:
        host = self.app.host
        has_sheet = self.app.match is not None
        back = ("resume", say("pause: button", "Resume"))
        if self._is_over:
            back = ("result", say("pause: button", "Back to the result"))
        entries = [
            *(
                [MenuEntry("sheet", say("button", "Score sheet"), self.app.open_sheet, Command.SHEET)]
                if has_sheet
                else []
            ),
            MenuEntry("rules", say("button", "Rules"), self.app.open_rules, Command.RULES),
            MenuEntry("settings", say("button", "Settings"), self._settings),
            *self._give_up_entry(),
            *([] if host is None else [MenuEntry("host", host.host_words or "", lambda: self.app.go_back_to(host))]),
            MenuEntry("title", say("pause: button", "Main menu"), self._to_title),
            MenuEntry("quit", say("button: ends the program", "Quit"), self.app.quit),
        ]
        pairs = [entries[at : at + 2] for at in range(0, len(entries), 2)]
        deal = [] if self._deal is None else [[self._deal_entry(self._deal)]]  # its number takes a whole row
        return [[MenuEntry(*back, self.app.pop, Command.BACK)], *pairs, *deal]

    def _deal_entry(self, deal: MatchDeal) -> MenuEntry:
        return MenuEntry("deal", deal_button_words(deal.number), self._show_deal, Command.DEAL)

    def _give_up_entry(self) -> list[MenuEntry]:
        return [] if self._surrender is None else [MenuEntry("give_up", words.GIVE_UP.say(), self._ask)]

    def _ask(self) -> None:
        """Ask what to give up, and say what becomes of it."""
        ways = self._surrender
        if ways is None:
            return
        said, answers = [], []
        for words_of, text, do in (
            (ways.round_words, words.THE_ROUND, ways.of_round),
            (words.match_words(), words.THE_MATCH, ways.of_match),
        ):
            if do is not None:
                said.append(words_of)
                answers.append(DialogAnswer(text.say(), partial(self._give_up, do)))
        answers.append(DialogAnswer(words.PLAY_ON.say(), self.app.pop, "primary"))  # a hasty Enter gives nothing up
        self.app.push(DialogScene(self.app, words.QUESTION.say(), " ".join(said), answers))

    def _give_up(self, do: Callable[[], None]) -> None:
        self.app.pop()
        do()

    def _show_deal(self) -> None:
        if self._deal is not None:
            self.app.push(DealScene(self.app, self._deal))

    def _settings(self) -> None:
        self.app.ways.settings(self.app)

    def _to_title(self) -> None:
        self.app.ways.title(self.app)
