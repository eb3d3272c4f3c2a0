"""Within a battle and before it: which group fires first, raiders, mines, fighters, and fire that ceases."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import NO
from engine.players.advising import Point, against, aim, cost, listed, numbers
from engine.players.mind import Offer
from engine.space_empires import words
from engine.space_empires.advice.advice import ADVICE, EVEN, attack, chance
from engine.space_empires.combat.battle import SLIP_AWAY, STAY
from engine.space_empires.combat.cloaking import AMBUSH, CHALLENGE
from engine.space_empires.combat.firing import NEXT_GROUP
from engine.space_empires.combat.flights import SQUADRONS
from engine.space_empires.combat.mines import MINE, SACRIFICE
from engine.space_empires.combat.opponents import OPPONENT, Opponent
from engine.space_empires.combat.screening import GIVE_UP
from engine.space_empires.components import UNITS
from engine.space_empires.galaxy.managing import Scuttle
from engine.space_empires.galaxy.stranding import STRANDED
from engine.space_empires.interface.view import UnitView
from engine.space_empires.minds import battles, guesses, hazards, odds
from engine.space_empires.minds.charts import Chart, chart
from engine.space_empires.minds.mind import At
from engine.text import T


def own(here: Chart, id: str) -> UnitView | None:
    """An own group by its id."""
    return next((unit for _, unit in here.units() if unit.id == id), None)


@ADVICE.on(NEXT_GROUP)
def next_group(at: At, offer: Offer) -> Iterator[Point]:
    """How many dice it rolls, and what they hit with. SE-FIRE-02, SE-FIRE-10"""
    unit = own(chart(at), str(offer.answer))
    groups = guesses.own([unit]) if unit is not None else ()
    for group in groups:
        yield aim(T("space_empires-advice-dice", n=group.number * group.shots, attack=group.attack))
    if unit is not None and unit.hits:
        yield aim(T("space_empires-advice-hurt", n=unit.hits))


@ADVICE.on(OPPONENT)
def opponent(at: At, offer: Offer) -> Iterator[Point]:
    """How likely each side is beaten. SE-COMBAT-03"""
    here, hex = chart(at), at.question.where[0]
    side, foe = guesses.own(here.own(hex)), guesses.at(here, hex, only=Opponent.read(str(offer.answer)))
    if side and foe:
        wins = odds.battle(side, foe, hazards.rough(here, hex)).wins
        yield aim(T("space_empires-advice-fights", hex=words.hex(hex), chance=chance(wins)))
        if wins < EVEN:
            yield against(T("space_empires-advice-likely-lost"))


@ADVICE.on(CHALLENGE, AMBUSH)
def surprise(at: At, offer: Offer) -> Iterator[Point]:
    """The battle, or that there is none. SE-RAIDER-03, SE-SCANNER-05"""
    here, hex = chart(at), at.question.where[0]
    if offer.answer == NO:
        yield aim(T("space_empires-advice-no-battle"))
    else:
        yield from attack(here, hex, here.own(hex))


@ADVICE.on(SLIP_AWAY)
def slip_away(at: At, offer: Offer) -> Iterator[Point]:
    """How the battle would go on, or what is saved. SE-RETREAT-01"""
    here, fought = chart(at), at.view.battle
    if fought is None:
        return
    if offer.answer == STAY:
        yield aim(T("space_empires-advice-goes-on", chance=chance(battles.outcome(at, here, fought).wins)))
    else:
        yield aim(T("space_empires-advice-saved"))
        yield against(T("space_empires-advice-gives-up", hex=words.hex(fought.at)))


# --- mines and fighters ----------------------------------------------------------------------------------------------


@ADVICE.on(MINE)
def mine(at: At, offer: Offer) -> Iterator[Point]:
    """What a mine destroys, as far as it is known. SE-MINE-05"""
    here, fought = chart(at), at.view.battle
    stacks = here.hexes[fought.at].stacks if fought is not None else ()
    unit = next((unit for stack in stacks for unit in stack.units if unit.id == offer.answer), None)
    if unit is not None and unit.type in UNITS:
        yield aim(T("space_empires-advice-destroys", cp=words.cp(UNITS[unit.type].cost)))


@ADVICE.on(SACRIFICE)
def sacrifice(at: At, offer: Offer) -> Iterator[Point]:
    """Raiders stay hidden, or take mines with them. SE-MINE-14"""
    number = sum(numbers(offer.answer).values())
    yield aim(T("space_empires-advice-takes-mines", n=number)) if number else aim(T("space_empires-advice-stay-hidden"))


@ADVICE.on(SQUADRONS, STRANDED)
def squadrons(at: At, offer: Offer) -> Iterator[Point]:
    """Fighters that go along, or are lost. SE-CARRIER-05"""
    number = sum(numbers(offer.answer).values())
    if at.question.kind == SQUADRONS.name:
        yield aim(T("space_empires-advice-along", n=number))
    else:
        yield cost(T("space_empires-advice-fighters-lost", n=number))


@ADVICE.on(GIVE_UP)
def give_up(at: At, offer: Offer) -> Iterator[Point]:
    """What is lost in CP. SE-SCREEN-04"""
    here, ids = chart(at), listed(offer.answer)
    price = sum(_price(own(here, Scuttle.read(str(id)).unit)) for id in ids if Scuttle.maybe(str(id)) is not None)
    if price:
        yield cost(words.cp(price))


def _price(unit: UnitView | None) -> int:
    return UNITS[unit.type].cost * unit.count if unit is not None and unit.type in UNITS else 0
