"""The form for a new match."""
