"""The rest of a round at the table: claimed by people and by computer players where it is certain."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from goodge.coach.claims import claim
from goodge.coach.match_review import choices_of
from goodge.engine.cards import Card
from goodge.engine.games import GAMES
from goodge.engine.played_out import played_out_in
from goodge.engine.record import decode_record, encode_record
from goodge.table import driver as driver_module
from goodge.table.driver import Claimed
from goodge.ui.motion.speeds import DEAF_AFTER_ASKING
from goodge.ui.program.app import App
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.table import rest as rest_module
from goodge.ui.scenes.table.claimed import ClaimScene
from goodge.ui.scenes.table.curtain import CurtainScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.tabletop.platefaces import OUTSIDE
from goodge.ui.tabletop.telling import suits_words
from goodge.ui.wording.claims import all_yours_words
from tests.coach.rounds import GAME_IDS, with_other_cards

from .checks import SIZES, assert_layout, click, press, resize, top
from .claims import claimable, claims_in
from .conftest import OpenApp
from .tables import go_on, open_curtain

pytestmark = pytest.mark.usefixtures("no_pictures")


def play_out(app: App, scene: TableScene) -> None:
    """Lets time pass until the round is scored; nobody is asked any more."""
    for _ in range(3000):
        app.turn(0.05)
        scene.wait(120)
        assert scene.panel is None
        if isinstance(app.top, ScoreScene):
            return
    raise AssertionError("the round never ends")


def winners(scene: TableScene, since: int) -> set[int | None]:
    """The hands that have won the tricks from this one on."""
    return {trick.winner for trick in scene.table.view(None).board.tricks[since:]}


@pytest.mark.parametrize("game", GAME_IDS)
def test_it_is_offered_by_what_the_seat_knows_and_by_nothing_else(game: str) -> None:
    for _, states in zip(range(4), claims_in(game, 2), strict=False):
        seat = states[-1].board.turn
        found = claim(GAMES[game], GAMES[game].view_for(states[-1], seat))
        for number in range(3):
            other = GAMES[game].view_for(with_other_cards(GAMES[game], states[-1], number), seat)
            assert claim(GAMES[game], other) == found


@pytest.mark.parametrize("game", GAME_IDS)
@pytest.mark.parametrize("by_mouse", [False, True])
def test_a_person_claims_and_the_round_is_played_out(app: App, game: str, *, by_mouse: bool) -> None:
    scene = claimable(app, game)
    view = scene.shown.view
    tricks, actions, seat = len(view.board.tricks), len(view.actions), view.board.to_act
    offer = scene.item("claim")
    assert offer is not None
    if by_mouse:
        click(app, offer.rect.center)
    else:
        press(app, pygame.K_e)
    assert scene.driver.is_playing_out
    assert scene.panel is None
    play_out(app, scene)
    assert winners(scene, tricks) == {view.board.own_hand(seat)}
    record = scene.table.record
    again = decode_record(encode_record(record))
    assert again.rounds[-1][-1].result == record.rounds[-1][-1].result
    rest = range(actions, len(record.rounds[0][-1].actions))
    assert played_out_in(again.extra) == {(0, place) for place in rest}
    assert not set(rest) & set(choices_of(again, 0)), "nobody is judged by what was played out"


def test_a_hint_tells_of_the_claim_in_place_of_one_card_or_another(app: App) -> None:
    scene = claimable(app, "goodge")
    press(app, pygame.K_h)
    assert scene.shown.captions.hint == all_yours_words("E")
    assert "hints" not in scene.table.record.extra, "everybody is shown it"
    app.settings.claims = False
    press(app, pygame.K_h)
    assert scene.shown.captions.hint != all_yours_words("E")


def test_enter_claims_after_a_hint_that_says_so(app: App) -> None:
    scene = claimable(app, "goodge")
    press(app, pygame.K_F2)
    app.turn(0.05)
    assert scene.focus_key == scene.enter_key == "claim"
    press(app, pygame.K_RETURN)
    assert scene.driver.is_playing_out


def test_it_is_not_offered_where_it_is_switched_off(app: App) -> None:
    app.settings.claims = False
    scene = claimable(app, "goodge")
    assert scene.panel is not None
    assert scene.item("claim") is None
    press(app, pygame.K_e)
    assert not scene.driver.is_playing_out


def test_tricks_that_hurt_are_not_offered_as_a_claim(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """With bags, or a nil of one's own, others may be better off with fewer tricks."""
    for hurts in (True, False):
        monkeypatch.setattr(rest_module, "pays", lambda *_, hurts=hurts: not hurts)
        scene = claimable(app, "spades")
        assert (scene.item("claim") is None) is hurts


def test_others_at_the_screen_are_shown_the_cards(app: App) -> None:
    scene = claimable(app, "goodge", 1)
    if isinstance(app.top, CurtainScene):
        open_curtain(app)
        go_on(app, scene)
    press(app, pygame.K_e)
    slip = app.top
    assert isinstance(slip, ClaimScene)
    assert len(slip.pictures) == len(scene.shown.view.hand)


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_computer_player_claims_and_shows_the_cards(app: App, game: str) -> None:
    scene = claimable(app, game, 1, is_own=False)
    view = scene.table.view(scene.table.actor)
    cards = suits_words(scene.shown.presenter, claim(GAMES[game], view) or ())
    assert cards
    assert cards in top(app).spoken_text(), "the cards are told as well"
    assert isinstance(top(app), ClaimScene)
    for size in SIZES:
        resize(app, size)
        assert_layout(top(app))
    press(app, pygame.K_RETURN)
    assert top(app) is scene
    play_out(app, scene)
    assert winners(scene, len(view.board.tricks)) == {view.board.own_hand(view.board.to_act)}


def test_the_slip_stays_until_it_is_pressed_away(app: App) -> None:
    """If it went by itself, the press could come a moment too late and pass over the score page."""
    for way in ("key", "mouse"):
        scene = claimable(app, "goodge", 1, is_own=False)
        slip = top(app)
        assert isinstance(slip, ClaimScene)
        for _ in range(600):
            app.turn(0.05)
        assert top(app) is slip
        if way == "key":
            press(app, pygame.K_RETURN)
        else:
            click(app, (3, 3))
        assert top(app) is scene


def test_the_slip_goes_by_itself_while_the_computer_plays_for_everybody(app: App) -> None:
    scene = claimable(app, "goodge", 1, is_own=False)
    assert isinstance(top(app), ClaimScene)
    press(app, pygame.K_RETURN)
    scene.driver.plays_for_people = True
    scene._rest.show(Claimed(1, scene.shown.view.hand[:2]))
    assert isinstance(top(app), ClaimScene)
    for _ in range(600):
        app.turn(0.05)
        if top(app) is scene:
            break
    assert top(app) is scene


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1440)])
def test_the_slip_leaves_the_own_cards_in_sight(app: App, size: tuple[int, int]) -> None:
    resize(app, size)
    scene = claimable(app, "goodge", 1, is_own=False)
    slip = top(app)
    assert isinstance(slip, ClaimScene)
    panel = next(item.rect for item in slip.items if item.key == "panel")
    assert panel.bottom <= scene.shown.places.hand_top
    assert panel.top > scene.shown.places.bar.bottom


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_the_slip_lies_between_the_plates_and_above_the_own_cards(
    open_app: OpenApp, size: tuple[int, int], text_size: str
) -> None:
    app = open_app(size, speed="instant", muted=True, text_size=text_size)
    scene = claimable(app, "goodge", 1, is_own=False)
    places, panel = scene.shown.places, next(item.rect for item in top(app).items if item.key == "panel")
    portrait = app.canvas.px(OUTSIDE)
    assert panel.bottom <= places.hand_top
    for other in (*map(places.plate, range(3)), places.tools):
        assert not panel.colliderect(other.inflate(2 * portrait, 0)), other


@pytest.mark.parametrize("way", ["key", "back", "mouse", "elsewhere"])
def test_a_press_that_was_meant_for_the_table_does_not_take_the_slip_away(slow_app: App, way: str) -> None:
    slip = ClaimScene(slow_app, "Cleo", "fox", ())
    slow_app.reset(TitleScene(slow_app))
    slow_app.push(slip)
    button = slip.item("on")
    assert button is not None
    keys = {"key": pygame.K_RETURN, "back": pygame.K_ESCAPE}
    places = {"mouse": button.rect.center, "elsewhere": (3, 3)}
    for passed, after in ((DEAF_AFTER_ASKING - 0.06, True), (0.1, False)):
        slow_app.turn(passed)
        if way in keys:
            press(slow_app, keys[way])
        else:
            click(slow_app, places[way])
        assert (slow_app.top is slip) is after


def test_a_computer_player_claims_nothing_where_it_is_switched_off(app: App) -> None:
    app.settings.claims = False
    scene = claimable(app, "goodge", 1, is_own=False)
    assert not isinstance(app.top, ClaimScene)
    assert not scene.driver.is_playing_out


def test_taking_it_back_leads_to_where_it_was_claimed(app: App) -> None:
    scene = claimable(app, "goodge", least=4)
    before = scene.shown.view
    press(app, pygame.K_e)
    for _ in range(400):
        app.turn(0.05)
        scene.wait(120)
        if len(scene.table.view(None).actions) > len(before.actions) + 3:
            break
    press(app, pygame.K_u)
    assert not scene.driver.is_playing_out
    assert not scene.is_hurried
    assert scene.table.view(before.seat) == before
    assert not played_out_in(scene.table.record.extra)
    go_on(app, scene)
    assert scene.item("claim") is not None


def test_looking_for_it_costs_the_drawing_thread_next_to_nothing(monkeypatch: pytest.MonkeyPatch, app: App) -> None:
    """It is looked for once a decision, however often the table is drawn."""
    asked: list[int] = []
    real = driver_module.certain

    def counted(*facts: Any) -> tuple[Card, ...]:
        asked.append(1)
        return real(*facts)

    monkeypatch.setattr(rest_module, "certain", counted)
    scene = claimable(app, "goodge")
    for _ in range(5):
        scene.refresh()
        app.draw()
    assert len(asked) == 1
