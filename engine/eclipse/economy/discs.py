"""Influence discs: the track, the spaces of actions, and the hexes they control."""

from __future__ import annotations

from engine.ask import Refusal, Seat
from engine.eclipse import words
from engine.eclipse.components import COST
from engine.eclipse.economy import discovery, population
from engine.eclipse.interface import pending_steps
from engine.eclipse.play import Game
from engine.eclipse.state import Player
from engine.text import T, seat_name

AMONG_ANCIENTS = "influence_hexes_with_ancients"


def cost(player: Player) -> int:
    """What the leftmost uncovered circle says; discs beyond the circles lie left of it.

    EC-DISC-02, EC-DISC-04, EC-RES-02
    """
    return cost_with(player)


def cost_with(player: Player, more: int = 0) -> int:
    """The cost if so many more discs lay on the track, or fewer."""
    discs = player.discs + more
    return COST[discs] if discs < len(COST) else 0


def available(game: Game, seat: Seat) -> int:
    """Discs on the influence track. EC-DISC-05"""
    return game.player(seat).discs


def use(game: Game, seat: Seat, space: str) -> None:
    """The rightmost disc goes to the space of an action or to `reaction`. EC-DISC-01, EC-DISC-03, EC-ACT-02"""
    player = game.player(seat)
    assert player.discs > 0
    player.discs -= 1
    player.actions[space] = player.actions.get(space, 0) + 1


def refusal(game: Game, seat: Seat, id: str) -> Refusal | None:
    """Why a seat cannot place a disc on a sector, by the rules that every placing shares.

    EC-MAP-09, EC-EXP-14, EC-CLAIM-04, EC-SPECIES-30, EC-SPECIES-34
    """
    sector = game.sector(id)
    if sector.owner is not None:
        return Refusal("EC-MAP-09", T("eclipse-has-a-disc", sector=words.sector(id)))
    ancients = bool(sector.ancients) and not game.special(seat, AMONG_ANCIENTS)
    if ancients or sector.gcds is not None:
        return Refusal("EC-EXP-14", T("eclipse-guarded", sector=words.sector(id)))
    return None


def can_place(game: Game, seat: Seat, id: str) -> bool:
    """Whether a disc of the seat may lie on a sector; whence it comes is for the caller to know."""
    return refusal(game, seat, id) is None


async def place(game: Game, seat: Seat, id: str) -> None:
    """A disc from the track takes control of a sector, and with it the discovery tile.

    EC-DISC-03, EC-DISCO-01, EC-EXP-15, EC-INF-11, EC-CLAIM-05, EC-MAP-09
    """
    player, sector = game.player(seat), game.sector(id)
    assert player.discs > 0 and sector.owner is None
    player.discs -= 1
    sector.owner = seat
    game.say(T("eclipse-takes-control", seat=seat_name(seat), sector=words.sector(id)), where=[id])
    await game.during(pending_steps.discovery(id), discovery.found(game, seat, id))


async def remove(game: Game, id: str) -> None:
    """The disc of a sector and all cubes return to the owner's tracks. EC-DISC-04, EC-POP-12, EC-INF-16"""
    sector = game.sector(id)
    assert sector.owner is not None
    owner = sector.owner
    await population.leave(game, owner, id)
    sector.owner = None
    game.player(owner).discs += 1
    game.say(T("eclipse-loses-control", seat=seat_name(owner), sector=words.sector(id)), where=[id])
