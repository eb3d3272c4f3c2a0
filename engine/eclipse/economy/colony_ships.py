"""Colony ships: they bring cubes from the tracks to controlled hexes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, partial

from engine.ask import Answer, Option, PickOne, Refusal, Seat, Shape
from engine.eclipse import words
from engine.eclipse.components import ADVANCED, Resource, resource_of
from engine.eclipse.economy import population
from engine.eclipse.galaxy import ships
from engine.eclipse.interface import random_weights
from engine.eclipse.play import INTERRUPTS, Game, Question
from engine.eclipse.state import Sector
from engine.ids import Id
from engine.text import T, Text, seat_name

DONE = random_weights.DONE
COLONY = Question("colony", open=True, leads_to=True, follow_ups=(), repeats=True)
"""A use of a colony ship, chosen at the end of a turn and in upkeep, or cut in with at any time of the own turn."""


@dataclass(frozen=True)
class Target(Id):
    """What a colony ship can do: a square of a sector, and the track that the cube comes from."""

    sector: str
    square: str
    track: str


@cache
def target_id(sector: str, square: str, track: str) -> str:
    """What a target is called in answers."""
    return Target(sector, square, track).id


def targets(game: Game, seat: Seat) -> list[str]:
    """What a colony ship could do now, by the ids of the targets. EC-COLONY-02, EC-COLONY-03, EC-POP-11, EC-DOUBT-44"""
    player = game.player(seat)
    if player.out or not player.colony_ships:
        return []
    return [target for sector in game.controlled(seat) for target in _targets_on(game, seat, sector)]


def _targets_on(game: Game, seat: Seat, sector: Sector) -> list[str]:
    """What it could do on an own sector. EC-COLONY-08"""
    found = [
        target_id(sector.id, square, resource)
        for square in population.empty(sector)
        for resource in population.kinds(game, seat, sector.id, square)
    ]
    return [] if found and ships.enemies(game, seat, sector.id) else found


def options(game: Game, seat: Seat, among: Sequence[str] | None = None) -> list[Option]:
    """The targets in words, those that are there now if none are named; equal squares of a sector are one choice."""
    found: dict[tuple[str, str, Resource], str] = {}
    for target in targets(game, seat) if among is None else among:
        id, square, resource = split(target)
        found.setdefault((id, population.printed(id, square), resource), target)
    return [Option(target, _target(target)) for target in found.values()]


def split(target: str) -> tuple[str, str, Resource]:
    """A target as sector, square and track."""
    at = Target.read(target)
    return at.sector, at.square, resource_of(at.track)


def choice(game: Game, seat: Seat, among: Sequence[str] | None = None) -> PickOne:
    """One use of a colony ship, or done."""
    done = Option(DONE, T("eclipse-colony-done"))
    return PickOne([*options(game, seat, among), done], lambda id: why_not(game, seat, id), random_weights.to_go_on)


async def settle(game: Game, seat: Seat) -> None:
    """The seat may use colony ships, one after the other, until none is left or it is done.

    EC-COLONY-01, EC-COLONY-03, EC-COLONY-04, EC-COLONY-05, EC-EXP-16, EC-INF-12, EC-UPKEEP-01
    """
    while among := targets(game, seat):
        about = T("eclipse-ask-colony", seat=seat_name(seat), n=game.player(seat).colony_ships)
        where = list(dict.fromkeys([Target.read(target).sector for target in among]))
        chosen = await game.pick_anew(COLONY, seat, partial(choice, game, seat, among), about, where)
        if chosen == DONE:
            return
        use(game, seat, chosen)


def use(game: Game, seat: Seat, target: str) -> None:
    """A colony ship is turned facedown and brings a cube. EC-COLONY-02, EC-POP-10"""
    id, square, resource = split(target)
    player = game.player(seat)
    assert player.colony_ships > 0
    player.colony_ships -= 1
    population.put(game, seat, id, square, resource)
    made = population.production(player, resource)
    said = T(
        "eclipse-settled", seat=seat_name(seat), sector=words.sector(id), resource=words.resource(resource), n=made
    )
    game.say(said, where=[id])


def flip(game: Game, seat: Seat, number: int) -> int:
    """Turns up to that many colony ships faceup; returns how many. EC-COLONY-06, EC-INF-13"""
    player = game.player(seat)
    turned = min(number, facedown(game, seat))
    player.colony_ships += turned
    return turned


def facedown(game: Game, seat: Seat) -> int:
    """Colony ships that have been used. EC-COLONY-07"""
    return game.species(seat).colony_ships - game.player(seat).colony_ships


def why_not(game: Game, seat: Seat, target: str) -> Refusal | None:
    """The rule that forbids a use of a colony ship."""
    at = Target.maybe(target)
    if at is None:
        return None
    id, square, track = at.sector, at.square, at.track
    sector = game.state.sectors.get(id)
    if sector is None or square not in population.squares(sector):
        return None
    if sector.owner != seat:
        return Refusal("EC-COLONY-02", T("eclipse-not-your-sector", sector=words.sector(id)))
    if ships.enemies(game, seat, id):
        return Refusal("EC-COLONY-08", T("eclipse-enemy-ships-over-squares", sector=words.sector(id)))
    if population.filled(sector, square):
        return Refusal("EC-POP-03", T("eclipse-square-taken"))
    return _wrong_cube(game, seat, id, square, track)


def _wrong_cube(game: Game, seat: Seat, id: str, square: str, track: str) -> Refusal | None:
    fits = next((resource for resource in population.tracks(id, square) if resource == track), None)
    if fits is None:
        rule = "EC-POP-08" if square == population.ORBITAL else "EC-POP-04"
        return Refusal(rule, T("eclipse-wrong-cube"))
    if not game.player(seat).cubes[fits]:
        return Refusal("EC-POP-11", T("eclipse-track-empty", resource=words.resource(fits)))
    if population.advanced(id, square) and not game.owns(seat, ADVANCED[fits]):
        return Refusal("EC-POP-07", T("eclipse-advanced-square", technology=words.technology(ADVANCED[fits])))
    return None


@cache
def _target(target: str) -> Text:
    id, square, resource = split(target)
    printed = population.printed(id, square)
    key = {population.ORBITAL: "eclipse-colony-orbital", population.GREY: "eclipse-colony-grey"}.get(printed)
    plain = "eclipse-colony-advanced" if population.advanced(id, square) else "eclipse-colony-square"
    return T(key or plain, sector=words.sector(id), resource=words.resource(resource))


# --- at any time of the own turn -------------------------------------------------------------------------------------


def _shape(game: Game, seat: Seat) -> Shape | None:
    """Uses open to the active player. EC-COLONY-01"""
    state = game.state
    if state.phase != "action" or state.turn != seat:
        return None
    found = options(game, seat)
    return PickOne(found, lambda id: why_not(game, seat, id)) if found else None


@INTERRUPTS.verb(COLONY, _shape)
async def _colony(game: Game, seat: Seat, answer: Answer) -> None:
    """A colony ship is used while a question waits."""
    use(game, seat, str(answer))
