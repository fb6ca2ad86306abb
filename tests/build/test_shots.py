"""build/shots.py: its pictures come out the same each time."""

from pathlib import Path

from PIL import Image

from headless import write_settings
from shotlib.catalogue import SCENES
from shotlib.studio import Studio
from shots import README, keep, take


def drawn(name: str, home: Path) -> bytes:
    write_settings(home)
    studio = Studio(home, (960, 600))
    SCENES[name](studio)
    picture = studio.picture()
    studio.close()
    return picture


def test_the_same_scene_gives_the_same_picture(tmp_path: Path) -> None:
    assert drawn("trump", tmp_path / "one") == drawn("trump", tmp_path / "two")
    assert drawn("trump", tmp_path / "three") != drawn("exchange", tmp_path / "four")


def test_no_picture_shows_what_was_played_for_another(tmp_path: Path) -> None:
    take({"statistics-empty": tmp_path / "alone.png"}, (960, 600), "en")
    take({"statistics-one": tmp_path / "one.png", "statistics-empty": tmp_path / "after.png"}, (960, 600), "en")
    assert (tmp_path / "after.png").read_bytes() == (tmp_path / "alone.png").read_bytes()


def test_the_pictures_of_the_readme_are_scenes() -> None:
    assert README.keys() <= SCENES.keys()


def test_a_picture_is_kept_as_it_was_drawn(tmp_path: Path) -> None:
    picture = Image.new("RGB", (4, 3), "darkgreen")
    keep(picture, tmp_path / "a.png")
    with Image.open(tmp_path / "a.png") as kept:
        assert kept.tobytes() == picture.tobytes()
