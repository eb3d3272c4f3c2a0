"""The promissory notes of every color: what each of them does."""

from __future__ import annotations

from engine.ask import Seat
from engine.ti4 import words
from engine.ti4.abilities.hand import PLAYS_CARDS
from engine.ti4.abilities.occasions import InSystem, OfSeat, WithCard
from engine.ti4.abilities.sources import silences
from engine.ti4.actions.tactical import AFTER_ACTIVATE_SYSTEM, WHEN_ACTIVATE_SYSTEM
from engine.ti4.economy import notes, trade_goods
from engine.ti4.economy.notes import ISSUED_NOTE, NOTE
from engine.ti4.galaxy.routes import KEPT_OUT
from engine.ti4.phases import victory, voting
from engine.ti4.phases.agenda_phase import WHEN_AGENDA_REVEALED
from engine.ti4.phases.elimination import WHEN_PLAYER_ELIMINATED
from engine.ti4.play import Game
from engine.ti4.strategy_cards.trade import WHEN_REPLENISH_COMMODITIES
from engine.ti4.words import Note

# --- Ceasefire -------------------------------------------------------------------------------------------------------


def _stands_there(game: Game, seat: Seat, moment: InSystem) -> bool:
    return notes.has_units(game, seat, moment.system)


@AFTER_ACTIVATE_SYSTEM.ability(ISSUED_NOTE, "ceasefire", who="other", when=_stands_there)
async def ceasefire(game: Game, seat: Seat, moment: InSystem, target: str) -> None:
    """Its issuer cannot move units into the system just activated."""
    game.begin("ceasefire", int(target), "tactical_action", system=moment.system)


@KEPT_OUT.hook("ceasefire")
def _kept_out(game: Game, seat: Seat, value: bool, system: str) -> bool:
    effect = game.effect("ceasefire", seat)
    return value or (effect is not None and effect.about["system"] == system)


# --- Trade Agreement -------------------------------------------------------------------------------------------------


@WHEN_REPLENISH_COMMODITIES.ability(ISSUED_NOTE, "trade_agreement", who="other")
async def trade_agreement(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """Its issuer hands over all commodities just replenished; they become trade goods. TI-COMMODITY-06"""
    await trade_goods.hand_over(game, int(target), seat, game.player(int(target)).commodities)


# --- Political Secret ------------------------------------------------------------------------------------------------


@WHEN_AGENDA_REVEALED.ability(NOTE, "political_secret", who="any")
async def political_secret(game: Game, seat: Seat, moment: WithCard, target: str) -> None:
    """Its issuer neither votes nor plays action cards nor uses faction abilities on this agenda."""
    voting.bar(game, int(target))
    game.begin("political_secret", int(target), "agenda")


@PLAYS_CARDS.hook("political_secret")
def _no_cards(game: Game, seat: Seat, value: bool, about: None) -> bool:
    return False


silences("political_secret")


# --- Support for the Throne ------------------------------------------------------------------------------------------


async def _support(game: Game, seat: Seat, note: str) -> None:
    """Faceup at once, worth 1 victory point."""
    notes.put_in_play(game, seat, note)
    await victory.gain_points(game, seat, 1, words.note(note))


notes.RECEIPTS["support_for_the_throne"] = _support


def _issuer_stands_there(game: Game, seat: Seat, moment: InSystem) -> bool:
    system = moment.system
    held = game.player(seat).notes_in_play
    issuers = [note.issuer for note in map(Note.read, held) if note.name == "support_for_the_throne"]
    return any(issuer is not None and notes.has_units(game, issuer, system) for issuer in issuers)


@WHEN_ACTIVATE_SYSTEM.ability(NOTE, "support_for_the_throne", when=_issuer_stands_there, mandatory=True)
async def lose_support(game: Game, seat: Seat, moment: InSystem, target: str) -> None:
    """Its holder activates a system with units of its issuer: the point and the note are lost. TI-PROMISSORY-06"""
    if notes.has_units(game, int(target), moment.system):
        await notes.forfeit(game, seat, Note("support_for_the_throne", int(target)).id)


@WHEN_PLAYER_ELIMINATED.ability(ISSUED_NOTE, "support_for_the_throne", who="other", mandatory=True)
async def support_ends(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """Its issuer is eliminated: the point and the note are lost. TI-ELIMINATION-06"""
    await notes.forfeit(game, seat, Note("support_for_the_throne", int(target)).id)
