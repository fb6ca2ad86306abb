"""Where the cards of a trick lie, what marks them, and the table at which nobody but computers plays."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, combinations, pairwise, product

import pygame
import pytest

from goodge.engine.game import Phase
from goodge.ui.drawing.theme import RAIL
from goodge.ui.motion.motions import Pose
from goodge.ui.program.app import App
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.tabletop import shown
from goodge.ui.tabletop.cardsize import is_roomy
from goodge.ui.tabletop.drawnplaces import DRAWN_RAISED, PACK
from goodge.ui.tabletop.emblem import emblem_side
from goodge.ui.tabletop.fans import CARD_RATIO, Rows, outline
from goodge.ui.tabletop.highlights import BANNER
from goodge.ui.tabletop.marks import cancelled_tag, hint_mark, lead_mark
from goodge.ui.tabletop.offers import Tool
from goodge.ui.tabletop.platefaces import OUTSIDE, portrait_place
from goodge.ui.tabletop.seating import LEFT, RIGHT, TOP

from .checks import SIZES, resize
from .kin import open_kin, open_spidge
from .tables import open_table, play_until

pytestmark = pytest.mark.usefixtures("no_pictures")

OpenApp = Callable[..., App]


def lying(scene: TableScene, hand: int) -> pygame.FRect:
    return lying_at(scene.shown.places.trick(hand))


def lying_at(pose: Pose) -> pygame.FRect:
    rect = pygame.FRect(0, 0, pose.height * CARD_RATIO, pose.height)
    rect.center = (pose.x, pose.y)
    return rect


def spidge_of(dealer: int) -> Callable[[App], TableScene]:
    return lambda app: open_spidge(app, dealer=dealer)


FOUR = {
    "goodge": lambda app: open_table(app, (None, "novice", "novice", "novice"), 3),
    "spades": lambda app: open_kin(app, "spades"),
    "pride": lambda app: open_kin(app, "pride"),
    "spidge across": spidge_of(0),
    "spidge left": spidge_of(2),
    "spidge right": spidge_of(1),
}


def corners(pose: Pose) -> list[pygame.Vector2]:
    """Where the corners of a card lie, turned as it is."""
    half = pygame.Vector2(pose.height * CARD_RATIO / 2, pose.height / 2)
    ways = (pygame.Vector2(right * half.x, down * half.y) for right, down in product((-1, 1), repeat=2))
    return [pygame.Vector2(pose.x, pose.y) + way.rotate(-pose.angle) for way in ways]


def round_of(pose: Pose) -> pygame.FRect:
    """What a card takes, turned as it is."""
    across, down = zip(*corners(pose), strict=True)
    return pygame.FRect(min(across), min(down), max(across) - min(across), max(down) - min(down))


LEAST_AIR = 8
NEAR_SQUARE = ((1000, 1001), (950, 1000), (900, 1000), (850, 1000), (800, 1000), (1000, 1200))


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("size", [*SIZES, *NEAR_SQUARE, (2560, 1440), (1200, 1600)])
def test_a_fan_of_three_touches_neither_plates_nor_backs_nor_words(
    open_app: OpenApp, size: tuple[int, int], text_size: str
) -> None:
    app = open_app(size, speed="instant", muted=True, text_size=text_size)
    places = open_table(app, (None, "novice", "novice"), 3).shown.places
    cards = [round_of(places.trick(hand)) for hand in range(3)]
    backs = [round_of(pose) for hand in (1, 2) for pose in places.small_hand(hand, 16).poses(16)]
    around = [*backs, *map(pygame.FRect, (*map(places.plate, range(3)), places.tools, places.trick_points()))]
    assert all(card.collidelist(around) < 0 for card in cards)
    assert places.trick_points().bottom < places.sentence.top


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("size", [*SIZES, (2560, 1440)])
@pytest.mark.parametrize("game", FOUR)
def test_the_emblem_lies_around_the_trick_and_clear_of_what_lies_across_a_table_of_four(
    open_app: OpenApp, game: str, size: tuple[int, int], text_size: str
) -> None:
    app = open_app(size, speed="instant", muted=True, text_size=text_size)
    shown = FOUR[game](app).shown
    places, dummy, emblem = shown.places, shown.view.board.dummy, shown.places.emblem
    cards = [places.trick(hand) for hand in range(4)]
    assert abs(emblem.centerx - sum(card.x for card in cards) / 4) <= 1
    assert abs(emblem.centery - sum(card.y for card in cards) / 4) <= 1
    hands = {hand for hand in range(4) if hand == dummy or places.side(hand) == TOP} - {places.anchor}
    open_or_closed = [
        (places.open_hand(13) if hand == dummy else places.small_hand(hand, 13)).poses(13) for hand in hands
    ]
    across = [pygame.FRect(places.plate(places.hand_across)), *map(round_of, chain.from_iterable(open_or_closed))]
    for rect in across:
        near = pygame.Vector2(
            min(max(emblem.centerx, rect.left), rect.right), min(max(emblem.centery, rect.top), rect.bottom)
        )
        assert near.distance_to(emblem.center) > emblem.width / 2
    assert emblem.bottom < places.hand_top
    assert emblem.width == emblem.height > 0.59 * emblem_side(app.canvas)


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("size", [*SIZES, *NEAR_SQUARE, (2560, 1440), (1200, 1600)])
@pytest.mark.parametrize("game", FOUR)
def test_four_cards_are_a_cross_of_which_none_touches_another(
    open_app: OpenApp, game: str, size: tuple[int, int], text_size: str
) -> None:
    """So no index is covered, whichever card comes last; partners' cards have one axis, and one middle."""
    app = open_app(size, speed="instant", muted=True, text_size=text_size)
    shown = FOUR[game](app).shown
    places, dummy = shown.places, shown.view.board.dummy
    low, left, high, right = (places.trick((places.anchor + turn) % 4) for turn in range(4))
    assert low.x == high.x == (left.x + right.x) / 2 == places.width / 2
    assert left.y == right.y == (low.y + high.y) / 2
    assert {pose.height for pose in (low, left, high, right)} == {places.card}
    for one, other in combinations((low, left, high, right), 2):
        assert not round_of(one).colliderect(round_of(other))
    backs = [
        outline(pose)
        for hand in range(4)
        if hand not in (places.anchor, dummy)
        for pose in places.small_hand(hand, 13).poses(13)
    ]
    opened = [] if dummy in (None, places.anchor) else map(outline, places.open_hand(13).poses(13))
    around = [*backs, *opened, *map(places.plate, range(4))]
    assert all(outline(pose).collidelist(around) < 0 for pose in (low, left, high, right))


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("size", [*SIZES, (2560, 1440)])
@pytest.mark.parametrize("game", FOUR)
def test_the_hand_lies_whole_in_the_window_with_three_hands_and_with_four(
    open_app: OpenApp, game: str, size: tuple[int, int], text_size: str
) -> None:
    """Nothing of a card but the rim of an outer corner leaves the window, and all games hang as low."""
    app = open_app(size, speed="instant", muted=True, text_size=text_size)
    three = open_table(app, (None, "novice", "novice"), 3).shown.places
    places = FOUR[game](app).shown.places
    foot = max(pose.y + pose.height / 2 for pose in places.hand(1).poses(1))
    for held in (1, 13):
        assert max(pose.y + pose.height / 2 for pose in places.hand(held).poses(held)) <= size[1] + app.canvas.px(3)
    if not isinstance(places.hand(13), Rows) and not isinstance(three.hand(13), Rows):
        assert abs(foot - max(pose.y + pose.height / 2 for pose in three.hand(1).poses(1))) <= 1


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080), (2560, 1440)])
def test_no_corner_of_a_full_hand_leaves_the_window(open_app: OpenApp, size: tuple[int, int]) -> None:
    app = open_app(size, speed="instant", muted=True)
    places = open_table(app, (None, "novice", "novice"), 3).shown.places
    for held in (10, 13, 16):
        fan = places.hand(held)
        assert not isinstance(fan, Rows)
        assert max(round_of(pose).bottom for pose in fan.poses(held)) <= size[1] + 1


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("size", [*SIZES, *NEAR_SQUARE, (2560, 1440), (1200, 1600)])
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_a_dummy_lies_in_one_row_off_all_plates_and_backs(
    open_app: OpenApp, dealer: int, size: tuple[int, int], text_size: str
) -> None:
    app = open_app(size, speed="instant", muted=True, text_size=text_size)
    shown = open_spidge(app, dealer=dealer).shown
    places, dummy = shown.places, shown.view.board.dummy
    others = [hand for hand in range(4) if hand not in (dummy, places.anchor)]
    backs = [round_of(pose) for hand in others for pose in places.small_hand(hand, 13).poses(13)]
    plates = list(map(places.plate, range(4)))
    plates += [portrait_place(app.canvas, plate) for plate in plates]
    for count in (1, 6, 13):
        opened = list(map(outline, places.open_hand(count).poses(count)))
        assert len({card.top for card in opened}) == 1
        assert all(card.collidelist([*map(pygame.Rect, backs), *plates, places.bar]) < 0 for card in opened)
        assert all(app.canvas.rect.contains(card) for card in opened)
    assert not any(back.collidelist(plates) >= 0 for back in backs)
    assert not any(one.colliderect(other) for one, other in combinations(map(places.plate, range(4)), 2))
    assert not any(place.colliderect(places.sentence) for place in plates)
    assert not any(place.colliderect(places.tools) for place in plates)


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080), (2560, 1440)])
def test_three_hands_see_the_middle_of_their_own_whole(open_app: OpenApp, size: tuple[int, int]) -> None:
    app = open_app(size, speed="instant", muted=True)
    scene = open_table(app, (None, "novice", "novice"))
    poses = scene.shown.places.hand(16).poses(16)
    middle = poses[len(poses) // 2]
    assert middle.y + middle.height / 2 <= size[1]
    drawn = scene.shown.places.drawn(scene.shown.places.anchor)
    assert drawn.y + drawn.height / 2 < size[1]


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["goodge", "spades", "spidge"])
def test_the_tool_over_the_own_plate_touches_neither_it_nor_the_backs_over_it(
    open_app: OpenApp, game: str, size: tuple[int, int], text_size: str
) -> None:
    app = open_app(size, speed="instant", muted=True, text_size=text_size)
    places = (
        open_kin(app, game).shown.places
        if game != "goodge"
        else open_table(app, (None, "novice", "novice")).shown.places
    )
    left = (places.anchor + 1) % (3 if game == "goodge" else 4)
    is_dummys = game == "spidge"
    tool, backs = places.own_tool, (places.open_hand(4) if is_dummys else places.small_hand(left, 4)).poses(4)
    assert not is_dummys or tool.top >= places.plate(left).bottom, "a dummy's plate lies below its cards"
    assert tool.bottom <= places.own_plate.top
    assert tool.height >= 32 * places.unit - 1
    assert tool.top >= max(pose.y + pose.height / 2 for pose in backs)


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1440), (2560, 1080)])
@pytest.mark.parametrize("game", ["spades", "pride"])
def test_where_no_stash_lies_that_tool_is_over_the_other_tools(
    open_app: OpenApp, game: str, size: tuple[int, int], text_size: str
) -> None:
    app = open_app(size, speed="instant", muted=True, text_size=text_size)
    scene = open_kin(app, game)
    places = scene.shown.places
    button = scene._furniture._own_tool(app.canvas, Tool("rest", print, "Play out the rest"))
    assert button.rect.right == places.tools.right
    assert button.rect.width == places.tools.width
    backs = [outline(pose) for pose in places.small_hand((places.anchor + 3) % 4, 13).poses(13)]
    assert max(back.bottom for back in backs) + app.canvas.px(8) <= button.rect.top
    assert 0 < places.tools.top - button.rect.bottom <= app.canvas.px(12)


@pytest.mark.parametrize("size", [(1200, 600), (1280, 600)])
def test_a_tool_that_would_be_squeezed_lies_over_the_other_tools(open_app: OpenApp, size: tuple[int, int]) -> None:
    app = open_app(size, speed="instant", muted=True)
    places = open_kin(app, "spades").shown.places
    tool, backs = places.tool_at_right, places.small_hand((places.anchor + 3) % 4, 13).poses(13)
    assert tool is not None
    assert tool.height > places.own_tool.height
    assert max(outline(pose).bottom for pose in backs) < tool.top < tool.bottom < places.tools.top
    assert open_table(app, (None, "novice", "novice")).shown.places.tool_at_right is None


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("size", [*SIZES, (2560, 1440)])
@pytest.mark.parametrize("game", ["pride", "spidge"])
def test_cards_drawn_for_the_first_deal_touch_no_plate_and_none_lies_between_two(
    open_app: OpenApp, game: str, size: tuple[int, int], text_size: str
) -> None:
    scene = open_kin(open_app(size, speed="slow", muted=True, text_size=text_size), game)
    assert scene.shown.is_drawing
    places, board = scene.shown.places, scene.shown.view.board
    hands = [hand for hand in range(len(board.captured)) if hand != board.dummy]
    pack = [pygame.Rect(outline(places.spread(index))) for index in range(PACK)]
    air = scene.app.canvas.px(9)
    large: list[pygame.FRect] = []
    for hand in hands:
        pose = places.drawn(hand)
        raised = lying_at(pose._replace(height=pose.height * DRAWN_RAISED))
        assert [other for other in hands if raised.colliderect(places.plate(other))] == []
        assert not raised.colliderect(places.plate(hand).inflate(0, 2 * air - 2))
        assert 2 <= abs(pose.angle) <= 4, "it was laid down by hand"
        assert raised.top - places.bar.bottom >= air
        assert raised.collidelist([*large, *map(pygame.FRect, (*pack, places.sentence))]) < 0
        assert scene.app.canvas.px(120) <= pose.height <= raised.height <= places.card
        is_tall = is_roomy(scene.app.canvas)
        assert is_tall or places.side(hand) != LEFT or raised.left >= places.plate(hand).right + 2 * air, "beside it"
        large.append(raised)
    assert len({places.drawn(hand).height for hand in hands}) == 1
    assert not any(places.plate(hand).collidelist(pack) >= 0 for hand in hands), "nor does the pack"
    assert places.bar.collidelist(pack) < 0
    assert all(places.sentence.top - card.bottom >= scene.app.canvas.px(10) for card in pack)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["goodge", "spades"])
def test_the_seat_across_has_its_card_in_the_middle_and_the_trick_touches_no_plate(
    open_app: OpenApp, size: tuple[int, int], game: str
) -> None:
    """The trick lies between bar and words, its highest card under a plate, or between plate and backs."""
    app = open_app(speed="instant", muted=True)
    scene = open_table(app, (None, "novice", "novice", "novice"), 3, game)
    resize(app, size)
    places = scene.shown.places
    across = (places.anchor + 2) % 4
    plate, cards = places.plate(across), [lying(scene, hand) for hand in range(4)]
    backs = [outline(pose) for pose in places.small_hand(across, 13).poses(13)]
    is_beside = cards[across].top < plate.bottom
    over = min(card.top for card in cards) - (places.bar.bottom if is_beside else plate.bottom)
    under = places.sentence.top - max(card.bottom for card in cards)
    assert over > app.canvas.px(10) < under
    assert abs(over - under) <= app.canvas.px(5)
    assert abs(cards[across].centerx - places.width / 2) <= 1
    if is_beside:
        assert 0 < cards[across].left - plate.right <= app.canvas.px(32), "the card is between the plate"
        assert 0 < backs[0].left - cards[across].right <= app.canvas.px(32), "and the backs"
        outer = min(cards[(places.anchor + turn) % 4].top for turn in (1, 3))
        assert min(outer - plate.bottom, plate.top - places.bar.bottom) >= app.canvas.px(9), "with air around it"
        sides = [places.plate((places.anchor + turn) % 4) for turn in (1, 3)]
        calls = [places.call((places.anchor + turn) % 4) for turn in (1, 3)]
        for part in (portrait_place(app.canvas, plate).union(plate), *backs):
            assert part.inflate(app.canvas.px(8), app.canvas.px(8)).collidelist([*sides, *calls]) < 0
        assert sides[0].top == sides[1].top, "the seats at the sides are a pair"
    else:
        assert abs(plate.centerx - places.width / 2) <= 1
        assert 0 < backs[0].left - plate.right <= app.canvas.px(32), "a hand is next to its plate"
    assert not any(card.collidelist(backs) >= 0 for card in map(pygame.Rect, cards))
    for one, other in ((cards[one], plate) for one in range(4) for plate in map(places.plate, range(4))):
        assert not one.colliderect(other)


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080), (2560, 1080), (2560, 1440)])
@pytest.mark.parametrize("game", ["goodge", "spades", "pride"])
def test_a_cross_in_a_wide_window_stands_free_with_even_air(
    open_app: OpenApp, size: tuple[int, int], game: str
) -> None:
    """The bar, the plate across, and the words are about as far from it, the backs farther; its cards are closer."""
    app = open_app(size, speed="instant", muted=True)
    places = FOUR[game](app).shown.places
    low, left, high, right = (lying_at(places.trick((places.anchor + turn) % 4)) for turn in range(4))
    plate = places.plate(places.hand_across)
    outer = [over - plate.bottom for over in (left.top, right.top)]
    backs = min(outline(pose).left for pose in places.small_hand(places.hand_across, 13).poses(13))
    around = [high.top - places.bar.bottom, places.sentence.top - low.bottom, high.left - plate.right, *outer]
    assert backs - high.right >= app.canvas.px(30), "it belongs to the trick, not to the seat"
    assert min(around) >= app.canvas.px(16)
    assert max(around) <= app.canvas.px(26)
    assert min(low.top - high.bottom, high.left - left.right, right.left - high.right) >= app.canvas.px(11)


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("size", SIZES)
def test_the_worth_of_a_trick_of_four_stands_free(open_app: OpenApp, size: tuple[int, int], text_size: str) -> None:
    """It belongs to all four cards: among them, in the corner that is nearest to the words, and far from the seats."""
    app = open_app(size, speed="instant", muted=True, text_size=text_size)
    scene = open_table(app, (None, "novice", "novice", "novice"), 3)
    places = scene.shown.places
    pill, cards = places.trick_points(), [lying(scene, hand) for hand in range(4)]
    low, right = cards[places.anchor], cards[(places.anchor + 3) % 4]
    assert pill.left == places.trick_points(2 * pill.width).left > low.right
    assert pill.left < right.right, "inside the cross"
    assert right.bottom < pill.top < pill.bottom <= low.bottom + 1
    backs = [outline(pose) for hand in (1, 2, 3) for pose in places.small_hand(hand, 15).poses(15)]
    stash = [outline(places.stash(place)) for place in range(3)]
    around = [*backs, *stash, *map(places.plate, range(4)), places.tools, places.sentence, places.stash_label()]
    assert pill.collidelist(around) < 0
    early = places.trick_points(pill.width, has_own=False)
    assert early.centerx == places.width // 2, "until the lowest card lies there, in the middle"
    assert early.bottom == pill.bottom
    assert early.collidelist([*around, *(pygame.Rect(card) for card in cards if card is not low)]) < 0


@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (2560, 1440)])
def test_four_hands_have_nearly_as_large_cards_as_three(open_app: OpenApp, size: tuple[int, int]) -> None:
    """In a window wider than high a cross of four is as high as there is room for beside the plate across, with air."""
    app = open_app(speed="instant", muted=True)
    heights = []
    for seats in (3, 4):
        scene = open_table(app, (None, *("novice",) * (seats - 1)), 3)
        resize(app, size)
        heights.append(scene.shown.places.card)
    assert heights[1] > 0.87 * heights[0]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [3, 4])
def test_every_call_lies_by_its_plate_beside_all_at_the_same_height_and_touches_nothing(
    open_app: OpenApp, size: tuple[int, int], players: int
) -> None:
    """That of the seat across hangs under its plate where it would else lie over the seat at the left."""
    app = open_app(speed="instant", muted=True)
    scene = open_table(app, (None, *("novice",) * (players - 1)), 3)
    resize(app, size)
    places, hands = scene.shown.places, range(players)
    plates = [places.plate(hand).inflate(2 * app.canvas.px(OUTSIDE), 0) for hand in hands]
    calls = [places.call(hand) for hand in hands]
    assert len({call.size for call in calls}) == 1
    pairs = list(zip(calls, plates, strict=True))
    beside = [(call, plate) for call, plate in pairs if call.top < plate.bottom]
    assert len({call.centery - plate.top for call, plate in beside}) == 1
    assert all(plate.top < call.top < call.bottom < plate.bottom for call, plate in beside)
    for call, plate in pairs:
        over = [other for other in plates if other.left < call.right and call.left < other.right and other != plate]
        assert not any(call.bottom < other.top < call.bottom + 2 * call.height for other in over), "it seems that one's"
        is_below = call.centerx == plate.centerx and 0 < call.top - plate.bottom <= app.canvas.px(8)
        assert is_below or (call, plate) in beside
    hanging = [call for call, plate in pairs if (call, plate) not in beside]
    sides = [places.call(hand) for hand in hands if places.side(hand) in (LEFT, RIGHT)]
    assert all(side.top - call.bottom >= app.canvas.px(4) for call in hanging for side in sides), "clearly apart"
    backs = [
        pygame.Rect(pose.x - width / 2, pose.y - pose.height / 2, width, pose.height)
        for hand in hands[1:]
        for pose in places.small_hand(hand, 16).poses(16)
        for width in (pose.height * CARD_RATIO,)
    ]
    for hand, call in enumerate(calls):
        others = [other for other in (*plates, *calls) if other not in (call, plates[hand])]
        assert call.collidelist(others + backs) < 0


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [12, 15])
def test_a_call_is_clearly_nearer_to_its_own_plate_than_to_the_cards_of_another(
    open_app: OpenApp, size: tuple[int, int], count: int
) -> None:
    app = open_app(speed="instant", muted=True)
    scene = open_table(app, (None, "novice", "novice", "novice"), 3)
    resize(app, size)
    places = scene.shown.places
    across, right = ((places.anchor + turn) % 4 for turn in (2, 3))
    call, own = places.call(right), places.plate(right)
    for back in map(outline, places.small_hand(across, count).poses(count)):
        if back.bottom > call.top:
            assert call.left - back.right > app.canvas.px(24) > 2 * (own.left - app.canvas.px(OUTSIDE) - call.right)


@pytest.mark.parametrize("size", SIZES)
def test_a_hand_in_one_row_hangs_over_the_rail_and_two_rows_lie_inside_it(
    open_app: OpenApp, size: tuple[int, int]
) -> None:
    """Four fifths of each card in a row are in sight, with its index and what it is worth."""
    app = open_app(speed="instant", muted=True)
    scene = open_table(app, (None, "novice", "novice"), 3)
    resize(app, size)
    play_until(app, scene, Phase.AUCTION)
    poses = scene.shown.stage.poses(scene.shown.view, scene.shown.places.anchor)
    lowest = max(pose.y + pose.height / 2 for pose in poses)
    if isinstance(scene.shown.places.hand(len(poses)), Rows):
        assert lowest <= size[1] - app.canvas.px(RAIL)
    else:
        assert lowest > size[1] - app.canvas.px(RAIL)
        assert all(size[1] - (pose.y - pose.height / 2) > 0.8 * pose.height for pose in poses)


def test_the_led_card_is_marked_only_while_it_lies_there(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app(speed="normal", muted=True)
    marked: list[bool] = []
    monkeypatch.setattr(shown, "draw_lead_mark", lambda *_: marked.append(True))
    scene = open_table(app, ("novice",) * 4, 3, "pride")
    seen: set[bool] = set()
    for _ in range(3000):
        app.turn(0.05)
        scene.wait(120)
        board = scene.table.view(None).board
        led = next(iter(board.trick.cards or (board.tricks[-1].cards if board.tricks else ())), None)
        sprite = None if led is None else scene.shown.stage.sprites.get(led.text)
        if sprite is None:
            if seen == {True, False}:
                break
            continue
        marked.clear()
        app.draw()
        is_moving = sprite.is_moving
        seen.add(is_moving)
        assert bool(marked) is not is_moving
    assert seen == {True, False}


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("size", [*SIZES, *NEAR_SQUARE, (2560, 1440), (1200, 1600)])
@pytest.mark.parametrize("game", [*FOUR, "three"])
def test_the_tag_of_the_card_led_covers_neither_words_nor_another_card(
    open_app: OpenApp, game: str, size: tuple[int, int], text_size: str
) -> None:
    app = open_app(size, speed="instant", muted=True, text_size=text_size)
    scene = FOUR[game](app) if game in FOUR else open_table(app, (None, "novice", "novice"), 3)
    places, hands = scene.shown.places, range(4 if game in FOUR else 3)
    own = lead_mark(app.canvas, places.trick(places.anchor), places.led_to(places.anchor))
    assert own.bottom + app.canvas.px(LEAST_AIR) <= places.sentence.top
    assert not own.colliderect(places.trick_points())
    for hand in hands:
        tag = lead_mark(app.canvas, places.trick(hand), places.led_to(hand))
        assert tag.collidelist([outline(places.trick(other)) for other in hands if other != hand]) < 0


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_lamp_of_a_hint_covers_no_tag(app: App, size: tuple[int, int]) -> None:
    resize(app, size)
    places = FOUR["spades"](app).shown.places
    for hand in range(4):
        tag = lead_mark(app.canvas, places.trick(hand), places.led_to(hand))
        lamp = hint_mark(app.canvas, places.trick(hand), tag)
        assert not lamp.colliderect(tag)
        assert outline(places.trick(hand)).colliderect(lamp)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_tag_of_a_cancelled_joker_lies_on_it_below_its_face(app: App, size: tuple[int, int], dealer: int) -> None:
    resize(app, size)
    places = open_spidge(app, dealer=dealer).shown.places
    for pose in map(places.trick, range(4)):
        tag, foot = cancelled_tag(app.canvas, pose), pose.y + pose.height / 2
        assert pose.y + 0.1 * pose.height < tag.top < tag.bottom < foot - app.canvas.px(6)


def test_who_looks_on_is_offered_nothing_to_take_back(app: App) -> None:
    scene = open_table(app, ("novice",) * 4, 3, "pride")
    for _ in range(3000):
        app.turn(0.05)
        scene.wait(120)
        if scene.shown.view.board.tricks:
            break
    assert scene.item("last") is not None
    assert scene.item("undo") is None


def test_the_hand_at_the_bottom_is_large_also_where_only_computers_play(app: App) -> None:
    scene = open_table(app, ("novice",) * 4, 3, "pride")
    heights = [scene.shown.stage.poses(scene.shown.view, hand)[0].height for hand in range(4)]
    assert heights[0] == scene.shown.places.card
    assert max(heights[1:]) < heights[0] / 2


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1440)])
def test_words_in_the_middle_of_a_table_for_two_teams_cover_the_suit_in_the_cloth(
    open_app: OpenApp, size: tuple[int, int]
) -> None:
    places = open_kin(open_app(size, speed="instant", muted=True), "spades").shown.places
    words, emblem = places.banner(BANNER), places.emblem
    half = round(0.16 * emblem.height)  # of the suit, from tip to foot
    assert words.top <= emblem.centery - half
    assert emblem.centery + half <= words.bottom


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_no_corner_of_a_back_looks_out_of_its_fan(open_app: OpenApp, size: tuple[int, int], players: int) -> None:
    scene = open_table(open_app(size, speed="instant", muted=True), (None, *("novice",) * (players - 1)), 3)
    places = scene.shown.places
    for hand in range(1, players):
        poses = places.small_hand(hand, 16).poses(16)
        for one, over in pairwise(poses):
            corner = pygame.Vector2(CARD_RATIO / 2, -0.5).rotate(-one.angle) * one.height
            seen = (corner + pygame.Vector2(one.x - over.x, one.y - over.y)).rotate(over.angle)  # as the next card lies
            assert -over.height / 2 - seen.y < 0.8 * places.unit
