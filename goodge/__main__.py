"""The program's entry: `goodge`, `python -m goodge` and the packaged program all start here."""

import sys


def main() -> int:
    """Run the command line; its return value is the exit status."""
    if not {"--multiprocessing-fork", "-c"}.isdisjoint(sys.argv):  # one process of several, which begins in its own way
        from multiprocessing import freeze_support  # a start of the game is quicker without it

        freeze_support()
    from goodge.commands.cli import run
    from goodge.commands.unpacked import hold_unpacked

    hold_unpacked()
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
