"""What the tables of a tournament say: how far the game is, and by what it may end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date

import pygame
import pytest

from goodge.engine.actions import Bid
from goodge.engine.game import Phase
from goodge.engine.partners import PartnerBoard
from goodge.engine.state import narrow
from goodge.engine.tournament import CHAMPIONSHIP_OPTIONS, LEAGUE_OPTIONS, ROUND_ROBIN_ROUNDS, Stage, Tournament
from goodge.table.match_table import Table
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.table.tournaments import draw
from goodge.ui.drawing.canvas import Canvas
from goodge.ui.drawing.theme import CREAM, KEYCAP, SMALL_STRONG, Colour, Role
from goodge.ui.program.app import App
from goodge.ui.program.teams import CRESTS, Occasion
from goodge.ui.scenes.sheet.scene import SheetScene
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.table.frame import TableFrame
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.scenes.table.watch import WatchScene
from goodge.ui.scenes.tournament.hall import HallScene
from goodge.ui.scenes.tournament.words import occasion_of
from goodge.ui.scorecard.export import head_runs
from goodge.ui.tabletop.fans import outline
from goodge.ui.tabletop.matchstate import MatchState
from goodge.ui.tabletop.middle import MiddlePlaces
from goodge.ui.widgets.base import Label
from goodge.ui.wording.tournament import meeting_words, short_meeting_words
from tests.table.tools import harmless, play_out
from tests.table.tournaments import OWN, SEED

from .checks import SIZES, assert_layout, pixels, press, resize, settle, top
from .conftest import OpenApp
from .kin import PEOPLE, check_every_size, in_phase, plates, play_to
from .menus import item_of, text_of
from .tournaments import WIDE, play_round

NAMES = ("Wilhelmina Maria", "Maximilian Moritz", "Gwendolyn Wimmer", "Wolfgang Amadeus")


def told_by_bar(scene: TableFrame) -> str:
    return next(item.state for item in scene.items if isinstance(item, MatchState))


def nothing() -> None:
    pass


def watched(app: App, scene: HallScene, number: int) -> WatchScene:
    scene.focus(f"game-{number}")
    press(app, pygame.K_RETURN)
    found = top(app)
    assert isinstance(found, WatchScene)
    return found


# -- round, target and clock ----------------------------------------------------------------------------------


def test_ones_own_table_says_round_target_and_clock(app: App, show: Callable[[str], HallScene]) -> None:
    show("under way")
    press(app, pygame.K_RETURN)
    table = top(app)
    assert isinstance(table, TableScene)
    assert told_by_bar(table) == "Round 2 of 10 · to 250 · 25 min left"


def test_a_table_that_is_watched_says_the_same(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("begun")
    play_round(scene.hall)
    scene.refresh()
    other = watched(app, scene, 1)
    assert told_by_bar(other) == "Round 1 of 10 · to 250 · 25 min left"
    other.skip()
    assert told_by_bar(other) == "Round 1 of 10 · to 250 · 22 min left"
    press(app, pygame.K_ESCAPE)
    own = watched(app, scene, 0)
    assert told_by_bar(own) == "Round 1 of 10 · to 250 · 25 min", "nobody knows when people made their moves"


# -- who meets, in which round, and under which sign -----------------------------------------------------------


def own_table(app: App) -> TableScene:
    press(app, pygame.K_RETURN)
    table = top(app)
    assert isinstance(table, TableScene)
    return table


def signs(scene: TableScene) -> dict[str, str | None]:
    """The sign on the plate of each name."""
    return {plate.facts.name: plate.facts.emblem for plate in plates(scene).values()}


def test_ones_own_table_says_who_meets_in_which_round(app: App, show: Callable[[str], HallScene]) -> None:
    show("under way")
    table = own_table(app)
    assert text_of(table, "occasion") == meeting_words("The Neighbours", "Sunday Coats", Stage.ROUND_ROBIN, 1)
    assert {plate.about[-1] for plate in plates(table).values()} == {"The Neighbours", "Sunday Coats"}
    sign, places = item_of(table, "occasion").rect, table.shown.places
    assert abs((sign.top - places.bar.bottom) - (places.plate(1).top - sign.bottom)) <= 1, "not squeezed under the bar"


def test_where_the_round_has_no_room_the_teams_are_told_alone(
    app: App, show: Callable[[str], HallScene], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = short_meeting_words("The Neighbours", "Sunday Coats")
    place = pygame.Rect(0, 80, app.canvas.type.size(words, SMALL_STRONG)[0] + 30, 26)
    monkeypatch.setattr(MiddlePlaces, "occasions", property(lambda _: [place]))
    show("under way")
    assert text_of(own_table(app), "occasion") == words


@pytest.mark.parametrize("wide", [185, 200, 220])
def test_no_line_breaks_a_team_s_name_that_has_room(
    app: App, show: Callable[[str], HallScene], monkeypatch: pytest.MonkeyPatch, wide: int
) -> None:
    monkeypatch.setattr(MiddlePlaces, "occasions", property(lambda _: [pygame.Rect(0, 80, wide, 80)]))
    show("under way")
    sign = item_of(own_table(app), "occasion")
    assert isinstance(sign, Label)
    lines = [line.replace("\u00a0", " ") for each in sign._paragraphs(app.canvas, KEYCAP) for line in each]
    assert len(lines) > 1
    for team in ("The Neighbours", "Sunday Coats"):
        assert any(team in line for line in lines), lines


def test_its_sheet_says_it_too_also_from_the_pause_and_after_a_round(
    app: App, show: Callable[[str], HallScene]
) -> None:
    show("under way")
    table = own_table(app)
    words = text_of(table, "occasion")
    press(app, pygame.K_s)
    assert text_of(top(app), "head-1") == words
    press(app, pygame.K_ESCAPE, pygame.K_ESCAPE, pygame.K_s)
    assert text_of(top(app), "head-1") == words


def test_the_winners_line_says_it(app: App, show: Callable[[str], HallScene]) -> None:
    show("under way")
    table = own_table(app)
    words = text_of(table, "occasion")
    play_out(table.table, harmless)
    score = ScoreScene(app, table.table.record, nothing, on_again=nothing, on_title=nothing, occasion=table.occasion)
    app.push(score)
    settle(app)
    assert text_of(score, "head-2") == words
    runs = head_runs(app.canvas, score.card, date(2026, 1, 2))
    assert [run.text for run in runs][:2] == ["League Spades", words], "the picture that is saved has it as well"
    for size in SIZES:
        resize(app, size)
        assert_layout(score)


def test_a_table_that_is_watched_says_it_and_calls_the_winners_by_their_team(
    app: App, show: Callable[[str], HallScene]
) -> None:
    scene = show("begun")
    play_round(scene.hall)
    scene.refresh()
    seen = watched(app, scene, 1)
    assert seen.occasion is not None
    assert text_of(seen, "occasion") == seen.occasion.words
    assert (seen.occasion.stage, seen.occasion.round) == (Stage.ROUND_ROBIN, 1)
    while not seen.table.is_over:
        seen.skip()
    setup, occasion, winner = scene.hall.setup, seen.occasion, seen.table.record.winner
    assert setup is not None
    assert occasion is not None
    assert winner is not None
    assert seen._how_it_stands().startswith(f"{occasion.teams[winner]} win with ")


def test_ones_own_team_plays_under_the_sun_in_every_game() -> None:
    setup, league = draw(OWN, "novice", SEED, 1), Tournament()
    sat = []
    for _ in range(ROUND_ROBIN_ROUNDS):
        for pairing in league.due():
            league = league.with_result(pairing, (250, 0), 0)
        pairing = next(each.pairing for each in league.played[-4:] if setup.owns(each.pairing))
        sat.append(pairing.teams.index(setup.own))
        occasion = occasion_of(setup, pairing)
        [other] = [name for name in occasion.teams if name != OWN.name]
        assert (occasion.emblems[sat[-1]], occasion.emblems[1 - sat[-1]]) == ("team-sun", CRESTS[other])
        assert occasion.words == meeting_words(OWN.name, other, Stage.ROUND_ROBIN, pairing.round + 1)
    assert set(sat) == {0, 1}, "it sits on either side"


@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (800, 1200)])
def test_the_bar_has_air_around_two_lines_of_larger_text(
    open_app: OpenApp, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(size, speed="instant", muted=True, text_size="larger")
    seats = tuple(SeatSetup(name, level) for name, level in zip(NAMES, PEOPLE["pride"], strict=True))
    scene = TableScene(app, Table.start(MatchSetup(seats, {}, 3, "pride"), app.store))
    app.push(scene)
    play_to(app, scene, in_phase(Phase.PLAY))
    bar = next(item for item in scene.items if isinstance(item, MatchState))
    inks = dict[str, pygame.Rect]()

    def note(
        canvas: Canvas, text: str, role: Role, rect: pygame.Rect, colour: Colour = CREAM, align: str = "center"
    ) -> pygame.Rect:
        run, place = canvas.type.placed(text, role, colour, rect, align)
        inks[text] = run.get_bounding_rect(min_alpha=64).move(place.topleft)
        return place

    monkeypatch.setattr(Canvas, "text", note)
    bar.draw(app.canvas, focused=False)
    piece = bar.facts.pieces[0]
    upper, lower = inks[piece.words], inks[piece.more]
    assert min(upper.top - bar.rect.top, lower.top - upper.bottom, bar.rect.bottom - lower.bottom) >= app.canvas.px(6)


def test_plates_bar_and_sheet_show_the_signs_alike(app: App) -> None:
    seats = tuple(SeatSetup(name, level) for name, level in zip(NAMES, PEOPLE["pride"], strict=True))
    table = Table.start(MatchSetup(seats, LEAGUE_OPTIONS, 3, "pride"), app.store)
    scene = TableScene(
        app, table, Occasion(("Night Owls", "Blue Teapots"), Stage.SEMI_FINAL, 5, ("crest-boat", "team-sun"))
    )
    app.push(scene)
    play_to(app, scene, in_phase(Phase.PLAY))
    sun, boat = "team-sun", "crest-boat"
    assert signs(scene) == dict(zip(scene.shown.names, (boat, sun, boat, sun), strict=True))
    bar = next(item for item in scene.items if isinstance(item, MatchState))
    assert [piece.emblem for piece in bar.facts.pieces] == [sun, None, boat]
    contract = narrow(scene.shown.view, PartnerBoard).board.contract(1)
    assert bar.facts.pieces[0].words == f"0 of {contract}"
    assert text_of(scene, "occasion") == meeting_words("Blue Teapots", "Night Owls", Stage.SEMI_FINAL, 5)
    press(app, pygame.K_s)
    sheet = top(app)
    assert isinstance(sheet, SheetScene)
    assert sheet.card.emblems == (boat, sun)
    assert sheet.card.labels == (("Night Owls",), ("Blue Teapots",))


def test_pointing_at_bar_and_plates_says_what_sets_mean(app: App) -> None:
    seats = tuple(SeatSetup(name, level) for name, level in zip(NAMES, PEOPLE["pride"], strict=True))
    table = Table.start(MatchSetup(seats, CHAMPIONSHIP_OPTIONS, 3, "pride"), app.store)
    scene = TableScene(app, table, Occasion(("Night Owls", "Blue Teapots"), Stage.CHAMPIONSHIP, 6))
    app.push(scene)
    play_to(app, scene, in_phase(Phase.PLAY))
    settle(app)
    plain, focus = pixels(app), scene.focus_key
    shown = set()
    for key in ("bar", "plate-0", "plate-2"):
        item = next(item for item in scene.items if item.key == key)
        others = [each.rect for each in scene.items if each.key != key and (each.is_focusable or each.tip)]
        spots = ((item.rect.left + 4 * step, item.rect.centery) for step in range(item.rect.width // 4))
        point_at(app, next(spot for spot in spots if not any(rect.collidepoint(spot) for rect in others)))
        assert getattr(scene.told, "key", None) == key
        assert "the team with 3 sets loses" in (item.tip or "")
        shown.add(pixels(app))
    assert len(shown | {plain}) == 4, "each is told at its own place"
    assert scene.focus_key == focus
    below = scene.shown.places.plate(1)
    point_at(app, (below.centerx, scene.shown.places.own_plate.top - 4))
    assert scene.told is None
    assert pixels(app) == plain


def point_at(app: App, place: tuple[int, int]) -> None:
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))


# -- all of it has room ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [LEAGUE_OPTIONS, CHAMPIONSHIP_OPTIONS])
@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_all_of_it_has_room_in_every_window(open_app: OpenApp, text_size: str, options: dict[str, int]) -> None:
    app = open_app(speed="instant", muted=True, text_size=text_size)
    seats = tuple(SeatSetup(name, level) for name, level in zip(NAMES, PEOPLE["pride"], strict=True))
    table = Table.start(MatchSetup(seats, options, 3, "pride"), app.store)
    scene = TableScene(app, table, Occasion((WIDE.name, WIDE.name), Stage.ROUND_ROBIN, 1))
    app.push(scene)
    play_to(app, scene, lambda view: in_phase(Phase.PLAY)(view) and bool(view.board.trick.cards))
    bids = tuple(map(Bid, (6, 5, 6, 5)))  # the widest contracts, whatever the computer players bid
    board = replace(narrow(scene.shown.view, PartnerBoard).board, bids=bids)
    sets = (2, 2) if "set_limit" in options else ()
    scene.shown.show_view(replace(scene.shown.view, board=board, totals=(-120, -240), sets=sets))
    check_every_size(app, scene)


SEMI_FINAL = Occasion(("Night Owls", "The Neighbours"), Stage.SEMI_FINAL, 5, ("crest-boat", "team-sun"))


def signed(app: App, occasion: Occasion = SEMI_FINAL) -> tuple[TableScene, Label]:
    """A semi-final at play, and the sign on its table."""
    seats = tuple(SeatSetup(name, level) for name, level in zip(NAMES, PEOPLE["pride"], strict=True))
    scene = TableScene(app, Table.start(MatchSetup(seats, LEAGUE_OPTIONS, 3, "pride"), app.store), occasion)
    app.push(scene)
    play_to(app, scene, in_phase(Phase.PLAY))
    sign = item_of(scene, "occasion")
    assert isinstance(sign, Label)
    return scene, sign


LONG = Occasion(("The Neighbours of the Copper Kettle", "The Quiet River Boats"), Stage.SEMI_FINAL, 5)


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize(("occasion", "most"), [(SEMI_FINAL, 2), (LONG, 3)])
def test_the_round_stands_under_the_teams_where_one_line_has_no_room(
    open_app: OpenApp, size: tuple[int, int], occasion: Occasion, most: int
) -> None:
    app = open_app(size, speed="instant", muted=True, text_size="larger")
    scene, sign = signed(app, occasion)
    assert sign.text == occasion.words
    lines = sign._lines(app.canvas, sign.role)
    assert lines[-1].endswith("semi-final")
    assert 2 <= len(lines) <= most
    places = scene.shown.places
    card = outline(places.trick(places.hand_across))
    backs = [outline(pose) for pose in places.small_hand(places.hand_across, 13).poses(13)]
    others = [places.bar, card, *backs, *map(places.plate, range(4)), *map(places.call, range(4))]
    assert sign.rect.collidelist(others) < 0


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (800, 1200), (2560, 1440)])
@pytest.mark.parametrize("text", ["normal", "larger"])
def test_the_sign_is_as_high_as_its_lines_with_air_over_and_under_them(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text: str
) -> None:
    app = open_app(size, speed="instant", muted=True, text_size=text)
    scene, sign = signed(app)
    lines, step = sign._lines(app.canvas, sign.role), app.canvas.type.line_height(sign.role)
    assert sign.rect.height >= len(lines) * step + 2 * app.canvas.px(4)
    drawn = list[str]()
    monkeypatch.setattr(Canvas, "text", lambda _canvas, line, *_: drawn.append(line))
    sign.draw(app.canvas, focused=False)
    assert drawn == lines
    places = scene.shown.places
    assert sign.rect.collidelist([places.bar, *map(places.plate, range(4)), *map(places.call, range(4))]) < 0
