"""Games that begin rich: with more cards, technologies, notes, upgrades and units, so that rare questions come soon.

Forbidden Stars is so where its seed says it, the others where they begin in the middle, which only trials do. Every
second seat is richer still. One in sixteen begins strange: with what is possible but hardly ever comes about.
"""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from engine.ask import Seat
from engine.eclipse.combat.reputation import room
from engine.eclipse.components import CENTRE_SECTOR
from engine.eclipse.diplomacy.relations import are_partners
from engine.eclipse.galaxy import blueprints, ships
from engine.eclipse.phases import midgame as eclipse_midgame
from engine.eclipse.play import Game as EclipseGame
from engine.eclipse.state import Player
from engine.forbidden_stars.components import AREAS, EVENTS_OF, UNITS, UNITS_OF, UPGRADES_OF
from engine.forbidden_stars.galaxy import laying
from engine.forbidden_stars.phases import rounds as stars_rounds
from engine.forbidden_stars.phases import setup as stars_setup
from engine.forbidden_stars.play import Game as StarsGame
from engine.space_empires.economy import technology as empires_technology
from engine.space_empires.galaxy import units as empires_units
from engine.space_empires.phases import midgame as empires_midgame
from engine.space_empires.play import Game as EmpiresGame
from engine.ti4.agendas import laws, losses
from engine.ti4.cards import decks
from engine.ti4.components import AGENDAS
from engine.ti4.economy import notes, technology
from engine.ti4.galaxy import units
from engine.ti4.phases import midgame
from engine.ti4.play import Game as ImperiumGame

RICH = "cafe"
"""With this the seed of a rich game of Forbidden Stars begins."""
STRANGE = f"{RICH}0"
"""With this the seed of a strange game begins."""
TECHNOLOGIES, CARDS, LAWS = (40, 10), 6, 3
UPGRADES, COPIES, MATERIEL = (6, 1), (5, 2), 12
GOODS, FEW, BOMBS, DRIVE = 9, 2, "neutron_bombs", "nuclear_drive"
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
        if game.state.seed.startswith(STRANGE):
            _warlike(game)

    def besieged(game: EmpiresGame) -> None:
        besiege(game)
        for seat in game.seats():
            _besieges(game, seat)

    def settled(game: EclipseGame) -> None:
        settle(game)
        _befriended(game)
        if game.state.seed.startswith(STRANGE):
            _meeting(game)

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


def _warlike(game: ImperiumGame) -> None:
    """Dreadnoughts with all ships; planets will be exhausted for technologies, of which every second seat has few."""
    losses.put_off(game, "planets_for_technologies")
    for seat in game.seats():
        if seat % 2:
            del game.player(seat).technologies[FEW:]
        for id in (id for id in game.state.systems if game.ships(seat, id)):
            if game.pieces_left(seat, "dreadnought"):
                units.add(game, seat, "dreadnought", 1, id)


# --- Eclipse ---------------------------------------------------------------------------------------------------------


def _befriended(game: EclipseGame) -> None:
    """Neighbors at a table of four and more are partners, and every second seat has no neutron bombs."""
    seats = game.seats()
    for seat in seats:
        player = game.player(seat)
        if seat % 2 and BOMBS in player.technologies:
            player.technologies.remove(BOMBS)
            game.state.bag.append(BOMBS)
        if len(seats) > 3 and all(game.player(one).cubes["money"] > 1 for one in (seat, game.others(seat)[0])):
            _allied(game, seat, game.others(seat)[0])


def _allied(game: EclipseGame, one: Seat, two: Seat) -> None:
    """They have exchanged ambassadors."""
    for giver, taker in permutations((one, two)):
        game.player(giver).cubes["money"] -= 1
        game.player(taker).ambassadors.append(giver)


def _meeting(game: EclipseGame) -> None:
    """At a table of four and more all are partners who can be; fast cruisers of one seat stand in the free center."""
    seats = game.seats()
    if len(seats) > 3:
        for one, two in combinations(seats, 2):
            if not are_partners(game, one, two) and all(_welcoming(game, seat) for seat in (one, two)):
                _allied(game, one, two)
        game.sector(CENTRE_SECTOR).gcds = None
        _quickened(game.player(seats[0]), "cruiser")
        while ships.left(game, seats[0], "cruiser"):
            ships.add(game, seats[0], "cruiser", CENTRE_SECTOR)


def _quickened(player: Player, type: str) -> None:
    """One more drive on the first square of a blueprint where it is allowed."""
    for square, _ in blueprints.squares(player, type):
        if blueprints.refusal(blueprints.with_part(player, type, square, DRIVE), type) is None:
            blueprints.put(player, type, square, DRIVE)
            return


def _welcoming(game: EclipseGame, seat: Seat) -> bool:
    """Whether it has a cube to give and room for an ambassador."""
    return game.player(seat).cubes["money"] > 1 and room(game, seat, ambassador=True)


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
