"""Players for any game that the engine knows, by nothing but the engine's own questions (README.md tells how)."""
