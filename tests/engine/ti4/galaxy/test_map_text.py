"""Map strings: read from every dialect, written in every dialect. The maps are ones that players made for six."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.hexes import spiral
from engine.kit.maps import UnreadableMap
from engine.ti4.components import BOARDS
from engine.ti4.galaxy.map_text import FORMS, HOME, MECATOL, NOTHING, Entry, pack, place, position, read, ring_of, write

MAPS: dict[str, str] = json.loads((Path(__file__).parent / "map_strings.json").read_text(encoding="utf-8"))
READY = {f"{board.seats} {name}": text for board in BOARDS.values() for name, text in board.ready.items()}
HYPERLANES = "{28} 83A2 84B -1 0 19 85A5"


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", [*MAPS, *READY])
def test_every_map_is_read_again_from_every_dialect(name: str, form: str) -> None:
    text = MAPS.get(name) or READY[name]
    layout = read(text)
    assert read(write(layout, form)) == layout
    assert write(read(write(layout, form))).split() == text.removesuffix(" -1").split()


@pytest.mark.parametrize("name", [*MAPS, *READY])
def test_a_packed_map_is_no_longer_than_a_value_of_an_option_may_be(name: str) -> None:
    layout = read(MAPS.get(name) or READY[name])
    assert read(pack(layout)) == layout and len(pack(layout)) <= 100


def test_there_are_twenty_of_them() -> None:
    assert len(MAPS) == 20 and {len(text.split()) for text in MAPS.values()} == {36}


@pytest.mark.parametrize("form", FORMS)
def test_hyperlanes_and_another_centre_are_read_again(form: str) -> None:
    layout = read(HYPERLANES)
    assert layout == (Entry(28), Entry(83, "a", 2), Entry(84, "b"), NOTHING, HOME, Entry(19), Entry(85, "a", 5))
    assert read(write(layout, form)) == layout


def test_positions_go_ring_by_ring_clockwise_from_north() -> None:
    assert spiral(2)[:9] == [(0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -2), (1, -2)]
    assert [position(word) for word in ("000", "101", "106", "201", "212", "301", "318", "401")] == [
        0, 1, 6, 7, 18, 19, 36, 37,
    ]  # fmt: skip
    assert [place(at) for at in (0, 1, 6, 7, 18, 19, 36, 37)] == [
        "000", "101", "106", "201", "212", "301", "318", "401",
    ]  # fmt: skip
    assert [position(word) for word in ("107", "100", "213", "9999", "tl", "", "1.5", "-101")] == [None] * 8
    assert [ring_of(at) for at in (0, 1, 6, 7, 18, 19, 36, 37)] == [0, 1, 1, 2, 2, 3, 3, 4]


@pytest.mark.parametrize(
    ("text", "entries"),
    [
        ("19 20", (19, 20)),
        ("19,20\n21\t22", (19, 20, 21, 22)),
        ("19, -1, 20, -1, -1", (19, -1, 20)),
        ("```\n19 20\n```", (19, 20)),
        ("-110 -111 0 7 -1 19", (0, 0, 0, 7, -1, 19)),
        ("H0,_,X,h12,19:120,20:0", (0, -1, -1, 0, 19, 20)),
        ("{18, 19, 20}", (19, 20)),
        ("{[1] = 18, [2] = 19, [3] = '20'}", (19, 20)),
        ("{ {18}, {19, 20, 21, 22, 23, 24}, {25} }", (19, 20, 21, 22, 23, 24, 25)),
        ("{19, 20, 21, 22, 23, 24}", (19, 20, 21, 22, 23, 24)),
        ("[18, 19, 20]", (19, 20)),
        ("[[18], [19, 20]]", (19, 20)),
        ('["19", "20"]', (19, 20)),
        ("{18} 19 20", (19, 20)),
        ('{"mapInfo": [{"position": "102", "tileID": "20"}, {"position": 101, "tileID": 19}]}', (19, 20)),
        ('[{"position": "101", "tileID": "0g"}, {"position": "tl", "tileID": "51"}]', (0,)),
        ('{"mapInfo": [{"position": "101", "tileID": "19", "planets": []}]}', (19,)),
    ],
)
def test_dialects(text: str, entries: tuple[int, ...]) -> None:
    assert read(text) == (MECATOL, *(Entry(tile) for tile in entries))


@pytest.mark.parametrize(
    ("text", "turned"),
    [("83a", 0), ("83A3", 3), ("83A:180", 3), ("83a180", 3), ('{"mapInfo":[{"position":"101","tileID":"83a180"}]}', 3)],
)
def test_hyperlanes_are_turned_in_sixths_or_degrees(text: str, turned: int) -> None:
    assert read(text) == (MECATOL, Entry(83, "a", turned))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "empty"),
        (" \n`` ", "empty"),
        ("-1 -1", "no tile lies"),
        ("{18}", "no tile lies"),
        ("19 twenty", "entry 2 is no tile: 'twenty'"),
        ("19 20c", "entry 2 is no tile: '20c'"),
        ("19 83A7", "'83A7'"),
        ("19 83A:90", "'83A:90'"),
        ("19 ²", "'²'"),
        ("19 ١", "'١'"),
        ("19 123456", "'123456'"),
        ("{nine} 19", "entry 0 is no tile: 'nine'"),
        ("[19, null]", "'None'"),
        ("[19, {}]", "is no tile"),
        ("[19", "as JSON"),
        ("[" * 5000, "as JSON"),
        ('{"mapInfo": 3}', "mapInfo"),
        ('[{"position": "101", "tileID": "19"}, 3]', "is no tile: '3'"),
        ('{"mapInfo": [{"position": "107", "tileID": "19"}]}', "'107' is no position"),
        ('{"mapInfo": [{"tileID": "19"}]}', "'' is no position"),
        ('{"mapInfo": [{"position": "101", "tileID": "19"}, {"position": "101", "tileID": "20"}]}', "named twice"),
        ("19 " * 300, "more than 9 rings"),
        ("19 " * 9000, "longer than"),
        ("\0", "entry 1"),
        ("own:", "no tile lies"),
        ("own:19²²", "entry 2 is no tile: '²²'"),
    ],
)
def test_what_cannot_be_read_is_said(text: str, says: str) -> None:
    with pytest.raises(UnreadableMap) as refusal:
        read(text)
    assert says in refusal.value.plain
