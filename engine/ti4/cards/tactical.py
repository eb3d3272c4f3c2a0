"""Action cards of activation and movement, and of Space Cannon fire."""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.hand import CARD
from engine.ti4.abilities.occasions import InSystem, WithPieces
from engine.ti4.actions.tactical import AFTER_ACTIVATE_SYSTEM
from engine.ti4.cards import choosing
from engine.ti4.combat.space_cannon import BEFORE_ASSIGN_SPACE_CANNON_HITS, CANNONS, Gun, Shooting
from engine.ti4.components import Dice
from engine.ti4.galaxy import board, reinforcements, units
from engine.ti4.galaxy.movement import AFTER_MOVE_SHIPS, MOVE, PASSES_SHIPS, Moving, Passing
from engine.ti4.play import ADJACENT_WORMHOLES, Game

ACTION = "tactical_action"
STATION = Dice(hits_on=5, dice=3)


def _not_at_speed(game: Game, seat: Seat, moment: InSystem) -> bool:
    return game.effect("flank_speed", seat) is None


@AFTER_ACTIVATE_SYSTEM.ability(CARD, "flank_speed", when=_not_at_speed)
async def flank_speed(game: Game, seat: Seat, moment: InSystem, target: str) -> None:
    """+1 to the move values of all own ships in this tactical action; a second copy adds nothing."""
    game.begin("flank_speed", seat, ACTION)


@MOVE.hook("flank_speed")
def _faster(game: Game, seat: Seat, value: int, about: Moving) -> int:
    return value + 1


def _harbours(game: Game, seat: Seat, moment: InSystem) -> list[Option]:
    return words.system_options(id for id in choosing.systems_with_ships(game, seat) if id != moment.system)


@AFTER_ACTIVATE_SYSTEM.ability(CARD, "in_the_silence_of_space", targets=_harbours)
async def in_the_silence_of_space(game: Game, seat: Seat, moment: InSystem, target: str) -> None:
    """Own ships that start in a chosen system may pass through others' ships in this tactical action."""
    game.begin("in_the_silence_of_space", seat, ACTION, system=target)


@PASSES_SHIPS.hook("in_the_silence_of_space")
def _slips_by(game: Game, seat: Seat, value: bool, about: Passing) -> bool:
    effect = game.effect("in_the_silence_of_space", seat)
    return value or (effect is not None and effect.about["system"] == about.origin)


@AFTER_ACTIVATE_SYSTEM.ability(CARD, "lost_star_chart")
async def lost_star_chart(game: Game, seat: Seat, moment: InSystem, target: str) -> None:
    """Alpha and beta wormholes match each other for everyone in this tactical action. TI-WORMHOLE-01"""
    for other in game.seats():
        game.begin("lost_star_chart", other, ACTION)


@ADJACENT_WORMHOLES.hook("lost_star_chart")
def _alike(game: Game, seat: Seat, value: bool, about: None) -> bool:
    return True


def _has_cruiser(game: Game, seat: Seat, moment: InSystem) -> bool:
    here = moment.system
    return units.count(game, seat, "cruiser", here) > 0 and reinforcements.obtainable(game, seat, "dreadnought") > 0


@AFTER_ACTIVATE_SYSTEM.ability(CARD, "upgrade", when=_has_cruiser)
async def upgrade(game: Game, seat: Seat, moment: InSystem, target: str) -> None:
    """Swaps an own cruiser in the active system for a dreadnought from reinforcements."""
    system = moment.system
    if await reinforcements.place_from_reinforcements(game, seat, "dreadnought", 1, system):
        cruisers, damaged = (count(game, seat, "cruiser", system) for count in (units.count, units.damaged))
        units.remove(game, seat, "cruiser", 1, system, int(cruisers == damaged))
        game.say(T("ti4-upgraded", seat=seat_name(seat), system=words.system(system)), where=[system])


# --- Space Cannon ----------------------------------------------------------------------------------------------------


def _docks(game: Game, seat: Seat, moment: WithPieces) -> list[Option]:
    """Own space docks in the active system or next to it."""
    docks = game.on_board(seat, "space_dock")
    around = {board.system_of(game.state, place) for place in docks}
    near = [id for id in (moment.system, *game.near(seat)[moment.system]) if id in around] if docks else ()
    spots = [place for id in near for place in choosing.places(game, id)]
    return [Option(place, words.place(place)) for place in spots if place in docks]


@AFTER_MOVE_SHIPS.ability(CARD, "experimental_battlestation", who="other", targets=_docks)
async def experimental_battlestation(game: Game, seat: Seat, moment: WithPieces, target: str) -> None:
    """A space dock fires Space Cannon 5, three dice, in the Space Cannon Offense that follows."""
    game.begin("experimental_battlestation", seat, "space_cannon", place=target)


@CANNONS.hook("experimental_battlestation")
def _station(game: Game, seat: Seat, value: list[Gun], system: str) -> list[Gun]:
    effect = game.effect("experimental_battlestation", seat)
    return value if effect is None else [*value, Gun("space_dock", str(effect.about["place"]), 1, STATION)]


def _shot_at(game: Game, seat: Seat, moment: Shooting) -> bool:
    return moment.hits > 0 and moment.other != seat


@BEFORE_ASSIGN_SPACE_CANNON_HITS.ability(CARD, "maneuvering_jets", when=_shot_at)
async def maneuvering_jets(game: Game, seat: Seat, moment: Shooting, target: str) -> None:
    """Cancels 1 hit of another player's space cannon roll."""
    moment.hits -= 1
    game.say(T("ti4-hits-cancelled", seat=seat_name(seat), left=moment.hits))
