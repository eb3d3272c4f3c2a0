"""Elimination: a player without ground forces, Production and planets is out of the game.

Whatever takes a unit or a planet away for good (a loss, a removal, a change of control) checks it at once.
"""

from __future__ import annotations

from engine.ask import Seat
from engine.text import T, seat_name
from engine.ti4.abilities.occasions import OfSeat
from engine.ti4.abilities.windows import Moment
from engine.ti4.components import GROUND
from engine.ti4.phases import victory
from engine.ti4.play import Game
from engine.ti4.state import Force, Player
from engine.ti4.words import Note

WHEN_PLAYER_ELIMINATED = Moment[OfSeat]("when_player_eliminated")


async def check_elimination(game: Game) -> None:
    """Eliminates everyone who has lost everything that counts. The rules do not say so, but the last one left wins.

    TI-ELIMINATION-01

    Raises:
        GameEnds: only one player is left.
    """
    if game.state.phase in ("setup", "over"):
        return
    landed = {planet.owner for planet in game.state.planets.values()}
    for seat in () if landed.issuperset(game.seats()) else list(game.seats()):
        if seat not in landed and lost_everything(game, seat):
            await eliminate(game, seat)
            if len(game.seats()) == 1:
                victory.end(game, game.seats()[0])


def lost_everything(game: Game, seat: Seat) -> bool:
    """No planet, no ground forces and no unit with Production. TI-ELIMINATION-01"""
    if game.planets(seat) or any(game.on_board(seat, type) for type in GROUND):
        return False
    player = game.player(seat)
    return not any(game.card(seat, type).production and game.on_board(seat, type) for type in player.units)


async def eliminate(game: Game, seat: Seat) -> None:
    """Takes a player and all of its components out of the game. TI-ELIMINATION-02, TI-ELIMINATION-03"""
    game.say(T("ti4-eliminated", seat=seat_name(seat)), weight=2)
    await WHEN_PLAYER_ELIMINATED.open(game, OfSeat(actor=seat))
    _clear_board(game, seat)
    _discard_laws(game, seat)
    _return_notes(game, seat)
    _return_cards(game, seat)
    _clear_sheet(game.player(seat))
    _leave_table(game, seat)


def _clear_board(game: Game, seat: Seat) -> None:
    """Units and command tokens leave the board. TI-ELIMINATION-03"""
    places: list[dict[Seat, Force]] = [system.space for system in game.state.systems.values()]
    places += [planet.ground for planet in game.state.planets.values()]
    for forces in places:
        forces.pop(seat, None)
    for system in game.state.systems.values():
        system.tokens = [token for token in system.tokens if token != seat]


def _discard_laws(game: Game, seat: Seat) -> None:
    """Laws that the player owns are discarded. TI-ELIMINATION-04"""
    state = game.state
    state.agenda_discard += [law.id for law in state.laws if law.owner == seat]
    state.laws = [law for law in state.laws if law.owner != seat]


def _return_notes(game: Game, seat: Seat) -> None:
    """Notes of others go home; the player's own go to the box, whoever holds them. What everyone can count of notes
    lent and taken says so.

    TI-ELIMINATION-05, TI-ELIMINATION-06, TI-PROMISSORY-07
    """
    leaver = game.player(seat)
    held = leaver.notes + leaver.notes_in_play
    leaver.notes, leaver.notes_in_play = [], []
    for note in held:
        home = game.player(_issuer(note))
        if home.seat != seat:
            home.notes.append(note)
            home.notes_lent -= 1
    for player in game.state.players:
        before = len(player.notes)
        player.notes = [note for note in player.notes if _issuer(note) != seat]
        player.notes_in_play = [note for note in player.notes_in_play if _issuer(note) != seat]
        player.notes_taken -= before - len(player.notes)
    leaver.notes_lent = leaver.notes_taken = 0


def _issuer(note: str) -> Seat:
    seat = Note.read(note).issuer
    assert seat is not None
    return seat


def _return_cards(game: Game, seat: Seat) -> None:
    """Action cards are discarded, objectives shuffled back, strategy cards returned. TI-DOUBT-35, TI-LATER-06"""
    state, player = game.state, game.player(seat)
    state.action_discard += player.action_cards
    if player.secrets or player.scored_secrets:
        deck = state.secret_deck + player.secrets + player.scored_secrets
        state.secret_deck = game.shuffle(deck, "secret_deck")
    for card in player.strategy_cards:
        state.strategy_goods.setdefault(card, 0)


def _clear_sheet(player: Player) -> None:
    """The sheets are empty: nothing on them counts any more. TI-ELIMINATION-03"""
    player.tactic = player.fleet = player.strategy = player.trade_goods = player.commodities = 0
    player.technologies, player.exhausted_technologies, player.copies = [], [], {}
    player.strategy_cards, player.exhausted_strategy_cards = [], []
    player.action_cards, player.secrets, player.scored_secrets, player.tiles = [], [], [], []
    player.passed = player.eliminated = True


def _leave_table(game: Game, seat: Seat) -> None:
    """Nobody waits for the player any more, and the speaker token goes to the left. TI-ELIMINATION-02, TI-DOUBT-35"""
    state = game.state
    state.zero = None if state.zero == seat else state.zero
    state.queue = [other for other in state.queue if other != seat]
    state.effects = [effect for effect in state.effects if effect.seat != seat]
    state.offers = [offer for offer in state.offers if seat not in (offer.giver, offer.taker)]
    left = game.clockwise(seat)
    if state.speaker == seat and left:
        state.speaker = left[0]
        game.say(T("ti4-new-speaker", seat=seat_name(state.speaker)))
