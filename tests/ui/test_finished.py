"""The finished matches on the screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from goodge.coach import Judge
from goodge.coach.match_review import choices_of
from goodge.engine.errors import RecordError
from goodge.engine.games import GAMES
from goodge.engine.record import Record, encode_record
from goodge.players import Budget
from goodge.table.archive.finished import FinishedMatches
from goodge.table.archive.kept_goals import ReachedGoals, encode_reached
from goodge.table.archive.reviews import KeptReview
from goodge.table.archive.statistics import Figures
from goodge.table.match_table import Table
from goodge.table.reviewer import finished_part
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.table.system import read_plain
from goodge.ui.drawing.theme import NAME, NUMBER, SMALL_STRONG
from goodge.ui.program.app import App
from goodge.ui.scenes.day.scene import DayScene
from goodge.ui.scenes.statistics.matches import MatchesScene
from goodge.ui.scenes.statistics.scene import FinishedScene
from goodge.ui.scenes.statistics.scene import _name_in as name_in
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.widgets.base import Label
from goodge.ui.widgets.portraits import FacesButton
from goodge.ui.wording.figures import LAST_MATCH
from goodge.ui.wording.matches import NO_FIGURES, unreadable_words
from goodge.ui.wording.numbers import figure
from goodge.ui.wording.told import NOTHING_YET
from tests.engine.playing import play_match
from tests.table.tools import quiet

from .checks import SIZES, assert_layout, pixels, press, resize, top
from .conftest import OpenApp
from .menus import choose, item_of, text_of
from .narration import Listener
from .reviews import judged
from .sheets import won_match
from .test_celebration import seated

GOLDEN = Path(__file__).parent.parent / "golden"


def texts(app: App) -> list[str]:
    return [item.text for item in top(app).items if isinstance(item, Label)]


@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_the_figures_of_golden_matches_stand_on_the_sheet(open_app: Callable[..., App], text_size: str) -> None:
    app = open_app(muted=True, text_size=text_size)
    app.home.records_file.write_bytes(b"".join((GOLDEN / f"{name}.jsonl").read_bytes() for name in ("three", "four")))
    app.push(TitleScene(app))
    app.push(FinishedScene(app))
    assert "Player 0" in texts(app)
    for size in SIZES:
        resize(app, size)
        assert_layout(top(app))
    assert pixels(app) == pixels(app)
    press(app, pygame.K_ESCAPE)
    assert isinstance(top(app), TitleScene)


def many(app: App, *names: str) -> None:
    """The golden matches of these files have been finished, and more by chance."""
    hinted = {"hints": [2, 1, 0, 0]}
    lines = [(GOLDEN / f"{name}.jsonl").read_bytes() for name in names]
    for game in ("spades", "pride", "spidge"):
        record = play_match(GAMES[game], {"target": 3 if game == "spidge" else 60}, 6)
        record.extra |= hinted
        record.players = tuple(16 * letter for letter in "WMQG"[: len(record.players)])
        lines.append(encode_record(record).encode() + b"\n")
    app.home.records_file.write_bytes(b"".join(lines))


def test_where_nothing_has_been_counted_a_dash_is_shown_and_words_are_told(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FinishedMatches, "figures", lambda _: {"spades": [Figures("Ann", 1, 0)]})
    ear = Listener(app)
    app.push(FinishedScene(app))
    told = " ".join(ear.hear())
    assert f"Nils made {NOTHING_YET.say()}" in told
    assert f"Best total {NOTHING_YET.say()}" in told
    assert "–" in texts(app)


@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_each_game_has_its_tab_and_its_own_figures(open_app: Callable[..., App], text_size: str) -> None:
    app = open_app(muted=True, text_size=text_size)
    many(app, "three")
    scene = FinishedScene(app)
    app.push(scene)
    heads = {
        "goodge": "Rounds as the Goodge",
        "spades": "Nils made",
        "pride": "Contracts made",
        "spidge": "Grand slams",
    }
    for game, head in heads.items():
        assert scene.game == game
        assert head in texts(app)
        for size in SIZES:
            resize(app, size)
            assert_layout(scene)
        choose(app, scene, "game", pygame.K_RIGHT)
    assert scene.game == "spidge"


@pytest.mark.parametrize("size", SIZES)
def test_the_matches_played_last_stand_in_one_place_whoever_has_played(
    app: App, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    many(app, "three", "four")
    names = {"goodge": "A", "spades": "AB", "pride": "ABC", "spidge": "A"}
    figures = {game: [Figures(name, 1, 0) for name in names[game]] for game in names}
    monkeypatch.setattr(FinishedMatches, "figures", lambda _: figures)
    app.push(FinishedScene(app))
    resize(app, size)
    scene = top(app)
    assert isinstance(scene, FinishedScene)
    places = set()
    for game in figures:
        scene.game = game
        scene.refresh()
        last, match = (item_of(scene, key).rect for key in ("last", "last-0"))
        places.add((*last, *match))
    assert len(places) == 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_long_names_of_a_match_played_last_are_whole(
    open_app: Callable[..., App], text_size: str, size: tuple[int, int]
) -> None:
    app = open_app(muted=True, text_size=text_size)
    record = play_match(GAMES["goodge"], {"target": 60, "players": 3}, 6)
    record.players = ("Bartholomew Finn", "Wilhelmina Mercy", "Dan")
    app.home.records_file.write_bytes(encode_record(record).encode() + b"\n")
    app.push(FinishedScene(app))
    resize(app, size)
    assert_layout(top(app))
    match = item_of(top(app), "last-0")
    assert isinstance(match, FacesButton)
    _, lines = match.lines(top(app).canvas)
    assert " ".join(lines) == match.text


def test_two_matches_played_last_are_in_letters_of_one_size_as_large_as_the_longer_names_allow(app: App) -> None:
    _two_names(app)
    matches = [item for item in top(app).items if isinstance(item, FacesButton)]
    (short, _), (long, lines) = (match.lines(app.canvas) for match in matches)
    assert short.size == long.size > SMALL_STRONG.size
    assert len(lines) == 2
    notes = [match.note_lines(app.canvas)[0] for match in matches]
    assert notes[0].size == notes[1].size <= long.size, "names come first"
    high = 2 * app.canvas.type.line_height(long) + app.canvas.type.line_height(notes[1])
    assert matches[1].rect.height >= high + 2 * app.canvas.px(4)


def _two_names(app: App) -> None:
    """Show the statistics of two people, who have both played one match."""
    _each_with_a_match(app, ("Bartholomew Finn", "Wilhelmina Mercy", "Dan"), ("Ann", "Ben", "Cleo"))


def _each_with_a_match(app: App, *players: tuple[str, ...]) -> None:
    """Show the statistics of those who have played one match each, at these tables, where they sit first."""
    record, lines = play_match(GAMES["goodge"], {"target": 60, "players": 3}, 6), []
    for names in players:
        record.players = names
        lines.append(encode_record(seated(record, {0})).encode() + b"\n")
    app.home.records_file.write_bytes(b"".join(lines))
    app.push(FinishedScene(app))


def test_a_match_played_last_with_larger_text_tells_its_score_whole_and_has_air(open_app: Callable[..., App]) -> None:
    app = open_app((1280, 720), muted=True, text_size="larger")
    record = seated(won_match("spades"), {0})
    record.players, record.extra["started"] = ("Ann", "Cleo", "Eve", "Dan"), 1_760_000_000_000
    app.home.records_file.write_bytes(encode_record(record).encode() + b"\n")
    app.push(FinishedScene(app))
    canvas, match = top(app).canvas, item_of(top(app), "last-0")
    assert isinstance(match, FacesButton)
    note = match.fitting_note(canvas)
    _, width = match.words_room(canvas)
    assert note.endswith(str(match.note).rpartition(" · ")[2])
    assert canvas.type.size(note, SMALL_STRONG)[0] <= width
    assert match.rect.height >= 3 * canvas.type.line_height(SMALL_STRONG) + 2 * canvas.px(4)


def _damaged(*_: object) -> Record:
    raise RecordError("damaged")


def test_headings_of_charts_beside_each_other_are_of_one_size(
    open_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    """They stand there without the match, as one that cannot be read leaves them."""
    monkeypatch.setattr(FinishedMatches, "load", _damaged)
    app = open_app((1280, 720), muted=True, text_size="larger")
    record = seated(won_match("spades"), {0})
    app.home.records_file.write_bytes(encode_record(record).encode() + b"\n")
    app.push(FinishedScene(app))
    heads = [item_of(top(app), key) for key in ("bids-head", "against-head")]
    shown = {head.shown_role(top(app).canvas) for head in heads if isinstance(head, Label)}
    assert len(shown) == 1


def test_one_game_alone_needs_no_tabs(app: App) -> None:
    app.home.records_file.write_bytes((GOLDEN / "three.jsonl").read_bytes())
    app.push(FinishedScene(app))
    assert "game" not in [item.key for item in top(app).items]
    assert "Statistics · Goodge" in texts(app)


def test_more_names_than_have_room_can_all_be_seen(app: App) -> None:
    record = play_match(GAMES["spidge"], {"target": 1}, 6)
    lines = []
    for number in range(4):
        record.players = tuple(f"Player {3 * number + seat}" for seat in range(3))
        lines.append(encode_record(record))
    app.home.records_file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    app.push(FinishedScene(app))

    def seen() -> set[str]:
        return {text for text in texts(app) if text.startswith("Player")}

    first = seen()
    assert len(first) == 9
    press(app, pygame.K_PAGEDOWN)
    assert len(first | seen()) == 12
    assert_layout(top(app))
    press(app, pygame.K_HOME)
    assert seen() == first
    app.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=-1, x=0, precise_y=-1.0))
    assert len(first - seen()) == 1
    press(app, pygame.K_END, pygame.K_PAGEDOWN)
    assert len(seen()) == 9


def test_made_of_so_many_is_said(app: App) -> None:
    many(app)
    app.push(FinishedScene(app))
    assert any(re.fullmatch(r"\d+ of \d+", text) for text in texts(app))


def test_without_records_it_says_so(app: App) -> None:
    app.push(FinishedScene(app))
    assert NO_FIGURES.say() in texts(app)


def test_a_few_bars_fill_the_sheet_that_has_room_for_them(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = Figures("Ann", 3, 1, bids={str(bid): (1, 1) for bid in (130, 150, 165)}, against={"casual": (1, 1)})
    monkeypatch.setattr(FinishedMatches, "figures", lambda _: {"goodge": [figures]})
    resize(app, (1280, 720))
    app.push(FinishedScene(app))
    sheet, last = item_of(top(app), "sheet").rect, item_of(top(app), "bids-name-2").rect
    assert sheet.bottom - last.bottom < last.height


def test_bids_under_the_figures_are_of_the_same_groups_in_a_window_of_any_size(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    bids = {str(bid): (2, 1) for bid in (2, 4, 5, 6, 7, 8)}
    monkeypatch.setattr(FinishedMatches, "figures", lambda _: {"spades": [Figures("Ann", 1, 1, bids=bids)]})
    app.push(FinishedScene(app))
    found = set()
    for size in [(1280, 720), (960, 600), (800, 1200), (2560, 1440)]:
        resize(app, size)
        labels = [item for item in top(app).items if item.key.startswith("bids-name-")]
        found.add(tuple(label.text for label in labels if isinstance(label, Label)))
    assert found == {("2–3", "4–5", "6–7", "8–9")}


@pytest.mark.parametrize("size", [(1280, 720), (800, 1200), (2560, 1440), (800, 600)])
def test_the_empty_page_shows_what_will_stand_there_and_what_fills_it(app: App, size: tuple[int, int]) -> None:
    resize(app, size)
    app.push(FinishedScene(app))
    assert_layout(top(app))
    titles = [item.text for item in top(app).items if isinstance(item, Label) and item.key.endswith("-title")]
    assert titles == ["Who wins", "Bids made", "How well you play"]
    assert top(app).item("so-far") is None, "there is nothing yet"
    assert all(item_of(top(app), f"{part}-about") for part in ("won", "bids", "skill"))


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "pl"])
@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (2560, 1440)])
def test_what_fills_the_parts_of_the_page_takes_as_many_lines_for_each(
    open_app: OpenApp, size: tuple[int, int], language: str
) -> None:
    app = open_app(size, language=language, muted=True)
    app.push(FinishedScene(app))
    texts = [item_of(top(app), f"{part}-about") for part in ("won", "bids", "skill")]
    lines = [len(text._lines(app.canvas, text.shown_role(app.canvas))) for text in texts if isinstance(text, Label)]
    assert len(lines) == 3
    assert len(set(lines)) == 1
    assert_layout(top(app))


@pytest.mark.parametrize("size", [(1280, 720), (800, 1200), (2560, 1440), (800, 600)])
def test_the_empty_page_says_what_there_is_so_far_and_leads_to_the_deal_of_the_day(
    app: App, size: tuple[int, int]
) -> None:
    resize(app, size)
    seats = (SeatSetup("Ann", None), SeatSetup("Ben", "novice"), SeatSetup("Cleo", "novice"))
    table = Table.start(MatchSetup(seats, {}, 3, "goodge"), app.store)
    while not table.record.scored:
        assert table.actor is not None
        table.submit(quiet(table.view(table.actor)))
    table.close()
    app.home.small_goals_file.write_bytes(encode_reached(ReachedGoals({"Ann": {"goodge-made": "2026-11-22"}})))
    app.push(FinishedScene(app))
    assert_layout(top(app))
    assert text_of(top(app), "so-far") == "1 round played so far · 1 small goal reached"
    choose(app, top(app), "day", pygame.K_RETURN)
    assert isinstance(top(app), DayScene)
    app.pop()
    app.pop()
    for name in ("Ann", "Ben"):  # the computer player of that match has a namesake among people
        app.household.add(name)
    app.household.let_play(app.household.people[0])
    app.push(FinishedScene(app))
    assert text_of(top(app), "so-far") == "1 round played so far · 1 small goal reached"
    app.pop()
    app.household.let_play(app.household.people[1])
    app.push(FinishedScene(app))
    assert top(app).item("so-far") is None


@pytest.mark.parametrize("size", [(1280, 720), (800, 1200), (2560, 1440), (800, 600)])
def test_the_empty_page_tells_what_choices_have_cost_in_the_match_under_way(app: App, size: tuple[int, int]) -> None:
    resize(app, size)
    seats = (SeatSetup("Ann", None), SeatSetup("Ben", "novice"), SeatSetup("Cleo", "novice"))
    table = Table.start(MatchSetup(seats, {}, 3, "goodge"), app.store)
    while not table.record.scored:
        assert table.actor is not None
        table.submit(quiet(table.view(table.actor)))
    record = finished_part(table.record)
    table.close()
    app.push(FinishedScene(app))
    assert text_of(top(app), "skill-about").startswith("Review a match")
    app.pop()
    kept, judge = KeptReview.of(app.home, record, may_save=True), Judge(record.game)
    kept.read(record)
    found = (judged(record, judge, (0, place), Budget(None)) for place in choices_of(record, 0))
    choices = [choice for choice in found if choice.judgement.options]
    for choice in choices:
        kept.add(record, choice)
    own = [choice.judgement.loss for choice in choices if choice.seat == 0]
    app.push(FinishedScene(app))
    assert_layout(top(app))
    said = text_of(top(app), "skill-about")
    assert said.startswith(f"This match so far: Ann has lost {sum(own) / len(own):.1f}\u00a0±\u00a0")
    assert said.endswith(f"points per choice · {len(own)} choices")
    assert not app.home.reviewed_file.exists(), "nothing is written while something is drawn"
    for name in ("Ann", "Ben"):
        app.household.add(name)
    app.household.let_play(app.household.people[1])
    app.push(FinishedScene(app))
    assert text_of(top(app), "skill-about").startswith("Review a match"), "that was somebody else"


def test_where_only_computers_played_the_match_can_be_watched(app: App) -> None:
    record = play_match(GAMES["spidge"], {"target": 1}, 6)
    record.extra["seats"] = ["casual"] * 3
    app.home.records_file.write_text(encode_record(record) + "\n", encoding="utf-8")
    app.push(FinishedScene(app))
    assert NO_FIGURES.say() in texts(app)
    top(app).focus("watch")
    press(app, pygame.K_RETURN)
    assert isinstance(top(app), MatchesScene)


def test_a_records_file_that_cannot_be_read_is_told(app: App) -> None:
    app.home.records_file.mkdir()
    app.push(FinishedScene(app))
    with pytest.raises(OSError) as trouble:  # noqa: PT011
        read_plain(app.home.records_file, 1)
    assert unreadable_words(trouble.value) in texts(app)


def test_the_figures_of_few_names_are_large(app: App) -> None:
    app.home.records_file.write_bytes((GOLDEN / "three.jsonl").read_bytes())
    app.push(FinishedScene(app))
    assert_layout(top(app))
    figures = [item for item in top(app).items if isinstance(item, Label) and item.key in ("0-1", "0-2")]
    assert {item.role for item in figures} == {NUMBER}


def test_a_long_name_takes_two_lines_rather_than_be_cut_short(open_app: Callable[..., App]) -> None:
    canvas = open_app((960, 600), muted=True).canvas
    name, size = "Bartholomew Finn", canvas.type.size
    wide, high = size("Bartholomew", NAME)[0] + 2, canvas.type.line_height(NAME)
    assert name_in(canvas, name, (wide, 2 * high)) == (NAME, name, True)
    assert name_in(canvas, "Ann", (wide, 2 * high)) == (NAME, "Ann", False)
    assert name_in(canvas, name, (size(name, NAME)[0], 2 * high)) == (NAME, name, False)
    _, shown, wraps = name_in(canvas, name, (wide, high))
    assert not wraps, "two lines have no room"
    assert shown != name


@pytest.mark.parametrize(("count", "is_there"), [(1, True), (2, False)])
def test_beside_the_only_match_is_the_place_of_the_next_one(app: App, count: int, is_there: bool) -> None:
    line = encode_record(won_match()).encode() + b"\n"
    app.home.records_file.write_bytes(line * count)
    app.push(FinishedScene(app))
    resize(app, (1280, 720))
    keys = {item.key for item in top(app).items}
    assert ("next-place" in keys) is is_there
    if is_there:
        place, match = (item_of(top(app), key).rect for key in ("next-place", "last-0"))
        assert (place.size, place.top) == (match.size, match.top)
    resize(app, (800, 1200))
    assert "next-place" not in {item.key for item in top(app).items}


@pytest.mark.parametrize("names", [["Ann"], ["Ann", "Ben"], ["Ann", "Bartholomew Finn"]])
def test_few_names_have_high_lines_and_portraits_as_large_as_the_names_allow(
    app: App, monkeypatch: pytest.MonkeyPatch, names: list[str]
) -> None:
    monkeypatch.setattr(FinishedMatches, "figures", lambda _: {"spidge": [Figures(name, 1, 0) for name in names]})
    app.push(FinishedScene(app))
    resize(app, (1280, 720))
    items = {item.key: item for item in top(app).items}
    assert items["0-0"].rect.height > app.canvas.px(100)
    name = items[f"{len(names) - 1}-0"]
    assert isinstance(name, Label)
    assert app.canvas.type.size(name.text, name.role)[0] <= name.rect.width
    assert not name.wraps
    assert (items["face-0"].rect.height == app.canvas.px(60)) is (len(names[-1]) > 9)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize(
    ("size", "text_size"),
    [
        *((size, "normal") for size in [(1280, 720), (960, 600), (800, 1200), (2560, 1440)]),
        *((size, "larger") for size in [(1280, 720), (960, 600), (2560, 1440)]),
    ],
)
def test_after_a_first_match_its_totals_fill_the_sheet_beside_the_few_figures(
    open_app: Callable[..., App], game: str, size: tuple[int, int], text_size: str
) -> None:
    app = open_app(size, muted=True, text_size=text_size)
    record = seated(won_match(game), {0})
    app.home.records_file.write_bytes(encode_record(record).encode() + b"\n")
    app.push(FinishedScene(app))
    assert_layout(top(app))
    sheet, chart = item_of(top(app), "sheet").rect, item_of(top(app), "last-match")
    assert sheet.contains(chart.rect)
    assert chart.rect.right > sheet.right - app.canvas.px(60)
    assert sheet.bottom - chart.rect.bottom < 0.2 * sheet.height
    [told] = chart.read()
    assert LAST_MATCH.say() in told
    assert all(figure(total) in told for total in record.totals)
    assert sum(item.key.endswith("-few") for item in top(app).items) <= 1, "it is said once that they are few"


@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (800, 1200), (2560, 1440)])
def test_under_two_names_the_match_played_last_has_the_width_of_the_sheet(
    open_app: Callable[..., App], size: tuple[int, int]
) -> None:
    app = open_app(size, muted=True)
    _two_names(app)
    assert_layout(top(app))
    sheet, chart, line = (item_of(top(app), key).rect for key in ("sheet", "last-match", "1-0"))
    assert chart.top >= line.bottom
    assert chart.width > sheet.width - app.canvas.px(80)
    assert sheet.bottom - chart.bottom < 0.2 * sheet.height
    assert line.height >= app.canvas.px(54)


def _three_names(app: App) -> None:
    """Show three names with a match each."""
    _each_with_a_match(app, *((name, "Cleo", "Dan") for name in ("Ann", "Ben", "Eve")))


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
def test_three_names_lie_as_low_as_the_match_played_last_needs_under_them(
    open_app: Callable[..., App], size: tuple[int, int]
) -> None:
    app = open_app(size, muted=True)
    _three_names(app)
    assert_layout(top(app))
    sheet, chart, line = (item_of(top(app), key).rect for key in ("sheet", "last-match", "2-0"))
    assert sheet.contains(chart)
    assert chart.top >= line.bottom
    assert line.height >= app.canvas.px(46)


def test_in_a_tall_window_the_lines_of_a_few_names_are_as_high_as_that_of_one(open_app: Callable[..., App]) -> None:
    app = open_app((800, 1200), muted=True)
    _three_names(app)
    assert item_of(top(app), "2-0").rect.height >= app.canvas.px(76)
    assert item_of(top(app), "last-match").rect.height > app.canvas.px(220)


def test_where_figures_tell_nothing_more_the_match_played_last_has_the_width_of_the_sheet(
    open_app: Callable[..., App],
) -> None:
    app = open_app((1280, 720), muted=True)
    app.home.records_file.write_bytes(encode_record(seated(won_match("spidge"), {0})).encode() + b"\n")
    app.push(FinishedScene(app))
    assert item_of(top(app), "last-match").rect.width > item_of(top(app), "sheet").rect.width - app.canvas.px(80)


def test_a_match_that_cannot_be_read_leaves_the_sheet_to_the_figures(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    app.home.records_file.write_bytes(encode_record(won_match()).encode() + b"\n")
    monkeypatch.setattr(FinishedMatches, "load", _damaged)
    app.push(FinishedScene(app))
    assert "last-match" not in {item.key for item in top(app).items}


def test_few_figures_under_a_short_heading_leave_most_of_the_sheet_to_the_match_played_last(
    open_app: Callable[..., App],
) -> None:
    app = open_app((1280, 720), muted=True)
    app.home.records_file.write_bytes(encode_record(seated(won_match(), {0})).encode() + b"\n")
    app.push(FinishedScene(app))
    assert item_of(top(app), "last-match").rect.width > 0.6 * item_of(top(app), "sheet").rect.width
    assert_layout(top(app))


@pytest.mark.parametrize("size", [(960, 600), (800, 1200)])
def test_matches_played_last_take_no_more_lines_than_they_fill(app: App, size: tuple[int, int]) -> None:
    app.home.records_file.write_bytes(encode_record(won_match()).encode() + b"\n")
    app.push(FinishedScene(app))
    resize(app, size)
    match, foot = (item_of(top(app), key).rect for key in ("last-0", "back"))
    assert foot.top - match.bottom < match.height
