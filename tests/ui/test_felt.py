"""The felt: made once a size and dye, in steps that make the same, and a dye that runs in until all have it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby, pairwise
from statistics import median

import pygame
import pytest

from goodge.engine.cards import Suit
from goodge.engine.game import Phase
from goodge.ui.drawing.dye_run import DyeRun
from goodge.ui.drawing.dyes import HOUSE_DYES, TRUMP_DYES, Dye
from goodge.ui.drawing.felt import FeltKind, Felts
from goodge.ui.drawing.rail import Rail
from goodge.ui.motion import speeds
from goodge.ui.program.app import App
from goodge.ui.scenes.table import in_turn
from goodge.ui.scenes.table.felt import TableFelt
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.tabletop import shown
from goodge.ui.tabletop.emblem import draw_emblem

from .checks import press
from .conftest import OpenApp
from .tables import open_table, play_until

SIZE = (960, 600)
HOUSE, NAVY = HOUSE_DYES["green"], TRUMP_DYES[Suit.SPADES]


@pytest.fixture
def felts(open_app: OpenApp) -> Felts:
    return open_app(SIZE, muted=True).felts


def kind(dye: Dye, size: tuple[int, int] = SIZE) -> FeltKind:
    return FeltKind(size, dye, 0.75)


def raw(cloth: pygame.Surface) -> bytes:
    return pygame.image.tobytes(cloth, "RGB")


def test_a_felt_is_made_once_and_only_the_last_is_kept(felts: Felts) -> None:
    first = felts.felt(kind(HOUSE))
    assert felts.felt(kind(HOUSE)) is first
    other = felts.felt(kind(NAVY))
    assert other is not first
    assert felts.felt(kind(HOUSE)) is not first
    assert raw(felts.felt(kind(HOUSE))) == raw(first)


def test_the_step_that_hands_the_felt_over_draws_nothing(felts: Felts, monkeypatch: pytest.MonkeyPatch) -> None:
    laid: list[pygame.Surface] = []
    lay = Rail.lay

    def noted(rail: Rail, cloth: pygame.Surface) -> None:
        laid.append(cloth)
        lay(rail, cloth)

    monkeypatch.setattr(Rail, "lay", noted)
    steps = [(len(laid), cloth) for cloth in felts.weaving(FeltKind((640, 400), HOUSE_DYES["green"], 1.0))]
    assert (1, None) in steps, "the frame that draws all of it anew has no other work"


@pytest.mark.parametrize("size", [(960, 600), (800, 1200), (2560, 1440), (1000, 601)])
def test_every_window_is_covered_to_its_corners(felts: Felts, size: tuple[int, int]) -> None:
    cloth = felts.felt(kind(HOUSE, size))
    assert cloth.get_size() == size
    wood = [cloth.get_at((x, y)) for x in (0, size[0] - 1) for y in (0, size[1] - 1)]
    assert all(colour.r > colour.b for colour in wood), wood
    middle = cloth.get_at((size[0] // 2, size[1] // 2))
    assert middle.g > middle.r


def test_every_dye_is_a_cloth_of_its_own_in_the_same_light(felts: Felts) -> None:
    middles, edges = [], []
    for dye in (*HOUSE_DYES.values(), *TRUMP_DYES.values()):
        cloth = felts.felt(kind(dye))
        middles.append(pygame.transform.average_color(cloth, pygame.Rect(440, 220, 80, 40))[:3])
        edges.append(pygame.transform.average_color(cloth, pygame.Rect(80, 540, 80, 30))[:3])
    assert len(set(middles)) == 9
    for middle, edge in zip(middles, edges, strict=True):
        assert sum(edge) < 0.75 * sum(middle)


def test_the_dye_runs_from_its_place_and_ends_as_the_new_felt(felts: Felts) -> None:
    expected = raw(felts.felt(kind(NAVY)))
    source = (100, 100)
    run = DyeRun(felts.take(kind(HOUSE)), felts.weaving(kind(NAVY)), source, 0.75)
    places = [source, (300, 200), (500, 330), (700, 440), (900, 560)]
    blues = []
    for frame in range(1, 31):
        run.run_to(frame / 30)
        blues.append([run.cloth.get_at(place).b - run.cloth.get_at(place).g for place in places])
    came = [next(number for number, row in enumerate(blues) if row[place] > 0) for place in range(len(places))]
    assert all(earlier < later for earlier, later in pairwise(came)), came
    assert raw(run.finished()) == expected
    assert raw(run.cloth) == expected


def test_the_edge_of_the_dye_is_soft_and_has_no_blocks() -> None:
    old, new = pygame.Surface((400, 300)), pygame.Surface((400, 300))
    new.fill((255, 255, 255))
    run = DyeRun(old, iter([new]), (200, 280), 1.0)
    for number in range(1, 9):
        run.run_to(number / 30)
    across = [run.cloth.get_at((x, 280)).r for x in range(400)]
    down = [tuple(run.cloth.get_at((x, y)).r for x in range(400)) for y in range(300)]
    alike = [list(rows) for row, rows in groupby(down) if any(row) and not all(row)]
    assert max(abs(b - a) for a, b in pairwise(across)) < 50
    assert {0, 255} <= set(across)
    assert max(map(len, alike)) <= 6, "a block of the cloth is that high"


def test_a_dye_makes_one_step_of_the_new_cloth_a_frame_however_often_it_is_drawn(felts: Felts) -> None:
    steps = []

    def weaving() -> Iterator[pygame.Surface | None]:
        for cloth in felts.weaving(kind(NAVY)):
            steps.append(cloth)
            yield cloth

    run = DyeRun(felts.take(kind(HOUSE)), weaving(), (100, 100), 0.75)
    for frame in (1, 2, 2, 2):
        run.run_to(frame / 100)
    assert len(steps) == 2


def test_the_trump_comes_into_bare_cloth(open_app: OpenApp) -> None:
    app = open_app(SIZE, muted=True)
    canvas = app.canvas
    plain, place = canvas.surface.copy(), pygame.Rect(330, 150, 300, 300)

    def drawn(trump: Suit | None, dyed: float) -> bytes:
        canvas.surface.blit(plain, (0, 0))
        draw_emblem(canvas, place, trump, lambda suit: app.dye(suit).inlay, dyed)
        return raw(canvas.surface)

    crown, spade = drawn(None, 1.0), drawn(Suit.SPADES, 1.0)
    assert len({crown, spade, drawn(Suit.SPADES, 0.65), raw(plain)}) == 4
    assert drawn(Suit.SPADES, 0.0) == drawn(Suit.SPADES, 0.15) == raw(plain), "the Crown had gone while it was chosen"


def table_before_trump(app: App) -> TableScene:
    table = open_table(app, (None, "novice", "novice"))
    play_until(app, table, Phase.TRUMP)
    return table


def dyed(open_app: OpenApp) -> tuple[App, TableScene]:
    """A table at the usual speed whose trump has just been named."""
    app = open_app(SIZE, muted=True)
    table = table_before_trump(app)
    app.settings.speed = "normal"
    app.apply_settings()
    assert table.submit(table.shown.view.legal[0])
    return app, table


def dye_is_running(table: TableScene) -> bool:
    return table.shown.dyeing is not None and table.shown.dyeing[1] > 0.1


def test_naming_trump_dyes_the_felt_and_a_click_hurries_it(open_app: OpenApp) -> None:
    app = open_app(SIZE, muted=True)
    table = table_before_trump(app)
    app.draw()
    before = app.canvas.surface.get_at((700, 330))
    app.settings.speed = "normal"
    app.apply_settings()
    press(app, pygame.K_e)
    app.turn(speeds.DEAF_AFTER_ASKING)
    press(app, pygame.K_RETURN)
    for _ in range(100):
        table.wait(120)
        app.turn(0.02)
        if dye_is_running(table):
            break
    assert dye_is_running(table)
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(500, 300), button=1))
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(500, 300), button=1))
    assert not dye_is_running(table)
    app.draw()
    after = app.canvas.surface.get_at((700, 330))
    assert before.g > before.r
    assert after.r > after.g


@pytest.mark.usefixtures("no_thread")
def test_the_dye_runs_on_around_the_words_that_come_meanwhile(open_app: OpenApp) -> None:
    """What vanishes in their place is the felt as it is then, not a piece of the old one."""
    app, table = dyed(open_app)
    seen = set[tuple[int, ...]]()
    for _ in range(40):
        app.turn(1 / 60)
        said = next((item for item in table.drawn_items if item.key == "announcement"), None)
        if said is None or table.shown.dyeing is None:
            continue
        cloth = table._felt.cloth(table.shown.trump, table.shown.dyeing, table.shown.places)
        place = said.rect.left - app.canvas.px(16), said.rect.bottom + app.canvas.px(4)
        seen.add(tuple(cloth.get_at(place)))
        pairs = zip(app.canvas.surface.get_at(place)[:3], cloth.get_at(place)[:3], strict=True)
        assert all(abs(one - other) <= 3 for one, other in pairs), len(seen)
    assert len(seen) > 4, "the dye has passed there meanwhile"


@pytest.mark.usefixtures("no_thread")
def test_it_is_known_where_the_dye_has_come_to(open_app: OpenApp) -> None:
    """Elsewhere the felt and its emblem look as in the frame before, so that nothing has to be drawn anew."""
    app, table = dyed(open_app)
    bare = replace(app.canvas, surface=pygame.Surface(SIZE))
    places = [pygame.Rect(x, y, 96, 100) for y in range(0, SIZE[1], 100) for x in range(0, SIZE[0], 96)]
    before, counts = None, list[int]()
    for _ in range(90):
        app.turn(1 / 60)
        if not dye_is_running(table):
            continue
        table.paint(bare)
        now = bare.surface.copy()
        if before is not None:
            changed = [part for place in places for part in table._felt.changed_in(place)]
            for part in changed:
                before.blit(now, part, part)
            assert raw(before) == raw(now)
            counts.append(sum(part.w * part.h for part in changed))
        before = now
    assert len(counts) > 20
    assert max(counts) < 0.8 * SIZE[0] * SIZE[1]
    assert median(counts) < 0.5 * SIZE[0] * SIZE[1]


@pytest.mark.usefixtures("no_thread")
def test_words_go_over_the_dye_as_if_all_under_them_were_drawn_anew(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    for limit in ("READY_SECONDS", "BRIEF_SECONDS", "BEGUN_SECONDS"):  # else a busy machine shows items a frame later
        monkeypatch.setattr(in_turn, limit, 60.0)
    app = open_app(SIZE, muted=True)
    seen = list[list[bytes]]()
    for draws_all in (False, True):
        app.settings.speed = "instant"
        app.apply_settings()
        table = table_before_trump(app)
        if draws_all:
            monkeypatch.setattr(table._coming, "_changed_in", lambda place: [place])
        app.settings.speed = "normal"
        app.apply_settings()
        assert table.submit(table.shown.view.legal[0])
        frames = list[bytes]()
        for _ in range(60):
            app.turn(1 / 60)
            if dye_is_running(table):
                frames.append(raw(app.canvas.surface))
        seen.append(frames)
        assert len(frames) > 20
    assert seen[0] == seen[1]


@pytest.mark.parametrize("is_dyed", [True, False])
def test_the_trumps_dye_can_be_switched_off(open_app: OpenApp, is_dyed: bool) -> None:
    app = open_app(SIZE, muted=True, trump_dye=is_dyed, felt="plum")
    assert app.dye() is HOUSE_DYES["plum"]
    assert app.dye(Suit.CLUBS) is (TRUMP_DYES[Suit.CLUBS] if is_dyed else HOUSE_DYES["plum"])


def test_where_a_draw_comes_first_the_trumps_felt_is_made_in_steps_for_it(
    open_app: OpenApp,
    no_thread: None,  # noqa: ARG001
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = open_app(SIZE, muted=True, speed="normal")
    at_once: list[FeltKind] = []
    felt = Felts.felt

    def watched(felts: Felts, kind: FeltKind) -> pygame.Surface:
        at_once.extend([] if felts.has(kind) else [kind])
        return felt(felts, kind)

    scene = open_table(app, (None, "novice", "novice", "novice"), seed=4, game="pride")
    monkeypatch.setattr(Felts, "felt", watched)
    assert scene.shown.is_drawing
    while not app.felts.has(app.felt_kind(Suit.SPADES)) or app.fade.is_on:
        app.turn(1 / 60)
        assert scene.shown.is_drawing
    assert not at_once


def test_the_emblem_is_seen_whole_or_not_at_all(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside what is asked in the middle there would be scraps of it."""
    drawn = list[pygame.Rect]()
    monkeypatch.setattr(shown, "draw_emblem", lambda _, place, *__: drawn.append(place))
    scene = open_table(app, (None, "novice", "novice", "novice"))
    app.draw()
    assert drawn, "cards are dealt"
    for phase in (Phase.AUCTION, Phase.EXCHANGE, Phase.TRUMP):
        play_until(app, scene, phase)
        drawn.clear()
        app.draw()
        assert not drawn, phase
        assert not scene.shown.has_emblem(is_asked=True)
    play_until(app, scene, Phase.PLAY)
    app.draw()
    assert drawn


def test_no_scraps_of_the_emblem_are_seen_beside_the_pack_that_is_drawn_from(app: App) -> None:
    shown = open_table(app, (None, "novice", "novice"), seed=4, game="spidge").shown
    assert shown.is_drawing
    assert not shown.has_emblem(is_asked=False)
    shown.draw_for_deal(is_on=False)
    assert shown.has_emblem(is_asked=False)


def test_nothing_but_the_emblem_is_drawn_anew_as_it_goes(app: App) -> None:
    felt, places = TableFelt(app), open_table(app, (None, "novice", "novice")).shown.places
    window = app.canvas.rect
    felt.run_dye(None, None, places, has_emblem=True)
    before = felt.look
    felt.run_dye(None, None, places, has_emblem=False)
    assert felt.look != before
    assert felt.changed_in(window) == [places.emblem]
