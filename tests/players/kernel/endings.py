"""Positions for the tests of the kernel: dealt at random, and played on at random."""

from __future__ import annotations

from goodge.engine.rng import Stream
from goodge.players.kernel import Position, TrickRules, cards_of, goodge, mask_of, pride, spades, spidge

GAMES = {"goodge 3": goodge(3), "goodge 4": goodge(4), "spades": spades(), "pride": pride(), "spidge": spidge()}


def dealt(rules: TrickRules, tricks: int, number: int) -> tuple[list[int], int]:
    """Hands of so many cards, and what three (or as many as there are) of the others are worth."""
    cards = Stream(number, "kernel test", tricks).shuffled(range(rules.cards))
    hands = [mask_of(cards[seat * tricks : (seat + 1) * tricks]) for seat in range(rules.seats)]
    return hands, sum(rules.worth[card] for card in cards[rules.seats * tricks :][:3])


def full_round(rules: TrickRules, number: int) -> tuple[list[int], int]:
    """A whole deal, as the game's own would be."""
    return dealt(rules, rules.cards // rules.seats - (1 if rules.cards == 51 and rules.seats == 3 else 0), number)


def set_up(position: Position, tricks: int, number: int, plies: int = 0) -> None:
    """Sets up a random ending, and plays this many cards of it at random."""
    stream = Stream(number, "kernel test", "plays")
    hands, bonus = dealt(position.rules, tricks, number)
    captured = [stream.below(5) for _ in range(position.seats)]
    leader, broken = stream.below(position.seats), stream.below(2) == 0
    position.start(hands, leader, captured=captured, bonus=bonus, broken=broken)
    for _ in range(plies):
        position.play(stream.choice(list(cards_of(position.legal()))))


def seen(position: Position) -> tuple[object, ...]:
    """All that can be asked of a position."""
    hands = [position.hand(seat) for seat in range(position.seats)]
    trick = (position.trick(), position.best_card, position.taker, position.pot, position.lying)
    return hands, position.points(), position.turn, trick, position.left, position.is_broken, position.legal()


def each_for_itself(position: Position, value: list[list[list[float]]]) -> list[int]:
    """The points in the end when each seat seeks its own value, by trying every card (max^n)."""
    if not position.left:
        return position.points()
    ends = []
    seat = position.turn
    for card in cards_of(position.legal()):
        position.play(card)
        ends.append(each_for_itself(position, value))
        position.undo()
    return max(ends, key=lambda end: sum(row[points] for row, points in zip(value[seat], end, strict=True)))
