"""Ids of pictures: each kind reads what it makes, and nothing else."""

from __future__ import annotations

import pytest

from engine.eclipse.interface import zooms as eclipse
from engine.forbidden_stars.interface import zooms as stars
from engine.space_empires.interface import zooms as empires
from engine.ti4.interface import zooms as ti4
from engine.zoom import OfPlace, OfPlaces, OfSeat, Page, Places, with_arrows

SEAT, BATTLE, FOCUS, TABLE = OfSeat("seat-"), OfPlace("battle-"), OfPlaces("focus-", ";"), Page("table")


def test_ids_are_made_and_read() -> None:
    assert (SEAT.of(2), SEAT.read("seat-2")) == ("seat-2", 2)
    assert (BATTLE.of("C7"), BATTLE.read("battle-C7")) == ("battle-C7", "C7")
    assert TABLE.id == TABLE.of(None) == "table"
    shown = Places(["1,0", "101"], [("101", "1,0")])
    assert FOCUS.of(shown) == "focus-1,0;101@101>1,0" and FOCUS.read(FOCUS.of(shown)) == shown
    assert FOCUS.read(with_arrows("focus-101", [("101", "102")])) == Places(["101"], [("101", "102")])


@pytest.mark.parametrize(
    ("kind", "zoom"),
    [(SEAT, "battle-C7"), (SEAT, "seat-x"), (SEAT, "seat-"), (SEAT, "seat-٣"), (TABLE, "tables"), (FOCUS, "focus-1@2")],
)
def test_what_is_no_id_of_a_kind_is_refused(kind: OfSeat | Page | OfPlaces, zoom: str) -> None:
    with pytest.raises(KeyError):
        kind.read(zoom)


@pytest.mark.parametrize("zoom", ["turns-310", "turns-310-", "turns-310-x", "turns-310-0,x", "310-0"])
def test_what_is_no_turning_is_refused(zoom: str) -> None:
    with pytest.raises(KeyError):
        eclipse.TURNINGS.read(zoom)


def test_ids_stay_as_they_stand_in_saved_rows() -> None:
    two = Places(["a", "b"])
    assert [ti4.PLAYERS.id, ti4.TABLE.id, ti4.ALL.id, ti4.FOCUS.of(two), ti4.BATTLE.of("18"), ti4.SYSTEM.of("18")] == [
        "players", "table", "all", "focus-a,b", "battle-18", "18"
    ]  # fmt: skip
    assert [eclipse.PLAYERS.id, eclipse.TECHNOLOGIES.id, eclipse.ALL.id, eclipse.SECTOR.of("001")] == [
        "players", "technologies", "all", "001"
    ]  # fmt: skip
    turned = eclipse.TURNINGS.of(eclipse.Turnings("310", [0, 2]))
    assert [eclipse.FOCUS.of(two), turned, eclipse.SHIPS.of(1), eclipse.BATTLE.of("001")] == [
        "focus-a;b", "turns-310-0,2", "ships-1", "battle-001"
    ]  # fmt: skip
    assert [stars.COMBAT.id, stars.SEAT.of(1), stars.FOCUS.of(two), stars.TURNS.of("10A"), stars.SYSTEM.of("10A")] == [
        "combat", "seat-1", "focus-a,b", "turns-10A", "10A"
    ]  # fmt: skip
    assert [empires.SHEET.id, empires.TECHNOLOGY.id, empires.GROUPS.id, empires.SEAT.of(1), empires.HEX.of("C7")] == [
        "sheet", "technology", "groups", "seat-1", "C7"
    ]  # fmt: skip
    assert [empires.FOCUS.of(two), empires.NEAR.of(two), empires.BATTLE.of("C7")] == [
        "focus-a,b", "near-a,b", "battle-C7"
    ]  # fmt: skip
