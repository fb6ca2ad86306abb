"""League Spades on the screen."""
