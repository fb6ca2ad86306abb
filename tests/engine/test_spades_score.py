"""Rules 4 to 6 of Spades (docs/rules-spades.md), worked by hand: contracts, nils and bags, and the end."""

from __future__ import annotations

from typing import Any

import pytest

from goodge.engine.actions import Bid, BlindNil, Nil
from goodge.engine.errors import RulesError
from goodge.engine.events import MatchWon, RoundScored
from goodge.engine.games import spades
from goodge.engine.partners import team_score

from .kin import SPADES, after, events_of, late, opened, played_out, result_of
from .playing import AnyState

# -- rule 4: the score ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bids", "tricks", "total"),
    [
        ((Bid(3), Bid(4)), (2, 4), -70),  # seven bid, six taken
        ((Bid(2), Bid(4)), (5, 2), 61),  # six bid, seven taken
        ((Bid(3), Bid(4)), (0, 7), 70),
        ((Bid(1), Bid(2)), (6, 6), 39),
        ((Bid(13), Bid(13)), (6, 7), -260),
        ((Bid(4), Nil()), (4, 0), 140),  # nil made
        ((Bid(4), Nil()), (4, 1), -60),  # nil failed, the contract made without its trick
        ((Bid(4), Nil()), (3, 1), -140),  # the nil's trick does not help the contract
        ((Bid(4), Nil()), (5, 2), -59),  # and is no overtrick either
        ((Nil(), Bid(4)), (0, 3), 60),
        ((BlindNil(), Bid(4)), (0, 4), 240),
        ((BlindNil(), Bid(4)), (2, 4), -160),
        ((Nil(), Nil()), (0, 0), 200),
        ((Nil(), Nil()), (0, 3), 0),  # both nil: no contract, and the tricks count for nothing
        ((Nil(), Nil()), (2, 3), -200),
        ((BlindNil(), Nil()), (0, 5), 100),
        ((BlindNil(), BlindNil()), (0, 0), 400),
    ],
)
def test_rule_4_a_team_scores_its_contract_and_its_nils(
    bids: tuple[Any, Any], tricks: tuple[int, int], total: int
) -> None:
    assert team_score(bids, tricks, 0).total == total
    assert team_score(bids[::-1], tricks[::-1], None).total == total


def test_rule_4_the_score_of_a_whole_round() -> None:
    state = late(SPADES, "AH", "2H", "3H", "4H", bids="bid 4, bid 3, bid 2, bid 4", captured=(4, 2, 2, 4))
    state = played_out(SPADES, state)
    assert result_of(state).points == (5, 2, 2, 4)
    assert result_of(state).scores == (61, -70)
    assert state.match.totals == (61, -70)
    assert SPADES.outcome(state) == (61, -70, 61, -70)
    assert SPADES.results(state) == {
        "points": [5, 2, 2, 4], "scores": [61, -70], "totals": [61, -70], "bags": [1, 0],
    }  # fmt: skip


def test_rule_4_each_partner_answers_for_his_own_nil_alone() -> None:
    state = late(SPADES, "AH", "2H", "3H", "4H", bids="nil, bid 5, bid 5, nil", captured=(0, 6, 6, 0))
    assert result_of(played_out(SPADES, state)).scores == (50 + 1 - 100, 50 + 1 + 100)


# -- rule 5: bags -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("contract", "tricks", "before", "total", "bags"),
    [
        (3, 3, 4, 30, 4),
        (3, 5, 4, 32, 6),
        (3, 5, 8, 32 - 100, 0),  # the tenth bag
        (3, 7, 8, 34 - 100, 2),
        (2, 12, 0, 30 - 100, 0),
        (2, 13, 9, 31 - 200, 0),  # two tens in one round
        (5, 4, 9, -50, 9),  # a broken contract brings no bags
    ],
)
def test_rule_5_ten_bags_cost_100_in_the_same_round(
    contract: int, tricks: int, before: int, total: int, bags: int
) -> None:
    score = team_score((Bid(1), Bid(contract - 1)), (tricks, 0), before)
    assert (score.total, score.bags) == (total, bags)


def test_rule_5_the_tricks_of_a_failed_nil_are_no_bags() -> None:
    assert team_score((Nil(), Bid(2)), (5, 3), 8).bags == 9
    assert team_score((Nil(), Nil()), (5, 6), 8).bags == 8


def test_rule_5_bags_go_from_round_to_round_team_by_team() -> None:
    start = opened(SPADES, standing={"bags": (9, 3)})
    state = late(SPADES, "AH", "2H", "3H", "4H", bids="bid 1, bid 1, bid 1, bid 1", captured=(6, 3, 0, 3), start=start)
    state = played_out(SPADES, state)
    assert result_of(state).scores == (20 + 5 - 100, 20 + 4)
    assert result_of(state).bags == state.match.bags == (4, 7)
    assert SPADES.next_match(state).bags == (4, 7)
    assert SPADES.view_for(state, 0).bags == (4, 7)


def test_rule_5_without_bags_overtricks_still_score_one_each() -> None:
    start = opened(SPADES, bags=False)
    assert start.match.bags == ()
    state = late(SPADES, "AH", "2H", "3H", "4H", bids="bid 1, bid 1, bid 1, bid 1", captured=(12, 0, 0, 0), start=start)
    state = played_out(SPADES, state)
    assert result_of(state).scores == (20 + 11, -20)
    assert result_of(state).bags == ()
    assert "bags" not in SPADES.results(state)


# -- rule 6: the end --------------------------------------------------------------------------------------


def ended(totals: tuple[int, int], target: int = 500, standing: Any = None) -> AnyState:
    """After a round in which team 0 scores 40 and team 1 loses 40."""
    start = opened(SPADES, totals=totals, target=target, standing=standing, bags=False)
    state = late(SPADES, "AH", "2H", "3H", "4H", bids="bid 2, bid 2, bid 2, bid 2", captured=(3, 3, 0, 0), start=start)
    return after(SPADES, state, "play AH", "play 2H", "play 3H", "play 4H")


@pytest.mark.parametrize(
    ("totals", "target", "winner"),
    [
        ((460, 0), 500, 0),
        ((459, 0), 500, None),
        ((160, 0), 200, 0),
        ((210, 0), 250, 0),
        ((460, 539), 500, 0),
        ((460, 541), 500, 1),  # the higher total wins, whoever reached the target
        ((300, 560), 500, 1),
        ((-500, 400), 500, None),
    ],
)
def test_rule_6_the_higher_total_wins_once_a_team_stands_at_the_target(
    totals: tuple[int, int], target: int, winner: int | None
) -> None:
    state = ended(totals, target)
    assert state.match.totals == (totals[0] + 40, totals[1] - 40)
    assert state.match.winner == winner


def test_rule_6_a_tie_is_played_on_until_one_team_leads() -> None:
    tied = ended((460, 540))
    assert (tied.match.totals, tied.match.winner, tied.match.tied_at_target) == ((500, 500), None, True)
    decided = ended((440, 500), standing={"tied_at_target": True})
    assert (decided.match.totals, decided.match.winner) == ((480, 460), 0)


def test_rule_6_the_winner_is_told() -> None:
    start = opened(SPADES, totals=(460, 0), bags=False)
    state = late(SPADES, "AH", "2H", "3H", "4H", bids="bid 2, bid 2, bid 2, bid 2", captured=(3, 3, 0, 0), start=start)
    events = events_of(SPADES, after(SPADES, state, "play AH", "play 2H", "play 3H"), "play 4H")
    assert events[2:] == (RoundScored((4, 3, 0, 0), (40, -40), (500, -40)), MatchWon(0))


# -- the options ------------------------------------------------------------------------------------------


def test_the_options_have_their_defaults() -> None:
    assert SPADES.read_rules({}) == spades.SpadesRules(target=500, bags=True, nil=True, blind_nil=True)


@pytest.mark.parametrize("name", ["bags", "nil", "blind_nil"])
@pytest.mark.parametrize("value", [1, 0, "true", None, []])
def test_an_option_that_is_on_or_off_is_nothing_else(name: str, value: object) -> None:
    with pytest.raises(RulesError, match=f"{name} must be true or false"):
        SPADES.read_rules({name: value})


def test_unknown_options_are_named() -> None:
    with pytest.raises(RulesError, match="spades has no option “jokers”; it has bags, blind_nil, nil, target"):
        SPADES.read_rules({"jokers": True})
