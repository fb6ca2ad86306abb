"""Clues and advice: true by the view, and the same whatever the hidden cards are."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from goodge.coach import Judgement, Weighed
from goodge.coach.advice import advised, next_best
from goodge.coach.claims import surely_takes
from goodge.coach.clues import (
    Behind,
    Clue,
    CouldBeNil,
    GoodgeNeeds,
    Lowest,
    NilAlive,
    NotToBeat,
    ShortSuit,
    StashIsForLast,
    SuitsHeld,
    TeamNeeds,
    TricksBid,
    TrumpsUnseen,
    Winners,
    Winning,
    clues_to,
    leads_to,
)
from goodge.coach.honours import HonoursOpen, NilOpen, NilToSpoil, NothingOpen, TenNeeds
from goodge.coach.ideas import Idea
from goodge.coach.known import known_in
from goodge.coach.leading import FewHigher, Highest
from goodge.coach.memory import cards_unseen
from goodge.coach.warnings import cost_of
from goodge.coach.why_pairs import StrongerStays
from goodge.engine.actions import Action, Bid, BlindNil, Bury, Nil, Pass, PlayCard, parse_action
from goodge.engine.cards import Card, Suit
from goodge.engine.game import AnyGame, AnyState, AnyView, Phase
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import GoodgeBoard, worth
from goodge.engine.partners import PartnerBoard
from goodge.engine.state import narrow
from goodge.engine.tricks import suit_of
from tests.engine import kin

from .rounds import GAME_IDS, one_a_phase, played, with_other_cards

GOODGE, SPADES = GAMES["goodge"], GAMES["spades"]


def every_clue(game: AnyGame, view: AnyView) -> tuple[Clue, ...]:
    """The clues to whatever may be advised."""
    return tuple(dict.fromkeys(clue for action in (None, *view.legal) for clue in clues_to(game, view, action)))


@pytest.mark.parametrize("game", GAME_IDS)
def test_other_hidden_cards_have_the_same_clues(game: str) -> None:
    for state in one_a_phase(GAMES[game], 5):
        other = with_other_cards(GAMES[game], state, 1)
        clues = [every_clue(GAMES[game], GAMES[game].view_for(same, state.board.turn)) for same in (state, other)]
        assert clues[0] == clues[1]
        assert clues[0]


@pytest.mark.parametrize("game", GAME_IDS)
def test_nobody_is_asked_to_spare_the_one_card_that_may_be_played(game: str) -> None:
    lone = 0
    for state in played(GAMES[game], 4)[:-1]:
        view = GAMES[game].view_for(state, state.board.turn)
        if view.board.phase is Phase.PLAY and len(view.legal) == 1:
            lone += 1
            assert not any(isinstance(clue, Lowest) for clue in every_clue(GAMES[game], view))
    assert lone


def may_be_nil(state: AnyState, hand: int) -> bool:
    """Whether a hand of Spidge has no trick, and no trump that hardly anything beats."""
    high = {"AS", "BigJoker", "LittleJoker"}
    return not state.board.captured[hand] and not high & {card.text for card in state.hands[hand]}


@pytest.mark.parametrize("game", GAME_IDS)
def test_clues_in_play_are_true(game: str) -> None:
    kinds, seen_own = set(), set[bool]()
    for state in played(GAMES[game], 4)[:-1]:
        board = state.board
        if board.phase is not Phase.PLAY:
            continue
        view = GAMES[game].view_for(state, board.turn)
        hands = len(board.captured)
        for clue in every_clue(GAMES[game], view):
            kinds.add(type(clue))
            match clue:
                case Winning(card, hand, points, after, is_own, is_partners, last, is_own_last, is_dummys):
                    assert is_dummys == (is_own and hand == board.dummy)
                    assert is_own_last == (after > 0 and board.holders[(board.trick.leader - 1) % hands] == board.turn)
                    behind = {(board.trick.leader + hands - 1) % hands} if after == 1 else set()
                    behind -= {each for each in behind if each == board.dummy or board.holders[each] == board.turn}
                    assert behind == (set() if last is None else {last})
                    is_spades = isinstance(board, PartnerBoard)
                    assert is_partners == (is_spades and hand != board.to_act and hand % 2 == board.to_act % 2)
                    assert is_own == (board.holders[hand] == board.turn and hand != board.acting)
                    seen_own.add(is_own)
                    assert board.trick.cards[(hand - board.trick.leader) % hands] == card
                    assert after == hands - 1 - len(board.trick.cards)
                    assert points == (sum(map(worth, board.trick.cards)) if game == "goodge" else 0)
                case Lowest(card):
                    cards = [each.card for each in view.legal if isinstance(each, PlayCard)]
                    beating = [each for each in cards if _beats(game, state, each)]
                    assert card is None if not beating else card in beating
                    assert card is None or not [
                        each for each in beating if GAMES[game].winning_place((each, card), board.trump) == 1
                    ]
                case NotToBeat():
                    place = GAMES[game].winning_place(board.trick.cards, board.trump)
                    assert place is not None
                    assert (board.trick.leader + place - board.to_act) % hands == 2
                    could = [each.card for each in view.legal if isinstance(each, PlayCard)]
                    assert any(_beats(game, state, card) for card in could), "else there is nothing to save"
                case Highest(best):
                    assert {PlayCard(card) for card in best} <= set(view.legal)
                    assert not any(suit_of(card, board.trump) is board.trump for card in best[1:])
                    others = [each for hand, held in enumerate(state.hands) if hand != board.acting for each in held]
                    for card in best:
                        same = [each for each in others if suit_of(each, board.trump) is suit_of(card, board.trump)]
                        assert not [each for each in same if GAMES[game].winning_place((card, each), board.trump) == 1]
                case FewHigher(lead, higher):
                    assert PlayCard(lead) in view.legal
                    assert board.dummy is None
                    assert not board.trick.cards
                    suit = suit_of(lead, board.trump)
                    out = [
                        each
                        for each in cards_unseen(GAMES[game], view)
                        if suit_of(each, board.trump) is suit
                        and GAMES[game].winning_place((lead, each), board.trump) == 1
                    ]
                    assert [*higher] == out
                    assert 1 <= len(higher) <= 2
                case TrumpsUnseen(count, last_trump):
                    assert (last_trump is not None) == (count == 1)
                    own = {board.acting, board.dummy, board.own_hand(board.to_act)}
                    hidden = [card for hand, cards in enumerate(state.hands) if hand not in own for card in cards]
                    aside = () if view.stash is not None else state.stash
                    assert count == sum(suit_of(card, board.trump) is board.trump for card in (*hidden, *aside))
                case GoodgeNeeds(seat, need, left, is_own):
                    assert is_own == (seat == board.turn)
                    won = sum(board.captured)
                    assert left == sum(map(worth, GOODGE.deck)) - won
                    assert need == max(0, narrow(state, GoodgeBoard).board.bid - board.captured[seat])
                case HonoursOpen(has_dummy):
                    assert not board.tricks
                    assert has_dummy == (board.holders.count(board.turn or 0) == 2)
                case NilOpen(is_own, is_dummys, has_dummy):
                    mine = [each for each, holder in enumerate(board.holders) if holder == board.turn]
                    assert has_dummy == (len(mine) == 2)
                    has_none = {each == board.dummy for each in mine if may_be_nil(state, each)}
                    assert has_none == {is_dummy for is_dummy, is_so in ((False, is_own), (True, is_dummys)) if is_so}
                case TenNeeds(need, left):
                    mine = [each for each, holder in enumerate(board.holders) if holder == board.turn]
                    assert not any(may_be_nil(state, each) for each in mine)
                    assert need == 10 - sum(board.captured[each] for each in mine) > 0
                    assert left == 13 - len(board.tricks) >= 2 * need
                case NilToSpoil(theirs):
                    taken = {
                        each: board.captured[each] for each, seat in enumerate(board.holders) if seat != board.turn
                    }
                    assert set(theirs) == {each for each, count in taken.items() if not count} != set()
                    mine = [each for each, holder in enumerate(board.holders) if holder == board.turn]
                    need = 10 - sum(board.captured[each] for each in mine)
                    assert not any(may_be_nil(state, each) for each in mine)
                    assert need <= 0 or 2 * need > 13 - len(board.tricks)
                case NothingOpen():
                    assert every_clue(GAMES[game], view) == (NothingOpen(),), "then nothing else matters"
                    by_seat, left = Counter[int](), 13 - len(board.tricks)
                    for hand, holder in enumerate(board.holders):
                        assert board.captured[hand] > 0
                        by_seat[holder] += board.captured[hand]
                    assert not any(tricks < 10 <= tricks + left for tricks in by_seat.values())
                case StashIsForLast():
                    assert len(view.hand) <= 3
                    laid = [worth(card) for card in view.stash or ()]
                    assert view.stash is None or any(laid), "the Goodge knows if there is nothing in it"
                case _:
                    assert isinstance(clue, TeamNeeds | NilAlive)
    assert {Winning, Lowest, Highest} <= kinds
    assert (NilToSpoil in kinds) == (NothingOpen in kinds) == (game == "spidge")
    assert seen_own == ({True, False} if game == "spidge" else {False})
    assert (GoodgeNeeds if game == "goodge" else TrumpsUnseen if game == "spidge" else TeamNeeds) in kinds


@pytest.mark.parametrize("game", ["spades", "pride"])
def test_nobody_is_asked_to_beat_a_partner_but_one_on_nil(game: str) -> None:
    spared = 0
    for seed in range(12):
        for state in played(GAMES[game], seed)[:-1]:
            view = GAMES[game].view_for(state, state.board.turn)
            clues = every_clue(GAMES[game], view)
            if not any(isinstance(clue, Winning) and clue.is_partners for clue in clues):
                continue
            has_nil = any(isinstance(clue, NilAlive) for clue in clues)
            beats = [clue for clue in clues if isinstance(clue, Lowest)]
            assert has_nil or not beats
            assert not has_nil or NotToBeat() not in clues
            spared += NotToBeat() in clues
            for action in view.legal:
                is_told = NotToBeat() in clues_to(GAMES[game], view, action)
                assert isinstance(action, PlayCard)
                assert not (is_told and _beats(game, state, action.card))
    assert spared


def test_nobody_is_asked_to_spare_high_cards_for_a_contract_that_is_lost() -> None:
    game, asked = GAMES["spades"], Counter[bool]()
    for seed in range(60):
        for state in played(game, seed)[:-1]:
            board, view = narrow(state, PartnerBoard).board, game.view_for(state, state.board.turn)
            clues = every_clue(game, view)
            if not any(isinstance(clue, Winning) and clue.is_partners for clue in clues):
                continue
            side = (view.seat or 0) % 2
            lacks = board.contract(side) - board.captured[side] - board.captured[side + 2]
            if not any(isinstance(bid, Nil | BlindNil) for bid in board.bids[side::2]):
                is_lost = lacks > 13 - len(board.tricks)
                asked[is_lost] += 1
                assert NotToBeat() not in clues or not is_lost
    assert asked[True]
    assert asked[False]


def _beats(game: str, state: AnyState, card: Card) -> bool:
    trick = state.board.trick.cards
    return GAMES[game].winning_place((*trick, card), state.board.trump) == len(trick)


def test_trumps_are_counted_where_nothing_is_more_pressing() -> None:
    state = next(state for state in played(GAMES["spidge"], 4) if state.board.phase is Phase.PLAY)
    clue = clues_to(GAMES["spidge"], GAMES["spidge"].view_for(state, state.board.turn), None)[-1]
    assert isinstance(clue, TrumpsUnseen)


def test_before_the_first_card_the_hand_is_told_as_it_is() -> None:
    view = SPADES.view_for(played(SPADES, 2)[0], played(SPADES, 2)[0].board.turn)
    (winners,) = clues_to(SPADES, view, None)
    spades = sum(card.suit is Suit.SPADES for card in view.hand)
    aces = sum(card.rank == 14 and card.suit is not Suit.SPADES for card in view.hand)
    assert winners == Winners(spades, aces)
    boards = [(state, narrow(state, PartnerBoard).board) for state in played(SPADES, 2)]
    later, board = next((state, board) for state, board in boards if board.bids.count(None) == 2)
    bids = [call.amount if isinstance(call, Bid) else 0 for call in board.bids]
    told = (TricksBid(sum(bids), bids[later.board.to_act - 2]),) if any(bids) else ()
    assert clues_to(SPADES, SPADES.view_for(later, later.board.turn), None)[1:] == told


def test_nobody_is_warned_of_bags_who_is_to_take_a_trick() -> None:
    game, seen = GAMES["spades"], set[bool]()
    for seed in range(3):
        for state in played(game, seed):
            view = game.view_for(state, state.board.turn)
            cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
            for card in cards if state.board.phase is Phase.PLAY else ():
                leads = leads_to(TeamNeeds(0, 5, bags=True), view, PlayCard(card))
                assert leads != surely_takes(game, view, card)
                assert leads_to(TeamNeeds(0, 5, bags=False), view, PlayCard(card))
                seen.add(leads)
    assert seen == {True, False}


def test_the_exchange_points_at_the_shortest_suit_if_it_can_go() -> None:
    state = next(state for state in played(GOODGE, 5) if state.board.phase is Phase.EXCHANGE)
    view = GOODGE.view_for(state, state.board.turn)
    held = [sum(card.suit is suit for card in view.hand) for suit in Suit]
    least = min(count for count in held if count)
    shortest = next(suit for suit in Suit if held[suit] == least)
    away = Bury(tuple(sorted(view.hand, key=lambda card: card.suit is not shortest)[:3]))
    first = clues_to(GOODGE, view, away)[0]
    assert isinstance(first, ShortSuit)
    assert (held[first.suit], first.count) == (least, least)
    suits = tuple(Suit)[:4]
    even = replace(view, hand=tuple(Card(rank, suit) for suit in suits for rank in range(2, 6)))
    assert clues_to(GOODGE, even, None)[0] == SuitsHeld(tuple((suit, 4) for suit in suits), crown=False)


def test_a_team_behind_is_told_by_how_much() -> None:
    rules = SPADES.read_rules({})
    match = SPADES.new_match(rules, 3)
    state = kin.opened(SPADES, "2S", "3S", "4S", "5S", dealer=3)
    behind = replace(match, totals=(0, 120))
    opened, _ = SPADES.open_round(behind, state.deal)
    assert clues_to(SPADES, SPADES.view_for(opened, opened.board.turn), None) == (Behind(120),)


# -- out of options -----------------------------------------------------------------------------------------


def judgement(*options: tuple[str, float], error: float = 1.0) -> Judgement:
    return Judgement(tuple(Weighed(parse_action(text), worth, 0.5) for text, worth in options), error=error, deals=9)


def at_start(game: AnyGame) -> AnyView:
    """The first view of a round."""
    state = played(game, 1)[0]
    return game.view_for(state, state.board.turn)


def chosen(game: str, judged: Judgement) -> str:
    return advised(GAMES[game], at_start(GAMES[game]), judged).action.text


@pytest.mark.parametrize(
    ("game", "options", "action"),
    [
        ("goodge", [("play 10C", 5.0), ("play 4C", 4.5), ("play 2H", 4.9)], "play 4C"),
        ("goodge", [("play 1C", 5.0), ("play 4C", 4.5)], "play 4C"),
        ("goodge", [("play 10C", 5.0), ("play 4C", 3.9)], "play 10C"),
        ("pride", [("play 2S", 5.0), ("play AS", 4.5), ("play 9S", 3.0)], "play AS"),
        ("goodge", [("bid 150", 5.0), ("bid 60", 4.5), ("pass", 4.4)], "bid 60"),
        ("goodge", [("pass", 5.0), ("bid 60", 4.5)], "pass"),
        ("spades", [("bid 4", 5.0), ("bid 3", 4.5)], "bid 4"),
    ],
)
def test_of_what_is_as_good_the_simplest_is_advised(game: str, options: list[tuple[str, float]], action: str) -> None:
    assert chosen(game, judgement(*options)) == action


@pytest.mark.parametrize(("worse", "action"), [(2.9, "play 4C"), (3.1, "play 10C")])
def test_a_lower_card_that_seems_clearly_worse_is_not_advised_however_little_is_known(
    worse: float, action: str
) -> None:
    unsure = judgement(("play 10C", 5.0), ("play 4C", 5.0 - worse), error=9.0)
    assert chosen("goodge", unsure) == action


def test_the_next_best_to_a_bid_in_an_auction_is_a_pass() -> None:
    judged = judgement(("bid 150", 5.0), ("bid 60", 4.5), ("pass", -9.0))
    other = next_best(GOODGE, judged, advised(GOODGE, at_start(GOODGE), judged))
    assert other is not None
    assert other.action == Pass()
    tricks = judgement(("bid 4", 5.0), ("bid 3", 1.0))
    other = next_best(SPADES, tricks, advised(SPADES, at_start(SPADES), tricks))
    assert other is not None
    assert other.action == Bid(3)


def card(text: str) -> Action:
    return PlayCard(Card.parse(text))


def test_a_choice_costs_no_more_than_can_be_told() -> None:
    judged = judgement(("play 10C", 20.0), ("play 4H", 18.5), ("play 4C", 3.0), ("play 9D", 1.0))
    assert cost_of(judged, card("10C")) == 0.0
    assert cost_of(judged, card("4H")) == 0.0, "less than the noise"
    assert cost_of(judged, card("9D")) == 19.0, "as a hint tells it"
    assert cost_of(judged, card("5C")) == 0.0, "it may equal the ten"
    assert cost_of(judged, card("8D")) == 18.0, "it may only equal the nine: the noise is taken off"
    assert cost_of(judged, card("8S")) == 0.0, "nothing is known of it"
    bids = judgement(("bid 60", 9.0), ("bid 80", 1.0), ("bid 120", -30.0), ("pass", 0.0))
    assert cost_of(bids, Bid(100)) == 7.0
    assert cost_of(bids, Bid(150)) == 38.0
    assert cost_of(bids, Pass()) == 9.0


@pytest.mark.parametrize("idea", list(Idea))
def test_where_a_round_is_joined_late_for_the_first_time_no_cards_are_counted(idea: Idea) -> None:
    known = known_in(idea)
    is_told = idea not in (Idea.TRICKS, Idea.TRUMP)
    assert known.covers(Highest(())) == known.covers(TrumpsUnseen(3)) == is_told
    assert known.covers(StrongerStays(Card.parse("7D"), 2, Card.parse("8S"), 0)) == is_told


def test_near_the_end_it_is_told_that_the_last_trick_wins_the_stash() -> None:
    told = Counter[int]()
    for seed in range(6):
        for state in played(GOODGE, seed):
            if state.board.phase is Phase.PLAY and not state.board.trick.cards:
                view = narrow(GOODGE.view_for(state, state.board.turn), GoodgeBoard)
                is_empty = view.stash is not None and not sum(map(worth, view.stash))
                is_told = StashIsForLast() in every_clue(GOODGE, view)
                assert not is_told or not is_empty
                told[len(view.hand)] += is_told
    assert {number for number, count in told.items() if count} == {1, 2, 3}


def test_whoever_had_best_bid_nil_is_asked_about_that_and_not_to_count_tricks() -> None:
    state = next(state for state in played(SPADES, 4) if state.board.phase is Phase.BIDDING)
    view = SPADES.view_for(state, state.board.turn)
    for action, kinds in ((Nil(), {CouldBeNil}), (Bid(3), {Winners}), (None, {Winners})):
        assert {type(clue) for clue in clues_to(SPADES, view, action)} & {CouldBeNil, Winners} == kinds
