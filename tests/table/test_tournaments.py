"""What a tournament is set up with: its teams, and its file."""

from __future__ import annotations

import json

import pytest

from goodge.engine.errors import TextError
from goodge.engine.rng import Stream
from goodge.engine.tournament import Pairing, Stage
from goodge.table.seats import SeatSetup
from goodge.table.teams import Team, drawn_field
from goodge.table.tournaments import decode_setup, draw, encode_setup

from .tournaments import OWN


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


def test_the_setup_of_a_tournament_comes_back_from_its_file() -> None:
    drawn = draw(OWN, None, 3, 77)
    assert decode_setup(encode_setup(drawn)) == drawn


@pytest.mark.parametrize(
    ("name", "value"),
    [("teams", []), ("teams", 3), ("own", 8), ("own", "0"), ("seed", None), ("number", 1.5), ("version", 2)],
)
def test_a_setup_that_makes_no_sense_is_refused(name: str, value: object) -> None:
    fields = json.loads(encode_setup(draw(OWN, None, 3, 77))) | {name: value}
    with pytest.raises(TextError):
        decode_setup(json.dumps(fields).encode())
