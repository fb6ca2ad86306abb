"""Against the Expert on the screen: both results side by side, as far as the Expert has come."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from goodge.engine.game import AnyView, Phase
from goodge.engine.games import GAMES
from goodge.engine.record import Record, encode_record
from goodge.players import Budget, Decision, Player, player_of
from goodge.table.duplicate import ReplayedMatch
from goodge.ui.drawing.theme import ALARM_INK, NUMBER, SUBHEADING
from goodge.ui.program.app import App
from goodge.ui.scenes import expert
from goodge.ui.scenes.deal import DealScene, MatchDeal
from goodge.ui.scenes.expert import ExpertScene, of_matches
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.widgets.base import Label
from goodge.ui.wording.expert import NO_ROUND_YET, how_far_words, how_words, match_row_words, result_words
from goodge.ui.wording.numbers import figure, signed
from tests.engine.playing import play_match

from .checks import SIZES, assert_layout, press, resize
from .menus import buttons_of, item_of, text_of
from .tables import open_table, play_until

_LEVELS = [None, "novice", "novice", "novice"]


class Novice:
    """Plays at once, in the Expert's place."""

    level = "expert"

    def choose(self, view: AnyView, seed: int, budget: Budget | None = None) -> Decision:
        return player_of("novice").choose(view, seed, budget)


class Stubborn(Novice):
    """Thinks until nobody waits any more."""

    def choose(self, view: AnyView, seed: int, budget: Budget | None = None) -> Decision:  # noqa: ARG002
        while budget is not None and budget.yield_ is not None:
            budget.yield_()
        raise AssertionError


def match(game: str, rounds: int, **fields: object) -> Record:
    record = play_match(GAMES[game], {}, 5, rounds)
    extra = {"seats": _LEVELS[: len(record.players)], "seed": 3, "players_seed": 70, "started": 100, **fields}
    return replace(record, players=("Ann", "Ben", "Cleo", "Dan")[: len(record.players)], extra=extra)


def show(app: App, record: Record, player: type[Novice] = Novice) -> ExpertScene:
    def players(_level: str, _style: str | None) -> Player:
        return player()

    app.push(TitleScene(app))
    scene = ExpertScene(app, record, players)
    app.push(scene)
    if player is Novice:
        scene.work.wait(60)
    app.turn(0.1)
    return scene


@pytest.mark.parametrize("game", GAMES)
def test_both_results_stand_side_by_side(app: App, game: str) -> None:
    record = match(game, 3)
    scene = show(app, record)
    [played] = scene.work.played
    for number, (board, gains) in enumerate(zip(played.boards, played.gains, strict=True)):
        own, expert = board.gains[0], gains[0]
        texts = [text_of(scene, f"{number}-{column}") for column in (1, 2, 3)]
        assert texts == [figure(own), figure(expert), signed(own - expert)]
    own = sum(board.gains[0] for board in played.boards)
    gap = own - sum(gains[0] for gains in played.gains)
    assert text_of(scene, "3-1") == figure(own)
    name = "Ann" if len(record.totals) == len(record.players) else "Ann and Cleo"
    assert text_of(scene, "result") == result_words(name, gap, 3)
    assert text_of(scene, "note") == how_words(["Ann"])
    assert not scene.is_waiting


def test_the_difference_stands_under_its_heading_beside_its_bar_from_nought(app: App) -> None:
    scene = show(app, match("goodge", 3))
    head, figures, bar, zero = (item_of(scene, key).rect for key in ("head-3", "0-3", "bar-0", "zero"))
    assert text_of(scene, "head-3") == "Difference"
    assert text_of(scene, "zero") == "0"
    assert head.right == figures.right
    assert 0 <= bar.left - figures.right <= app.canvas.px(24)
    assert bar.width > 1.5 * figures.width, "as long as the sheet has room"
    assert zero.centerx == item_of(scene, "axis").rect.left
    assert bar.left < zero.centerx < bar.right
    assert zero.bottom <= bar.top


@pytest.mark.parametrize(("gaps", "at"), [((-90, 0), 0.9), ((40, 10), 0.1), ((-30, 10), 0.75), ((0, 0), 0.5)])
def test_bars_have_the_room_on_the_side_of_nought_to_which_they_go(app: App, gaps: tuple[int, ...], at: float) -> None:
    place = pygame.Rect(100, 100, 200, 40)
    assert expert._share_below(gaps) == at
    for gap in filter(None, gaps):
        app.canvas.surface.fill((0, 0, 255))
        expert._bar(gap, gaps)(app.canvas, place)
        drawn = [x for x in range(400) if tuple(app.canvas.surface.get_at((x, place.centery))[:3]) != (0, 0, 255)]
        nought = place.left + round(at * place.width)
        assert (drawn[0] >= nought) is (gap > 0)
        assert (drawn[-1] <= nought) is (gap < 0)
        assert place.left <= drawn[0] <= drawn[-1] < place.right
        longest = (place.width * (at if gap < 0 else 1 - at)) - app.canvas.px(4)
        assert len(drawn) <= longest + 2


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_bars_have_a_scale_of_round_steps_that_says_how_long_they_are(
    app: App, game: str, size: tuple[int, int]
) -> None:
    scene = show(app, match(game, 3))
    resize(app, size)
    assert_layout(scene)
    nought = item_of(scene, "axis").rect.left
    lines = {int(item.key.partition("-")[2]): item.rect.left for item in scene.items if item.key.startswith("scale-")}
    has_bars = any(text_of(scene, f"{number}-3") != figure(0) for number in range(4))
    assert bool(lines) is has_bars, "a bar can be read"
    assert has_bars or game == "spidge", "where most rounds are worth nothing"
    steps = {abs(value) for value in lines} or {1}
    assert all(value % min(steps) == 0 for value in steps)
    units = {round((x - nought) / value, 1) for value, x in lines.items()}
    assert max(units, default=0) - min(units, default=0) <= 1.0
    for value in lines:
        assert text_of(scene, f"scaled-{value}") == signed(value)


def test_a_difference_below_nought_has_the_colour_of_its_bar(app: App) -> None:
    scene = show(app, match("goodge", 3))
    told = [item for item in scene.items if isinstance(item, Label) and item.key[-2:] == "-3" and item.key != "head-3"]
    below = {item.key for item in told if item.text.startswith("\N{MINUS SIGN}")}
    assert {item.key for item in told if item.colour == ALARM_INK} == below
    assert below, "in some rounds the Expert does better"


@pytest.mark.parametrize("size", SIZES)
def test_the_sheet_fills_the_page_with_all_together_and_its_bar_at_the_foot(app: App, size: tuple[int, int]) -> None:
    scene = show(app, match("goodge", 2))
    resize(app, size)
    sheet, back, first, total = (item_of(scene, key).rect for key in ("sheet", "back", "bar-0", "bar-2"))
    assert 0 < back.top - sheet.bottom <= app.canvas.px(20)
    assert (total.left, total.size) == (first.left, first.size)
    assert 0 <= sheet.bottom - total.bottom <= app.canvas.px(36)
    assert total.centery == item_of(scene, "2-3").rect.centery, "in the line of the sum"


def test_it_says_how_far_it_is_and_ends_when_it_is_left(app: App) -> None:
    scene = show(app, match("goodge", 2), Stubborn)
    while not scene.work.played:
        app.turn(0.01)
    app.turn(0.01)
    assert text_of(scene, "note") == how_far_words(0, 2)
    assert text_of(scene, "0-2") == "…"
    assert [text_of(scene, f"2-{column}") for column in (1, 2)] == ["…", "…"]
    assert scene.is_waiting
    press(app, pygame.K_ESCAPE)
    assert app.top is not scene
    assert not scene.work.is_done


class JustDone:
    """The Expert's work; it ends between two questions about it."""

    def __init__(self, played: tuple[ReplayedMatch, ...]) -> None:
        self._before, self._after = (), played
        self.is_done = False

    @property
    def played(self) -> tuple[ReplayedMatch, ...]:
        now: tuple[ReplayedMatch, ...] = self._after if self.is_done else self._before
        self.is_done = True
        return now

    def close(self) -> None:
        pass


def test_the_end_of_the_work_between_two_questions_is_not_the_end_of_nothing(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = show(app, match("goodge", 2))
    monkeypatch.setattr(scene, "work", JustDone(scene.work.played))
    scene._seen, scene._was_done = (), False
    app.turn(0.01)
    scene.refresh()
    assert "none" not in {item.key for item in scene.items}, "not a word of nothing to compare"
    app.turn(0.01)
    assert text_of(scene, "note") == how_words(["Ann"])
    assert item_of(scene, "bar-0")


def test_what_can_be_compared_is_added_up(app: App) -> None:
    scene = show(app, match("goodge", 2))
    own, [half] = scene.lines[0].own[0], [replace(played, gains=played.gains[:1]) for played in scene.work.played]
    scene.work.played = (half,)
    app.turn(0.01)
    expert = half.gains[0][0]
    texts = [text_of(scene, f"2-{column}") for column in (1, 2, 3)]
    assert texts == [figure(own), figure(expert), signed(own - expert)]
    assert text_of(scene, "1-2") == "…"


def test_an_evening_has_a_line_for_each_match(app: App) -> None:
    lines = [match("goodge", 2, started=100), match("goodge", 3, started=200)]
    won = play_match(GAMES["goodge"], {"target": 150}, 4)
    finished = replace(won, extra=lines[0].extra, players=lines[0].players)
    app.home.records_file.write_text(encode_record(finished) + "\n")
    scene = show(app, lines[1])
    assert len(scene.work.played) == 2
    scene.focus("what")
    press(app, pygame.K_RIGHT)
    assert scene.is_evening
    assert text_of(scene, "0-1") == figure(finished.totals[0])
    assert text_of(scene, "1-1") == figure(lines[1].totals[0])
    assert text_of(scene, "2-1") == figure(finished.totals[0] + lines[1].totals[0])


def test_a_match_without_a_round_to_compare_has_no_line(app: App) -> None:
    scene = show(app, match("goodge", 2))
    [played] = scene.work.played
    both = of_matches([replace(played, boards=(), gains=()), played])
    assert [line.title for line in both] == [match_row_words(2)]
    assert both[0].own == of_matches([played])[0].own


def test_of_several_people_one_is_chosen(app: App) -> None:
    scene = show(app, match("goodge", 1, seats=[None, None, "novice"]))
    assert "who" in buttons_of(scene)
    scene.focus("who")
    press(app, pygame.K_RIGHT)
    assert text_of(scene, "0-1") == figure(scene.work.played[0].boards[0].gains[1])


@pytest.mark.parametrize("size", SIZES)
def test_many_rounds_have_room_and_can_be_scrolled(app: App, size: tuple[int, int]) -> None:
    resize(app, size)
    scene = show(app, match("goodge", 12, seats=[None, None, "novice"]))
    assert_layout(scene)
    first = text_of(scene, "0-0")
    press(app, pygame.K_END)
    assert_layout(scene)
    assert text_of(scene, "0-0") != first


def test_the_deal_leads_there_once_a_round_is_over(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    play_until(app, scene, Phase.PLAY)
    press(app, pygame.K_ESCAPE, pygame.K_d, pygame.K_e)
    assert isinstance(app.top, DealScene)
    assert item_of(app.top, "expert").tip == NO_ROUND_YET.say()
    press(app, pygame.K_ESCAPE, pygame.K_ESCAPE)
    play_until(app, scene, Phase.SCORED)
    press(app, pygame.K_RETURN)
    play_until(app, scene, Phase.AUCTION)
    press(app, pygame.K_ESCAPE, pygame.K_d, pygame.K_e)
    assert isinstance(app.top, ExpertScene)
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.top, DealScene)


def test_where_computers_alone_play_there_is_nobody_to_compare_with(app: App) -> None:
    scene = open_table(app, ("novice", "novice", "novice"), 5, target=50, players=3)
    play_until(app, scene, Phase.SCORED)
    deal = MatchDeal.of(app, scene.table.record)
    assert deal is not None
    assert deal.has_round
    shown = DealScene(app, deal)
    app.push(shown)
    assert [item.key for item in shown.items if item.key == "expert"] == []
    press(app, pygame.K_e)
    assert app.top is shown


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)], ids=str)
def test_the_result_and_few_rounds_are_told_in_large_letters(app: App, size: tuple[int, int]) -> None:
    resize(app, size)
    scene = show(app, match("goodge", 2))
    labels = {item.key: item for item in scene.items if isinstance(item, Label)}
    assert labels["result"].role == SUBHEADING
    assert {labels[f"{line}-{column}"].role for line in range(3) for column in (1, 2, 3)} == {NUMBER}
    assert_layout(scene)
