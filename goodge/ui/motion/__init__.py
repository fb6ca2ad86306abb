"""Time on the screen: what moves, how fast, and how a click hurries it."""
