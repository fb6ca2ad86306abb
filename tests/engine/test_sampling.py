"""Uniform dealing of unseen cards, held against counting every deal one by one."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import combinations
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goodge.engine.actions import HIDDEN_BURY, Bury
from goodge.engine.cards import Card, Suit, in_order, parse_cards
from goodge.engine.errors import IllegalAction, NoSuchDeal
from goodge.engine.game import Deal, Phase, State, View
from goodge.engine.games.goodge import DECK, GoodgeBoard
from goodge.engine.rng import Stream
from goodge.engine.sampling import Group, Sampler
from goodge.engine.state import narrow
from goodge.engine.tricks import played_by

from . import kin
from .playing import CASES as MATCH_CASES
from .playing import GOODGE, AnyGame, AnyState, Case, after, goodge_deal, in_play, opened, play_match

Cells = tuple[frozenset[Card], ...]


def group(cards: str, *cells: int) -> Group:
    return Group(parse_cards(cards.split()), cells)


def splits(cards: Sequence[Card], sizes: Sequence[int]) -> Iterator[Cells]:
    """All ways to lay the cards into cells of these sizes."""
    if not sizes:
        yield ()
        return
    for cell in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in cell]
        for others in splits(rest, sizes[1:]):
            yield (frozenset(cell), *others)


def all_deals(sizes: Sequence[int], groups: Sequence[Group]) -> set[Cells]:
    """Every deal that the groups allow, found by trying all."""
    homes = {card: group.cells for group in groups for card in group.cards}
    if len(homes) != sum(sizes):
        return set()
    return {
        cells
        for cells in splits(list(homes), sizes)
        if all(place in homes[card] for place, cell in enumerate(cells) for card in cell)
    }


def chi_square(seen: Counter[Cells], kinds: int) -> float:
    expected = seen.total() / kinds
    return sum((count - expected) ** 2 / expected for count in seen.values()) + expected * (kinds - len(seen))


def most_likely_chi_square(kinds: int) -> float:
    """A bound that chance passes about once in ten thousand times (normal approximation of chi-square)."""
    degrees = kinds - 1
    return degrees + 4 * float((2 * degrees) ** 0.5) + 8


CASES = [
    ([2, 1, 2], [group("1S 2S 3S 4S 5S", 0, 1, 2)]),
    ([2, 2, 2], [group("1S 2S", 0, 1), group("1H 2H 3H 4H", 0, 1, 2)]),
    ([3, 2, 1], [group("1S 2S 3S", 0, 2), group("1H 2H", 1, 2), group("1T", 0, 1, 2)]),
    ([2, 2, 2, 1], [group("1S 2S", 1, 2), group("1H 2H", 0, 3), group("1T 2T", 0, 2), group("Crown", 0, 1, 2, 3)]),
    ([0, 3, 2], [group("1S 2S 3S", 0, 1), group("1H 2H", 0, 1, 2)]),
    ([1, 1], [group("1S", 0), group("1H", 1)]),
]


@pytest.mark.parametrize(("sizes", "groups"), CASES)
def test_every_deal_is_counted_and_drawn_equally_often(sizes: list[int], groups: list[Group]) -> None:
    sampler = Sampler(sizes, groups)
    deals = all_deals(sizes, groups)
    assert sampler.count == len(deals)
    stream = Stream(21, len(sizes))
    seen = Counter(tuple(map(frozenset, sampler.draw(stream))) for _ in range(60 * len(deals)))
    assert set(seen) == deals
    assert chi_square(seen, len(deals)) < most_likely_chi_square(len(deals))


@given(sizes=st.lists(st.integers(0, 3), min_size=1, max_size=3), data=st.data())
def test_the_count_is_that_of_trying_every_deal(sizes: list[int], data: st.DataObject) -> None:
    cells = st.lists(st.sampled_from(range(len(sizes))), unique=True, max_size=len(sizes)).map(sorted).map(tuple)
    homes = data.draw(st.lists(cells, min_size=sum(sizes), max_size=sum(sizes)))
    groups = [Group((card,), home) for card, home in zip(DECK, homes, strict=False)]
    deals = all_deals(sizes, groups)
    if not deals:
        with pytest.raises(NoSuchDeal):
            Sampler(sizes, groups)
        return
    sampler = Sampler(sizes, groups)
    assert sampler.count == len(deals)
    assert tuple(map(frozenset, sampler.draw(Stream(1)))) in deals


@pytest.mark.parametrize(
    ("sizes", "groups"),
    [
        ([2, 2], [group("1S 2S 3S", 0, 1)]),  # a card too few
        ([1, 1], [group("1S 2S 3S", 0, 1)]),  # one too many
        ([2, 1], [group("1S 2S 3S", 0)]),  # no room where they may lie
        ([1, 1], [group("1S", 0), group("2S", 0)]),
        ([1], [Group(parse_cards(["1S"]), ())]),  # a card that may lie nowhere
        ([3, 3, 3], [group("1S 2S", 0), group("3S 4S 5S 6S", 0, 1), group("1H 2H 3H", 0, 1)]),
    ],
)
def test_what_cannot_be_dealt_is_refused(sizes: list[int], groups: list[Group]) -> None:
    with pytest.raises(NoSuchDeal, match="no deal fits what has been seen"):
        Sampler(sizes, groups)


def test_nothing_to_deal_is_one_deal() -> None:
    assert Sampler([0, 0], []).count == 1
    assert Sampler([0, 0], []).draw(Stream(1)) == [[], []]


def worlds_by_trial(state: State[GoodgeBoard], seat: int | None) -> set[Cells]:
    """Every way the unseen cards may lie, judged by playing the round again from the deal, not by voids."""
    view = GOODGE.view_for(state, seat)
    players = len(state.hands)
    played = played_by(state.board, players)
    known = {*view.hand, *(view.stash or ()), *(card for pile in played for card in pile)}
    others = [other for other in range(players) if other != seat]
    sizes = [len(state.hands[other]) for other in others] + [0 if view.stash else 3]
    unseen = [card for card in DECK if card not in known]
    found = set()
    for cells in splits(unseen, sizes):
        hands = [view.hand] * players
        for other, cell in zip(others, cells, strict=False):
            hands[other] = tuple(cell)
        buried = in_order(view.stash or cells[-1])
        deal = Deal(tuple((*hand, *pile) for hand, pile in zip(hands, played, strict=True)), buried)
        if plays_through(view, state, deal, buried):
            found.add(cells)
    return found


def plays_through(view: View[GoodgeBoard], state: State[GoodgeBoard], deal: Deal, buried: tuple[Card, ...]) -> bool:
    """Whether the actions of the view are legal from this deal, in which the Goodge found what he laid away."""
    again, _ = GOODGE.open_round(state.match, deal)
    try:
        for action in view.actions:
            again, _ = GOODGE.apply(again, Bury(buried) if action == HIDDEN_BURY else action)
    except IllegalAction:
        return False
    return True


@pytest.mark.parametrize(("players", "left", "seeds"), [(3, 2, 3), (3, 3, 1), (4, 1, 3)])
def test_worlds_late_in_a_round_are_all_that_fit_and_equally_likely(players: int, left: int, seeds: int) -> None:
    """Positions from random play, in which voids have been shown; seen by each seat."""
    for seed in range(seeds):
        states = play_match(GOODGE, {"players": players}, seed, 1).rounds[0]
        total = 48 // players
        late = next(state for state in states if len(state.board.tricks) == total - left)
        state = narrow(late, GoodgeBoard)
        for seat in range(players):
            worlds = worlds_by_trial(state, seat)
            sampler = GOODGE.sampler(GOODGE.view_for(state, seat))
            assert sampler.count == len(worlds)
            stream = Stream(seed, "worlds", seat)
            seen: Counter[Cells] = Counter()
            for _ in range(1500):
                world = sampler.draw(stream)
                hidden = () if seat == state.board.goodge else world.stash
                hands = [frozenset(hand) for other, hand in enumerate(world.hands) if other != seat]
                seen[(*hands, frozenset(hidden))] += 1
            assert set(seen) <= worlds
            if len(worlds) <= 150:
                assert set(seen) == worlds
                assert chi_square(seen, len(worlds)) < most_likely_chi_square(len(worlds))


def kin_worlds_by_trial(game: AnyGame, state: AnyState, seat: int) -> set[Cells]:
    """The same for a game of four hands: every way the hands that the seat does not see may lie."""
    view, board = game.view_for(state, seat), state.board
    played = played_by(board, 4)
    seen = {board.own_hand(seat): view.hand} | ({} if board.dummy is None else {board.dummy: view.dummy or ()})
    hidden = [hand for hand in range(4) if hand not in seen]
    known = {card for pile in (*seen.values(), *played) for card in pile}
    unseen = [card for card in game.pack(state.match.rules) if card not in known]
    found = set()
    for cells in splits(unseen, [len(state.hands[hand]) for hand in hidden]):
        held = {**seen, **{hand: tuple(cell) for hand, cell in zip(hidden, cells, strict=True)}}
        deal = Deal(tuple((*held[hand], *played[hand]) for hand in range(4)))
        again, _ = game.open_round(replace(state.match, winner=None), deal)
        with suppress(IllegalAction):
            for action in view.actions:
                again, _ = game.apply(again, action)
            found.add(cells)
    return found


@pytest.mark.parametrize("case", [case for case in MATCH_CASES if case.game.id != "goodge"], ids=str)
def test_worlds_of_the_kin_are_all_that_fit_and_equally_likely(case: Case) -> None:
    """Late positions from random play, with voids, leads that show them, and jokers that change the suit."""
    game = case.game
    for seed in range(2):
        states = play_match(game, case.options, seed, 1).rounds[0]
        state = next(
            state for state in states if len(state.board.tricks) == 11 and len(state.board.trick.cards) == seed
        )
        for seat in range(game.seats(state.match.rules)):
            worlds = kin_worlds_by_trial(game, state, seat)
            sampler = game.sampler(game.view_for(state, seat))
            assert sampler.count == len(worlds)
            stream = Stream(seed, "worlds", seat)
            own, dummy = state.board.own_hand(seat), state.board.dummy
            seen: Counter[Cells] = Counter()
            for _ in range(1000):
                world = sampler.draw(stream)
                seen[tuple(frozenset(cards) for hand, cards in enumerate(world.hands) if hand not in (own, dummy))] += 1
            assert set(seen) <= worlds
            assert chi_square(seen, len(worlds)) < most_likely_chi_square(len(worlds))


def test_who_led_a_spade_before_it_was_broken_has_no_other_suit_in_any_world() -> None:
    spades = " ".join(f"{rank}S" for rank in (*range(2, 11), "J", "Q", "K", "A"))
    state = kin.after(kin.SPADES, kin.opened(kin.SPADES, spades), "bid 9", "bid 1", "bid 1", "bid 1", "play 2S")
    sampler = kin.SPADES.sampler(kin.SPADES.view_for(state, 1))
    assert sampler.count == comb(26, 13)
    assert set(sampler.draw(Stream(5)).hands[0]) == set(state.hands[0])


def test_what_the_goodge_had_found_is_any_three_of_his_cards() -> None:
    state = in_play(trump="H")
    sampler = GOODGE.sampler(GOODGE.view_for(state, 0))
    stream = Stream(31)
    found = Counter(card for _ in range(3000) for card in sampler.draw(stream).deal.stash)
    mine = {*state.hands[0], *state.stash}
    assert set(found) == mine
    expected = 3 * 3000 / len(mine)
    assert sum((count - expected) ** 2 / expected for count in found.values()) < 42.3  # 18 degrees, p = 0.001


def test_in_the_exchange_the_goodge_knows_the_stash_and_nobody_else_does() -> None:
    state = after(opened(goodge_deal(stash="10H 2H Crown"), dealer=2), "bid 50", "pass", "pass")
    assert state.board.phase is Phase.EXCHANGE
    stream = Stream(32)
    for _ in range(20):
        own = GOODGE.resample(GOODGE.view_for(state, 0), stream)
        assert set(own.deal.stash) == set(state.deal.stash)
        assert set(own.hands[0]) == set(state.hands[0])
    stashes = {
        GOODGE.resample(GOODGE.view_for(state, seat), stream).deal.stash for seat in (1, 2, None) for _ in range(9)
    }
    assert len(stashes) == 27


def test_the_worst_four_handed_positions_are_counted_too() -> None:
    """Five suits led once, and in each trick another seat shows itself void: few groups can be put together."""
    leads = [(Suit(number), (number + 1) % 4) for number in range(5)]
    cells = [tuple(cell for cell in range(5) if cell != void) for _, void in leads]
    groups = [
        Group(tuple(Card(rank, suit) for rank in range(1, 8)), homes)
        for (suit, _), homes in zip(leads, cells, strict=True)
    ]
    sampler = Sampler([8, 8, 8, 8, 3], groups)
    assert sampler.count > 10**15
    drawn = sampler.draw(Stream(1))
    assert [len(cell) for cell in drawn] == [8, 8, 8, 8, 3]
    for homes, cards in zip(cells, (group.cards for group in groups), strict=True):
        assert all(place in homes for place, cell in enumerate(drawn) for card in cell if card in cards)
    with pytest.raises(NoSuchDeal):
        Sampler([8, 8, 8, 8, 3], [*groups[:-1], Group(groups[-1].cards, (4,))])
