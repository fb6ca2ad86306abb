"""The people of the house: who plays, and their names and faces."""
