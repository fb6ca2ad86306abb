"""Where the words in the bar stand, in a game of two teams."""

from __future__ import annotations

import pygame
import pytest

from goodge.engine.values import replace
from goodge.ui.drawing.canvas import Canvas
from goodge.ui.drawing.theme import BODY_STRONG, CREAM, Colour, Role
from goodge.ui.program.language import named_languages
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.tabletop.facts import BarFacts, Piece
from goodge.ui.tabletop.matchstate import MatchState
from goodge.ui.wording.bar import every_spades_words, spades_words, trick_words
from goodge.ui.wording.happenings import deals

from .conftest import OpenApp
from .kin import open_kin

pytestmark = pytest.mark.usefixtures("no_pictures")

SIZES = ((1280, 720), (960, 600), (800, 1200), (2560, 1440))
LEAST_AIR = 12


def bar_of(scene: TableScene) -> MatchState:
    return next(item for item in scene.items if isinstance(item, MatchState))


def places(bar: MatchState, scene: TableScene) -> list[pygame.Rect]:
    return [place for _, place in bar.piece_places(scene.canvas)]


def saying(bar: MatchState, words: str, trump_words: str = "") -> MatchState:
    """The bar with other words in its middle, and for trump."""
    sun, middle, moon = bar.facts.pieces
    short = words.partition(" of")[0] if " of" in words else ""
    facts = replace(bar.facts, pieces=(sun, replace(middle, words=words, short=short), moon))
    return replace(bar, facts=replace(facts, trump_words=trump_words or facts.trump_words))


@pytest.mark.parametrize("size", SIZES)
def test_what_the_teams_have_stands_still_while_the_words_between_change(
    open_app: OpenApp, size: tuple[int, int]
) -> None:
    app = open_app(size, speed="instant", muted=True)
    scene = open_kin(app, "spades")
    bar = bar_of(scene)
    sun, _, moon = places(bar, scene)
    said = [deals(name) for name in scene.shown.names] + [trick_words(number, 13) for number in range(1, 14)]
    for words in said:
        now = places(saying(bar, words), scene)
        assert (now[0], now[2]) == (sun, moon), words


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("state", ["", "Round 2 of 10 · to 250 · 25 min left"])
def test_words_in_the_bar_keep_off_each_other_and_those_for_trump_stay(
    open_app: OpenApp, size: tuple[int, int], text_size: str, state: str
) -> None:
    app = open_app(size, speed="instant", muted=True, text_size=text_size)
    scene = open_kin(app, "spades")
    broken = spades_words(is_play=True, is_broken=False)
    bar = saying(bar_of(scene), trick_words(5, 13), broken)
    bar = replace(bar, facts=of_teams(bar.facts), state=state or bar.state)
    bar.short_state = "Round 2 of 10 · 25 min left" if state else bar.short_state
    sun, middle, moon = places(bar, scene)
    letters = app.canvas.type.size(trick_words(5, 13), bar._roles(app.canvas).words)[0]
    if bar._roles(app.canvas).is_short:
        letters = app.canvas.type.size("Trick 5", bar._roles(app.canvas).words)[0]
    left = (middle.width - letters) // 2 + middle.left - sun.right
    right = moon.left - (middle.width + letters) // 2 - middle.left
    assert min(left, right) >= LEAST_AIR
    assert abs(left - right) <= 2
    assert bar._trump_words(app.canvas)[0] == broken


def of_teams(facts: BarFacts) -> BarFacts:
    """The same in the middle of a round, and the first team's own."""

    def told(piece: Piece, words: str, more: str, *, is_own: bool) -> Piece:
        return replace(piece, words=words, more=more, is_own=is_own)

    sun, middle, moon = facts.pieces
    pieces = told(sun, "3 of 6", "Total −60", is_own=True), middle, told(moon, "1 of 6", "Total 62", is_own=False)
    return replace(facts, pieces=pieces)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_no_letter_touches_the_edge_of_the_own_teams_ground(
    open_app: OpenApp, size: tuple[int, int], text_size: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(size, speed="instant", muted=True, text_size=text_size)
    bar = bar_of(open_kin(app, "spades"))
    own, *others = of_teams(bar.facts).pieces
    own = replace(own, more="−8 · 2 bags")
    bar = replace(bar, facts=replace(bar.facts, pieces=(own, *others)))
    inks, grounds = dict[str, pygame.Rect](), list[pygame.Rect]()

    def note(
        canvas: Canvas, text: str, role: Role, rect: pygame.Rect, colour: Colour = CREAM, align: str = "center"
    ) -> pygame.Rect:
        run, place = canvas.type.placed(text, role, colour, rect, align)
        inks.setdefault(text, run.get_bounding_rect(min_alpha=64).move(place.topleft))
        return place

    monkeypatch.setattr(Canvas, "text", note)
    monkeypatch.setattr(Canvas, "panel", lambda _, rect, **__: grounds.append(rect.copy()))
    bar.draw(app.canvas, focused=False)
    words = [inks[own.words], inks[own.more]]
    around = [ground for ground in grounds if all(ground.colliderect(ink) for ink in words)]
    assert len(around) == 2, "the bar, and the team's own ground"
    for ink in words:
        off = min(min(ink.top - ground.top, ground.bottom - ink.bottom) for ground in around)
        assert off >= app.canvas.px(3), ink


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("is_with_bags", [False, True])
def test_what_is_said_of_spades_is_as_large_in_all_states_of_a_round(
    open_app: OpenApp, size: tuple[int, int], *, is_with_bags: bool
) -> None:
    app = open_app(size, speed="instant", muted=True)
    bar = bar_of(open_kin(app, "spades"))
    sun, middle, moon = of_teams(bar.facts).pieces
    if is_with_bags:
        sun, moon = replace(sun, more="−8 · 2 bags"), replace(moon, more="173 · 3 bags")
    for code in named_languages():
        app.settings.language = code
        app.apply_settings()
        every, seen = every_spades_words(), set[Role]()
        for words in every:
            facts = replace(bar.facts, pieces=(sun, middle, moon), trump_words=words, trump_turns=every)
            said, role = replace(bar, facts=facts)._trump_words(app.canvas)
            seen.add(role)
            assert said == words
        assert len(seen) == 1, code
        assert code != "en" or size[0] < 1280 or seen == {BODY_STRONG}
