"""Pictures of every screen, in two sizes, into build/out/shots:
python3 build/dev.py shots [--readme] [--in=CODE] [--text=SIZE] [WORD ...]
or of what moves, sixty a second, into build/out/clips:
python3 build/dev.py shots --clips [WORD ...]

With words, only pictures whose names contain one of them. The same code gives the same pictures: deals have fixed
numbers, and nothing moves unless it is meant to. `--readme` makes the pictures in docs/pictures instead, `--in=de`
those of the game in German, in a folder `de`; `--text=larger` those with larger text, in a folder `larger`.
"""

import re
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep

from PIL import Image

import clips
from claimshots import CLAIM_SCENES
from eveningshots import EVENING_SCENES
from feltshots import FELT_SCENES
from goodge.engine.game import Phase
from goodge.engine.games import GAMES, game_named
from goodge.engine.games.goodge import worth
from goodge.engine.record import Record, decode_record
from goodge.table.home import Home
from goodge.table.match_table import Table
from goodge.table.notices import SecondCopy
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.table.settings import CHOICES
from goodge.ui.motion.speeds import FACTORS
from goodge.ui.scenes.about import AboutScene
from goodge.ui.scenes.carry import export_scene
from goodge.ui.scenes.new_game.scene import NewGameScene
from goodge.ui.scenes.rules import RulesScene
from goodge.ui.scenes.settings.scene import SettingsScene
from goodge.ui.scenes.settings.sections import SECTIONS
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.wording.languages import ENGLISH
from hallshots import HALL_SCENES
from headless import AnyView, Screen, start_match, write_settings
from kinshots import KIN_SCENES
from papershots import KIN, PAPER_SCENES
from peopleshots import PEOPLE_SCENES
from practiceshots import PRACTICE_SCENES
from reviewshots import REVIEW_SCENES
from scoreshots import SCORE_SCENES

ROOT = Path(__file__).parent.parent
SHOTS, PICTURES = ROOT / "build" / "out" / "shots", ROOT / "docs" / "pictures"
SIZES = ((1280, 720), (2560, 1440))
_SIZE = re.compile(r"(\d+)x(\d+)")
_LANGUAGE = re.compile(r"--in=([a-z]+)")
NORMAL = CHOICES["text_size"][0]
_TEXT = re.compile(r"--text=([a-z]+)")
README = {
    "play-void": "table", "score-made": "scorecard", "spidge-left": "spidge",
    "review-choice": "review", "review-luck": "luck", "review-made": "made",
}  # fmt: skip
MOST_DEALS = 400
COLOURS = 255  # in the pictures of the README

ANN, BEN = SeatSetup("Ann", None), SeatSetup("Ben", None)
CLEO, DAN, EVE = SeatSetup("Cleo", "casual"), SeatSetup("Dan", "casual"), SeatSetup("Eve", "casual")
THREE, FOUR, SHARED = (ANN, CLEO, DAN), (ANN, CLEO, DAN, EVE), (ANN, BEN, CLEO)
FRAME = 1 / 60

Wanted = Callable[[AnyView], bool]


class Studio(Screen):
    """A screen on which matches are brought to a wanted point."""

    def match(self, is_wanted: Wanted, seats: tuple[SeatSetup, ...] = THREE, game: str = "goodge") -> None:
        """Show a match at the first wanted point, of the first deal that reaches it. LookupError: none of many does."""
        self.clear()
        seeds = range(1, MOST_DEALS + 1)
        if not any(start_match(self.home, _setup(seats, seed, game), is_wanted) for seed in seeds):
            raise LookupError(f"no deal of {game} up to number {MOST_DEALS} comes to what the picture is to show")
        self.reopen()
        self.resume()
        self.settle()

    def finish(self, seats: tuple[SeatSetup, ...], game: str) -> None:
        """Play a match to its end without showing it."""
        start_match(self.home, _setup(seats, 3, game), lambda _: False)

    def winner(self, seats: tuple[SeatSetup, ...] = THREE, game: str = "goodge") -> None:
        """Show the end of a match."""
        self.clear()
        self.finish(seats, game)
        self.reopen()
        record = decode_record(Home.at(self.home).records_file.read_text(encoding="utf-8").splitlines()[-1])
        self.app.reset(_score(self, record))
        self.settle()

    def fly(self, seconds: float, seats: tuple[SeatSetup, ...] = THREE, game: str = "goodge", seed: int = 1) -> None:
        """Show a new match, this many seconds after the first card has begun to move."""
        self.take(None)
        scene = TableScene(self.app, Table.start(_setup(seats, seed, game), self.app.store))
        scene.shown.timeline.factor = FACTORS["normal"]
        self.app.reset(scene)
        while scene.table.is_saving:
            sleep(0.001)
        for _ in range(round(seconds / FRAME)):
            self.app.turn(FRAME)


def _setup(seats: tuple[SeatSetup, ...], seed: int, game: str = "goodge") -> MatchSetup:
    return MatchSetup(seats, {"players": len(seats)} if game == "goodge" else {}, seed, game)


def _score(screen: Screen, record: Record) -> ScoreScene:
    def nothing() -> None:
        """Do nothing: a stand-in for what buttons do."""

    return ScoreScene(screen.app, record, nothing, on_again=nothing, on_title=nothing)


# -- points of a match: each is called with the view of whoever must act -----------------------------------------


def opening(view: AnyView) -> bool:
    return view.seat == 0 and view.board.phase is Phase.AUCTION and not any(view.board.calls)


def standing(view: AnyView) -> bool:
    return view.seat == 0 and view.board.phase is Phase.AUCTION and view.board.bid >= 60


def exchange(view: AnyView) -> bool:
    return view.seat == 0 and view.board.phase is Phase.EXCHANGE


def trump(view: AnyView) -> bool:
    return view.seat == 0 and view.board.phase is Phase.TRUMP


def leading(view: AnyView) -> bool:
    return view.seat == 0 and any(view.totals) and not view.board.trick.cards and len(view.board.tricks) > 3


def following(view: AnyView) -> bool:
    """Return True for the last to a trick who may not play some cards."""
    return _last_to_a_trick(view) and 1 < len(view.legal) < len(view.hand) // 2


def void(view: AnyView) -> bool:
    """Return True for the last to a trick with points who may play any card."""
    return _last_to_a_trick(view) and len(view.legal) == len(view.hand) and any(map(worth, view.board.trick.cards))


def _last_to_a_trick(view: AnyView) -> bool:
    """Return True for the last to a trick, in the middle of a later round."""
    board = view.board
    is_later = view.seat == 0 and any(view.totals) and len(board.tricks) in (3, 4, 5)
    return is_later and len(board.trick.cards) == len(board.calls) - 1


def settled(view: AnyView) -> bool:
    """Return True for a choice of cards when nothing that was bid can change any more."""
    return view.seat == 0 and len(view.legal) > 1 < len(view.hand) - 2 and game_named(view.game).is_settled(view.board)


def made(view: AnyView) -> bool:
    return _scores_in_a_later_round(view) > 0


def failed(view: AnyView) -> bool:
    return _scores_in_a_later_round(view) < 0


def _scores_in_a_later_round(view: AnyView) -> int:
    """Return what the Goodge has just scored; 0 during a round, or after fewer than three rounds."""
    if view.result is None or max(view.totals) < 250 or max(view.totals) >= view.rules.target:
        return 0
    score: int = view.result.scores[view.board.goodge]
    return score


# -- the pictures -----------------------------------------------------------------------------------------------


def title(studio: Studio) -> None:
    studio.take(None)
    studio.app.reset(TitleScene(studio.app))
    studio.settle()


def title_continue(studio: Studio) -> None:
    studio.match(opening)
    studio.app.reset(TitleScene(studio.app))
    studio.settle()


def several_matches(studio: Studio, *keys: str) -> None:
    studio.clear()
    for game in reversed(GAMES):
        options = {"players": 4} if game == "goodge" else {}
        seats = (ANN, BEN, CLEO, DAN)[: game_named(game).seats(game_named(game).read_rules(options))]
        assert start_match(studio.home, MatchSetup(seats, options, 7, game), _in_second_round)
    studio.reopen()
    studio.app.reset(TitleScene(studio.app))
    studio.settle()
    studio.press(*keys)
    studio.settle()


def _in_second_round(view: AnyView) -> bool:
    return any(view.totals) and view.board.turn is not None


def new_game(studio: Studio, game: str, players: int = 0, *, more: bool = False) -> None:
    studio.take(None)
    scene = NewGameScene(studio.app)
    scene.plan = scene.plans[game]
    scene.plan.players = players or scene.plan.players
    scene.shows_more = more
    scene.plan.seats[2].style = "bold" if more else None
    studio.app.reset(scene)
    studio.settle()


def dialog(studio: Studio) -> None:
    title_continue(studio)
    studio.app.push(NewGameScene(studio.app))
    studio.settle()
    studio.press("Return")


def back_up(studio: Studio) -> None:
    """The question whether to put everything into one file, over the settings."""
    settings(studio, "general")
    studio.app.push(export_scene(studio.app))


def refused(studio: Studio) -> None:
    studio.match(following)
    scene = studio.scene
    assert isinstance(scene, TableScene)
    assert scene.panel is not None
    studio.click(studio.item(min(scene.panel.dimmed())).rect.center)


def early_sheet(studio: Studio) -> None:
    studio.match(opening)
    studio.press("s")


def last_trick(studio: Studio) -> None:
    studio.match(leading)
    studio.press("l")


def curtain(studio: Studio) -> None:
    studio.match(leading, SHARED)


def shared(studio: Studio) -> None:
    studio.match(standing, SHARED)
    studio.hold("r")


def about(studio: Studio) -> None:
    studio.take(None)
    studio.app.reset(AboutScene(studio.app))
    studio.settle()


def rules(studio: Studio, *keys: str) -> None:
    studio.take(None)
    studio.app.reset(RulesScene(studio.app))
    studio.settle()
    studio.press(*keys)


def settings(studio: Studio, section: str) -> None:
    studio.take(None)
    studio.app.reset(SettingsScene(studio.app, section))
    studio.settle()


def pause(studio: Studio, *keys: str) -> None:
    studio.match(following)
    studio.press("Escape", *keys)


def notice(studio: Studio) -> None:
    title(studio)
    studio.app.tell(SecondCopy())
    for _ in range(30):
        studio.app.turn(1 / 30)  # it fades in


SCENES: dict[str, Callable[[Studio], object]] = {
    "title": title,
    "title-continue": title_continue,
    "title-others": several_matches,
    "waiting": lambda studio: several_matches(studio, "Right", "Return"),
    "new-game-3": lambda studio: new_game(studio, "goodge"),
    "new-game-4": lambda studio: new_game(studio, "goodge", 4),
    **{f"new-game-{game}": partial(new_game, game=game) for game in KIN},
    "new-game-more": lambda studio: new_game(studio, "goodge", 4, more=True),
    **{f"new-game-more-{game}": partial(new_game, game=game, more=True) for game in KIN},
    "deal": lambda studio: studio.fly(0.6),
    "auction-opening": lambda studio: studio.match(opening),
    "auction-standing": lambda studio: studio.match(standing),
    "exchange": lambda studio: studio.match(exchange),
    "trump": lambda studio: studio.match(trump),
    "play-leading": lambda studio: studio.match(leading),
    "play-following": lambda studio: studio.match(following),
    "play-void": lambda studio: studio.match(void),
    "play-refused": refused,
    "play-settled": lambda studio: studio.match(settled),
    "play-settled-spades": lambda studio: studio.match(settled, FOUR, "spades"),
    "play-4": lambda studio: studio.match(following, FOUR),
    "auction-4": lambda studio: studio.match(standing, FOUR),
    "exchange-4": lambda studio: studio.match(exchange, FOUR),
    "trump-4": lambda studio: studio.match(trump, FOUR),
    "last-trick": last_trick,
    "sheet-early": early_sheet,
    "score-made": lambda studio: studio.match(made),
    "score-set": lambda studio: studio.match(failed),
    "score-4": lambda studio: studio.match(made, FOUR),
    "winner": Studio.winner,
    "curtain": curtain,
    "shared-auction": shared,
    "rules-top": rules,
    "rules-middle": lambda studio: rules(studio, "Next", "Next", "Next", "Next"),
    "rules-end": lambda studio: rules(studio, "End"),
    **{f"settings-{section}": partial(settings, section=section) for section in SECTIONS},
    "about": about,
    "pause": pause,
    "pause-deal": lambda studio: pause(studio, "d"),
    "dialog": dialog,
    "back-up": back_up,
    **CLAIM_SCENES,
    **FELT_SCENES,
    **KIN_SCENES,
    **PAPER_SCENES,
    **HALL_SCENES,
    **REVIEW_SCENES,
    **PRACTICE_SCENES,
    **EVENING_SCENES,
    **SCORE_SCENES,
    **PEOPLE_SCENES,  # behind all others: the people stay in the home
    "notice": notice,  # last: it stays for a while
}


def main(arguments: list[str]) -> None:
    if "--clips" in arguments:
        clips.main([word for word in arguments if word != "--clips"])
        return
    is_readme = "--readme" in arguments
    sizes = [(int(found[1]), int(found[2])) for word in arguments if (found := _SIZE.fullmatch(word))] or SIZES
    language = option(_LANGUAGE, arguments, ENGLISH)
    text = option(_TEXT, arguments, NORMAL)
    options = (re.compile("--readme"), _SIZE, _LANGUAGE, _TEXT)
    words = [word for word in arguments if not any(option.fullmatch(word) for option in options)]
    names = list(README) if is_readme else [n for n in SCENES if not words or any(word in n for word in words)]
    folder = PICTURES if is_readme else SHOTS.joinpath(*({language, text} - {ENGLISH, NORMAL}))
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES[:1] if is_readme else sizes:
        with TemporaryDirectory() as home:
            write_settings(Path(home), language=language, text_size=text)
            studio = Studio(Path(home), size)
            for name in names:
                studio.app.settings.felt, studio.app.settings.trump_dye = CHOICES["felt"][0], True
                SCENES[name](studio)
                picture = Image.frombytes("RGB", size, studio.picture())
                keep(picture, folder / f"{README[name]}.png" if is_readme else folder / f"{name}-{size[0]}.png")
            studio.close()


def option(pattern: re.Pattern[str], arguments: list[str], usual: str) -> str:
    """Return what is given for an option, or else what is usual."""
    return next((found[1] for word in arguments if (found := pattern.fullmatch(word))), usual)


def keep(picture: Image.Image, path: Path) -> None:
    """Write the picture; for the README with few colours, so that it loads quickly."""
    if path.parent == PICTURES:
        picture = picture.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=4, dither=Image.Dither.NONE)
    picture.save(path, optimize=path.parent == PICTURES)
    print(f"{path.name}  {path.stat().st_size // 1000} kB", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
