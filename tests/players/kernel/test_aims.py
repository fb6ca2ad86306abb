"""Playouts where tricks count: who is out for what, what ends are worth, and what becomes of it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from goodge.players.kernel import Playout, Rollouts, SampledWorlds, TrickAim, goodge, mask_of, spades

from .endings import dealt

RULES = spades()
TEAMS = (5, 10, 5, 10)
SPADES, DIAMONDS, HEARTS, CLUBS = range(4)


def card(suit: int, rank: int) -> int:
    return RULES.card(suit, rank - 2)


def played(
    quotas: Sequence[int],
    own: Sequence[int],
    others: Sequence[Sequence[int]],
    trick: Sequence[int] = (),
    captured: Sequence[int] | None = None,
) -> int:
    """What seat 0 plays to the trick by the rules of thumb.

    `quotas` are the tricks that each seat's team wants, or 0 where the seat itself wants none.
    """
    playout = Playout(RULES)
    playout.by_aims(
        [TrickAim(TEAMS[seat] if quotas[seat] else 1 << seat, quotas[seat], TEAMS[seat]) for seat in range(4)]
    )
    playout.start([mask_of(own), *map(mask_of, others)], -len(trick) % 4, trick, captured, broken=True)
    return playout.thumb()


LOW = [[card(CLUBS, rank) for rank in ranks] for ranks in ((2, 3), (4, 5), (6, 7))]


def test_a_seat_that_shuns_tricks_keeps_under_the_best_card_as_high_as_it_can() -> None:
    own = [card(HEARTS, rank) for rank in (3, 9, 13)]
    others = [[*LOW[0], card(CLUBS, 8)], LOW[1], LOW[2]]
    assert played([0, 9, 9, 9], own, others, [card(HEARTS, 10), card(HEARTS, 2)]) == card(HEARTS, 9)


def test_it_plays_high_where_it_has_to_win_anyhow() -> None:
    own = [card(HEARTS, 12), card(HEARTS, 13)]
    trick = [card(HEARTS, 10), card(HEARTS, 2), card(HEARTS, 4)]
    assert played([0, 9, 9, 9], own, [LOW[0][:1], LOW[1][:1], LOW[2][:1]], trick) == card(HEARTS, 13)


def test_a_partner_who_must_not_win_is_covered() -> None:
    own = [card(HEARTS, 3), card(HEARTS, 12), card(HEARTS, 13)]
    others = [[*LOW[0], card(CLUBS, 8)], LOW[1], LOW[2]]
    trick = [card(HEARTS, 11), card(HEARTS, 2)]
    assert played([4, 3, 0, 3], own, others, trick) == card(HEARTS, 12)
    assert played([4, 3, 4, 3], own, others, trick) == card(HEARTS, 3)


def test_an_opponent_who_must_not_win_is_left_with_the_trick() -> None:
    own = [card(HEARTS, 3), card(HEARTS, 12), card(HEARTS, 14)]
    trick = [card(HEARTS, 2), card(HEARTS, 6), card(HEARTS, 11)]
    others = [LOW[0], LOW[1], LOW[2]]
    assert played([4, 3, 4, 0], own, others, trick) == card(HEARTS, 3)
    assert played([4, 3, 4, 3], own, others, trick) == card(HEARTS, 12)


def test_a_partners_winner_is_not_trumped() -> None:
    own = [card(SPADES, 9), card(CLUBS, 10), card(DIAMONDS, 14)]
    trick = [card(HEARTS, 2), card(HEARTS, 14), card(HEARTS, 6)]
    assert played([4, 3, 4, 3], own, LOW, trick) != card(SPADES, 9)
    trick = [card(HEARTS, 14), card(HEARTS, 3), card(HEARTS, 6)]
    assert played([4, 3, 4, 3], own, LOW, trick) == card(SPADES, 9)


def test_who_has_enough_gets_rid_of_high_cards() -> None:
    own = [card(HEARTS, 3), card(HEARTS, 12)]
    trick = [card(HEARTS, 2), card(HEARTS, 13), card(HEARTS, 6)]
    others = [LOW[0][:1], LOW[1][:1], LOW[2][:1]]
    assert played([4, 3, 4, 3], own, others, trick, captured=[3, 3, 1, 3]) == card(HEARTS, 12)
    assert played([5, 3, 5, 3], own, others, trick, captured=[3, 3, 1, 3]) == card(HEARTS, 3)


def test_ends_are_worth_what_the_table_says() -> None:
    worlds = SampledWorlds(RULES)
    worlds.open(0, 5)
    worlds.add(dealt(RULES, 5, 1)[0])
    worlds.value_ends(0, [float(end) for end in range(4096)])
    worlds.load(0)
    card_led = worlds.playout.thumb()
    rollouts = Rollouts(worlds, [card_led], 3)
    rollouts.run(rounds=50, keep=True)
    ends = [[outcome >> 8 * seat & 255 for seat in range(4)] for outcome in rollouts.outcomes()]
    assert rollouts.results()[0].value == sum(t0 + 16 * t1 + 256 * t2 for t0, t1, t2, _ in ends)
    worlds.value(0, [[0.0] * 256 for _ in range(4)])
    rollouts = Rollouts(worlds, [card_led], 3)
    rollouts.run()
    assert rollouts.results()[0].value == 0


def test_what_cannot_be_valued_or_aimed_at_is_refused() -> None:
    with pytest.raises(ValueError, match="fifteen tricks"):
        SampledWorlds(goodge(4)).value_ends(0, [0.0] * 4096)
    for seat, values in ((4, 4096), (-1, 4096), (0, 4095)):
        with pytest.raises(ValueError, match="4096 ends"):
            SampledWorlds(RULES).value_ends(seat, [0.0] * values)
    with pytest.raises(ValueError, match="4 aims"):
        Playout(RULES).by_aims([TrickAim(1, 1, 1)] * 3)
