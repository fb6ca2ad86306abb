"""Every screen of the game but the tournament's, by name: how to come there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pygame

from goodge.coach import scale_of
from goodge.coach.counting import DealCount
from goodge.coach.goals import MakeContract
from goodge.coach.why import Reaches
from goodge.coach.why_against import LowerTrumps
from goodge.engine.actions import Bid, PlayCard
from goodge.engine.cards import Card
from goodge.engine.game import Phase
from goodge.table.match_table import Table
from goodge.table.replay import Replay
from goodge.ui.games import FACES
from goodge.ui.program.app import App
from goodge.ui.program.scene import Scene
from goodge.ui.scenes.commands import CommandsScene
from goodge.ui.scenes.deal import DealScene
from goodge.ui.scenes.dialog import DialogScene
from goodge.ui.scenes.letters import LettersScene
from goodge.ui.scenes.rules import RulesScene
from goodge.ui.scenes.sheet.scene import SheetScene
from goodge.ui.scenes.table.curtain import CurtainScene
from goodge.ui.scenes.table.last_trick import LastTrickScene
from goodge.ui.scenes.table.notes import NotesScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.scenes.table.warning import warning_offer, warning_scene
from goodge.ui.scenes.table.watch import WatchScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.scenes.title.waiting import WaitingScene
from goodge.ui.widgets.device import Device, in_use
from goodge.ui.wording.against import against_words
from goodge.ui.wording.cards import USUAL_NAMES
from goodge.ui.wording.hints import warning_words
from goodge.ui.wording.losses import AT_MOST
from goodge.ui.wording.review import action_words
from goodge.ui.wording.spoken import in_sentences
from tests.ui import evenings, keeping, practising, test_firsts
from tests.ui.checks import let_pass, press
from tests.ui.kin import KIN, PEOPLE, SHARED, behind, in_phase, open_kin, play_to
from tests.ui.menus import SCENES, leave_a_match, new_game
from tests.ui.sheets import KINDS, match_of, shown, won_match
from tests.ui.tables import PHASES, go_on, open_table, play_until, setup
from tests.ui.test_day_scene import opened as opened_day
from tests.ui.test_expert_scene import Stubborn
from tests.ui.test_expert_scene import match as expert_match
from tests.ui.test_expert_scene import show as show_expert

from .archive_screens import ARCHIVE_SCREENS
from .rest_screens import REST_SCREENS
from .review_screens import REVIEW_SCREENS

_SAVED = Path("/2026-11-22 12-30/2026-11-22 12-30") / "2026-11-22 (2)"  # no word of it is the game’s
_ONE = (None, "novice", "novice")
_OTHERS_WORDS = "dialog"  # its question is a test's, and no message of the game


def _menu(app: App, make: Callable[[App], Scene]) -> None:
    app.push(make(app))


def _rules(app: App, game: str) -> None:
    app.push(RulesScene(app, game, leads_on=True))


def _question(app: App) -> None:
    """New game asks whether the match that waits is to go."""
    leave_a_match(app)
    app.push(new_game(app, "goodge"))
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, DialogScene)


def _waiting(app: App) -> None:
    for game in FACES:
        Table.start(setup(_ONE if game == "goodge" else PEOPLE[game], 7, game), app.store).close()
    app.push(WaitingScene(app))


def _title_with_matches(app: App) -> None:
    _waiting(app)
    app.reset(TitleScene(app))


def _own(app: App, phase: Phase) -> None:
    """A table of the main game at which one person is asked in this phase."""
    play_until(app, open_table(app, _ONE), phase)


def _kin(app: App, game: str, phase: Phase) -> None:
    play_to(app, open_kin(app, game), in_phase(phase))


def _look(app: App) -> None:
    play_to(app, behind(app, 200), in_phase(Phase.LOOK))


def _after_a_trick(app: App, game: str) -> None:
    """A table at which a trick has been won, and the person is asked again."""
    scene = open_table(app, _ONE) if game == "goodge" else open_kin(app, game)
    play_until(app, scene, Phase.PLAY) if game == "goodge" else play_to(app, scene, in_phase(Phase.PLAY))
    while not scene.shown.view.board.tricks:
        assert scene.submit(scene.shown.view.legal[0])
        go_on(app, scene)


def _last_trick(app: App, game: str) -> None:
    _after_a_trick(app, game)
    press(app, pygame.K_l)
    assert isinstance(app.top, LastTrickScene)


def _pause(app: App) -> None:
    _own(app, Phase.PLAY)
    press(app, pygame.K_ESCAPE)


def _commands(app: App, phase: Phase) -> None:
    _own(app, phase)
    press(app, pygame.K_F10)
    assert isinstance(app.top, CommandsScene)


def _letters(app: App, field: str) -> None:
    """Letters to choose from, over New game."""
    scene = new_game(app, "goodge", more=True, full=True)
    app.push(scene)
    scene.focus(field)
    press(app, pygame.K_F4)
    assert isinstance(app.top, LettersScene)


def _by_pad(app: App, come_to: Callable[[App], None]) -> None:
    """A screen on which a gamepad was used last."""
    come_to(app)
    in_use.turn_to(Device.PAD)


def _deal(app: App) -> None:
    _pause(app)
    press(app, pygame.K_d)
    assert isinstance(app.top, DealScene)


def _giving_up(app: App) -> None:
    """The question before a match under way begins anew."""
    _deal(app)
    press(app, pygame.K_DOWN, pygame.K_RETURN)
    assert isinstance(app.top, DialogScene)


def _winner_of_a_deal(app: App) -> None:
    """The winner's page of a match whose record tells its deal."""
    record = won_match("goodge")
    record = replace(record, extra={"seats": [None, "novice", "novice"], "seed": 482_913_007})
    shown(app, record)


def _expert(app: App, game: str) -> None:
    show_expert(app, expert_match(game, 3))


def _expert_at_work(app: App) -> None:
    scene = show_expert(app, expert_match("goodge", 2), Stubborn)
    while not scene.work.played:
        app.turn(0.01)
    app.turn(0.01)


def _day(app: App, *, played: bool) -> None:
    scene = opened_day(app, played=played)
    scene.typed = "J4E3 93T4" if played else ""
    scene.refresh()


def _winner_at_the_table(app: App) -> None:
    """The winner's page with every button that it may have."""
    scene = open_table(app, _ONE, 482_913_007, target=5)
    while not scene.table.is_over:
        play_until(app, scene, Phase.SCORED)
        if not scene.table.is_over:
            press(app, pygame.K_RETURN)
    let_pass(app, 60)


def _curtain(app: App) -> None:
    go_on(app, open_table(app, SHARED["pride"], game="pride"))
    assert isinstance(app.top, CurtainScene)


def _watching(app: App, game: str) -> None:
    record = won_match(game)
    app.push(WatchScene(app, Replay(record), lambda: record))
    for _ in range(200):
        app.turn(0.1)


def _sheet(app: App, kind: str) -> None:
    app.push(SheetScene(app, match_of(kind, 3)))


def _empty_sheet(app: App) -> None:
    go_on(app, open_table(app, _ONE))
    press(app, pygame.K_s)
    assert isinstance(app.top, SheetScene)


def _score(app: App, kind: str) -> None:
    shown(app, match_of(kind, 3))


def _winner(app: App, game: str) -> None:
    shown(app, won_match(game))


def _hint(app: App, presses: int, come_to: Callable[[App], None]) -> None:
    """A hint at this step."""
    come_to(app)
    scene = app.top
    assert isinstance(scene, TableScene)
    for _ in range(presses):
        press(app, pygame.K_F2)
        scene.wait(120)
        app.turn(0.05)


def _notes(app: App, game: str) -> None:
    """The notes on the cards of a table, with all that they can tell."""
    app.settings.notes_gone = app.settings.notes_voids = app.settings.notes_left = True
    _after_a_trick(app, game)
    press(app, pygame.K_k)
    assert isinstance(app.top, NotesScene)


def _warning(app: App) -> None:
    """The question before a bad choice, as long as it gets."""
    _own(app, Phase.PLAY)
    card, counts = PlayCard(Card.parse("10D")), (DealCount(40, 50), DealCount(45, 50))
    against = LowerTrumps(card.card), Reaches(MakeContract(1, 9), Card.parse("2D"), counts[0], card.card, counts[1])
    facts = ("Ann", "Ben", "Cleo", "Dan"), (0, 1, 2, 3), 0, USUAL_NAMES
    reason = in_sentences(against_words(each, card, *facts) for each in against)
    words = warning_words(card, reason, 12.5, scale_of("goodge").swing, USUAL_NAMES, AT_MOST)
    app.push(warning_scene(app, words, lambda: None, lambda: None, lambda: None, None))


def _offer(app: App) -> None:
    """The offer of that question."""
    app.push(TitleScene(app))
    app.push(warning_offer(app, action_words(Bid(150)), lambda: None))


SCREENS: dict[str, Callable[[App], None]] = {
    **{name: partial(_menu, make=make) for name, make in SCENES.items() if name != _OTHERS_WORDS},
    **ARCHIVE_SCREENS,
    **REVIEW_SCREENS,
    **{f"rules of {game}": partial(_rules, game=game) for game in FACES},
    "question": _question,
    "waiting": _waiting,
    "title with matches": _title_with_matches,
    **{f"goodge in {phase.value}": partial(_own, phase=phase) for phase in PHASES},
    **{f"{game} in bidding": partial(_kin, game=game, phase=Phase.BIDDING) for game in KIN if game != "spidge"},
    **{f"{game} in play": partial(_kin, game=game, phase=Phase.PLAY) for game in KIN},
    "spades in look": _look,
    **{f"{game} after a trick": partial(_after_a_trick, game=game) for game in FACES},
    **REST_SCREENS,
    **{f"last trick of {game}": partial(_last_trick, game=game) for game in FACES},
    "pause at the table": _pause,
    **{f"notes of {game}": partial(_notes, game=game) for game in FACES},
    "warning": _warning,
    "offer of a warning": _offer,
    **{f"commands in {phase.value}": partial(_commands, phase=phase) for phase in PHASES},
    **{f"letters for {field}": partial(_letters, field=field) for field in ("name-0", "number")},
    "deal": _deal,
    "giving a match up": _giving_up,
    "winner of a deal": _winner_of_a_deal,
    **{f"{game} against the expert": partial(_expert, game=game) for game in FACES},
    "the expert at work": _expert_at_work,
    **{
        f"goodge, hint {presses} in {phase.value}": partial(_hint, presses=presses, come_to=partial(_own, phase=phase))
        for phase in PHASES
        for presses in (1, 2, 3)
    },
    **{
        f"{game}, hint {presses}": partial(_hint, presses=presses, come_to=partial(_after_a_trick, game=game))
        for game in KIN
        for presses in (1, 3)
    },
    "spades, hint in look": partial(_hint, presses=3, come_to=_look),
    "deal of the day": partial(_day, played=False),
    "played deal of the day": partial(_day, played=True),
    "winner at the table": _winner_at_the_table,
    "curtain": _curtain,
    **{f"watching {game}": partial(_watching, game=game) for game in FACES},
    **practising.SCREENS,
    **evenings.SCREENS,
    **keeping.SCREENS,
    **test_firsts.SCREENS,
    **{f"sheet of {kind}": partial(_sheet, kind=kind) for kind in KINDS},
    "empty sheet": _empty_sheet,
    **{f"score of {kind}": partial(_score, kind=kind) for kind in KINDS},
    **{f"winner of {game}": partial(_winner, game=game) for game in FACES},
}
SCREENS |= {
    f"{name} by pad": partial(_by_pad, come_to=SCREENS[name])
    for name in (
        "title",
        "curtain",
        "warning",
        "pause",
        "new goodge",
        "settings table",
        "statistics",
        "deal of the day",
        "review of play",
        "score of goodge",
        "watching goodge",
        "commands in play",
        "letters for name-0",
        "spades in look",
        "spades in bidding",
        "goodge, hint 1 in play",
        *(f"goodge in {phase.value}" for phase in PHASES),
    )
    if name in SCREENS
}
