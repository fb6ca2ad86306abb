"""The scenes of a tournament: how they lie, what leads from one to the other, and what they tell."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from goodge.engine.tournament import Stage
from goodge.table.hall import Hall
from goodge.table.home import Home
from goodge.table.seats import SeatSetup
from goodge.table.teams import Team
from goodge.ui import strength
from goodge.ui.app import App
from goodge.ui.scene import Scene
from goodge.ui.scenes.dialog import DialogScene
from goodge.ui.scenes.pause import PauseScene
from goodge.ui.scenes.score import ScoreScene
from goodge.ui.scenes.title import TitleScene
from goodge.ui.scenes.tournament.champions import ChampionsScene
from goodge.ui.scenes.tournament.games import BracketBox, TableCard
from goodge.ui.scenes.tournament.hall import HallScene
from goodge.ui.scenes.tournament.own_game import OwnGameScene
from goodge.ui.scenes.tournament.start import StartScene
from goodge.ui.scenes.tournament.words import signed, time_words
from goodge.ui.scenes.watch import WatchScene
from goodge.ui.strength import Strength
from tests.table.tools import WAIT, advance, harmless, play_out
from tests.table.tournaments import OWN, SEED, player

from .checks import SIZES, assert_layout, pixels, press, resize, settle
from .conftest import OpenApp
from .menus import buttons_of, choose, fill_in, item_of, leave_a_match, text_of

WIDE = Team("Wwwwwwwwwwwwwwww", (SeatSetup("Mmmmmmmmmmmmmmmm", None), SeatSetup("Wilhelmina Maria", "expert")))


def begin(hall: Hall) -> None:
    hall.begin(OWN, None, SEED)


def play_own(hall: Hall, moves: int | None = None) -> None:
    """So many moves of the people's game, or all of it."""
    if hall.own_game is not None:
        table = hall.sit_down()
        play_out(table, harmless) if moves is None else advance(table, moves, harmless)
        hall.rise(table)


def play_round(hall: Hall) -> None:
    hall.set_pace(None)
    hall.open_round()
    play_own(hall)
    hall.wait(WAIT)
    hall.update()


def to_stage(hall: Hall, stage: Stage) -> None:
    begin(hall)
    while hall.round[0].stage is not stage:
        play_round(hall)


def to_champion(hall: Hall) -> None:
    begin(hall)
    while hall.tournament.champion is None:
        play_round(hall)


def under_way(hall: Hall) -> None:
    """The people are in the middle of their first game, the others have come a little way."""
    begin(hall)
    hall.set_pace(0.001)
    play_own(hall, 100)


def second_round(hall: Hall) -> None:
    begin(hall)
    play_round(hall)


STATES: dict[str, Callable[[Hall], None]] = {
    "begun": begin,
    "under way": under_way,
    "second round": second_round,
    "bracket": lambda hall: to_stage(hall, Stage.QUARTER_FINAL),
    "championship": lambda hall: to_stage(hall, Stage.CHAMPIONSHIP),
    "over": to_champion,
    "long names": lambda hall: hall.begin(WIDE, "expert", 5),
}


@pytest.fixture(scope="module")
def homes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A home for each state, played once."""
    found = {}
    for name, play in STATES.items():
        folder = tmp_path_factory.mktemp("homes")
        hall = Hall(Home.at(folder), player)
        play(hall)
        hall.set_pace(0.0001)
        hall.close()
        found[name] = folder
    return found


@pytest.fixture
def show(app: App, homes: dict[str, Path], tmp_path: Path) -> Callable[[str], HallScene]:
    """Opens the hall of a state, a copy of it, over the title."""

    def opened(state: str) -> HallScene:
        folder = tmp_path / "copy"
        (folder / "tournament").mkdir(parents=True)
        for path in (homes[state] / "tournament").iterdir():
            (folder / "tournament" / path.name).write_bytes(path.read_bytes())
        hall = Hall(Home.at(folder), player)
        hall.set_pace(0.0001)
        app.push(TitleScene(app))
        scene = HallScene(app, hall)
        app.push(scene)
        settle(app)
        return scene

    return opened


def top(app: App) -> Scene:
    return app.top


def with_new_hall(app: App, folder: Path) -> HallScene:
    app.push(TitleScene(app))
    scene = HallScene(app, Hall(Home.at(folder), player))
    app.push(scene)
    return scene


# -- how it looks ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.usefixtures("no_thread")
def test_nothing_overlaps_or_is_cut(
    open_app: OpenApp, homes: dict[str, Path], size: tuple[int, int], text_size: str
) -> None:
    app = open_app(size, text_size=text_size, muted=True, speed="instant")
    for folder in homes.values():
        hall = Hall(Home.at(folder), player)
        hall.set_pace(0.0001)
        scene = HallScene(app, hall)
        scenes: list[Scene] = [scene, StartScene(app, hall, scene.refresh)]
        if hall.tournament.champion is not None:
            scenes.append(ChampionsScene(app, hall, scene.refresh))
        for each in scenes:
            assert_layout(each)
        scene._turn()
        assert_layout(scene)
        hall.close()


@pytest.mark.parametrize("state", STATES)
def test_drawing_twice_gives_the_same_picture(app: App, show: Callable[[str], HallScene], state: str) -> None:
    show(state)
    assert pixels(app) == pixels(app)


# -- the beginning --------------------------------------------------------------------------------------------


def test_without_a_tournament_the_hall_asks_for_a_team_and_esc_leads_back(app: App, tmp_path: Path) -> None:
    with_new_hall(app, tmp_path)
    assert isinstance(top(app), StartScene)
    press(app, pygame.K_ESCAPE)
    assert isinstance(top(app), TitleScene)
    assert not (tmp_path / "tournament" / "tournament.json").exists()


def test_enter_draws_the_teams(app: App, tmp_path: Path) -> None:
    scene = with_new_hall(app, tmp_path)
    start = app.top
    fill_in(app, start, "name", "The Attic")
    choose(app, start, "partner", pygame.K_RIGHT)
    choose(app, start, "field", pygame.K_RIGHT)
    start.focus("start")
    press(app, pygame.K_RETURN)
    assert top(app) is scene
    setup = scene.hall.setup
    assert setup is not None
    own = setup.teams[setup.own]
    assert (own.name, [each.level for each in own.players]) == ("The Attic", [None, "expert"])
    others = {each.level for team in setup.teams if team != own for each in team.players}
    assert others == {"novice"}
    assert text_of(scene, "heading") == "League round 1 of 3"


@pytest.mark.parametrize(
    ("field", "text", "told"),
    [
        ("name", "", "Your team needs a name."),
        ("person-1", "ann", "You are both called Ann: give one of you another name."),
        ("person-0", " ", "Both of you need a name."),
    ],
)
def test_a_team_that_cannot_be_is_told_why(app: App, tmp_path: Path, field: str, text: str, told: str) -> None:
    scene = with_new_hall(app, tmp_path)
    start = app.top
    fill_in(app, start, field, text)
    assert text_of(start, "sentence") == told
    start.focus("start")
    press(app, pygame.K_RETURN)
    assert scene.hall.setup is None


def test_a_new_tournament_takes_the_place_of_one_only_when_that_is_wanted(
    app: App, show: Callable[[str], HallScene]
) -> None:
    scene = show("under way")
    before = scene.hall.setup
    app.push(StartScene(app, scene.hall, scene.refresh))
    press(app, pygame.K_RETURN)
    assert isinstance(top(app), DialogScene)
    press(app, pygame.K_ESCAPE)
    press(app, pygame.K_RETURN, pygame.K_RETURN)
    assert top(app) is scene
    assert scene.hall.setup is before
    app.push(StartScene(app, scene.hall, scene.refresh))
    press(app, pygame.K_RETURN)
    press(app, pygame.K_RIGHT, pygame.K_RETURN)
    assert top(app) is scene
    assert scene.hall.setup is not before
    assert scene.hall.tournament.played == ()


def test_the_team_is_remembered_for_the_next_tournament(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("long names")
    start = StartScene(app, scene.hall, scene.refresh)
    assert start.plan.team() == WIDE
    assert start.plan.field_level == "expert"


def test_how_strong_the_field_is_stands_under_it(app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Strength] = []
    monkeypatch.setattr(strength, "strengths", lambda: tuple(found))
    with_new_hall(app, tmp_path)
    start = app.top
    assert text_of(start, "field-note") == "Mixed: some teams play better than others"
    choose(app, start, "field", pygame.K_RIGHT, pygame.K_RIGHT)
    assert text_of(start, "field-note") == "All teams of one strength"
    found.append(Strength("pride", 4, "casual", "novice", 80, 90, 9.0, 1.0, 50))
    start.refresh()
    assert text_of(start, "field-note") == "Casual wins 8 of 9 games against two Novices"
    for size in SIZES:
        resize(app, size)
        assert_layout(start)


# -- the hall -------------------------------------------------------------------------------------------------


def test_ones_own_table_comes_first_and_every_game_shows_how_it_stands(show: Callable[[str], HallScene]) -> None:
    scene = show("under way")
    cards = [item for item in scene.items if isinstance(item, TableCard)]
    assert [card.facts.is_own for card in cards] == [True, False, False, False]
    assert cards[0].facts.action == "Play"
    assert cards[0].facts.status.startswith("Round 2")
    assert {card.facts.action for card in cards[1:]} == {"Watch"}
    assert text_of(scene, "on") == "Play on"
    assert text_of(scene, "sentence").startswith("You meet ")


def test_a_round_that_is_over_is_shown_until_people_go_on(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("begun")
    play_round(scene.hall)
    scene.refresh()
    assert text_of(scene, "heading") == "League round 1 of 3"
    assert text_of(scene, "sentence").startswith("League round 1 of 3 is over. You stand ")
    assert text_of(scene, "on") == "On to round 2"
    press(app, pygame.K_RETURN)
    assert text_of(scene, "heading") == "League round 2 of 3"
    assert text_of(scene, "on") == "Play your game"
    assert scene.hall.progress() == {}


def test_while_the_others_play_they_can_be_hurried(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("begun")
    scene.hall.set_pace(0.0001)
    play_own(scene.hall)
    scene.refresh()
    assert text_of(scene, "sentence") == "The other tables are still playing."
    assert text_of(scene, "on") == "Finish quickly"
    scene.focus("on")
    press(app, pygame.K_RETURN)
    assert text_of(scene, "sentence") == "The other tables are playing as fast as they can."
    scene.hall.wait(WAIT)
    settle(app)
    assert text_of(scene, "on") == "On to round 2"


def test_the_bracket_and_the_standings_can_be_looked_at_any_time(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("second round")
    press(app, pygame.K_b)
    boxes = [item for item in scene.items if isinstance(item, BracketBox)]
    assert len(boxes) == 7
    assert boxes[0].facts.names == ("Seed 1", "Seed 8")
    assert [box.is_focusable for box in boxes] == [False] * 7
    press(app, pygame.K_b)
    assert not any(isinstance(item, BracketBox) for item in scene.items)
    press(app, pygame.K_b)
    assert text_of(scene, "back") == "Back"
    press(app, pygame.K_ESCAPE)
    assert top(app) is scene
    assert not any(isinstance(item, BracketBox) for item in scene.items)
    assert text_of(scene, "back") == "Leave"
    press(app, pygame.K_ESCAPE)
    assert isinstance(top(app), TitleScene)


def test_the_bracket_names_the_seeds_in_their_places(show: Callable[[str], HallScene]) -> None:
    scene = show("bracket")
    boxes = [item for item in scene.items if isinstance(item, BracketBox)]
    assert [box.facts.seeds for box in boxes[:4]] == [(1, 8), (4, 5), (2, 7), (3, 6)]
    seeds, setup = scene.hall.tournament.seeds, scene.hall.setup
    assert seeds is not None
    assert setup is not None
    assert boxes[2].facts.names == (setup.teams[seeds[1]].name, setup.teams[seeds[6]].name)
    assert boxes[4].facts.names == ("", "")


def test_the_champions_are_celebrated_with_all_their_games(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("over")
    champion, setup = scene.hall.tournament.champion, scene.hall.setup
    assert champion is not None
    assert setup is not None
    press(app, pygame.K_RETURN)
    champions = top(app)
    assert isinstance(champions, ChampionsScene)
    assert text_of(champions, "name") == setup.teams[champion].name
    results = [text_of(champions, f"{number}-1") for number in range(6)]
    assert [result.startswith("beat") for result in results[3:]] == [True] * 3
    press(app, pygame.K_ESCAPE)
    assert top(app) is scene


def test_after_the_champions_another_tournament_may_begin(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("over")
    press(app, pygame.K_RETURN)
    app.top.focus("another")
    press(app, pygame.K_RETURN)
    assert isinstance(top(app), StartScene)
    press(app, pygame.K_RETURN)
    assert top(app) is scene
    assert scene.hall.tournament.played == ()
    assert text_of(scene, "heading") == "League round 1 of 3"


def test_another_tournament_can_be_begun_at_any_time(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("under way")
    press(app, pygame.K_n)
    assert isinstance(top(app), StartScene)
    press(app, pygame.K_ESCAPE)
    assert top(app) is scene
    scene.focus("new")
    press(app, pygame.K_RETURN)
    assert isinstance(top(app), StartScene)


def test_keys_reach_every_button_of_the_hall(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("under way")
    reached = set()
    for _ in buttons_of(scene):
        press(app, pygame.K_TAB)
        reached.add(scene.focus_key)
    assert reached == set(buttons_of(scene))


def test_leaving_the_hall_keeps_everything(app: App, show: Callable[[str], HallScene], tmp_path: Path) -> None:
    scene = show("second round")
    before = scene.hall.tournament
    press(app, pygame.K_ESCAPE)
    assert isinstance(top(app), TitleScene)
    again = Hall(Home.at(tmp_path / "copy"), player)
    assert again.tournament == before
    again.close()


# -- words ----------------------------------------------------------------------------------------------------


def test_numbers_in_words() -> None:
    assert [signed(number) for number in (-12, 0, 5)] == ["−12", "0", "+5"]
    assert [time_words(seconds) for seconds in (None, 0.0, 20.0, 61.0, 150.0)] == [
        "No clock", "The last round", "A minute left", "A minute left", "2 minutes left",
    ]  # fmt: skip


# -- playing and watching -------------------------------------------------------------------------------------


def test_the_own_game_is_played_at_the_table_and_leads_back_to_the_hall(
    app: App, show: Callable[[str], HallScene]
) -> None:
    scene = show("under way")
    press(app, pygame.K_RETURN)
    table = top(app)
    assert isinstance(table, OwnGameScene)
    assert len(table.table.record.rounds) == 2
    press(app, pygame.K_ESCAPE)
    pause = top(app)
    assert isinstance(pause, PauseScene)
    pause.focus("host")
    press(app, pygame.K_RETURN)
    assert top(app) is scene
    assert text_of(scene, "on") == "Play on"


@pytest.mark.usefixtures("no_thread")
def test_the_pause_of_ones_own_game_fits_every_window(
    open_app: OpenApp, homes: dict[str, Path], tmp_path: Path
) -> None:
    app = open_app(text_size="larger", muted=True, speed="instant")
    (tmp_path / "tournament").mkdir()
    for path in (homes["under way"] / "tournament").iterdir():
        (tmp_path / "tournament" / path.name).write_bytes(path.read_bytes())
    scene = HallScene(app, Hall(app.home, player))
    app.push(scene)
    press(app, pygame.K_RETURN, pygame.K_ESCAPE)
    pause = top(app)
    assert isinstance(pause, PauseScene)
    assert "host" in buttons_of(pause)
    for size in SIZES:
        resize(app, size)
        assert_layout(pause)


def test_the_sheet_of_a_game_that_is_over_leads_back_to_the_hall(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("under way")
    press(app, pygame.K_RETURN)
    table = top(app)
    assert isinstance(table, OwnGameScene)
    play_out(table.table, harmless)
    table.table.flush()
    table.catch_up()
    run(app, lambda: isinstance(top(app), ScoreScene))
    for _ in range(40):  # a hasty Enter is not taken
        app.turn(0.05)
    assert text_of(top(app), "on") == "Back to the hall"
    press(app, pygame.K_RETURN)
    assert top(app) is scene
    assert scene.hall.own_game is None
    assert len(scene.hall.tournament.played) == 1


def test_the_last_game_of_all_leads_to_the_champions(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("championship")
    play_round(scene.hall)
    scene.on_enter()
    assert isinstance(top(app), ChampionsScene)
    press(app, pygame.K_ESCAPE)
    assert top(app) is scene


def watch(app: App, scene: HallScene, number: int = 1) -> WatchScene:
    """Watches a table of the round."""
    scene.focus(f"game-{number}")
    press(app, pygame.K_RETURN)
    found = top(app)
    assert isinstance(found, WatchScene)
    return found


def run(app: App, is_there: Callable[[], bool]) -> None:
    for _ in range(3000):
        if is_there():
            return
        app.turn(0.05)
    pytest.fail("it does not come to that")


def test_a_finished_game_can_be_watched_to_its_end(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("begun")
    play_round(scene.hall)
    scene.refresh()
    seen = watch(app, scene)
    assert_layout(seen)
    run(app, lambda: len(seen.table.record.rounds[0][-1].actions) > 8)
    assert_layout(seen)
    while not seen.table.is_over:
        press(app, pygame.K_n)
    run(app, lambda: seen.announcement is not None)
    assert seen.announcement is not None
    played = next(each for each in scene.hall.tournament.played if each.totals == seen.table.record.totals)
    assert str(played.totals[played.winner]) in seen.announcement[1]
    press(app, pygame.K_ESCAPE)
    assert top(app) is scene


def test_ones_own_game_can_be_watched_too(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("begun")
    play_round(scene.hall)
    scene.refresh()
    seen = watch(app, scene, 0)
    run(app, lambda: len(seen.table.record.rounds[0][-1].actions) > 12)


def test_watching_stops_and_goes_step_by_step(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("begun")
    play_round(scene.hall)
    scene.refresh()
    seen = watch(app, scene, 0)
    press(app, pygame.K_SPACE)
    for _ in range(100):
        app.turn(0.05)
    count = len(seen.table.record.rounds[0][-1].actions)
    assert text_of(seen, "run") == "Go on"
    for _ in range(100):
        app.turn(0.05)
    assert len(seen.table.record.rounds[0][-1].actions) == count
    press(app, pygame.K_RIGHT)
    assert len(seen.table.record.rounds[0][-1].actions) == count + 1
    press(app, pygame.K_f)
    assert text_of(seen, "faster") == "Speed ×2"
    viewer = seen.viewer
    press(app, pygame.K_v)
    assert seen.viewer != viewer
    assert set(seen.view.hand) == set(seen.table.view(seen.viewer).hand)


def test_a_game_under_way_is_followed_as_it_is_played(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("begun")
    scene.hall.set_pace(0.0001)
    scene.hall.open_round()
    scene._look()
    seen = watch(app, scene)
    for _ in range(100):
        app.turn(0.05)
    early = len(seen.table.record.rounds[-1][-1].actions)
    scene.hall.set_pace(None)
    scene.hall.wait(WAIT)
    run(app, lambda: len(seen.table.record.rounds[0][-1].actions) > early + 4)


def test_a_damaged_record_cannot_be_watched_and_that_is_told(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("second round")
    played = scene.hall.tournament.played[0]
    key = (played.pairing.round, played.pairing.teams)
    scene.hall._lines[key] = scene.hall._lines[key].replace(b'"actions": ["bid ', b'"actions": ["bid 1', 1)
    scene.watch(played.pairing)
    assert top(app) is scene
    assert app.notices.shown == "This game cannot be watched: its record is damaged."


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.usefixtures("no_thread")
def test_the_title_says_when_a_game_waits_in_the_hall(
    open_app: OpenApp, homes: dict[str, Path], tmp_path: Path, text_size: str
) -> None:
    app = open_app(text_size=text_size, muted=True, speed="instant")
    leave_a_match(app)
    app.home.records_file.touch()
    (tmp_path / "tournament").mkdir()
    for path in (homes["under way"] / "tournament").iterdir():
        (tmp_path / "tournament" / path.name).write_bytes(path.read_bytes())
    title = TitleScene(app)
    app.push(title)
    assert getattr(item_of(title, "tournament"), "note", "").startswith("League round 1 of 3")
    for size in SIZES:
        resize(app, size)
        assert_layout(title)


@pytest.mark.parametrize(
    ("state", "note"),
    [
        ("under way", "League round 1 of 3 · Your game waits"),
        ("second round", "League round 2 of 3"),
        ("bracket", "The quarter-finals"),
        ("over", None),
    ],
)
def test_the_title_says_how_a_tournament_stands(
    app: App, homes: dict[str, Path], tmp_path: Path, state: str, note: str | None
) -> None:
    (tmp_path / "tournament").mkdir()
    for path in (homes[state] / "tournament").iterdir():
        (tmp_path / "tournament" / path.name).write_bytes(path.read_bytes())
    title = TitleScene(app)
    app.push(title)
    assert getattr(item_of(title, "tournament"), "note", "") == note


def test_a_tournament_that_cannot_be_read_says_nothing_on_the_title(app: App, tmp_path: Path) -> None:
    (tmp_path / "tournament").mkdir()
    (tmp_path / "tournament" / "tournament.json").write_bytes(b"{")
    title = TitleScene(app)
    app.push(title)
    assert getattr(item_of(title, "tournament"), "note", "") is None
