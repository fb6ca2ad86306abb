"""Goodge: The Goodge Rules as a desktop game, with an engine, a referee and an arena for computer players."""

__version__ = "0.1.0"
