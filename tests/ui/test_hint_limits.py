"""How far to bid, as hints tell it from turn to turn of an auction."""

from __future__ import annotations

import pytest

from goodge.coach import Judgement, Weighed
from goodge.coach.counting import DealCount
from goodge.coach.goals import MakeBid
from goodge.coach.hinting import Advice
from goodge.coach.why import Hope, KeepsLower, OnlyTrumps, PointsLeft
from goodge.engine.actions import Action, Bid, Pass, PlayCard
from goodge.engine.game import Phase
from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.state import narrow
from goodge.engine.values import replace
from goodge.table import adviser
from goodge.ui.program.app import App
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.wording import hints

from .tables import go_on, open_table, play_until

pytestmark = pytest.mark.usefixtures("no_pictures")


def asked(app: App, scene: TableScene) -> str:
    """What a hint says to do."""
    app.turn(0.05)
    for _ in range(2):
        scene.help.hint()
        scene.wait(120)
        app.turn(0.05)
    return scene.shown.captions.hint


def told(app: App, scene: TableScene, monkeypatch: pytest.MonkeyPatch, bid: int, limit: int) -> str:
    """What a hint says to do at the next turn, if this bid is best and a bid may go so far."""
    best, other = Weighed(Bid(bid), 20.0, 0.5), Weighed(Pass(), 8.0, 0.4)
    advice = Advice(best.action, Judgement((best, other), error=1.0, deals=40, limit=limit), best, other)
    monkeypatch.setattr(adviser, "advice_for", lambda *_: advice)
    scene.shown.view = replace(scene.shown.view, actions=(*scene.shown.view.actions, Pass()))
    scene.help.follow(None, 0.0)
    return asked(app, scene)


def test_how_far_to_go_stands_through_an_auction_unless_others_change_it(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    go_on(app, scene)
    assert told(app, scene, monkeypatch, 95, 155) == "Bid 95; if outbid, up to about 155 is worth the risk"
    assert told(app, scene, monkeypatch, 125, 145) == hints.advice_words(Bid(125), most=155), "that is no news"
    assert told(app, scene, monkeypatch, 125, 165) == hints.advice_words(Bid(125), most=155)
    news = "Bid 125; after the last bids, up to about 180 is worth the risk"
    assert told(app, scene, monkeypatch, 125, 180) == news
    assert told(app, scene, monkeypatch, 130, 180) == hints.advice_words(Bid(130), most=180), "that was told before"
    assert told(app, scene, monkeypatch, 130, 175) == hints.advice_words(Bid(130), most=180)
    assert told(app, scene, monkeypatch, 185, 185) == "Bid 185: after the last bids it is worth the risk"


def told_to_pass(app: App, scene: TableScene, monkeypatch: pytest.MonkeyPatch, *calls: Bid | Pass) -> str:
    """What a hint says to do after these calls, if a pass is best."""
    best, other = Weighed(Pass(), 8.0, 0.4), Weighed(Bid(160), -30.0, 0.3)
    advice = Advice(best.action, Judgement((best, other), error=1.0, deals=40), best, other)
    monkeypatch.setattr(adviser, "advice_for", lambda *_: advice)
    view = scene.shown.view
    least = max((call.amount for call in calls if isinstance(call, Bid)), default=85) + 5
    legal: tuple[Action, ...] = (Pass(), *map(Bid, range(least, 205, 5)))
    scene.shown.view = replace(view, actions=(*view.actions, *calls), legal=legal)
    scene.help.follow(None, 0.0)
    return asked(app, scene)


def test_why_to_pass_is_told_once_a_limit_was(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    go_on(app, scene)
    assert told_to_pass(app, scene, monkeypatch, Bid(155)) == "Pass", "no limit was told that it could go against"
    assert told(app, scene, monkeypatch, 95, 155) == hints.advice_words(Bid(95), most=155)
    assert told_to_pass(app, scene, monkeypatch, Bid(155)) == "Pass: 160 or more is not worth the risk"
    lower = told_to_pass(app, scene, monkeypatch, Bid(145))
    assert lower == "Pass: after the last bids, 150 is no longer worth the risk"


def test_how_far_to_go_is_noted_once_it_is_told(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    best, other = Weighed(Bid(95), 20.0, 0.5), Weighed(Pass(), 8.0, 0.4)
    advice = Advice(best.action, Judgement((best, other), error=1.0, deals=40, limit=155), best, other)
    monkeypatch.setattr(adviser, "advice_for", lambda *_: advice)
    app.settings.warning = "blunders"  # so that advice is there before it is asked for
    scene = open_table(app, (None, "novice", "novice"))
    go_on(app, scene)
    scene.wait(120)
    app.turn(0.05)
    assert scene.help._advice is not None
    scene.help.hint()
    app.turn(0.05)
    assert scene.help.words.told_before() is None, "only what to look at was told"
    assert told(app, scene, monkeypatch, 95, 180) == hints.advice_words(Bid(95), most=180)


def test_how_far_to_go_is_not_noted_where_two_bids_are_named(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    go_on(app, scene)
    best, other = Weighed(Bid(95), 20.0, 0.5), Weighed(Bid(105), 19.9, 0.5)
    advice = Advice(best.action, Judgement((best, other), error=1.0, deals=40, limit=155), best, other)
    monkeypatch.setattr(adviser, "advice_for", lambda *_: advice)
    assert asked(app, scene) == hints.either_words(Bid(95), Bid(105))
    assert scene.help.words.told_before() is None
    assert told(app, scene, monkeypatch, 105, 180) == hints.advice_words(Bid(105), most=180), "nothing was told before"


def test_a_turn_that_is_taken_back_is_another_one(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    go_on(app, scene)
    before = scene.shown.view
    assert told(app, scene, monkeypatch, 95, 155) == hints.advice_words(Bid(95), most=155)
    scene.shown.view = replace(before, actions=(*before.actions, Bid(90)))
    scene.help.follow(None, 0.0)
    advice = scene.help.words.limit(Advice(Bid(95), Judgement(limit=190)))
    assert advice is not None
    assert (advice.most, advice.is_news) == (190, True)


def test_no_limit_is_told_where_none_is_known(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    go_on(app, scene)
    assert told(app, scene, monkeypatch, 95, 0) == told(app, scene, monkeypatch, 95, 95) == "Bid 95"


def test_a_bid_that_needs_another_one_over_it_is_not_called_as_good_as_a_pass() -> None:
    passing, bid = Weighed(Pass(), 8.0, 0.4), Weighed(Bid(160), 8.0, 0.4)
    judged = Judgement((passing, bid), error=1.0, deals=40)
    for ceiling, is_close in ((160, True), (155, False), (0, False), (None, True)):
        advice = Advice(Pass(), replace(judged, ceiling=ceiling), passing, bid)
        assert advice.is_close == is_close, ceiling
        close, only = (
            "Close: the bid of 160 may be as good",
            "The bid of 160 looks as good only because somebody is likely to bid higher",
        )
        assert hints.reason_words(advice, 300.0) == (close if is_close else only)


def why(scene: TableScene, bid: int, limit: int, gap: float) -> list[str]:
    """All that is said of why, if this bid is best and a bid may go so far."""
    best, other = Weighed(Bid(bid), 20.0, 0.5), Weighed(Pass(), 20.0 - gap, 0.4)
    advice = Advice(best.action, Judgement((best, other), error=1.0, deals=40, limit=limit), best, other)
    return [said() for said in scene.help.words.why(advice)]


def test_that_a_low_bid_will_do_is_told_where_it_may_go_far_higher(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    go_on(app, scene)
    low, view = hints.LOW_BID.say(), scene.shown.view
    board = narrow(view, GoodgeBoard).board
    for call, is_told in ((None, [False, True, True]), (Bid(85), [False] * 3)):
        calls = tuple(call if seat == board.to_act else each for seat, each in enumerate(board.calls))
        scene.shown.view = replace(view, board=replace(board, calls=calls))
        assert [low in why(scene, 95, limit, 12.0) for limit in (110, 115, 155)] == is_told


def test_a_large_difference_is_told_as_the_most_that_a_review_may_tell(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    go_on(app, scene)
    assert "Next best: a pass, about 9 points less" in why(scene, 95, 95, 9.0)
    assert "Next best: a pass, up to 12 points less" in why(scene, 95, 95, 12.0)


def test_where_there_is_no_reason_what_is_next_best_comes_before_how_often_the_bid_is_made(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    play_until(app, scene, Phase.PLAY)
    while not scene.shown.view.board.tricks or len(scene.shown.view.legal) < 2:  # until then the bid was weighed before
        assert scene.submit(scene.shown.view.legal[0])
        go_on(app, scene)
    cards = [action for action in scene.shown.view.legal if isinstance(action, PlayCard)]
    best, other = Weighed(cards[0], 20.0, 0.5), Weighed(cards[-1], 12.0, 0.5)
    judged, made = Judgement((best, other), error=1.0, deals=40), DealCount(7, 10)
    still = "Your bid succeeds in 7 of 10 possible deals"
    for reasons, told_first in (((), False), ((PointsLeft(40),), True)):
        advice = Advice(best.action, judged, best, other, reasons, standing=(Hope(MakeBid(0, 90), made),))
        said = [words() for words in scene.help.words.why(advice)]
        assert said.index(still) == 1
        assert said[0].startswith("Next best") is not told_first
        lost = replace(advice, standing=(Hope(MakeBid(0, 90), DealCount(0, 10)),))
        assert scene.help.words.why(lost)[0]() == "Your bid is as good as lost", "else the rest would be puzzling"
        assert scene.help.words.below(lost, app.canvas)() == "Your bid is as good as lost"


def at_choice(app: App, cards: int) -> TableScene:
    """A table at which somebody may play one of so many cards or more."""
    scene = open_table(app, (None, "novice", "novice"))
    play_until(app, scene, Phase.PLAY)
    while len(scene.shown.view.legal) < cards:
        assert scene.submit(scene.shown.view.legal[0])
        go_on(app, scene)
    return scene


def test_what_a_card_that_tempts_would_cost_is_told_unless_something_else_warns_of_it(app: App) -> None:
    scene = at_choice(app, 3)
    cards = [action for action in scene.shown.view.legal if isinstance(action, PlayCard)]
    options = tuple(Weighed(card, worth, 0.5) for card, worth in zip(cards, (20.0, 19.0, 2.0), strict=False))
    advice = Advice(cards[0], Judgement(options, error=1.0, deals=40), options[0], options[1], tempts=options[2])
    said = [words() for words in scene.help.words.why(advice)]
    assert sum("would cost about 18 points" in text for text in said) == 1
    warned = replace(advice, warnings=(PointsLeft(40),))
    assert not any("would cost" in words() for words in scene.help.words.why(warned))


def test_that_a_card_is_as_good_which_a_reason_holds_back_is_a_concession(app: App) -> None:
    scene = at_choice(app, 2)
    best, other = (action for action in scene.shown.view.legal[:2] if isinstance(action, PlayCard))
    options = Weighed(best, 20.0, 0.5), Weighed(other, 19.5, 0.5)
    for reason, start in ((KeepsLower(best.card, other.card), "But it is close: "), (OnlyTrumps(best.card), "Close: ")):
        advice = Advice(best, Judgement(options, error=1.0, deals=40), *options, (reason,))
        said = [words() for words in scene.help.words.why(advice)]
        assert sum(text.startswith(start) for text in said) == 1
