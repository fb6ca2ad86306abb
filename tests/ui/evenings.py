"""The first evening for the tests of its screens: a round brought to what is said in it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from goodge.coach.ideas import IDEAS, Idea, Line, game_about
from goodge.engine.actions import Action, Bury, NameTrump, Pass, PlayCard
from goodge.engine.cards import CROWN
from goodge.engine.game import Phase
from goodge.engine.games import MAIN_GAME
from goodge.engine.rng import Stream
from goodge.table.evening import Evening
from goodge.ui.program.app import App
from goodge.ui.scenes.evening.rounds import rounds
from goodge.ui.scenes.evening.scene import EveningScene
from goodge.ui.scenes.evening.table import EveningTable
from goodge.ui.scenes.title.scene import TitleScene

from .checks import settle, unseen

_MOST = 400
Chooses = Callable[[EveningTable], Action]


def opened(app: App) -> EveningScene:
    """The rounds, over the title."""
    app.reset(TitleScene(app))
    scene = EveningScene(app, Evening(app.home, rounds()))
    app.push(scene)
    settle(app)
    return scene


def sat_down(app: App, idea: Idea) -> EveningTable:
    """The table of a round, once the person is asked."""
    with unseen():
        scene = opened(app)
    scene.choose_game(game_about(idea))
    scene.refresh()
    button = scene.item(f"play-{idea.value}")
    assert button is not None
    scene.press(button)
    table = app.top
    assert isinstance(table, EveningTable)
    go_on(app, table)
    return table


def go_on(app: App, table: EveningTable) -> None:
    """Lets time pass until the person is asked, a trick stays to be read, or the round is over."""
    with unseen():
        _let_others_play(app, table)
    app.draw()


def _let_others_play(app: App, table: EveningTable) -> None:
    for _ in range(_MOST):
        app.turn(0.05)
        table.wait(120)
        asks = table.panel is not None and table.shown.timeline.is_idle
        if app.top is not table or asks or table.is_held or table.is_told:
            settle(app)
            return
    raise AssertionError(f"nothing comes: {table.shown.view.board}")


def by_chance(seed: int) -> Chooses:
    """Any action that the rules allow."""
    stream = Stream(seed)

    def choose(table: EveningTable) -> Action:
        view = table.shown.view
        if view.board.phase is Phase.EXCHANGE:
            return Bury(tuple(stream.shuffled(view.hand)[:3]))
        return stream.choice(view.legal)

    return choose


def as_told(table: EveningTable) -> Action:
    """The card that the line is about, if it may be played, or the suit held most of; else what does no harm."""
    view = table.shown.view
    card = None if table.line is None else table.line.at.card
    if card is not None and PlayCard(card) in view.legal:
        return PlayCard(card)
    if view.board.phase is Phase.TRUMP:
        named = [action for action in view.legal if isinstance(action, NameTrump)]
        return max(named, key=lambda action: sum(card.suit is action.suit for card in view.hand))
    return Pass() if view.board.phase is Phase.AUCTION else table.table.game.harmless(view)


def play_on(app: App, table: EveningTable, choose: Chooses) -> None:
    """One step: a trick is let go, or the person decides."""
    if table.is_held:
        assert table.director.release()
    else:
        assert table.submit(choose(table))
    go_on(app, table)


def play_out(app: App, table: EveningTable, choose: Chooses) -> list[Line]:
    """Plays a round to its end, which alone is drawn, and returns all that was said."""
    said: list[Line] = []
    with unseen():
        while not table.is_told:
            if table.line is not None and table.line.line not in said:
                said.append(table.line.line)
            play_on(app, table, choose)
    app.draw()
    return said


def _page(app: App) -> None:
    """Some rounds were played, and one waits."""
    table = sat_down(app, Idea.TRICKS)
    play_out(app, table, as_told)
    app.pop()
    sat_down(app, Idea.TRUMP)
    app.pop()


def _of_game(app: App, game: str) -> None:
    scene = opened(app)
    scene.choose_game(game)
    scene.refresh()


def _all_played(app: App) -> None:
    scene = opened(app)
    scene.evening.progress = type(scene.evening.progress)(frozenset(IDEAS["goodge"]))
    scene.refresh()


def _said(app: App, idea: Idea, line: Line) -> None:
    table = sat_down(app, idea)
    while table.line is None or table.line.line is not line:
        assert not table.is_told, f"{line} is not said"
        play_on(app, table, as_told)


def _over(app: App, idea: Idea) -> None:
    play_out(app, sat_down(app, idea), as_told)


def _crown_away(app: App) -> None:
    """The question before the Crown is laid away."""
    table = sat_down(app, Idea.GOODGE)
    table.submit(Bury((CROWN, *table.shown.view.hand[:2])))
    app.draw()


SCREENS: dict[str, Callable[[App], None]] = {
    "first evening": _page,
    "first evening, all played": _all_played,
    "first evening, the Crown laid away": _crown_away,
    **{f"first evening of {game}": partial(_of_game, game=game) for game in IDEAS if game != MAIN_GAME},
    **{
        f"first evening, {idea.value}: {line.value}": partial(_said, idea=idea, line=line)
        for idea, lines in {
            Idea.TRICKS: (Line.AIM, Line.LOST),
            Idea.TRUMP: (Line.TRUMP_IT, Line.TRUMP_WON, Line.CROWN_LEADS),
            Idea.ONES: (Line.CATCH,),
            Idea.GOODGE: (Line.YOU_ARE, Line.NAME_TRUMP, Line.DRAW_TRUMPS, Line.NEEDS, Line.LAST_TRICK),
            Idea.BIDS: (Line.WORTH, Line.THEY_WON),
            Idea.PARTNERS: (Line.PARTNER_WINS,),
            Idea.NIL: (Line.NIL_UNDER, Line.NIL_KEPT),
            Idea.BAGS: (Line.BID_TRICKS, Line.TEAM_NEED),
            Idea.JOKERS: (Line.SPADE_IT, Line.DEUCE),
            Idea.BOARD: (Line.BOARD_BID,),
            Idea.SET: (Line.STILL_NEED,),
            Idea.DUMMY: (Line.DUMMY_YOURS, Line.DUMMY_OWN),
            Idea.CANCEL: (Line.CANCEL_IT, Line.CANCELLED, Line.NO_TRICK),
            Idea.SLAM: (Line.SLAM_AIM, Line.SLAM_UNDER),
        }.items()
        for line in lines
    },
    **{
        f"first evening, {idea.value} is over": partial(_over, idea=idea)
        for idea in (Idea.TRICKS, Idea.BIDS, Idea.NIL, Idea.SET, Idea.SLAM)
    },
}
