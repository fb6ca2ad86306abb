"""Whether memory grows from match to match: python -m benchlib.memory MATCHES"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep

from benchlib.players import COMPUTERS, begin, resident, tell
from goodge.ui.scenes.score import ScoreScene
from goodge.ui.scenes.table import TableScene
from headless import Screen, write_settings

_TARGET = 100  # matches of a round or two
_TURN = 0.02


def play_match(screen: Screen) -> None:
    """From the deal to the winner, and into the next match."""
    won = False
    while not won:
        screen.app.turn(_TURN)
        scene = screen.scene
        if isinstance(scene, ScoreScene):
            won = scene.card.winner is not None
            screen.item("on").press()
        elif isinstance(scene, TableScene) and scene.is_waiting:
            sleep(0.0005)


def main() -> None:
    with TemporaryDirectory() as home:
        write_settings(Path(home))
        screen = Screen(Path(home), (1280, 800))
        begin(screen, COMPUTERS, _TARGET)
        sizes = []
        for _ in range(int(sys.argv[1])):
            play_match(screen)
            sizes.append(resident())
        tell({"rss": sizes})
        screen.close()


if __name__ == "__main__":
    main()
