"""The rules of every game: that they say what is so, how they lie on the page, and where they open."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from gettext import NullTranslations
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from goodge.engine.actions import Bid, Nil
from goodge.engine.cards import BIG_JOKER, LITTLE_JOKER, Card, Suit
from goodge.engine.game import Phase
from goodge.engine.games import GAMES
from goodge.engine.games.spidge import honours
from goodge.engine.partners import team_score
from goodge.table.match_table import Table
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.ui.drawing.theme import NAME
from goodge.ui.games import face_of
from goodge.ui.program.app import App
from goodge.ui.program.layer import Topic
from goodge.ui.rulebook.blocks import Block
from goodge.ui.rulebook.cards import CardRow, ExampleTrick, Suits, Worth
from goodge.ui.rulebook.page import Section, lay_out
from goodge.ui.rulebook.tables import Keys, RulesTable, _lefts
from goodge.ui.scenes.pause import PauseScene
from goodge.ui.scenes.rules import RulesScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.scenes.tournament.words import RULES
from goodge.ui.wording import phrases
from tests.engine.kin import SPIDGE, late, opened, played_out

from .checks import SIZES, assert_layout, pixels, press, resize, settle
from .conftest import OpenApp
from .menus import choose, item_of
from .sheets import match_of, shown
from .tables import NAMES, go_on, open_table, play_until, show_table

DOCS = Path(__file__).parent.parent.parent / "docs"
THROWN_IN = {"goodge": {Phase.THROWN_IN}}  # games in which cards may be thrown in
DRAW = ("pride", 3)  # the rule with the example of a draw for the deal


@pytest.fixture
def app(menu_app: App) -> App:
    return menu_app


def blocks_of(game: str) -> Iterator[tuple[Section, Block]]:
    """Every block of a game's rules with the section that it is in."""
    return ((section, block) for section in face_of(game).paper.rules for block in section.blocks)


def pictured(name: str) -> Card:
    """The card of a picture: `french/2S-high` is the deuce of spades with its crown."""
    return Card.parse(name.partition("/")[2].partition("-")[0])


def figures_of_the_score(game: str) -> RulesTable:
    """The table of examples where the rules speak of the score."""
    blocks = [block for section, block in blocks_of(game) if Phase.SCORED in section.phases]
    [table] = [block for block in blocks if isinstance(block, RulesTable)]
    return table


# -- what they say --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_they_are_numbered_as_in_the_docs(game: str) -> None:
    text = (DOCS / ("rules.md" if game == "goodge" else f"rules-{game}.md")).read_text(encoding="utf-8")
    numbers = [int(number) for number in re.findall(r"^\*\*(\d+)\. ", text, re.MULTILINE)]
    assert [section.number for section in face_of(game).paper.rules if section.number is not None] == numbers


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_has_its_section(game: str) -> None:
    phases = [phase for section in face_of(game).paper.rules for phase in section.phases]
    assert sorted(phases) == sorted({*face_of(game).panels, Phase.SCORED} | THROWN_IN.get(game, set()))


def test_the_tricks_go_as_the_engine_judges_them() -> None:
    judged = 0
    for name, game in GAMES.items():
        for section, block in blocks_of(name):
            if isinstance(block, ExampleTrick) and (name, section.number) != DRAW:
                cards = tuple(pictured(picture) for picture, _ in block.cards)
                trump = Suit.STARS if name == "goodge" else Suit.SPADES
                assert game.winning_place(cards, trump) == block.winner, block.words
                judged += 1
    assert judged == 3 + 1 + 1 + 5


def test_the_jokers_that_count_for_nothing_are_the_two_of_a_trick() -> None:
    tricks = [block for _, block in blocks_of("spidge") if isinstance(block, ExampleTrick)]
    for trick in tricks:
        jokers = [n for n, (picture, _) in enumerate(trick.cards) if "Joker" in picture]
        assert list(trick.out) == jokers
        assert len(jokers) == 2


def test_the_draw_for_the_deal_goes_by_rank_and_suit() -> None:
    """Rule 3 of League Spades: of two queens, hearts are above clubs."""
    game, number = DRAW
    blocks = [block for section, block in blocks_of(game) if section.number == number]
    [draw] = [block for block in blocks if isinstance(block, ExampleTrick)]
    cards = [picture.partition("/")[2] for picture, _ in draw.cards]
    assert (cards, draw.winner) == (["QC", "QH", "9S", "4D"], 1)


def test_the_scores_of_spades_are_the_engines() -> None:
    for bids, first, second, score in figures_of_the_score("spades").rows:
        calls = [Nil() if word == "nil" else Bid(int(word)) for word in re.findall(r"\d+|nil", str(bids))]
        assert team_score(calls, (int(first), int(second)), None).total == score, bids


def test_the_scores_of_spidge_are_the_engines() -> None:
    worth = {"nil": 1, "spidge": 1, "slam": 2, "grand slam": 4}
    for words, own, dummy, points in figures_of_the_score("spidge").rows:
        hands = ["3H", "4H", "5H", "6H"]
        taken = [13 - int(own) - int(dummy), int(dummy), 0, int(own)]
        winner = max(range(4), key=lambda hand: taken[hand])
        hands[winner], taken[winner] = "AH", taken[winner] - 1
        state = played_out(SPIDGE, late(SPIDGE, *hands, captured=taken, start=opened(SPIDGE, dealer=2)))
        assert sum(worth[name] for name in honours(state.board)[2]) == points, words


def test_the_trumps_of_league_spades_are_in_order() -> None:
    [row] = [block for section, block in blocks_of("pride") if section.number == 2 and isinstance(block, CardRow)]
    cards = [pictured(name) for name in row.names]
    assert cards[:2] == [BIG_JOKER, LITTLE_JOKER]
    for better, worse in pairwise(cards):
        assert GAMES["pride"].winning_place((worse, better), Suit.SPADES) == 1


class _Loud(NullTranslations):
    """A language in which every message begins with a sign of its own."""

    def pgettext(self, context: str, message: str) -> str:
        return f"¡{super().pgettext(context, message)}"


def texts_of(value: object) -> Iterator[str]:
    """All that is read in a block, without its pictures and the keys of the keyboard."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from texts_of(each)
    elif isinstance(value, ExampleTrick | CardRow):
        yield from texts_of((value.words,) if isinstance(value, ExampleTrick) else (value.first, value.last))
    elif isinstance(value, Worth):
        yield from (words for _, _, words in value.cards)
    elif isinstance(value, Keys):
        yield from (text for title, _, words in value.rows for text in (title, words))
    elif is_dataclass(value) and not isinstance(value, Suits):
        for field in fields(value):
            yield from texts_of(getattr(value, field.name))


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_them_is_said_in_the_language_in_use(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phrases, "_translations", _Loud())
    said = [section.title for section in face_of(game).paper.rules]
    said += [text for _, block in blocks_of(game) for text in texts_of(block)]
    assert len(said) > 30
    assert [text for text in said if text and text not in NAMES and not text.startswith("¡")] == []


# -- how they lie ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.usefixtures("no_thread")
def test_no_part_is_wider_than_its_column(open_app: OpenApp, size: tuple[int, int], text_size: str) -> None:
    app = open_app(size, text_size=text_size)
    for game in GAMES:
        scene = RulesScene(app, game)
        app.push(scene)
        assert_layout(scene)
        sheet = item_of(scene, "page")
        placed, height = lay_out(app.canvas, scene.sections, round(sheet.rect.width - app.canvas.px(88)))
        for one in placed:
            assert one.block is None or one.block.least_width(app.canvas) <= one.rect.width, one
        for above, below in pairwise(placed):
            assert above.rect.bottom <= below.rect.top
        assert placed[-1].rect.bottom <= height
        app.pop()


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_that_is_shown_is_there(app: App, game: str) -> None:
    for _, block in blocks_of(game):
        for name, size in block.pictures(app.canvas):
            assert app.art.picture(name, size).get_size() == size


# -- where they open ------------------------------------------------------------------------------------------


def read_in(scene: RulesScene) -> Section:
    """The section that is being read."""
    _ = scene.items
    return scene.sections[scene.current]


def test_from_the_title_the_main_game_comes_first(app: App, rules: RulesScene) -> None:
    assert (rules.game, read_in(rules)) == ("goodge", rules.sections[0])
    choose(app, rules, "game", pygame.K_RIGHT)
    assert (rules.game, read_in(rules)) == ("spades", rules.sections[0])
    assert_layout(rules)
    choose(app, rules, "game", pygame.K_RIGHT, pygame.K_RIGHT)
    assert rules.game == "spidge"


def test_another_game_begins_at_its_top(app: App, rules: RulesScene) -> None:
    press(app, pygame.K_END)
    settle(app)
    choose(app, rules, "game", pygame.K_RIGHT)
    settle(app)
    assert rules.scroll.offset == 0


def test_with_a_match_to_continue_its_game_comes_first(app: App) -> None:
    seats = tuple(SeatSetup(name, None) for name in NAMES)
    Table.start(MatchSetup(seats, {}, 5, "pride"), app.store).close()
    app.push(TitleScene(app))
    press(app, pygame.K_F1)
    assert isinstance(app.top, RulesScene)
    assert app.top.game == "pride"


@pytest.mark.parametrize("phase", [Phase.AUCTION, Phase.TRUMP, Phase.PLAY])
def test_at_a_table_they_open_at_the_phase_that_is_on(open_app: OpenApp, phase: Phase) -> None:
    app = open_app(speed="instant", muted=True)
    scene = open_table(app, (None, "novice", "novice"))
    play_until(app, scene, phase)
    press(app, pygame.K_F1)
    rules = app.top
    assert isinstance(rules, RulesScene)
    assert phase in read_in(rules).phases
    press(app, pygame.K_ESCAPE)
    assert app.top is scene


def test_at_a_table_of_another_game_they_are_that_games(open_app: OpenApp) -> None:
    app = open_app(speed="instant", muted=True)
    seats = tuple(SeatSetup(name, None if name == "Ann" else "novice") for name in NAMES)
    scene = show_table(app, Table.start(MatchSetup(seats, {}, 5, "spades"), app.store))
    go_on(app, scene)
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.top, PauseScene)
    app.top.focus("rules")
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, RulesScene)
    assert (app.top.game, read_in(app.top).phases) == ("spades", (Phase.BIDDING,))


def test_a_scene_may_name_the_rule_to_open_at(app: App) -> None:
    class Hall(TitleScene):
        @property
        def topic(self) -> Topic:
            return Topic("pride", 8)

    app.push(Hall(app))
    press(app, pygame.K_F1)
    assert isinstance(app.top, RulesScene)
    assert (app.top.game, read_in(app.top).number) == ("pride", 8)


def test_the_scenes_of_a_tournament_open_what_is_said_of_tournaments() -> None:
    text = (DOCS / f"rules-{RULES.game}.md").read_text(encoding="utf-8")
    assert f"**{RULES.rule}. Tournament" in text


def test_after_a_round_they_open_at_the_score(app: App) -> None:
    shown(app, match_of("spidge", 1))
    press(app, pygame.K_F1)
    assert isinstance(app.top, RulesScene)
    assert (app.top.game, read_in(app.top).phases) == ("spidge", (Phase.SCORED,))


def test_the_title_of_keys_stands_over_them_and_leaves_their_meaning_the_width(open_app: OpenApp) -> None:
    canvas, wide = open_app((960, 600), muted=True).canvas, 500
    [keys] = [block for _, block in blocks_of("goodge") if isinstance(block, Keys)]
    rows, least = keys.rows, canvas.type.line_height(NAME)
    bare = keys._heights(canvas, wide, [("", caps, words) for _, caps, words in rows])
    higher = [high - low for high, low in zip(keys._heights(canvas, wide, rows), bare, strict=True)]
    assert [more >= least for more in higher] == [bool(part) for part, _, _ in rows]
    assert _lefts(canvas, rows)[1] <= 0.45 * wide


# -- keys and mouse -------------------------------------------------------------------------------------------


def test_f1_opens_the_rules_once(app: App, rules: RulesScene) -> None:
    press(app, pygame.K_F1)
    assert app.top is rules
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.top, TitleScene)


@pytest.mark.parametrize(
    ("there", "back"),
    [(pygame.K_DOWN, pygame.K_UP), (pygame.K_PAGEDOWN, pygame.K_PAGEUP), (pygame.K_END, pygame.K_HOME)],
)
@pytest.mark.usefixtures("rules")
def test_keys_scroll_there_and_back(app: App, there: int, back: int) -> None:
    settle(app)
    top = pixels(app)
    press(app, there)
    settle(app)
    assert pixels(app) != top
    press(app, back)
    settle(app)
    assert pixels(app) == top


def test_the_wheel_and_the_bar_scroll(app: App, rules: RulesScene) -> None:
    app.handle(pygame.event.Event(pygame.MOUSEWHEEL, precise_y=-2.0, x=0, y=-2))
    settle(app)
    turned = rules.scroll.offset
    assert turned > 0
    sheet = item_of(rules, "page").rect
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(sheet.right - 20, sheet.top + 20), button=1))
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(0, sheet.bottom), rel=(0, 0), buttons=(1, 0, 0)))
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(0, sheet.bottom), button=1))
    assert rules.scroll.offset == rules.scroll.furthest > turned


def test_dragging_the_sheet_itself_moves_nothing(app: App, rules: RulesScene) -> None:
    sheet = item_of(rules, "page").rect
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=sheet.center, button=1))
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=sheet.bottomright, rel=(0, 0), buttons=(1, 0, 0)))
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=sheet.bottomright, button=1))
    assert rules.scroll.target == 0


def test_the_contents_lead_to_every_section(app: App, rules: RulesScene) -> None:
    seen = []
    for number in range(len(rules.sections)):
        choose(app, rules, f"section-{number}", pygame.K_RETURN)
        settle(app)
        seen.append(rules.scroll.offset)
    assert seen == sorted(seen)
    assert len(set(seen)) >= len(rules.sections) - 1


def test_resizing_keeps_the_place_in_the_rules(app: App, rules: RulesScene) -> None:
    choose(app, rules, "section-8", pygame.K_RETURN)
    settle(app)
    reading = rules.current
    resize(app, (1000, 900))
    app.draw()
    assert abs(rules.current - reading) <= 1
