"""The parts of build/printing.py: decks, score pads and leaflets on paper, as vectors."""
