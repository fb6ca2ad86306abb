"""The words of a hint's first step: what to look at."""

from __future__ import annotations

from collections.abc import Sequence

from ...coach.clues import (
    Behind,
    Clue,
    CouldBeNil,
    GoodgeNeeds,
    Lowest,
    NilAlive,
    NotToBeat,
    PointsHeld,
    ShortSuit,
    StashIsForLast,
    SuitsHeld,
    TeamNeeds,
    TricksBid,
    TrumpsUnseen,
    Winners,
    Winning,
)
from ...coach.honours import HonoursOpen, NilOpen, NilToSpoil, NothingOpen, TenNeeds
from ...coach.leading import MOST_SUITS, FewHigher, Highest
from ...engine.actions import PlayCard
from ...engine.cards import Card, Suit
from ...engine.games.goodge_board import ALL_POINTS
from .cards import USUAL_NAMES, CardNames, cards_of_suit
from .hints import option_words
from .lists import in_a_row, listed
from .phrases import Phrase, Plural, say, say_many

_SIDE_ACES = Plural("hint: aces, beside spades", "{n} ace of another suit", "{n} aces of other suits")
_ACES = Plural("hint: aces of other suits than spades", "{n} ace", "{n} aces")
_LAST = (
    Plural(
        "hint; {n} points",
        "{name}’s {card} is winning a trick of {n} point, and you play last",
        "{name}’s {card} is winning a trick of {n} points, and you play last",
    ),
    Phrase("hint", "{name}’s {card} is winning the trick, and you play last"),
)
_NOT_LAST = (
    Plural(
        "hint; {n} points",
        "{name}’s {card} is winning a trick of {n} point, and others play after you",
        "{name}’s {card} is winning a trick of {n} points, and others play after you",
    ),
    Phrase("hint", "{name}’s {card} is winning the trick, and others play after you"),
)
_BEFORE_LAST = (
    Plural(
        "hint; {n} points; {last}: the only one who plays after",
        "{name}’s {card} is winning a trick of {n} point, and {last} plays after you",
        "{name}’s {card} is winning a trick of {n} points, and {last} plays after you",
    ),
    Phrase(
        "hint; {last}: the only one who plays after", "{name}’s {card} is winning the trick; {last} plays after you"
    ),
)
_ONE_HIGHER = Phrase("hint; {cards}: one, such as “the Crown”", "Only {cards} is higher than your {card}")
_TWO_HIGHER = Phrase(
    "hint; {cards}: two, such as “the Crown and the 10 of Stars”", "Only {cards} are higher than your {card}"
)
_PARTNERS_LAST = Phrase("hint", "Your partner’s {card} is winning the trick, and you play last")
_PARTNERS = Phrase("hint", "Your partner’s {card} is winning the trick, and others play after you")
_PARTNERS_BEFORE_LAST = Phrase(
    "hint; {last}: the only one who plays after", "Your partner’s {card} is winning the trick; {last} plays after you"
)


def clue_words(clue: Clue, names: Sequence[str], named: CardNames = USUAL_NAMES) -> str:
    """The sentence for a clue; `names` are those of the hands."""
    match clue:
        case SuitsHeld() | ShortSuit() | PointsHeld() | StashIsForLast() | Winners() | TricksBid() | Behind():
            return _before_play(clue)
        case Winning(card, is_dummys=True):
            return say(
                "hint: of one who plays the dummy as well",
                "Your dummy’s {card} is winning the trick",
                card=named.within(card),
            )
        case Winning(card, is_own=True):
            return say(
                "hint: of one who plays the dummy as well",
                "Your own {card} is winning the trick",
                card=named.within(card),
            )
        case Winning():
            return _winning(clue, names, named)
        case NotToBeat():
            return say("hint: the partner is winning the trick", "You need not beat it: save your high cards")
        case Lowest(card):
            if card is None:
                return say("hint", "You cannot beat it: which card can you spare?")
            return say("hint", "Look for your lowest card that beats it")
        case Highest(cards):
            return _highest(cards, named)
        case FewHigher(card, higher):
            above = listed([option_words(PlayCard(each), named) for each in higher])
            return (_ONE_HIGHER if len(higher) == 1 else _TWO_HIGHER).say(cards=above, card=named.within(card))
        case TrumpsUnseen(_, Card() as last):
            only = option_words(PlayCard(last), named)
            return say("hint; {card}: “the Crown”", "Count the trumps: only {card} is still out", card=only)
        case TrumpsUnseen(count):
            if not count:
                return say("hint", "Count the trumps: none are still out")
            return say_many("hint", "Count the trumps: {n} still unseen", "Count the trumps: {n} still unseen", count)
        case GoodgeNeeds():
            return _goodge_needs(clue, names[clue.seat])
        case TeamNeeds():
            return _team_needs(clue)
        case CouldBeNil():
            return say("hint: of a hand that may bid nil", "Look at your high cards: could you stay below all others?")
        case NilToSpoil((hand,), is_bid=True):
            return say("hint", "{name} has bid nil: one trick spoils it", name=names[hand])
        case NilToSpoil(hands, is_bid=True):
            said = listed([names[hand] for hand in hands])
            return say("hint", "{names} have bid nil: one trick spoils each", names=said)
        case NilToSpoil((hand,)):
            return say("hint: in Spidge", "{name} can still score a nil: one trick spoils it", name=names[hand])
        case NilToSpoil(hands):
            said = listed([names[hand] for hand in hands])
            return say("hint: in Spidge", "{names} can still score nils: one trick spoils each", names=said)
        case HonoursOpen() | NilOpen() | TenNeeds() | NothingOpen():
            return _honour(clue)
        case NilAlive(_, is_free=True):
            return say("hint", "You have bid nil and cannot follow suit: throw what might win a trick later")
        case NilAlive(seat, is_safe=True):
            return say("hint: {name} is a partner", "{name} has bid nil and is safe in this trick", name=names[seat])
        case NilAlive(seat, is_own):
            if is_own:
                return say("hint", "You have bid nil: stay below the others’ cards")
            return say("hint", "{name} has bid nil: win what your partner might have to win", name=names[seat])


def _winning(clue: Winning, names: Sequence[str], named: CardNames) -> str:
    """Say whose card is winning the trick, and who plays after."""
    facts = {"name": names[clue.hand], "card": named.within(clue.card)}
    if clue.is_own_last:
        return say("hint: in Spidge", "{name}’s {card} is winning the trick; your other hand plays last", **facts)
    if clue.last is not None:
        facts["last"] = names[clue.last]
    if clue.is_partners:
        phrase = _PARTNERS_BEFORE_LAST if clue.last is not None else _PARTNERS if clue.after else _PARTNERS_LAST
        return phrase.say(**facts)
    with_points, without = _BEFORE_LAST if clue.last is not None else _NOT_LAST if clue.after else _LAST
    return with_points.say(clue.points, **facts) if clue.points else without.say(**facts)


def clue_cards(clue: Clue) -> tuple[Card, ...]:
    """The cards that the sentence for a clue names."""
    match clue:
        case Winning(card):
            return (card,)
        case Highest(cards):
            return cards[:MOST_SUITS]
        case FewHigher(card):
            return (card,)
    return ()


def _before_play(clue: SuitsHeld | ShortSuit | PointsHeld | StashIsForLast | Winners | TricksBid | Behind) -> str:
    match clue:
        case SuitsHeld(suits, crown):
            cards = in_a_row([cards_of_suit(suit, count) for suit, count in _longest(suits)])
            if crown:
                return say(
                    "hint", "A long suit makes a good trump, and the Crown joins it. Your longest: {cards}", cards=cards
                )
            return say("hint", "A long suit makes a good trump. Your longest: {cards}", cards=cards)
        case ShortSuit(suit, count):
            cards = cards_of_suit(suit, count)
            return say("hint", "You hold only {cards}: with none left you could trump that suit", cards=cards)
        case PointsHeld(points):
            return say_many(
                "hint",
                "You hold {n} of {all} points: you keep them only in tricks that you win",
                "You hold {n} of {all} points: you keep them only in tricks that you win",
                points,
                all=ALL_POINTS,
            )
        case StashIsForLast():
            return say("hint", "Whoever wins the last trick wins what is laid away")
        case Winners(spades, aces):
            if not aces:
                return say(
                    "hint",
                    "Count the tricks you will win: you hold {spades}",
                    spades=cards_of_suit(Suit.SPADES, spades),
                )
            held = listed([cards_of_suit(Suit.SPADES, spades), _SIDE_ACES.say(aces)]) if spades else _ACES.say(aces)
            return say("hint", "Count the tricks you will win: you hold {cards}", cards=held)
        case TricksBid(tricks, 0):
            return say_many(
                "hint", "{n} trick of 13 has been bid already", "{n} tricks of 13 have been bid already", tricks
            )
        case TricksBid(tricks, own) if own == tricks:
            return say_many(
                "hint",
                "Your partner has bid {n} trick of 13 already",
                "Your partner has bid {n} tricks of 13 already",
                tricks,
            )
        case TricksBid(tricks, own):
            return say_many(
                "hint",
                "{n} trick of 13 has been bid already, {own} by your partner",
                "{n} tricks of 13 have been bid already, {own} by your partner",
                tricks,
                own=own,
            )
        case Behind(points):
            return say_many(
                "hint",
                "Your team is {n} point behind: blind nil wins or loses 200",
                "Your team is {n} points behind: blind nil wins or loses 200",
                points,
            )


def _honour(clue: HonoursOpen | NilOpen | TenNeeds | NothingOpen) -> str:
    match clue:
        case HonoursOpen(has_dummy=True):
            return say("hint: in Spidge", "What scores: no trick with a hand (nil), or ten with both (spidge)")
        case HonoursOpen():
            return say("hint: in Spidge", "What scores: no trick at all (nil), or ten (spidge)")
        case NilOpen(is_own=False):
            return say("hint: in Spidge", "Your dummy has no trick: with none at all it scores a nil")
        case NilOpen(is_dummys=True):
            return say("hint: in Spidge", "Neither of your hands has a trick: each scores a nil with none at all")
        case NilOpen(has_dummy=True):
            return say("hint: in Spidge", "Your own hand has no trick: with none at all it scores a nil")
        case NilOpen():
            return say("hint: in Spidge", "You have no trick: with none at all you score a nil")
        case NothingOpen():
            return say("hint: in Spidge", "Nothing can be scored any more in this round")
        case TenNeeds(need, left):
            return say(
                "hint: in Spidge", "For a spidge you need {need} of the last {left} tricks", need=need, left=left
            )


def _longest(suits: Sequence[tuple[Suit, int]]) -> list[tuple[Suit, int]]:
    """Return the longest suits, the longest first: of those as long as one another all or none, all of the longest."""
    least = suits[:MOST_SUITS][-1][1]
    found = [held for held in suits if held[1] >= least]
    longer = [held for held in found if held[1] > least]
    return longer if len(found) > MOST_SUITS and longer else found


def _highest(cards: Sequence[Card], named: CardNames) -> str:
    if not cards:
        return say("hint", "Others may hold a higher card in every suit you can lead")
    return say_many(
        "hint; {n} cards",
        "The highest one left in its suit: {cards}",
        "The highest ones left in their suits: {cards}",
        len(cards),
        cards=listed([named.within(card) for card in cards[:MOST_SUITS]]),
    )


def _goodge_needs(clue: GoodgeNeeds, name: str) -> str:
    facts = {"name": name, "left": clue.left}
    if not clue.need:
        own = say("hint", "You have made your bid: each further point counts for you")
        return own if clue.is_own else say("hint", "{name} has made the bid: play for points of your own", **facts)
    if clue.need > clue.left:
        own = say("hint", "Your bid can no longer be made: keep points from the others")
        return own if clue.is_own else say("hint", "{name} cannot make the bid: play for points of your own", **facts)
    phrase = _OWN_NEED if clue.is_own else _THEIR_NEED
    return phrase.say(clue.need, **facts)


_OWN_NEED = Plural(
    "hint",
    "You need {n} more point; {left} are still to be won",
    "You need {n} more points; {left} are still to be won",
)
_THEIR_NEED = Plural(
    "hint",
    "{name} needs {n} more point; {left} are still to be won",
    "{name} needs {n} more points; {left} are still to be won",
)


def _team_needs(clue: TeamNeeds) -> str:
    if not clue.need:
        made = say("hint", "Your contract is made")
        return say("hint", "Your contract is made: each further trick is a bag") if clue.bags else made
    if clue.need > clue.left:
        return say("hint", "Your contract can no longer be made")
    return say_many(
        "hint",
        "Your team needs {n} more trick; {left} are left",
        "Your team needs {n} more tricks; {left} are left",
        clue.need,
        left=clue.left,
    )
