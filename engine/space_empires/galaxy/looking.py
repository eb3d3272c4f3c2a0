"""Exploration technology: cruisers look at a marker next to them before they move.

SE-EXPTECH-02, SE-EXPTECH-03, SE-EXPTECH-04, SE-EXPTECH-05, D-38, D-39, D-58, SE-EXPLORE-03, SE-TREVEAL-01
"""

from __future__ import annotations

from engine.ask import Seat
from engine.space_empires import words
from engine.space_empires.economy import technology
from engine.space_empires.galaxy import exploring, units, warp
from engine.space_empires.play import Game, Question
from engine.space_empires.state import Unit
from engine.text import T, seat_name

REVEAL = Question("reveal", open=False)
CRUISER = "CA"


def lookers(game: Game, seat: Seat) -> list[Unit]:
    """Groups with a cruiser that may still look, before the group moves. SE-EXPTECH-02, SE-EXPTECH-01, D-38"""
    if not technology.researched(game, seat, "exploration"):
        return []
    return [
        unit
        for unit in game.state.players[seat].units
        if unit.type == CRUISER
        and not unit.moved
        and unit.looks < unit.count
        and technology.level(game, unit, "exploration")
    ]


def places(game: Game, seat: Seat) -> dict[str, list[Unit]]:
    """Hexes that can be looked at, each with the groups that can, of those that are alike one; also again, to show now
    what was put back before. In games from before the first group looks.

    SE-EXPTECH-02, SE-EXPTECH-03
    """
    found: dict[str, list[Unit]] = {}
    systems = game.state.systems
    for unit in lookers(game, seat):
        for at in warp.adjacent(game, unit.at):
            if not systems[at].known:
                able = found.setdefault(at, [])
                if not able or (game.state.edition and not any(_alike(one, unit) for one in able)):
                    able.append(unit)
    return found


def _alike(one: Unit, other: Unit) -> bool:
    """Whether it does not matter which of two groups looks."""
    return units.same(one, other) and (one.count, one.looks) == (other.count, other.looks)


async def look(game: Game, seat: Seat, unit: Unit, at: str) -> None:
    """A cruiser looks; all learn that, but only its owner what is there, unless it is shown.

    SE-EXPTECH-03, SE-EXPTECH-06, SE-EXPTECH-07, D-81
    """
    unit.looks += 1
    marker = game.system(at).marker
    assert marker is not None
    technology.announce(game, seat, "exploration", 1)
    game.player(seat).looked[at] = marker
    game.seal([seat])
    told = T("space_empires-looked", hex=words.hex(at), marker=words.marker(marker))
    game.say(T("space_empires-looks", seat=seat_name(seat), hex=words.hex(at)), secret={seat: told}, where=[at])
    about = T("space_empires-ask-reveal", seat=seat_name(seat), hex=words.hex(at))
    if await game.confirm(REVEAL, seat, about, private={seat: told}, where=[at]):
        _show(game, seat, at)


def _show(game: Game, seat: Seat, at: str) -> None:
    """The marker is shown; it harms nobody. SE-EXPTECH-04, SE-EXPTECH-05, SE-ALIEN-03, D-39, D-58"""
    marker = exploring.reveal(game, at)
    about = T("space_empires-shows", seat=seat_name(seat), hex=words.hex(at), marker=words.marker(marker))
    game.say(about, where=[at], weight=2)
    if exploring.removed_at_once(game, marker):
        game.system(at).marker = None
    elif marker.type == "doomsday_machine":
        exploring.add_machine(game, at)
    elif marker.type == "barren_planet":
        exploring.place_aliens(game, at, up=False)
