"""Hands of Spades and League Spades that the first version bid badly: what is right, and why.

It tried each bid in 24 deals, four playouts each: mostly one too high in Spades, and by luck in League Spades.
"""

from __future__ import annotations

import pytest

from goodge.players import player_of

from ..engine.kin import PRIDE, SPADES, after, opened
from ..engine.playing import AnyGame

SPADES_BIDS = [
    # hand, calls before, right, and why
    ("2S 7S 9S 2D 6D 7D 9D QD AD 5H 3C 6C AC", "bid 1,bid 2", "bid 3", "two aces are no nil; it bid nil"),
    ("2D 8D 10D JD QD 3H 5H 9H QH KH 4C 8C JC", "", "bid 1", "no spade, but 8 10 J Q of a suit; it bid nil"),
    ("3S 4S 6S QS KS AS 2D 3D KD 3H 6H 9H JC", "", "bid 5", "three tops, two or three low trumps, no ace; it bid 6"),
    ("2S 9S 10S KS AS 6D 10D JD 2H 3H 6H QH AC", "", "bid 4", "A K, one more trump, an ace; it bid 5 and 6"),
    ("2S 6S 9S JS AS 8D JD QD 3H 6H AH 2C AC", "", "bid 4", "three aces, and trumps behind them; it bid 5 and 6"),
    ("5S 9S QS 2D 3D 5D QD KD 8H JH 6C 7C 8C", "bid 1", "bid 2", "one king, a queen of trumps twice guarded; it bid 3"),
    ("5S 10S QS KS 2D 6D 10D JD KD 9H JH JC KC", "bid 1,bid 3,bid 3", "bid 4", "K Q and two kings at best; it bid 5"),
    ("3S 5S AS 4D 7D 9D 10D QD 4H 5H 8H 10H 5C", "bid 3,bid 3,bid 5", "bid 1", "eleven are bid; it bid 2"),
    ("QS KS AS 6D 8D KD 2H 3H 4H 6H 5C 6C 10C", "nil", "bid 3", "three tops and no more than a king; it bid 4"),
    ("2S 5S 8S JS 2D 3D 6D 8D JD 2H 6H 4C AC", "", "bid 2", "an ace and a long trump; it bid 3"),
]


@pytest.mark.parametrize(("own", "calls", "right", "why"), SPADES_BIDS, ids=lambda text: text.split(" ")[0])
def test_bids_of_spades(own: str, calls: str, right: str, why: str) -> None:
    assert expert_calls(SPADES, own, calls) == right, why


PRIDE_BIDS = [
    ("2S 4S 7S AS 6D 8D 9D QD 4H 3C 10C LittleJoker BigJoker", "bid 2,bid 1", "bid 5", "four tops, two more; it bid 4"),
    ("2S 5S JS QS AS 6D AD 2H 3H 3C QC LittleJoker BigJoker", "", "bid 7", "four tops, three more, an ace; it bid 6"),
    ("5S 9S QS KS AS 8D JD JH 3C 5C 6C AC LittleJoker", "", "bid 4", "Big Joker and deuce are out; it bid 5"),
    ("5S 6S 10S KS 6D 8D QD 5H QH KH AH 4C AC", "", "bid 3", "two aces, and one king behind an ace; it bid 4"),
    ("8S 3D 10D JD 2H 5H 9H QH KH 4C QC AC LittleJoker", "bid 4,bid 2", "bid 2", "a joker and an ace; it bid 1"),
    ("2S 6S 9S AS 5D JD QD AD JH AH 5C 8C JC", "bid 2,bid 3", "bid 4", "four aces, one of them the deuce; it bid 3"),
    ("6S 8S 6D JD KD 2H 4H QH KH 3C 4C 10C KC", "", "bid 1", "three kings without an ace, two low trumps; it bid 2"),
    ("3S 7S 8S 9S JS KS 4D JD AD JH 10C KC BigJoker", "bid 3", "bid 5", "seven trumps with the Big Joker; it bid 4"),
    ("2S 7S JS 5D 9D 4H QH AH 4C 8C 9C 10C KC", "bid 3,bid 2", "bid 2", "deuce and ace; it bid 1, 2 or 3"),
    ("7S 10S JS AS 4D 5D 10D 6C 7C 9C 10C JC AC", "bid 2,bid 3", "bid 2", "two aces, four trumps; it bid 2 or 3"),
]


@pytest.mark.parametrize(("own", "calls", "right", "why"), PRIDE_BIDS, ids=lambda text: text.split(" ")[0])
def test_bids_of_league_spades(own: str, calls: str, right: str, why: str) -> None:
    assert expert_calls(PRIDE, own, calls) == right, why


def expert_calls(game: AnyGame, own: str, calls: str) -> str:
    """What an expert with this hand calls after these calls."""
    before = calls.split(",") if calls else []
    state = after(game, opened(game, own, dealer=(3 - len(before)) % 4), *before)
    return player_of("expert").choose(game.view_for(state, 0), 1).action.text
