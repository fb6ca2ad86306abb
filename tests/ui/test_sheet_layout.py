"""The sheet of every game: everything has its room at every size, and a failure shows in more than colour."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from goodge.engine.game import Result
from goodge.engine.partners import BAG_LIMIT, BAG_PENALTY
from goodge.engine.record import Record
from goodge.ui.drawing.art import Art
from goodge.ui.drawing.canvas import Canvas
from goodge.ui.drawing.theme import ALARM_INK, CREAM, PAPER, SMALL
from goodge.ui.program.app import App
from goodge.ui.scenes.sheet.winner import WinnersItem
from goodge.ui.scorecard.chart import Bars, Chart, _ticks
from goodge.ui.scorecard.columns import WRITTEN, draw_failed, laid
from goodge.ui.scorecard.ledger import Ledger
from goodge.ui.scorecard.model import Entry, Tone
from goodge.ui.scorecard.names import SMALLER_NAMES, fitted
from goodge.ui.wording.legend import penalty_tip_words
from goodge.ui.wording.numbers import figure
from goodge.ui.wording.sheet import chart_words, distance_words
from tests.engine.playing import GOODGE, after, opened
from tests.ui.conftest import OpenApp

from .checks import SIZES, assert_layout, pixels, resize, settle
from .sheets import KINDS, LONG_NAMES, Calls, assert_laid_out, match_of, scorecard, sheet_of, shown, won_match

ALL_SIZES = (*SIZES, (2560, 1440))


WON = (("goodge", 150), ("spades", 60), ("pride", 60), ("spidge", 1))


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("size", ALL_SIZES, ids=str)
def test_everything_has_room_at_every_size(open_app: OpenApp, size: tuple[int, int], text_size: str) -> None:
    """Laid out, but not put on the stack: nothing need be drawn, and leaving a scene has the collector look round."""
    slow_app = open_app(size, speed="slow", muted=True, text_size=text_size)
    few = [match_of(kind, 1) for kind in ("goodge-3", "spades", "spidge")]
    for record in (*few, *(match_of(kind, 60) for kind in KINDS)):
        scene = Calls().made(slow_app, record)
        scene.on_enter()
        scene.hurry()
        assert_laid_out(scene)
    for won in WON:
        scene = Calls().made(slow_app, won_match(*won))
        scene.on_enter()
        assert_laid_out(scene)
        scene.hurry()
        assert any(isinstance(item, WinnersItem) for item in scene.items)
        assert_layout(scene)


@pytest.mark.parametrize("size", ALL_SIZES, ids=str)
@pytest.mark.parametrize(("text", "tone"), [("165", Tone.STRONG), ("2/nil", Tone.SMALL_LOSS)])
@pytest.mark.usefixtures("app")
def test_the_line_under_a_failed_bid_crosses_no_letter(size: tuple[int, int], text: str, tone: Tone) -> None:
    canvas = Canvas.on(pygame.Surface(size), Art())
    entry, place = Entry(text, tone, is_failed=True), pygame.Rect(40, 40, canvas.px(90), canvas.px(34))
    role = WRITTEN[tone][0]
    draw_failed(canvas, entry, text, place, "left")
    line = pygame.mask.from_threshold(canvas.surface, ALARM_INK, (60, 60, 60)).get_bounding_rects()
    drawn = line[0].unionall(line[1:])
    _, words = canvas.type.placed(text, role, ALARM_INK, laid(canvas, entry, text, place, "left").text, "left")
    assert drawn.top >= words.top + canvas.type.font(role).get_ascent(), "it begins below the letters"
    assert drawn.width >= words.width, "it stands under all of them"
    assert drawn.bottom <= place.bottom


def test_totals_of_five_digits_below_nothing_are_among_them() -> None:
    assert min(match_of("spades", 60).totals) < -9999


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("size", [(960, 600), (2560, 1440)], ids=str)
def test_drawing_twice_gives_the_same_bytes(slow_app: App, size: tuple[int, int], kind: str) -> None:
    resize(slow_app, size)
    scene = shown(slow_app, match_of(kind, 5))
    first = pixels(slow_app)
    assert pixels(slow_app) == first
    assert not scene.update(1)


def test_resizing_lays_all_out_as_if_it_had_always_been_so(open_app: OpenApp) -> None:
    opened_so = open_app((1000, 900), speed="slow", muted=True)
    shown(opened_so, match_of("goodge-3", 5))
    settle(opened_so)
    wanted = pixels(opened_so)
    app = open_app((1280, 720), speed="slow", muted=True)
    shown(app, match_of("goodge-3", 5))
    resize(app, (1000, 900))
    settle(app)
    assert pixels(app) == wanted


# -- a failure, in more than colour ------------------------------------------------------------------------


def goodge_row(*, is_made: bool) -> Record:
    """Seat 1 bids 120; the round played on by first cards, and the captured points set by hand."""
    state = after(opened(dealer=0, totals=(0, 0, 0)), "bid 120", "pass", "pass")
    state = after(state, "bury " + " ".join(card.text for card in state.hands[1][:3]), "trump H")
    while state.board.turn is not None:
        state, _ = GOODGE.apply(state, GOODGE.legal_actions(state)[0])
    points, score = ((80, 135, 35), 135) if is_made else ((120, 95, 35), -120)
    scores = (points[0], score, points[2])
    return Record(GOODGE, state.match.rules, LONG_NAMES[:3], [[replace(state, result=Result(points, scores, scores))]])


def test_a_failed_bid_differs_from_a_made_one_in_greyscale(slow_app: App) -> None:
    pictures = []
    for is_made in (True, False):
        surface = pygame.Surface((800, 400))
        surface.fill(PAPER[:3])
        canvas = Canvas.on(surface, slow_app.art)
        ledger = Ledger(canvas, surface.get_rect(), scorecard(goodge_row(is_made=is_made)))
        ledger.draw()
        grey = pygame.transform.grayscale(surface.subsurface(ledger.margin(ledger.line(0))))
        pictures.append(pygame.image.tobytes(grey, "RGB")[::3])
    strokes = sum(made > 190 and fallen < 170 for made, fallen in zip(*pictures, strict=True))
    assert strokes > 30  # darker where there was paper: the line behind the bid


def test_a_failed_bid_shows_the_loss_and_what_was_taken(slow_app: App) -> None:
    canvas = Canvas.on(slow_app.canvas.surface, Art())
    ledger = Ledger(canvas, pygame.Rect(0, 0, 900, 400), scorecard(goodge_row(is_made=False)))
    assert {"−120", "95"} <= {run.text for run in ledger.runs()}


# -- where there is no room for all ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("width", "heads"),
    [
        (900, ["Wilhelmina Grace", "WWWWWWWWWWWWWWWW", "Tricks/bid", "Points", "Total", "Bags"]),
        (660, ["Wilhelmina Grace", "WWWWWWWWWWWWWWWW", "Tricks/bid", "Points", "Bags"]),
        (570, ["Wilhelmina Grace", "WWWWWWWWWWWWWWWW", "Tricks/bid", "Points"]),
        (440, ["Tricks/bid", "Points"]),
    ],
)
def test_what_can_be_spared_goes_first(slow_app: App, width: int, heads: list[str]) -> None:
    canvas = Canvas.on(slow_app.canvas.surface, Art())
    ledger = Ledger(canvas, pygame.Rect(0, 0, width, 400), scorecard(match_of("spades", 5)))
    assert list(filter(None, (place.head_of(ledger.card.sides[0]) for place in ledger.places))) == heads
    for index in range(ledger.lines):
        column = ledger.column(0, ledger.line(index))
        assert ledger.group_width <= column.width


def test_the_longest_names_give_way_first(slow_app: App) -> None:
    canvas = Canvas.on(slow_app.canvas.surface, Art())
    assert fitted(canvas, ("Ann", "Bo"), 400)[1] == "Ann and Bo"
    role, line = fitted(canvas, ("Bo", "W" * 16), 200)
    assert line.startswith("Bo and WWW")
    assert line.endswith("…")
    assert canvas.type.size(line, role)[0] <= 200


def test_a_short_name_over_a_column_is_set_smaller_before_it_is_cut(open_app: OpenApp) -> None:
    app = open_app((960, 600), speed="slow", muted=True)
    card = replace(scorecard(match_of("spades", 3)), sides=(("Ann", "Eve"), ("Cleo", "Dan")))
    ledger = Ledger(app.canvas, pygame.Rect(0, 0, 540, 400), card)
    texts = [run.text for run in ledger.runs()]
    assert {"Ann", "Eve", "Dan"} <= set(texts)


def test_a_name_over_a_column_that_is_a_little_too_narrow_is_as_large_as_the_other_heads(open_app: OpenApp) -> None:
    app = open_app((960, 600), speed="slow", muted=True)
    card = replace(scorecard(match_of("spades", 5)), sides=(("Ann", "Eve"), ("Cleo", "Dan")))
    ledger = Ledger(app.canvas, pygame.Rect(0, 0, 540, 400), card)
    wide = app.canvas.type.size("Dan", SMALL)[0] - 2
    ledger.places = tuple(
        replace(place, width=wide, head_left=place.left) if place.field.partner == 1 else place
        for place in ledger.places
    )
    heads = [run for run in ledger.runs() if run.text in ("Ann", "Eve", "Cleo", "Dan")]
    assert [run.role for run in heads] == [SMALL] * 4
    rects = sorted((run.rect for run in heads), key=lambda rect: rect.left)
    assert all(left.right <= right.left for left, right in pairwise(rects))


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)], ids=str)
def test_the_columns_of_two_teams_keep_off_the_lines_beside_them(open_app: OpenApp, size: tuple[int, int]) -> None:
    app = open_app(size, speed="slow", muted=True)
    record = match_of("spades", 5)
    record.players = ("Ann", "Cleo", "Eve", "Dan")
    ledger = sheet_of(shown(app, record)).sheet.ledger
    for side in range(2):
        column = ledger.column(side, ledger.line(0))
        start = ledger._start(column)
        air = start - column.left, column.right - start - ledger.group_width
        assert min(air) >= app.canvas.px(12)


def test_partners_whose_names_are_too_long_for_one_line_have_a_line_each(slow_app: App) -> None:
    canvas = Canvas.on(slow_app.canvas.surface, Art())
    card = replace(scorecard(match_of("spades", 5)), sides=(("Wilhelmina Grace", "Bartholomew Levi"), ("Ann", "Bo")))

    def names(width: int) -> list[str]:
        runs = Bars(canvas, pygame.Rect(0, 0, width, 300), card).runs()
        return [run.text for run in runs if run.role in SMALLER_NAMES]

    assert names(700) == ["Wilhelmina Grace and Bartholomew Levi", "Ann and Bo"]
    assert names(300) == ["Wilhelmina Grace", "Bartholomew Levi", "Ann", "Bo"]
    assert Bars.height(canvas, card, 300) > Bars.height(canvas, card, 700)


def test_names_of_teams_are_whole_beside_their_bars_and_of_one_size(open_app: OpenApp) -> None:
    canvas = open_app((1280, 720), speed="slow", muted=True, text_size="larger").canvas
    names = ("The Neighbours", "Early Larks")
    card = replace(scorecard(match_of("spades", 1)), emblems=("team-sun", "team-bird"), teams=names)
    runs = [run for run in Bars(canvas, pygame.Rect(0, 0, 280, 300), card).runs() if run.text in names]
    assert [run.text for run in runs] == list(names)
    assert len({run.role for run in runs}) == 1
    assert all(run.fits(canvas) for run in runs)


def test_names_of_teams_that_would_be_cut_leave_their_room_to_the_lines(open_app: OpenApp) -> None:
    canvas = open_app((1280, 720), speed="slow", muted=True, text_size="larger").canvas
    names = ("The Neighbours", "Early Larks")
    card = replace(scorecard(match_of("spades", 1)), emblems=("team-sun", "team-bird"), teams=names)
    chart = Chart(canvas, pygame.Rect(0, 0, 280, 300), card)
    assert not any("…" in run.text for run in chart.runs())
    assert chart.plot.right > chart.rect.right - canvas.px(40)


def test_the_words_beside_a_bar_count_with_it(slow_app: App) -> None:
    card = scorecard(won_match("goodge", 150))
    won = card.winner
    assert won is not None
    bars = Bars(Canvas.on(slow_app.canvas.surface, Art()), pygame.Rect(0, 0, 500, 300), card)

    def words(share: float) -> list[str]:
        return [run.text for run in bars.runs(share) if run.align == "right"]

    before = [row.before for row in card.rows[-1].cells]
    assert words(0.0) == [distance_words(total, card.target) for total in before]
    assert words(1.0) == [distance_words(total, card.target) for total in card.totals]
    crossing = (card.target - before[won]) / (card.totals[won] - before[won])
    told = {
        share: words(share)[won] == distance_words(card.target, card.target) for share in (0.0, crossing - 0.05, 1.0)
    }
    assert told == {0.0: False, crossing - 0.05: False, 1.0: True}
    assert words(crossing + 0.01)[won] == words(1.0)[won], "it is said as the bar is full"


@pytest.mark.parametrize(("kind", "emblems"), [("pride", ["team-sun", "team-moon"]), ("spidge", [])])
def test_teams_have_the_emblems_that_they_have_at_the_table(
    slow_app: App, monkeypatch: pytest.MonkeyPatch, kind: str, emblems: list[str]
) -> None:
    drawn = set[str]()
    monkeypatch.setattr(Canvas, "icon", lambda _canvas, name, _center, _measure: drawn.add(name))
    shown(slow_app, match_of(kind, 5))
    slow_app.draw()
    assert {name for name in drawn if name.startswith("team-")} == set(emblems)


# -- room, and what it is used for -------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "count"), [((1280, 720), 9), ((2560, 1440), 12), ((800, 1200), 16)], ids=str)
def test_no_round_is_hidden_where_smaller_rows_have_room(open_app: OpenApp, size: tuple[int, int], count: int) -> None:
    app = open_app(size, speed="slow", muted=True)
    ledger = sheet_of(shown(app, match_of("goodge-3", count))).sheet.ledger
    assert [row.number for row in ledger.shown] == list(range(1, count + 1))


def test_a_tall_window_has_no_more_empty_rows_than_a_wide_one(open_app: OpenApp) -> None:
    app = open_app((800, 1200), speed="slow", muted=True)
    item = sheet_of(shown(app, match_of("goodge-4", 3)))
    ledger, chart = item.sheet.ledger, item.sheet.chart
    assert ledger.lines == 6
    assert ledger.line(0).height > app.canvas.px(52)
    assert item.rect.bottom - chart.rect.bottom < app.canvas.px(40)


def test_a_team_has_one_label_beside_its_line(open_app: OpenApp) -> None:
    app = open_app((1280, 720), speed="slow", muted=True)
    record = replace(match_of("pride", 7), players=("Ann", "Cleo", "Eve", "Dan"))
    chart = sheet_of(shown(app, record)).sheet.chart
    labels = [run for run in chart.runs() if run.rect.left > chart.plot.right]
    assert [run.text for run in labels] == ["Ann and Eve", "Cleo and Dan"]


def test_no_partner_is_left_out_of_the_label_beside_a_line(open_app: OpenApp) -> None:
    """Where nothing of a name would be left, the signs at the ends of the lines tell the teams apart."""
    app = open_app((800, 600), speed="slow", muted=True)
    record = replace(match_of("pride", 7), players=("Ann", "Cleo", "Eve", "Dan"))
    chart = sheet_of(shown(app, record)).sheet.chart
    assert not [run.text for run in chart.runs() if "…" in run.text]
    assert chart.plot.right > chart.rect.right - app.canvas.px(40)


def test_the_marks_of_all_rows_are_in_line(open_app: OpenApp) -> None:
    app = open_app((1280, 720), speed="slow", muted=True)
    place = pygame.Rect(100, 0, 120, 40)
    marks = {laid(app.canvas, Entry(text, is_made=True), text, place, "center").mark for text in ("95", "100", "1,000")}
    assert len(marks) == 1


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("size", [(800, 600), (800, 1200), (1280, 720), (2560, 1440)], ids=str)
def test_the_figures_of_the_grid_stand_clear_of_the_lines(
    open_app: OpenApp, size: tuple[int, int], text_size: str
) -> None:
    app = open_app(size, speed="slow", muted=True, text_size=text_size, language="de")
    for kind in KINDS:
        chart = sheet_of(shown(app, match_of(kind, 7))).sheet.chart
        runs = list(chart.runs())
        heading = [run for run in runs if run.text == chart_words()]
        assert len(heading) == chart.has_title
        assert all(run.fits(app.canvas) for run in heading)
        lines = chart.plot.inflate(0, app.canvas.px(6))
        assert [run.text for run in runs if run.rect.colliderect(lines) and run.rect.left < chart.plot.right] == []
        app.pop()


@pytest.mark.parametrize("totals", [(300, -130, 50), (180, -120, 90), (40, 60, 10)])
def test_the_scale_of_the_chart_names_both_its_ends(open_app: OpenApp, totals: tuple[int, ...]) -> None:
    app, card = open_app(), scorecard(match_of("goodge-3", 1))
    cells = tuple(replace(cell, total=total) for cell, total in zip(card.rows[0].cells, totals, strict=True))
    card = replace(card, rows=(replace(card.rows[0], cells=cells),), target=500)
    chart = Chart(app.canvas, pygame.Rect(0, 0, 400, 300), card)
    named = {run.text for run in chart.runs()}
    assert figure(chart.low) in named
    assert figure(card.target if chart.has_target else chart.high) in named
    assert chart.low <= min(totals)
    assert chart.high >= max(totals)


def test_the_figures_of_the_chart_stand_evenly_up_to_the_target_where_round_steps_lead_there() -> None:
    assert _ticks(-155, 500, has_top=True) == [-250, 0, 250, 500]
    assert _ticks(0, 500, has_top=True) == [0, 100, 200, 300, 400, 500]
    assert _ticks(-120, 500, has_top=True)[0] == -200, "that a scale begins below the least total comes first"


def test_a_small_loss_does_not_press_the_lines_of_the_chart_together(open_app: OpenApp) -> None:
    app, card = open_app(), scorecard(match_of("goodge-3", 1))
    cells = tuple(replace(cell, total=total) for cell, total in zip(card.rows[0].cells, (180, -8, 90), strict=True))
    card = replace(card, rows=(replace(card.rows[0], cells=cells),), target=500)
    assert Chart(app.canvas, pygame.Rect(0, 0, 400, 300), card).low == -8


def test_the_chart_says_what_its_scales_count(open_app: OpenApp) -> None:
    app = open_app((1280, 720), speed="slow", muted=True)
    chart = Chart(app.canvas, pygame.Rect(0, 0, 400, 300), scorecard(match_of("goodge-3", 3)))
    assert next(chart.runs()).text == "Total after each round"


def test_the_labels_of_lines_that_end_together_stand_apart(open_app: OpenApp) -> None:
    app = open_app((1280, 720), speed="slow", muted=True)
    card = scorecard(match_of("goodge-3", 1))
    level = tuple(replace(cell, total=0) for cell in card.rows[0].cells)
    card = replace(card, rows=(replace(card.rows[0], cells=level),))
    chart = Chart(app.canvas, pygame.Rect(0, 0, 400, 300), card)
    labels = [run.rect for run in chart.runs()][-3:]
    assert [below.top - above.top for above, below in pairwise(labels)] == [labels[0].height] * 2
    assert abs(labels[-1].centery - chart.plot.bottom) <= 1


# -- what the entries mean ---------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["goodge-3", "spades", "pride-limits", "spidge"])
def test_each_game_says_under_the_table_what_its_entries_mean(slow_app: App, kind: str) -> None:
    card = scorecard(match_of(kind, 5))
    canvas = Canvas.on(slow_app.canvas.surface, Art())
    told = {run.text for run in Ledger(canvas, pygame.Rect(0, 0, 900, 500), card).runs()}
    assert card.legend
    assert card.legend[0].words in told


def test_the_legend_makes_way_for_the_rows(slow_app: App) -> None:
    canvas, card = Canvas.on(slow_app.canvas.surface, Art()), scorecard(match_of("spades", 5))
    low = Ledger(canvas, pygame.Rect(0, 0, 900, 230), card)
    assert low.legend.height == 0
    assert low.foot.bottom == 230


def test_pointing_at_a_loss_says_what_it_was_for(slow_app: App) -> None:
    record = match_of("spades", 60)
    tips = {entry.tip for row in scorecard(record).rows for cell in row.cells for entry in cell.entries if entry.tip}
    scene = shown(slow_app, record)
    told = {item.tip for item in scene.items if item.key.startswith("told-")}
    assert penalty_tip_words(BAG_LIMIT, BAG_PENALTY) in tips
    assert told & tips


@pytest.mark.parametrize("kind", ["goodge-3", "goodge-4", "spidge"])
@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)], ids=str)
def test_bars_beside_short_names_leave_the_chart_half_of_the_paper(
    slow_app: App, size: tuple[int, int], kind: str
) -> None:
    resize(slow_app, size)
    record = match_of(kind, 1)
    record.players = ("Ann", "Cleo", "Dan", "Eve")[: len(record.players)]
    scene = shown(slow_app, record)
    assert_laid_out(scene)
    sheet = sheet_of(scene).sheet
    assert sheet.bars.is_beside
    assert sheet.chart.rect.height > sheet.rect.height / 2
    scene = shown(slow_app, match_of(kind, 1))
    assert not sheet_of(scene).sheet.bars.is_beside, "long names have a line of their own"


def test_there_is_no_chart_before_the_first_round(open_app: OpenApp) -> None:
    app = open_app((1280, 720), speed="slow", muted=True)
    card = replace(scorecard(match_of("goodge-3", 1)), rows=())
    app.canvas.surface.fill(CREAM[:3])
    before = app.canvas.surface.copy()
    chart = Chart(app.canvas, pygame.Rect(0, 0, 400, 300), card)
    chart.draw()
    assert not list(chart.runs())
    assert app.canvas.surface.get_buffer().raw == before.get_buffer().raw
