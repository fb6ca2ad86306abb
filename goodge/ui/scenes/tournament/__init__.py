"""The scenes of a League Spades tournament: its beginning, the hall, the bracket, watching a game, the champions."""
