"""What is said of a galaxy that somebody brings: each kind of fault and of warning, by tile and space."""

from __future__ import annotations

import pytest

from engine.errors import IllegalAnswer
from engine.kit.maps import Judgement
from engine.ti4.components import BOARDS
from engine.ti4.galaxy.map_judging import PLAIN, homes_in, homes_of, judge
from engine.ti4.galaxy.map_text import HOME, read, write
from engine.ti4.galaxy.neighbourhood import neighbourhoods
from tests.engine.ti4.galaxy.test_map_text import MAPS, READY

SIX = MAPS["Galileo VI"]
"""A map for six with nothing to say of it: 22 19 24 31 21 34 and so on."""


def laid(base: str = SIX, /, **changes: str) -> str:
    """That map with other entries, by `space_12="20"`."""
    entries = base.split()
    for name, entry in changes.items():
        at = int(name.removeprefix("space_"))
        entries += ["-1"] * (at - len(entries))
        entries[at - 1] = entry
    return " ".join(entries)


def faults(found: Judgement) -> dict[str, tuple[int, ...]]:
    """The spaces of each kind of fault."""
    assert all(len(one.tiles) == len(one.places) for one in found.faults)
    return {one.kind: one.places for one in found.faults}


def warnings(found: Judgement) -> list[tuple[str, tuple[int, ...]]]:
    return [(one.kind, one.places) for one in found.warnings]


def test_a_map_as_it_should_be() -> None:
    assert judge(SIX, 6) == Judgement(SIX, 6)
    assert judge(SIX) == Judgement(SIX, 6)


@pytest.mark.parametrize("name", MAPS)
def test_the_maps_of_players_can_be_played_on(name: str) -> None:
    assert judge(MAPS[name], 6).faults == () and judge(MAPS[name], 6).corrected is None


@pytest.mark.parametrize("name", READY)
def test_the_ready_maps_have_nothing_to_say_of_them(name: str) -> None:
    found = judge(READY[name], int(name[0]))
    assert (found.faults, found.warnings, found.corrected) == ((), (), None)


# --- faults ----------------------------------------------------------------------------------------------------------


def test_a_tile_that_is_not_in_the_base_game() -> None:
    found = judge(laid(space_2="76"), 6)
    assert faults(found) == {"unknown": (2,)}
    assert found.faults[0].plain == "not a tile of the base game: tile 76 in space 2"


def test_a_tile_that_is_laid_twice() -> None:
    found = judge(laid(space_2="22"), 6)
    assert faults(found) == {"twice": (1, 2)} and found.corrected is None
    assert found.faults[0].plain == "laid more than once: tile 22 in space 1, tile 22 in space 2"


@pytest.mark.parametrize("tile", ["83A2", "84", "4242b"])
def test_a_hyperlane(tile: str) -> None:
    assert faults(judge(laid(space_2=tile), 6)) == {"hyperlane": (2,)}


@pytest.mark.rule("TI-MAP-01")
def test_another_centre_is_mended() -> None:
    found = judge("{50} " + SIX, 6)
    assert faults(found) == {"centre": (0,)} and found.corrected == SIX


def test_a_centre_without_braces_is_mended() -> None:
    found = judge("18 " + SIX, 6)
    assert faults(found)["twice"] == (0, 1) and found.corrected == SIX


@pytest.mark.rule("TI-BOARD-02")
def test_the_home_of_the_ghosts_becomes_their_gate() -> None:
    found = judge(laid(space_19="51"), 6)
    assert faults(found)["beside"] == (19,)
    assert found.corrected == laid(space_19="17") and faults(judge(found.corrected, 6)) == {}


@pytest.mark.rule("TI-MAP-03")
@pytest.mark.parametrize(("seats", "homes"), [(5, 6), (3, 6)])
def test_homes_for_another_number_of_seats(seats: int, homes: int) -> None:
    [fault] = [one for one in judge(SIX, seats).faults if one.kind == "homes"]
    assert f"({homes} for {seats})" in fault.plain and fault.places == (19, 22, 25, 28, 31, 34)


@pytest.mark.rule("TI-MAP-03")
def test_homes_that_are_left_out_are_mended() -> None:
    found = judge(laid(space_19="-1", space_31="-1"), 6)
    assert faults(found) == {"homes": (22, 25, 28, 34)} and found.corrected == SIX
    cut = judge(" ".join(laid(space_34="-1").split()[:33]), 6)
    assert cut.corrected == " ".join([*SIX.split()[:33], "0"])


def test_homes_that_could_lie_in_several_ways_are_not_mended() -> None:
    bare = " ".join(SIX.split()[:18])
    assert judge(bare, 3).corrected is None


@pytest.mark.rule("TI-MAP-03")
def test_a_home_in_the_first_ring() -> None:
    assert faults(judge(laid(space_1="0", space_19="22"), 6))["inner"] == (1,)


@pytest.mark.rule("TI-MAP-02")
def test_a_tile_outside_of_the_three_rings() -> None:
    found = judge(laid(space_2="-1", space_40=SIX.split()[1]), 6)
    assert faults(found) == {"outside": (40,), "hole": (2,)}


@pytest.mark.rule("TI-MAP-02")
def test_a_space_without_a_tile() -> None:
    assert faults(judge(laid(space_2="-1", space_20="-1"), 6)) == {"hole": (2, 20)}


@pytest.mark.rule("TI-MAP-02", "TI-PLAYERS-01")
def test_a_map_for_more_seats_than_there_are() -> None:
    assert "homes" in faults(judge(laid(space_20="0", space_23="0")))
    with pytest.raises(IllegalAnswer):
        judge(SIX, 8)


# --- warnings --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-MAP-16")
def test_anomalies_beside_each_other_are_a_warning_for_each_pair() -> None:
    found = judge(MAPS["14pt- Rex This"], 6)
    pairs = [places for kind, places in warnings(found) if kind == "anomalies"]
    assert (1, 2) in pairs and (2, 3) in pairs and (1, 3) not in pairs
    assert found.warnings[0].plain == "anomalies beside each other: tile 43 in space 1, tile 44 in space 2"


@pytest.mark.rule("TI-MAP-17")
def test_equal_wormholes_beside_each_other_are_a_warning() -> None:
    beside = judge(laid(space_1="26", space_2="39", space_17="22", space_24="19"), 6)
    assert ("wormholes", (1, 2)) in warnings(beside)
    other = judge(laid(space_1="26", space_2="40", space_17="22", space_35="19"), 6)
    assert ("wormholes", (1, 2)) not in warnings(other)


@pytest.mark.rule("TI-MAP-03")
def test_homes_in_the_second_ring_are_a_warning() -> None:
    found = judge(laid(space_7="0", space_19=SIX.split()[6]), 6)
    assert faults(found) == {} and warnings(found) == [("second", (7,))]
    assert homes_in(read(found.string))[0] == 7


@pytest.mark.rule("TI-MAP-03")
def test_homes_elsewhere_in_the_third_ring_are_a_warning() -> None:
    found = judge(laid(space_20="0", space_19=SIX.split()[19]), 6)
    assert faults(found) == {} and warnings(found) == [("unusual", (20, 22, 25, 28, 31, 34))]


def test_every_kind_of_finding_is_said() -> None:
    """Each has a test above."""
    assert len(PLAIN) == 13


# --- homes -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-MAP-03", "TI-MAP-19", "TI-PLAYERS-06")
def test_five_homes_as_map_strings_have_them_are_the_board_of_the_setup_turned() -> None:
    """22, 25, 28, 32 and 36; the one between two close ones has the most trade goods."""
    base = READY["5 " + next(iter(BOARDS[5].ready))].split()
    ring = [(base[18:])[(at + 3) % 18] for at in range(18)]
    text = " ".join([*base[:18], *ring])
    assert homes_in(read(text)) == [22, 25, 28, 32, 36] and judge(text, 5).faults == ()
    assert [(one.position, one.trade_goods) for one in homes_of(text, 5)] == [
        (22, 2),
        (25, 4),
        (28, 2),
        (32, 0),
        (36, 0),
    ]


@pytest.mark.parametrize("seats", BOARDS)
def test_homes_of_the_setup_have_the_trade_goods_of_the_setup(seats: int) -> None:
    for text in BOARDS[seats].ready.values():
        assert homes_of(text, seats) == BOARDS[seats].homes


def test_factions_at_home_count_as_homes() -> None:
    layout = read(laid(space_19="1", space_22="17"))
    assert homes_in(layout) == [19, 22, 25, 28, 31, 34] and layout.count(HOME) == 4
    assert judge(write(layout), 6).faults == ()


def test_a_neighbourhood_is_what_is_nearest_to_a_home() -> None:
    """Space 7 lies in front of home 19, space 8 as near to home 22; space 1 is two steps from both."""
    empty = " ".join(["-1"] * 36)
    around = neighbourhoods(read(laid(empty, space_7="19", space_8="26", space_19="0", space_22="0", space_24="30")))
    assert [(one.home, one.resources, one.influence, one.optimal) for one in around] == [(19, 4, 3, 5), (22, 6, 4, 8)]
    assert [one.wormholes for one in around] == [("alpha",), ("alpha",)]
    assert [one.specialties for one in around] == [("yellow",), ()]


def test_mecatol_rex_is_nobodys() -> None:
    assert neighbourhoods(read("0"))[0].influence == 0
