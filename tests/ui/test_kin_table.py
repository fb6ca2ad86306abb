"""Spades, League Spades and Spidge at the table: what is asked, shown and hidden in each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from goodge.engine.actions import Bid, BlindNil, Look, Nil, PlayCard
from goodge.engine.cards import Card
from goodge.engine.events import DealerDrawn
from goodge.engine.game import Phase
from goodge.table import course
from goodge.table.match_table import AnyView
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.ui.app import App
from goodge.ui.scenes.curtain import CurtainScene
from goodge.ui.scenes.last_trick import LastTrickScene
from goodge.ui.scenes.table import TableScene
from goodge.ui.tabletop.carditem import CardItem
from goodge.ui.tabletop.places import exposed
from goodge.ui.tabletop.plates import Plate

from .checks import SIZES, assert_layout, click, drag, pixels, press, resize, settle
from .kin import KIN, PEOPLE, SHARED, behind, dealt, faces, in_phase, open_kin, play_to, step
from .tables import go_on, open_table

OpenApp = Callable[..., App]


def my_actions(scene: TableScene) -> list[str]:
    return [action.text for action in scene.table.record.rounds[-1][-1].actions]


def check_every_size(app: App, scene: TableScene) -> None:
    for size in SIZES:
        resize(app, size)
        assert_layout(scene)


# -- layout ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("game", ["spades", "pride"])
def test_bidding_and_play_are_laid_out_at_every_size(open_app: OpenApp, game: str, text_size: str) -> None:
    app = open_app(speed="instant", muted=True, text_size=text_size)
    scene = open_kin(app, game, seed=3)
    play_to(app, scene, in_phase(Phase.BIDDING))
    check_every_size(app, scene)
    play_to(app, scene, lambda view: len(view.board.tricks) == 3 and len(view.board.trick.cards) > 0)
    check_every_size(app, scene)


@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_looking_is_laid_out_at_every_size(open_app: OpenApp, text_size: str) -> None:
    app = open_app(speed="instant", muted=True, text_size=text_size)
    scene = behind(app, 120)
    go_on(app, scene)
    assert in_phase(Phase.LOOK)(scene.view)
    check_every_size(app, scene)


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_dummy_is_laid_out_wherever_it_lies(open_app: OpenApp, dealer: int, text_size: str) -> None:
    app = open_app(speed="instant", muted=True, text_size=text_size)
    scene = open_kin(app, "spidge", seed=3, target=7)
    play_to(app, scene, lambda view: view.board.dealer == dealer and len(view.board.tricks) == 1)
    check_every_size(app, scene)


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_every_card_of_the_dummy_shows_its_index(app: App, dealer: int) -> None:
    """A card's corner is a fifth of its width and a third of its height; at 1280x720 its letters have 16 pixels."""
    scene = open_kin(app, "spidge", seed=3, target=7)
    play_to(app, scene, lambda view: view.board.dealer == dealer)
    poses = scene.stage.poses(scene.view, 1)
    for pose, rect in zip(poses, exposed(poses), strict=True):
        assert pose.height >= 112
        assert rect.width >= pose.height * 5 / 7 * 0.26
        assert rect.height >= pose.height * 0.4
        assert app.canvas.rect.contains(rect)


# -- bidding --------------------------------------------------------------------------------------------------


def test_up_and_down_change_the_bid_and_enter_makes_it(app: App) -> None:
    scene = open_kin(app, "spades", seed=3)
    play_to(app, scene, in_phase(Phase.BIDDING))
    press(app, pygame.K_UP, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN)
    assert Bid(4).text in my_actions(scene)


def test_n_bids_nil(app: App) -> None:
    scene = open_kin(app, "spades", seed=3)
    play_to(app, scene, in_phase(Phase.BIDDING))
    press(app, pygame.K_n)
    assert Nil().text in my_actions(scene)
    assert scene.presenter.calls(scene.table.view(0))[0].text == "Nil"


def test_without_nil_there_is_no_button_and_n_says_why(app: App) -> None:
    scene = open_kin(app, "pride", seed=3)
    play_to(app, scene, in_phase(Phase.BIDDING))
    assert scene.item("nil") is None
    done = my_actions(scene)
    press(app, pygame.K_n)
    assert my_actions(scene) == done
    assert scene.message == "No nil is bid here: bid how many tricks you will take."


def test_a_bid_stays_between_the_lowest_and_thirteen(app: App) -> None:
    scene = open_kin(app, "pride", seed=3)
    play_to(app, scene, in_phase(Phase.BIDDING))
    press(app, *[pygame.K_PAGEUP] * 6, pygame.K_RETURN)
    assert Bid(13).text in my_actions(scene)


def test_the_second_partner_is_told_what_board_asks_of_him(app: App) -> None:
    """Rule 4 of League Spades: the second partner's bid brings the team to four."""
    scene = open_table(app, (None, None, None, None), 1, "pride")
    play_to(app, scene, in_phase(Phase.BIDDING))
    assert scene.submit(Bid(1))
    step(app, scene)  # the curtain
    play_to(app, scene, in_phase(Phase.BIDDING))
    assert scene.submit(Bid(5))
    step(app, scene)
    play_to(app, scene, in_phase(Phase.BIDDING))
    assert "bid 3 tricks or more" in scene.presenter.what_to_do(scene.view, "Ann")
    press(app, *[pygame.K_DOWN] * 5)
    texts = {item.key: getattr(item, "text", "") for item in scene.items}
    assert texts["amount"] == "3"
    assert texts["team"] == "Together the team bids 4"
    assert texts["partner"].endswith("the partner, has bid 1")


# -- looking --------------------------------------------------------------------------------------------------


def test_cards_that_were_not_looked_at_stay_face_down(app: App) -> None:
    scene = behind(app, 120)
    go_on(app, scene)
    own = set(scene.table.record.rounds[-1][-1].hands[0])
    assert in_phase(Phase.LOOK)(scene.view)
    assert not faces(scene) & own
    backs = [key for key in scene.stage.sprites if key.startswith("0:")]
    assert len(backs) == 13
    press(app, pygame.K_l)
    assert my_actions(scene)[-1] == Look().text
    go_on(app, scene)
    assert in_phase(Phase.BIDDING)(scene.view)
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


def test_b_bids_blind_nil_and_turns_the_cards_up(app: App) -> None:
    scene = behind(app, 120)
    go_on(app, scene)
    press(app, pygame.K_b)
    assert BlindNil().text in my_actions(scene)
    assert scene.presenter.calls(scene.table.view(0))[0].text == "Blind nil"
    play_to(app, scene, in_phase(Phase.PLAY))
    assert set(scene.view.hand) <= faces(scene)


def test_behind_the_curtain_too_the_cards_stay_face_down(app: App) -> None:
    scene = behind(app, 120, SHARED["spades"])
    go_on(app, scene)
    assert isinstance(app.top, CurtainScene)
    press(app, pygame.K_RETURN)
    go_on(app, scene)
    assert scene.viewer == 0
    assert in_phase(Phase.LOOK)(scene.view)
    held = {card for hand in scene.table.record.rounds[-1][-1].hands for card in hand}
    assert not faces(scene) & held


# -- taking a bid back ----------------------------------------------------------------------------------------


def test_a_bid_is_taken_back_until_the_next_player_has_spoken(open_app: OpenApp) -> None:
    """Rule 4 of League Spades; the next player waits a moment before he speaks."""
    app = open_app(speed="fast", muted=True)
    scene = open_kin(app, "pride", seed=3)
    play_to(app, scene, in_phase(Phase.BIDDING))
    before = my_actions(scene)
    assert scene.submit(Bid(4))
    scene.wait(30)
    app.turn(0.3)
    assert my_actions(scene) == [*before, "bid 4"]
    press(app, pygame.K_u)
    assert my_actions(scene) == before
    play_to(app, scene, in_phase(Phase.BIDDING))
    assert scene.submit(Bid(3))
    play_to(app, scene, in_phase(Phase.PLAY))
    press(app, pygame.K_u)
    assert "bid 3" in my_actions(scene)


def test_a_bid_is_taken_back_from_the_curtain(app: App) -> None:
    scene = open_table(app, (None, None, None, None), 1, "pride")
    play_to(app, scene, in_phase(Phase.BIDDING))
    first = scene.viewer
    assert scene.submit(Bid(4))
    go_on(app, scene)
    assert isinstance(app.top, CurtainScene)
    item = app.top.item("back")
    assert item is not None
    click(app, item.rect.center)
    assert my_actions(scene) == []
    go_on(app, scene)
    assert isinstance(app.top, CurtainScene), "the screen goes back to the one who bid"
    press(app, pygame.K_RETURN)
    go_on(app, scene)
    assert scene.viewer == first


def test_no_curtain_offers_what_the_rules_do_not_allow(app: App) -> None:
    scene = open_table(app, (None, None, None, None), 1, "spades")
    play_to(app, scene, in_phase(Phase.BIDDING))
    assert scene.submit(Bid(4))
    go_on(app, scene)
    assert isinstance(app.top, CurtainScene)
    assert app.top.item("back") is None
    press(app, pygame.K_u)
    assert my_actions(scene) == ["bid 4"]


# -- the draw for the first deal ------------------------------------------------------------------------------


def tied_cut() -> int:
    """A seed whose cut is tied at first."""
    seats = tuple(SeatSetup(name, "novice") for name in ("Ann", "Ben", "Cleo"))
    for seed in range(1, 500):
        drawn = course.begin(MatchSetup(seats, {}, seed, "spidge"))[1][0]
        assert isinstance(drawn, DealerDrawn)
        if len(drawn.draws) > 1:
            return seed
    raise AssertionError("no tie")


def test_the_cut_is_shown_round_by_round_until_one_is_highest(open_app: OpenApp) -> None:
    """Rule 2 of Spidge: ties cut again."""
    app = open_app(speed="normal", muted=True)
    scene = open_kin(app, "spidge", seed=tied_cut())
    scene.wait(30)
    told: list[str] = []
    for _ in range(2000):
        app.turn(0.05)
        if scene.is_drawing:
            assert not scene._furniture._hand_items(app.canvas)
            assert all(not plate.facts.is_dealer for plate in plates(scene).values())
        if scene.news and scene.news not in told:
            told.append(scene.news)
        if scene.panel is not None:
            break
        scene.wait(30)
    ties = [words for words in told if words.endswith("they cut again")]
    dealer = scene.names[scene.view.board.dealer]
    assert ties
    assert f"{dealer} has the highest card, and deals first" in told
    assert told.index(ties[0]) < told.index(f"{dealer} has the highest card, and deals first")


def test_a_draw_is_hurried_by_a_click_and_leaves_nothing_behind(open_app: OpenApp) -> None:
    app = open_app(speed="slow", muted=True)
    scene = open_kin(app, "pride", seed=4)
    scene.wait(30)
    app.turn(0.05)
    assert {"pack:0", "drawn:0"} <= set(scene.stage.sprites)
    click(app, scene.places.middle.center)
    assert not scene.is_drawing
    assert all(not key.startswith(("pack:", "drawn:")) for key in scene.stage.sprites)


def plates(scene: TableScene) -> dict[str, Plate]:
    return {item.key: item for item in scene.items if isinstance(item, Plate)}


# -- the dummy ------------------------------------------------------------------------------------------------


def dummy_acts(view: AnyView) -> bool:
    return view.board.acting == view.board.dummy and len(view.hand) > 1


def test_left_right_and_enter_play_from_the_dummy(app: App) -> None:
    """Rule 3 of Spidge: the dealer plays it."""
    scene = open_kin(app, "spidge", seed=3, target=7)
    play_to(app, scene, dummy_acts)
    legal = {action.card.text for action in scene.view.legal if isinstance(action, PlayCard)}
    for _ in range(4):
        press(app, pygame.K_RIGHT)
        assert scene.focus_key in legal
    chosen = scene.focus_key
    assert chosen is not None
    assert Card.parse(chosen) in (scene.view.dummy or ())
    press(app, pygame.K_RETURN)
    assert f"play {chosen}" in my_actions(scene)


def test_a_click_on_the_other_hand_says_whose_turn_it_is(app: App) -> None:
    scene = open_kin(app, "spidge", seed=3, target=7)
    play_to(app, scene, dummy_acts)
    own = scene.view.hand[0]
    item = scene.item(own.text)
    assert isinstance(item, CardItem)
    done = my_actions(scene)
    click(app, item.rect.center)
    settle(app)
    assert my_actions(scene) == done
    assert scene.message is not None
    assert scene.message.endswith("is not in the dummy, whose turn it is.")


def test_a_card_of_the_dummy_is_dragged_to_the_middle(app: App) -> None:
    scene = open_kin(app, "spidge", seed=3, target=7)
    play_to(app, scene, dummy_acts)
    card = next(action.card for action in scene.view.legal if isinstance(action, PlayCard))
    item = scene.item(card.text)
    assert item is not None
    start, done = item.rect.center, len(my_actions(scene))
    drag(app, start, (start[0] + 30, start[1] + 20))
    assert len(my_actions(scene)) == done
    settle(app)
    drag(app, start, (scene.places.width // 2, round(scene.places.trick_y)))
    assert my_actions(scene)[done] == f"play {card.text}"


def test_the_hand_that_does_not_act_is_dimmed(app: App) -> None:
    scene = open_kin(app, "spidge", seed=3, target=7)
    play_to(app, scene, dummy_acts)
    settle(app)
    assert all(scene.stage.sprites[card.text].dim == 1.0 for card in scene.view.hand)
    play_to(app, scene, lambda view: view.board.dealer == 0 and view.board.acting != view.board.dummy)
    settle(app)
    assert all(scene.stage.sprites[card.text].dim == 1.0 for card in scene.view.dummy or ())


def test_only_the_dealer_may_touch_the_dummy(app: App) -> None:
    scene = open_kin(app, "spidge", seed=3, target=7)
    play_to(app, scene, lambda view: view.board.dealer != 0)
    assert all(scene.item(card.text) is None for card in scene.view.dummy or ())
    assert set(scene.view.dummy or ()) <= faces(scene)


def test_every_hand_lies_where_it_comes_in_the_order_of_play(app: App) -> None:
    for dealer in range(3):
        scene = open_kin(app, "spidge", seed=3, target=7)
        play_to(app, scene, lambda view, dealer=dealer: view.board.dealer == dealer)  # type: ignore[misc]
        own = scene.view.board.own_hand(0)
        sides = [scene.places.side((own + step) % 4) for step in range(4)]
        assert sides == ["bottom", "left", "top", "right"]


# -- jokers that cancel (rule 5 of Spidge) --------------------------------------------------------------------

HANDS = (
    "LittleJoker 8S 9S 10S JS 3D 4D 5D 6D 7D 8D 9D 10D",
    "BigJoker QS KS AS 3H 4H 5H 6H 7H 8H 9H 10H JH",
    "2S 3S 4S 5S 2C 3C 4C 5C 6C 7C 8C 9C QC",
    "6S 7S JD QD KD AD QH KH AH 10C JC KC AC",
)


def test_both_jokers_are_struck_out_and_nothing_wins_until_another_card_comes(open_app: OpenApp) -> None:
    app = open_app(speed="instant", muted=True)
    scene = dealt(app, "spidge", HANDS, dealer=0, levels=(None, None, None))
    for text in ("3D", "JH", "2C", "AD"):
        act(app, scene, text)
    assert scene.table.view(None).board.captured == (0, 0, 0, 1), "Ann leads"
    for text in ("10C", "LittleJoker", "BigJoker", "3C"):
        act(app, scene, text)
    trick = scene.table.record.rounds[-1][-1].board.tricks[-1]
    assert scene.presenter.struck(trick.cards) == {Card.parse("LittleJoker"), Card.parse("BigJoker")}
    assert "cancelled" in scene.presenter.trick_won(trick, "Ann")
    uncover(app, scene)
    press(app, pygame.K_l)
    assert isinstance(app.top, LastTrickScene)
    assert_layout(app.top)


def uncover(app: App, scene: TableScene) -> None:
    """Lets time pass, and whoever is next take the screen."""
    go_on(app, scene)
    while isinstance(app.top, CurtainScene):
        press(app, pygame.K_RETURN)
        go_on(app, scene)


def act(app: App, scene: TableScene, text: str) -> None:
    """Whoever is to act plays this card."""
    uncover(app, scene)
    assert scene.submit(PlayCard(Card.parse(text))), scene.message


def test_after_both_jokers_of_a_joker_lead_any_card_may_come_and_nothing_glows(app: App) -> None:
    hands = [hand.replace("LittleJoker", "2S") if number == 0 else hand for number, hand in enumerate(HANDS)]
    hands[2] = hands[2].replace("2S", "LittleJoker")
    scene = dealt(app, "spidge", hands, dealer=0, levels=(None, None, None))
    for text in ("3D", "QS", "2C", "AD", "BigJoker", "LittleJoker"):
        act(app, scene, text)
    uncover(app, scene)
    words = scene.presenter.what_to_do(scene.view, None)
    assert words == "From the hand – the jokers have cancelled each other: play any card"
    settle(app)
    app.draw()
    assert [scene.stage.sprites[key].glow for key in scene.trick_keys()] == [0.0, 0.0]
    act(app, scene, "KH")
    uncover(app, scene)
    assert scene.presenter.what_to_do(scene.view, None) == "No Hearts in this hand: play any card"


def test_a_struck_card_is_dimmed_and_neither_glows(app: App) -> None:
    scene = dealt(app, "spidge", HANDS, dealer=0, levels=(None, None, None))
    for text in ("3D", "JH", "2C", "AD", "10C", "LittleJoker", "BigJoker"):
        act(app, scene, text)
    uncover(app, scene)
    settle(app)
    app.draw()
    for name in ("LittleJoker", "BigJoker"):
        assert scene.stage.sprites[name].dim == 1.0
        assert scene.stage.sprites[name].glow == 0.0
    assert scene.stage.sprites["10C"].glow == 1.0


# -- every game -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", KIN)
def test_drawing_twice_gives_the_same_picture(app: App, game: str) -> None:
    scene = open_kin(app, game, seed=3)
    play_to(app, scene, lambda view: len(view.board.tricks) == 2)
    settle(app)
    assert pixels(app) == pixels(app)


@pytest.mark.parametrize("game", KIN)
def test_a_frame_depends_on_nothing_that_the_viewer_cannot_see(app: App, game: str) -> None:
    """Two matches that differ in the cards of two hidden hands alone look alike."""
    scene = open_kin(app, game, seed=3)
    play_to(app, scene, lambda view: view.board.dummy is None or view.board.own_hand(0) == 3)
    settle(app)
    picture = pixels(app)
    state = scene.table.record.rounds[-1][-1]
    a, b = (hand for hand in range(4) if hand not in (scene.view.board.own_hand(0), scene.view.board.dummy, 1))
    sizes = [len(hand) for hand in state.hands]
    hands = list(state.hands)
    common = min(sizes[a], sizes[b])
    hands[a], hands[b] = (*hands[b][:common], *hands[a][common:]), (*hands[a][:common], *hands[b][common:])
    scene.table.record.rounds[-1][-1] = replace(state, hands=tuple(hands))
    scene.on_resize()
    scene.refresh()
    settle(app)
    assert pixels(app) == picture


@pytest.mark.parametrize("game", KIN)
def test_a_wrong_card_says_why(app: App, game: str) -> None:
    scene = open_kin(app, game, seed=3)
    play_to(app, scene, lambda view: 0 < len(view.legal) < len(view.acting_hand) and bool(view.board.trick.cards))
    legal = {action.card for action in scene.view.legal if isinstance(action, PlayCard)}
    card = next(card for card in scene.view.acting_hand if card not in legal)
    done = my_actions(scene)
    item = scene.item(card.text)
    assert item is not None
    click(app, item.rect.center)
    settle(app)
    assert my_actions(scene) == done
    assert scene.message == scene.table.why_illegal(PlayCard(card))


def test_the_game_at_the_table_has_seats_for_all(app: App) -> None:
    for game, levels in PEOPLE.items():
        scene = open_table(app, levels, 1, game)
        assert len(scene.names) == len(levels)
        assert len(plates(scene)) >= len(levels)
