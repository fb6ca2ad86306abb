"""The pinned randomness: published SplitMix64 words, and numbers that must never change again."""

from collections import Counter

import pytest

from goodge.engine import seeding
from goodge.engine.rng import MAX_SEED, Stream

from .playing import GOODGE, texts

STREAM_WORDS = [0x63EAC4D29E7CE00E, 0x19B5E565DDCFCDA2, 0xFF3592565FC09BE1]
STREAM_NUMBERS = [245, 565]
FIRST_DEALERS = [2, 1, 3, 1, 2, 0, 3, 3, 2, 3, 1, 2, 1, 3, 3, 3]
DEALS = {
    (3, 0): [
        "5S 6H Crown",
        "1S 6S 3D 5D 6D 8D 6T 9T 10T 1H 2H 8H 10H 5C 9C 10C",
        "2S 3S 7S 9S 10S 2D 7D 9D 1T 5T 3H 7H 1C 4C 6C 7C",
        "4S 8S 1D 4D 10D 2T 3T 4T 7T 8T 4H 5H 9H 2C 3C 8C",
    ],
    (3, 1): [
        "10D 8H 7C",
        "4S 9S 10S 4D 7D 9D 3T 5T 10T 3H 5H 7H 2C 3C 4C 9C",
        "1S 2S 3S 6S 3D 1T 2T 7T 8T 9T 1H 6H 9H 1C 6C 10C",
        "5S 7S 8S 1D 2D 5D 6D 8D 4T 6T 2H 4H 10H 5C 8C Crown",
    ],
    (4, 0): [
        "4S 3T 8T",
        "1S 8S 1T 10T 4H 7H 8H 9H 7C 8C 10C Crown",
        "7S 1D 5D 9D 10D 5T 7T 3H 10H 1C 4C 6C",
        "5S 3D 4D 8D 6T 9T 1H 2H 6H 2C 5C 9C",
        "2S 3S 6S 9S 10S 2D 6D 7D 2T 4T 5H 3C",
    ],
}


class Scripted(Stream):
    """A stream whose words are given."""

    def __init__(self, *words: int) -> None:
        super().__init__(0)
        self._words = list(words)

    def word(self) -> int:
        return self._words.pop(0)


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC, 0x1B39896A51A8749B]),
        (1234567, [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]),
    ],
)
def test_the_words_are_those_of_splitmix64(state: int, words: list[int]) -> None:
    stream = Stream(0)
    stream._state = state
    assert [stream.word() for _ in words] == words


def test_a_stream_is_the_same_for_ever() -> None:
    stream = Stream(7, "deal", 2)
    assert [stream.word() for _ in range(3)] == STREAM_WORDS
    assert [Stream(MAX_SEED).below(1000), Stream(0, "goodge").below(1000)] == STREAM_NUMBERS


def test_streams_of_other_names_or_seeds_differ() -> None:
    names: list[tuple[int, tuple[str | int, ...]]] = [
        (7, ()),
        (8, ()),
        (7, ("deal",)),
        (7, ("deal", 1)),
        (7, ("deal", 2)),
    ]
    assert len({Stream(seed, *rest).word() for seed, rest in names}) == len(names)


@pytest.mark.parametrize(("players", "number"), [(3, 0), (3, 1), (4, 0)])
def test_a_deal_number_gives_the_same_deal_for_ever(players: int, number: int) -> None:
    rules = GOODGE.read_rules({"players": players})
    deal = seeding.deal_for(GOODGE, rules, 2024, number)
    assert [texts(pile) for pile in (deal.stash, *deal.hands)] == DEALS[players, number]


def test_the_first_dealer_is_the_same_for_ever() -> None:
    rules = GOODGE.read_rules({"players": 4})
    assert [seeding.first_dealer(GOODGE, rules, seed) for seed in range(16)] == FIRST_DEALERS


def test_below_throws_away_the_words_that_would_tip_the_scales() -> None:
    top = (1 << 64) - 1  # 2 ** 64 is no multiple of 3: the last word must not count
    assert Scripted(top, 5).below(3) == 2
    assert Scripted(top - 1).below(3) == (top - 1) % 3
    assert Scripted(7, top).below(1 << 64) == top


def test_below_takes_bounds_of_any_size() -> None:
    bound = 3**100
    numbers = [Stream(seed).below(bound) for seed in range(50)]
    assert all(0 <= number < bound for number in numbers)
    assert max(numbers) > bound // 2
    assert Stream(1).below(1) == 0


@pytest.mark.parametrize("bound", [0, -3])
def test_below_refuses_an_empty_range(bound: int) -> None:
    with pytest.raises(ValueError, match="bound must be 1 or more"):
        Stream(1).below(bound)


def test_shuffled_gives_every_order_equally_often() -> None:
    stream = Stream(11)
    seen = Counter(tuple(stream.shuffled("ABCD")) for _ in range(4800))
    assert len(seen) == 24
    assert sum((count - 200) ** 2 / 200 for count in seen.values()) < 49.7  # chi-square, 23 degrees, p = 0.001


def test_shuffled_leaves_its_input_alone_and_loses_nothing() -> None:
    items = list(range(51))
    assert sorted(Stream(3).shuffled(items)) == items == list(range(51))
    assert Stream(3).shuffled([]) == []


def test_random_is_a_fraction_of_one() -> None:
    stream = Stream(5)
    numbers = [stream.random() for _ in range(1000)]
    assert all(0 <= number < 1 for number in numbers)
    assert 0.45 < sum(numbers) / 1000 < 0.55
    assert Scripted((1 << 64) - 1).random() < 1


def test_choice_takes_one_of_the_items() -> None:
    stream = Stream(6)
    assert {stream.choice("abc") for _ in range(50)} == set("abc")
    with pytest.raises(ValueError, match="bound must be 1 or more"):
        stream.choice("")
