"""Luck on the screen: bars that add up, round by round and over the match."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest

from goodge.coach import Choice, Luck, RoundReview, Weighed
from goodge.coach.prospects import ahead
from goodge.engine.actions import Bid
from goodge.engine.game import Phase
from goodge.engine.games import GAMES
from goodge.engine.record import Record
from goodge.engine.rng import Stream
from goodge.engine.values import replace
from goodge.players import Budget
from goodge.ui.program.app import App
from goodge.ui.scenes.review.luck import LuckScene
from goodge.ui.scenes.review.luck_figures import CARDS, figures_of
from goodge.ui.scenes.review.made import MadeScene
from goodge.ui.scenes.review.scene import ReviewScene
from goodge.ui.wording import luck as words
from goodge.ui.wording.review import STOPPED_HERE, worth_words

from .checks import SIZES, assert_layout, press, resize, top
from .menus import item_of, text_of
from .reviews import show, split, start
from .sheets import match_of, won_match


def luck_of(app: App, game: str = "goodge") -> LuckScene:
    show(app, won_match(game))
    press(app, pygame.K_l)
    scene = app.top
    assert isinstance(scene, LuckScene)
    return scene


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("game", GAMES)
def test_it_is_laid_out_in_every_window(app: App, game: str, text_size: str) -> None:
    app.settings.text_size = text_size
    app.apply_settings()
    scene = luck_of(app, game)
    for size in SIZES:
        resize(app, size)
        for number in (-1, scene.number):
            scene._choose(number)
            assert_layout(scene)
            assert words.OWN_IS.say() in [getattr(item, "text", "") for item in scene.items]
            app.draw()


@pytest.mark.parametrize("swing", [300.0, 1.0])
def test_what_is_shown_adds_up(swing: float) -> None:
    unit = 1.0 if swing > 1 else 0.01
    for seed in range(200):
        stream = Stream(seed, "luck")
        rows = [ahead([unit * (stream.below(20_000) - 10_000) / 100 for _ in range(3)]) for _ in range(5)]
        luck = Luck(*rows)
        figures = figures_of([RoundReview(0, luck, (10, 20, 30))], swing, has_stash=True)
        for side, whole in enumerate(figures.together):
            shown = [part[side] for part in figures.parts.values()]
            assert sum(shown) == pytest.approx(whole, abs=1e-9)
            assert whole == pytest.approx(luck.score[side], abs=0.51 * unit + 0.003)  # a score is told in thousandths
            for exact, part in zip(rows, shown, strict=True):
                assert abs(exact[side] - part) < 1.001 * unit


def test_the_match_is_the_sum_of_its_rounds(app: App) -> None:
    scene = luck_of(app)
    press(app, pygame.K_HOME)
    whole = scene.figures
    assert whole is not None
    assert whole.scores == scene.reviewer.record.totals
    rounds = []
    while scene.number != scene._scored[-1]:
        press(app, pygame.K_RIGHT)
        rounds.append(scene.figures)
    for side in range(3):
        total = sum(each.together[side] for each in rounds if each is not None)
        assert total == pytest.approx(whole.together[side], abs=len(rounds))


def test_figures_stand_beside_the_bars_and_a_game_without_a_stash_has_none(app: App) -> None:
    scene = luck_of(app)
    figures = scene.figures
    assert figures is not None
    texts = {item.key: getattr(item, "text", "") for item in scene.items}
    for name, row in figures.parts.items():
        assert texts[f"name-{name}"] == words.PARTS[name].say()
        for side, amount in enumerate(row):
            assert texts[f"amount-{name}-{side}"] == worth_words(amount, 300.0)
            assert scene.item(f"bar-{name}-{side}") is None, "a bar is no button"
    rects = {item.key: item.rect for item in scene.items}
    for side in range(3):
        face, bar, beside = (rects[f"{key}-{side}"] for key in ("face", "bar-deal", "amount-deal"))
        amount = figures.parts["deal"][side]
        foot, gap = (bar.left, beside.left - bar.left) if amount >= 0 else (bar.right, bar.right - beside.right)
        assert abs(face.centerx - foot) <= 1, "a face stands over where its bars begin"
        assert 0 <= gap - bar.width <= 10, "a figure stands where its bar ends"
    assert "stash" in figures.parts
    kin = luck_of(app, "spades").figures
    assert kin is not None
    assert "stash" not in kin.parts


def test_the_sheet_keeps_its_words_and_faces_off_its_border(app: App) -> None:
    scene = luck_of(app)
    sheet, px = item_of(scene, "sheet").rect, scene.canvas.px
    assert sheet.bottom - item_of(scene, "note").rect.bottom >= px(18)
    assert min(item.rect.top for item in scene.items if item.key.startswith("face-")) - sheet.top >= px(18)


def test_every_row_says_what_it_means_or_none_does(app: App) -> None:
    scene = luck_of(app)
    figures = scene.figures
    assert figures is not None
    every, told = {f"means-{name}" for name in (*figures.parts, "together")}, {}
    for size in SIZES:
        resize(app, size)
        told[size] = {item.key for item in scene.items if item.key.startswith("means-")}
        assert told[size] in (set(), every)
    assert told[1280, 720] == every
    assert told[800, 1200] == every


def test_a_meaning_stands_clear_of_the_rule_below_it(app: App) -> None:
    scene = luck_of(app)
    resize(app, (1280, 720))
    rects = {item.key: item.rect for item in scene.items}
    assert rects["means-deal"].bottom + app.canvas.px(3) <= rects["rule-stash"].top


def test_the_two_longest_bars_and_their_figures_take_a_whole_column(app: App) -> None:
    scene = luck_of(app)
    resize(app, (1280, 720))
    rects = {item.key: item.rect for item in scene.items}
    figures = scene.figures
    assert figures is not None
    sides = range(3)
    bars = {f"{name}-{side}": figures.row(name)[side] for name in (*figures.parts, "together") for side in sides}
    low, high = min(bars, key=bars.__getitem__), max(bars, key=bars.__getitem__)
    step = rects["face-1"].centerx - rects["face-0"].centerx
    assert rects[f"bar-{low}"].width + rects[f"bar-{high}"].width > step / 2
    assert rects[f"bar-{low}"].width / rects[f"bar-{high}"].width == pytest.approx(-bars[low] / bars[high], rel=0.1)


def test_what_is_not_known_yet_says_so_and_comes(app: App) -> None:
    record = won_match()
    known = show(app, record).reviewer.rounds
    scene = show(app, record, rests=True)
    press(app, pygame.K_l)
    luck = app.top
    assert isinstance(luck, LuckScene)
    assert words.NOT_YET.say() in [getattr(item, "text", "") for item in luck.items]
    app.settings.text_size, app.settings.language = "larger", "de"
    app.apply_settings()
    for size in SIZES:
        resize(app, size)
        assert_layout(luck)
        assert text_of(luck, "none") == words.NOT_YET.say()
    scene.reviewer._rounds |= known
    app.turn(0.05)
    assert luck.figures is not None
    assert words.NOT_YET.say() not in [getattr(item, "text", "") for item in luck.items]


def stopped_luck(app: App, failing: int) -> LuckScene:
    """The page of a match in which the coach fails at the luck in a round."""

    def fail(record: Record, number: int, choices: Sequence[Choice], budget: Budget) -> RoundReview | None:
        if number == failing:
            raise RuntimeError("no such deal")
        return split(record, number, choices, budget)

    reviewer = show(app, won_match(), rests=True).reviewer
    reviewer._split = fail
    start(reviewer)
    assert reviewer._thread is not None
    reviewer._thread.join(30)
    scene = LuckScene(app, reviewer, failing)
    app.push(scene)
    return scene


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl", "es"])
@pytest.mark.parametrize("failing", [0, 1])
def test_that_the_coach_has_failed_is_said_in_every_window(app: App, failing: int, language: str) -> None:
    app.settings.text_size, app.settings.language = "larger", language
    app.apply_settings()
    luck = stopped_luck(app, failing)
    for number in (failing, -1):
        luck._choose(number)
        is_part = number == -1 and failing
        for size in SIZES:
            resize(app, size)
            assert_layout(luck)
            assert text_of(luck, "lead-1" if is_part else "none") == STOPPED_HERE.say()
            assert item_of(luck, "try-again")
    if failing:
        luck._choose(0)
        assert not [item for item in luck.items if item.key == "try-again"], "this round is known"


def test_after_a_failure_it_tries_again(app: App) -> None:
    luck = stopped_luck(app, 0)
    luck.reviewer._split = split
    luck.press(item_of(luck, "try-again"))
    start(luck.reviewer)
    assert text_of(luck, "none") != STOPPED_HERE.say()
    assert luck.reviewer.wait(120)
    app.turn(0.05)
    assert luck.figures is not None
    assert STOPPED_HERE.say() not in [getattr(item, "text", "") for item in luck.items]


def test_a_failure_is_said_while_the_page_is_open(app: App) -> None:
    record = won_match()
    reviewer = show(app, record, rests=True).reviewer
    luck = LuckScene(app, reviewer, 0)
    app.push(luck)
    assert text_of(luck, "none") == words.NOT_YET.say()
    reviewer._has_failed = True
    app.turn(0.05)
    assert text_of(luck, "none") == STOPPED_HERE.say()


@pytest.mark.parametrize("is_scored", [False, True])
def test_before_there_is_anything_to_show_it_says_what_will_be_there(app: App, *, is_scored: bool) -> None:
    record = match_of("goodge-3", 1)
    show(app, record if is_scored else replace(record, rounds=[record.rounds[0][:9]]), rests=True)
    press(app, pygame.K_l)
    shown = text_of(top(app), "none")
    assert shown.startswith("Here you will see how much of the score came from the cards")
    assert ("once a round of this match has been scored" in shown) is not is_scored


def test_it_leads_to_the_question_whether_it_could_be_made_and_back(app: App) -> None:
    scene = luck_of(app)
    while not scene._goals:
        press(app, pygame.K_RIGHT)
    press(app, pygame.K_c)
    assert isinstance(top(app), MadeScene)
    press(app, pygame.K_ESCAPE, pygame.K_l)
    assert isinstance(top(app), ReviewScene)


@pytest.mark.parametrize(
    ("cards", "others", "own", "told"),
    [
        (
            49.0,
            82.0,
            -283.0,
            ("What helped Ann most: the others’ choices, +82", "What hurt Ann most: Ann’s own choices, −283"),
        ),
        (12.0, 3.0, 0.4, ("What helped Ann most: good luck with deal, Stash and hidden cards, +12",)),
        (-9.0, -0.2, -3.0, ("What hurt Ann most: bad luck with deal, Stash and hidden cards, −9",)),
        (0.2, -0.3, 0.1, ("Luck and play came out even for Ann",)),
    ],
)
def test_a_sentence_tells_what_helped_most_and_what_cost_most(
    cards: float, others: float, own: float, told: tuple[str, ...]
) -> None:
    assert words.lead_words("Ann", cards, others, own, 300.0) == told


def test_the_sentence_names_the_bid_that_cost_most_and_the_stash_only_where_there_is_one() -> None:
    told = words.lead_words("Ann", -60.0, 12.0, -108.0, 300.0, bid=200)
    assert told[1] == "What hurt Ann most: Ann’s own choices, above all the bid of 200: −108"
    assert words.lead_words("Ann", -120.0, 12.0, -108.0, 300.0, bid=200)[1].startswith(
        "What hurt Ann most: bad luck with deal, Stash and hidden cards"
    )
    assert words.lead_words("Ann", 9.0, 0.0, 0.0, 120.0, has_stash=False) == (
        "What helped Ann most: good luck with deal and hidden cards, +9",
    )


def test_a_bid_is_named_where_it_cost_more_than_all_else_that_one_did(app: App) -> None:
    scene = luck_of(app)
    place, choice = next(
        (place, choice)
        for place, choice in scene.reviewer.choices.items()
        if place[0] == scene.number and choice.phase is Phase.AUCTION
    )
    side = choice.seat
    bid = Weighed(Bid(200), choice.judgement.best.worth - 90.0, 0.1)
    judged = replace(choice.judgement, options=(*choice.judgement.options, bid), done=bid.action, loss=90.0)
    others = {
        each: replace(other, judgement=replace(other.judgement, loss=0.0))
        for each, other in scene.reviewer.choices.items()
    }
    scene.reviewer._found = others | {place: replace(choice, judgement=judged)}
    assert scene._dear_bid(side, 3) == 200
    other = next(each for each, made in others.items() if made.seat == side and each != place and each[0] == place[0])
    dear = replace(others[other], judgement=replace(others[other].judgement, loss=95.0))
    scene.reviewer._found[other] = dear
    assert scene._dear_bid(side, 3) is None


def test_the_sentences_are_about_the_one_person_and_fit_the_figures(app: App) -> None:
    scene = luck_of(app)
    figures, names = scene.figures, scene._record.players
    assert figures is not None
    side = scene._people[0]
    cards = sum(figures.parts[part][side] for part in CARDS)
    told = words.lead_words(names[side], cards, figures.parts["others"][side], figures.parts["own"][side], 300.0)
    assert tuple(text_of(scene, f"lead-{number}") for number in range(len(told))) == told
