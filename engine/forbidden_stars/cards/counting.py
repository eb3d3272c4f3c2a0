"""Numbers and conditions that the steps of abilities read from the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Union

from engine.ask import Seat
from engine.forbidden_stars.cards.steps import CardStep, Doing
from engine.forbidden_stars.combat import dice, sides
from engine.forbidden_stars.components import SYSTEM_OF, UNITS
from engine.forbidden_stars.economy import assets
from engine.forbidden_stars.galaxy import areas, storms, structures, units
from engine.forbidden_stars.play import Game

Number = Union[int, str, CardStep]


def _own_units_in_active_system(doing: Doing, count: CardStep) -> int:
    active = doing.game.state.active
    if active is None:
        combat = doing.game.state.combat
        active = None if combat is None else SYSTEM_OF[combat.area]
    if active is None:
        return 0
    here = [unit for id in doing.game.board.areas_of[active] for unit in units.at(doing.game, doing.seat, id)]
    return sum(unit.type in count["units"] for unit in here)


def _storms_bordering(doing: Doing, count: CardStep) -> int:
    return 0 if doing.system is None else storms.bordering(doing.game, doing.system)


def _friendly_worlds_with(doing: Doing, count: CardStep) -> int:
    worlds = areas.friendly_worlds(doing.game, doing.seat)
    return sum(any(one.kind == count["structure"] for one in structures.at(doing.game, id)) for id in worlds)


COUNTS: dict[str, Callable[[Doing, CardStep], int]] = {
    "own_dice": lambda doing, count: dice.count(doing.game, doing.seat, [count["face"]]),
    "dice_spent": lambda doing, count: doing.spent * int(count.get("times", 1)),
    "own_unrouted_units": lambda doing, count: sum(
        unit.type in count["units"] for unit in sides.standing(doing.game, doing.seat)
    ),
    "own_units_in_active_system": _own_units_in_active_system,
    "own_assets": lambda doing, count: assets.held(doing.game, doing.seat, count["asset"]),
    "own_structures": lambda doing, count: len(structures.owned(doing.game, doing.seat, count["structure"])),
    "friendly_worlds_with_structure": _friendly_worlds_with,
    "storms_bordering_that_system": _storms_bordering,
    "target_command_level": lambda doing, count: 0 if doing.target is None else UNITS[doing.target.type].level,
}


def number(doing: Doing, n: Number) -> int:
    """A number that a step names, or reads from the game. A token counts as its level 0 unit. FS-REINF-05, D-46"""
    if isinstance(n, Mapping):
        return COUNTS[n["count"]](doing, n)
    return int(n)


def bounds(doing: Doing, n: Number, there: int) -> tuple[int, int]:
    """From how many to how many, of those that there are; fewer where there are fewer. D-44"""
    if n == "all":
        return there, there
    if n == "any":
        return 0, there
    if isinstance(n, Mapping) and "up_to" in n:
        return 0, min(there, int(n["up_to"]))
    exactly = min(there, number(doing, n))
    return exactly, exactly


def _role(game: Game, seat: Seat, role: object) -> bool:
    combat = sides.combat_of(game)
    return seat == (combat.attacker if role == "attacker" else combat.defender)


def _more_morale_dice(game: Game, seat: Seat, _: object) -> bool:
    return dice.count(game, seat, ["morale"]) > dice.count(game, sides.opponent(game, seat), ["morale"])


def _more_unrouted_units(game: Game, seat: Seat, _: object) -> bool:
    return len(sides.standing(game, seat)) > len(sides.standing(game, sides.opponent(game, seat)))


def _opponent_has_routed_unit(game: Game, seat: Seat, _: object) -> bool:
    return bool(sides.routed(game, sides.opponent(game, seat)))


def _no_friendly_world(game: Game, seat: Seat, _: object) -> bool:
    active = game.state.active
    return active is not None and not areas.friendly_in(game, seat, active)


CONDITIONS: dict[str, Callable[[Game, Seat, object], bool]] = {
    "role": _role,
    "more_morale_dice": _more_morale_dice,
    "more_unrouted_units": _more_unrouted_units,
    "opponent_has_routed_unit": _opponent_has_routed_unit,
    "no_friendly_world_in_active_system": _no_friendly_world,
}


def holds(game: Game, seat: Seat, condition: Mapping[str, object]) -> bool:
    """Whether the condition of a paragraph holds now; one that is empty always does."""
    return all(CONDITIONS[name](game, seat, value) for name, value in condition.items())
