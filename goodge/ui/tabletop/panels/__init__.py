"""The panels in the middle of the table: what each phase of a round shows, and what keys and cards do there."""
