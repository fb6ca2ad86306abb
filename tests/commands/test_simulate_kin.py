"""`goodge simulate` and `goodge bot` in every game: what was played comes again, and out of the bot, too."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from goodge.commands import bot
from goodge.commands.cli import run
from goodge.commands.referee import judge
from goodge.engine.games import GAMES
from goodge.engine.games.spidge import SpidgeBoard, honours
from goodge.engine.state import narrow
from goodge.engine.views import encode_view
from goodge.players import player_of

from .test_simulate import Printed, records, table

games = pytest.mark.parametrize("game", GAMES)


def simulate(game: str, bots: str, file: Path, *more: str) -> int:
    options = ["--game", game, "--bots", bots, "--games", "1", "--seed", "21", "--record", str(file)]
    return run(["simulate", *options, *more])


@games
def test_recorded_moves_come_out_of_the_bot_again(game: str, tmp_path: Path) -> None:
    file = tmp_path / "games"
    assert simulate(game, "expert,casual,novice", file, "--max-rounds", "1") == 0
    (record,) = records(file)
    asked = 0
    for before, after in pairwise(record.rounds[0]):
        seat = before.board.to_act
        view = encode_view(record.game.view_for(before, seat)).encode()
        answer = bot.answer(view, player_of(record.players[seat]), 21 + seat)
        assert json.loads(answer) == {"action": after.actions[-1].text}
        asked += 1
    assert asked > 48


@games
def test_the_same_seed_gives_the_same_bytes_which_the_referee_accepts(game: str, tmp_path: Path) -> None:
    for name in ("one", "two"):
        assert simulate(game, "casual,novice", tmp_path / name, "--max-rounds", "2") == 0
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert judge((tmp_path / "one").read_bytes().rstrip())["ok"]


@pytest.mark.parametrize("game", ["spades", "pride"])
def test_two_bots_change_sides_in_duplicate_play(game: str, tmp_path: Path, capsys: Printed) -> None:
    file = tmp_path / "games"
    assert simulate(game, "casual,novice", file, "--duplicate") == 0
    one, other = records(file)
    assert one.players == ("casual", "novice", "casual", "novice")
    assert other.players == ("novice", "casual", "novice", "casual")
    assert one.rounds[0][0].deal == other.rounds[0][0].deal
    scores = [record.rounds[0][-1].result.scores for record in (one, other)]  # type: ignore[union-attr]
    (us, them), (them_too, us_too) = scores
    said = f"casual scores {(us + us_too - them - them_too) / 2:.2f} ± ? a round more than novice"
    assert said in capsys.readouterr().out.splitlines()


def test_partners_share_the_gain_of_their_team(tmp_path: Path, capsys: Printed) -> None:
    file = tmp_path / "games"
    assert simulate("spades", "casual,novice", file, "--max-rounds", "1") == 0
    (record,) = records(file)
    us, them = record.rounds[0][-1].result.scores  # type: ignore[union-attr]
    _, *rows = [line.split() for line in capsys.readouterr().out.splitlines()[:5]]
    assert [row[8] for row in rows] == [f"{gain:.2f}" for gain in (us - them, them - us, us - them, them - us)]


@pytest.mark.parametrize("game", ["spades", "pride", "spidge"])
def test_players_to_measure_by_sit_down_and_one_of_them_is_marked(game: str, tmp_path: Path, capsys: Printed) -> None:
    bots = "greedy,field,clairvoyant" if game == "spidge" else "greedy,clairvoyant"
    assert simulate(game, bots, tmp_path / "games", "--max-rounds", "1") == 0
    assert judge((tmp_path / "games").read_bytes().rstrip())["ok"]
    names = bots.replace("clairvoyant", "clairvoyant*").split(",")
    assert [row["bot"] for row in table(capsys)] == (names if game == "spidge" else 2 * names)


def test_cards_alone_are_measured_after_one_auction_for_all(tmp_path: Path) -> None:
    assert simulate("spades", "random,greedy", tmp_path / "games", "--card-play-only", "--duplicate") == 0
    one, other = records(tmp_path / "games")
    assert one.rounds[0][-1].actions[:4] == other.rounds[0][-1].actions[:4]
    assert one.rounds[0][-1].actions != other.rounds[0][-1].actions


@pytest.mark.parametrize("game", ["spades", "pride", "spidge"])
def test_anything_goes_for_the_random_player(game: str, tmp_path: Path) -> None:
    assert simulate(game, "random", tmp_path / "games", "--max-rounds", "2") == 0
    assert judge((tmp_path / "games").read_bytes().rstrip())["ok"]


@pytest.mark.parametrize(
    ("game", "columns"),
    [
        ("goodge", ["as Goodge", "made", "bid", "blunders"]),
        ("spades", ["contracts", "made", "nils", "nils made"]),
        ("pride", ["contracts", "made"]),
    ],
)
def test_the_table_has_what_there_is_to_count_in_a_game(
    game: str, columns: list[str], tmp_path: Path, capsys: Printed
) -> None:
    assert simulate(game, "casual,novice", tmp_path / "games", "--max-rounds", "20") == 0
    assert list(table(capsys)[0])[6:-2] == columns


def test_the_games_own_statistics_are_counted(tmp_path: Path, capsys: Printed) -> None:
    file = tmp_path / "games"
    assert simulate("spidge", "casual,novice", file, "--max-rounds", "9") == 0
    (record,) = records(file)
    rows = table(capsys)
    for seat, row in enumerate(rows):
        nils = [
            sum(name == "nil" for name in honours(narrow(states[-1], SpidgeBoard).board)[seat])
            for states in record.rounds
        ]
        assert row["nil"] == f"{sum(nils) / len(nils):.2f}"
    assert any(float(row["nil"]) for row in rows)
