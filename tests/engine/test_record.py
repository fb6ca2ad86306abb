"""Records that are wrong: each fault is found, placed, and named in a sentence."""

from __future__ import annotations

import json
from copy import deepcopy

import pytest

from goodge.engine.record import decode_record, encode_record

from .mutating import OPEN, REDEAL, THROWN, WON, Mutation, drop, fault_of, mutated, put, stopped
from .playing import GOODGE


def test_the_records_that_are_mutated_here_are_right() -> None:
    assert decode_record(json.dumps(WON)).winner is not None
    assert len(WON["rounds"]) == 3
    assert decode_record(json.dumps(OPEN)).winner is None
    assert 0 < THROWN < len(REDEAL["rounds"]) - 1
    for length in (0, 1, 5, 20, 52):
        assert len(decode_record(json.dumps(stopped(length))).rounds[1]) == length + 1


def test_a_record_of_no_rounds_is_a_game_that_has_not_begun() -> None:
    record = decode_record(json.dumps(mutated(OPEN, put("rounds", []))))
    assert (record.rounds, record.winner, record.totals) == ([], None, (0, 0, 0))


@pytest.mark.parametrize(
    ("mutate", "error"),
    [
        (drop("format"), "the field “format” is missing"),
        (put("format", "goodge-view"), "“format” must be “goodge-record”"),
        (put("format", 1), "“format” must be “goodge-record”"),
        (drop("version"), "the field “version” is missing"),
        (put("version", 2), "version 2 is not known here; this program reads version 1"),
        (put("version", "1"), "“version” must be a whole number"),
        (put("version", True), "“version” must be a whole number"),
        (put("version", 1.0), "“version” must be a whole number"),
        (drop("game"), "the field “game” is missing"),
        (put("game", None), "“game” must be a string"),
        (put("game", "whist"), "there is no game “whist”; there is goodge, spades, pride, spidge"),
        (drop("rules"), "the field “rules” is missing"),
        (put("rules", []), "“rules” must be an object"),
        (put("rules", "speed", 1), "goodge has no option “speed”; it has all_pass, players, target"),
        (put("rules", "players", 5), "players must be 3 or 4"),
        (put("rules", "players", 2), "players must be 3 or 4"),
        (put("rules", "players", True), "players must be 3 or 4"),
        (put("rules", "players", 3.0), "players must be 3 or 4"),
        (put("rules", "players", "3"), "players must be 3 or 4"),
        (put("rules", "players", None), "players must be 3 or 4"),
        (put("rules", "target", 0), "the target must be a whole number from 1 to 1,000,000"),
        (put("rules", "target", 1_000_001), "the target must be a whole number from 1 to 1,000,000"),
        (put("rules", "target", 500.0), "the target must be a whole number from 1 to 1,000,000"),
        (put("rules", "all_pass", "last"), 'all_pass must be "last-at-50" or "redeal"'),
        (put("rules", "all_pass", False), 'all_pass must be "last-at-50" or "redeal"'),
        (put("rules", "all_pass", ["redeal"]), 'all_pass must be "last-at-50" or "redeal"'),
        (drop("players"), "the field “players” is missing"),
        (put("players", "Ann"), "“players” must be an array"),
        (put("players", ["Ann", "Ben", 3]), "“players” must be an array of strings"),
        (put("players", ["Ann", "Ben"]), "“players” must name 3 players"),
        (drop("rounds"), "the field “rounds” is missing"),
        (put("rounds", {}), "“rounds” must be an array"),
        (drop("winner"), "the field “winner” is missing"),
    ],
)
def test_a_faulty_head_is_named(mutate: Mutation, error: str) -> None:
    assert fault_of(mutated(WON, mutate)) == (error, None, None)


@pytest.mark.parametrize("winner", [None, 0, 1, 2, 3, -1, True, "2", 2.0, [2]])
def test_a_wrong_winner_is_named(winner: object) -> None:
    if winner != WON["winner"] or type(winner) is not int:
        error, *place = fault_of(mutated(WON, put("winner", winner)))
        assert error == f"“winner” is {json.dumps(winner)}, but by these rounds it is {WON['winner']}"
        assert place == [None, None]
    if winner is not None:
        assert fault_of(mutated(OPEN, put("winner", winner)))[0].endswith("but by these rounds it is null")


@pytest.mark.parametrize(
    ("mutate", "error"),
    [
        (put("rounds", 1, []), "a round must be an object"),
        (put("rounds", 1, None), "a round must be an object"),
        (drop("rounds", 1, "dealer"), "the field “dealer” is missing"),
        (put("rounds", 1, "dealer", 3), "“dealer” must be from 0 to 2"),
        (put("rounds", 1, "dealer", -1), "“dealer” must be from 0 to 2"),
        (put("rounds", 1, "dealer", "1"), "“dealer” must be a whole number"),
        (
            put("rounds", 1, "dealer", WON["rounds"][0]["dealer"]),
            f"the dealer is seat {WON['rounds'][1]['dealer']}, not",
        ),
        (drop("rounds", 1, "hands"), "the field “hands” is missing"),
        (put("rounds", 1, "hands", {}), "“hands” must be an array"),
        (put("rounds", 1, "hands", 0, "10S"), "“hands” must be an array"),
        (put("rounds", 1, "hands", 0, 0, None), "“hands” must be an array of strings"),
        (drop("rounds", 1, "hands", 2), "there must be 3 hands"),
        (drop("rounds", 1, "hands", 2, 0), "each hand must have 16 cards and the Stash 3"),
        (drop("rounds", 1, "stash"), "each hand must have 16 cards and the Stash 3"),
        (put("rounds", 1, "stash", []), "each hand must have 16 cards and the Stash 3"),
        (put("rounds", 1, "stash", None), "“stash” must be an array"),
        (put("rounds", 1, "stash", 0, WON["rounds"][1]["stash"][1]), f"{WON['rounds'][1]['stash'][1]} was dealt twice"),
        (put("rounds", 1, "stash", 0, "AS"), "AS is not a card of this game"),
        (put("rounds", 1, "stash", 0, "BigJoker"), "BigJoker is not a card of this game"),
        (put("rounds", 1, "stash", 0, "10s"), "“10s” is not a card"),
        (put("rounds", 1, "stash", 0, "crown"), "“crown” is not a card"),
        (put("rounds", 1, "stash", 0, "?"), "“?” is not a card"),
        (put("rounds", 1, "stash", 0, "01S"), "“01S” is not a card"),
        (put("rounds", 1, "stash", 0, "S1"), "“S1” is not a card"),
        (put("rounds", 1, "stash", 0, "1S "), "“1S ” is not a card"),
        (drop("rounds", 1, "actions"), "the field “actions” is missing"),
        (put("rounds", 1, "actions", "pass"), "“actions” must be an array"),
        (drop("rounds", 1, "actions", -1), "the round stops before its end, and another one follows"),
        (put("rounds", 1, "redeal", True), "“redeal” is given, but this round was not thrown in"),
        (put("rounds", 1, "redeal", None), "“redeal” is given, but this round was not thrown in"),
        *[
            (drop("rounds", 1, name), f"the field “{name}” is missing")
            for name in ("goodge", "bid", "points", "scores", "totals")
        ],
        *[
            (put("rounds", 1, name, None), f"“{name}” is null, but the play yields")
            for name in ("goodge", "bid", "points", "totals")
        ],
        (put("rounds", 1, "goodge", (WON["rounds"][1]["goodge"] + 1) % 3), "“goodge” is"),
        (put("rounds", 1, "bid", float(WON["rounds"][1]["bid"])), "“bid” is"),
        (put("rounds", 1, "bid", str(WON["rounds"][1]["bid"])), "“bid” is"),
        (put("rounds", 1, "points", 0, 1), "“points” is"),
        (put("rounds", 1, "points", [*WON["rounds"][1]["points"], 0]), "“points” is"),
        (put("rounds", 1, "scores", 1, False), "“scores” is"),
        (put("rounds", 1, "totals", 2, 10**50), "“totals” is"),
    ],
)
def test_a_faulty_round_is_named(mutate: Mutation, error: str) -> None:
    found, *place = fault_of(mutated(WON, mutate))
    assert found.startswith(error)
    assert place == [1, None]


PLAYED = WON["rounds"][0]["actions"]
FIRST_BURY = next(number for number, action in enumerate(PLAYED) if action.startswith("bury"))


@pytest.mark.parametrize(
    ("action", "error"),
    [
        *[
            (text, f"“{text}” is not an action")
            for text in (
                "bid 050", "bid +50", "bid 50.0", "bid 5e1", "bid  50", " bid 50", "bid 50 ", "bid", "bid ", "bid 0",
                "bid -50", "bid ５０", "bid ٥٠", "bid 50\n", "bid\t50", "bid\u00a050", "Bid 50", "BID 50", "bid fifty",
                "bid 50 55", "bid 1000000000", "pass ", " pass", "Pass", "passes", "", "call", "bury", "trump",
                "trump S H", "play", "play 1S 2S", "Nil", "look ", "bid 1_0", "blind", "blind  nil",
                "blind nil ", "nil 3",
            )
        ],
        ("trump s", "“s” is not a suit: the suits are S D T H C"),
        ("trump ", "“trump ” is not an action"),
        ("trump Spades", "“Spades” is not a suit: the suits are S D T H C"),
        ("trump  S", "“trump  S” is not an action"),
        ("play 10s", "“10s” is not a card"),
        ("play  10S", "“play  10S” is not an action"),
        ("play 10S ", "“play 10S ” is not an action"),
        ("play Ⅹ", "“Ⅹ” is not a card"),
        ("bury 1S 2S 3S ", "“” is not a card"),
        ("bury 1S  2S 3S", "“” is not a card"),
        ("bury ? ? ?", "a record names the cards that were buried"),
        ("bury ? ? 1S", "“?” is not a card"),
        (None, "an action must be a string"),
        (50, "an action must be a string"),
        (["pass"], "an action must be a string"),
        *[(text, "The auction is on: bid or pass") for text in ("look", "nil", "blind nil")],
        ("bid 45", "Bid 50 or more, or pass"),
        ("play 1S", "The auction is on: bid or pass"),
    ],
)  # fmt: skip
def test_a_misspelt_or_illegal_action_is_named(action: object, error: str) -> None:
    found, *place = fault_of(mutated(WON, put("rounds", 0, "actions", 0, action)))
    assert found == error
    assert place == [0, 0]


def test_the_first_illegal_action_is_the_one_named() -> None:
    cut = FIRST_BURY + 1
    broken = mutated(WON, put("rounds", 0, "actions", [*PLAYED[:cut], "trump X", "play 1X", None]))
    assert fault_of(broken) == ("“X” is not a suit: the suits are S D T H C", 0, cut)


def test_a_buried_card_cannot_be_played() -> None:
    card = PLAYED[FIRST_BURY].split()[1]
    plays = mutated(WON, put("rounds", 0, "actions", FIRST_BURY + 2, f"play {card}"))
    found, *place = fault_of(plays)
    assert found.endswith("is not in this hand")
    assert place == [0, FIRST_BURY + 2]


def test_play_goes_not_on_after_the_end_of_a_round_nor_of_the_match() -> None:
    longer = mutated(WON, lambda record: record["rounds"][1]["actions"].append("pass"))
    end = len(WON["rounds"][1]["actions"])
    assert fault_of(longer) == ("there is an action after the end of the round", 1, end)
    more = mutated(WON, lambda record: record["rounds"].append(record["rounds"][0]))
    assert fault_of(more) == ("there is a round after the end of the match", len(WON["rounds"]), None)


@pytest.mark.parametrize("name", ["goodge", "bid", "points", "scores", "totals", "redeal"])
def test_a_round_under_way_has_no_results(name: str) -> None:
    for length in (0, 3, 30):
        record = mutated(stopped(length), put("rounds", 1, name, OPEN["rounds"][1].get(name, True)))
        says = "was not thrown in" if name == "redeal" else "has no such result"
        assert fault_of(record) == (f"“{name}” is given, but this round {says}", 1, None)


def test_a_round_played_out_has_results_also_the_last_one() -> None:
    record = deepcopy(OPEN)
    del record["rounds"][1]["scores"]
    assert fault_of(record) == ("the field “scores” is missing", 1, None)


@pytest.mark.parametrize("value", [False, None, 1, "true", []])
def test_a_round_that_was_thrown_in_says_so(value: object) -> None:
    wrong = mutated(REDEAL, put("rounds", THROWN, "redeal", value))
    assert fault_of(wrong) == (f"“redeal” is {json.dumps(value)}, but the play yields true", THROWN, None)
    missing = mutated(REDEAL, drop("rounds", THROWN, "redeal"))
    assert fault_of(missing) == ("the field “redeal” is missing", THROWN, None)


@pytest.mark.parametrize("name", ["goodge", "bid", "points", "scores", "totals"])
def test_a_round_that_was_thrown_in_has_no_results(name: str) -> None:
    record = mutated(REDEAL, put("rounds", THROWN, name, REDEAL["rounds"][THROWN + 1].get(name)))
    assert fault_of(record) == (f"“{name}” is given, but this round has no such result", THROWN, None)


def test_after_a_redeal_the_same_dealer_deals() -> None:
    dealer = REDEAL["rounds"][THROWN]["dealer"]
    assert REDEAL["rounds"][THROWN + 1]["dealer"] == dealer
    wrong = mutated(REDEAL, put("rounds", THROWN + 1, "dealer", (dealer + 1) % 3))
    assert fault_of(wrong) == (f"the dealer is seat {dealer}, not seat {(dealer + 1) % 3}", THROWN + 1, None)


def test_a_redeal_is_no_part_of_the_default_rules() -> None:
    found, *place = fault_of(mutated(REDEAL, put("rules", "all_pass", "last-at-50")))
    assert found == "The Stash is open: lay three cards away first"
    assert place[0] == THROWN


def test_options_left_out_have_their_defaults() -> None:
    record = mutated(OPEN, put("rules", {}))
    assert decode_record(json.dumps(record)).rules == GOODGE.read_rules({})


def test_unknown_keys_are_ignored_and_those_of_the_head_kept() -> None:
    record = mutated(OPEN, put("note", {"by": ["Ann"]}))
    record["rounds"][0]["weather"] = 1e3
    record["rounds"][0]["bags"] = [1, 2]
    again = decode_record(json.dumps(record))
    assert again.extra == {"note": {"by": ["Ann"]}}
    assert json.loads(encode_record(again))["note"] == {"by": ["Ann"]}


def test_the_order_of_fields_means_nothing() -> None:
    record = dict(reversed(WON.items()))
    record["rounds"] = [dict(reversed(item.items())) for item in WON["rounds"]]
    assert decode_record(json.dumps(record)).winner == WON["winner"]


def test_names_may_be_any_text() -> None:
    names = ["", "\ud800 alone", "名前\u0000\n"]
    record = decode_record(json.dumps(mutated(OPEN, put("players", names))))
    assert list(record.players) == names
    assert decode_record(encode_record(record)).players == record.players


def test_messages_stay_short_however_long_the_fault() -> None:
    long = "x" * 100_000
    for mutate in (
        put("game", long),
        put("rules", long, 1),
        put("rounds", 0, "actions", 0, long),
        put("rounds", 0, "actions", 0, f"play {long}"),
        put("rounds", 0, "actions", 0, f"trump {long}"),
        put("rounds", 0, "stash", 0, long),
        put("rounds", 0, "totals", [long]),
        put("winner", long),
    ):
        assert len(fault_of(mutated(WON, mutate))[0]) < 300
