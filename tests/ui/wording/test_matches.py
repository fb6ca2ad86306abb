"""What is said of whole matches."""

from __future__ import annotations

from goodge.ui.wording.matches import (
    beat_words,
    leads_words,
    round_words,
    team_wins_words,
    total_words,
    totals_words,
    unreadable_words,
    wins_words,
)


def test_one_player_leads_and_partners_lead() -> None:
    assert leads_words(["Ann"], 60) == "Ann leads with 60"
    assert leads_words(["Ben", "Dan"], -10) == "Ben and Dan lead with −10"


def test_one_player_wins_and_partners_win() -> None:
    assert wins_words(["Ann"]) == "Ann wins"
    assert wins_words(["Ann", "Cleo"]) == "Ann and Cleo win"
    assert team_wins_words("Night Owls", 512) == "Night Owls win with 512"


def test_a_finished_match_is_told_in_a_line() -> None:
    assert beat_words(["Ann"], ["Ben", "Cleo"]) == "Ann beat Ben and Cleo"
    assert totals_words([512, -300]) == "512 : −300"
    assert total_words("Ann", -5) == "Ann −5"
    assert round_words(3) == "Round 3"


def test_matches_that_cannot_be_read_say_why() -> None:
    reason = "Permission denied"
    assert unreadable_words(OSError(13, reason)) == f"The finished matches cannot be read: {reason}."
    assert unreadable_words(OSError()) == "The finished matches cannot be read: OSError."
