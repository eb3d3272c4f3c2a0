"""What is at stake where ships fight: how often they win there, what that brings, and what is lost."""

from __future__ import annotations

from engine.eclipse.combat.reputation import WORTH
from engine.eclipse.interface.view import SectorView
from engine.eclipse.minds import duel, economy, odds, sieges
from engine.eclipse.minds.mind import ONCE, At

SUREST = 850
"""A battle that is won so often, in thousandths, everybody dares."""
SLIM = 300
"""A battle that is won less often, in thousandths, is as good as lost: whoever comes has to turn it."""
HOPELESS = 180
"""A battle that is won less often, in thousandths, nobody joins, and it is left where that is possible."""
BUILT = 3
"""So many times of four somebody comes to an empty sector that is attacked, or is built there. EC-BUI-17"""


def defenders(at: At, target: SectorView) -> tuple[duel.Ship, ...]:
    """Everything that fights there against the own seat."""
    return odds.foes(at.view.seats, target, at.seat)


def winning(at: At, sector: SectorView) -> int:
    """How often the own ships there win the battle under way: players fight before guards, each in a battle that can be
    left. EC-BATTLE-03, EC-BATTLE-09
    """
    others = odds.rivals(at.view.seats, sector, at.seat)
    return odds.wins(odds.fleet(at.view.seats, sector, at.seat), others or odds.guards(sector))


def prize(at: At, target: SectorView) -> int:
    """What the sector itself is worth, and that another loses it."""
    worth = economy.sector_worth(at, target) - economy.price_of_sector(at)
    if target.owner is not None and target.owner != at.seat:
        people = 250 * sum(full for _, full in target.squares) if sieges.withstand(at, target.owner) else 0
        gain = worth * 6 // 10 - people + 500 * target.vp + _lead(at, target.owner)
        return gain * at.character.traits.war // 100
    return worth


def _lead(at: At, owner: int) -> int:
    """What it is worth that another falls back, the more the further ahead it is."""
    return at.weights["lead"] * min(10, max(0, at.view.seats[owner].open_points - economy.me(at).open_points))


def chance(ships: tuple[duel.Ship, ...], foes: tuple[duel.Ship, ...], relief: tuple[duel.Ship, ...]) -> int:
    """How often, in thousandths, ships win where others may come to help; what lies empty they mostly do not leave."""
    won = odds.wins(ships, foes)
    weight = 1 if foes else BUILT
    return (won + weight * odds.wins(ships, (*foes, *relief))) // (1 + weight) if relief else won


@ONCE.once
def daring(at: At) -> int:
    """How often a battle has to be won for ships to set out for it."""
    return min(SUREST, at.weights["bold"] * 100 // at.character.traits.war)


def stake(at: At, target: SectorView, ships: tuple[duel.Ship, ...], relief: tuple[duel.Ship, ...] = ()) -> int:
    """What ships stand to win and to lose there."""
    foes = defenders(at, target)
    won = chance(ships, foes, relief)
    falls = sieges.falling_soon(at, target, ships) if economy.left(at) else sieges.fall(at, target, ships)
    gain = prize(at, target) * falls // odds.SURE + sieges.spoils(at, target.id, len(foes))
    beaten = at.weights["lost"] * len(ships) // 2
    if not economy.left(at):
        gain -= sieges.given(at, (target.id, 1))
        beaten = -_consolation(at, target, ships)
    return (gain * won - beaten * (odds.SURE - won)) // odds.SURE


def _consolation(at: At, target: SectorView, ships: tuple[duel.Ship, ...]) -> int:
    """What a battle that is lost brings in the last round, when ships score nothing: the tile for taking part, less
    what those of others are worth. EC-DRAW-02, EC-DRAW-12, EC-SCORE-11
    """
    if not ships or not defenders(at, target):
        return 0
    return sieges.drawn(at, (target.id, 1)) - sieges.given(at, (target.id, 1 + _tiles_for(at, ships)))


def _tiles_for(at: At, ships: tuple[duel.Ship, ...]) -> int:
    """How many tiles others draw for own ships. EC-DRAW-03, EC-DRAW-04, EC-DRAW-05"""
    cards = economy.me(at).blueprints
    worth = {odds.ship(card, hurt): WORTH[card.type] for card in cards for hurt in range(card.hull + 1)}
    return sum(worth.get(one, 1) for one in ships)


def most(at: At, target: SectorView) -> int:
    """What a battle there brings at most."""
    return max(0, prize(at, target)) + sieges.spoils(at, target.id, len(defenders(at, target)))


def dared(at: At, ships: tuple[duel.Ship, ...], foes: tuple[duel.Ship, ...], relief: tuple[duel.Ship, ...]) -> bool:
    """Whether ships set out for a battle: in the last round whatever comes of it, for they are worth nothing then.
    EC-SCORE-11
    """
    return not economy.left(at) or chance(ships, foes, relief) >= daring(at)
