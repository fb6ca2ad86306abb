"""The growth of memory from match to match of a game: python -m benchlib.memory GAME MATCHES"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep

from benchlib.players import begin, of_computers, resident, tell
from goodge.ui.program.memory import let_go
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.table.scene import TableScene
from headless import Screen, write_settings

_TURN = 0.02


def play_match(screen: Screen) -> None:
    """Play from the deal to the winner, and into the next match."""
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
    game, matches = sys.argv[1:]
    with TemporaryDirectory() as home:
        write_settings(Path(home))
        screen = Screen(Path(home), (1280, 800))
        begin(screen, of_computers(game))
        resident_, held = [], []
        for _ in range(int(matches)):
            play_match(screen)
            resident_.append(resident())
            let_go()
            held.append(resident())
        tell({"resident": resident_, "held": held})
        screen.close()


if __name__ == "__main__":
    main()
