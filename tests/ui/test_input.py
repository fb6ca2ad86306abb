"""Commands: which keys ask for them, and who hears them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

import pygame
import pytest

import readme_keys
from goodge.engine.game import Phase
from goodge.engine.games import GAMES
from goodge.ui.games import face_of
from goodge.ui.program.app import App
from goodge.ui.program.input import press_of, press_of_text, release_of
from goodge.ui.program.key_table import EVERYWHERE, PARTS, TRUMP, key_names
from goodge.ui.rulebook.tables import Keys
from goodge.ui.scenes.rules import RulesScene
from goodge.ui.scenes.table.curtain import CurtainScene
from goodge.ui.scenes.table.latch import DEAF_SECONDS, HOLD_SECONDS
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.widgets import keys
from goodge.ui.widgets.commands import BINDINGS, Command, Press, cap

from .checks import key, press
from .tables import OPENING_KEY, go_on, open_table, play_until, simple_choice

C = Command


def test_every_command_has_a_key_that_people_are_told_of_on_each_system() -> None:
    assert set(BINDINGS) == set(Command)
    for is_mac in (True, False):
        assert all(keys.told_keys(bound, is_mac=is_mac) for bound in BINDINGS.values())


@pytest.mark.parametrize(
    ("event", "meant"),
    [
        (key(pygame.K_s, "s"), {C.SPADES, C.SHEET}),
        (key(pygame.K_s, "S", pygame.KMOD_LSHIFT), {C.TO_SPADES, C.SPADES, C.SHEET}),
        (key(pygame.K_s, "", pygame.KMOD_LCTRL), {C.SAVE_SHEET}),
        (key(pygame.K_s, "", pygame.KMOD_RMETA), {C.SAVE_SHEET}),
        (key(pygame.K_s, "", pygame.KMOD_LALT), set()),
        (key(pygame.K_s, "ś", pygame.KMOD_RALT | pygame.KMOD_LCTRL), set()),
        (key(pygame.K_KP_ENTER), {C.PRESS, C.ANSWER, C.LAY_AWAY}),
        (key(pygame.K_RETURN, "\r", pygame.KMOD_LCTRL), {C.PRESS, C.ANSWER, C.LAY_AWAY}),
        (key(pygame.K_KP_PLUS, "+"), {C.MORE}),
        (key(pygame.K_F11), {C.FULL_SCREEN}),
        (key(pygame.K_f, "", pygame.KMOD_LCTRL | pygame.KMOD_LMETA), {C.FULL_SCREEN}),
        (key(pygame.K_x, "x"), set()),
    ],
)
def test_a_key_means_what_is_bound_to_it_and_nothing_else(event: pygame.event.Event, meant: set[Command]) -> None:
    assert set(press_of(event).commands) == meant


def test_with_shift_a_key_first_means_what_is_bound_to_both() -> None:
    assert press_of(key(pygame.K_TAB, "", pygame.KMOD_LSHIFT)).commands == (C.PREVIOUS, C.NEXT)
    assert press_of(key(pygame.K_TAB)).commands == (C.NEXT,)
    assert press_of(key(pygame.K_LEFT, "", pygame.KMOD_RSHIFT)).commands[:2] == (C.CARD_LEFT, C.MARK_LEFT)


def test_letters_write_and_other_keys_do_not() -> None:
    assert press_of(key(pygame.K_m, "m")).writes
    assert press_of(key(pygame.K_SPACE, " ")).writes
    assert not press_of(key(pygame.K_RETURN, "\r")).writes


def test_a_question_mark_asks_for_the_rules_wherever_it_stands_on_the_keyboard() -> None:
    assert press_of_text("?").commands == (C.RULES,)
    assert press_of_text("r").commands == press_of_text("").commands == ()


def test_a_key_is_let_go_whatever_else_is_held_by_then() -> None:
    up = pygame.event.Event(pygame.KEYUP, key=pygame.K_r, mod=pygame.KMOD_LCTRL)
    assert release_of(up).means((C.OPEN_CURTAIN,))


def test_a_deed_that_declines_leaves_the_press_to_others() -> None:
    done: list[str] = []
    pressed = Press((C.LESS, C.LEFT))
    assert not pressed.obey({C.LESS: lambda: False, C.RIGHT: lambda: done.append("right")})
    assert pressed.obey({C.LESS: lambda: False, C.LEFT: lambda: done.append("left")})
    assert done == ["left"]


def test_the_first_command_that_is_known_is_obeyed_alone() -> None:
    done: list[str] = []
    deeds = {C.MARK_LEFT: lambda: done.append("mark"), C.LEFT: lambda: done.append("left")}
    assert press_of(key(pygame.K_LEFT, "", pygame.KMOD_LSHIFT)).obey(deeds)
    assert done == ["mark"]


def test_a_button_on_a_mac_shows_the_keys_of_a_mac(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = {}
    for is_mac in (True, False):
        monkeypatch.setattr(keys, "IS_MAC", is_mac)
        shown[is_mac] = [cap(command) for command in (C.RULES, C.FULL_SCREEN, C.SAVE_SHEET, C.PRESS)]
    assert shown[True] == ["?", "Ctrl+Cmd+F", "Cmd+S", "Enter"]
    assert shown[False] == ["F1", "F11", "Ctrl+S", "Enter"]


# -- who hears them -------------------------------------------------------------------------------------------


def clashes(deeds: Mapping[Command, object]) -> list[tuple[Command, Command]]:
    """Commands that one key would ask for, both known to the same listener."""
    return [
        (one, other)
        for one, other in combinations(deeds, 2)
        for first in BINDINGS[one]
        for second in BINDINGS[other]
        if set(first.codes) & set(second.codes) and len(first.held) == len(second.held)
    ]


def assert_no_key_means_two_things(scene: TableScene) -> None:
    listeners = [*scene.all_deeds(), *(item.deeds for item in scene.items), scene.app.deeds]
    for deeds in listeners:
        assert not clashes(deeds)


def test_no_key_means_two_things_to_one_listener(app: App) -> None:
    assert clashes({C.SHEET: None, C.SPADES: None}) == [(C.SHEET, C.SPADES)]
    scene = open_table(app, (None, "novice", "novice"))
    go_on(app, scene)
    for phase in (Phase.AUCTION, Phase.EXCHANGE, Phase.TRUMP, Phase.PLAY):
        play_until(app, scene, phase)
        assert scene.panel is not None
        assert scene.panel.deeds
        assert_no_key_means_two_things(scene)


def test_what_is_asked_hears_a_letter_before_the_table_does(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    go_on(app, scene)
    play_until(app, scene, Phase.TRUMP)
    press(app, pygame.K_e)
    assert scene.focus_key == "suit-H"
    press(app, pygame.K_s)
    assert (app.top, scene.focus_key) == (scene, "suit-S"), "spades, and no score sheet"


def test_enter_closes_the_last_trick_and_sound_is_switched_over_it(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    go_on(app, scene)
    while not scene.shown.view.board.tricks:
        play_until(app, scene, Phase.PLAY)
        scene.submit(simple_choice(scene))
    press(app, pygame.K_l)
    assert app.top is not scene
    press(app, pygame.K_m)
    assert not app.settings.muted
    press(app, pygame.K_RETURN)
    assert app.top is scene


def test_a_curtain_under_the_rules_stays_shut(app: App) -> None:
    opened: list[str] = []
    curtain = CurtainScene(app, "Ben", "baker", lambda: opened.append("Ben"))
    app.push(curtain)
    app.turn(DEAF_SECONDS)
    app.handle(key(OPENING_KEY))
    app.turn(HOLD_SECONDS / 2)
    press(app, pygame.K_F1)
    app.turn(HOLD_SECONDS)
    assert isinstance(app.top, RulesScene)
    assert not opened


# -- what people are told of them -----------------------------------------------------------------------------


def test_every_command_stands_in_the_table_of_keys() -> None:
    assert {command for part in PARTS for line in part.lines for command in line.commands} == set(Command)


def test_only_keys_of_its_commands_are_told_in_a_line() -> None:
    for line in (line for part in PARTS for line in part.lines):
        assert set(line.keys) <= {bound for command in line.commands for bound in BINDINGS[command]}


def test_the_keys_of_a_line_stand_in_order() -> None:
    lines = {line.words.message: line for line in EVERYWHERE.lines}
    assert key_names(lines["move"]) == ("Arrows", "Tab")
    assert key_names(lines["change a setting"]) == ("Left", "Right", "−", "+")
    assert key_names(lines["the rules"], is_mac=False) == ("F1", "?")
    assert key_names(lines["the rules"], is_mac=True) == ("?",)
    [suits] = [line for line in TRUMP.lines if C.STARS in line.commands]
    assert key_names(suits) == ("S", "D", "T", "E", "C")


def test_the_table_of_keys_in_the_readme_is_this_one() -> None:
    text = readme_keys.README.read_text(encoding="utf-8")
    assert readme_keys.written_table(text) == readme_keys.key_table(), "python3 build/dev.py keys writes it"


def test_so_is_that_of_a_gamepads_buttons() -> None:
    text = readme_keys.README.read_text(encoding="utf-8")
    assert readme_keys.written_pad_table(text) == readme_keys.pad_table(), "python3 build/dev.py keys writes it"


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_each_game_tell_its_keys(game: str) -> None:
    [table] = [block for section in face_of(game).paper.rules for block in section.blocks if isinstance(block, Keys)]
    assert table.rows[0] == ("Everywhere", ("Arrows", "Tab"), "move")
    assert {"Tricks", "During play"} <= {title for title, _, _ in table.rows}
