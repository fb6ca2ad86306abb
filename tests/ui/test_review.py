"""The review of a match: the table as it was seen, the way through the choices, and where it is opened from."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from goodge.coach import Choice, Grade, Judge, Judgement, Scale, scale_of
from goodge.coach.highlights import FAULTS, MISTAKES, costliest, highlights
from goodge.coach.match_review import Place
from goodge.engine.actions import Bid, Bury, Pass
from goodge.engine.game import Phase
from goodge.engine.games import GAMES
from goodge.engine.record import Record, encode_record
from goodge.engine.seeding import deal_for
from goodge.players import Budget
from goodge.table.settings import CHOICES
from goodge.ui.games import face_of
from goodge.ui.program.app import App
from goodge.ui.program.tip import laid_tip
from goodge.ui.scenes.more import MoreScene
from goodge.ui.scenes.review.graph import Graph
from goodge.ui.scenes.review.options import OptionRow, OptionsHead, rows_of
from goodge.ui.scenes.review.scene import ReviewScene
from goodge.ui.scenes.review.seen import Cards, SeenView
from goodge.ui.scenes.statistics.matches import MatchesScene
from goodge.ui.widgets.base import Label
from goodge.ui.widgets.buttons import Button
from goodge.ui.wording import review as words

from .checks import SIZES, assert_layout, click, press, resize, top
from .menus import buttons_of, choose, item_of, text_of
from .reviews import find_reasons, judged, show, start
from .sheets import won_match

pytestmark = pytest.mark.usefixtures("no_pictures")


def cards_of(scene: ReviewScene, key: str) -> list[str]:
    return [card.text for item in scene.items if isinstance(item, Cards) and item.key == key for card in item.cards]


def test_no_chance_is_quite_nothing_or_everything_by_eye_or_by_ear() -> None:
    chances = (0.0, 0.004, 0.41, 0.996, 1.0)
    assert [words.chance_words(chance) for chance in chances] == ["0%", "<1%", "41%", ">99%", "100%"]
    assert [words.chance_in_words(chance) for chance in chances] == ["0%", "under 1%", "41%", "over 99%", "100%"]


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("game", GAMES)
def test_it_is_laid_out_in_every_window(app: App, game: str, text_size: str) -> None:
    app.settings.text_size = text_size
    app.apply_settings()
    scene = show(app, won_match(game))
    for size in SIZES:
        resize(app, size)
        for number in (0, len(scene.tour.places) // 2, len(scene.tour.places) - 1):
            scene.tour.go(number)
            for scene.shows_all in (False, True):
                scene.refresh()
                assert_layout(scene)
                app.draw()


@pytest.mark.parametrize("text_size", CHOICES["text_size"])
@pytest.mark.parametrize("game", GAMES)
def test_the_first_reason_for_a_choice_has_room_in_every_size_of_text(app: App, game: str, text_size: str) -> None:
    app.settings.text_size = text_size
    app.apply_settings()
    scene = show(app, won_match(game))
    told = 0
    for number in range(0, len(scene.tour.places), 3):
        scene.tour.go(number)
        scene.refresh()
        find_reasons(scene)
        choice = scene.tour.choice()
        if choice is not None and scene.reasoner.known(choice):
            labels = [item for item in scene.items if isinstance(item, Label) and item.key.startswith("reason-")]
            assert {label.text for label in labels} - {words.WHY_ANOTHER.say()}
            told += 1
    assert told


def test_the_bids_on_the_way_to_the_last_call_are_named_in_every_window(app: App) -> None:
    scene = show(app, _long_auction())
    assert scene.tour.bids_before() == [50, 60, 70]
    assert scene.tour.place == (0, 7)
    for text_size in ("normal", "larger"):
        app.settings.text_size = text_size
        app.apply_settings()
        for size in SIZES:
            resize(app, size)
            assert_layout(scene)
            assert text_of(scene, "before") == words.bids_before_words(scene.name, [50, 60, 70])
    assert any("had bid 50, 60 and 70 before" in text for text in scene.spoken_text())
    scene.tour.go(1)
    scene.refresh()
    assert scene.tour.view.board.phase is not Phase.AUCTION
    assert scene.item("before") is None


def _long_auction() -> Record:
    """A match whose first Stash was bought by the player left of the dealer at the fourth bid."""
    game = GAMES["goodge"]
    rules = game.read_rules({})
    states = [game.open_round(game.new_match(rules, 2), deal_for(game, rules, 5, 0))[0]]
    calls = (Bid(50), Bid(55), Pass(), Bid(60), Bid(65), Bid(70), Bid(75), Bid(80), Pass())
    for action in (*calls, Bury(states[0].deal.stash)):
        states.append(game.apply(states[-1], action)[0])
    return Record(game, rules, ("Ann", "Ben", "Cleo"), [states])


@pytest.mark.parametrize("size", [(1280, 720), (800, 1200), (1000, 1001)])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_on_the_table_while_all_cards_are_looked_at(app: App, game: str, size: tuple[int, int]) -> None:
    scene = show(app, won_match(game))
    resize(app, size)
    kept = ("plate-", "trick-", "hand", "coming", "call-")
    for number in (0, len(scene.tour.places) // 3, len(scene.tour.places) // 2):
        scene.tour.go(number)
        places = []
        for scene.shows_all in (False, True):
            scene.refresh()
            places.append({item.key: item.rect for item in scene.items if item.key.startswith(kept)})
        assert places[0] == places[1]


def test_a_few_cards_of_a_hand_lie_clear_of_each_other(app: App) -> None:
    scene = show(app, won_match())
    resize(app, (1280, 720))
    few = 0
    for number in range(len(scene.tour.places)):
        scene.tour.go(number)
        scene.refresh()
        [row] = [item for item in scene.items if isinstance(item, Cards) and item.key == "hand"]
        cards = row.places(app.canvas)
        few += len(cards) == 2
        assert len(cards) > 3 or all(one.right < other.left for one, other in pairwise(cards))
    assert few


@pytest.mark.parametrize("game", GAMES)
def test_all_plates_are_of_one_width(app: App, game: str) -> None:
    scene = show(app, won_match(game))
    resize(app, (1280, 720))
    assert len({item.rect.width for item in scene.items if item.key.startswith("plate-")}) == 1


@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_marked_cards_of_both_rows_of_a_hand_rise_and_their_marks_cover_no_index(app: App, text_size: str) -> None:
    """Marks stand over their cards in both rows; those of the lower row lie on the foot of the upper one."""
    app.settings.text_size = text_size
    app.apply_settings()
    scene = show(app, won_match())
    resize(app, (800, 1200))
    seen = set[str]()
    for number in range(len(scene.tour.places)):
        scene.tour.go(number)
        scene.refresh()
        rows = [item for item in scene.items if isinstance(item, Cards) and item.key in {"hand", "hand-upper"}]
        if len(rows) < 2:
            continue
        cards = [place for row in rows for place in row.places(app.canvas)]
        indices = [pygame.Rect(place.topleft, (0.3 * place.width, 0.38 * place.height)) for place in cards]
        for row in rows:
            places = dict(zip(row.cards, row.places(app.canvas), strict=True))
            low = max(place.top for place in places.values())
            for tag in row.tags(app.canvas):
                assert places[tag.card].top < low, "it rises"
                assert tag.rect.bottom <= places[tag.card].top + app.canvas.px(5), "over its card"
                mark = tag.rect.inflate(0, -2 * app.canvas.px(5))
                assert mark.collidelist(indices) < 0
                seen.add(row.key)
    assert seen == {"hand", "hand-upper"}


def test_arrows_lead_from_choice_to_choice_and_from_mistake_to_mistake(app: App) -> None:
    scene = show(app, won_match())
    press(app, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT)
    assert scene.tour.number == 1
    faults = [
        number
        for number, choice in enumerate(scene.tour.judged())
        if choice is not None and choice.judgement.label in MISTAKES
    ]
    press(app, pygame.K_HOME)
    visited = []
    for _ in faults:
        press(app, pygame.K_DOWN)
        visited.append(scene.tour.number)
    assert visited == [number for number in faults if number] or visited == faults
    press(app, pygame.K_END)
    assert scene.tour.number == len(scene.tour.places) - 1
    press(app, pygame.K_UP)
    assert scene.tour.number in faults


def test_where_no_mistake_is_left_it_stays_and_says_so(app: App) -> None:
    scene = show(app, won_match())
    press(app, pygame.K_HOME, pygame.K_UP)
    assert scene.tour.number == 0


@pytest.mark.parametrize("game", GAMES)
def test_it_shows_what_the_seat_knew_and_no_more_until_all_cards_are_asked_for(app: App, game: str) -> None:
    scene = show(app, won_match(game))
    while scene.tour.view.board.phase is not Phase.PLAY:
        press(app, pygame.K_RIGHT)
    view = scene.tour.view
    assert sorted(cards_of(scene, "hand")) == sorted(card.text for card in view.hand)
    known = {card.text for card in (*view.hand, *(view.dummy or ()), *view.board.trick.cards)}
    shown = {card.text for item in scene.items if isinstance(item, Cards) for card in item.cards}
    assert shown <= known
    press(app, pygame.K_a)
    everything = {card.text for item in scene.items if isinstance(item, Cards) for card in item.cards}
    state = scene.match.rounds[scene.tour.place[0]][scene.tour.place[1]] if scene.tour.place else None
    assert state is not None
    assert {card.text for hand in state.hands for card in hand} <= everything


def test_another_seat_is_seen_from_about_the_same_place(app: App) -> None:
    scene = show(app, won_match())
    scene.tour.go(len(scene.tour.places) // 2)
    scene.refresh()
    here = scene.tour.place
    before = scene.name
    press(app, pygame.K_v)
    assert scene.name != before
    assert scene.tour.view.seat == scene.tour.seat
    assert here is not None
    assert scene.tour.place is not None
    assert abs(scene.tour.place[0] - here[0]) <= 1


def test_find_it_yourself_is_offered_where_there_is_something_to_find(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = show(app, won_match())
    assert "find" in buttons_of(scene)
    about = scene.tour.seat
    choices = {seat: scene.tour.judged_of(seat) for seat in range(3)}
    assert choices[about] == [choice for choice in scene.tour.judged() if choice is not None]
    monkeypatch.setattr(scene.tour, "judged_of", lambda seat: [] if seat == about else choices[seat])
    scene.refresh()
    assert "find" not in buttons_of(scene)
    press(app, pygame.K_w)  # whoever acted before: the questions are still those of the first one
    assert scene.tour.seat != about
    assert "find" not in buttons_of(scene)


def test_what_is_seldom_needed_is_behind_more_and_on_its_keys(app: App) -> None:
    scene = show(app, won_match())
    shown = {key for key in buttons_of(scene) if key not in {"back", "rules"}}
    assert {"previous", "next", "previous-fault", "next-fault", "cards", "more"} <= shown
    assert not shown & {"seat", "luck", "play-on", "could"}
    seat = scene.tour.seat
    choose(app, scene, "more", pygame.K_RETURN)
    more = top(app)
    assert isinstance(more, MoreScene)
    assert_layout(more)
    assert {"seat", "luck", "play-on"} <= set(buttons_of(more))
    _, *beside = more.items
    told = item_of(more, "play-on")
    slip, _ = laid_tip(app.canvas, told.tip or "", told.rect, told.tip_place)
    assert slip.collidelist([item.rect for item in beside]) < 0
    choose(app, more, "seat", pygame.K_RETURN)
    assert top(app) is scene
    assert scene.tour.seat != seat
    press(app, pygame.K_v)
    assert len({seat, scene.tour.seat}) == 2


def test_a_button_that_leads_to_no_mistake_is_grey_and_says_so(app: App) -> None:
    scene = show(app, won_match())
    at = [number for number, choice in enumerate(scene.tour.judged()) if choice and choice.judgement.label in MISTAKES]
    assert len(at) > 2
    for number, off in ((at[0], {"previous-fault"}), (at[1], set[str]()), (at[-1], {"next-fault"})):
        scene._go(number)
        found = [item for item in scene.items if isinstance(item, Button) and item.is_off]
        assert {item.key for item in found} == off
        assert all(item.tip == words.NO_MISTAKE[True].say() for item in found)
    del scene.reviewer._found[scene.tour.places[0]]
    scene.refresh()
    [grey] = [item for item in scene.items if isinstance(item, Button) and item.is_off]
    assert grey.tip == words.NO_MISTAKE[False].say()


def test_a_click_on_the_graph_leads_to_that_choice(app: App) -> None:
    scene = show(app, won_match())
    graph = next(item for item in scene.items if isinstance(item, Graph))
    click(app, (graph.rect.right - graph.inset - 2, graph.rect.centery))
    assert scene.tour.number == len(scene.tour.places) - 1
    click(app, (graph.rect.left + graph.inset + 1, graph.rect.centery))
    assert scene.tour.number == 0


def test_the_graph_can_be_read_out(app: App) -> None:
    scene = show(app, won_match())
    graph = next(item for item in scene.items if isinstance(item, Graph))
    judged = [choice for choice in scene.tour.judged() if choice is not None]
    first, last = (words.chance_in_words(choice.judgement.taken.chance) for choice in (judged[0], judged[-1]))
    assert f"{first} to {last}. " in graph.called
    assert graph.called.endswith(words.outcome_of_match(is_won=scene.tour.outcome == 1))


def test_signs_in_the_graph_are_explained_below_it(app: App) -> None:
    scene = show(app, won_match())
    scene.refresh()
    app.draw()
    assert {choice.judgement.label for choice in scene.tour.judged() if choice is not None} & FAULTS
    graph, signs, step = (item_of(scene, name).rect for name in ("graph", "graph-key", "previous"))
    assert graph.bottom < signs.top < signs.bottom <= step.top


def test_the_signs_in_the_graph_can_be_read_out_with_their_numbers(app: App) -> None:
    scene = show(app, won_match())
    scene.refresh()
    app.draw()
    judged = [choice.judgement.label for choice in scene.tour.judged() if choice is not None]
    [read] = item_of(scene, "graph-key").read()
    assert read in scene.spoken_page()
    for label in FAULTS:
        assert (words.signs_words(label, judged.count(label)) in read) == (label in judged)


def test_the_option_that_was_taken_is_always_among_those_told(app: App) -> None:
    scene = show(app, won_match())
    for choice in scene.tour.judged():
        if choice is not None:
            for most in (1, 2, 5):
                assert choice.judgement.taken in rows_of(choice.judgement, most)
    rows = [item for item in scene.items if isinstance(item, OptionRow)]
    [head] = [item for item in scene.items if isinstance(item, OptionsHead)]
    assert str(head.tip).startswith("Points lost: how much worse a choice is than the best")
    assert all(row.tip for row in rows)


def test_what_was_not_looked_at_yet_says_so_and_comes_when_it_is(app: App) -> None:
    scene = show(app, won_match(), rests=True)
    assert any(getattr(item, "text", "") == words.WAITING.say() for item in scene.items)
    assert not [item for item in scene.items if isinstance(item, OptionRow)]
    place = scene.tour.place
    assert place is not None
    done = show(app, won_match())
    choice = done.reviewer.choices.get(place)
    assert choice is not None
    app.pop()
    scene.reviewer._add(scene.match, place, choice)
    app.turn(0.05)
    assert [item for item in scene.items if isinstance(item, OptionRow)]


def test_the_jokers_of_spidge_are_called_as_at_the_table(app: App) -> None:
    scene = show(app, won_match("spidge"))
    heard = list[str]()
    for number in range(0, len(scene.tour.places), 7):
        scene.tour.go(number)
        find_reasons(scene)
        scene.refresh()
        heard += (words for item in scene.items for words in item.read())
    told = " ".join(heard)
    assert all(name in told for name in ("gold joker", "silver joker", "The gold joker"))
    assert "Big Joker" not in told
    assert "Little Joker" not in told


def _home_with(app: App, *records: Record) -> MatchesScene:
    app.home.records_file.write_text("".join(encode_record(record) + "\n" for record in records))
    scene = MatchesScene(app)
    app.push(MatchesScene(app))
    app.push(scene)
    return scene


def test_a_finished_match_is_reviewed_by_its_button_and_by_r(app: App) -> None:
    scene = _home_with(app, won_match())
    press(app, pygame.K_r)
    assert isinstance(app.top, ReviewScene)
    press(app, pygame.K_ESCAPE)
    assert top(app) is scene
    button = scene.item("review-0")
    assert button is not None
    scene.press(button)
    assert isinstance(app.top, ReviewScene)


def test_a_record_that_breaks_off_is_told_of_and_nothing_opens(app: App) -> None:
    scene = _home_with(app, won_match())
    path: Path = app.home.records_file
    path.write_bytes(path.read_bytes()[:-200] + b"\n")
    press(app, pygame.K_r)
    assert top(app) is scene


def test_the_best_and_the_costliest_are_found(app: App) -> None:
    scene = show(app, won_match())
    choices = [choice for choice in scene.tour.judged() if choice is not None]
    found = highlights(choices, scale_of("goodge"))
    assert found.best is not None
    assert found.worst is not None
    assert found.best.judgement.label in (Grade.BEST, Grade.WELL_FOUND)
    assert found.worst.judgement.loss == max(choice.judgement.loss for choice in choices)
    three = costliest(choices, 3)
    assert len(three) == 3
    assert three == sorted(three, key=lambda choice: (choice.round, choice.action))
    assert highlights([], scale_of("goodge")).best is None
    assert highlights(choices, Scale(swing=1e9, noise=1.0)).best is None, "nothing that was worth so much"


def test_a_choice_that_has_been_told_is_not_told_again_once_it_is_judged(app: App) -> None:
    scene = show(app, won_match(), rests=True)
    scene.refresh()
    app.draw()
    before = list(scene.spoken_text())
    assert before[2] == words.WAITING.say()
    reviewer = scene.reviewer
    start(reviewer)
    assert reviewer.wait(120)
    scene.update(0.0)
    scene.refresh()
    app.draw()
    after = list(scene.spoken_text())
    assert after[:2] == before[:2]
    assert after[2] not in ("", before[2])
    press(app, pygame.K_RIGHT)
    assert scene.spoken_text()[1] != after[1]


@pytest.mark.parametrize("game", GAMES)
def test_whoever_looks_is_asked_nothing_but_told_what_comes_next(app: App, game: str) -> None:
    record = won_match(game)
    first = record.rounds[0][0]
    presenter = face_of(game).presenter
    for seat in range(len(record.players)):
        view = record.game.view_for(first, seat)
        seen = SeenView(presenter, view, record.players, ["baker"] * len(record.players))
        turn = first.board.to_act
        assert turn is not None
        assert seen.coming == presenter.doing(view, record.players[turn])
    scene = show(app, record, rests=True)
    scene.tour.places.clear()
    scene.refresh()
    assert_layout(scene)


def test_what_turned_out_to_be_no_choice_is_not_counted_either(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """The statistics count what was judged; the review of the same match told one choice more."""
    record = won_match()
    place = show(app, record).tour.places[3]

    def weighed(record: Record, judge: Judge, at: Place, budget: Budget) -> Choice:
        choice = judged(record, judge, at, budget)
        return replace(choice, judgement=Judgement(done=choice.judgement.done)) if at == place else choice

    monkeypatch.setattr("tests.ui.reviews.judged", weighed)
    scene = show(app, record)
    total, heard = scene.tour.losses.number, []
    assert total == len(scene.tour.places) - 1
    for number in range(2, 5):
        scene.tour.go(number)
        scene.refresh()
        heard.append(text_of(scene, "heading"))
    name = record.players[0]
    assert heard == [words.choice_heading(name, 3, total), name, words.choice_heading(name, 4, total)]
