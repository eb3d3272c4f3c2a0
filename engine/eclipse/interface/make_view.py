"""Makes the views: plain copies of what a seat, or everyone, may see.

EC-PUB-01, EC-PUB-02, EC-PUB-03, EC-PUB-04, EC-PUB-05, EC-PUB-06, EC-PUB-07
"""

from __future__ import annotations

from engine.ask import Seat
from engine.eclipse.components import RESOURCES, SECTORS, SHIPS, TECHNOLOGIES, Resource, ShipType
from engine.eclipse.economy import discs, population
from engine.eclipse.galaxy import blueprints, chart, frontier, ships
from engine.eclipse.galaxy.wormholes import RINGS
from engine.eclipse.interface import view as v
from engine.eclipse.phases import scoring
from engine.eclipse.phases.setup import starts
from engine.eclipse.play import Game
from engine.eclipse.state import Player, Sector, State, Volley


def see(state: State, viewer: Seat | None) -> v.View:
    """The game as a seat sees it; None sees what is public."""
    game = Game(state)
    return v.View(
        viewer=viewer,
        round=state.round,
        phase=state.phase,
        step=state.step,
        turn=state.turn,
        start=state.start,
        traitor=state.traitor,
        seats=tuple(_seat(game, player) for player in state.players),
        sectors=tuple(_sector(sector) for sector in state.sectors.values()),
        starts=tuple((q, r) for q, r, _ in starts(state)),
        stacks=_stacks(state),
        discards=tuple(id for ring in RINGS for id in state.discards.get(ring, ())),
        exploring=state.exploring,
        drawn=tuple(state.drawn),
        frontier=_frontier(game),
        supply=tuple(_offer(id, state.supply[id]) for id in TECHNOLOGIES if state.supply.get(id)),
        bags=(len(state.bag), len(state.reputation), len(state.discoveries)),
        winners=tuple(state.winners),
        scores=tuple(scoring.points(game, player.seat) for player in state.players) if state.phase == "over" else (),
        own=None if viewer is None else _own(state, viewer),
        volley=None if state.volley is None else _volley(state.volley),
        firing=tuple(state.firing),
    )


def _volley(volley: Volley) -> v.VolleyView:
    dice, needs, marked = tuple(volley.dice), dict(volley.needs), dict(volley.marked)
    return v.VolleyView(volley.sector, volley.side, volley.type, dice, needs, marked)


def _stacks(state: State) -> tuple[int, int, int]:
    """EC-PUB-01, EC-PUB-07"""
    inner, middle, outer = (len(state.stacks.get(ring, ())) for ring in RINGS)
    return (inner, middle, outer)


def _frontier(game: Game) -> tuple[tuple[int, int], ...]:
    """Spaces open to the explorer: they follow from the map, so everyone may know them. EC-EXP-01"""
    turn = game.state.turn
    if turn is None or game.state.phase != "action":
        return ()
    return tuple((at.q, at.r) for at in frontier.spaces(game, turn))


def _offer(id: str, tiles: int) -> v.OfferView:
    technology = TECHNOLOGIES[id]
    return v.OfferView(id, technology.category, tiles, technology.cost, technology.min_cost)


def _own(state: State, viewer: Seat) -> v.OwnView:
    """EC-PUB-02, EC-PUB-03"""
    player, looking = state.players[viewer], state.looking
    drawn = looking if looking is not None and looking.seat == viewer else None
    return v.OwnView(
        reputation=tuple(sorted(player.reputation)),
        kept=tuple(player.kept),
        drawn_reputation=tuple(drawn.reputation) if drawn else (),
        drawn_discovery=drawn.discovery if drawn else None,
    )


# --- a seat ----------------------------------------------------------------------------------------------------------


def _seat(game: Game, player: Player) -> v.SeatView:
    """EC-PUB-06"""
    if not player.species:
        return _empty_seat(player)
    species = game.species(player.seat)
    return v.SeatView(
        seat=player.seat,
        colour=player.colour,
        species=player.species,
        tracks=tuple(_track(player, resource) for resource in RESOURCES if player.storage),
        discs=player.discs,
        upkeep=discs.cost(player),
        actions=dict(player.actions),
        colony_ships=player.colony_ships,
        all_colony_ships=species.colony_ships,
        technologies=tuple(player.technologies),
        blueprints=tuple(_blueprint(game, player, type) for type in SHIPS if player.tiles),
        kept_parts=tuple(player.kept_parts),
        spaces=species.track,
        reputation=len(player.reputation),
        ambassadors=tuple(player.ambassadors),
        kept=len(player.kept),
        sectors=len(game.controlled(player.seat)),
        open_points=scoring.open_points(game, player.seat),
        trade=species.trade,
        passed=player.passed,
        out=player.out,
    )


def _empty_seat(player: Player) -> v.SeatView:
    """A seat before its board is chosen."""
    return v.SeatView(
        *(player.seat, player.colour, "", (), 0, 0, {}, 0, 0, (), (), (), (), 0, (), 0, 0, 0, 0, False, False)
    )


def _track(player: Player, kind: Resource) -> v.TrackView:
    made = population.production(player, kind)
    return v.TrackView(kind, player.storage[kind], made, player.cubes[kind], player.graveyard[kind])


def _blueprint(game: Game, player: Player, type: ShipType) -> v.BlueprintView:
    """EC-UPG-11"""
    sums = blueprints.stats(game, player.seat, type)
    return v.BlueprintView(
        type=type,
        parts=tuple((square, part, square in player.tiles[type]) for square, part in blueprints.squares(player, type)),
        initiative=sums.initiative,
        energy=sums.energy,
        move=sums.move,
        computer=sums.computer,
        shield=sums.shield,
        hull=sums.hull,
        cannons=dict(sums.cannons),
        missiles=dict(sums.missiles),
        cost=blueprints.cost(player, type),
        left=ships.left(game, player.seat, type),
    )


# --- the map ---------------------------------------------------------------------------------------------------------


def _sector(sector: Sector) -> v.SectorView:
    card = SECTORS[sector.id]
    return v.SectorView(
        id=sector.id,
        name=card.name,
        at=sector.at,
        turned=sector.turned,
        wormholes=tuple(sorted(chart.holes(sector.id, sector.turned))),
        vp=card.vp,
        artifact=card.artifact,
        owner=sector.owner,
        squares=tuple(zip(card.squares, sector.cubes, strict=True)),
        orbital=sector.orbital_cube if sector.orbital else None,
        monolith=sector.monolith,
        fleets=tuple(_fleet(sector, seat) for seat in sorted(sector.fleets)),
        ancients=tuple(sorted(sector.ancients)),
        gcds=sector.gcds,
        discovery=sector.discovery is not None,
    )


def _fleet(sector: Sector, seat: Seat) -> v.FleetView:
    fleet = sector.fleets[seat]
    return v.FleetView(seat, {type: tuple(fleet[type]) for type in SHIPS if fleet.get(type)})
