"""The Explore action: a space, the sector drawn for it, how it lies, and who takes control."""

from __future__ import annotations

from functools import cache

from engine.ask import NO, YES, Option, Refusal, Seat, Why
from engine.eclipse import words
from engine.eclipse.components import SECTORS
from engine.eclipse.economy import discs
from engine.eclipse.galaxy import frontier
from engine.eclipse.galaxy.chart import holes
from engine.eclipse.galaxy.wormholes import space, space_id, stack_of
from engine.eclipse.interface import random_weights
from engine.eclipse.interface.zooms import TURNINGS, Turnings
from engine.eclipse.play import Game, Question
from engine.eclipse.state import Sector
from engine.hexes import Hex
from engine.kit import decks
from engine.question import IF_YES
from engine.text import T, Text, seat_name

DONE, DISCARD = random_weights.DONE, random_weights.DISCARD
ONE, TWO = "1", "2"
TWO_TO_CHOOSE = "explore_draw_two_keep_one_or_none"


def can(game: Game, seat: Seat, reaction: bool = False) -> bool:
    """Whether there is a space to explore; never as a reaction. EC-REACT-02, EC-EXP-19"""
    return not reaction and next(frontier.open_to(game, seat), None) is not None


async def act(game: Game, seat: Seat, activations: int, reaction: bool = False) -> None:
    """One exploration after the other, each chosen when the one before is finished.

    EC-EXP-01, EC-EXP-05, EC-ACT-04, EC-SPECIES-22, EC-EX-24
    """
    for nth in range(activations):
        chosen = await choose(game, seat, more=nth > 0) if can(game, seat) else DONE
        if chosen == DONE:
            return
        await explore(game, seat, space(chosen))


EXPLORE = Question("explore", open=True, interruptible=True)


async def choose(game: Game, seat: Seat, more: bool) -> str:
    """The space, chosen before any sector is revealed; a further one may be left. EC-EXP-01, EC-EXP-20"""
    found = frontier.spaces(game, seat)
    options = [Option(space_id(at), _name(at), more=_beside(game, at)) for at in found]
    if more:
        options.append(Option(DONE, T("eclipse-explore-done")))
    about = T("eclipse-ask-explore", seat=seat_name(seat))
    where = [space_id(at) for at in found]
    return await game.pick(
        EXPLORE, seat, options, about, why=_why(game, seat), lean=random_weights.to_go_on, where=where
    )


@cache
def _name(at: Hex) -> Text:
    """A space by its place and ring. EC-MAP-03"""
    return T(f"eclipse-space-{stack_of(at)}", q=at.q, r=at.r)


def _beside(game: Game, at: Hex) -> Text:
    return T("eclipse-next-to", around=tuple(words.sector(sector.id) for sector in frontier.around(game, at)))


def _why(game: Game, seat: Seat) -> Why:
    def why(id: str) -> Refusal | None:
        places = {space_id(at): at for sector in game.state.sectors.values() for at in frontier.surroundings(sector)}
        return frontier.refusal(game, seat, places[id]) if id in places else None

    return why


async def explore(game: Game, seat: Seat, at: Hex) -> None:
    """Draws for the space, then places or discards. EC-EXP-03, EC-EXP-04, EC-EXP-06, EC-PUB-04"""
    state = game.state
    state.exploring = (at.q, at.r)
    state.drawn = frontier.draw(game, at, await _number(game, seat, at))
    shown = tuple(words.sector(id) for id in state.drawn)
    game.say(T("eclipse-explored", seat=seat_name(seat), q=at.q, r=at.r, sectors=shown), where=[space_id(at)])
    chosen = await _keep(game, seat, at)
    turned = await _turn(game, seat, chosen, at) if chosen != DISCARD else 0
    discarded = [id for id in state.drawn if id != chosen]
    state.exploring, state.drawn = None, []
    frontier.discard(game, at, discarded)
    if chosen != DISCARD:
        await place(game, seat, chosen, at, turned)


EXPLORE_DRAWS = Question("explore_draws", open=True)


async def _number(game: Game, seat: Seat, at: Hex) -> int:
    """How many sectors are drawn; Draco says so before it sees one. EC-EXP-03, EC-SPECIES-28, EC-DOUBT-45"""
    if not game.special(seat, TWO_TO_CHOOSE) or frontier.left(game, at) < 2:
        return 1
    options = [Option(ONE, T("eclipse-draw-one")), Option(TWO, T("eclipse-draw-two"))]
    about = T("eclipse-ask-draws", seat=seat_name(seat), q=at.q, r=at.r)
    return int(
        await game.pick(EXPLORE_DRAWS, seat, options, about, lean=random_weights.to_choose, where=[space_id(at)])
    )


# --- placing or discarding -------------------------------------------------------------------------------------------


CONTROL = Question("control", open=True, interruptible=True, leads_to=IF_YES)
TURN = Question("turn", open=True, leads_to=True, follow_ups=[CONTROL])
PLACE = Question("place", open=True, interruptible=True, leads_to=True, follow_ups=[TURN])
"""Which sector is laid there, how it lies, and whether its explorer takes control."""


async def _keep(game: Game, seat: Seat, at: Hex) -> str:
    """Which drawn sector is placed, if any; what fits in no way must be discarded.

    EC-EXP-04, EC-EXP-05, EC-EXP-09, EC-SPECIES-28, EC-ACT-09
    """
    fits = [id for id in game.state.drawn if frontier.turnings(game, seat, id, at)]
    options = [Option(id, T("eclipse-place", sector=words.sector(id)), more=contents(id)) for id in fits]
    if not options:
        game.say(T("eclipse-fits-nowhere", q=at.q, r=at.r))
        return DISCARD

    def why(id: str) -> Refusal | None:
        return Refusal("EC-EXP-09", T("eclipse-cannot-connect")) if id in game.state.drawn else None

    about = T("eclipse-ask-place", seat=seat_name(seat), q=at.q, r=at.r)
    options.append(Option(DISCARD, T("eclipse-discard", n=len(game.state.drawn))))
    where = [space_id(at), *(ways(game, seat, id, at) for id in fits if len(fits) == 1)]
    return await game.pick(PLACE, seat, options, about, why=why, lean=random_weights.to_keep, where=where)


def ways(game: Game, seat: Seat, id: str, at: Hex) -> str:
    """A sector and how it can lie, as its picture is called. EC-EXP-07"""
    return TURNINGS.text(Turnings(id, frontier.turnings(game, seat, id, at)))


@cache
def contents(id: str) -> Text:
    """What is printed on a sector, in words. EC-MAP-01"""
    card = SECTORS[id]
    parts = [T("eclipse-reputation-tile", n=card.vp)] if card.vp else []
    parts += [Text(f"eclipse-square-{kind.replace('+', '-advanced')}") for kind in card.squares]
    if card.ancients:
        parts.append(T("eclipse-contents-ancients", n=card.ancients))
    if card.discovery:
        parts.append(T("eclipse-contents-discovery"))
    if card.artifact:
        parts.append(T("eclipse-contents-artifact"))
    return T("eclipse-contents-all", parts=tuple(parts))


async def _turn(game: Game, seat: Seat, id: str, at: Hex) -> int:
    """How the sector lies. EC-EXP-07, EC-EXP-08, EC-EXP-10"""
    options = [_lying(game, id, at, turned) for turned in frontier.turnings(game, seat, id, at)]

    def why(choice: str) -> Refusal | None:
        return Refusal("EC-EXP-07", T("eclipse-cannot-connect")) if choice in tuple("012345") else None

    about = T("eclipse-ask-turn", seat=seat_name(seat), sector=words.sector(id))
    return int(await game.pick(TURN, seat, options, about, why=why, where=[space_id(at), id]))


def _lying(game: Game, id: str, at: Hex, turned: int) -> Option:
    """A turning in words, and the sectors it is joined to."""
    joined = tuple(words.sector(other.id) for other in frontier.joined(game, id, at, turned))
    more = T("eclipse-joined", joined=joined) if joined else T("eclipse-joined-half")
    return Option(str(turned), _turning(id, turned), more=more)


@cache
def _turning(id: str, turned: int) -> Text:
    """A turning by the edges with a wormhole."""
    return T("eclipse-turning", edges=tuple(Text(f"eclipse-edge-{edge}") for edge in sorted(holes(id, turned))))


async def place(game: Game, seat: Seat, id: str, at: Hex, turned: int) -> None:
    """Lays the sector for good, with what comes with it; the explorer may take control.

    EC-EXP-06, EC-EXP-11, EC-EXP-12, EC-EXP-13, EC-MAP-10, EC-DISCO-16
    """
    card = SECTORS[id]
    sector = Sector(id, (at.q, at.r), turned, cubes=[False] * len(card.squares), ancients=[0] * card.ancients)
    for tile in decks.draw(game, game.state.discoveries) if card.discovery or card.ancients else ():
        sector.discovery = tile
    game.state.sectors[id] = sector
    game.say(T("eclipse-placed", seat=seat_name(seat), sector=words.sector(id)), where=[id], weight=0)
    if discs.available(game, seat) and discs.can_place(game, seat, id) and await _wants_control(game, seat, id):
        await discs.place(game, seat, id)


async def _wants_control(game: Game, seat: Seat, id: str) -> bool:
    """Whether the explorer takes control. EC-EXP-13, EC-SPECIES-30"""
    options = [Option(YES, T("eclipse-take-control")), Option(NO, T("eclipse-leave-it"))]
    about = T("eclipse-ask-control", seat=seat_name(seat), sector=words.sector(id))
    return await game.pick(CONTROL, seat, options, about, lean=random_weights.to_take, where=[id]) == YES
