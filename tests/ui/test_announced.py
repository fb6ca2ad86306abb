"""What is announced in the middle of the table comes once the words that stood there are gone."""

from __future__ import annotations

import pygame
import pytest

from goodge.engine.actions import Action, Bid, NameTrump
from goodge.engine.cards import Suit
from goodge.engine.game import Phase
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import HIGHEST_BID
from goodge.engine.partners import PartnerBoard, team_score
from goodge.engine.values import replace
from goodge.ui.drawing.canvas import Canvas, Put
from goodge.ui.drawing.theme import CREAM, GOLD_BRIGHT, SUBHEADING, Colour
from goodge.ui.games import face_of
from goodge.ui.tabletop.banner import Banner
from goodge.ui.tabletop.highlights import BANNER
from goodge.ui.wording.lists import side_by_side

from .checks import settle
from .conftest import OpenApp
from .sheets import won_match
from .tables import open_table, play_until

BRIGHT = 190  # of 255: letters are, the cloth and its emblem are not


def brightest(picture: pygame.Surface) -> int:
    grey = pygame.transform.grayscale(picture)
    return max(grey.get_at((x, y))[0] for x in range(grey.get_width()) for y in range(grey.get_height()))


@pytest.mark.usefixtures("no_thread")
@pytest.mark.parametrize(
    ("phase", "action"), [(Phase.AUCTION, Bid(HIGHEST_BID)), (Phase.TRUMP, NameTrump(Suit.HEARTS))]
)
def test_no_words_are_seen_through_others(open_app: OpenApp, phase: Phase, action: Action) -> None:
    app = open_app(speed="normal", muted=True)
    scene = open_table(app, (None, "novice", "novice"), 4)
    play_until(app, scene, phase)
    settle(app)
    place = scene.shown.places.asking(240, 90)
    place.top, place.height = place.centery, place.height // 2  # the Crown comes over its upper half
    assert scene.submit(action)
    seen = []
    while not any(item.key == "announcement" for item in scene.drawn_items):
        app.turn(1 / 60)
        scene.wait(120)
        seen.append(brightest(app.canvas.surface.subsurface(place)))
    assert max(seen) > BRIGHT > seen[-2], "those of before fade away first"


@pytest.mark.parametrize("emblem", [None, "suits/S", "crown"])
def test_an_emblem_and_its_words_stand_in_the_middle_of_their_ground(open_app: OpenApp, emblem: str | None) -> None:
    canvas = open_app(speed="instant", muted=True).canvas
    banner = Banner(emblem, "Ann names Spades", SUBHEADING, is_plain=False)
    ground, puts = pygame.Rect(200, 200, banner.width(canvas), 84), list[Put]()
    banner(replace(canvas, noted=puts), ground)
    inner = [picture.get_rect(topleft=place) for picture, place in puts[1:]]
    left, right = min(rect.left for rect in inner), max(rect.right for rect in inner)
    assert inner[0].right + canvas.px(8) < inner[-1].left or emblem is None
    assert abs((left - ground.left) - (ground.right - right)) <= canvas.px(6)


def test_what_stands_side_by_side_in_several_lines_is_in_columns(open_app: OpenApp) -> None:
    canvas = open_app(speed="instant", muted=True).canvas
    words = "\n".join(
        side_by_side(*parts) for parts in (("Larks", "bid 6", "total −60"), ("Old Oaks", "bid 10", "total 4"))
    )
    banner = Banner(("emblems/sun", "emblems/moon"), words, SUBHEADING, is_plain=False)
    ground, puts = pygame.Rect(200, 200, banner.width(canvas), 84), list[Put]()
    banner(replace(canvas, noted=puts), ground)
    inner = [picture.get_rect(topleft=place) for picture, place in puts[1:]]
    [_, first, bid, total], [_, other_first, other_bid, other_total] = inner[:4], inner[4:]
    assert first.left == other_first.left
    assert bid.right == other_bid.right
    assert total.right == other_total.right
    assert max(first.right, other_first.right) < min(bid.left, other_bid.left)
    assert all(ground.contains(rect) for rect in inner)


def test_of_several_lines_those_that_are_pale_are_not_in_gold(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas, inks = open_app(speed="instant", muted=True).canvas, list[Colour]()
    monkeypatch.setattr(Canvas, "text", lambda _, __, ___, ____, ink, *_____: inks.append(ink))
    banner = Banner(("emblems/sun", "emblems/moon"), "Larks\nOaks", SUBHEADING, is_plain=False, pale=(0,))
    banner(canvas, pygame.Rect(200, 200, banner.width(canvas), 84))
    assert inks == [CREAM, GOLD_BRIGHT]


@pytest.mark.parametrize("game", ["spades", "pride"])
def test_a_team_has_failed_if_it_took_less_than_it_bid(game: str) -> None:
    presenter = face_of(game).presenter
    for states in won_match(game).rounds:
        view = GAMES[game].view_for(states[-1], 0)
        board = states[-1].board
        assert isinstance(board, PartnerBoard)
        for side in range(2):
            team = team_score(board.bids[side::2], board.captured[side::2], None)
            assert presenter.has_failed(view, side) == team.is_set
            nothing = replace(board, captured=(0,) * len(board.captured))
            assert presenter.has_failed(replace(view, board=nothing), side) == (team.contract > 0)


@pytest.mark.parametrize("size", [(800, 1200), (1200, 1600)], ids=str)
@pytest.mark.parametrize("game", ["goodge", "spades"])
def test_what_is_announced_in_a_tall_window_stands_in_the_middle_of_the_emblem(
    open_app: OpenApp, size: tuple[int, int], game: str
) -> None:
    app = open_app(size, speed="instant", muted=True)
    seats = (None, "novice", "novice", "novice")[: 3 if game == "goodge" else 4]
    places = open_table(app, seats, game=game).shown.places
    banner, plates = places.banner(BANNER), [places.plate(hand) for hand in range(len(seats))]
    assert abs(banner.centery - places.emblem.centery) <= 1
    assert banner.collidelist(plates) < 0
    assert banner.bottom < places.sentence.top
