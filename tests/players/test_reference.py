"""The players that others are measured by: legal, steady, and fair but for the one that says it is not."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest

from goodge.commands.cli import run
from goodge.engine.game import Phase
from goodge.engine.games.goodge import worth
from goodge.engine.rng import Stream
from goodge.players import LEVELS, player_of
from goodge.players.reference import REFERENCES, field, reference_of
from goodge.players.reference.card_choice import choice_of, mask_of
from goodge.players.reference.clairvoyant import CLAIRVOYANT, Clairvoyant
from goodge.players.reference.field import uniform_deals

from .rounds import GAME, AnyState, cards, first_trick, random_states

references = pytest.mark.parametrize("name", REFERENCES)
players_3_and_4 = pytest.mark.parametrize("players", [3, 4])


def asked(players: int, number: int, step: int = 5) -> list[AnyState]:
    *running, _ = random_states(players, number)
    return running[::step]


def test_a_reference_player_is_one_and_knows_its_name() -> None:
    for name in REFERENCES:
        assert reference_of(name).level == name
        assert reference_of(name) is reference_of(name)
    assert not set(REFERENCES) & set(LEVELS)


@references
@players_3_and_4
def test_every_answer_is_legal_and_comes_again(name: str, players: int) -> None:
    player = reference_of(name)
    for state in asked(players, 31):
        view = GAME.view_for(state, state.board.turn)
        answer = player.choose(view, 4)
        assert GAME.why_illegal(state, answer.action) is None
        assert player.choose(view, 4) == answer


@references
@players_3_and_4
def test_the_answer_does_not_hang_on_cards_that_cannot_be_seen(name: str, players: int) -> None:
    player = reference_of(name)
    for state in asked(players, 32):
        view = GAME.view_for(state, state.board.turn)
        other = GAME.resample(view, Stream(3, "another deal"))
        assert player.choose(GAME.view_for(other, other.board.turn), 5) == player.choose(view, 5)


@players_3_and_4
def test_clairvoyant_plays_legally_and_the_same_again(players: int) -> None:
    player = Clairvoyant()
    for state in asked(players, 33, 9):
        answer = player.choose(state, 4)
        assert GAME.why_illegal(state, answer) is None
        assert player.choose(state, 4) == answer


def test_clairvoyant_does_hang_on_cards_that_cannot_be_seen() -> None:
    player = Clairvoyant()
    state = next(state for state in random_states(3, 34) if state.board.phase is Phase.PLAY)
    view = GAME.view_for(state, state.board.turn)
    answers = {player.choose(GAME.resample(view, Stream(deal, "deal")), 4) for deal in range(6)}
    assert len(answers) > 1


def test_clairvoyant_can_be_had_neither_as_a_level_nor_as_a_fair_player() -> None:
    with pytest.raises(ValueError, match="clairvoyant"):
        player_of(CLAIRVOYANT)
    with pytest.raises(ValueError, match="clairvoyant"):
        reference_of(CLAIRVOYANT)
    assert CLAIRVOYANT not in (*LEVELS, *REFERENCES)


@pytest.mark.parametrize(("own", "played", "card"), [
    ("10H 5H 2H 3H", "1H 5D", "5H"),  # a sure and rich trick is taken with the card that brings most
    ("5H 1H 2H 3H", "10H 4H", "2H"),  # a trick that is lost to the Goodge gets the least
])  # fmt: skip
def test_greedy_takes_what_is_sure_and_gives_little(own: str, played: str, card: str) -> None:
    rest = "2C 3C 4C 6C 7C 8C 2D 3D 4D 6D 7D 8D"
    state = first_trick(f"{own} {rest}", played, "S")
    answer = reference_of("greedy").choose(GAME.view_for(state, 2), 0).action
    assert answer.text == f"play {card}"


@players_3_and_4
def test_deals_of_the_field_are_all_that_fit_and_none_comes_more_often(players: int) -> None:
    checked = 0
    for number in range(30):
        for state in random_states(players, number):
            if state.board.phase is not Phase.PLAY or len(state.hands[state.board.turn or 0]) != 2:
                continue
            view = GAME.view_for(state, state.board.turn)
            count = GAME.sampler(view).count
            if not 2 <= count <= 60 or checked == 6:
                continue
            checked += 1
            choice, draws = choice_of(view), 200 * count
            found: Counter[tuple[int, ...]] = Counter()
            for hands, stash in uniform_deals(choice, view, Stream(number, "deals"), draws):
                assert hands[choice.seat] == mask_of(view.hand, choice.trump)
                assert not any(hand & barred for hand, barred in zip(hands, choice.barred, strict=True))
                assert 0 <= stash <= 65
                found[tuple(hands)] += 1
            assert len(found) == count
            assert max(abs(times - 200) for times in found.values()) < 6 * 200**0.5
    assert checked == 6


def test_where_a_deal_is_hard_to_find_the_engine_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(field, "_TRIES", 0)
    for state in asked(3, 36, 6):
        if state.board.phase is Phase.PLAY:
            view = GAME.view_for(state, state.board.turn)
            choice = choice_of(view)
            for hands, stash in uniform_deals(choice, view, Stream(1, "deals"), 5):
                assert tuple(hand.bit_count() for hand in hands) == choice.sizes
                assert not any(hand & barred for hand, barred in zip(hands, choice.barred, strict=True))
                assert view.stash is None or stash == sum(map(worth, view.stash))


PINNED = {3: "edf39ca5c7e1e9bb", 4: "b7ee291c088a78bf"}


@players_3_and_4
def test_the_measures_stay_what_they_are(players: int, tmp_path: Path) -> None:
    """Figures are compared over years: a change here makes all of them worthless, so measure them all again."""
    file = tmp_path / "games"
    options = ["--players", str(players), "--bots", "field,greedy", "--games", "2", "--max-rounds", "2"]
    assert run(["simulate", *options, "--seed", "5", "--record", str(file)]) == 0
    assert sha256(file.read_bytes()).hexdigest()[:16] == PINNED[players]


def test_masks_have_a_bit_a_card() -> None:
    assert mask_of(cards("1S 2S Crown"), cards("1S")[0].suit or 0) == 0b10000000011  # type: ignore[arg-type]
