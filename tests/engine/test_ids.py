"""Ids of options, built and taken apart in one place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from engine.effects import component_of
from engine.ids import BadId, Id


@dataclass(frozen=True)
class Unit(Id):
    owner: int
    place: str
    type: str
    damaged: bool = False


@dataclass(frozen=True)
class Note(Id):
    tag: ClassVar[str] = "note"

    name: str
    issuer: int | None = None


@dataclass(frozen=True)
class Way(Id):
    separator: ClassVar[str] = "-"

    systems: tuple[str, ...]


@pytest.mark.parametrize(
    ("built", "written"),
    [
        (Unit(2, "18", "cruiser"), "2:18:cruiser"),
        (Unit(2, "18", "cruiser", True), "2:18:cruiser:damaged"),
        (Unit(-1, "18", "cruiser"), "-1:18:cruiser"),
        (Note("ceasefire", 2), "note:ceasefire:2"),
        (Note("ceasefire"), "note:ceasefire"),
        (Way(("18", "41", "7")), "18-41-7"),
        (Way(("18",)), "18"),
    ],
)
def test_what_is_built_is_read(built: Id, written: str) -> None:
    assert built.id == written
    assert type(built).read(written) == built


@pytest.mark.parametrize(
    "text", ["", "2", "2:18", "x:18:cruiser", "2:18:cruiser:broken", "2:18:cruiser:damaged:more", "²:18:cruiser"]
)
def test_what_comes_from_outside_may_be_anything(text: str) -> None:
    assert Unit.maybe(text) is None
    assert not Unit.fits(text)
    with pytest.raises(BadId):
        Unit.read(text)


def test_a_tag_tells_one_kind_from_another() -> None:
    assert Note.maybe("card:ceasefire") is None
    assert Note.fits("note:ceasefire:0")


def test_no_part_can_be_read_as_two() -> None:
    with pytest.raises(BadId):
        _ = Unit(1, "a:b", "cruiser").id


def test_a_part_of_many_can_be_read_as_no_more() -> None:
    with pytest.raises(BadId):
        _ = Way(("18", "4-1")).id


@pytest.mark.parametrize("id", ["card:sabotage", "note:sabotage:2", "sabotage"])
def test_what_uses_a_component_names_it(id: str) -> None:
    assert component_of(id) == "sabotage"
