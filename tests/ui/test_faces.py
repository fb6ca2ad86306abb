"""Portraits beyond the table's plates: on the sheet, for the winner, on the curtain, over the last trick."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from goodge.engine.game import Phase
from goodge.engine.record import encode_record
from goodge.table.portraits import CHARACTERS, PEOPLE, portraits_in
from goodge.ui.drawing.art import Art
from goodge.ui.drawing.canvas import Canvas
from goodge.ui.drawing.portrait import ASKED, CALM, GLAD, HURT, picture_of
from goodge.ui.program.app import App
from goodge.ui.scenes.new_game.scene import NewGameScene
from goodge.ui.scenes.sheet.scene import SheetScene
from goodge.ui.scenes.statistics.matches import MatchesScene
from goodge.ui.scenes.statistics.scene import FinishedScene
from goodge.ui.scenes.table.curtain import CurtainScene
from goodge.ui.scenes.table.last_trick import LastTrickScene
from goodge.ui.scenes.table.watch import WatchScene
from goodge.ui.scorecard.heads import FACES
from goodge.ui.scorecard.ledger import Ledger
from goodge.ui.scorecard.model import Verdict
from goodge.ui.widgets.base import Picture
from goodge.ui.widgets.portraits import FacesButton

from .checks import SIZES, assert_layout, press, resize, top
from .kin import SHARED
from .menus import choose, item_of
from .sheets import KINDS, match_of, scorecard, sheet_of, shown, won_match
from .tables import go_on, open_curtain, open_table
from .test_celebration import seated


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the pictures that are drawn, as they come."""
    names: list[str] = []
    picture = Art.picture

    def noted(art: Art, name: str, size: tuple[int, int]) -> pygame.Surface:
        names.append(name)
        return picture(art, name, size)

    monkeypatch.setattr(Art, "picture", noted)
    return names


# -- the sheet ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_every_column_is_headed_by_the_faces_of_its_players(app: App, seen: list[str], kind: str) -> None:
    record = match_of(kind, 3)
    scene = shown(app, record)
    portraits = portraits_in(record, app.settings.portraits)
    assert [len(side) for side in scene.card.portraits] == [len(side) for side in scene.card.sides]
    for side, faces in enumerate(scene.card.portraits):
        assert faces == portraits[side :: len(scene.card.sides)]
    seen.clear()
    app.draw()
    heads = {name.partition("#")[0] for name in seen if name.startswith("portraits/")}
    assert heads == {f"portraits/{portrait}" for portrait in portraits}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_faces_stay_in_their_columns_and_off_the_names(app: App, size: tuple[int, int], text_size: str) -> None:
    app.settings.text_size = text_size
    resize(app, size)
    for kind in KINDS:
        for rounds in (1, 60):
            ledger = sheet_of(shown(app, match_of(kind, rounds))).sheet.ledger
            for side in range(len(ledger.card.sides)):
                column = ledger._name_place(side)
                name, faces = ledger.heads.name(side, column), ledger.heads.faces(side, column)
                assert all(column.contains(face) for face in faces), (kind, rounds)
                assert not any(name.rect.colliderect(face) for face in faces)
                assert not any(one.colliderect(other) for one, other in pairwise(faces))
                assert column.contains(name.rect)


def test_the_faces_are_large_until_rounds_need_their_room(app: App) -> None:
    sides = [sheet_of(shown(app, match_of("goodge-3", rounds))).sheet.ledger.heads.face for rounds in (1, 5, 30)]
    assert sides == [FACES[0], FACES[0], FACES[-1]]


def test_no_face_is_small_for_a_row_that_is_not_shown_yet(app: App) -> None:
    resize(app, (1280, 720))
    for kind in KINDS:
        for rounds in range(5, 8):
            ledger = sheet_of(shown(app, match_of(kind, rounds))).sheet.ledger
            room = ledger.foot.top - ledger.rect.top - ledger.heads.height
            is_small = ledger.heads.side < FACES[0]
            assert not is_small or room < rounds * app.canvas.px(38) + app.canvas.px(FACES[0] - ledger.heads.side)


def test_a_face_shows_the_newest_round_once_it_is_judged(slow_app: App, seen: list[str]) -> None:
    moods = {Verdict.FAILED: HURT, Verdict.MADE: GLAD, Verdict.KEPT: GLAD, Verdict.NONE: CALM}
    for rounds in range(1, 8):
        record = match_of("goodge-3", rounds)
        card = replace(scorecard(record), portraits=(("baker",), ("captain",), ("flyer",)))
        ledger = Ledger(Canvas.on(slow_app.canvas.surface, Art()), pygame.Rect(0, 0, 900, 400), card)
        for is_judged in (False, True):
            for side, cell in enumerate(card.rows[-1].cells):
                seen.clear()
                ledger.heads.draw(side, ledger._name_place(side), is_judged=is_judged)
                [portrait] = card.portraits[side]
                assert picture_of(portrait, moods[cell.verdict] if is_judged else CALM) in seen


def test_no_crown_lies_under_the_columns_of_a_sheet_with_hardly_a_round(app: App, seen: list[str]) -> None:
    shown(app, match_of("spades", 1))
    seen.clear()
    app.draw()
    assert "emblems/crown" not in seen


# -- the winner -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["goodge", "spades"])
@pytest.mark.parametrize("is_person", [True, False])
def test_the_winner_is_large_and_glad_and_people_stand_in_the_light(
    app: App, seen: list[str], game: str, is_person: bool
) -> None:
    record = won_match(game, 150 if game == "goodge" else 60)
    winner = record.winner or 0
    seats = {seat for seat in range(len(record.players)) if seat % len(record.totals) == winner}
    record = seated(record, seats if is_person else set())
    scene = shown(app, record)
    seen.clear()
    app.draw()
    winners = scene.card.portraits[winner]
    assert len(winners) == len(seats)
    assert {picture_of(portrait, GLAD) for portrait in winners} <= set(seen)
    assert ("emblems/sun" in seen) == is_person
    assert set(winners) <= set(PEOPLE if is_person else (*PEOPLE, *CHARACTERS.values()))


# -- the curtain ----------------------------------------------------------------------------------------------


def cards(names: list[str]) -> set[str]:
    return {name for name in names if name.startswith(("cards/", "french/"))}


def test_the_curtain_shows_whose_turn_it_is_by_face(app: App, seen: list[str]) -> None:
    app.settings.choose_portrait("Ann", "girl-headphones")
    app.settings.choose_portrait("Ben", "man-turban")
    scene = open_table(app, (None, None, "novice"))
    go_on(app, scene)
    assert isinstance(app.top, CurtainScene)
    name = app.top._name
    seen.clear()
    app.draw()
    wanted = {"Ann": "girl-headphones", "Ben": "man-turban"}[name]
    assert [each for each in seen if each.startswith("portraits/")] == [picture_of(wanted, ASKED)]


@pytest.mark.parametrize("game", ["goodge", *SHARED])
def test_behind_the_curtain_only_what_all_have_seen_is_shown(app: App, seen: list[str], game: str) -> None:
    scene = open_table(app, (None, None, "novice") if game == "goodge" else SHARED[game], game=game)
    tricks = 0
    while tricks < 2:
        go_on(app, scene)
        if isinstance(app.top, CurtainScene):
            tricks += look_behind(app, scene.table.view(None).board.tricks, seen)
            open_curtain(app)
        else:
            assert scene.submit(scene.shown.view.legal[-1])
            if scene.shown.view.board.phase is Phase.PLAY:
                assert app.top is scene


def look_behind(app: App, tricks: tuple[object, ...], seen: list[str]) -> int:
    """Looks at the curtain, the last trick and the sheet by their buttons, and returns how many tricks there were."""
    curtain = app.top
    assert isinstance(curtain, CurtainScene)
    seen.clear()
    app.draw()
    assert cards(seen) == set()
    for name in ("last", "sheet"):
        button = curtain.item(name)
        assert button is not None
        seen.clear()
        curtain.press(button)
        app.draw()
        shown_now = app.top
        if isinstance(shown_now, LastTrickScene):
            assert tricks
            presenter, trick = shown_now._presenter, shown_now._trick
            assert cards(seen) == {presenter.picture(card) for card in trick.cards}
        else:
            assert cards(seen) == set()
            assert shown_now is curtain or isinstance(shown_now, SheetScene)
        if shown_now is not curtain:
            press(app, pygame.K_ESCAPE)
        assert app.top is curtain
    return len(tricks)


# -- the statistics -------------------------------------------------------------------------------------------


def test_each_line_of_the_statistics_begins_with_a_face(app: App) -> None:
    record = seated(won_match("spades", 60), {0, 1})
    app.home.records_file.write_text(encode_record(record) + "\n")
    app.settings.choose_portrait(record.players[0], "girl-bunches")
    scene = FinishedScene(app)
    shown_faces = {item.name for item in scene.items if isinstance(item, Picture)}
    assert picture_of("girl-bunches") in shown_faces
    assert len(shown_faces) == 2, "computer players have no line"
    [last] = [item for item in scene.items if isinstance(item, FacesButton)]
    assert last.portraits == portraits_in(record, app.settings.portraits)[record.winner :: 2]


@pytest.mark.parametrize("names", [1, 3, 9])
def test_the_sheet_is_no_higher_than_its_lines_and_the_chart_under_them(app: App, names: int) -> None:
    records = [
        replace(seated(won_match("goodge"), {0}), players=(f"Name {number}", "B", "C")) for number in range(names)
    ]
    app.home.records_file.write_text("".join(encode_record(record) + "\n" for record in records))
    scene = FinishedScene(app)
    sheet = item_of(scene, "sheet").rect
    rules = [item.rect.top for item in scene.items if item.key.startswith("rule-")]
    assert len(rules) == names
    lowest = max([rules[-1], *(item.rect.bottom for item in scene.items if item.key == "last-match")])
    assert sheet.bottom - lowest < 2 * (sheet.height - rules[0] + sheet.top) // names
    assert_layout(scene)


def test_a_match_that_was_played_last_is_watched_from_the_statistics(app: App) -> None:
    app.home.records_file.write_text(encode_record(seated(won_match("goodge"), {0})) + "\n")
    app.push(FinishedScene(app))
    choose(app, top(app), "last-0", pygame.K_RETURN)
    assert isinstance(app.top, WatchScene)


@pytest.mark.parametrize("page", [FinishedScene, MatchesScene])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_an_empty_page_offers_a_match(
    app: App, size: tuple[int, int], page: type[FinishedScene | MatchesScene]
) -> None:
    resize(app, size)
    app.push(page(app))
    assert_layout(top(app))
    assert top(app).focus_key is None or top(app).focused is item_of(top(app), "new")
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, NewGameScene)
