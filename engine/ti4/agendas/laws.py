"""Laws in play: in the common area, before a player who owns them, or attached to a planet."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine.ask import Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.play import Game
from engine.ti4.state import Law

Left = Callable[[Game, Law], Awaitable[None]]
LEAVES: dict[str, Left] = {}
"""What else happens when a law leaves play."""


def on_leave(law: str) -> Callable[[Left], Left]:
    """Registers what else happens when a law leaves play."""

    def register(rule: Left) -> Left:
        LEAVES[law] = rule
        return rule

    return register


def find(game: Game, id: str) -> Law | None:
    """A law in play, or None."""
    return next((law for law in game.state.laws if law.id == id), None)


def owner(game: Game, id: str) -> Seat | None:
    """Whose play area a law lies in; None for one in the common area or not in play. TI-AGENDACARD-05"""
    law = find(game, id)
    return law.owner if law else None


def rules_on(game: Game, id: str, planet: str) -> bool:
    """Whether a law is attached to that planet. TI-ATTACH-01"""
    law = find(game, id)
    return law is not None and law.planet == planet


def enact(game: Game, id: str, owner: Seat | None = None, planet: str | None = None) -> None:
    """Puts a law into play, where its card says. A card attached to a planet stays with it.

    TI-AGENDACARD-03, TI-AGENDACARD-04, TI-AGENDACARD-05, TI-ATTACH-01, TI-ATTACH-02
    """
    game.state.laws.append(Law(id, owner, planet))
    if planet is not None:
        game.state.planets[planet].attached.append(id)
        game.say(T("ti4-law-attached", law=words.agenda(id), planet=words.planet(planet)))
    elif owner is not None:
        game.say(T("ti4-law-owned", law=words.agenda(id), seat=seat_name(owner)))
    else:
        game.say(T("ti4-law-passed", law=words.agenda(id)))


def take_out(game: Game, law: Law) -> None:
    """Takes a law out of play and off its planet."""
    game.state.laws.remove(law)
    if law.planet is not None:
        game.state.planets[law.planet].attached.remove(law.id)


async def discard(game: Game, id: str) -> None:
    """A law leaves play and stops working; points gained from it stay. TI-AGENDACARD-06, TI-VICTORY-08"""
    law = find(game, id)
    if law is None:
        return
    take_out(game, law)
    game.state.agenda_discard.append(id)
    game.say(T("ti4-law-discarded", law=words.agenda(id)))
    if id in LEAVES:
        await LEAVES[id](game, law)


def give(game: Game, id: str, seat: Seat) -> None:
    """A law changes its owner."""
    law = find(game, id)
    if law is not None:
        law.owner = seat
        game.say(T("ti4-law-owned", law=words.agenda(id), seat=seat_name(seat)))
