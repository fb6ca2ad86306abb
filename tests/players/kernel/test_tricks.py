"""The kernel's tricks against a plain reading of the rules, card by card and without masks; and twins by hand."""

from __future__ import annotations

import pytest

from goodge.engine.rng import Stream
from goodge.players.kernel import Position, TrickRules, cards_of, goodge, mask_of, spidge

from .endings import GAMES, full_round, seen


class Referee:
    """Tricks as the rules tell them: lists, suits and places."""

    def __init__(self, rules: TrickRules, hands: list[int], leader: int, bonus: int) -> None:
        self.rules, self.bonus = rules, bonus
        self.hands = [list(cards_of(hand)) for hand in hands]
        self.points = [0] * rules.seats
        self.turn, self.trick, self.broken = leader, list[int](), not rules.must_break

    def counted(self) -> list[tuple[int, int]]:
        """The (seat, card) pairs of the trick that can win it: not two twins."""
        first = self.turn - len(self.trick)
        pairs = [((first + place) % self.rules.seats, card) for place, card in enumerate(self.trick)]
        twins = [card for card in self.trick if self.is_twin(card)]
        return [pair for pair in pairs if len(twins) < 2 or pair[1] not in twins]

    def is_twin(self, card: int) -> bool:
        return self.rules.twins and self.rules.suit(card) == 0 and card >= self.rules.sizes[0] - 2

    def lead(self) -> int | None:
        if not self.trick:
            return None
        if not self.is_twin(self.trick[0]):
            return self.rules.suit(self.trick[0])
        return self.rules.suit(self.counted()[0][1]) if self.counted() else None

    def legal(self) -> list[int]:
        hand, lead = self.hands[self.turn], self.lead()
        if lead is not None:
            return [card for card in hand if self.rules.suit(card) == lead] or hand
        if self.trick or self.broken:
            return hand
        return [card for card in hand if self.rules.suit(card)] or hand

    def play(self, card: int) -> None:
        self.hands[self.turn].remove(card)
        self.trick.append(card)
        self.broken = self.broken or self.rules.suit(card) == 0
        self.turn = (self.turn + 1) % self.rules.seats
        if len(self.trick) == self.rules.seats:
            self.turn = self.winner()
            self.points[self.turn] += sum(self.rules.worth[card] for card in self.trick) + self.rules.trick_worth
            self.trick = []
            if not any(self.hands):
                self.points[self.turn] += self.bonus

    def winner(self) -> int:
        lead, counted = self.lead(), self.counted()
        trumps = [pair for pair in counted if self.rules.suit(pair[1]) == 0]
        followed = [pair for pair in counted if self.rules.suit(pair[1]) == lead]
        return max(trumps or followed, key=lambda pair: pair[1])[0]


@pytest.mark.parametrize("game", GAMES)
def test_random_rounds_are_as_the_rules_tell_them(game: str) -> None:
    rules = GAMES[game]
    position = Position(rules)
    for number in range(60):
        stream = Stream(number, "tricks test")
        hands, bonus = full_round(rules, number)
        referee = Referee(rules, hands, stream.below(rules.seats), bonus)
        position.start(hands, referee.turn, bonus=bonus)
        while any(referee.hands):
            assert position.turn == referee.turn
            assert list(cards_of(position.legal())) == sorted(referee.legal())
            card = stream.choice(sorted(referee.legal()))
            referee.play(card)
            position.play(card)
        assert position.points() == referee.points
        assert position.left == 0


@pytest.mark.parametrize("game", GAMES)
def test_undo_goes_back_over_every_step(game: str) -> None:
    rules = GAMES[game]
    position = Position(rules)
    for number in range(20):
        stream = Stream(number, "undo test")
        hands, bonus = full_round(rules, number)
        position.start(hands, stream.below(rules.seats), bonus=bonus)
        before = []
        while position.left:
            before.append(seen(position))
            position.play(stream.choice(list(cards_of(position.legal()))))
        while before:
            position.undo()
            assert seen(position) == before.pop()
        with pytest.raises(ValueError, match="nothing to take back"):
            position.undo()


# Spidge's two jokers: trump 13 and 14; hearts begin at 15, diamonds (here) at 28, clubs at 40.
LOW, HIGH, ACE_OF_TRUMP = 13, 14, 12
HEART, HIGH_HEART, DIAMOND, CLUB, HIGH_CLUB = 15, 20, 30, 41, 44


def spidge_trick(*cards: int) -> Position:
    """One trick of four hands of one card."""
    position = Position(spidge())
    position.start([mask_of([card]) for card in cards], 0, broken=True)
    for card in cards:
        position.play(card)
    return position


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        # the five tricks that Spidge's rules tell of
        ((ACE_OF_TRUMP, LOW, HIGH, 3), 0),
        ((HEART, LOW, HIGH_HEART, HIGH), 2),
        ((LOW, DIAMOND, CLUB, HIGH), 1),
        ((LOW, HIGH, CLUB, HIGH_CLUB), 3),
        ((LOW, HEART, HIGH, HIGH_HEART), 3),
        # and others
        ((HEART, LOW, ACE_OF_TRUMP, HIGH_HEART), 1),  # one joker is the highest trump
        ((HEART, LOW, HIGH, HIGH_HEART), 3),  # two cancel each other
        ((HEART, LOW, HIGH, ACE_OF_TRUMP), 3),
        ((ACE_OF_TRUMP, HIGH, LOW, HEART), 0),
        ((LOW, HEART, DIAMOND, HIGH), 1),  # a joker led and cancelled: the first other card was the lead
        ((LOW, HIGH, DIAMOND, HEART), 2),
        ((HIGH, ACE_OF_TRUMP, LOW, HEART), 1),
        ((HIGH, DIAMOND, ACE_OF_TRUMP, LOW), 2),
        ((HEART, DIAMOND, LOW, HIGH), 0),  # a trick led by another card keeps its suit
    ],
)
def test_twins_cancel_each_other(cards: tuple[int, ...], winner: int) -> None:
    assert spidge_trick(*cards).points() == [int(seat == winner) for seat in range(4)]


def test_after_two_jokers_any_card_may_follow_and_sets_the_suit() -> None:
    position = Position(spidge())
    third, fourth = mask_of([HEART, DIAMOND]), mask_of([HIGH_HEART, CLUB])
    position.start([mask_of([LOW, 0]), mask_of([HIGH, 1]), third, fourth], 0, broken=True)
    position.play(LOW)
    position.play(HIGH)
    assert position.best_card is None
    assert position.legal() == third
    position.play(HEART)
    assert position.legal() == mask_of([HIGH_HEART])


def test_a_joker_led_asks_for_trump_until_the_other_comes() -> None:
    position = Position(spidge())
    position.start(
        [mask_of([LOW, 0]), mask_of([HIGH, HEART]), mask_of([1, DIAMOND]), mask_of([2, CLUB])], 0, broken=True
    )
    position.play(LOW)
    assert position.legal() == mask_of([HIGH])
    position.play(HIGH)
    assert position.legal() == mask_of([1, DIAMOND])


def test_trump_is_led_once_it_is_broken_or_from_nothing_else() -> None:
    position = Position(GAMES["spades"])
    hands = [mask_of([0, 20]), mask_of([1, 2]), mask_of([21, 40]), mask_of([22, 41])]
    position.start(hands, 0)
    assert position.legal() == mask_of([20])
    assert not position.is_broken
    position.start(hands, 1)
    assert position.legal() == mask_of([1, 2])
    position.start(hands, 0, broken=True)
    assert position.legal() == hands[0]
    position.start(hands, 0)
    broken = []
    for card in (20, 1):
        position.play(card)
        broken.append(position.is_broken)
    position.undo()
    assert [*broken, position.is_broken] == [False, True, False]


def test_the_crown_is_the_highest_trump_and_must_follow_it() -> None:
    position = Position(goodge(3))
    crown, ten_of_trump, five, plain = 10, 9, 4, 20
    position.start([mask_of([ten_of_trump, 30]), mask_of([crown, plain]), mask_of([five, 21])], 0, bonus=20)
    position.play(ten_of_trump)
    assert position.legal() == mask_of([crown])
    position.play(crown)
    position.play(five)
    assert position.points() == [0, 10 + 25 + 15, 0]
    assert position.turn == 1


def test_the_bonus_goes_with_the_last_trick() -> None:
    position = Position(goodge(3))
    position.start([mask_of([1]), mask_of([2]), mask_of([3])], 0, captured=[1, 2, 3], bonus=45)
    for card in (1, 2, 3):
        position.play(card)
    assert position.points() == [1, 2, 48]
    position.undo()
    assert position.points() == [1, 2, 3]
