"""People are celebrated, computer players are not; and a match that is over is not gone on with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from goodge.engine.record import Record
from goodge.table.archive.setups import people_in
from goodge.ui.drawing import gold_leaf
from goodge.ui.drawing.canvas import Canvas
from goodge.ui.drawing.theme import PAPER
from goodge.ui.program.app import App
from goodge.ui.scenes.menu_parts import corners
from goodge.ui.scenes.pause import PauseScene
from goodge.ui.scenes.sheet import score as score_module
from goodge.ui.scenes.sheet.scene import SheetItem, SheetScene
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.tournament import champions as champions_module
from goodge.ui.scenes.tournament.champions import ChampionsScene
from goodge.ui.scenes.tournament.hall import HallScene
from goodge.ui.scorecard.ledger import LedgerLook
from goodge.ui.scorecard.model import GOOD, Verdict
from goodge.ui.widgets.base import Label
from goodge.ui.widgets.buttons import Button

from .checks import press, resize, top
from .inks import contrast
from .sheets import match_of, scorecard, shown, won_match


def seated(record: Record, people: set[int]) -> Record:
    levels = [None if seat in people else "casual" for seat in range(len(record.players))]
    return replace(record, extra={"seats": levels})


def side_of(record: Record, side: int) -> set[int]:
    """The seats of a side."""
    return {seat for seat in range(len(record.players)) if seat % len(record.totals) == side}


@pytest.fixture
def party(app: App, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The gold leaf and the sounds, as they come, with motion at its slowest."""
    app.settings.speed = "slow"
    seen: list[str] = []
    monkeypatch.setattr(score_module, "draw_falling", lambda *_: seen.append("falling"))
    monkeypatch.setattr(score_module, "draw_bursting", lambda *_: seen.append("flying"))
    monkeypatch.setattr(champions_module, "draw_falling", lambda *_: seen.append("falling"))
    monkeypatch.setattr(app.sounds, "play", seen.append)
    return seen


def look_on(app: App) -> None:
    for _ in range(120):
        app.turn(0.1)


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440), (800, 1200), (800, 600)])
def test_the_ornaments_of_a_winners_page_keep_off_its_buttons(app: App, size: tuple[int, int]) -> None:
    resize(app, size)
    scene = shown(app, won_match())
    app.draw()
    canvas = app.page_canvas
    canvas.surface.fill("black")
    corners(canvas)
    drawn = pygame.mask.from_threshold(canvas.surface, (0, 0, 0), (1, 1, 1))
    drawn.invert()
    ornaments = drawn.get_bounding_rects()
    assert {place.centerx < canvas.rect.centerx for place in ornaments} == {True, False}
    assert max(place.bottom for place in ornaments) < canvas.rect.centery, "none is level with the buttons at the foot"
    air = canvas.px(8)
    taken = [item for item in scene.items if item.rect.inflate(air, air).collidelist(ornaments) >= 0]
    assert [item.key for item in taken if isinstance(item, Button)] == []


def test_flakes_on_the_sheet_fly_off_the_total_and_cover_no_other_figure(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.settings.speed = "normal"
    fading, landed, totals = list[bool](), list[tuple[float, float]](), list[pygame.Rect]()
    kinds = set[tuple[int, int]]()

    def flew(canvas: Canvas, place: pygame.Rect, room: pygame.Rect, share: float) -> None:
        fading.append(app.fade.is_on)
        totals.append(place)

        def note(_: Canvas, __: Any, at: tuple[float, float], side: float, ___: float, ____: Any, shape: int) -> None:
            landed.append(at)
            kinds.add((round(side), shape))

        monkeypatch.setattr(gold_leaf, "_draw", note)
        gold_leaf.draw_bursting(canvas, place, room, share)

    monkeypatch.setattr(score_module, "draw_bursting", flew)
    made = next(
        record
        for record in (match_of("goodge-3", count) for count in range(1, 9))
        if any(cell.verdict in GOOD for cell in scorecard(record).rows[-1].cells)
    )
    scene = shown(app, seated(made, {0, 1, 2}), rests=False)
    sheet = next(item for item in scene.items if isinstance(item, SheetItem)).sheet
    ledger = sheet.ledger
    others = [run.rect for run in ledger.runs(LedgerLook()) if run.rect.bottom <= ledger.foot.top]
    figures = [ledger.around_total(side).inflate(-app.canvas.px(36), 0) for side in range(3)]
    for _ in range(150):
        app.turn(1 / 60)
    assert not any(fading), "it would be pale at first"
    assert len(landed) > 200
    assert not any(rect.collidepoint(at) for rect in others for at in landed)
    assert not any(rect.collidepoint(at) for rect in figures for at in landed), "nor any total"
    total = totals[0]
    assert max(abs(x - total.centerx) for x, _ in landed) > 0.7 * total.width, "they are no wreath around it"
    beside = [y for x, y in landed if abs(x - total.centerx) > total.width / 2]
    assert min(beside) < total.centery < max(beside), "they rise, and fall"
    assert {shape for _, shape in kinds} == {0, 1, 2}
    assert {size for size, _ in kinds} >= set(gold_leaf._SIZES)


def test_gold_leaf_falls_for_people_alone(app: App, party: list[str]) -> None:
    record = won_match()
    winner = record.winner or 0
    for side in range(len(record.totals)):
        party.clear()
        scene = shown(app, seated(record, {min(side_of(record, side))}), rests=False)
        look_on(app)
        is_cheered = side == winner
        assert ("falling" in party, "win" in party) == (is_cheered, is_cheered)
        assert any("win" in item.text for item in scene.items if isinstance(item, Label)), "who has won is said"


def test_a_computers_made_bid_is_told_and_not_celebrated(app: App, party: list[str]) -> None:
    matches = (match_of("goodge-3", count) for count in range(1, 40))
    record = next(match for match in matches if any(cell.verdict in GOOD for cell in scorecard(match).rows[-1].cells))
    for people in (set[int](), {0, 1, 2}):
        party.clear()
        shown(app, seated(record, people), rests=False)
        look_on(app)
        assert ("flying" in party, "bid_made" in party) == (bool(people), bool(people))


def test_where_a_record_does_not_say_who_sits_there_all_may_be_people() -> None:
    assert people_in(match_of("goodge-3", 1)) == {0, 1, 2}
    assert people_in(seated(match_of("goodge-3", 1), {1})) == {1}


def test_a_team_with_one_person_in_it_is_celebrated(app: App) -> None:
    scene = shown(app, seated(match_of("spades", 1), {3}))
    assert scene.people == {1}


@pytest.mark.parametrize("is_own", [False, True])
def test_champions_who_are_computers_get_no_gold_leaf(
    app: App, party: list[str], show: Callable[[str], HallScene], is_own: bool
) -> None:
    hall = show("over").hall
    scene = ChampionsScene(app, hall, lambda: None)
    others = [team for team in range(len(scene._setup.teams)) if team != scene._champion]
    scene._setup = replace(scene._setup, own=scene._champion if is_own else others[0])
    party.clear()
    app.push(scene)
    look_on(app)
    assert ("falling" in party, "win" in party) == (is_own, is_own)


def test_with_less_motion_nothing_flies_rises_or_shakes(
    app: App, party: list[str], show: Callable[[str], HallScene]
) -> None:
    app.settings.less_motion = True
    verdicts = set()
    for record in (match_of("goodge-3", 1), match_of("goodge-3", 2), won_match()):
        scene = shown(app, seated(record, {0, 1, 2}), rests=False)
        for _ in range(40):
            app.turn(0.1)
            verdicts.add(scene.card.rows[-1].verdict)
            assert scene.look.shake == scene.look.glow == 0
    assert verdicts >= {Verdict.FAILED, Verdict.MADE}
    assert "win" in party
    champions = ChampionsScene(app, show("over").hall, lambda: None)
    champions._setup = replace(champions._setup, own=champions._champion)
    app.push(champions)
    look_on(app)
    assert not {"falling", "flying"} & set(party)


# -- after the match ------------------------------------------------------------------------------------------


def pause_over(app: App, record: Record) -> tuple[ScoreScene, dict[str, str]]:
    """The sheet, and what the pause over it offers."""
    scene = shown(app, record)
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.top, PauseScene)
    return scene, {item.key: item.text for item in app.top.items if isinstance(item, Button)}


def test_after_the_match_nothing_is_resumed(app: App) -> None:
    scene, ways = pause_over(app, won_match())
    assert "resume" not in ways
    assert not any("Resume" in text or "Save" in text for text in ways.values())
    assert ways["result"] == "Back to the result"
    press(app, pygame.K_s)
    assert isinstance(top(app), SheetScene)
    press(app, pygame.K_ESCAPE)
    assert isinstance(top(app), PauseScene)
    press(app, pygame.K_RETURN)
    assert app.top is scene


def test_between_two_rounds_the_match_can_be_resumed(app: App) -> None:
    _, ways = pause_over(app, match_of("goodge-3", 1))
    assert ways["resume"] == "Resume"
    assert top(app).focus_key == "resume"


def test_what_flies_off_a_cell_shows_on_paper() -> None:
    """Gold leaf does on felt; on paper it looks like dirt."""
    for light, dark in gold_leaf.ON_PAPER:
        assert all(contrast(shade[:3], PAPER[:3]) > 3 for shade in (light, dark))
    assert not any(contrast(light[:3], PAPER[:3]) > 3 for light, _ in gold_leaf.LEAF)
