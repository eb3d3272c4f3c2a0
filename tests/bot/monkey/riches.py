"""Games that begin rich: with more cards, technologies, notes and upgrades than others, so that rare questions come soon.

Twilight Imperium is so where it begins in the middle, which only trials do; Forbidden Stars where its seed says so.
"""

from __future__ import annotations

import pytest

from engine.forbidden_stars.components import UPGRADES_OF
from engine.forbidden_stars.phases import setup as stars_setup
from engine.forbidden_stars.play import Game as StarsGame
from engine.ti4.agendas import laws
from engine.ti4.cards import decks
from engine.ti4.components import AGENDAS
from engine.ti4.economy import notes, technology
from engine.ti4.galaxy import units
from engine.ti4.phases import midgame
from engine.ti4.play import Game as ImperiumGame

RICH = "cafe"
"""With this the seed of a rich game of Forbidden Stars begins."""
TECHNOLOGIES, CARDS, NOTES, LAWS, UPGRADES, MATERIEL, COPIES = 16, 6, 2, 3, 5, 12, 3


def rich(patches: pytest.MonkeyPatch) -> None:
    """From now on such games begin rich."""
    scatter, equip = midgame.scatter, stars_setup.equip

    def scattered(game: ImperiumGame) -> None:
        scatter(game)
        _learned(game)
        _lent(game)
        _governed(game)

    def equipped(game: StarsGame, seat: int) -> None:
        equip(game, seat)
        if game.state.seed.startswith(RICH):
            _upgraded(game, seat)

    patches.setattr(midgame, "scatter", scattered)
    patches.setattr(stars_setup, "equip", equipped)


def _learned(game: ImperiumGame) -> None:
    """Technologies, action cards and a flagship for everybody."""
    for seat in game.seats():
        for id in game.shuffle(technology.deck(game, seat), "learned")[:TECHNOLOGIES]:
            technology.gain(game, seat, id)
        game.player(seat).action_cards += decks.actions(game, CARDS)
        held = [id for id in game.state.systems if game.ships(seat, id)]
        if held and game.pieces_left(seat, "flagship"):
            units.add(game, seat, "flagship", 1, held[-1])


def _lent(game: ImperiumGame) -> None:
    """Everybody holds notes of the seat before; those that act when they come stay at home."""
    for seat in game.seats():
        giver, taker = game.player(seat), game.player(game.others(seat)[0])
        free = [note for note in giver.notes if note.partition(":")[0] not in notes.RECEIPTS]
        for note in game.shuffle(free, "notes")[:NOTES]:
            giver.notes.remove(note)
            taker.notes.append(note)
            giver.notes_lent, taker.notes_taken = giver.notes_lent + 1, taker.notes_taken + 1


def _governed(game: ImperiumGame) -> None:
    """Some laws are in play, each owned by somebody where it is one that a player is elected to."""
    deck = [id for id in game.state.agenda_deck if AGENDAS[id].type == "law" and AGENDAS[id].elect in (None, "player")]
    for place, id in enumerate(game.shuffle(deck, "laws")[:LAWS]):
        game.state.agenda_deck.remove(id)
        laws.enact(game, id, None if AGENDAS[id].elect is None else place % len(game.seats()))


def _upgraded(game: StarsGame, seat: int) -> None:
    """Order upgrades, better combat cards and materiel."""
    player = game.player(seat)
    player.materiel = MATERIEL
    player.upgrades = game.shuffle([card.id for card in UPGRADES_OF[player.faction]], "upgrades")[:UPGRADES]
    for id in game.shuffle(player.shelf, "shelf")[:COPIES]:
        player.shelf.remove(id)
        player.deck = game.shuffle([*player.deck[:-2], id, id], "deck")
