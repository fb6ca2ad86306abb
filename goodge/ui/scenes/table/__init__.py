"""A match on the screen: played, watched, or passed from person to person."""
