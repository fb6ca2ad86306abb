"""What a round came to, compared with worked examples."""

from __future__ import annotations

from goodge.ui.wording import rounds


def test_a_bid_of_the_goodge() -> None:
    assert rounds.made_bid_words("Ann", 100, 115) == "Ann made 100 with 115 points"
    assert rounds.fell_short_words(["Ann"], 80, 100) == "Ann fell short: 80 of 100"


def test_two_teams() -> None:
    assert rounds.none_scored_words() == "No round has been scored yet"
    assert rounds.teams_made_words() == "Both teams made their contracts"
    assert rounds.teams_fell_short_words() == "Both teams fell short"
    assert rounds.fell_short_words(["Ben", "Dan"], 6, 7) == "Ben and Dan fell short: 6 of 7"
    assert rounds.bags_lost_words(["Ann", "Cleo"], 100) == "Ann and Cleo lose 100 by bags"


def test_a_nil_that_held_and_one_that_did_not() -> None:
    assert rounds.nil_words("Ann", 0, is_blind=False) == "Ann made nil"
    assert rounds.nil_words("Ann", 0, is_blind=True) == "Ann made blind nil"
    assert rounds.nil_words("Ann", 2, is_blind=False) == "Ann bid nil and took 2"
    assert rounds.nil_words("Ann", 2, is_blind=True) == "Ann bid blind nil and took 2"


def test_tricks_in_a_row_of_the_sheet() -> None:
    assert rounds.taken_of_bid_words(5, 4) == "5/4"
    assert [rounds.taken_of_nil_words(taken, is_blind=taken > 0) for taken in (0, 2)] == ["0/nil", "2/blind"]
    assert rounds.dummys_tricks_words(3) == "+ 3"


def test_what_was_made_in_spidge() -> None:
    made = [("nil",), ("nil", "nil"), ("spidge",), ("slam",), ("grand slam",), ()]
    assert list(map(rounds.honours_word, made)) == ["nil", "two nils", "spidge", "slam", "grand slam", ""]
    assert rounds.honours_words([]) == "Nobody scored: you need no tricks at all, or at least ten"
    assert rounds.honours_words([("Ann", ("nil", "nil"))]) == "Ann made two nils"
    assert rounds.honours_words([("Ben", ("nil",)), ("Cleo", ("slam",))]) == "Ben made nil · Cleo made a slam"


def test_long_names_are_counted_where_all_have_made_something() -> None:
    names = ("Wilhelmina Grace", "Maximilian-Jakob", "Bartholomew Levi")
    assert rounds.honours_words([(name, ("nil",)) for name in names]) == "3 players scored in this round"
