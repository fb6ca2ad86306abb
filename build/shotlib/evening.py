"""The pictures of the first evening: its page, and each round at its first words and at a few later ones."""

from collections.abc import Callable
from functools import partial

from goodge.coach.ideas import IDEAS, Idea, Line, game_about
from goodge.engine.actions import NameTrump, Pass, PlayCard
from goodge.engine.cards import CROWN
from goodge.engine.game import Phase
from goodge.engine.games import MAIN_GAME
from goodge.table.evening import Evening
from goodge.table.home import Home
from goodge.ui.scenes.evening.rounds import rounds
from goodge.ui.scenes.evening.scene import EveningScene
from goodge.ui.scenes.evening.table import EveningTable
from headless import AnyView
from shotlib.studio import Studio

_MOST = 400


def page(studio: Studio, *played: Idea, game: str = MAIN_GAME) -> None:
    """Show the rounds of a game, some of them played."""
    studio.take(None)
    scene = EveningScene(studio.app, Evening(Home.at(studio.home), rounds(), may_save=False), game)
    for idea in played:
        scene.evening.progress = type(scene.evening.progress)(scene.evening.progress.played | {idea})
    studio.app.reset(scene)
    studio.settle()


def said(studio: Studio, idea: Idea, line: Line | None) -> None:
    """Show a round at a line; None: at its end."""
    page(studio, game=game_about(idea))
    studio.scene.press(studio.item(f"play-{idea.value}"))
    scene = studio.scene
    assert isinstance(scene, EveningTable)
    for _ in range(_MOST):
        _on(studio, scene)
        if (scene.line is not None and scene.line.line is line) or (scene.is_told and line is None):
            return
        if scene.is_held:
            scene.director.release()
        elif scene.panel is not None:
            view = scene.shown.view
            is_swap = view.board.phase is Phase.EXCHANGE and line in (Line.SHORT_SUIT, Line.LAY_AWAY)
            shown = None if scene.line is None else scene.line.at.card
            action = PlayCard(shown) if shown in view.hand else scene.table.game.harmless(view)
            action = Pass() if view.board.phase is Phase.AUCTION else action
            action = _most_held(view) if view.board.phase is Phase.TRUMP else action
            swapped = is_swap and _swap(scene)
            if not swapped:
                scene.submit(action if action in view.legal or view.board.phase is Phase.EXCHANGE else view.legal[0])
    raise LookupError(f"{line} is not said in the round about {idea.value}")


def _swap(scene: EveningTable) -> bool:
    """Let a card of the hand change places with one of the Stash."""
    view, panel = scene.shown.view, scene.panel
    stash = view.stash or ()
    own = next(card for card in view.hand if card not in stash)
    return panel is not None and panel.press_card(stash[0]) and panel.press_card(own)


def _most_held(view: AnyView) -> NameTrump:
    """Return the suit that the hand has most of, to be named as trump."""
    named = [action for action in view.legal if isinstance(action, NameTrump)]
    return max(named, key=lambda action: sum(card.suit is action.suit for card in view.hand))


def _on(studio: Studio, scene: EveningTable) -> None:
    for _ in range(_MOST):
        studio.app.turn(0.05)
        scene.wait(30)
        if scene.is_held or scene.is_told or (scene.panel is not None and scene.shown.timeline.is_idle):
            break
    while studio.app.turn(0.05):
        pass


def first_time(studio: Studio, phase: Phase, tricks: int) -> None:
    """Show what is said at a first time in a match."""
    first_time_that(studio, lambda view: view.board.phase is phase and len(view.board.tricks) >= tricks)


def _leads_with_crown(view: AnyView) -> bool:
    board = view.board
    return board.phase is Phase.PLAY and not board.tricks and not board.trick.cards and CROWN in view.hand


def first_time_that(studio: Studio, is_wanted: Callable[[AnyView], bool]) -> None:
    """Show what is said when the person is first asked in a match that has come to this."""

    def is_there(view: AnyView) -> bool:
        return view.seat == 0 and is_wanted(view)

    studio.app.settings.first_hints = True
    studio.match(is_there)
    studio.app.settings.first_hints = False


EVENING_SCENES: dict[str, Callable[[Studio], None]] = {
    "evening": lambda studio: page(studio, Idea.TRICKS, Idea.TRUMP),
    **{f"evening-of-{game}": partial(page, game=game) for game in IDEAS if game != MAIN_GAME},
    **{
        f"evening-{idea.value}-{'end' if line is None else line.value}": partial(said, idea=idea, line=line)
        for idea, lines in {
            Idea.TRICKS: (Line.AIM, Line.LOST, None),
            Idea.TRUMP: (Line.TRUMP_IT, Line.TRUMP_WON, Line.CROWN_LEADS, Line.CROWN_LED),
            Idea.ONES: (Line.CATCH, Line.RICH, Line.OWN_ONE),
            Idea.GOODGE: (
                Line.YOU_ARE,
                Line.SHORT_SUIT,
                Line.NAME_TRUMP,
                Line.DRAW_TRUMPS,
                Line.TOGETHER,
                Line.NEEDS,
                Line.MADE,
                Line.LAST_TRICK,
            ),
            Idea.BIDS: (Line.WORTH, Line.THEY_WON, None),
            Idea.PARTNERS: (Line.PARTNER_WINS, Line.PARTNER_WON),
            Idea.NIL: (Line.NIL_UNDER, Line.NIL_KEPT, None),
            Idea.BAGS: (Line.BID_TRICKS, Line.TEAM_NEED, Line.BAG_MADE, Line.BAG_GOT),
            Idea.JOKERS: (Line.SPADE_IT, Line.DEUCE, Line.JOKER_HIGH, None),
            Idea.BOARD: (Line.BOARD_BID, Line.TEAM_NEED, None),
            Idea.SET: (Line.STILL_NEED, None),
            Idea.DUMMY: (Line.DUMMY_YOURS, Line.DUMMY_OWN, Line.NO_BIDS),
            Idea.CANCEL: (Line.CANCEL_IT, Line.CANCELLED, Line.NO_TRICK),
            Idea.SLAM: (Line.SLAM_AIM, Line.SLAM_UNDER, None),
        }.items()
        for line in lines
    },
    "first-time-crown": partial(first_time_that, is_wanted=_leads_with_crown),
    "first-time-bid": partial(first_time, phase=Phase.AUCTION, tricks=0),
    "first-time-stash": partial(first_time, phase=Phase.EXCHANGE, tricks=0),
    "first-time-late": partial(first_time, phase=Phase.PLAY, tricks=13),
}
