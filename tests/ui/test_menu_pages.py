"""Settings, pause and dialog."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from functools import partial
from itertools import pairwise

import pygame
import pytest

from goodge.table.evening import Evening
from goodge.table.match_table import Table
from goodge.table.settings import CHOICES, Settings
from goodge.ui.drawing.canvas import Canvas
from goodge.ui.drawing.theme import BODY, BODY_STRONG, CREAM, MUTED_LIT
from goodge.ui.program.app import App
from goodge.ui.program.scene import Scene
from goodge.ui.scenes.dialog import DialogAnswer, DialogScene
from goodge.ui.scenes.evening.rounds import rounds
from goodge.ui.scenes.evening.scene import EveningScene
from goodge.ui.scenes.new_game.scene import NewGameScene
from goodge.ui.scenes.own_keys import OwnKeysScene
from goodge.ui.scenes.pause import PauseScene
from goodge.ui.scenes.rules import RulesScene
from goodge.ui.scenes.settings.rows import SettingRow, ValuesRow
from goodge.ui.scenes.settings.scene import SettingsScene
from goodge.ui.scenes.settings.sections import SECTIONS
from goodge.ui.scenes.settings.sound import MUSIC_OFF
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.widgets.base import Label
from goodge.ui.widgets.buttons import ChoiceRow, TabRow
from goodge.ui.widgets.fields import TextField
from goodge.ui.widgets.slider import Slider
from goodge.ui.widgets.toggle import Toggle

from .checks import assert_layout, click, press, resize, top
from .conftest import OpenApp
from .menus import ANN_AND_TWO, StandIn, buttons_of, choose, item_of, text_of


@pytest.fixture
def app(menu_app: App) -> App:
    return menu_app


# -- settings -------------------------------------------------------------------------------------------------


def settings_at(app: App, name: str) -> SettingsScene:
    """The settings, at the section of this control."""
    section = next(key for key, section in SECTIONS.items() if name in [row.key for row in section.rows])
    scene = SettingsScene(app, section)
    app.push(scene)
    app.draw()
    return scene


CONTROLS = {
    "speed": "speed",
    "language": "language",
    "text-size": "text_size",
    "card-size": "card_size",
    "suit-colours": "suit_colours",
    "pack": "pack",
    "full-screen": "full_screen",
    "felt": "felt",
    "card-back": "card_back",
    "trump-dye": "trump_dye",
    "auto_play_forced": "auto_play_forced",
    "claims": "claims",
    "hold_trick": "hold_trick",
    "less_motion": "less_motion",
    "glow_winner": "glow_winner",
    "curtain": "curtain",
    "first_hints": "first_hints",
    "goals_told": "goals_told",
    "warning": "warning",
    "notes_gone": "notes_gone",
    "notes_voids": "notes_voids",
    "notes_left": "notes_left",
    "narration": "narration",
    "hand_suits": "hand_suits",
    "hand_ranks": "hand_ranks",
    "hand_trumps": "hand_trumps",
    "tap_twice": "tap_twice",
    "sound": "muted",
    "volume": "volume",
    "music": "music",
    "music-volume": "music_volume",
}


@pytest.mark.parametrize("name", CONTROLS)
def test_each_control_changes_its_setting_by_keys_and_keeps_it(app: App, name: str) -> None:
    app.settings.muted, app.settings.music = app.settings.muted and "volume" not in name, "volume" in name
    settings = settings_at(app, name)
    before = getattr(app.settings, CONTROLS[name])
    settings.focus(name)
    press(app, pygame.K_LEFT if name in ("claims", "glow_winner", "trump-dye") else pygame.K_RIGHT)
    after = getattr(app.settings, CONTROLS[name])
    assert after != before
    kept, trouble = type(app.settings).load(app.home)
    assert trouble is None
    assert getattr(kept, CONTROLS[name]) == after


def test_no_control_is_forgotten(app: App) -> None:
    kinds = (ChoiceRow, Toggle, Slider, TextField)
    scenes = [SettingsScene(app, section) for section in SECTIONS]
    found = [item.key for scene in scenes for item in scene.items if isinstance(item, kinds) and item.key != "section"]
    assert sorted(found) == sorted(CONTROLS)


def test_every_setting_has_its_row() -> None:
    rows = [row for section in SECTIONS.values() for row in section.rows]
    without = {"last_setups", "portraits", "more_choices", "even_levels"}  # chosen in New game
    without |= {"keys", "buttons", "person"}  # on pages of their own
    settings = [row.setting for row in rows if isinstance(row, SettingRow)]
    assert sorted(settings) == sorted({field.name for field in fields(Settings)} - without), "each has one"
    for row in rows:
        assert not isinstance(row, ValuesRow) or tuple(row.options) == CHOICES[row.setting]


@pytest.mark.parametrize("section", ["play", "help"])
def test_the_rows_of_a_section_stand_as_clear_of_the_rim_as_half_of_what_parts_them(app: App, section: str) -> None:
    scene = SettingsScene(app, section)
    app.push(scene)
    app.draw()
    panel = item_of(scene, "panel").rect
    rows = [item.rect for item in scene.items if item.key in CONTROLS and panel.contains(item.rect)]
    assert abs((rows[0].centery - panel.top) - (panel.bottom - rows[-1].centery)) <= app.page_canvas.px(12)
    apart = rows[1].centery - rows[0].centery
    assert panel.bottom - rows[-1].centery >= apart // 2


def test_the_keys_lead_from_section_to_section(app: App) -> None:
    scene = SettingsScene(app)
    app.push(scene)
    app.draw()
    seen = []
    for _ in SECTIONS:
        seen.append(scene.section)
        press(app, pygame.K_RIGHT)
    assert seen == list(SECTIONS)
    scene.focus("text-size")
    press(app, pygame.K_PAGEDOWN)
    assert (scene.section, scene.focus_key) == (next(iter(SECTIONS)), "section")
    press(app, pygame.K_PAGEUP)
    assert scene.section == list(SECTIONS)[-1]


def test_more_rows_than_one_column_holds_stand_in_two(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = (SECTIONS["play"].rows * 2)[:12]
    many = tuple(replace(row, key=f"{row.key}-{number}") for number, row in enumerate(rows))
    monkeypatch.setitem(SECTIONS, "play", replace(SECTIONS["play"], rows=many))
    app.settings.text_size = "larger"
    app.apply_settings()
    scene = SettingsScene(app, "play")
    app.push(scene)
    assert_layout(scene)
    assert len({item_of(scene, row.key).rect.left for row in many}) == 2


@pytest.mark.parametrize("section", SECTIONS)
def test_a_line_divides_each_row_from_the_next_and_all_sections_have_one_panel(app: App, section: str) -> None:
    app.push(SettingsScene(app))
    panel = item_of(top(app), "panel").rect
    scene = SettingsScene(app, section)
    app.push(scene)
    rows = [row.key for row in SECTIONS[section].rows]
    for above, below in pairwise(rows):
        line = item_of(scene, f"{below}-rule").rect
        assert item_of(scene, above).rect.bottom < line.top < item_of(scene, below).rect.top
    first = item_of(SettingsScene(app), "language").rect
    controls = [item_of(scene, key) for key in rows]
    assert {control.rect.left for control in controls} == {first.left}, "those of all sections begin in one line"
    assert {each.rect.right for each in controls if not isinstance(each, Toggle)} <= {first.right}, "and end in one"
    assert item_of(scene, "panel").rect == panel
    lowest = "preview" if SECTIONS[section].picture is not None else rows[-1]
    assert panel.bottom - item_of(scene, lowest).rect.bottom > 0


def test_a_volume_without_effect_keeps_its_value_and_says_why(app: App) -> None:
    app.settings.muted, app.settings.music = False, False
    settings = settings_at(app, "music-volume")
    slider = item_of(settings, "music-volume")
    before = app.settings.music_volume
    settings.focus("music-volume")
    press(app, pygame.K_RIGHT)
    click(app, (slider.rect.left + 40, slider.rect.centery))
    assert app.settings.music_volume == before
    assert slider.spoken().is_off
    assert slider.tip == MUSIC_OFF.say()
    assert not item_of(settings, "volume").spoken().is_off


def test_the_mouse_drags_the_volume_and_clicks_a_choice(app: App) -> None:
    app.settings.muted = False
    settings = settings_at(app, "volume")
    slider = item_of(settings, "volume").rect
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(slider.left + 40, slider.centery), button=1))
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(0, 0), rel=(0, 0), buttons=(1, 0, 0)))
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(0, 0), button=1))
    assert app.settings.volume == 0
    settings = settings_at(app, "text-size")
    sizes = item_of(settings, "text-size").rect
    click(app, (sizes.right - 10, sizes.centery))
    assert app.settings.text_size == "larger"


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (800, 1200)], ids=str)
@pytest.mark.parametrize("text_size", CHOICES["text_size"])
def test_the_names_of_languages_stand_clear_of_the_frame_of_the_chosen_one(
    app: App, text_size: str, size: tuple[int, int]
) -> None:
    app.settings.text_size = text_size
    app.apply_settings()
    resize(app, size)
    scene = settings_at(app, "language")
    row, canvas = item_of(scene, "language"), scene.canvas
    assert isinstance(row, ChoiceRow)
    for cell, (_, text) in zip(row._cells(), row.options, strict=True):
        assert cell.width - canvas.type.size(text, row.role)[0] >= canvas.px(16), text
    assert_layout(scene)


def test_no_tab_touches_the_frame_of_the_one_that_is_chosen(app: App) -> None:
    resize(app, (960, 600))
    for scene in (SettingsScene(app), OwnKeysScene(app), EveningScene(app, Evening(app.home, rounds()))):
        app.push(scene)
        rows = [item for item in scene.items if isinstance(item, TabRow)]
        assert rows
        for row in rows:
            for cell, (_, text) in zip(row._cells(), row.options, strict=True):
                assert cell.width - scene.canvas.type.size(text, row.role)[0] >= scene.canvas.px(22), text
        app.pop()


def test_the_preview_shows_the_colours_that_are_chosen(app: App) -> None:
    settings = settings_at(app, "suit-colours")
    area = item_of(settings, "preview").rect
    app.draw()
    before = app.canvas.surface.subsurface(area).copy()
    choose(app, settings, "suit-colours", pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT)
    app.draw()
    after = app.canvas.surface.subsurface(area)
    assert before.get_buffer().raw != after.copy().get_buffer().raw


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
def test_the_preview_is_as_wide_as_the_controls_over_it(
    app: App, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    resize(app, size)
    settings, drawn = settings_at(app, "suit-colours"), list[pygame.Rect]()
    monkeypatch.setattr(Canvas, "picture", lambda _canvas, _name, rect: drawn.append(rect.copy()))
    preview = item_of(settings, "preview")
    preview.draw(settings.canvas, focused=False)
    controls = item_of(settings, "suit-colours").rect
    assert abs(max(card.right for card in drawn) - controls.right) <= 2
    assert min(card.left for card in drawn) == controls.left
    assert all(preview.rect.top < card.top and card.bottom < preview.rect.bottom for card in drawn)
    drawn.clear()
    settings = settings_at(app, "hand_suits")
    item_of(settings, "sample").draw(settings.canvas, focused=False)
    assert (drawn[0].left, drawn[-1].right) == (controls.left, controls.right)


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)], ids=str)
def test_the_row_of_languages_begins_where_the_other_controls_do(app: App, size: tuple[int, int]) -> None:
    resize(app, size)
    scene = settings_at(app, "language")
    assert item_of(scene, "language").rect.left == item_of(scene, "text-size").rect.left


def test_the_setting_of_the_curtain_says_what_the_chosen_way_asks_for(app: App) -> None:
    scene = settings_at(app, "curtain")
    scene.focus("curtain")
    said = []
    for _ in CHOICES["curtain"]:
        said.append((app.settings.curtain, text_of(scene, "curtain-note")))
        press(app, pygame.K_RETURN)
    row = next(row for row in SECTIONS["play"].rows if isinstance(row, ValuesRow) and row.key == "curtain")
    assert dict(said) == {value: note.say() for value, note in row.told.items()}
    assert len({note for _, note in said}) == len(CHOICES["curtain"])


@pytest.mark.parametrize("section", SECTIONS)
def test_everything_in_a_section_is_equally_far_apart(app: App, section: str) -> None:
    scene = SettingsScene(app, section)
    app.push(scene)
    app.draw()
    keys = [row.key for row in SECTIONS[section].rows]
    keys += ["preview"] if SECTIONS[section].picture is not None else []
    places = [[item.rect for item in scene.items if item.key in {key, f"{key}-name", f"{key}-note"}] for key in keys]
    bands = [rects[0].unionall(rects) for rects in places]
    gaps = [after.top - before.bottom for before, after in pairwise(bands)]
    assert max(gaps) - min(gaps) <= 2, gaps


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1440)], ids=str)
def test_a_few_rows_of_settings_are_no_further_apart_than_many(app: App, size: tuple[int, int]) -> None:
    """Sound has four; what they leave stays at the foot, as rows far apart are no longer read as one page."""
    resize(app, size)

    def pitch(section: str) -> float:
        scene = SettingsScene(app, section)
        tops = [item_of(scene, row.key).rect.centery for row in SECTIONS[section].rows]
        return (tops[-1] - tops[0]) / (len(tops) - 1)

    assert pitch("sound") <= 1.15 * pitch("help")


@pytest.mark.parametrize("section", [each for each in SECTIONS if each != "sound"])
def test_a_section_reaches_from_the_top_of_its_page_to_its_foot(app: App, section: str) -> None:
    scene = SettingsScene(app, section)
    app.push(scene)
    app.draw()
    panel = item_of(scene, "panel").rect
    inside = [item.rect for item in scene.items if item.key != "panel" and panel.contains(item.rect)]
    over, under = min(rect.top for rect in inside) - panel.top, panel.bottom - max(rect.bottom for rect in inside)
    assert abs(over - under) <= len(SECTIONS[section].rows), (over, under)


def test_rows_side_by_side_begin_at_one_height(open_app: OpenApp) -> None:
    app = open_app((1280, 720), text_size="larger", muted=True)
    scene = SettingsScene(app, "play")
    app.push(scene)
    app.draw()
    tops: dict[bool, list[int]] = {True: [], False: []}
    for row in SECTIONS["play"].rows:
        control, name = item_of(scene, row.key).rect, item_of(scene, f"{row.key}-name").rect
        tops[control.left < app.canvas.rect.centerx].append(min(control.top, name.top))
    assert len(tops[False]) == len(tops[True]) - 1 == len(SECTIONS["play"].rows) // 2
    assert tops[False] == tops[True][:-1]


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "pl"])
def test_larger_text_makes_all_names_and_choices_of_a_section_in_two_columns_larger(
    open_app: OpenApp, language: str
) -> None:
    app = open_app((1280, 720), text_size="larger", muted=True, language=language)
    scene = SettingsScene(app, "play")
    app.push(scene)
    assert_layout(scene)
    for row in SECTIONS["play"].rows:
        name, control = item_of(scene, f"{row.key}-name"), item_of(scene, row.key)
        assert isinstance(name, Label)
        assert name.shown_role(app.canvas) == BODY_STRONG
        assert not isinstance(control, ChoiceRow) or control.role == BODY_STRONG


@pytest.mark.parametrize("section", ["play", "help", "hand"])
@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)], ids=str)
def test_notes_of_settings_are_smaller_and_dimmer_than_names_but_no_smaller_than_need_be(
    app: App, size: tuple[int, int], section: str
) -> None:
    resize(app, size)
    app.push(SettingsScene(app, section))
    labels = [item for item in top(app).items if isinstance(item, Label)]
    notes = [item for item in labels if item.key.endswith("-note")]
    names = [item for item in labels if item.key.endswith("-name")]
    assert notes
    assert {(note.role.size, note.colour) for note in notes} == {(18, MUTED_LIT)}
    assert {(name.role, name.colour) for name in names} == {(BODY_STRONG, CREAM)}
    assert_layout(top(app))


def value_of(scene: Scene, name: str) -> object:
    """What is chosen in a row of values."""
    item = item_of(scene, name)
    assert isinstance(item, ChoiceRow)
    return item.value


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
@pytest.mark.parametrize(("make", "tabs"), [(SettingsScene, "section"), (RulesScene, "game"), (NewGameScene, "game")])
def test_enter_on_a_row_of_tabs_leaves_the_page_as_it_is(
    app: App, make: Callable[[App], Scene], tabs: str, key: int
) -> None:
    scene = make(app)
    app.push(scene)
    app.draw()
    scene.focus(tabs)
    shown = value_of(scene, tabs)
    press(app, key)
    assert top(app) is scene
    assert value_of(scene, tabs) == shown
    press(app, pygame.K_RIGHT)
    assert value_of(scene, tabs) != shown, "the arrows still lead from tab to tab"


# -- pause and dialog -----------------------------------------------------------------------------------------


def at_the_table(app: App) -> StandIn:
    scene = StandIn(app, Table.start(ANN_AND_TWO, app.store))
    app.reset(scene)
    app.push(PauseScene(app))
    app.draw()
    return scene


def test_the_pause_resumes(app: App) -> None:
    table = at_the_table(app)
    press(app, pygame.K_RETURN)
    assert top(app) is table


def test_the_pause_leads_to_the_title_and_the_match_waits_there(app: App) -> None:
    at_the_table(app)
    top(app).focus("title")
    press(app, pygame.K_RETURN)
    assert isinstance(top(app), TitleScene)
    assert buttons_of(top(app))[0] == "continue"


@pytest.mark.parametrize(("way", "scene"), [("rules", RulesScene), ("settings", SettingsScene)])
def test_the_pause_shows_rules_and_settings_and_comes_back(app: App, way: str, scene: type[Scene]) -> None:
    at_the_table(app)
    pause = top(app)
    pause.focus(way)
    press(app, pygame.K_RETURN)
    assert isinstance(top(app), scene)
    app.draw()
    press(app, pygame.K_ESCAPE)
    assert top(app) is pause


def test_save_and_quit_ends_the_loop(app: App) -> None:
    at_the_table(app)
    top(app).focus("quit")
    press(app, pygame.K_RETURN)
    app.run()
    assert isinstance(top(app), PauseScene), "nothing else came of it"


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_a_dialog_does_what_its_answer_says_once_it_is_gone(app: App, steps: int) -> None:
    """The main answer stands at the right; the last one, which changes nothing, at the left."""
    given: list[tuple[int, Scene]] = []

    def note(number: int) -> None:
        given.append((number, top(app)))

    title = TitleScene(app)
    app.push(title)
    answers = [DialogAnswer(f"Way {number}", partial(note, number)) for number in range(3)]
    app.push(DialogScene(app, "Well?", "Which way?", answers))
    app.draw()
    press(app, *[pygame.K_LEFT] * steps, pygame.K_RETURN)
    assert given == [(steps, title)]


@pytest.mark.parametrize("section", ["general", "cards", "hand", "play", "help"])
def test_choices_are_in_letters_as_large_as_other_text_where_all_words_have_room(app: App, section: str) -> None:
    resize(app, (1280, 720))
    scene = SettingsScene(app)
    app.push(scene)
    scene.section = section
    scene.refresh()
    choices = [item for item in scene.items if type(item) is ChoiceRow and item.key != "section"]
    assert choices
    assert all(item._role(app.canvas) == BODY_STRONG for item in choices)


@pytest.mark.parametrize(("ending", "lines", "is_wider"), [("the old one is deleted.", 2, True), ("", 2, False)])
def test_a_dialog_is_wider_where_that_saves_a_line_and_else_as_usual(
    app: App, ending: str, lines: int, *, is_wider: bool
) -> None:
    resize(app, (1280, 720))
    said = (
        "Goodge with Ann, Cleo and Dan is not finished. Only one match of each game is kept: if you start a new one, "
    )
    app.push(DialogScene(app, "Well?", said + ending, [DialogAnswer("Yes"), DialogAnswer("No")]))
    assert_layout(top(app))
    assert item_of(top(app), "words").rect.height == lines * app.canvas.type.line_height(BODY)
    assert (item_of(top(app), "panel").rect.width > app.canvas.px(660)) is is_wider
