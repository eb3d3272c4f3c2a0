"""The Yssaril Tribes: spies with hands full of cards."""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.hand import PLAYS_CARDS
from engine.ti4.abilities.holdings import FACTION, TECHNOLOGY
from engine.ti4.abilities.occasions import OfSeat
from engine.ti4.actions.component_action import COMPONENT_ACTION
from engine.ti4.cards import action_cards
from engine.ti4.cards.action_cards import CARDS_TO_DISCARD, DRAWN_CARDS, HAND_SIZE
from engine.ti4.components import NOTES
from engine.ti4.economy.notes import NOTE
from engine.ti4.galaxy.movement import PASSES_SHIPS, Passing
from engine.ti4.phases.action_phase import START_OF_TURN
from engine.ti4.play import Game, Question

UNLIMITED = 999


# --- abilities -------------------------------------------------------------------------------------------------------


def _has_cards(game: Game, seat: Seat, moment: OfSeat) -> bool:
    return bool(game.player(seat).action_cards)


@COMPONENT_ACTION.ability(FACTION, "stall_tactics", when=_has_cards)
async def stall_tactics(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """Discarding an action card is an action. TI-ABILITY-03, TI-ABILITY-14"""
    await action_cards.choose_discards(game, seat, 1)


@DRAWN_CARDS.hook("scheming")
def one_more(game: Game, seat: Seat, value: int, about: None) -> int:
    """One more card with each instruction to draw, however many it says. TI-ABILITY-14"""
    return value + 1


@CARDS_TO_DISCARD.hook("scheming")
def one_less(game: Game, seat: Seat, value: int, about: None) -> int:
    """And one of the hand is discarded after it. TI-ABILITY-14"""
    return value + 1


@HAND_SIZE.hook("crafty", last=True)
def crafty(game: Game, seat: Seat, value: int, about: None) -> int:
    """Any number of action cards in hand, whatever says otherwise. TI-ABILITY-16, TI-GOLDEN-04"""
    return UNLIMITED


# --- the flagship and Transparasteel Plating -------------------------------------------------------------------------


@PASSES_SHIPS.hook("y_sia_y_ssrila")
def through_fleets(game: Game, seat: Seat, value: bool, about: Passing) -> bool:
    """The flagship moves through systems with ships of others. TI-ABILITY-15, TI-MOVEMENT-05"""
    return value or about.unit == "flagship"


@PLAYS_CARDS.hook_others("transparasteel_plating")
def silence_of_the_passed(game: Game, seat: Seat, value: bool, about: None, owner: Seat) -> bool:
    """In this player's turns of the action phase whoever has passed plays no action cards. TI-GOLDEN-04"""
    state = game.state
    return value and not (state.phase == "action" and state.turn == owner and game.player(seat).passed)


# --- taking cards of others ------------------------------------------------------------------------------------------


TAKE_CARD = Question("take_card", open=False)


async def take_seen(game: Game, seat: Seat, victim: Seat) -> None:
    """Looks at a hand and takes a card out of it, which is no draw. TI-HIDDEN-01, TI-ACTIONCARD-02"""
    hand = [words.explained(words.card(id)) for id in game.player(victim).action_cards]
    if not hand:
        return
    game.seal({seat})
    looked = {seat: T("ti4-hand-seen", victim=seat_name(victim), cards=words.listed(hand))}
    game.say(T("ti4-looks-at-hand", seat=seat_name(seat), victim=seat_name(victim)), secret=looked)
    about = T("ti4-ask-take-card", seat=seat_name(seat), victim=seat_name(victim))
    chosen = await game.pick(TAKE_CARD, seat, action_cards.hand_options(game, victim), about)
    card = words.Copy.read(chosen).card
    game.player(victim).action_cards.remove(card)
    game.player(seat).action_cards.append(card)
    game.seal({victim}, of=seat)
    taken = {other: T("ti4-card-taken-secret", card=words.card(card)) for other in (seat, victim)}
    game.say(T("ti4-seen-card-taken", seat=seat_name(seat), victim=seat_name(victim)), secret=taken)
    await action_cards.keep_limit(game, seat)


def _card_holders(game: Game, seat: Seat, moment: OfSeat) -> list[Option]:
    return words.seat_options(other for other in game.others(seat) if game.player(other).action_cards)


@COMPONENT_ACTION.ability(TECHNOLOGY, "mageon_implants", targets=_card_holders)
async def mageon_implants(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """Looks at another player's action cards and takes one. TI-ABILITY-03, TI-EXHAUST-03"""
    await take_seen(game, seat, int(target))


def _spied_upon(game: Game, seat: Seat, moment: OfSeat) -> bool:
    """Whether its issuer holds any action cards, as everyone can see."""
    return any(player.faction == NOTES["spy_net"].faction and player.action_cards for player in game.state.players)


@START_OF_TURN.ability(NOTE, "spy_net", when=_spied_upon)
async def spy_net(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """Its holder looks at the action cards of the Yssaril and takes one. TI-PROMISSORY-02, TI-PROMISSORY-04"""
    await take_seen(game, seat, int(target))
