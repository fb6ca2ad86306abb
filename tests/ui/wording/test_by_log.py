"""Everything beside a match, played by somebody who knows nothing but what the text file says."""

from __future__ import annotations

import re

import pygame
import pytest

from goodge.engine.game import Phase
from goodge.engine.tournament import CHAMPIONSHIP_OPTIONS, LEAGUE_OPTIONS
from goodge.table.hall import Hall
from goodge.table.home import Home
from goodge.ui.program.app import App
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.scenes.tournament.hall import HallScene
from goodge.ui.wording.review import action_words, label_words
from tests.table.tournaments import OWN, SEED, player
from tests.ui import practising, reviews
from tests.ui.menus import knows_the_game
from tests.ui.sheets import won_match

from .blind import LETTERS, BlindPlayer
from .hearer import Hearer
from .screens import SCREENS

pytestmark = pytest.mark.usefixtures("no_pictures")

ENTER, RIGHT, DOWN = pygame.K_RETURN, pygame.K_RIGHT, pygame.K_DOWN


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
    assert "Easy. Most computer players find these. Found 0 of 2" in hearer.choose("Practice")
    asked = hearer.press_until("What would you do here? Your first answer counts", ENTER)
    assert re.search(r"\w+ holds \d+ cards?\. ", asked), asked
    judged = positions[0].choice.judgement
    hearer.go_to(action_words(judged.best.action), RIGHT)
    answer = hearer.press_until("Next, button", ENTER)
    assert answer.lstrip().startswith("Found. "), answer
    assert all(f"{action_words(option.action)} · points lost: " in answer for option in judged.options[:2])
    assert "in 7 of 10 deals" in answer + hearer.hear(30)  # Enter is deaf until that can have been read
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
        assert f"{action_words(choice.judgement.best.action)} · points lost: " in said
        assert re.search(r"\w+ holds \d+ cards\. ", said), said
        said = hearer.press(RIGHT)
        reviews.find_reasons(scene)
        said += hearer.hear()
    assert any("in 8 of 10 possible deals" in line or "in 7 of 10 possible deals" in line for line in hearer.heard)
    assert re.search(r" is best\. (Inaccuracy|Mistake|Big mistake)\. About \d+ points worse", hearer.press(DOWN))
    assert " · 0 this round" not in said, "how all stand is read on F3 alone"
    assert " · Total " in hearer.press(pygame.K_F3)
    everything = hearer.press(pygame.K_a)
    assert everything.count(" holds ") == 2, "the hands of the two others"
    assert re.search(r"Score: \w.* −?\d+, \w.* −?\d+, \w.* −?\d+", hearer.press(pygame.K_l))


def test_real_cards_are_counted_by_what_is_asked(app: App) -> None:
    hearer = at_the_title(app)
    opened = hearer.choose("Keep score")
    assert "Player 1 needs a name" in opened
    assert "When somebody has 500 points, the leader wins" in opened, "from the start, and not only with all names"
    for number, name in enumerate(("Ann", "Ben", "Cleo"), 1):
        hearer.go_to(f"Name of player {number}, field")
        said = hearer.type(name)
        assert said.endswith(f"Name of player {number}, field: {name}")
        assert "500 points" not in said, "which was told before"
    hearer.go_to("Cleo deals first, switch: not chosen")
    hearer.press(ENTER)
    hearer.go_to("Begin, button")
    sheet = hearer.press_until("Enter round 1, button", ENTER)
    assert sheet.count("The match ends at 500: the leader wins") == 1
    assert hearer.press(ENTER).endswith("Round 1 · Cleo deals. What was the bid?\nBid, field")
    assert "Who was the Goodge?" in hearer.type("100")
    assert hearer.press(ENTER) == "Trump: Spades, switch: not chosen"
    assert hearer.press(RIGHT, RIGHT) == "Trump: Stars, switch: not chosen"
    assert hearer.press(ENTER) == "Ann is the Goodge, switch: not chosen"
    assert hearer.press(ENTER) == "How many points did Ann take?\nPoints of Ann, field"
    assert hearer.type("115").startswith("How many points did Ben take?")
    hearer.press(ENTER)
    assert hearer.type("86").startswith("Points go in steps of 5: count the cards again")
    assert hearer.type("85").startswith("Ann made 100 with 115 points. Ann: +115. Ben: +85. Cleo: +50")
    assert hearer.press(ENTER) == "Write it down, button"
    done = hearer.press_until("Enter round 2, button", ENTER)
    assert "Ann: 115 · 385 to go" in done
    assert done.count("Cleo: 50 · 450 to go") == 1
    assert "Cleo: points" not in done, "in the first round the totals tell them"


def test_a_new_game_is_set_up_and_begins(app: App) -> None:
    hearer = at_the_title(app)
    assert "Ann plays against Ben and Cleo" in hearer.press(ENTER)
    hearer.go_to("Game, tab: Goodge")
    assert "Game, tab: Spades. Each team bids how many tricks it wins" in hearer.press(RIGHT)
    hearer.go_to("Name of player 1, field")
    hearer.type("Zoe")
    hearer.go_to("Level of Ben, choice")
    assert "Level of Ben, choice: Skilled" in hearer.press(RIGHT)
    assert "House rules" in hearer.go_to("More options, button")
    said = hearer.press(ENTER)
    assert "Skilled: looks ahead" in said
    hearer.go_to("Nil, switch: On")
    assert hearer.press(ENTER).endswith("Nil, switch: Off")
    hearer.go_to("Start, button")
    assert "Zoe holds 13 cards. " in hearer.press_until("Bid how many tricks", ENTER)


def test_settings_are_found_and_changed_by_their_words(app: App) -> None:
    hearer = at_the_title(app)
    assert "Section, choice: General" in hearer.choose("Settings")
    while "Section, choice: Play" not in hearer.press(pygame.K_PAGEDOWN):
        assert len(hearer.heard) < 100
    hearer.go_to("Card speed, choice: Instant")
    assert hearer.press(RIGHT) == "Card speed, choice: Fast"
    assert hearer.go_to("Less motion, switch: Off").endswith("nothing shakes.")
    assert hearer.press(ENTER).startswith("Less motion, switch: On")
    assert (app.settings.speed, app.settings.less_motion) == ("fast", True)


def test_statistics_and_small_goals_are_read(app: App) -> None:
    SCREENS["statistics of goodge"](app)
    hearer = Hearer(app)
    assert "Wilhelmina Grace: Matches 1, Won 0" in hearer.hear()
    goals = hearer.choose("Small goals")
    assert "Bid made. Be the Goodge, and make your bid. Still open" in goals
    hearer.press(pygame.K_ESCAPE)
    assert "Bids made, by size" in hearer.choose("Player by player")


def test_the_first_round_of_the_first_evening(app: App) -> None:
    app.reset(TitleScene(app))
    hearer = Hearer(app)
    assert "The first evening · Five short rounds to begin with, button" in hearer.hear()
    assert "1. Tricks. Play the same suit, and the highest card wins" in hearer.press(ENTER)
    said = hearer.press_until("To win this trick", ENTER)
    for _ in range(30):
        led = re.search(r"(Spades|Diamonds|Stars|Hearts|Clubs) were led: play", said)
        if "Enter goes on" not in said:
            hearer.shift(LETTERS[led[1]]) if led else hearer.press(RIGHT)
        if "Next round, button" in hearer.heard:
            break
        said = hearer.press(ENTER) + hearer.hear(12)
    assert "That is a trick" in hearer.heard[hearer.heard.index("Next round, button") - 1]


IN_THE_HALL = (
    "Play your game, button", "Play on, button", "Back to the hall, button", "Let them play, button",
    "Finish quickly, button", "On to the ",
)  # fmt: skip


class TournamentPlayer(BlindPlayer):
    """Plays a tournament by ear, from its hall to the champions."""

    go_on = (*BlindPlayer.go_on, *IN_THE_HALL)

    def __init__(self, app: App, hall: Hall) -> None:
        super().__init__(app)
        self._hall = hall

    def is_patient(self) -> bool:
        """The others are at play; they get the time for it."""
        is_waiting = self.heard[-1].startswith("Slow down, button")
        if is_waiting:
            self._hall.wait(120)
        return is_waiting

    def is_won(self, line: str) -> bool:
        return "are the champions" in line


def test_a_tournament_is_played_from_its_hall_to_the_champions(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEAGUE_OPTIONS, "target", 10)
    monkeypatch.setitem(CHAMPIONSHIP_OPTIONS, "target", 10)
    app.push(TitleScene(app))
    hall = Hall(Home.at(app.home.root), player)
    hall.begin(OWN, None, SEED)
    app.push(HallScene(app, hall))
    visitor = TournamentPlayer(app, hall)
    end = visitor.play()
    champion = hall.tournament.champion
    assert champion is not None
    assert hall.setup is not None
    assert end.startswith(f"{hall.setup.teams[champion].name}. ")
    assert re.search(r"Championship · beat .* · \d+ : −?\d+$", end)
    assert any("1 · Old Oaks: Won 2, Lost 0, Point difference +" in line for line in visitor.heard)
    assert any(line.startswith("The quarter-finals. ") for line in visitor.heard)
