"""What a tournament is set up with: its teams, and its file."""

from __future__ import annotations

import json

import pytest

from goodge.engine.actions import Bid
from goodge.engine.errors import TextError
from goodge.engine.game import Phase
from goodge.engine.record import encode_record
from goodge.engine.rng import Stream
from goodge.engine.tournament import LEAGUE_OPTIONS, Ending, Pairing, Stage, Tournament
from goodge.table import course
from goodge.table.archive.tournaments import decode_setup, encode_setup, read_result, tag_of
from goodge.table.seats import SeatSetup
from goodge.table.teams import Team, drawn_field
from goodge.table.tournaments import draw

from .tournaments import OWN, SEED


def test_eight_teams_are_drawn_in_which_no_two_people_share_a_name() -> None:
    for seed in range(30):
        drawn = draw(OWN, None, seed, 1)
        names = [team.name for team in drawn.teams] + [each.name for team in drawn.teams for each in team.players]
        assert len(set(names)) == 24
        assert drawn.teams[drawn.own] == OWN
        assert all(player.level for team in drawn.teams for player in team.players if team != OWN)
    assert len({draw(OWN, None, seed, 1).own for seed in range(30)}) == 8


def test_nobody_in_the_field_has_a_name_of_our_own() -> None:
    ours = Team("OLD OAKS", (SeatSetup("mabel", None), SeatSetup("Theo", "casual")))
    for seed in range(30):
        field = drawn_field(ours, "novice", 7, Stream(seed))
        assert len(field) == 7
        assert {each.level for team in field for each in team.players} == {"novice"}
        assert not {team.name for team in field} & {"Old Oaks", "Early Larks", "Quiet River"}


def test_a_team_without_a_name_is_called_by_its_players() -> None:
    assert Team(" \n", (SeatSetup("Ann", None), SeatSetup("Ben", None))).name == "Ann & Ben"


def test_partners_sit_across_the_table_and_the_rules_are_those_of_the_stage() -> None:
    drawn = draw(OWN, "casual", 3, 1)
    game = drawn.match_setup(Pairing(Stage.ROUND_ROBIN, 0, (2, 5)))
    assert game.seats[::2] == drawn.teams[2].players
    assert game.seats[1::2] == drawn.teams[5].players
    assert (game.game, game.options) == ("pride", {"target": 250, "max_rounds": 10, "minutes": 25})
    assert game.seed != drawn.match_setup(Pairing(Stage.SEMI_FINAL, 4, (2, 5))).seed


def test_the_players_of_each_game_are_asked_with_a_number_that_says_nothing_of_the_deals() -> None:
    league, semi_final = Pairing(Stage.ROUND_ROBIN, 0, (2, 5)), Pairing(Stage.SEMI_FINAL, 4, (2, 5))
    one, other = draw(OWN, None, 3, 1, players_seed=8), draw(OWN, None, 4, 1, players_seed=8)
    assert one.match_setup(league).seed != other.match_setup(league).seed
    assert one.match_setup(league).players_seed == other.match_setup(league).players_seed
    assert one.match_setup(league).players_seed != one.match_setup(semi_final).players_seed
    assert one.match_setup(league).players_seed != draw(OWN, None, 3, 1).match_setup(league).players_seed


def test_the_setup_of_a_tournament_comes_back_from_its_file() -> None:
    drawn = draw(OWN, None, 3, 77, players_seed=12)
    assert decode_setup(encode_setup(drawn)) == drawn


def test_a_file_from_before_the_players_had_a_number_of_their_own_still_opens() -> None:
    value = json.loads(encode_setup(draw(OWN, None, 3, 77)))
    del value["players_seed"]
    assert decode_setup(json.dumps(value).encode()) == draw(OWN, None, 3, 77)


@pytest.mark.parametrize(
    ("name", "value"),
    [("teams", []), ("teams", 3), ("own", 8), ("own", "0"), ("seed", None), ("number", 1.5), ("version", 2)],
)
def test_a_setup_that_makes_no_sense_is_refused(name: str, value: object) -> None:
    fields = json.loads(encode_setup(draw(OWN, None, 3, 77))) | {name: value}
    with pytest.raises(TextError):
        decode_setup(json.dumps(fields).encode())


# -- why a game was over --------------------------------------------------------------------------------------


def line_of(totals: tuple[int, int], **fields: object) -> bytes:
    """The line of a finished league game, as far as a glance at it goes."""
    value = {"game": "pride", "rules": LEAGUE_OPTIONS, "rounds": [{"totals": totals}], "winner": 0, **fields}
    return json.dumps(value).encode()


def test_a_league_game_ends_by_its_points_its_rounds_or_its_minutes() -> None:
    game = Tournament().due()[0]
    found = [read_result(line, game).ending for line in (line_of((250, 60)), line_of((200, 60)))]
    assert found == [Ending.TARGET, Ending.ROUNDS]
    assert read_result(line_of((200, 60), ended="time"), game).ending is Ending.TIME


def test_a_championship_ends_by_its_points_or_by_sets() -> None:
    """Rule 8 of League Spades: the team that is set three times has lost."""
    setup = draw(OWN, "novice", SEED, 1)
    final = Pairing(Stage.CHAMPIONSHIP, 5, (0, 1))
    found = []
    for boasts in (False, True):
        record, _ = course.begin(setup.match_setup(final), **tag_of(setup, final))
        while record.winner is None:
            state = course.last_state(record)
            if state.board.is_over:
                course.deal_next(record, setup.match_setup(final).seed)
                continue
            view = record.game.view_for(state, state.board.turn)
            is_boast = boasts and state.board.phase is Phase.BIDDING and state.board.to_act % 2 == 0
            course.act(record, Bid(12) if is_boast else record.game.harmless(view))
        found.append(read_result(encode_record(record).encode() + b"\n", final))
    assert [result.ending for result in found] == [Ending.TARGET, Ending.SETS]
    assert found[1].winner == 1
