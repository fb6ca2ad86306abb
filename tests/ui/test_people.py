"""The people of the house: a quiet way to them, each with a name, a face and settings of their own."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame
import pytest

from goodge.engine.record import encode_record
from goodge.table.archive.statistics import Figures
from goodge.table.hall import Hall
from goodge.table.household import MOST
from goodge.table.portraits import PEOPLE
from goodge.table.settings import Settings
from goodge.ui.drawing.portrait import picture_of
from goodge.ui.program.app import App
from goodge.ui.scenes.dialog import DialogScene
from goodge.ui.scenes.game_page import GamePage
from goodge.ui.scenes.people.person import PersonScene
from goodge.ui.scenes.people.scene import PeopleScene
from goodge.ui.scenes.statistics.match_button import day_words
from goodge.ui.scenes.statistics.names import NamesScene
from goodge.ui.scenes.statistics.scene import FinishedScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.scenes.tournament.start import TeamPlan
from goodge.ui.widgets.base import Picture
from goodge.ui.widgets.buttons import Button
from goodge.ui.widgets.portraits import FacesButton, PortraitButton
from goodge.ui.wording import people as words
from goodge.ui.wording.lists import side_by_side
from goodge.ui.wording.portraits import portrait_words

from .checks import SIZES, assert_layout, click, press, resize, settle, top
from .conftest import OpenApp
from .menus import ANN_AND_TWO, buttons_of, choose, fill_in, item_of, knows_the_game, new_game, text_of
from .pads import P, strike
from .sheets import won_match

STARTED = 1_760_000_000_000

pytestmark = pytest.mark.usefixtures("no_pictures")


@pytest.fixture
def app(menu_app: App) -> App:
    knows_the_game(menu_app)
    menu_app.ways.title(menu_app)
    return menu_app


def add(app: App, name: str) -> None:
    """Somebody adds themselves, from the title and by keys."""
    choose(app, top(app), "people", pygame.K_RETURN)
    choose(app, top(app), "add", pygame.K_RETURN)
    fill_in(app, top(app), "name", name)
    press(app, pygame.K_RETURN, pygame.K_RETURN, pygame.K_ESCAPE)
    assert isinstance(top(app), TitleScene)


def test_a_row_bears_all_that_can_be_done_with_a_person(app: App) -> None:
    add(app, "Ann")
    choose(app, top(app), "people", pygame.K_RETURN)
    person, change = item_of(top(app), "person-1"), item_of(top(app), "change-1")
    assert isinstance(person, FacesButton)
    assert person.ground.contains(change.rect)
    assert person.ground.centery == change.rect.centery


def test_few_people_fill_most_of_a_tall_window_with_large_faces(open_app: OpenApp) -> None:
    app = open_app((800, 1200), muted=True)
    for name in ("Ann", "Tom", "Zoe", "Grandpa"):
        app.household.add(name)
    scene = PeopleScene(app)
    app.push(scene)
    assert_layout(scene)
    rows = [item for item in scene.items if isinstance(item, FacesButton)]
    taken = rows[-1].ground.bottom - rows[0].ground.top
    assert taken > 0.7 * (item_of(scene, "back").rect.top - rows[0].ground.top)
    assert all(row.words_room(app.canvas)[0] - row.rect.left > row.rect.height * 0.6 for row in rows)


def test_under_a_name_stand_its_matches_and_adding_is_not_golden_beside_playing(app: App) -> None:
    add(app, "Ann")
    add(app, "Tom")
    played = replace(won_match(), players=("Tom", "Ben", "Cleo"), extra={"started": STARTED})
    app.home.records_file.write_text(encode_record(played) + "\n")
    choose(app, top(app), "people", pygame.K_RETURN)
    notes = [
        person.note
        for person in map(partial(item_of, top(app)), ("person-1", "person-2"))
        if isinstance(person, FacesButton)
    ]
    won = won_match().winner == 0
    last = words.last_played_words(day_words(STARTED))
    assert notes == [words.NO_MATCH.say(), side_by_side(words.PLAYS_NOW.say(), words.played_words(1, int(won)), last)]
    button = item_of(top(app), "add")
    assert isinstance(button, Button)
    assert button.style == "plain"


def test_the_first_one_keeps_everything_and_the_next_begins_anew(app: App) -> None:
    app.settings.text_size, app.settings.felt = "large", "plum"
    assert text_of(top(app), "people") == words.WHO_PLAYS.say()
    add(app, "Ann")
    badge = item_of(top(app), "people")
    assert isinstance(badge, FacesButton)
    assert badge.text == "Ann"
    assert (app.settings.text_size, app.settings.felt) == ("large", "plum")
    add(app, "Tom")
    assert (app.settings.text_size, app.settings.felt) == ("normal", "plum")
    assert top(app).item("evening") is not None, "Tom begins a first evening of their own"
    choose(app, top(app), "people", pygame.K_RETURN)
    people = top(app)
    assert buttons_of(people) == ["person-1", "change-1", "person-2", "change-2", "back", "add"]
    click(app, item_of(people, "person-1").rect.center)
    assert isinstance(top(app), TitleScene)
    assert (text_of(top(app), "people"), app.settings.text_size) == ("Ann", "large")
    assert top(app).item("evening") is None, "Ann knows the game"
    kept, trouble = Settings.load(app.home)
    assert (kept.person, kept.text_size, trouble) == (1, "large", None)


def test_the_name_of_the_last_match_is_offered_first_and_only_to_the_first(app: App) -> None:
    app.settings.remember(ANN_AND_TWO)
    assert PersonScene(app).name == "Ann"
    add(app, "Ann")
    assert PersonScene(app).name == ""


def test_the_screen_speaks_the_language_of_whoever_plays(app: App) -> None:
    add(app, "Ann")
    add(app, "Tom")
    app.settings.language = "de"
    app.apply_settings()
    spoken = set()
    for person in app.household.people:
        choose(app, top(app), "people", pygame.K_RETURN)
        choose(app, top(app), f"person-{person.number}", pygame.K_RETURN)
        spoken.add((app.household.name, text_of(top(app), "rules")))
    assert spoken == {("Ann", "Rules"), ("Tom", "Regeln")}


def test_a_name_is_needed_and_given_once(app: App) -> None:
    add(app, "Ann")
    app.push(PersonScene(app))
    scene = top(app)
    why = {}
    for name in ("", " aNN ", "Anna"):
        fill_in(app, scene, "name", name)
        keep = item_of(scene, "keep")
        assert isinstance(keep, Button)
        why[name] = keep.why_off
    assert why == {"": words.NAMELESS.say(), " aNN ": words.NAME_TAKEN.say(name="aNN"), "Anna": None}


def test_a_face_is_chosen_and_seen_wherever_the_name_is(app: App) -> None:
    add(app, "Ann")
    app.push(PersonScene(app, app.household.people[0]))
    scene = top(app)
    before = item_of(scene, "portrait")
    assert isinstance(before, Picture)
    choose(app, scene, "portrait-man-turban", pygame.K_RETURN)
    face = item_of(scene, "portrait")
    assert isinstance(face, Picture)
    assert face.name == picture_of("man-turban") != before.name
    offered = [item for item in scene.items if isinstance(item, PortraitButton)]
    assert [item.portrait for item in offered] == list(PEOPLE)
    assert [item.portrait for item in offered if item.is_chosen] == ["man-turban"]
    fill_in(app, scene, "name", "Annie")
    assert text_of(scene, "note") == words.GOES_ALONG.say(name="Ann")
    choose(app, scene, "keep", pygame.K_RETURN)
    badge = item_of(top(app), "people")
    assert isinstance(badge, FacesButton)
    assert (badge.text, badge.portraits) == ("Annie", ("man-turban",))


def test_the_portrait_pointed_at_or_focused_is_told_in_words(app: App) -> None:
    app.push(PersonScene(app))
    scene = top(app)
    assert isinstance(scene, PersonScene)
    assert text_of(scene, "portrait-words") == portrait_words(scene.portrait)
    scene.focus("portrait-girl-headphones")
    app.draw()
    assert text_of(scene, "portrait-words") == portrait_words("girl-headphones")
    place = item_of(scene, "portrait-boy-blond").rect.center
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0)))
    app.draw()
    assert text_of(scene, "portrait-words") == portrait_words("boy-blond")


def test_two_who_choose_no_face_do_not_look_alike(app: App) -> None:
    for name in ("Ann", "Tom", "Zoe"):
        add(app, name)
    faces = [app.settings.portraits[name] for name in ("ann", "tom", "zoe")]
    assert len(set(faces)) == 3


def test_deleting_asks_first_and_going_back_keeps_everybody(app: App) -> None:
    add(app, "Ann")
    add(app, "Tom")
    back, hasty, meant = (pygame.K_ESCAPE,), (pygame.K_RETURN,), (pygame.K_LEFT, pygame.K_RETURN)
    for last, left in ((back, ["Ann", "Tom"]), (hasty, ["Ann", "Tom"]), (meant, ["Ann"])):
        app.push(PersonScene(app, app.household.people[1]))
        choose(app, top(app), "delete", pygame.K_RETURN)
        assert isinstance(top(app), DialogScene)
        press(app, *last)
        assert [person.name for person in app.household.people] == left
        if last != meant:
            app.pop()
    assert text_of(top(app), "people") == words.WHO_PLAYS.say()
    assert not app.notices._waiting


def test_ten_are_a_full_house(app: App) -> None:
    for number in range(10):
        app.household.add(f"P{number}")
    scene = PeopleScene(app)
    app.push(scene)
    button = item_of(scene, "add")
    assert isinstance(button, Button)
    assert button.why_off == words.FULL.say()
    choose(app, scene, "add", pygame.K_RETURN)
    assert top(app) is scene


def test_more_people_than_can_be_added_are_shown_page_by_page(app: App) -> None:
    house = app.household
    for number in range(MOST + 3):
        house.add(f"P{number}")
    house.let_play(house.people[0])
    assert house.keep() is None
    app.push(PeopleScene(app))
    scene = top(app)

    def shown() -> list[int]:
        return [person.number for person in house.people if scene.item(f"person-{person.number}") is not None]

    assert shown() == [person.number for person in house.people[:MOST]]
    press(app, pygame.K_PAGEDOWN)
    assert shown() == [person.number for person in house.people[MOST:]]
    assert_layout(scene)
    press(app, pygame.K_PAGEDOWN)
    scene.on_wheel(-1)
    assert scene.focus_key == f"person-{house.people[MOST].number}"
    press(app, pygame.K_RETURN)
    assert house.name == f"P{MOST}"
    app.push(PeopleScene(app))
    scene = top(app)
    assert shown() == [person.number for person in house.people[MOST:]]
    for person in house.people[MOST:]:
        house.remove(person)
    scene.refresh()
    assert shown() == [person.number for person in house.people]


def test_whoever_plays_sits_down_first_with_their_face(app: App) -> None:
    app.settings.remember(ANN_AND_TWO)
    add(app, "Ann")
    assert [seat.name for seat in new_game(app, "goodge").plan.sitting] == ["Ann", "Ben", "Cleo"]
    add(app, "Ben")
    app.settings.choose_portrait("Ben", "man-turban")
    plan = new_game(app, "goodge").plan
    assert plan.sitting[0].name == "Ben"
    assert len({seat.name for seat in plan.sitting}) == 3, "the computer player of that name takes another"
    assert plan.portraits()[0] == "man-turban"
    assert GamePage(app).person == "Ben"


def test_a_table_where_one_sits_already_is_left_as_it_was(app: App) -> None:
    add(app, "Cleo")
    plan = new_game(app, "spades").plan
    plan.seats[0].name, plan.seats[2].name, plan.seats[2].level = "Gran", "Cleo", None
    plan.welcome("cleo")
    assert [plan.seats[seat].name for seat in (0, 2)] == ["Gran", "Cleo"]


def test_a_tournament_begins_with_whoever_plays(app: App) -> None:
    hall = Hall(app.home, may_save=False)
    assert TeamPlan.from_last(hall, None).people == ["Ann", "Ben"]
    assert TeamPlan.from_last(hall, "Ben").people == ["Ben", "Cleo"]


def test_the_statistics_of_a_name_open_for_whoever_plays(app: App) -> None:
    figures = {"goodge": [Figures(name, 1) for name in ("Ann", "Bea", "Cy")]}
    assert NamesScene(app, figures, "goodge").name == "Ann"
    for name in ("Cy", "Bea"):
        app.household.add(name.upper())
        assert NamesScene(app, figures, "goodge").name == name
    app.household.add("Nobody")
    assert NamesScene(app, figures, "goodge").name == "Ann"


def test_a_long_list_of_figures_opens_where_whoever_plays_stands(app: App) -> None:
    app.home.records_file.write_text(
        "".join(
            f"{encode_record(replace(record, players=(f'A{number}', f'B{number}', f'C{number}')))}\n"
            for record in [won_match()]
            for number in range(4)
        )
    )
    last = [figures.name for figures in FinishedScene(app)._by_game["goodge"]][-1]
    app.household.add(last)
    scene = FinishedScene(app)
    app.push(scene)
    shown = [text_of(scene, item.key) for item in scene.items if hasattr(item, "text")]
    assert last in shown


def test_another_sits_down_by_the_pad_alone(app: App) -> None:
    add(app, "Ann")
    add(app, "Tom")
    top(app).focus("people")
    strike(app, P.SOUTH)
    strike(app, P.UP)
    assert top(app).focus_key == "person-1"
    strike(app, P.SOUTH)
    assert (app.household.name, text_of(top(app), "people")) == ("Ann", "Ann")


@pytest.mark.parametrize("size", SIZES)
def test_everything_has_room_in_every_window(app: App, size: tuple[int, int]) -> None:
    for name in ("W" * 16, "Wilhelmina Maria", *"abcdefgh"):
        app.household.add(name)
    app.household.let_play(app.household.people[0])
    app.settings.text_size = "larger"
    app.apply_settings()
    resize(app, size)
    for scene in (TitleScene(app), PeopleScene(app), PersonScene(app), PersonScene(app, app.household.people[0])):
        app.push(scene)
        settle(app)
        assert_layout(scene)
        app.pop()


@pytest.mark.parametrize("size", SIZES)
def test_a_house_without_names_shows_who_could_play(app: App, size: tuple[int, int]) -> None:
    resize(app, size)
    scene = PeopleScene(app)
    app.push(scene)
    assert_layout(scene)
    panel, faces, head = (item_of(scene, key).rect for key in ("panel", "faces", "nobody"))
    assert panel.contains(faces)
    assert faces.bottom < head.top


def test_the_rows_of_a_small_family_fill_the_page(app: App) -> None:
    resize(app, (1280, 720))
    for name in ("Ann", "Tom", "Zoe", "Grandpa"):
        app.household.add(name)
    app.push(PeopleScene(app))
    assert_layout(top(app))
    rows = [item.rect for item in top(app).items if isinstance(item, FacesButton)]
    assert len(rows) == 4
    assert rows[-1].bottom - rows[0].top > 0.7 * app.canvas.rect.height
