"""The parts that related games show in the same way."""
