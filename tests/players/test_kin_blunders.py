"""Foolish plays of fixed positions in the games where tricks count, and what looks like one and is none."""

from __future__ import annotations

import pytest

from goodge.engine.actions import PlayCard, parse_action
from goodge.players import player_of
from goodge.players.anygame.blunders import Foolish, foolish_play, without_foolish
from goodge.players.anygame.deck import deck_of

from ..engine.kin import PRIDE, SPADES, SPIDGE, after, opened
from ..engine.playing import AnyGame, AnyState
from .test_kin_sense import ending

VOID = "AS 5S KS 9H 8H 7H 6H 3D 4D 5D 6D 7D 8D"  # no club
BIDS = ("bid 3", "bid 3", "bid 3", "bid 3")  # from seat 1 on; seat 0 bids last


def last_to(*played: str, own: str, bids: tuple[str, ...] = BIDS, game: AnyGame = SPADES) -> AnyState:
    """Seat 0 is the last to play to the first trick, in which the seats 1, 2 and 3 have played these cards."""
    state = opened(game, own, *played, dealer=0)
    return after(game, state, *bids, *(f"play {card}" for card in played))


def kind_of(state: AnyState, card: str, game: AnyGame = SPADES) -> Foolish | None:
    return foolish_play(game, game.view_for(state, state.board.turn), parse_action(f"play {card}"))


def sane(state: AnyState, game: AnyGame = SPADES) -> set[str]:
    """The cards that are left once the foolish ones are out."""
    view = game.view_for(state, state.board.turn)
    deck = deck_of(view.game, view.rules)
    assert deck is not None
    legal = deck.mask(action.card for action in view.legal if isinstance(action, PlayCard))
    left = without_foolish(game, view, deck, legal)
    return {card.text for number, card in enumerate(deck.cards) if left >> number & 1}


def test_the_ace_of_trumps_is_dear_where_the_five_would_do() -> None:
    state = last_to("10C", "3C", "4C", own=VOID)
    assert kind_of(state, "AS") is Foolish.DEAR
    assert kind_of(state, "KS") is Foolish.DEAR
    assert kind_of(state, "5S") is None
    assert sane(state) == set(VOID.split()) - {"AS", "KS"}


def test_of_cards_with_nothing_between_none_is_dear() -> None:
    state = last_to("10H", "3H", "4H", own="AH KH QH 2C 3C 4C 5C 6C 7C 3D 4D 5D 6D")
    assert [kind_of(state, card) for card in ("AH", "KH", "QH")] == [None] * 3


def test_a_card_too_low_to_win_makes_none_dear() -> None:
    state = last_to("10H", "3H", "4H", own="AH 9H 2H 2C 3C 4C 5C 6C 7C 3D 4D 5D 6D")
    assert kind_of(state, "AH") is None


def test_a_partners_trick_is_overtaken() -> None:
    state = last_to("3D", "KD", "4D", own="AD 5D 2S 3S 4S 5S 6H 7H 8H 9H 6C 7C 8C")
    assert kind_of(state, "AD") is Foolish.OVERTAKEN
    assert kind_of(state, "5D") is None
    assert sane(state) == {"5D"}


def test_a_partners_trick_is_trumped_with_a_low_card_at_hand() -> None:
    state = last_to("3C", "KC", "4C", own=VOID)
    assert kind_of(state, "5S") is Foolish.OVERTAKEN
    assert kind_of(state, "6H") is None


def test_a_partners_trick_may_be_trumped_by_who_has_nothing_to_throw() -> None:
    state = last_to("3C", "KC", "4C", own="5S 6S 7S 8S 9S 10S JS AH KH QH AD KD QD")
    assert kind_of(state, "5S") is None
    assert kind_of(state, "9S") is None, "trumps next to one another are equal"


def test_a_partner_who_bid_none_may_be_covered() -> None:
    state = last_to("3D", "KD", "4D", own="AD 5D 2S 3S 4S 5S 6H 7H 8H 9H 6C 7C 8C", bids=("bid 3", "nil", *BIDS[2:]))
    assert kind_of(state, "AD") is None


def test_an_opponent_who_bid_none_excuses_no_waste() -> None:
    assert kind_of(last_to("10C", "3C", "4C", own=VOID, bids=("nil", *BIDS[1:])), "AS") is Foolish.DEAR


def test_nothing_is_judged_of_who_bid_none() -> None:
    assert kind_of(last_to("10C", "3C", "4C", own=VOID, bids=(*BIDS[:3], "nil")), "AS") is None


KING_OUT = "AH JH 2C | 9H 3D 3C | 3H 2D KH | 4C 5C 6C"
KING_GONE = "AH JH 2H | 9H 3D 2C | 3H 2D 3C | 4C 5C 6C"  # and the queen


def test_once_the_contract_is_made_or_lost_nothing_is_judged() -> None:
    def at(*captured: int) -> AnyState:
        return ending(SPADES, KING_OUT, captured, leader=1, lying=3, bids="bid 3,bid 2,bid 3,bid 3")

    assert kind_of(at(2, 3, 2, 3), "AH") is Foolish.DEAR
    assert kind_of(at(3, 2, 3, 2), "AH") is None, "made"
    assert kind_of(at(1, 4, 1, 4), "AH") is None, "lost: four are missing, three are left"


def test_what_is_gone_parts_no_cards() -> None:
    state = ending(SPADES, KING_GONE, (2, 3, 2, 3), leader=1, lying=3, bids="bid 3,bid 2,bid 3,bid 3")
    assert kind_of(state, "AH") is None


def test_a_joker_is_dear_in_league_spades() -> None:
    state = last_to("10C", "3C", "4C", own=VOID.replace("AS", "BigJoker"), game=PRIDE)
    assert kind_of(state, "BigJoker", PRIDE) is Foolish.DEAR
    assert kind_of(state, "5S", PRIDE) is None


def test_the_dummys_trick_is_left_to_it_while_ten_can_be_reached() -> None:
    held = "9H 3D 2C | KH 2D 3C | 3H 4C 5C | AH 4H 6C"

    def at(*captured: int) -> AnyState:
        return ending(SPIDGE, held, captured, leader=0, lying=3, jokers=False)

    assert kind_of(at(1, 4, 1, 4), "AH", SPIDGE) is Foolish.OVERTAKEN
    assert kind_of(at(1, 4, 1, 4), "4H", SPIDGE) is None
    assert kind_of(at(1, 5, 4, 0), "AH", SPIDGE) is None, "a hand may still take none"
    assert kind_of(at(3, 2, 3, 2), "AH", SPIDGE) is None, "ten is out of reach"


@pytest.mark.parametrize("level", ["casual", "expert"])
def test_the_thrifty_card_is_played(level: str) -> None:
    state = last_to("10C", "3C", "4C", own=VOID.replace("8D", "2S"), bids=(*BIDS[:3], "bid 6"))
    assert player_of(level).choose(SPADES.view_for(state, 0), 1).action.text == "play 2S"
