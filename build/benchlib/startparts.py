"""The parts of a start in plain Python: python -m benchlib.startparts; the ends of all parts, by the system's clock.

The game is started as ever, and ends itself when its first frame has been handed to the screen.
"""

from time import perf_counter

BEGAN = perf_counter()  # the interpreter is there


def main() -> None:
    import json
    import os
    import sys

    from goodge.ui.main import main as play
    from goodge.ui.program.window import Window

    imported, opened = perf_counter(), [0.0]
    begin, present = Window.__init__, Window.present

    def open_window(window: Window, *size: object) -> None:
        begin(window, *size)  # type: ignore[arg-type]
        opened[0] = perf_counter()

    def end(window: Window, *parts: object) -> None:
        present(window, *parts)  # type: ignore[arg-type]
        sys.stdout.write(json.dumps([BEGAN, imported, opened[0], perf_counter()]))
        sys.stdout.flush()
        os._exit(0)

    Window.__init__, Window.present = open_window, end  # type: ignore[method-assign, assignment]
    play((1280, 720))


if __name__ == "__main__":
    main()
