"""The first evening: whatever is played in its rounds, what is said fits it, and there is something to say."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import cast

import pytest

from goodge.coach.evening import LINES, line_for, safe_bid
from goodge.coach.evening_kin import KIN_LINES, kin_line_for
from goodge.coach.evening_moment import EveningMoment
from goodge.coach.ideas import IDEAS, Idea, Line, Spot, Told
from goodge.coach.kin_moment import KinMoment
from goodge.engine.actions import Action, Bid, Bury, Pass, PlayCard
from goodge.engine.cards import CROWN, Suit
from goodge.engine.game import Phase
from goodge.engine.games import GOODGE, MAIN_GAME
from goodge.engine.games.goodge import GoodgeBoard, GoodgeState, GoodgeView, worth
from goodge.engine.partners import PartnerBoard
from goodge.engine.record import Record
from goodge.engine.rng import Stream
from goodge.engine.seeding import deal_for
from goodge.engine.state import narrow
from goodge.engine.tricks import suit_of
from goodge.players import player_of
from goodge.table.evening import PERSON
from goodge.ui.scenes.evening.rounds import rounds
from goodge.ui.tabletop.moments import card_landed

WAYS = 150


def last_of(record: Record) -> GoodgeState:
    """How a round of the main game stands."""
    return cast(GoodgeState, record.rounds[-1][-1])


def _any_three(state: GoodgeState, stream: Stream) -> Bury:
    return Bury(tuple(stream.shuffled(state.hands[state.board.to_act])[:3]))


def _cheaply(state: GoodgeState) -> Action:
    """The lowest bid by the person, and a pass by the others: a bid that can be made by chance."""
    return Bid(state.board.lowest_bid) if state.board.to_act == PERSON else Pass()


def _view(state: GoodgeState) -> GoodgeView:
    return narrow(GOODGE.view_for(state, PERSON), GoodgeBoard)


def played(record: Record, seed: int) -> Iterator[tuple[EveningMoment, Told]]:
    """Plays a round by chance, every other time for a low bid, and yields all that is said in it."""
    state, stream, said = last_of(record), Stream(seed), set[Line]()

    def hear(moment: EveningMoment) -> Iterator[tuple[EveningMoment, Told]]:
        told = line_for(Idea(record.extra["evening"]), moment, said)
        if told is not None:
            said.add(told.line)
            yield moment, told

    while not state.board.is_over:
        before = _view(state)
        if state.board.turn == PERSON:
            yield from hear(EveningMoment(before, is_asked=True))
            if state.board.phase is Phase.EXCHANGE:
                for _ in range(2):  # cards that are moved
                    yield from hear(EveningMoment(before, is_asked=True, is_changed=True))
        action: Action = stream.choice(GOODGE.legal_actions(state) or (_any_three(state, stream),))
        if seed % 2 and state.board.phase is Phase.AUCTION:
            action = _cheaply(state)
        state = GOODGE.apply(state, action)[0]
        if isinstance(action, PlayCard) and not state.board.trick.cards:
            yield from hear(EveningMoment(narrow(card_landed(before, _view(state)), GoodgeBoard), is_asked=False))


@cache
def all_said(idea: Idea) -> tuple[tuple[EveningMoment, Told], ...]:
    return tuple(each for seed in range(WAYS) for each in played(rounds()[idea], seed))


@pytest.mark.parametrize("idea", IDEAS[MAIN_GAME])
def test_everything_is_said_on_some_way_through_its_round(idea: Idea) -> None:
    assert {told.line for _, told in all_said(idea)} == set(LINES[idea])


@pytest.mark.parametrize("idea", IDEAS[MAIN_GAME])
def test_whatever_is_played_something_is_said_at_once_and_more_later(idea: Idea) -> None:
    for seed in range(WAYS):
        said = list(played(rounds()[idea], seed))
        assert said[0][0].view == _view(last_of(rounds()[idea]))
        assert len(said) >= 2


@pytest.mark.parametrize(("idea", "line"), [(Idea.TRICKS, Line.AIM), (Idea.ONES, Line.CATCH)])
def test_a_round_begins_with_its_aim(idea: Idea, line: Line) -> None:
    told = line_for(idea, EveningMoment(_view(last_of(rounds()[idea])), is_asked=True), ())
    assert told is not None
    assert told.line is line


def test_the_aim_points_at_the_lowest_card_that_would_win() -> None:
    aims = [(moment, told) for moment, told in all_said(Idea.TRICKS) if told.line is Line.AIM]
    for moment, told in aims:
        board, cards = moment.view.board, moment.view.board.trick.cards
        best = max(card.rank for card in cards if card.suit is cards[0].suit)
        higher = [card for card in moment.view.hand if card.suit is cards[0].suit and card.rank > best]
        assert told.at.card == min(higher, key=lambda card: card.rank)
        assert told.at.hand == board.trick.leader
    assert aims


def test_a_1_that_wins_its_own_trick_is_not_called_caught() -> None:
    for moment, told in all_said(Idea.ONES):
        if told.line in (Line.CAUGHT, Line.MISSED):
            assert [card for card in moment.view.board.trick.cards if card.rank == 1 and card != told.at.card]


def test_everybody_is_told_which_other_cards_are_worth_points() -> None:
    for seed in range(WAYS):
        assert Line.RICH in [told.line for _, told in played(rounds()[Idea.ONES], seed)]


@pytest.mark.parametrize("idea", IDEAS[MAIN_GAME])
def test_a_line_names_what_is_there(idea: Idea) -> None:
    for moment, told in all_said(idea):
        at, view = told.at, moment.view
        if at.spot in (Spot.CARD, Spot.HELD):
            assert at.card in view.hand
        if at.spot is Spot.TRICK:
            assert at.card in view.board.trick.cards
        if at.spot is Spot.PLATE:
            assert at.hand in range(3)
        if at.number:
            assert at.number % 5 == 0


def test_what_is_said_of_suits_is_true() -> None:
    for idea in (Idea.TRICKS, Idea.TRUMP):
        for moment, told in all_said(idea):
            board, hand = moment.view.board, moment.view.hand
            fits = [card for card in hand if suit_of(card, board.trump) is board.lead]
            if told.line in (Line.AIM, Line.FOLLOW, Line.NO_TRUMP_YET):
                assert fits
            if told.line in (Line.VOID, Line.TRUMP_IT):
                assert not fits
            if told.line is Line.LEAD:
                assert board.tricks[-1].winner == PERSON
                assert len(hand) > 1


def test_a_better_card_was_held_could_be_played_and_would_have_won() -> None:
    for idea, line in ((Idea.TRICKS, Line.COULD_WIN), (Idea.TRUMP, Line.COULD_WIN), (Idea.ONES, Line.COULD_CATCH)):
        found = [(moment.view, told.at) for moment, told in all_said(idea) if told.line is line]
        assert found
        for view, at in found:
            cards, trump = view.board.trick.cards, view.board.trump
            place = (PERSON - view.board.trick.leader) % len(cards)
            assert place > 0
            assert at.hand != PERSON
            assert at.better in view.hand
            could = (*cards[:place], at.better, *cards[place + 1 :])
            assert GOODGE.winning_place(could, trump) == place
            follows = suit_of(cards[place], trump) is suit_of(cards[0], trump)
            assert not follows or suit_of(at.better, trump) is suit_of(cards[0], trump)


def test_a_1_is_called_given_away_only_where_another_card_could_be_played() -> None:
    found = [(moment.view, told.at) for moment, told in all_said(Idea.ONES) if told.line is Line.GAVE_ONE]
    assert found
    for view, at in found:
        cards, trump = view.board.trick.cards, view.board.trump
        place = (PERSON - view.board.trick.leader) % len(cards)
        assert cards[place].rank == 1
        assert at.hand != PERSON
        assert any(card.rank != 1 for card in view.hand)
        if place and suit_of(cards[place], trump) is suit_of(cards[0], trump):
            assert any(card.rank != 1 and suit_of(card, trump) is suit_of(cards[0], trump) for card in view.hand)


def test_a_crown_that_was_not_led_is_asked_for_once_more() -> None:
    again = 0
    for seed in range(WAYS):
        lines = [told.line for _, told in played(rounds()[Idea.TRUMP], seed)]
        if Line.CROWN_STILL in lines:
            again += 1
            assert lines.index(Line.CROWN_LEADS) < lines.index(Line.CROWN_STILL)
    assert again


def test_a_card_that_is_pointed_at_is_one_that_the_line_speaks_of() -> None:
    spots = set()
    for moment, told in all_said(Idea.ONES):
        if told.line is Line.OWN_ONE:
            assert told.at.card is not None
            assert told.at.card.rank == 1
        if told.line is Line.RICH:
            spots.add(told.at.spot)
            seen = (*moment.view.board.trick.cards, *moment.view.hand)
            spoken = [card for card in seen if worth(card) and card.rank != 1]
            assert told.at.card in spoken or (told.at.spot is Spot.NOWHERE and not spoken)
    assert spots == {Spot.TRICK, Spot.HELD, Spot.NOWHERE}


def test_the_others_are_said_to_play_together_where_one_of_them_keeps_points_from_the_goodge() -> None:
    for idea, goodges in ((Idea.GOODGE, {PERSON}), (Idea.BIDS, {PERSON, 1})):
        told_of = [(moment.view, told) for moment, told in all_said(idea) if told.line is Line.TOGETHER]
        assert {view.board.goodge for view, _ in told_of} == goodges
        for view, told in told_of:
            assert told.at.hand not in (PERSON, view.board.goodge)
            assert sum(map(worth, view.board.trick.cards))
            assert view.board.captured[view.board.goodge or 0] < view.board.bid


def test_a_bid_is_called_made_once_the_goodge_has_won_that_many_points() -> None:
    for idea in (Idea.GOODGE, Idea.BIDS):
        for moment, told in all_said(idea):
            board = moment.view.board
            is_made = moment.is_asked and board.goodge == PERSON and board.captured[PERSON] >= board.bid
            if told.line is Line.MADE:
                assert is_made
                assert told.at.number == board.bid
            assert told.line is not Line.NEEDS or not is_made


def test_what_is_said_of_a_crown_that_was_led_is_true() -> None:
    for idea, line in ((Idea.TRUMP, Line.CROWN_LED), (Idea.BIDS, Line.CROWN_ASKS)):
        for moment, told in all_said(idea):
            cards = moment.view.board.trick.cards
            if told.line is line:
                assert cards[0] == CROWN
                assert len(cards) == 3 if line is Line.CROWN_LED else moment.is_asked


def test_a_short_suit_is_spoken_of_where_it_can_be_laid_away() -> None:
    for moment, told in all_said(Idea.GOODGE):
        if told.line is Line.SHORT_SUIT:
            assert moment.is_changed
            assert any(1 <= sum(card.suit is suit for card in moment.view.hand) <= 3 for suit in Suit)


def test_trumps_are_said_to_be_led_first_only_by_whoever_holds_many() -> None:
    named = set()
    for seed in range(WAYS):
        said = {told.line: moment.view for moment, told in played(rounds()[Idea.GOODGE], seed)}
        view = said.get(Line.DRAW_TRUMPS)
        if view is not None:
            trump = view.board.trump
            assert sum(suit_of(card, trump) is trump for card in view.hand) >= 5
        named.add(view is not None)
    assert named == {True, False}


def test_a_card_of_another_suit_cannot_win_in_the_first_round() -> None:
    state = last_of(rounds()[Idea.TRICKS])
    held = [card for hand in state.hands for card in hand]
    assert not [card for card in held if suit_of(card, state.board.trump) is state.board.trump]


def test_in_the_first_rounds_no_bid_is_open_and_nothing_is_in_the_stash() -> None:
    for idea in (Idea.TRICKS, Idea.TRUMP, Idea.ONES):
        state = last_of(rounds()[idea])
        assert GOODGE.is_settled(_view(state).board)
        assert not sum(map(worth, state.stash))


def test_a_bid_that_is_called_safe_is_made_four_times_out_of_five() -> None:
    rules, casual, made, count = GOODGE.read_rules({"players": 3}), player_of("casual"), 0, 100
    for seed in range(count):
        state = GOODGE.open_round(GOODGE.new_match(rules, 2), deal_for(GOODGE, rules, seed, 0))[0]
        safe = safe_bid(_view(state))
        while state.board.turn is not None:
            seat = state.board.turn
            action: Action
            if state.board.phase is Phase.AUCTION:
                action = GOODGE.legal_actions(state)[0 if seat == PERSON else -1]
            else:
                action = casual.choose(GOODGE.view_for(state, seat), seed + seat).action
            state = GOODGE.apply(state, action)[0]
        made += state.board.captured[PERSON] >= safe
    assert 0.7 * count <= made <= 0.92 * count


KIN_IDEAS = [idea for game, ideas in IDEAS.items() if game != MAIN_GAME for idea in ideas]


def kin_played(idea: Idea, seed: int) -> Iterator[tuple[KinMoment, Told]]:
    """Plays a round of a kin game by chance, and yields all that is said in it."""
    record, stream, said = rounds()[idea], Stream(seed), set[Line]()
    game, state = record.game, record.rounds[-1][-1]

    def hear(moment: KinMoment) -> Iterator[tuple[KinMoment, Told]]:
        told = kin_line_for(idea, moment, said)
        if told is not None:
            said.add(told.line)
            yield moment, told

    while not state.board.is_over:
        before = game.view_for(state, PERSON)
        if state.board.turn == PERSON:
            yield from hear(KinMoment(before, is_asked=True))
        action = stream.choice(game.legal_actions(state))
        state = game.apply(state, action)[0]
        if isinstance(action, PlayCard) and not state.board.trick.cards:
            yield from hear(KinMoment(card_landed(before, game.view_for(state, PERSON)), is_asked=False))


@cache
def all_kin_said(idea: Idea) -> tuple[tuple[tuple[KinMoment, Told], ...], ...]:
    return tuple(tuple(kin_played(idea, seed)) for seed in range(WAYS))


@pytest.mark.parametrize("idea", KIN_IDEAS)
def test_so_it_is_in_the_kin_games(idea: Idea) -> None:
    heard = all_kin_said(idea)
    assert {told.line for way in heard for _, told in way} == set(KIN_LINES[idea])
    for way in heard:
        assert way[0][0].view == rounds()[idea].game.view_for(rounds()[idea].rounds[-1][-1], PERSON)
        assert len(way) >= 2
        for moment, told in way:
            if told.at.spot in (Spot.CARD, Spot.HELD):
                assert told.at.card in moment.view.hand
            if told.at.spot is Spot.TRICK:
                assert told.at.card in moment.trick
            if told.at.spot is Spot.PLATE:
                assert told.at.hand in range(4)


def _told(idea: Idea, *lines: Line) -> list[tuple[KinMoment, Told]]:
    found = [each for way in all_kin_said(idea) for each in way if each[1].line in lines]
    assert found
    return found


def test_what_is_said_of_nil_and_of_bags_is_true() -> None:
    for moment, told in _told(Idea.NIL, Line.NIL_KEPT, Line.NIL_BROKEN):
        assert (told.at.hand == PERSON) is (told.line is Line.NIL_BROKEN)
        assert PERSON not in [trick.winner for trick in moment.view.board.tricks]
    for moment, told in _told(Idea.BAGS, Line.BAG_GOT, Line.BAG_DUCKED):
        board = narrow(moment.view, PartnerBoard).board
        assert (told.at.hand in (0, 2)) is (told.line is Line.BAG_GOT)
        assert sum(trick.winner in (0, 2) for trick in board.tricks) >= board.contract(0)


def test_what_is_said_of_spades_and_partners_is_true() -> None:
    for idea in (Idea.PARTNERS, Idea.JOKERS, Idea.DUMMY):
        for moment, told in _told(idea, Line.SPADE_IT):
            assert told.at.card is not None
            assert PlayCard(told.at.card) in moment.view.legal
            assert moment.wins(told.at.card)
            assert moment.is_void
    for idea in (Idea.PARTNERS, Idea.JOKERS):
        for moment, told in _told(idea, Line.COULD_WIN):
            place = (PERSON - moment.view.board.trick.leader) % 4
            assert place
            assert told.at.hand in (1, 3)
            assert told.at.better in moment.view.hand
            could = (*moment.trick[:place], told.at.better, *moment.trick[place + 1 :])
            assert moment.game.winning_place(could, Suit.SPADES) == place
    for moment, told in _told(Idea.PARTNERS, Line.TOOK_PARTNERS):
        assert told.at.hand == PERSON == (moment.view.board.trick.leader + 3) % 4
        best = moment.game.winning_place(moment.trick[:-1], Suit.SPADES)
        assert (moment.view.board.trick.leader + (best or 0)) % 4 == 2
    for moment, told in _told(Idea.PARTNERS, Line.PARTNER_WINS, Line.PARTNER_WON):
        assert told.at.hand == 2 == (moment.winner or (None,))[0]
    for moment, _ in _told(Idea.BOARD, Line.SPADES_WAIT):
        spades = [card for card in moment.view.hand if suit_of(card, Suit.SPADES) is Suit.SPADES]
        assert spades
        assert not {PlayCard(card) for card in spades} & set(moment.view.legal)


def test_what_is_said_of_bids_that_fail_is_true() -> None:
    for moment, told in _told(Idea.SET, Line.THEY_FAILED, Line.WE_FAILED, Line.OVER):
        board = narrow(moment.view, PartnerBoard).board
        side, left = int(told.line is Line.THEY_FAILED), 13 - len(board.tricks)
        won = board.captured[side] + board.captured[side + 2]
        assert won >= board.contract(side) if told.line is Line.OVER else won + left < board.contract(side)
    for moment, told in _told(Idea.BOARD, Line.BOARD_BID):
        assert (told.at.hand, told.at.number) == (2, 3)
        assert Bid(2) not in moment.view.legal


def test_what_is_said_of_the_dummy_and_of_jokers_is_true() -> None:
    for moment, told in _told(Idea.DUMMY, Line.DUMMY_YOURS, Line.DUMMY_LEADS, Line.DUMMY_OWN, Line.OWN_LEADS):
        of_dummy = told.line in (Line.DUMMY_YOURS, Line.DUMMY_LEADS)
        assert moment.view.board.acting == (1 if of_dummy else 3)
        assert bool(moment.trick) or told.line in (Line.DUMMY_LEADS, Line.OWN_LEADS)
    for moment, told in _told(Idea.CANCEL, Line.CANCELLED, Line.JOKER_WON):
        jokers = [card for card in moment.trick if card.suit is None]
        assert len(jokers) == (2 if told.line is Line.CANCELLED else 1)
        assert (told.at.card in jokers) is (told.line is Line.JOKER_WON)


def test_a_slam_is_near_with_ten_in_one_hand_and_lost_with_one_in_the_other() -> None:
    for moment, told in _told(Idea.SLAM, Line.SLAM_NEAR, Line.SLAM_LOST):
        own, of_dummy = (sum(trick.winner == hand for trick in moment.view.board.tricks) for hand in (3, 1))
        assert of_dummy == 0
        assert told.at.hand == (3 if told.line is Line.SLAM_NEAR else 1)
        assert own >= 10 or told.line is Line.SLAM_LOST
