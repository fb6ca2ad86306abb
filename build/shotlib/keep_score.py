"""The pictures of Keep score: its form, a round while it is told in every game, and the sheets."""

from collections.abc import Callable
from functools import partial

from goodge.engine.actions import Bid, Nil
from goodge.engine.cards import Suit
from goodge.engine.games import GAMES
from goodge.engine.told import ToldRound
from goodge.table.home import Home
from goodge.table.score_book import ScoreBook
from goodge.table.score_sheet import ScoreSheet
from goodge.ui.games import face_of
from goodge.ui.scenes.keep_score.draft import Draft
from goodge.ui.scenes.keep_score.entry import EntryScene
from goodge.ui.scenes.keep_score.names import NameMenu
from goodge.ui.scenes.keep_score.paper import KeptSheetScene
from goodge.ui.scenes.keep_score.scene import KeepScoreScene
from shotlib.studio import Studio

NAMES = ("Ann", "Ben", "Cleo", "Dan")
ROUNDS = {
    "goodge": (
        ToldRound((115, 85, 50), (Bid(100), None, None), Suit.STARS),
        ToldRound((80, 110, 60), (None, Bid(120), None), Suit.HEARTS),
        ToldRound((95, 40, 115), (None, None, Bid(95)), Suit.SPADES),
    ),
    "spades": (
        ToldRound((5, 3, 4, 1), (Bid(4), Bid(5), Bid(3), Bid(1))),
        ToldRound((0, 4, 5, 4), (Nil(), Bid(4), Bid(5), Bid(4))),
    ),
    "pride": (
        ToldRound((3, 1, 4, 5), (Bid(3), Bid(1), Bid(3), Bid(3))),
        ToldRound((3, 4, 2, 4), (Bid(4), Bid(3), Bid(2), Bid(2))),
    ),
    "spidge": (ToldRound((4, 3, 4, 2)), ToldRound((1, 6, 0, 6))),
}  # fmt: skip


def sheet_of(game: str, count: int | None = None, **options: int) -> ScoreSheet:
    """Return the sheet of a game with this many rounds."""
    rules = GAMES[game].read_rules(options)
    return ScoreSheet(GAMES[game], rules, NAMES[: GAMES[game].seats(rules)], 0, ROUNDS[game][:count])


def form(studio: Studio, game: str, *, is_kept: bool) -> None:
    """Show the form, for a game whose sheet was kept or not."""
    studio.take(None)
    book = ScoreBook(Home.at(studio.home), _keep_nothing)
    if is_kept:
        book.sheets[game] = sheet_of(game)
    house = studio.app.household
    for name in NAMES:
        house.add(name)
    scene = KeepScoreScene(studio.app, book)
    scene.game = game
    studio.app.reset(scene)
    studio.settle()
    for person in list(house.people):
        house.remove(person)


def nobody(studio: Studio, game: str) -> None:
    """Show the form before anybody has a name."""
    studio.take(None)
    scene = KeepScoreScene(studio.app, ScoreBook(Home.at(studio.home), _keep_nothing))
    scene.game = game
    for seat in scene.plan.seats:
        seat.name = ""
    studio.app.reset(scene)
    studio.settle()


def names(studio: Studio) -> None:
    """Show the people of the house, to choose who sits at a place."""
    studio.take(None)
    studio.app.reset(KeepScoreScene(studio.app, ScoreBook(Home.at(studio.home), _keep_nothing)))
    studio.app.push(NameMenu(studio.app, (*NAMES, "Eve"), lambda *_: None))
    studio.settle()


def entry(studio: Studio, game: str, *, told: ToldRound | None, is_wrong: bool = False) -> None:
    """Show a round while it is told: nothing yet, all, or a sum that is wrong."""
    studio.take(None)
    asked = face_of(game).asked
    assert asked is not None
    sheet = sheet_of(game, 1)
    draft = Draft.of(sheet, 1, asked)
    if told is not None:
        draft.sheet = sheet.with_round(1, told)
        draft = Draft.of(draft.sheet, 1, asked)
        draft.taken[-1] = str(int(draft.taken[-1]) + 5) if is_wrong else ""
    studio.app.reset(EntryScene(studio.app, draft, lambda _: None))
    studio.settle()


def change(studio: Studio) -> None:
    """Show a round that is on the sheet already."""
    studio.take(None)
    asked = face_of("goodge").asked
    assert asked is not None
    studio.app.reset(EntryScene(studio.app, Draft.of(sheet_of("goodge"), 1, asked), lambda _: None))
    studio.settle()


def sheet(studio: Studio, shown: ScoreSheet) -> None:
    """Show a sheet that was kept."""
    studio.take(None)
    book = ScoreBook(Home.at(studio.home), _keep_nothing)
    studio.app.reset(KeptSheetScene(studio.app, book, shown, is_new=False))
    studio.settle()


def _keep_nothing() -> None:
    raise PermissionError


SCORE_SCENES: dict[str, Callable[[Studio], None]] = {
    **{f"keep-score-{game}": partial(form, game=game, is_kept=False) for game in GAMES},
    **{f"keep-score-nobody-{game}": partial(nobody, game=game) for game in ("goodge", "pride")},
    "keep-score-kept": partial(form, game="goodge", is_kept=True),
    **{f"keep-entry-{game}": partial(entry, game=game, told=ROUNDS[game][1]) for game in GAMES},
    "keep-score-names": names,
    "keep-entry-empty": partial(entry, game="goodge", told=None),
    "keep-entry-change": change,
    "keep-entry-wrong": partial(entry, game="goodge", told=ROUNDS["goodge"][1], is_wrong=True),
    **{f"keep-sheet-{game}": partial(sheet, shown=sheet_of(game)) for game in GAMES},
    "keep-sheet-new": partial(sheet, shown=sheet_of("goodge", 0)),
    "keep-sheet-won": partial(sheet, shown=sheet_of("goodge", target=250)),
}
