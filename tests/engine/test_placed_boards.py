"""Boards of tiles at places as text: written at any time of a game, read again, judged, and as their page tells."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from engine.__main__ import main
from engine.checking.fuzz import choose
from engine.eclipse.interface.boards import SECTOR_BOARDS
from engine.forbidden_stars.interface.boards import SYSTEM_BOARDS
from engine.games import rules_of
from engine.kit.maps import LONGEST, UnreadableMap
from engine.kit.placed_boards import FORMAT, PlacedBoards
from engine.space_empires.interface.boards import MARKER_BOARDS
from engine.table import Table

PAGE = (Path(__file__).parent.parent.parent / "docs" / "formats.md").read_text(encoding="utf-8")
SCHEMAS = [Draft202012Validator(json.loads(text)) for text in re.findall(r"```json\n(.*?)```", PAGE, re.S)]
GAMES = ("eclipse", "forbidden_stars", "space_empires")
ECLIPSE = "001@M10 226@O10/1 222@K10/1"


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("eclipse", 4, {}),
        ("forbidden_stars", 3, {}),
        ("forbidden_stars", 2, {"board": "built"}),
        ("space_empires", 2, {}),
    ],
)
def test_a_running_board_is_written_and_read_again(game: str, seats: int, options: dict[str, str]) -> None:
    rules, chance = rules_of(game), Random(1)
    table, written = Table.new(rules, seats, "1", options), set[str]()
    assert rules.boards is not None
    for _ in range(150):
        text = rules.boards.of(rules.view(table.state, None))
        found = rules.boards.judge(text) if text else None
        assert found is None or (found.string, found.faults) == (text, ())
        written.add(text)
        given = choose(table, chance)
        table.answer(given.seat, given.value, given.verb)
    assert len(written) > 1 or game == "forbidden_stars"
    as_json = rules.boards.write(text, "json")
    assert list(SCHEMAS[0].iter_errors(json.loads(as_json))) == []
    assert rules.boards.write(as_json, "string") == text


def test_a_map_of_twilight_imperium_keeps_its_schema() -> None:
    boards = rules_of("ti4").boards
    assert boards is not None
    found = json.loads(boards.write("{28} 83A2 84B -1 0 19 85A5 1", "json"))
    assert list(SCHEMAS[1].iter_errors(found)) == [] and len(found["mapInfo"]) == 7


def test_what_nobody_may_see_is_not_in_it() -> None:
    """Markers that one seat has looked at lie unexplored for all."""
    rules = rules_of("space_empires")
    table, chance = Table.new(rules, 2, "1", {}), Random(1)
    for _ in range(100):
        given = choose(table, chance)
        table.answer(given.seat, given.value, given.verb)
    assert rules.boards is not None
    public = {place: tile for tile, place in pairs(rules.boards.of(rules.view(table.state, None)))}
    hidden = [one.id for one in table.state.systems.values() if not one.known and one.colony is None]
    assert hidden and {public[id] for id in hidden} == {"?"}


def pairs(text: str) -> list[tuple[str, str]]:
    return [(word.partition("@")[0], word.partition("@")[2]) for word in text.split()]


@pytest.mark.parametrize(
    ("boards", "text", "kinds"),
    [
        (SECTOR_BOARDS, "001@M10 999@M9", ["unknown"]),
        (SECTOR_BOARDS, "001@M10 101@Z9", ["place"]),
        (SECTOR_BOARDS, "001@M10 101@(13;2)", []),
        (SECTOR_BOARDS, "001@M10 101@M9/6", ["turned"]),
        (SECTOR_BOARDS, "001@M10 001@M9", ["twice"]),
        (SECTOR_BOARDS, "001@M10 101@M10", ["taken"]),
        (SYSTEM_BOARDS, "10A@0,0/4", ["turned"]),
        (SYSTEM_BOARDS, "10A@A1", ["place"]),
        (MARKER_BOARDS, "minerals-5@B1 minerals-5@B2", []),
        (MARKER_BOARDS, "gold@B1", ["unknown"]),
        (MARKER_BOARDS, "-@B1 ?@B2 colony@B3/1", ["turned"]),
    ],
)
def test_faults_are_named(boards: PlacedBoards, text: str, kinds: list[str]) -> None:
    found = boards.judge(text)
    assert [one.kind for one in found.faults] == kinds
    assert all(one.tiles and one.plain.endswith(text.split()[-1]) for one in found.faults)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "empty"),
        ("001", "entry 1 is no tile at a place: '001'"),
        ("001@M10 101@M9/x", "entry 2"),
        ("{", "as JSON"),
        ('{"format": "astrarch-board-2"}', f"no {FORMAT} of eclipse"),
        (json.dumps({"format": FORMAT, "game": "forbidden_stars", "tiles": []}), f"no {FORMAT} of eclipse"),
        (json.dumps({"format": FORMAT, "game": "eclipse", "tiles": 3}), "tiles is no list"),
        (json.dumps({"format": FORMAT, "game": "eclipse", "tiles": [{}]}), "entry 1"),
        ("001@M10 " * LONGEST, "longer than"),
    ],
)
def test_what_cannot_be_read_is_said(text: str, says: str) -> None:
    with pytest.raises(UnreadableMap) as refusal:
        SECTOR_BOARDS.read(text)
    assert says in refusal.value.plain


def test_the_examples_of_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    commands = re.findall(r"^python -m engine (.*)$", PAGE, re.M)
    assert [main(shlex.split(command)) for command in commands] == [0, 0, 0]
    written: Any = json.loads(capsys.readouterr().out.splitlines()[0])
    assert list(SCHEMAS[0].iter_errors(written)) == []


def test_the_page_names_every_game() -> None:
    assert re.findall(r"^\| `(\w+)` \|", PAGE, re.M) == [*GAMES]
    assert all(isinstance(rules_of(game).boards, PlacedBoards) for game in GAMES)


def test_the_example_is_read() -> None:
    assert [str(one) for one in SECTOR_BOARDS.read(ECLIPSE)] == ECLIPSE.split()
