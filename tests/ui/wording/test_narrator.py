"""What is told to those who do not see: once, joined, and nothing that a seat may not know."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from goodge.engine.game import Phase
from goodge.engine.games import GAMES
from goodge.table.logbook import LARGEST
from goodge.ui.program.app import App
from goodge.ui.program.layer import Layer
from goodge.ui.program.narrator import Narrator
from goodge.ui.program.reading import focused_words
from goodge.ui.program.text_log import TextLog
from goodge.ui.program.voice import Focused, Part
from goodge.ui.scenes.rules import RulesScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.widgets.pad import PadButton
from goodge.ui.wording.spoken import in_sentences
from tests.ui.checks import press, type_text
from tests.ui.conftest import OpenApp
from tests.ui.narration import Listener, lines
from tests.ui.pads import strike
from tests.ui.tables import open_table, play_until


class Page(Layer):
    """A page of a few lines, on which one button has the focus."""

    def __init__(self, *text: str) -> None:
        self.text, self.button = list(text), "Play"

    def spoken_title(self) -> str:
        return "A page"

    def spoken_text(self) -> list[str]:
        return self.text

    def spoken_focus(self) -> Focused:
        return Focused(Part.BUTTON, self.button)


class Ear:
    """A voice that only listens; `order` is what came to it, one thing after another."""

    is_heard = True

    def __init__(self, *, says_before_focus: bool = False) -> None:
        self.says_before_focus = says_before_focus
        self.order: list[str] = []
        self.heard: list[str] = []
        self.shown: list[str] = []
        self.is_closed = False
        self.turns: list[bool] = []
        self.has_begun = False

    def start(self) -> None:
        self.has_begun = True

    def show(self, title: str, focused: Focused) -> None:  # noqa: ARG002
        self.shown.append(focused.name)
        self.order.append(focused.name)

    def announce(self, words: str) -> None:
        self.heard.append(words)
        self.order.append(words)

    def turn(self, *, has_keyboard: bool) -> None:
        self.turns.append(has_keyboard)

    def close(self) -> None:
        self.is_closed = True


def test_what_is_told_in_a_frame_is_said_together_and_nothing_twice() -> None:
    narrator, ear, page = Narrator(), Ear(), Page("One line", "Another one.")
    narrator.add(ear)
    narrator.tell(str, "Ben passes")
    narrator.tell(str, "Ben passes")
    narrator.follow(page)
    assert ear.heard == ["Ben passes. A page. One line. Another one."]
    assert ear.shown == ["Play"]
    for _ in range(3):
        narrator.follow(page)
    assert len(ear.heard) == len(ear.shown) == 1
    page.text.append("A third")
    page.button = "Stop"
    narrator.follow(page)
    assert ear.heard[1:] == ["A third"]
    assert ear.shown == ["Play", "Stop"]


def test_a_line_that_says_more_takes_the_place_of_its_beginning() -> None:
    narrator, ear = Narrator(), Ear()
    narrator.add(ear)
    for words in ("Ben takes the trick", "Ben takes the trick: 20 points", "Ann leads", "Ann leads on"):
        narrator.tell(str, words)
    narrator.follow(Page())
    assert ear.heard == ["Ben takes the trick: 20 points. Ann leads. Ann leads on. A page"]


def test_a_page_that_comes_back_says_only_what_it_is() -> None:
    narrator, ear, page = Narrator(), Ear(), Page("One line")
    narrator.add(ear)
    for top in (page, Page("Other words"), page):
        narrator.follow(top)
    assert ear.heard == ["A page. One line", "A page. Other words", "A page"]
    narrator.read(page)
    narrator.follow(page)
    assert ear.heard[-1] == "A page. One line"


def test_a_page_that_another_lay_over_for_a_moment_does_not_say_again_what_it_is() -> None:
    narrator, ear, page, slip = Narrator(), Ear(), Page("One line"), Page("Other words")
    slip.is_passing = True
    narrator.add(ear)
    for top in (page, slip, page):
        narrator.follow(top)
    assert ear.heard == ["A page. One line", "A page. Other words"]


def test_an_arrow_that_leads_no_further_says_where_one_is(app: App) -> None:
    app.push(TitleScene(app))
    press(app, pygame.K_LEFT)
    ear, scene = Listener(app), app.top
    ear.hear()
    for _ in range(8):
        before = scene.spoken_focus()
        press(app, pygame.K_LEFT)
        told = ear.hear()
        if scene.spoken_focus() == before:
            break
    assert told == [focused_words(before)]


def test_what_can_be_told_in_a_table_is_told_though_it_stands_there_twice() -> None:
    narrator, ear = Narrator(), Ear()
    narrator.add(ear)
    narrator.tell(str, "Ben: 20")
    narrator.follow(Page("Ann: 20", "Ben: 20", "Together", "0", "0"))
    assert ear.heard == ["Ben: 20. A page. Ann: 20. Together. 0. 0"]


def test_who_speaks_hears_of_the_focus_first_and_who_writes_at_the_end() -> None:
    narrator, speaks, writes = Narrator(), Ear(), Ear(says_before_focus=True)
    narrator.add(speaks)
    narrator.add(writes)
    narrator.follow(Page("One line"))
    assert speaks.order == ["Play", "A page. One line"]
    assert writes.order == ["A page. One line", "Play"]


def test_what_gets_the_focus_again_is_written_again(app: App) -> None:
    log, button = TextLog(app.home.narration_file), Focused(Part.BUTTON, "Play")
    for focused in (button, button, Focused(Part.WINDOW, "A page"), button):
        log.show("A page", focused)
    assert lines(app) == ["Play, button"] * 2


def test_nothing_is_computed_where_nobody_listens() -> None:
    def fail() -> str:
        raise AssertionError("nobody listens")

    narrator = Narrator()
    narrator.tell(fail)
    ear = Ear()
    narrator.add(ear)
    narrator.close()
    narrator.tell(fail)
    assert ear.is_closed


def test_voices_are_told_when_to_begin_and_where_the_keys_go_though_nobody_listens() -> None:
    narrator, ear = Narrator(), Ear()
    ear.is_heard = False
    narrator.add(ear)
    narrator.start()
    narrator.turn(has_keyboard=True)
    narrator.turn(has_keyboard=False)
    assert ear.has_begun
    assert ear.turns == [True, False]
    assert not ear.shown


def test_sentences_are_joined_as_sentences() -> None:
    assert in_sentences(["Ben passes", "", "Well?", "You lead."]) == "Ben passes. Well? You lead."


def test_a_full_or_missing_disk_harms_nothing(app: App) -> None:
    log = TextLog(app.home.root / "nowhere" / "narration.txt")
    log.announce("Ben passes")
    log = TextLog(app.home.narration_file)
    for number in range(LARGEST // 50):
        log.announce(f"{number} " + "x" * 100)
    assert app.home.narration_file.stat().st_size <= LARGEST
    assert lines(app)[-1].startswith(f"{LARGEST // 50 - 1} ")


def test_the_title_and_a_round_are_told(app: App) -> None:
    app.reset(TitleScene(app))
    ear = Listener(app)
    assert any("button" in line for line in ear.hear())
    scene = open_table(app, (None, "novice", "novice"))
    play_until(app, scene, Phase.PLAY)
    told = ear.hear()
    assert any("holds 16 cards" in line for line in told)
    assert any(line.startswith("Start the trick: play any card") for line in told)
    assert all(before != after for before, after in pairwise(told))
    app.settings.narration = False
    app.apply_settings()
    play_until(app, scene, Phase.SCORED)
    assert ear.hear() == []


def test_the_rules_begin_to_read_as_they_open_and_go_on_paragraph_by_paragraph(app: App) -> None:
    ear = Listener(app)
    app.push(RulesScene(app, "spades"))
    opened = ear.hear()
    paragraphs = _paragraphs(app)
    assert opened[0].endswith(in_sentences(paragraphs[:2]))
    assert opened[1] == "Rules. Down reads on, Up reads back"
    for code, place in (
        (pygame.K_DOWN, 2), (pygame.K_DOWN, 3), (pygame.K_UP, 2), (pygame.K_SPACE, 3), (pygame.K_END, -1),
        (pygame.K_UP, -2), (pygame.K_HOME, 0),
    ):  # fmt: skip
        press(app, code)
        assert ear.hear() == [paragraphs[place]]
    press(app, pygame.K_F3)
    (page,) = ear.hear()
    assert all(words in page for words in paragraphs[:4])


def test_a_chapter_that_is_chosen_is_read_at_once_and_goes_on_from_there(app: App) -> None:
    ear = Listener(app)
    app.push(RulesScene(app, "goodge"))
    ear.hear()
    for _ in range(3):
        press(app, pygame.K_TAB)
    assert ear.hear()[-1] == "First dealer, button"
    press(app, pygame.K_RETURN)
    said, paragraphs = ear.hear(), _paragraphs(app)
    first = paragraphs.index("First dealer")
    assert said[0] == in_sentences(paragraphs[first : first + 2])
    press(app, pygame.K_DOWN)
    assert ear.hear() == [paragraphs[first + 2]]


@pytest.mark.parametrize("game", GAMES)
def test_no_step_in_the_rules_is_silent_or_one_long_breath(app: App, game: str) -> None:
    Listener(app)
    app.push(RulesScene(app, game))
    app.turn(0.0)
    paragraphs = _paragraphs(app)
    assert all(paragraphs)
    assert max(map(len, paragraphs)) < 480
    keys = paragraphs[paragraphs.index("Keys") + 1 :]
    assert keys[0] == "Everywhere. Arrows, Tab: move"
    assert "Enter: play" in [words.removeprefix("Tricks. ") for words in keys]
    tops = [top for top, _ in app.top.paragraphs()]  # type: ignore[attr-defined]
    assert tops == sorted(tops)
    assert len(set(tops)) == len(tops)


def test_a_search_in_the_rules_tells_where_it_leads(app: App) -> None:
    ear = Listener(app)
    app.push(RulesScene(app, "goodge"))
    app.turn(0.0)
    press(app, pygame.K_f)
    ear.hear()
    type_text(app, "redeal")
    found = " ".join(ear.hear())
    assert "These rules do not mention “redeal”" in found
    press(app, pygame.K_ESCAPE)
    press(app, pygame.K_f)
    ear.hear()
    type_text(app, "trump")
    assert "Found in: In one minute, " in " ".join(ear.hear())


def test_buttons_of_a_pad_are_told_by_their_names(app: App) -> None:
    ear = Listener(app)
    app.push(TitleScene(app))
    ear.hear()
    strike(app, PadButton.DOWN)
    app.push(RulesScene(app, "goodge"))
    told = " ".join(ear.hear())
    assert "Rules. D-pad down reads on, D-pad up reads back" in told
    assert not any("\ue000" <= letter <= "\uf8ff" for letter in told)


def _paragraphs(app: App) -> list[str]:
    return [words for _, words in app.top.paragraphs()]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("speed", "is_hurried"), [("instant", False), ("fast", False), ("slow", False), ("slow", True)]
)
def test_a_deal_and_the_bids_are_told_at_every_speed(open_app: OpenApp, speed: str, is_hurried: bool) -> None:
    app = open_app(speed=speed, muted=True)
    ear = Listener(app)
    scene = open_table(app, (None, "novice", "novice"))
    scene.is_hurried = is_hurried
    if is_hurried:
        app.apply_settings()
    play_until(app, scene, Phase.AUCTION)
    told = " ".join(ear.hear())
    for words in ("Ben deals", "Ann holds 16 cards", "Cleo bids 65", "Bid 70 or more, or pass"):
        assert told.count(words) == 1, words
    assert told.index("Ben deals") < told.index("Ann holds") < told.index("Cleo bids 65") < told.index("Bid 70 or more")


def test_a_continued_match_tells_how_it_stands_once_and_a_return_to_it_only_what_is_asked(app: App) -> None:
    play_until(app, open_table(app, (None, "novice", "novice")), Phase.PLAY)
    app.ways.title(app)
    ear = Listener(app)
    ear.hear()
    app.ways.resume(app)
    for _ in range(3):
        app.turn(0.05)
    told = " ".join(ear.hear())
    assert told.count("Ann holds 16 cards") == 1
    assert told.count("Start the trick: play any card") == 1
    press(app, pygame.K_ESCAPE)
    ear.hear()
    press(app, pygame.K_ESCAPE)
    back = " ".join(ear.hear())
    assert "Start the trick: play any card" in back
    assert "holds" not in back
