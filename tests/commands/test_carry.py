"""`goodge export` and `goodge import`: everything in one .zip, to another machine, and nothing there is lost."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from goodge.commands import cli
from goodge.table.bundle import Bundle, Trouble, export_all
from goodge.table.files import replace_file
from goodge.table.home import Home
from goodge.table.lock import Lock
from goodge.table.system import System
from goodge.ui.wording import bundles as words


def record(name: str, started: int) -> str:
    """A line of the records, as far as it matters here."""
    return f'{{"format": "goodge-record", "players": ["{name}"], "started": {started}}}\n'


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Home:
    """The home of this machine."""
    monkeypatch.setenv("GOODGE_HOME", str(tmp_path / "here"))
    return Home.find()


def filled(folder: Path) -> Home:
    """The home of another machine, with something of everything."""
    home = Home.at(folder)
    for name, text in {
        "settings.json": '{"felt": "plum"}\n',
        "people.json": '{"people": ["Ann"]}\n',
        "match.json": "{}\n",
        "records.jsonl": record("Ann", 10) + record("Ann", 30),
        "reviews/one.jsonl": "a review\n",
        "tournament/match.json": "in play\n",
        "figures.json": "made again\n",
        "goodge.lock": "",
        "goodge.log": "what happened here\n",
        "scorecards/sheet.png": "a picture",
    }.items():
        path = home.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return home


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """Everything of the other machine."""
    path = tmp_path / "everything.zip"
    assert export_all(filled(tmp_path / "there"), path) == 2
    return path


def files_of(home: Home) -> dict[str, str]:
    found = {path.relative_to(home.root).as_posix(): path for path in home.root.rglob("*") if path.is_file()}
    return {name: path.read_text() for name, path in found.items() if name != "goodge.lock"}


def test_a_bundle_holds_what_is_not_made_again_and_not_of_this_machine_alone(bundle: Path) -> None:
    with zipfile.ZipFile(bundle) as file:
        names = set(file.namelist())
    assert names == {
        "goodge-bundle.json", "settings.json", "people.json", "match.json", "records.jsonl", "reviews/one.jsonl",
        "tournament/match.json",
    }  # fmt: skip


@pytest.mark.parametrize(
    "name", [".DS_Store", "match.json~", "records (conflicted copy).jsonl", "notes für Oma.txt", "a/b/c/d/e.txt"]
)
def test_what_others_put_beside_the_files_of_the_game_spoils_no_bundle(tmp_path: Path, name: str) -> None:
    there = filled(tmp_path / "there")
    path = there.root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("not of the game")
    export_all(there, tmp_path / "everything.zip")
    assert set(Bundle(tmp_path / "everything.zip")._files) == set(files_of(there)) - {
        name, "figures.json", "goodge.log", "scorecards/sheet.png",
    }  # fmt: skip
    with zipfile.ZipFile(tmp_path / "everything.zip") as file:
        assert name not in file.namelist()


@pytest.mark.parametrize("name", [".DS_Store", "match.json~", "reviews/one (copy).jsonl", "a/b/c/d/e.txt"])
def test_what_others_have_put_into_a_bundle_is_passed_over(home: Home, bundle: Path, name: str) -> None:
    wanted = set(Bundle(bundle)._files)
    with zipfile.ZipFile(bundle, "a") as file:
        file.writestr(name, "not of the game")
    assert cli.run(["import", str(bundle)]) == 0
    assert set(files_of(home)) == wanted


def test_export_replaces_no_file(home: Home, bundle: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home.settings_file.write_text("mine\n")
    before = bundle.read_bytes()
    assert cli.run(["export", str(bundle)]) == 2
    error = FileExistsError(17, "there is such a file already")
    assert capsys.readouterr().err == f"goodge export: {words.unwritable_words(str(bundle), error)}\n"
    assert bundle.read_bytes() == before
    new = bundle.with_name("new.zip")
    assert cli.run(["export", str(new)]) == 0
    assert capsys.readouterr().out == f"{words.exported_words(0, str(new))}\n"
    assert not list(home.root.parent.glob("*.new"))


def test_where_nothing_is_kept_no_bundle_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The name of the folder may be mistyped: an empty bundle would pass for a copy of everything."""
    for name in ("mistyped", "a file"):
        (tmp_path / "a file").write_text("no folder")
        monkeypatch.setenv("GOODGE_HOME", str(tmp_path / name))
        assert cli.run(["export", str(tmp_path / "all.zip")]) == 1
        assert capsys.readouterr().err == f"goodge export: {words.nothing_words(tmp_path / name)}\n"
        assert not (tmp_path / "all.zip").exists()


def test_an_import_where_nothing_can_be_written_names_the_folder(
    home: Home, bundle: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    error = PermissionError(13, "Permission denied")

    def refuse(*_: object) -> None:
        raise error

    monkeypatch.setattr(System, "open_lock", refuse)
    assert cli.run(["import", str(bundle)]) == 1
    assert capsys.readouterr().err == f"goodge import: {words.unwritable_words(str(home.root), error)}\n"


def test_an_empty_home_takes_everything(home: Home, bundle: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["import", str(bundle)]) == 0
    assert capsys.readouterr().out == f"{words.taken_in_words(2)}\n"
    there = files_of(Home.at(bundle.parent / "there"))
    wanted = {name: there[name] for name in Bundle(bundle)._files}
    assert files_of(home) == wanted
    assert cli.run(["import", str(bundle)]) == 0, "a second time there is nothing to do"
    assert capsys.readouterr().out == f"{words.taken_in_words(0)}\n"
    assert files_of(home) == wanted


def test_where_something_else_is_nothing_is_done_unasked(
    home: Home, bundle: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    home.settings_file.write_text("mine\n")
    home.records_file.write_text(record("Ben", 20))
    before = files_of(home)
    assert cli.run(["import", str(bundle)]) == 1
    assert capsys.readouterr().err == f"goodge import: {words.conflicts_words(['settings.json'])}\n"
    assert files_of(home) == before


def test_matches_alone_come_in_between_by_the_time_they_began(home: Home, bundle: Path) -> None:
    home.settings_file.write_text("mine\n")
    home.records_file.write_text(record("Ben", 20) + record("Ann", 30))
    assert cli.run(["import", "--matches", str(bundle)]) == 0
    assert files_of(home) == {
        "settings.json": "mine\n",
        "records.jsonl": record("Ann", 10) + record("Ben", 20) + record("Ann", 30),
        "reviews/one.jsonl": "a review\n",
    }


def test_everything_is_taken_over_and_what_was_here_is_kept(
    home: Home, bundle: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (home.root / "tournament").mkdir()
    (home.root / "tournament" / "records.jsonl").write_text("my tournament\n")
    home.settings_file.write_text("mine\n")
    home.records_file.write_text(record("Ben", 20))
    assert cli.run(["import", "--everything", str(bundle)]) == 0
    out = capsys.readouterr().out
    aside = ["settings.before-import-1.json", "tournament.before-import-1"]
    assert out == f"{words.taken_in_words(2)}\n{words.aside_words(aside)}\n"
    found = files_of(home)
    assert found["settings.json"] == '{"felt": "plum"}\n'
    assert found["settings.before-import-1.json"] == "mine\n"
    assert found["tournament.before-import-1/records.jsonl"] == "my tournament\n"
    assert found["tournament/match.json"] == "in play\n"
    assert "tournament/records.jsonl" not in found, "two tournaments are not mixed"
    assert found["records.jsonl"] == record("Ann", 10) + record("Ben", 20) + record("Ann", 30)
    assert not (home.root / "import").exists()


def test_on_a_disk_that_is_full_then_what_was_set_aside_is_replaced_all_the_same(
    home: Home, bundle: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.settings_file.write_text('{"felt": "green"}\n')

    def fill(system: System, path: Path, data: bytes) -> None:
        if "import" not in path.parts:
            raise OSError(28, "No space left on device")
        replace_file(system, path, data)

    monkeypatch.setattr("goodge.table.bundle.replace_file", fill)
    with pytest.raises(OSError, match="No space"):
        Bundle(bundle).take_over(home)
    assert home.settings_file.read_text() == '{"felt": "plum"}\n'
    assert home.settings_file.with_name("settings.before-import-1.json").exists()
    assert not (home.root / "import").exists(), "the room is not taken for good"
    monkeypatch.undo()
    assert Bundle(bundle).take_over(home).matches == 2


def test_a_folder_that_lacks_something_is_filled(home: Home, bundle: Path) -> None:
    (home.root / "reviews").mkdir()
    (home.root / "reviews" / "mine.jsonl").write_text("my review\n")
    (home.root / "tournament").mkdir()
    assert cli.run(["import", str(bundle)]) == 0
    found = files_of(home)
    assert found["tournament/match.json"] == "in play\n"
    assert (found["reviews/mine.jsonl"], found["reviews/one.jsonl"]) == ("my review\n", "a review\n")


def test_a_running_game_is_left_alone(home: Home, bundle: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lock = Lock(home.lock_file)
    assert not lock.is_taken
    assert cli.run(["import", str(bundle)]) == 1
    assert capsys.readouterr().err == f"goodge import: {words.RUNS.say()}\n"
    lock.release()
    assert files_of(home) == {}


def zipped(path: Path, files: dict[str, str]) -> Path:
    with zipfile.ZipFile(path, "w") as bundle:
        for name, text in files.items():
            bundle.writestr(name, text)
    return path


MANIFEST = {"goodge-bundle.json": '{"format": "goodge-bundle", "version": 1}'}


@pytest.mark.parametrize(
    ("files", "trouble"),
    [
        ({"holiday.png": "a picture"}, Trouble.FOREIGN),
        ({"goodge-bundle.json": '{"format": "else", "version": 1}'}, Trouble.FOREIGN),
        ({"goodge-bundle.json": '{"format": "goodge-bundle", "version": 2}'}, Trouble.NEWER),
        ({"goodge-bundle.json": "{"}, Trouble.DAMAGED),
        ({**MANIFEST, "../settings.json": "out of the folder"}, Trouble.DAMAGED),
        ({**MANIFEST, "/etc/passwd": "from the root"}, Trouble.DAMAGED),
        ({**MANIFEST, "goodge.lock": "the lock"}, Trouble.DAMAGED),
        ({**MANIFEST, "c:\\settings.json": "a drive"}, Trouble.DAMAGED),
        ({**MANIFEST, "reviews/a (copy)\\b": "a folder on Windows"}, Trouble.DAMAGED),
        ({**MANIFEST, "reviews///people.json": "nothing between slashes"}, Trouble.DAMAGED),
    ],
)
def test_a_foreign_or_dangerous_file_is_told_and_changes_nothing(
    home: Home, capsys: pytest.CaptureFixture[str], files: dict[str, str], trouble: Trouble
) -> None:
    path = zipped(home.root.parent / "some.zip", files)
    assert cli.run(["import", "--everything", str(path)]) == 2
    assert capsys.readouterr().err == f"goodge import: {words.trouble_words(str(path), trouble)}\n"
    assert files_of(home) == {}
    assert sorted(path.name for path in home.root.parent.iterdir()) == ["here", "some.zip"]


def test_no_byte_can_be_lost_on_the_way_without_being_noticed(home: Home, bundle: Path) -> None:
    whole = bundle.read_bytes()
    with zipfile.ZipFile(bundle) as file:
        place = file.getinfo("records.jsonl").header_offset + 30 + len("records.jsonl") + 5
    for data in (
        whole[:place] + bytes([whole[place] ^ 0xFF]) + whole[place + 1 :],
        whole[: len(whole) // 2],
        b"",
        b"x",
    ):
        bundle.write_bytes(data)
        assert cli.run(["import", str(bundle)]) == 2
        assert files_of(home) == {}


def test_a_file_that_is_not_there_is_told(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["import", str(home.root / "gone.zip")]) == 2
    assert capsys.readouterr().err.startswith(f"goodge import: “{home.root / 'gone.zip'}”")
