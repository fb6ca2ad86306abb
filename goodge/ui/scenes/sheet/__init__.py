"""The score sheet, opened by a player or shown after each round."""
