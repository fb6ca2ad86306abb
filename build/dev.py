"""Sets up, runs, tests and packages the game: python3 build/dev.py COMMAND. See build/README.md.

This file alone is written so that any Python can read it, to be able to say that it is too old.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "Goodge needs Python 3.11 or newer, and this is Python %d.%d.\n"  # noqa: UP031
        "Install a newer one (www.python.org) and run this with it, for example: python3.12 build/dev.py"
        % sys.version_info[:2]
    )

from devlib.commands import main

sys.exit(main(sys.argv[1:]))
