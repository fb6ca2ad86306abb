"""The tournament of League Spades (docs/rules-pride.md, rule 8)."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goodge.engine.tournament import Pairing, Stage, Tournament

from .kin import PRIDE


def play(tournament: Tournament, games: int, strength: tuple[int, ...] = tuple(range(8))) -> Tournament:
    """So many games more; of two teams the one with the higher strength wins by ten times the difference."""
    for _ in range(games):
        pairing = tournament.due()[0]
        edge = strength[pairing.teams[0]] - strength[pairing.teams[1]]
        tournament = tournament.with_result(pairing, (100 + 10 * edge, 100), 0 if edge > 0 else 1)
    return tournament


def test_rule_8_each_team_meets_three_different_opponents() -> None:
    rounds = list(play(Tournament(), 12).rounds())[:3]
    assert [len(pairings) for pairings in rounds] == [4, 4, 4]
    for pairings in rounds:
        assert sorted(chain.from_iterable(pairing.teams for pairing in pairings)) == list(range(8))
    met = Counter(frozenset(pairing.teams) for pairings in rounds for pairing in pairings)
    assert set(met.values()) == {1}
    assert Counter(team for pair in met for team in pair) == dict.fromkeys(range(8), 3)


def test_rule_8_rounds_follow_one_another() -> None:
    tournament = Tournament()
    for games, due in ((0, 4), (1, 3), (2, 1), (1, 4), (4, 4), (4, 4), (3, 1), (1, 2), (2, 1), (1, 0)):
        tournament = play(tournament, games)
        assert len(tournament.due()) == due
    assert [len(pairings) for pairings in tournament.rounds()] == [4, 4, 4, 4, 2, 1]
    assert [pairings[0].stage for pairings in tournament.rounds()] == [
        *[Stage.ROUND_ROBIN] * 3, Stage.QUARTER_FINAL, Stage.SEMI_FINAL, Stage.CHAMPIONSHIP,
    ]  # fmt: skip


def test_rule_8_games_of_a_round_may_end_in_any_order() -> None:
    tournament = Tournament()
    for pairing in reversed(tournament.due()):
        tournament = tournament.with_result(pairing, (250, 100), 0)
    assert {pairing.round for pairing in tournament.due()} == {1}


def test_rule_8_the_seeds_meet_1_and_8_4_and_5_2_and_7_3_and_6() -> None:
    tournament = play(Tournament(), 12)
    seeds = tournament.seeds
    assert seeds is not None
    pairs = [pairing.teams for pairing in tournament.due()]
    assert pairs == [(seeds[a - 1], seeds[b - 1]) for a, b in ((1, 8), (4, 5), (2, 7), (3, 6))]


def test_rule_8_neighbours_in_the_bracket_meet_and_the_last_two_play_for_the_championship() -> None:
    tournament = play(Tournament(), 12)
    quarters = tournament.due()
    for number, pairing in enumerate(quarters):
        tournament = tournament.with_result(pairing, (0, 9) if number % 2 else (9, 0), number % 2)
    winners = [pairing.teams[number % 2] for number, pairing in enumerate(quarters)]
    assert [pairing.teams for pairing in tournament.due()] == [(winners[0], winners[1]), (winners[2], winners[3])]
    for pairing in tournament.due():
        tournament = tournament.with_result(pairing, (0, 9), 1)
    (final,) = tournament.due()
    assert (final.stage, final.teams) == (Stage.CHAMPIONSHIP, (winners[1], winners[3]))
    assert tournament.champion is None
    over = tournament.with_result(final, (9, 0), 0)
    assert (over.champion, over.due()) == (winners[1], ())


def test_rule_8_the_rules_of_each_game() -> None:
    tournament = play(Tournament(), 18)
    for result in tournament.played:
        assert result.pairing.options == {"target": 250, "max_rounds": 10, "minutes": 25}
    (final,) = tournament.due()
    assert final.options == {"target": 250, "set_limit": 3}
    for options in (tournament.played[0].pairing.options, final.options):
        assert PRIDE.read_rules(options).target == 250


def with_first_round(*results: tuple[int, int]) -> Tournament:
    tournament = Tournament()
    for pairing, totals in zip(Tournament().due(), results, strict=True):
        tournament = tournament.with_result(pairing, totals, int(totals[1] > totals[0]))
    return tournament


def test_rule_8_standings_go_by_wins_then_difference_then_points_then_the_draw() -> None:
    pairs = [pairing.teams for pairing in Tournament().due()]
    assert pairs == [(7, 0), (1, 6), (2, 5), (3, 4)]
    tournament = with_first_round((250, 240), (200, 100), (250, 150), (110, 10))
    standings = tournament.standings()
    assert [standing.team for standing in standings] == [2, 1, 3, 7, 0, 5, 6, 4]
    assert [(each.wins, each.losses, each.difference, each.points) for each in standings[:4]] == [
        (1, 0, 100, 250), (1, 0, 100, 200), (1, 0, 100, 110), (1, 0, 10, 250),
    ]  # fmt: skip
    level = with_first_round((20, 10), (20, 10), (20, 10), (20, 10))
    assert [standing.team for standing in level.standings()] == [1, 2, 3, 7, 0, 4, 5, 6]
    assert [standing.team for standing in Tournament().standings()] == list(range(8))


def test_winners_stand_in_the_next_round_of_the_bracket_as_soon_as_they_have_won() -> None:
    tournament = Tournament()
    assert [len(teams) for teams in tournament.bracket()] == [8, 4, 2, 1]
    assert {team for teams in tournament.bracket() for team in teams} == {None}
    for _ in range(12):
        tournament = tournament.with_result(tournament.due()[0], (250, 0), 0)
    quarters = tournament.due()
    assert tournament.bracket()[0] == tuple(team for pairing in quarters for team in pairing.teams)
    tournament = tournament.with_result(quarters[1], (0, 250), 1)
    assert tournament.bracket()[1] == (None, quarters[1].teams[1], None, None)
    tournament = tournament.with_result(quarters[0], (250, 0), 0)
    assert tournament.bracket()[1] == (quarters[0].teams[0], quarters[1].teams[1], None, None)
    assert tournament.bracket()[2:] == ((None, None), (None,))


def test_rule_8_only_the_round_robin_counts_for_the_seeds() -> None:
    tournament = play(Tournament(), 12)
    assert play(tournament, 7).standings() == tournament.standings()
    assert play(tournament, 7).seeds == tournament.seeds
    assert play(Tournament(), 11).seeds is None


def test_a_game_that_is_not_due_is_refused() -> None:
    tournament = play(Tournament(), 1)
    done = tournament.played[0].pairing
    later = Pairing(Stage.ROUND_ROBIN, 1, (7, 1))
    for pairing in (done, later, Pairing(Stage.CHAMPIONSHIP, 5, (0, 1))):
        with pytest.raises(ValueError, match="this game is not due"):
            tournament.with_result(pairing, (250, 0), 0)


@pytest.mark.parametrize(
    ("totals", "winner", "error"),
    [
        ((250, 100), 1, "the winner must have more points"),
        ((100, 100), 0, "the winner must have more points"),
        ((250, 100), 2, "the winner must be side 0 or 1"),
        ((250, 100), -1, "the winner must be side 0 or 1"),
    ],
)
def test_a_result_that_cannot_be_is_refused(totals: tuple[int, int], winner: int, error: str) -> None:
    with pytest.raises(ValueError, match=error):
        Tournament().with_result(Tournament().due()[0], totals, winner)


def test_rule_8_in_the_championship_a_team_with_more_points_may_lose() -> None:
    tournament = play(Tournament(), 18)
    assert tournament.with_result(tournament.due()[0], (100, 20), 1).champion == tournament.due()[0].teams[1]


@given(st.permutations(range(8)), st.integers(0, 19))
def test_whatever_the_results_it_goes_on_until_the_strongest_is_champion(strength: list[int], games: int) -> None:
    tournament = play(Tournament(), games, tuple(strength))
    assert bool(tournament.due()) == (games < 19)
    over = play(tournament, 19 - games, tuple(strength))
    assert over.champion == strength.index(7)
    assert over.due() == ()
