"""The tools for drawing: theme, shapes, pictures, letters and the canvas."""
