"""The score screen and its sheet: the figures, the layout at every size, the motion, the keys, and the picture."""

from __future__ import annotations

import errno
from dataclasses import replace
from datetime import date
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest
from PIL import Image

from goodge.engine.cards import Suit
from goodge.engine.record import Record, decode_record
from goodge.ui.app import App
from goodge.ui.art import Art
from goodge.ui.canvas import Canvas
from goodge.ui.scenes.score import ScoreScene, SheetItem
from goodge.ui.sheet_export import WIDTH, SheetError, head_runs, save_sheet, sheet_picture
from goodge.ui.sheet_ledger import Ledger, Look
from goodge.ui.sheet_paper import Run
from goodge.ui.sheet_rows import Cell, Row, Scorecard, figure, joined, rows, scorecard
from goodge.ui.theme import PAPER
from tests.engine.playing import GOODGE, after, opened, play_match
from tests.ui.checks import SIZES, assert_layout, pixels, press, resize
from tests.ui.conftest import OpenApp

GOLDEN = Path(__file__).parent.parent / "golden"
ALL_SIZES = (*SIZES, (2560, 1440))
DAY = date(2031, 5, 4)
LONG_NAMES = ("Wilhelmina Grace", "Maximilian-Jakob", "WWWWWWWWWWWWWWWW", "Bo")


@cache
def match_of(players: int, count: int) -> Record:
    """So many rounds by chance; the target is out of reach but in sight."""
    record = play_match(GOODGE, {"players": players, "target": 600 * count}, 11, count)
    record.players = LONG_NAMES[:players]
    return record


@cache
def won_match(players: int = 3) -> Record:
    record = play_match(GOODGE, {"players": players, "target": 150}, 4)
    record.players = LONG_NAMES[:players]
    assert record.winner is not None
    return record


def golden(name: str, at: int = 0) -> Record:
    return decode_record((GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()[at])


@pytest.fixture
def slow_app(open_app: OpenApp) -> App:
    """The program at 1280x720, motion at its slowest."""
    return open_app(speed="slow", muted=True)


class Calls(list[str]):
    """What the scene told the table."""

    def scene(self, app: App, record: Record) -> ScoreScene:
        scene = ScoreScene(
            app,
            record,
            lambda: self.append("next"),
            on_again=lambda: self.append("again"),
            on_title=lambda: self.append("title"),
        )
        app.push(scene)
        return scene


def shown(app: App, record: Record, *, rests: bool = True) -> ScoreScene:
    """The scene over another one, so that it can go; at rest unless it shall move."""
    Calls().scene(app, record)
    scene = Calls().scene(app, record)
    if rests:
        app.turn(60)
    return scene


def sheet_of(scene: ScoreScene) -> SheetItem:
    return next(item for item in scene.items if isinstance(item, SheetItem))


def ink(canvas: Canvas, run: Run) -> pygame.Rect:
    """About the place of a run's capitals."""
    width = canvas.type.size(run.text, run.role)[0]
    place = pygame.Rect(0, 0, width, round(canvas.type.font(run.role).get_ascent() * 0.6))
    place.center = run.rect.center
    if run.align != "center":
        place.left = run.rect.left if run.align == "left" else run.rect.right - width
    return place


def assert_runs_apart(canvas: Canvas, runs: list[Run], within: pygame.Rect) -> None:
    assert [run.text for run in runs if not run.fits(canvas)] == []
    assert [run.text for run in runs if not within.contains(ink(canvas, run))] == []
    pairs = [(a.text, b.text) for a, b in combinations(runs, 2) if ink(canvas, a).colliderect(ink(canvas, b))]
    assert pairs == []


def assert_laid_out(scene: ScoreScene) -> None:
    assert_layout(scene)
    item = sheet_of(scene)
    assert_runs_apart(item.sheet.canvas, list(item.sheet.runs()), item.rect)


# -- figures -----------------------------------------------------------------------------------------------


def test_the_rows_are_the_records_results() -> None:
    record = golden("four")
    scored = record.scored
    table = rows(record)
    assert len(table) == len(scored) > 3
    for row, state in zip(table, scored, strict=True):
        assert (row.goodge, row.bid, row.trump) == (state.board.goodge, state.board.bid, state.board.trump)
        results = GOODGE.results(state)
        assert [cell.points for cell in row.cells] == list(results["points"])
        assert [cell.score for cell in row.cells] == list(results["scores"])
        assert [cell.total for cell in row.cells] == list(results["totals"])
    assert [row.number for row in table] == list(range(1, len(table) + 1))


def test_a_round_worked_by_hand() -> None:
    # Seat 1 bids 60 and plays on to the end; what each captured is added up here from the tricks and the Stash.
    state = after(opened(dealer=0, totals=(100, 40, 310)), "bid 60", "pass", "pass")
    buried = state.hands[1][:3]
    state = after(state, "bury " + " ".join(card.text for card in buried), "trump H")
    while state.board.turn is not None:
        state, _ = GOODGE.apply(state, GOODGE.legal_actions(state)[0])
    won = [sum(trick.points for trick in state.board.tricks if trick.winner == seat) for seat in range(3)]
    in_stash = 250 - sum(won)
    won[state.board.tricks[-1].winner or 0] += in_stash
    record = Record(GOODGE, state.match.rules, ("Ann", "Ben", "Cleo"), [[state]])
    [row] = rows(record)
    assert (row.number, row.goodge, row.bid, row.trump) == (1, 1, 60, Suit.HEARTS)
    assert [cell.points for cell in row.cells] == won
    scores = [won[0], won[1] if won[1] >= 60 else -60, won[2]]
    assert [cell.score for cell in row.cells] == scores
    assert [cell.total for cell in row.cells] == [100 + scores[0], 40 + scores[1], 310 + scores[2]]
    assert [cell.is_goodge for cell in row.cells] == [False, True, False]


def test_the_texts_of_a_cell() -> None:
    assert Cell(135, 135, 260, is_goodge=True).texts == ("135", "260")
    assert Cell(95, -110, -40, is_goodge=True, is_set=True).texts == ("95", "−110", "−40")


def test_totals_run_on_from_round_to_round() -> None:
    table = rows(match_of(4, 17))
    for earlier, later in pairwise(table):
        assert [cell.before for cell in later.cells] == [cell.total for cell in earlier.cells]
    assert scorecard(match_of(4, 17)).totals == match_of(4, 17).totals


def test_cards_thrown_in_leave_no_row() -> None:
    record = golden("redeal")
    assert len(record.rounds) > len(record.scored) == len(rows(record))


def test_headlines_name_the_goodge_and_never_say_you() -> None:
    made, fallen = one_row(is_made=True), one_row(is_made=False)
    assert made.headline == "Ann made 120 with 135 points"
    assert fallen.headline == "Ann fell short: 95 of 120"
    assert made.standing == "Ann leads with 135 of 500"
    assert replace(made, winner=0).standing == "135 points after one round"
    assert Scorecard("", ("Ann", "Ben"), 500, ()).headline == "No round has been scored yet"


def test_a_tie_at_the_target_says_that_another_round_decides() -> None:
    ties = [cut(record, count) for record in map_golden("tie") for count in range(1, len(record.rounds) + 1)]
    tied = [card for card in map(scorecard, ties) if card.is_tied]
    assert tied
    for card in tied:
        assert card.standing.endswith("another round decides")
        assert all(card.names[seat] in card.standing for seat in card.leaders)
        assert len(card.leaders) > 1


def test_many_long_names_are_counted_instead() -> None:
    cells = tuple(Cell(50, 50, 50) for _ in range(3))
    card = Scorecard("", LONG_NAMES[:3], 40, (Row(1, 0, 50, Suit.CLUBS, cells),), is_tied=True)
    assert card.standing == "3 players share the lead with 50: another round decides"


def test_figures_and_lists() -> None:
    assert [figure(number) for number in (0, -5, 1575, 1_000_000)] == ["0", "−5", "1575", "1,000,000"]
    assert joined(["Ann"]) == "Ann"
    assert joined(["Ann", "Ben", "Cleo"]) == "Ann, Ben and Cleo"


def map_golden(name: str) -> list[Record]:
    lines = (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [decode_record(line) for line in lines]


def cut(record: Record, count: int) -> Record:
    """The first rounds of a record."""
    return Record(record.game, record.rules, record.players, record.rounds[:count])


def one_row(*, is_made: bool) -> Scorecard:
    goodge = Cell(135, 135, 135, is_goodge=True) if is_made else Cell(95, -120, -120, is_goodge=True, is_set=True)
    row = Row(1, 0, 120, Suit.STARS, (goodge, Cell(80, 80, 80), Cell(35, 35, 35)))
    return Scorecard("The Goodge Rules", ("Ann", "Ben", "Cleo"), 500, (row,))


# -- layout ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("size", ALL_SIZES, ids=str)
def test_everything_has_room_at_every_size(open_app: OpenApp, size: tuple[int, int], text_size: str) -> None:
    slow_app = open_app(size, speed="slow", muted=True, text_size=text_size)
    for players in (3, 4):
        for record in (*(match_of(players, count) for count in (1, 5, 17, 60)), won_match(players)):
            scene = Calls().scene(slow_app, record)
            assert_laid_out(scene)
            slow_app.turn(60)
            assert_laid_out(scene)
            slow_app.pop()


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1000, 900), (2560, 1440)], ids=str)
def test_drawing_twice_gives_the_same_bytes(slow_app: App, size: tuple[int, int], players: int) -> None:
    resize(slow_app, size)
    scene = shown(slow_app, won_match(players))
    first = pixels(slow_app)
    assert pixels(slow_app) == first
    assert not scene.update(1)


def test_resizing_lays_all_out_as_if_it_had_always_been_so(open_app: OpenApp) -> None:
    opened_so = open_app((1000, 900), speed="slow", muted=True)
    shown(opened_so, match_of(3, 5))
    wanted = pixels(opened_so)
    app = open_app((1280, 720), speed="slow", muted=True)
    shown(app, match_of(3, 5))
    resize(app, (1000, 900))
    assert pixels(app) == wanted


def test_every_frame_of_the_motion_can_be_drawn(slow_app: App) -> None:
    shown(slow_app, won_match(), rests=False)
    frames = {pixels(slow_app)}
    while slow_app.turn(0.25):
        frames.add(pixels(slow_app))
    assert len(frames) > 12


def test_settings_at_instant_write_all_at_once(slow_app: App) -> None:
    slow_app.settings.speed = "instant"
    scene = shown(slow_app, won_match(), rests=False)
    assert sheet_of(scene).look == Look()
    assert any("wins" in getattr(item, "text", "") for item in scene.items)


def test_the_newest_figures_count_up_to_the_records(slow_app: App) -> None:
    scene = shown(slow_app, match_of(3, 5), rests=False)
    slow_app.turn(0.6)
    early = [run.text for run in sheet_of(scene).sheet.runs(scene_look(scene))]
    slow_app.turn(60)
    late = [run.text for run in sheet_of(scene).sheet.runs(scene_look(scene))]
    assert early != late
    assert [figure(total) for total in match_of(3, 5).totals] == late_totals(scene)


def scene_look(scene: ScoreScene) -> Look:
    return sheet_of(scene).look


def late_totals(scene: ScoreScene) -> list[str]:
    runs = list(sheet_of(scene).sheet.ledger.runs(scene_look(scene)))
    return [run.text for run in runs[-len(scene.card.names) :]]


# -- a failed bid, in more than colour ---------------------------------------------------------------------


def test_a_failed_bid_differs_from_a_made_one_in_greyscale(slow_app: App) -> None:
    pictures = []
    for is_made in (True, False):
        surface = pygame.Surface((800, 400))
        surface.fill(PAPER[:3])
        canvas = Canvas.on(surface, slow_app.art)
        ledger = Ledger(canvas, pygame.Rect(0, 0, 800, 400), one_row(is_made=is_made))
        ledger.draw()
        bids = pygame.Rect(ledger.number_width, ledger.line(0).top, ledger.bid_width, ledger.line(0).height)
        grey = pygame.transform.grayscale(surface.subsurface(bids))
        pictures.append(pygame.image.tobytes(grey, "RGB")[::3])
    strokes = sum(made > 190 and fallen < 150 for made, fallen in zip(*pictures, strict=True))
    assert strokes > 30  # dark where there was paper: the line through the bid, and a cross where there was a tick


def test_a_failed_bid_shows_the_loss_and_what_was_taken(slow_app: App) -> None:
    ledger = Ledger(Canvas.on(slow_app.canvas.surface, Art()), pygame.Rect(0, 0, 900, 400), one_row(is_made=False))
    texts = [run.text for run in ledger.runs()]
    assert {"−120", "95"} <= set(texts)


# -- keys, mouse, wheel ------------------------------------------------------------------------------------


def test_enter_hurries_first_and_goes_on_then(slow_app: App) -> None:
    calls = Calls()
    under = calls.scene(slow_app, match_of(3, 1))
    calls.scene(slow_app, match_of(3, 1))
    press(slow_app, pygame.K_RETURN)
    assert calls == []
    assert sheet_of_top(slow_app).look == Look()
    press(slow_app, pygame.K_RETURN)
    assert calls == ["next"]
    assert slow_app.top is under


def sheet_of_top(app: App) -> SheetItem:
    assert isinstance(app.top, ScoreScene)
    return sheet_of(app.top)


def test_a_click_on_the_paper_does_the_same(slow_app: App) -> None:
    calls = Calls()
    calls.scene(slow_app, match_of(3, 1))
    calls.scene(slow_app, match_of(3, 1))
    click = pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(400, 300))
    slow_app.handle(click)
    assert calls == []
    slow_app.handle(click)
    assert calls == ["next"]


def test_a_won_match_offers_again_and_title(slow_app: App) -> None:
    calls = Calls()
    scene = calls.scene(slow_app, won_match())
    slow_app.turn(60)
    slow_app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(400, 300)))
    press(slow_app, pygame.K_RETURN)
    assert calls == [], "a hasty Enter does not skip the winner"
    slow_app.turn(1)
    press(slow_app, pygame.K_RETURN)
    scene.focus("title")
    press(slow_app, pygame.K_RETURN)
    assert calls == ["again", "title"]
    assert slow_app.top is scene


def test_the_table_shows_the_newest_rounds_and_scrolls_to_the_first(slow_app: App) -> None:
    scene = shown(slow_app, match_of(3, 60))
    ledger = sheet_of(scene).sheet.ledger
    assert ledger.shown[-1].number == 60
    press(slow_app, pygame.K_UP)
    assert sheet_of(scene).sheet.ledger.shown[-1].number == 59
    press(slow_app, pygame.K_PAGEUP)
    assert sheet_of(scene).sheet.ledger.shown[-1].number == 60 - ledger.lines
    press(slow_app, pygame.K_HOME)
    assert sheet_of(scene).sheet.ledger.shown[0].number == 1
    slow_app.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=-2, x=0))
    assert sheet_of(scene).sheet.ledger.shown[0].number == 3
    press(slow_app, pygame.K_END)
    assert sheet_of(scene).sheet.ledger.shown[-1].number == 60


def test_escape_opens_the_pause(slow_app: App) -> None:
    from goodge.ui.scenes.pause import PauseScene

    shown(slow_app, match_of(3, 1))
    press(slow_app, pygame.K_ESCAPE)
    assert isinstance(slow_app.top, PauseScene)


def test_coming_back_from_a_pause_writes_nothing_anew(slow_app: App) -> None:
    scene = shown(slow_app, match_of(3, 1))
    press(slow_app, pygame.K_ESCAPE)
    slow_app.pop()
    assert slow_app.top is scene
    assert scene.update(0.01) is False


# -- the picture -------------------------------------------------------------------------------------------


def test_s_saves_the_sheet_and_tells_where(slow_app: App) -> None:
    scene = shown(slow_app, match_of(4, 5))
    press(slow_app, pygame.K_s)
    scene.finish_saving()
    [path] = slow_app.home.pictures_dir.iterdir()
    told = slow_app.notices.shown
    assert told is not None
    assert path.name in told
    assert str(slow_app.home.pictures_dir) in told
    assert scene.focused is not None
    assert scene.focused.key == "on"


@pytest.mark.parametrize("count", [1, 5, 60])
def test_the_picture_is_a_png_of_its_width(slow_app: App, tmp_path: Path, count: int) -> None:
    path = save_sheet(scorecard(match_of(4, count)), slow_app.art, tmp_path, DAY)
    with Image.open(path) as picture:
        picture.load()
        assert picture.format == "PNG"
        assert picture.width == WIDTH
        assert picture.height > 30 * count
        greys = picture.convert("L").histogram()
    assert sum(greys[200:]) > 0.8 * sum(greys)  # light paper
    assert sum(greys[:90]) > 0.005 * sum(greys)  # and dark ink on it


def test_every_round_is_on_the_picture(slow_app: App) -> None:
    few = sheet_picture(scorecard(match_of(3, 17)), slow_app.art, DAY)
    many = sheet_picture(scorecard(match_of(3, 60)), slow_app.art, DAY)
    assert many.get_height() - few.get_height() > (60 - 17) * 40


def test_the_head_of_the_picture_says_what_was_played_when_and_by_whom(slow_app: App) -> None:
    card = scorecard(won_match())
    texts = " ".join(run.text for run in head_runs(Canvas.on(pygame.Surface((1600, 900)), slow_app.art), card, DAY))
    for part in (*card.names, "The Goodge Rules", "4 May 2031", "to 150", "wins"):
        assert part in texts


def test_a_sheet_is_never_overwritten(slow_app: App, tmp_path: Path) -> None:
    card = scorecard(match_of(3, 1))
    (tmp_path / "Goodge 2031-05-04.png").write_bytes(b"a picture of mine")
    second = save_sheet(card, slow_app.art, tmp_path, DAY)
    third = save_sheet(card, slow_app.art, tmp_path, DAY)
    assert [second.name, third.name] == ["Goodge 2031-05-04 (2).png", "Goodge 2031-05-04 (3).png"]
    assert (tmp_path / "Goodge 2031-05-04.png").read_bytes() == b"a picture of mine"


def test_a_folder_that_is_a_file_is_told_in_a_sentence(slow_app: App) -> None:
    slow_app.home.pictures_dir.write_bytes(b"")
    scene = shown(slow_app, match_of(3, 1))
    press(slow_app, pygame.K_s)
    scene.finish_saving()
    assert slow_app.notices.shown == f"The sheet was not saved: {slow_app.home.pictures_dir} is no folder."


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.EACCES, "The sheet was not saved: the folder {folder} cannot be written."),
        (errno.EROFS, "The sheet was not saved: the folder {folder} cannot be written."),
        (errno.ENOSPC, "The disk is full: the sheet was not saved."),
    ],
)
def test_trouble_with_the_disk_is_told_in_a_sentence(
    slow_app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, sentence: str
) -> None:
    def fail(*_: object) -> object:
        raise OSError(number, "no")

    monkeypatch.setattr(Path, "open", fail)
    with pytest.raises(SheetError) as trouble:
        save_sheet(scorecard(match_of(3, 1)), slow_app.art, tmp_path, DAY)
    assert str(trouble.value) == sentence.format(folder=tmp_path)


def test_a_picture_cut_short_by_a_full_disk_is_taken_away(
    slow_app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened_file = Path.open

    def fill_up(path: Path, mode: str = "r", *rest: Any, **more: Any) -> object:
        file = opened_file(path, mode, *rest, **more)
        if path.suffix != ".png":
            return file

        def write(data: bytes) -> None:
            file.write(data[:100])
            raise OSError(errno.ENOSPC, "full")

        guard = SimpleNamespace(write=write, flush=file.flush, close=file.close)
        return _Entered(guard)

    monkeypatch.setattr(Path, "open", fill_up)
    with pytest.raises(SheetError, match="The disk is full"):
        save_sheet(scorecard(match_of(3, 1)), slow_app.art, tmp_path, DAY)
    assert list(tmp_path.glob("*.png")) == []


class _Entered:
    """An open file as `with` has it."""

    def __init__(self, file: SimpleNamespace) -> None:
        self._file = file

    def __enter__(self) -> SimpleNamespace:
        return self._file

    def __exit__(self, *_: object) -> None:
        self._file.close()
