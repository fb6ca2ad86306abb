"""What stands in the bar, compared with worked examples."""

from __future__ import annotations

from goodge.engine.cards import Suit
from goodge.engine.games.pride import PrideRules
from goodge.ui.wording import bar, tips


def test_the_round_and_what_wins_are_told() -> None:
    assert bar.round_words(3, 500, "") == "Round 3 · to 500"
    assert bar.round_words(3, 500, "12 min left") == "Round 3 · 12 min left"
    assert bar.few_points_round_words(3, 5) == "Round 3 · to 5 points"


def test_a_league_tells_its_limits() -> None:
    limited = PrideRules(target=250, max_rounds=10, minutes=25)
    assert bar.league_round_words(3, PrideRules(target=250, max_rounds=10), "") == "Round 3 of 10 · to 250"
    assert bar.league_round_words(1, limited, "") == "Round 1 of 10 · to 250 · 25 min"
    assert bar.league_round_words(1, limited, "12 min left") == "Round 1 of 10 · to 250 · 12 min left"
    assert bar.league_round_words(4, PrideRules(target=250, set_limit=3), "") == "Round 4 · to 250 · lost at 3 sets"
    assert bar.league_round_words(4, PrideRules(target=250, set_limit=1), "") == "Round 4 · to 250 · lost at 1 set"


def test_by_what_a_match_may_end_is_told_in_sentences() -> None:
    assert bar.ends_words(PrideRules(target=250, max_rounds=10, minutes=25, set_limit=3)) == (
        "The first team to reach 250 wins. After 10 rounds the team with more points wins. "
        "No round begins after 25 minutes of play. A set is a broken contract: the team with 3 sets loses."
    )
    assert bar.ends_words(PrideRules(target=250, max_rounds=1)) == (
        "The first team to reach 250 wins. After 1 round the team with more points wins."
    )


def test_a_team_is_told_its_sets_and_what_they_mean() -> None:
    means = "A set is a broken contract: the team with 3 sets loses."
    assert bar.sets_so_far(0, 3) == f"This team has not been set yet. {means}"
    assert bar.sets_so_far(1, 3) == f"This team has been set 1 time. {means}"
    assert bar.sets_so_far(2, 3) == f"This team has been set 2 times. {means}"


def test_what_is_going_on_and_trump() -> None:
    assert [bar.auction(), bar.bidding(), bar.who_deals()] == ["Auction", "Bidding", "Who deals first?"]
    assert bar.goodge_words("Ann", 120) == "Ann is the Goodge for 120"
    assert bar.trump_words(Suit.STARS) == "Trump: Stars"
    assert bar.trick_words(2, 13) == "Trick 2 of 13"
    assert [bar.contract_words(1, 6), bar.contract_words(6, 6)] == ["1 of 6", "6 of 6"]
    assert [bar.contract_words(7, 6), bar.contract_words(0, 0)] == ["7, bid 6", "nil"], "as on plates: tricks, bid 6"
    assert bar.contract_words(7, 6, is_told=True) == "7 (bid 6)"
    assert bar.spades_words(is_play=False, is_broken=False) == "Spades are trump"
    assert bar.spades_words(is_play=True, is_broken=False) == "Spades not broken"
    assert bar.spades_words(is_play=True, is_broken=True) == "Spades are broken"


def test_the_tricks_of_a_team_are_counted() -> None:
    names = ("Ann", "Cleo")
    assert tips.team_tip(names, 0, 5) == "Ann and Cleo have 0 tricks and have bid 5."
    assert tips.team_tip(names, 1, 5) == "Ann and Cleo have 1 trick and have bid 5."
