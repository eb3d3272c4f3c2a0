"""Whose disc lies on a sector once its battles are over."""

from __future__ import annotations

from engine.ask import NO, YES, Option, Seat
from engine.eclipse import words
from engine.eclipse.combat import bombing
from engine.eclipse.economy import discovery, discs, population
from engine.eclipse.interface import pending_steps, random_weights
from engine.eclipse.play import Game, Question
from engine.question import IF_YES
from engine.text import T, seat_name


async def settle(game: Game, id: str) -> None:
    """The former owner's disc goes, the victor's may come, and a tile that became free is taken. EC-CLAIM-01"""
    await drive_out(game, id)
    sector = game.sector(id)
    if sector.owner is None and len(sector.entered) == 1:
        await offer(game, sector.entered[0], id)
    await free_tile(game, id)


async def drive_out(game: Game, id: str) -> None:
    """Without population and with an enemy ship there the disc goes back to its owner. EC-CLAIM-01, EC-BOMB-12"""
    sector = game.sector(id)
    if bombing.conqueror(game, sector) is None or population.settled(sector):
        return
    await discs.remove(game, id)


CLAIM = Question("claim", open=True, leads_to=IF_YES)


async def offer(game: Game, seat: Seat, id: str) -> None:
    """A ship's owner may place a disc from the track on an uncontrolled sector; colony ships have to wait.

    EC-CLAIM-02, EC-CLAIM-03, EC-CLAIM-04, EC-CLAIM-05, EC-CLAIM-06, EC-CLAIM-07, EC-DISC-05
    """
    if not discs.available(game, seat) or not discs.can_place(game, seat, id):
        return
    options = [Option(YES, T("eclipse-claim")), Option(NO, T("eclipse-do-not-claim"))]
    about = T("eclipse-ask-claim", seat=seat_name(seat), sector=words.sector(id))
    if await game.pick(CLAIM, seat, options, about, lean=random_weights.to_take, where=[id]) == YES:
        await discs.place(game, seat, id)


async def free_tile(game: Game, id: str) -> None:
    """Draco's disc next to Ancients waits for the tile: it takes it when others have destroyed them. EC-DISCO-15"""
    owner = game.sector(id).owner
    if owner is not None:
        await game.during(pending_steps.discovery(id), discovery.found(game, owner, id))
