"""The screens: the only room with pygame, which is not to greet on standard output."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
