"""Of two options that are as good, the reasons may speak for the one that was taken: that is known."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from goodge.coach.claims import threats_to
from goodge.coach.reasons import reasons_for, speaks_for_taken
from goodge.coach.swing import scale_of
from goodge.coach.why import Keeps, NoPointsGiven
from goodge.engine.actions import PlayCard
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import worth

from .choices import choices, judged


def test_of_two_cards_as_good_it_is_known_for_which_the_reasons_speak() -> None:
    told = Counter[bool]()
    for _, view, best, other in choices(GAMES["goodge"], 3):
        close = replace(judged(PlayCard(best), PlayCard(other), 1.0, error=5.0), done=PlayCard(other))
        is_for_taken = speaks_for_taken(GAMES["goodge"], view, close)
        about = {reason.card for reason in reasons_for(GAMES["goodge"], view, close, 1) if isinstance(reason, Keeps)}
        assert about <= {other if is_for_taken else best}
        told[is_for_taken] += bool(about)
        assert not speaks_for_taken(GAMES["goodge"], view, replace(close, done=PlayCard(best)))
        assert not speaks_for_taken(GAMES["goodge"], view, replace(close, error=0.1))
    assert told[True]


def test_nothing_speaks_for_points_that_were_given_away_for_nothing() -> None:
    given = spoken = 0
    for _, view, best, other in choices(GAMES["goodge"], 6):
        if threats_to(GAMES["goodge"], view, best) or threats_to(GAMES["goodge"], view, other) is not None:
            continue
        close = replace(judged(PlayCard(best), PlayCard(other), 6.0, error=5.0), done=PlayCard(other))
        if worth(other) > worth(best) == 0 and not speaks_for_taken(GAMES["goodge"], view, close):
            as_good = replace(judged(PlayCard(best), PlayCard(other), 1.0, error=5.0), done=PlayCard(other))
            spoken += speaks_for_taken(GAMES["goodge"], view, as_good)
            given += NoPointsGiven(best, other, worth(other)) in reasons_for(GAMES["goodge"], view, close, 1)
    assert given
    assert spoken, "of what is really as good"


def test_nothing_speaks_for_what_looks_worse_by_an_inaccuracy() -> None:
    spoken = Counter[bool]()
    least = scale_of("goodge").inaccuracy
    for _, view, best, other in choices(GAMES["goodge"], 3):
        for lost in (0.9 * least, least):
            close = replace(judged(PlayCard(best), PlayCard(other), lost, error=least), done=PlayCard(other))
            is_for_taken = speaks_for_taken(GAMES["goodge"], view, close)
            assert lost < least or not is_for_taken
            spoken[is_for_taken] += 1
    assert spoken[True]
    assert spoken[False]
