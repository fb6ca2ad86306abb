"""Everything beside a match, played by somebody who knows nothing but what the text file says."""

from __future__ import annotations

import re

import pygame
import pytest

from goodge.engine.game import Phase
from goodge.ui.program.app import App
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.wording.review import action_words, label_words
from tests.ui import practising, reviews
from tests.ui.menus import knows_the_game
from tests.ui.sheets import won_match

from .hearer import Hearer

ENTER, RIGHT, LEFT, UP, DOWN, TAB = (
    pygame.K_RETURN, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_UP, pygame.K_DOWN, pygame.K_TAB,
)  # fmt: skip


def at_the_title(app: App) -> Hearer:
    """Somebody who knows the game, before the title."""
    knows_the_game(app)
    app.reset(TitleScene(app))
    hearer = Hearer(app)
    hearer.hear()
    return hearer


def test_a_question_of_practice_is_asked_answered_and_explained(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goodge.ui.scenes.practice.answer.reasons_for", reviews.reasons)
    positions = practising.of_phase("goodge", Phase.PLAY)[:2]
    monkeypatch.setattr("goodge.ui.scenes.practice.scene.graded", lambda *_: positions)
    hearer = at_the_title(app)
    assert "Easy. Nearly every level of play finds these. Found 0 of 2" in hearer.choose("Practice")
    asked = hearer.press_until("What would you do here? Your first answer counts", ENTER)
    assert re.search(r"\w+ holds \d+ cards?\. ", asked), asked
    judged = positions[0].choice.judgement
    hearer.go_to(action_words(judged.best.action), RIGHT)
    answer = hearer.press_until("Next, button", ENTER)
    assert answer.lstrip().startswith("Found. "), answer
    assert all(f"{action_words(option.action)} · worth " in answer for option in judged.options[:2])
    assert "in 7 of 10 deals that fit" in answer + hearer.hear()
    hearer.press_until("What would you do here? Your first answer counts", ENTER)


def test_a_review_is_told_choice_by_choice_with_labels_options_and_reasons(app: App) -> None:
    scene = reviews.show(app, won_match())
    hearer = Hearer(app)
    said, total = hearer.hear(), len(scene.tour.places)
    assert said.startswith("Review of a match. Round 1 · to 150.")
    for number in range(1, 12):
        choice = scene.tour.choice()
        assert choice is not None
        assert choice.judgement.label is not None
        done = action_words(choice.judgement.taken.action)
        assert f"choice {number} of {total}. " in said
        assert f"{done} was chosen. " in said
        assert f" {label_words(choice.judgement.label)}. " in said
        assert f"{action_words(choice.judgement.best.action)} · worth " in said
        assert re.search(r"\w+ holds \d+ cards\. ", said), said
        said = hearer.press(RIGHT)
        reviews.find_reasons(scene)
        said += hearer.hear()
    assert any("in 8 of 10 deals that fit" in line or "in 7 of 10 deals that fit" in line for line in hearer.heard)
    assert re.search(r" is best\. (Inaccuracy|Mistake|Blunder)\. Worth \d+ points less", hearer.press(DOWN))
    assert " · 0 this round" not in said, "how all stand is read on F3 alone"
    assert " · Total " in hearer.press(pygame.K_F3)
    everything = hearer.press(pygame.K_a)
    assert everything.count(" holds ") == 2, "the hands of the two others"
    assert re.search(r"Score: \w.* −?\d+, \w.* −?\d+, \w.* −?\d+", hearer.press(pygame.K_l))
