"""How technologies, laws, faction sheets and units are used: announced, exhausted where that is the cost, resolved."""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.text import T, seat_name
from engine.ti4 import windows, words
from engine.ti4.components import TECHNOLOGIES
from engine.ti4.play import Game
from engine.ti4.windows import Ability, Moment

NAMES = {"faction": words.ability, "unit": words.unit_card}


async def _announce_technology(game: Game, seat: Seat, moment: Moment, entry: Ability, target: Option) -> bool:
    """Uses a technology, exhausting it where that is its cost. TI-EXHAUST-03, TI-EXHAUST-04, TI-EXHAUST-05"""
    if TECHNOLOGIES[entry.source].exhausts and entry.exhausts:
        game.player(seat).exhausted_technologies.append(windows.ready_card(game, seat, entry.source) or entry.source)
    game.say(T("ti4-uses-technology", seat=seat_name(seat), technology=words.technology(entry.source)))
    await entry.use(game, seat, moment, target.id)
    return True


async def _announce_law(game: Game, seat: Seat, moment: Moment, entry: Ability, target: Option) -> bool:
    """Uses a law the seat owns. TI-AGENDACARD-05"""
    game.say(T("ti4-uses-law", seat=seat_name(seat), law=words.agenda(entry.source)))
    await entry.use(game, seat, moment, target.id)
    return True


async def _announce_faction(game: Game, seat: Seat, moment: Moment, entry: Ability, target: Option) -> bool:
    """Uses what stands on a faction sheet: an ability, or one of a unit. TI-ABILITY-14, TI-ABILITY-15"""
    game.say(T("ti4-uses-ability", seat=seat_name(seat), ability=NAMES[entry.kind](entry.source)))
    await entry.use(game, seat, moment, target.id)
    return True


windows.ANNOUNCE |= {
    "tech": _announce_technology,
    "law": _announce_law,
    "faction": _announce_faction,
    "unit": _announce_faction,
}
