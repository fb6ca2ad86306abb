"""What a tournament says, compared with worked examples."""

from __future__ import annotations

import pytest

from goodge.engine.tournament import Ending, Pairing, Played, Stage, Tournament
from goodge.table.seats import SeatSetup
from goodge.table.side_tables import TableProgress
from goodge.table.teams import Team
from goodge.ui.wording import tournament

LEAGUE, LAST_OF_LEAGUE = Pairing(Stage.ROUND_ROBIN, 0, (0, 1)), Pairing(Stage.ROUND_ROBIN, 2, (0, 1))
SEMI, FINAL = Pairing(Stage.SEMI_FINAL, 4, (0, 1)), Pairing(Stage.CHAMPIONSHIP, 5, (3, 1))
WALT = Team("Old Oaks", (SeatSetup("Walt", "casual"), SeatSetup("Edith", "casual")))


def ended(ending: Ending, totals: tuple[int, int] = (250, 130)) -> Played:
    return Played(FINAL, totals, 0, ending)


def test_rounds_and_games_have_names() -> None:
    assert [tournament.stage_words(each) for each in (LEAGUE, SEMI, FINAL)] == [
        "League round 1 of 3", "The semi-finals", "The championship",
    ]  # fmt: skip
    assert [tournament.game_words(each) for each in (LEAGUE, SEMI)] == ["League round 1", "Semi-final"]
    assert [tournament.on_to_words(each) for each in (LEAGUE, SEMI)] == ["On to round 1", "On to the semi-finals"]
    meeting = tournament.meeting_words("Night Owls", "Blue Teapots", Stage.ROUND_ROBIN, 1)
    assert meeting == "Night Owls v Blue Teapots, league round 1"
    assert tournament.meeting_words("A", "B", Stage.CHAMPIONSHIP, 6) == "A v B, championship"


def test_where_the_tournament_is() -> None:
    assert tournament.over_words(LEAGUE, 2) == "League round 1 of 3 is over. You stand 3rd."
    assert tournament.over_words(LAST_OF_LEAGUE, 7) == "The league is over. You stand 8th."
    assert tournament.over_words(SEMI, 0) == "The semi-finals are over."
    assert tournament.over_words(FINAL, 0) == "The championship is over."
    assert tournament.others_play_words(SEMI) == "Your team is out. The others play the semi-finals."
    assert tournament.games_played_words(1, 4) == "1 of 4 games played"
    assert tournament.unwatchable_words() == "This game cannot be watched: its record is damaged."
    assert tournament.games_played_words(0, 1) == "The championship is under way"


def test_teams_by_their_players() -> None:
    assert tournament.meet_words(WALT) == f"You meet {WALT.name} (Casual)."
    assert tournament.champions_words(WALT) == "Walt and Edith are the champions"
    assert tournament.won_words("Old Oaks") == "Old Oaks have won the tournament."


def test_how_far_a_team_came() -> None:
    league = Tournament()
    while league.champion is None:
        for pairing in league.due():
            league = league.with_result(pairing, (250, 0), 0)
    final = league.played[-1]
    loser = next(team for team in final.pairing.teams if team != league.champion)
    place = [each.team for each in league.standings()].index(loser)
    ordinal = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")[place]
    assert tournament.placing_words(league, loser) == f"{ordinal} in the league · second in the championship"
    assert league.champion is not None
    assert tournament.placing_words(league, league.champion) == ""


@pytest.mark.parametrize(
    ("ending", "short", "for_winner", "for_loser"),
    [
        (Ending.TARGET, "by 120 points", "", ""),
        (Ending.ROUNDS, "by 120 points, 10 rounds", "after 10 rounds", "after 10 rounds"),
        (Ending.TIME, "by 120 points, time up", "when time was up", "when time was up"),
        (Ending.SETS, "losers broke 3 contracts", "who broke three contracts", "three broken contracts"),
    ],
)
def test_why_a_game_was_over(ending: Ending, short: str, for_winner: str, for_loser: str) -> None:
    names = ("Old Oaks", "Early Larks")
    assert tournament.progress_words(None, ended(ending), names) == ("Old Oaks won", short)
    assert [tournament.ending_words(ended(ending), side) for side in (0, 1)] == [for_winner, for_loser]
    assert tournament.margin_words(ended(ending)) == ("" if ending is Ending.SETS else "by 120 points")


def test_a_game_won_by_one_point() -> None:
    assert tournament.progress_words(None, ended(Ending.TARGET, (250, 249)), ("A", "B")) == ("A won", "by a point")
    assert tournament.progress_words(None, ended(Ending.TIME, (9, 8)), ("A", "B"))[1] == "by a point, time up"
    assert tournament.margin_words(ended(Ending.TIME, (9, 8))) == "by a point"
    results = [tournament.result_words(ended(Ending.TARGET), side, "B") for side in (0, 1)]
    assert results == ["beat B", "lost to B"]


def test_how_a_game_stands() -> None:
    names = ("A", "B")
    assert tournament.progress_words(None, None, names) == ("Waiting to begin", "")
    begun = TableProgress(LEAGUE, (0, 0), rounds=1, tricks=4, seconds_left=150.0)
    assert tournament.progress_words(begun, None, names) == ("Round 2 · trick 5", "2 minutes left · to 250")
    final = TableProgress(FINAL, (0, 0), rounds=0, tricks=3, seconds_left=None, sets=(1, 2))
    assert tournament.progress_words(final, None, names) == ("Round 1 · broken contracts 1 : 2", "to 250")


def test_the_time_that_is_left() -> None:
    assert [tournament.time_words(seconds) for seconds in (0.0, 20.0, 61.0, 150.0)] == [
        "The last round", "A minute left", "A minute left", "2 minutes left",
    ]  # fmt: skip


def test_what_keeps_a_tournament_from_starting() -> None:
    problems: tuple[tournament.TeamProblem, ...] = (
        tournament.PlayerNameless(),
        tournament.SameName("Ann"),
        tournament.TeamNameless(),
    )
    assert list(map(tournament.team_problem_words, problems)) == [
        "Both of you need a name.",
        "You are both called Ann: give one of you another name.",
        "Your team needs a name.",
    ]
