"""A few words at a real table when something happens for the first time, until somebody knows."""

from __future__ import annotations

from collections.abc import Collection

from ....coach.evening_moment import EveningMoment
from ....coach.firsts import First, first_for
from ....coach.ideas import Pointer
from ....coach.kin_firsts import kin_first_for
from ....coach.kin_moment import KinMoment
from ....coach.own_card import own_card
from ....engine.actions import PlayCard
from ....engine.advised import advised_in, is_advised
from ....engine.game import Phase
from ....engine.games import MAIN_GAME
from ....engine.games.goodge import GoodgeBoard
from ....engine.state import narrow
from ....table.firsts import Firsts, Once
from ....table.match_table import Table
from ...drawing.canvas import Canvas
from ...drawing.theme import KEYCAP
from ...program.app import App
from ...tabletop.director import Director
from ...tabletop.offers import Tool
from ...tabletop.panels.panel import PhasePanel
from ...tabletop.shown import ShownTable
from ...widgets.base import Item, Label
from ...widgets.commands import Command, cap
from ...widgets.device import in_use
from ...wording import firsts as words
from ...wording.happenings import go_on_keys
from ...wording.lists import side_by_side
from ..spoken import EDGES, draw_near, is_said, light, with_line

_KNOW, _WIDE = "know", 130  # the tool, and its width in units
_Place = tuple[int, bool]


class FirstTimes:
    """What is said once; a trick that something is said about stays until somebody wants to go on."""

    def __init__(self, app: App, table: Table, shown: ShownTable, director: Director) -> None:
        self._app, self._table, self._shown, self._director = app, table, shown, director
        self._said: Firsts | None = None
        self._line: tuple[Once, Pointer] | None = None
        self._place: _Place | None = None
        self._letters: Collection[Command] = ()  # of the panel

    @property
    def line(self) -> Once | None:
        """The line that is shown now."""
        return None if self._line is None else self._line[0]

    @property
    def _is_on(self) -> bool:
        table = self._table
        return table.setup.has_help and self._app.settings.first_hints

    def follow(self, panel: PhasePanel | None, *, is_hurried: bool) -> None:
        """Say what fits what has happened now, and stop saying it once something else has, or all is hurried."""
        shown = self._shown
        self._director.is_new = self.is_early
        trick, hands = shown.view.board.trick, len(shown.view.board.captured)
        lies = len(trick.cards) == hands and bool(shown.captions.news)
        is_read = shown.has_people and not is_hurried and (panel is not None or lies)
        place = (len(shown.view.actions), lies) if is_read else None
        if place == self._place:
            return
        self._place, self._letters = place, () if panel is None else panel.own_letters
        had, self._line = self._line is not None, None
        if place is not None and shown.viewer is not None and self._is_on:
            self._find(panel, lies=lies)
        if had or self._line is not None:
            light(shown, None if self._line is None else self._line[1])
            shown.refresh()

    @property
    def is_early(self) -> bool:
        """True in the first matches of whoever plays, unless they know it all or want no help."""
        return self._is_on and self._shown.has_people and self._kept.is_early(self._match)

    def take_offer(self) -> bool:
        """Return True once for each person, in one of the first matches: what is offered once is offered now."""
        is_free = self.is_early and not self._kept.has_offered
        if is_free:
            self._kept.has_offered = True
            self._keep(self._kept)
        return is_free

    @property
    def _kept(self) -> Firsts:
        if self._said is None:
            self._said = Firsts.load(self._app.home, self._app.settings.person)
        return self._said

    def _find(self, panel: PhasePanel | None, *, lies: bool) -> None:
        kept = self._kept
        kept.note_match(self._match)
        view, said, is_asked = self._shown.view, kept.said_in(self._match), panel is not None
        if self._table.game.id == MAIN_GAME:
            if lies and self._was_advised:  # a hint had its reasons
                said = {*said, First.ONE_GIVEN}
            self._line = first_for(EveningMoment(narrow(view, GoodgeBoard), is_asked=is_asked), said)
        else:
            self._line = kin_first_for(KinMoment(view, is_asked), said)
        if self._line is not None:
            kept.note(self._line[0], self._match)
            self._director.holds_trick = self._director.holds_trick or lies
        self._keep(kept)

    @property
    def _was_advised(self) -> bool:
        """True if a hint has advised the person's card in the whole trick that lies there."""
        played, number = PlayCard(own_card(self._shown.view)), len(self._table.record.rounds) - 1
        place = self._shown.view.actions.index(played)
        return is_advised(played, advised_in(self._table.record.extra).get((number, place), ()))

    @property
    def _match(self) -> int:
        started = self._table.record.extra.get("started")
        return started if type(started) is int else 0

    @property
    def words(self) -> str:
        """The words that are said just now; empty if there are none."""
        return "" if self._line is None else words.first_words(*self._line, self._shown.hand_names)

    def said_over(self, items: list[Item], canvas: Canvas) -> list[Item]:
        """Return the items of the table with what is said."""
        if self._line is None:
            return items
        first, at = self._line
        if self._director.holds_trick:
            below = go_on_keys(cap(Command.PRESS), by_mouse=in_use.has_mouse)
        else:
            below = self._with_holding(items, canvas, words.below_words(first, cap(Command.HINT, self._letters)))
        is_play = self._shown.view.board.phase is Phase.PLAY  # else a panel asks, and needs the room
        said = with_line(items, canvas, self._shown, self.words, at, below, keeps_asked=is_play)
        draw_near(said, canvas, self._shown, _KNOW, _WIDE)
        return said

    def _with_holding(self, items: list[Item], canvas: Canvas, below: str) -> str:
        """Return the words below a line; in an auction, with what stood there of the own hand, where both fit."""
        detail = next(item for item in items if isinstance(item, Label) and item.key == "detail")
        both = side_by_side(detail.text, below)
        is_wide = canvas.type.size(both, KEYCAP)[0] > detail.rect.width - canvas.px(EDGES)
        return below if is_wide or not below or self._shown.view.board.phase is not Phase.AUCTION else both

    def tool(self, *, in_play: bool) -> Tool | None:
        """Return the tool that ends all of this, while what is said in play, or before that, stands there."""
        is_play = self._shown.view.board.phase is Phase.PLAY
        if self._line is None or not is_said(self._shown) or self._director.holds_trick or is_play is not in_play:
            return None
        return Tool(_KNOW, self._end, words.I_KNOW.say(), tip=words.I_KNOW_TIP.say(), width=_WIDE)

    def _end(self) -> None:
        self._app.settings.first_hints = False
        self._app.apply_settings()
        self._line = None
        light(self._shown, None)
        self._shown.refresh()
        self._app.notices.answer(words.I_KNOW_TIP.say())

    def _keep(self, said: Firsts) -> None:
        if self._app.store.can_save:
            try:
                said.save(self._app.home)
            except OSError as error:  # it is said once more, and does no harm
                self._app.store.log.note(f"what was said could not be kept: {error!r}")
