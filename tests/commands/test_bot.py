"""`goodge bot`: one view in, one answer out, whatever comes."""

from __future__ import annotations

import io
import json
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goodge.commands import bot
from goodge.commands.cli import run
from goodge.engine.game import State
from goodge.engine.games.goodge import Goodge, GoodgeBoard
from goodge.engine.rng import MAX_SEED
from goodge.engine.seeding import deal_for
from goodge.engine.views import encode_view
from goodge.players import LEVELS, player_of

GAME = Goodge()


def some_views(count: int) -> list[bytes]:
    """Views of a round in which everybody takes the last legal action."""
    rules = GAME.read_rules({})
    state: State[GoodgeBoard] = GAME.open_round(GAME.new_match(rules, 0), deal_for(GAME, rules, 5, 0))[0]
    views = []
    player = player_of("novice")
    while not state.board.is_over:
        view = GAME.view_for(state, state.board.turn)
        views.append(encode_view(view).encode())
        state, _ = GAME.apply(state, player.choose(view, 0).action)
    return views[:: max(1, len(views) // count)]


def talk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], data: bytes, *options: str) -> list[str]:
    """What the bot prints when it is sent these bytes."""
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data)))
    assert run(["bot", "--level", "casual", *options]) == 0
    printed = capsys.readouterr()
    assert not printed.err
    return printed.out.splitlines()


def test_each_view_gets_an_action(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    views = some_views(12)
    answers = talk(monkeypatch, capsys, b"\n".join(views))
    assert len(answers) == len(views)
    for view, answer in zip(views, answers, strict=True):
        legal = json.loads(view)["legal"]
        action = json.loads(answer)["action"]
        assert action in legal or (not legal and action.startswith("bury "))


def test_an_empty_input_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"")))
    assert run(["bot", "--level", "casual"]) == 0
    assert capsys.readouterr() == ("", "goodge bot: the input is empty: no view to answer\n")


BAD = {
    "blank": b"",
    "no JSON": b"play 10T",
    "no object": b"[1, 2]",
    "no UTF-8": b"\xff\xfe",
    "deep": b"[" * 100_000,
    "huge number": b'{"format": "goodge-view", "version": ' + b"9" * 10_000 + b"}",
    "another format": b'{"format": "goodge-record", "version": 1}',
    "another version": b'{"format": "goodge-view", "version": 2}',
    "carriage return": b"\r",
    "NaN": b'{"format": NaN}',
    "lone surrogate": b'{"format": "\\ud800"}',
    "a line far too long": b'{"format": "' + b"x" * (3 * bot.LONGEST_LINE) + b'"}',
    "exactly the longest line": b" " * (bot.LONGEST_LINE - 1),
}


@pytest.mark.parametrize("line", BAD.values(), ids=BAD.keys())
def test_a_bad_line_gets_an_error_and_the_next_view_its_action(
    line: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    error, action = talk(monkeypatch, capsys, line + b"\n" + some_views(1)[0])
    assert list(json.loads(error)) == ["error"]
    assert list(json.loads(action)) == ["action"]


def test_a_view_that_contradicts_itself_gets_an_error() -> None:
    view = json.loads(some_views(1)[0])
    view["hand"][0] = view["hand"][1]
    answer = json.loads(bot.answer(json.dumps(view).encode(), player_of("casual"), 0))
    assert answer == {"error": "“hand” names a card twice"}


@given(st.binary(max_size=200))
def test_no_bytes_upset_it(line: bytes) -> None:
    assert list(json.loads(bot.answer(line, player_of("novice"), 0))) == ["error"]


@given(st.integers(0, 30), st.data())
def test_no_changed_view_upsets_it(number: int, data: st.DataObject) -> None:
    views = VIEWS
    line = bytearray(views[number % len(views)])
    for _ in range(data.draw(st.integers(1, 3))):
        line[data.draw(st.integers(0, len(line) - 1))] = data.draw(st.integers(32, 126))
    assert json.loads(bot.answer(bytes(line), player_of("casual"), 0)).keys() <= {"action", "error"}


VIEWS = some_views(15)


@pytest.mark.parametrize("level", LEVELS)
def test_fresh_processes_in_any_order_answer_alike(level: str) -> None:
    views = some_views(4)

    def asked(lines: list[bytes]) -> list[bytes]:
        command = [sys.executable, "-m", "goodge", "bot", "--level", level, "--seed", "9"]
        return subprocess.run(command, input=b"\n".join(lines), capture_output=True, check=True).stdout.splitlines()

    assert asked(views) == asked(views[::-1])[::-1]
    assert asked(views)[0].decode() == bot.answer(views[0], player_of(level), 9)


def test_a_style_is_asked_for_by_its_name(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    views = some_views(60)
    plain, puller = (talk(monkeypatch, capsys, b"\n".join(views), *options) for options in ([], ["--style", "bold"]))
    assert puller == [bot.answer(view, player_of("casual", "bold"), 0) for view in views]
    assert puller != plain


def test_with_a_time_limit_it_answers_too(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    (answer,) = talk(monkeypatch, capsys, some_views(1)[0], "--time-ms", "5")
    assert "action" in json.loads(answer)


def test_an_output_that_is_closed_ends_it_quietly() -> None:
    view = some_views(1)[0]
    command = [sys.executable, "-m", "goodge", "bot", "--level", "novice"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        process.stdin.write(view + b"\n")
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait() == 1


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--level", "wizard"], "invalid choice: 'wizard'"),
        ([], "--level"),
        (["--level", "casual", "--style", "wild"], "invalid choice: 'wild'"),
        (["--level", "casual", "--seed", "x"], "“x” is not a whole number"),
        (["--level", "casual", "--seed", "-1"], "“-1” is not a whole number"),
        (["--level", "casual", "--time-ms", "0"], "“0” is not a whole number from 1"),
    ],
)
def test_bad_options_get_one_line(options: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bot", *options]) == 2
    printed = capsys.readouterr()
    assert message in printed.err
    assert printed.err.count("\n") == 1


def test_the_last_seat_of_a_simulation_with_the_highest_seed_can_be_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    view = some_views(1)[0]
    assert json.loads(talk(monkeypatch, capsys, view, "--seed", str(MAX_SEED + 3))[0]).keys() == {"action"}
    assert run(["bot", "--level", "casual", "--seed", str(MAX_SEED + 4)]) == 2


def test_there_may_be_no_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert run(["bot", "--level", "casual"]) == 2
    assert capsys.readouterr().err == "goodge bot: there is no standard input\n"


def test_with_options_the_action_is_the_first_of_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    views = some_views(6)
    answers = [json.loads(answer) for answer in talk(monkeypatch, capsys, b"\n".join(views), "--options")]
    weighed = [answer for answer in answers if answer["options"]]
    assert weighed
    for view, answer in zip(views, answers, strict=True):
        legal = json.loads(view)["legal"]
        assert all({"action", "worth", "chance", "deals"} == option.keys() for option in answer["options"])
        assert not legal or {option["action"] for option in answer["options"]} <= set(legal)
    for answer in weighed:
        worths = [option["worth"] for option in answer["options"]]
        assert worths == sorted(worths, reverse=True)
        assert answer["action"] == answer["options"][0]["action"]
