"""The Goodge Rules on the screen: its sentences, its panels, and how its own events are shown."""
