"""Keep score, for those who play with real cards: told by keys, mouse and pad, kept, continued, changed and ended."""

from __future__ import annotations

from functools import partial
from itertools import cycle

import pygame
import pytest

from goodge.engine.actions import Bid, BlindNil, Nil
from goodge.engine.cards import Suit
from goodge.engine.told import ToldRound
from goodge.table.portraits import PEOPLE
from goodge.ui.games import FACES
from goodge.ui.program import crossfade
from goodge.ui.program.app import App
from goodge.ui.scenes.dialog import DialogScene
from goodge.ui.scenes.keep_score.scene import KeepScoreScene
from goodge.ui.scenes.new_game.portraits import PortraitScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.widgets.buttons import Button
from goodge.ui.widgets.portraits import FacesButton
from goodge.ui.wording import keep_score as words

from .checks import assert_layout, press, resize, top
from .conftest import OpenApp
from .keeping import BEHIND, ENTER, FAILED, MADE, NAMES, SIZES, entry, form, keep, kept, paper, sheet_of, shown, told
from .menus import buttons_of, choose, fill_in, item_of, knows_the_game, text_of
from .narration import Listener


@pytest.mark.parametrize("clock", [(0.0,), (0.0, 1.0, 0.0, 0.0)], ids=["at-ease", "on-a-busy-machine"])
def test_a_match_of_goodge_by_keys_from_the_title_to_the_winner_and_again(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, clock: tuple[float, ...]
) -> None:
    """On a busy machine a frame may be over before a page that comes up has done anything to make itself ready."""
    monkeypatch.setattr(crossfade, "perf_counter", partial(next, cycle(clock)))
    app = open_app()
    knows_the_game(app)
    title = TitleScene(app)
    app.reset(title)
    choose(app, title, "score", ENTER)
    scene = app.top
    assert isinstance(scene, KeepScoreScene)
    assert text_of(scene, "sentence") == "Player 1 needs a name."
    for seat, name in enumerate(NAMES[:3]):
        fill_in(app, scene, f"name-{seat}", name)
    fill_in(app, scene, "target-own", "250")
    choose(app, scene, "dealer-2", ENTER)
    choose(app, scene, "start", ENTER)
    sheet = shown(app)
    assert (text_of(sheet, "head-0"), text_of(sheet, "on")) == ("No round has been scored yet", "Enter round 1")
    press(app, ENTER)
    assert (text_of(entry(app), "heading"), text_of(entry(app), "sentence")) == (
        "Round 1 · Cleo deals",
        "What was the bid?",
    )
    # The bid, stars, the Goodge, and two of three counts: the third fills itself in.
    told(app, "100", ENTER, pygame.K_RIGHT, pygame.K_RIGHT, ENTER, ENTER, "115", ENTER, "85", ENTER)
    assert entry(app).focus_key == "done"
    assert text_of(entry(app), "sentence") == "Ann made 100 with 115 points"
    assert [text_of(entry(app), f"score-{side}") for side in range(3)] == ["+115", "+85", "+50"]
    press(app, ENTER)
    sheet = shown(app)
    assert (kept(app).rounds, kept(app).dealer, sheet.card.totals) == ((MADE,), 2, (115, 85, 50))
    told(app, ENTER, "150", ENTER, ENTER, ENTER, "160", ENTER, "40", ENTER, ENTER)
    sheet = shown(app)
    assert (sheet.card.triumph, sheet.card.totals) == ("Ann wins", (275, 125, 100))
    press(app, ENTER)  # the next match: the deal has gone on
    assert (kept(app).rounds, kept(app).dealer, kept(app).players) == ((), 1, NAMES[:3])


ROUNDS: dict[str, tuple[list[tuple[str, ...]], ToldRound, tuple[str, list[str]]]] = {
    "spades": (
        [("4", "3", "0", "4"), ("5", "4", "0")],
        ToldRound((5, 0, 4, 4), (Bid(4), Nil(), Bid(3), Bid(4))),
        ("Ben made nil", ["+72", "+140"]),
    ),
    "pride": (
        [("4", "3", "3", "2"), ("3", "2", "4")],
        ToldRound((3, 4, 2, 4), (Bid(4), Bid(3), Bid(3), Bid(2))),
        ("Ann and Cleo fell short: 5 of 7", ["−70", "+53"]),
    ),
    "spidge": ([("1", "6", "6")], ToldRound((1, 6, 0, 6)), ("Ann made spidge · Cleo made nil", ["+1", "0", "+1"])),
}


@pytest.mark.parametrize("game", ROUNDS)
def test_a_round_of_each_other_game_by_digits_and_enter(open_app: OpenApp, game: str) -> None:
    """Scores by hand: Spades 7 bid, 9 taken: 72, and 40 with a nil's 100; the league 53 for five and three over.

    Spidge (rule 6): Ann deals and takes twelve with both hands, which are asked for one after the other; Cleo, at her
    right, takes none.
    """
    columns, wanted, (headline, scores) = ROUNDS[game]
    app = open_app()
    paper(app, sheet_of(game))
    press(app, ENTER)
    for column in columns:
        for number in column:
            told(app, number, ENTER)
    scene = entry(app)
    said = [text_of(scene, f"score-{side}") for side in range(len(scores))]
    assert (scene.focus_key, text_of(scene, "sentence"), said) == ("done", headline, scores)
    press(app, ENTER)
    assert kept(app, game).rounds == (wanted,)


def tell_a_round(app: App, game: str) -> None:
    """Tells the round of a game that its worked example has, from the sheet to the sheet."""
    press(app, ENTER)
    if game == "goodge":
        told(app, "100", ENTER, pygame.K_RIGHT, pygame.K_RIGHT, ENTER, ENTER, "115", ENTER, "85", ENTER)
    else:
        told(app, *(step for column in ROUNDS[game][0] for number in column for step in (number, ENTER)))
    press(app, ENTER)


def gone_on(open_app: OpenApp, game: str) -> App:
    """The program ended and started again, and the sheet continued by way of the title."""
    app = open_app()
    app.reset(TitleScene(app))
    choose(app, top(app), "score", ENTER)
    scene = app.top
    assert isinstance(scene, KeepScoreScene)
    assert (scene.game, text_of(scene, "start")) == (game, "Continue")
    press(app, ENTER)
    return app


@pytest.mark.parametrize("game", FACES)
def test_a_sheet_is_saved_opened_again_gone_on_with_and_undone(open_app: OpenApp, game: str) -> None:
    app = open_app()
    scene = form(app)
    scene.game = game
    scene.refresh()
    for seat, name in enumerate(sheet_of(game).players):
        fill_in(app, scene, f"name-{seat}", name)
    choose(app, scene, "start", ENTER)
    totals = [shown(app).card.totals]
    for count in (1, 2):
        tell_a_round(app, game)
        totals.append(shown(app).card.totals)
        app = gone_on(open_app, game)
        assert (len(kept(app, game).rounds), shown(app).card.totals) == (count, totals[count])
    assert totals[1] != totals[2]
    assert kept(app, game).rounds[0] == kept(app, game).rounds[1] == (MADE if game == "goodge" else ROUNDS[game][1])
    for count in (1, 0):
        press(app, pygame.K_u)
        assert shown(app).card.totals == totals[count]
        app = gone_on(open_app, game)
        assert (len(kept(app, game).rounds), shown(app).card.totals) == (count, totals[count])
    press(app, pygame.K_u)
    assert kept(app, game).rounds == ()


def test_what_is_wrong_gets_a_sentence_and_is_not_taken(open_app: OpenApp) -> None:
    app = open_app()
    paper(app, sheet_of("goodge", MADE))
    press(app, ENTER)
    scene = entry(app)
    faults = []
    for bid, points in (("120", ("115", "85", "60")), ("45", ("115", "85", "50")), ("120", ("112", "88", "50"))):
        fill_in(app, scene, "bid", bid)
        choose(app, scene, "goodge-1", ENTER)
        for hand, number in enumerate(points):
            fill_in(app, scene, f"taken-{hand}", number)
        choose(app, scene, "done", ENTER)
        done = item_of(scene, "done")
        assert isinstance(done, Button)
        assert (app.top, done.is_off) == (scene, True)
        faults.append(text_of(scene, "sentence"))
    assert faults == [
        "That makes 260, but it must be 250: 10 too many",
        "A bid is 50 or more.",
        "Points go in steps of 5: count the cards again",
    ]
    assert kept(app).rounds == (MADE,)


def test_only_the_chosen_trump_bears_a_golden_tick_over_its_corner(open_app: OpenApp) -> None:
    app = open_app()
    paper(app, sheet_of("goodge", MADE))
    press(app, ENTER)
    choose(app, entry(app), "trump-H", ENTER)
    entry(app).focus("bid")
    app.draw()
    over = {
        suit.letter: app.canvas.surface.get_at(item_of(entry(app), f"trump-{suit.letter}").rect.move(1, -2).topright)
        for suit in Suit
    }
    assert {letter for letter, colour in over.items() if colour.r > 2 * over["S"].r} == {"H"}


def test_a_number_that_cannot_be_is_typed_anew_after_enter(open_app: OpenApp) -> None:
    app = open_app()
    paper(app, sheet_of("goodge"))
    press(app, ENTER)
    told(app, "100", ENTER, ENTER, ENTER, "115", ENTER, "86", ENTER)
    assert entry(app).focus_key == "taken-1"
    told(app, "85", ENTER)
    assert entry(app).focus_key == "done"
    assert [text_of(entry(app), f"score-{side}") for side in range(3)] == ["+115", "+85", "+50"]


def test_blind_nil_is_offered_to_a_team_far_behind(open_app: OpenApp) -> None:
    """Spades, rule 2: seats 0 and 2 are 172 behind after this round."""
    app = open_app()
    paper(app, sheet_of("spades", BEHIND))
    press(app, ENTER)
    scene = entry(app)
    assert [key for key in buttons_of(scene) if key.startswith("blind")] == ["blind-0", "blind-2"]
    choose(app, scene, "blind-2", ENTER)
    scene.focus("bid-0")
    told(app, "4", ENTER, ENTER, "4", ENTER, "5", ENTER, "4", ENTER, "0", ENTER, "4", ENTER, ENTER)
    assert kept(app, "spades").rounds[1] == ToldRound((4, 4, 0, 5), (Bid(4), Bid(4), BlindNil(), Bid(5)))


def test_rounds_are_changed_and_taken_back(open_app: OpenApp) -> None:
    app = open_app()
    scene = paper(app, sheet_of("goodge", MADE, FAILED))
    choose(app, scene, "change", ENTER)
    assert text_of(entry(app), "heading") == "Round 2 · Ben deals"
    press(app, pygame.K_PAGEUP)
    assert text_of(entry(app), "heading") == "Round 1 · Ann deals"
    fill_in(app, entry(app), "bid", "120")
    assert text_of(entry(app), "sentence") == "Ann fell short: 115 of 120"
    choose(app, entry(app), "done", ENTER)
    assert shown(app).card.totals == (-40, -35, 110)
    press(app, pygame.K_u)
    assert (len(kept(app).rounds), shown(app).card.totals) == (1, (-120, 85, 50))
    press(app, pygame.K_u)
    assert kept(app).rounds == ()


def test_the_dealer_is_corrected_in_the_middle_of_a_sheet_and_that_is_taken_back(open_app: OpenApp) -> None:
    app = open_app()
    listener = Listener(app)
    paper(app, sheet_of("goodge", MADE))
    press(app, ENTER)
    listener.hear()
    choose(app, entry(app), "deals", ENTER)
    assert text_of(entry(app), "heading") == "Round 2 · Cleo deals"
    assert any("Cleo deals" in line for line in listener.hear())
    entry(app).focus("bid")
    told(app, "120", ENTER, ENTER, ENTER, "130", ENTER, "80", ENTER, ENTER)
    assert [told_round.dealer for told_round in kept(app).rounds] == [None, 2]
    shown(app)
    press(app, ENTER)
    assert text_of(entry(app), "heading") == "Round 3 · Ann deals"
    choose(app, entry(app), "deals", ENTER)
    choose(app, entry(app), "deals", ENTER)
    choose(app, entry(app), "deals", ENTER)
    assert (text_of(entry(app), "heading"), entry(app).draft.deals) == ("Round 3 · Ann deals", None)
    press(app, pygame.K_ESCAPE)
    shown(app)
    press(app, pygame.K_u)
    shown(app)
    press(app, ENTER)
    assert text_of(entry(app), "heading") == "Round 2 · Ben deals"


def test_how_it_goes_is_told_where_the_options_leave_room(open_app: OpenApp) -> None:
    app = open_app()
    scene = form(app)
    assert text_of(scene, "step-3") == words.STEPS[2].say()
    assert item_of(scene, "target").rect.bottom < item_of(scene, "how-rule").rect.top
    for game in scene.plans:
        scene.game = game
        for size in SIZES:
            resize(app, size)
            assert_layout(scene)
    app.settings.text_size, scene.game = "larger", "pride"
    app.apply_settings()
    resize(app, (1280, 720))
    assert all(item.key != "step-1" for item in scene.items), "its options fill the panel"


def test_a_new_sheet_begins_with_whoever_plays_and_the_house(open_app: OpenApp) -> None:
    app = open_app()
    for name in ("Zoe", "Tom", "Max", "Eve"):
        app.household.add(name)
    app.household.let_play(app.household.people[1])
    scene = form(app)
    assert [seat.name for seat in scene.plan.sitting] == ["Tom", "Zoe", "Max"]
    choose(app, scene, "house-0", ENTER)
    choose(app, top(app), "name-Eve", ENTER)
    assert [seat.name for seat in scene.plan.sitting] == ["Eve", "Zoe", "Max"]
    choose(app, scene, "house-2", ENTER)
    choose(app, top(app), "name-Eve", ENTER)
    assert [seat.name for seat in scene.plan.sitting] == ["Max", "Zoe", "Eve"]


def test_a_change_that_a_later_round_cannot_stand_is_refused(open_app: OpenApp) -> None:
    app = open_app()
    scene = paper(app, sheet_of("goodge", MADE, FAILED, target=200))
    choose(app, scene, "change", ENTER)
    press(app, pygame.K_PAGEUP)
    for field, number in (("taken-0", "200"), ("taken-1", "40"), ("taken-2", "10")):
        fill_in(app, entry(app), field, number)
    assert text_of(entry(app), "sentence") == "With this, round 2 can no longer be right: change that one first."


def test_the_minutes_of_a_league_match_end_it_between_two_rounds(open_app: OpenApp) -> None:
    """League Spades, rule 8: not while the lead is shared, here by 130 each; at 60 to 70 Ben and Dan have won."""
    first = ToldRound((3, 3, 3, 4), (Bid(3), Bid(3), Bid(3), Bid(4)))
    second = ToldRound((4, 3, 3, 3), (Bid(4), Bid(3), Bid(3), Bid(3)))
    app = open_app()
    scene = paper(app, sheet_of("pride", first, second, minutes=25))
    choose(app, scene, "time", ENTER)
    assert (app.top, app.notices.shown) == (scene, "The lead is shared: another round is played")
    press(app, pygame.K_u)
    choose(app, shown(app), "time", ENTER)
    assert (shown(app).card.triumph, kept(app, "pride").by_time) == ("Ben and Dan win", True)


def test_a_new_sheet_asks_before_it_takes_the_place_of_one(open_app: OpenApp) -> None:
    app = open_app()
    keep(app, sheet_of("goodge", MADE, dealer=1))
    scene = form(app)
    assert text_of(scene, "sentence") == "Round 2 · Ann leads with 115 · Ann, Ben and Cleo"
    assert [item_of(scene, f"name-{seat}").value for seat in range(3)] == list(NAMES[:3])  # type: ignore[attr-defined]
    choose(app, scene, "new", ENTER)
    assert isinstance(app.top, DialogScene)
    press(app, pygame.K_LEFT, ENTER)
    assert (shown(app).sheet.rounds, kept(app).rounds) == ((), ())


def test_back_on_the_form_the_sheet_goes_on_under_names_as_they_stand_there(open_app: OpenApp) -> None:
    app = open_app()
    scene = form(app)
    for seat, name in enumerate(NAMES[:3]):
        fill_in(app, scene, f"name-{seat}", name)
    choose(app, scene, "start", ENTER)
    press(app, pygame.K_ESCAPE)
    assert (app.top, text_of(scene, "start")) == (scene, "Continue")
    fill_in(app, scene, "name-1", "Benjamin")
    choose(app, scene, "start", ENTER)
    assert shown(app).sheet.players == kept(app).players == ("Ann", "Benjamin", "Cleo")
    press(app, pygame.K_ESCAPE)
    fill_in(app, scene, "target-own", "700")
    assert text_of(scene, "sentence") == "These choices are for a new sheet."
    choose(app, scene, "start", ENTER)
    assert kept(app).rules.target == 500


def test_what_was_told_waits_while_one_looks_at_the_sheet(open_app: OpenApp) -> None:
    app = open_app()
    paper(app, sheet_of("goodge", MADE))
    told(app, ENTER, "110")
    assert text_of(entry(app), "back") == words.TO_SHEET.say(), "it says where what was typed waits"
    press(app, pygame.K_ESCAPE)
    shown(app)
    press(app, ENTER)
    assert entry(app).draft.bid == "110"


def test_a_damaged_sheet_is_told_and_a_new_one_begins(open_app: OpenApp) -> None:
    app = open_app()
    keep(app, sheet_of("goodge", MADE))
    app.home.sheets.sheet_file("goodge").write_text("{")
    scene = form(app)
    assert app.notices.shown == "A score that was kept cannot be read: it was set aside as goodge.damaged-1.json."
    assert "new" not in buttons_of(scene)


def test_faces_are_chosen_and_kept(open_app: OpenApp) -> None:
    app = open_app()
    keep(app, sheet_of("goodge"))
    scene = form(app)
    choose(app, scene, "portrait-0", ENTER)
    assert isinstance(app.top, PortraitScene)
    choose(app, app.top, "portrait-woman-curls", ENTER)
    choose(app, scene, "new", ENTER)
    assert shown(app).card.portraits[0] == ("woman-curls",)


def test_the_buttons_to_other_rounds_say_which_and_are_off_where_there_is_none(open_app: OpenApp) -> None:
    app = open_app()
    scene = paper(app, sheet_of("goodge", MADE, FAILED, target=500))
    choose(app, scene, "change", ENTER)

    def off() -> list[str | None]:
        buttons = [item_of(entry(app), key) for key in ("before", "after")]
        return [button.why_off for button in buttons if isinstance(button, Button)]

    assert [text_of(entry(app), key) for key in ("before", "after")] == ["Previous round", "Next round"]
    assert text_of(entry(app), "deals") == "Next player deals"
    assert off() == [None, words.IS_LAST.say()]
    choose(app, entry(app), "before", ENTER)
    assert text_of(entry(app), "heading") == "Round 1 · Ann deals"
    assert off() == [words.IS_FIRST.say(), None]


@pytest.mark.parametrize("count", [3, 6, 9])
def test_the_people_of_the_house_are_offered_with_their_faces_all_as_wide(open_app: OpenApp, count: int) -> None:
    app, names = open_app(), [f"Name {number}" for number in range(count)]
    for name in names:
        app.household.add(name)
    app.settings.choose_portrait(names[2], PEOPLE[5])
    scene = form(app)
    choose(app, scene, "house-1", ENTER)
    assert_layout(top(app))
    offered = [item for item in top(app).items if isinstance(item, FacesButton)]
    assert [item.text for item in offered] == names
    assert len({item.rect.size for item in offered}) == 1
    assert offered[2].portraits == (PEOPLE[5],)
    press(app, pygame.K_DOWN)
    press(app, ENTER)
    assert scene.plan.sitting[1].name == names[2]
