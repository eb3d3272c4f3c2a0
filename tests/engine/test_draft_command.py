"""`python -m engine draft`: slices drawn or read, judged, written; and the page that tells of it."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.ti4.galaxy import map_text, slices
from engine.ti4.rules import RULES
from tests.engine.ti4.draft.test_slices import GOOD

PAGE = Path(__file__).parent.parent.parent / "docs" / "drafts.md"


def asked(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The exit code, and what was said."""
    code = main(["draft", *arguments])
    said = capsys.readouterr()
    return code, said.out, said.err


@pytest.mark.parametrize("form", slices.FORMS)
def test_what_is_drawn_is_read_again(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    _, text, _ = asked(capsys, "ti4", "--seed", "7", "--to", form)
    code, told, _ = asked(capsys, "ti4", "--from", text, "--json")
    found = json.loads(told)
    assert code == 0 and found["warnings"] == [] == found["faults"]
    assert slices.read(found["string"]) == slices.read(text)


def test_the_table_with_that_seed_drafts_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    state = RULES.new(4, "7", {"map": "slices", "slice_total": "8-14"})
    _, text, _ = asked(capsys, "ti4", "--seats", "4", "--seed", "7", "--option", "slice_total=8-14")
    assert state.draft is not None and slices.read(text) == [tuple(one) for one in state.draft.slices]


@pytest.mark.parametrize("form", map_text.FORMS)
def test_slices_are_laid_out_as_a_map(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    _, text, _ = asked(capsys, "ti4", "--from", slices.write(GOOD), "--to", form)
    found = RULES.maps.judge(text, 6) if RULES.maps else None
    assert found is not None and found.faults == found.warnings == ()


def test_many_are_drawn_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    code, told, _ = asked(capsys, "ti4", "--seed", "fixed", "--count", "10", "--json")
    found = json.loads(told)
    assert code == 0 and found["broken"] == {} and found["refused"] == 0 and found["drafts"] == 10
    assert "10 drafts for 6: 0 rules broken, 0 refused" in asked(capsys, "ti4", "--count", "10")[1]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("eclipse",), "nothing of eclipse is drawn"),
        (("ti4", "--seats", "2"), "not for 2"),
        (("ti4", "--to", "nothing"), "there is no form"),
        (("ti4", "--option", "slice_total=1-2"), "is no option of a draft"),
        (("ti4", "--from", "19,20"), "are no slices"),
        (("ti4", "--option", "slice_resources=6"), "ti4-draft-sum-resources"),
    ],
)
def test_what_cannot_be_drafted_says_why(
    arguments: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, told = asked(capsys, *arguments)
    assert code == 1 and says in told


def test_too_few_slices_are_a_fault(capsys: pytest.CaptureFixture[str]) -> None:
    code, told, _ = asked(capsys, "ti4", "--from", slices.write(GOOD[:5]), "--to", "judge")
    assert code == 1 and "fault: fewer slices than seats: 5 for 6" in told


def test_the_commands_of_the_page_work(capsys: pytest.CaptureFixture[str]) -> None:
    commands = re.findall(r"^python -m engine (.*)$", PAGE.read_text(encoding="utf-8"), re.M)
    assert [asked(capsys, *shlex.split(command)[1:])[0] for command in commands] == [0, 0, 0]


def test_the_page_tells_of_every_option_and_its_values() -> None:
    told = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", PAGE.read_text(encoding="utf-8"), re.M))
    for choice in RULES.choices:
        if choice.under:
            named = re.findall(r"`([^`]+)`", told[choice.name])
            assert named == [*choice.values], choice.name
