"""The scene after a round: its motion, its keys, and the winner."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from goodge.ui.drawing.theme import CREAM
from goodge.ui.motion.speeds import CROSS_FADE
from goodge.ui.program.app import App
from goodge.ui.scenes.sheet import winner as winner_module
from goodge.ui.scenes.sheet.scene import SheetItem, SheetScene
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.sheet.winner import WinnerPicture, ranks, well_words
from goodge.ui.scorecard.ledger import LedgerLook
from goodge.ui.scorecard.model import Entry, Tone, Verdict
from goodge.ui.widgets.base import Label
from goodge.ui.wording.figures import made_words
from goodge.ui.wording.numbers import figure
from goodge.ui.wording.sheet import NEXT_TIME, best_round_words, close_words, feats_words

from .checks import apart, let_pass, pixels, press, resize
from .menus import item_of
from .sheets import Calls, match_of, scorecard, sheet_of, shown, won_match


def test_every_frame_of_the_motion_can_be_drawn(slow_app: App) -> None:
    shown(slow_app, won_match(), rests=False)
    frames = {pixels(slow_app)}
    while slow_app.turn(0.25):
        frames.add(pixels(slow_app))
    assert len(frames) > 12


def test_the_verdict_fades_in_over_the_number_of_the_round(slow_app: App) -> None:
    scene = shown(slow_app, match_of("goodge-3", 5), rests=False)
    heading = next(item for item in scene.items if isinstance(item, Label))
    place, words = pygame.Rect(heading.rect), heading.text
    while words in [item.text for item in scene.items if isinstance(item, Label)]:
        before = slow_app.canvas.surface.subsurface(place).copy()
        slow_app.turn(1 / 60)
    way = [apart(before, slow_app.canvas.surface.subsurface(place))]
    for _ in range(12):
        slow_app.turn(1 / 60)
        way.append(apart(before, slow_app.canvas.surface.subsurface(place)))
    assert way[-1] > 1
    assert way[0] < 0.05 * way[-1]
    assert max(b - a for a, b in pairwise(way)) < way[-1] / 3, "nothing cuts"


@pytest.mark.parametrize(("is_won", "is_hurried"), [(False, False), (True, False), (False, True)])
def test_words_over_the_sheet_have_gone_before_others_come(slow_app: App, *, is_won: bool, is_hurried: bool) -> None:
    scene = shown(slow_app, won_match() if is_won else match_of("goodge-3", 5), rests=False)
    if is_hurried:
        for _ in range(30):
            let_pass(slow_app, 1 / 60)
        scene.hurry()
    line, lines = pygame.Rect(0, 0, slow_app.canvas.rect.width // 2, slow_app.canvas.px(36)), list[int]()
    line.midtop = slow_app.canvas.rect.centerx, slow_app.canvas.px(30)
    while slow_app.turn(1 / 60):
        found = pygame.mask.from_threshold(slow_app.canvas.surface.subsurface(line), CREAM[:3], (90, 90, 90))
        lines.append(found.count())
    changes = [is_there for is_there, was in pairwise([count > 0 for count in lines]) if is_there != was]
    assert changes.count(True) == (2 if is_won else 1), "nothing is read between two headings"


def test_settings_at_instant_write_all_at_once(slow_app: App) -> None:
    slow_app.settings.speed = "instant"
    scene = shown(slow_app, won_match(), rests=False)
    assert scene.look == LedgerLook()
    assert any("wins" in getattr(item, "text", "") for item in scene.items)


def test_the_newest_figures_count_up_to_the_records(slow_app: App) -> None:
    scene = shown(slow_app, match_of("goodge-3", 5), rests=False)
    slow_app.turn(0.6)
    early = [run.text for run in sheet_of(scene).sheet.runs(scene_look(scene))]
    let_pass(slow_app, 60)
    late = [run.text for run in sheet_of(scene).sheet.runs(scene_look(scene))]
    assert early != late
    assert [figure(total) for total in match_of("goodge-3", 5).totals] == late_totals(scene)


def scene_look(scene: ScoreScene) -> LedgerLook:
    return sheet_of(scene).look


def late_totals(scene: ScoreScene) -> list[str]:
    runs = list(sheet_of(scene).sheet.ledger.runs(scene_look(scene)))
    return [run.text for run in runs[-len(scene.card.sides) :]]


def test_enter_hurries_first_and_goes_on_then(slow_app: App) -> None:
    calls = Calls()
    under = calls.scene(slow_app, match_of("goodge-3", 1))
    calls.scene(slow_app, match_of("goodge-3", 1))
    press(slow_app, pygame.K_RETURN)
    assert calls == []
    assert sheet_of_top(slow_app).look == LedgerLook()
    press(slow_app, pygame.K_RETURN)
    assert calls == [], "a second press for the motion would skip the page"
    let_pass(slow_app, 1.0)
    press(slow_app, pygame.K_RETURN)
    assert calls == ["next"]
    assert slow_app.top is under


def sheet_of_top(app: App) -> SheetItem:
    assert isinstance(app.top, ScoreScene)
    return sheet_of(app.top)


def test_a_click_on_the_paper_hurries_it_and_leaves_it_there_to_be_read(slow_app: App) -> None:
    calls = Calls()
    calls.scene(slow_app, match_of("goodge-3", 1))
    calls.scene(slow_app, match_of("goodge-3", 1))
    click = pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(400, 300))
    slow_app.handle(click)
    assert sheet_of_top(slow_app).look == LedgerLook()
    slow_app.handle(click)
    assert calls == []


def test_a_won_match_offers_again_and_title(slow_app: App) -> None:
    calls = Calls()
    scene = calls.scene(slow_app, won_match())
    let_pass(slow_app, 60)
    slow_app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(400, 300)))
    press(slow_app, pygame.K_RETURN)
    assert calls == [], "a hasty Enter does not skip the winner"
    slow_app.turn(1)
    press(slow_app, pygame.K_RETURN)
    scene.focus("title")
    press(slow_app, pygame.K_RETURN)
    assert calls == ["again", "title"]
    assert slow_app.top is scene


def test_an_enter_that_comes_just_after_the_count_does_not_skip_the_page(slow_app: App) -> None:
    calls = Calls()
    scene = calls.scene(slow_app, match_of("goodge-3", 1))
    while not scene._timeline.is_idle:
        slow_app.turn(0.02)
    press(slow_app, pygame.K_RETURN)
    assert calls == []
    let_pass(slow_app, 1.0)
    press(slow_app, pygame.K_RETURN)
    assert calls == ["next"]


def test_the_winners_page_leads_to_the_whole_sheet_and_back(slow_app: App) -> None:
    record = won_match()
    scene = shown(slow_app, record)
    assert not any(isinstance(item, SheetItem) for item in scene.items)
    press(slow_app, pygame.K_s)
    sheet = slow_app.top
    assert isinstance(sheet, SheetScene)
    assert [row.number for row in sheet_of(sheet).sheet.ledger.card.rows] == list(range(1, len(record.rounds) + 1))
    press(slow_app, pygame.K_s)
    assert slow_app.top is scene
    scene.focus("whole-sheet")
    press(slow_app, pygame.K_RETURN)
    assert isinstance(slow_app.top, SheetScene)


def test_in_a_tall_window_what_went_well_stands_right_under_the_name(slow_app: App) -> None:
    resize(slow_app, (800, 1200))
    scene = shown(slow_app, won_match())
    for place, who, well, points in places_of(scene):
        assert well.top == who.bottom
        assert abs(who.union(well).centery - place.centery) <= 1
        assert abs(points.centery - place.centery) <= 1


def test_in_a_tall_window_points_keep_off_what_went_well_where_that_is_long(
    slow_app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    resize(slow_app, (800, 1200))
    monkeypatch.setattr(winner_module, "well_words", lambda *_: "long words " * 6)
    for place, who, well, points in places_of(shown(slow_app, won_match())):
        assert place.contains(well)
        assert well.top >= who.bottom
        assert abs(points.centery - who.centery) <= 1


def places_of(scene: ScoreScene) -> list[list[pygame.Rect]]:
    """The place of each side on the winner's page, of its names, of what went well, and of its points."""
    sides = [item.key for item in scene.items if item.key.startswith("place-") and item.key.count("-") == 1]
    assert len(sides) == len(scene.card.sides)
    parts = "", "-who", "-well", "-points"
    return [[item_of(scene, f"{side}{part}").rect for part in parts] for side in sides]


def test_the_places_follow_the_points_and_equals_share_one() -> None:
    card = replace(scorecard(won_match()), winner=2)
    row = card.rows[-1]
    cells = tuple(replace(cell, total=total) for cell, total in zip(row.cells, (80, 80, 310), strict=True))
    tied = replace(card, rows=(replace(row, cells=cells),))
    assert ranks(tied) == [(1, 2), (2, 0), (2, 1)]
    cells = tuple(replace(cell, total=total) for cell, total in zip(row.cells, (20, 80, 70), strict=True))
    assert ranks(replace(card, rows=(replace(row, cells=cells),))) == [(1, 2), (2, 1), (3, 0)], "the winner is first"


def test_the_table_shows_the_newest_rounds_and_scrolls_to_the_first(slow_app: App) -> None:
    scene = shown(slow_app, match_of("goodge-3", 60))
    ledger = sheet_of(scene).sheet.ledger
    assert ledger.shown[-1].number == 60
    press(slow_app, pygame.K_UP)
    assert sheet_of(scene).sheet.ledger.shown[-1].number == 59
    press(slow_app, pygame.K_PAGEUP)
    assert sheet_of(scene).sheet.ledger.shown[-1].number == 60 - ledger.lines
    press(slow_app, pygame.K_HOME)
    assert sheet_of(scene).sheet.ledger.shown[0].number == 1
    slow_app.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=-2, x=0, precise_y=-2.0))
    assert sheet_of(scene).sheet.ledger.shown[0].number == 3
    press(slow_app, pygame.K_END)
    assert sheet_of(scene).sheet.ledger.shown[-1].number == 60


def test_escape_opens_the_pause(slow_app: App) -> None:
    from goodge.ui.scenes.pause import PauseScene

    shown(slow_app, match_of("goodge-3", 1))
    press(slow_app, pygame.K_ESCAPE)
    assert isinstance(slow_app.top, PauseScene)


def test_coming_back_from_a_pause_writes_nothing_anew(slow_app: App) -> None:
    scene = shown(slow_app, match_of("goodge-3", 1))
    press(slow_app, pygame.K_ESCAPE)
    slow_app.pop()
    assert slow_app.top is scene
    assert scene.update(0.01) is False


def test_the_winners_page_says_what_went_well_for_everybody() -> None:
    card = replace(scorecard(won_match()), winner=2, target=500)

    def of(*rounds: tuple[int, int, Verdict]) -> str:
        """Return what is said of the first player after rounds with these scores, totals and verdicts."""
        base, last = card.rows[-1], len(rounds) - 1
        rows = [
            replace(base, cells=(
                replace(base.cells[0], score=score, total=total, verdict=verdict),
                replace(base.cells[1], score=0, total=0, verdict=Verdict.NONE),
                replace(base.cells[2], score=0, total=510 if number == last else 0, verdict=Verdict.NONE),
            ))
            for number, (score, total, verdict) in enumerate(rounds)
        ]  # fmt: skip
        return well_words(replace(card, rows=tuple(rows)), 0)

    assert of((100, 490, Verdict.MADE)) == close_words(20)
    won, lost = (120, 120, Verdict.MADE), (-90, 30, Verdict.FAILED)
    assert of(won, (110, 230, Verdict.MADE), lost) == made_words(2, 3)
    assert of(won, lost) == best_round_words(120), "half of the bids made is nothing to tell"
    assert of(lost) == NEXT_TIME.say()
    feat = Entry("nil", Tone.WORD, waits=True)
    fed = [replace(row, cells=(replace(row.cells[0], entries=(feat,)), *row.cells[1:])) for row in card.rows[:1] * 2]
    assert well_words(replace(card, rows=tuple(fed)), 0) == feats_words({"nil": 2}) == "2 × nil"
    assert feats_words({"nil": 1, "spidge": 3}) == "Nil · 3 × spidge"


@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("height", [130, 370])
def test_winners_stand_apart_each_in_a_light_and_under_a_crown_of_their_own(
    app: App, monkeypatch: pytest.MonkeyPatch, count: int, height: int
) -> None:
    drawn: list[tuple[str, pygame.Rect]] = []
    monkeypatch.setattr(winner_module, "_draw", lambda _canvas, name, place, *_: drawn.append((name, place)))
    shown = WinnerPicture(("woman-red", "girl-hat")[:count], None, are_people=True)
    place = pygame.Rect(50, 50, shown.width(height), height)
    shown.paint(app.canvas, place, 1.0)
    suns = [rect for name, rect in drawn if name == "emblems/sun"]
    crowns = [rect for name, rect in drawn if name == "emblems/crown"]
    faces = [rect for name, rect in drawn if name.startswith("portraits/")]
    assert len(suns) == len(crowns) == len(faces) == count
    assert all(place.contains(rect) for _, rect in drawn)
    for sun, crown, face in zip(suns, crowns, faces, strict=True):
        assert sun.center == face.center
        assert crown.centerx == face.centerx
        assert face.height / 8 < crown.bottom - face.top < face.height / 4, "on the head, and clear of the eyes"
    assert suns[0].collidelist(suns[1:]) == -1


def test_faces_come_as_the_sheet_goes_and_then_the_words_of_the_winner(slow_app: App) -> None:
    scene = shown(slow_app, won_match(), rests=False)
    keys: list[frozenset[str]] = []
    while slow_app.turn(1 / 60):
        keys.append(frozenset(item.key for item in scene.items))
    gone = ["sheet" in each for each in keys].index(False)
    came = [any(key.startswith("head-") for key in each) and "crown" in each for each in keys].index(True)
    assert not any("on" in each for each in keys[:came]), "no way on while the points still count"
    assert came - gone >= CROSS_FADE * 60, "none of its figures is seen under others"
    assert came - gone <= CROSS_FADE * 60 + 2
    assert set(keys[gone:came]) == {frozenset({"crown"})}, "the cloth is never bare"
    assert "on" in keys[came]


def test_the_name_of_who_has_won_comes_after_the_face(slow_app: App) -> None:
    scene = shown(slow_app, won_match(), rests=False)
    seen: list[tuple[float, int]] = []
    while slow_app.turn(1 / 60):
        named = [item for item in scene.items if isinstance(item, Label) and item.text == scene.card.triumph]
        seen += ((scene._rise, label.colour.alpha) for label in named if label.key == "head-0")
    assert scene._is_festive
    assert {alpha for rise, alpha in seen if rise < 0.6} == {0}
    assert {alpha for rise, alpha in seen if rise > 0.8} == {255}


def test_what_comes_up_is_a_crowned_face_from_the_start(app: App) -> None:
    highs = []
    for rise in (0.0, 1.0):
        canvas = replace(app.canvas, surface=pygame.Surface((400, 400), pygame.SRCALPHA))
        WinnerPicture(("woman-red-hair",), None, are_people=False).paint(canvas, pygame.Rect(50, 50, 300, 300), rise)
        parts = pygame.mask.from_surface(canvas.surface).connected_components(400)
        assert len(parts) == 1, "crown and face hang together"
        highs.append(parts[0].get_bounding_rects()[0].height)
    assert 0.65 < highs[0] / highs[1] < 0.75
