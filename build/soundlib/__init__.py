"""The parts of build/sounds.py: a synthesiser, the music, and a measure of how loud a sound is."""
