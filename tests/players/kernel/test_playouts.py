"""Playouts, their random numbers, rules of thumb, and what is summed over worlds."""

from __future__ import annotations

import sys
import threading
from math import exp

import pytest

from goodge.engine.rng import Stream
from goodge.players.kernel import (
    DEFAULT,
    Playout,
    Position,
    Rollouts,
    SampledWorlds,
    Tree,
    TrickRules,
    Weights,
    cards_of,
    goodge,
    is_compiled,
    mask_of,
)

from .endings import GAMES, dealt, each_for_itself, full_round, seen

RULES = goodge(3)
NOTHING = Weights(*[0] * len(DEFAULT))


def some_worlds(rules: TrickRules, tricks: int, worlds: int, number: int = 0) -> SampledWorlds:
    """Seat 0 leads and sees its own hand; the other cards are dealt anew in each world."""
    made = SampledWorlds(rules)
    made.open(0, tricks, broken=True)
    hands, _ = dealt(rules, tricks, number)
    rest = list(cards_of(rules.deck & ~hands[0]))
    for world in range(worlds):
        pile = Stream(world, "worlds test", number).shuffled(rest)
        others = [mask_of(pile[seat * tricks : (seat + 1) * tricks]) for seat in range(rules.seats - 1)]
        left = pile[(rules.seats - 1) * tricks :]
        made.add([hands[0], *others], sum(rules.worth[card] for card in left[:3]))
    return made


def test_the_random_numbers_are_pinned() -> None:
    playout = Playout(RULES)
    hands, bonus = full_round(RULES, 1)
    found = []
    for number in range(6):
        playout.seed(7, number)
        playout.start(hands, 0, bonus=bonus)
        playout.play_out()
        found.append(playout.points())
    assert found == PINNED


PINNED = [[60, 170, 20], [145, 90, 15], [40, 155, 55], [60, 90, 100], [75, 80, 95], [100, 150, 0]]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("guided", [False, True])
def test_a_playout_ends_the_round_with_all_its_points(game: str, guided: bool) -> None:
    rules = GAMES[game]
    playout = Playout(rules)
    if guided:
        playout.by_thumb(DEFAULT, noise=30)
    for number in range(50):
        hands, bonus = full_round(rules, number)
        playout.start(hands, number % rules.seats, bonus=bonus)
        for _ in range(number % 7):
            playout.play(next(cards_of(playout.legal())))
        playout.seed(number)
        playout.play_out()
        tricks = rules.trick_worth * (rules.cards // rules.seats)
        worth = sum(rules.worth[card] for hand in hands for card in cards_of(hand))
        assert sum(playout.points()) == worth + bonus + tricks
        assert (playout.left, playout.legal(), playout.trick()) == (0, 0, [])
        before = playout.points()
        playout.play_out()
        assert playout.points() == before


def expected(position: Position) -> list[float]:
    """Mean points in the end when every legal card is equally likely."""
    if not position.left:
        return [float(points) for points in position.points()]
    cards = list(cards_of(position.legal()))
    total = [0.0] * position.seats
    for card in cards:
        position.play(card)
        total = [mine + theirs for mine, theirs in zip(total, expected(position), strict=True)]
        position.undo()
    return [points / len(cards) for points in total]


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_card_is_equally_likely(game: str) -> None:
    rules, playouts = GAMES[game], 4000
    for number in range(4):
        worlds = SampledWorlds(rules)
        worlds.open(0, 3)
        hands, bonus = dealt(rules, 3, number)
        worlds.add(hands, bonus)
        worlds.load(0)
        moves = list(cards_of(worlds.playout.legal()))
        means = []
        for card in moves:
            worlds.playout.play(card)
            means.append(expected(worlds.playout)[0])
            worlds.playout.undo()
        rollouts = Rollouts(worlds, moves, number)
        rollouts.run(rounds=playouts)
        for mean, tally in zip(means, rollouts.results(), strict=True):
            assert abs(tally.mean - mean) <= 4 * tally.error + 1e-9


def test_thumbs_take_rich_tricks_and_save_points() -> None:
    playout = Playout(RULES)
    playout.by_thumb(DEFAULT)
    ten, two, one, five = 20, 12, 11, 15
    rest = mask_of([31, 32])
    playout.start([rest ^ 1 << 31 | 1 << 33, mask_of([41, 42]), mask_of([ten, two, 21])], 0, trick=[one, five])
    assert playout.turn == 2
    assert playout.thumb() == ten  # a 1 and a 5 lie there, and nobody plays after him
    higher = 17
    playout.start([rest ^ 1 << 31 | 1 << 33, mask_of([41, 42]), mask_of([one, two, 21])], 0, trick=[higher, 13])
    assert playout.thumb() == two  # lost in any case: no points to the winner
    scores = dict(playout.thumb_scores())
    assert set(scores) == {one, two}
    assert scores[two] > scores[one]


def test_weights_belong_to_a_seat() -> None:
    playout = Playout(RULES)
    playout.by_thumb(NOTHING._replace(lead_place=1))
    playout.by_thumb(NOTHING._replace(lead_place=-1), seat=1)
    hands = [mask_of([11, 20]), mask_of([21, 30]), mask_of([31, 40])]
    leads = []
    for leader in range(3):
        playout.start(hands, leader)
        leads.append(playout.thumb())
    assert leads == [20, 21, 40]


def test_less_is_given_to_the_goodge() -> None:
    playout = Playout(RULES)
    weights = NOTHING._replace(give=1, give_goodge=-1)
    hands, trick = [mask_of([31]), mask_of([32, 21]), mask_of([33, 22])], [20]
    for goodge_seat, thrown in ((None, 21), (1, 21), (0, 32)):
        playout.by_thumb(weights, goodge=goodge_seat)
        playout.start(hands, 0, trick=trick)
        assert playout.thumb() == thrown  # 21 is a 1


def test_noise_is_at_random_in_its_share() -> None:
    playout = Playout(RULES)
    hands, bonus = full_round(RULES, 2)
    ends = {}
    for noise in (0, 256):
        playout.by_thumb(DEFAULT, noise=noise)
        found = set()
        for number in range(40):
            playout.seed(1, number)
            playout.start(hands, 0, bonus=bonus)
            playout.play_out()
            found.add(tuple(playout.points()))
        ends[noise] = found
    assert len(ends[0]) == 1
    assert len(ends[256]) > 20


def softly_expected(position: Playout, heat: float) -> list[float]:
    """Mean points in the end when every legal card is as likely as in the softmax of what counts for it."""
    if not position.left:
        return [float(points) for points in position.points()]
    parts = {card: exp(score / heat) for card, score in position.thumb_scores()}
    total = [0.0] * position.seats
    for card, part in parts.items():
        position.play(card)
        likely = part / sum(parts.values())
        total = [sum_ + likely * points for sum_, points in zip(total, softly_expected(position, heat), strict=True)]
        position.undo()
    return total


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("heat", [300.0, 2000.0])
def test_softened_rules_play_each_card_as_often_as_their_softmax(game: str, heat: float) -> None:
    rules, playouts = GAMES[game], 4000
    for number in range(4):
        worlds = SampledWorlds(rules)
        worlds.playout.by_thumb(DEFAULT)
        worlds.playout.soften(heat)
        worlds.open(0, 3)
        hands, bonus = dealt(rules, 3, number)
        worlds.add(hands, bonus)
        worlds.load(0)
        moves = list(cards_of(worlds.playout.legal()))
        rollouts = Rollouts(worlds, moves, number)
        rollouts.run(rounds=playouts)
        worlds.load(0)
        for card, tally in zip(moves, rollouts.results(), strict=True):
            worlds.playout.play(card)
            means = softly_expected(worlds.playout, heat)
            rarest = 0.002 * sum(means)  # chance comes in 1,024 steps: what is rarer than that is never seen
            assert abs(tally.mean - means[0]) <= 4 * tally.error + rarest
            worlds.playout.undo()


def test_softened_rules_leave_the_best_card_alone() -> None:
    playout = Playout(RULES)
    playout.by_thumb(DEFAULT)
    hands, bonus = full_round(RULES, 4)
    playout.start(hands, 0, bonus=bonus)
    before = playout.thumb(), playout.thumb_scores()
    playout.soften(5000.0)
    playout.play_out()
    playout.start(hands, 0, bonus=bonus)
    assert (playout.thumb(), playout.thumb_scores()) == before


def test_sums_are_those_of_the_outcomes_kept() -> None:
    worlds = some_worlds(RULES, 5, 12)
    values = [[float(points >= 40) for points in range(256)], [-0.25 * points for points in range(256)], [0.0] * 256]
    worlds.value(0, values)
    moves = list(cards_of(worlds.playout.legal()))
    rollouts = Rollouts(worlds, moves, 5)
    rollouts.run(rounds=3, keep=True)
    kept = [[outcome >> 8 * seat & 255 for seat in range(3)] for outcome in rollouts.outcomes()]
    assert len(kept) == 12 * 3 * len(moves)
    for place, tally in enumerate(rollouts.results()):
        mine = kept[place :: len(moves)]
        gains = [sum(row[points] for row, points in zip(values, end, strict=True)) for end in mine]
        assert (tally.card, tally.runs) == (moves[place], 36)
        assert tally.points == tuple(map(sum, zip(*mine, strict=True)))
        assert tally.value == pytest.approx(sum(gains))
        assert tally.squares == pytest.approx(sum(gain * gain for gain in gains))
        assert tally.mean == pytest.approx(sum(gains) / 36)


def test_slices_of_rollouts_and_of_a_tree_change_nothing() -> None:
    worlds = some_worlds(goodge(4), 6, 9)
    moves = list(cards_of(worlds.playout.legal()))
    whole, sliced = Rollouts(worlds, moves, 2), Rollouts(worlds, moves, 2)
    whole.run(rounds=4)
    for _ in range(4):
        for world in range(9):
            sliced.run(world, world + 1)
    assert whole.results() == sliced.results()
    alone = Rollouts(worlds, moves[1:2], 2)
    alone.run(rounds=4)
    assert alone.results() == whole.results()[1:2]
    tree, twigs = Tree(worlds, 4), Tree(worlds, 4)
    tree.run(300)
    for _ in range(100):
        twigs.run(3)
    assert tree.results() == twigs.results()
    assert (tree.tries, tree.size) == (300, 301)


def test_cards_that_a_world_does_not_allow_are_left_out_there() -> None:
    worlds = SampledWorlds(RULES)
    worlds.open(0, 1, trick=[11])
    worlds.add([0, mask_of([12]), mask_of([13])])
    worlds.add([0, mask_of([13]), mask_of([12])])
    rollouts = Rollouts(worlds, [12, 13, 14], 1)
    rollouts.run(keep=True)
    assert [tally.runs for tally in rollouts.results()] == [1, 1, 0]
    assert rollouts.outcomes() == [20 << 16, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 20 << 8, 0xFFFFFFFF]
    assert rollouts.results()[0].error == float("inf")


@pytest.mark.parametrize("game", GAMES)
def test_a_tree_finds_what_exact_play_finds(game: str) -> None:
    """Nearly always: where two cards are almost alike to an opponent, a tree takes long to tell what they will play."""
    rules = GAMES[game]
    found = 0
    for number in range(20):
        worlds = SampledWorlds(rules)
        stream = Stream(number, "tree values")
        value = [[[stream.random() for _ in range(256)] for _ in range(rules.seats)] for _ in range(rules.seats)]
        for seat in range(rules.seats):  # no two ends alike
            worlds.value(seat, value[seat])
        worlds.open(0, 3, broken=True)
        hands, bonus = dealt(rules, 3, number)
        worlds.add(hands, bonus)
        tree = Tree(worlds, number, explore=1.0)
        tree.run(4000)
        worlds.load(0)
        best = each_for_itself(worlds.playout, value)
        worlds.playout.play(max(tree.results(), key=lambda branch: branch.visits).card)
        found += each_for_itself(worlds.playout, value) == best
    assert found >= 17


def test_a_tree_is_pinned() -> None:
    """The upper confidence bounds with it: how often a card could be played counts in them."""
    tree = Tree(some_worlds(RULES, 5, 6), 3, explore=25.0)
    tree.run(600)
    assert [(branch.card, branch.visits, branch.value) for branch in tree.results()] == PINNED_TREE


PINNED_TREE = [(12, 174, 3395.0), (15, 101, 1795.0), (30, 129, 2395.0), (38, 105, 1875.0), (43, 91, 1575.0)]


def test_a_world_is_dealt_as_it_was_whatever_was_played_before() -> None:
    rules = GAMES["spades"]
    worlds = SampledWorlds(rules)
    hands, _ = dealt(rules, 6, 2)
    worlds.open(1, 6, captured=[1, 2, 3, 1])
    worlds.add(hands)
    worlds.load(0)
    before = seen(worlds.playout)
    assert worlds.playout.legal() & rules.suit_mask(0) == 0
    rollouts = Rollouts(worlds, list(cards_of(worlds.playout.legal())), 1)
    rollouts.run(rounds=5)
    assert worlds.playout.is_broken
    worlds.load(0)
    assert seen(worlds.playout) == before


def test_a_full_tree_goes_on() -> None:
    worlds = some_worlds(RULES, 10, 50)
    tree = Tree(worlds, 1)
    tree.run(40_000)
    assert tree.size == 32_768
    before = sum(branch.visits for branch in tree.results())
    tree.run(1000)
    assert sum(branch.visits for branch in tree.results()) == before + 1000


def test_a_tree_keeps_to_its_moves() -> None:
    worlds = some_worlds(RULES, 6, 5)
    moves = list(cards_of(worlds.playout.legal()))[2:4]
    tree = Tree(worlds, 1, moves=mask_of(moves))
    tree.run(500)
    assert [branch.card for branch in tree.results()] == moves


def test_others_run_while_it_thinks() -> None:
    """With a switch interval of an hour, another thread gets its turn only if the kernel, compiled, gives it up."""
    worlds = some_worlds(RULES, 16, 200)
    rollouts = Rollouts(worlds, list(cards_of(worlds.playout.legal())), 1)
    gate, ran = threading.Lock(), threading.Event()
    gate.acquire()

    def other() -> None:
        with gate:
            ran.set()

    thread = threading.Thread(target=other)
    thread.start()
    interval = sys.getswitchinterval()
    sys.setswitchinterval(3600)
    try:
        gate.release()
        for _ in range(1000 if is_compiled() else 1):
            rollouts.run()
            if ran.is_set():
                break
        found = ran.is_set()
    finally:
        sys.setswitchinterval(interval)
    thread.join()
    assert found == is_compiled()
