"""Ids of options, built and taken apart in one place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

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


@pytest.mark.parametrize(
    ("built", "written"),
    [
        (Unit(2, "18", "cruiser"), "2:18:cruiser"),
        (Unit(2, "18", "cruiser", True), "2:18:cruiser:damaged"),
        (Unit(-1, "18", "cruiser"), "-1:18:cruiser"),
        (Note("ceasefire", 2), "note:ceasefire:2"),
        (Note("ceasefire"), "note:ceasefire"),
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
