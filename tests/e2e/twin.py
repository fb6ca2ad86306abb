"""The same screen drawn from the source code, without a display: what the packaged program ought to show."""

from pathlib import Path

from PIL import Image

from goodge.engine.record import Record
from goodge.table.archive.setups import people_in
from goodge.ui.scenes.review.live import LiveReview
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.table.curtain import CurtainScene
from goodge.ui.scenes.title.scene import TitleScene
from headless import Screen

from .program import SIZE, Program
from .waiting import wait_until

LONGEST_LOOK = 120.0  # seconds that the review of a round may take


class Twin(Screen):
    """Shows any save, and answers the same keys and clicks as the program."""

    def __init__(self, home: Path) -> None:
        super().__init__(home, SIZE)

    @property
    def curtain_is_drawn(self) -> bool:
        return isinstance(self.scene, CurtainScene)

    def show_title(self, save: bytes | None) -> None:
        """The title where there is this save, or none."""
        self.take(save)
        self.app.reset(TitleScene(self.app))
        self.settle()

    def show(self, save: bytes) -> None:
        """The match of a save, as it looks once the person to act may act, or once a round that is over is reviewed.

        The program's review goes on whatever is looked at, so a picture from before its end may never be seen there.
        """
        self.take(save)
        self.resume()
        self.settle()
        back = self.scene._back if isinstance(self.scene, ScoreScene) else None
        if isinstance(back, LiveReview):
            self._wait_for(back)

    def show_winner(self, record: Record) -> None:
        """The scorecard of a match that is won."""

        def nothing() -> None:
            """What its buttons do here."""

        self.take(None)
        back = LiveReview(self.app, record, sorted(people_in(record)))
        self.app.reset(ScoreScene(self.app, record, nothing, on_again=nothing, on_title=nothing, look_back=back))
        self._wait_for(back)

    def _wait_for(self, back: LiveReview) -> None:
        back.halt(is_on=False)
        assert back.wait(LONGEST_LOOK), "the last round is reviewed"
        self.settle()


def see(program: Program, twin: Twin) -> None:
    """Waits until both show the same. AssertionError, with both pictures kept, if they never do."""

    def keep_pictures() -> str:
        seen, wanted = twin.home.with_name("seen.png"), twin.home.with_name("wanted.png")
        program.picture().save(seen)
        Image.frombytes("RGB", SIZE, twin.picture()).save(wanted)
        return f"{seen} to become {wanted}"

    wait_until(lambda: program.picture().tobytes() == twin.picture(), keep_pictures)
