"""The rules of the games: frozen states and pure functions, on the standard library alone."""
