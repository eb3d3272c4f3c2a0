"""Species boards: which are left, which are banned, and who has one. EC-COMP-12"""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.eclipse import words
from engine.eclipse.components import COLOURS, SPECIES, Species
from engine.eclipse.play import Game, Question
from engine.eclipse.state import State
from engine.kit import drafting
from engine.text import T, seat_name

HARD_FOR_TWO = "hard_for_two"


def offer(id: str) -> Option:
    """A species to choose, with its abilities."""
    return Option(id, words.species(id), more=words.abilities(id))


def sides() -> list[list[str]]:
    """The six boards, each with the species on its sides. EC-COMP-12"""
    return [[species.id for species in SPECIES.values() if species.colour == colour] for colour in COLOURS]


def boards(state: State) -> list[Species]:
    """Sides that can still be chosen: the other side of a chosen board is gone. EC-SETUP-14, EC-SETUP-30"""
    taken = {SPECIES[player.species].colour for player in state.players if player.species}
    gone = [species.id for species in SPECIES.values() if species.colour in taken or species.id in state.banned]
    free = [species for species in SPECIES.values() if species.id not in gone]
    return [species for species in free if species.kind == "terran" or state.options.species != "terran"]


def take_board(game: Game, seat: Seat, species: str) -> None:
    """A seat has its board. With two players some are advised against. EC-TWO-01"""
    game.player(seat).species = species
    game.say(T("eclipse-chose-species", seat=seat_name(seat), species=words.species(species)))
    if len(game.seats()) == 2 and game.special(seat, HARD_FOR_TWO):
        game.say(T("eclipse-hard-for-two", species=words.species(species)))


BAN_SPECIES = Question("ban_species", open=True)


async def ban_next(game: Game) -> None:
    """The next seat takes a side out of the game; a board for everyone is left. EC-SETUP-13, EC-SETUP-14"""
    state = game.state
    seat = state.queue.pop(0)
    options = [offer(id) for id in drafting.bannable(sides(), state.banned, len(state.players))]
    banned = await game.pick(BAN_SPECIES, seat, options, T("eclipse-ask-ban-species", seat=seat_name(seat)))
    state.banned.append(banned)
    game.say(T("eclipse-bans-species", seat=seat_name(seat), species=words.species(banned)))
