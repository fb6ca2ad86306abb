"""Cards that come to rest, or fly, are turned in the background before the frame that shows them."""

from __future__ import annotations

import pygame
import pytest

from goodge.engine.cards import Card
from goodge.ui.drawing.background import Background
from goodge.ui.drawing.dyes import HOUSE_DYES
from goodge.ui.drawing.kept import KeptPictures
from goodge.ui.motion.motions import Pose
from goodge.ui.program.app import App
from goodge.ui.tabletop import flying
from goodge.ui.tabletop.ahead import PicturesAhead
from goodge.ui.tabletop.flying import FlyingCards, FlyingLook, ShadowLook
from goodge.ui.tabletop.painter import CardPainter
from goodge.ui.tabletop.sprites import Sprite
from goodge.ui.tabletop.upright import CardLook, Dim, Master, enlarged

from .conftest import OpenApp
from .motion_watch import STEP, play
from .tables import open_table

FELT = HOUSE_DYES["green"].light
HIGH = 150
TRICKS = 2


@pytest.fixture
def app(open_app: OpenApp) -> App:
    return open_app(speed="normal", muted=True)


def painter(app: App) -> CardPainter:
    found = CardPainter(app.art, lambda card: "cards/back" if card is None else f"cards/{card.text}")
    found.measure(HIGH, ())
    return found


def lying(text: str, angle: float, *, dim: float = 0.0, is_gilded: bool = False) -> Sprite:
    return Sprite(Card.parse(text), Pose(200, 200, HIGH, angle), turn=1.0, dim=dim, is_gilded=is_gilded)


def test_jobs_are_done_in_turn_and_those_that_are_dropped_are_not() -> None:
    done: list[int] = []
    background = Background("test")
    background.do(lambda: done.append(1))
    background.do(lambda: done.append(2))
    background.finish()
    assert done == [1, 2]
    assert background._thread is None
    background._jobs.put(lambda: done.append(3))
    background.drop()
    background.do(lambda: done.append(int(background.is_here)))
    background.finish()
    assert done == [1, 2, 1]
    assert not background.is_here


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_after_a_job_that_fails_the_next_one_is_done_and_its_picture_is_not_waited_for() -> None:
    def fail() -> pygame.Surface:
        raise pygame.error("out of memory")

    background, kept = Background("test"), KeptPictures[str](1 << 20)
    ahead = PicturesAhead(background, kept)
    ahead.ask("one", fail)
    ahead.ask("two", lambda: pygame.Surface((4, 4)))
    background.finish()
    ahead.take_in()
    assert "two" in kept
    assert "one" not in kept
    assert len(ahead) == 0


@pytest.mark.parametrize(
    "sprite",
    [lying("9H", 0.0), lying("9H", 7.5), lying("9H", -33.0, dim=1.0), lying("9H", 4.0, is_gilded=True)],
    ids=["upright", "turned", "dim", "gilded"],
)
def test_the_thread_makes_the_picture_that_would_be_made_when_it_is_drawn(app: App, sprite: Sprite) -> None:
    ahead, at_once = painter(app), painter(app)
    look = ahead._look(sprite)
    app.art.sheet(look.name, ahead._upright._master)
    ahead.expect(sprite)
    ahead.make_ahead(())
    app.art.background.finish()
    ahead.begin(0)
    made = ahead._kept.get(look)
    assert made is not None
    assert pygame.image.tobytes(made, "RGBA") == pygame.image.tobytes(at_once._picture(look), "RGBA")


def test_nothing_is_made_of_a_card_that_is_not_rasterised_yet(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    ahead = painter(app)
    ahead.expect(lying("9H", 7.5))
    monkeypatch.setattr(app.art, "has", lambda *_: False)
    ahead.make_ahead(())
    assert not len(ahead._ahead)
    monkeypatch.undo()
    app.art.sheet("cards/9H", ahead._upright._master)
    ahead.make_ahead(())
    assert len(ahead._ahead) == 1


def test_what_was_begun_for_another_size_is_not_kept(app: App) -> None:
    ahead = painter(app)
    app.art.sheet("cards/9H", ahead._upright._master)
    ahead.expect(lying("9H", 7.5))
    ahead.make_ahead(())
    ahead.measure(HIGH + 20, ())
    app.art.background.finish()
    ahead.begin(0)
    assert len(ahead._kept) == 0


def test_hardly_a_card_of_a_deal_is_turned_when_it_is_drawn(
    app: App,
    monkeypatch: pytest.MonkeyPatch,
    no_thread: None,  # noqa: ARG001
) -> None:
    drawn: list[CardLook] = []
    at_rest = CardPainter._at_rest

    def noted(self: CardPainter, look: CardLook) -> pygame.Surface:
        drawn.append(look)
        return at_rest(self, look)

    monkeypatch.setattr(CardPainter, "_at_rest", noted)
    scene = open_table(app, (None, "novice", "novice"), seed=4)
    while scene.panel is None:
        scene.wait(120)
        app.turn(STEP)
    kept = len(scene.shown.stage._painter._kept)
    assert kept > 40
    assert len(drawn) < kept / 5


def test_a_card_on_its_way_is_known_a_frame_before(app: App, no_thread: None) -> None:  # noqa: ARG001
    scene = open_table(app, (None, "novice", "novice"), seed=4)
    foreseen: dict[int, Sprite | None] = {}
    met = 0
    while scene.panel is None:
        scene.wait(120)
        app.turn(STEP)
        for sprite in scene.shown.stage.sprites.values():
            soon = foreseen.get(id(sprite))
            if soon is not None and soon.flight is sprite.flight and sprite.is_moving:
                assert sprite.moment.pose == pytest.approx(soon.moment.pose)
                assert (sprite.turn, sprite.rise) == pytest.approx((soon.turn, soon.rise))
                met += 1
        moving = () if app.fade.is_on else scene.shown.stage.sprites.values()  # while all fades, they stand
        foreseen = {id(sprite): sprite.soon() for sprite in moving}
    assert met > 200


@pytest.mark.parametrize("game", ["goodge", "spades"])
def test_of_cards_that_fly_alone_hardly_one_is_turned_when_it_is_drawn(
    app: App,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    no_thread: None,  # noqa: ARG001
) -> None:
    app.settings.hold_trick = False
    drawn: list[FlyingLook] = []
    ahead: list[FlyingLook] = []
    make, turned = FlyingCards._make, flying._from_master

    def noted(self: FlyingCards, look: FlyingLook) -> pygame.Surface:
        if not self.is_crowded:
            drawn.append(look)
        return make(self, look)

    def noted_ahead(look: FlyingLook, master: Master) -> pygame.Surface:
        ahead.append(look)
        return turned(look, master)

    monkeypatch.setattr(FlyingCards, "_make", noted)
    monkeypatch.setattr(flying, "_from_master", noted_ahead)
    scene = open_table(app, (None, *["novice"] * (3 if game == "spades" else 2)), seed=4, game=game)
    for _ in play(app, scene, lambda scene: len(scene.shown.view.board.tricks) >= TRICKS):
        pass
    assert len(ahead) > 40
    assert len(drawn) < len(ahead) / 3


def test_the_thread_turns_a_card_in_flight_as_it_would_be_when_it_is_drawn(app: App) -> None:
    cards = painter(app)._flying
    for look in (FlyingLook("cards/9H", 120, 33.0, None, False, 16, False),
                 FlyingLook("cards/9H", 131, -7.5, Dim(1.0, FELT), True, 9, False),
                 FlyingLook("cards/back", 140, 90.0, None, False, 16, True)):  # fmt: skip
        master = cards._cards.master(look.name, is_gilded=look.is_gilded)
        made = flying._from_master(look, master)
        assert pygame.image.tobytes(made, "RGBA") == pygame.image.tobytes(cards._make(look), "RGBA")


@pytest.mark.parametrize("angle", [0.0, 36.0, 84.0])
@pytest.mark.parametrize("rise", range(4))
def test_a_shadow_has_no_margins_in_which_nothing_is_seen_and_lies_where_it_lay(angle: float, rise: int) -> None:
    look = ShadowLook(120, angle, 5, rise)
    shadow = flying._cast(look)
    whole = enlarged(pygame.transform.rotozoom(flying._soft_shadow(5, rise), angle, 1.0), 2.0)
    assert shadow.get_width() * shadow.get_height() < 0.92 * whole.get_width() * whole.get_height()
    grounds = []
    for picture in (shadow, whole):
        ground = pygame.Surface((400, 400))
        ground.fill((120, 160, 140))
        ground.blit(picture, picture.get_rect(center=(200, 200)))
        grounds.append(pygame.image.tobytes(ground, "RGB"))
    unlike = [abs(one - other) for one, other in zip(*grounds, strict=True)]
    assert max(unlike) <= 4
    assert sum(unlike) / len(unlike) < 0.05
