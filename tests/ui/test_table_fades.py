"""What the table shows fades in and out, looked at frame by frame: panels, words, plates, notices."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from goodge.coach.ideas import Pointer, Spot
from goodge.engine.actions import Bid
from goodge.engine.cards import parse_cards
from goodge.engine.game import Phase
from goodge.engine.values import replace
from goodge.ui.drawing.canvas import Canvas
from goodge.ui.drawing.portrait import CALM, GLAD
from goodge.ui.program.app import App
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.spoken import with_line
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.tabletop.bubble import arrow_on
from goodge.ui.tabletop.passing import told_anew, wordless
from goodge.ui.tabletop.platefaces import portrait_place
from goodge.ui.tabletop.plates import Plate
from goodge.ui.tabletop.sentences import Accompanying
from goodge.ui.widgets.base import Item
from goodge.ui.wording import happenings

from .checks import apart, settle
from .conftest import OpenApp
from .fading import FRAMES, STEP, at_rest, frame
from .motion_watch import play
from .tables import go_on, open_table


@pytest.fixture
def app(open_app: OpenApp, no_thread: None) -> App:  # noqa: ARG001
    return at_rest(open_app)


@pytest.mark.parametrize("frames_to_save", [0, 5])
def test_a_panel_of_the_table_rises_and_fades_in_and_away(
    app: App, monkeypatch: pytest.MonkeyPatch, frames_to_save: int
) -> None:
    """Also where the call comes into the picture, because it is saved then, while its panel is on its way out."""
    scene = open_table(app, (None, "novice", "novice"), seed=4)
    while scene.panel is None:
        scene.wait(120)
        app.turn(STEP)
        before = app.canvas.surface.copy()
    panel = next(item.rect for item in scene.items if item.key == "bid")

    def part(picture: pygame.Surface) -> pygame.Surface:
        return picture.subsurface(panel)

    seen = [part(frame(app)) for _ in range(FRAMES + 4)]
    way = [apart(part(before), each) for each in seen]
    assert way[0] < 0.05 * way[-1]
    assert max(b - a for a, b in pairwise(way)) < way[-1] / 3
    assert scene.submit(scene.shown.view.legal[0])
    scene.wait(120)
    with monkeypatch.context() as slow_disk:
        slow_disk.setattr(scene.table, "take_steps", list)
        back = [apart(seen[-1], part(frame(app))) for _ in range(frames_to_save)]
    back += (apart(seen[-1], part(frame(app))) for _ in range(FRAMES + 4))
    assert back[0] < 0.05 * back[-1]
    assert max(b - a for a, b in pairwise(back)) < back[-1] / 3


def test_what_goes_looks_the_same_where_it_is_copied_as_where_it_is_drawn_again(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    copies = []

    def panel_goes(*, may_copy: bool) -> list[bytes]:
        scene = open_table(app, (None, "novice", "novice"), seed=4)
        go_on(app, scene)
        settle(app)

        def copy(place: pygame.Rect) -> pygame.Surface | None:
            found = scene.shown.stage.ground(place) if may_copy else None
            copies.append(found is not None)
            return found

        monkeypatch.setattr(scene._coming, "_copy", copy)
        assert scene.submit(scene.shown.view.legal[0])
        scene.wait(120)
        return [pygame.image.tobytes(frame(app), "RGB") for _ in range(FRAMES)]

    assert panel_goes(may_copy=True) == panel_goes(may_copy=False)
    assert any(copies)


@pytest.mark.parametrize("is_calm", [False, True])
@pytest.mark.parametrize("key", ["sentence", "bar"])
def test_words_of_the_table_fade_into_others_in_their_place(app: App, key: str, *, is_calm: bool) -> None:
    scene = open_table(app, (None, "novice", "novice"), seed=4)
    go_on(app, scene)
    settle(app)
    app.settings.less_motion = is_calm
    scene.panel = None
    scene.refresh()
    settle(app)
    place = next(item.rect for item in scene.items if item.key == key)
    before = app.canvas.surface.subsurface(place).copy()
    if key == "bar":
        scene.shown.report_in_bar(happenings.deals, "Ann")
    else:
        scene.shown.caption(happenings.last_trick_wins_stash)
    way = [apart(before, frame(app).subsurface(place)) for _ in range(FRAMES + 4)]
    assert way[-1] > 1
    assert way[0] < 0.05 * way[-1], "it begins with what was there"
    assert max(b - a for a, b in pairwise(way)) < way[-1] * (0.4 if is_calm else 0.3), "nothing cuts"
    assert not app.turn(STEP)


def test_words_have_gone_before_others_come_in_their_place(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"), seed=4)
    go_on(app, scene)
    scene.panel = None
    place = next(item.rect for item in scene.items if item.key == "sentence")
    looks = []
    for words in (" ", "The last trick wins the Stash", " ", "Ben is next", "The last trick wins the Stash"):
        scene.shown.caption(str, words)
        way = [frame(app).subsurface(place).copy() for _ in range(FRAMES + 4)]
        looks.append(way[-1])
    empty, after = looks[2], looks[4]
    assert apart(empty, after) > 1
    assert min(apart(empty, each) for each in way) < 0.1 * apart(empty, after), "between them nothing is read"


def test_a_bubble_and_its_arrow_come_with_its_words(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = open_table(app, (None, "novice", "novice"), seed=4)
    go_on(app, scene)
    scene.panel = None
    scene.shown.caption(happenings.last_trick_wins_stash)
    settle(app)
    compose = TableScene.compose

    arrow = arrow_on(app.canvas, scene.shown.stage.sprites[scene.shown.view.hand[0].text].pose)

    def with_bubble(scene: TableScene, canvas: Canvas) -> list[Item]:
        items = with_line(compose(scene, canvas), canvas, scene.shown, "Lead", Pointer(Spot.NOWHERE), "")
        return [*items, arrow]

    monkeypatch.setattr(TableScene, "compose", with_bubble)
    before = app.canvas.surface.copy()
    scene.refresh()
    ground = next(item.rect for item in scene.items if item.key == "bubble")
    beside = pygame.Rect(ground.left + 5, ground.centery - 4, 6, 8)  # the words
    frames = [frame(app).copy() for _ in range(FRAMES + 4)]
    for place in (beside, arrow.rect.inflate(-12, -12)):  # an arrowhead lies over all cards
        way = [apart(before.subsurface(place), each.subsurface(place)) for each in frames]
        assert max(way[: FRAMES // 2 + 2]) < 0.3 * way[-1], "the old words are still going"
        assert way[-1] > 1


@pytest.mark.parametrize("is_calm", [False, True])
def test_the_light_of_a_plate_fades_unless_one_wants_less_motion(app: App, *, is_calm: bool) -> None:
    scene = open_table(app, (None, "novice", "novice"), seed=4)
    go_on(app, scene)
    settle(app)
    app.settings.less_motion = is_calm
    place = next(item.rect for item in scene.items if isinstance(item, Plate) and item.is_turn)
    before = app.canvas.surface.subsurface(place).copy()
    assert scene.submit(scene.shown.view.legal[0])
    scene.wait(120)
    way = [apart(before, frame(app).subsurface(place)) for _ in range(FRAMES + 4)]
    assert way[-1] > 1
    assert (max(b - a for a, b in pairwise([0.0, *way])) > way[-1] * 0.9) is is_calm
    assert sum(0.05 < each / way[-1] < 0.95 for each in way) >= (0 if is_calm else 4)


def ink(surface: pygame.Surface) -> int:
    """How far the brightest pixel stands out from the darkest one."""
    raw = pygame.image.tobytes(surface, "RGB")
    levels = [sum(raw[at : at + 3]) for at in range(0, len(raw), 3)]
    return max(levels) - min(levels)


def test_the_words_of_a_plate_have_gone_before_others_come_in_their_place(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice", "novice"), seed=4, game="spades")
    go_on(app, scene)
    settle(app)
    plate = next(item for item in scene.items if isinstance(item, Plate) and item.is_turn)
    words = pygame.Rect(plate.rect.left + plate.rect.width // 3, plate.rect.centery + 4, plate.rect.width // 5, 20)
    assert plate.facts.caption == "no bid yet"
    assert scene.submit(next(each for each in scene.shown.view.legal if isinstance(each, Bid) and each.amount == 3))
    scene.wait(120)
    way = [ink(frame(app).subsurface(words)) for _ in range(2 * FRAMES)]
    after = next(item for item in scene.items if isinstance(item, Plate) and item.key == plate.key)
    assert (after.facts.figure, after.is_turn) == ("3", False)
    assert min(way[:FRAMES]) < 0.2 * min(way[0], way[-1]), way


def test_the_cards_that_a_plate_counts_have_gone_before_fewer_come(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"), seed=4)
    for _ in play(app, scene, lambda scene: scene.shown.view.board.phase is Phase.PLAY):
        pass
    go_on(app, scene)
    settle(app)
    plate = next(item for item in scene.items if isinstance(item, Plate) and item.is_turn)
    words = pygame.Rect(plate.rect.right - 78, plate.rect.top + 8, 66, 20)
    assert plate.about == ("16 cards",)
    assert scene.submit(scene.shown.view.legal[0])
    way, after = [], plate
    while after.is_turn:
        scene.wait(120)
        way.append(ink(frame(app).subsurface(words)))
        after = next(item for item in scene.items if isinstance(item, Plate) and item.key == plate.key)
    way += [ink(frame(app).subsurface(words)) for _ in range(2 * FRAMES)]
    assert after.about == ("15 cards",)
    assert min(way) < 0.35 * min(way[0], way[-1]), way


def test_a_face_changes_at_once_so_that_there_are_never_two(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"), seed=4)
    go_on(app, scene)
    settle(app)
    plate = next(item for item in scene.items if isinstance(item, Plate) and not item.is_turn)
    hand = next(hand for hand in range(3) if scene.shown.places.plate(hand) == plate.rect)
    scene.shown.sent_worth = parse_cards(["1H", "2H", "3H"]), hand, 0.0
    scene.refresh()
    way = [frame(app).subsurface(portrait_place(app.canvas, plate.rect)).copy() for _ in range(FRAMES + 4)]
    glad = next(item for item in scene.items if isinstance(item, Plate) and item.rect == plate.rect)
    assert (plate.mood, glad.mood) == (CALM, GLAD)
    assert apart(way[0], way[-1]) == 0


def test_the_ground_of_words_that_cards_pass_comes_and_goes_softly(
    open_app: OpenApp,
    no_thread: None,  # noqa: ARG001
) -> None:
    app = open_app((800, 600), speed="normal", muted=True, hold_trick=False)
    seen = list[float]()
    for seed in (4, 5):
        scene = open_table(app, (None, "novice", "novice"), seed=seed, game="spidge")
        passed = scene._passed
        for _ in play(app, scene, lambda scene: not scene.shown.is_drawing):
            grounds = [ground for ground in (*passed._going, passed._ground) if ground is not None]
            seen.append(max((ground.seen for ground in grounds), default=0.0))
    steps = [abs(b - a) for a, b in pairwise(seen)]
    assert max(seen) == 1.0
    assert 0.05 < max(steps) < 0.5
    assert sum(0.0 < each < 1.0 for each in seen) > 10


def test_nothing_of_a_round_is_left_on_the_table_of_the_next(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """The score has hidden it: to fade its words only then would show them again."""
    scene = open_table(app, (None, "novice", "novice"), seed=4)
    with monkeypatch.context() as unseen:
        unseen.setattr(app, "draw", lambda: None)
        for _ in play(app, scene, lambda _: False):
            pass
        settle(app)
    app.draw()
    score = app.top
    assert isinstance(score, ScoreScene)
    item = score.item("on")
    assert item is not None
    settle(app)
    score.press(item)
    while not scene.shown.captions.is_in_bar:
        app.turn(STEP)
    for _ in range(FRAMES + 2):
        assert not scene._coming.is_on
        app.turn(STEP)


def test_a_figure_that_counts_up_stays_while_its_plate_is_lit(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"), seed=4)
    plate = next(item for item in scene.items if isinstance(item, Plate) and not item.is_turn)
    lit, facts = replace(plate, is_turn=True), plate.facts
    assert told_anew(lit, plate)
    assert told_anew(replace(lit, facts=replace(facts, figure="15")), plate) is None
    assert told_anew(replace(lit, facts=replace(facts, note="made 135")), plate) is None
    assert told_anew(replace(lit, facts=replace(facts, figure="15", caption="tricks")), plate), "other words fade"


def test_a_line_fades_with_the_sentence_it_goes_along_with_and_changes_alone_at_once() -> None:
    line = Accompanying(key="detail", rect=pygame.Rect(0, 0, 90, 20), text="A reason", along="A hint")
    other = replace(line, text="Another reason")
    assert told_anew(other, line) is None
    assert wordless(other, line) is other
    both = replace(other, along="Another hint")
    assert told_anew(both, line) == 0
    assert wordless(both, line) is None
