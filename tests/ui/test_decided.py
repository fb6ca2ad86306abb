"""What a trick or the Stash decides is said and rung, and lights up the plates; then the rest can play itself."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field

import pygame
import pytest

from goodge.engine.actions import PlayCard
from goodge.engine.decisions import NilDecided, NilLost, NilsMade, Settled
from goodge.engine.events import Event, GoodgeChosen, StashWon
from goodge.engine.game import AnyView, Phase
from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.record import decode_record, encode_record
from goodge.engine.state import narrow
from goodge.ui.drawing.portrait import GLAD, HURT
from goodge.ui.motion import speeds
from goodge.ui.program.app import App
from goodge.ui.scenes.dialog import DialogScene
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.table.claimed import ClaimScene
from goodge.ui.scenes.table.curtain import CurtainScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.tabletop import director as director_module
from goodge.ui.tabletop import highlights as highlights_module
from goodge.ui.tabletop.decided import most_telling
from goodge.ui.tabletop.director import Handler
from goodge.ui.tabletop.plates import Plate
from goodge.ui.tabletop.sentences import GROUND

from .checks import SIZES, assert_layout, click, press, resize
from .conftest import OpenApp
from .kin import PEOPLE
from .tables import go_on, open_curtain, open_table, play_until, settled

pytestmark = pytest.mark.usefixtures("no_pictures")

GAMES = ("goodge", "spades", "pride", "spidge")
SEED = 4


@dataclass
class Seen:
    """The sounds, the decisions told, and whether gold leaf flew, as they came."""

    sounds: list[str] = field(default_factory=list)
    told: list[Settled] = field(default_factory=list)
    flakes: int = 0

    def flew(self, *_: object) -> None:
        self.flakes += 1


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Seen:
    found = Seen()

    def told(decisions: Sequence[Settled], view: AnyView, people: Collection[int]) -> Settled:
        found.told.append(most_telling(decisions, view, people))
        return found.told[-1]

    monkeypatch.setattr(director_module, "most_telling", told)
    monkeypatch.setattr(highlights_module, "draw_flying", found.flew)
    return found


def play_round(app: App, scene: TableScene, look: Callable[[], object] = lambda: None, *, draws: bool = False) -> None:
    """Plays to the score of the round; `look` is called after each moment."""
    for _ in range(6000):
        app.turn(0.05)
        if draws:
            app.draw()
        scene.wait(120)
        look()
        if isinstance(app.top, ScoreScene):
            return
        if isinstance(app.top, CurtainScene):
            open_curtain(app)
        elif isinstance(app.top, ClaimScene):
            press(app, pygame.K_RETURN)
        elif scene.panel is not None and scene.shown.timeline.is_idle:
            assert scene.submit(scene.table.game.harmless(scene.shown.view))
    raise AssertionError("the round never ends")


def plate(scene: TableScene, hand: int) -> Plate:
    return next(item for item in scene.items if isinstance(item, Plate) and item.key == f"plate-{hand}")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("no_thread")
def test_a_decision_is_said_and_rung_once_and_shows_in_the_faces(
    open_app: OpenApp, game: str, seen: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app((960, 600), speed="normal")
    scene = open_table(app, PEOPLE[game], SEED, game)
    monkeypatch.setattr(scene.shown, "play", seen.sounds.append)
    moods: list[tuple[bool, str]] = []

    def look() -> None:
        lights, captions = scene.shown.highlights, scene.shown.captions
        if not captions.is_decision or not lights._judged:
            return
        assert seen.told
        view, last = scene.shown.view, seen.told[-1]
        words = scene.shown.presenter.decided(view, scene.shown.names, last, is_over=False)
        over = scene.shown.presenter.decided(view, scene.shown.names, last, is_over=True)
        assert captions.news in (words, over)
        moods.extend((lights.verdict(hand) is True, plate(scene, hand).mood) for hand in lights._judged)

    play_round(app, scene, look)
    decided = scene.table.game.decisions(scene.table.view(None).board, ())
    assert decided
    assert seen.told
    assert len(seen.told) == len(set(seen.told)), "each is told once"
    rung = [sound for sound in seen.sounds if sound.startswith("decided")]
    assert rung == ["decided_for" if decision.is_good else "decided_against" for decision in seen.told]
    assert {face for is_good, face in moods if is_good} <= {GLAD}
    assert {face for is_good, face in moods if not is_good} <= {HURT}
    assert moods


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("no_thread")
def test_the_plates_agree_with_what_is_said_while_a_decisive_trick_lies(open_app: OpenApp, game: str) -> None:
    """Its points are counted as the decision is told, and not again as the cards go; a trick of one point always is."""
    app = open_app((960, 600), speed="instant", muted=True, hold_trick=True)
    scene = open_table(app, PEOPLE[game], SEED, game)
    found = [0, 0]

    def look() -> None:
        if isinstance(app.top, ClaimScene):
            press(app, pygame.K_RETURN)
        if not scene.director.holds_trick:
            return
        shown, trick = scene.shown, scene.shown.view.board.trick
        if not trick.cards:  # the Stash lies there
            scene.director.release()
            return
        table = scene.table.view(None).board
        is_told = shown.captions.is_decision
        grounds = [item for item in scene.items if item.key == GROUND]
        assert bool(grounds) is is_told, "what is decided stands out"
        is_counted = is_told or game != "goodge" or not table.tricks[-1].points
        assert (list(table.captured) == shown.points) == is_counted
        found[is_told] += 1
        assert scene.director.release()
        scene.director.go_on()
        assert list(table.captured) == shown.points

    play_round(app, scene, look)
    assert all(found)


def bid_met(scene: TableScene, *, is_made: bool) -> int:
    """The Goodge of a table in play, who has just taken what they bid, or sees others take all of it."""
    board = narrow(scene.shown.view, GoodgeBoard).board
    goodge = board.goodge
    assert goodge is not None
    taken = [0, 0, 0]
    taken[goodge if is_made else (goodge + 1) % 3] = 250
    assert scene.director.decide(taken, is_over=False)
    return goodge


@pytest.mark.usefixtures("no_thread")
@pytest.mark.parametrize("is_calm", [False, True])
@pytest.mark.parametrize("is_person", [False, True])
def test_gold_leaf_flies_for_people_unless_they_want_less_motion(
    open_app: OpenApp, seen: Seen, *, is_person: bool, is_calm: bool
) -> None:
    app = open_app((960, 600), speed="instant", muted=True, curtain="once")
    scene = open_table(app, (None,) * 3, 1)
    play_until(app, scene, Phase.PLAY)
    app.settings.speed, app.settings.less_motion = "normal", is_calm
    scene.shown.people = (0, 1, 2) if is_person else ()
    scene.on_resize()
    bid_met(scene, is_made=True)
    for _ in range(8):
        app.turn(0.05)
        app.draw()
    assert (seen.flakes > 0) == (is_person and not is_calm)


@pytest.mark.usefixtures("no_thread")
def test_a_plate_shakes_when_a_bid_is_lost_and_says_missed(open_app: OpenApp) -> None:
    for is_calm in (False, True):
        app = open_app((960, 600), speed="instant", muted=True, curtain="once", less_motion=is_calm)
        scene = open_table(app, (None,) * 3, 1)
        play_until(app, scene, Phase.PLAY)
        app.settings.speed = "normal"
        scene.on_resize()
        goodge = bid_met(scene, is_made=False)
        shifts = set()
        for _ in range(60):
            app.turn(0.02)
            shifts.add(plate(scene, goodge).shift)
        assert (len(shifts) > 3) != is_calm
        assert 0 in shifts
        assert scene.shown.timeline.is_idle


@pytest.mark.usefixtures("no_thread")
def test_nothing_lasts_at_instant_speed_and_a_click_ends_it(open_app: OpenApp) -> None:
    for speed in ("instant", "slow"):
        app = open_app((960, 600), speed="instant", muted=True, curtain="once")
        scene = open_table(app, (None,) * 3, 1)
        play_until(app, scene, Phase.PLAY)
        app.settings.speed = speed
        scene.on_resize()
        bid_met(scene, is_made=True)
        if speed == "slow":
            app.turn(0.1)
            scene.panel = None
            assert not scene.shown.timeline.is_idle
            click(app, (480, 300))
        app.turn(0.0)
        assert scene.shown.timeline.is_idle
        assert scene.shown.highlights.verdict(0) is None


# -- how long moments are ------------------------------------------------------------------------------------


MOMENTS = {
    "crown": speeds.CLEARING + max(speeds.GOODGE_REST, speeds.CROWN_FLIGHT),
    "stash": 2 * speeds.STASH_TURN + speeds.STASH_BREATH + speeds.STASH_MOVE,
    "decision": max(speeds.DECIDED_REST, speeds.VERDICT, speeds.SHAKE),
    "last cards": 4 * (speeds.CARD_FLIGHT + speeds.LAST_CARD_EACH),
    "sheet": max(speeds.CHEER, speeds.SHAKE),
    "winner": speeds.RISE,
}
"""How long each moment that stands out holds the table at normal speed."""


def test_no_moment_is_longer_than_it_should_be() -> None:
    for name, seconds in MOMENTS.items():
        assert 0 < seconds <= 1.2 + 1e-9, name


@pytest.mark.usefixtures("no_thread")
def test_moments_last_as_long_as_they_are_described(open_app: OpenApp) -> None:
    """What the timeline is busy with, once the Crown, a trick that decides or the rich Stash begins."""
    app = open_app((960, 600), speed="normal", muted=True)
    scene = open_table(app, ("novice",) * 3, SEED)
    lengths: dict[str, float] = {}
    for kind, moment in ((GoodgeChosen, "crown"), (StashWon, "stash")):
        handler = scene.director._handlers[kind]

        def timed(event: Event, after: AnyView, show: Handler = handler, name: str = moment) -> None:
            assert scene.shown.timeline.is_idle
            show(event, after)
            lengths[name] = scene.shown.timeline._end - scene.shown.timeline._now

        scene.director._handlers[kind] = timed
    play_round(app, scene)
    assert lengths.keys() == {"crown", "stash"}
    assert all(0 < length <= MOMENTS[name] + 0.01 for name, length in lengths.items())


# -- the last cards --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_last_cards_play_themselves(app: App, game: str) -> None:
    app.settings.claims = False
    scene = open_table(app, PEOPLE[game], SEED, game)
    asked: list[int] = []

    def look() -> None:
        left = scene.table.game.hand_size(scene.shown.view.rules) - len(scene.shown.view.board.tricks)
        assert left > 1 or scene.item("rest") is None
        if scene.panel is not None:
            asked.append(len(scene.shown.view.acting_hand))

    play_round(app, scene, look)
    assert min(asked) == 2
    played = [action for action in scene.table.view(None).actions if isinstance(action, PlayCard)]
    record = scene.table.record
    assert len(played) == record.game.hand_size(record.rules) * len(scene.shown.view.board.captured)


def test_no_curtain_falls_for_the_last_cards(open_app: OpenApp) -> None:
    app = open_app(speed="instant", muted=True, curtain="once")
    scene = open_table(app, (None,) * 3, SEED)
    curtains: list[int] = []

    def look() -> None:
        if isinstance(app.top, CurtainScene):
            curtains.append(len(scene.table.view(scene.table.actor).acting_hand))

    play_round(app, scene, look)
    assert min(curtains) == 2


def test_what_was_chosen_before_the_last_cards_can_be_taken_back_while_they_fall(open_app: OpenApp) -> None:
    app = open_app(speed="normal", muted=True, hold_trick=True)
    scene = open_table(app, PEOPLE["goodge"], SEED)
    for _ in range(6000):
        app.turn(0.05)
        scene.wait(120)
        presenter = scene.shown.presenter
        if scene.director.holds_trick and len(scene.table.view(0).hand) == 1:
            break
        if scene.director.holds_trick:
            press(app, pygame.K_RETURN)
        elif scene.panel is not None and scene.shown.timeline.is_idle:
            assert scene.submit(scene.table.game.harmless(scene.shown.view))
    assert scene.can_undo
    press(app, pygame.K_u)
    assert len(scene.shown.view.hand) >= 2
    assert not presenter.is_last_trick(scene.shown.view)


# -- the rest by itself ----------------------------------------------------------------------------------------


def plays_itself(scene: TableScene) -> bool:
    return scene.driver.plays_for_people


@pytest.mark.parametrize("game", GAMES)
def test_the_rest_plays_itself_once_nothing_bid_can_change(app: App, game: str) -> None:
    scene = settled(app, game, PEOPLE[game])
    assert scene.table.game.is_settled(scene.shown.view.board)
    before = len(scene.table.view(None).actions)
    press(app, pygame.K_e)
    assert scene.panel is None
    for _ in range(600):
        app.turn(0.05)
        scene.wait(120)
        if isinstance(app.top, ScoreScene):
            break
    assert isinstance(app.top, ScoreScene)
    assert not plays_itself(scene)
    record = scene.table.record
    assert len(scene.table.view(None).actions) > before
    assert encode_record(record) == encode_record(decode_record(encode_record(record))), "it is a round like any other"


def test_the_rest_can_be_stopped_and_taken_back(open_app: OpenApp) -> None:
    app = open_app(speed="normal", muted=True)
    app.settings.speed = "instant"
    scene = settled(app, "goodge", PEOPLE["goodge"])
    done = len(scene.table.view(None).actions)
    for way in ("click", "key", "undo"):
        press(app, pygame.K_e)
        assert plays_itself(scene)
        app.turn(0.05)
        item = scene.item("rest")
        assert item is not None
        if way == "click":
            click(app, item.rect.center)
        elif way == "key":
            press(app, pygame.K_e)
        else:
            press(app, pygame.K_u)
        assert not plays_itself(scene)
        go_on(app, scene)
        assert scene.panel is not None
    assert len(scene.table.view(None).actions) < done


def test_people_at_one_screen_are_asked_before_the_rest_plays_itself(open_app: OpenApp) -> None:
    app = open_app(speed="instant", muted=True, curtain="once")
    scene = settled(app, "goodge", (None, None, "novice"))
    press(app, pygame.K_e)
    assert isinstance(app.top, DialogScene)
    press(app, pygame.K_ESCAPE)
    assert not plays_itself(scene)
    press(app, pygame.K_e)
    press(app, pygame.K_RETURN)
    assert plays_itself(scene)


def test_nothing_of_it_is_offered_while_a_bid_is_open(app: App) -> None:
    scene = open_table(app, PEOPLE["goodge"], SEED)
    play_until(app, scene, Phase.PLAY)
    assert scene.item("rest") is None
    press(app, pygame.K_e)
    assert not plays_itself(scene)
    assert scene.panel is not None


@pytest.mark.parametrize("game", ["goodge", "spidge"])
@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_the_offer_has_its_place_in_every_window(open_app: OpenApp, game: str, text_size: str) -> None:
    app = open_app(speed="instant", muted=True, text_size=text_size)
    scene = settled(app, game, PEOPLE[game])
    for size in SIZES:
        resize(app, size)
        assert scene.item("rest") is not None
        assert_layout(scene)


@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_the_offer_is_as_wide_as_the_plate_under_it(open_app: OpenApp, text_size: str) -> None:
    app = open_app(speed="instant", muted=True, text_size=text_size)
    scene = settled(app, "goodge", PEOPLE["goodge"])
    for size in ((1280, 720), (960, 600), (800, 1200)):
        resize(app, size)
        rest, plate = scene.item("rest"), scene.shown.places.own_plate
        assert rest is not None
        assert (rest.rect.left, rest.rect.width) == (plate.left, plate.width)


@pytest.mark.usefixtures("no_thread")
def test_a_nil_of_spidge_lost_late_has_a_moment_too(
    open_app: OpenApp, seen: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app((960, 600), speed="normal", claims=False)
    for seed in range(1, 40):
        del seen.told[:], seen.sounds[:]
        scene = open_table(app, PEOPLE["spidge"], seed, "spidge")
        monkeypatch.setattr(scene.shown, "play", seen.sounds.append)
        play_round(app, scene)
        if any(isinstance(decision, NilLost) for decision in seen.told):
            break
        app.pop()
    assert [sound for sound in seen.sounds if sound.startswith("decided")] == [
        "decided_for" if decision.is_good else "decided_against" for decision in seen.told
    ]
    assert any(isinstance(decision, NilLost) for decision in seen.told)


def test_the_dealer_of_spidge_is_told_which_hand_has_lost_its_nil(app: App) -> None:
    shown = open_table(app, PEOPLE["spidge"], SEED, "spidge").shown
    presenter, view, names = shown.presenter, shown.view, shown.names
    dealer = view.board.dealer
    own, dummy = view.board.own_hand(dealer), view.board.dummy
    assert dummy is not None
    other = next(hand for hand in range(4) if hand not in (own, dummy))
    told = {hand: presenter.decided(view, names, NilLost(hand), is_over=False) for hand in (own, dummy, other)}
    assert told[own] == f"{names[dealer]}’s own hand has taken a trick: its nil is lost"
    assert told[dummy] == "The dummy has taken a trick: nil is lost"
    assert told[other] == f"{names[view.board.holders[other]]} has taken a trick: nil is lost"


def test_both_are_told_of_who_have_made_nil_as_partners(app: App) -> None:
    view = open_table(app, PEOPLE["spades"], SEED, "spades").shown.view
    one, other, broken = NilDecided(1, is_made=True), NilDecided(3, is_made=True), NilDecided(1, is_made=False)
    assert most_telling([one, other], view, ()) == most_telling([other, one], view, ()) == NilsMade(1)
    assert most_telling([one, NilDecided(2, is_made=True)], view, ()) == one
    assert most_telling([broken, other], view, ()) == broken
