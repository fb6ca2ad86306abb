"""The items that scenes are made of: labels, buttons and controls, all focused and pressed in the same way."""
