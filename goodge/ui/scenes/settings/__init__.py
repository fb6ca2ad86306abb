"""The settings: `sections.py` lists the sections, and each section's file its rows."""
