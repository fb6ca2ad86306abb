"""The command line: the game itself, the referee, and the arena for computer players."""
