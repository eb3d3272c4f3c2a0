"""Discovery tiles: who takes one, looks at it, and uses its front or keeps it for points."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from engine.ask import Option, Seat
from engine.eclipse import words
from engine.eclipse.components import DISCOVERIES, RESOURCES, SHIPS, TECHNOLOGIES, Discovery
from engine.eclipse.economy import storage, technologies
from engine.eclipse.galaxy import blueprints, ships
from engine.eclipse.play import Game, Question
from engine.eclipse.state import Looking
from engine.ids import Id
from engine.text import T, seat_name

USE, KEEP, BESIDE = "use", "keep", "beside"
CRUISER = "cruiser"

Effect = Callable[[Game, Seat, str, Discovery], Awaitable[None]]
Worth = Callable[[Game, Seat, Discovery], bool]
EFFECTS: dict[str, Effect] = {}
USEFUL: dict[str, Worth] = {}


def front(kind: str, useful: Worth = lambda *_: True) -> Callable[[Effect], Effect]:
    """Registers what a kind of front does, and when that is anything at all."""

    def register(effect: Effect) -> Effect:
        EFFECTS[kind], USEFUL[kind] = effect, useful
        return effect

    return register


def free(game: Game, id: str) -> bool:
    """Whether a sector has a tile that can be taken. EC-DISCO-15, EC-EXP-14, EC-SPECIES-31"""
    sector = game.sector(id)
    return sector.discovery is not None and not sector.ancients and sector.gcds is None


async def found(game: Game, seat: Seat, id: str) -> None:
    """Whoever controls a sector takes its tile, looks at it and decides at once. Nothing happens where none is free.

    EC-DISCO-01, EC-DISCO-02, EC-EXP-15, EC-EXP-17, EC-INF-11, EC-SPECIES-31, EC-PUB-03
    """
    sector = game.sector(id)
    if not free(game, id) or sector.discovery is None:
        return
    tile = DISCOVERIES[sector.discovery]
    sector.discovery = None
    game.state.looking = Looking(seat, discovery=tile.id)
    game.seal({seat})
    public = T("eclipse-finds", seat=seat_name(seat), sector=words.sector(id))
    game.say(public, secret={seat: T("eclipse-you-find", tile=words.discovery(tile.id))}, where=[id])
    chosen = await _decide(game, seat, id, tile)
    game.state.looking = None
    if chosen == KEEP:
        keep(game, seat, tile)
    else:
        await use(game, seat, id, tile)


DISCOVERY = Question("discovery", open=False)


async def _decide(game: Game, seat: Seat, id: str, tile: Discovery) -> str:
    """Front or points; asked whatever the front is, so that asking tells nothing. EC-DISCO-02, EC-PUB-03"""
    useful = USEFUL[tile.kind](game, seat, tile)
    using = T("eclipse-use-front" if useful else "eclipse-use-front-in-vain", tile=words.discovery(tile.id))
    options = [Option(USE, using, more=words.front(tile)), Option(KEEP, T("eclipse-keep-tile"))]
    about = T("eclipse-ask-discovery", seat=seat_name(seat), sector=words.sector(id))

    def lean(choice: str) -> int:
        return (3 if useful else 0) if choice == USE else 1

    return await game.pick(DISCOVERY, seat, options, about, lean=lean, where=[id])


def keep(game: Game, seat: Seat, tile: Discovery) -> None:
    """Kept for 2 points, its front unseen to the end. EC-DISCO-03"""
    game.player(seat).kept.append(tile.id)
    game.say(T("eclipse-kept-tile", seat=seat_name(seat)))


async def use(game: Game, seat: Seat, id: str, tile: Discovery) -> None:
    """The front takes effect; the tile is out of the game. EC-DISCO-17"""
    game.seal()
    game.say(T("eclipse-used-front", seat=seat_name(seat), tile=words.discovery(tile.id)), where=[id])
    await EFFECTS[tile.kind](game, seat, id, tile)


# --- fronts ----------------------------------------------------------------------------------------------------------


@front("resource")
async def resources(game: Game, seat: Seat, id: str, tile: Discovery) -> None:
    """Resources into storage. EC-DISCO-04, EC-DISCO-05, EC-DISCO-06, EC-FAQ-01"""
    for resource in RESOURCES:
        storage.gain(game, seat, resource, tile.gain.get(resource, 0))


def cheapest(game: Game, seat: Seat) -> list[str]:
    """The technologies on offer of the least printed cost that the seat lacks. EC-DISCO-07, EC-DISCO-08"""
    open_to = technologies.takeable(game, seat)
    least = min((TECHNOLOGIES[id].cost for id in open_to), default=0)
    return [id for id in open_to if TECHNOLOGIES[id].cost == least]


ANCIENT_TECHNOLOGY = Question("ancient_technology", open=False)


@front("technology", lambda game, seat, _: bool(cheapest(game, seat)))
async def ancient_technology(game: Game, seat: Seat, id: str, tile: Discovery) -> None:
    """The cheapest technology, for free; among equally cheap ones a choice.

    EC-DISCO-07, EC-DISCO-08, EC-DISCO-09
    """
    options = [Option(tech, words.technology(tech), more=technologies.about(tech)) for tech in cheapest(game, seat)]
    if not options:
        return
    about = T("eclipse-ask-ancient-technology", seat=seat_name(seat))
    chosen = await game.pick(ANCIENT_TECHNOLOGY, seat, options, about)
    game.say(T("eclipse-learned", seat=seat_name(seat), technology=words.technology(chosen)))
    await technologies.take(game, seat, chosen)


@front("cruiser", lambda game, seat, _: ships.left(game, seat, CRUISER) > 0)
async def ancient_cruiser(game: Game, seat: Seat, id: str, tile: Discovery) -> None:
    """An unused cruiser on the hex; without one, nothing. EC-DISCO-10, EC-COMP-24"""
    if ships.left(game, seat, CRUISER):
        ships.add(game, seat, CRUISER, id)
        where = words.sector(id)
        game.say(T("eclipse-cruiser-found", seat=seat_name(seat), sector=where), where=[id])


@dataclass(frozen=True)
class Spot(Id):
    """A square of a blueprint."""

    ship: str
    square: str


ANCIENT_PART = Question("ancient_part", open=False)


@front("ship_part")
async def ancient_part(game: Game, seat: Seat, id: str, tile: Discovery) -> None:
    """On any square of a blueprint that stays within the rules, or beside the board for an Upgrade action.

    EC-DISCO-11, EC-DISCO-12, EC-DISCO-13, EC-DISCO-14, EC-SHIP-04
    """
    assert tile.part is not None
    player, part = game.player(seat), words.part(tile.part)
    options = [
        Option(Spot(type, square).id, words.square(type, under)) for type, square, under in spots(game, seat, tile.part)
    ]
    about = T("eclipse-ask-ancient-part", seat=seat_name(seat), part=part)
    chosen = await game.pick(ANCIENT_PART, seat, [*options, Option(BESIDE, T("eclipse-part-beside"))], about)
    if chosen == BESIDE:
        player.kept_parts.append(tile.part)
        game.say(T("eclipse-part-kept", seat=seat_name(seat), part=part))
        return
    spot = Spot.read(chosen)
    blueprints.put(player, spot.ship, spot.square, tile.part)
    game.say(T("eclipse-part-placed", seat=seat_name(seat), part=part, ship=words.ship(spot.ship)))


def spots(game: Game, seat: Seat, part: str) -> list[tuple[str, str, str | None]]:
    """Squares where the part leaves a legal blueprint: (type, square, part there now); of equal ones the first.

    EC-DISCO-11, EC-DISCO-13
    """
    player = game.player(seat)
    found: dict[tuple[str, str | None, bool], tuple[str, str, str | None]] = {}
    for type in SHIPS:
        for square, under in blueprints.squares(player, type):
            if blueprints.fits(game, seat, type, square, part):
                found.setdefault((type, under, square in player.tiles[type]), (type, square, under))
    return list(found.values())
