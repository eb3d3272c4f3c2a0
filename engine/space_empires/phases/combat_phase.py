"""The Combat Phase: battles in the order of the active player's choice, then fire at colonies, hex by hex.

SE-COMBAT-01, SE-COMBAT-02, SE-COMBAT-03, SE-BOMB-01, SE-BOMB-02, SE-BOMB-10, D-07, D-79, D-80
"""

from __future__ import annotations

from engine.ask import NO, YES, Option, Seat
from engine.question import IF_YES
from engine.space_empires import words
from engine.space_empires.combat import bombard, cloaking, opponents
from engine.space_empires.components import PLANETS
from engine.space_empires.galaxy import colonies, entering, presence, public_order
from engine.space_empires.galaxy.order_ids import DONE
from engine.space_empires.phases import victory
from engine.space_empires.play import Game, Question
from engine.space_empires.state import Owner
from engine.text import T, Text, seat_name

BATTLE = Question("battle", open=False)
BOMBARD = Question("bombard", open=False, never_public=True, leads_to=IF_YES)
SETTLE = Question("settle", open=False, never_public=True)
FIXED = ("SY", "BASE")
"""What never fires at colonies. D-19"""


async def begin(game: Game, seat: Seat) -> None:
    """Unarmed units that lie beside visible armed enemies are destroyed without a battle. D-79"""
    for at in _shared(game):
        owners = [unit.owner for unit in game.at(at)]
        for side in [one for one in game.seats() if one in owners and presence.enemies(game, at, one)]:
            shown = [unit for unit in presence.own_armed(game, at, side) if unit.type != "R"]
            if shown:
                entering.destroy_defenceless(game, at, side)


def _shared(game: Game) -> list[str]:
    """Hexes with units of several sides."""
    first: dict[str, Owner] = {}
    everything = game.everything()
    shared = [unit.at for unit in everything if first.setdefault(unit.at, unit.owner) != unit.owner]
    return public_order.by_place(game, [unit for unit in everything if unit.at in shared] if shared else [])


async def next_hex(game: Game, seat: Seat) -> bool:
    """One hex is finished; False when none is left. D-80"""
    battles, bombed = _contested(game, seat)
    places = battles + bombed
    if not places or victory.over(game):
        return False
    options = [Option(at, words.hex(at), more=_met(game, seat, at)) for at in places]
    if not battles:
        options.append(Option(DONE, T("space_empires-combat-done")))
    about = T("space_empires-ask-battle", seat=seat_name(seat))
    at = await game.pick(BATTLE, seat, options, about, lean=_lean)
    if at == DONE:
        return False
    game.state.fought.append(at)
    await finish(game, seat, at)
    return True


def _met(game: Game, seat: Seat, at: str) -> Text | None:
    """Whom a seat meets there, as everybody sees it. SE-GROUP-03"""
    met, colony = [*entering.seen(presence.enemies(game, at, seat))], game.colony(at)
    if colony is not None and game.hostile(seat, colony.owner):
        met.append(T("space_empires-battle-colony", side=words.side(colony.owner)))
    return T("space_empires-battle-against", what=tuple(met)) if met else None


def _lean(id: str) -> int:
    return 1 if id == DONE else 6


def is_contested(game: Game, seat: Seat) -> bool:
    """Whether this player has anything to fight over now."""
    return any(_contested(game, seat))


def _contested(game: Game, seat: Seat) -> tuple[list[str], list[str]]:
    """Hexes with own counters that were not fought over yet: those with armed enemies, and of the others those with a
    colony of an enemy, which everybody sees. SE-COMBAT-01, SE-MOVE-20
    """
    own = [at for at in public_order.by_place(game, game.player(seat).units) if at not in game.state.fought]
    occupied, systems = presence.occupied(game, seat), game.state.systems
    battles = [at for at in own if at in occupied and presence.armed_sides(game, at, seat)]
    settled = [(at, colony.owner) for at in own if (colony := systems[at].colony) is not None and colony.owner != seat]
    return battles, [at for at, owner in settled if at not in battles and game.hostile(seat, owner)]


async def finish(game: Game, seat: Seat, at: str) -> None:
    """Battle, then fire at the colony, then colonization. D-80"""
    await opponents.fight(game, at, seat, await cloaking.meet(game, at, seat))
    if victory.over(game):
        return
    for one in [seat, *(other for other in game.brothers(seat) if other in game.state.acting and other != seat)]:
        await _afterwards(game, one, at)


async def _afterwards(game: Game, seat: Seat, at: str) -> None:
    """What is left without arms, the colony, and one of the own. D-80"""
    if victory.over(game):
        return
    if presence.own_armed(game, at, seat):
        entering.destroy_defenceless(game, at, seat)
    if game.at(at, seat):
        await _colony(game, seat, at)
    if not victory.over(game):
        await _settle(game, seat, at)


async def _colony(game: Game, seat: Seat, at: str) -> None:
    """Ships that are left alone with a colony may fire at it. Asked wherever counters lie.

    SE-BOMB-01, SE-MOVE-20, SE-BOMB-03
    """
    colony = game.colony(at)
    if colony is None or not game.hostile(seat, colony.owner) or presence.armed_sides(game, at, seat):
        return
    can = any(unit.type not in FIXED for unit in presence.own_armed(game, at, seat))
    if await _yes(game, BOMBARD, seat, at, can):
        await bombard.bombard(game, at, seat)


async def _settle(game: Game, seat: Seat, at: str) -> None:
    """A colony may be begun right after a battle or bombardment; whether a ship can is its owner's secret.

    SE-BOMB-10, SE-ALIEN-09, D-74
    """
    free = game.terrain(at) in PLANETS and game.colony(at) is None and not presence.hindered(game, at, seat)
    if free and any(unit.type == colonies.COLONY_SHIP for unit in game.at(at, seat)):
        ships = [ship for ship in colonies.settlers(game, seat) if ship.at == at]
        if await _yes(game, SETTLE, seat, at, bool(ships)):
            colonies.settle(game, ships[0])


async def _yes(game: Game, kind: Question, seat: Seat, at: str, can: bool) -> bool:
    """Whether to do it; that it cannot be done nobody else learns."""
    options = [Option(NO, T("no"))]
    if can:
        options.insert(0, Option(YES, T("yes")))
    about = Text(
        f"space_empires-ask-{kind.name}", {"seat": seat_name(seat), "hex": words.hex(at), **_colony_there(game, at)}
    )
    return await game.pick(kind, seat, options, about, always=True, where=[at], lean=_eager) == YES


def _colony_there(game: Game, at: str) -> dict[str, Text]:
    """Whose colony lies there, and what it is worth: everybody knows."""
    colony = game.colony(at)
    return {} if colony is None else {"owner": words.side(colony.owner), "cp": words.cp(colony.value)}


def _eager(id: str) -> int:
    return 9 if id == YES else 1
