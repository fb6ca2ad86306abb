"""The clipboard. Another program may hold it; then there is nothing on it, and nothing is put there."""

from __future__ import annotations

import pygame


def clipboard_text() -> str:
    """Return the text on the clipboard; an empty one while another program holds it."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""


def copy_text(text: str) -> bool:
    """Put a text on the clipboard; return False while another program holds it."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True
