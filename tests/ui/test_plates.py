"""What the plates say while a trick goes on, and how they say it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from math import dist
from typing import Any

import pygame
import pytest

from goodge.engine.actions import Bid, BlindNil, Nil, Pass
from goodge.engine.game import Phase
from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.state import narrow
from goodge.table.match_table import Table
from goodge.table.portraits import CHARACTERS, PEOPLE
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.ui.drawing.canvas import Canvas
from goodge.ui.drawing.portrait import ASKED, CALM, DUMMYS, GLAD, HURT, MOODS, picture_of
from goodge.ui.drawing.theme import (
    BODY,
    BODY_STRONG,
    CREAM,
    GOLD,
    GOLD_BRIGHT,
    KEYCAP,
    MUTED,
    NAME,
    SMALL,
    SMALL_STRONG,
    TEXT_SCALES,
    Colour,
    Role,
    smaller,
)
from goodge.ui.program.app import App
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.tabletop.cardsize import plate_size
from goodge.ui.tabletop.facts import PlateFacts
from goodge.ui.tabletop.fans import outline
from goodge.ui.tabletop.platefaces import portrait_place, portrait_side
from goodge.ui.tabletop.plates import Plate, agreed
from goodge.ui.wording import plates as words
from goodge.ui.wording.lists import side_by_side
from goodge.ui.wording.plates import cards_left
from goodge.ui.wording.players import level_name, style_name

from .checks import resize
from .conftest import OpenApp
from .kin import open_kin, plates
from .tables import open_table, play_until, show_table, simple_choice

ONE = (None, "novice", "novice")


def turns(scene: TableScene) -> list[str]:
    """The plates with the halo."""
    return [key for key, plate in plates(scene).items() if plate.is_turn]


def hold_next_trick(app: App, scene: TableScene) -> None:
    """Has a trick played, and held."""
    assert scene.submit(simple_choice(scene))
    for _ in range(100):
        app.turn(0.05)
        if scene.director.holds_trick:
            return
        scene.wait(120)
    raise AssertionError("no trick is held")


def test_while_a_trick_is_held_the_plates_have_all_its_cards_gone(open_app: OpenApp) -> None:
    app = open_app(speed="instant", muted=True, hold_trick=True)
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, Phase.PLAY)
    hold_next_trick(app, scene)
    board = scene.table.view(0).board
    assert {plate.about[-1] for plate in plates(scene).values()} == {cards_left(15)}
    assert turns(scene) == [f"plate-{board.turn}"], "the winner leads next"
    assert {plate.facts.figure for plate in plates(scene).values()} == {"0"}, "points come with the cards"


def test_after_the_last_card_nobody_has_a_card_or_the_turn(open_app: OpenApp) -> None:
    app = open_app(speed="normal", muted=True, hold_trick=False)
    scene = open_table(app, ("novice", "novice", "novice"))
    seen = 0
    for _ in range(20_000):
        app.turn(0.1)
        if isinstance(app.top, ScoreScene):
            break
        if scene.table.round_over and scene.shown.seats_view.board.is_over:
            seen += scene.shown.stage.sprites.keys() >= set(scene.shown.trick_keys()) != set()
            assert turns(scene) == []
            assert {plate.about[0] for plate in plates(scene).values()} == {level_name("novice")}
        scene.wait(120)
    assert seen, "the last trick has been shown"


def test_the_style_of_a_computer_player_stands_by_its_level(app: App) -> None:
    seats = (SeatSetup("Ann", None), SeatSetup("Ben", "expert", "bold"), SeatSetup("Cleo", "novice"))
    scene = show_table(app, Table.start(MatchSetup(seats, {"players": 3}, seed=3), app.store))
    play_until(app, scene, Phase.AUCTION)
    expert, bold, novice = level_name("expert"), style_name("bold"), level_name("novice")
    assert [plate.about for plate in plates(scene).values()] == [("",), (side_by_side(expert, bold), expert), (novice,)]
    play_until(app, scene, Phase.PLAY)
    for plate in plates(scene).values():
        assert plate.about == (cards_left(16),), "while cards are played, all plates tell the same of each"
    assert expert in (plates(scene)["plate-1"].tip or ""), "pointing tells it still"


@pytest.mark.parametrize("name", ["Ben", "Wilhelmina Maria", "Wilhelmina Maria Charlotte"])
def test_all_plates_of_a_table_tell_the_same_in_the_same_places(app: App, name: str) -> None:
    """A long name takes a text from all plates, or moves it on all."""
    for size in ((800, 600), (1280, 720), (2560, 1080)):
        resize(app, size)
        for game, players in (("goodge", 4), ("spades", 4), ("spidge", 3)):
            seats = tuple(SeatSetup(named, "novice") for named in ("Ann", name, "Cleo", "Dan")[:players])
            options = {"players": players} if game == "goodge" else {}
            scene = show_table(app, Table.start(MatchSetup(seats, options, 3, game), app.store))
            view = scene.shown.view
            layouts = {plate.layout for key, plate in plates(scene).items() if key != f"plate-{view.board.dummy}"}
            assert len(layouts) == 1, f"{game} at {size}"
            assert layouts != {None}


def test_the_note_stands_at_the_foot_whatever_spidge_still_needs(app: App) -> None:
    resize(app, (1280, 720))
    plain = PlateFacts(name="Ann", figure="0", caption=words.tricks_caption(0))
    lines = set[int]()
    for points, note in (("0 points", "nil possible"), ("2 points", "spidge: 9 more")):
        plate = plate_of(app.canvas, replace(plain, total=points, note=note, short_note=note))
        way = agreed(app.canvas, [replace(plate, about=(cards_left(11),))])
        assert way is not None
        assert way.about is not None
        lines |= {way.note}
    assert lines == {2}, "the third line"


def luminance(colour: Sequence[int]) -> float:
    """The relative luminance of sRGB, as WCAG 2 defines it."""
    shares = [value / 255 for value in colour[:3]]
    linear = [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
    return sum(weight * share for weight, share in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def test_who_has_passed_stands_back_and_can_be_read(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice", "novice"), seed=3)
    play_until(app, scene, Phase.AUCTION)
    board = narrow(scene.shown.view, GoodgeBoard).board
    scene.shown.show_view(replace(scene.shown.view, board=replace(board, bid=0, calls=(None, Pass(), None, None))))
    assert [plate.facts.is_out for plate in plates(scene).values()] == [False, True, False, False]
    app.draw()
    for key, inks in (("plate-1", (MUTED, GOLD)), ("call-1", (MUTED,))):
        item = next(item for item in scene.items if item.key == key)
        ground = app.canvas.surface.get_at((item.rect.left + item.rect.height // 4, item.rect.bottom - 6))
        for ink in inks:
            assert (luminance(ink) + 0.05) / (luminance((ground.r, ground.g, ground.b)) + 0.05) >= 4.5


def moods(scene: TableScene) -> list[str]:
    return [plate.mood for plate in plates(scene).values()]


def test_who_is_asked_looks_up_and_who_takes_a_trick_is_glad(open_app: OpenApp) -> None:
    app = open_app(speed="instant", muted=True, hold_trick=True)
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, Phase.PLAY)
    assert moods(scene) == [ASKED, CALM, CALM]
    scene.shown.sent_worth = ((), 2, 0.5)
    scene.refresh()
    assert moods(scene) == [ASKED, CALM, GLAD]


def test_a_bid_that_is_made_or_lost_shows_in_the_face(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"), seed=3)
    play_until(app, scene, Phase.PLAY)
    view = narrow(scene.shown.view, GoodgeBoard)
    goodge = view.board.goodge
    assert goodge is not None
    for taken, mood in ((view.board.bid, GLAD), (view.board.bid - 5, HURT)):
        captured = tuple(taken if hand == goodge else 0 for hand in range(3))
        board = replace(view.board, phase=Phase.SCORED, turn=None, captured=captured)
        scene.shown.show_view(replace(view, board=board))
        assert [plate.mood for plate in plates(scene).values()] == [
            mood if hand == goodge else CALM for hand in range(3)
        ]


def test_partners_suffer_and_rejoice_together(app: App) -> None:
    plate = next(iter(plates(open_kin(app, "spades")).values()))
    plate.is_turn = False
    still = replace(plate.facts, is_bad=False, has_failed=False, has_made=False)
    ways = (replace(still, is_bad=True), replace(still, has_failed=True), replace(still, has_made=True), still)
    for facts, mood in zip(ways, (HURT, HURT, GLAD, CALM), strict=True):
        plate.facts = facts
        assert plate.mood == mood


def test_everybody_at_the_table_has_a_portrait_of_their_own_and_so_has_the_dummy(app: App) -> None:
    app.settings.choose_portrait("Ann", "grandfather-beard")
    scene = open_kin(app, "spidge")
    play_until(app, scene, Phase.PLAY)
    board = scene.shown.view.board
    shown = {plate.key: plate.portrait for plate in plates(scene).values()}
    assert shown[f"plate-{board.dummy}"] == DUMMYS
    assert len(set(shown.values())) == 4
    assert DUMMYS not in {*PEOPLE, *CHARACTERS.values()}, "nobody else looks like it"
    assert shown[f"plate-{board.own_hand(0)}"] == "grandfather-beard"


def test_portraits_are_made_in_the_size_in_use_alone(app: App) -> None:
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, Phase.AUCTION)
    app.draw()
    side = portrait_side(app.canvas, app.canvas.px(plate_size(app.canvas)[1]))
    wanted = {picture_of(portrait, mood) for portrait in scene.portraits for mood in MOODS}
    kept = [key for key in (*app.art._ready._pictures, *app.art._raw._pictures) if key[0].startswith("portraits/")]
    assert {key[0] for key in kept} <= wanted
    assert {key[1:] for key in kept} == {(side, side)}


def plates_of_long_matches() -> list[PlateFacts]:
    """The longest that the plates of two teams and of the main game have to say."""
    figures: list[tuple[Bid | Nil | BlindNil | None, int | None]] = [
        (Bid(13), 13),
        (Bid(10), 13),
        (Bid(13), 0),
        (Bid(13), None),
        (Nil(), 0),
        (Nil(), 1),
        (BlindNil(), None),
        (None, None),
    ]
    teams = [
        PlateFacts(
            name="Wilhelmina Maria",
            figure=words.bid_figure(bid, tricks),
            caption=words.bid_caption(bid, tricks),
            emblem="sun",
        )
        for bid, tricks in figures
    ]
    alone = [
        PlateFacts(
            name="Wilhelmina Maria",
            figure="250",
            caption=words.this_round(),
            total=words.total_words(-1000),
            short_total="−1000",
            note=words.need_note(need, 250),
            short_note=words.short_need_note(need, 250),
            emblem="crown",
            is_dealer=True,
        )
        for need in (0, 250)
    ]
    return [*teams, *alone]


def plate_of(canvas: Canvas, facts: PlateFacts) -> Plate:
    rect = pygame.Rect(0, 0, *(canvas.px(side) for side in plate_size(canvas)))
    return Plate(key="plate", rect=rect, facts=facts, about=("",), is_turn=False, portrait="baker")


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (3840, 2160)])
@pytest.mark.parametrize("text", TEXT_SCALES)
def test_plates_keep_their_words_beside_a_portrait(app: App, size: tuple[int, int], text: str) -> None:
    canvas = Canvas.on(pygame.Surface(size), app.art, TEXT_SCALES[text])
    for facts in plates_of_long_matches():
        plate = plate_of(canvas, facts)
        assert plate.fits(canvas), facts
        name = canvas.type.size(facts.name, plate._name_role(canvas))[0]
        assert name <= plate._inner(canvas).width, "the whole name is told"


@pytest.mark.parametrize(("name", "is_told"), [("Tom (you)", False), ("Ben", True)])
def test_cards_are_told_beside_a_name_alone_only_where_both_have_room(app: App, name: str, is_told: bool) -> None:
    """A name without a figure stands in the middle of its plate."""
    resize(app, (800, 600))
    facts = PlateFacts(name=name, figure="", caption="")
    plate = replace(plate_of(app.canvas, facts), about=(cards_left(6),))
    way = agreed(app.canvas, [plate])
    assert way is not None
    assert (way.about is not None) == is_told


def test_a_high_plate_leaves_no_line_empty(app: App) -> None:
    canvas = Canvas.on(pygame.Surface((1280, 720)), app.art, TEXT_SCALES["larger"])
    facts = PlateFacts(name="Ann", figure="0", caption=words.this_round(), total=words.total_words(-155))
    for note, count in (("", 3), (words.need_note(125, 145), 4)):
        plate = plate_of(canvas, replace(facts, note=note))
        lines = plate._lines(canvas, plate._inner(canvas), plate._layout(canvas))
        assert len(lines) == count
        assert plate.rect.bottom - lines[-1].centery < 0.25 * plate.rect.height


@pytest.mark.parametrize(("size", "total", "count"), [((800, 1200), 460, 3), ((960, 600), 10, 3), ((960, 600), 460, 4)])
def test_what_is_needed_stands_beside_the_total_on_a_high_plate_that_has_room(
    app: App, size: tuple[int, int], total: int, count: int
) -> None:
    """In letters that are no smaller for it: all plates of a table have as many lines."""
    canvas = Canvas.on(pygame.Surface(size), app.art)
    facts = PlateFacts(name="Ann", figure="30", caption=words.this_round(), total=words.total_words(total))
    plate = plate_of(canvas, replace(facts, note=words.need_note(105, 135), short_note=words.short_need_note(105, 135)))
    layout = plate._layout(canvas)
    assert plate.has_last_line(canvas)
    assert len(plate._lines(canvas, plate._inner(canvas), layout)) == count
    assert count == 4 or layout.role.size >= SMALL_STRONG.size


@pytest.mark.parametrize("total", ["", words.total_words(-155)])
@pytest.mark.parametrize(
    ("size", "text"),
    [((960, 600), "normal"), ((1280, 720), "normal"), ((1280, 720), "larger"), ((800, 1200), "normal")],
)
def test_lines_have_one_rhythm_and_stand_in_the_middle_whoever_needs_something(
    app: App, size: tuple[int, int], text: str, total: str
) -> None:
    canvas = Canvas.on(pygame.Surface(size), app.art, TEXT_SCALES[text])
    plain = PlateFacts(name="Ann", figure="30", caption=words.this_round(), total=total)
    table = [plate_of(canvas, facts) for facts in (plain, replace(plain, note=words.need_note(105, 135)))]
    low = plate_of(canvas, plain)
    if size[0] > size[1]:
        low.rect.height = canvas.px(96 if canvas.type.is_enlarged else 86)
    layout = agreed(canvas, [*table, low])
    assert layout is not None
    steps = set[int]()
    for plate in (*table, low):
        lines = [line.centery for line in plate._lines(canvas, plate._inner(canvas), layout)]
        lines = lines if plate.facts.total or plate.facts.note else lines[:2]
        roles = plate._line_roles(canvas, layout.role)[: len(lines)]
        halves = [canvas.type.baseline(role) for role in roles]
        steps |= {low - high - one - other for (high, one), (low, other) in pairwise(zip(lines, halves, strict=True))}
        over, under = lines[0] - halves[0] - plate.rect.top, plate.rect.bottom - lines[-1] - halves[-1]
        assert abs(over - under) <= 2, "the block stands in the middle, as does the portrait"
        assert min(over, under) >= canvas.px(8)
    assert max(steps) - min(steps) <= 1, "as much air between all lines of all plates"
    assert min(steps) >= 0.5 * canvas.type.capital(NAME)


@pytest.mark.parametrize(("size", "text"), [((800, 600), "normal"), ((960, 600), "normal"), ((1280, 720), "larger")])
def test_four_lines_have_the_same_air_between_them(app: App, size: tuple[int, int], text: str) -> None:
    canvas = Canvas.on(pygame.Surface(size), app.art, TEXT_SCALES[text])
    facts = PlateFacts(name="Ann", figure="30", caption=words.this_round(), total=words.total_words(10))
    plate = plate_of(canvas, replace(facts, note=words.need_note(105, 135)))
    layout = plate._layout(canvas)
    middles = [line.centery for line in plate._lines(canvas, plate._inner(canvas), layout)]
    roles = plate._name_role(canvas), NAME, layout.role, layout.role
    metrics = [canvas.type.font(role).metrics("H")[0] for role in roles]
    letters = [(middle, each[3] / 2) for middle, each in zip(middles, metrics, strict=True) if each is not None]
    airs = [low - below - high - above for (high, above), (low, below) in pairwise(letters)]
    assert len(airs) == 3
    assert max(airs) - min(airs) <= 2, airs
    assert min(airs) >= 0.7 * letters[0][1], airs


@pytest.mark.parametrize("high", [92, 96])
def test_lines_of_larger_text_on_a_low_plate_do_not_touch(app: App, monkeypatch: pytest.MonkeyPatch, high: int) -> None:
    canvas = Canvas.on(pygame.Surface((1280, 720)), app.art, TEXT_SCALES["larger"])
    facts = PlateFacts(name="Ann", figure="50", caption=words.this_round(), total=words.total_words(0))
    plate = plate_of(canvas, facts)
    plate.rect.height = canvas.px(high)
    drawn = list[tuple[int, int]]()
    text = Canvas.text

    def noted(self: Canvas, words: str, role: Role, rect: pygame.Rect, *rest: object) -> pygame.Rect:
        if words and rest[1:] == ("left",):
            font = self.type.font(role)
            middle = text(self, words, role, rect, *rest).centery  # type: ignore[arg-type]
            drawn.append((middle - font.get_ascent() // 2, middle + font.get_ascent() // 2 - font.get_descent() // 2))
        return text(self, words, role, rect, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "text", noted)
    plate.draw(canvas, focused=False)
    name, figure, caption, total = drawn
    assert name[1] <= figure[0] + canvas.px(3)
    assert max(figure[1], caption[1]) <= total[0] + canvas.px(3)


def test_enlarged_lines_of_a_low_plate_keep_off_both_edges_alike(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    canvas = Canvas.on(pygame.Surface((1280, 720)), app.art, TEXT_SCALES["large"])
    facts = PlateFacts(name="Ben", figure="0", caption=words.this_round(), total=words.total_words(0))
    plate = plate_of(canvas, facts)
    plate.rect.height = canvas.px(92)
    inks = list[pygame.Rect]()

    def noted(on: Canvas, text: str, role: Role, rect: pygame.Rect, colour: Colour, align: str) -> pygame.Rect:
        run, place = on.type.placed(text, role, colour, rect, align)
        if text:
            inks.append(run.get_bounding_rect(min_alpha=64).move(place.topleft))
        return place

    monkeypatch.setattr(Canvas, "text", noted)
    plate._words(canvas, plate._inner(canvas))
    over, under = inks[0].top - plate.rect.top, plate.rect.bottom - inks[-1].bottom
    assert over >= canvas.px(8)
    assert abs(over - under) <= canvas.px(4)


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1440)])
def test_the_tails_of_larger_letters_keep_off_the_edge_of_a_low_plate(
    app: App, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    canvas = Canvas.on(pygame.Surface(size), app.art, TEXT_SCALES["larger"])
    facts = PlateFacts(
        name="Cleo",
        figure="0",
        caption=words.tricks_caption(0),
        total="0 points",
        note="nil possible",
        has_own_line=True,
    )
    plate, bottoms = plate_of(canvas, facts), dict[str, int]()
    plate.rect.height = canvas.px(plate_size(canvas, has_dummy=True)[1])
    plate.layout = agreed(canvas, [plate])

    def noted(on: Canvas, text: str, role: Role, rect: pygame.Rect, colour: Colour, align: str) -> pygame.Rect:
        run, place = on.type.placed(text, role, colour, rect, align)
        bottoms[text] = place.top + run.get_bounding_rect(min_alpha=64).bottom
        return place

    monkeypatch.setattr(Canvas, "text", noted)
    plate._words(canvas, plate._inner(canvas))
    assert plate.rect.bottom - bottoms["nil possible"] > canvas.px(4)


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1440)])
def test_in_larger_text_all_names_at_a_table_of_four_are_as_large(open_app: OpenApp, size: tuple[int, int]) -> None:
    app = open_app(size, speed="instant", muted=True, text_size="larger")
    scene = open_table(app, (None, "novice", "novice", "novice"), seed=3)
    drawn = dict[str, float]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "text", lambda _, words, role, rect, *__: drawn.setdefault(words, role.size) and rect)
        for plate in plates(scene).values():
            plate.draw(app.canvas, focused=False)
    assert len({drawn[plate.facts.name] for plate in plates(scene).values()}) == 1


def test_the_lines_of_a_dummys_plate_keep_together_in_its_middle(app: App) -> None:
    canvas = Canvas.on(pygame.Surface((1280, 720)), app.art)
    player = PlateFacts(name="Ann", figure="1", caption=words.tricks_caption(1), total="2 points", note="nil possible")
    dummy = PlateFacts(name=words.dummy_name(), figure="0", caption=words.tricks_caption(0), played_by="played by Ann")
    plates = [plate_of(canvas, facts) for facts in (replace(player, has_own_line=True), dummy)]
    for plate in plates:
        plate.rect.height = canvas.px(118)
    layout = agreed(canvas, plates)
    assert layout is not None
    ours, its = (plate._lines(canvas, plate._inner(canvas), layout) for plate in plates)
    assert [line.centery for line in ours] == [line.centery for line in its]
    assert len(its) == 3, "the total stands beside the figure"
    assert abs(its[1].centery - plates[1].rect.centery) <= canvas.px(2)


def test_what_can_be_scored_on_a_line_of_its_own_is_the_only_strong_one(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas, faces = Canvas.on(pygame.Surface((1280, 720)), app.art), {}
    write = Canvas.text

    def text(canvas: Canvas, words: str, role: Role, *rest: Any) -> pygame.Rect:
        faces[words] = role.face, rest[1]
        return write(canvas, words, role, *rest)

    monkeypatch.setattr(Canvas, "text", text)
    player = PlateFacts(name="Ann", figure="1", caption=words.tricks_caption(1), total="2 points", note="nil possible")
    dummy = PlateFacts(name=words.dummy_name(), figure="0", caption=words.tricks_caption(0), played_by="played by Ann")
    plates = [plate_of(canvas, facts) for facts in (replace(player, has_own_line=True), dummy)]
    for plate in plates:
        plate.rect.height = canvas.px(118)
    for plate in plates:
        plate.layout = agreed(canvas, plates)
        plate.draw(canvas, focused=False)
    assert faces["nil possible"] == (BODY_STRONG.face, GOLD_BRIGHT)
    assert faces["2 points"] == faces["played by Ann"] == faces[player.caption] == (BODY.face, MUTED)
    plate = plate_of(canvas, player)
    plate.draw(canvas, focused=False)
    assert faces["2 points"] == (BODY_STRONG.face, CREAM), "it is as strong as the note beside it"


def test_what_is_needed_stands_close_under_the_tricks_where_no_total_does(app: App) -> None:
    canvas = Canvas.on(pygame.Surface((1280, 720)), app.art)
    plain = PlateFacts(name="Ann", figure="0", caption=words.tricks_caption(0), has_own_line=True)
    plates = [plate_of(canvas, replace(plain, note=note)) for note in ("nil possible", "spidge: 9 more")]
    for plate in plates:
        plate.rect.height = canvas.px(118)
    layout = agreed(canvas, plates)
    assert layout is not None
    for plate in plates:
        name, tricks, note = plate._lines(canvas, plate._inner(canvas), layout)
        assert layout.note == 2, "the third line is the note's"
        assert abs((note.centery - tricks.centery) - (tricks.centery - name.centery)) <= 1
        assert abs(tricks.centery - plate.rect.centery) <= canvas.px(2)


def test_a_plate_without_total_and_note_has_its_lines_in_the_middle(app: App) -> None:
    canvas = Canvas.on(pygame.Surface((1280, 720)), app.art)
    plate = plate_of(canvas, PlateFacts(name="Ann", figure="2", caption=words.bid_caption(Bid(3), 2), emblem="sun"))
    name, taken, _ = plate._lines(canvas, plate._inner(canvas), plate._layout(canvas))
    assert abs((name.centery + taken.centery) / 2 - plate.rect.centery) <= 4
    assert name.centery < taken.centery


def test_lines_stand_in_the_middle_where_only_the_dummy_has_one_more(app: App) -> None:
    canvas = Canvas.on(pygame.Surface((1280, 720)), app.art)
    player = PlateFacts(name="Ben", figure="2", caption=words.tricks_caption(2))
    dummy = replace(player, name=words.dummy_name(), played_by=words.played_by_words("Ann"))
    plates = [plate_of(canvas, facts) for facts in (player, dummy)]
    layout = agreed(canvas, plates)
    assert layout is not None
    name, taken, _ = plates[0]._lines(canvas, plates[0]._inner(canvas), layout)
    assert abs((name.centery + taken.centery) / 2 - plates[0].rect.centery) <= canvas.px(4)


@pytest.mark.parametrize("total", ["", "Total 30"])
def test_what_is_needed_stands_at_the_left_where_no_total_does(
    app: App, monkeypatch: pytest.MonkeyPatch, total: str
) -> None:
    canvas = Canvas.on(pygame.Surface((1280, 720)), app.art)
    plate = plate_of(canvas, PlateFacts(name="Ann", figure="0", caption="this round", total=total, note="needs 120"))
    sides = dict[str, str]()
    monkeypatch.setattr(
        Canvas, "text", lambda _self, words, _role, rect, _ink, side: sides.update({words: side}) or rect
    )
    plate._words(canvas, plate._inner(canvas))
    assert sides["needs 120"] == ("right" if total else "left")


@pytest.mark.parametrize(
    ("size", "tells_total"), [((960, 600), True), ((1280, 720), True), ((2560, 1440), True), ((2560, 1080), True)]
)
def test_a_low_plate_across_the_table_tells_what_is_needed_and_with_room_the_total(
    open_app: OpenApp, size: tuple[int, int], tells_total: bool
) -> None:
    """With larger text it has a line less than the plates at the sides."""
    app = open_app(size, speed="instant", muted=True, text_size="larger")
    scene = open_table(app, (None, "novice", "novice", "novice"), 3)
    across, side = (plates(scene)[f"plate-{hand}"] for hand in (2, 1))
    assert across.rect.height < side.rect.height
    facts = plates_of_long_matches()[-1]
    low, high = (replace(plate, facts=facts, layout=None) for plate in (across, side))
    way = low._own_way(app.canvas, high._layout(app.canvas))
    assert low.has_room(app.canvas, way)
    assert low._tells_total(app.canvas, way) or not tells_total


@pytest.mark.parametrize("size", [(800, 600), (960, 600), (1280, 720), (800, 1200)])
@pytest.mark.parametrize("text", TEXT_SCALES)
def test_the_lower_lines_of_a_plate_are_in_the_chosen_size(app: App, size: tuple[int, int], text: str) -> None:
    canvas = Canvas.on(pygame.Surface(size), app.art, TEXT_SCALES[text])
    found = (
        PlateFacts(name="Ann", figure="120", caption=words.this_round(), total=words.total_words(-130),
                   short_total="−130", note=words.need_note(125, 145), short_note=words.short_need_note(125, 145)),
        PlateFacts(name="Ann", figure="2", caption=words.bid_caption(Bid(13), 2)),
    )  # fmt: skip
    for facts in found:
        plate = plate_of(canvas, facts)
        assert plate.fits(canvas)
        assert not plate._layout(canvas).is_total_short
        assert plate._layout(canvas).role in (*smaller(BODY_STRONG)[:2], SMALL_STRONG, KEYCAP)
        assert plate._caption_role(canvas) in canvas.type.steps(BODY, SMALL, KEYCAP)


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
def test_the_lower_lines_of_a_plate_are_as_large_as_other_text_where_they_have_room(
    app: App, size: tuple[int, int]
) -> None:
    canvas = Canvas.on(pygame.Surface(size), app.art)
    facts = PlateFacts(name="Ann", figure="35", caption=words.this_round(), total=words.total_words(25))
    plate = plate_of(canvas, facts)
    assert (plate._layout(canvas).role, plate._caption_role(canvas)) == (BODY_STRONG, BODY)
    needs = plate_of(canvas, replace(facts, note=words.short_need_note(130, 165), total=words.total_words(100)))
    assert BODY_STRONG.size > needs._layout(canvas).role.size > SMALL_STRONG.size, "two on a line have less room"


@pytest.mark.parametrize("size", [(960, 600), (960, 602), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("text_size", TEXT_SCALES)
def test_the_suits_to_choose_from_keep_off_the_plates(app: App, size: tuple[int, int], text_size: str) -> None:
    app.settings.text_size = text_size
    app.apply_settings()
    resize(app, size)
    scene = open_table(app, ONE, seed=7)
    play_until(app, scene, Phase.TRUMP)
    suits = [item.rect for item in scene.items if item.key.startswith("suit-")]
    assert len(suits) == 5
    around = [plate.rect.inflate(app.canvas.px(4), 0) for plate in plates(scene).values()]
    around += [portrait_place(app.canvas, plate.rect) for plate in plates(scene).values()]
    assert all(suit.collidelist(around) < 0 for suit in suits)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("size", [(800, 1200), (1080, 1920)])
def test_in_a_tall_window_the_words_over_the_suits_keep_off_the_backs(
    app: App, size: tuple[int, int], players: int
) -> None:
    resize(app, size)
    scene = open_table(app, (None, *("novice",) * (players - 1)), seed=7)
    play_until(app, scene, Phase.TRUMP)
    places = scene.shown.places
    backs = [outline(pose) for hand in range(1, players) for pose in places.small_hand(hand, 13).poses(13)]
    sentence = next(item.rect for item in scene.items if item.key == "sentence")
    lowest = max(back.bottom for back in backs)
    assert sentence.top - lowest >= app.canvas.px(8)


@pytest.mark.parametrize("size", [(800, 1200), (1080, 1920), (1200, 1600)])
@pytest.mark.parametrize("game", ["goodge", "spades", "spidge"])
def test_a_tall_window_has_plates_that_fit_its_cards_and_letters_inside_them(
    open_app: OpenApp, game: str, size: tuple[int, int]
) -> None:
    app = open_app(size, speed="instant", muted=True)
    scene = open_table(app, ONE, seed=3) if game == "goodge" else open_kin(app, game, seed=3)
    places = scene.shown.places
    dummy = scene.shown.view.board.dummy
    for key, plate in plates(scene).items():
        if key == f"plate-{dummy}":
            assert plate.rect.height > 0.15 * places.card
            continue
        assert plate.rect.height > 0.48 * places.card
        name, *_ = lines = plate._lines(app.canvas, plate._inner(app.canvas), plate._layout(app.canvas))
        high = app.canvas.type.font(plate._name_role(app.canvas)).get_ascent()
        assert name.centery - high / 2 >= plate.rect.top + app.canvas.px(8)
        assert lines[-1].centery + high / 2 <= plate.rect.bottom - app.canvas.px(4)


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (2560, 1440)])
def test_the_dealers_token_is_large_and_stays_on_the_portrait(
    open_app: OpenApp, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(size, speed="instant", muted=True)
    scene = open_table(app, (None, "novice", "novice"))
    dealing = next(plate for plate in plates(scene).values() if plate.facts.is_dealer)
    drawn = dict[str, pygame.Rect]()
    monkeypatch.setattr(Canvas, "picture", lambda _, name, rect, **__: drawn.setdefault(name, rect))
    dealing.draw(app.canvas, focused=False)
    token, place = drawn["emblems/dealer"], portrait_place(app.canvas, dealing.rect)
    assert token.width >= place.width * 0.4
    assert place.inflate(2 * app.canvas.px(4), 2 * app.canvas.px(4)).contains(token)


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (800, 1200), (2560, 1440)])
def test_token_and_teams_sign_leave_the_face_free(
    open_app: OpenApp, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(size, speed="instant", muted=True)
    dealing = next(plate for plate in plates(open_kin(app, "spades")).values() if plate.facts.is_dealer)
    drawn = dict[str, pygame.Rect]()
    monkeypatch.setattr(Canvas, "picture", lambda _, name, rect, **__: drawn.setdefault(name, rect))
    dealing.draw(app.canvas, focused=False)
    place = portrait_place(app.canvas, dealing.rect)
    badges = [drawn["emblems/dealer"], drawn[f"emblems/{dealing.facts.emblem}"]]
    reach = [dist(place.center, badge.center) - badge.width / 2 for badge in badges]
    assert min(reach) >= 0.24 * place.width, "they lie at the rim: mouth and chin are in sight"


@pytest.mark.parametrize("size", [(800, 1200), (1080, 1920)])
def test_a_portrait_fills_its_plate_in_a_tall_window_as_well(app: App, size: tuple[int, int]) -> None:
    resize(app, size)
    high = app.canvas.px(plate_size(app.canvas)[1])
    assert portrait_side(app.canvas, high) >= 0.6 * high


@pytest.mark.parametrize("size", [(800, 600), (960, 600), (1280, 720), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("text", TEXT_SCALES)
def test_a_figure_stands_on_the_line_of_what_it_counts(
    app: App, size: tuple[int, int], text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas = Canvas.on(pygame.Surface(size), app.art, TEXT_SCALES[text])
    plate = plate_of(canvas, PlateFacts(name="Ben", figure="20", caption=words.this_round()))
    baselines = dict[str, int]()

    def noted(on: Canvas, text: str, role: Role, rect: pygame.Rect, colour: Colour, align: str) -> pygame.Rect:
        _, place = on.type.placed(text, role, colour, rect, align)
        baselines[text] = place.top + on.type.font(role).get_ascent()
        return place

    monkeypatch.setattr(Canvas, "text", noted)
    plate.draw(canvas, focused=False)
    assert baselines["20"] == baselines[words.this_round()]
