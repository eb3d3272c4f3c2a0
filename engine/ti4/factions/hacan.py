"""The Emirates of Hacan: merchants who deal with everybody, in everything."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import Option, PickSome, Seat
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.abilities.holdings import TECHNOLOGY, UNIT
from engine.ti4.abilities.occasions import Occasion, OfSeat
from engine.ti4.actions.component_action import COMPONENT_ACTION
from engine.ti4.actions.strategy_action import SECONDARY_TOKEN
from engine.ti4.agendas.offices import SWAP_CARD
from engine.ti4.combat.dice import AFTER_DIE_ROLLED, Combat, Die, InCombat, Roll
from engine.ti4.economy import notes, tokens, trade_goods
from engine.ti4.economy.dealing import DEALS_CARDS
from engine.ti4.economy.notes import NOTE
from engine.ti4.economy.transactions import DEALS_AFAR
from engine.ti4.phases.strategy_phase import END_OF_STRATEGY_PHASE
from engine.ti4.play import Game, Question

GROWN, SHARED = 4, 2
PRICE = 3


# --- abilities and the promissory note -------------------------------------------------------------------------------


@SECONDARY_TOKEN.hook("masters_of_trade")
def masters_of_trade(game: Game, seat: Seat, value: bool, card: str) -> bool:
    """The secondary ability of Trade costs no token. TI-STRATACTION-07, TI-ABILITY-16"""
    return value and card != "trade"


@DEALS_AFAR.hook("guild_ships")
def guild_ships(game: Game, seat: Seat, value: bool, other: Seat) -> bool:
    """Transactions with whoever is no neighbor, which makes nobody one. TI-NEIGHBOR-05, TI-ABILITY-16"""
    return True


@DEALS_CARDS.hook("arbiters")
def arbiters(game: Game, seat: Seat, value: bool, about: None) -> bool:
    """Action cards can be part of transactions. TI-FACTION-09, TI-ABILITY-16"""
    return True


notes.lasting("trade_convoys")


@COMPONENT_ACTION.ability(NOTE, "trade_convoys")
async def trade_convoys(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """It lies before its holder, who deals with everybody meanwhile. TI-PROMISSORY-04, TI-PROMISSORY-08"""


@DEALS_AFAR.hook("note:trade_convoys")
def convoys_arrive(game: Game, seat: Seat, value: bool, other: Seat) -> bool:
    """Its holder needs no neighbors for transactions. TI-NEIGHBOR-05"""
    return True


# --- the flagship ----------------------------------------------------------------------------------------------------


def _near_misses(seat: Seat, combat: Combat) -> Iterator[tuple[str, Roll, int]]:
    """Dice of the group just rolled that miss by one, each raised once at most, as `fighter:0`. TI-MODIFIER-01"""
    for roll in combat.fresh if combat.type == "space" else ():
        for at, face in enumerate(roll.dice):
            if roll.seat == seat and at not in roll.raised and face + roll.bonus + 1 == roll.needs:
                yield Die(roll.unit, at).id, roll, at


def _pays_for_hits(game: Game, seat: Seat, moment: InCombat) -> bool:
    combat = moment.combat
    if not isinstance(combat, Combat) or not game.player(seat).trade_goods:
        return False
    return "flagship" in game.ships(seat, combat.system) and any(True for _ in _near_misses(seat, combat))


RAISE_DICE = Question("raise_dice", open=False)


@AFTER_DIE_ROLLED.ability(UNIT, "wrath_of_kenara", when=_pays_for_hits)
async def wrath_of_kenara(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """A trade good adds 1 to one of its owner's dice; several dice may be paid for. TI-ABILITY-15, TI-TRADEGOOD-07

    Only dice that hit by it are on offer: a 1 more does nothing for the others.
    """
    combat = moment.combat
    assert isinstance(combat, Combat)
    dice = {id: (roll, at) for id, roll, at in _near_misses(seat, combat)}
    named = {id: T("ti4-die", unit=words.unit(roll.unit), face=roll.dice[at]) for id, (roll, at) in dice.items()}
    options = [Option(id, die) for id, die in named.items()]
    shape = PickSome(options, 1, min(len(options), game.player(seat).trade_goods), rule="TI-TRADEGOOD-07")
    about = T("ti4-ask-raise-dice", seat=seat_name(seat))
    chosen = await game.pick_some(RAISE_DICE, seat, shape, about, where=[combat.system])
    trade_goods.spend(game, seat, len(chosen))
    for roll, at in map(dice.__getitem__, chosen):
        roll.raised[at] = 1
    raised = tuple(map(named.__getitem__, chosen))
    game.say(T("ti4-dice-raised", seat=seat_name(seat), dice=raised), where=[combat.system])


# --- Production Biomes -----------------------------------------------------------------------------------------------


def _has_token(game: Game, seat: Seat, moment: OfSeat) -> bool:
    return game.player(seat).strategy > 0


def _everyone_else(game: Game, seat: Seat, moment: OfSeat) -> list[Option]:
    return words.seat_options(game.others(seat))


@COMPONENT_ACTION.ability(TECHNOLOGY, "production_biomes", when=_has_token, targets=_everyone_else)
async def production_biomes(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """A strategy token brings 4 trade goods, and 2 to another player. TI-ABILITY-03, TI-ABILITY-07, TI-TRADEGOOD-03"""
    tokens.spend_strategy(game, seat)
    await trade_goods.gain(game, seat, GROWN)
    await trade_goods.gain(game, int(target), SHARED)


# --- Quantum Datahub Node --------------------------------------------------------------------------------------------


def _can_swap(game: Game, seat: Seat, moment: Occasion) -> bool:
    player = game.player(seat)
    return player.strategy > 0 and player.trade_goods >= PRICE and bool(player.strategy_cards)


def _card_holders(game: Game, seat: Seat, moment: Occasion) -> list[Option]:
    return words.seat_options(other for other in game.others(seat) if game.player(other).strategy_cards)


@END_OF_STRATEGY_PHASE.ability(TECHNOLOGY, "quantum_datahub_node", who="any", when=_can_swap, targets=_card_holders)
async def quantum_datahub_node(game: Game, seat: Seat, moment: Occasion, target: str) -> None:
    """A strategy token, and 3 trade goods to another player, swap a strategy card with that player; goods that lay on
    a card stay where they are. TI-ABILITY-07, TI-ABILITY-08
    """
    other = int(target)
    tokens.spend_strategy(game, seat)
    game.player(seat).trade_goods -= PRICE
    game.player(other).trade_goods += PRICE
    game.say(T("ti4-pays-player", seat=seat_name(seat), other=seat_name(other), n=PRICE))
    await trade_goods.gained(game, other, PRICE)
    gives = await _choose_card(game, seat, seat, T("ti4-ask-swap-given", seat=seat_name(seat)))
    takes = await _choose_card(game, seat, other, T("ti4-ask-swap-taken", seat=seat_name(seat), other=seat_name(other)))
    for holder, lost, won in ((seat, gives, takes), (other, takes, gives)):
        cards = game.player(holder).strategy_cards
        cards[cards.index(lost)] = won
    about = {"gives": words.strategy(gives), "takes": words.strategy(takes)}
    game.say(T("ti4-cards-swapped", seat=seat_name(seat), other=seat_name(other), **about))


async def _choose_card(game: Game, seat: Seat, holder: Seat, about: Text) -> str:
    options = [words.with_text(card, "strategy") for card in game.player(holder).strategy_cards]
    return await game.pick(SWAP_CARD, seat, options, about)
