"""The parts of build/shots.py: a studio in which the game poses, and what it shows there."""
