"""Promissory notes: using them, receiving them, and the four that every color has.

A note is written `ceasefire:2`: its name and the seat that issued it. What a note does is registered like a card's
ability; whoever holds a note may use it, its issuer never. TI-PROMISSORY-01, TI-PROMISSORY-03, TI-ABILITY-11
Hands of notes are secret. TI-PROMISSORY-09, TI-HIDDEN-01
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import cache, lru_cache

from engine.ask import Option, Seat
from engine.effects import UseId
from engine.ids import MOST
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.holdings import At, Component, Entry
from engine.ti4.abilities.implemented import working
from engine.ti4.abilities.occasions import InSystem
from engine.ti4.actions.tactical import WHEN_ACTIVATE_SYSTEM
from engine.ti4.components import FACTIONS, GENERIC_NOTES, NOTES
from engine.ti4.galaxy import board
from engine.ti4.phases import victory
from engine.ti4.play import Game
from engine.ti4.state import Player, State
from engine.ti4.words import Note

Receipt = Callable[[Game, Seat, str], Awaitable[None]]
RECEIPTS: dict[str, Receipt] = {}
"""Notes that do something the moment a player receives them. TI-ABILITY-12"""


def issuer(note: str) -> Seat:
    """The seat that a note belongs to."""
    seat = Note.read(note).issuer
    assert seat is not None
    return seat


def countable(state: State) -> bool:
    """Whether nobody holds more notes of others, or has more own ones elsewhere, than everyone can count."""
    return all(_taken(player) and _lent(state, player) for player in state.players)


def _taken(player: Player) -> bool:
    return sum(issuer(note) != player.seat for note in player.notes) <= player.notes_taken


def _lent(state: State, player: Player) -> bool:
    others = (other for other in state.players if other is not player)
    abroad = [note for other in others for note in other.notes + other.notes_in_play]
    return sum(issuer(note) == player.seat for note in abroad) <= player.notes_lent


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
    effect = RECEIPTS.get(Note.read(note).name)
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


STAYING = ("political_secret",)
"""Notes that go back when the agenda is done with."""
LASTING: list[str] = []
"""Notes that stay in the play area until something sends them home."""


@lru_cache(MOST)
def foreign(notes: tuple[str, ...], seat: Seat) -> tuple[Note, ...]:
    """Those of the notes that others than this seat issued."""
    return tuple(note for note in map(Note.read, notes) if note.issuer != seat)


@lru_cache(MOST)
def _foreign_names(notes: tuple[str, ...], seat: Seat) -> frozenset[str]:
    return frozenset(note.name for note in foreign(notes, seat))


class Notes(Component):
    """Promissory notes of others: in hand, or in the play area where they work by themselves. TI-PROMISSORY-03

    Attributes:
        issued: only the moments of the issuer count.
    """

    open = False

    def __init__(self, *, issued: bool) -> None:
        super().__init__("note")
        self.issued = issued

    def some(self, game: Game, seat: Seat) -> bool:
        player = game.state.players[seat]
        return player.notes_taken > 0 and bool(player.notes)

    def can_use(self, at: At, seat: Seat, ability: Entry) -> bool:
        return self._is_dealt(at, seat, ability.source)

    def _is_dealt(self, at: At, seat: Seat, name: str) -> bool:
        """Whether somebody else issued such a note, has given notes away, and it lies before nobody; all see that."""
        game, faction = at.game, NOTES[name].faction
        issuers = [at.occasion.actor] if self.issued else game.seats()
        return any(
            issuer not in (None, seat)
            and faction in (None, game.player(issuer).faction)
            and game.player(issuer).notes_lent > 0
            and not any(Note(name, issuer).id in player.notes_in_play for player in game.state.players)
            for issuer in issuers
        )

    def among(self, game: Game, seat: Seat) -> Collection[str]:
        return _foreign_names(tuple(game.state.players[seat].notes), seat)

    def held(self, at: At, seat: Seat, ability: Entry) -> Sequence[str]:
        player = at.game.state.players[seat]
        notes = player.notes_in_play if ability.mandatory else player.notes
        if not notes:
            return ()
        return [
            UseId(self.name, note.name, note.issuer).id
            for note in foreign(tuple(notes), seat)
            if note.name == ability.source and (not self.issued or note.issuer == at.occasion.actor)
        ]

    async def announce(self, at: At, seat: Seat, ability: Entry, choice: UseId, target: Option) -> bool:
        """Uses a held note: faceup while it resolves, then back to its issuer unless it stays for a while.

        Using it is the holder's choice. TI-PROMISSORY-01, TI-PROMISSORY-02, TI-PROMISSORY-04
        """
        game, note = at.game, Note(choice.source, choice.seat).id
        put_in_play(game, seat, note)
        await ability.use(game, seat, at.occasion, target.id)
        if choice.source not in STAYING and choice.source not in LASTING:
            return_note(game, note)
        return True


NOTE, ISSUED_NOTE = Notes(issued=False), Notes(issued=True)


def lasting(note: str) -> None:
    """Registers a note that stays until its holder activates a system with units of its issuer. TI-PROMISSORY-04"""
    LASTING.append(note)
    WHEN_ACTIVATE_SYSTEM.ability(NOTE, note, mandatory=True)(_meet_issuer)


async def _meet_issuer(game: Game, seat: Seat, moment: InSystem, target: str) -> None:
    """Any unit of the issuer in the system is enough. TI-PROMISSORY-04"""
    if has_units(game, int(target), moment.system):
        for note in [note for note in game.player(seat).notes_in_play if Note.read(note).name in LASTING]:
            if issuer(note) == int(target):
                return_note(game, note)


def of(game: Game, seat: Seat) -> list[str]:
    """The notes that a seat may issue: those of every color, and its faction's once it works. TI-SETUP-09"""
    return list(_issued(game.player(seat).faction))


@cache
def _issued(faction: str) -> tuple[str, ...]:
    own = FACTIONS[faction].note
    return (*GENERIC_NOTES, own) if working(own) else GENERIC_NOTES


@cache
def ids(faction: str, seat: Seat) -> tuple[str, ...]:
    """The notes that the seat of a faction may issue, by the ids that name it too."""
    return tuple(Note(name, seat).id for name in _issued(faction))


def elsewhere(game: Game, seat: Seat) -> list[str]:
    """Every note that could be in some other hand, as this seat can tell."""
    known = {note for player in game.state.players for note in player.notes_in_play} | set(game.player(seat).notes)
    every = [ids(game.player(owner).faction, owner) for owner in game.seats()]
    return [note for issued in every for note in issued if note not in known]


def has_units(game: Game, seat: Seat, system: str) -> bool:
    """Whether a seat has any unit in a system, in space or on a planet."""
    places = (system, *board.planets_of(game.state, system))
    return any(board.force_at(game.state, place, seat).units for place in places)


def end_of_agenda(game: Game) -> None:
    """Notes that were laid open for one agenda go back, also when the agenda was thrown out. TI-PROMISSORY-04"""
    for player in game.state.players:
        for note in [note for note in player.notes_in_play if Note.read(note).name in STAYING]:
            return_note(game, note)


async def forfeit(game: Game, seat: Seat, note: str) -> None:
    """Loses the point of a note and the note."""
    await victory.lose_points(game, seat, 1, words.note(note))
    return_note(game, note)
