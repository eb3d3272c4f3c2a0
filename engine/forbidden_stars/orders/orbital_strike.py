"""An orbital strike: ships of one void against one adjacent enemy world of the active system.

FS-ORBIT-01, FS-ORBIT-02, FS-ORBIT-03, FS-ORBIT-04
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from engine.ask import Option, PickSome, Refusal, Seat
from engine.forbidden_stars import words
from engine.forbidden_stars.abilities import choosing
from engine.forbidden_stars.combat import battle, damage, dice
from engine.forbidden_stars.components import DICE, ORDER_UPGRADES
from engine.forbidden_stars.galaxy import areas, holding, units
from engine.forbidden_stars.interface import pending_steps, random_weights
from engine.forbidden_stars.orders.occasions import STRIKE_CARD, STRIKE_ROLLED, Striking
from engine.forbidden_stars.play import Game, Question
from engine.forbidden_stars.state import Strike
from engine.ids import Id
from engine.text import T, Text, seat_name

NONE = "none"


@dataclass(frozen=True)
class Target(Id):
    """The void whose ships strike, and the world."""

    void: str
    world: str


STRIKE = Question("strike", open=True)


async def offer(game: Game, seat: Seat, system: str) -> None:
    """The active player may strike. FS-ADV-12, FS-ORBIT-01, FS-ORBIT-18"""
    found = targets(game, seat, system)
    if not found:
        return
    options = [Option(one.id, _text(game, one), more=_odds(game, seat, one)) for one in found] + [
        Option(NONE, T("forbidden_stars-no-strike"))
    ]
    about = T("forbidden_stars-ask-strike", seat=seat_name(seat), system=words.system(system))
    why = partial(why_not, game, seat, system)
    chosen = await game.pick(STRIKE, seat, options, about, why=why, lean=random_weights.to_act, where=[system])
    if chosen != NONE:
        target = Target.read(chosen)
        await game.during(pending_steps.strike(target.world), strike(game, seat, target))


def _text(game: Game, target: Target) -> Text:
    return T("forbidden_stars-strike-on", world=words.area(target.world), void=words.area(target.void))


def _odds(game: Game, seat: Seat, target: Target) -> Text:
    """How many dice would be rolled, and against whom."""
    against = holding.held(game, seat, target.world) or ""
    return T("forbidden_stars-strike-odds", n=number_of_dice(game, seat, target.void), against=against)


def targets(game: Game, seat: Seat, system: str) -> list[Target]:
    """Voids with ships that are not routed, and enemy worlds beside them.

    FS-ORBIT-02, FS-ORBIT-03, FS-ORBIT-04, FS-ORBIT-05, FS-ORBIT-06, FS-ORBIT-15, D-39
    """
    board = game.board
    voids = [id for id in board.voids[system] if units.standing(units.at(game, seat, id))]
    return [
        Target(void, world)
        for void in voids
        for world in board.near[void]
        if world in board.worlds[system] and struck(game, seat, world)
    ]


def why_not(game: Game, seat: Seat, system: str, id: str) -> Refusal | None:
    """Why ships of a void cannot strike a world."""
    target, found = Target.maybe(id), game.board.areas_of[system]
    if target is None or not {target.void, target.world} <= game.state.areas.keys():
        return None
    if target.void not in found or target.world not in found:
        return Refusal("FS-ORBIT-03", T("forbidden_stars-strike-in-system"))
    if target.world not in game.board.near[target.void]:
        return Refusal("FS-ORBIT-04", T("forbidden_stars-strike-not-adjacent"))
    if areas.status(game, seat, target.world) != "enemy":
        return Refusal("FS-ORBIT-02", T("forbidden_stars-strike-no-enemy"))
    if not struck(game, seat, target.world):
        return Refusal("FS-ORBIT-05", T("forbidden_stars-bastion-in-the-way"))
    return Refusal("FS-ORBIT-06", T("forbidden_stars-strike-no-ship"))


def struck(game: Game, seat: Seat, world: str) -> bool:
    """Whether a world can be the target: enemy, and without a bastion unless a card allows it.

    FS-ORBIT-02, FS-ORBIT-05, FS-ORBIT-15
    """
    if areas.status(game, seat, world) != "enemy":
        return False
    return not fortified(game, world) or any(ORDER_UPGRADES[id].ignores_bastion for id in cards(game, seat))


def fortified(game: Game, world: str) -> bool:
    """Whether a bastion stands there. FS-ORBIT-05"""
    return any(structure.kind == "bastion" for structure in game.state.areas[world].structures)


def cards(game: Game, seat: Seat) -> list[str]:
    """Order upgrades for orbital strikes that lie face up. FS-ORBIT-12, FS-UPG-08, FS-UPG-11"""
    player = game.player(seat)
    return [id for id in player.upgrades if id not in player.used and ORDER_UPGRADES[id].orbital]


async def strike(game: Game, seat: Seat, target: Target) -> None:
    """Cards are chosen, dice rolled, cards resolved, damage dealt. FS-ORBIT-08, FS-ORBIT-16, FS-ORBIT-17, D-37"""
    owner = areas.holders(game.area(target.world))[0]
    state = game.state.strike = Strike(seat, target.void, target.world, await choose_cards(game, seat, target))
    game.player(seat).used.extend(state.cards)
    text = T("forbidden_stars-strikes", seat=seat_name(seat), world=words.area(target.world))
    game.say(text, where=[target.void, target.world])
    throw(game, state)
    await _resolve_cards(game, state)
    await deal(game, state, owner)
    game.state.strike = None
    game.end("strike")
    if areas.contested(game, target.world):
        await battle.fight(game, target.world, seat, [])


STRIKE_CARDS = Question("strike_cards", open=True)


async def choose_cards(game: Game, seat: Seat, target: Target) -> list[str]:
    """Which order upgrades are used, before the dice are rolled; a bastion needs one that ignores it.

    FS-ORBIT-13, FS-ORBIT-14, FS-ORBIT-15
    """
    ready = cards(game, seat)
    if not ready:
        return []
    options = [Option(id, words.card(id), int(ORDER_UPGRADES[id].ignores_bastion), words.card_text(id)) for id in ready]
    need = int(fortified(game, target.world))
    about = T("forbidden_stars-ask-strike-cards", seat=seat_name(seat), world=words.area(target.world))
    shape = PickSome(options, need, len(options), need, "FS-ORBIT-15", lacking=T("forbidden_stars-bastion-in-the-way"))
    return await game.pick_some(STRIKE_CARDS, seat, shape, about, where=[target.world])


def throw(game: Game, strike: Strike) -> None:
    """As many dice as the ships have, at most eight. FS-ORBIT-06, FS-ORBIT-07, FS-ORBIT-11, FS-ROUT-04"""
    number = number_of_dice(game, strike.seat, strike.void)
    strike.dice = dice.roll(game, strike.seat, number, f"strike {strike.world}")
    faces = tuple(words.faces_of(face, strike.dice.count(face)) for face in dict.fromkeys(strike.dice))
    game.say(T("forbidden_stars-strike-rolls", seat=seat_name(strike.seat), dice=faces), where=[strike.world])


def number_of_dice(game: Game, seat: Seat, void: str) -> int:
    """The sum of the combat values of the ships that are not routed. FS-ORBIT-06, FS-ORBIT-07, FS-ORBIT-11"""
    ships = units.standing(units.at(game, seat, void))
    return min(DICE, sum(units.card(ship).combat for ship in ships))


async def _resolve_cards(game: Game, strike: Strike) -> None:
    """FS-ORBIT-14, FS-ORBIT-17"""
    about = Striking(actor=strike.seat, place=strike.world, world=strike.world)
    for card in list(strike.cards):
        await STRIKE_CARD.window(game, about).follow(strike.seat, card, choosing.declines)
    await STRIKE_ROLLED.open(game, about)


async def deal(game: Game, strike: Strike, owner: Seat) -> None:
    """One damage for each bolter; without a card nobody is routed. FS-ORBIT-08, FS-ORBIT-09, FS-ORBIT-10"""
    assert strike.dice is not None
    amount = strike.dice.count("bolter")
    text = T("forbidden_stars-strike-damage", seat=seat_name(owner), n=amount, world=words.area(strike.world))
    game.say(text, where=[strike.world])
    await damage.assign(game, owner, strike.world, amount, routs=strike.routs, first=strike.suffers)
