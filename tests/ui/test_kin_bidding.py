"""Spades and League Spades at the table: looking and bidding."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from goodge.engine.actions import Bid, BlindNil, Look, Nil
from goodge.engine.game import Phase
from goodge.engine.partners import PartnerBoard
from goodge.engine.refusals import NoNil, UnderTheBoard
from goodge.engine.state import narrow
from goodge.table.match_table import Table
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.ui.drawing.theme import SENTENCE
from goodge.ui.drawing.typesetting import CUT
from goodge.ui.program.app import App
from goodge.ui.program.language import named_languages
from goodge.ui.scenes.table.curtain import NO_TRICK_YET
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.widgets.base import Label
from goodge.ui.widgets.buttons import Button
from goodge.ui.wording.bids import (
    armed_hint,
    behind_words,
    bid_button,
    blind_offer,
    call_words,
    nil_worth,
    partner_words,
    team_words,
)
from goodge.ui.wording.prompts import ArmedNil, asked_words
from goodge.ui.wording.refusals import refusal_words

from .checks import assert_layout, click, pixels, press, resize, settle, top
from .kin import HANDS, SHARED, actions_done, behind, dealt, faces, in_phase, label, open_kin, play_to, step
from .tables import go_on, open_curtain, open_table, show_table

OpenApp = Callable[..., App]


# -- bidding --------------------------------------------------------------------------------------------------


def test_up_and_down_change_the_bid_and_enter_makes_it(app: App) -> None:
    scene = open_kin(app, "spades", seed=3)
    play_to(app, scene, in_phase(Phase.BIDDING))
    amount = int(label(scene, "amount"))
    press(app, pygame.K_UP, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN)
    assert narrow(scene.table.view(0), PartnerBoard).board.bids[0] == Bid(amount + 1)


def caps(scene: TableScene) -> dict[str, str | None]:
    """What the buttons of the panel show as their keys."""
    scene.app.draw()
    return {item.key: item.cap for item in scene.items if isinstance(item, Button) and item.key in ("bid", "nil")}


def test_enter_is_worn_by_the_button_that_it_presses(app: App) -> None:
    scene = open_kin(app, "spades", seed=3)
    play_to(app, scene, in_phase(Phase.BIDDING))
    assert caps(scene) == {"bid": "Enter", "nil": "N"}
    press(app, pygame.K_RIGHT)
    assert scene.focus_key == "nil"
    assert caps(scene) == {"bid": None, "nil": "Enter"}
    scene.focus(scene.shown.view.hand[0].text)
    assert caps(scene) == {"bid": "Enter", "nil": "N"}, "Enter on a card bids"


@pytest.mark.parametrize("step_key", [pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP])
def test_a_step_brings_the_focus_back_to_the_bid(app: App, step_key: int) -> None:
    scene = open_kin(app, "spades", seed=3)
    play_to(app, scene, in_phase(Phase.BIDDING))
    scene.focus("nil")
    press(app, step_key)
    assert scene.focus_key == "bid"
    press(app, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN)
    assert Nil().text not in actions_done(scene)
    assert narrow(scene.table.view(0), PartnerBoard).board.bids[0] is not None


def test_a_button_that_is_off_says_why_and_gives_the_focus_back(app: App) -> None:
    scene = open_kin(app, "spades", seed=3)
    play_to(app, scene, in_phase(Phase.PLAY))
    assert not scene.shown.view.board.tricks
    first = scene.focus_key
    press(app, pygame.K_UP)
    assert scene.focus_key != "last", "no arrow leads to what can do nothing"
    scene.focus("last")
    press(app, pygame.K_RETURN)
    assert scene.shown.captions.refusal == NO_TRICK_YET.say()
    assert scene.focus_key == first


def test_n_arms_nil_and_enter_bids_it(app: App) -> None:
    scene = open_kin(app, "spades", seed=3)
    play_to(app, scene, in_phase(Phase.BIDDING))
    done = actions_done(scene)
    press(app, pygame.K_n)
    assert actions_done(scene) == done, "100 points are not lost at one press"
    assert (label(scene, "amount"), text_on(scene, "bid")) == (call_words(Nil()), bid_button(Nil()))
    assert label(scene, "sentence") == asked_words(ArmedNil(blind=False))
    assert label(scene, "detail") == armed_hint("Enter", blind=False)
    press(app, pygame.K_RETURN)
    assert Nil().text in actions_done(scene)
    assert scene.shown.presenter.calls(scene.table.view(0))[0].text == call_words(Nil())


@pytest.mark.parametrize(
    "other", [pygame.K_n, pygame.K_UP, pygame.K_DOWN, pygame.K_TAB, pygame.K_LEFT, pygame.K_ESCAPE, pygame.K_x]
)
def test_any_other_key_takes_an_armed_nil_back(app: App, other: int) -> None:
    scene = open_kin(app, "spades", seed=3)
    play_to(app, scene, in_phase(Phase.BIDDING))
    press(app, pygame.K_n, other)
    assert label(scene, "amount").isdigit()
    assert top(app) is scene, "Esc takes it back before it leads to the pause"
    scene.focus("bid")
    press(app, pygame.K_RETURN)
    assert isinstance(narrow(scene.table.view(0), PartnerBoard).board.bids[0], Bid)


@pytest.mark.parametrize("go", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER])
def test_the_button_of_nil_arms_it_too(app: App, go: int) -> None:
    scene = open_kin(app, "spades", seed=3)
    play_to(app, scene, in_phase(Phase.BIDDING))
    done = actions_done(scene)
    scene.focus("nil")
    press(app, go)
    assert actions_done(scene) == done
    press(app, go)
    assert Nil().text in actions_done(scene)


def test_a_click_arms_nil_and_another_makes_or_drops_it(app: App) -> None:
    scene = open_kin(app, "spades", seed=3)
    play_to(app, scene, in_phase(Phase.BIDDING))
    done = actions_done(scene)
    for _ in range(2):
        click_on(app, scene, "nil")
    assert actions_done(scene) == done
    assert label(scene, "amount").isdigit(), "a double click does nothing"
    click_on(app, scene, "nil")
    click_on(app, scene, "step+1")
    assert label(scene, "amount").isdigit()
    click_on(app, scene, "nil")
    click_on(app, scene, "bid")
    assert Nil().text in actions_done(scene)


def text_on(scene: TableScene, key: str) -> str:
    """The words on a button."""
    item = scene.item(key)
    assert isinstance(item, Button)
    return item.text


def click_on(app: App, scene: TableScene, key: str) -> None:
    item = scene.item(key)
    assert item is not None
    click(app, item.rect.center)


def test_without_nil_there_is_no_button_and_n_says_why(app: App) -> None:
    scene = open_kin(app, "pride", seed=3)
    play_to(app, scene, in_phase(Phase.BIDDING))
    assert scene.item("nil") is None
    done = actions_done(scene)
    press(app, pygame.K_n)
    assert actions_done(scene) == done
    assert scene.shown.captions.refusal == refusal_words(NoNil())


def test_a_bid_stays_between_the_lowest_and_thirteen(app: App) -> None:
    scene = open_kin(app, "pride", seed=3)
    play_to(app, scene, in_phase(Phase.BIDDING))
    press(app, *[pygame.K_PAGEUP] * 6, pygame.K_RETURN)
    assert Bid(13).text in actions_done(scene)


def test_the_second_partner_is_told_what_board_asks_and_why(app: App) -> None:
    """Rule 4 of League Spades: the second partner's bid brings the team to four."""
    scene = open_table(app, (None, None, None, None), 1, "pride")
    play_to(app, scene, in_phase(Phase.BIDDING))
    assert scene.submit(Bid(1))
    step(app, scene)  # the curtain
    play_to(app, scene, in_phase(Phase.BIDDING))
    assert scene.submit(Bid(5))
    step(app, scene)
    play_to(app, scene, in_phase(Phase.BIDDING))
    assert scene.shown.presenter.prompt(scene.shown.view) == UnderTheBoard(4, 3)
    press(app, *[pygame.K_DOWN] * 5)
    down = scene.item("step-1")
    assert down is not None
    assert down.tip == refusal_words(UnderTheBoard(4, 3))
    click(app, down.rect.center)
    assert scene.shown.captions.refusal == down.tip
    texts = {item.key: getattr(item, "text", "") for item in scene.items}
    assert texts["amount"] == "3"
    assert texts["team"] == team_words(4)
    turn = scene.shown.view.seat
    assert turn is not None
    names = scene.shown.names
    assert texts["partner"] == partner_words(names[turn - 2], Bid(1), names[turn])


# -- looking --------------------------------------------------------------------------------------------------


def test_whoever_may_bid_blind_nil_is_told_why(app: App) -> None:
    """Rule 2 of Spades."""
    scene = behind(app, 283)
    go_on(app, scene)
    assert label(scene, "head") == behind_words(283, None)
    shared = behind(app, 283, SHARED["spades"])
    go_on(app, shared)
    open_curtain(app)
    go_on(app, shared)
    assert label(shared, "head") == behind_words(283, ["Ann", "Cleo"])


def test_the_partner_is_told_by_name(app: App) -> None:
    scene = dealt(app, "spades", HANDS["spades"], dealer=3)
    go_on(app, scene)
    assert label(scene, "partner") == partner_words("Cleo", None, None)


def test_what_the_team_bids_is_no_wider_than_the_buttons(
    open_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(speed="instant", muted=True, text_size="larger")
    scene = open_kin(app, "spades", seed=3)
    play_to(app, scene, in_phase(Phase.BIDDING))
    monkeypatch.setattr(type(scene.panel), "_together", lambda _: team_words(4))
    scene.refresh()
    items = {item.key: item for item in scene.items}
    team, buttons = items["team"], items["bid"].rect.union(items["nil"].rect)
    assert isinstance(team, Label)
    assert team.text.startswith(team_words(4))
    assert app.canvas.type.size(team.text, team.role)[0] <= buttons.width


def test_a_bid_begins_at_what_the_hand_is_good_for(app: App) -> None:
    scene = dealt(app, "spades", HANDS["spades"], dealer=3)
    go_on(app, scene)
    assert label(scene, "amount") == "13", "all spades"


def test_cards_that_were_not_looked_at_stay_face_down(app: App) -> None:
    scene = behind(app, 120)
    go_on(app, scene)
    own = set(scene.table.record.rounds[-1][-1].hands[0])
    assert in_phase(Phase.LOOK)(scene.shown.view)
    assert not faces(scene) & own
    backs = [key for key in scene.shown.stage.sprites if key.startswith("0:")]
    assert len(backs) == 13
    press(app, pygame.K_l)
    assert actions_done(scene)[-1] == Look().text
    go_on(app, scene)
    assert in_phase(Phase.BIDDING)(scene.shown.view)
    assert own <= faces(scene)


def test_a_frame_before_looking_depends_on_no_card(app: App) -> None:
    scene = behind(app, 120)
    go_on(app, scene)
    settle(app)
    picture = pixels(app)
    state = scene.table.record.rounds[-1][-1]
    first, second, *others = state.hands
    swapped = (second, first, *others)
    scene.table.record.rounds[-1][-1] = replace(state, deal=type(state.deal)(swapped), hands=swapped)
    resize(app, (1280, 720))
    settle(app)
    assert pixels(app) == picture


@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_a_second_click_on_blind_nil_takes_it_back_in_every_language(open_app: OpenApp, text_size: str) -> None:
    app = open_app(speed="instant", muted=True, text_size=text_size)
    scene = behind(app, 120)
    go_on(app, scene)
    for code in named_languages():
        app.settings.language = code
        app.apply_settings()
        settle(app)
        ask = scene.item("blind")
        assert ask is not None
        for place in (ask.rect.midleft, (ask.rect.right - 1, ask.rect.centery)):
            click(app, place)
            assert label(scene, "worth") == nil_worth(blind=True)
            assert_layout(scene)
            click(app, place)
            assert label(scene, "worth") == blind_offer()
            assert actions_done(scene) == []


def test_b_arms_blind_nil_and_enter_bids_it_and_turns_the_cards_up(app: App) -> None:
    scene = behind(app, 120)
    go_on(app, scene)
    press(app, pygame.K_b)
    assert actions_done(scene) == [], "200 points are not lost at one press"
    assert label(scene, "sentence") == asked_words(ArmedNil(blind=True))
    assert label(scene, "detail") == armed_hint("Enter", blind=True)
    assert_layout(scene)
    press(app, pygame.K_RETURN)
    assert BlindNil().text in actions_done(scene)
    assert scene.shown.presenter.calls(scene.table.view(0))[0].text == call_words(BlindNil())
    play_to(app, scene, in_phase(Phase.PLAY))
    assert set(scene.shown.view.hand) <= faces(scene)


@pytest.mark.parametrize("other", [pygame.K_b, pygame.K_TAB, pygame.K_RIGHT, pygame.K_ESCAPE, pygame.K_x])
def test_any_other_key_takes_an_armed_blind_nil_back(app: App, other: int) -> None:
    scene = behind(app, 120)
    go_on(app, scene)
    press(app, pygame.K_b, other)
    assert scene.item("confirm") is None
    assert top(app) is scene
    scene.focus("look")
    press(app, pygame.K_RETURN)
    assert actions_done(scene) == [Look().text]


def test_behind_the_curtain_too_the_cards_stay_face_down(app: App) -> None:
    scene = behind(app, 120, SHARED["spades"])
    go_on(app, scene)
    open_curtain(app)
    go_on(app, scene)
    assert scene.shown.viewer == 0
    assert in_phase(Phase.LOOK)(scene.shown.view)
    held = {card for hand in scene.table.record.rounds[-1][-1].hands for card in hand}
    assert not faces(scene) & held


# -- taking a bid back ----------------------------------------------------------------------------------------


def test_a_bid_is_taken_back_until_the_next_player_has_spoken(open_app: OpenApp) -> None:
    """Rule 4 of League Spades; the next player waits a moment before he speaks."""
    app = open_app(speed="fast", muted=True)
    scene = open_kin(app, "pride", seed=3)
    play_to(app, scene, in_phase(Phase.BIDDING))
    before = actions_done(scene)
    assert scene.submit(Bid(4))
    scene.wait(120)
    app.turn(0.3)
    assert actions_done(scene) == [*before, "bid 4"]
    press(app, pygame.K_u)
    assert actions_done(scene) == before
    play_to(app, scene, in_phase(Phase.BIDDING))
    assert scene.submit(Bid(3))
    play_to(app, scene, in_phase(Phase.PLAY))
    press(app, pygame.K_u)
    assert "bid 3" in actions_done(scene)


def test_what_is_asked_fills_a_tall_window(app: App) -> None:
    scene = open_kin(app, "spades", seed=3)
    play_to(app, scene, in_phase(Phase.BIDDING))
    settle(app)
    usual = {item.key: item.rect.width for item in scene.items if item.key in ("bidding", "bid")}
    assert {item.scale for item in scene.items} == {1.0}
    resize(app, (800, 1200))
    tall = {item.key: item for item in scene.items if item.key in ("bidding", "bid")}
    (scale,) = {item.scale for item in tall.values()}
    assert all(abs(item.rect.width - scale * app.canvas.unit * usual[key]) <= 2 for key, item in tall.items())
    assert scale * app.canvas.unit >= 1.6 * 800 / 1280, "as large as in a window of more than half as much width again"
    assert_layout(scene)
    click(app, tall["bid"].rect.center)
    assert narrow(scene.table.view(0), PartnerBoard).board.bids[0] is not None


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (800, 1200), (2560, 1440)])
def test_the_offer_of_blind_nil_needs_no_smaller_letters_in_the_largest_text(
    open_app: OpenApp, size: tuple[int, int]
) -> None:
    app = open_app(size, text_size="larger", muted=True, speed="instant")
    scene = behind(app, 100)
    go_on(app, scene)
    assert scene.shown.view.board.phase is Phase.LOOK
    roles = [item.role for item in scene.items if isinstance(item, Label) and item.key == "sentence"]
    assert roles == [SENTENCE]


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("shared", [False, True])
def test_long_names_leave_the_words_for_the_partners_bid_their_room(
    open_app: OpenApp, text_size: str, *, shared: bool
) -> None:
    app = open_app((800, 600), muted=True, speed="instant", text_size=text_size, language="de")
    names = ("Wwwwwwwwwwwwwwww", "Ben", "Mmmmmmmmmmmmmmmm", "Dan")
    levels = (None, "casual", None if shared else "casual", "casual")
    seats = tuple(SeatSetup(name, level) for name, level in zip(names, levels, strict=True))
    scene = show_table(app, Table.start(MatchSetup(seats, {}, 3, "spades"), app.store))
    play_to(app, scene, in_phase(Phase.BIDDING))
    found = next(item for item in scene.items if item.key == "partner")
    assert isinstance(found, Label)
    assert found.fits(app.canvas)
    assert CUT in found.text
    assert names[2] in found.called or names[0] in found.called
