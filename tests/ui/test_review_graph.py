"""The graph of the chances in a review: its scale, and where the match has turned."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from goodge.coach import Choice, Grade
from goodge.engine.values import replace
from goodge.ui.drawing.canvas import Canvas
from goodge.ui.drawing.theme import Role
from goodge.ui.program.app import App
from goodge.ui.scenes.review.frame import round_number
from goodge.ui.scenes.review.graph import Graph
from goodge.ui.scenes.review.graph_key import SignLine, key_of_graph
from goodge.ui.scenes.review.scene import ReviewScene
from goodge.ui.wording.review import chance_words, label_words, outcome_of_match, sign_words, signs_words

from .checks import SIZES, assert_layout, resize
from .menus import item_of
from .reviews import find_reasons, show
from .sheets import won_match

pytestmark = pytest.mark.usefixtures("no_pictures")


def graph_of(scene: ReviewScene) -> Graph:
    return next(item for item in scene.items if isinstance(item, Graph))


def chance_at(graph: Graph, number: int) -> float:
    choice = graph.judged[number]
    assert choice is not None
    return choice.judgement.taken.chance


def test_figures_tell_the_choice_shown_and_where_the_match_turned_and_cover_nothing(app: App) -> None:
    scene = show(app, won_match())
    seen = 0
    for number in range(len(scene.tour.places)):
        scene._go(number)
        graph, canvas = graph_of(scene), app.page_canvas
        found = graph.figures(canvas)
        if graph.judged[number] is None:
            continue
        places = [place for _, place in found]
        assert all(graph.rect.contains(place) for place in places)
        assert all(place.collidelist(places[after:]) < 0 for after, place in enumerate(places, 1))
        told, ends = {text for text, _ in found}, {number, *graph.turns()[0]}
        assert told <= {chance_words(chance_at(graph, end)) for end in ends}
        seen += chance_words(chance_at(graph, number)) in told
    assert seen, "the figure at the choice that is shown has room somewhere"


def test_a_turn_is_a_great_change_between_neighbouring_choices_the_greatest_first(app: App) -> None:
    graph = graph_of(show(app, won_match()))
    turns = graph.turns()
    changes = [abs(chance_at(graph, one) - chance_at(graph, other)) for one, other in turns]
    assert changes == sorted(changes, reverse=True)
    assert changes
    assert min(changes) >= 0.2
    assert all(other == one + 1 for one, other in turns)
    neighbours = [
        abs(chance_at(graph, one) - chance_at(graph, one + 1))
        for one in range(len(graph.judged) - 1)
        if graph.judged[one] is not None and graph.judged[one + 1] is not None
    ]
    assert len(turns) == sum(change >= 0.2 for change in neighbours)


@pytest.mark.parametrize("game", ["goodge", "spades"])
def test_the_line_ends_where_the_match_did(app: App, game: str) -> None:
    record = won_match(game)
    scene, ends, said = show(app, record), list[bool](), list[str]()
    for seat in range(len(record.players)):
        scene.tour.sit(seat)
        scene.refresh()
        graph, canvas = graph_of(scene), app.page_canvas
        (end,) = graph.end(canvas)
        assert graph.rect.collidepoint(end)
        assert end[0] > graph.point(canvas, len(graph.places) - 1, _choice(graph))[0]
        ends.append(end[1] < graph.rect.centery)
        said.append(graph.called)
    sides = len(record.totals)
    assert ends == [seat % sides == record.winner for seat in range(len(record.players))]
    assert [words.endswith(outcome_of_match(is_won=won)) for words, won in zip(said, ends, strict=True)].count(
        False
    ) == 0


def test_the_line_of_a_match_under_way_has_no_end(app: App) -> None:
    whole = won_match()
    graph = graph_of(show(app, replace(whole, rounds=whole.rounds[:-1])))
    assert graph.outcome is None
    assert graph.end(app.page_canvas) == []


def _choice(graph: Graph) -> Choice:
    choice = graph.judged[-1]
    assert choice is not None
    return choice


def test_a_low_graph_names_no_line_but_the_chance_that_is_shown_as_high_as_it_is(app: App) -> None:
    app.settings.text_size = "larger"
    app.apply_settings()
    scene, low = show(app, won_match()), 0
    for number, choice in enumerate(graph_of(scene).judged):
        scene._go(number)
        find_reasons(scene)
        graph, canvas = graph_of(scene), app.page_canvas
        if choice is not None and graph._is_low(canvas):
            low += 1
            [(text, place)] = graph.figures(canvas)
            assert text == chance_words(choice.judgement.taken.chance)
            assert abs(place.centery - graph.point(canvas, number, choice)[1]) <= canvas.px(4)
            assert place.right <= graph.point(canvas, 0, choice)[0]
    assert low > 5, "where there are reasons, they take the room"


def test_the_graph_has_its_title_with_larger_text_too_where_nothing_else_needs_the_room(app: App) -> None:
    app.settings.text_size = "larger"
    app.apply_settings()
    scene = show(app, won_match())
    titled = 0
    for number in range(len(scene.tour.places)):
        scene._go(number)
        assert_layout(scene)
        titled += any(item.key == "graph-title" for item in scene.items)
        low = scene.app.page_canvas.px(60)
        assert (graph_of(scene).rect.height > low) == any(item.key == "graph-title" for item in scene.items)
    assert titled > len(scene.tour.places) / 2


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1440)], ids=str)
def test_the_chances_at_the_left_end_in_one_line_like_figures_in_a_column(
    app: App, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    resize(app, size)
    graph, canvas = graph_of(show(app, won_match())), app.page_canvas
    ends, text = dict[str, pygame.Rect](), type(canvas).text

    def noted(canvas: Canvas, words: str, role: Role, rect: pygame.Rect, *more: Any) -> pygame.Rect:
        ends[words] = text(canvas, words, role, rect, *more)
        return ends[words]

    monkeypatch.setattr(type(canvas), "text", noted)
    graph._scale(canvas)
    places = list(ends.values())
    assert list(ends) == [chance_words(share) for share in (0.0, 0.5, 1.0)]
    assert len({place.right for place in places}) == 1
    assert len({place.left for place in places}) == 3
    assert min(place.left for place in places) >= graph.rect.left + canvas.px(4)
    assert graph._span[0] - places[0].right >= canvas.px(6)


def test_the_rounds_have_their_numbers_below_the_line(app: App) -> None:
    scene = show(app, won_match())
    graph, canvas = graph_of(scene), app.page_canvas
    named = graph.round_names(canvas)
    rounds = list(dict.fromkeys(number for number, _ in scene.tour.places))
    assert [text for text, _ in named] == [str(round_number(scene.match, number)) for number in rounds]
    lowest = max(graph.point(canvas, number, choice)[1] for number, choice in enumerate(graph.judged) if choice)
    assert all(place.top >= lowest and graph.rect.contains(place) for _, place in named)
    assert all(place.collidelist([other for _, other in named[at + 1 :]]) < 0 for at, (_, place) in enumerate(named))


FAULTS = (Grade.BLUNDER, Grade.MISTAKE, Grade.INACCURACY)


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl", "es"])
@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_the_key_below_the_graph_has_room_in_every_window(app: App, text_size: str, language: str) -> None:
    app.settings.text_size, app.settings.language = text_size, language
    app.apply_settings()
    scene, with_numbers = show(app, won_match()), 0
    for size in SIZES:
        resize(app, size)
        canvas, rect = app.page_canvas, item_of(scene, "graph-key").rect
        for number in (3, 12, 40):
            found = dict.fromkeys(FAULTS, number)
            line = SignLine.fitting(canvas, found, rect.width)
            assert line.width(canvas) <= rect.width, (size, number)
            numbered = [sign_words(sign, number) for sign in FAULTS]
            assert line.texts in (numbered, [label_words(sign) for sign in FAULTS])
            with_numbers += line.texts == numbered
    assert with_numbers


def test_the_key_below_the_graph_draws_as_wide_as_it_says_and_always_tells_the_numbers_aloud(app: App) -> None:
    app.settings.text_size, app.settings.language = "larger", "de"
    app.apply_settings()
    scene = show(app, won_match())
    canvas, found = app.page_canvas, dict.fromkeys(FAULTS, 12)
    rect = item_of(scene, "graph-key").rect
    line = SignLine.fitting(canvas, found, rect.width)
    assert line.texts == [label_words(sign) for sign in FAULTS], "there is no room for the numbers"
    canvas.surface.fill((0, 0, 0))
    drawing = key_of_graph(canvas, rect, found)
    drawing.draw(canvas, focused=False)
    drawn = canvas.surface.copy()
    drawn.set_colorkey((0, 0, 0))
    place = drawn.get_bounding_rect()
    assert rect.contains(place)
    assert abs(place.right - rect.left - line.width(canvas)) <= canvas.px(4)
    [read] = drawing.read()
    assert all(signs_words(sign, 12) in read for sign in FAULTS)


def test_with_larger_text_what_the_signs_mean_goes_before_the_mean_of_what_choices_cost(app: App) -> None:
    app.settings.text_size = "larger"
    app.apply_settings()
    resize(app, (1280, 720))
    scene, keyed, counted = show(app, won_match()), 0, 0
    for number in range(0, len(scene.tour.places), 5):
        scene._go(number)
        find_reasons(scene)
        keys = {item.key for item in scene.items}
        assert "graph-key" in keys or "cost" not in keys, number
        keyed, counted = keyed + ("graph-key" in keys), counted + ("cost" in keys)
        assert_layout(scene)
    assert keyed > counted
