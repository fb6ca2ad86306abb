"""The words on the players' plates: a figure, what it counts, a total, and what is still to come."""

from __future__ import annotations

from ...engine.actions import Bid, BlindNil, Nil
from .lists import side_by_side
from .numbers import bags, figure
from .phrases import Phrase, say, say_many

_BID = Phrase("plate: what the figure is", "bid")
_BLIND_BID = Phrase("plate: what the figure is, a bid made without having seen the cards", "bid blind")
_NIL_BROKEN = Phrase("plate: what the figure is, tricks of someone who has bid nil", "broken")
_BLIND_NIL = Phrase("plate: behind the figure, no trick so far of someone who has bid nil blind", "blind")
_NIL = Phrase("plate: the figure, a bid of no trick", "nil")


def this_round() -> str:
    """The caption of the points on a plate of the main game."""
    return say("plate: what the figure counts", "this round")


def total_words(total: int) -> str:
    """The total of a player."""
    return say("plate", "Total {total}", total=figure(total))


def bid_note(bid: int) -> str:
    """The bid of the Goodge before play."""
    return say("plate", "bid {bid}", bid=bid)


def need_note(need: int, bid: int) -> str:
    """The points that the Goodge still needs, or that they have them."""
    return say("plate", "needs {need} more", need=need) if need else _made(bid)


def short_need_note(need: int, bid: int) -> str:
    """The same where there is little room."""
    return say("plate: points, in short", "needs {need}", need=need) if need else _made(bid)


def taken_note(points: int) -> str:
    """The points that the Goodge has taken in vain, beside the bid that is lost."""
    return say("plate: points that do not count any more", "took {points}", points=figure(points))


def lost_note(bid: int) -> str:
    """The note for the contract of a team that cannot be made any more."""
    return say("plate", "lost {bid}", bid=bid)


def dummy_name() -> str:
    """The name on the dummy's plate."""
    return say("plate: the hand that nobody holds", "Dummy")


def trick_worth_words(points: str) -> str:
    """The points of the trick that lies there, which belong to no player yet."""
    return say("beside the cards of a trick: what they are worth", "Trick: {points}", points=points)


def tricks_caption(tricks: int) -> str:
    """The caption of a number of tricks."""
    return say_many("plate: what the figure counts", "trick", "tricks", tricks)


# -- two teams -----------------------------------------------------------------------------------------------


def bid_figure(bid: Bid | Nil | BlindNil | None, tricks: int | None) -> str:
    """The tricks taken so far; before play (None) or where it is of none, the bid; empty while there is no bid."""
    if bid is None:
        return ""
    if not isinstance(bid, Bid):
        return _NIL.say()
    if tricks is None:
        return figure(bid.amount)
    return figure(tricks)


def bid_caption(bid: Bid | Nil | BlindNil | None, tricks: int | None) -> str:
    """The caption of a bid's figure; `tricks` are those taken so far, None: no play yet."""
    if bid is None:
        return say("plate: of someone who is still to bid", "no bid yet")
    is_blind = isinstance(bid, BlindNil)
    if tricks is None:
        return (_BLIND_BID if is_blind else _BID).say()
    if isinstance(bid, Bid):
        return _beside_taken(tricks, bid.amount)
    if tricks > 0:
        return _NIL_BROKEN.say()
    return _BLIND_NIL.say() if is_blind else ""


def _beside_taken(tricks: int, bid: int) -> str:
    """The tricks bid, behind those taken, which may be more."""
    if tricks <= bid:
        return say_many("plate: behind the tricks taken so far, those bid", "of {n} trick", "of {n} tricks", bid)
    return say_many(
        "plate: behind {n}, the tricks taken, fewer were bid", "trick, bid {bid}", "tricks, bid {bid}", tricks, bid=bid
    )


def team_total(total: int, bag_count: int | None) -> str:
    """A team's total, with its bags where they count and it has any."""
    return side_by_side(total_words(total), _bags(bag_count))


def short_team_total(total: int, bag_count: int | None) -> str:
    """A team's total where there is little room; beside its bags it needs no word of its own."""
    return side_by_side(figure(total), _bags(bag_count)) if bag_count else total_words(total)


def team_bid(contract: int, *, is_complete: bool = True) -> str:
    """The team's bid; not complete while one of the partners has not bid."""
    if is_complete:
        return say("plate", "team bid {contract}", contract=contract)
    return say("plate", "team bid {contract} so far", contract=contract)


def with_partner(partner: str) -> str:
    """The partner of a player."""
    return say("plate", "with {partner}", partner=partner)


def sets_of(broken: int, limit: int) -> str:
    """The number of contracts that a team has broken, of those that lose the match."""
    return say("plate", "{broken} of {limit} sets", broken=broken, limit=limit)


def _made(bid: int) -> str:
    return say("plate", "made {bid}", bid=bid)


def _bags(count: int | None) -> str:
    return bags(count) if count else ""


# -- Spidge --------------------------------------------------------------------------------------------------


def chances(
    tricks: int,
    together: int,
    left: int,
    spidge: int,
    *,
    is_dummy_without: bool = False,
    can_spoil: bool = False,
    is_slam: bool = False,
) -> tuple[str, str]:
    """The points that a hand can still make, by no trick or by `spidge` tricks: in full, and in short for its plate.

    `together` are the tricks of all hands that its player plays; `left` are the tricks still to be played.
    `is_dummy_without`: the player plays the dummy as well, which has taken none. `can_spoil`: others can still make
    points, in which a hand with nothing left to make may get in their way. `is_slam`: at the end, one of the
    player's two hands has taken none of ten or more.
    """
    need = spidge - together
    if is_slam:
        full = say("pointing at a plate", "ten tricks or more with one hand, none with the other: a slam")
        return full, say("plate: one hand has taken ten tricks, the other none", "slam made")
    if need <= 0:
        full = say("pointing at a plate", "ten tricks taken: a spidge")
        return full, say("plate: ten tricks are taken", "spidge made")
    if not tricks or (is_dummy_without and need > left):
        return _nil(is_over=not left, is_of_dummy=bool(tricks))
    if need > left:
        return _nothing_left(can_spoil=can_spoil)
    full = say_many(
        "pointing at a plate", "{n} more trick makes ten: a spidge", "{n} more tricks make ten: a spidge", need
    )
    return full, say("plate: tricks still needed for ten", "spidge: {need} more", need=need)


def _nothing_left(*, can_spoil: bool) -> tuple[str, str]:
    """A hand that can reach neither of its aims any more, in full and in short."""
    if can_spoil:
        full = say("pointing at a plate", "no points to be had here: now spoil the others’ chances")
        return full, say("plate: neither of two aims can be reached, but others’ can be spoilt", "can only spoil")
    full = say("pointing at a plate", "no point this time: better luck in the next round")
    return full, say("plate: neither of two aims can be reached", "next time!")


def _nil(*, is_over: bool, is_of_dummy: bool) -> tuple[str, str]:
    """A hand that has taken no trick, in full and in short: one's own, or the dummy's."""
    if is_over:
        own = say("pointing at a plate", "no trick: a nil")
        full = say("pointing at a plate", "no trick with the dummy: a nil") if is_of_dummy else own
        return full, _whose(say("plate: no trick was taken in the round", "nil made"), is_of_dummy=is_of_dummy)
    own = say("pointing at a plate", "no trick yet: a nil if it stays so")
    full = say("pointing at a plate", "the dummy has no trick yet: a nil if it stays so") if is_of_dummy else own
    return full, _whose(say("plate: no trick is taken so far", "nil possible"), is_of_dummy=is_of_dummy)


def _whose(words: str, *, is_of_dummy: bool) -> str:
    return say("plate: said of the dummy", "dummy: {words}", words=words) if is_of_dummy else words


# -- beside the figure ----------------------------------------------------------------------------------------


def cards_left(cards: int) -> str:
    """The number of cards that a hand still holds."""
    return say_many("plate", "{n} card", "{n} cards", cards)


def played_by_words(name: str) -> str:
    """The player who plays the dummy."""
    return say("plate", "played by {name}", name=name)


def thinking() -> str:
    """The words for a computer player that is thinking."""
    return say("plate: a computer player", "thinking …")
