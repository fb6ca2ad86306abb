"""The parts that players of any game are made of: cards as the kernel's, what ends are worth, likely deals."""

from __future__ import annotations

from itertools import pairwise
from statistics import mean

import pytest

from goodge.engine.actions import PlayCard
from goodge.engine.game import Phase
from goodge.engine.rng import Stream
from goodge.players.anygame.aims import ALL, aims_of
from goodge.players.anygame.deal_inference import likely_states
from goodge.players.anygame.deck import Deck, deck_of
from goodge.players.anygame.estimate import likely_call, tricks_of
from goodge.players.anygame.gains import Ends, ends_of
from goodge.players.kernel import Position, TrickAim
from goodge.players.race import Clock

from ..engine.kin import PRIDE, SPADES, SPIDGE, after, late, opened
from ..engine.playing import CASES, GOODGE, AnyGame, AnyState, Case, play_match
from ..engine.playing import opened as opened_goodge

KIN = [case for case in CASES if case.game in (SPADES, PRIDE, SPIDGE)]
NONE_KNOWN = (None,) * 4


def deck(state: AnyState, game: AnyGame) -> Deck:
    found = deck_of(game.id, state.match.rules)
    assert found
    return found


@pytest.mark.parametrize("case", KIN, ids=str)
def test_the_kernel_plays_each_game_as_the_engine_does(case: Case) -> None:
    for number in range(6):
        states = play_match(case.game, case.options, number, 1).rounds[0]
        running = [state for state in states if state.board.phase in (Phase.PLAY, Phase.SCORED)]
        cards = deck(running[0], case.game)
        position = Position(cards.rules)
        position.start(cards.masks(running[0].hands), **cards.trick_start(running[0].board))
        for state, following in pairwise(running):
            legal = {action.card for action in case.game.legal_actions(state) if isinstance(action, PlayCard)}
            assert position.legal() == cards.mask(legal)
            assert position.turn == state.board.acting
            halfway = Position(cards.rules)
            halfway.start(cards.masks(state.hands), **cards.trick_start(state.board))
            assert halfway.legal() == position.legal()
            played = following.actions[-1]
            assert isinstance(played, PlayCard)
            position.play(cards.number(played.card))
        assert tuple(position.points()) == running[-1].board.captured


@pytest.mark.parametrize("case", KIN, ids=str)
def test_the_table_of_ends_says_what_the_score_does(case: Case) -> None:
    states = play_match(case.game, case.options, 3, 1).rounds[0]
    state = next(state for state in states if state.board.phase is Phase.PLAY)
    ends, end = Ends(case.game, state), states[-1].board.captured
    place = end[0] + 16 * end[1] + 256 * end[2]
    assert [row[place] for row in ends.tables()] == [ends.gains(end)[holder] for holder in state.board.holders]


def bid(state: AnyState, *bids: str) -> AnyState:
    return after(SPADES, state, *bids)


def test_an_end_is_worth_the_lead_over_the_others() -> None:
    ends = Ends(SPADES, bid(opened(SPADES, dealer=3, bags=False), "bid 3", "bid 3", "bid 4", "bid 3"))
    assert ends.gains((5, 3, 3, 2)) == (131.0, -131.0, 131.0, -131.0)  # 71 against -60
    assert ends.gains((3, 4, 3, 3)) == (-131.0, 131.0, -131.0, 131.0)  # -70 against 61


def test_bags_count_before_they_cost() -> None:
    ends = Ends(SPADES, bid(opened(SPADES, dealer=3), "bid 3", "bid 3", "bid 3", "bid 3"))
    assert ends.gains((4, 3, 3, 3))[0] == (61 - 10) - 60


def test_winning_the_match_is_worth_half_the_target_more() -> None:
    state = bid(opened(SPADES, dealer=3, target=60, bags=False), "bid 3", "bid 3", "bid 4", "bid 3")
    assert Ends(SPADES, state).gains((4, 3, 3, 3))[0] == 10.0 + 30.0


def test_late_in_a_match_the_chance_to_win_is_all_that_counts() -> None:
    state = bid(opened(SPADES, dealer=3, totals=(450, 380), bags=False), "bid 3", "bid 3", "bid 4", "bid 3")
    ends = Ends(SPADES, state)
    won, won_by_more = ends.gains((4, 3, 3, 3)), ends.gains((5, 3, 3, 2))
    assert won == won_by_more == (700.0, 0.0, 700.0, 0.0)
    behind = ends.gains((3, 4, 3, 3))  # 380 against 441
    assert 0.0 < behind[0] < 350.0 < behind[1] < 700.0
    assert behind[0] + behind[1] == pytest.approx(700.0)


def test_in_spidge_the_others_share_what_one_is_ahead() -> None:
    state = opened(SPIDGE, dealer=2)
    assert Ends(SPIDGE, state).gains((0, 4, 5, 4)) == (1.0, -0.5, -0.5)
    assert Ends(SPIDGE, state).gains((1, 5, 1, 6)) == (-0.5, -0.5, 1.0)


def test_ends_are_kept_for_a_round_and_not_for_another() -> None:
    state = bid(opened(SPADES, dealer=3), "bid 3", "bid 3", "bid 3", "bid 3")
    assert ends_of(SPADES, state) is ends_of(SPADES, after(SPADES, state, "play 2C"))
    other = bid(opened(SPADES, dealer=3), "bid 3", "bid 3", "bid 3", "bid 4")
    assert ends_of(SPADES, state) is not ends_of(SPADES, other)


def test_ends_are_told_of_no_game_that_does_not_tell_its_card_play() -> None:
    with pytest.raises(ValueError, match="goodge does not tell"):
        Ends(GOODGE, opened_goodge())


def test_partners_aim_for_their_contract_together_and_a_nil_for_none() -> None:
    state = bid(opened(SPADES, dealer=3), "bid 3", "nil", "bid 3", "bid 4")
    assert aims_of(SPADES, state, NONE_KNOWN) == [
        TrickAim(5, 6, 5),
        TrickAim(2, 0, 10),
        TrickAim(5, 6, 5),
        TrickAim(8, 4, 10),
    ]


def test_who_loses_nothing_by_more_tricks_wants_them_all() -> None:
    state = bid(opened(SPADES, dealer=3, bags=False), "bid 3", "bid 3", "bid 3", "bid 3")
    assert {aim.tricks for aim in aims_of(SPADES, state, NONE_KNOWN)} == {ALL}


def test_where_nobody_bids_a_weak_hand_tries_for_no_trick() -> None:
    state = opened(SPIDGE, dealer=2)
    aims = aims_of(SPIDGE, state, (1.0, 6.0, None, None))
    assert [aim.tricks for aim in aims] == [0, ALL, ALL, ALL]
    assert [aim.friends for aim in aims] == [1, 10, 4, 10]  # the dealer's two hands are hands 1 and 3


def test_who_has_taken_none_for_a_while_seems_to_try_for_none() -> None:
    state = late(SPIDGE, "2C 3C", "4C 5C", "6C 7C", "8C 9C", captured=(0, 4, 0, 7), start=opened(SPIDGE, dealer=2))
    assert [aim.tricks for aim in aims_of(SPIDGE, state, NONE_KNOWN)] == [0, ALL, 0, ALL]


def test_the_stronger_hand_looks_good_for_more() -> None:
    cards = deck(opened(SPADES), SPADES)
    hands = [
        state.hands[0] for state in (opened(SPADES, "AS KS QS AH KH AD AC"), opened(SPADES, "AS AH"), opened(SPADES))
    ]
    tricks = [tricks_of(cards, hand) for hand in hands]
    assert tricks == sorted(tricks, reverse=True)
    assert tricks[0] > 6
    assert tricks[2] < 1


def test_bids_tell_of_the_hands() -> None:
    state = bid(opened(SPADES, dealer=3), "bid 1", "bid 6", "bid 3")
    view, cards = SPADES.view_for(state, 3), deck(state, SPADES)
    states = likely_states(SPADES, view, cards, Stream(1, "likely"), 60, Clock(None))
    weak, strong = (mean(tricks_of(cards, drawn.hands[seat]) for drawn in states) for seat in (0, 1))
    assert len(states) == 60
    assert strong > weak + 2
    nil = bid(opened(SPADES, dealer=3), "bid 3", "nil", "bid 3")
    states = likely_states(SPADES, SPADES.view_for(nil, 3), cards, Stream(1, "likely"), 60, Clock(None))
    assert mean(tricks_of(cards, drawn.hands[1]) for drawn in states) < 1.5


def test_a_likely_call_is_legal_and_near_the_count() -> None:
    state = opened(PRIDE, "BigJoker LittleJoker 2S AS KS AH AD AC", dealer=3)
    assert int(likely_call(PRIDE, state, deck(state, PRIDE)).text.split()[1]) >= 7
    blind = opened(SPADES, dealer=3, totals=(0, 100))
    assert likely_call(SPADES, blind, deck(blind, SPADES)).text == "look"
