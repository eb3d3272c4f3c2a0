"""Promissory notes: using them, receiving them, and the four that every color has.

A note is written `ceasefire:2`: its name and the seat that issued it. What a note does is registered like a card's
ability; whoever holds a note may use it, its issuer never. TI-PROMISSORY-01, TI-PROMISSORY-03, TI-ABILITY-11
Hands of notes are secret. TI-PROMISSORY-09, TI-HIDDEN-01
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

from engine.ask import Option, Seat
from engine.text import T, seat_name
from engine.ti4 import board, trade_goods, victory, voting, windows, words
from engine.ti4.components import FACTIONS, GENERIC_NOTES, NOTES
from engine.ti4.hooks import hook, silences
from engine.ti4.implemented import working
from engine.ti4.play import Game
from engine.ti4.windows import Ability, Moment, ability

Receipt = Callable[[Game, Seat, str], Awaitable[None]]
RECEIPTS: dict[str, Receipt] = {}
"""Notes that do something the moment a player receives them. TI-ABILITY-12"""


def issuer(note: str) -> Seat:
    """The seat that a note belongs to."""
    return int(note.partition(":")[2])


def origin(game: Game, name: str) -> Seat | None:
    """The seat that issues a faction's note, while it is in the game. TI-SETUP-09"""
    faction = NOTES[name].faction
    return next((seat for seat in game.seats() if game.player(seat).faction == faction), None)


async def give(game: Game, giver: Seat, taker: Seat, note: str) -> None:
    """A note passes from hand to hand; those in play areas cannot. TI-PROMISSORY-07, TI-PROMISSORY-08"""
    game.player(giver).notes.remove(note)
    game.player(giver).notes_lent += 1
    game.player(taker).notes_taken += 1
    await receive(game, taker, note)


async def receive(game: Game, seat: Seat, note: str) -> None:
    """A note comes to a player; another's note may act at once. TI-ABILITY-12, TI-PROMISSORY-05"""
    game.player(seat).notes.append(note)
    effect = RECEIPTS.get(note.partition(":")[0])
    if effect is not None and issuer(note) != seat:
        await effect(game, seat, note)


def put_in_play(game: Game, seat: Seat, note: str) -> None:
    """A note goes faceup into the play area, where it cannot be traded. TI-PROMISSORY-08"""
    player = game.player(seat)
    player.notes.remove(note)
    player.notes_taken -= 1
    player.notes_in_play.append(note)
    game.seal()
    game.say(T("ti4-note-in-play", seat=seat_name(seat), note=words.note(note)))


def return_note(game: Game, note: str) -> None:
    """A used or forfeited note goes back to its issuer's hand, to be given again. TI-PROMISSORY-04, TI-PROMISSORY-05

    A note still in a hand is not touched by its own clause about returning. TI-PROMISSORY-06, TI-DOUBT-58
    """
    for player in game.state.players:
        if note in player.notes_in_play:
            player.notes_in_play.remove(note)
    home = game.player(issuer(note))
    if not home.eliminated:
        home.notes.append(note)
        home.notes_lent -= 1
        game.say(T("ti4-note-returns", note=words.note(note)))


async def use_note(game: Game, seat: Seat, moment: Moment, entry: Ability, target: Option) -> bool:
    """Uses a held note: faceup while it resolves, then back to its issuer unless it stays for a while.

    Using it is the holder's choice. TI-PROMISSORY-01, TI-PROMISSORY-02, TI-PROMISSORY-04
    """
    note = f"{entry.source}:{target.id}"
    put_in_play(game, seat, note)
    await entry.use(game, seat, moment, target.id)
    if entry.source not in STAYING and entry.source not in LASTING:
        return_note(game, note)
    return True


windows.ANNOUNCE["note"] = use_note

STAYING = ("political_secret",)
"""Notes that go back when the agenda is done with."""
LASTING: list[str] = []
"""Notes that stay in the play area until something sends them home."""


def lasting(note: str) -> None:
    """Registers a note that stays until its holder activates a system with units of its issuer. TI-PROMISSORY-04"""
    LASTING.append(note)
    ability("note", note, "when_activate_system", mandatory=True)(_meet_issuer)


async def _meet_issuer(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Any unit of the issuer in the system is enough. TI-PROMISSORY-04"""
    if has_units(game, int(target), moment.system or ""):
        for note in [note for note in game.player(seat).notes_in_play if note.partition(":")[0] in LASTING]:
            if issuer(note) == int(target):
                return_note(game, note)


def of(game: Game, seat: Seat) -> list[str]:
    """The notes that a seat may issue: those of every color, and its faction's once it works. TI-SETUP-09"""
    return list(_issued(game.player(seat).faction))


@cache
def _issued(faction: str) -> tuple[str, ...]:
    own = FACTIONS[faction].note
    return (*GENERIC_NOTES, own) if working(own) else GENERIC_NOTES


# --- Ceasefire -------------------------------------------------------------------------------------------------------


def _stands_there(game: Game, seat: Seat, moment: Moment) -> bool:
    return moment.system is not None and has_units(game, seat, moment.system)


def has_units(game: Game, seat: Seat, system: str) -> bool:
    """Whether a seat has any unit in a system, in space or on a planet."""
    places = (system, *board.planets_of(game.state, system))
    return any(board.force_at(game.state, place, seat).units for place in places)


@ability("note", "ceasefire", "after_activate_system", who="issuer", when=_stands_there)
async def ceasefire(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Its issuer cannot move units into the system just activated."""
    game.begin("ceasefire", int(target), "tactical_action", system=moment.system or "")


@hook("ceasefire", "kept_out")
def _kept_out(game: Game, seat: Seat, value: bool, /, *, system: str, **_: Any) -> bool:
    effect = game.effect("ceasefire", seat)
    return value or (effect is not None and effect.about["system"] == system)


# --- Trade Agreement -------------------------------------------------------------------------------------------------


@ability("note", "trade_agreement", "when_replenish_commodities", who="issuer")
async def trade_agreement(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Its issuer hands over all commodities just replenished; they become trade goods. TI-COMMODITY-06"""
    await trade_goods.hand_over(game, int(target), seat, game.player(int(target)).commodities)


# --- Political Secret ------------------------------------------------------------------------------------------------


@ability("note", "political_secret", "when_agenda_revealed", who="any")
async def political_secret(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Its issuer neither votes nor plays action cards nor uses faction abilities on this agenda."""
    voting.bar(game, int(target))
    game.begin("political_secret", int(target), "agenda")


@hook("political_secret", "plays_cards")
def _no_cards(game: Game, seat: Seat, value: bool, /, **_: Any) -> bool:
    return False


def end_of_agenda(game: Game) -> None:
    """Notes that were laid open for one agenda go back, also when the agenda was thrown out. TI-PROMISSORY-04"""
    for player in game.state.players:
        for note in [note for note in player.notes_in_play if note.partition(":")[0] in STAYING]:
            return_note(game, note)


silences("political_secret")


# --- Support for the Throne ------------------------------------------------------------------------------------------


async def _support(game: Game, seat: Seat, note: str) -> None:
    """Faceup at once, worth 1 victory point."""
    put_in_play(game, seat, note)
    await victory.gain_points(game, seat, 1, words.note(note))


RECEIPTS["support_for_the_throne"] = _support


def _issuer_stands_there(game: Game, seat: Seat, moment: Moment) -> bool:
    system = moment.system or ""
    notes = game.player(seat).notes_in_play
    return any(has_units(game, issuer(note), system) for note in notes if note.startswith("support_for_the_throne:"))


@ability("note", "support_for_the_throne", "when_activate_system", when=_issuer_stands_there, mandatory=True)
async def lose_support(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Its holder activates a system with units of its issuer: the point and the note are lost. TI-PROMISSORY-06"""
    if has_units(game, int(target), moment.system or ""):
        await forfeit(game, seat, f"support_for_the_throne:{target}")


@ability("note", "support_for_the_throne", "when_player_eliminated", who="issuer", mandatory=True)
async def support_ends(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Its issuer is eliminated: the point and the note are lost. TI-ELIMINATION-06"""
    await forfeit(game, seat, f"support_for_the_throne:{target}")


async def forfeit(game: Game, seat: Seat, note: str) -> None:
    """Loses the point of a note and the note."""
    await victory.lose_points(game, seat, 1, words.note(note))
    return_note(game, note)
