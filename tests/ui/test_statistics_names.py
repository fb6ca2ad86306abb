"""The statistics of one name, and the export."""

from __future__ import annotations

import errno
from collections import Counter
from collections.abc import Callable
from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import BinaryIO

import pygame
import pytest

from goodge.coach import levels
from goodge.engine.game import Phase
from goodge.engine.record import Record
from goodge.table.archive.finished import FinishedMatches
from goodge.table.archive.reviews import KeptReview
from goodge.table.archive.skill import Losses, ReviewedMatch, ReviewedPerson
from goodge.table.archive.spread import csv_of
from goodge.table.archive.statistics import Figures, Streak
from goodge.table.reviewer import Reviewer
from goodge.ui.drawing.theme import INK, SMALL
from goodge.ui.program.app import App
from goodge.ui.program.language import named_languages, speak_as_set
from goodge.ui.scenes.statistics import names, skill
from goodge.ui.scenes.statistics.bars import bar_chart, filled, signed_bar
from goodge.ui.scenes.statistics.match_button import day_words
from goodge.ui.scenes.statistics.names import LUCK, PLAY, RESULTS, NamesScene
from goodge.ui.scenes.statistics.results import bid_rows, opponent_rows
from goodge.ui.scenes.statistics.scene import FinishedScene
from goodge.ui.scenes.statistics.skill import Page, play_page
from goodge.ui.scenes.statistics.trend import Trend, TrendLine
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.scorecard import export
from goodge.ui.widgets.base import Label, Paint
from goodge.ui.wording import figures as words
from goodge.ui.wording import skill as skill_words
from goodge.ui.wording.players import level_name

from .checks import SIZES, assert_layout, click, key, press, resize, top
from .menus import item_of, text_of
from .narration import Listener
from .reviews import judged
from .reviews import start as start_reviewer
from .sheets import golden

DAY = date(2026, 11, 22)
LOSSES = {
    Phase.AUCTION: Losses(6, 90.0, 3000.0),
    Phase.EXCHANGE: Losses(2, 4.0, 16.0),
    Phase.PLAY: Losses(60, 240, 3000),
}
PARTS = {"deal": 20.0, "stash": -4.0, "lie": -12.5, "others": 30.0, "own": -14.5}
FIGURES = {
    "goodge": [
        Figures(
            "Ann", 12, 5, 640, Counter(goodge=40, made=25), 1,
            {str(bid): (3, bid % 3) for bid in range(90, 200, 5)},
            {"novice": (4, 3), "expert": (6, 1), "person": (2, 1)}, Streak(0, 4), Streak(2, 7),
        ),
        Figures("Wwwwwwwwwwwwwwww", 1),
    ],
    "spidge": [Figures("Zoe", 2, 1, 5, Counter(), 0, {}, {"casual": (2, 1)}, Streak(1, 1), Streak())],
}  # fmt: skip


def reviewed(matches: int) -> list[ReviewedMatch]:
    """What reviews tell of so many matches of Goodge, and of one of Spidge."""
    ann = ReviewedPerson("Ann", LOSSES, 6, PARTS)
    zoe = ReviewedPerson("Zoe", {Phase.PLAY: Losses(48, 0.9, 0.1)}, 1, dict.fromkeys(PARTS, 0.2))
    each = [ReviewedMatch("goodge", 1_760_000_000_000 + 90_000_000 * number, (ann,)) for number in range(matches)]
    return [*each, ReviewedMatch("spidge", None, (zoe,))]


def shown(app: App, matches: int = 3) -> NamesScene:
    app.push(TitleScene(app))
    scene = NamesScene(app, FIGURES, "goodge", lambda: DAY, reviewed(matches) if matches else [])
    app.push(scene)
    app.draw()
    return scene


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("size", SIZES)
def test_all_pages_have_room(open_app: Callable[..., App], size: tuple[int, int], text_size: str) -> None:
    app = open_app(muted=True, text_size=text_size)
    resize(app, size)
    for matches in (0, 1, 60):
        scene = shown(app, matches)
        for page in (RESULTS, PLAY, LUCK):
            scene.open_page(page)
            assert_layout(scene)
            app.draw()
        press_choice(app, scene, "name")
        assert_layout(scene)
        press_choice(app, scene, "game")
        assert_layout(scene)
        scene.open_page(PLAY)
        assert_layout(scene)


def test_sentences_over_the_charts_too_long_for_a_line_get_one_each(open_app: Callable[..., App]) -> None:
    scene = shown(open_app((1280, 720), muted=True, text_size="larger"))
    scene.open_page(LUCK)
    lead = item_of(scene, "lead")
    assert isinstance(lead, Label)
    first, second = lead.text.split("\n")
    assert lead.read() == (f"{first} · {second}",)


def test_what_nothing_fills_yet_is_a_slip_of_paper_and_no_empty_sheet(app: App) -> None:
    scene = shown(app, 0)
    whole = item_of(scene, "sheet").rect
    scene.open_page(PLAY)
    slip = item_of(scene, "sheet").rect
    assert slip.width < 0.75 * whole.width
    assert all(slip.contains(item_of(scene, key).rect) for key in ("none", "more"))


def press_choice(app: App, scene: NamesScene, name: str, times: int = 1) -> None:
    scene.focus(name)
    press(app, *[pygame.K_RIGHT] * times)


def test_bids_are_put_together_until_there_is_room() -> None:
    rows = bid_rows(FIGURES["goodge"][0].bids)
    assert 5 <= len(rows) <= 9
    assert rows[0].title == words.heights_words(75, 99)
    assert rows[0].figures == words.of_words(2, 6)
    assert len(bid_rows(FIGURES["goodge"][0].bids, 3)) <= 3
    assert [(row.title, row.figures) for row in bid_rows({"4": (2, 1), "6": (1, 1)})] == [
        ("4", words.of_words(1, 2)), ("6", words.of_words(1, 1))
    ]  # fmt: skip
    assert bid_rows({}) == []


def test_every_figure_is_said_in_words_too(app: App) -> None:
    scene = shown(app)
    assert text_of(scene, "against-name-2") == words.opponent_words("person")
    assert text_of(scene, "against-figures-1") == words.of_words(1, 6)
    assert text_of(scene, "runs") == words.runs_words(4, 7, has_bids=True)
    press_choice(app, scene, "game")
    assert scene.name == "Zoe"
    assert not any(item.key.startswith("bids") for item in scene.items)
    assert text_of(scene, "against-head") == words.AGAINST.say()
    assert text_of(scene, "runs") == words.runs_words(1, 0, has_bids=False)


def test_few_matches_are_said_to_be_few(app: App) -> None:
    scene = shown(app)
    assert scene.figures.matches == 12
    assert not any(item.key == "few" for item in scene.items)
    press_choice(app, scene, "game")
    assert scene.figures.matches == 2
    assert text_of(scene, "few") == words.FEW.say()


def test_a_page_is_told_beginning_with_whose_figures_they_are(app: App) -> None:
    app.push(TitleScene(app))
    ear = Listener(app)
    app.push(NamesScene(app, FIGURES, "goodge", lambda: DAY, reviewed(3)))
    (told,) = (line for line in ear.hear() if line.startswith("Statistics"))
    assert told.startswith("Statistics. Ann. ")


def test_it_is_saved_beside_what_was_saved_before(app: App) -> None:
    scene = shown(app)
    save(app)
    first = text_of(top(app), "words")
    press(app, pygame.K_ESCAPE)
    scene.press(item_of(scene, "save"))
    folder = app.home.pictures_dir
    paths = [folder / "Goodge statistics 2026-11-22.csv", folder / "Goodge statistics 2026-11-22 (2).csv"]
    assert sorted(folder.iterdir()) == sorted(paths)
    assert {path.read_bytes() for path in paths} == {csv_of(FIGURES, reviewed(3))}
    assert first == words.saved_words(paths[0])


def test_a_full_disk_gets_a_sentence_and_leaves_nothing(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, data: bytes) -> None:  # noqa: ARG001
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(export, "_write", full)
    shown(app)
    save(app)
    assert app.notices.shown is not None
    assert "disk is full" in app.notices.shown
    assert list(app.home.pictures_dir.iterdir()) == []


def test_a_disk_that_fills_up_leaves_no_half_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Full:
        def __init__(self, file: BinaryIO) -> None:
            self.file = file

        def __enter__(self) -> Full:
            return self

        def __exit__(self, *_: object) -> None:
            self.file.close()

        def write(self, data: bytes) -> None:
            self.file.write(data[:3])
            raise OSError(errno.ENOSPC, "No space left on device")

        def close(self) -> None:
            self.file.close()

    usual = Path.open
    monkeypatch.setattr(Path, "open", lambda path, _: Full(usual(path, "xb")))
    with pytest.raises(export.SheetError):
        export.save_new(tmp_path, "stem", ".csv", b"abcdef")
    assert list(tmp_path.iterdir()) == []


def save(app: App) -> None:
    app.handle(key(pygame.K_s, mod=pygame.KMOD_LCTRL))


def test_the_statistics_lead_there(app: App) -> None:
    golden_lines = Path(__file__).parent.parent / "golden" / "three.jsonl"
    app.home.records_file.write_bytes(golden_lines.read_bytes())
    app.push(TitleScene(app))
    scene = FinishedScene(app)
    app.push(scene)
    scene.press(item_of(scene, "names"))
    assert isinstance(app.top, NamesScene)
    assert app.top.name in golden("three")[0].players
    press(app, pygame.K_ESCAPE)
    assert app.top is scene  # type: ignore[comparison-overlap]


# -- what reviews tell ---------------------------------------------------------------------------------------


def test_points_lost_are_told_beside_our_levels_by_phase_and_match_by_match(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(levels.LOSSES, "goodge", {"expert": 0.7, "casual": 8.0, "novice": 9.0})
    scene = shown(app)
    scene.open_page(PLAY)
    standing = ("casual", "expert")
    loss = skill_words.loss_words(1002 / 204, 0.4, 300)
    over_all = f"Over all matches · {skill_words.standing_words(standing)}"
    assert text_of(scene, "summary").startswith(over_all), "or it seems to be of the match that is read out"
    assert loss.split()[0] in text_of(scene, "summary")
    assert skill_words.counted_words(204, 3) in text_of(scene, "summary")
    assert [text_of(scene, f"parts-name-{number}") for number in range(3)] == [
        skill_words.phase_words(phase) for phase in ("bids", "stash", "cards")
    ]
    assert text_of(scene, "parts-figures-0").startswith("15.0")


def test_the_keys_lead_from_match_to_match_and_read_it_out(app: App) -> None:
    scene = shown(app)
    scene.open_page(LUCK)
    scene.focus("trend")
    last = text_of(scene, "reading")
    assert skill_words.ahead_reading("", 19.0, -14.5, 300) in last
    press(app, pygame.K_LEFT)
    before = text_of(scene, "reading")
    press(app, pygame.K_HOME)
    first = text_of(scene, "reading")
    assert len({last, before, first}) == 3, "each has its day"
    press(app, pygame.K_LEFT)
    assert scene.focus_key != "trend", "at its end the arrow leads away"
    scene.focus("trend")
    press(app, pygame.K_END)
    assert text_of(scene, "reading") == last
    click(app, item_of(scene, "trend").rect.midleft)
    assert text_of(scene, "reading") == first


def test_the_chart_is_told_by_its_highest_point_and_its_lowest(app: App) -> None:
    figures = (2.0, 3.0, 1.0)
    page = Page(
        (),
        "Points",
        figures,
        (TrendLine(figures, INK),),
        (),
        ("first", "second", "third"),
        ("", ""),
        "Parts",
        (),
        "",
        "All",
    )
    items = page.items(app.canvas, pygame.Rect(0, 0, 1200, 600), 0, lambda _: None)
    chart = next(item for item in items if isinstance(item, Trend))
    assert chart.called == skill_words.course_words("Points", "second", "third")


def test_luck_and_own_play_are_told_apart(app: App) -> None:
    scene = shown(app)
    scene.open_page(LUCK)
    assert text_of(scene, "summary") == skill_words.luck_summary(18, 10.5, 90.0, -43.5, 300)
    figures = [text_of(scene, f"parts-figures-{number}") for number in range(6)]
    assert figures == ["+4", "−1", "−2", "+1", "+5", "−2"]
    assert [text_of(scene, f"parts-name-{number}") for number in range(4)] == [
        skill_words.part_words(part) for part in ("deal", "stash", "lie", "cards")
    ], "the first three add up to the fourth"
    summary, lead = item_of(scene, "summary"), item_of(scene, "lead")
    assert isinstance(summary, Label)
    assert isinstance(lead, Label)
    assert summary.role.size < lead.role.size


def test_many_matches_are_put_together(app: App) -> None:
    scene = shown(app, 60)
    scene.open_page(PLAY)
    chart = item_of(scene, "trend")
    assert isinstance(chart, Trend)
    assert 12 <= chart.count <= 24
    matches = reviewed(60)
    assert chart.days == (day_words(matches[0].started), day_words(matches[59].started))
    assert skill_words.counted_words(68 * 60, 60) in text_of(scene, "summary")


def test_without_a_review_it_says_how_to_get_one_and_does_it(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def reviewer_of(app: App, record: Record) -> Reviewer:
        kept = KeptReview.of(app.home, record, may_save=True)
        return Reviewer(record, kept, weigh=judged, split=lambda *_: None)

    monkeypatch.setattr(names, "reviewer_of", reviewer_of)
    monkeypatch.setattr(Reviewer, "start", start_reviewer)
    app.home.records_file.write_bytes((Path(__file__).parent.parent / "golden" / "three.jsonl").read_bytes())
    app.push(TitleScene(app))
    by_game = FinishedMatches(app.home).figures()
    scene = NamesScene(app, by_game, "goodge")
    app.push(scene)
    scene.open_page(PLAY)
    assert text_of(scene, "none") == skill_words.INVITATION.say()
    scene.press(item_of(scene, "review"))
    assert text_of(scene, "progress-words") == skill_words.past_words(0, 3)
    assert_layout(scene)
    while (review := scene.review) is not None:
        review._loading.wait(120)
        if review.reviewer is not None:
            assert review.reviewer.wait(120)
        scene.update(0.02)
    assert app.notices.shown == skill_words.ALL_REVIEWED.say()
    assert text_of(scene, "trend-head") == "Points lost per choice"
    assert_layout(scene)


def test_the_review_of_past_matches_can_be_stopped_and_ends_with_the_page(app: App) -> None:
    app.home.records_file.write_bytes((Path(__file__).parent.parent / "golden" / "three.jsonl").read_bytes())
    scene = shown(app)
    scene.open_page(PLAY)
    for is_at_work in (True, False, True):
        scene.press(item_of(scene, "review"))
        assert (scene.review is not None) == is_at_work
        assert scene.is_waiting == is_at_work
    app.pop()
    app.draw()
    assert scene.review is None


def test_a_bar_is_told_in_words_without_signs(app: App) -> None:
    scene = shown(app)
    scene.open_page(PLAY)
    told = item_of(scene, "parts-bar-0").tip
    assert told is not None
    assert "±" not in told
    assert skill_words.choices_words(12).split()[1] in told
    assert text_of(scene, "parts-about") == skill_words.ABOUT_LOSSES.say()


def test_levels_at_one_height_share_a_line_with_their_names(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(levels.LOSSES, "goodge", {"expert": 0.7, "casual": 8.0, "novice": 8.0})
    scene = shown(app)
    scene.open_page(PLAY)
    chart = item_of(scene, "trend")
    assert isinstance(chart, Trend)
    heights = [height for height, _ in chart.marks]
    assert len(heights) == len(set(heights)) == 2
    assert any(level_name("novice") in name and level_name("casual") in name for _, name in chart.marks)


def test_levels_too_near_to_each_other_are_named_around_their_lines(app: App) -> None:
    marks = ((7.0, "Beginner"), (6.0, "Novice"), (5.0, "Casual"))
    rect = pygame.Rect(0, 0, 580, 280)
    line = TrendLine((11.0, 4.0), INK)
    chart = Trend(key="trend", rect=rect, lines=(line,), marks=marks, at=0, on_go=lambda _: None)
    named = {run.text: run.rect.centery for run in chart.runs(app.canvas)}
    off = [named[name] - chart.point(app.canvas, 0, height)[1] for height, name in marks]
    assert off[0] < -1 < 1 < off[2]
    assert abs(sum(off)) < 3


def test_bars_of_luck_with_the_same_figure_are_equally_long(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    lengths = list[float]()

    def noted(value: float, low: float, high: float) -> Paint:
        lengths.append(value)
        return signed_bar(value, low, high)

    monkeypatch.setattr(skill, "signed_bar", noted)
    scene = shown(app)
    scene.open_page(LUCK)
    told = [text_of(scene, f"parts-figures-{number}") for number in range(len(lengths))]
    assert [f"{length:+.0f}" for length in lengths] == [text.replace("−", "-") for text in told]
    assert all(length == round(length) for length in lengths)


def test_each_page_says_in_a_sentence_what_its_charts_come_to(app: App) -> None:
    scene = shown(app)
    assert text_of(scene, "lead").startswith(words.won_words("Ann", 5, 12))
    scene.open_page(LUCK)
    assert "+5 a round" in text_of(scene, "lead")
    scene.open_page(PLAY)
    assert text_of(scene, "lead").endswith("A bid costs Ann most: 15\u00a0points on average"), "not all bids together"


def test_where_a_round_has_few_points_what_costs_most_is_told_of_a_hundred_times() -> None:
    said = [skill_words.dearest_words("Ann", phase, 0.031, 1.1) for phase in ("bids", "cards")]
    assert said == [
        "Bids cost Ann most: 3.1\u00a0points per 100\u00a0bids",
        "Playing cards costs Ann most: 3.1\u00a0points per 100\u00a0cards",
    ]


@pytest.mark.parametrize(
    ("before", "now", "told"),
    [
        (
            Losses(60, 600.0, 6100.0),
            Losses(60, 300.0, 1600.0),
            "Ann is getting better: 5.0 per choice in the last 6 matches, 10.0",
        ),
        (
            Losses(60, 300.0, 1600.0),
            Losses(60, 600.0, 6100.0),
            "Ann has lost more lately: 10.0 per choice in the last 6 matches, 5.0",
        ),
        (Losses(6, 60.0, 1200.0), Losses(6, 54.0, 1200.0), "Ann plays about as well as before"),
    ],
)
def test_only_a_change_beyond_chance_is_called_one(before: Losses, now: Losses, told: str) -> None:
    assert skill_words.course_lead("Ann", before, now, 6, 300.0).startswith(told)


def test_a_line_that_is_always_below_nothing_has_nothing_inside_the_chart(app: App) -> None:
    rect = pygame.Rect(0, 0, 600, 300)
    line = TrendLine((-20.0, -80.0, -50.0), INK)
    chart = Trend(key="trend", rect=rect, lines=(line,), at=0, on_go=lambda _: None)
    plot = chart.plot(app.canvas)
    assert plot.top + 0.1 * plot.height < chart.point(app.canvas, 0, 0.0)[1] < chart.point(app.canvas, 0, -20.0)[1]


@pytest.mark.parametrize(("good", "is_gold"), [(0, (False, False)), (6, (True, False)), (12, (True, True))])
def test_a_frame_is_filled_as_far_as_bids_were_made_and_has_round_corners(
    app: App, good: int, is_gold: tuple[bool, bool]
) -> None:
    canvas, place = app.canvas, pygame.Rect(100, 100, 200, 26)
    canvas.surface.fill((0, 0, 255))
    filled(12, good)(canvas, place)
    points = [canvas.surface.get_at((x, place.centery)) for x in (130, 270)]
    assert tuple(colour.r - colour.b > 60 for colour in points) == is_gold
    assert canvas.surface.get_at(place.topleft)[:3] == (0, 0, 255)


def _runs(colours: list[tuple[int, ...]], ground: tuple[int, ...]) -> int:
    """How many stretches there are that do not look like the ground."""
    return sum(one == ground != other for one, other in pairwise([ground, *colours]))


@pytest.mark.parametrize(("number", "pieces"), [(1, 1), (2, 2), (4, 4), (10, 10), (11, 1), (50, 1)])
def test_up_to_ten_chances_are_a_piece_each_and_only_more_a_bar(app: App, number: int, pieces: int) -> None:
    canvas, place = app.canvas, pygame.Rect(100, 100, 400, 40)
    canvas.surface.fill((0, 0, 255))
    filled(number, number)(canvas, place)
    line = [tuple(canvas.surface.get_at((x, place.centery))[:3]) for x in range(place.left, place.right)]
    assert _runs(line, (0, 0, 255)) == pieces


@pytest.mark.parametrize("high", [26, 53])
def test_a_piece_is_of_one_size_however_high_its_line(app: App, high: int) -> None:
    canvas, place = app.canvas, pygame.Rect(100, 100, 200, high)
    canvas.surface.fill((0, 0, 255))
    filled(1, 1)(canvas, place)
    line = [tuple(canvas.surface.get_at((x, place.centery))[:3]) for x in range(place.left, place.right)]
    assert sum(colour != (0, 0, 255) for colour in line) == canvas.px(24)


def test_a_few_chances_are_called_few(app: App) -> None:
    rows = bid_rows({"100": (4, 4), "150": (11, 1)}, 9)
    items = {item.key: item for item in bar_chart(app.canvas, pygame.Rect(0, 0, 600, 300), "bids", "Bids", rows)}
    assert [row.few for row in rows] == [words.FEW_CHANCES.say(), ""]
    assert "bids-few-0" in items
    assert "bids-few-1" not in items
    assert words.FEW_CHANCES.say() in items["bids-name-0"].read()[0]


def test_beside_more_pieces_the_few_are_not_called_few_again_and_again(app: App) -> None:
    rows = bid_rows({"100": (2, 2), "150": (3, 1), "200": (6, 5)}, 9)
    items = {item.key: item for item in bar_chart(app.canvas, pygame.Rect(0, 0, 600, 300), "bids", "Bids", rows)}
    assert not any("-few" in key for key in items)
    pieces, figures = items["bids-bar-2"].rect, items["bids-figures-2"].rect
    assert figures.left - pieces.right <= app.canvas.px(20)


@pytest.mark.parametrize("width", [600, 220])
def test_where_all_are_few_it_is_said_once_and_the_figures_stand_beside_the_pieces(app: App, width: int) -> None:
    rows = bid_rows({"100": (2, 2), "150": (3, 1)}, 9)
    items = {item.key: item for item in bar_chart(app.canvas, pygame.Rect(0, 0, width, 300), "bids", "Bids", rows)}
    said = [key for key, item in items.items() if isinstance(item, Label) and item.text == words.FEW_CHANCES.say()]
    assert said == ["bids-few"]
    assert not items["bids-few"].rect.colliderect(items["bids-head"].rect)
    pieces, figures = items["bids-bar-1"].rect, items["bids-figures-1"]
    assert isinstance(figures, Label)
    assert figures.rect.left - pieces.right <= app.canvas.px(20)
    assert pieces.width <= 3 * app.canvas.px(26) + 2 * app.canvas.px(8), "three pieces are no bar"
    assert words.FEW_CHANCES.say() in items["bids-name-1"].read()[0]


def test_names_beside_few_pieces_are_not_smaller_than_others(app: App) -> None:
    rows = opponent_rows({"casual": (1, 1)})
    items = {item.key: item for item in bar_chart(app.canvas, pygame.Rect(0, 0, 600, 300), "against", "Won", rows)}
    for place in ("against-name-0", "against-figures-0"):
        label = items[place]
        assert isinstance(label, Label)
        assert label.shown_role(app.canvas) == label.role
        assert label.rect.width >= app.canvas.type.size(label.text, label.role)[0]
    assert items["against-bar-0"].rect.width > 0


def test_a_match_under_way_is_told_as_that_in_place_of_its_day() -> None:
    found = [(0, ReviewedPerson("Ann", dict(LOSSES))), (86_400_000, ReviewedPerson("Ann", dict(LOSSES)))]
    page = play_page("goodge", found, [86_400_000])
    assert page is not None
    assert [text.partition(" · ")[0] for text in page.readings] == [day_words(0), skill_words.SO_FAR.say()]
    assert page.days == (day_words(0), skill_words.SO_FAR.say())


@pytest.mark.parametrize("code", named_languages())
def test_no_line_ends_after_the_sign_for_give_or_take(app: App, code: str) -> None:
    speak_as_set(code)
    texts = (skill_words.ABOUT_LOSSES.say(), skill_words.loss_words(4.25, 0.8, 100))
    assert all("±" in text for text in texts)
    for width in range(app.canvas.px(100), app.canvas.px(1200), 7):
        lines = [line for text in texts for line in app.canvas.type.wrap(text, SMALL, width)]
        assert not any(line.endswith("±") for line in lines)
