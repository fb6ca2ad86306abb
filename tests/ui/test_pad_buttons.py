"""What the buttons of gamepads ask for, what opens the curtain, and what people with a pad are told."""

from __future__ import annotations

from itertools import combinations

import pygame

from goodge.engine.cards import Suit
from goodge.engine.game import Phase
from goodge.engine.record import encode_record
from goodge.ui.games.goodge.trump import Medallion, TrumpPanel
from goodge.ui.program.app import App
from goodge.ui.program.input import press_of_button
from goodge.ui.program.key_table import EVERYWHERE, TABLE, key_names
from goodge.ui.program.pads import NOISE
from goodge.ui.scenes.commands import CommandsScene, listed
from goodge.ui.scenes.pause import PauseScene
from goodge.ui.scenes.rules import RulesScene
from goodge.ui.scenes.settings.scene import SettingsScene
from goodge.ui.scenes.table.curtain import CurtainScene
from goodge.ui.scenes.table.latch import DEAF_SECONDS, HOLD_SECONDS
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.tabletop.panels.play import PlayPanel
from goodge.ui.widgets.buttons import Button
from goodge.ui.widgets.commands import PAD_BINDINGS, Command, Deeds, button_cap, cap, pad_button
from goodge.ui.widgets.device import in_use
from goodge.ui.widgets.pad import PadButton
from goodge.ui.wording import stash
from goodge.ui.wording.commands import COMMAND_NAMES

from .checks import click, key, press, settle, top
from .keeping import FAILED, MADE, kept, paper, sheet_of
from .kin import label
from .pads import down, event, push, strike, up
from .tables import go_on, open_table, play_until, settled

P, C = PadButton, Command
LEFT_X, LEFT_Y, RIGHT_X, LEFT_TRIGGER, RIGHT_TRIGGER = 0, 1, 2, 4, 5


# -- what buttons ask for -----------------------------------------------------------------------------------------


def test_every_button_asks_for_something_and_every_command_can_be_found() -> None:
    assert set(PAD_BINDINGS) == set(P)
    assert set(COMMAND_NAMES) == {command.value for command in C}
    for command in C:
        assert pad_button(command) or listed([{command: lambda: None}]) == [command], command


def test_the_lower_button_does_it_and_the_right_one_goes_back(app: App) -> None:
    app.push(TitleScene(app))
    top(app).focus("settings")
    strike(app, P.SOUTH)
    assert isinstance(top(app), SettingsScene)
    strike(app, P.EAST)
    assert isinstance(top(app), TitleScene)


def clashes(deeds: Deeds) -> list[tuple[Command, Command]]:
    """Commands that one button would ask for, both known to the same listener."""
    return [(one, other) for one, other in combinations(deeds, 2) for commands in PAD_BINDINGS.values()
            if {one, other} <= set(commands)]  # fmt: skip


def test_no_button_means_two_things_to_one_listener(app: App) -> None:
    assert clashes({C.HINT: lambda: None, C.WHY: lambda: None})
    scene = open_table(app, (None, "novice", "novice"))
    for phase in (Phase.AUCTION, Phase.EXCHANGE, Phase.TRUMP, Phase.PLAY):
        play_until(app, scene, phase)
        for deeds in (*scene.all_deeds(), *(item.deeds for item in scene.items), app.deeds):
            assert not clashes(deeds)


def test_in_the_exchange_the_lower_button_swaps_and_the_upper_lays_away(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    play_until(app, scene, Phase.EXCHANGE)
    assert scene.panel is not None
    buried = scene.shown.stage.slots
    strike(app, P.RIGHT, P.SOUTH, P.LEFT, P.SOUTH)  # a card of the hand, and the last of the Stash
    assert scene.shown.stage.slots != buried
    asked = scene.panel
    assert asked is not None
    strike(app, P.NORTH)
    go_on(app, scene)
    assert type(scene.panel) is not type(asked)


def pull(app: App, trigger: int) -> None:
    push(app, trigger, 1.0)
    push(app, trigger, 0.0)


def test_the_left_trigger_takes_back_wherever_that_can_be_done(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    play_until(app, scene, Phase.TRUMP)
    before = encode_record(scene.table.record)
    strike(app, P.SOUTH)
    go_on(app, scene)
    assert encode_record(scene.table.record) != before
    undo = scene.item("undo")
    assert isinstance(undo, Button)
    assert undo.cap == P.LEFT_TRIGGER.cap
    pull(app, LEFT_TRIGGER)
    assert encode_record(scene.table.record) == before
    paper(app, sheet_of("goodge", MADE, FAILED))
    strike(app, P.UP)
    pull(app, LEFT_TRIGGER)
    assert kept(app).rounds == (MADE,)


def test_the_right_trigger_lets_the_rest_play_itself(app: App) -> None:
    scene = settled(app, "goodge", (None, "novice", "novice"))
    pull(app, RIGHT_TRIGGER)
    assert scene.driver.plays_for_people


def test_the_shoulders_lead_to_the_ends_of_the_hand(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    play_until(app, scene, Phase.PLAY)
    assert isinstance(scene.panel, PlayPanel)
    legal = [card.text for card in scene.panel.legal_cards()]
    for button, wanted in ((P.RIGHT_SHOULDER, legal[-1]), (P.LEFT_SHOULDER, legal[0])):
        strike(app, button)
        assert scene.focus_key == wanted


def test_each_suit_can_be_named_by_the_cross_and_by_the_menu(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    play_until(app, scene, Phase.TRUMP)
    assert isinstance(scene.panel, TrumpPanel)
    reached = []
    for _ in Suit:
        reached.append(scene.panel.chosen)
        strike(app, P.RIGHT)
    assert set(reached) == set(Suit)
    wanted = next(suit for suit in Suit if suit != scene.panel.chosen)
    strike(app, P.SELECT)
    top(app).focus(wanted.name.lower())
    strike(app, P.SOUTH)
    assert scene.panel.chosen == wanted
    strike(app, P.SOUTH)
    go_on(app, scene)
    assert scene.shown.view.board.trump == wanted


def test_each_suit_has_a_button_of_its_own_which_its_medallion_shows(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    play_until(app, scene, Phase.TRUMP)
    panel = scene.panel
    assert isinstance(panel, TrumpPanel)
    chosen = []
    for lean, button in ((-1, None), (0, P.LEFT_SHOULDER), (0, P.NORTH), (0, P.RIGHT_SHOULDER), (1, None)):
        if button is None:
            push(app, RIGHT_X, lean)
            push(app, RIGHT_X, 0)
        else:
            strike(app, button)
        assert panel.chosen is not None
        chosen.append(panel.chosen)
        assert scene.focus_key == f"suit-{panel.chosen.letter}"
    assert chosen == list(Suit), "from left to right, as they lie"
    caps = [item.key_cap for item in scene.items if isinstance(item, Medallion)]
    buttons = (P.RIGHT_STICK_LEFT, P.LEFT_SHOULDER, P.NORTH, P.RIGHT_SHOULDER, P.RIGHT_STICK_RIGHT)
    assert caps == [button.cap for button in buttons]
    strike(app, P.SOUTH)
    go_on(app, scene)
    assert scene.shown.view.board.trump is Suit.CLUBS


def test_start_pauses_and_goes_on(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    go_on(app, scene)
    strike(app, P.START)
    assert isinstance(top(app), PauseScene)
    strike(app, P.START)
    assert app.top is scene


def test_the_menu_has_what_no_button_asks_for(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    play_until(app, scene, Phase.PLAY)
    strike(app, P.SELECT)
    menu = top(app)
    assert isinstance(menu, CommandsScene)
    keys = [item.key for item in menu.items if item.is_focusable]
    assert {"rules", "full-screen", "mute", "undo", "notes", "play-rest"} <= set(keys)
    assert not {"press", "left", "open-curtain"} & set(keys)
    menu.focus("rules")
    strike(app, P.SOUTH)
    assert isinstance(top(app), RulesScene)
    strike(app, P.EAST)
    assert app.top is scene
    strike(app, P.SELECT, P.SELECT)
    assert app.top is scene
    press(app, pygame.K_F10)
    assert isinstance(top(app), CommandsScene)
    top(app).focus("full-screen")
    press(app, pygame.K_RETURN)
    assert app.top is scene
    assert app.window.is_full_screen
    app.take(press_of_button(P.SELECT))
    top(app).focus("full-screen")
    strike(app, P.SOUTH)
    assert not app.window.is_full_screen


# -- the curtain ----------------------------------------------------------------------------------------------------


def curtain(app: App) -> tuple[CurtainScene, list[str]]:
    opened: list[str] = []
    scene = CurtainScene(app, "Ben", "baker", lambda: opened.append("Ben"))
    app.push(TitleScene(app))
    app.push(scene)
    for _ in range(4):
        app.turn(DEAF_SECONDS)
    return scene, opened


def test_the_curtain_opens_while_a_button_is_held(app: App) -> None:
    _, opened = curtain(app)
    down(app, P.WEST)
    app.turn(HOLD_SECONDS / 2)
    up(app, P.WEST)
    app.turn(HOLD_SECONDS)
    assert not opened
    down(app, P.WEST)
    app.turn(HOLD_SECONDS / 2)
    app.turn(HOLD_SECONDS / 2)
    assert opened == ["Ben"]


def test_pulling_the_pad_out_is_letting_go(app: App) -> None:
    _, opened = curtain(app)
    down(app, P.WEST, pad=2)
    app.turn(HOLD_SECONDS / 2)
    app.handle(event(pygame.CONTROLLERDEVICEREMOVED, 2))
    app.turn(HOLD_SECONDS * 2)
    assert not opened


def test_the_button_that_plays_a_card_opens_no_curtain(app: App) -> None:
    scene, opened = curtain(app)
    for _ in range(20):
        down(app, P.SOUTH)
        app.turn(0.2)
    assert app.top is scene
    assert not opened


# -- what people are told -------------------------------------------------------------------------------------------


def test_signs_are_those_of_the_device_used_last(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    go_on(app, scene)
    keys = cap(C.PRESS), cap(C.BACK), cap(C.NOTES)
    strike(app, P.UP)
    assert (cap(C.PRESS), cap(C.BACK), cap(C.NOTES)) == (P.SOUTH.cap, P.EAST.cap, P.SELECT.cap)
    assert button_cap(C.NOTES) is None
    press(app, pygame.K_UP)
    assert (cap(C.PRESS), cap(C.BACK), cap(C.NOTES)) == keys
    strike(app, P.UP)
    click(app, (5, 300))
    assert (cap(C.PRESS), cap(C.BACK), cap(C.NOTES)) == keys


def test_a_button_on_the_screen_looks_otherwise_for_a_pad(app: App) -> None:
    """Though nothing but its sign has changed, and what looks the same is not drawn anew."""
    app.push(TitleScene(app))
    app.push(SettingsScene(app))
    settle(app)
    back = next(item for item in top(app).items if item.key == "back").rect
    pictures = []
    for number in range(3):
        if number == 1:
            strike(app, P.NORTH)
        elif number == 2:
            press(app, pygame.K_F7)
        settle(app)
        pictures.append(app.canvas.surface.subsurface(back).copy().get_buffer().raw)
    assert pictures[0] == pictures[2]
    assert pictures[0] != pictures[1]


def test_the_pointer_goes_with_the_pad_and_comes_with_the_mouse(app: App) -> None:
    app.push(TitleScene(app))
    strike(app, P.DOWN)
    assert not pygame.mouse.get_visible()
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0)))
    assert in_use.is_pad, "a window that comes up tells where the mouse is"
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(9, 5), rel=(4, 0), buttons=(0, 0, 0)))
    assert pygame.mouse.get_visible()
    assert not in_use.is_pad


def test_the_rules_tell_buttons_to_whoever_has_a_pad(app: App) -> None:
    app.push(TitleScene(app))
    strike(app, P.DOWN)
    lines = {line.words.message: key_names(line) for line in (*EVERYWHERE.lines, *TABLE.lines)}
    assert lines["move"] == ("D-pad", P.RIGHT_STICK_DOWN.cap)
    assert lines["back, or pause"] == (P.EAST.cap,)
    assert lines["take your last move back"] == (P.LEFT_TRIGGER.cap,)
    assert lines["notes on the cards (Settings, Help turns them on)"] == (P.SELECT.cap,)
    press(app, pygame.K_DOWN)
    assert key_names(EVERYWHERE.lines[4]) == ("Esc",)


def test_a_trembling_stick_changes_nothing(app: App) -> None:
    app.push(TitleScene(app))
    for share in (0.1, -0.2, 0.3, 0.05):
        push(app, LEFT_X, share)
    assert not in_use.is_pad
    assert pygame.CONTROLLERAXISMOTION in NOISE
    assert key(pygame.K_a).type not in NOISE


def test_the_button_of_a_focused_answer_is_shown(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    play_until(app, scene, Phase.AUCTION)
    assert isinstance(scene, TableScene)
    strike(app, P.UP)
    shown = {item.key: item.cap for item in scene.items if hasattr(item, "cap")}
    assert (shown["bid"], shown["pass"]) == (P.SOUTH.cap, P.NORTH.cap)


def test_a_click_is_spoken_of_only_where_a_mouse_may_be(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    play_until(app, scene, Phase.EXCHANGE)
    strike(app, P.RIGHT)
    settle(app)
    facts = {"is_laid": False, "is_full": True}
    by_pad = stash.move_hint(P.SOUTH.cap, by_mouse=False, waiting=None, **facts)
    assert label(scene, "detail").endswith(by_pad)
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(9, 5), rel=(4, 0), buttons=(0, 0, 0)))
    by_mouse = stash.move_hint(cap(C.PRESS, (C.LAY_AWAY,)), by_mouse=True, waiting=None, **facts)
    assert label(scene, "detail").endswith(by_mouse)
