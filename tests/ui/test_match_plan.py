"""What a new match is to be, while it is being chosen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from goodge.engine.games import GAMES, MAIN_GAME, game_named
from goodge.players import has_styles
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.ui.games import FACES, face_of
from goodge.ui.games.offer import OWN_TARGET, Limits, Offer, Pick, Switch
from goodge.ui.scenes.new_game.plan import MatchPlan
from goodge.ui.wording.new_game import DealTooLarge, NameMissing, NumberOff, alone_words, teams_words, together_words

ANN, BOB, EVE, ZED = (
    SeatSetup(name, level) for name, level in (("Ann", None), ("Bob", None), ("Eve", "expert"), ("Zed", "novice"))
)


def plan_for(game: str) -> MatchPlan:
    return MatchPlan(FACES[game].offer)


# -- what the games offer -----------------------------------------------------------------------------------


def test_every_game_is_offered_the_main_one_first() -> None:
    assert list(FACES) == list(GAMES)
    assert next(iter(FACES)) == MAIN_GAME
    assert all(
        face_of(game).presenter.id == offer.id for game, offer in ((face.id, face.offer) for face in FACES.values())
    )


def test_how_people_sit_is_chosen_or_said() -> None:
    for offer in [face.offer for face in FACES.values()]:
        assert (len(offer.tables) > 1) is (offer.seating is None)


def values_of(offer: Offer) -> Iterator[dict[str, Any]]:
    """Every choice of the values that can be clicked."""
    named: dict[str, tuple[Any, ...]] = {}
    for option in offer.options:
        if isinstance(option, Pick):
            named[option.name] = option.values
        elif isinstance(option, Switch):
            named[option.name] = (True, False)
    for values in product(*named.values()):
        yield dict(zip(named, values, strict=True))


@pytest.mark.parametrize("offer", [face.offer for face in FACES.values()], ids=lambda offer: offer.id)
def test_whatever_is_clicked_the_engine_takes_it(offer: Offer) -> None:
    for players in offer.tables:
        for values in values_of(offer):
            plan = MatchPlan(offer, players=players, chosen=values)
            assert plan.problem() is None
            setup = plan.setup()
            rules = offer.game.read_rules(setup.options)
            assert offer.game.seats(rules) == len(setup.seats) == players
            assert plan.rules_in_words()


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_option_of_every_game_is_offered(game: str) -> None:
    offered = set()
    for option in FACES[game].offer.options:
        offered |= {limit.name for limit in option.limits} if isinstance(option, Limits) else {option.name}
    if len(FACES[game].offer.tables) > 1:
        offered.add("players")
    assert offered == set(game_named(game).read_rules({}).as_options())


@pytest.mark.parametrize("game", GAMES)
def test_at_first_the_rules_are_the_games_own(game: str) -> None:
    plan = plan_for(game)
    known = game_named(game)
    assert known.read_rules(plan.options()) == known.read_rules({})
    assert [seat.level for seat in plan.sitting][:2] == [None, "casual"]


# -- what is remembered -------------------------------------------------------------------------------------


OTHERS = [
    MatchSetup((ANN, EVE, BOB), {"players": 3, "target": 750, "all_pass": "redeal"}, 5, "goodge"),
    MatchSetup((ANN, EVE, BOB, ZED), {"target": 250, "bags": False, "nil": True, "blind_nil": False}, 6, "spades"),
    MatchSetup((ANN, EVE, BOB, ZED), {"target": 333, "bags": True, "minutes": 25, "set_limit": 3}, 7, "pride"),
    MatchSetup((ANN, EVE, BOB), {"target": 7, "jokers": False}, 8, "spidge"),
]  # fmt: skip


@pytest.mark.parametrize("setup", OTHERS, ids=lambda setup: setup.game)
def test_the_last_match_comes_back_to_be_dealt_at_random(setup: MatchSetup) -> None:
    plan = MatchPlan.like(FACES[setup.game].offer, setup)
    again = plan.setup()
    assert (again.seats, again.options, again.game) == (setup.seats, setup.options, setup.game)
    assert (plan.has_number, plan.number_text) == (False, str(setup.seed))


def test_another_game_begins_with_who_played_last() -> None:
    plan = MatchPlan.like(FACES["spades"].offer, None, (OTHERS[3], OTHERS[1]))
    assert [seat.name for seat in plan.sitting] == ["Ann", "Eve", "Bob", "Dan"]
    assert [seat.level for seat in plan.sitting] == [None, "expert", None, "casual"]
    assert plan.options() == plan_for("spades").options()
    assert [seat.name for seat in MatchPlan.like(FACES["spidge"].offer, None, (OTHERS[1],)).sitting] == [
        "Ann",
        "Eve",
        "Bob",
    ]


def test_a_value_that_is_not_offered_is_left_out() -> None:
    setup = MatchSetup((ANN, EVE, BOB), {"target": 4, "jokers": True}, 8, "spidge")
    assert MatchPlan.like(FACES["spidge"].offer, setup).options()["target"] == 3


def test_styles_are_remembered_for_computer_players_alone() -> None:
    bold = SeatSetup("Eve", "expert", "bold")
    plan = MatchPlan.like(FACES["goodge"].offer, MatchSetup((ANN, bold, BOB), {"players": 3}, 1))
    assert plan.setup().seats == (ANN, bold, BOB)
    plan.seats[1].level = None
    assert plan.setup().seats[1].style is None


def test_a_game_in_which_styles_change_nothing_keeps_none() -> None:
    for game in GAMES:
        plan = plan_for(game)
        plan.seats[1].style = "bold"
        assert plan.has_styles is has_styles(game)
        assert (plan.setup().seats[1].style is not None) is has_styles(game)


# -- what keeps it from starting ------------------------------------------------------------------------------


def test_who_has_no_name_is_counted_as_they_are_shown() -> None:
    for game, place in (("goodge", 3), ("spades", 2)):
        plan = plan_for(game)
        plan.rename(2, " ")
        assert plan.problem() == NameMissing(place)


def test_of_those_who_have_no_name_the_first_from_the_top_is_asked_for() -> None:
    plan = plan_for("spades")
    plan.rename(1, " ")
    plan.rename(2, " ")
    assert (plan.nameless, plan.problem()) == (2, NameMissing(2))  # the first one's partner


def test_a_number_larger_than_any_deal_is_said() -> None:
    plan = MatchPlan(FACES["goodge"].offer, has_number=True, number_text=str(1 << 63))
    assert plan.problem() == DealTooLarge()


@pytest.mark.parametrize(("game", "name"), [("goodge", "target"), ("spades", "target"), ("pride", "target")])
@pytest.mark.parametrize("typed", ["0", "1000001", "9999999"])
def test_a_target_out_of_range_is_said(game: str, name: str, typed: str) -> None:
    plan = plan_for(game)
    plan.write(name, typed)
    assert plan.problem() == NumberOff(OWN_TARGET.request, 1_000_000)
    plan.write(name, "")
    assert plan.problem() is None
    assert plan.options()["target"] == 500


def test_a_limit_of_nothing_is_said_and_none_is_none() -> None:
    plan = plan_for("pride")
    plan.write("minutes", "0")
    problem = plan.problem()
    assert isinstance(problem, NumberOff)
    assert (problem.largest, "Minutes" in problem.request.message) == (9_999, True)
    plan.write("minutes", "25")
    assert plan.options() == {"target": 500, "bags": False, "minutes": 25}
    plan.write("minutes", "")
    assert plan.options() == {"target": 500, "bags": False}


def test_a_chosen_target_takes_the_place_of_a_typed_one() -> None:
    plan = plan_for("spades")
    plan.write("target", "321")
    assert plan.options()["target"] == 321
    plan.choose("target", 250)
    assert plan.options()["target"] == 250


def test_without_nil_there_is_no_blind_nil_either() -> None:
    plan = plan_for("spades")
    plan.choose("nil", False)
    assert plan.options()["blind_nil"] is False
    assert "blind" not in " ".join(plan.rules_in_words())
    plan.choose("nil", True)
    assert plan.options()["blind_nil"] is True


def test_random_deals_differ() -> None:
    plan = plan_for("goodge")
    assert len({plan.setup().seed for _ in range(5)}) > 1


def test_the_players_are_asked_with_another_number_even_where_the_deal_has_one() -> None:
    plan = plan_for("goodge")
    plan.has_number, plan.number_text = True, "5"
    setups = [plan.setup() for _ in range(5)]
    assert {setup.seed for setup in setups} == {5}
    assert len({setup.players_seed for setup in setups}) > 1


# -- what it says -------------------------------------------------------------------------------------------


def test_partners_sit_across_the_table() -> None:
    assert plan_for("spades").teams == plan_for("pride").teams == [[0, 2], [1, 3]]
    assert plan_for("spidge").teams == plan_for("goodge").teams == []
    assert MatchPlan(FACES["goodge"].offer, players=4).teams == []


def test_the_sentence_tells_who_plays_against_whom() -> None:
    plan = plan_for("goodge")
    assert plan.summary() == alone_words("Ann", ["Ben", "Cleo"])
    plan.seats[1].level = None
    assert plan.summary() == together_words(["Ann", "Ben", "Cleo"], 2)
    plan.seats[0].level = plan.seats[1].level = "novice"
    assert plan.summary() == together_words(["Ann", "Ben", "Cleo"], 0)
    plan.seats[2].level = None
    assert plan.summary() == alone_words("Cleo", ["Ann", "Ben"])


def test_the_sentence_tells_who_are_partners() -> None:
    plan = plan_for("spades")
    teams = ["Ann", "Cleo"], ["Ben", "Dan"]
    assert plan.summary() == teams_words(*teams, 1)
    plan.seats[3].level = None
    assert plan.summary() == teams_words(*teams, 2)
    for seat in plan.seats:
        seat.level = "expert"
    assert plan.summary() == teams_words(*teams, 0)
