"""Every screen of the game but the tournament's, by name: how to come there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import pygame

from goodge.coach import Answer
from goodge.engine.actions import Bury
from goodge.engine.game import Phase
from goodge.engine.games import GAMES
from goodge.engine.record import Record, encode_record
from goodge.table.bundle import export_all
from goodge.table.match_table import Table
from goodge.table.replay import Replay
from goodge.table.small_goals import ACHIEVEMENTS
from goodge.ui.games import FACES
from goodge.ui.program.app import App
from goodge.ui.program.scene import Scene
from goodge.ui.scenes.carry import export_scene, import_file
from goodge.ui.scenes.commands import CommandsScene
from goodge.ui.scenes.deal import DealScene
from goodge.ui.scenes.dialog import DialogScene
from goodge.ui.scenes.letters import LettersScene
from goodge.ui.scenes.people.person import PersonScene
from goodge.ui.scenes.people.scene import PeopleScene
from goodge.ui.scenes.review.live import LiveReview
from goodge.ui.scenes.rules import RulesScene
from goodge.ui.scenes.saved import saved_scene
from goodge.ui.scenes.sheet.scene import SheetScene
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.statistics.goals import GoalsScene
from goodge.ui.scenes.statistics.matches import MatchesScene
from goodge.ui.scenes.statistics.names import LUCK, PLAY, RESULTS, NamesScene
from goodge.ui.scenes.statistics.opened import open_file
from goodge.ui.scenes.statistics.rivals import RivalsScene
from goodge.ui.scenes.statistics.scene import FinishedScene
from goodge.ui.scenes.table.curtain import CurtainScene
from goodge.ui.scenes.table.last_trick import LastTrickScene
from goodge.ui.scenes.table.notes import NotesScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.scenes.table.warning import warning_scene
from goodge.ui.scenes.table.watch import WatchScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.scenes.title.waiting import WaitingScene
from goodge.ui.widgets.device import Device, in_use
from goodge.ui.wording.figures import saved_words
from goodge.ui.wording.small_goals import reached_count_words, reached_words
from tests.ui import evenings, keeping, practising, test_firsts
from tests.ui.checks import press, top, type_text
from tests.ui.kin import KIN, PEOPLE, SHARED, behind, in_phase, open_kin, play_to
from tests.ui.made import show_made
from tests.ui.menus import SCENES, choose, leave_a_match, new_game
from tests.ui.reviews import find_reasons, judged, split, start
from tests.ui.reviews import show as show_review
from tests.ui.sheets import KINDS, LONG_NAMES, Calls, match_of, shown, won_match
from tests.ui.tables import go_on, open_table, play_until, setup
from tests.ui.test_day_scene import opened as opened_day
from tests.ui.test_expert_scene import Stubborn
from tests.ui.test_expert_scene import match as expert_match
from tests.ui.test_expert_scene import show as show_expert
from tests.ui.test_rivals import household
from tests.ui.test_small_goals_page import opened_goals
from tests.ui.test_statistics_names import FIGURES, press_choice, reviewed

from .rest_screens import REST_SCREENS

_SAVED = Path("/2026-11-22 12-30/2026-11-22 12-30") / "2026-11-22 (2)"  # no word of it is the game’s
_ONE = (None, "novice", "novice")
_OTHERS_WORDS = "dialog"  # its question is a test's, and no message of the game
_OWN_PHASES = (Phase.AUCTION, Phase.EXCHANGE, Phase.TRUMP, Phase.PLAY)
_TARGETS = {"goodge": 150, "spades": 60, "pride": 60, "spidge": 3}  # which play by chance comes to; else the usual one


def _menu(app: App, make: Callable[[App], Scene]) -> None:
    app.push(make(app))


def _rules(app: App, game: str) -> None:
    app.push(RulesScene(app, game))


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


def _real_cards(app: App, games: Sequence[str]) -> None:
    """The statistics where a match with real cards was finished."""
    keeping.keep(app, replace(keeping.sheet_of("goodge", keeping.MADE, target=100), players=LONG_NAMES[:3]))
    _finished(app, FinishedScene, *games)


def _rivals_of_real_cards(app: App) -> None:
    _real_cards(app, ())
    choose(app, top(app), "rivals", pygame.K_RETURN)
    assert isinstance(app.top, RivalsScene)


def _finished(app: App, make: Callable[[App], Scene], *games: str) -> None:
    """A screen of matches that were finished, one of each of these games."""
    records = [_won(game) for game in games]
    app.home.records_file.write_text("".join(encode_record(record) + "\n" for record in records))
    app.push(make(app))


def _opened(app: App, games: Collection[str]) -> None:
    """What is shown of a file that was dropped on the window."""
    _finished(app, TitleScene, *games)
    open_file(app, app.home.records_file.rename(app.home.root / "Ann"))


def _import(app: App) -> None:
    """The question what to take in of everything from another machine."""
    path = app.home.root / "everything.zip"
    export_all(app.home, path)
    app.push(TitleScene(app))
    import_file(app, path)


def _won(game: str) -> Record:
    return won_match(game, _TARGETS.get(game, GAMES[game].read_rules({}).target))


def _finished_alone(app: App, game: str) -> None:
    _finished(app, FinishedScene, game)


def _names(app: App, game: str, page: str = RESULTS, matches: int = 3) -> None:
    scene = NamesScene(app, FIGURES, game, reviewed=reviewed(matches) if matches else [])
    app.push(scene)
    press_choice(app, scene, "page", (RESULTS, PLAY, LUCK).index(page))


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
    record = _won("goodge")
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
    app.turn(60)


def _curtain(app: App) -> None:
    go_on(app, open_table(app, SHARED["pride"], game="pride"))
    assert isinstance(app.top, CurtainScene)


def _watching(app: App, game: str) -> None:
    record = _won(game)
    app.push(WatchScene(app, Replay(record), lambda: record))
    for _ in range(200):
        app.turn(0.1)


def _review(app: App, game: str, phase: Phase) -> None:
    """A review at a choice of this phase, by all of whose words there is something to tell."""
    scene = show_review(app, _won(game))
    for number, choice in enumerate(scene.tour.judged()):
        if choice is not None and choice.phase is phase and len(choice.judgement.options) > 2:
            scene.tour.go(number)
    find_reasons(scene)
    scene.refresh()


def _why(app: App) -> None:
    """A choice of somebody else, to which one has come from another."""
    scene = show_review(app, _won("goodge"))
    while scene.tour.view.board.phase is not Phase.PLAY:
        press(app, pygame.K_RIGHT)
    press(app, pygame.K_w)
    find_reasons(scene)


def _luck(app: App, game: str, *, is_whole: bool) -> None:
    show_review(app, _won(game))
    press(app, pygame.K_l)
    if is_whole:
        press(app, pygame.K_HOME)


def _made(app: App, answer: Answer) -> None:
    show_made(app, _won("spades"), answer)


def _review_at_rest(app: App) -> None:
    scene = show_review(app, _won("goodge"), rests=True)
    scene.shows_all = True


def _review_of_all_cards(app: App, game: str) -> None:
    scene = show_review(app, _won(game))
    scene.tour.go(len(scene.tour.places) // 2)
    scene.shows_all = True
    scene.refresh()


def _question_of_a_review(app: App, *, is_over: bool) -> None:
    show_review(app, _won("goodge"))
    press(app, pygame.K_f)
    for _ in range(50):
        app.turn(0.05)
    if is_over:
        press(app, pygame.K_r)


def _going_on(app: App) -> None:
    """A round played on from a review, at its end."""
    scene = show_review(app, _won("goodge"))
    while scene.tour.view.board.phase is not Phase.PLAY or len(scene.tour.view.hand) > 2:
        press(app, pygame.K_RIGHT)
    press(app, pygame.K_g)
    trial = app.top
    assert isinstance(trial, TableScene)
    while not trial.table.round_over or app.turn(0.05):
        app.turn(0.05)
        trial.wait(30)
        if trial.panel is not None:
            assert trial.submit(trial.shown.view.legal[0])


def _looked_back(app: App, game: str) -> None:
    """The winner's page with the lines about the last round and about small goals."""
    record = _won(game)
    back = LiveReview(app, record, [0])
    back._reviewer._weigh, back._reviewer._split = judged, split
    back.halt(is_on=False)
    start(back._reviewer)
    assert back.wait(30)
    calls = Calls()
    app.push(calls.made(app, record))
    goals = [goal.id for goal in ACHIEVEMENTS[game][:3]]
    scene = ScoreScene(
        app,
        record,
        lambda: None,
        on_again=lambda: None,
        on_title=lambda: None,
        look_back=back,
        reached=lambda: (reached_words(goals), reached_count_words(len(goals))),
    )
    app.push(scene)
    app.turn(60)
    back.close()


def _sheet(app: App, kind: str) -> None:
    app.push(SheetScene(app, match_of(kind, 3)))


def _empty_sheet(app: App) -> None:
    go_on(app, open_table(app, _ONE))
    press(app, pygame.K_s)
    assert isinstance(app.top, SheetScene)


def _score(app: App, kind: str) -> None:
    shown(app, match_of(kind, 3))


def _winner(app: App, game: str) -> None:
    shown(app, _won(game))


def _hint(app: App, presses: int, come_to: Callable[[App], None]) -> None:
    """A hint at this step."""
    come_to(app)
    scene = app.top
    assert isinstance(scene, TableScene)
    for _ in range(presses):
        press(app, pygame.K_F2)
        scene.wait(30)
        app.turn(0.05)


def _notes(app: App, game: str) -> None:
    """The notes on the cards of a table, with all that they can tell."""
    app.settings.notes_gone = app.settings.notes_voids = app.settings.notes_left = True
    _after_a_trick(app, game)
    press(app, pygame.K_k)
    assert isinstance(app.top, NotesScene)


def _warning(app: App) -> None:
    """The question before a bad choice."""
    _own(app, Phase.PLAY)
    action = Bury(GAMES["goodge"].deck[:3])
    app.push(warning_scene(app, action, 12.5, lambda: None, lambda: None))


def _people(app: App, count: int) -> None:
    """The house with this many people."""
    for number in range(count):
        app.household.add(f"Wilhelmina {number}")
    app.push(PeopleScene(app))


def _person(app: App, count: int) -> None:
    """Somebody new in a house of this many people."""
    _people(app, count)
    app.push(PersonScene(app))
    type_text(app, "Zoe")


def _person_changed(app: App) -> None:
    """Somebody's name is changed."""
    _people(app, 2)
    app.push(PersonScene(app, app.household.people[0]))
    type_text(app, "x")


def _person_deleted(app: App) -> None:
    """The question whether somebody is to be deleted."""
    _person_changed(app)
    press(app, pygame.K_ESCAPE)
    app.push(PersonScene(app, app.household.people[0]))
    app.draw()
    choose(app, top(app), "delete", pygame.K_RETURN)
    assert isinstance(app.top, DialogScene)


def _title_with_a_person(app: App) -> None:
    app.household.add("Wilhelmina Maria")
    app.push(TitleScene(app))


def _small_goals(app: App, game: str) -> None:
    """The small goals of a game, all of them reached."""
    opened_goals(app, game)
    assert isinstance(app.top, GoalsScene)


SCREENS: dict[str, Callable[[App], None]] = {
    **{name: partial(_menu, make=make) for name, make in SCENES.items() if name != _OTHERS_WORDS},
    **{f"rules of {game}": partial(_rules, game=game) for game in FACES},
    "question": _question,
    "waiting": _waiting,
    "title with matches": _title_with_matches,
    "title with a person": _title_with_a_person,
    "nobody named": partial(_people, count=0),
    "people": partial(_people, count=3),
    "a full house": partial(_people, count=10),
    "the first person": partial(_person, count=0),
    "somebody new": partial(_person, count=2),
    "a nameless person": lambda app: app.push(PersonScene(app)),
    "a person changed": _person_changed,
    "a person to delete": _person_deleted,
    "no statistics": partial(_menu, make=FinishedScene),
    "no matches": partial(_menu, make=MatchesScene),
    "statistics": lambda app: _finished(app, FinishedScene, *FACES),
    "statistics of real cards": partial(_real_cards, games=()),
    "statistics, real cards too": partial(_real_cards, games=tuple(FACES)),
    "who beat whom, real cards too": _rivals_of_real_cards,
    "who beat whom": lambda app: app.push(RivalsScene(app, household() | household(game="spades"))),
    **{f"small goals of {game}": partial(_small_goals, game=game) for game in FACES},
    **{f"statistics of {game}": partial(_finished_alone, game=game) for game in FACES},
    **{f"statistics of a name in {game}": partial(_names, game=game) for game in FIGURES},
    **{
        f"{page} of a name in {game}": partial(_names, game=game, page=page)
        for game in FIGURES
        for page in (PLAY, LUCK)
    },
    "no review of a name": partial(_names, game="goodge", page=PLAY, matches=0),
    "matches": lambda app: _finished(app, MatchesScene, *FACES),
    "matches of a file": partial(_opened, games=FACES),
    "everything in one file": lambda app: _menu(app, make=export_scene),
    "sheet saved": lambda app: app.push(saved_scene(app, saved_words(_SAVED), _SAVED)),
    "everything from a file": _import,
    "match of a file": partial(_opened, games=("goodge",)),
    **{f"goodge in {phase.value}": partial(_own, phase=phase) for phase in _OWN_PHASES},
    **{f"{game} in bidding": partial(_kin, game=game, phase=Phase.BIDDING) for game in KIN if game != "spidge"},
    **{f"{game} in play": partial(_kin, game=game, phase=Phase.PLAY) for game in KIN},
    "spades in look": _look,
    **{f"{game} after a trick": partial(_after_a_trick, game=game) for game in FACES},
    **REST_SCREENS,
    **{f"last trick of {game}": partial(_last_trick, game=game) for game in FACES},
    "pause at the table": _pause,
    **{f"notes of {game}": partial(_notes, game=game) for game in FACES},
    "warning": _warning,
    **{f"commands in {phase.value}": partial(_commands, phase=phase) for phase in _OWN_PHASES},
    **{f"letters for {field}": partial(_letters, field=field) for field in ("name-0", "number")},
    "deal": _deal,
    "giving a match up": _giving_up,
    "winner of a deal": _winner_of_a_deal,
    **{f"{game} against the expert": partial(_expert, game=game) for game in FACES},
    "the expert at work": _expert_at_work,
    **{
        f"goodge, hint {presses} in {phase.value}": partial(_hint, presses=presses, come_to=partial(_own, phase=phase))
        for phase in _OWN_PHASES
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
    **{f"review of {phase.value}": partial(_review, game="goodge", phase=phase) for phase in _OWN_PHASES},
    **{f"review of {game} in bidding": partial(_review, game=game, phase=Phase.BIDDING) for game in KIN},
    **{f"review of {game} in play": partial(_review, game=game, phase=Phase.PLAY) for game in KIN},
    **{f"review of {game} with all cards": partial(_review_of_all_cards, game=game) for game in FACES},
    **{f"winner of {game} looked back at": partial(_looked_back, game=game) for game in FACES},
    "a question": partial(_question_of_a_review, is_over=False),
    "a question that is over": partial(_question_of_a_review, is_over=True),
    "going on from a review": _going_on,
    **practising.SCREENS,
    **evenings.SCREENS,
    **keeping.SCREENS,
    **test_firsts.SCREENS,
    "review that has not begun": _review_at_rest,
    "why somebody did that": _why,
    **{f"luck in a round of {game}": partial(_luck, game=game, is_whole=False) for game in FACES},
    "luck in a match": partial(_luck, game="goodge", is_whole=True),
    **{f"could it be made: {answer.value}": partial(_made, answer=answer) for answer in Answer},
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
        *(f"goodge in {phase.value}" for phase in _OWN_PHASES),
    )
    if name in SCREENS
}
