"""The program's entry: `goodge`, `python -m goodge` and the packaged program all start here."""

import sys
from multiprocessing import freeze_support


def main() -> int:
    """Run the command line; its return value is the exit status."""
    freeze_support()
    from goodge.commands.cli import run
    from goodge.commands.unpacked import hold_unpacked

    hold_unpacked()
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
