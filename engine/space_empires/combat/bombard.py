"""Fire at a colony: each ship once, with its attack and attack technology alone.

SE-BOMB-01, SE-BOMB-02, SE-BOMB-04, SE-TREVEAL-04, D-18, D-19, D-80
"""

from __future__ import annotations

from engine.ask import Option
from engine.events import SMALL
from engine.space_empires import words
from engine.space_empires.combat import field, figures
from engine.space_empires.combat.field import Field
from engine.space_empires.components import SIDES
from engine.space_empires.economy import technology
from engine.space_empires.galaxy import colonies, presence
from engine.space_empires.phases import victory
from engine.space_empires.play import Game, Question
from engine.space_empires.solitaire import muster
from engine.space_empires.state import Owner, Unit
from engine.text import T, Text, seat_name

BOMBARD_WITH = Question("bombard_with", open=False)
STOP = "stop"
FIXED = ("SY", "BASE")
"""D-19"""


async def bombard(game: Game, at: str, seat: Owner) -> None:
    """Groups fire in the order their owner likes, as long as the colony stands; those of an alien empire all. D-80"""
    muster.ready(game, at, (seat, seat))
    colony = game.colony(at)
    assert colony is not None
    place = field.opened(game, at, seat, colony.owner)
    place.battle.bombarding = True
    fired: list[str] = []
    while game.colony(at) is not None and not victory.over(game):
        ready = [u for u in presence.own_armed(game, at, seat) if u.id not in fired and u.type not in FIXED]
        unit = await _next(place, ready)
        if unit is None:
            break
        fired.append(unit.id)
        await _fire(place, unit)
    game.state.battle = None


async def _next(place: Field, ready: list[Unit]) -> Unit | None:
    """The group that fires next, told with what it hits with; none any more."""
    game, at, seat = place.game, place.at, place.battle.attacker
    colony = game.colony(at)
    if seat < 0 or colony is None:
        return ready[0] if ready else None
    options = [Option(unit.id, _shoots(place, unit)) for unit in ready]
    options.append(Option(STOP, T("space_empires-cease-fire")))
    about = T("space_empires-ask-bombard-with", seat=seat_name(seat), hex=words.hex(at), cp=words.cp(colony.value))
    picked = await game.pick(BOMBARD_WITH, seat, options, about, always=True, where=[at], lean=_eager)
    return None if picked == STOP else next(unit for unit in ready if unit.id == picked)


def _shoots(place: Field, unit: Unit) -> Text:
    return T("space_empires-shoots", group=words.group(unit), need=_need(place, unit))


def _eager(id: str) -> int:
    return 1 if id == STOP else 9


def _need(place: Field, unit: Unit) -> int:
    """A ship of a group hits with this or less. SE-BOMB-04, SE-BOMB-05"""
    return max(1, figures.printed(place, unit).attack + technology.limited(place.game, unit, "attack"))


async def _fire(place: Field, unit: Unit) -> None:
    """A group is shown with its level and fires, ship by ship. SE-BOMB-02, SE-TREVEAL-04"""
    game, at, seat = place.game, place.at, unit.owner
    unit.up = True
    game.seal()
    unit.told["attack"] = technology.level(game, unit, "attack")
    technology.announce(game, seat, "attack", unit.told["attack"])
    need = _need(place, unit)
    for _ in range(unit.count):
        if game.colony(at) is None or victory.over(game):
            return
        roll = game.roll(1, SIDES, "bombard", seat=seat if seat >= 0 else None, most=need)[0]
        key = "space_empires-bombards-hit" if roll <= need else "space_empires-bombards-miss"
        line = T(key, side=words.side(seat), unit=words.unit(unit.type), need=need, roll=roll, hex=words.hex(at))
        game.say(line, where=[at], weight=SMALL)
        if roll <= need:
            await colonies.hit(game, at, seat)
