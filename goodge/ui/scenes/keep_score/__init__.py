"""Keep score: the paper sheet for those who play with real cards."""
