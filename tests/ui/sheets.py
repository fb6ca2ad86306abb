"""Score sheets for tests: matches of every game by chance, the scene that shows them, and what holds of every sheet."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame

from goodge.engine.games import GAMES
from goodge.engine.record import Record, decode_record
from goodge.ui.drawing.canvas import Canvas
from goodge.ui.games import face_of
from goodge.ui.program.app import App
from goodge.ui.scenes.sheet.scene import SheetItem, SheetScene
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scorecard.model import Scorecard
from goodge.ui.scorecard.paper import TextRun
from tests.engine.playing import play_match

from .checks import assert_layout, let_pass

GOLDEN = Path(__file__).parent.parent / "golden"
TARGETS = {"goodge": 150, "spades": 60, "pride": 100, "spidge": 3}  # which play by chance comes to in a few rounds
LONG_NAMES = ("Wilhelmina Grace", "Maximilian-Jakob", "WWWWWWWWWWWWWWWW", "Bo")

# Every kind of sheet, and a target that is in sight but out of reach.
KINDS: dict[str, tuple[str, dict[str, Any], int]] = {
    "goodge-3": ("goodge", {"players": 3}, 600),
    "goodge-4": ("goodge", {"players": 4}, 600),
    "spades": ("spades", {}, 400),
    "spades-plain": ("spades", {"bags": False, "nil": False}, 400),
    "pride": ("pride", {}, 400),
    "pride-limits": ("pride", {"bags": True, "set_limit": 999, "max_rounds": 999}, 400),
    "spidge": ("spidge", {}, 5),
}


def match_of(kind: str, count: int) -> Record:
    """So many rounds by chance, each time in a record of its own."""
    return _copy(_match_of(kind, count))


def won_match(game: str = "goodge", target: int | None = None) -> Record:
    """A match by chance to its end, at this target or at one that chance comes to, in a record of its own."""
    return _copy(_won_match(game, target))


@cache
def _match_of(kind: str, count: int) -> Record:
    game, options, a_round = KINDS[kind]
    return _named(play_match(GAMES[game], {**options, "target": a_round * count}, 11, count))


@cache
def _won_match(game: str, target: int | None) -> Record:
    rules = {"target": target or TARGETS.get(game, GAMES[game].read_rules({}).target)}
    record = _named(play_match(GAMES[game], rules, 4))
    assert record.winner is not None
    return record


def _named(record: Record) -> Record:
    record.players = LONG_NAMES[: len(record.players)]
    return record


def _copy(record: Record) -> Record:
    """A test may change what it gets: the next one must not see that."""
    return replace(record, rounds=[list(states) for states in record.rounds], extra=dict(record.extra))


def golden(name: str) -> list[Record]:
    lines = (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [decode_record(line) for line in lines]


def scorecard(record: Record) -> Scorecard:
    return face_of(record.game.id).paper.scorecard(record)


class Calls(list[str]):
    """What the scene told the table."""

    def made(self, app: App, record: Record) -> ScoreScene:
        return ScoreScene(
            app,
            record,
            lambda: self.append("next"),
            on_again=lambda: self.append("again"),
            on_title=lambda: self.append("title"),
        )

    def scene(self, app: App, record: Record) -> ScoreScene:
        scene = self.made(app, record)
        app.push(scene)
        return scene


def shown(app: App, record: Record, *, rests: bool = True) -> ScoreScene:
    """The scene over another one, so that it can go; at rest unless it shall move."""
    Calls().scene(app, record)
    scene = Calls().scene(app, record)
    if rests:
        let_pass(app, 60)
    return scene


def sheet_of(scene: SheetScene) -> SheetItem:
    return next(item for item in scene.items if isinstance(item, SheetItem))


def assert_laid_out(scene: SheetScene) -> None:
    assert_layout(scene)
    item = sheet_of(scene)
    _assert_runs_apart(list(item.sheet.runs_on()), item.rect)


def _assert_runs_apart(runs: list[tuple[Canvas, TextRun]], within: pygame.Rect) -> None:
    assert [run.text for canvas, run in runs if not run.fits(canvas)] == []
    inked = [(run.text, _ink(canvas, run)) for canvas, run in runs]
    assert [text for text, ink in inked if not within.contains(ink)] == []
    assert [(one, other) for (one, a), (other, b) in combinations(inked, 2) if a.colliderect(b)] == []


def _ink(canvas: Canvas, run: TextRun) -> pygame.Rect:
    """About the place of a run's capitals."""
    width = canvas.type.size(run.text, run.role)[0]
    place = pygame.Rect(0, 0, width, round(canvas.type.font(run.role).get_ascent() * 0.6))
    place.center = run.rect.center
    if run.align != "center":
        place.left = run.rect.left if run.align == "left" else run.rect.right - width
    return place
