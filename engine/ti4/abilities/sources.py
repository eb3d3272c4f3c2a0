"""What abilities come from, and for whom they work: the commonest question of all, so an index keeps the answers.

A source is the id of a faction ability, a technology, a unit card, a law or a temporary effect; `note:<id>` is a
promissory note in a play area. Technologies and unit cards may share an id: the upgrade and what it makes of a unit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from engine.ask import Seat
from engine.effects import InForce, Watched
from engine.ti4.components import AGENDAS, FACTION_ABILITIES, FACTIONS, TECHNOLOGIES, UNITS
from engine.ti4.state import Player, State
from engine.ti4.words import Note

Works = Callable[[State, Player], bool]
"""Whether a source works for a player now."""

NOTE = "note:"
SILENCING: dict[str, bool] = {}
"""Effects under which a seat's faction abilities do nothing, and whether its faction technologies do nothing either."""


_PRINTED = frozenset(UNITS) - frozenset(TECHNOLOGIES)
"""Unit cards that are no technology: where they lie on a sheet, they work."""


class Sources(InForce[State]):
    """The index of this game. A source is in force for a seat while it works for it."""

    def parts(self) -> Sequence[Watched]:
        return (self.state, *self.state.players)

    def sources(self, seat: Seat) -> Sequence[str]:
        state, player = self.state, self.state.players[seat]
        return [source for source in _near(state, player) if source in _PRINTED or working(source)(state, player)]

    def deciding(self, seat: Seat) -> object:
        state, player = self.state, self.state.players[seat]
        cards = player.technologies.copy(), player.copies.copy(), player.units.copy(), player.notes_in_play.copy()
        lasting = [law.id for law in state.laws], [effect.source for effect in state.effects if effect.seat == seat]
        return player.faction, player.eliminated, cards, lasting

    def owners(self) -> Sequence[Seat]:
        return range(len(self.state.players))


def _near(state: State, player: Player) -> Sequence[str]:
    """Everything that lies before a player, or is about, whether or not it works."""
    abilities = FACTIONS[player.faction].abilities if player.faction else ()
    cards = [*player.technologies, *player.copies.values(), *player.units.values()]
    notes = [NOTE + Note.read(note).name for note in player.notes_in_play]
    lasting = [effect.source for effect in state.effects if effect.seat == player.seat]
    return [*abilities, *cards, *notes, *[law.id for law in state.laws], *lasting]


def silences(effect: str, *, technologies: bool = False) -> None:
    """Registers an effect under which faction abilities, and perhaps faction technologies, do nothing."""
    SILENCING[effect] = technologies


@cache
def working(source: str) -> Works:
    """How to tell for whom a source works. TI-ABILITY-14, TI-ABILITY-16"""
    if source in FACTION_ABILITIES:
        return _ability(source)
    if source in TECHNOLOGIES:
        return _technology(source)
    if source in UNITS:
        return _unit(source)
    if source.startswith(NOTE):
        return note_among(source.removeprefix(NOTE), in_play=True)
    return _law(source) if source in AGENDAS else _effect(source)


@cache
def _ability(ability: str) -> Works:
    """An ability of the player's faction sheet. TI-ABILITY-14"""
    faction = FACTION_ABILITIES[ability]

    def works(state: State, player: Player) -> bool:
        if player.faction != faction or player.eliminated:
            return False
        return not state.effects or not _is_silenced(state, player, technologies=False)

    return works


def _technology(id: str) -> Works:
    """A technology that the player has, by itself or as a copy; not an upgrade that another one covers."""
    card, common, on_sheet = TECHNOLOGIES[id].unit, TECHNOLOGIES[id].faction is None, _unit(id)

    def works(state: State, player: Player) -> bool:
        if id not in player.technologies and (not player.copies or id not in player.copies.values()):
            return card is not None and on_sheet(state, player)
        if card is not None and card not in player.units.values():
            return False
        return common or not state.effects or not _is_silenced(state, player, technologies=True)

    return works


def _unit(card: str) -> Works:
    """A unit card that lies on the player's sheet."""
    type = UNITS[card].type if card in UNITS else ""

    def works(state: State, player: Player) -> bool:
        return player.units.get(type) == card

    return works


@cache
def note_among(name: str, *, in_play: bool) -> Works:
    """A promissory note in the player's play area, or in hand, whoever issued it."""
    prefix = f"{name}:"

    def works(state: State, player: Player) -> bool:
        held = player.notes_in_play if in_play else player.notes
        return bool(held) and any(note.startswith(prefix) for note in held)

    return works


def _law(id: str) -> Works:
    """A law in play; for whom it works is for its rule to say."""

    def works(state: State, player: Player) -> bool:
        return bool(state.laws) and any(law.id == id for law in state.laws)

    return works


def _effect(source: str) -> Works:
    """An effect that the player has for a while."""

    def works(state: State, player: Player) -> bool:
        mine = state.effects and any(effect.source == source and effect.seat == player.seat for effect in state.effects)
        return bool(mine)

    return works


def _is_silenced(state: State, player: Player, *, technologies: bool) -> bool:
    mine = (effect.source for effect in state.effects if effect.seat == player.seat and effect.source in SILENCING)
    return any(SILENCING[source] or not technologies for source in mine)


def in_force(state: State, seat: Seat, source: str) -> bool:
    """Whether a source works for this seat. TI-ABILITY-14, TI-ABILITY-16"""
    return working(source)(state, state.players[seat])
