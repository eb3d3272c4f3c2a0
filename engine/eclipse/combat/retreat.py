"""Retreat: a ship type declares it instead of attacking, and leaves on its turn of the next round."""

from __future__ import annotations

from engine.ask import Option, Refusal, Seat
from engine.eclipse import words
from engine.eclipse.combat import sides
from engine.eclipse.combat.sides import Battle, Unit
from engine.eclipse.galaxy import ships, wormholes
from engine.eclipse.play import Game, Question
from engine.text import T, Text, seat_name

ATTACK, HOLD, DESTROYED = "attack", "hold", "destroyed"
TO_THE_END = {"attack_always": ATTACK, "hold_always": HOLD}
IMMOBILE = "starbase"


def targets(game: Game, seat: Seat, id: str, type: str) -> list[str]:
    """Neighbouring sectors that a type can retreat to: own disc, no enemy ship, a connection. Starbases never.

    EC-RETREAT-03, EC-RETREAT-04, EC-RETREAT-06, EC-RETREAT-07, EC-RETREAT-08
    """
    if type == IMMOBILE:
        return []
    return [near for near in wormholes.linked(game, seat, id) if _safe(game, seat, near)]


def _safe(game: Game, seat: Seat, id: str) -> bool:
    """EC-RETREAT-03, EC-RETREAT-07"""
    return game.sector(id).owner == seat and not ships.enemies(game, seat, id)


async def decide(game: Game, battle: Battle, unit: Unit) -> str:
    """Attack, or retreat to a sector that is named now; a type without cannons may do nothing.

    Whoever wants to attack, or to stay, in every round of the battle can say so once for all ships; in games from
    before for those of a type.
    EC-ENGAGE-02, EC-ENGAGE-04, EC-RETREAT-01, EC-RETREAT-09
    """
    stay = ATTACK if sides.stats(game, unit).cannons else HOLD
    ways = [] if unit.side < 0 or unit in battle.resolved else _ways(game, battle, unit)
    if not ways:
        return stay
    stays = [stay, *(id for id, what in TO_THE_END.items() if what == stay)]
    staying = [Option(id, Text(f"eclipse-battle-{id.replace('_', '-')}")) for id in stays]
    choice = await _ask(game, battle, unit, staying + ways)
    if choice not in TO_THE_END:
        return choice
    all_ships = sides.units(game, battle, unit.side) if game.state.edition else [unit]
    battle.resolved += [one for one in all_ships if one not in battle.resolved]
    return stay


ENGAGE = Question("engage", open=True)


async def _ask(game: Game, battle: Battle, unit: Unit, options: list[Option]) -> str:
    about = T(
        "eclipse-ask-engage",
        seat=seat_name(unit.side),
        round=battle.round,
        ships=sides.unit_name(game, battle.sector, unit),
        sector=words.sector(battle.sector),
    )
    return await game.pick(
        ENGAGE,
        unit.side,
        options,
        about,
        why=lambda id: why_not(game, unit, id),
        lean=lambda id: 4 * len(options) if id == ATTACK else 1,
        where=[battle.sector],
    )


def _ways(game: Game, battle: Battle, unit: Unit) -> list[Option]:
    """The sectors to retreat to, as options."""
    return [
        Option(id, T("eclipse-retreat-to", sector=words.sector(id)))
        for id in targets(game, unit.side, battle.sector, unit.type)
    ]


def why_not(game: Game, unit: Unit, id: str) -> Refusal | None:
    """The rule that forbids a retreat there."""
    if id not in game.state.sectors:
        return None
    if unit.type == IMMOBILE:
        return Refusal("EC-RETREAT-08", T("eclipse-starbases-stay"))
    rule = "EC-RETREAT-04" if _safe(game, unit.side, id) else "EC-RETREAT-03"
    return Refusal(rule, T("eclipse-no-retreat-there"))


def declare(game: Game, battle: Battle, unit: Unit, target: str) -> None:
    """From now on the type does not attack; it can still be shot at. EC-RETREAT-01, EC-RETREAT-05, EC-RETREAT-09"""
    battle.leaving[unit] = target
    name = sides.unit_name(game, battle.sector, unit)
    game.say(
        T("eclipse-retreat-declared", seat=seat_name(unit.side), ships=name, sector=words.sector(target)),
        where=[battle.sector, target],
    )


def leave(game: Game, battle: Battle, unit: Unit, target: str) -> None:
    """The ships of a type that are left go, with their damage. EC-RETREAT-02, EC-BATTLE-10, EC-EX-15"""
    name = sides.unit_name(game, battle.sector, unit)
    for damage in sides.damages(game, battle.sector, unit):
        ships.remove(game, unit.side, unit.type, battle.sector, damage)
        ships.add(game, unit.side, unit.type, target, damage)
    battle.leaving.pop(unit, None)
    if unit.side not in battle.tally.withdrawn:
        battle.tally.withdrawn.append(unit.side)
    game.say(
        T("eclipse-retreated", seat=seat_name(unit.side), ships=name, sector=words.sector(target)),
        where=[battle.sector, target],
    )


STALEMATE = Question("stalemate", open=True)


async def out_of_stalemate(game: Game, battle: Battle, unit: Unit) -> None:
    """A type of the attacker leaves at once, or is destroyed; without a legal sector it is.

    EC-STALE-01, EC-STALE-02, EC-STALE-03
    """
    options = [*_ways(game, battle, unit), Option(DESTROYED, T("eclipse-stay-and-die"))]
    about = T(
        "eclipse-ask-stalemate",
        seat=seat_name(unit.side),
        ships=sides.unit_name(game, battle.sector, unit),
        sector=words.sector(battle.sector),
    )
    target = await game.pick(STALEMATE, unit.side, options, about, where=[battle.sector])
    if target != DESTROYED:
        leave(game, battle, unit, target)
        return
    name = sides.unit_name(game, battle.sector, unit)
    for damage in sides.damages(game, battle.sector, unit):
        sides.destroy(game, battle, unit, damage)
    game.say(T("eclipse-stalemate-lost", side=sides.side_name(unit.side), ships=name), where=[battle.sector])
