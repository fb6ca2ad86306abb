"""goodge.spec: nothing that the game needs is left out, and each system gets what it should. PyInstaller is not run."""

import ast
import json
import plistlib
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import MagicMock

import pytest

import deb
from goodge import __version__

ROOT = Path(__file__).parent.parent.parent
SPEC = ROOT / "goodge.spec"
NOTICES, PACKED = Path("notices.json"), Path("packed")
ASKED_FOR_IN_VAIN = {"bz2", "lzma", "typing_extensions"}  # the standard library does without them

IMPORT_EVERYTHING = """
import importlib, json, pkgutil, sys
import goodge
for module in pkgutil.walk_packages(goodge.__path__, "goodge."):
    if module.name != "goodge.__main__":
        importlib.import_module(module.name)
print(json.dumps(sorted(sys.modules)))
"""


def unneeded() -> set[str]:
    for node in ast.parse(SPEC.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "UNNEEDED":
            return set(ast.literal_eval(node.value))
    raise AssertionError("goodge.spec has no list named UNNEEDED")


def imports_in(path: Path) -> set[str]:
    """All modules that a file's import statements name in full, also those inside functions, with their packages."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return {".".join(name.split(".")[: depth + 1]) for name in names for depth in range(name.count(".") + 1)}


def test_no_file_of_the_game_imports_what_the_package_leaves_out() -> None:
    left_out = unneeded()
    guilty = {str(path.relative_to(ROOT)): imports_in(path) & left_out for path in (ROOT / "goodge").rglob("*.py")}
    assert {path: names for path, names in guilty.items() if names} == {}


def test_nothing_that_the_game_imports_needs_what_the_package_leaves_out() -> None:
    said = subprocess.check_output([sys.executable, "-c", IMPORT_EVERYTHING], text=True, cwd=ROOT)
    loaded = set(json.loads(said.splitlines()[-1]))
    assert loaded & unneeded() <= ASKED_FOR_IN_VAIN


def carried_out(system: str, monkeypatch: pytest.MonkeyPatch, root: Path = ROOT) -> SimpleNamespace:
    """The recipe run with stand-ins for PyInstaller's own names, as on that system, for the version of that tree."""
    windows = MagicMock()
    for name in ("PyInstaller", "PyInstaller.utils", "PyInstaller.utils.win32"):
        monkeypatch.setitem(sys.modules, name, windows)
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr("packlib.licences.collected", lambda *_: NOTICES)
    packing = MagicMock(return_value=PACKED)
    monkeypatch.setattr("packlib.onefile.packed", packing)
    makers = {name: MagicMock() for name in ("Analysis", "Tree", "PYZ", "EXE", "COLLECT", "BUNDLE")}
    exec(compile(SPEC.read_text(encoding="utf-8"), SPEC, "exec"), {"SPECPATH": str(root), **makers})
    return SimpleNamespace(**makers, packing=packing, windows=windows.versioninfo)


@pytest.mark.parametrize("own", [["_sha2"], ["_sha256"], []])
def test_the_hashes_of_openssl_stay_out_where_python_has_its_own(
    own: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: name if name in own else None)
    excluded = carried_out("linux", monkeypatch).Analysis.call_args.kwargs["excludes"]
    assert ("_hashlib" in excluded) == bool(own)


def test_linux_gets_one_file(monkeypatch: pytest.MonkeyPatch) -> None:
    made = carried_out("linux", monkeypatch)
    made.EXE.assert_called_once()
    assert made.EXE.call_args.kwargs["name"] == "goodge"
    assert not made.BUNDLE.called


def test_linux_gets_a_folder_for_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOODGE_FOLDER", "1")
    made = carried_out("linux", monkeypatch)
    assert made.EXE.call_args.kwargs["exclude_binaries"]
    assert made.COLLECT.call_args.args[0] is made.EXE.return_value
    assert not made.BUNDLE.called


def test_windows_gets_a_folder_with_both_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOODGE_FOLDER", "1")
    made = carried_out("win32", monkeypatch)
    programs = [call.kwargs for call in made.EXE.call_args_list]
    assert [(program["name"], program["console"]) for program in programs] == [("goodge", False), ("goodge-cli", True)]
    assert all(program["exclude_binaries"] for program in programs)
    assert made.COLLECT.call_args.args[:2] == (made.EXE.return_value, made.EXE.return_value)


def test_a_version_before_a_release_is_told_in_numbers_where_a_system_wants_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "goodge").mkdir()
    (tmp_path / "goodge" / "__init__.py").write_text('__version__ = "0.2.0rc1"\n', encoding="utf-8")
    windows = carried_out("win32", monkeypatch, tmp_path).windows
    assert windows.FixedFileInfo.call_args.kwargs["filevers"] == (0, 2, 0, 0)
    assert ("ProductVersion", "0.2.0rc1") in [call.args for call in windows.StringStruct.call_args_list]
    app = carried_out("darwin", monkeypatch, tmp_path).BUNDLE.call_args.kwargs
    assert app["version"] == app["info_plist"]["CFBundleVersion"] == "0.2.0"


def test_windows_gets_one_program_without_a_console_and_one_with(monkeypatch: pytest.MonkeyPatch) -> None:
    made = carried_out("win32", monkeypatch)
    programs = [call.kwargs for call in made.EXE.call_args_list]
    assert [(program["name"], program["console"]) for program in programs] == [("goodge", False), ("goodge-cli", True)]
    assert all(program["icon"].endswith("icon.ico") and program["version"] for program in programs)


def test_macos_gets_an_app_from_a_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    made = carried_out("darwin", monkeypatch)
    assert made.EXE.call_args.kwargs["exclude_binaries"]
    app = made.BUNDLE.call_args
    assert app.args == (made.COLLECT.return_value,)
    assert app.kwargs["icon"].endswith("icon.icns")
    assert app.kwargs["version"] == __version__
    assert app.kwargs["info_plist"]["NSHighResolutionCapable"]
    assert app.kwargs["bundle_identifier"] == deb.ID
    assert made.EXE.call_args.kwargs["codesign_identity"] is None


def test_on_macos_records_belong_to_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    facts = carried_out("darwin", monkeypatch).BUNDLE.call_args.kwargs["info_plist"]
    [document], [kind] = facts["CFBundleDocumentTypes"], facts["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert kind["UTTypeTagSpecification"] == {"public.filename-extension": ["goodge"]}


def test_on_macos_it_is_signed_where_somebody_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOODGE_SIGN_AS", "Developer ID Application: Ann")
    signed = carried_out("darwin", monkeypatch).EXE.call_args.kwargs
    assert signed["codesign_identity"] == "Developer ID Application: Ann"
    entitlements = plistlib.loads(Path(signed["entitlements_file"]).read_bytes())
    assert entitlements["com.apple.security.cs.disable-library-validation"]


@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
def test_the_art_the_fonts_and_the_sounds_go_in(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = carried_out(system, monkeypatch)
    assert made.Tree.call_args.args == (str(ROOT / "assets"),)
    assert made.Tree.call_args.kwargs["prefix"] == "goodge/assets"
    maker = made.COLLECT if system == "darwin" else made.EXE
    assert made.Tree.return_value in maker.call_args.args


@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
def test_the_notices_and_most_assets_go_in_as_one_file(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = carried_out(system, monkeypatch)
    assert made.packing.call_args.args[2] == {"licences.json": NOTICES}
    assert {"licences", "sounds", "*.svg", "*.jsonl", "*.mo"} <= set(made.Tree.call_args.kwargs["excludes"])
    beside, inside = ("goodge/assets/packed", str(PACKED), "DATA"), ("packed", str(PACKED), "PKG")
    for call in (made.COLLECT if system == "darwin" else made.EXE).call_args_list:
        assert [beside if system == "darwin" else inside] in call.args
