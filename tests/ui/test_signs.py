"""Whatever sign of a key or a button a table shows, pressing it does what stands beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from goodge.coach.ideas import Idea
from goodge.engine.game import Phase
from goodge.ui.games import FACES, face_of
from goodge.ui.games.goodge.trump import Medallion
from goodge.ui.program.app import App
from goodge.ui.program.key_table import STASH, TABLE, TRICKS, key_names
from goodge.ui.program.scene import Scene
from goodge.ui.program.stick import FARTHEST
from goodge.ui.rulebook.tables import Keys
from goodge.ui.scenes.commands import CommandsScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.widgets.base import Item
from goodge.ui.widgets.buttons import Button
from goodge.ui.widgets.commands import Command, Deeds, Press, bound, cap
from goodge.ui.widgets.device import Device, in_use
from goodge.ui.widgets.pad import PadButton
from goodge.ui.wording import hints
from goodge.ui.wording.languages import codes

from .checks import key, top
from .claims import claimable
from .evenings import as_told, play_on, sat_down
from .kin import behind, in_phase, open_kin, play_to
from .narration import listen
from .pads import CODES, event
from .tables import PHASES, go_on, open_table, play_until, settled
from .wording.conftest import WORDS

pytestmark = pytest.mark.usefixtures("no_pictures")

ONE = (None, "novice", "novice")
_TRIGGERS = {PadButton.LEFT_TRIGGER: 4, PadButton.RIGHT_TRIGGER: 5}
_LEANS = {
    PadButton.RIGHT_STICK_LEFT: (2, -1), PadButton.RIGHT_STICK_RIGHT: (2, 1),
    PadButton.RIGHT_STICK_UP: (3, -1), PadButton.RIGHT_STICK_DOWN: (3, 1),
}  # fmt: skip


def main_game(app: App) -> Iterator[TableScene]:
    scene = open_table(app, ONE)
    for phase in PHASES:
        play_until(app, scene, phase)
        yield scene
    app.settings.hold_trick = True
    while not scene.shown.view.board.tricks:
        scene.submit(scene.table.game.harmless(scene.shown.view))
        for _ in range(400):
            app.turn(0.05)
            scene.wait(120)
            if scene.is_held:
                yield scene
                scene.director.release()
            if scene.panel is not None:
                break
    yield scene


def decided(app: App) -> Iterator[TableScene]:
    scene = settled(app, "goodge", ONE)
    yield scene
    rest = scene.item("rest")
    assert rest is not None
    scene.press(rest)
    yield scene
    yield claimable(app, "goodge")


def first_evening(app: App) -> Iterator[TableScene]:
    for idea in (Idea.TRICKS, Idea.GOODGE, Idea.BAGS, Idea.DUMMY):
        table = sat_down(app, idea)
        while not table.is_told:
            yield table
            play_on(app, table, as_told)
        yield table
        app.pop()


def kin_games(app: App) -> Iterator[TableScene]:
    for game in ("spades", "pride", "spidge"):
        scene = open_kin(app, game)
        if game != "spidge":
            play_to(app, scene, in_phase(Phase.BIDDING))
            yield scene
            nil = scene.item("nil")
            if nil is not None:
                scene.press(nil)
                yield scene
        play_to(app, scene, lambda view: bool(view.board.tricks) and view.board.phase is Phase.PLAY)
        yield scene
    scene = behind(app, 150)
    go_on(app, scene)
    yield scene
    play_to(app, scene, in_phase(Phase.LOOK))
    yield scene


MOMENTS = (main_game, decided, first_evening, kin_games)


def pressed(app: App, command: Command, sign: str, monkeypatch: pytest.MonkeyPatch) -> Command | None:
    """The command that comes when a key or a button is pressed whose sign is this; nothing is done."""
    came: list[Command] = []

    def hear(self: Press, deeds: Deeds) -> bool:
        came.extend([each for each in self.commands if each in deeds][:1])
        return bool(came)

    with monkeypatch.context() as patched:
        patched.setattr(Press, "obey", hear)
        if in_use.is_pad:
            strike_sign(app, sign)
        else:
            struck = next(each for each in bound.keys[command] if each.short_name == sign)
            mods = [mask & -mask for mask in struck.held]
            app.handle(key(struck.codes[0], mod=sum(mods)))
            app.handle(pygame.event.Event(pygame.KEYUP, key=struck.codes[0], mod=0))
    return came[0] if came else None


def strike_sign(app: App, sign: str) -> None:
    button = next(each for each in PadButton if each.cap == sign)
    axis, lean = (_TRIGGERS[button], 1) if button in _TRIGGERS else _LEANS.get(button, (None, 0))
    if axis is None:
        app.handle(event(pygame.CONTROLLERBUTTONDOWN, button=CODES[button]))
        app.handle(event(pygame.CONTROLLERBUTTONUP, button=CODES[button]))
        return
    for share in (lean, 0):
        app.handle(event(pygame.CONTROLLERAXISMOTION, axis=axis, value=round(share * FARTHEST)))


def signs(scene: Scene) -> Iterator[tuple[Item, Command, str]]:
    """Every item that shows the sign of a command."""
    for item in scene.items:
        if isinstance(item, Button) and item.keycap is not None and item.cap is not None and not item.is_off:
            yield item, item.keycap, item.cap
        elif isinstance(item, Medallion):
            yield item, Command[item.suit.name], item.key_cap


def is_meant(scene: Scene, item: Item, command: Command, sign: str, came: Command | None) -> bool:
    """True if what came is the command, or Enter for the item that it presses; no other shows Enter."""
    if sign == cap(Command.PRESS) and scene.enter_key != item.key:
        return True
    return came is command or (came is Command.PRESS and scene.focus_key == item.key)


@pytest.mark.parametrize("is_heard", [False, True])
@pytest.mark.parametrize("device", Device)
@pytest.mark.parametrize("moments", MOMENTS)
def test_a_sign_does_what_stands_beside_it(
    app: App,
    monkeypatch: pytest.MonkeyPatch,
    moments: Callable[[App], Iterator[TableScene]],
    device: Device,
    *,
    is_heard: bool,
) -> None:
    if is_heard:
        listen(app)
    wrong, seen = set(), set()
    for scene in moments(app):
        in_use.turn_to(device)
        app.turn(0.0)
        scene.refresh()
        for focus in [scene.focus_key, *(item.key for item in scene.items if item.is_focusable)]:
            scene.focus(focus)
            for item, command, sign in list(signs(scene)):
                seen.add(item.key)
                came = pressed(app, command, sign, monkeypatch)
                if not is_meant(scene, item, command, sign, came):
                    wrong.add((scene.shown.view.board.phase.name, item.key, sign, command.name, came and came.name))
    assert not wrong
    assert len(seen) >= 3


@pytest.mark.parametrize("is_heard", [False, True])
@pytest.mark.parametrize("device", Device)
def test_the_menu_of_commands_shows_what_works_under_it(
    app: App, monkeypatch: pytest.MonkeyPatch, device: Device, *, is_heard: bool
) -> None:
    if is_heard:
        listen(app)
    for scene in main_game(app):
        in_use.turn_to(device)
        app.turn(0.0)
        app.take(Press((Command.MENU,)))
        menu = top(app)
        assert isinstance(menu, CommandsScene)
        shown = [(command, sign) for item, command, sign in signs(menu) if item.key != "back"]
        app.pop()
        assert len(shown) > 5
        for command, sign in shown:
            assert pressed(app, command, sign, monkeypatch) is command, (scene.shown.view.board.phase, command, sign)


@pytest.mark.parametrize("is_heard", [False, True])
@pytest.mark.parametrize("game", FACES)
def test_the_buttons_that_the_rules_list_do_in_their_game_what_stands_beside_them(
    app: App, monkeypatch: pytest.MonkeyPatch, game: str, *, is_heard: bool
) -> None:
    if is_heard:
        listen(app)
    [keys] = face_of(game).paper.rules[-1].blocks
    assert isinstance(keys, Keys)
    known = {part.title: part.lines for part in keys.parts}
    for phase, parts in {Phase.EXCHANGE: (STASH,), Phase.PLAY: (TRICKS, TABLE)}.items():
        if parts[0].title not in known:
            continue
        scene = open_kin(app, game) if game != "goodge" else open_table(app, ONE)
        play_to(app, scene, in_phase(phase))
        scene.focus(scene._cards()[0])
        in_use.turn_to(Device.PAD)
        app.turn(0.0)
        for line in (line for part in parts for line in known[part.title]):
            for sign in {button.cap for button in PadButton} & {*key_names(line)} - {PadButton.SELECT.cap}:
                came = pressed(app, line.commands[0], sign, monkeypatch)
                assert came in (*line.commands, Command.PRESS), (phase, line.words.message, sign)


def test_a_pad_s_upper_button_is_listed_for_the_last_trick_unless_it_leads_to_stars(app: App) -> None:
    [last] = [line for line in TRICKS.lines if line.commands == (Command.LAST_TRICK,)]
    found: dict[tuple[str, bool], tuple[str, ...]] = {}
    app.push(TitleScene(app))
    for is_heard in (False, True):
        app.settings.narration = is_heard
        app.apply_settings()
        app.turn(0.0)
        in_use.turn_to(Device.PAD)
        for game in ("goodge", "spades"):
            [keys] = face_of(game).paper.rules[-1].blocks
            assert isinstance(keys, Keys)
            found[game, is_heard] = next(caps for _, caps, words in keys.rows if words == last.words.say())
    upper, menu = (PadButton.NORTH.cap,), (PadButton.SELECT.cap,)
    assert found.pop(("goodge", True)) == menu
    assert set(found.values()) == {upper}
    assert len(found) == 3


@pytest.mark.parametrize("is_heard", [False, True])
def test_shift_and_an_arrow_move_a_card_in_every_phase(app: App, *, is_heard: bool) -> None:
    if is_heard:
        listen(app)
    for scene in main_game(app):
        if scene.panel is None:
            continue
        app.turn(0.0)
        first, second, *_ = (card.text for card in scene.shown.stage.hand_order(scene.shown.view))
        scene.focus(first)
        app.handle(key(pygame.K_RIGHT, mod=pygame.KMOD_LSHIFT))
        order = [card.text for card in scene.shown.stage.hand_order(scene.shown.view)]
        assert order[:2] == [second, first], scene.shown.view.board.phase


@pytest.mark.parametrize("is_heard", [False, True])
@pytest.mark.parametrize("device", Device)
def test_the_key_for_a_hint_is_told_as_it_is_in_every_language(
    app: App, monkeypatch: pytest.MonkeyPatch, device: Device, *, is_heard: bool
) -> None:
    app.settings.narration = is_heard
    for scene in main_game(app):
        in_use.turn_to(device)
        if scene.panel is None:
            continue
        for code in codes(WORDS.glob("*.mo")):
            app.settings.language = code
            app.apply_settings()
            app.turn(0.0)
            scene.refresh()
            check_hint_key(app, scene, monkeypatch)


def check_hint_key(app: App, scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a hint tells of its own key is the key that the lamp shows, and that one works."""
    lamp = scene.item("hint")
    assert lamp is not None
    sign = str(lamp.tip).rpartition(" · ")[2]
    told = set()
    for _ in range(3):  # what to look at, what to do, and why
        scene.help.hint()
        scene.wait(120)
        app.turn(0.05)
        further, ways = scene.shown.captions.hint_next, (hints.more_words, hints.why_more, hints.again_words)
        told |= {each for words in ways for each in all_signs() if further == words(each)}
    assert told == {sign}
    came = pressed(app, Command.HINT, sign, monkeypatch)
    assert came is Command.HINT, (scene.shown.view.board.phase, sign)


def all_signs() -> set[str]:
    """The signs of all keys and buttons."""
    return {key.short_name for keys in bound.keys.values() for key in keys} | {button.cap for button in PadButton}
