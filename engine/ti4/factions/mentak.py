"""The Mentak Coalition: pirates who shoot first and take a share of everything."""

from __future__ import annotations

from engine.ask import Option, Seat, Slot, Spread
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.abilities.holdings import FACTION, TECHNOLOGY, UNIT
from engine.ti4.abilities.occasions import OfSeat
from engine.ti4.actions.component_action import COMPONENT_ACTION
from engine.ti4.combat import dice, hits
from engine.ti4.combat.dice import AFTER_SPACE_COMBAT, START_OF_SPACE_COMBAT, Combat, InCombat, fighting
from engine.ti4.combat.hits import SUSTAIN, Sustaining
from engine.ti4.components import SHIPS
from engine.ti4.economy import notes, payment, prices, production, trade_goods
from engine.ti4.economy.batch import Batch
from engine.ti4.economy.notes import NOTE
from engine.ti4.economy.payment import TRADE_GOOD_WORTH
from engine.ti4.economy.trade_goods import AFTER_GAIN_TRADE_GOODS
from engine.ti4.economy.transactions import AFTER_TRANSACTION
from engine.ti4.galaxy import reinforcements
from engine.ti4.play import Game, Question

RAIDERS, MOST = ("cruiser", "destroyer"), 2
RICH = 3
COMMODITY, TRADE_GOOD = "commodity", "trade_good"
NOTHING = "none"


# --- Ambush ----------------------------------------------------------------------------------------------------------


def _raiders(game: Game, combat: Combat, seat: Seat) -> dict[str, int]:
    there = game.ships(seat, combat.system)
    return {type: there[type] for type in RAIDERS if type in there and game.card(seat, type).combat}


def _lies_in_wait(game: Game, seat: Seat, moment: InCombat) -> bool:
    combat = moment.combat
    if not isinstance(combat, Combat) or not combat.has(seat) or not _raiders(game, combat, seat):
        return False
    return bool(fighting(game, combat, combat.opponent(seat)))


@START_OF_SPACE_COMBAT.ability(FACTION, "ambush", who="any", when=_lies_in_wait)
async def ambush(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """1 or 2 cruisers or destroyers roll a die each, which nothing modifies; the opponent assigns the hits.

    TI-ABILITY-14, TI-MODIFIER-02
    """
    combat = moment.combat
    assert isinstance(combat, Combat)
    scored = 0
    for type, number in (await _choose_raiders(game, combat, seat)).items():
        printed = game.card(seat, type).combat
        assert printed is not None
        faces = game.roll(number, dice.SIDES, f"ambush {type}", seat=seat, need=printed.hits_on)
        roll = dice.Roll(seat, type, printed.hits_on, 0, faces)
        scored += roll.hits
        name, needs = words.ability("ambush"), printed.hits_on
        text = T("ti4-ability-roll", card=name, dice=tuple(faces), needs=needs, hits=roll.hits)
        game.say(text, where=[combat.system])
    if scored:
        await hits.inflict(game, combat, seat, scored, "ambush")


AMBUSH = Question("ambush", open=False)


async def _choose_raiders(game: Game, combat: Combat, seat: Seat) -> dict[str, int]:
    slots = [Slot(type, words.unit(type), min(MOST, n)) for type, n in _raiders(game, combat, seat).items()]
    shape = Spread(slots, 1, min(MOST, sum(slot.most for slot in slots)), "TI-ABILITY-14")
    return await game.spread(AMBUSH, seat, shape, T("ti4-ask-ambush", seat=seat_name(seat)), where=[combat.system])


# --- Pillage ---------------------------------------------------------------------------------------------------------


def _worth_a_raid(game: Game, seat: Seat, moment: OfSeat) -> bool:
    """A neighbor with 3 trade goods or more who holds no promise of this player. TI-NEIGHBOR-01"""
    victim = moment.actor
    if game.player(victim).trade_goods < RICH:
        return False
    safe = f"promise_of_protection:{seat}" in game.player(victim).notes_in_play
    return not safe and game.are_neighbors(seat, victim)


PILLAGE = Question("pillage", open=False)


async def pillage(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """Takes a trade good, or a commodity, which becomes one: once for a gain, once from each partner of a deal.

    TI-TRADEGOOD-09, TI-COMMODITY-06, TI-DOUBT-64
    """
    victim = moment.actor
    options = [Option(TRADE_GOOD, T("ti4-pillage-trade-good"))]
    if game.player(victim).commodities:
        options.append(Option(COMMODITY, T("ti4-pillage-commodity")))
    about = T("ti4-ask-pillage", seat=seat_name(seat), victim=seat_name(victim))
    if await game.pick(PILLAGE, seat, options, about) == COMMODITY:
        await trade_goods.hand_over(game, victim, seat, 1)
        return
    game.player(victim).trade_goods -= 1
    game.player(seat).trade_goods += 1
    game.say(T("ti4-pillaged", seat=seat_name(seat), victim=seat_name(victim)))
    await trade_goods.gained(game, seat, 1)


AFTER_GAIN_TRADE_GOODS.ability(FACTION, "pillage", who="other", when=_worth_a_raid)(pillage)
AFTER_TRANSACTION.ability(FACTION, "pillage", who="other", when=_worth_a_raid)(pillage)


notes.lasting("promise_of_protection")


@COMPONENT_ACTION.ability(NOTE, "promise_of_protection")
async def promise_of_protection(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """It lies before its holder, whom Mentak cannot pillage meanwhile. TI-PROMISSORY-04, TI-PROMISSORY-08"""


# --- the flagship and technologies -----------------------------------------------------------------------------------


@SUSTAIN.hook_others("fourth_moon")
def no_sustaining(game: Game, seat: Seat, value: bool, about: Sustaining, owner: Seat) -> bool:
    """Ships of others in its system cannot use Sustain Damage. TI-ABILITY-15, TI-ABILITY-19, TI-GOLDEN-04"""
    if about.unit not in SHIPS or about.place not in game.state.systems:
        return value
    return value and "flagship" not in game.ships(owner, about.place)


def _shines(game: Game, seat: Seat, moment: InCombat) -> bool:
    combat = moment.combat
    return isinstance(combat, Combat) and combat.has(seat) and "flagship" in game.ships(seat, combat.system)


@START_OF_SPACE_COMBAT.ability(UNIT, "fourth_moon", who="any", when=_shines, mandatory=True)
async def told_to_all(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """The account says why nobody else is asked about Sustain Damage. TI-ABILITY-15"""
    game.say(T("ti4-fourth-moon", seat=seat_name(seat)), where=[moment.combat.system])


@TRADE_GOOD_WORTH.hook("mirror_computing")
def twice_the_worth(game: Game, seat: Seat, value: int, about: None) -> int:
    """Each trade good spent on resources or influence counts as 2. TI-TRADEGOOD-05"""
    return max(2, value)


def _decided(game: Game, seat: Seat, moment: InCombat) -> bool:
    return isinstance(moment.combat, Combat) and moment.combat.winner is not None


@AFTER_SPACE_COMBAT.ability(TECHNOLOGY, "salvage_operations", when=_decided, mandatory=True)
async def salvage_operations(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """A trade good for a space combat won or lost; after a victory a ship may be made of what was lost in it."""
    combat = moment.combat
    assert isinstance(combat, Combat)
    game.say(T("ti4-uses-technology", seat=seat_name(seat), technology=words.technology("salvage_operations")))
    await trade_goods.gain(game, seat, 1)
    if combat.winner == seat:
        await _rebuild(game, seat, combat)


SALVAGE_SHIP = Question("salvage_ship", open=False)


async def _rebuild(game: Game, seat: Seat, combat: Combat) -> None:
    """One ship of a destroyed type, paid for; it is no use of Production. TI-COST-02, TI-PRODUCTION-16"""
    batch, lost = Batch(combat.system, 1, [], ability=False), {type for _, type in combat.destroyed}
    types = [type for type in SHIPS if type in lost and production.refusal(game, seat, batch, type) is None]
    if not types:
        return
    options = [Option(type, _offer(game, seat, type)) for type in types]
    options.append(Option(NOTHING, T("ti4-salvage-none")))
    about = T("ti4-ask-salvage", seat=seat_name(seat), system=words.system(combat.system))
    type = await game.pick(SALVAGE_SHIP, seat, options, about, where=[combat.system])
    if type != NOTHING and await reinforcements.place_from_reinforcements(game, seat, type, 1, combat.system):
        purpose = T("ti4-for-units", units=words.units({type: 1}))
        await payment.pay(game, seat, _price(game, seat, type), "resources", purpose)


def _offer(game: Game, seat: Seat, type: str) -> Text:
    return T("ti4-produce-unit", unit=words.unit(type), cost=_price(game, seat, type), pieces=1)


def _price(game: Game, seat: Seat, type: str) -> int:
    return prices.cost(game, seat, Batch("", 1, [], ability=False, made={type: 1}))
