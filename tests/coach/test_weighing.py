"""How options are weighed: by play that has found out what serves each seat, and with nothing told within the noise."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from goodge.coach import Grade, Judge, weighing
from goodge.coach.goodge_cards import EXPLORE, FEW_CARDS, ROUGH
from goodge.coach.judgement import WIDTH
from goodge.coach.weighing import SearchRun, search_all
from goodge.engine.actions import Action, Bid, Pass, parse_action
from goodge.engine.cards import parse_cards
from goodge.engine.game import AnyView, Deal
from goodge.engine.games import GAMES
from goodge.players import Budget
from goodge.players import race as racing
from goodge.players.kernel import SampledWorlds
from goodge.players.move_search import MoveSearch
from goodge.players.race import Clock

from .rounds import played

GOODGE = GAMES["goodge"]
A_FEW = 10


class Learner:
    """A contender whose tries bring 1, 2, 3 ... points."""

    def __init__(self) -> None:
        self._tries = 0

    def search(self, tries: int) -> None:
        self._tries += tries

    @property
    def value(self) -> float:
        return (self._tries + 1) / 2


class Told:
    """A weigher that tells worths which are given to it, a run after the other."""

    def __init__(self, runs: list[dict[Action, float]]) -> None:
        self.options = list(runs[0])
        self._runs: Iterator[dict[Action, float]] = iter(runs)

    def run(self, seed: int, clock: Clock, *, is_rough: bool = False) -> SearchRun:  # noqa: ARG002
        return SearchRun(next(self._runs), 10)

    def chance(self, worth: float) -> float:  # noqa: ARG002
        return 0.5


@pytest.fixture
def slices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weighing, "SLICES", {True: A_FEW, False: A_FEW})


@pytest.mark.usefixtures("slices")
def test_the_later_half_of_the_tries_counts() -> None:
    assert search_all([Learner(), Learner()], 40, Clock(None)) == [30.5, 30.5]
    assert search_all([Learner()], 30, Clock(None)) == [20.5]
    assert search_all([Learner()], 1, Clock(None)) == [5.5]


@pytest.mark.usefixtures("slices")
def test_others_can_run_after_each_slice_of_each_option() -> None:
    turns = list[None]()
    search_all([Learner(), Learner(), Learner()], 4 * A_FEW, Clock(Budget(yield_=lambda: turns.append(None))))
    assert len(turns) == 4 * 3 + 4


@pytest.mark.usefixtures("slices")
def test_out_of_time_the_later_half_of_what_was_tried_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(100))
    monkeypatch.setattr(racing, "monotonic", lambda: float(next(ticks)))
    assert search_all([Learner()], 1000, Clock(Budget(seconds=4.0))) == [30.5]


def judged(monkeypatch: pytest.MonkeyPatch, *gaps: float) -> tuple[float, Grade | None]:
    """The loss and the label of a pass, where searches tell that a bid is better by so many points."""
    state = played(GOODGE, 5)[0]
    runs: list[dict[Action, float]] = [{Bid(100): gap, Pass(): 0.0} for gap in gaps]
    monkeypatch.setattr(Judge, "_weigher", lambda *_: Told(runs))
    found = Judge(GOODGE).judge(GOODGE.view_for(state, state.board.turn), Pass())
    assert found.is_noise(found.taken) == (sum(gaps) / 2 <= WIDTH * found.error)
    return found.loss, found.label


def test_what_may_be_noise_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert judged(monkeypatch, 3.0, 2.5) == (0.0, Grade.CLOSE)
    assert judged(monkeypatch, 30.0, 0.0) == (0.0, Grade.CLOSE)


def test_what_both_searches_tell_costs_the_smaller_of_the_two(monkeypatch: pytest.MonkeyPatch) -> None:
    assert judged(monkeypatch, 13.0, 12.0) == (12.0, Grade.MISTAKE)
    assert judged(monkeypatch, 30.0, 24.0) == (24.0, Grade.BLUNDER)


HANDS = (
    "10H 8H 1C 8D 7H 2T 1T 2H 9D 7C 4C 5C 8S 3S 6C Crown",
    "4H 10D 7S 1D 6S 7D 6H 6D 1H 8T 5D 4D 8C 2C 9C 9T",
    "5H 3H 3D 4S 10T 4T 5S 9S 10S 3T 2D 7T 2S 3C 6T 10C",
    "9H 5T 1S",
)
PLAYED = "10H 4H 3H 2T 8T 10T 10S 3S 6S 2D 8D 10D 9T 3T 1C 9D 4D 3D 8S 7S 2S 7H 6H 5H 2H 1H 10C 4T 5C 8C 6D 3C 8H 4S 9H"


def _defending() -> AnyView:
    """The third card to a trick that the Goodge has won already, of somebody with 1D 7D 5D 2C 9C."""
    *hands, stash = (parse_cards(text.split()) for text in HANDS)
    calls = [
        "bid 130",
        "bid 135",
        "bid 140",
        "bid 150",
        "bid 155",
        "pass",
        "bid 165",
        "pass",
        "bury 1S 1T 5T",
        "trump C",
    ]
    match = GOODGE.new_match(GOODGE.read_rules({}), 2)
    state, _ = GOODGE.open_round(match, Deal(tuple(hands), stash))
    for text in (*calls, *(f"play {card}" for card in PLAYED.split())):
        state, _ = GOODGE.apply(state, parse_action(text))
    return GOODGE.view_for(state, state.board.turn)


def test_a_card_is_told_by_what_serves_those_who_follow() -> None:
    """The 7 of diamonds keeps a trick for later that the 5 gives away, which few tries of rough play do not find."""
    view = _defending()
    for seed in range(2):
        assert Judge(GOODGE).judge(view, parse_action("play 7D"), seed).label is Grade.BEST


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(("left", "explored"), [(8, {EXPLORE, ROUGH}), (FEW_CARDS, {EXPLORE})])
def test_the_second_search_is_rougher_until_few_cards_are_left(
    left: int, explored: set[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = set[float]()

    def search(worlds: SampledWorlds, move: int, seed: int, explore: float) -> MoveSearch:
        asked.add(explore)
        return MoveSearch(worlds, move, seed, explore)

    monkeypatch.setattr("goodge.coach.goodge_cards.MoveSearch", search)
    views = [GOODGE.view_for(state, state.board.turn) for state in played(GOODGE, 5)[:-1]]
    view = next(view for view in views if len(view.hand) == left and len(view.legal) > left // 2)
    assert Judge(GOODGE).judge(view).options
    assert asked == explored
