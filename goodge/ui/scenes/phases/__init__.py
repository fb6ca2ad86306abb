"""What the middle of the table shows in each phase of a round, and what keys and cards do there."""
