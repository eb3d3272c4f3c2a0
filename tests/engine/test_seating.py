"""Seats by lot: everybody has one, every order can fall, and the command line draws the same."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from engine.__main__ import main
from engine.kit.seating import drawn


def test_every_order_falls_about_as_often() -> None:
    orders = Counter(tuple(drawn(str(seed), 3)) for seed in range(1200))
    assert len(orders) == 6 and min(orders.values()) > 150


@pytest.mark.parametrize("seats", range(1, 7))
def test_everybody_gets_one_seat(seats: int) -> None:
    assert sorted(drawn("seed", seats)) == list(range(seats))


def test_anyone_can_draw_them_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["seats", "5eed", "4", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seats"] == [place + 1 for place in drawn("5eed", 4)]
