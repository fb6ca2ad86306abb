"""Spades on the screen."""
