"""The review of a match: the table as it was seen, what could have been done, and how the chances went."""
