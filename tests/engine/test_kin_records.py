"""Records of Spades, League Spades and Spidge: their spelling, and what is wrong is named with the rule it breaks."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goodge.engine.errors import RecordError
from goodge.engine.record import Record, decode_record, encode_record, start_record
from goodge.engine.rng import Stream

from .kin import PRIDE, SPADES, SPIDGE, after, dealt, record_value
from .mutating import Mutation, drop, fault_of, leaves, mutated, put
from .playing import AnyGame, play_match, play_round

WON = {
    "spades": record_value(play_match(SPADES, {"target": 100}, 13)),
    "pride": record_value(play_match(PRIDE, {"target": 60, "bags": True}, 3)),
    "spidge": record_value(play_match(SPIDGE, {}, 14)),
}
TIMED = record_value(play_match(PRIDE, {"target": 10_000, "minutes": 25}, 1, 2))


def test_the_records_that_are_mutated_here_are_right() -> None:
    for value in WON.values():
        assert decode_record(json.dumps(value)).winner is not None
    assert decode_record(json.dumps(TIMED)).winner is None


@pytest.mark.parametrize("name", WON)
def test_a_record_is_spelt_as_the_format_has_it(name: str) -> None:
    value = WON[name]
    assert list(value) == ["format", "version", "game", "rules", "players", "rounds", "winner"]
    results = ["points", "scores", "totals"] + (["bags"] if name != "spidge" else [])
    for item in value["rounds"]:
        assert list(item) == ["dealer", "hands", "actions", *results]
        assert [len(hand) for hand in item["hands"]] == [13] * 4
        assert (len(item["points"]), sum(item["points"])) == (4, 13)
        assert len(item["scores"]) == len(item["totals"]) == (3 if name == "spidge" else 2)
    assert len(value["players"]) == (3 if name == "spidge" else 4)


def test_the_actions_are_spelt_as_the_format_has_them() -> None:
    actions = {name: {act for item in value["rounds"] for act in item["actions"]} for name, value in WON.items()}
    assert {"look", "blind nil", "nil", "bid 3"} <= actions["spades"]
    assert {"play BigJoker", "play LittleJoker", "play 2S", "bid 1"} <= actions["pride"]
    assert all(act.startswith("play ") for act in actions["spidge"])


def test_bags_and_limits_stand_in_a_record_only_where_they_count() -> None:
    value = record_value(play_match(SPADES, {"bags": False}, 1, 1))
    assert list(value["rounds"][0]) == ["dealer", "hands", "actions", "points", "scores", "totals"]
    assert fault_of(mutated(value, put("rounds", 0, "bags", [0, 0])))[0].startswith("“bags” is given")
    assert value["rules"] == {"target": 500, "bags": False, "nil": True, "blind_nil": True}
    assert TIMED["rules"] == {"target": 10_000, "bags": False, "max_rounds": None, "minutes": 25, "set_limit": None}


def test_options_left_out_have_their_defaults() -> None:
    for name in ("spades", "pride", "spidge"):
        value = record_value(play_match({"spades": SPADES, "pride": PRIDE, "spidge": SPIDGE}[name], {}, 1, 1))
        assert decode_record(json.dumps(mutated(value, put("rules", {})))).rules.as_options() == value["rules"]


@pytest.mark.parametrize(
    ("name", "mutate", "error", "place"),
    [
        ("spades", put("rules", "jokers", True), "spades has no option “jokers”", (None, None)),
        ("spades", put("rules", "nil", 1), "nil must be true or false", (None, None)),
        ("pride", put("rules", "minutes", 0), "minutes must be a whole number from 1 on", (None, None)),
        ("pride", put("rules", "nil", False), "pride has no option “nil”", (None, None)),
        ("spidge", put("rules", "jokers", None), "jokers must be true or false", (None, None)),
        ("spades", put("players", ["A", "B", "C"]), "“players” must name 4 players", (None, None)),
        ("spidge", put("players", ["A", "B", "C", "D"]), "“players” must name 3 players", (None, None)),
        ("spades", put("rounds", 0, "dealer", 4), "“dealer” must be from 0 to 3", (0, None)),
        ("spidge", put("rounds", 0, "dealer", 3), "“dealer” must be from 0 to 2", (0, None)),
        ("spades", put("rounds", 0, "hands", 0, 0, "BigJoker"), "BigJoker is not a card of this game", (0, None)),
        ("pride", put("rounds", 0, "hands", 0, 0, "2D"), "2D is not a card of this game", (0, None)),
        ("spidge", put("rounds", 0, "hands", 0, 0, "2H"), "2H is not a card of this game", (0, None)),
        ("spidge", drop("rounds", 0, "hands", 1), "there must be 4 hands", (0, None)),
        ("spades", drop("rounds", 0, "hands", 1, 0), "each hand must have 13 cards and there is no Stash", (0, None)),
        ("spades", put("rounds", 0, "stash", ["2S"]), "each hand must have 13 cards and there is no Stash", (0, None)),
        ("spades", put("rounds", 0, "bags", [9, 9]), "“bags” is [9, 9], but the play yields", (0, None)),
        ("spades", drop("rounds", 0, "bags"), "the field “bags” is missing", (0, None)),
        ("spades", put("rounds", 0, "redeal", True), "“redeal” is given, but", (0, None)),
        ("spades", put("rounds", 0, "points", 0, 14), "“points” is", (0, None)),
        ("spidge", put("rounds", 0, "scores", 0, 4), "“scores” is", (0, None)),
        ("spidge", put("winner", 3), "“winner” is 3, but", (None, None)),
        ("spades", put("rounds", 0, "actions", 0, "blind nil"), "Blind nil is only for a player whose team", (0, 0)),
        ("spades", put("rounds", 0, "actions", 0, "look"), "The bidding is on", (0, 0)),
        ("spades", put("rounds", 0, "actions", 0, "bid 14"), "There are 13 tricks: bid 1 to 13, or nil", (0, 0)),
        ("spades", put("rounds", 0, "actions", 0, "bid 0"), "“bid 0” is not an action", (0, 0)),
        ("pride", put("rounds", 0, "actions", 0, "nil"), "No nil is bid here", (0, 0)),
        ("pride", put("rounds", 0, "actions", 0, "pass"), "The bidding is on", (0, 0)),
        ("spidge", put("rounds", 0, "actions", 0, "bid 3"), "The tricks are being played: play a card", (0, 0)),
    ],
)
def test_a_fault_is_named_with_its_place(
    name: str, mutate: Mutation, error: str, place: tuple[int | None, int | None]
) -> None:
    found, *where = fault_of(mutated(WON[name], mutate))
    assert found.startswith(error)
    assert tuple(where) == place


def written(game: AnyGame, hands: tuple[str, ...], actions: list[str], dealer: int, **options: Any) -> dict[str, Any]:
    """A record of one round that stops after these actions, legal or not."""
    rules = game.read_rules(options)
    names = ["?"] * game.seats(rules)
    value = record_value(start_record(game, rules, names, dealer, dealt(game, *hands, **options)))
    value["rounds"][0]["actions"] = actions
    return value


def test_a_bid_that_breaks_board_is_refused() -> None:
    value = written(PRIDE, (), ["bid 1", "bid 2", "bid 2"], 3)
    assert fault_of(value) == ("A team bids 4 tricks at least: bid 3 or more", 0, 2)
    value["rounds"][0]["actions"][2:] = ["bid 3", "bid 1"]
    assert fault_of(value) == ("A team bids 4 tricks at least: bid 2 or more", 0, 3)


SPADES_ONLY = "BigJoker AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S"
HANDS = (SPADES_ONLY, "LittleJoker", "2C 5D", "2S 7C 8D")


def test_following_the_wrong_suit_after_two_jokers_is_refused() -> None:
    jokers = ["play BigJoker", "play LittleJoker"]
    right = written(SPIDGE, HANDS, [*jokers, "play 2C", "play 7C"], 2)
    assert len(decode_record(json.dumps(right)).rounds[0]) == 5
    assert len(decode_record(json.dumps(written(SPIDGE, HANDS, [*jokers, "play 5D", "play 8D"], 2))).rounds[0]) == 5
    wrong = written(SPIDGE, HANDS, [*jokers, "play 2C", "play 2S"], 2)
    assert fault_of(wrong) == ("The jokers have cancelled each other, and clubs came next: play a club", 0, 3)
    wrong["rounds"][0]["actions"][3] = "play 8D"
    assert fault_of(wrong)[0].endswith("clubs came next: play a club")


def test_leading_an_unbroken_spade_is_refused() -> None:
    value = written(SPADES, ("AS AH",), ["bid 3"] * 4 + ["play AS"], 3)
    assert fault_of(value) == ("No spade has been played yet: lead another suit", 0, 4)


def test_a_card_of_another_hand_than_the_one_to_act_is_refused() -> None:
    value = written(SPIDGE, ("3H", "KH 4C", "5H", "6H"), ["play 3H", "play 6H"], 2)
    assert fault_of(value) == ("The dummy plays now, and it does not hold the 6 of Hearts", 0, 1)


# -- the clock --------------------------------------------------------------------------------------------


def timed_out() -> dict[str, Any]:
    totals = TIMED["rounds"][-1]["totals"]
    return {**deepcopy(TIMED), "winner": totals.index(max(totals)), "ended": "time"}


def test_a_game_that_ran_out_of_its_minutes_says_so() -> None:
    record = decode_record(json.dumps(timed_out()))
    assert record.is_by_time
    assert record.winner == timed_out()["winner"]
    assert json.loads(encode_record(record)) == timed_out()
    keys = list(json.loads(encode_record(record)))
    assert keys[keys.index("winner") + 1] == "ended"
    assert "ended" not in json.loads(encode_record(decode_record(json.dumps(TIMED))))


@pytest.mark.parametrize(
    ("mutate", "error"),
    [
        (put("winner", None), "“winner” is null, but by these rounds it is"),
        (drop("ended"), "“winner” is"),
        (put("ended", None), "“ended” is null; it says “time”, or is left out"),
        (put("ended", "Time"), '“ended” is "Time"; it says “time”, or is left out'),
        (put("ended", True), "“ended” is true; it says “time”, or is left out"),
        (put("ended", ["time"]), '“ended” is ["time"]; it says “time”, or is left out'),
        (put("rules", "minutes", None), "“ended” is “time”, but that cannot be: These rules set no time limit"),
        (put("rounds", []), "“ended” is “time”, but no round has been played"),
        (put("rules", "max_rounds", 2), "“ended” is “time”, but that cannot be: The match is won already"),
    ],
)
def test_only_the_minutes_end_a_game_by_time(mutate: Mutation, error: str) -> None:
    assert fault_of(mutated(timed_out(), mutate))[0].startswith(error)


def test_no_game_ends_by_time_in_a_round_or_at_a_tie() -> None:
    stopped = timed_out()
    last = stopped["rounds"][1]
    stopped["rounds"][1] = {name: last[name] for name in ("dealer", "hands", "actions")}
    del stopped["rounds"][1]["actions"][-1]
    assert fault_of(stopped)[0].endswith("This round has to be finished first")
    assert fault_of(TIED)[0].endswith("The lead is shared: another round is played")


def tied() -> dict[str, Any]:
    """A round in which both teams bid all tricks twice over, so that both are set."""
    rules = PRIDE.read_rules({"minutes": 25})
    record = start_record(PRIDE, rules, ["?"] * 4, 3, dealt(PRIDE))
    for action in ["bid 13"] * 4:
        record.rounds[0].append(after(PRIDE, record.rounds[0][-1], action))
    play_round(PRIDE, record.rounds[0], Stream(3))
    assert record.totals == (-260, -260)
    return {**record_value(record), "winner": 0, "ended": "time"}


TIED = tied()


def test_other_games_do_not_know_how_a_game_ended() -> None:
    for name in ("spades", "spidge"):
        record: Record = decode_record(json.dumps({**WON[name], "ended": "on a Sunday"}))
        assert record.extra == {"ended": "on a Sunday"}


# -- garbage ----------------------------------------------------------------------------------------------

PLACES = [(name, path) for name, value in {**WON, "timed": timed_out()}.items() for path, _ in leaves(value) if path]
GARBAGE = st.none() | st.booleans() | st.integers() | st.text(max_size=6) | st.sampled_from(["nil", "look", "play 2S"])


@given(place=st.sampled_from(PLACES), value=GARBAGE | st.lists(GARBAGE, max_size=3))
def test_garbage_in_any_field_raises_nothing_but_a_record_error(place: tuple[str, Any], value: object) -> None:
    name, path = place
    try:
        record = decode_record(json.dumps(mutated({**WON, "timed": timed_out()}[name], put(*path, value))))
    except RecordError:
        return
    assert decode_record(encode_record(record)).rounds == record.rounds
