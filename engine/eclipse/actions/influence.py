"""The Influence action: discs move between the track and hexes, then colony ships turn faceup."""

from __future__ import annotations

from engine.ask import Option, Refusal, Seat, Why
from engine.eclipse import words
from engine.eclipse.economy import colony_ships, discs, population
from engine.eclipse.galaxy import ships, wormholes
from engine.eclipse.interface import random_weights
from engine.eclipse.phases import scoring
from engine.eclipse.play import Game, Question
from engine.text import T, Text, seat_name

TRACK, DONE = "track", random_weights.DONE


def can(game: Game, seat: Seat, reaction: bool = False) -> bool:
    """Whether something would come of it once a disc is spent on the action; never as a reaction.

    EC-REACT-02, EC-INF-14
    """
    if reaction:
        return False
    return bool(game.controlled(seat)) or not only_back(game, seat)


def only_back(game: Game, seat: Seat) -> bool:
    """Whether discs could do nothing but return to the track, and no colony ship turns faceup. EC-INF-04, EC-INF-14"""
    if colony_ships.facedown(game, seat):
        return False
    free = bool(game.controlled(seat)) or discs.available(game, seat) > 1
    return not (free and targets(game, seat))


async def act(game: Game, seat: Seat, activations: int, reaction: bool = False) -> None:
    """Moves of discs, then colony ships, also when no disc was moved.

    EC-INF-01, EC-INF-10, EC-INF-13, EC-INF-14, EC-INF-15, EC-INF-17, EC-EX-23
    """
    for left in range(activations, 0, -1):
        if not await move(game, seat, left):
            break
    turned = colony_ships.flip(game, seat, game.species(seat).flips)
    if turned:
        game.say(T("eclipse-colony-ships-up", seat=seat_name(seat), n=turned))


async def move(game: Game, seat: Seat, left: int) -> bool:
    """One disc from the track or a hex to a hex or the track; False when the player is done."""
    origin = await _origin(game, seat, left)
    if origin == DONE:
        return False
    target = await _target(game, seat, origin)
    if origin != TRACK:
        await discs.remove(game, origin)
    if target != TRACK:
        await discs.place(game, seat, target)
    return True


# --- whence ----------------------------------------------------------------------------------------------------------


def origins(game: Game, seat: Seat) -> list[str]:
    """Where a disc can be taken up: the track, if it can go somewhere, and controlled hexes.

    EC-INF-02, EC-INF-03, EC-INF-04, EC-DISC-05, EC-POP-13
    """
    from_track = [TRACK] if discs.available(game, seat) and targets(game, seat) else []
    return [*from_track, *(sector.id for sector in game.controlled(seat))]


INFLUENCE_TO = Question("influence_to", open=True, interruptible=True)
INFLUENCE = Question("influence", open=True, interruptible=True, leads_to=True, follow_ups=[INFLUENCE_TO])


async def _origin(game: Game, seat: Seat, left: int) -> str:
    found = origins(game, seat)
    stuck = not targets(game, seat)
    options = [Option(id, _from(game, id, stuck), more=_losing(game, id)) for id in found]
    if not options:
        return DONE
    turned = min(game.species(seat).flips, colony_ships.facedown(game, seat))
    done = Option(DONE, T("eclipse-influence-done", n=turned))
    about = T("eclipse-ask-influence", seat=seat_name(seat), n=left)
    where = [id for id in found if id != TRACK]
    return await game.pick(
        INFLUENCE, seat, [*options, done], about, why=_why_not_from(game, seat), lean=_lean, where=where
    )


def _from(game: Game, id: str, stuck: bool) -> Text:
    """Whence a disc comes, and what is lost with it; `stuck`: it can only go back to the track. EC-INF-04, EC-INF-16"""
    if id == TRACK:
        return T("eclipse-from-track")
    key = "eclipse-back-from-sector" if stuck else "eclipse-from-sector"
    sector = game.sector(id)
    points, cubes = scoring.worth(game, sector), len(_cubes(game, id))
    return Text(key, {"sector": words.sector(id), "points": points, "cubes": cubes})


def _cubes(game: Game, id: str) -> tuple[Text, ...]:
    """The cubes on a hex. EC-INF-16"""
    return tuple(population.square_name(id, square) for square in population.settled(game.sector(id)))


def _losing(game: Game, id: str) -> Text | None:
    """What leaves a hex together with the disc. EC-INF-16"""
    cubes = _cubes(game, id) if id != TRACK else ()
    return T("eclipse-cubes-go-home", cubes=cubes) if cubes else None


def _lean(id: str) -> int:
    """Rather take a new hex than give one up."""
    return {TRACK: 12, DONE: 4}.get(id, 1)


def _why_not_from(game: Game, seat: Seat) -> Why:
    def why(id: str) -> Refusal | None:
        if id == TRACK:
            empty = not discs.available(game, seat)
            return Refusal("EC-DISC-05" if empty else "EC-INF-07", T("eclipse-no-disc-to-move"))
        if id in game.state.sectors:
            return Refusal("EC-INF-03", T("eclipse-not-your-sector", sector=words.sector(id)))
        return None

    return why


# --- whither ---------------------------------------------------------------------------------------------------------


def targets(game: Game, seat: Seat) -> list[str]:
    """Hexes that the seat could take control of by a disc. EC-INF-05, EC-INF-06, EC-INF-07, EC-INF-08, EC-INF-09"""
    near = reach(game, seat)
    return [id for id in game.state.sectors if id in near and refusal(game, seat, id) is None]


def reach(game: Game, seat: Seat) -> set[str]:
    """Hexes without a disc where the seat has a ship, or that are linked to one with its disc or ship. EC-INF-07"""
    sectors = game.state.sectors
    here = [id for id, sector in sectors.items() if wormholes.present(sector, seat)]
    return {id for near in here for id in (near, *wormholes.linked(game, seat, near)) if sectors[id].owner is None}


def refusal(game: Game, seat: Seat, id: str) -> Refusal | None:
    """Why a disc cannot go to a hex.

    EC-INF-05, EC-INF-06, EC-INF-07, EC-INF-08, EC-INF-09, EC-ELIM-01
    """
    common = discs.refusal(game, seat, id)
    if common is not None:
        return Refusal("EC-INF-05", common.text) if common.rule == "EC-MAP-09" else common
    if ships.enemies(game, seat, id):
        return Refusal("EC-INF-06", T("eclipse-enemy-ships", sector=words.sector(id)))
    near = [id, *wormholes.linked(game, seat, id)]
    if not any(wormholes.present(game.sector(other), seat) for other in near):
        return Refusal("EC-INF-07", T("eclipse-out-of-reach", sector=words.sector(id)))
    return None


async def _target(game: Game, seat: Seat, origin: str) -> str:
    """Where the disc goes; one from a hex may also return to the track. EC-INF-03, EC-INF-04"""
    found = targets(game, seat)
    options = [Option(id, words.sector(id)) for id in found]
    if origin != TRACK:
        options.append(Option(TRACK, T("eclipse-to-track")))

    def why(id: str) -> Refusal | None:
        return refusal(game, seat, id) if id in game.state.sectors else Refusal("EC-INF-09", T("eclipse-not-explored"))

    about = T("eclipse-ask-influence-to", seat=seat_name(seat))
    return await game.pick(INFLUENCE_TO, seat, options, about, why=why, where=found)
