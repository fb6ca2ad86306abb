"""Spidge at the table: the open dummy and the hand that acts, jokers that cancel, and the cut for the first deal."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pygame
import pytest

from goodge.engine.actions import PlayCard
from goodge.engine.cards import Card, Suit
from goodge.engine.events import DealerDrawn
from goodge.engine.game import AnyView
from goodge.engine.refusals import NotInHand
from goodge.table import course
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.ui.drawing.canvas import Canvas
from goodge.ui.drawing.theme import TEXT_SCALES, Colour, Role
from goodge.ui.program.app import App
from goodge.ui.scenes.table.curtain import CurtainScene
from goodge.ui.scenes.table.last_trick import LastTrickScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.tabletop.carditem import CardItem
from goodge.ui.tabletop.cardsize import card_height, plate_size
from goodge.ui.tabletop.facts import PlateFacts
from goodge.ui.tabletop.fans import exposed, outline
from goodge.ui.tabletop.matchstate import MatchState
from goodge.ui.tabletop.platefaces import portrait_place
from goodge.ui.tabletop.platelayouts import TOP
from goodge.ui.tabletop.plates import Plate
from goodge.ui.wording import happenings
from goodge.ui.wording.prompts import FromHand, NoneOfSuit, Prompt
from goodge.ui.wording.refusals import refusal_words

from .checks import assert_layout, click, drag, press, settle
from .kin import actions_done, check_every_size, dealt, faces, open_kin, open_spidge, plates, play_to
from .tables import go_on, open_curtain

OpenApp = Callable[..., App]


# -- the dummy ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_dummy_is_laid_out_wherever_it_lies(open_app: OpenApp, dealer: int, text_size: str) -> None:
    app = open_app(speed="instant", muted=True, text_size=text_size)
    scene = open_spidge(app, dealer)
    play_to(app, scene, lambda view: len(view.board.tricks) == 1)
    check_every_size(app, scene)


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_every_card_of_the_dummy_shows_its_index(app: App, dealer: int) -> None:
    """A card's corner is a fifth of its width, and the whole of its edge is in sight."""
    scene = open_spidge(app, dealer)
    go_on(app, scene)
    poses = scene.shown.stage.poses(scene.shown.view, 1)
    for pose, rect in zip(poses, exposed(poses), strict=True):
        assert pose.height >= 152
        assert rect.width >= pose.height * 5 / 7 * 0.26
        assert rect.height >= pose.height - 1
        assert app.canvas.rect.contains(rect)


SIX = [(800, 600), (960, 600), (1280, 720), (1920, 1080), (800, 1200), (1080, 1920)]


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("size", SIX)
def test_dummy_trick_and_hand_have_cards_of_one_size_wherever_the_dummy_lies(
    open_app: OpenApp, size: tuple[int, int], text_size: str
) -> None:
    """At 1280x720 a card is half as large again as when the dummy lay over a cross of four."""
    app = open_app(size, speed="instant", muted=True, text_size=text_size)
    heights = set[float]()
    for dealer in range(3):
        scene = open_spidge(app, dealer)
        go_on(app, scene)
        shown = scene.shown
        for hand in (shown.places.anchor, shown.view.board.dummy or 0):
            heights |= {pose.height for pose in shown.stage.poses(shown.view, hand)}
        heights |= {shown.places.trick(hand).height for hand in range(4)}
    assert len(heights) == 1
    assert heights.pop() >= app.canvas.px(152)
    assert scene.shown.places.card == card_height(app.canvas, 4, has_dummy=True)


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1440)])
def test_large_cards_are_larger_where_a_dummy_lies_as_well(open_app: OpenApp, size: tuple[int, int]) -> None:
    heights = []
    for card_size in ("normal", "large"):
        app = open_app(size, speed="instant", muted=True, card_size=card_size)
        places = open_spidge(app, dealer=2).shown.places
        outer = min(places.trick(hand).y for hand in (1, 3)) - places.card / 2
        assert outer > places.open_row.bottom + app.canvas.px(8)
        assert places.trick(places.anchor).y + places.card / 2 < places.sentence.top - app.canvas.px(8)
        heights.append(places.card)
    row = app.canvas.px(172)  # the widest cards that a row has room for at 1280 units
    assert heights[1] >= 1.02 * heights[0] or heights[1] >= row


@pytest.mark.parametrize("size", SIX)
def test_a_dummys_cards_begin_or_end_at_its_side(open_app: OpenApp, size: tuple[int, int]) -> None:
    app = open_app(size, speed="instant", muted=True)
    for dealer in range(3):
        scene = open_spidge(app, dealer)
        go_on(app, scene)
        places, dummy = scene.shown.places, scene.shown.view.board.dummy
        assert dummy is not None
        plate, cards = places.plate(dummy), [outline(pose) for pose in places.open_hand(5).poses(5)]
        if places.side(dummy) == "left":
            assert cards[0].left < plate.left < plate.centerx < cards[-1].right
        elif places.side(dummy) == "right":
            assert cards[0].left < plate.centerx < plate.right < cards[-1].right + app.canvas.px(4)
        else:
            middle = (cards[0].left + cards[-1].right) / 2
            assert plate.right < cards[0].left or abs(middle - places.width / 2) <= 1
        if places.side(dummy) != "top":
            assert plate.top > cards[0].bottom, "its plate lies under them"


@pytest.mark.parametrize("dealer", [0, 1, 2])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (800, 1200)])
def test_dummy_plates_and_trick_have_clear_gaps_between_them(
    open_app: OpenApp, size: tuple[int, int], dealer: int
) -> None:
    app = open_app(size, speed="instant", muted=True)
    shown = open_spidge(app, dealer=dealer).shown
    places, dummy, px = shown.places, shown.view.board.dummy, app.canvas.px
    assert dummy is not None
    plates = [places.plate(hand) for hand in range(4) if hand != places.anchor]
    below = [
        low.top - high.bottom for high, low in permutations(plates, 2) if low.top >= high.bottom and _is_over(high, low)
    ]
    assert all(gap >= px(18) for gap in below), "no stair with narrow steps"
    row = places.open_row
    trick = [outline(places.trick(hand)) for hand in range(4)]
    assert all(card.top - row.bottom >= px(15) for card in trick if card.top >= row.bottom and _is_over(row, card))
    across = places.hand_across
    if across != dummy:
        backs = [outline(pose) for pose in places.small_hand(across, 13).poses(13)]
        face = portrait_place(app.canvas, places.plate(dummy))
        assert all(face.left - back.right >= px(14) for back in backs if face.left > back.left and _beside(face, back))


@pytest.mark.parametrize("dealer", [1, 2])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
def test_a_plate_beside_no_call_lies_well_below_the_seat_across(
    open_app: OpenApp, size: tuple[int, int], dealer: int
) -> None:
    """The backs of that seat are not taken for its own; nor are its own for those of who sits below."""
    app = open_app(size, speed="instant", muted=True)
    shown = open_spidge(app, dealer=dealer).shown
    places, dummy, px = shown.places, shown.view.board.dummy, app.canvas.px
    side = next(hand for hand in range(4) if hand not in (dummy, places.hand_across, places.anchor))
    below = places.own_plate if places.side(side) == "left" else places.tools
    over = places.plate(side).top - places.plate(places.hand_across).bottom
    under = below.top - max(outline(pose).bottom for pose in places.small_hand(side, 13).poses(13))
    assert min(over, under) >= px(21)
    assert over >= px(43) or abs(over - under) <= px(4), "as much as there is room for"


@pytest.mark.parametrize("text", ["normal", "larger"])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1440)])
def test_a_dummys_plate_across_the_table_is_next_to_its_cards(
    open_app: OpenApp, size: tuple[int, int], text: str
) -> None:
    """They lie over the plate of another; no card of the trick comes between."""
    app = open_app(size, speed="instant", muted=True, text_size=text)
    scene = open_spidge(app, dealer=0)
    go_on(app, scene)
    places, dummy = scene.shown.places, scene.shown.view.board.dummy
    assert dummy is not None
    assert dummy == places.hand_across
    plate, cards = places.plate(dummy), [outline(pose) for pose in places.open_hand(13).poses(13)]
    assert plate.top == cards[0].top
    assert 0 < cards[0].left - plate.right <= app.canvas.px(20)
    assert outline(places.trick(dummy)).top - plate.bottom >= app.canvas.px(4), "it lies below both"
    left = places.plate((places.anchor + 1) % 4)
    assert portrait_place(app.canvas, plate).left - left.right >= app.canvas.px(10)


@pytest.mark.parametrize("text", ["normal", "large", "larger"])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080), (2560, 1440)])
def test_both_plates_at_the_sides_lie_level_under_a_dummy_across_the_table(
    open_app: OpenApp, size: tuple[int, int], text: str
) -> None:
    """In larger text they are as high as the room under it; their words keep apart, the cards being told by the backs.

    That of the hand at the bottom stands below the backs of one.
    """
    app = open_app(size, speed="instant", muted=True, text_size=text)
    scene = open_spidge(app, dealer=0)
    go_on(app, scene)
    places = scene.shown.places
    left, right = (places.plate((places.anchor + turn) % 4) for turn in (1, 3))
    assert left.top == right.top
    backs = [outline(pose) for pose in places.small_hand((places.anchor + 1) % 4, 13).poses(13)]
    assert places.own_plate.top - max(back.bottom for back in backs) >= app.canvas.px(14)
    if app.canvas.type.is_enlarged:
        layouts = {plate.layout for plate in plates(scene).values()}
        assert {(layout.total, layout.about) for layout in layouts if layout is not None} == {(TOP, None)}


@pytest.mark.parametrize("name", ["Cleo", "Maximilian"])
def test_total_and_tricks_of_a_low_plate_stand_apart_also_beside_a_long_name(
    app: App, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """One read "0 tricks 0 points" as one phrase."""
    canvas = Canvas.on(pygame.Surface((1280, 720)), app.art, TEXT_SCALES["larger"])
    rect = pygame.Rect((50, 50), [canvas.px(side) for side in plate_size(canvas, has_dummy=True)])
    facts = PlateFacts(name, "0", "tricks", "0 points", "0", note="spidge: 9 more", has_own_line=True)
    plate = Plate(key="plate", rect=rect, facts=facts, about=("10 cards",), is_turn=False, portrait="baker")
    shown = dict[str, pygame.Rect]()

    def noted(on: Canvas, text: str, role: Role, place: pygame.Rect, colour: Colour, align: str) -> pygame.Rect:
        run, at = on.type.placed(text, role, colour, place, align)
        shown[text] = run.get_bounding_rect(min_alpha=64).move(at.topleft)
        return at

    monkeypatch.setattr(Canvas, "text", noted)
    plate.draw(canvas, focused=False)
    assert set(shown) >= {name, "tricks", "0 points", "spidge: 9 more"}
    total, tricks = shown["0 points"], shown["tricks"]
    assert total.bottom < tricks.top or total.left - tricks.right >= canvas.px(14)
    assert total.bottom > tricks.top or total.left - shown[name].right >= canvas.px(9)
    assert shown["spidge: 9 more"].bottom <= rect.bottom - canvas.px(2)


@pytest.mark.parametrize("dealer", [0, 1, 2])
@pytest.mark.parametrize(
    ("size", "text"), [((800, 600), "normal"), ((960, 600), "normal"), ((800, 1200), "normal"), ((1280, 720), "larger")]
)
def test_lines_of_a_dummys_plate_stand_as_high_as_those_of_the_others(
    open_app: OpenApp, size: tuple[int, int], text: str, dealer: int
) -> None:
    app = open_app(size, speed="instant", muted=True, text_size=text)
    scene = open_spidge(app, dealer=dealer)
    dummy = scene.shown.view.board.dummy
    go_on(app, scene)
    heights = {
        key: [line.centery - plate.rect.top for line in plate._lines(app.canvas, plate._inner(app.canvas), way)]
        for key, plate in plates(scene).items()
        if (way := plate.layout) is not None
    }
    assert len(heights) == 4
    of_dummy = heights.pop(f"plate-{dummy}")
    is_low = dummy == scene.shown.places.hand_across and size[0] > size[1]  # over the highest card of a trick
    for key, lines in heights.items():
        assert len(lines) == 3, key
        assert is_low or all(abs(one - other) <= 1 for one, other in zip(lines, of_dummy, strict=True)), key
    assert dummy is not None
    plate = scene.shown.places.plate(dummy)
    last = of_dummy[1] if is_low else of_dummy[2]  # who plays it is told beside its tricks on a low plate
    assert abs(plate.height / 2 - (of_dummy[0] + last) / 2) <= app.canvas.px(4), "in its middle"


def _is_over(high: pygame.Rect, low: pygame.Rect) -> bool:
    return high.left < low.right and low.left < high.right


def _beside(one: pygame.Rect, other: pygame.Rect) -> bool:
    return one.top < other.bottom and other.top < one.bottom


def dummy_acts(view: AnyView) -> bool:
    return view.board.acting == view.board.dummy and len(view.hand) > 1


def test_left_right_and_enter_play_from_the_dummy(app: App) -> None:
    """Rule 3 of Spidge: the dealer plays it."""
    scene = open_spidge(app, dealer=0)
    play_to(app, scene, dummy_acts)
    legal = {action.card.text for action in scene.shown.view.legal if isinstance(action, PlayCard)}
    for _ in range(4):
        press(app, pygame.K_RIGHT)
        assert scene.focus_key in legal
    chosen = scene.focus_key
    assert chosen is not None
    assert Card.parse(chosen) in (scene.shown.view.dummy or ())
    press(app, pygame.K_RETURN)
    assert f"play {chosen}" in actions_done(scene)


def test_a_click_on_the_other_hand_says_whose_turn_it_is(app: App) -> None:
    scene = open_spidge(app, dealer=0)
    play_to(app, scene, dummy_acts)
    own = scene.shown.view.hand[0]
    item = scene.item(own.text)
    assert isinstance(item, CardItem)
    done = actions_done(scene)
    click(app, item.rect.center)
    settle(app)
    assert actions_done(scene) == done
    assert scene.shown.captions.refusal == refusal_words(NotInHand(own, dummy=True))


def test_a_card_of_the_dummy_is_dragged_to_the_middle(app: App) -> None:
    scene = open_spidge(app, dealer=0)
    play_to(app, scene, dummy_acts)
    card = next(action.card for action in scene.shown.view.legal if isinstance(action, PlayCard))
    item = scene.item(card.text)
    assert item is not None
    start, done = item.rect.center, len(actions_done(scene))
    drag(app, start, (start[0] + 30, start[1] + 20))
    assert len(actions_done(scene)) == done
    settle(app)
    drag(app, start, (scene.shown.places.width // 2, round(scene.shown.places.trick_y)))
    assert actions_done(scene)[done] == f"play {card.text}"


def test_the_hand_that_does_not_act_is_dimmed(app: App) -> None:
    scene = open_spidge(app, dealer=0)
    play_to(app, scene, dummy_acts)
    settle(app)
    assert all(scene.shown.stage.sprites[card.text].dim == 1.0 for card in scene.shown.view.hand)
    play_to(app, scene, lambda view: view.board.acting != view.board.dummy)
    settle(app)
    assert all(scene.shown.stage.sprites[card.text].dim == 1.0 for card in scene.shown.view.dummy or ())


def test_only_the_dealer_may_touch_the_dummy(app: App) -> None:
    scene = open_spidge(app, dealer=1)
    go_on(app, scene)
    assert all(scene.item(card.text) is None for card in scene.shown.view.dummy or ())
    assert set(scene.shown.view.dummy or ()) <= faces(scene)


def test_every_hand_lies_where_it_comes_in_the_order_of_play(app: App) -> None:
    for dealer in range(3):
        scene = open_spidge(app, dealer)
        go_on(app, scene)
        own = scene.shown.view.board.own_hand(0)
        sides = [scene.shown.places.side((own + step) % 4) for step in range(4)]
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
    assert scene.shown.presenter.struck(trick.cards) == {Card.parse("LittleJoker"), Card.parse("BigJoker")}
    assert scene.shown.presenter.trick_won(trick, "Ann") == happenings.won_cancelled_trick("Ann")
    uncover(app, scene)
    press(app, pygame.K_l)
    assert isinstance(app.top, LastTrickScene)
    assert_layout(app.top)


def uncover(app: App, scene: TableScene) -> None:
    """Lets time pass, and whoever is next take the screen."""
    go_on(app, scene)
    while isinstance(app.top, CurtainScene):
        open_curtain(app)
        go_on(app, scene)


def act(app: App, scene: TableScene, text: str) -> None:
    """Whoever is to act plays this card."""
    uncover(app, scene)
    assert scene.submit(PlayCard(Card.parse(text))), scene.shown.captions.refusal


def test_after_both_jokers_of_a_joker_lead_any_card_may_come_and_nothing_glows(app: App) -> None:
    hands = [hand.replace("LittleJoker", "2S") if number == 0 else hand for number, hand in enumerate(HANDS)]
    hands[2] = hands[2].replace("2S", "LittleJoker")
    scene = dealt(app, "spidge", hands, dealer=0, levels=(None, None, None))
    for text in ("3D", "QS", "2C", "AD", "BigJoker", "LittleJoker"):
        act(app, scene, text)
    uncover(app, scene)
    assert scene.shown.presenter.prompt(scene.shown.view) == FromHand(Prompt.PLAY_ANY)
    settle(app)
    app.draw()
    assert [scene.shown.stage.sprites[key].glow for key in scene.shown.trick_keys()] == [0.0, 0.0]
    act(app, scene, "KH")
    uncover(app, scene)
    assert scene.shown.presenter.prompt(scene.shown.view) == NoneOfSuit(Suit.HEARTS)


def test_a_struck_card_is_dimmed_and_neither_glows(app: App) -> None:
    scene = dealt(app, "spidge", HANDS, dealer=0, levels=(None, None, None))
    for text in ("3D", "JH", "2C", "AD", "10C", "LittleJoker", "BigJoker"):
        act(app, scene, text)
    uncover(app, scene)
    settle(app)
    app.draw()
    for name in ("LittleJoker", "BigJoker"):
        assert scene.shown.stage.sprites[name].dim == 0.5, "its face is still in sight"
        assert scene.shown.stage.sprites[name].glow == 0.0
    assert scene.shown.stage.sprites["10C"].glow == 1.0


# -- the cut for the first deal -------------------------------------------------------------------------------


def tied_cut() -> tuple[int, list[str]]:
    """A seed whose cut is tied at first, and the names of those who tie."""
    seats = tuple(SeatSetup(name, "novice") for name in ("Ann", "Ben", "Cleo"))
    for seed in range(1, 500):
        drawn = course.begin(MatchSetup(seats, {}, seed, "spidge"))[1][0]
        assert isinstance(drawn, DealerDrawn)
        if len(drawn.draws) > 1:
            return seed, [seats[seat].name for seat, card in enumerate(drawn.draws[1]) if card is not None]
    raise AssertionError("no tie")


def test_the_cut_is_shown_round_by_round_until_one_is_highest(open_app: OpenApp) -> None:
    """Rule 2 of Spidge: ties cut again."""
    app = open_app(speed="normal", muted=True)
    seed, who_tie = tied_cut()
    scene = open_kin(app, "spidge", seed=seed)
    scene.wait(120)
    told: list[str] = []
    for _ in range(2000):
        app.turn(0.05)
        if scene.shown.is_drawing:
            assert not scene._furniture._hand_items(app.canvas)
            assert all(not plate.facts.is_dealer for plate in plates(scene).values())
        if scene.shown.captions.news and scene.shown.captions.news not in told:
            told.append(scene.shown.captions.news)
        if scene.panel is not None:
            break
        scene.wait(120)
    found = happenings.CUT.found(scene.shown.names[scene.shown.view.board.dealer])
    tied = happenings.CUT.tied(who_tie)
    assert told.index(tied) < told.index(happenings.CUT.taking(again=True)) < told.index(found)


def test_the_bar_says_that_points_win_where_few_do_as_far_as_there_is_room(app: App) -> None:
    bar = next(item for item in open_spidge(app, dealer=0).items if isinstance(item, MatchState))
    assert (bar.state, bar.short_state) == ("Round 1 · to 3 points", "Round 1 · to 3")
