"""After a round: the scorecard is written, what the round came to is told, and, at the end, who has won the match."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin

import pygame

from ...engine.record import Record
from ..app import App
from ..canvas import Canvas
from ..flakes import draw_falling, draw_flying
from ..items.base import Drawing, Item, Label
from ..motion.speeds import FACTORS, SHAKE
from ..motion.timeline import Timeline, ease_in_out, linear
from ..sheet_ledger import Look
from ..sheet_names import largest
from ..sheet_rows import GOOD, Verdict
from ..theme import BODY_STRONG, CREAM, GOLD_BRIGHT, HEADING, SMALL_STRONG, SUBHEADING, TITLE, Colour, Role
from .sheet import EDGE, SheetScene, Way, heading_lines, wants_saving

_WRITE_AT, _WRITE, _VERDICT_AT, _VERDICT = 0.2, 0.75, 1.05, 0.3
_CHEER, _WINNER_AT, _RISE, _FALL = 0.9, 1.9, 0.7, 3.4
_SHAKE_UNITS = 10
_DEAF = 0.8
_SUN = 140
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
_SOUNDS = {Verdict.MADE: "bid_made", Verdict.KEPT: "bid_made", Verdict.FAILED: "bid_set", Verdict.NONE: "round_end"}


class ScoreScene(SheetScene):
    """The scorecard of a record whose newest round was scored.

    `on_next` is called once the scene is gone; `on_again` and `on_title`, offered when the match is won, are called
    with the scene still there.
    """

    def __init__(
        self,
        app: App,
        record: Record,
        on_next: Callable[[], None],
        *,
        on_again: Callable[[], None],
        on_title: Callable[[], None],
    ) -> None:
        super().__init__(app, record)
        self._on_next, self._on_again, self._on_title = on_next, on_again, on_title
        self._timeline = Timeline(FACTORS[app.settings.speed])
        self.look = Look(count=0.0, verdict=0.0, lines=0.0)
        self._has_begun = False
        self._is_told = self._is_won = False
        self._deaf = 0.0
        self._rise = self._cheer = self._fall = 0.0

    # -- layout -------------------------------------------------------------------------------------------

    def head_height(self, canvas: Canvas) -> int:
        line = canvas.type.line_height
        if self.card.winner is None:
            return super().head_height(canvas)
        return max(canvas.px(_SUN), line(TITLE) + line(BODY_STRONG)) + canvas.px(12)

    def heading(self, canvas: Canvas, height: int) -> list[Item]:
        if self._is_won:
            return self._winner(canvas, height)
        texts = [f"Round {len(self.card.rows)}"]
        if self._is_told:
            texts = [self.card.headline] + ([self.card.standing] if self.card.winner is None else [])
        return heading_lines(canvas, height, texts)

    def _winner(self, canvas: Canvas, height: int) -> list[Item]:
        """The Crown in its rays, and beside it who has won."""
        sun, gap = canvas.px(_SUN), canvas.px(20)
        room = canvas.rect.width - 2 * canvas.px(EDGE) - sun - gap
        names, words = self.card.triumph, f"{self.card.standing} · {self.card.headline}"
        lines: list[tuple[str, Role, Colour]] = [
            (names, largest(canvas, names, (TITLE, HEADING, SUBHEADING), room), GOLD_BRIGHT),
            (words, largest(canvas, words, (BODY_STRONG, SMALL_STRONG), room), CREAM),
        ]
        width = max(canvas.type.size(text, role)[0] for text, role, _ in lines)
        emblem = pygame.Rect(canvas.rect.centerx - (sun + gap + width) // 2, (height - sun) // 2, sun, sun)
        heights = canvas.type.line_height(TITLE), canvas.type.line_height(BODY_STRONG)
        top = (height - sum(heights)) // 2
        items: list[Item] = [Drawing(key="crown", rect=emblem, paint=self._paint_crown)]
        for number, (text, role, colour) in enumerate(lines):
            rect = pygame.Rect(emblem.right + gap, top + number * heights[0], width, heights[number])
            items.append(Label(key=f"head-{number}", rect=rect, text=text, role=role, colour=colour, align="left"))
        return items

    def hint(self) -> str:
        if self.card.winner is None:
            return "Enter: next round"
        return "Enter: play again" if self.app.host is None else "Enter: to the others"

    def ways(self) -> list[Way]:
        """The way on, the title once the match is won, saving the sheet."""
        save = self.way_to_save()
        if self.card.winner is None:
            return [Way("on", "Next round", self._go_on, "Enter"), save]
        host = self.app.host
        if host is not None:
            return [Way("on", host.host_words or "", lambda: self.app.go_back_to(host), "Enter"), save]
        return [Way("on", "Again", self._on_again, "Enter"), Way("title", "Title", self._on_title), save]

    # -- drawing ------------------------------------------------------------------------------------------

    def paint_over(self, canvas: Canvas) -> None:
        item = self.sheet_item()
        if 0 < self._cheer < 1 and item is not None:
            for place in item.newest_good():
                draw_flying(canvas, place, self._cheer)
        if 0 < self._fall < 1:
            draw_falling(canvas, self._fall)

    def _paint_crown(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """The Crown in its rays, which rise when the match is won."""
        crown = rect.inflate(-rect.width * 0.52, -rect.height * 0.52)
        for name, place, turn in (("sun", rect, 40), ("crown", crown, 0)):
            picture = canvas.art.picture(f"emblems/{name}", place.size)
            if self._rise < 1:
                scale = max(0.02, self._rise * (1 + 0.5 * sin(pi * self._rise)))
                picture = pygame.transform.rotozoom(picture, turn * (1 - self._rise), scale)
            canvas.surface.blit(picture, picture.get_rect(center=place.center))

    # -- motion -------------------------------------------------------------------------------------------

    def on_enter(self) -> None:
        if not self._has_begun:
            self._has_begun = True
            self._plan()
            self._timeline.advance(0)

    def update(self, seconds: float) -> bool:
        super().update(seconds)
        self._deaf -= seconds
        if self._timeline.is_idle:
            return False
        self._timeline.advance(seconds)
        return True

    def _plan(self) -> None:
        """The newest round is written, judged, and the match perhaps won."""
        timeline, row = self._timeline, self.card.rows[-1] if self.card.rows else None
        if row is None:
            timeline.call(0, self._tell)
            return
        timeline.call(_WRITE_AT, lambda: self.app.sounds.play("points"))
        timeline.tween(_WRITE_AT, _WRITE, self._write)
        timeline.call(_VERDICT_AT, lambda: self.app.sounds.play(_SOUNDS[row.verdict]))
        timeline.call(_VERDICT_AT, self._tell)
        timeline.tween(_VERDICT_AT, _VERDICT, self._judge)
        verdicts = {cell.verdict for cell in row.cells}
        if verdicts.intersection(GOOD):
            timeline.tween(_VERDICT_AT, _CHEER, self._celebrate, linear)
        if Verdict.FAILED in verdicts:
            timeline.tween(_VERDICT_AT, SHAKE, self._shake, linear)
        if self.card.winner is not None:
            timeline.call(_WINNER_AT, self._announce)
            timeline.tween(_WINNER_AT, _RISE, self._raise_crown)
            timeline.tween(_WINNER_AT, _FALL, self._let_fall, linear)

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

    def _let_fall(self, share: float) -> None:
        self._fall = share

    def _tell(self) -> None:
        self._is_told = True
        self.refresh()

    def _announce(self) -> None:
        self._is_won = True
        self._deaf = _DEAF
        self.app.sounds.play("win")
        self.refresh()

    def hurry(self) -> bool:
        was_moving = not self._timeline.is_idle
        self._timeline.finish()
        return was_moving

    # -- input --------------------------------------------------------------------------------------------

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.key in _ENTER:
            return self.hurry() or self._deaf > 0  # a hasty second Enter shall not skip the winner
        self.hurry()
        if wants_saving(event):
            self.save()
            return True
        return self.scrolls(event.key)

    def on_click_elsewhere(self, place: tuple[int, int]) -> None:  # noqa: ARG002
        if not self.hurry() and self.card.winner is None:
            self._go_on()

    def on_escape(self) -> None:
        from .pause import PauseScene

        self.hurry()
        self.app.push(PauseScene(self.app))

    def _go_on(self) -> None:
        self.app.pop()
        self._on_next()
