"""The small goals, each worked by hand: who has reached it in a round, and who just has not."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from goodge.engine.games import GAMES
from goodge.engine.state import AnyState
from goodge.table.archive.setups import AGAIN
from goodge.table.small_goals import ACHIEVEMENTS, reached_in
from tests.ui.sheets import golden

from .rounds import ended, goodge_round, pride_round, spades_round, spidge_round

GOALS = {goal.id: goal for goals in ACHIEVEMENTS.values() for goal in goals}


def who(name: str, *rounds: AnyState) -> list[int]:
    """The seats that have reached a goal."""
    seats = len(set(rounds[-1].board.holders))
    return [seat for seat in range(seats) if GOALS[name].is_reached(rounds, seat)]


# In three-handed Goodge spades are trump and seat 0 is the Goodge, for 50, unless a case says otherwise.
# A trick reads "leader: cards".
STASH_OF_TEN = "10T 2T 3T"


CASES: list[tuple[str, AnyState, list[int]]] = [
    ("goodge-made", goodge_round(captured=(50, 100, 100)), [0]),
    ("goodge-made", goodge_round(captured=(45, 105, 100)), []),
    ("goodge-to-the-point", goodge_round(captured=(120, 80, 50), bid=120), [0]),
    ("goodge-to-the-point", goodge_round(captured=(125, 75, 50), bid=120), []),
    ("goodge-high-bid", goodge_round(captured=(150, 60, 40), bid=150), [0]),
    ("goodge-high-bid", goodge_round(captured=(200, 30, 20), bid=145), []),
    ("goodge-rich-against", goodge_round(captured=(50, 100, 100)), [1, 2]),
    ("goodge-rich-against", goodge_round(captured=(155, 95, 0)), []),
    # For 220 only 30 may go elsewhere: seat 1 takes 20, seat 2 the 20 that are too many.
    ("goodge-kept", goodge_round("0: 1H 9H 2H", "1: 1D 9D 2D", "2: 1T 2T 3T", bid=220), [2]),
    ("goodge-kept", goodge_round("0: 9H 1H 2H", "0: 9D 1D 2D", bid=220), []),
    # The last trick itself is worth 20, the Stash 10 more: that is what breaks a bid of 225.
    ("goodge-kept", goodge_round("0: 1H 9H 2H", bid=225, stash=STASH_OF_TEN), [1]),
    ("goodge-kept", goodge_round("0: 1H 9H 2H", bid=225, stash="2T 3T 4T"), []),
    ("goodge-rich-stash", goodge_round("0: 3H 9H 2H", stash=STASH_OF_TEN), [1]),
    ("goodge-rich-stash", goodge_round("0: 3H 9H 2H", stash="2T 3T 4T"), []),
    ("goodge-rich-stash", goodge_round("0: 3H 9H 2H", "1: 3D 9D 2D", stash=STASH_OF_TEN), [2]),
    ("goodge-crown-draws", goodge_round("1: Crown 2S 3S"), [1]),
    ("goodge-crown-draws", goodge_round("1: Crown 2S 3H"), []),
    ("goodge-crown-draws", goodge_round("1: 2S Crown 3S"), []),
    ("goodge-caught-one", goodge_round("0: 1H 2H 9H"), [2]),
    ("goodge-caught-one", goodge_round("0: 1H 9H 2H"), []),
    ("goodge-caught-one", goodge_round("0: 3H 2H 1S"), []),
    ("goodge-one-of-trumps", goodge_round("0: 9H 1S 2H"), [1]),
    ("goodge-one-of-trumps", goodge_round("0: 1S 9H 2H"), []),
    ("goodge-one-of-trumps", goodge_round("0: 9H 1S 2S"), []),
    # Seat 0 had two hearts, laid both away, and trumps the first heart.
    ("goodge-laid-away", goodge_round("1: 9H 2H 2S", stash="3H 4H 5T", dealt="3H 4H 5T 6T 2S"), [0]),
    ("goodge-laid-away", goodge_round("1: 9H 2H 2S", stash="3H 5T 6T", dealt="3H 4H 5T 6T 2S"), []),
    ("goodge-laid-away", goodge_round("1: 9H 2H 2S", stash="5T 6T 7T", dealt="5T 6T 7T 2S"), []),
    ("goodge-laid-away", goodge_round("1: 9H 2H 2S", stash="3H 4H 5T", goodge=1, dealt="3H 4H 5T"), []),
    ("goodge-all-ones", goodge_round("0: 1S 1H 1D", "0: 9T 1T 2T", stash="1C 2C 3C"), [0]),
    ("goodge-all-ones", goodge_round("0: 1S 1H 1D", "0: 9T 1T 2T", stash="2C 3C 4C"), []),
    ("spades-to-the-trick", spades_round("bid 4, bid 3, bid 2, bid 3", (4, 3, 2, 4)), [0, 2]),
    ("spades-to-the-trick", spades_round("bid 4, bid 3, bid 2, bid 3", (1, 1, 4, 7)), []),
    ("spades-set-others", spades_round("bid 4, bid 3, bid 2, bid 4", (5, 3, 2, 3)), [0, 2]),
    ("spades-set-others", spades_round("bid 4, bid 4, bid 4, bid 4", (3, 3, 4, 3)), []),
    ("spades-high", spades_round("bid 6, bid 1, bid 4, bid 1", (7, 1, 3, 2)), [0, 2]),
    ("spades-high", spades_round("bid 6, bid 1, bid 3, bid 1", (7, 1, 3, 2)), []),
    ("spades-nil", spades_round("nil, bid 3, bid 4, nil", (0, 4, 6, 3)), [0]),
    ("spades-nil-high-card", spades_round("nil, bid 3, bid 4, bid 4", (0, 4, 6, 3), hand="KH 2C"), [0]),
    ("spades-nil-high-card", spades_round("nil, bid 3, bid 4, bid 4", (0, 4, 6, 3), hand="QH 2C"), []),
    ("spades-nil-high-card", spades_round("bid 1, bid 3, bid 4, bid 4", (0, 4, 6, 3), hand="KH 2C"), []),
    ("spades-nil-blind", spades_round("blind nil, nil, bid 4, bid 4", (0, 0, 9, 4)), [0]),
    # Seat 2 has bid nil and is winning with the jack when seat 0 plays the ace.
    ("spades-nil-covered", spades_round("bid 4, bid 3, nil, bid 3", (6, 4, 0, 3), "2: JH 3H AH 4H"), [0]),
    ("spades-nil-covered", spades_round("bid 4, bid 3, nil, bid 3", (6, 4, 0, 3), "2: JH QH AH 4H"), []),
    ("spades-nil-covered", spades_round("bid 4, bid 3, nil, bid 3", (6, 4, 0, 3), "0: AH 3H JH 4H"), []),
    ("spades-nil-covered", spades_round("bid 4, bid 3, nil, bid 3", (6, 3, 1, 3), "2: JH 3H AH 4H"), []),
    ("pride-to-the-trick", pride_round("bid 4, bid 3, bid 2, bid 3", (4, 3, 2, 4)), [0, 2]),
    ("pride-set-others", pride_round("bid 4, bid 3, bid 2, bid 4", (5, 3, 2, 3)), [0, 2]),
    ("pride-high", pride_round("bid 6, bid 1, bid 4, bid 3", (7, 1, 3, 2)), [0, 2]),
    ("pride-took-joker", pride_round("bid 4, bid 3, bid 2, bid 3", (4, 3, 2, 4), "0: BigJoker LittleJoker 3S 4S"), [0]),
    ("pride-took-joker", pride_round("bid 4, bid 3, bid 2, bid 3", (4, 3, 2, 4), "0: BigJoker 3S LittleJoker 4S"), []),
    (
        "pride-last-trump",
        pride_round("bid 4, bid 3, bid 2, bid 3", (4, 3, 2, 4), "0: 3S 4H 5H 6H", "0: AH 3S 4H 5H"),
        [1],
    ),
    (
        "pride-last-trump",
        pride_round("bid 4, bid 3, bid 2, bid 3", (4, 3, 2, 4), "0: 3S 4H 5H 6H", "0: AH 3D 4H 5H"),
        [],
    ),
    ("spidge-nil", spidge_round((0, 4, 5, 4)), [1]),
    ("spidge-nil", spidge_round((5, 0, 4, 4)), [0]),
    ("spidge-nil", spidge_round((1, 0, 1, 11)), []),  # that is a slam instead
    ("spidge-nil-high-card", spidge_round((0, 4, 5, 4), hands=("AD 3C", "AC", "4C", "KS")), [1]),
    ("spidge-nil-high-card", spidge_round((0, 4, 5, 4), hands=("BigJoker QD", "AC", "4C", "KS")), []),
    ("spidge-nil-high-card", spidge_round((4, 0, 5, 4), hands=("3D", "AC", "4C", "KS")), []),
    ("spidge-ten", spidge_round((1, 6, 2, 4)), [0]),
    ("spidge-ten", spidge_round((2, 5, 2, 4)), []),
    ("spidge-ten", spidge_round((10, 1, 1, 1)), [1]),
    ("spidge-dummy-nil", spidge_round((5, 0, 4, 4)), [0]),
    ("spidge-dummy-nil", spidge_round((5, 4, 4, 0)), []),
    ("spidge-slam", spidge_round((2, 0, 1, 10)), [0]),
    ("spidge-slam", spidge_round((0, 13, 0, 0)), [0]),
    ("spidge-slam", spidge_round((3, 0, 1, 9)), []),
    # Hand 2 is seat 2's; the hands 1 and 3 are both the dealer's, seat 0.
    ("spidge-cancelled", spidge_round((4, 4, 5, 0), "0: 9D BigJoker KD LittleJoker"), [2]),
    ("spidge-cancelled", spidge_round((4, 5, 4, 0), "0: 3D KD BigJoker LittleJoker"), [0]),
    ("spidge-cancelled", spidge_round((4, 5, 4, 0), "0: 3D KD BigJoker 4D"), []),
    ("spidge-cancelled", spidge_round((4, 5, 4, 0), "1: BigJoker 9D LittleJoker 4D"), [2]),
]


@pytest.mark.parametrize(("name", "state", "seats"), CASES, ids=[f"{n}-{case[0]}" for n, case in enumerate(CASES)])
def test_in_a_round(name: str, state: AnyState, seats: list[int]) -> None:
    assert who(name, state) == seats


def match(*rounds: tuple[AnyState, Sequence[int]], winner: int) -> list[AnyState]:
    """The rounds of a match that was won with the last of them."""
    *before, (last, totals) = rounds
    return [*(ended(state, totals) for state, totals in before), ended(last, totals, winner)]


MADE, FAILED = goodge_round(captured=(120, 80, 50), bid=120), goodge_round(captured=(115, 85, 50), bid=120)


def test_a_match_is_won_with_every_bid_made() -> None:
    assert who("goodge-never-set", *match((MADE, (250, 200, 50)), (MADE, (500, 400, 50)), winner=0)) == [0]
    assert who("goodge-never-set", *match((FAILED, (250, 200, 50)), (MADE, (500, 400, 50)), winner=0)) == []
    assert who("goodge-never-set", *match((MADE, (500, 400, 50)), winner=0)) == [], "once is not enough"
    assert who("goodge-never-set", *match((MADE, (250, 200, 50)), (MADE, (400, 500, 50)), winner=1)) == []


def test_a_match_is_won_from_a_hundred_behind() -> None:
    assert who("goodge-came-back", *match((MADE, (100, 200, 50)), (MADE, (500, 400, 50)), winner=0)) == [0]
    assert who("goodge-came-back", *match((MADE, (105, 200, 50)), (MADE, (500, 400, 50)), winner=0)) == []


def test_a_team_wins_a_match_with_every_contract_made() -> None:
    made = pride_round("bid 4, bid 3, bid 2, bid 3", (4, 3, 2, 4))
    failed = pride_round("bid 4, bid 3, bid 2, bid 3", (3, 4, 2, 4))
    assert who("pride-never-set", *match((made, (60, 60)), (made, (500, 400)), winner=0)) == [0, 2]
    assert who("pride-never-set", *match((failed, (60, 60)), (made, (500, 400)), winner=0)) == []


def test_every_goal_has_a_round_worked_by_hand() -> None:
    of_matches = {"goodge-never-set", "goodge-came-back", "pride-never-set"}
    assert {name for name, _, seats in CASES if seats} | of_matches == set(GOALS)
    assert set(ACHIEVEMENTS) == set(GAMES)
    assert sum(map(len, ACHIEVEMENTS.values())) == len(GOALS), "no two of one name"


def test_only_people_reach_goals_and_only_with_cards_that_were_not_known() -> None:
    record = golden("three")[0]
    record.extra["seats"] = [None, None, None]
    every = reached_in(record)
    assert {seat for seat, _ in every} == {0, 1, 2}
    record.extra["seats"] = ["expert", None, "casual"]
    assert reached_in(record) == [each for each in every if each[0] == 1]
    record.extra["seats"] = ["expert", "expert", "casual"]
    assert reached_in(record) == []
    record.extra["seats"] = [None, None, None]
    record.extra[AGAIN] = True
    assert reached_in(record) == []
