"""What an arbiter may set by hand: every public count and marker of the map and the player boards.

Cubes and discs are counted, so setting one place takes from another: a cube comes from the track of its colour and
returns there, a disc comes from the influence track. Reputation tiles, fronts of discovery tiles and facedown sectors
are no public facts and cannot be set.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.ask import Seat
from engine.correcting import Correction, fact, flag, one_of, stock
from engine.eclipse import words
from engine.eclipse.components import ACTIONS, RESOURCES, SHIPS, TECHNOLOGIES, Resource
from engine.eclipse.economy import population, technologies
from engine.eclipse.galaxy import ships
from engine.eclipse.play import Game
from engine.eclipse.state import Player, Sector, State
from engine.text import T, Text

MOST, ANCIENTS = 99, 2
STORAGE, POPULATION = T("eclipse-correct-storage"), T("eclipse-correct-population")
DISCS, TABLE, KNOWN = T("eclipse-correct-discs"), T("eclipse-correct-table"), T("eclipse-correct-technologies")
REACTION = "reaction"


def corrections(state: State) -> Iterator[Correction]:
    """Everything that can be set, seat by seat, then what belongs to nobody."""
    if state.phase in ("setup", "over"):
        return
    game = Game(state)
    for seat in game.seats():
        player = game.player(seat)
        yield from _storage(player)
        yield from _graveyards(player)
        yield from _squares(game, seat)
        yield from _discs(game, player)
        yield from _technologies(game, player)
        yield from _ships(game, seat)
    yield from _table(game)
    for sector in state.sectors.values():
        yield from _sector(game, sector)


def _storage(player: Player) -> Iterator[Correction]:
    """EC-RES-07"""
    for resource in RESOURCES:
        frame = fact(f"{resource}-{player.seat}", words.resource(resource), STORAGE, player.seat)
        put = partial(player.storage.__setitem__, resource)
        yield frame._replace(now=player.storage[resource], high=MOST, put=put)


def _graveyards(player: Player) -> Iterator[Correction]:
    """Cubes in a graveyard; they come from the track, and return there. EC-POP-13"""
    for resource in RESOURCES:
        buried, cubes = player.graveyard[resource], player.cubes[resource]
        text = T("eclipse-correct-graveyard", resource=words.resource(resource))
        frame = fact(f"graveyard-{resource}-{player.seat}", text, POPULATION, player.seat)
        put = partial(_bury, player, resource)
        yield frame._replace(now=buried, high=buried + cubes, put=put)


def _bury(player: Player, resource: Resource, number: int) -> None:
    player.cubes[resource] -= number - player.graveyard[resource]
    player.graveyard[resource] = number


def _squares(game: Game, seat: Seat) -> Iterator[Correction]:
    """Cubes on the squares of controlled sectors. EC-POP-03, EC-POP-14"""
    for sector in game.controlled(seat):
        for square in population.squares(sector):
            there = population.filled(sector, square)
            if not there and not population.kinds(game, seat, sector.id, square):
                continue
            printed = Text(f"eclipse-cube-{population.printed(sector.id, square).rstrip('+')}")
            text = T("eclipse-correct-cube", sector=words.sector(sector.id), square=printed, number=_place(square))
            frame = fact(f"cube-{sector.id}-{square}", text, POPULATION, seat, sector.id)
            yield flag(there, partial(_settle, game, sector, square), frame)


def _place(square: str) -> int:
    """Squares count from 1 as they are printed; the orbital is 0."""
    return 0 if square == population.ORBITAL else int(square) + 1


def _settle(game: Game, sector: Sector, square: str, cube: bool) -> None:
    """The cube's track: the first that it can come from, or return to."""
    assert sector.owner is not None
    player = game.player(sector.owner)
    if cube:
        population.put(game, player.seat, sector.id, square, population.kinds(game, player.seat, sector.id, square)[0])
        return
    player.cubes[population.homes(player, population.tracks(sector.id, square))[0]] += 1
    if square == population.ORBITAL:
        sector.orbital_cube = False
    else:
        sector.cubes[int(square)] = False


def _discs(game: Game, player: Player) -> Iterator[Correction]:
    """Discs on the action track, colony ships. EC-DISC-03, EC-COLONY-01"""
    seat = player.seat
    for space in (*ACTIONS, REACTION):
        used = player.actions.get(space, 0)
        name = T("eclipse-correct-reaction") if space == REACTION else words.action(space)
        frame = fact(f"discs-{space}-{seat}", T("eclipse-correct-action", action=name), DISCS, seat)
        yield frame._replace(now=used, high=used + player.discs, put=partial(_use, player, space))
    most = game.species(seat).colony_ships
    yield stock(player, "colony_ships", most, fact(f"colony-{seat}", T("eclipse-correct-colony-ships"), DISCS, seat))


def _use(player: Player, space: str, number: int) -> None:
    player.discs -= number - player.actions.get(space, 0)
    player.actions[space] = number
    if not number:
        del player.actions[space]


def _technologies(game: Game, player: Player) -> Iterator[Correction]:
    """Tiles come from the supply board and return there; what they did at once is set by itself. EC-RESEARCH-07"""
    for id in TECHNOLOGIES:
        owned = id in player.technologies
        if owned or id in technologies.takeable(game, player.seat):
            frame = fact(f"tech-{player.seat}-{id}", words.technology(id), KNOWN, player.seat)
            yield flag(owned, partial(_learn, game.state, player, id), frame)


def _learn(state: State, player: Player, id: str, owned: bool) -> None:
    if owned:
        player.technologies.append(id)
        state.supply[id] -= 1
        if not state.supply[id]:
            del state.supply[id]
    else:
        player.technologies.remove(id)
        state.supply[id] = state.supply.get(id, 0) + 1


def _ships(game: Game, seat: Seat) -> Iterator[Correction]:
    """Ships on every sector, as far as the figures reach. EC-COMP-03"""
    left = {type: ships.left(game, seat, type) for type in SHIPS}
    for sector in game.state.sectors.values():
        topic, fleet = words.sector(sector.id), ships.of(sector, seat)
        for type in SHIPS:
            now = fleet.get(type, 0)
            text = T("eclipse-correct-ships", ship=words.ship(type), sector=topic)
            frame = fact(f"ships-{seat}-{sector.id}-{type}", text, topic, seat, sector.id)
            put = partial(_station, game, sector, seat, type)
            yield frame._replace(now=now, high=now + left[type], put=put)


def _station(game: Game, sector: Sector, seat: Seat, type: str, number: int) -> None:
    """So many are there; undamaged ones are the first to come and the last to go."""
    now = ships.of(sector, seat).get(type, 0)
    for _ in range(number - now):
        ships.add(game, seat, type, sector.id)
    for _ in range(now - number):
        ships.remove(game, seat, type, sector.id, max(sector.fleets[seat][type]))


# --- what belongs to nobody ------------------------------------------------------------------------------------------


def _table(game: Game) -> Iterator[Correction]:
    """The start player marker and the traitor card. EC-DIPL-16"""
    state, seats = game.state, game.seats()
    frame = fact("start", T("eclipse-correct-start"), TABLE)
    yield one_of([*seats], state.start, partial(setattr, state, "start"), frame)
    frame = fact("traitor", T("eclipse-correct-traitor"), TABLE)
    yield one_of([None, *seats], state.traitor, partial(setattr, state, "traitor"), frame)


def _sector(game: Game, sector: Sector) -> Iterator[Correction]:
    """Whose it is, Ancients, an orbital, a monolith. EC-MAP-09, EC-STRUC-02"""
    id, topic = sector.id, words.sector(sector.id)
    frame = fact("", topic, topic, None, id)
    able = [seat for seat in game.seats() if sector.owner == seat or game.player(seat).discs]
    text = T("eclipse-correct-owner", sector=topic)
    owner = frame._replace(id=f"owner-{id}", text=text)
    yield one_of([None, *able], sector.owner, partial(_take_over, game, sector), owner)
    text, put = T("eclipse-correct-ancients", sector=topic), partial(_guard, sector)
    high = max(ANCIENTS, len(sector.ancients))
    yield frame._replace(id=f"ancients-{id}", text=text, now=len(sector.ancients), high=high, put=put)
    text = T("eclipse-correct-orbital", sector=topic)
    yield flag(sector.orbital, partial(setattr, sector, "orbital"), frame._replace(id=f"orbital-{id}", text=text))
    text = T("eclipse-correct-monolith", sector=topic)
    yield flag(sector.monolith, partial(setattr, sector, "monolith"), frame._replace(id=f"monolith-{id}", text=text))


def _take_over(game: Game, sector: Sector, owner: Seat | None) -> None:
    """Disc and cubes of the one before return to the tracks. EC-DISC-04, EC-POP-12"""
    if sector.owner is not None:
        for square in population.settled(sector):
            _settle(game, sector, square, False)
        game.player(sector.owner).discs += 1
    sector.owner = owner
    if owner is not None:
        game.player(owner).discs -= 1


def _guard(sector: Sector, number: int) -> None:
    sector.ancients = [*sorted(sector.ancients)[:number], *[0] * (number - len(sector.ancients))]
