"""The parts of build/dev.py. Standard library only: it runs before anything is installed."""
