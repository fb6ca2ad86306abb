"""The table on the screen: where things lie, the cards that move, and the plates of the players."""
