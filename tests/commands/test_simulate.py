"""`goodge simulate`: computer players and strange programs at one table."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from goodge.commands import bot
from goodge.commands.arena import mean_of
from goodge.commands.cli import run
from goodge.commands.entrants import command_of
from goodge.commands.referee import judge
from goodge.engine.actions import Bury
from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.record import Record, decode_record
from goodge.engine.state import narrow
from goodge.engine.views import encode_view
from goodge.players import player_of
from goodge.table.system import System

Printed = pytest.CaptureFixture[str]
Program = Callable[[str], str]

GOOD = """
import json, sys
for line in sys.stdin:
    view = json.loads(line)
    action = view["legal"][-1] if view["legal"] else "bury " + " ".join(view["hand"][:3])
    print(json.dumps({"action": action}), flush=True)
"""
AFTER_FIVE = """
import json, sys
for number, line in enumerate(sys.stdin):
    view = json.loads(line)
    action = view["legal"][-1] if view["legal"] else "bury " + " ".join(view["hand"][:3])
    answer = json.dumps({"action": action})
    if number >= 5:
        %s
    print(answer, flush=True)
"""


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """Writes a program and gives the bot that runs it."""

    def write(text: str) -> str:
        path = tmp_path / "some bot.py"
        path.write_text(text, encoding="utf-8")
        return f"exec:'{sys.executable}' '{path}'"

    return write


def records(path: Path) -> list[Record]:
    return [decode_record(line) for line in path.read_text(encoding="utf-8").splitlines()]


def table(capsys: Printed) -> list[dict[str, str]]:
    """What was printed of each bot, by column."""
    head, *lines = (re.split(r"\s{2,}", line) for line in capsys.readouterr().out.splitlines())
    return [dict(zip(head, line, strict=True)) for line in lines if len(line) == len(head)]


def test_a_run_prints_a_table_and_writes_what_the_referee_accepts(tmp_path: Path, capsys: Printed) -> None:
    file = tmp_path / "games"
    options = ["--game", "goodge", "--players", "4", "--bots", "casual,novice", "--games", "3", "--seed", "7"]
    assert run(["simulate", *options, "--record", str(file)]) == 0
    rows = table(capsys)
    assert [[row["seat"], row["bot"]] for row in rows] == [
        ["0", "casual"],
        ["1", "novice"],
        ["2", "casual"],
        ["3", "novice"],
    ]
    assert sum(int(row["wins"].removesuffix(" of 3")) for row in rows) == 3
    lines = file.read_bytes().splitlines()
    assert [judge(line)["ok"] for line in lines] == [True] * 3


def test_the_table_says_what_the_record_says(tmp_path: Path, capsys: Printed) -> None:
    file = tmp_path / "games"
    assert run(["simulate", "--bots", "novice,casual", "--games", "4", "--record", str(file)]) == 0
    for seat, row in enumerate(table(capsys)):
        results = [state.result for record in records(file) for state in record.scored]
        mean = mean_of([result.scores[seat] for result in results if result])
        assert mean
        assert row["score a round"] == str(mean)
        wins = [record.winner == seat for record in records(file)]
        assert row["wins"] == f"{sum(wins)} of 4"
        assert row["share"] == str(mean_of(wins))


def test_the_same_seed_gives_the_same_bytes_and_another_seed_others(tmp_path: Path) -> None:
    written = []
    for name, seed in [("one", "3"), ("two", "3"), ("three", "4")]:
        file = tmp_path / name
        assert run(["simulate", "--bots", "casual,novice", "--games", "2", "--seed", seed, "--record", str(file)]) == 0
        written.append(file.read_bytes())
    assert written[0] == written[1] != written[2]


def test_game_k_is_the_same_however_many_are_played(tmp_path: Path) -> None:
    for games in ("1", "2"):
        run(["simulate", "--bots", "casual", "--games", games, "--record", str(tmp_path / games)])
    assert (tmp_path / "2").read_bytes().startswith((tmp_path / "1").read_bytes())


@pytest.mark.parametrize("bots", ["novice,casual", "expert/bold,casual/trump-puller,novice/careful"])
def test_recorded_moves_come_out_of_the_bot_again(bots: str, tmp_path: Path) -> None:
    file = tmp_path / "games"
    rounds = "1" if "expert" in bots else "3"
    options = ["--bots", bots, "--games", "1", "--seed", "21", "--max-rounds", rounds, "--record", str(file)]
    assert run(["simulate", *options]) == 0
    (record,) = records(file)
    asked = 0
    for states in record.rounds:
        for before, after in pairwise(states):
            seat = before.board.to_act
            view = encode_view(record.game.view_for(before, seat)).encode()
            answer = bot.answer(view, player_of(*record.players[seat].split("/")), 21 + seat)
            assert json.loads(answer) == {"action": after.actions[-1].text}
            asked += 1
    assert asked > 50


def test_a_program_plays_in_every_phase(program: Program, tmp_path: Path, capsys: Printed) -> None:
    file = tmp_path / "games"
    options = ["--bots", "novice", "--bots", program(GOOD), "--games", "2", "--record", str(file)]
    assert run(["simulate", *options]) == 0
    assert "exec:" in capsys.readouterr().out
    assert [judge(line)["ok"] for line in file.read_bytes().splitlines()] == [True, True]


def test_a_program_reaches_to_the_end_of_its_argument(program: Program, capsys: Printed) -> None:
    counting = GOOD.replace("import json, sys", "import json, sys\nassert sys.argv[1:] == ['a,b', 'novice']")
    bots = ["--bots", f"casual,{program(counting)} a,b novice", "--bots", "novice"]
    assert run(["simulate", *bots, "--games", "1"]) == 0
    assert [row["bot"][:6] for row in table(capsys)] == ["casual", "exec:'", "novice"]


def test_a_program_is_asked_for_forced_moves_too(program: Program, tmp_path: Path) -> None:
    log = tmp_path / "log"
    logging = GOOD.replace("view = json.loads(line)", f"view = json.loads(line); open({str(log)!r}, 'a').write(line)")
    options = ["--bots", "casual,casual", "--bots", program(logging), "--games", "1", "--max-rounds", "1"]
    assert run(["simulate", *options]) == 0
    seen = [json.loads(line) for line in log.read_text().splitlines()]
    assert sum(view["phase"] == "play" for view in seen) == 16
    assert any(len(view["legal"]) == 1 for view in seen)


FAULTS = {
    "dies": ("sys.exit(3)", "ended without an answer (exit status 3)"),
    "closes its output": ("import os; os.close(1); sys.stdin.read()", "ended without an answer"),
    "says nothing": ("sys.stdin.read()", "took longer than 0.3 s to answer"),
    "nonsense": ("answer = 'hello'", "answered 'hello': not valid JSON"),
    "no UTF-8": ("sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush(); continue", "which is not UTF-8"),
    "no action": ("answer = '{}'", "answered '{}': the field “action” is missing"),
    "no such action": ("""answer = '{"action": "jump"}'""", "“jump” is not an action"),
    "illegal": ("""answer = '{"action": "bid 60"}'""", "answered “bid 60”, which is not allowed: "),
    "hidden cards": ("""answer = '{"action": "bury ? ? ?"}'""", "answered “bury ? ? ?”, which is not allowed: "),
    "an error": ("""answer = '{"error": "no idea"}'""", "answered with an error: "),
    "endless": ("answer = 'x' * 1000000", "not valid JSON"),
}


@pytest.mark.parametrize(("fault", "message"), FAULTS.values(), ids=FAULTS.keys())
def test_a_program_at_fault_ends_the_run_and_the_game_so_far_is_kept(
    fault: str, message: str, program: Program, tmp_path: Path, capsys: Printed
) -> None:
    file = tmp_path / "games"
    options = ["--bots", "casual", "--bots", program(AFTER_FIVE % fault), "--games", "2"]
    options += ["--move-timeout", "0.3"] if "0.3 s" in message else []
    assert run(["simulate", *options, "--record", str(file)]) == 1
    error = capsys.readouterr().err
    assert error.startswith("goodge simulate: the bot in seat 1 (exec:")
    assert message in error
    assert error.count("\n") == 1
    (record,) = records(file)
    assert error.endswith(f"(round {len(record.rounds) - 1}, action {len(record.rounds[-1][-1].actions)})\n")
    assert record.winner is None
    assert len(record.rounds[-1][-1].actions) >= 5


@pytest.mark.parametrize("form", [[], ["--duplicate"]])
def test_the_table_counts_the_whole_games_where_a_run_breaks_off(
    form: list[str], program: Program, tmp_path: Path, capsys: Printed
) -> None:
    file = tmp_path / "games"
    tired = AFTER_FIVE.replace(">= 5", ">= 90") % "sys.exit(3)"
    options = ["--bots", "casual", "--bots", program(tired), "--max-rounds", "1", *form]
    assert run(["simulate", *options, "--games", "9", "--record", str(file)]) == 1
    printed = capsys.readouterr()
    found = re.search(r"; broken off: the table counts the (\d+) of 9 that were finished\n$", printed.err)
    assert found
    games, counted = int(found[1]), file.read_bytes().splitlines()
    assert 0 < games < 9
    run(["simulate", *options, "--games", str(games), "--record", str(tmp_path / "whole")])
    whole = (tmp_path / "whole").read_bytes().splitlines()
    assert counted[: len(whole)] == whole
    assert _without_times(printed.out) == _without_times(capsys.readouterr().out)


def _without_times(printed: str) -> list[str]:
    """What was printed, without the last two columns and their heads, as wide as the times that are measured."""
    return [re.sub(r"(\s+([\d.]+|ms p50|p95)){2}$", "", line) for line in printed.splitlines()]


def test_a_program_that_cannot_be_started_is_named(tmp_path: Path, capsys: Printed) -> None:
    file = tmp_path / "games"
    assert run(["simulate", "--bots", "casual,exec:no-such-program-here", "--record", str(file)]) == 1
    assert "seat 1 (exec:no-such-program-here) cannot be started" in capsys.readouterr().err
    assert not file.exists()


def test_a_game_may_be_given_up_after_some_rounds(tmp_path: Path) -> None:
    file = tmp_path / "games"
    assert run(["simulate", "--bots", "casual", "--games", "2", "--max-rounds", "2", "--record", str(file)]) == 0
    assert [(len(record.scored), record.winner) for record in records(file)] == [(2, None), (2, None)]


def test_rules_are_taken_over(tmp_path: Path) -> None:
    file = tmp_path / "games"
    rules = ["--rule", "players=4", "--rule", "target=60", "--rule", "all_pass=redeal"]
    assert run(["simulate", "--bots", "casual", "--games", "1", *rules, "--record", str(file)]) == 0
    (record,) = records(file)
    assert record.rules.as_options() == {"players": 4, "target": 60, "all_pass": "redeal"}


def test_of_two_runs_into_one_file_the_second_is_refused(tmp_path: Path, capsys: Printed) -> None:
    file = tmp_path / "games"
    options = ["simulate", "--bots", "casual", "--games", "1", "--record", str(file), "--force"]
    with file.open("wb") as other:
        System().lock(other.fileno())
        other.write(b"the other's games\n")
        other.flush()
        assert run(options) == 2
        assert capsys.readouterr().err == f"goodge simulate: another run is writing {file}\n"
        assert file.read_bytes() == b"the other's games\n"
    assert run(options) == 0
    assert len(records(file)) == 1


@pytest.mark.parametrize(("name", "why"), [("", "takes the name of a file"), ("-", "takes the name of a file")])
def test_a_record_needs_a_file(name: str, why: str, capsys: Printed) -> None:
    assert run(["simulate", "--bots", "casual", "--record", name]) == 2
    assert why in capsys.readouterr().err


def test_a_record_cannot_be_a_folder(tmp_path: Path, capsys: Printed) -> None:
    assert run(["simulate", "--bots", "casual", "--record", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"goodge simulate: {tmp_path} is a folder\n"


def test_an_existing_file_is_kept_unless_forced(tmp_path: Path, capsys: Printed) -> None:
    file = tmp_path / "games"
    file.write_text("dear")
    options = ["simulate", "--bots", "novice", "--games", "1", "--record", str(file)]
    assert run(options) == 2
    assert "exists; give --force" in capsys.readouterr().err
    assert file.read_text() == "dear"
    assert run([*options, "--force"]) == 0
    assert len(records(file)) == 1


def test_a_full_disk_is_one_sentence(capsys: Printed) -> None:
    full = Path("/dev/full")
    if not full.exists():
        full = Path("/") / "no" / "such" / "folder"
    assert run(["simulate", "--bots", "novice", "--games", "1", "--record", str(full), "--force"]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_an_interrupt_keeps_the_game_under_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games"
    asked = []

    def choose(view: object, seed: int, budget: object = None) -> object:  # noqa: ARG001
        asked.append(view)
        if len(asked) == 30:
            raise KeyboardInterrupt
        return player_of("casual").choose(view, seed)  # type: ignore[arg-type]

    monkeypatch.setattr(player_of("novice"), "choose", choose, raising=False)
    assert run(["simulate", "--bots", "novice", "--games", "1", "--record", str(file)]) == 130
    (record,) = records(file)
    assert len(record.rounds[-1][-1].actions) == 29


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--bots", "wizard"], "there is no bot “wizard”"),
        (["--bots", "casual/wild"], "there is no bot “casual/wild”"),
        (["--bots", "field/bold"], "a level with a style (bold, careful, trump-puller) as in expert/bold"),
        (["--bots", ""], "there is no bot “”"),
        (["--bots", "casual,"], "there is no bot “”"),
        (["--bots", "exec:"], "needs a command"),
        (["--bots", "exec:'"], "cannot be split"),
        (["--bots", "casual,casual,casual,casual"], "4 bots are named, but only 3 sit"),
        (["--bots", "casual", "--rule", "target=0"], "the target must be"),
        (["--bots", "casual", "--rule", "bags=true"], "no option “bags”"),
        (["--bots", "casual", "--rule", "target"], "is not a rule such as"),
        (["--bots", "casual", "--rule", "target=5", "--rule", "target=6"], "given twice"),
        (["--bots", "casual", "--players", "3", "--rule", "players=3"], "given twice"),
        (["--bots", "casual", "--players", "5"], "players must be 3 or 4"),
        (["--bots", "casual", "--games", "0"], "“0” is not a whole number"),
        (["--bots", "casual", "--games", "٣"], "is not a whole number"),
        (["--bots", "casual", "--seed", "99999999999999999999"], "is not a whole number"),
        (["--bots", "casual", "--move-timeout", "0"], "is not a time in seconds"),
        (["--bots", "casual", "--game", "chess"], "invalid choice: 'chess'"),
        ([], "--bots"),
    ],
)
def test_bad_options_get_one_line(options: list[str], message: str, capsys: Printed) -> None:
    assert run(["simulate", *options]) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1


def test_duplicate_plays_every_rotation_of_a_deal(tmp_path: Path, capsys: Printed) -> None:
    file = tmp_path / "games"
    options = ["--bots", "casual,novice", "--games", "5", "--duplicate", "--seed", "2", "--record", str(file)]
    assert run(["simulate", *options]) == 0
    played = records(file)
    assert len(played) == 15
    for deal in range(5):
        three = played[3 * deal : 3 * deal + 3]
        assert len({(record.rounds[0][0].deal, record.rounds[0][0].board.dealer) for record in three}) == 1
        assert sorted(record.players for record in three) == [
            ("casual", "casual", "novice"),
            ("casual", "novice", "casual"),
            ("novice", "casual", "casual"),
        ]
    _, casual, novice, difference, note, *_ = capsys.readouterr().out.splitlines()
    scores: dict[str, list[int]] = {"casual": [], "novice": []}
    for record in played:
        result = record.rounds[0][-1].result
        assert result
        for name, score in zip(record.players, result.scores, strict=True):
            scores[name].append(score)
    means = {name: sum(of) / len(of) for name, of in scores.items()}
    assert f"  {means['casual']:.2f} ± " in casual
    assert f"  {means['novice']:.2f} ± " in novice
    assert difference.startswith(f"casual scores {means['casual'] - means['novice']:.2f} ± ")
    assert note == "(15 rounds: 5 deals, each in every rotation; ± is a standard error)"


def test_casual_beats_novice(capsys: Printed) -> None:
    for players in ("3", "4"):
        assert run(["simulate", "--players", players, "--bots", "casual,novice", "--games", "30", "--duplicate"]) == 0
        words = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("casual scores")).split()
        assert float(words[2]) > 2 * float(words[4])


def test_a_command_is_split_as_the_platform_does() -> None:
    name = r'exec: "C:\Program Files\Python\python.exe" C:\bots\new\player.py --deep'
    assert command_of(name, windows=True) == name.removeprefix("exec: ")
    assert command_of("exec:'/opt/my bots/player' --deep", windows=False) == ["/opt/my bots/player", "--deep"]
    for nothing in ("exec:", "exec:  "):
        with pytest.raises(ValueError, match="needs a command"):
            command_of(nothing, windows=True)


def test_a_standard_error_is_that_of_the_mean() -> None:
    mean = mean_of([1.0, 2.0, 3.0, 4.0])
    assert mean
    assert mean.value == 2.5
    assert mean.error == pytest.approx((5 / 3 / 4) ** 0.5)
    assert mean_of([]) is None
    assert str(mean_of([7])) == "7.00 ± ?"


def test_the_buried_cards_of_others_are_hidden_from_a_program(program: Program, tmp_path: Path) -> None:
    log = tmp_path / "log"
    logging = GOOD.replace("view = json.loads(line)", f"view = json.loads(line); open({str(log)!r}, 'a').write(line)")
    file = tmp_path / "games"
    options = ["--bots", "casual,casual", "--bots", program(logging), "--games", "3", "--record", str(file)]
    assert run(["simulate", *options]) == 0
    buried = {
        action.text
        for record in records(file)
        for state in record.scored
        for action in state.actions
        if isinstance(action, Bury) and narrow(state, GoodgeBoard).board.goodge != 2
    }
    assert buried
    assert not any(text in log.read_text() for text in buried)
