"""A card that nobody can beat: what the other one would do with the trick is told beside it."""

from __future__ import annotations

from goodge.coach.claims import surely_takes
from goodge.coach.counting import card_fates, trick_counts
from goodge.coach.judgement import Judgement, Weighed
from goodge.coach.reasons import reasons_for
from goodge.coach.why import SurelyTakes, TakesTrick
from goodge.engine.actions import PlayCard
from goodge.engine.game import Phase
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import worth
from goodge.engine.tricks import suit_of
from goodge.players.race import Clock

from .rounds import played

GOODGE = GAMES["goodge"]


def test_how_often_the_other_card_takes_the_trick_is_told_along_with_that_nothing_beats_the_best() -> None:
    told = leads = 0
    for state in (state for seed in range(4) for state in played(GOODGE, seed)[:-1]):
        view = GOODGE.view_for(state, state.board.turn)
        cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
        if state.board.phase is not Phase.PLAY or len(cards) < 2:
            continue
        best, other = max(cards, key=lambda card: surely_takes(GOODGE, view, card)), cards[0]
        if best == other or not surely_takes(GOODGE, view, best) or surely_takes(GOODGE, view, other):
            continue
        options = Weighed(PlayCard(best), 10.0, 0.5), Weighed(PlayCard(other), 0.0, 0.5)
        found = reasons_for(GOODGE, view, Judgement(options, PlayCard(other), 10.0, 0.1), 1)
        fates = card_fates(GOODGE, view, (best, other), 1, Clock(None))
        assert fates is not None
        takes, less = trick_counts(fates)
        assert takes.times == takes.of
        sure = [reason for reason in found if isinstance(reason, SurelyTakes)]
        is_told = sure == [SurelyTakes(best, other, less)]
        is_for_lead = bool(state.board.trick.cards) and not any(map(worth, (*state.board.trick.cards, best)))
        assert is_told or sure == [SurelyTakes(best, is_for_lead=is_for_lead)]
        leads += is_for_lead and not is_told
        assert sure == [found[0]]
        assert not any(isinstance(reason, TakesTrick) for reason in found), "it would tell the same again"
        trump = view.board.trump
        if fates.difference > 0 and suit_of(best, trump) is not suit_of(other, trump):
            assert is_told == (takes.differs_from(less) and less.times > 0), "that a low card does not is plain"
            told += is_told
    assert told
    assert leads
