"""The things that scenes are laid out of: labels, buttons and controls, with one way to be focused and pressed."""
