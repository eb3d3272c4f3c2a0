"""A combat that leads to a second one within the same order, to its end. D-37"""

from __future__ import annotations

import pytest

from engine.forbidden_stars import content
from engine.forbidden_stars.components import AREAS, SYSTEM_OF
from engine.forbidden_stars.phases import operations
from engine.forbidden_stars.play import Game
from tests.engine.forbidden_stars.battlefield import world
from tests.engine.forbidden_stars.positions import (
    BOLTER,
    MORALE,
    SHIELD,
    dice,
    ordered,
    play,
    ready,
    said,
    station,
    there,
)

CONTENT = content
EL, SM = "eldar", "space_marines"


def position(**defenders: int) -> tuple[Game, str, str, int, int]:
    """Space Marines on two worlds beside each other, the first two given; Eldar, whose only cards are
    Wave Serpents, and Space Marines without cards are the seats.
    """
    game = ready(4, empty=True, storms=())
    here = world(game)
    near = next(id for id in game.board.near[here] if AREAS[id].kind == "world")
    eldar, marines = game.seat_of(EL), game.seat_of(SM)
    station(game, marines, here, scout=1)
    station(game, marines, near, **defenders)
    game.player(eldar).deck, game.player(marines).deck = ["wave_serpent"] * 10, []
    game.events.clear()
    return game, here, near, eldar, marines


def fought(game: Game, here: str, near: str, eldar: int, *faces: int) -> list[str]:
    """An Advance order to its end, in whose first combat both warriors move on; what was told, by key."""
    active = SYSTEM_OF[here]
    start = next(id for id in game.board.near[here] if AREAS[id].kind == "world" and id != near)
    station(game, eldar, start, falcon=1, aspect_warrior=2)
    station(game, eldar, start, factory=1)
    ordered(game, eldar, "advance", active)
    dice(game, *faces)
    source = SYSTEM_OF[start]
    play(
        operations.resolve(game, eldar, active),
        *([("advance_from", source)] if source != active else []),
        ("move_to", here),
        ("move_units", {f"{start}:falcon": 1, f"{start}:aspect_warrior": 2}),
        ("combat_card", "wave_serpent"),
        ("ability", "yes"),
        ("ability", "yes"),
        ("move_to_area", near),
        ("leave_combat", {"aspect_warrior": 2}),
        others="pass",
    )
    return said(game)


OWN = (MORALE, BOLTER, BOLTER, BOLTER, BOLTER, BOLTER, BOLTER)
"""Seven dice: a falcon and two warriors."""


@pytest.mark.rule("FS-CONT-02", "FS-COMBAT-02", "FS-COMBAT-27", "FS-CLAR-05", "FS-SIM-03")
def test_the_second_combat_begins_when_the_first_is_over_and_has_dice_and_cards_of_its_own() -> None:
    game, here, near, eldar, _ = position(scout=1)
    told = fought(game, here, near, eldar, *OWN, SHIELD, BOLTER, MORALE, MORALE, SHIELD, SHIELD)
    begins = [at for at, key in enumerate(told) if key == "forbidden_stars-combat-begins"]
    ends = [at for at, key in enumerate(told) if key == "forbidden_stars-combat-won"]
    assert len(begins) == len(ends) == 2 and begins[0] < ends[0] < begins[1] < ends[1]
    assert told[begins[1] :].count("forbidden_stars-rolls") == 2 and told.count("forbidden_stars-draws-combat") >= 2
    assert game.state.combat is None and game.state.effects == []
    assert sorted(game.player(eldar).deck) == ["wave_serpent"] * 10
    assert there(game, eldar, here) == {"falcon": 1}


@pytest.mark.rule("FS-RETREAT-15", "FS-DEST-01")
def test_attackers_of_the_second_combat_who_lose_are_destroyed() -> None:
    game, here, near, eldar, marines = position(land_raider=2)
    fought(game, here, near, eldar, *OWN, SHIELD, BOLTER, *[SHIELD] * 4, *[MORALE] * 6, *[SHIELD] * 3)
    assert there(game, eldar, near) == {} and there(game, marines, near) == {"land_raider": 2}
    assert there(game, eldar, here) == {"falcon": 1}
    everywhere = [id for id in game.state.areas if there(game, eldar, id).get("aspect_warrior")]
    assert everywhere == []


@pytest.mark.rule("FS-RETREAT-18", "FS-RETREAT-19")
def test_the_defender_of_the_second_combat_does_not_retreat_to_where_the_attackers_came_from() -> None:
    game, here, near, eldar, marines = position(scout=1)
    fought(game, here, near, eldar, *OWN, SHIELD, BOLTER, *[MORALE] * 4, *[SHIELD] * 2)
    assert there(game, marines, here) == {} and there(game, marines, near) == {}
    assert there(game, eldar, near) == {"aspect_warrior": 2}
