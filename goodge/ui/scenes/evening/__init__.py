"""The first evening: its rounds, and the table at which each is played."""
