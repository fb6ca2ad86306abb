"""The rest is mine: offered only where every deal that fits gives all tricks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goodge.coach.claims import claim, may_hold, pays, surely_takes
from goodge.coach.kernel_cards import KernelCards, kernel_cards
from goodge.engine.actions import Bid, PlayCard
from goodge.engine.game import AnyGame, AnyState, Phase
from goodge.engine.games import GAMES, SPADES
from goodge.engine.partners import PartnerBoard
from goodge.engine.rng import Stream
from goodge.engine.state import narrow
from goodge.players.kernel import Position, Solver

from .deals import all_deals
from .rounds import GAME_IDS, played, with_other_cards

ROUNDS = 40
FEW = 3  # cards in hand, from which on all deals are looked at


def late(game: AnyGame, rounds: int = ROUNDS) -> Iterator[AnyState]:
    """Each decision about the last few cards, by a seat's own hand."""
    for seed in range(rounds):
        for state in played(game, seed):
            board = state.board
            if board.phase is not Phase.PLAY or board.acting != board.own_hand(board.to_act):
                continue
            if 2 <= len(state.hands[board.acting or 0]) <= FEW:
                yield state


def counting(game: AnyGame, state: AnyState) -> KernelCards:
    """The cards in a game in which every trick is worth a point, and nothing else is."""
    cards = kernel_cards(game.id, state.match.rules, state.board)
    assert cards is not None
    return replace(cards, rules=replace(cards.rules, worth=(0,) * cards.rules.cards, trick_worth=1))


def is_certain(game: AnyGame, state: AnyState) -> bool:
    """True if the hand to act can take all tricks in every deal that fits, all others against it."""
    cards, acting = counting(game, state), state.board.acting or 0
    position = Position(cards.rules)
    solver = Solver(position)
    for hands in all_deals(game, state):
        board = replace(state.board, captured=(0,) * len(state.hands))
        cards.begin(position, board, [cards.mask(hand) for hand in hands], 0)
        left = len(hands[acting])
        if solver.solve(1 << acting, left - 1, left) < left:
            return False
    return True


@pytest.mark.parametrize("game", GAME_IDS)
def test_it_is_offered_only_where_every_deal_that_fits_gives_all_tricks(game: str) -> None:
    certain = offered = 0
    for state in late(GAMES[game], 12 if game == "goodge" else ROUNDS):
        found = claim(GAMES[game], GAMES[game].view_for(state, state.board.turn))
        if found is not None or certain < 8:
            is_sure = is_certain(GAMES[game], state)
            assert is_sure or found is None
            certain, offered = certain + is_sure, offered + (found is not None)
    assert offered > 0
    assert 2 * offered >= certain


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_cards_in_their_order_take_every_trick_whatever_the_others_play(game: str) -> None:
    stream = Stream(1, "claims")
    tried = 0
    for seed in range(30):
        for state in played(GAMES[game], seed)[:-1]:
            found = claim(GAMES[game], GAMES[game].view_for(state, state.board.turn))
            if found is None:
                continue
            tried += 1
            own, now = state.board.acting, with_other_cards(GAMES[game], state, tried)
            for card in found:
                while now.board.acting != own:
                    now, _ = GAMES[game].apply(now, stream.choice(GAMES[game].legal_actions(now)))
                now, _ = GAMES[game].apply(now, PlayCard(card))
            while not now.board.is_over:
                now, _ = GAMES[game].apply(now, stream.choice(GAMES[game].legal_actions(now)))
            taken = len(now.board.tricks) - len(state.board.tricks)
            assert [trick.winner for trick in now.board.tricks[-taken:]] == [own] * taken
    assert tried > 10


@pytest.mark.parametrize("game", GAME_IDS)
def test_nobody_is_barred_from_what_they_hold(game: str) -> None:
    for state in played(GAMES[game], 3)[:-1]:
        view = GAMES[game].view_for(state, state.board.turn)
        cards = kernel_cards(game, view.rules, view.board)
        if cards is not None and view.board.phase is Phase.PLAY:
            for hand, held in enumerate(may_hold(GAMES[game], view, cards)):
                assert hand == view.board.own_hand(view.seat or 0) or not cards.mask(state.hands[hand]) & ~held


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_card_that_surely_takes_the_trick_takes_it_in_every_deal(game: str) -> None:
    stream = Stream(2, "claims")
    sure = 0
    for state in late(GAMES[game], 6):
        view = GAMES[game].view_for(state, state.board.turn)
        for action in view.legal:
            assert isinstance(action, PlayCard)
            if surely_takes(GAMES[game], view, action.card):
                sure += 1
                for number in range(5):
                    now, tricks = with_other_cards(GAMES[game], state, number), len(state.board.tricks)
                    now, _ = GAMES[game].apply(now, action)
                    while len(now.board.tricks) == tricks:
                        now, _ = GAMES[game].apply(now, stream.choice(GAMES[game].legal_actions(now)))
                    assert now.board.tricks[-1].winner == state.board.acting
    assert sure > 0


@given(game=st.sampled_from(GAME_IDS), seed=st.integers(1_000, 1_000_000), level=st.sampled_from(["novice", "casual"]))
@settings(max_examples=12, deadline=None)
def test_no_deal_that_fits_speaks_against_a_claim(game: str, seed: int, level: str) -> None:
    for state in played(GAMES[game], seed, level):
        board = state.board
        if board.phase is Phase.PLAY and board.acting == board.own_hand(board.to_act):
            few = len(state.hands[board.acting or 0]) <= (2 if game == "goodge" else FEW)
            if few and claim(GAMES[game], GAMES[game].view_for(state, board.turn)) is not None:
                assert is_certain(GAMES[game], state)


def test_it_pays_unless_other_tricks_suit_the_side_better() -> None:
    """Spades, rule 5: tricks over the contract are bags; rule 4: a nil is lost by any trick."""
    game, found = GAMES["spades"], dict[tuple[str, int], bool]()
    for seed in range(60):
        for state in played(game, seed):
            board = narrow(state, PartnerBoard).board
            if board.phase is Phase.PLAY and claim(game, game.view_for(state, board.turn)) is not None:
                left, side = 13 - len(board.tricks), board.to_act % 2
                teams = SPADES.team_scores(board, ())
                calls = [call for call in board.bids if isinstance(call, Bid)]
                is_plain = len(calls) == 4 and teams[1 - side].tricks >= teams[1 - side].contract
                if is_plain and left > 1:
                    needed = max(0, teams[side].contract - teams[side].tricks)
                    found["needs all" if needed == left else "needs none" if not needed else "needs some", seed] = pays(
                        game, game.view_for(state, board.turn)
                    )
    assert all(wants for (need, _), wants in found.items() if need == "needs all")
    assert not any(wants for (need, _), wants in found.items() if need == "needs none")
    assert found


def test_nothing_is_claimed_out_of_turn_or_before_play() -> None:
    game = GAMES["goodge"]
    states = played(game, 1)
    assert claim(game, game.view_for(states[0], states[0].board.turn)) is None
    late_state = states[-3]
    for seat in range(3):
        if seat != late_state.board.turn:
            assert claim(game, game.view_for(late_state, seat)) is None
    assert claim(game, game.view_for(late_state, None)) is None
