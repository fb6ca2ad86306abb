"""`goodge simulate` as a yardstick: its figures, the players to measure by, and who is told what."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest

from goodge.commands import entrants
from goodge.commands.arena import BotTally, mean_of
from goodge.commands.cli import run
from goodge.commands.entrants import NAMES, Auctioneer, BuiltInEntrant, Witness, entrant_of
from goodge.commands.referee import judge
from goodge.engine.actions import Action
from goodge.engine.game import Deal, Game, Hand, Phase, State, View
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import Goodge, GoodgeBoard
from goodge.engine.record import Record
from goodge.engine.state import narrow
from goodge.players import LEVELS, Budget, Decision, Player, player_of
from goodge.players.blunders import blunder_in, is_judged
from goodge.players.reference import REFERENCES, clairvoyant, reference_of
from goodge.players.reference.clairvoyant import CLAIRVOYANT

from .test_simulate import Printed, records, table

DUPLICATE = ["--duplicate", "--games", "3", "--seed", "8"]
COLUMNS = ["gain", "score a round", "as Goodge", "made", "bid", "blunders", "ms p50", "p95"]


@pytest.fixture(autouse=True)
def _short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clairvoyant, "TRIES", 200)
    monkeypatch.setattr(clairvoyant, "PLAN_TRIES", 100)


def gain(scores: tuple[int, ...], seat: int) -> float:
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - sum(others) / len(others)


def test_every_name_of_a_bot_plays_and_is_told_of_in_the_help(tmp_path: Path, capsys: Printed) -> None:
    file = tmp_path / "games"
    bots = ["--bots", "random,greedy", "--bots", "field,clairvoyant"]
    assert run(["simulate", "--players", "4", *bots, "--games", "1", "--max-rounds", "2", "--record", str(file)]) == 0
    assert [row["bot"] for row in table(capsys)] == ["random", "greedy", "field", "clairvoyant*"]
    assert [judge(line)["ok"] for line in file.read_bytes().splitlines()] == [True]
    assert run(["simulate", "--help"]) == 0
    told = capsys.readouterr().out
    assert all(name in told for name in NAMES)


def test_the_clairvoyant_is_shown_as_such_and_nobody_else(capsys: Printed) -> None:
    assert run(["simulate", "--bots", "clairvoyant,greedy", "--card-play-only", *DUPLICATE]) == 0
    out = capsys.readouterr().out
    assert out.splitlines()[-1].startswith("* sees all hands")
    assert out.count("*") == 3  # its row, its comparison, the sentence
    assert run(["simulate", "--bots", "random,greedy", "--games", "1"]) == 0
    assert "*" not in capsys.readouterr().out


def test_the_figures_are_those_of_the_record(tmp_path: Path, capsys: Printed) -> None:
    file = tmp_path / "games"
    assert run(["simulate", "--bots", "casual,greedy", *DUPLICATE, "--record", str(file)]) == 0
    played = records(file)
    for row in table(capsys):
        assert [column for column in row if column != "bot"] == COLUMNS
        by_deal: list[list[float]] = [[], [], []]
        contracts: list[tuple[int, int]] = []
        for number, record in enumerate(played):
            end = narrow(record.rounds[0][-1], GoodgeBoard)
            assert end.result
            goodge = cast(int, end.board.goodge)
            if record.players[goodge] == row["bot"]:
                contracts.append((end.board.bid, end.result.scores[goodge]))
            seats = [seat for seat, name in enumerate(record.players) if name == row["bot"]]
            by_deal[number // 3] += [gain(end.result.scores, seat) for seat in seats]
        assert row["gain"] == str(mean_of([sum(gains) / len(gains) for gains in by_deal]))
        assert row["as Goodge"] == str(mean_of([score for _, score in contracts]) or "-")
        assert row["made"] == str(mean_of([score > 0 for _, score in contracts]) or "-")
        bids = [bid for bid, _ in contracts]
        assert row["bid"] == (f"{sum(bids) / len(bids):.1f}" if bids else "-")


def test_blunders_are_counted_in_a_thousand_cards_played_by_choice(tmp_path: Path, capsys: Printed) -> None:
    file = tmp_path / "games"
    assert run(["simulate", "--bots", "random,greedy", *DUPLICATE, "--record", str(file)]) == 0
    counts = {"random": [0, 0], "greedy": [0, 0]}
    for record in records(file):
        for before, after in pairwise(record.rounds[0]):
            view = record.game.view_for(before, before.board.turn)
            if is_judged(view):
                count = counts[record.players[before.board.to_act]]
                count[0] += 1
                count[1] += blunder_in(view, after.actions[-1]) is not None
    rows = {row["bot"]: row for row in table(capsys)}
    for name, (choices, blunders) in counts.items():
        assert rows[name]["blunders"] == f"{1000 * blunders / choices:.2f}"
    assert counts["random"][1] > 10


def before_the_cards(record: Record) -> list[Action]:
    end = record.rounds[0][-1]
    return [action for action in end.actions if not action.text.startswith("play ")]


def test_card_play_only_has_one_auction_for_all_rotations_and_it_is_greedys(tmp_path: Path) -> None:
    file = tmp_path / "games"
    options = ["--bots", "random,novice", "--card-play-only", *DUPLICATE]
    assert run(["simulate", *options, "--record", str(file)]) == 0
    played = records(file)
    assert all(record.extra["simulation"]["card_play_only"] is True for record in played)
    for deal in range(3):
        assert len({tuple(before_the_cards(record)) for record in played[3 * deal : 3 * deal + 3]}) == 1
    for before, after in pairwise(played[0].rounds[0]):
        if before.board.phase is not Phase.PLAY:
            view = played[0].game.view_for(before, before.board.turn)
            assert reference_of("greedy").choose(view, 8 + before.board.to_act).action == after.actions[-1]


def test_card_play_only_goes_with_whole_games_as_well(tmp_path: Path) -> None:
    file = tmp_path / "games"
    options = ["--bots", "random", "--card-play-only", "--games", "1", "--max-rounds", "2", "--record", str(file)]
    assert run(["simulate", *options]) == 0
    (record,) = records(file)
    assert record.extra["simulation"] == {"seed": 0, "game": 0, "card_play_only": True}
    assert all(
        narrow(state, GoodgeBoard).board.bid < 200 for state in record.scored
    )  # random bids for itself up to 250


def test_the_rules_are_asked_once_a_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0
    allows = Goodge.allows

    def counting(game: Goodge, board: GoodgeBoard, hand: Hand, action: Action) -> bool:
        nonlocal asked
        asked += 1
        return allows(game, board, hand, action)

    monkeypatch.setattr(Goodge, "allows", counting)
    file = tmp_path / "games"
    assert run(["simulate", "--bots", "random", "--games", "1", "--max-rounds", "2", "--record", str(file)]) == 0
    moves = asked
    (record,) = records(file)
    assert moves == sum(len(states) - 1 for states in record.rounds) > 100


def test_recorded_moves_of_reference_players_can_be_asked_for_again(tmp_path: Path) -> None:
    file = tmp_path / "games"
    options = ["--bots", "field,greedy,random", "--games", "1", "--max-rounds", "2", "--seed", "3"]
    assert run(["simulate", *options, "--record", str(file)]) == 0
    (record,) = records(file)
    for states in record.rounds:
        for before, after in pairwise(states):
            seat = before.board.to_act
            view = record.game.view_for(before, seat)
            assert reference_of(record.players[seat]).choose(view, 3 + seat).action == after.actions[-1]


def parts_of(thing: Any) -> Iterator[Any]:
    """A value and all that can be reached from it, through dataclasses and collections."""
    yield thing
    if is_dataclass(thing):
        inner = [getattr(thing, field.name) for field in fields(thing)]
    else:
        inner = list(thing) if isinstance(thing, tuple | list | set | frozenset) else []
    for part in inner:
        yield from parts_of(part)


class Spy:
    """A player that looks through all that it is given before another one answers."""

    def __init__(self, player: Player) -> None:
        self.level = player.level
        self._player = player
        self.asked = 0

    def choose(self, view: Any, seed: int, budget: Budget | None = None) -> Decision:
        self.asked += 1
        assert type(view) is View
        assert type(seed) is int
        assert budget is None
        assert not any(isinstance(part, State | Deal | Game) for part in parts_of(view))
        return self._player.choose(view, seed)


def test_no_fair_player_is_ever_handed_more_than_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    spies = {name: Spy(player_of(name)) for name in LEVELS} | {name: Spy(reference_of(name)) for name in REFERENCES}
    monkeypatch.setattr(entrants, "player_of", lambda level, _: spies[level])
    monkeypatch.setattr(entrants, "reference_of", spies.__getitem__)
    for bots in (
        "novice,casual,clairvoyant",
        "beginner,skilled,clairvoyant",
        "expert,random,clairvoyant",
        "greedy,field,clairvoyant",
    ):
        assert run(["simulate", "--bots", bots, "--games", "1", "--max-rounds", "1", "--seed", "1"]) == 0
    assert run(["simulate", "--bots", "random,clairvoyant", "--card-play-only", *DUPLICATE]) == 0
    assert all(spy.asked > 10 for spy in spies.values())


@pytest.mark.parametrize("game", GAMES)
def test_no_level_is_handed_more_than_a_view_in_any_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spies = {name: Spy(player_of(name)) for name in LEVELS}
    monkeypatch.setattr(entrants, "player_of", lambda level, _: spies[level])
    options = ["--game", game, "--games", "1", "--max-rounds", "1", "--seed", "1"]
    for bots in ("novice,casual,expert", "beginner,skilled"):
        assert run(["simulate", "--bots", bots, *options]) == 0
    assert all(spy.asked > 10 for spy in spies.values())


def test_the_arena_shows_the_state_to_a_witness_alone() -> None:
    fair = [entrant_of(name, 0, 1.0) for name in NAMES if name != CLAIRVOYANT]
    assert all(type(entrant) is BuiltInEntrant for entrant in fair)
    assert not any(hasattr(entrant, "decide_seeing") for entrant in [*fair, Auctioneer(0)])
    witness = entrant_of(CLAIRVOYANT, 0, 1.0)
    assert type(witness) is Witness
    assert not hasattr(witness, "decide")


@pytest.mark.parametrize("name", [*REFERENCES, CLAIRVOYANT])
def test_nobody_but_a_level_can_be_had_from_goodge_bot(name: str, capsys: Printed) -> None:
    assert run(["bot", "--level", name]) == 2
    assert "invalid choice" in capsys.readouterr().err


def test_a_tally_knows_its_percentiles() -> None:
    tally = BotTally()
    assert tally.milliseconds(0.5) == 0.0
    tally.seconds.extend(number / 1000 for number in range(100, 0, -1))
    assert tally.milliseconds(0.5) == pytest.approx(51.0)
    assert tally.milliseconds(0.95) == pytest.approx(96.0)
