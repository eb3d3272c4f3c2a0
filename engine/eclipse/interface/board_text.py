"""The galaxy in words: a line for each thing on a sector, and what lies in front of every seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby

from engine.board_text import NOBODY, SIXTHS, BoardText, Near, PlaceText, SeatText, listing, near_hexes, without_none
from engine.eclipse import words
from engine.eclipse.economy.population import GREY
from engine.eclipse.interface.view import BlueprintView, FleetView, OfferView, SeatView, SectorView, TrackView, View
from engine.hexes import Hex
from engine.text import T, Text, seat_name


def of(view: View) -> BoardText:
    """The whole galaxy."""
    sectors = {sector.at: sector for sector in view.sectors}
    places = tuple(_sector(sector, sectors) for sector in view.sectors)
    return BoardText(tuple(_seat(view, seat) for seat in view.seats), tuple(_table(view)), places)


# --- seats and table -------------------------------------------------------------------------------------------------


def _seat(view: View, seat: SeatView) -> SeatText:
    name = seat_name(seat.seat)
    if seat.species:
        name = T("eclipse-board-seat", seat=name, species=words.species(seat.species))
    ships = sum(
        len(some) for one in view.sectors for f in one.fleets if f.seat == seat.seat for some in f.ships.values()
    )
    brief = T("eclipse-board-brief", points=seat.open_points, sectors=seat.sectors, ships=ships)
    return SeatText(
        name, brief, without_none(*_states(view, seat), *_holdings(seat), *map(_blueprint, seat.blueprints))
    )


def _states(view: View, seat: SeatView) -> Iterator[Text]:
    if seat.seat == view.start:
        yield T("eclipse-board-start")
    if seat.seat == view.traitor:
        yield T("eclipse-board-traitor")
    if seat.passed:
        yield T("eclipse-board-passed")
    if seat.out:
        yield T("eclipse-board-out")


def _holdings(seat: SeatView) -> Iterator[Text | None]:
    yield listing("eclipse-board-stored", [_track(track) for track in seat.tracks])
    yield T("eclipse-board-discs", n=seat.discs, upkeep=seat.upkeep)
    yield T("eclipse-board-colony-ships", n=seat.colony_ships, all=seat.all_colony_ships)
    yield listing("eclipse-board-technologies", [words.technology(id) for id in seat.technologies])
    yield listing("eclipse-board-kept-parts", [words.part(id) for id in seat.kept_parts])
    yield T("eclipse-board-tiles", reputation=seat.reputation, kept=seat.kept)
    yield listing("eclipse-board-ambassadors", [seat_name(other) for other in seat.ambassadors])


def _track(track: TrackView) -> Text:
    return T("eclipse-board-track", amount=words.amount(track.resource, track.stored), n=track.production)


def _blueprint(ship: BlueprintView) -> Text:
    parts = tuple(words.part(part) for _, part, _ in ship.parts if part is not None)
    facts = T(
        "eclipse-board-figures", initiative=ship.initiative, move=ship.move, computer=ship.computer,
        shield=ship.shield, hull=ship.hull,
    )  # fmt: skip
    return T("eclipse-board-ship", ship=words.ship(ship.type), figures=facts, parts=parts, cost=ship.cost, n=ship.left)


def _table(view: View) -> Iterator[Text]:
    inner, middle, outer = view.stacks
    yield T("eclipse-board-stacks", inner=inner, middle=middle, outer=outer)
    yield from without_none(
        listing("eclipse-board-frontier", [words.space(Hex(*at)) for at in view.frontier]),
        listing("eclipse-board-drawn", [words.sector(id) for id in view.drawn]),
    )
    for category, offers in groupby(view.supply, lambda offer: offer.category):
        things = tuple(_offer(offer) for offer in offers)
        yield T("eclipse-board-supply", category=words.category(category), things=things)


def _offer(offer: OfferView) -> Text:
    name = words.technology(offer.technology)
    return T("eclipse-board-offer", technology=name, cost=offer.cost, least=offer.min_cost, n=offer.tiles)


# --- sectors ---------------------------------------------------------------------------------------------------------


def _sector(sector: SectorView, sectors: Mapping[tuple[int, int], SectorView]) -> PlaceText:
    wild = bool(sector.ancients) or sector.gcds is not None
    return PlaceText(
        id=sector.id,
        name=words.sector(sector.id),
        lines=without_none(*_ground(sector), *map(_fleet, sector.fleets), *_wild(sector)),
        near=tuple(_way(sector, near, sectors) for near in near_hexes(sector.at, _ids(sectors))),
        owners=() if sector.owner is None else (sector.owner,),
        armed=(*(fleet.seat for fleet in sector.fleets), *([NOBODY] if wild else [])),
        free=sector.owner is None,
    )


def _ids(sectors: Mapping[tuple[int, int], SectorView]) -> dict[tuple[int, int], str]:
    return {at: sector.id for at, sector in sectors.items()}


def _way(sector: SectorView, near: Near, sectors: Mapping[tuple[int, int], SectorView]) -> Near:
    """Whether wormholes meet on the edge between two sectors, or there is one on a side alone."""
    edge = SIXTHS.index(near.way)
    other = next(one for one in sectors.values() if one.id == near.id)
    met = (edge in sector.wormholes) + ((edge + 3) % 6 in other.wormholes)
    if met == 2:
        return near
    return Near(near.way, near.id, T("eclipse-board-half" if met else "eclipse-board-wall"), barred=not met)


def _ground(sector: SectorView) -> Iterator[Text | None]:
    if sector.owner is None:
        yield T("eclipse-board-nobody", vp=sector.vp)
    else:
        yield T("eclipse-board-owner", seat=seat_name(sector.owner), vp=sector.vp)
    yield listing("eclipse-board-squares", [_square(kind, held) for kind, held in sector.squares])
    if sector.orbital is not None:
        yield T("eclipse-board-orbital", held=int(sector.orbital))
    if sector.monolith:
        yield T("eclipse-board-monolith")
    if sector.artifact:
        yield T("eclipse-board-artifact")
    if sector.discovery:
        yield T("eclipse-board-discovery")
    yield listing("eclipse-board-wormholes", [SIXTHS[edge] for edge in sector.wormholes])


def _square(kind: str, held: bool) -> Text:
    plain = kind.removesuffix("+")
    name = T("eclipse-board-any") if plain == GREY else words.resource(plain)
    if plain != kind:
        name = T("eclipse-board-advanced", square=name)
    return T("eclipse-board-held", square=name) if held else name


def _fleet(fleet: FleetView) -> Text:
    ships = words.ships({type: len(damage) for type, damage in fleet.ships.items()})
    hurt = sum(sum(damage) for damage in fleet.ships.values())
    return Text("eclipse-board-fleet", {"seat": seat_name(fleet.seat), "ships": ships, "damage": hurt})


def _wild(sector: SectorView) -> Iterator[Text]:
    if sector.ancients:
        yield T("eclipse-board-ancients", n=len(sector.ancients), damage=sum(sector.ancients))
    if sector.gcds is not None:
        yield T("eclipse-board-defence", damage=sector.gcds)
