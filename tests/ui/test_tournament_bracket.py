"""The bracket and the champions: who meets whom, who is through, and how far one's own team has come."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from goodge.engine.tournament import Ending, Stage
from goodge.ui.drawing.theme import Colour, Role
from goodge.ui.drawing.typesetting import Typesetter
from goodge.ui.program.app import App
from goodge.ui.program.teams import MOON, SUN
from goodge.ui.scenes.tournament import games, table_card
from goodge.ui.scenes.tournament.bracket import COLUMNS
from goodge.ui.scenes.tournament.champions import ChampionsScene
from goodge.ui.scenes.tournament.games import BracketBox
from goodge.ui.scenes.tournament.hall import HallScene
from goodge.ui.scenes.tournament.start import StartScene
from goodge.ui.scenes.tournament.table_card import TableCard
from goodge.ui.scenes.tournament.words import emblem_of
from goodge.ui.widgets.base import Label, Picture
from goodge.ui.widgets.buttons import Button
from goodge.ui.wording.tournament import ending_words, placing_words, progress_words, result_words, stage_words

from .checks import SIZES, assert_layout, press, resize, top
from .menus import item_of, text_of


def test_the_bracket_names_the_seeds_in_their_places(show: Callable[[str], HallScene]) -> None:
    scene = show("bracket")
    boxes = [item for item in scene.items if isinstance(item, BracketBox)]
    assert [box.facts.seeds for box in boxes[:4]] == [(1, 8), (4, 5), (2, 7), (3, 6)]
    seeds, setup = scene.hall.tournament.seeds, scene.hall.setup
    assert seeds is not None
    assert setup is not None
    assert boxes[2].facts.names == (setup.teams[seeds[1]].name, setup.teams[seeds[6]].name)
    assert boxes[4].facts.names == ("", "")


@pytest.mark.parametrize("size", [size for size in SIZES if size[0] > size[1]])
def test_a_wide_bracket_has_a_half_at_each_side_and_the_champions_in_the_middle(
    app: App, show: Callable[[str], HallScene], size: tuple[int, int]
) -> None:
    scene = show("over")
    resize(app, size)
    assert_layout(scene)
    middle = app.canvas.rect.centerx
    boxes = [item.rect for item in scene.items if isinstance(item, BracketBox)]
    for number, opposite in ((0, 2), (1, 3), (4, 5)):
        left, right = boxes[number], boxes[opposite]
        assert (left.top, left.size) == (right.top, right.size)
        assert abs((middle - left.right) - (right.left - middle)) <= 2
    for rect in (boxes[6], item_of(scene, "champions").rect):
        assert abs(rect.centerx - middle) <= 1
    foot = [item.rect.top for item in scene.items if isinstance(item, Button)]
    assert min(foot) - max(box.bottom for box in boxes) >= app.canvas.px(19)


@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_in_a_tall_window_each_head_stands_over_its_column_beside_the_ways(
    app: App, show: Callable[[str], HallScene], text_size: str
) -> None:
    app.settings.text_size = text_size
    app.apply_settings()
    scene = show("over")
    resize(app, (800, 1200))
    assert_layout(scene)
    boxes = [item.rect for item in scene.items if isinstance(item, BracketBox)]
    plate, note = item_of(scene, "champions").rect, item_of(scene, "sentence").rect
    for number, first in enumerate((boxes[0], boxes[4], boxes[6], plate)):
        head = item_of(scene, f"column-{number}").rect
        assert head.bottom == first.top
        assert first.left + app.canvas.px(34) < head.left
    assert 0 < note.top - boxes[3].bottom < boxes[3].height / 2, "the boxes fill the height"
    assert boxes[6].bottom < plate.top, "it goes on in one direction"
    assert boxes[4].left < boxes[6].left < plate.left


@pytest.mark.parametrize("size", [(800, 1200), (1280, 1600), (1280, 720)])
def test_what_a_tall_bracket_leaves_bare_has_the_emblem_of_the_table(
    app: App, show: Callable[[str], HallScene], size: tuple[int, int]
) -> None:
    scene = show("bracket")
    resize(app, size)
    inlays = [item.rect for item in scene.items if item.key == "inlay"]
    assert len(inlays) == (size[1] > size[0])
    around = [item.rect for item in scene.items if item.key not in ("inlay", "lines")]
    assert all(inlay.collidelist(around) < 0 for inlay in inlays)


@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (2560, 1440)])
@pytest.mark.parametrize("stage", ["over", "bracket"])
def test_one_way_leads_from_the_head_over_the_middle_of_the_championship_to_the_champions(
    app: App, show: Callable[[str], HallScene], stage: str, size: tuple[int, int]
) -> None:
    """It reaches from that head to the plate, and touches no word."""
    scene = show(stage)
    resize(app, size)
    app.draw()
    plate, canvas = item_of(scene, "champions").rect, app.canvas
    final = [item.rect for item in scene.items if isinstance(item, BracketBox)][6]
    assert plate.centerx == pytest.approx(final.centerx, abs=1)
    head = _head(scene, COLUMNS[2].say())
    for y in (plate.bottom + canvas.px(4), head.rect.top - canvas.px(4)):
        row = [canvas.surface.get_at((x, y)) for x in range(plate.left, plate.right)]
        way = [plate.left + x for x, colour in enumerate(row) if colour[0] > colour[1]]
        assert way
        assert abs(final.centerx - (min(way) + max(way)) / 2) <= 1
        assert max(way) - min(way) <= canvas.px(4)
    assert head.rect.midbottom == final.midtop
    assert head.align == "center"
    below = [canvas.surface.get_at((final.centerx, y)) for y in range(final.top - canvas.px(6), final.top - 2)]
    assert all(colour[1] > colour[0] for colour in below), "no way crosses the words"


def _head(scene: HallScene, text: str) -> Label:
    [head] = [item for item in scene.items if isinstance(item, Label) and item.text == text]
    return head


def test_the_place_of_the_champions_is_smaller_before_they_are_known(
    app: App, show: Callable[[str], HallScene]
) -> None:
    scene = show("bracket")
    resize(app, (1280, 720))
    assert_layout(scene)
    plate, box = item_of(scene, "champions").rect, item_of(scene, "box-2-0").rect
    assert plate.width < 0.75 * box.width
    assert plate.height < 1.3 * box.height


@pytest.mark.parametrize("is_bracket", [True, False])
def test_what_a_press_does_is_not_told_in_ones_own_game_while_the_main_button_says_so(
    app: App, show: Callable[[str], HallScene], monkeypatch: pytest.MonkeyPatch, is_bracket: bool
) -> None:
    scene, pills = show("bracket"), list[str]()
    if not is_bracket:
        press(app, pygame.K_b)
    for module in (games, table_card):
        monkeypatch.setattr(module, "draw_pill", lambda _canvas, text, *_, **__: pills.append(text))
    kind = BracketBox if is_bracket else TableCard
    items = [item for item in scene.items if isinstance(item, kind)]
    own = replace(items[0].facts, is_own=True, winner=None, action="Play")
    for facts in (own, replace(own, winner=0, action="Watch"), replace(own, is_own=False, action="Watch")):
        items[0].facts = facts
        items[0].draw(app.canvas, focused=False)
        assert items[0].is_focusable
        assert items[0].spoken().note == facts.action
    assert pills == ["Watch", "Watch"]


def test_a_frame_is_bright_around_a_game_to_come_or_won_not_around_a_lost_one(
    app: App, show: Callable[[str], HallScene]
) -> None:
    scene = show("over")
    resize(app, (1280, 720))
    app.draw()
    box = next(item for item in scene.items if isinstance(item, BracketBox) and item.facts.is_own)
    own_side = [team.is_own for team in box.facts.teams].index(True)
    light = dict[int | None, int]()
    for winner in (None, own_side, 1 - own_side):
        box.facts = replace(box.facts, winner=winner)
        box.draw(app.canvas, focused=False)
        light[winner] = sum(app.canvas.surface.get_at((box.rect.left + 1, box.rect.top + box.rect.height // 3)))
    assert light[None] == light[own_side] > light[1 - own_side] + 50


def test_what_a_press_does_is_clear_of_the_border_and_of_the_winner(
    app: App, show: Callable[[str], HallScene], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, pills = show("over"), list[pygame.Rect]()
    monkeypatch.setattr(games, "draw_pill", lambda _canvas, _text, ground, _role, **_: pills.append(ground.copy()))
    resize(app, (1280, 720))
    app.draw()
    boxes = [item for item in scene.items if isinstance(item, BracketBox)]
    assert len(pills) == len(boxes)
    for pill, box in zip(pills, boxes, strict=True):
        assert box.rect.bottom - pill.bottom >= 6


def test_the_names_of_a_bracket_are_of_one_size(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("over")
    for size in SIZES:
        resize(app, size)
        boxes = [box for box in scene.items if isinstance(box, BracketBox)]
        names = [name for box in boxes for name in box.facts.names]
        assert len({box.role for box in boxes}) == 1, f"{size}: {names}"


def test_the_names_on_the_tables_of_a_round_are_of_one_size(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("over")
    press(app, pygame.K_b)
    for size in SIZES:
        resize(app, size)
        cards = [item for item in scene.items if isinstance(item, TableCard)]
        assert len(cards) == 4
        assert len({card.plan for card in cards}) == 1, size


@pytest.mark.parametrize("code", ["en", "de", "es", "fr", "pl"])
def test_larger_text_makes_the_names_on_the_tables_of_a_round_larger(
    app: App, show: Callable[[str], HallScene], code: str
) -> None:
    if code != "en":
        app.settings.language = code
        app.apply_settings()
    scene, sizes = show("under way"), list[float]()
    resize(app, (1280, 720))
    for text_size in ("normal", "larger"):
        app.settings.text_size = text_size
        app.apply_settings()
        cards = [item for item in scene.items if isinstance(item, TableCard)]
        sizes.append(app.canvas.type.font(cards[0].plan.names).point_size)
    assert sizes[1] > 1.1 * sizes[0]


@pytest.mark.parametrize("size", [(800, 1200), (960, 600), (1280, 720)])
def test_the_bracket_shows_every_name_and_what_a_press_does(
    app: App, show: Callable[[str], HallScene], monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    scene, texts, usual = show("over"), list[str](), Typesetter.run
    resize(app, size)

    def run(setter: Typesetter, text: str, role: Role, colour: Colour) -> pygame.Surface:
        texts.append(text)
        return usual(setter, text, role, colour)

    monkeypatch.setattr(Typesetter, "run", run)
    app.draw()
    boxes = [item for item in scene.items if isinstance(item, BracketBox)]
    assert not [text for text in texts if text.endswith("…")]
    assert {name for box in boxes for name in box.facts.names} <= set(texts)
    assert len([text for text in texts if text == boxes[0].facts.action]) == len(boxes)


def test_a_winner_enters_the_next_box_as_soon_as_the_game_is_done(show: Callable[[str], HallScene]) -> None:
    scene = show("bracket")
    hall, setup = scene.hall, scene.hall.setup
    assert setup is not None
    done = hall.round[2]
    hall.tournament = hall.tournament.with_result(done, (10, 260), 1)
    scene.refresh()
    boxes = [item for item in scene.items if isinstance(item, BracketBox)]
    assert boxes[5].facts.names == (setup.teams[done.teams[1]].name, "")
    assert boxes[5].facts.seeds == (boxes[2].facts.seeds[1], None)
    assert boxes[5].facts.totals is None
    assert not boxes[5].is_focusable
    assert boxes[6].facts.names == ("", "")
    hall.tournament = hall.tournament.with_result(hall.round[3], (260, 10), 0)
    scene.refresh()
    boxes = [item for item in scene.items if isinstance(item, BracketBox)]
    assert boxes[5].facts.names == (setup.teams[done.teams[1]].name, setup.teams[hall.round[3].teams[0]].name)


def test_every_team_has_a_sign_of_its_own_wherever_it_is_shown(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("over")
    setup = scene.hall.setup
    assert setup is not None
    signs = {team.name: emblem_of(setup, number) for number, team in enumerate(setup.teams)}
    assert len(set(signs.values())) == len(signs)
    assert signs[setup.teams[setup.own].name] == SUN
    assert MOON not in signs.values(), "each regular has a crest"
    for box in (item for item in scene.items if isinstance(item, BracketBox)):
        assert [team.emblem for team in box.facts.teams] == [signs[team.name] for team in box.facts.teams]
    press(app, pygame.K_b)
    for place, standing in enumerate(scene.hall.tournament.standings(), 1):
        sign = next(item for item in scene.items if item.key == f"{place}-sign")
        assert isinstance(sign, Picture)
        assert sign.name == f"emblems/{signs[setup.teams[standing.team].name]}"
    for card in (item for item in scene.items if isinstance(item, TableCard)):
        assert [team.emblem for team in card.facts.teams] == [signs[team.name] for team in card.facts.teams]


def test_only_games_that_ones_own_team_won_are_on_its_way(show: Callable[[str], HallScene]) -> None:
    scene = show("championship")
    setup = scene.hall.setup
    assert setup is not None
    boxes = [item for item in scene.items if isinstance(item, BracketBox)]
    won = {game.pairing.teams for game in scene.hall.tournament.played[12:] if game.winning_team == setup.own}
    names = {tuple(setup.teams[team].name for team in teams) for teams in won}
    assert {box.facts.names for box in boxes if box.facts.is_own_win} == names


def test_the_bracket_and_the_champions_say_how_far_ones_own_team_has_come(
    app: App, show: Callable[[str], HallScene]
) -> None:
    scene = show("over")
    setup, tournament = scene.hall.setup, scene.hall.tournament
    assert setup is not None
    lost = next(game for game in tournament.played[12:] if setup.own in game.pairing.teams)
    assert lost.winning_team != setup.own
    assert lost.pairing.stage is Stage.QUARTER_FINAL
    place = [each.team for each in tournament.standings()].index(setup.own)
    words = placing_words(tournament, setup.own)
    assert str(place + 1) in words
    assert text_of(scene, "own") == f"The Neighbours · {words}"
    press(app, pygame.K_RETURN)
    assert text_of(top(app), "own").endswith(words)
    for size in SIZES:
        resize(app, size)
        assert_layout(top(app))


def test_a_championship_that_ended_by_sets_says_so_on_the_champions_page(
    app: App, show: Callable[[str], HallScene]
) -> None:
    scene = show("championship")
    hall = scene.hall
    final = hall.round[0]
    hall._stop_side()
    hall.tournament = hall.tournament.with_result(final, (60, 30), 1, Ending.SETS)
    scene.refresh()
    box = [item for item in scene.items if isinstance(item, BracketBox)][6]
    played = hall.tournament.played[-1]
    assert played.ending is Ending.SETS
    assert box.facts.detail == progress_words(None, played, ("", ""))[1]
    champions = ChampionsScene(app, hall, scene.refresh)
    app.push(champions)
    assert text_of(champions, "5-2") == ending_words(played, played.winner)
    places = [item_of(champions, key).rect.left for key in ("title", "another", "hall")]
    assert places == sorted(places), "the golden button stands at the right, as on other pages"
    for size in SIZES:
        resize(app, size)
        assert_layout(champions)


def test_a_team_still_in_has_no_placing(show: Callable[[str], HallScene]) -> None:
    scene = show("bracket")
    setup = scene.hall.setup
    assert setup is not None
    assert placing_words(scene.hall.tournament, setup.own) == ""
    assert text_of(scene, "own") == "The Neighbours · Ann and Ben"


def test_the_champions_are_celebrated_with_all_their_games(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("over")
    champion, setup = scene.hall.tournament.champion, scene.hall.setup
    assert champion is not None
    assert setup is not None
    press(app, pygame.K_RETURN)
    champions = top(app)
    assert isinstance(champions, ChampionsScene)
    assert text_of(champions, "name") == setup.teams[champion].name
    games = sorted(scene.hall.tournament.played, key=lambda game: game.pairing.round)
    games = [game for game in games if champion in game.pairing.teams]
    for number, game in enumerate(games):
        side = game.pairing.teams.index(champion)
        other = setup.teams[game.pairing.teams[1 - side]].name
        assert text_of(champions, f"{number}-1") == result_words(game, side, other)
    assert [game.winning_team for game in games[3:]] == [champion] * 3
    press(app, pygame.K_ESCAPE)
    assert top(app) is scene


def test_after_the_champions_another_tournament_may_begin(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("over")
    press(app, pygame.K_RETURN)
    top(app).focus("another")
    press(app, pygame.K_RETURN)
    assert isinstance(top(app), StartScene)
    press(app, pygame.K_RETURN)
    assert top(app) is scene
    assert scene.hall.tournament.played == ()
    assert text_of(scene, "heading") == stage_words(scene.hall.round[0])


def test_in_a_tall_window_the_champions_page_fills_most_of_it(app: App, show: Callable[[str], HallScene]) -> None:
    hall = show("over").hall
    resize(app, (800, 1200))
    scene = ChampionsScene(app, hall, lambda: None)
    app.push(scene)
    whole = scene.items[0].rect.unionall([item.rect for item in scene.items])
    assert whole.height > 0.7 * app.canvas.rect.height
    tops = [item.rect.top for item in scene.items if item.key.endswith("-sign") and item.key[0].isdigit()]
    steps = {below - above for above, below in pairwise(tops)}
    assert len(tops) > 2
    assert max(steps) - min(steps) <= 1, "the lines are equally far apart"


def test_in_a_wide_bracket_each_half_has_the_head_of_each_round_once(
    app: App, show: Callable[[str], HallScene]
) -> None:
    scene = show("over")
    resize(app, (1280, 720))
    heads = [item for item in scene.items if isinstance(item, Label) and item.key.startswith("column-")]
    boxes = [item.rect for item in scene.items if isinstance(item, BracketBox)]
    over = {head.rect.midbottom: head.text for head in heads}
    for number, column in ((0, 0), (2, 0), (4, 1), (5, 1)):
        assert over[boxes[number].midtop] == COLUMNS[column].say()
    assert [head.text for head in heads].count(COLUMNS[0].say()) == 2
