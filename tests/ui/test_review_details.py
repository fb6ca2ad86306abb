"""What a review tells of a choice at first, and what of it only with the details."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from goodge.coach import Grade, Judgement, Weighed
from goodge.coach.highlights import FAULTS
from goodge.coach.why import Chance, Keeps, MayBeBeaten
from goodge.engine.actions import Bid, Pass, PlayCard
from goodge.engine.cards import parse_cards
from goodge.engine.games import GAMES
from goodge.table.settings import CHOICES
from goodge.ui.drawing.theme import GOLD, SUBHEADING
from goodge.ui.program.app import App
from goodge.ui.scenes.review.chances import chance_pair
from goodge.ui.scenes.review.options import OptionRow, alike, rows_of
from goodge.ui.scenes.review.scene import ReviewScene
from goodge.ui.scenes.review.shown import _MOST_REASONS, _MOST_ROWS
from goodge.ui.widgets.base import Label
from goodge.ui.widgets.pad import PadButton
from goodge.ui.wording import review as words
from goodge.ui.wording.losses import deals_words, verdict_words
from goodge.ui.wording.reasons import reason_words

from .checks import SIZES, assert_layout, press, resize, top
from .menus import item_of, text_of
from .pads import strike
from .reviews import find_reasons, show
from .sheets import won_match

pytestmark = pytest.mark.usefixtures("no_pictures")
CARDS = parse_cards(["4S", "10T"])


def at_a_mistake(app: App, game: str = "goodge") -> ReviewScene:
    """A review at a choice that has cost something and had several options, with its reasons."""
    scene = show(app, won_match(game))
    for number, choice in enumerate(scene.tour.judged()):
        if choice is not None and choice.judgement.label in FAULTS and len(choice.judgement.options) > 3:
            scene.tour.go(number)
    scene.refresh()
    find_reasons(scene)
    scene.refresh()
    return scene


def rows(scene: ReviewScene) -> list[OptionRow]:
    return [item for item in scene.items if isinstance(item, OptionRow)]


def is_told(scene: ReviewScene, key: str) -> bool:
    return any(item.key == key for item in scene.items)


def reasons(scene: ReviewScene) -> list[str]:
    return [item.key for item in scene.items if item.key.startswith("reason-") and item.key != "reason-head"]


def test_at_first_there_are_what_was_best_what_was_done_and_one_reason(app: App) -> None:
    scene = at_a_mistake(app)
    choice = scene.tour.choice()
    assert choice is not None
    judged = choice.judgement
    assert [row.option for row in rows(scene)] == [judged.best, judged.taken]
    assert reasons(scene) == ["reason-0"]
    assert not any("%" in text for row in rows(scene) for text in row.read()), "the label goes by points alone"
    assert not is_told(scene, "how-sure")
    assert text_of(scene, "details") == words.details_words(are_shown=False)


@pytest.mark.parametrize(
    ("label", "chances", "told"),
    [
        (Grade.BLUNDER, (0.86, 0.0), ["86%", "0%"]),
        (Grade.MISTAKE, (0.436, 0.424), []),  # beside so little the mistake would look like none
        (Grade.CLOSE, (0.60, 0.50), []),
    ],
)
def test_what_a_fault_has_made_of_the_chance_to_win_is_told_in_large_where_it_is_much(
    app: App, label: Grade, chances: tuple[float, float], told: list[str]
) -> None:
    best, taken = (Weighed(PlayCard(card), 0.0, chance) for card, chance in zip(CARDS, chances, strict=True))
    judged = Judgement((best, taken), taken.action, 50.0, 1.0, label, 400)
    place = pygame.Rect(20, 20, 340, 36)
    pair = chance_pair(judged, place, GOLD)
    assert [text for each in pair for text in (each.best, each.taken)] == told
    assert all(each.fits(app.canvas) for each in pair)


def test_the_verdict_is_a_headline_unless_larger_text_needs_the_room(app: App) -> None:
    for text_size, is_large in (("normal", True), ("larger", False)):
        app.settings.text_size = text_size
        app.apply_settings()
        scene = at_a_mistake(app)
        label = item_of(scene, "label")
        assert isinstance(label, Label)
        assert (label.role == SUBHEADING) is is_large
        app.pop()


@pytest.mark.parametrize("text_size", ["normal", "large", "larger"])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720)], ids=str)
def test_the_chances_of_a_fault_have_their_place_unless_the_details_tell_them(
    app: App, size: tuple[int, int], text_size: str
) -> None:
    """Where text is larger, the points give way to them, which stand beside the options as well."""
    app.settings.text_size = text_size
    app.apply_settings()
    resize(app, size)
    scene, found = show(app, won_match()), 0
    for number, choice in enumerate(scene.tour.judged()):
        if choice is not None and chance_pair(choice.judgement.told, scene.canvas.rect, GOLD):
            scene.tour.go(number)
            scene.refresh()
            find_reasons(scene)
            scene.refresh()
            found += is_told(scene, "chances")
            if is_told(scene, "chances"):
                assert is_told(scene, "means") == (scene.canvas.type.enlarged_by <= 1)
                judged = choice.judgement.told
                assert judged.label is not None
                told = [item_of(scene, key) for key in ("chances", "means") if is_told(scene, key)]
                heard = " ".join(words for item in told for words in item.read())
                assert verdict_words(judged.label, judged.gap, scene.swing).rstrip(".") in heard
            assert_layout(scene)
            press(app, pygame.K_d)
            assert not is_told(scene, "chances")
            press(app, pygame.K_d)
    assert found


def test_the_details_are_behind_a_key_a_button_and_a_pads_button(app: App) -> None:
    scene = at_a_mistake(app)
    choice = scene.tour.choice()
    assert choice is not None
    turns: list[Callable[[], object]] = [
        lambda: press(app, pygame.K_d),
        lambda: strike(app, PadButton.RIGHT_SHOULDER),
        lambda: scene.press(item_of(scene, "details")),
    ]
    for turn in turns:
        turn()
        assert [row.option for row in rows(scene)] == rows_of(choice.judgement, len(rows(scene)))
        assert len(rows(scene)) > 2
        assert all("%" in text for row in rows(scene) for text in row.read())
        assert len(reasons(scene)) > 1
        assert is_told(scene, "how-sure")
        assert text_of(scene, "details") == words.details_words(are_shown=True)
        turn()
        assert len(rows(scene)) == 2


def test_the_details_stay_from_choice_to_choice_and_the_steps_in_their_places(app: App) -> None:
    scene = at_a_mistake(app)
    places = {key: item_of(scene, key).rect for key in ("details", "previous", "next", "next-fault")}
    press(app, pygame.K_d)
    assert {key: item_of(scene, key).rect for key in places} == places
    press(app, pygame.K_UP)
    assert scene.shows_details
    assert is_told(scene, "how-sure")


def test_the_button_of_the_details_keeps_clear_of_what_the_grade_means(app: App) -> None:
    resize(app, (1280, 720))
    record = won_match()
    record.players = ("Ann", "Ben", "Cleo")
    scene = show(app, record)
    assert item_of(scene, "details").rect.bottom + app.canvas.px(5) <= item_of(scene, "means").rect.top


def test_what_was_best_is_marked_as_that_also_where_it_was_chosen(app: App) -> None:
    scene, found = show(app, won_match()), 0
    for number, choice in enumerate(scene.tour.judged()):
        if choice is not None and choice.judgement.taken == choice.judgement.best:
            scene.tour.go(number)
            assert scene._seen().best == scene._seen().done
            found += 1
    assert found


def test_what_is_said_of_the_lead_has_a_ground_as_the_emblem_lies_under_it(app: App) -> None:
    scene, found = show(app, won_match()), 0
    for number in range(len(scene.tour.places)):
        scene.tour.go(number)
        scene.refresh()
        items = {item.key: item for item in scene.items}
        if said := items.get("coming"):
            found += 1
            assert items["coming-ground"].rect.collidepoint(said.rect.center)
    assert found


def test_the_details_are_told_once_they_are_asked_for(app: App) -> None:
    scene = at_a_mistake(app)
    before = " ".join(scene.spoken_text())
    press(app, pygame.K_d)
    after = " ".join(scene.spoken_text())
    choice = scene.tour.choice()
    assert choice is not None
    judged = choice.judgement
    sure = deals_words(scene.name, judged.deals, judged.error, scene.swing)
    assert sure in after
    assert sure not in before
    others = [row.option for row in rows(scene) if row.option not in (judged.best, judged.taken)]
    assert others
    for option in others:
        told = words.action_words(option.action)
        assert after.count(f"{told} · points lost: ") == 1
        assert f"{told} · points lost: " not in before


@pytest.mark.parametrize("text_size", CHOICES["text_size"])
@pytest.mark.parametrize("game", GAMES)
def test_the_details_are_laid_out_in_every_window(app: App, game: str, text_size: str) -> None:
    app.settings.text_size = text_size
    app.apply_settings()
    scene = at_a_mistake(app, game)
    press(app, pygame.K_d)
    for size in SIZES:
        resize(app, size)
        assert_layout(scene)
        app.draw()
        assert len(rows(scene)) >= 2
        assert reasons(scene)


@pytest.mark.parametrize("text_size", CHOICES["text_size"])
def test_the_graph_stays_beside_the_details_where_both_have_room(app: App, text_size: str) -> None:
    """It never takes the place of an option or of a reason."""
    app.settings.text_size = text_size
    app.apply_settings()
    scene = at_a_mistake(app)
    press(app, pygame.K_d)
    sizes, both = ((1280, 720), (1440, 900), (1920, 1080), (2560, 1440)), list[tuple[int, int]]()
    for number in range(0, len(scene.tour.places), 3):
        scene.tour.go(number)
        find_reasons(scene)
        choice = scene.tour.choice()
        if choice is None:
            continue
        for size in sizes:
            resize(app, size)
            told = min(_MOST_REASONS, len(scene.reasoner.known(choice)))
            if is_told(scene, "graph"):
                both.append(size)
                assert item_of(scene, "graph").rect.height >= 80 * scene.canvas.unit, "a lower one tells nothing"
                assert len(rows(scene)) == min(_MOST_ROWS, len(choice.judgement.options))
                assert len(reasons(scene)) == told
            assert_layout(scene)
    assert set(both) == set(sizes)


def judged(chances: tuple[float, float], worths: tuple[float, float], error: float = 1.0) -> Judgement:
    options = tuple(
        Weighed(PlayCard(card), worth, chance) for card, worth, chance in zip(CARDS, worths, chances, strict=True)
    )
    return Judgement(options, options[1].action, options[0].worth - options[1].worth, error, Grade.BLUNDER, 800)


def test_chances_that_look_alike_beside_a_mistake_are_told_with_a_decimal() -> None:
    assert words.chance_decimals(judged((0.671, 0.657), (30.0, 5.0))) == 1
    assert words.chance_words(0.657, 1) == "65.7%"
    assert words.chance_decimals(judged((0.86, 0.02), (266.0, -236.0))) == 0
    assert words.chance_decimals(judged((0.671, 0.657), (30.0, 29.0))) == 0, "that is noise"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", CHOICES["text_size"])
@pytest.mark.parametrize("lost", [0.04, 4.0])
def test_the_card_that_was_chosen_has_its_whole_name(
    open_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, text_size: str, size: tuple[int, int], lost: float
) -> None:
    app = open_app(size, text_size=text_size)
    three, queen = (
        Weighed(PlayCard(card), worth, 0.5) for card, worth in zip(parse_cards(["3D", "QD"]), (lost, 0.0), strict=True)
    )
    judged = Judgement((three, queen), queen.action, lost, 1.0, Grade.INACCURACY, 600)
    place = pygame.Rect(0, 0, app.canvas.px(372), app.canvas.px(30))
    row = OptionRow(key="option", rect=place, option=queen, judged=judged, swing=0.5)
    drawn = list[str]()
    monkeypatch.setattr(type(app.canvas), "text", lambda _canvas, text, *_: drawn.append(text))
    row.draw(app.canvas, focused=False)
    assert words.action_words(queen.action) in drawn
    assert words.DONE.say() in drawn or lost > 1 or app.canvas.type.is_enlarged, "there the sign alone says it"


def test_larger_text_tells_in_words_which_card_was_chosen(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    app.settings.text_size = "larger"
    app.apply_settings()
    options = tuple(
        Weighed(PlayCard(card), worth, 0.5) for card, worth in zip(parse_cards(["3D", "QD"]), (4, 0), strict=True)
    )
    judged = Judgement(options, options[1].action, 4.0, 1.0, Grade.INACCURACY, 600)
    place = pygame.Rect(0, 0, app.canvas.px(460), app.canvas.px(30))
    drawn = dict[str, float]()
    monkeypatch.setattr(type(app.canvas), "text", lambda _, text, role, *__: drawn.update({text: role.size}))
    OptionRow(key="option", rect=place, option=options[1], judged=judged, swing=3.0).draw(app.canvas, focused=False)
    assert words.DONE.say() in drawn
    assert drawn[words.action_words(options[1].action)] > app.canvas.type.least.size, "as large as there is room for"


def test_all_options_are_named_in_letters_of_one_size(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    app.settings.text_size = "larger"
    app.apply_settings()
    options = tuple(
        Weighed(PlayCard(card), worth, 0.5)
        for card, worth in zip(parse_cards(["3D", "QD", "8H"]), (4, 0, 1), strict=True)
    )
    judged = Judgement(options, options[1].action, 4.0, 1.0, Grade.INACCURACY, 600)
    place = pygame.Rect(0, 0, app.canvas.px(445), app.canvas.px(30))
    made = [OptionRow(key="option", rect=place, option=each, judged=judged, swing=0.5) for each in options]
    assert made[1].words_role(app.canvas).size < made[0].words_role(app.canvas).size
    drawn = dict[str, float]()
    monkeypatch.setattr(type(app.canvas), "text", lambda _, text, role, *__: drawn.update({text: role.size}))
    for row in alike(app.canvas, made):
        row.draw(app.canvas, focused=False)
    assert len({drawn[words.action_words(option.action)] for option in options}) == 1


def test_of_equal_options_each_is_the_best(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    one, five, seven = (Weighed(PlayCard(card), 4.0, 0.5) for card in parse_cards(["1H", "5H", "7H"]))
    nine = Weighed(PlayCard(parse_cards(["9H"])[0]), 3.5, 0.5)
    judged = Judgement((one, five, seven, nine), nine.action, 0.5, 1.0, Grade.GOOD, 600)
    place = pygame.Rect(0, 0, app.canvas.px(372), app.canvas.px(30))
    drawn = list[str]()
    monkeypatch.setattr(type(app.canvas), "text", lambda _canvas, text, *_: drawn.append(text))
    for option in judged.options:
        OptionRow(key="option", rect=place, option=option, judged=judged, swing=300.0).draw(app.canvas, focused=False)
    assert drawn.count(words.BEST.say()) == 3
    assert drawn.count(words.DONE.say()) == 1


@pytest.mark.parametrize("done", [Pass(), Bid(150), Bid(170)])
def test_a_pass_is_among_the_options_that_are_shown_of_a_call(done: Pass | Bid) -> None:
    bids: list[Pass | Bid] = [Bid(amount) for amount in (150, 155, 160, 165, 170)]
    options = tuple(Weighed(action, -float(place), 0.5) for place, action in enumerate((*bids, Pass())))
    judged = Judgement(options, done, 0.0, 1.0)
    shown = [option.action for option in rows_of(judged, 3)]
    assert shown[0] == Bid(150)
    assert {done, Pass()} <= set(shown)
    assert shown == [option.action for option in options if option.action in shown], "best first"
    assert len(shown) == 3
    assert rows_of(judged, 1) == [judged.taken]


def test_escape_first_puts_the_details_away_and_the_button_leaves_at_once(app: App) -> None:
    under, scene = show(app, won_match()), at_a_mistake(app)
    press(app, pygame.K_d)
    assert is_told(scene, "how-sure")
    press(app, pygame.K_ESCAPE)
    assert app.top is scene
    assert not is_told(scene, "how-sure")
    press(app, pygame.K_d)
    scene.press(item_of(scene, "back"))
    assert top(app) is under


def test_what_only_speaks_against_the_better_choice_is_left_out(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    ten, four = parse_cards(["10H", "4H"])
    risk, good = MayBeBeaten(four, 6), Keeps(four, ten, Chance.NONE)
    for found, told in (((risk, good), (good,)), ((risk,), (risk,))):
        monkeypatch.setattr("goodge.table.reasoner.reasons_for", lambda *_, found=found: found)
        scene = at_a_mistake(app)
        press(app, pygame.K_d)
        shown = [text_of(scene, key) for key in reasons(scene)]
        assert shown == [f"{reason_words(reason, ('Ann', 'Ben', 'Cleo'), (0, 1, 2), 0)}." for reason in told]


@pytest.mark.parametrize("size", SIZES)
def test_the_heads_of_the_columns_stand_clear_of_the_first_row(app: App, size: tuple[int, int]) -> None:
    scene = at_a_mistake(app)
    press(app, pygame.K_d)
    resize(app, size)
    head, surface = item_of(scene, "options"), scene.canvas.surface
    surface.fill("black", head.rect)
    head.draw(scene.canvas, focused=False)
    inked = pygame.mask.from_threshold(surface.subsurface(head.rect), (255, 255, 255), (170, 170, 170, 255))
    lowest = max(part.bottom for part in inked.get_bounding_rects())
    assert rows(scene)[0].rect.top - (head.rect.top + lowest) >= round(9 * scene.canvas.unit)
