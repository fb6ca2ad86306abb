"""What is played for, in words, at the head of a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from ...coach.goals import Aim, MakeBid, MakeContract, MakeNil, MakeSlam, MakeTen
from ...engine.partners import SIDES
from .phrases import Phrase
from .stake_reasons import is_dummy, own_hand

_OWN = {
    MakeBid: Phrase("what is played for, at the head of a sentence", "Your bid"),
    MakeContract: Phrase("what is played for, at the head of a sentence", "Your contract"),
    MakeNil: Phrase("what is played for, at the head of a sentence", "Your nil"),
    MakeSlam: Phrase("what is played for, at the head of a sentence", "Your slam"),
    MakeTen: Phrase("what is played for, ten tricks, at the head of a sentence", "Your spidge"),
}
_OWN_DUMMYS = Phrase("what is played for, at the head of a sentence", "Your dummy’s nil")
_OPPONENTS = Phrase("what is played for, at the head of a sentence", "Your opponents’ contract")
_THEIRS = {
    MakeBid: Phrase("what is played for, at the head of a sentence", "{name}’s bid"),
    MakeContract: Phrase("what is played for, at the head of a sentence", "{name}’s contract"),
    MakeNil: Phrase("what is played for, at the head of a sentence", "{name}’s nil"),
    MakeSlam: Phrase("what is played for, at the head of a sentence", "{name}’s slam"),
    MakeTen: Phrase("what is played for, ten tricks, at the head of a sentence", "{name}’s spidge"),
}


def aim_words(aim: Aim, hands: Sequence[str], holders: Sequence[int], seat: int | None) -> str:
    """Say whose aim it is; of two hands that one seat plays, the first is the dummy."""
    match aim:
        case MakeNil(hand) if holders[hand] == seat and is_dummy(hand, holders):
            return _OWN_DUMMYS.say()
        case MakeNil(hand):
            is_own = holders[hand] == seat
        case MakeSlam(of_hand):
            hand, is_own = own_hand(holders[of_hand], holders), holders[of_hand] == seat
        case MakeContract(side):
            hand = next(other for other, holder in enumerate(holders) if holder % SIDES == side)
            is_own = seat is not None and seat % SIDES == side
            if seat is not None and not is_own:
                return _OPPONENTS.say()
        case MakeBid(holder) | MakeTen(holder):
            hand, is_own = own_hand(holder, holders), holder == seat
        case _:
            raise TypeError(f"{type(aim).__name__} has no words")
    return _OWN[type(aim)].say() if is_own else _THEIRS[type(aim)].say(name=hands[hand])
