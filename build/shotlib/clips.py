"""Clips of what moves, sixty pictures a second, into build/out/clips.

A clip is a folder of pictures, and beside it a sheet of every few of them to look at.
"""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image

from goodge.engine.actions import Action, Bid, Look, PlayCard
from goodge.engine.game import Phase
from goodge.engine.games import game_named
from goodge.engine.games.goodge import HIGHEST_BID, worth
from goodge.engine.record import decode_record
from goodge.engine.tricks import plus
from goodge.table.home import Home
from goodge.table.match_table import Table
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.ui.games import face_of
from goodge.ui.motion.speeds import FACTORS
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.tabletop.decided import newly_decided
from headless import AnyView, Screen, start_match, write_settings

CLIPS = Path(__file__).parents[1] / "out" / "clips"
SIZE, FRAME = (1280, 720), 1 / 60
LONGEST, _SWAP = 130, 40  # frames, at the most
ON_A_SHEET, COLUMNS, SHRUNK = 24, 4, 2

ANN, BEN, CLEO, DAN = SeatSetup("Ann", None), *(SeatSetup(name, "casual") for name in ("Ben", "Cleo", "Dan"))
SEATS = {"goodge": (ANN, BEN, CLEO), "spidge": (ANN, BEN, CLEO)}
Wanted = Callable[[AnyView], bool]


class Camera(Screen):
    """A screen that moves at normal speed while it is filmed, and at once before that."""

    def match(self, game: str, is_wanted: Wanted) -> TableScene:
        """Show a match at the first point that is wanted, of the first deal that reaches it."""
        self.clear()
        for seed in count(1):
            if start_match(self.home, setup(game, seed), is_wanted):
                break
        self.reopen()
        scene = self.resume()
        self.settle()
        return scene

    def film(self, frames: int = LONGEST) -> Iterator[Image.Image]:
        """Yield pictures at normal speed until the frames are up, or nothing moves any more and a person is asked."""
        self._speed("normal")
        yield from self._filmed(frames)
        self._speed("instant")

    def _speed(self, speed: str) -> None:
        """Let everything move at this speed from now on; what moves already ends."""
        self.app.settings.speed = speed
        self.app.top.on_resize()

    def _filmed(self, frames: int) -> Iterator[Image.Image]:
        for _ in range(frames):
            scene = self.app.top
            if isinstance(scene, TableScene) and scene.driver.is_asking:
                scene.wait(30)
            is_moving = self.app.turn(FRAME)
            yield Image.frombytes("RGB", SIZE, self.picture())
            if not is_moving and (not isinstance(scene, TableScene) or scene.panel is not None):
                break

    def deal(self, game: str) -> Iterator[Image.Image]:
        self.take(None)
        scene = TableScene(self.app, Table.start(setup(game, 1), self.app.store))
        scene.shown.timeline.factor = FACTORS["normal"]
        self.app.reset(scene)
        return self.film(110)

    def act(
        self, game: str, is_wanted: Wanted, action: Callable[[AnyView], Action], frames: int = LONGEST
    ) -> Iterator[Image.Image]:
        """Yield what follows from an action at the point that is wanted."""
        scene = self.match(game, is_wanted)
        scene.shown.timeline.factor = FACTORS["normal"]
        assert scene.submit(action(scene.shown.view))
        return self.film(frames)

    def exchange(self) -> Iterator[Image.Image]:
        """Yield how the Stash comes up, and how three cards are laid away."""
        scene = self.match("goodge", lambda view: view.seat == 0 and view.board.phase is Phase.EXCHANGE)
        self._speed("normal")
        for card in scene.shown.view.hand[:3]:
            taken = next(slot for slot in scene.shown.stage.slots if slot is not None)
            for each in (taken, card):
                item = self.item(each.text)
                self.scene.press(item)
                yield from self._filmed(_SWAP)
        self.scene.press(self.item("lay-away"))
        yield from self._filmed(90)
        self._speed("instant")

    def win(self) -> Iterator[Image.Image]:
        self.clear()
        for seed in count(1):
            start_match(self.home, setup("goodge", seed), lambda _: False)
            lines = Home.at(self.home).records_file.read_text(encoding="utf-8").splitlines()
            record = decode_record(lines[-1])
            if record.winner == 0:
                break
        self.reopen()
        self.app.settings.speed = "normal"
        self.app.reset(ScoreScene(self.app, record, _nothing, on_again=_nothing, on_title=_nothing))
        return self.film(LONGEST)


def _nothing() -> None:
    """Do nothing: a stand-in for what buttons do."""


def setup(game: str, seed: int) -> MatchSetup:
    return MatchSetup(SEATS.get(game, (ANN, BEN, CLEO, DAN)), {}, seed, game)


def leads(view: AnyView) -> bool:
    return view.seat == 0 and view.board.phase is Phase.PLAY and not view.board.trick.cards


def looks(view: AnyView) -> bool:
    """Return True for whoever may look at their cards, or bid blind."""
    return view.seat == 0 and view.board.phase is Phase.LOOK


def closes(view: AnyView) -> bool:
    return view.seat == 0 and len(view.board.trick.cards) == len(view.board.captured) - 1


def decides(view: AnyView) -> bool:
    """Return True for the last to a trick if the first card they may play settles what has been bid."""
    if not closes(view) or len(view.hand) == 1:  # the last card plays itself
        return False
    game, trick = game_named(view.game), view.board.trick
    played = view.legal[0]
    assert isinstance(played, PlayCard)
    cards = (*trick.cards, played.card)
    winner = (trick.leader + (game.winning_place(cards, view.board.trump) or 0)) % len(view.board.captured)
    points = sum(map(worth, cards)) if view.game == "goodge" else 1
    return bool(newly_decided(face_of(view.game).presenter, view, plus(view.board.captured, winner, points)))


def bids(view: AnyView) -> bool:
    return view.seat == 0 and view.board.phase is Phase.AUCTION and any(view.board.calls)


def names_trump(view: AnyView) -> bool:
    return view.seat == 0 and view.board.phase is Phase.TRUMP


def before_the_end(view: AnyView) -> bool:
    """Return True for the last to a trick who then has one card left."""
    return closes(view) and len(view.hand) == 2


def first_choice(view: AnyView) -> Action:
    action: Action = view.legal[0]
    return action


FILMS: dict[str, Callable[[Camera], Iterator[Image.Image]]] = {
    "deal": lambda camera: camera.deal("goodge"),
    "deal-spades": lambda camera: camera.deal("spades"),
    "exchange": Camera.exchange,
    "flight": lambda camera: camera.act("spades", leads, first_choice),
    "trick": lambda camera: camera.act("goodge", closes, first_choice),
    "flip": lambda camera: camera.act("spades", looks, lambda _: Look()),
    "crown": lambda camera: camera.act("goodge", bids, lambda _: Bid(HIGHEST_BID)),
    "dye": lambda camera: camera.act("goodge", names_trump, first_choice, 90),
    "decided": lambda camera: camera.act("goodge", decides, first_choice),
    "decided-spades": lambda camera: camera.act("spades", decides, first_choice),
    "last-cards": lambda camera: camera.act("goodge", before_the_end, first_choice, LONGEST * 4),
    "win": Camera.win,
}


def main(words: list[str]) -> None:
    """Make the clips whose names contain one of the words; all of them if there are none."""
    with TemporaryDirectory() as home:
        write_settings(Path(home))
        camera = Camera(Path(home), SIZE)
        for name, film in FILMS.items():
            if not words or any(word in name for word in words):
                keep(name, film(camera))
        camera.close()


def keep(name: str, pictures: Iterator[Image.Image]) -> None:
    """Write the pictures of a clip, and its sheet."""
    folder = CLIPS / name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    small = []
    for number, picture in enumerate(pictures):
        picture.save(folder / f"{number:03}.png", compress_level=1)
        small.append(picture.reduce(SHRUNK))
    chosen = small[:: -(-len(small) // ON_A_SHEET)]
    width, height = chosen[0].size
    sheet = Image.new("RGB", (COLUMNS * width, -(-len(chosen) // COLUMNS) * height))
    for number, picture in enumerate(chosen):
        sheet.paste(picture, (number % COLUMNS * width, number // COLUMNS * height))
    sheet.save(CLIPS / f"{name}.png")
    print(f"{name}  {len(small)} pictures", flush=True)
