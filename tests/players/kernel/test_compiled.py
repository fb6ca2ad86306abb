"""The kernel compiled and the same files run as Python: the same numbers from both."""

from __future__ import annotations

import ast
import re
import shutil
import sysconfig
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from goodge.engine.rng import Stream
from goodge.players import kernel
from kernelbench.source import KERNEL, uncompiled

from .endings import GAMES, dealt, full_round

PYTHON = uncompiled()
BOTH = {"compiled": kernel, "Python": PYTHON}


def assert_same_twice(run: Any, *args: Any) -> None:
    """Runs something with each kernel; what it returns must be the same, and something."""
    compiled, python = run(kernel, *args), run(PYTHON, *args)
    assert compiled == python
    assert compiled


def rules_in(module: Any, game: str) -> Any:
    name, *players = game.split()
    return getattr(module, name)(*map(int, players))


def worlds_in(module: Any, game: str, tricks: int, worlds: int) -> Any:
    rules = rules_in(module, game)
    made = module.SampledWorlds(rules)
    made.open(1, tricks)
    for number in range(worlds):
        hands, bonus = dealt(rules, tricks, number)
        made.add(hands, bonus)
    return made


def test_it_is_compiled_where_there_is_a_compiler() -> None:
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include"), "Python.h")
    assert kernel.is_compiled() or not shutil.which(compiler) or not headers.exists()
    assert not PYTHON.is_compiled()


@pytest.mark.parametrize("stub", sorted(KERNEL.glob("*.pyi")), ids=lambda path: path.stem)
def test_what_the_stubs_promise_is_there(stub: Path) -> None:
    module = import_module(f"goodge.players.kernel.{stub.stem}")
    source = stub.with_suffix(".py").read_text(encoding="utf-8")
    by_init = set() if kernel.is_compiled() else set(re.findall(r"self\.(\w+)", source))
    for node in ast.parse(stub.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            promised = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
            assert promised <= set(dir(getattr(module, node.name))) | by_init
        elif isinstance(node, ast.AnnAssign):
            assert hasattr(module, ast.unparse(node.target))


def played_out(module: Any, game: str, guided: bool, heat: float) -> list[list[int]]:
    rules = rules_in(module, game)
    playout = module.Playout(rules)
    playout.soften(heat)
    if guided:
        playout.by_thumb(module.DEFAULT, noise=40, goodge=1)
        playout.by_thumb(module.DEFAULT._replace(lead_top=-200), seat=2)
    ends = []
    for number in range(40):
        hands, bonus = full_round(rules, number)
        playout.seed(2**63 + number, number)
        playout.start(hands, number % rules.seats, bonus=bonus)
        playout.play_out()
        ends.append(playout.points())
    return ends


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("guided", "heat"), [(False, 0.0), (True, 0.0), (True, 700.0)])
def test_playouts(game: str, guided: bool, heat: float) -> None:
    assert_same_twice(played_out, game, guided, heat)


def sums(module: Any, game: str) -> Any:
    worlds = worlds_in(module, game, 6, 5)
    seats = GAMES[game].seats
    worlds.value(1, [[(points * (seat + 3) % 7) / 3 for points in range(256)] for seat in range(seats)])
    worlds.load(0)
    moves = list(module.cards_of(worlds.playout.legal()))
    rollouts = module.Rollouts(worlds, moves, 2**64 - 1)
    rollouts.run(rounds=3, keep=True)
    return [tuple(tally) for tally in rollouts.results()], rollouts.outcomes()


@pytest.mark.parametrize("game", GAMES)
def test_rollouts(game: str) -> None:
    assert_same_twice(sums, game)


def branches(module: Any, game: str) -> Any:
    tree = module.Tree(worlds_in(module, game, 5, 7), 11, explore=33.3)
    tree.run(400)
    return [tuple(branch) for branch in tree.results()], tree.size


@pytest.mark.parametrize("game", GAMES)
def test_trees(game: str) -> None:
    assert_same_twice(branches, game)


def aimed(module: Any, game: str) -> Any:
    rules, found = rules_in(module, game), []
    seats, playout = rules.seats, module.Playout(rules)
    for number in range(40):
        hands, _ = full_round(rules, number)
        pairs = [5 if seats == 4 and seat % 2 == 0 else 1 << seat for seat in range(seats)]
        quotas = [(0, 3, 99, 2)[(seat + number) % 4] for seat in range(seats)]
        playout.by_aims([module.TrickAim(pairs[seat], quotas[seat], pairs[seat]) for seat in range(seats)], number)
        playout.seed(number)
        playout.start(hands, number % seats)
        found.append(playout.thumb_scores())
        playout.play_out()
        found.append(playout.points())
    return found


@pytest.mark.parametrize("game", GAMES)
def test_playouts_for_aims(game: str) -> None:
    assert_same_twice(aimed, game)


def by_ends(module: Any, game: str) -> Any:
    worlds = worlds_in(module, game, 5, 6)
    for seat in range(4):
        worlds.value_ends(seat, [(end * (seat + 3) % 17) / 7 for end in range(4096)])
    tree = module.Tree(worlds, 3, explore=1.5)
    tree.run(300)
    return [tuple(branch) for branch in tree.results()]


@pytest.mark.parametrize("game", ["spades", "pride", "spidge"])
def test_ends_valued_one_by_one(game: str) -> None:
    assert_same_twice(by_ends, game)


def solved(module: Any, game: str) -> Any:
    worlds = worlds_in(module, game, 4, 6)
    solver = module.Solver(worlds.playout)
    found = []
    for number in range(6):
        worlds.load(number)
        found.append((solver.solve(2), solver.nodes, solver.values(1)))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_exact_endings(game: str) -> None:
    assert_same_twice(solved, game)


def scores(module: Any, game: str) -> Any:
    rules = rules_in(module, game)
    playout = module.Playout(rules)
    playout.by_thumb(module.DEFAULT)
    stream, found = Stream(1, "scores"), []
    hands, bonus = full_round(rules, 3)
    playout.start(hands, 0, bonus=bonus)
    while playout.left:
        found.append((playout.thumb(), playout.thumb_scores(), playout.distinct(), playout.merged(playout.legal(), 0)))
        playout.play(stream.choice(list(module.cards_of(playout.legal()))))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_rules_of_thumb_and_equal_cards(game: str) -> None:
    assert_same_twice(scores, game)


@pytest.mark.parametrize("name", BOTH)
def test_wrong_input_is_refused_alike(name: str) -> None:
    module = BOTH[name]
    rules = module.goodge(3)
    for hands in ([1, 2, -4], [1, 2, 2], [1, 2, 1 << 70], [1, 2]):
        with pytest.raises(ValueError, match=r"card|hands"):
            module.Position(rules).start(hands, 0)
    for moves in ([-1], [63], [1 << 40]):
        with pytest.raises(ValueError, match="cards to try"):
            module.Rollouts(module.SampledWorlds(rules), moves, 0)
