"""The hint at the table: what to look at, what to do, and why."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial

import pygame
import pytest

from goodge.coach import Judgement, Weighed, scale_of
from goodge.coach.clues import ShortSuit, clues_to
from goodge.coach.counting import DealCount
from goodge.coach.goals import MakeBid
from goodge.coach.hinting import Advice
from goodge.coach.why import Risks, RivalMakes, SurelyTakes
from goodge.engine.actions import Action, Bid, BlindNil, Bury, NameTrump, Nil, Pass, PlayCard
from goodge.engine.cards import Suit, parse_cards
from goodge.engine.game import AnyView, Phase
from goodge.table import adviser
from goodge.table.driver import SLOW_ANSWER
from goodge.table.match_table import Table
from goodge.ui.games.goodge.auction import AuctionPanel
from goodge.ui.games.goodge.trump import TrumpPanel
from goodge.ui.program.app import App
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.tabletop.marks import hint_mark
from goodge.ui.tabletop.panels.arming import ArmingPanel
from goodge.ui.widgets import keys
from goodge.ui.widgets.base import Label
from goodge.ui.widgets.buttons import Button
from goodge.ui.widgets.commands import BINDINGS, Command, cap
from goodge.ui.widgets.device import in_use
from goodge.ui.wording import hints
from goodge.ui.wording.clues import clue_cards, clue_words
from goodge.ui.wording.happenings import go_on_keys
from goodge.ui.wording.lists import side_by_side
from goodge.ui.wording.reasons import reason_words

from .checks import assert_layout, click, press, resize
from .conftest import OpenApp
from .kin import KIN, behind, in_phase, open_kin, play_to
from .menus import item_of, text_of
from .tables import go_on, open_table, play_until, setup, show_table

ONE = (None, "novice", "novice")


@pytest.fixture
def advise(monkeypatch: pytest.MonkeyPatch) -> list[Action]:
    """The action that is advised from now on; the next best is worth 12 points less."""
    wanted: list[Action] = []

    def advice(view: AnyView, *_: object) -> Advice:
        best, other = Weighed(wanted[0], 20.0, 0.5), Weighed(view.legal[0] if view.legal else Pass(), 8.0, 0.4)
        return Advice(best.action, Judgement((best, other), error=1.0, deals=40), best, other)

    monkeypatch.setattr(adviser, "advice_for", advice)
    return wanted


def ask(app: App, scene: TableScene, times: int = 1) -> None:
    """Asks for a hint, and waits until it is there."""
    for _ in range(times):
        press(app, pygame.K_F2)
        scene.wait(120)
        app.turn(0.05)


def said(scene: TableScene) -> str:
    """What stands in the place of the sentence."""
    return str(next(getattr(item, "text", "") for item in scene.items if item.key == "sentence"))


def below(scene: TableScene) -> str:
    """What stands in the line below the sentence."""
    return str(next(getattr(item, "text", "") for item in scene.items if item.key == "detail"))


def playing(app: App) -> TableScene:
    scene = open_table(app, ONE)
    play_until(app, scene, Phase.PLAY)
    return scene


def test_three_presses_say_what_to_look_at_what_to_do_and_why(app: App, advise: list[Action]) -> None:
    scene = playing(app)
    view = scene.shown.view
    best = view.legal[-1]
    assert isinstance(best, PlayCard)
    advise.append(best)
    ask(app, scene)
    names = scene.shown.names
    clues = clues_to(scene.table.game, view, best)
    first = clue_words(clues_to(scene.table.game, view, None)[0], names)
    assert said(scene) == first
    assert scene.shown.captions.hint_detail == clue_words(clues[0], names)
    named = {card.text for clue in clues for card in clue_cards(clue)}
    assert scene.shown.marked == named
    assert scene.shown.captions.hint_next == hints.more_words(cap(Command.HINT))
    ask(app, scene)
    assert said(scene) == hints.advice_words(best)
    key = cap(Command.HINT)
    other = hints.option_words(view.legal[0])
    reason = f"Next best: {other}, about 12 points less"
    assert below(scene) == side_by_side(reason, hints.why_more(key)), "the reason comes with what to do"
    assert scene.shown.marked == {best.card.text}
    assert scene.focus_key == best.card.text
    assert scene.shown.stage.lifted == best.card.text
    ask(app, scene)
    assert said(scene) == "Your chance to win the match: 50%, next best 40%, from 40 possible deals", (
        "nothing is said twice"
    )
    assert below(scene) == hints.again_words(key)
    ask(app, scene)
    assert said(scene) == first, "from the start again"


def test_a_clue_that_stands_stays_and_what_points_at_the_advice_comes_below_it(
    app: App, advise: list[Action], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = playing(app)
    view, game, names = scene.shown.view, scene.table.game, scene.shown.names
    best = view.legal[-1]
    advise.append(best)
    heard: list[str] = []
    monkeypatch.setattr(scene.shown, "tell", lambda said: heard.append(said()))
    with monkeypatch.context() as patch:
        patch.setattr(scene.help._adviser, "poll", lambda: None)  # it is not there yet
        press(app, pygame.K_F2)
        early = [clue_words(clue, names) for clue in clues_to(game, view, None)]
        assert [said(scene), scene.shown.captions.hint_detail] == early
        assert below(scene).endswith(hints.more_words(cap(Command.HINT)))
    pointing = next(clue for clue in clues_to(game, view, best) if clue not in clues_to(game, view, None))
    assert heard == [*early, hints.more_words(cap(Command.HINT))]
    scene.wait(120)
    app.turn(0.05)
    assert [said(scene), scene.shown.captions.hint_detail] == [early[0], clue_words(pointing, names)]
    assert heard[3:] == [clue_words(pointing, names)], "what was heard is not said again"


def test_a_reason_comes_first_where_there_is_one(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = playing(app)
    best, other = scene.shown.view.legal[-1], scene.shown.view.legal[0]
    assert isinstance(best, PlayCard)
    weighed = Weighed(best, 20.0, 0.5), Weighed(other, 8.0, 0.4)
    reason = SurelyTakes(best.card)
    advice = Advice(best, Judgement(weighed, error=1.0, deals=40), *weighed, (reason,))
    monkeypatch.setattr(adviser, "advice_for", lambda *_: advice)
    ask(app, scene, 2)
    view = scene.shown.view
    assert scene.shown.captions.hint_detail == reason_words(reason, scene.shown.names, view.board.holders, 0)
    ask(app, scene)
    assert said(scene) == hints.reason_words(advice, scale_of("goodge").swing), "the first reason is not told again"
    assert scene.shown.captions.hint_detail == hints.figures_words(advice)


def test_the_only_card_that_may_be_played_needs_no_other_reason(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = playing(app)
    only = scene.shown.view.legal[:1]
    scene.shown.view = replace(scene.shown.view, legal=only)
    monkeypatch.setattr(adviser, "advice_for", lambda *_: Advice(only[0], Judgement((), error=0.0, deals=0)))
    for _ in range(2):
        ask(app, scene)
        assert isinstance(only[0], PlayCard)
        assert said(scene) == hints.advice_words(only[0]), "there is nothing to look at first"
        assert scene.shown.captions.hint_detail == "It is the only card you may play"


def test_of_cards_that_come_to_the_same_just_that_is_said(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = playing(app)
    action = scene.shown.view.legal[0]
    monkeypatch.setattr(adviser, "advice_for", lambda *_: Advice(action, Judgement((), error=0.0, deals=0)))
    ask(app, scene, 2)
    said = "The cards you may play are equal: no card still out lies between them"
    assert scene.shown.captions.hint_detail == said


def test_the_risk_of_ones_own_bid_is_said_before_what_becomes_of_a_rivals(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = open_table(app, ONE)
    play_until(app, scene, Phase.AUCTION)
    bid = Bid(150)
    weighed = Weighed(bid, 20.0, 0.5), Weighed(Pass(), 8.0, 0.4)
    rival, risk = RivalMakes(1, 95, DealCount(8, 10)), Risks(bid, MakeBid(0, bid.amount), DealCount(4, 10))
    advice = Advice(bid, Judgement(weighed, error=1.0, deals=40), *weighed, (rival, risk))
    monkeypatch.setattr(adviser, "advice_for", lambda *_: advice)
    ask(app, scene, 2)
    assert scene.shown.captions.hint_detail == (
        f"A bid of {bid.amount} succeeds in 4 of 10 possible deals; if it fails, it costs {bid.amount} points"
    )
    ask(app, scene)
    assert said(scene) == f"If you pass and 95 stands, {scene.shown.names[1]} makes it in 8 of 10 deals"
    assert scene.shown.captions.hint_detail == hints.reason_words(advice, scale_of("goodge").swing, at_most=True)


def test_a_hint_is_the_same_by_mouse_and_goes_with_the_next_card(app: App, advise: list[Action]) -> None:
    scene = playing(app)
    advise.append(scene.shown.view.legal[0])
    button = scene.item("hint")
    assert button is not None
    click(app, button.rect.center)
    click(app, button.rect.center)
    scene.wait(120)
    app.turn(0.05)
    assert scene.shown.marked
    assert scene.submit(scene.shown.view.legal[0])
    app.turn(0.05)
    assert not scene.shown.marked
    assert not scene.shown.captions.hint
    go_on(app, scene)
    ask(app, scene)
    clues = clues_to(scene.table.game, scene.shown.view, advise[0])
    told = said(scene), scene.shown.captions.hint_detail
    assert clue_words(clues[0], scene.shown.names) in told, "it begins with what to look at"


def test_one_hint_counts_once_however_often_the_key_is_pressed(app: App, advise: list[Action]) -> None:
    scene = playing(app)
    advise.append(scene.shown.view.legal[0])
    assert "hints" not in scene.table.record.extra
    ask(app, scene, 3)
    assert scene.table.record.extra["hints"] == [1, 0, 0]
    assert scene.submit(scene.shown.view.legal[0])
    go_on(app, scene)
    ask(app, scene)
    assert scene.table.record.extra["hints"] == [2, 0, 0]


def test_a_match_without_help_has_none(app: App) -> None:
    scene = show_table(app, Table.start(replace(setup(ONE, 1, "goodge"), has_help=False), app.store))
    play_until(app, scene, Phase.AUCTION)
    assert scene.item("hint") is None
    press(app, pygame.K_h)
    assert said(scene) == hints.NO_HELP.say()
    assert "hints" not in scene.table.record.extra


def test_a_hint_waits_until_one_is_asked(app: App) -> None:
    scene = open_table(app, ONE)
    press(app, pygame.K_h)
    assert scene.shown.captions.refusal == hints.NOT_NOW.say()


def test_a_hint_that_was_asked_for_too_early_comes_when_it_is_their_turn(app: App, advise: list[Action]) -> None:
    scene = open_table(app, ONE)
    advise.append(Pass())
    press(app, pygame.K_h)
    assert scene.shown.captions.refusal == hints.NOT_NOW.say()
    play_until(app, scene, Phase.AUCTION)
    assert scene.shown.captions.hint
    assert scene.table.record.extra["hints"][0] == 1
    again = open_table(app, ONE)
    play_until(app, again, Phase.AUCTION)
    assert not again.shown.captions.hint, "nobody has asked"


@pytest.mark.parametrize("is_mac", [False, True])
def test_the_key_that_is_told_is_one_that_asks_for_a_hint(
    app: App, advise: list[Action], monkeypatch: pytest.MonkeyPatch, *, is_mac: bool
) -> None:
    monkeypatch.setattr(keys, "IS_MAC", is_mac)
    scene = open_table(app, (None, "novice", "novice"))
    advise.append(Bid(50))
    for phase in (Phase.AUCTION, Phase.EXCHANGE, Phase.TRUMP, Phase.PLAY):
        play_until(app, scene, phase)
        app.turn(0.05)
        lamp = scene.item("hint")
        assert lamp is not None
        told = str(lamp.tip).rpartition(" · ")[2]
        key = next(each for each in keys.told_keys(BINDINGS[Command.HINT]) if each.short_name == told)
        assert scene.shown.captions.say_hint is None
        press(app, key.codes[0])
        assert scene.shown.captions.say_hint is not None, phase


def test_while_trump_is_named_h_asks_for_a_hint_as_everywhere(app: App, advise: list[Action]) -> None:
    scene = open_table(app, ONE)
    play_until(app, scene, Phase.TRUMP)
    advise.append(NameTrump(Suit.STARS))
    press(app, pygame.K_e)
    panel = scene.panel
    assert isinstance(panel, TrumpPanel)
    assert str(panel.chosen) == str(Suit.HEARTS)
    press(app, pygame.K_h)
    assert scene.shown.captions.hint
    assert str(panel.chosen) == str(Suit.HEARTS), "the first step looks at the hand, and chooses nothing"
    press(app, pygame.K_h)
    scene.wait(120)
    app.turn(0.05)
    assert str(panel.chosen) == str(Suit.STARS)
    assert said(scene) == hints.advice_words(NameTrump(Suit.STARS))


@pytest.mark.parametrize("call", [Bid(95), Pass()])
def test_a_call_is_made_ready(app: App, advise: list[Action], call: Bid | Pass) -> None:
    scene = open_table(app, ONE)
    play_until(app, scene, Phase.AUCTION)
    advise.append(call)
    ask(app, scene, 2)
    assert isinstance(scene.panel, AuctionPanel)
    assert scene.focus_key == ("bid" if isinstance(call, Bid) else "pass")
    assert not isinstance(call, Bid) or scene.panel.amount == call.amount
    press(app, pygame.K_RETURN)
    assert scene.table.record.rounds[-1][-1].actions[-1] == call or call in scene.table.view(None).actions


def test_where_passing_is_advised_pass_is_the_golden_button_until_the_number_changes(
    app: App, advise: list[Action]
) -> None:
    scene = open_table(app, ONE)
    play_until(app, scene, Phase.AUCTION)

    def golden() -> list[str]:
        app.draw()
        return [item.key for item in scene.items if isinstance(item, Button) and item.style == "primary"]

    assert golden() == [], "nothing is advised, and the lowest bid may be one too many"
    advise.append(Pass())
    ask(app, scene, 2)
    assert golden() == ["pass"]
    press(app, pygame.K_UP)
    assert golden() == ["bid"]


def test_the_cards_to_lay_away_are_marked_and_one_of_them_has_the_focus(app: App, advise: list[Action]) -> None:
    scene = open_table(app, ONE)
    play_until(app, scene, Phase.EXCHANGE)
    order = scene.shown.stage.hand_order(scene.shown.view)
    cards = (order[4], order[2], order[7])
    advise.append(Bury(cards))
    scene.focus(order[0].text)
    ask(app, scene, 2)
    assert scene.shown.marked == {card.text for card in cards}
    assert scene.shown.stage.lifted == order[2].text
    scene.focus(order[7].text)
    ask(app, scene)
    assert scene.focus_key == order[7].text, "it stays on one that is named"


@pytest.mark.parametrize("size", [(800, 1200), (1440, 2560)])
def test_the_mark_on_a_card_of_the_upper_row_lies_on_no_other_card(app: App, size: tuple[int, int]) -> None:
    resize(app, size)
    scene = playing(app)
    stage, view = scene.shown.stage, scene.shown.view
    poses = [stage.sprites[card.text].pose for card in stage.hand_order(view)]
    lower = max(pose.y for pose in poses)
    upper = [pose for pose in poses if pose.y < lower - 0.2 * pose.height]
    assert upper
    for pose in upper:
        assert hint_mark(app.canvas, pose).bottom <= lower - pose.height / 2 + 1


@pytest.mark.parametrize("game", ["goodge", *KIN])
def test_no_card_but_one_that_a_hint_names_is_raised(app: App, advise: list[Action], game: str) -> None:
    """What a clue names is marked, in the hand and in the trick; the focus leaves any other card."""
    named = 0
    for seed in range(1, 60):
        if named == 2:
            break
        scene = open_kin(app, game, seed=seed)
        play_to(app, scene, in_phase(Phase.PLAY))
        view = scene.shown.view
        usable = {action.card.text: action for action in view.legal if isinstance(action, PlayCard)}
        every = {
            card.text
            for action in view.legal
            for clue in clues_to(scene.table.game, view, action)
            for card in clue_cards(clue)
        }
        named_here = [key for key in usable if key in every]
        other = next((key for key in usable if key not in every), None)
        if not named_here or other is None:
            continue
        advise[:] = [usable[other]]
        ask(app, scene)
        assert not scene.shown.marked & usable.keys(), "no clue points at a card which is not advised then"
        scene.help.follow(None, 0.0)
        app.turn(0.05)
        advise[:] = [usable[named_here[0]]]
        clues = clues_to(scene.table.game, view, advise[0])
        keys = {card.text for clue in clues for card in clue_cards(clue)}
        named += 1
        scene.focus(other)
        app.turn(0.05)
        ask(app, scene)
        app.turn(0.05)
        assert scene.shown.marked == keys
        assert scene.focus_key in keys
        assert scene.shown.stage.lifted == scene.focus_key
        scene.help.follow(None, 0.0)
        app.turn(0.05)
        scene.focus("hint")
        ask(app, scene)
        assert scene.focus_key == "hint", "a button keeps it"
    assert named


def test_a_short_suit_is_told_only_where_the_advice_lays_it_away(app: App, advise: list[Action]) -> None:
    told = set()
    for seed in range(1, 60):
        scene = open_table(app, ONE, seed)
        play_until(app, scene, Phase.EXCHANGE)
        view = scene.shown.view
        held = Counter(card.suit for card in view.hand if card.suit is not None)
        shortest = min(held, key=held.__getitem__)
        short = sorted(view.hand, key=lambda card: card.suit is not shortest)
        clue = clues_to(scene.table.game, view, Bury(tuple(short[:3])))[0]
        if not isinstance(clue, ShortSuit):
            continue
        for cards in (tuple(short[:3]), tuple(short[1:4])):
            advise[:] = [Bury(cards)]
            ask(app, scene)
            words = clue_words(clue, scene.shown.names)
            is_told = words == scene.shown.captions.hint_detail
            assert is_told == (short[0] in cards)
            assert words.startswith(f"You hold only {clue.count} ")
            told.add(is_told)
            scene.help.follow(None, 0.0)
            app.turn(0.05)
        break
    assert told == {True, False}


def test_nil_and_blind_nil_are_armed(app: App, advise: list[Action]) -> None:
    scene = open_kin(app, "spades")
    play_to(app, scene, in_phase(Phase.BIDDING))
    advise.append(Nil())
    ask(app, scene, 2)
    assert isinstance(scene.panel, ArmingPanel)
    assert scene.panel.is_armed
    other = behind(app, 200)
    play_to(app, other, in_phase(Phase.LOOK))
    advise[0] = BlindNil()
    ask(app, other, 2)
    assert isinstance(other.panel, ArmingPanel)
    assert other.panel.is_armed


def test_a_hint_that_takes_long_says_so_and_one_that_fails_too(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = playing(app)
    monkeypatch.setattr(type(scene.help._adviser), "is_at_work", property(lambda _: True))
    monkeypatch.setattr(scene.help._adviser, "poll", lambda: None)
    press(app, pygame.K_h)
    press(app, pygame.K_h)
    app.turn(0.05)
    assert said(scene) != hints.THINKING.say(), "not at once"
    assert scene.shown.captions.hint_next == hints.THINKING.say(), "but the press is seen to count"
    app.turn(SLOW_ANSWER)
    assert said(scene) == hints.THINKING.say()
    monkeypatch.undo()
    again = playing(app)
    monkeypatch.setattr(adviser, "advice_for", partial(_fail))
    ask(app, again, 2)
    assert said(again) == hints.NOTHING_FOUND.say()


def test_a_hint_that_has_just_been_found_is_not_said_to_be_none(app: App, advise: list[Action]) -> None:
    scene = playing(app)
    advise.append(scene.shown.view.legal[-1])
    press(app, pygame.K_h)
    scene.help.wait(120)
    press(app, pygame.K_h)
    assert said(scene) != hints.NOTHING_FOUND.say(), "it is there, and not taken yet"
    app.turn(0.05)
    assert said(scene) == hints.advice_words(advise[0], scene.shown.presenter.card_names)


def test_suits_that_are_as_long_are_told_together_under_the_question(app: App) -> None:
    scene = open_table(app, ONE)
    play_until(app, scene, Phase.AUCTION)
    view = replace(scene.shown.view, hand=tuple(parse_cards(["4D", "2D", "9H", "6H", "3S"])))
    said = scene.shown.presenter.hand_in_words(view)
    assert said == "0 points in hand · longest suits: 2 diamonds, 2 hearts"


def _fail(*_: object) -> Advice:
    raise RecursionError("lost in thought")


@pytest.mark.parametrize(
    "words",
    [
        "Compare your longest suits: 5 hearts, 4 spades, 4 clubs",
        "Bid 90 or more, or pass",
        "In 8 of 10 deals another hand is good for more than 135: once outbid, yours costs nothing",
    ],
)
@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (800, 1200)])
def test_words_stand_clear_of_the_call_beside_the_own_plate(
    open_app: OpenApp, size: tuple[int, int], words: str
) -> None:
    app = open_app(size, text_size="larger" if len(words) < 30 else "normal")
    scene = asked_again(app)
    scene.shown.advise(lambda: words)
    items = {item.key: item for item in scene.items}
    call, sentence = items["call-0"], items["sentence"]
    assert isinstance(sentence, Label)
    ink = pygame.Rect((0, 0), app.canvas.type.size(sentence.text, sentence.role))
    ink.center = sentence.rect.center
    assert not ink.colliderect(call.rect)
    assert ink.width <= sentence.rect.width


def asked_again(app: App) -> TableScene:
    """A table at which a person who has bid is asked once more, as somebody has bid more."""
    for seed in range(1, 40):
        scene = open_table(app, ONE, seed)
        play_until(app, scene, Phase.AUCTION)
        assert isinstance(scene.panel, AuctionPanel)
        assert scene.submit(Bid(scene.panel.lowest))
        go_on(app, scene)
        if isinstance(scene.panel, AuctionPanel):
            return scene
    raise AssertionError("nobody bids more")


def test_under_what_is_refused_while_a_trick_waits_stands_how_it_goes_on(app: App) -> None:
    scene = open_table(app, ONE)
    play_until(app, scene, Phase.PLAY)
    scene.director.holds_trick = True
    scene.shown.refuse(hints.NOT_NOW.say)
    app.turn(0.05)
    keys = go_on_keys(cap(Command.PRESS), by_mouse=in_use.has_mouse)
    assert text_of(scene, "sentence") == hints.NOT_NOW.say()
    assert text_of(scene, "detail") == keys
    scene.shown.unsay()
    app.turn(0.05)
    assert text_of(scene, "detail") != keys


def test_the_chance_of_what_is_next_best_is_told_only_where_it_is_another_one() -> None:
    best, other = (Weighed(Bid(amount), 9.0, chance) for amount, chance in ((90, 0.504), (95, 0.496)))
    advice = Advice(best.action, Judgement((best, other), deals=40), best, other)
    assert hints.figures_words(advice) == "Your chance to win the match: 50%, from 40 possible deals"


def test_the_lamp_has_its_word_where_the_bar_has_room_and_is_called_the_same(open_app: OpenApp) -> None:
    words, called = {}, set()
    for size in ((1280, 720), (2560, 1440), (960, 600), (800, 1200)):
        app = open_app(size, speed="instant", muted=True)
        scene = open_table(app, (None, "novice", "novice"))
        button = item_of(scene, "hint")
        assert isinstance(button, Button)
        words[size] = button.text
        called.add(button.spoken().name)
        assert_layout(scene)
    assert list(words.values()) == ["Hint", "Hint", "", ""]
    assert called == {"Hint · H"}
