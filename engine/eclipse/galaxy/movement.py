"""The Move action: ships go one at a time, as far as drives, wormholes and enemy ships let them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from engine.ask import YES, Option, PickOne, Refusal, Seat, either
from engine.eclipse import words
from engine.eclipse.components import SHIPS
from engine.eclipse.diplomacy import relations
from engine.eclipse.galaxy import blueprints, pinning, ships, wormholes
from engine.eclipse.interface import random_weights
from engine.eclipse.play import Game, Question
from engine.eclipse.state import Sector
from engine.ids import Id
from engine.text import T, Text, seat_name

DONE = random_weights.DONE
STARBASE = "starbase"


class Path(NamedTuple):
    """Sectors entered on the way, the target last, and the partners whom that attacks."""

    sectors: tuple[str, ...]
    attacked: frozenset[Seat] = frozenset()


# --- where a ship can go ---------------------------------------------------------------------------------------------


def paths(game: Game, seat: Seat, origin: str, move: int) -> Mapping[str, list[Path]]:
    """Sectors that a ship could reach in one move, each with its shortest paths.

    There are several paths only where they attack different partners and none spares more of them than another.
    EC-MOV-03, EC-MOV-04, EC-MOV-05, EC-MOV-06, EC-MOV-08, EC-EX-19
    """
    found: dict[str, list[Path]] = {}
    ends, partners = [Path((origin,))], relations.partners(game, seat)
    for _ in range(move):
        longer = [path for end in ends for path in _onward(game, seat, end, origin)]
        if partners:
            longer = [_attacking(game, seat, path) for path in longer]
        ends = [path for path in longer if _better(found, path)]
    return {id: [Path(path.sectors[1:], path.attacked) for path in known] for id, known in found.items()}


def _onward(game: Game, seat: Seat, path: Path, origin: str) -> list[Path]:
    """A path, one sector longer. Only explored sectors are linked. EC-MOV-04, EC-MOV-06, EC-MOV-08, EC-PIN-01"""
    here = path.sectors[-1]
    if here != origin and not pinning.can_pass(game, seat, here):
        return []
    near = wormholes.linked(game, seat, here)
    return [Path((*path.sectors, next), path.attacked) for next in near if next != origin]


def _attacking(game: Game, seat: Seat, path: Path) -> Path:
    """A path with the partners whom its last sector attacks. EC-DIPL-14, EC-MOV-09"""
    attacked = relations.attacked(game, seat, path.sectors[-1])
    return path._replace(attacked=path.attacked.union(attacked))


def _better(found: dict[str, list[Path]], path: Path) -> bool:
    """Notes a path unless a known one attacks nobody else; worse ones are forgotten."""
    known = found.setdefault(path.sectors[-1], [])
    if any(other.attacked <= path.attacked for other in known):
        return False
    known[:] = [other for other in known if not path.attacked <= other.attacked]
    known.append(path)
    return True


def targets(game: Game, seat: Seat, origin: str, type: str) -> Mapping[str, list[Path]]:
    """Sectors that a ship of a type could move to from there now. EC-MOV-03, EC-PIN-03"""
    if refusal(game, seat, origin, type) is not None:
        return {}
    return paths(game, seat, origin, blueprints.stats(game, seat, type).move)


def refusal(game: Game, seat: Seat, origin: str, type: str) -> Refusal | None:
    """The rule that keeps a ship where it is, or None. EC-MOV-04, EC-MOV-07, EC-PIN-03, EC-PIN-06, EC-SHIP-02"""
    sector = game.sector(origin)
    if type not in sector.fleets.get(seat, ()):
        return Refusal(None, T("eclipse-no-such-ship", ship=words.ship(type), sector=words.sector(origin)))
    if type == STARBASE:
        return Refusal("EC-MOV-07", T("eclipse-move-starbase"))
    return _held(game, seat, sector)


def _held(game: Game, seat: Seat, sector: Sector) -> Refusal | None:
    """The rule that keeps all ships of a seat on a sector, or None. EC-MOV-04, EC-PIN-03, EC-PIN-06"""
    if not pinning.can_leave(game, seat, sector.id):
        if sector.gcds is not None:
            return Refusal("EC-PIN-06", T("eclipse-pinned-by-gcds", sector=words.sector(sector.id)))
        return Refusal("EC-PIN-03", T("eclipse-pinned", sector=words.sector(sector.id)))
    if not wormholes.linked(game, seat, sector.id):
        return Refusal("EC-MOV-04", T("eclipse-no-way-out", sector=words.sector(sector.id)))
    return None


def movable(game: Game, seat: Seat) -> Iterator[tuple[str, str]]:
    """Ships that could move, as (sector, type), from whatever sectors. EC-MOV-02, EC-MOV-07, EC-MOV-10"""
    for sector in game.state.sectors.values():
        if seat in sector.fleets and _held(game, seat, sector) is None:
            for type in ships.of(sector, seat):
                if type != STARBASE:
                    yield sector.id, type


def can(game: Game, seat: Seat, reaction: bool = False) -> bool:
    """Whether at least one ship could move."""
    return next(movable(game, seat), None) is not None


# --- the action ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Leaving(Id):
    """A ship of a type that leaves a sector."""

    separator = "/"
    sector: str
    type: str


async def act(game: Game, seat: Seat, activations: int, reaction: bool = False) -> None:
    """Moves ships one by one; the same ship may move again.

    EC-MOV-01, EC-MOV-02, EC-MOV-10, EC-REACT-05, EC-SPECIES-04, EC-EX-19, EC-EX-22
    """
    left = activations
    while left and can(game, seat):
        ship = await _choose(game, seat, left)
        if ship == DONE:
            return
        leaving = Leaving.read(ship)
        left -= await _move(game, seat, leaving.sector, leaving.type)


MOVE_TO = Question("move_to", open=True)
MOVE = Question("move", open=True, interruptible=True, leads_to=True, follow_ups=[MOVE_TO])


async def _choose(game: Game, seat: Seat, left: int) -> str:
    """Which ship moves, or done. EC-MOV-02, EC-ACT-04"""

    def shape() -> PickOne:
        fleets = [(id, type, game.sector(id).fleets[seat]) for id, type in movable(game, seat)]
        options = [_group(id, type, len(fleet[type])) for id, type, fleet in fleets]
        done = Option(DONE, T("eclipse-move-done"))
        return PickOne([*options, done], lambda id: _why_not(game, seat, id), random_weights.to_go_on)

    about = T("eclipse-ask-move", seat=seat_name(seat), n=left)
    where = [sector.id for sector in ships.where(game, seat)]
    return await game.pick_anew(MOVE, seat, shape, about, where)


@cache
def _group(id: str, type: str, number: int) -> Option:
    """Ships of a type on a sector."""
    said = words.ship(type) if number == 1 else T("eclipse-move-of", ship=words.ship(type), n=number)
    return Option(Leaving(id, type).id, T("eclipse-move-group", ships=said, sector=words.sector(id)))


def _why_not(game: Game, seat: Seat, id: str) -> Refusal | None:
    leaving = Leaving.maybe(id)
    if leaving is None or leaving.sector not in game.state.sectors or leaving.type not in SHIPS:
        return None
    return refusal(game, seat, leaving.sector, leaving.type)


async def _move(game: Game, seat: Seat, origin: str, type: str) -> bool:
    """One move of one ship. False when its owner, warned, would rather keep relations. EC-MOV-02, EC-MOV-09"""
    found = targets(game, seat, origin, type)
    target = await _target(game, seat, origin, type, found)
    path = await _path(game, seat, found[target])
    if path.attacked and not await _dare(game, seat, path):
        return False
    await relations.attack(game, seat, sorted(path.attacked))
    go(game, seat, type, origin, target)
    return True


async def _target(game: Game, seat: Seat, origin: str, type: str, found: Mapping[str, list[Path]]) -> str:
    """Where a ship goes; the last place of the question is where it stands."""
    options = [Option(id, _place(known, id)) for id, known in found.items()]
    about = T("eclipse-ask-move-to", seat=seat_name(seat), ship=words.ship(type), sector=words.sector(origin))
    return await game.pick(
        MOVE_TO, seat, options, about,
        why=lambda id: _no_target(game, origin, id), lean=lambda id: _peace(found[id]), where=[*found, origin],
    )  # fmt: skip


def _place(known: list[Path], id: str) -> Text:
    breaks = all(path.attacked for path in known)
    return T("eclipse-move-breaks", sector=words.sector(id)) if breaks else words.sector(id)


def _peace(known: list[Path]) -> int:
    """Chance rather keeps relations."""
    return 1 if all(path.attacked for path in known) else 6


def _no_target(game: Game, origin: str, id: str) -> Refusal | None:
    if id not in game.state.sectors or id == origin:
        return None
    return Refusal("EC-MOV-03", T("eclipse-move-too-far", sector=words.sector(id)))


MOVE_PATH = Question("move_path", open=False)


async def _path(game: Game, seat: Seat, known: list[Path]) -> Path:
    """Which way, where the ways attack different partners. EC-MOV-08, EC-MOV-09"""
    options = [Option(str(at), _way(path)) for at, path in enumerate(known)]
    return known[int(await game.pick(MOVE_PATH, seat, options, T("eclipse-ask-move-path", seat=seat_name(seat))))]


def _way(path: Path) -> Text:
    sectors = tuple(words.sector(id) for id in path.sectors)
    return T("eclipse-move-path", sectors=sectors, others=_names(path))


def _names(path: Path) -> tuple[Text, ...]:
    return tuple(seat_name(other) for other in sorted(path.attacked))


BREAK_RELATIONS = Question("break_relations", open=True)


async def _dare(game: Game, seat: Seat, path: Path) -> bool:
    """A warning before relations break. EC-MOV-09, EC-DIPL-14, EC-DIPL-16"""
    about = T("eclipse-ask-break-relations", seat=seat_name(seat), others=_names(path))
    shape = either(T("eclipse-break-relations"), T("eclipse-keep-relations"))
    return await game.ask_one(BREAK_RELATIONS, seat, shape, about, where=[path.sectors[-1]]) == YES


def go(game: Game, seat: Seat, type: str, origin: str, target: str) -> None:
    """A ship is somewhere else. EC-MOV-06, EC-BATTLE-06"""
    damage = _least_damaged(game.sector(origin), seat, type)
    ships.remove(game, seat, type, origin, damage)
    ships.add(game, seat, type, target, damage)
    text = T(
        "eclipse-moved", seat=seat_name(seat), ship=words.ship(type), origin=words.sector(origin),
        target=words.sector(target),
    )  # fmt: skip
    game.say(text, where=[origin, target])


def _least_damaged(sector: Sector, seat: Seat, type: str) -> int:
    return min(sector.fleets[seat][type])
