"""`python -m engine map`: any dialect in, any out, judged on the way; and the page that tells of it."""

from __future__ import annotations

import io
import json
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from engine import games
from engine.__main__ import main
from engine.ti4.galaxy.map_text import FORMS
from tests.engine.ti4.galaxy.test_map_judging import SIX, laid
from tests.toy import ToyRules

PAGE = Path(__file__).parent.parent.parent / "docs" / "maps.md"
WITHOUT_A_HOME = laid(space_19="-1")


def asked(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The exit code, and what was said."""
    code = main(["map", *arguments])
    said = capsys.readouterr()
    return code, said.out, said.err


@pytest.mark.parametrize("form", FORMS)
def test_what_one_form_writes_every_form_reads(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, written, beside = asked(capsys, "ti4", "--seats", "6", "--from", SIX, "--to", form)
    assert (code, beside) == (0, "")
    assert asked(capsys, "ti4", "--from", written, "--to", "string") == (0, f"{SIX}\n", "")


def test_the_whole_verdict_as_an_object(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = asked(capsys, "ti4", "--seats", "6", "--from", WITHOUT_A_HOME, "--to", "judge", "--json")
    found: dict[str, Any] = json.loads(out)
    assert code == 1 and found["string"] == WITHOUT_A_HOME and found["seats"] == 6 and found["warnings"] == []
    [homes] = found["faults"]
    assert found["corrected"] == SIX and homes["kind"] == "homes" and homes["places"] == [22, 25, 28, 31, 34]
    assert homes["tiles"] == ["0"] * 5 and "(5 for 6)" in homes["says"]


def test_a_map_in_another_form_as_an_object(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = asked(capsys, "ti4", "--seats", "6", "--from", SIX, "--to", "commas", "--json")
    assert code == 0 and json.loads(out)["map"].startswith("22,19,24") and json.loads(out)["form"] == "commas"


def test_the_verdict_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = asked(capsys, "ti4", "--seats", "6", "--from", WITHOUT_A_HOME)
    assert code == 1 and err == ""
    assert out.splitlines()[1:] == [
        "fault: the map has not one home for each seat (5 for 6): "
        + ", ".join(f"home in space {at}" for at in (22, 25, 28, 31, 34)),
        f"corrected: {SIX}",
        "6 seats: nobody can play on it",
    ]
    assert asked(capsys, "ti4", "--from", SIX)[1].endswith("6 seats: it can be played on\n")


def test_a_faulty_map_is_written_and_its_faults_stand_beside(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = asked(capsys, "ti4", "--seats", "5", "--from", SIX, "--to", "string")
    assert (code, out) == (1, f"{SIX}\n") and err.startswith("fault: the map has not one home for each seat (6 for 5)")


def test_it_reads_files_and_what_is_piped_in(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "map.txt"
    file.write_text(f"\ufeff{SIX}\n", encoding="utf-8")
    assert asked(capsys, "ti4", "--from", str(file), "--to", "string") == (0, f"{SIX}\n", "")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(SIX.encode())))
    assert asked(capsys, "ti4", "--from", "-", "--to", "string") == (0, f"{SIX}\n", "")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("ti4", "--from", ""), "the text is empty"),
        (("ti4", "--from", "nine ten"), "entry 1 is no tile: 'nine'"),
        (("ti4", "--from", "lost.txt"), "there is no file lost.txt"),
        (("ti4", "--from", "x" * 5000), "entry 1 is no tile"),
        (("ti4", "--from", "\0"), "entry 1 is no tile"),
        (("ti4", "--from", SIX, "--seats", "9"), "ti4 is for 3, 4, 5, 6 seats, not for 9"),
        (("ti4", "--from", SIX, "--seats", "-1"), "not for -1"),
        (("ti4", "--from", SIX, "--to", "yaml"), "there is no form 'yaml'"),
        (("toy", "--from", SIX), "boards of toy have no text form"),
    ],
)
def test_what_cannot_be_had_is_said(arguments: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    games.register(ToyRules())
    code, out, err = asked(capsys, *arguments)
    assert code == 1 and says in err and out == "" and "Traceback" not in err


def test_a_file_that_is_no_text(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "map.bin"
    file.write_bytes(b"\xff\xfe\x80")
    code, _, err = asked(capsys, "ti4", "--from", str(file))
    assert code == 1 and "not UTF-8" in err


def test_the_examples_of_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    commands = re.findall(r"^python -m engine (.*)$", PAGE.read_text(encoding="utf-8"), re.M)
    codes = [asked(capsys, *shlex.split(command)[1:])[0] for command in commands]
    assert codes == [0, 1]


def test_the_page_names_every_form_and_shows_what_is_read() -> None:
    told = PAGE.read_text(encoding="utf-8")
    assert re.findall(r"^\| `(\w+)` \|", told, re.M) == [*FORMS]
