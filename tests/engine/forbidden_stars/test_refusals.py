"""What is illegal is refused by the rule that forbids it. Each case is a whole turn up to the illegal answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.errors import IllegalAnswer
from engine.forbidden_stars.components import OrderKind
from engine.forbidden_stars.phases import events, operations
from engine.forbidden_stars.play import Game
from tests.engine.driving import play
from tests.engine.forbidden_stars.positions import MORALE, SHIELD, dice, own, ready, stack, station

Position = Callable[[Game], None]
Case = tuple[str, OrderKind, Position, list[tuple[Any, ...]]]


def stand(seat: int, area: str, **pieces: int) -> Position:
    """Somebody has pieces on an area."""
    return lambda game: void(station(game, seat, area, **pieces))


def void(_: object) -> None:
    """Nothing is returned."""


def rich(game: Game) -> None:
    """Everything can be paid."""
    game.player(0).materiel = 14


def both(*positions: Position) -> Position:
    """One after the other."""
    return lambda game: void([position(game) for position in positions])


def helped(game: Game) -> None:
    """Three reinforcement tokens."""
    game.player(0).assets["reinforcement"] = 3


def armed(game: Game) -> None:
    """Two orbital upgrades, of which one ignores bastions."""
    own(game, 0, "rain_of_fire", "drop_pods")


def beaten(game: Game) -> None:
    """The attackers throw morale alone, the defender a shield."""
    for seat in (0, 1):
        game.player(seat).deck = []
    dice(game, *[MORALE] * 4, SHIELD)


def stormy(game: Game) -> None:
    """A storm lies between 10A and 5A."""
    game.state.storms[0].edge = "h0.1"


SHIPS = stand(0, "10A-NW", strike_cruiser=1)
FACTORY = both(rich, stand(0, "10A-SE", factory=1))
STRIKE = ("strike", "10A-NW:10A-NE")
LOST = both(
    stand(0, "1A-SW", scout=4),
    stand(1, "10A-SW", cultist=1),
    stand(1, "10A-SE", cultist=1),
    stand(1, "5A-SW", cultist=1),
    stand(1, "10A-NE", cultist=1),
    beaten,
)
MARCH = [("advance_from", "1A"), ("move_to", "10A-SW"), ("move_units", {"1A-SW:scout": 4})]

CASES: dict[str, Case] = {
    "a system that is not adjacent": (
        "FS-ADV-04",
        "advance",
        both(SHIPS, stand(0, "1A-NW", strike_cruiser=1)),
        [("advance_from", "7A")],
    ),
    "ships across a storm": (
        "FS-STORM-02",
        "advance",
        both(SHIPS, stormy, stand(0, "1A-NW", strike_cruiser=1)),
        [("advance_from", "5A")],
    ),
    "a world without a path beside a contested one": (
        "FS-PATH-01",
        "advance",
        both(
            stand(0, "10A-SW", scout=2),
            stand(0, "5A-SW", scout=1),
            stand(1, "10A-SE", cultist=1),
            stand(0, "1A-SW", scout=1),
        ),
        [("advance_from", "1A"), ("move_to", "10A-SE"), ("move_units", {"10A-SW:scout": 1}), ("move_to", "10A-NE")],
    ),
    "a strike on a bastion": (
        "FS-ORBIT-05",
        "advance",
        both(SHIPS, stand(1, "10A-NE", bastion=1), stand(1, "10A-SW", cultist=1)),
        [STRIKE],
    ),
    "a strike on an area that is not adjacent": (
        "FS-ORBIT-04",
        "advance",
        both(SHIPS, stand(1, "10A-SE", cultist=1), stand(1, "10A-SW", cultist=1)),
        [("strike", "10A-NW:10A-SE")],
    ),
    "a strike on nobody": (
        "FS-ORBIT-02",
        "advance",
        both(SHIPS, stand(1, "10A-SW", cultist=1)),
        [STRIKE],
    ),
    "a strike on a bastion with the wrong card": (
        "FS-ORBIT-15",
        "advance",
        both(SHIPS, armed, stand(1, "10A-NE", bastion=1)),
        [STRIKE, ("strike_cards", ["rain_of_fire"])],
    ),
    "more reinforcements than figures": (
        "FS-REINF-03",
        "advance",
        both(helped, stand(0, "10A-SE", scout=1), stand(1, "10A-SW", cultist=1)),
        [("move_to", "10A-SW"), ("reinforce", 2)],
    ),
    "a card that is not in hand": (
        "FS-COMBAT-13",
        "advance",
        both(stand(0, "10A-SE", scout=1), stand(1, "10A-SW", cultist=1)),
        [("move_to", "10A-SW"), ("combat_card", 0, "emperors_might")],
    ),
    "a retreat to the attackers": ("FS-RETREAT-18", "advance", LOST, [*MARCH, ("retreat_to", "1A-NE")]),
    "a retreat to a void": ("FS-RETREAT-08", "advance", LOST, [*MARCH, ("retreat_to", "10A-NW")]),
    "a retreat too far": ("FS-RETREAT-17", "advance", LOST, [*MARCH, ("retreat_to", "7A-NE")]),
    "a retreat without a path": ("FS-RETREAT-02", "advance", LOST, [*MARCH, ("retreat_to", "5A-SW")]),
    "a unit beside the enemy": (
        "FS-DEPLOY-07",
        "deploy",
        both(FACTORY, stand(1, "10A-SW", cultist=1)),
        [("buy_unit", "scout"), ("place", "10A-SW")],
    ),
    "a ground unit in a void": ("FS-DEPLOY-06", "deploy", FACTORY, [("buy_unit", "scout"), ("place", "10A-NW")]),
    "a second structure": (
        "FS-STRUCT-04",
        "deploy",
        both(FACTORY, stand(0, "10A-SW", scout=1), stand(0, "10A-NE", scout=1)),
        [("buy_unit", "done"), ("buy_structure", "city"), ("place", "10A-SE")],
    ),
    "a structure that is too dear": (
        "FS-DEPLOY-14",
        "deploy",
        both(stand(0, "10A-SW", scout=1), lambda game: setattr(game.player(0), "materiel", 2)),
        [("buy_structure", "city")],
    ),
    "a combat upgrade of a higher level": (
        "FS-CUPG-03",
        "strategize",
        both(rich, stand(0, "10A-SW", scout=1)),
        [("buy_combat_upgrade", "emperors_might")],
    ),
    "an order upgrade of a higher level": (
        "FS-UPG-04",
        "strategize",
        both(rich, stand(0, "10A-SW", scout=1)),
        [("buy_combat_upgrade", "none"), ("buy_order_upgrade", "drop_pods")],
    ),
}


@pytest.mark.rule(
    "FS-ADV-04",
    "FS-STORM-02",
    "FS-PATH-01",
    "FS-ORBIT-02",
    "FS-ORBIT-04",
    "FS-ORBIT-05",
    "FS-ORBIT-15",
    "FS-REINF-03",
    "FS-COMBAT-13",
    "FS-RETREAT-02",
    "FS-RETREAT-08",
    "FS-RETREAT-17",
    "FS-RETREAT-18",
    "FS-DEPLOY-06",
    "FS-DEPLOY-07",
    "FS-DEPLOY-14",
    "FS-STRUCT-04",
    "FS-CUPG-03",
    "FS-UPG-04",
)
@pytest.mark.parametrize("name", CASES)
def test_what_is_illegal_is_refused_by_its_rule(name: str) -> None:
    rule, kind, position, answers = CASES[name]
    game = ready(4, empty=True, storms=("v4.2",))
    position(game)
    stack(game, "10A", (0, kind))
    resolve = [] if kind == "strategize" else [("resolve", "yes")]
    with pytest.raises(IllegalAnswer) as refused:
        play(operations.turn(game, 0), *resolve, *answers, others="pass")
    assert refused.value.rule == rule


@pytest.mark.rule("FS-STACK-07", "FS-OPS-02")
@pytest.mark.parametrize(("system", "rule"), [("10A", "FS-STACK-07"), ("7A", "FS-OPS-02")])
def test_a_covered_token_is_not_revealed(system: str, rule: str) -> None:
    game = ready(4, empty=True)
    stack(game, "10A", (0, "deploy"), (1, "deploy"))
    stack(game, "1A", (0, "advance"))
    stack(game, "5A", (0, "dominate"))
    with pytest.raises(IllegalAnswer) as refused:
        play(operations.turn(game, 0), ("reveal", system))
    assert refused.value.rule == rule


@pytest.mark.rule("FS-STORM-06", "FS-STORM-11", "FS-STORM-13")
@pytest.mark.parametrize(
    ("move", "rule"), [("0:h1.1", "FS-STORM-06"), ("1:h2.1", "FS-STORM-11"), ("0:h1.2", "FS-STORM-13")]
)
def test_a_storm_goes_where_its_symbol_leads_once_and_to_no_other(move: str, rule: str) -> None:
    game = ready(4, storms=("h0.1", "h1.2"))
    game.state.storms[1].moved = True
    with pytest.raises(IllegalAnswer) as refused:
        play(events.move_storm(game, 0, "tl_br"), ("move_storm", move))
    assert refused.value.rule == rule


@pytest.mark.rule("FS-DMG-04")
def test_a_routed_unit_takes_no_damage_before_the_others() -> None:
    game = ready(4, empty=True, storms=())
    station(game, 0, "10A-SE", land_raider=2)
    station(game, 1, "10A-SW", cultist=2, helbrute=1)[0].routed = True
    stack(game, "10A", (0, "advance"))
    game.player(0).deck = game.player(1).deck = []
    march = [("move_to", "10A-SW"), ("move_units", {"10A-SE:land_raider": 2})]
    dice(game, *[1] * 6)
    with pytest.raises(IllegalAnswer) as refused:
        play(operations.turn(game, 0), ("resolve", "yes"), *march, ("suffer", 1, "cultist:routed"), others="pass")
    assert refused.value.rule == "FS-DMG-04"
