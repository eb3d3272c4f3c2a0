"""How factions are shared out: by lot, by choice in turn, after bans, or dealt facedown; and what a faction brings."""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.kit import drafting
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.components import FACTIONS, UNIT_TYPES, UNITS, Faction
from engine.ti4.economy import notes
from engine.ti4.galaxy import map_building
from engine.ti4.play import Game, Question
from engine.ti4.state import State
from engine.ti4.words import Note

DEALT_FACTIONS = 3
WAYS = {drafting.BAN: "bans", drafting.DEAL: "deal"}
"""The first step of the ways that do not begin with the choice itself."""


def share_out(game: Game) -> None:
    """Factions that the map names; the others by lot, or as the next steps say. TI-SETUP-02, TI-DOUBT-37"""
    state = game.state
    for seat, faction in map_building.factions_at_home(state).items():
        take_faction(game, seat, faction)
    seats = turns(game)
    if state.options.factions != drafting.RANDOM and seats:
        state.queue, state.step = seats, WAYS.get(state.options.factions, "factions")
        return
    for seat, faction in zip(sorted(seats), game.shuffle(free_factions(state), "factions"), strict=False):
        take_faction(game, seat, faction)
    go_on(game)


def go_on(game: Game) -> None:
    """Everybody has a faction: what else is drafted, then the board."""
    game.state.queue, game.state.step = [], "board" if game.state.draft is None else "redraw"


def turns(game: Game) -> list[Seat]:
    """Who still chooses, first to last: from the speaker on, or the speaker last. TI-DOUBT-37"""
    order = [seat for seat in game.clockwise(game.state.speaker) if not game.player(seat).faction]
    return order[::-1] if game.state.options.factions == drafting.REVERSE else order


def free_factions(state: State) -> list[str]:
    """Factions that nobody plays and nobody banned."""
    gone = [*state.banned, *(player.faction for player in state.players)]
    return [id for id in FACTIONS if id not in gone]


BAN_FACTION = Question("ban_faction", open=True)


async def ban_faction(game: Game) -> None:
    """The next player puts a faction back into the box. TI-SETUP-05, TI-DOUBT-37"""
    await ban_next(game)
    if not game.state.queue:
        game.state.queue, game.state.step = turns(game), "factions"


async def ban_next(game: Game) -> None:
    """A player puts a faction back into the box, so that enough for everybody are left."""
    state = game.state
    seat = state.queue.pop(0)
    free = drafting.bannable([[id] for id in free_factions(state)], (), len(turns(game)))
    options = [Option(id, words.faction(id)) for id in free]
    banned = await game.pick(BAN_FACTION, seat, options, T("ti4-ask-ban-faction", seat=seat_name(seat)))
    state.banned.append(banned)
    game.say(T("ti4-bans-faction", seat=seat_name(seat), faction=words.faction(banned)))


KEEP_FACTION = Question("keep_faction", open=False)


async def deal_factions(game: Game) -> None:
    """Each player is dealt factions, sees them alone and keeps one; all are shown together. TI-DOUBT-37"""
    dealt = drafting.deal(game, [[id] for id in free_factions(game.state)], game.state.queue, DEALT_FACTIONS)
    hands = {seat: [Option(id, words.faction(id)) for id in ids] for seat, ids in dealt.items()}
    about = T("ti4-ask-keep-faction", count=len(next(iter(dealt.values()))))
    for seat, faction in (await drafting.keep(game, KEEP_FACTION, hands, about)).items():
        take_faction(game, seat, faction)
    go_on(game)


FACTION = Question("faction", open=True)


async def choose_faction(game: Game) -> None:
    """The next player picks one of the factions left. TI-SETUP-02, TI-SETUP-05"""
    seat = game.state.queue.pop(0)
    options = [Option(id, words.faction(id)) for id in free_factions(game.state)]
    chosen = await game.pick(FACTION, seat, options, T("ti4-ask-faction", seat=seat_name(seat)))
    take_faction(game, seat, chosen)
    if not game.state.queue:
        go_on(game)


def take_faction(game: Game, seat: Seat, id: str) -> None:
    """Takes a faction sheet: its unit cards, and the promissory notes of the color. TI-SETUP-03, TI-SETUP-09"""
    player = game.player(seat)
    player.faction = id
    player.units = unit_cards(FACTIONS[id])
    player.notes = [Note(note, seat).id for note in notes.of(game, seat)]
    player.notes_lent = player.notes_taken = 0
    game.say(T("ti4-plays-faction", seat=seat_name(seat), faction=words.faction(id)))


def unit_cards(faction: Faction) -> dict[str, str]:
    """The unit cards on a faction sheet: its own where it has them, else the generic ones; war suns need a technology.

    TI-UPGRADE-04
    """
    own = {UNITS[id].type: id for id in (*faction.units, faction.flagship) if UNITS[id].level == 1}
    generic = {unit.type: unit.id for unit in UNITS.values() if unit.faction is None and unit.level == 1}
    cards = generic | own
    return {type: cards[type] for type in UNIT_TYPES if type in cards}
