"""The galaxy in words: a line for each planet, fleet and token, and what lies in front of every seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.board_text import BoardText, PlaceText, SeatText, listing, near_hexes, without_none
from engine.text import Param, T, Text, seat_name
from engine.ti4 import words
from engine.ti4.draft.picking import told
from engine.ti4.interface.view import (
    CardView,
    DraftView,
    ForceView,
    ObjectiveView,
    PlanetView,
    SeatView,
    SystemView,
    View,
)


def of(view: View) -> BoardText:
    """The whole galaxy."""
    there = {system.at: str(system.tile) for system in view.systems if system.at is not None}
    seats = tuple(_seat(view, seat) for seat in view.seats)
    return BoardText(seats, tuple(_table(view)), tuple(_system(one, there) for one in view.systems))


# --- seats and table -------------------------------------------------------------------------------------------------


def _seat(view: View, seat: SeatView) -> SeatText:
    name = seat_name(seat.seat)
    if seat.faction:
        name = T("ti4-board-seat", seat=name, faction=words.faction(seat.faction))
    planets, ships = len(seat.planets), sum(one.seat == seat.seat for system in view.systems for one in system.ships)
    brief = T("ti4-board-brief", points=seat.points, goal=view.goal, planets=planets, fleets=ships)
    return SeatText(name, brief, without_none(*_states(view, seat), *_counts(seat), *_open_cards(seat)))


def _states(view: View, seat: SeatView) -> Iterator[Text]:
    if seat.seat == view.speaker and not _drafting(view):
        yield T("ti4-board-speaker")
    if seat.passed:
        yield T("ti4-board-passed")
    if seat.eliminated:
        yield T("ti4-board-eliminated")


def _counts(seat: SeatView) -> Iterator[Text]:
    yield T("ti4-board-tokens", tactic=seat.tactic, fleet=seat.fleet, strategy=seat.strategy, reserve=seat.reserve)
    yield T("ti4-board-trade", goods=seat.trade_goods, commodities=seat.commodities, limit=seat.commodity_limit)
    yield T(
        "ti4-board-worth", resources=seat.resources, influence=seat.influence, all_resources=seat.total_resources,
        all_influence=seat.total_influence,
    )  # fmt: skip
    yield T("ti4-board-hand", cards=seat.action_cards, secrets=seat.secrets, notes=seat.notes)


def _open_cards(seat: SeatView) -> Iterator[Text | None]:
    yield listing("ti4-board-strategies", [_card(words.strategy(card.id), card) for card in seat.strategy_cards])
    yield listing("ti4-board-technologies", [_card(words.technology(card.id), card) for card in seat.technologies])
    yield listing("ti4-board-planets", [_card(words.planet(card.id), card) for card in seat.planets])
    yield listing("ti4-board-notes", [words.note(id) for id in seat.notes_in_play])
    yield listing("ti4-board-scored-secrets", [words.objective(id) for id in seat.scored_secrets])


def _card(name: Text, card: CardView) -> Text:
    return T("ti4-board-exhausted", card=name) if card.exhausted else name


def _drafting(view: View) -> bool:
    """Whether it is still open who sits where."""
    return view.draft is not None and any(place.seat is None for place in view.draft.places)


def _drafted(draft: DraftView) -> Iterator[Text]:
    """Slices and places, and whose they are."""
    for number, one in enumerate(draft.slices, 1):
        slice = told(number, [tile.tile for tile in one.tiles])
        yield slice if one.seat is None else T("ti4-board-picked", what=slice, seat=seat_name(one.seat))
    for number, place in enumerate(draft.places, 1):
        if place.seat is not None:
            yield T("ti4-board-picked", what=T("draft-place", n=number), seat=seat_name(place.seat))


def _table(view: View) -> Iterator[Text]:
    yield from () if view.draft is None else _drafted(view.draft)
    yield from without_none(listing("ti4-board-common", [_common(id, goods) for id, goods in view.common]))
    yield from (_objective(one) for one in view.objectives)
    for law in view.laws:
        name = words.agenda(law.id)
        of_planet = None if law.planet is None else words.planet(law.planet)
        owner = of_planet or (None if law.owner is None else seat_name(law.owner))
        yield T("ti4-board-law", law=name) if owner is None else T("ti4-board-law-of", law=name, owner=owner)
    if view.vote is not None:
        yield T("ti4-board-vote", agenda=words.agenda(view.vote.agenda))


def _common(id: str, goods: int) -> Text:
    card = words.strategy(id)
    return T("ti4-board-goods", card=card, n=goods) if goods else card


def _objective(one: ObjectiveView) -> Text:
    name, by = words.objective(one.id), tuple(seat_name(seat) for seat in one.scored_by)
    return T("ti4-board-objective", objective=name, points=one.points, text=words.effect(name), seats=by, n=len(by))


# --- systems ---------------------------------------------------------------------------------------------------------


def _system(system: SystemView, there: dict[tuple[int, int], str]) -> PlaceText:
    forces = [*system.ships, *(force for planet in system.planets for force in planet.forces)]
    return PlaceText(
        id=str(system.tile),
        name=words.system(str(system.tile)),
        lines=without_none(*_space(system), *(line for planet in system.planets for line in _planet(planet))),
        near=() if system.at is None else near_hexes(system.at, there),
        owners=_once([planet.owner for planet in system.planets if planet.owner is not None]),
        armed=_once([force.seat for force in forces]),
        free=any(planet.owner is None for planet in system.planets),
    )


def _once(seats: Sequence[int]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(seats))


def _space(system: SystemView) -> Iterator[Text | None]:
    if system.at is None:
        yield T("ti4-board-beside")
    if system.active:
        yield T("ti4-board-active")
    yield listing("ti4-board-wormholes", [Text(f"ti4-wormhole-{hole}") for hole in system.wormholes])
    if system.custodians:
        yield T("ti4-board-custodians")
    for force in system.ships:
        yield _force(force)
    yield listing("ti4-board-command", [seat_name(seat) for seat in system.tokens])


def _force(force: ForceView) -> Text:
    name, units, damaged = seat_name(force.seat), words.units(force.units), words.units(force.damaged)
    if not damaged:
        return Text("ti4-board-force", {"seat": name, "units": units})
    return Text("ti4-board-force-damaged", {"seat": name, "units": units, "damaged": damaged})


def _planet(planet: PlanetView) -> Iterator[Text]:
    name = words.planet(planet.id)
    kinds = [Text(f"ti4-trait-{planet.trait}")] if planet.trait else []
    kinds += [Text(f"ti4-specialty-{planet.specialty}")] if planet.specialty else []
    worth: dict[str, Param] = {
        "planet": name,
        "r": planet.resources,
        "i": planet.influence,
        "kinds": tuple(kinds),
        "n": len(kinds),
    }
    if planet.owner is None:
        yield Text("ti4-board-planet-free", worth)
    else:
        spent = int(planet.exhausted)
        yield Text("ti4-board-planet-held", {**worth, "seat": seat_name(planet.owner), "exhausted": spent})
    for force in planet.forces:
        yield T("ti4-board-ground", planet=name, force=_force(force))
