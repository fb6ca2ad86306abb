"""The end of a round: the scorecard is filled in, the result is told, and at the end of the match, its winner."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import pi, sin

import pygame

from ....engine.record import Record
from ...drawing.canvas import Canvas
from ...drawing.gold_leaf import draw_bursting, draw_falling
from ...drawing.theme import RAIL, SMALL_STRONG
from ...motion.speeds import CHEER, CLEARING, CROSS_FADE, DEAF_ON_PAGES, FACTORS, FALL, RISE, SHAKE
from ...motion.timeline import Timeline, ease_in_out, linear
from ...program.app import App
from ...program.layer import RoundBack
from ...program.teams import Occasion
from ...scorecard.heard import earlier_rounds
from ...scorecard.ledger import LedgerLook
from ...scorecard.model import GOOD, Verdict
from ...widgets.base import Item, Label
from ...widgets.commands import Command, Deeds, Press
from ...wording.deals import THIS_DEAL, deal_words
from ...wording.lists import listed, side_by_side
from ...wording.matches import round_words
from ...wording.phrases import say
from ...wording.review import looking_words
from ...wording.small_goals import ReachedWords
from ..deal import DealScene, MatchDeal
from ..page import is_tall
from ..pause import PauseScene
from .looked import LookedLine
from .scene import EDGE, SheetScene, heading_lines
from .ways import Way, deeds_back, stacked, way_buttons, ways_back
from .winner import WinnerPicture, WinnersItem, adorn, winners_page

_WRITE_AT, _WRITE, _VERDICT_AT, _VERDICT = 0.2, 0.75, 1.05, 0.3
_WINNER_AT, _NAMED = 1.9, 0.7  # the second: the share of the faces' way after which the name comes
_SHAKE_UNITS = 10
_SOUNDS = {Verdict.MADE: "bid_made", Verdict.KEPT: "bid_made", Verdict.FAILED: "bid_set", Verdict.NONE: "round_end"}


class ScoreScene(SheetScene):
    """The scorecard of a record whose newest round was scored.

    `look_back` says what was good and what was costly, and leads to the review; without it nothing is said. `reached`
    returns which small goals have just been reached; no words if none, or not known yet.
    `on_next` is called once the scene is gone; `on_again` and `on_title`, offered when the match is won, are called
    while the scene is still there.
    """

    def __init__(
        self,
        app: App,
        record: Record,
        on_next: Callable[[], None],
        *,
        on_again: Callable[[], None],
        on_title: Callable[[], None],
        occasion: Occasion | None = None,
        look_back: RoundBack | None = None,
        reached: Callable[[], ReachedWords] | None = None,
        next_words: str | None = None,
    ) -> None:
        """`next_words`: the text of the button that goes on, where that is not the next round."""
        super().__init__(app, record, occasion, look_back)
        self._looked = LookedLine(look_back, has_bar=True)
        self._reached, self._said_reached = reached, ReachedWords()
        self._next_words = next_words
        self._on_next, self._on_again, self._on_title = on_next, on_again, on_title
        factor = FACTORS[app.settings.speed]
        self._clearing = CLEARING / factor if factor else 0.0  # before others come, words go: as quickly at any speed
        self._timeline, self._aside = Timeline(factor), Timeline(factor)  # the second: what nobody has to wait for
        self._is_calm = app.settings.less_motion
        self.look = LedgerLook(count=0.0, verdict=0.0, lines=0.0)
        self._has_begun = self._is_told = self._is_won = self._is_bare = self._is_named = False
        self._has_left = False  # the sheet, before its winner comes
        self._deaf = 0.0
        self._rise = self._cheer = self._fall = 0.0

    # -- layout -------------------------------------------------------------------------------------------

    def _lines_above(self) -> int:
        return 1 + sum(map(bool, (self.card.occasion, self._looked.has_room, self._said_reached.ways)))

    def compose(self, canvas: Canvas) -> list[Item]:
        if self._has_left:
            return [item for item in self._winner(canvas) if isinstance(item, WinnersItem)]
        return self._winner(canvas) if self._is_won else super().compose(canvas)

    def heading(self, canvas: Canvas, height: int) -> list[Item]:
        """Return the lines above the sheet; each has its place before there is something to say in it."""
        is_won = self.card.winner is not None
        texts = [round_words(len(self.card.rows)), *([] if is_won else [""])]
        if self._is_told:
            texts = [self.card.headline, *([] if is_won else [self.card.standing])]
        if self._is_bare:
            texts = [""] * len(texts)
        occasion = filter(None, [self.card.occasion])
        width = canvas.rect.width - 2 * canvas.px(EDGE)
        return self._tipped(heading_lines(canvas, height, [*texts, *occasion], *self._told_after(canvas, width)))

    def _tipped(self, lines: list[Item]) -> list[Item]:
        """Return lines of which the one that tells of goals has what they ask for a tip."""
        for line in lines:
            if isinstance(line, Label) and line.text in self._said_reached.ways:
                line.tip = self._said_reached.tip
        return lines

    def _told_after(self, canvas: Canvas, width: int) -> tuple[list[str], str]:
        """Return what is found behind the screen: of the choices, and goals; empty until the verdict is told."""
        ways = self._said_reached.ways
        fitting = (way for way in ways if canvas.type.size(way, SMALL_STRONG)[0] <= width)
        reached = next(fitting, ways[-1] if ways else "")
        looked: list[str] = []
        if self._looked.has_room:
            looked = [*self._looked.lines()] if self._is_won else [self._looked.words(canvas, width)]
        return (
            (looked, reached)
            if self._is_told and not self._is_bare
            else (["" for _ in (*looked, *filter(None, [reached]))], "")
        )

    def _winner(self, canvas: Canvas) -> list[Item]:
        """Return the winner's page, with the buttons."""
        self.card = self._read()
        foot, ways = self.foot(canvas), self.ways()
        lower, upper, both = stacked(canvas, foot, ways) if is_tall(canvas) else (ways, (), foot)
        place = pygame.Rect(0, 0, canvas.rect.width, both.top).inflate(0, -2 * canvas.px(RAIL))
        width = place.width - 2 * canvas.px(EDGE)
        words = side_by_side(self.card.standing, self._after_the_standing())
        if canvas.type.size(words, SMALL_STRONG)[0] > width:
            words = self.card.standing
        looked, reached = self._told_after(canvas, width)
        texts = [*filter(None, (words, self.card.occasion, reached)), *looked]
        shown = WinnerPicture.of(self.card, self.people)
        paint = partial(self._paint_winner, shown)
        page = winners_page(canvas, place, self.card, shown, texts, paint, is_named=self._is_named)
        items = self._tipped(page)
        over = pygame.Rect(both.left, both.top, both.width, foot.height)
        return [
            *self._told_once(items),
            *way_buttons(canvas, foot, lower, self._more, is_centred=True),
            *way_buttons(canvas, over, upper, self._more, is_centred=True, has_main=False),
        ]

    @property
    def told_elsewhere(self) -> Sequence[str]:
        newest = round_words(len(self.card.rows))
        return *super().told_elsewhere, side_by_side(self.card.standing, self.card.headline), newest

    def spoken_text(self) -> Sequence[str]:
        """Return what is told as it opens; of the rounds, only the one that has just been played."""
        earlier = earlier_rounds(self.card)
        return [line for line in super().spoken_text() if line not in earlier]

    def _after_the_standing(self) -> str:
        """Return how the last round ended; for a team with a name, who its players are."""
        winner = self.card.winner
        return listed(self.card.sides[winner]) if self.card.teams and winner is not None else self.card.headline

    def ways(self) -> list[Way]:
        """Return the buttons: the way on, the title once the match is won, looks back, the deal, and saving.

        There are none while the last round is still written, before the winner comes.
        """
        if self.card.winner is not None and not (self._is_won or self._has_left):
            return []
        looks = self._looks_back()
        if self.card.winner is None:
            words = self._next_words or say("sheet: button", "Next round")
            return [Way("on", words, self._go_on, Command.PRESS), *looks, self.way_to_save()]
        rest = [self._way_to_sheet(), *looks, *self._way_to_deal(), self.way_to_save()]
        host = self.app.host
        if host is not None:
            return [Way("on", host.host_words or "", lambda: self.app.go_back_to(host), Command.PRESS), *rest]
        again = say("sheet: button that begins another match", "Play again")
        title = Way("title", say("sheet: button to the title", "Main menu"), self._on_title)
        on = Way("on", again, self._on_again, Command.PRESS)
        return [on, title, *rest]

    def _way_to_sheet(self) -> Way:
        return Way("whole-sheet", say("button", "Score sheet"), self._show_sheet, Command.SHEET)

    def _show_sheet(self) -> None:
        """Lay the whole sheet of a match that is won over its winner."""
        if self._is_won:
            self.app.push(SheetScene(self.app, self.match, self.occasion))

    def _looks_back(self) -> list[Way]:
        """Return the ways to what the coach says of the round."""
        done, total = self._looked.progress
        if not self._looked.is_at_work:
            return ways_back(self._back)
        return ways_back(self._back, looking_words(done, total), done / total)

    def _way_to_deal(self) -> list[Way]:
        deal = self._deal
        if deal is None:
            return []
        return [Way("deal", THIS_DEAL.say(), self._show_deal, Command.DEAL, tip=deal_words(deal.number))]

    @property
    def _deal(self) -> MatchDeal | None:
        """The deal of a match that is won; None while it is not, and where the deal is not known."""
        return None if self.card.winner is None else MatchDeal.of(self.app, self.match)

    def _show_deal(self) -> None:
        if self._deal is not None:
            self.app.push(DealScene(self.app, self._deal))

    def _copy_deal(self) -> None:
        if self._deal is not None:
            self._deal.copy()

    # -- drawing ------------------------------------------------------------------------------------------

    def paint_over(self, canvas: Canvas) -> None:
        item = self.sheet_item()
        if 0 < self._cheer < 1 and item is not None:
            for place, room in item.cheered_totals():
                draw_bursting(canvas, place, room, self._cheer)
        if 0 < self._fall < 1:
            draw_falling(canvas, self._fall)

    def paint(self, canvas: Canvas) -> None:
        if not (self._has_left or self._is_won):
            super().paint(canvas)
            return
        canvas.surface.blit(self.app.cloth(self.trump), (0, 0))
        adorn(canvas, self.items, self.trump, self.app.dye(self.trump).inlay)

    def _paint_winner(self, shown: WinnerPicture, canvas: Canvas, rect: pygame.Rect) -> None:
        shown.paint(canvas, rect, self._rise)

    # -- motion -------------------------------------------------------------------------------------------

    def on_enter(self) -> None:
        if not self._has_begun:
            self._has_begun = True
            self._plan()
            self._timeline.advance(0)

    def update(self, seconds: float) -> bool:
        super().update(seconds)
        self._deaf -= seconds
        self._hear_of_goals()
        if self._timeline.is_idle and self._aside.is_idle:
            return False
        was_moving = not self._timeline.is_idle
        self._aside.advance(seconds)
        self._timeline.advance(seconds)
        if was_moving and self._timeline.is_idle:  # a press that was to hurry it may come just after
            self._deaf = max(self._deaf, DEAF_ON_PAGES)
        return True

    @property
    def _is_moving(self) -> bool:
        return not self._timeline.is_idle

    def _hear_of_goals(self) -> None:
        reached = ReachedWords() if self._reached is None else self._reached()
        if reached != self._said_reached:
            self._said_reached = reached
            self.refresh()

    def _plan(self) -> None:
        """Plan the motion: the newest round is written and judged, and perhaps the match is won."""
        timeline, row = self._timeline, self.card.rows[-1] if self.card.rows else None
        if row is None:
            timeline.call(0, self._tell)
            return
        timeline.call(_WRITE_AT, lambda: self.app.sounds.play("points"))
        timeline.tween(_WRITE_AT, _WRITE, self._write)
        cheered = {side for side, cell in enumerate(row.cells) if cell.verdict in GOOD} & self.people
        is_quiet = row.verdict in GOOD and not cheered
        sound = _SOUNDS[Verdict.NONE if is_quiet else row.verdict]
        timeline.call(_VERDICT_AT - self._clearing, self._clear_heading)
        timeline.call(_VERDICT_AT, lambda: self.app.sounds.play(sound))
        timeline.call(_VERDICT_AT, self.app.cross_fade)
        timeline.call(_VERDICT_AT, self._tell)
        timeline.tween(_VERDICT_AT, _VERDICT, self._judge)
        if cheered and not self._is_calm:
            timeline.tween(_VERDICT_AT + CROSS_FADE, CHEER, self._celebrate, linear)
        if not self._is_calm and any(cell.verdict is Verdict.FAILED for cell in row.cells):
            timeline.tween(_VERDICT_AT, SHAKE, self._shake, linear)
        if self.card.winner is not None:
            self._plan_winner()

    def _plan_winner(self) -> None:
        """Plan the announcement of the winner; people are celebrated, by sound alone if they want less motion."""
        self._timeline.call(_WINNER_AT - self._clearing, self._let_leave)
        self._timeline.call(_WINNER_AT, self._announce)
        if self._is_festive:
            self._timeline.tween(_WINNER_AT, RISE, self._raise_crown)
        else:
            self._rise, self._is_named = 1.0, True

    @property
    def _is_festive(self) -> bool:
        return self.card.winner in self.people and not self._is_calm

    def _write(self, share: float) -> None:
        self.look.count = self.look.lines = share

    def _judge(self, share: float) -> None:
        self.look.verdict = share

    def _celebrate(self, share: float) -> None:
        self._cheer, self.look.glow = share, sin(pi * share)

    def _shake(self, share: float) -> None:
        self.look.shake = _SHAKE_UNITS * sin(6 * pi * share) * (1 - ease_in_out(share))

    def _raise_crown(self, share: float) -> None:
        self._rise = share
        if share >= _NAMED and not self._is_named:
            self.app.cross_fade()
            self._is_named = True
            self.refresh()

    def _let_fall(self, share: float) -> None:
        self._fall = share

    def _clear_heading(self) -> None:
        """Let the words over the sheet go, so that those which follow do not come over them."""
        self.app.cross_fade()
        self._is_bare = True
        self.refresh()

    def _let_leave(self) -> None:
        """Let the whole sheet go, and the faces come: no words of the winner come over its figures."""
        self.app.cross_fade()
        self._has_left = True
        self.refresh()

    def _tell(self) -> None:
        self._is_told, self._is_bare = True, False
        self.refresh()

    def _tell_late(self) -> None:
        """Tell the verdict of a round that was hurried, once the words that stood there have gone."""
        self.app.cross_fade()
        self._tell()

    def _announce(self) -> None:
        self.app.cross_fade()
        self._is_won, self._has_left = True, False
        self._deaf = DEAF_ON_PAGES
        if self._is_festive:
            self._aside.tween(0.0, FALL, self._let_fall, linear)
        self.app.sounds.play("win" if self.card.winner in self.people else "round_end")
        self.refresh()

    def hurry(self) -> bool:
        was_moving, was_told = not self._timeline.is_idle, self._is_told
        self._timeline.finish()
        if was_moving:
            self._deaf = DEAF_ON_PAGES
        self._aside.finish()
        if was_moving and not (was_told or self._is_won):
            self._clear_heading()
            self._aside.call(self._clearing, self._tell_late)
        return was_moving

    # -- input --------------------------------------------------------------------------------------------

    @property
    def deeds(self) -> Deeds:
        deal: Deeds = {Command.DEAL: self._show_deal, Command.COPY: self._copy_deal}
        read: Deeds = {Command.SAVE_SHEET: self.save, Command.SHEET: self._show_sheet}
        if not self._is_won:
            read = self.reading_deeds()
        return {**read, **deal, **deeds_back(self._back), Command.PRESS: self._press_is_too_soon}

    def _press_is_too_soon(self) -> bool:
        """Finish any motion; return True if the press comes too soon, so that it does not skip the winner."""
        return self.hurry() or self._deaf > 0

    def handle_press(self, press: Press) -> None:
        if not press.means((Command.PRESS,)):
            self.hurry()
        super().handle_press(press)

    def handle_chord(self, press: Press) -> None:
        self.hurry()
        super().handle_chord(press)

    def on_click_elsewhere(self, place: tuple[int, int]) -> None:  # noqa: ARG002
        self.hurry()

    def on_escape(self) -> None:
        self.app.push(PauseScene(self.app, is_over=self.card.winner is not None))

    def _go_on(self) -> None:
        self.app.pop()
        self._on_next()
