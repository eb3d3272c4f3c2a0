"""The pictures' command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PIL import Image

from render import demo
from render.__main__ import main


def test_a_picture_of_a_played_game(tmp_path: Path) -> None:
    out = tmp_path / "map.png"
    assert main(["ti4", "--seats", "3", "--answers", "40", "--out", str(out), "--lang", "pl"]) == 0
    assert 1200 < Image.open(out).size[0] <= 1600, "as wide as the map and the panel are"


def test_a_zoom_and_a_seats_view(tmp_path: Path) -> None:
    out = tmp_path / "map.png"
    assert main(["ti4", "--seats", "3", "--answers", "40", "--seat", "1", "--zoom", "18", "--out", str(out)]) == 0
    assert out.stat().st_size > 10_000


def test_a_place_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ti4", "--seats", "3", "--answers", "9", "--zoom", "999", "--out", str(tmp_path / "map.png")]) == 1
    assert "999" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("closer", "width"),
    [(("--blueprints", "1"), 780), (("--battle", "001"), 1196), (("--zoom", "001"), 1600), ((), 1272)],
)
def test_pictures_of_eclipse(closer: tuple[str, ...], width: int, tmp_path: Path) -> None:
    out = tmp_path / "map.png"
    asked = ["eclipse", "--seats", "2", "--answers", "9", "--option", "opening=midgame", "--out", str(out)]
    assert main([*asked, *closer]) == 0
    assert Image.open(out).size[0] == width


@pytest.mark.parametrize(
    ("closer", "size"),
    [
        ((), (1600, 1430)),
        (("--zoom", "C7"), (1000, 786)),
        (("--seat", "1", "--zoom", "sheet"), (1100, 1018)),
        (("--zoom", "focus-C7,C8"), (1306, 1012)),
    ],
)
def test_pictures_of_space_empires(closer: tuple[str, ...], size: tuple[int, int], tmp_path: Path) -> None:
    """What a question is about is as wide as it is, so that a phone shows it larger."""
    out = tmp_path / "map.png"
    assert main(["space_empires", "--answers", "9", "--out", str(out), *closer]) == 0
    assert Image.open(out).size == size


def test_what_a_seat_owns_is_not_for_everybody(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["space_empires", "--answers", "9", "--zoom", "sheet", "--out", str(tmp_path / "map.png")]) == 1
    assert "sheet" in capsys.readouterr().err


def test_ships_of_a_seat_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "map.png")
    assert main(["eclipse", "--seats", "2", "--answers", "9", "--blueprints", "5", "--out", out]) == 1
    assert "ships-5" in capsys.readouterr().err


def test_a_number_of_seats_that_the_game_does_not_have(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["ti4", "--seats", "9", "--out", str(tmp_path / "map.png")]) == 1
    assert capsys.readouterr().err


def test_the_bench_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "ti4", "--seats", "3", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert {"first_ms", "full_ms", "update_ms", "card_ms", "hand_ms", "encode_ms", "kib"} <= set(figures)
    assert Path("/proc").exists() == (figures["memory_mib"] > 20), (
        "what this process has held is told where it is known"
    )


def test_the_gallery(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(demo, "TRIES", 0)
    monkeypatch.setattr(demo, "SEEDS", {"ti4": {3: "7"}})
    assert main(["gallery", "ti4", "--out", str(tmp_path)]) == 0
    names = ["3-start", "3-middle", "3-zoom", "3-players", "3-table", "3-end", "6-battle"]
    names += [f"{what}-{language}" for what in ("legend", "cards", "hand") for language in ("en", "pl")]
    assert {file.stem for file in tmp_path.iterdir()} == {f"ti4-{name}" for name in names}
