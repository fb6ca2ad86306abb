"""Play for tests: matches by chance, over any game, and positions laid out by hand from the text of cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from typing import Any, NamedTuple

from goodge.engine import seeding
from goodge.engine.actions import Action, Bury, Nil, Pass, parse_action
from goodge.engine.cards import BIG_JOKER, CROWN, LITTLE_JOKER, Card, Suit, in_order, parse_cards
from goodge.engine.errors import Refusal
from goodge.engine.events import Event
from goodge.engine.game import Deal, Game, Match, Phase, State, Trick
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import DECK, STASH_SIZE, Goodge, GoodgeBoard, worth
from goodge.engine.record import Record, start_record
from goodge.engine.rng import Stream

AnyGame = Game[Any, Any]
AnyState = State[Any]


class Case(NamedTuple):
    """A game and the options to try it under."""

    game: AnyGame
    options: dict[str, Any]

    def __str__(self) -> str:
        return "-".join([self.game.id, *(f"{name}={value}" for name, value in self.options.items())])


# A game that is not named here is tried under its defaults.
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "goodge": [{}, {"players": 4}, {"all_pass": "redeal"}, {"players": 4, "all_pass": "redeal", "target": 1000}],
    "spades": [{}, {"bags": False, "blind_nil": False}, {"nil": False, "target": 200}],
    "pride": [{}, {"bags": True, "target": 100}, {"target": 250, "max_rounds": 3, "minutes": 25, "set_limit": 2}],
    "spidge": [{}, {"jokers": False}, {"target": 5}],
}
CASES = [Case(game, options) for game in GAMES.values() for options in OPTIONS.get(game.id, [{}])]

GOODGE = Goodge()

EVERY_CARD = [*(Card(rank, suit) for suit in Suit for rank in range(1, 15)), CROWN, LITTLE_JOKER, BIG_JOKER]


def some_action(game: AnyGame, state: AnyState, stream: Stream) -> Action:
    """A legal action by chance; it passes often, and bids few tricks, so that matches do not go on for ever."""
    legal = game.legal_actions(state)
    if state.board.phase is Phase.BIDDING:
        return Nil() if Nil() in legal and not stream.below(10) else legal[stream.below(4)]
    if not legal:
        return Bury(tuple(stream.shuffled(state.hands[state.board.turn])[:STASH_SIZE]))
    if Pass() in legal and stream.below(5) < 3:
        return Pass()
    return legal[stream.below(min(len(legal), 20))]


def play_match(game: AnyGame, options: dict[str, Any], seed: int, most_rounds: int | None = None) -> Record:
    """A match by chance, or its first rounds: the same one for the same arguments."""
    rules = game.read_rules(options)
    names = [f"Player {seat}" for seat in range(game.seats(rules))]
    dealer = seeding.first_dealer(game, rules, seed)
    record = start_record(game, rules, names, dealer, seeding.deal_for(game, rules, seed, 0))
    for number in count(1):
        play_round(game, record.rounds[-1], Stream(seed, "play", number))
        if record.winner is not None or number == most_rounds:
            return record
        match = game.next_match(record.rounds[-1][-1])
        state, _ = game.open_round(match, seeding.deal_for(game, rules, seed, number))
        record.rounds.append([state])
    raise AssertionError("a match comes to an end")


def play_round(game: AnyGame, states: list[AnyState], stream: Stream) -> None:
    """Plays the round by chance to its end; the states are added to the list."""
    while states[-1].board.turn is not None:
        states.append(game.apply(states[-1], some_action(game, states[-1], stream))[0])


def goodge_deal(*hands: str, stash: str | None = None, players: int = 3) -> Deal:
    """A whole deal in which each hand holds the named cards; the rest goes where there is room, lowest cards first.

    `hands` name cards seat by seat, such as "10S 1T Crown"; seats left out hold what is left.
    """
    size = (len(DECK) - STASH_SIZE) // players
    named = [list(parse_cards(text.split())) for text in hands]
    named += [[] for _ in range(players - len(named))]
    under = list(parse_cards((stash or "").split()))
    taken = {card for pile in [*named, under] for card in pile}
    rest = [card for card in sorted(DECK, key=lambda card: card.rank) if card not in taken]
    for pile, room in [*((pile, size) for pile in named), (under, STASH_SIZE)]:
        while len(pile) < room:
            pile.append(rest.pop(0))
    deal = Deal(tuple(tuple(pile) for pile in named), tuple(under))
    fault = GOODGE.check_deal(GOODGE.read_rules({"players": players}), deal)
    assert fault is None, fault
    return deal


def opened(deal: Deal | None = None, dealer: int = 0, totals: Sequence[int] = (), **options: Any) -> State[GoodgeBoard]:
    """A round of the main game just dealt; `totals` are those of the rounds before it."""
    rules = GOODGE.read_rules(options)
    match = GOODGE.new_match(rules, dealer)
    if totals:
        tied = max(totals) >= rules.target
        match = Match(rules, dealer, tuple(totals), 1, tied_at_target=tied)
    return GOODGE.open_round(match, deal or goodge_deal(players=rules.players))[0]


def after(state: State[GoodgeBoard], *actions: str) -> State[GoodgeBoard]:
    """The state after these actions, each of which must be legal."""
    for action in actions:
        state, _ = GOODGE.apply(state, parse_action(action))
    return state


def events_of(state: State[GoodgeBoard], action: str) -> tuple[Event, ...]:
    """What happens by this action."""
    return GOODGE.apply(state, parse_action(action))[1]


def why_not(state: State[GoodgeBoard], action: str) -> Refusal | None:
    """The reason why this may not be done; None where it is allowed."""
    return GOODGE.why_illegal(state, parse_action(action))


def legal_texts(state: State[GoodgeBoard]) -> list[str]:
    """What may be done, as text, cards in order."""
    view = GOODGE.view_for(state, state.board.turn)
    return [action.text for action in view.legal]


def texts(cards: Sequence[Any]) -> str:
    """Cards as text, in order."""
    return " ".join(card.text for card in in_order(cards))


def in_play(*hands: str, trump: str, bid: int = 50, players: int = 3, stash: str | None = None) -> State[GoodgeBoard]:
    """Seat 0 is the Goodge, has laid the Stash away as he found it, and is about to lead; the hands are as dealt."""
    deal = goodge_deal(*hands, stash=stash, players=players)
    state = after(opened(deal, dealer=players - 1, players=players), f"bid {bid}", *["pass"] * (players - 1))
    return after(state, "bury " + texts(deal.stash), f"trump {trump}")


def before_last_trick(
    cards: str,
    captured: Sequence[int],
    *,
    stash: str = "2C 3C 4C",
    trump: str = "S",
    bid: int = 50,
    goodge: int = 0,
    leader: int = 0,
    **match: Any,
) -> State[GoodgeBoard]:
    """Each seat holds one last card, and `captured` are the points so far; `match` is as for `opened`."""
    held = parse_cards(cards.split())
    players = len(held)
    start = opened(players=players, **match)
    hidden = parse_cards(stash.split())
    assert sum(captured) + sum(map(worth, (*held, *hidden))) == 250
    board = replace(
        start.board,
        phase=Phase.PLAY,
        turn=leader,
        trick=Trick(leader),
        tricks=(Trick(0, (), 0, 0),) * ((len(DECK) - STASH_SIZE) // players - 1),
        captured=tuple(captured),
        trump=Suit.parse(trump),
        bid=bid,
        goodge=goodge,
    )
    return replace(start, board=board, hands=tuple((card,) for card in held), stash=hidden)


def play_out(state: State[GoodgeBoard]) -> State[GoodgeBoard]:
    """The state after each hand has played its one last card."""
    while state.board.turn is not None:
        state = after(state, *legal_texts(state))
    return state
