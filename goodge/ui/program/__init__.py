"""The running program: one window, a stack of scenes, input, sound."""
