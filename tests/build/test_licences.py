"""The notices of what a package carries: every library has one, and each has its licence's whole text."""

from importlib import metadata
from pathlib import Path

import pytest

from goodge.ui.program import licences as program
from packlib import licences

TEXTS = Path(__file__).parents[2] / "assets" / "licences"
IN_CASE_PYTHON_HAS_NONE = "Python-2.0.1"
ON_WINDOWS = (
    "SDL2.dll SDL2_image.dll SDL2_mixer.dll SDL2_ttf.dll freetype.dll libjpeg-62.dll libogg-0.dll libopus-0.dll "
    "libopusfile-0.dll libpng16-16.dll libtiff-5.dll libwavpack-1.dll libwebp-7.dll libwebpdemux-2.dll libxmp.dll "
    "portmidi.dll python3.dll python311.dll VCRUNTIME140.dll VCRUNTIME140_1.dll libffi-8.dll zlib1.dll ucrtbase.dll "
    "api-ms-win-crt-heap-l1-1-0.dll"
)
ON_MACOS = (
    "libSDL2-2.0.0.dylib libSDL2_image-2.0.0.800.12.dylib libSDL2_mixer-2.0.0.800.2.dylib libFLAC.14.0.0.dylib "
    "libSDL2_ttf-2.0.0.2400.0.dylib libbrotlicommon.1.2.0.dylib libbrotlidec.1.2.0.dylib libfluidsynth.3.5.6.dylib "
    "libfreetype.6.dylib libharfbuzz.0.dylib libjpeg.62.4.0.dylib libmpg123.0.dylib libogg.0.8.6.dylib libopus.0.dylib "
    "libopusfile.0.dylib libpng16.16.58.0.dylib libportmidi.2.0.7.dylib libsharpyuv.0.1.2.dylib libtiff.6.3.0.dylib "
    "libsndfile.1.0.37.dylib libvorbis.0.4.9.dylib libvorbisenc.2.0.12.dylib libvorbisfile.3.3.8.dylib Python "
    "libwavpack.1.dylib libwebp.7.2.0.dylib libwebpdemux.2.0.17.dylib libxmp.4.7.2.dylib libz.1.3.1.zlib-ng.dylib"
)
ON_LINUX_BESIDE_THE_WHEEL = (
    "libpython3.11.so.1.0 libz.so.1 libffi.so.8 libgcc_s.so.1 libstdc++.so.6 libcrypto.so.1.1 libcrypto.so.3"
)


def of_the_wheel() -> list[str]:
    """The libraries that pygame-ce has brought onto this machine."""
    files = metadata.distribution("pygame-ce").files or []
    return [str(file) for file in files if file.parts[0].endswith(".libs") or file.name.endswith((".dll", ".dylib"))]


def missing(names: list[str]) -> list[str]:
    return licences.without_notice(map(licences.library_name, names), program.gathered(()).works)


def test_every_library_that_comes_with_pygame_has_a_notice() -> None:
    assert len(of_the_wheel()) > 10
    assert missing(of_the_wheel()) == []


@pytest.mark.parametrize("names", [ON_WINDOWS, ON_MACOS, ON_LINUX_BESIDE_THE_WHEEL])
def test_so_has_every_library_that_other_systems_and_python_bring(names: str) -> None:
    assert missing(names.split()) == []


def test_a_library_is_not_taken_for_another_whose_name_begins_alike() -> None:
    names = ["pygame_ce.libs/libSDL2_net-2.so", r"pygame\libpngx.dll", "libwebpmux.so.3", "libzstd.so"]
    assert missing(names) == ["pngx", "sdl2_net", "webpmux", "zstd"]


def test_a_library_without_a_notice_ends_the_packaging(tmp_path: Path) -> None:
    out = tmp_path / "licences.json"
    with pytest.raises(SystemExit, match="novel"):
        licences.collected([("libnovel.so.3", "/usr/lib/libnovel.so.3", "BINARY")], tmp_path, out)
    assert not out.exists()


def test_so_does_a_package_without_the_text_of_its_licence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    everything = program.Carried((program.Work("Silent 1", "MIT", ()),), {})
    monkeypatch.setattr(licences, "gathered", lambda _: everything)
    with pytest.raises(SystemExit, match="Silent 1"):
        licences.collected([], tmp_path, tmp_path / "licences.json")


def test_a_package_tells_of_what_it_carries_and_of_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = tmp_path / "stand-ins"
    binaries = [
        ("pygame_ce.libs/libSDL2-2-50d.so", "/wheel/libSDL2-2-50d.so", "BINARY"),
        ("pygame_ce.libs/libFLAC-e70.so", str(made / "libFLAC-e70.so"), "BINARY"),
        ("pygame/base.so", "/wheel/base.so", "EXTENSION"),
    ]
    out = licences.collected(binaries, made, tmp_path / "work" / "licences.json")
    monkeypatch.setattr(program, "packed_file", lambda: out)
    told = program.carried()
    names = {work.name.split()[0] for work in told.works} - {licences.LOADER}  # it is there only once one has packaged
    assert names == {"goodge", "pygame-ce", "platformdirs", "accesskit", "Python", "SDL", "Fraunces", "Source", "Rust"}
    assert set(told.texts) == {text for work in told.works for text in work.texts}


def test_every_work_has_its_licence_and_the_texts_of_it() -> None:
    everything = program.gathered(program.PACKAGES)
    assert len(everything.works) > 25
    for work in everything.works:
        assert work.licence
        assert all(len(everything.texts[name]) > 500 for name in work.texts)
        assert work.texts
    for work in program.gathered(()).works:
        assert work.copyright or work.name.startswith("Python")
        assert work.site.startswith("http")


def test_no_text_is_kept_that_nobody_needs() -> None:
    needed = {name for work in program.gathered(()).works for name in work.texts} | {IN_CASE_PYTHON_HAS_NONE}
    assert {path.stem for path in TEXTS.glob("*.txt")} <= needed
