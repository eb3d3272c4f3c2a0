"""How far places are: compared with what trying every way finds."""

from __future__ import annotations

from random import Random

import pytest

from engine.players.ways import ways

LINE = {"a": "b", "b": "ac", "c": "bd", "d": "c"}


def slowly(start: int, near: dict[int, list[int]], most: int, tolls: dict[int, int]) -> dict[int, int]:
    """The same by relaxing every link until nothing changes."""
    found = {start: 0}
    for _ in near:
        for place, others in near.items():
            total = found.get(place, most + 1) + tolls[place]
            for other in others:
                if total <= most and total < found.get(other, most + 1):
                    found[other] = total
    return found


def test_places_are_found_the_nearest_first_and_no_farther_than_asked() -> None:
    assert list(ways("a", LINE.__getitem__, 2).items()) == [("a", 0), ("b", 1), ("c", 2)]
    assert ways("a", LINE.__getitem__, 0) == {"a": 0}


def test_no_way_leads_through_what_stops_but_one_leads_to_it() -> None:
    assert ways("a", LINE.__getitem__, 9, lambda place: 99 if place == "b" else 1) == {"a": 0, "b": 1}


def test_a_longer_way_that_takes_less_is_found() -> None:
    near = {"a": "bc", "b": "d", "c": "e", "e": "d", "d": ""}
    tolls = {"a": 0, "b": 9, "c": 1, "e": 1, "d": 1}
    assert ways("a", near.__getitem__, 99, tolls.__getitem__) == {"a": 0, "b": 0, "c": 0, "e": 1, "d": 2}


@pytest.mark.parametrize("seed", range(60))
def test_ways_are_the_shortest(seed: int) -> None:
    chance = Random(seed)
    places = range(12)
    near = {one: [other for other in places if other != one and chance.random() < 0.25] for one in places}
    tolls = {one: int(chance.random() * 6) for one in places}
    most = int(chance.random() * 20)
    assert ways(0, near.__getitem__, most, tolls.__getitem__) == slowly(0, near, most, tolls)
