"""Games that begin rich: with more cards, technologies, notes, upgrades and units, so that rare questions come soon.

Forbidden Stars is so where its seed says it, the others where they begin in the middle, which only trials do. Every
second seat is richer still.
"""

from __future__ import annotations

import pytest

from engine.eclipse.phases import midgame as eclipse_midgame
from engine.eclipse.play import Game as EclipseGame
from engine.forbidden_stars.components import AREAS, EVENTS_OF, UNITS, UNITS_OF, UPGRADES_OF
from engine.forbidden_stars.galaxy import laying
from engine.forbidden_stars.phases import rounds as stars_rounds
from engine.forbidden_stars.phases import setup as stars_setup
from engine.forbidden_stars.play import Game as StarsGame
from engine.space_empires.economy import technology as empires_technology
from engine.space_empires.galaxy import units as empires_units
from engine.space_empires.phases import midgame as empires_midgame
from engine.space_empires.play import Game as EmpiresGame
from engine.ti4.agendas import laws
from engine.ti4.cards import decks
from engine.ti4.components import AGENDAS
from engine.ti4.economy import notes, technology
from engine.ti4.galaxy import units
from engine.ti4.phases import midgame
from engine.ti4.play import Game as ImperiumGame

RICH = "cafe"
"""With this the seed of a rich game of Forbidden Stars begins."""
TECHNOLOGIES, CARDS, LAWS = (40, 10), 6, 3
UPGRADES, COPIES, MATERIEL = (6, 1), (5, 2), 12
GOODS, BOMBS = 9, "neutron_bombs"
BESIEGING = ("DN", "DN", "CV", "F", "F")


def rich(patches: pytest.MonkeyPatch) -> None:
    """From now on such games begin rich."""
    scatter, besiege, settle = midgame.scatter, empires_midgame.scatter, eclipse_midgame.scatter
    equip, begin = stars_setup.equip, stars_rounds.begin_first

    def scattered(game: ImperiumGame) -> None:
        scatter(game)
        _learned(game)
        _lent(game)
        _governed(game)

    def besieged(game: EmpiresGame) -> None:
        besiege(game)
        for seat in game.seats():
            _besieges(game, seat)

    def settled(game: EclipseGame) -> None:
        settle(game)
        _befriended(game)

    def equipped(game: StarsGame, seat: int) -> None:
        equip(game, seat)
        if game.state.seed.startswith(RICH):
            _upgraded(game, seat)

    def begun(game: StarsGame) -> None:
        if game.state.seed.startswith(RICH):
            for seat in game.seats():
                _armed(game, seat)
        begin(game)

    patches.setattr(midgame, "scatter", scattered)
    patches.setattr(empires_midgame, "scatter", besieged)
    patches.setattr(eclipse_midgame, "scatter", settled)
    patches.setattr(stars_setup, "equip", equipped)
    patches.setattr(stars_rounds, "begin_first", begun)


# --- Twilight Imperium -----------------------------------------------------------------------------------------------


def _learned(game: ImperiumGame) -> None:
    """Technologies, action cards, goods and a flagship for everybody."""
    for seat in game.seats():
        for id in game.shuffle(technology.deck(game, seat), "learned")[: TECHNOLOGIES[seat % 2]]:
            technology.gain(game, seat, id)
        game.player(seat).action_cards += decks.actions(game, CARDS)
        game.player(seat).trade_goods = GOODS
        held = [id for id in game.state.systems if game.ships(seat, id)]
        if held and game.pieces_left(seat, "flagship"):
            units.add(game, seat, "flagship", 1, held[-1])


def _lent(game: ImperiumGame) -> None:
    """Everybody holds the notes of the seat before; those that act when they come stay at home."""
    every = [(seat, note) for seat in game.seats() for note in game.player(seat).notes]
    for seat, note in every:
        if note.partition(":")[0] not in notes.RECEIPTS:
            giver, taker = game.player(seat), game.player(game.others(seat)[0])
            giver.notes.remove(note)
            taker.notes.append(note)
            giver.notes_lent, taker.notes_taken = giver.notes_lent + 1, taker.notes_taken + 1


def _governed(game: ImperiumGame) -> None:
    """Some laws are in play, each owned by somebody where it is one that a player is elected to."""
    deck = [id for id in game.state.agenda_deck if AGENDAS[id].type == "law" and AGENDAS[id].elect in (None, "player")]
    for place, id in enumerate(game.shuffle(deck, "laws")[:LAWS]):
        game.state.agenda_deck.remove(id)
        laws.enact(game, id, None if AGENDAS[id].elect is None else place % len(game.seats()))


# --- Eclipse ---------------------------------------------------------------------------------------------------------


def _befriended(game: EclipseGame) -> None:
    """Neighbors at a table of four and more are partners, and every second seat has no neutron bombs."""
    seats = game.seats()
    for seat in seats:
        player = game.player(seat)
        if seat % 2 and BOMBS in player.technologies:
            player.technologies.remove(BOMBS)
            game.state.bag.append(BOMBS)
        other = game.player(game.others(seat)[0])
        if len(seats) > 3 and all(one.cubes["money"] > 1 for one in (player, other)):
            for giver, taker in ((player, other), (other, player)):
                giver.cubes["money"] -= 1
                taker.ambassadors.append(giver.seat)


# --- Space Empires ---------------------------------------------------------------------------------------------------


def _besieges(game: EmpiresGame, seat: int) -> None:
    """Every second seat lies with strong ships before the home world of the next; in the long game upon it."""
    others = [other for other in game.seats() if other != seat and game.hostile(seat, other)]
    if seat % 2 or not others:
        return
    home = game.player(others[0]).home
    at = home if game.options.victory == "long" else game.beside(home)[0]
    game.system(at).marker, game.system(at).known = None, True
    for type in BESIEGING:
        if type in {card.id for card in game.types} and empires_units.free(game, seat, type):
            empires_units.place(game, seat, type, at, 3, empires_technology.newest(game, seat, type))


# --- Forbidden Stars -------------------------------------------------------------------------------------------------


def _upgraded(game: StarsGame, seat: int) -> None:
    """Order upgrades, better combat cards, a scheme and materiel."""
    player, richer = game.player(seat), seat % 2
    player.materiel = MATERIEL
    player.upgrades = game.shuffle([card.id for card in UPGRADES_OF[player.faction]], "upgrades")[: UPGRADES[richer]]
    for id in game.shuffle(player.shelf, "shelf")[: COPIES[richer]]:
        player.shelf.remove(id)
        player.deck = game.shuffle([*player.deck[2:], id, id], "deck")
    schemes = [event.id for event in EVENTS_OF[player.faction] if event.kind == "scheme"]
    player.scheme = game.shuffle(schemes, "scheme")[0]
    player.events.remove(player.scheme)


def _armed(game: StarsGame, seat: int) -> None:
    """One more unit of every type, where its kind can stand."""
    for unit in UNITS_OF[game.player(seat).faction]:
        fitting = "void" if UNITS[unit.id].kind == "ship" else "world"
        areas = [id for id, area in game.state.areas.items() if area.units.get(seat) and AREAS[id].kind == fitting]
        if areas:
            laying.put(game, seat, unit.id, game.shuffle(areas, "armed")[0])
