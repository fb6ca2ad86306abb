"""The parts of benchlib/kernel.py."""
