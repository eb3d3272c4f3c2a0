"""Factions before the game: which are left, which are banned, and who has one. FS-SETUP-02"""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.forbidden_stars import words
from engine.forbidden_stars.components import FACTIONS, SETTINGS
from engine.forbidden_stars.play import Game, Question
from engine.kit import drafting
from engine.text import T, seat_name


def free(game: Game) -> list[str]:
    """Factions that can still be chosen: on a ready board those that it was made for."""
    state = game.state
    all_ = SETTINGS[len(state.players)].factions if state.options.laid else tuple(FACTIONS)
    taken = [player.faction for player in state.players]
    return [id for id in all_ if id not in taken and id not in state.banned]


def offer(id: str) -> Option:
    """A faction to choose, with how it dominates."""
    return Option(id, words.faction(id), more=words.dominate(id))


BAN_FACTION = Question("ban_faction", open=True)


async def ban_next(game: Game) -> None:
    """The next seat takes a faction out of the game; one for everyone is left."""
    state = game.state
    seat = state.queue.pop(0)
    found = drafting.bannable([[id] for id in free(game)], (), len(state.players))
    if found:
        about = T("forbidden_stars-ask-ban-faction", seat=seat_name(seat))
        banned = await game.pick(BAN_FACTION, seat, [offer(id) for id in found], about)
        state.banned.append(banned)
        game.say(T("forbidden_stars-bans-faction", seat=seat_name(seat), faction=words.faction(banned)))


def take_faction(game: Game, seat: Seat, faction: str) -> None:
    """A seat has its faction."""
    game.player(seat).faction = faction
    game.say(T("forbidden_stars-chose-faction", seat=seat_name(seat), faction=words.faction(faction)))
