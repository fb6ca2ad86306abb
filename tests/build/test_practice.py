"""The script that cuts positions for practice: it goes on where it was broken off, and can judge them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

import practice
from goodge.coach import Judgement
from goodge.coach.positions import PracticePosition, read_position
from goodge.engine.game import AnyView, Phase
from goodge.engine.games import GAMES

GAME = "spidge"


@pytest.fixture(autouse=True)
def _few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Few positions by a quick judge, in folders of the test's own."""
    monkeypatch.setattr(practice, "FOUND", tmp_path / "found")
    monkeypatch.setattr(practice, "SHIPPED", tmp_path / "shipped")
    monkeypatch.setattr(practice, "WANTED", {GAME: {Phase.PLAY: 3}})
    monkeypatch.setattr(practice, "AT_THE_TABLE", ("novice",))
    monkeypatch.setattr(practice, "ENOUGH", 0)
    monkeypatch.setattr("goodge.coach.kin.TRIES", 200)
    monkeypatch.setattr("goodge.coach.kin.DEALS", 30)


def shipped() -> list[PracticePosition]:
    text = (practice.SHIPPED / f"{GAME}.jsonl").read_text(encoding="ascii")
    return [read_position(line) for line in text.splitlines()]


def actions(judged: Judgement) -> list[str]:
    return [option.action.text for option in judged.options]


def test_it_cuts_as_many_as_are_wanted_and_a_run_that_was_broken_off_comes_to_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    practice.main([GAME])
    whole = shipped()
    assert len(whole) == 3
    for position in whole:
        assert position.open().game is GAMES[GAME]
    (practice.FOUND / f"{GAME}.txt").unlink()
    with monkeypatch.context() as patch:
        patch.setattr(practice, "MOST", 1)
        practice.main([GAME])
        assert 0 < len(shipped()) < 3
    practice.main([GAME])
    assert shipped() == whole


def test_what_is_not_clear_any_more_makes_way(monkeypatch: pytest.MonkeyPatch) -> None:
    practice.main([GAME])
    before = shipped()
    practice.main([practice.AGAIN, GAME])
    assert shipped() == before
    lost = before[0]

    def is_another(_: practice.Cutter, __: AnyView, judged: Judgement) -> bool:
        return actions(judged) != actions(lost.choice.judgement)

    monkeypatch.setattr(practice.Cutter, "_is_borne_out", is_another)
    practice.main([practice.AGAIN, GAME])
    assert lost.id not in {position.id for position in shipped()}
    assert len(shipped()) == 3


def test_without_what_was_kept_it_judges_what_ships(monkeypatch: pytest.MonkeyPatch) -> None:
    practice.main([GAME])
    before, kept = shipped(), practice.FOUND / f"{GAME}.txt"
    seeds = {line.partition(" ")[0] for line in kept.read_text(encoding="ascii").splitlines()[1:]}
    kept.unlink()
    monkeypatch.setattr(practice.Cutter, "_cut", None)  # nothing new is needed
    practice.main([practice.AGAIN, GAME])
    assert shipped() == before
    assert {line.partition(" ")[0] for line in kept.read_text(encoding="ascii").splitlines()[1:]} == seeds
