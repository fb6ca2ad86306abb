"""A match being played: who sits where, whose turn it is, undo, autosave, records and statistics. No pygame here."""
