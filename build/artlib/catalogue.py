"""The list of the art's files under assets/."""

from artlib.appicon import icon, write_pictures
from artlib.back import back_files
from artlib.crests import crest_files
from artlib.crown import crown_card
from artlib.emblems import emblem_files
from artlib.faces import face
from artlib.french import french_files
from artlib.icons import icon_files
from artlib.palette import palettes_json
from artlib.pips import mark
from artlib.portraits import portrait_files
from artlib.svg import document
from artlib.table import table_files

__all__ = ["all_files", "write_pictures"]

SUITS = "SDTHC"


def all_files() -> dict[str, str]:
    """Return every text file of the art, by its path under assets/."""
    files = {"palettes.json": palettes_json(), "icon/icon.svg": icon()}
    for suit in SUITS:
        files[f"suits/{suit}.svg"] = document(100, 100, [mark(suit)])
        for rank in range(1, 11):
            files[f"cards/{rank}{suit}.svg"] = face(suit, rank)
    files["cards/Crown.svg"] = crown_card()
    files |= back_files()
    files |= {f"french/{name}": text for name, text in french_files().items()}
    files |= {f"portraits/{name}": text for name, text in portrait_files().items()}
    files |= {f"emblems/{name}": text for name, text in (emblem_files() | table_files() | crest_files()).items()}
    files |= {f"emblems/icons/{name}": text for name, text in icon_files().items()}
    return files
