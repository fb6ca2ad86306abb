"""The games on the screen, one line each."""

from __future__ import annotations

from .face import Face
from .goodge import face as goodge_face
from .pride import face as pride_face
from .spades import face as spades_face
from .spidge import face as spidge_face

FACES: dict[str, Face] = {
    face.id: face for face in (goodge_face.FACE, spades_face.FACE, pride_face.FACE, spidge_face.FACE)
}


def face_of(game: str) -> Face:
    """Return the face of a game, by its id. Raises KeyError for a game that has none."""
    return FACES[game]
