"""The steps of a hint together: none repeats or contradicts the one before, in real decisions of every game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from goodge.coach import Judgement, Weighed
from goodge.coach.counting import DealCount
from goodge.coach.hinting import Advice
from goodge.coach.why import Alike, Chance, Keeps, NoPointsGiven, PointsLeft, Reason, ShownVoid
from goodge.coach.why_pairs import MateTakes, NeitherTakes
from goodge.coach.why_plans import StaysInstead
from goodge.engine.actions import Action, Bid, Bury, NameTrump, Nil, Pass, PlayCard
from goodge.engine.cards import Suit, parse_cards
from goodge.engine.games import GAMES
from goodge.table import adviser
from goodge.ui.program.app import App
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.widgets.commands import Command, cap
from goodge.ui.wording import hints
from tests.coach.conftest import quick

from .checks import resize
from .kin import PEOPLE
from .menus import text_of
from .tables import go_on, open_table

__all__ = ["quick"]

pytestmark = pytest.mark.usefixtures("no_pictures", "quick")

MOST = 40  # decisions of a round
KEY = cap(Command.HINT)
FOUR, TEN = (PlayCard(card) for card in parse_cards(["4D", "10D"]))


def laid(cards: str) -> Bury:
    return Bury(tuple(parse_cards(cards.split())))


def ask(app: App, scene: TableScene) -> tuple[str, str, str]:
    """Ask once: the sentence, the line below it if it has room, and what the key does next."""
    scene.help.hint()
    scene.wait(120)
    app.turn(0.05)
    captions = scene.shown.captions
    has_room = text_of(scene, "detail").startswith(captions.hint_detail)
    return captions.hint, captions.hint_detail if has_room else "", captions.hint_next


def decisions(app: App, game: str, seed: int) -> Iterator[TableScene]:
    """A table each time that its person is asked, who then does what a hint says."""
    scene = open_table(app, PEOPLE[game], seed, game)
    for _ in range(MOST):
        go_on(app, scene)
        if isinstance(app.top, ScoreScene):
            return
        yield scene
        advice = scene.help._advice
        assert advice is not None
        assert scene.submit(advice.action)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_step_of_a_hint_says_again_what_the_one_before_has_said(app: App, game: str) -> None:
    steps = set[int]()
    for scene in decisions(app, game, 3):
        look, do = ask(app, scene), ask(app, scene)
        if len(scene.shown.view.legal) == 1:
            assert look == do == (do[0], hints.ONLY_CARD.say(), ""), "there is nothing to look at, and no more to say"
            steps.add(1)
            continue
        assert look[2] == hints.more_words(KEY)
        more = ask(app, scene)
        heard, count = [*do[:2]], 2
        while do[2] == hints.why_more(KEY):
            do = more
            assert not {*do[:2]} & {*heard} - {""}
            heard += do[:2]
            count += 1
            more = ask(app, scene)
        assert do[2] == hints.again_words(KEY)
        assert more == look, "it begins again, as there is nothing more to say"
        ask(app, scene)
        steps.add(count)
    has_contract = game in ("spades", "pride")  # how often it is made is told on a page of its own
    assert steps >= ({1, 4} if has_contract else {1, 3, 4})


@pytest.mark.parametrize(
    ("action", "other", "said"),
    [
        (FOUR, TEN, "Play the 4 of Diamonds or the 10 of Diamonds: about equal"),
        (Pass(), Bid(150), "Pass, or bid 150: about equal"),
        (Bid(150), Pass(), "Bid 150, or pass: about equal"),
        (Bid(3), Bid(4), "Bid 3 or 4: about equal"),
        (Nil(), Bid(2), "Bid nil; the bid of 2 is about as good"),
        (NameTrump(Suit.STARS), NameTrump(Suit.HEARTS), "Name a trump: Stars or Hearts, about equal"),
    ],
    ids=str,
)
def test_what_is_about_as_good_is_told_at_once_and_not_as_an_order(
    app: App, monkeypatch: pytest.MonkeyPatch, action: Action, other: Action, said: str
) -> None:
    advise(monkeypatch, action, other, 1.0)
    scene = asked(app)
    assert ask(app, scene)[0] == said
    assert "Close" not in " ".join(ask(app, scene)), "it is told already"


def test_cards_to_lay_away_have_just_below_them_that_others_are_about_as_good(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = laid("4D 10D 3S"), laid("4D 9H 3H")
    advise(monkeypatch, one, other, 1.0)
    assert ask(app, asked(app))[:2] == (hints.advice_words(one), "Close: three other cards are about as good")


@pytest.mark.parametrize(
    ("gap", "said"),
    [
        (1.0, "The 3 of Hearts instead of the 3 of Spades is about as good"),
        (12.0, "Next best: the 3 of Hearts instead of the 3 of Spades, up to 12 points less"),
    ],
)
def test_of_cards_to_lay_away_the_one_that_differs_is_named_once(
    app: App, monkeypatch: pytest.MonkeyPatch, gap: float, said: str
) -> None:
    one, other = laid("4D 10D 3S"), laid("4D 10D 3H")
    advise(monkeypatch, one, other, gap, (StaysInstead(tuple(parse_cards(["3H"])), tuple(parse_cards(["3S"]))),))
    scene = asked(app)
    do, more = ask(app, scene), ask(app, scene)
    told = " ".join([*do[:2], *more[:2]])
    assert told.count(said) == 1
    assert "keeps" not in told, "what is laid away instead says what stays"


def test_a_suit_that_a_hint_warns_of_is_not_called_as_good(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    nine, ten = (PlayCard(card) for card in parse_cards(["9H", "10D"]))
    advise(monkeypatch, nine, ten, 1.0, (ShownVoid(2, Suit.DIAMONDS, helps=False),))
    scene = asked(app)
    told = " ".join(line for _ in range(2) for line in ask(app, scene)[:2])
    assert "out of diamonds" in told
    assert "Close" not in told


def test_a_card_of_which_less_is_enough_is_not_called_as_good(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    advise(monkeypatch, FOUR, TEN, 1.0, (Keeps(FOUR.card, TEN.card, Chance.SURE, is_enough=True),))
    scene = asked(app)
    told = " ".join(line for _ in range(2) for line in ask(app, scene)[:2])
    assert "is enough to win this trick" in told
    assert "as good" not in told


def test_what_is_clearly_better_is_told_alone(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    advise(monkeypatch, FOUR, TEN, 12.0)
    assert ask(app, asked(app))[0] == "Play the 4 of Diamonds"


@pytest.mark.parametrize(("gap", "reasons"), [(0.2, (NoPointsGiven(FOUR.card),)), (1.8, ())])
def test_of_cards_that_are_close_one_is_named_if_anything_speaks_for_it_and_the_other_is_told_later(
    app: App, monkeypatch: pytest.MonkeyPatch, gap: float, reasons: tuple[Reason, ...]
) -> None:
    advise(monkeypatch, FOUR, TEN, gap, reasons)
    scene = asked(app)
    do, more = ask(app, scene), ask(app, scene)
    assert do[0] == "Play the 4 of Diamonds"
    close = "looks 2 points worse" if gap > 1 else "may be as good"
    told = "The 4 of Diamonds gives no points away", f"Close: the 10 of Diamonds {close}"
    assert (do[1], more[0])[: len(reasons) + 1] == told[-len(reasons) - 1 :]


def test_what_is_close_and_looks_much_worse_is_told_as_what_may_be_chance(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    advise(monkeypatch, FOUR, TEN, 7.0, (NoPointsGiven(FOUR.card),), error=5.0)
    scene = asked(app)
    said = [line for _ in range(2) for line in ask(app, scene)[:2]]
    assert "Next best: the 10 of Diamonds, perhaps 7 points less" in said


def test_below_what_to_do_stands_the_first_reason_that_has_room_there(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    deals = DealCount(7, 10)
    long = MateTakes(1, 2, FOUR.card, deals, TEN.card, DealCount(2, 10))
    advise(monkeypatch, FOUR, TEN, 12.0, (long, NoPointsGiven(FOUR.card)))
    resize(app, (960, 600))
    scene = asked(app)
    do, more = ask(app, scene), ask(app, scene)
    assert do[:2] == ("Play the 4 of Diamonds", "The 4 of Diamonds gives no points away")
    assert more[0].startswith("Ben, also playing against Cleo, takes the trick"), "what had none comes next"


def test_of_bids_that_are_close_one_is_named_and_the_other_is_told_later(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    advise(monkeypatch, Bid(3), Bid(4), 1.8)
    scene = asked(app)
    do, more = ask(app, scene), ask(app, scene)
    assert do[0] == "Bid 3"
    assert "Close: the bid of 4 looks 2 points worse" in (*do, *more)


@pytest.mark.parametrize(
    "reason", [Alike(FOUR.card, TEN.card), NeitherTakes(FOUR.card, TEN.card), PointsLeft(20)], ids=str
)
def test_what_is_true_of_both_cards_does_not_part_them(
    app: App, monkeypatch: pytest.MonkeyPatch, reason: Reason
) -> None:
    advise(monkeypatch, FOUR, TEN, 0.2, (reason,))
    assert ask(app, asked(app))[0] == "Play the 4 of Diamonds or the 10 of Diamonds: about equal"


def advise(
    monkeypatch: pytest.MonkeyPatch,
    action: Action,
    other: Action,
    gap: float,
    reasons: tuple[Reason, ...] = (),
    *,
    error: float = 1.0,
) -> None:
    """Have this advised from now on for some reasons, where something else is worth this much less."""
    best, second = Weighed(action, 20.0, 0.5), Weighed(other, 20.0 - gap, 0.4)
    advice = Advice(action, Judgement((best, second), error=error, deals=40), best, second, reasons)
    monkeypatch.setattr(adviser, "advice_for", lambda *_: advice)


def asked(app: App) -> TableScene:
    """A table at which a person has been told what to look at."""
    scene = open_table(app, PEOPLE["goodge"])
    go_on(app, scene)
    ask(app, scene)
    return scene
