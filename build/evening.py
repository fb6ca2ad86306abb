"""Makes the rounds of the first evening, in assets/evening: hands in which an idea shows, and a way to them.

A round begins in the middle, with few cards left: these are written here. What was played before is any way by the
rules that leaves them, found by trying with fixed seeds, so that the same script makes the same files.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from backwards import Backwards, Trick
from goodge.coach.ideas import IDEAS, Idea, game_about
from goodge.engine.actions import Action, Bid, Bury, NameTrump, Nil, Pass, PlayCard
from goodge.engine.cards import Card, Suit, parse_cards
from goodge.engine.errors import IllegalAction
from goodge.engine.game import AnyGame
from goodge.engine.games import GOODGE, game_named
from goodge.engine.games.goodge import GoodgeState, worth
from goodge.engine.record import Record, encode_record, start_record
from goodge.engine.rng import Stream
from goodge.engine.spadeplay import SpadeBoard, SpadeGame
from goodge.engine.state import Deal, narrow
from goodge.engine.tricks import suit_of

ROOT = Path(__file__).parents[1]
MADE = ROOT / "assets" / "evening"
PLAYERS = ("Ann", "Ben", "Cleo")
KIN_PLAYERS = (*PLAYERS, "Dan")
DEALER, OPPONENT = 0, 1
LOW_BID = 50
MOST_TRIES = 2000
TRIES_WITH_A_DEAL = 1500
TRIES_BACK = 300
LEAST_OF_ONES_OWN = 70  # points that the person has by then


@dataclass(frozen=True)
class Ending:
    """The last cards of a round that one of the others plays for little, and the trick that already lies there."""

    trump: Suit
    hands: tuple[str, str, str]
    trick: str
    leader: int = OPPONENT


@dataclass(frozen=True)
class Hand:
    """A whole hand for the person, the Stash, and the calls so far."""

    hand: str
    stash: str
    calls: tuple[Bid | Pass, ...]
    seed: int


@dataclass(frozen=True)
class KinHand:
    """A whole hand of a kin game for the person, who bids last, and the bids of the others."""

    hand: str
    bids: tuple[Bid, ...]
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class KinEnding:
    """The last cards of a kin game's round by hands, their tricks so far, the cards that lie, and who led them.

    With `seed` a way to them is soon found.
    """

    hands: tuple[str, str, str, str]
    tricks: tuple[int, int, int, int]
    trick: str
    leader: int
    seed: int
    bids: tuple[Bid | Nil, ...] = ()
    dealer: int = DEALER


ENDINGS: Mapping[Idea, Ending] = {
    Idea.TRICKS: Ending(Suit.CLUBS, ("9H 2H 10S 8S 7D", "6H 5T 8T 4S 9D", "3H 4T 6S 2D 10D"), "6H 3H"),
    Idea.TRUMP: Ending(Suit.HEARTS, ("Crown 3H 10S 7D 4D 6C", "10T 6T 9H 2D 8C 5S", "5T 2T 7H 9D 3C 4S"), "10T 5T"),
    Idea.ONES: Ending(Suit.SPADES, ("10H 3H 8D 1D 9C", "7H 6C 5D 9T 4T", "1H 1C 2D 7T 10T"), "7H 1H"),
}
HANDS: Mapping[Idea, Hand] = {
    Idea.GOODGE: Hand(
        "10H 9H 8H 6H 5H 2H Crown 10S 9S 3S 10D 4D 2D 7T 3T 6C", "7H 1S 4C", (Bid(50), Pass(), Bid(120), Pass()), 11
    ),
    Idea.BIDS: Hand("10S 9S 7S 5S 3S 10T 8T 5T 9D 6D 10C 4C 2C 8H 3H 1H", "8S 6T 2D", (Bid(50), Pass()), 5),
}

KIN_HANDS: Mapping[Idea, KinHand] = {
    Idea.BAGS: KinHand("AH QH 4H KD JD 6D 2D AC 9C 3C QS 9S 5S", (Bid(1), Bid(3), Bid(4)), 42, {"nil": False}),
    Idea.BOARD: KinHand("KH QH 8H 5H AD 9D 4D KC 10C 6C AS JS 7S", (Bid(4), Bid(1), Bid(4)), 225),
}
_THREES = (Bid(3), Bid(3), Bid(3), Bid(3))
KIN_ENDINGS: Mapping[Idea, KinEnding] = {
    Idea.PARTNERS: KinEnding(
        ("QH 5H JS 4S 9D 3D", "9H 10C 7C 6C 3C 2S", "KH AC 9C 8D 7D 4D", "3H QC 8C JD 10D 9S"),
        (2, 2, 2, 1), "9H KH 3H", 1, 364, _THREES,
    ),
    Idea.NIL: KinEnding(
        ("10H 6H 2H 7D 3D 5D 2S", "8H 4H JD 9D QC 6C 7C", "KH AD 8D AC 3C JC KC", "5H JH 10C 9C 10S 8S QS"),
        (0, 1, 3, 2), "8H KH 5H", 1, 1, (Bid(3), Bid(5), Bid(4), Nil()),
    ),
    Idea.JOKERS: KinEnding(
        ("LittleJoker 2S 6S KH 4H 8D", "BigJoker 9C 10C 6C 6H 10H", "5C 3C AH 7H KD 5D", "QC 8C AS 10S JD 9D"),
        (2, 2, 2, 1), "9C 5C QC", 1, 4, _THREES,
    ),
    Idea.SET: KinEnding(
        ("KH 7H 2S QS AD 4D", "JH 8H 10C 6C KC 4S", "5H 3H QD 3D 7C 9S", "QH 10D 6D AC 5C JC"),
        (2, 2, 2, 1), "JH 5H QH", 1, 784, (Bid(3), Bid(3), Bid(3), Bid(4)),
    ),
    Idea.DUMMY: KinEnding(
        ("10H JC 8C 6C 3S", "KH 4H QC 9C 7C", "8H 6H 10D JD 5D", "AH 3H AD 7D QS"), (2, 2, 2, 2), "10H", 0, 3
    ),
    Idea.CANCEL: KinEnding(
        ("KS 9S 5C JH 8H", "LittleJoker 10H 7H QD 8D", "BigJoker 6S 3D 6D 4H", "10S 4S JC 9C QC"),
        (3, 2, 0, 3), "KS LittleJoker", 0, 74, dealer=1,
    ),
    Idea.SLAM: KinEnding(
        ("JS 6H 4H 10C 4C", "3S 9H 5H 3H 2S", "KH JD QD 8D 10D", "AS KS AH 7H KD"), (1, 0, 0, 7), "", 3, 12
    ),
}  # fmt: skip


def main() -> None:
    """Make all rounds."""
    MADE.mkdir(exist_ok=True)
    for game in IDEAS:
        (MADE / f"{game}.jsonl").write_text("".join(line + "\n" for line in lines(game)), encoding="ascii")


def lines(game: str) -> list[str]:
    """Return the rounds of a game, a record each, in the order of the evening."""
    return [encode_record(_made(idea)) for idea in IDEAS[game]]


def _made(idea: Idea) -> Record:
    if idea in ENDINGS:
        return ended(idea, ENDINGS[idea])
    if idea in HANDS:
        return dealt(idea, HANDS[idea])
    return kin_dealt(idea, KIN_HANDS[idea]) if idea in KIN_HANDS else kin_ended(idea, KIN_ENDINGS[idea])


def ended(idea: Idea, ending: Ending) -> Record:
    """Return a round up to its last cards. LookupError: no way leads there."""
    last = [parse_cards(hand.split()) for hand in ending.hands]
    for seed in range(MOST_TRIES):
        stream = Stream(seed)
        record = _before(idea, ending, last, stream)
        if _Way(ending, last, stream).leads_on(_narrowed(record)):
            for card in parse_cards(ending.trick.split()):
                _do(record, PlayCard(card))
            return record
    raise LookupError(f"no way leads to the last cards of {idea.value}")


def _before(idea: Idea, ending: Ending, last: Sequence[tuple[Card, ...]], stream: Stream) -> Record:
    """Return a round up to its first card: beside the last cards everybody has as many of each suit as all others."""
    kept = {card for hand in last for card in hand}
    hands, stash = [list(hand) for hand in last], []
    for suit in Suit:
        rest = [card for card in GOODGE.deck if card not in kept and suit_of(card, ending.trump) is suit]
        over = [card for card in rest if not worth(card)][: len(rest) % len(hands)]
        stash += over
        rest = stream.shuffled([card for card in rest if card not in over])
        for seat, hand in enumerate(hands):
            hand += rest[seat :: len(hands)]
    record = _started(idea, Deal(tuple(map(tuple, hands)), tuple(stash)))
    for action in (Bid(LOW_BID), Pass(), Pass(), Bury(tuple(stash)), NameTrump(ending.trump)):
        _do(record, action)
    return record


class _Way:
    """Looks for tricks by the rules that leave the last cards; after many tries with one deal it gives up."""

    def __init__(self, ending: Ending, last: Sequence[tuple[Card, ...]], stream: Stream) -> None:
        self._ending, self._stream = ending, stream
        self._kept = {card for hand in last for card in hand}
        self._tries = TRIES_WITH_A_DEAL

    def leads_on(self, states: list[GoodgeState]) -> bool:
        """Play on, as far as the last cards; return False, with nothing played, if no way was found."""
        board, self._tries = states[-1].board, self._tries - 1
        if self._tries < 0:
            return False
        if len(states[-1].hands[DEALER]) == len(self._kept) // 3 and not board.trick.cards:
            has_points = board.captured[OPPONENT] >= LOW_BID and board.captured[DEALER] >= LEAST_OF_ONES_OWN
            return has_points and board.turn == self._ending.leader
        for action in self._stream.shuffled(GOODGE.legal_actions(states[-1])):
            if isinstance(action, PlayCard) and action.card not in self._kept:
                states.append(GOODGE.apply(states[-1], action)[0])
                if self.leads_on(states):
                    return True
                states.pop()
        return False


def kin_dealt(idea: Idea, chosen: KinHand) -> Record:
    """Return a round of a kin game up to the person's bid."""
    game, own = game_named(game_about(idea)), parse_cards(chosen.hand.split())
    rules = game.read_rules(chosen.options)
    rest = Stream(chosen.seed).shuffled([card for card in game.pack(rules) if card not in own])
    others = [tuple(rest[place :: len(KIN_PLAYERS) - 1]) for place in range(len(KIN_PLAYERS) - 1)]
    record = start_record(game, rules, KIN_PLAYERS, DEALER, Deal((own, *others)), evening=idea.value)
    for bid in chosen.bids:
        _do(record, bid)
    return record


def kin_ended(idea: Idea, ending: KinEnding) -> Record:
    """Return a round of a kin game up to its last cards. LookupError: no way leads there."""
    game = cast(SpadeGame[Any, Any], game_named(game_about(idea)))
    last = [parse_cards(hand.split()) for hand in ending.hands]
    kept = {card for hand in last for card in hand}
    rest = [card for card in game.pack(game.read_rules({})) if card not in kept]
    for seed in range(ending.seed, MOST_TRIES):
        tricks = Backwards(game, Stream(seed), TRIES_BACK).tricks(last, rest, ending.tricks, ending.leader)
        with suppress(IllegalAction):
            record = None if tricks is None else _played(idea, game, ending, last, tricks)
            if record is not None and narrow(record.rounds[0][-1], SpadeBoard).board.broken:
                return record
    raise LookupError(f"no way leads to the last cards of {idea.value}")


def _played(
    idea: Idea, game: AnyGame, ending: KinEnding, last: Sequence[tuple[Card, ...]], tricks: Sequence[Trick]
) -> Record:
    """Return a round with these tricks before its last cards. IllegalAction: the rules have none of it."""
    hands = tuple((*hand, *(cards[place] for _, cards in tricks)) for place, hand in enumerate(last))
    rules = game.read_rules({})
    record = start_record(game, rules, KIN_PLAYERS[: game.seats(rules)], ending.dealer, Deal(hands), evening=idea.value)
    led = [card for first, cards in tricks for card in (*cards[first:], *cards[:first])]
    for action in (*ending.bids, *map(PlayCard, (*led, *parse_cards(ending.trick.split())))):
        _do(record, action)
    return record


def dealt(idea: Idea, chosen: Hand) -> Record:
    """Return a round up to the person's decision in the auction, or over the Stash."""
    own, stash = parse_cards(chosen.hand.split()), parse_cards(chosen.stash.split())
    rest = Stream(chosen.seed).shuffled([card for card in GOODGE.deck if card not in (*own, *stash)])
    half = len(rest) // 2
    record = _started(idea, Deal((own, tuple(rest[:half]), tuple(rest[half:])), stash))
    for call in chosen.calls:
        _do(record, call)
    return record


def _started(idea: Idea, deal: Deal) -> Record:
    rules = GOODGE.read_rules({"players": len(PLAYERS)})
    return start_record(GOODGE, rules, PLAYERS, DEALER, deal, evening=idea.value)


def _do(record: Record, action: Action) -> None:
    record.rounds[0].append(record.game.apply(record.rounds[0][-1], action)[0])


def _narrowed(record: Record) -> list[GoodgeState]:
    """Return the states of the one round, which are known to be of the main game."""
    return cast(list[GoodgeState], record.rounds[0])


if __name__ == "__main__":
    main()
