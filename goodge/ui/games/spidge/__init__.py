"""Spidge on the screen."""
