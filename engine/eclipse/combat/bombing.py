"""Attacking population: what the ships left on a sector do to the cubes of its owner."""

from __future__ import annotations

from engine.ask import NO, YES, Option, PickSome, Seat
from engine.eclipse import words
from engine.eclipse.combat import attack
from engine.eclipse.components import DAMAGE
from engine.eclipse.diplomacy import relations
from engine.eclipse.economy import population
from engine.eclipse.galaxy import blueprints, ships
from engine.eclipse.play import Game, Question
from engine.eclipse.state import Sector
from engine.text import T, seat_name

BOMBS = "neutron_bombs"
DEFENSELESS = "population_destroyed_automatically"


async def attack_population(game: Game, id: str) -> None:
    """The ships left after the battles may attack another player's cubes, once. EC-BOMB-01, EC-BOMB-10, EC-BOMB-14"""
    sector = game.sector(id)
    seat = conqueror(game, sector)
    if seat is None or not population.settled(sector):
        return
    if destroys_all(game, seat, sector) or any(dice(game, seat, sector).values()):
        await _attack(game, seat, sector)


def conqueror(game: Game, sector: Sector) -> Seat | None:
    """The seat whose ships stand alone on a sector with a disc of another player that is no partner of it.

    EC-BOMB-01, EC-BOMB-14, EC-BATTLE-07
    """
    if len(sector.entered) != 1 or sector.owner is None or sector.owner == sector.entered[0]:
        return None
    seat = sector.entered[0]
    if ships.enemies(game, seat, sector.id) or relations.are_partners(game, seat, sector.owner):
        return None
    return seat


def destroys_all(game: Game, seat: Seat, sector: Sector) -> bool:
    """Whether no roll is needed: Neutron Bombs, or population of Planta. EC-BOMB-05, EC-BOMB-13, EC-TECH-01"""
    return game.owns(seat, BOMBS) or _defenseless(game, sector)


def _defenseless(game: Game, sector: Sector) -> bool:
    """EC-BOMB-13, EC-SPECIES-23"""
    return sector.owner is not None and game.special(sector.owner, DEFENSELESS)


def dice(game: Game, seat: Seat, sector: Sector) -> dict[str, int]:
    """How many cannon dice each ship type there has for population; missiles do not count. EC-BOMB-02"""
    fleet = ships.of(sector, seat)
    return {type: sum(blueprints.stats(game, seat, type).cannons.values()) * fleet[type] for type in fleet}


async def _attack(game: Game, seat: Seat, sector: Sector) -> None:
    """The attacker may leave the cubes alone, except those of Planta. EC-BOMB-01, EC-BOMB-05, EC-BOMB-13"""
    there = population.settled(sector)
    if not _defenseless(game, sector) and not await _wants_to(game, seat, sector):
        return
    if destroys_all(game, seat, sector):
        await _destroy(game, seat, sector, there)
        return
    points = min(roll(game, seat, sector), len(there))
    if points:
        await _destroy(game, seat, sector, await _choose(game, seat, sector, points))


BOMB = Question("bomb", open=True)


async def _wants_to(game: Game, seat: Seat, sector: Sector) -> bool:
    assert sector.owner is not None
    options = [Option(YES, T("eclipse-bomb")), Option(NO, T("eclipse-spare"))]
    key = "eclipse-ask-bomb-all" if destroys_all(game, seat, sector) else "eclipse-ask-bomb"
    owner, name = seat_name(sector.owner), words.sector(sector.id)
    about = T(key, seat=seat_name(seat), owner=owner, sector=name, n=len(population.settled(sector)))
    lean = {YES: 6, NO: 1}
    return await game.pick(BOMB, seat, options, about, lean=lean.__getitem__, where=[sector.id]) == YES


def roll(game: Game, seat: Seat, sector: Sector) -> int:
    """Every ship attacks once with all its cannons, against no shield: the damage. EC-BOMB-02, EC-BOMB-03, EC-EX-10"""
    points = 0
    for type, number in ships.of(sector, seat).items():
        figures = blueprints.stats(game, seat, type)
        if not figures.cannons:
            continue
        need = attack.lowest_hit(figures.computer, 0)
        rolled = attack.roll(game, figures.cannons, number, seat=seat, need=need)
        points += sum(DAMAGE[die.colour] for die in rolled if attack.hits(die.value, figures.computer, 0))
        name = words.ships({type: number})
        text = T("eclipse-bombs", seat=seat_name(seat), ships=name, dice=attack.dice_text(rolled), n=points)
        game.say(text, where=[sector.id])
    return points


DESTROY_CUBES = Question("destroy_cubes", open=True)


async def _choose(game: Game, seat: Seat, sector: Sector, number: int) -> list[str]:
    """The attacker chooses the cubes, one for each point of damage. EC-BOMB-04, EC-BOMB-11"""
    options = [Option(square, population.square_name(sector.id, square)) for square in population.settled(sector)]
    about = T("eclipse-ask-cubes", seat=seat_name(seat), n=number, sector=words.sector(sector.id))
    shape = PickSome(options, number, number, rule="EC-BOMB-04")
    return await game.pick_some(DESTROY_CUBES, seat, shape, about, where=[sector.id])


async def _destroy(game: Game, seat: Seat, sector: Sector, chosen: list[str]) -> None:
    """The cubes go to their owner's graveyard; of grey squares and orbitals the owner chooses which.

    EC-BOMB-04, EC-BOMB-06, EC-BOMB-07, EC-BOMB-08, EC-BOMB-09
    """
    assert sector.owner is not None
    owner = seat_name(sector.owner)
    for square in chosen:
        await population.take(game, sector.id, square, to="graveyard")
    text = T("eclipse-cubes-destroyed", owner=owner, n=len(chosen), sector=words.sector(sector.id))
    game.say(text, where=[sector.id])
