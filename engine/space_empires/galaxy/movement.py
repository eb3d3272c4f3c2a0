"""How far units may move and where to.

SE-MOVE-01, SE-MOVE-02, SE-MOVE-10, SE-SWEEP-01
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from engine.ask import Refusal, Seat
from engine.space_empires import words
from engine.space_empires.components import FIGHTERS_CARRIED, MOVEMENT, TERRAIN, UNARMED, UNITS
from engine.space_empires.economy import technology
from engine.space_empires.galaxy import chains, presence
from engine.space_empires.galaxy.orders import Moves
from engine.space_empires.galaxy.surroundings import Surroundings, unexplored
from engine.space_empires.play import Game
from engine.space_empires.state import Unit
from engine.text import T

FIGHTER, CARRIER, DECOY = "F", "CV", "DECOY"
CARRYING = (FIGHTER, CARRIER)
FIXED = {"one": 1, "never": 0}
"""What moves so far whatever its technology. SE-MOVE-10"""
NOT_ALONE = frozenset(card.id for card in UNITS.values() if card.moves in ("never", "carried"))
"""Types that do not move by themselves."""


def allowance(game: Game, unit: Unit) -> int:
    """Hexes that a unit may move in this turn; of fighters what the fastest ship could.

    SE-MOVE-01, SE-MOVE-10, SE-MOVE-04, SE-MOVE-11, SE-MOVE-12, SE-DECOY-03, SE-CSHIP-02, SE-PIPE-02, SE-MINE-02,
    SE-BASE-04
    """
    how = UNITS[unit.type].moves
    if how in FIXED:
        return FIXED[how]
    own = how == "player_tech"
    level = technology.researched(game, unit.owner, "move") if own else technology.level(game, unit, "move")
    return MOVEMENT[level or 1][game.state.turn - 1] + unit.extra


def left(game: Game, unit: Unit) -> int:
    """Hexes that a unit may still move, without the bonus of a chain."""
    if unit.halted or unit.frozen or unit.refit:
        return 0
    return max(0, allowance(game, unit) - unit.moved)


def mobile(game: Game, unit: Unit, piped: Collection[str] | None = None) -> bool:
    """Whether a unit could still be moved by itself; whatever moves has at least one hex a turn. SE-FIGHTER-03

    Args:
        piped: the hexes with pipelines that it may use, where they are known.
    """
    if unit.type in NOT_ALONE or unit.halted or unit.frozen or unit.refit:
        return False
    return not unit.moved or _farther(game, unit, piped)


def _farther(game: Game, unit: Unit, piped: Collection[str] | None) -> bool:
    """Whether a unit that has moved may move on."""
    may = allowance(game, unit)
    if unit.moved != may or (piped is not None and unit.at not in piped):
        return unit.moved < may
    return bool(chains.chain(game, unit))


def movable(game: Game, seat: Seat, at: str) -> list[Unit]:
    """Units in a hex that can be chosen to move together: fighters only with a carrier. SE-FIGHTER-03"""
    there = [unit for unit in game.at(at, seat) if mobile(game, unit)]
    if not game.options.carriers or CARRIER not in [unit.type for unit in there]:
        return there
    return there + [unit for unit in game.at(at, seat) if unit.type == FIGHTER and not unit.refit]


def by_hex(
    game: Game,
    seat: Seat,
    piped: Collection[str],
    before: Mapping[str, Moves] | None = None,
    touched: Collection[str] = (),
) -> dict[str, list[Unit]]:
    """All hexes with units that can be chosen to move, each with those that can move together. SE-FIGHTER-03

    Args:
        piped: the hexes with pipelines that they may use.
        before: what was offered before in this phase; `touched`: the hexes where something came or went since.
    """
    own, found = game.state.players[seat].units, dict[str, list[Unit]]()
    for unit in own:
        at = unit.at
        if before is not None and at not in touched:
            if at in before and before[at].units[0] is unit:
                found[at] = before[at].units
        elif mobile(game, unit, piped):
            found.setdefault(at, []).append(unit)
    if game.options.carriers:
        _carry(own, {at: there for at, there in found.items() if before is None or at in touched})
    return found


def _carry(own: Sequence[Unit], by_hex: Mapping[str, list[Unit]]) -> None:
    """Fighters are chosen with the carriers of their hex. SE-FIGHTER-03"""
    for at, there in by_hex.items():
        if CARRIER in [unit.type for unit in there]:
            there += [unit for unit in own if unit.type == FIGHTER and unit.at == at and not unit.refit]


def carried_too_many(game: Game, seat: Seat, at: str, chosen: Sequence[Unit]) -> Refusal | None:
    """Fighters go only with carriers that hold them, none is left behind in space that has room there now, and the
    carriers of squadrons that are being upgraded rest.

    SE-CARRIER-02, SE-FIGHTER-02, SE-FIGHTER-03, SE-FIGHTER-04, SE-FIGHTER-10, D-45
    """
    if not game.options.carriers or not [unit for unit in chosen if unit.type in CARRYING]:
        return None
    if _fighters(chosen) > _room(chosen):
        return Refusal("SE-CARRIER-02", T("space_empires-why-too-many-fighters"))
    there = [unit for unit in game.at(at, seat) if unit.type in CARRYING]
    staying = [unit for unit in there if not any(unit is one for one in chosen)]
    if _fighters([unit for unit in staying if unit.refit]) > _room([unit for unit in staying if not unit.moved]):
        return Refusal("SE-FIGHTER-10", T("space_empires-why-squadrons-upgraded"))
    colony = game.colony(at)
    safe = colony is not None and colony.owner == seat
    if not safe and _room(chosen) and _homeless(staying) > _homeless(there):
        return Refusal("SE-FIGHTER-03", T("space_empires-why-fighters-stranded"))
    return None


def _homeless(some: Sequence[Unit]) -> int:
    """Fighters for which there is no room on the carriers among them."""
    return max(0, _fighters(some) - _room(some))


def _fighters(some: Sequence[Unit]) -> int:
    return sum([unit.count for unit in some if unit.type == FIGHTER])


def _room(some: Sequence[Unit]) -> int:
    return FIGHTERS_CARRIED * sum([unit.count for unit in some if unit.type == CARRIER])


class Party:
    """Units of one hex that are to move together, with what hangs on them alone: found out once for all hexes around.

    Attributes:
        around: what their owner sees around them.
        moved: those that have moved in this turn; `spent`: those without movement left, but for the bonus of a chain;
            `reach`: how many hexes all of them may still move without it. Fighters are carried.
        tired: whether fighters among them are as far as the carriers could have brought them. SE-FIGHTER-03
        escorted: whether one of them is combat-capable; `alone`: whether one is not; `mines`: whether mines go.
    """

    def __init__(self, game: Game, seat: Seat, units: Sequence[Unit], around: Surroundings | None = None) -> None:
        self.game, self.seat, self.units, self.at = game, seat, units, units[0].at
        self.around = around or Surroundings(game, seat)
        self.moved, self.spent, reaches, armed = list[Unit](), list[Unit](), list[int](), 0
        for unit in units:
            if unit.moved:
                self.moved.append(unit)
            armed += unit.type not in UNARMED
            if unit.type != FIGHTER:
                reaches.append(left(game, unit))
                if not reaches[-1]:
                    self.spent.append(unit)
        self.reach = min(reaches, default=0)
        self.tired = len(reaches) < len(units) and _tired(game, units)
        self.escorted, self.alone = armed > 0, armed < len(units)
        self.mines = self.alone and presence.MINES in [unit.type for unit in units]

    def rules(self) -> Iterator[Callable[[Party, str], Refusal | None]]:
        """Those by which they may not enter a hex that is open: of most parties none could forbid anything."""
        if self.spent or self.tired:
            yield _too_far
        if self.moved:
            yield _restricted
        if self.alone:
            yield _unescorted


def _tired(game: Game, units: Sequence[Unit]) -> bool:
    """Whether the fighters among units have come as far as carriers could have brought them."""
    fighters = [unit.moved for unit in units if unit.type == FIGHTER]
    return max(fighters) >= max((allowance(game, unit) for unit in units if unit.type == CARRIER), default=0)


def targets(party: Party) -> list[str]:
    """Hexes that these units may enter together now."""
    near = party.around.open_beside(party.at)
    for rule in party.rules():
        near = [to for to in near if rule(party, to) is None]
    return near


def gets_anywhere(around: Surroundings, unit: Unit) -> bool:
    """Whether a unit has a way by itself: unarmed ones often need an escort. SE-DECOY-02, D-03"""
    if unit.type not in UNARMED:
        return True
    if not unit.moved and unit.type != presence.MINES:
        return around.way_out(unit.at)
    return bool(targets(Party(around.game, around.seat, [unit], around)))


def forbids(party: Party, to: str) -> Refusal | None:
    """Why these units may not enter a hex next to theirs now."""
    return party.around.closed(to) or _too_far(party, to) or _restricted(party, to) or _unescorted(party, to)


def may_enter(party: Party, to: str) -> bool:
    """Whether these units may enter a hex, however far they have come."""
    return party.around.closed(to) is None and _unescorted(party, to) is None


def _too_far(party: Party, to: str) -> Refusal | None:
    """Each needs a hex of movement left, or the bonus of a chain. SE-MOVE-01, SE-PIPE-07"""
    if party.spent and not all(_bonus(party.game, unit, to) for unit in party.spent):
        return Refusal("SE-MOVE-01", T("space_empires-why-no-movement"))
    if party.tired and not _carried_along(party, to):
        return Refusal("SE-FIGHTER-03", T("space_empires-why-fighters-far"))
    return None


def _carried_along(party: Party, to: str) -> bool:
    """Whether a carrier that has come as far as the fighters takes them one hex more along a chain. SE-PIPE-07, D-45"""
    far = max(unit.moved for unit in party.units if unit.type == FIGHTER)
    carriers = [unit for unit in party.units if unit.type == CARRIER and unit.moved >= far]
    return any(_bonus(party.game, carrier, to) for carrier in carriers)


def _bonus(game: Game, unit: Unit, to: str) -> bool:
    """Whether a chain lets a unit move one hex more. SE-PIPE-07, SE-OPT-05"""
    whole = unit.moved == allowance(game, unit)
    return whole and not unit.halted and not unit.extra and chains.along(game, unit, to)


def _restricted(party: Party, to: str) -> Refusal | None:
    """Unexplored hexes, nebulae and asteroids are entered as the first step only; terrain also along a chain.

    SE-MOVE-13, SE-PIPE-11, D-02
    """
    if not party.moved:
        return None
    game = party.game
    hidden, rough = unexplored(game, to), game.terrain(to) in TERRAIN
    if hidden or (rough and not all(chains.along(game, unit, to) for unit in party.moved)):
        return Refusal("SE-MOVE-13", T("space_empires-why-not-beside", hex=words.hex(to)))
    return None


def _unescorted(party: Party, to: str) -> Refusal | None:
    """Unarmed units need combat-capable ones that enter too; mines never go where an enemy is.

    SE-MOVE-15, SE-MINE-03, SE-DECOY-02, D-03
    """
    if not party.alone:
        return None
    escorted, mines = party.escorted or to in party.game.state.entered, party.mines
    foreign = (mines or not escorted) and party.around.foreign(to)
    if foreign and mines:
        return Refusal("SE-MINE-03", T("space_empires-why-mines", hex=words.hex(to)))
    if not escorted and (foreign or unexplored(party.game, to)):
        return Refusal("SE-MOVE-15", T("space_empires-why-unescorted", hex=words.hex(to)))
    return None
