"""Dice, cubes and tiles: what a die destroys, which cubes are missed least, what goes back, what a trade costs."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import Option, Spread
from engine.eclipse import words
from engine.eclipse.advice.advice import ADVICE, production, shrinks
from engine.eclipse.combat.attack import ASSIGN_DICE
from engine.eclipse.combat.bombing import DESTROY_CUBES
from engine.eclipse.combat.dealing import DEAL_DICE, EACH
from engine.eclipse.combat.initiative import INITIATIVE
from engine.eclipse.combat.reputation import REPUTATION_RETURN
from engine.eclipse.combat.retreat import DESTROYED, STALEMATE
from engine.eclipse.components import RESOURCES, SPECIES
from engine.eclipse.diplomacy.relations import AMBASSADOR_CUBE, RELATIONS_WANTED
from engine.eclipse.economy.population import CUBE_HOME
from engine.eclipse.economy.storage import PAY_BY_TRADE
from engine.eclipse.economy.technologies import ARTIFACT_PACK, ARTIFACTS
from engine.eclipse.galaxy.movement import BREAK_RELATIONS, MOVE_PATH
from engine.eclipse.interface.component_texts import guide_of
from engine.eclipse.minds import economy
from engine.eclipse.minds.mind import At
from engine.eclipse.phases.boards import BAN_SPECIES
from engine.eclipse.phases.drafting import BID_FOR_PLACE, DRAFT
from engine.eclipse.phases.setup import ASK_SPECIES, KEEP_SPECIES
from engine.kit.draft import PLACE, Pick
from engine.players import drafts
from engine.players.advising import Point, against, aim, cost, listed, numbers
from engine.players.mind import Offer, picks
from engine.text import T, Text

# --- dice ------------------------------------------------------------------------------------------------------------


@ADVICE.on(ASSIGN_DICE)
def assign(at: At, offer: Offer) -> Iterator[Point]:
    """Which ships the dice destroy, and what others still take. EC-ROLL-04, EC-ROLL-05"""
    damage = at.question.about.params.get("damage")
    if not isinstance(damage, int):
        return
    texts = {slot.id: slot.text for slot in at.shape.slots} if isinstance(at.shape, Spread) else _texts(picks(at))
    given = numbers(offer.answer) or {str(offer.answer): 1}
    for id, number in given.items():
        if id in texts:
            yield from _hit(texts[id], number * damage)


def _texts(options: list[Option]) -> dict[str, Text]:
    return {option.id: option.text for option in options}


def _hit(named: Text, damage: int) -> Iterator[Point]:
    """What so much damage does to a ship, as the option tells it."""
    text = named.params.get("target", named)
    params = text.params if isinstance(text, Text) else {}
    ship, had, hull = params.get("ship"), params.get("damage"), params.get("hull")
    if not isinstance(ship, Text) or not isinstance(had, int) or not isinstance(hull, int):
        yield against(T("eclipse-advice-already-lost"))
        return
    left = hull + 1 - had - damage
    key = "eclipse-advice-destroys" if left <= 0 else "eclipse-advice-damages"
    yield aim(Text(key, {"ship": ship, "n": max(0, left)}))


@ADVICE.on(DEAL_DICE)
def deal(at: At, offer: Offer) -> Iterator[Point]:
    """Each die by itself, or as they destroy most. EC-ROLL-04"""
    yield aim(T("eclipse-advice-each-die" if offer.answer == EACH else "eclipse-advice-fewest-dice"))


@ADVICE.on(INITIATIVE)
def initiative(at: At, offer: Offer) -> Iterator[Point]:
    """Who shoots first. EC-INIT-01"""
    order = offer.answer if isinstance(offer.answer, list) else [str(offer.answer)]
    texts = _texts([*getattr(at.shape, "options", ())])
    if order and str(order[0]) in texts:
        yield aim(T("eclipse-advice-shoots-first", ship=texts[str(order[0])]))


@ADVICE.on(STALEMATE)
def stalemate(at: At, offer: Offer) -> Iterator[Point]:
    """Ships get away, or are lost. EC-STALE-01"""
    if offer.answer == DESTROYED:
        yield against(T("eclipse-advice-ships-lost"))
    else:
        yield aim(T("eclipse-advice-get-away", sector=words.sector(str(offer.answer))))


# --- cubes -----------------------------------------------------------------------------------------------------------


@ADVICE.on(DESTROY_CUBES)
def destroy_cubes(at: At, offer: Offer) -> Iterator[Point]:
    """How many are left; without any the hex falls. EC-BOMB-04, EC-BOMB-06"""
    left = len(picks(at)) - len(listed(offer.answer))
    yield aim(T("eclipse-advice-cubes-left", n=left))


@ADVICE.on(CUBE_HOME)
def cube_home(at: At, offer: Offer) -> Iterator[Point]:
    """What its track brings less once the cube lies there again. EC-POP-06"""
    told = shrinks(at, str(offer.answer))
    if told is not None:
        yield cost(told)


@ADVICE.on(AMBASSADOR_CUBE)
def ambassador_cube(at: At, offer: Offer) -> Iterator[Point]:
    """What its track brings more without it. EC-DIPL-05"""
    told = production(at, str(offer.answer))
    if told is not None:
        yield aim(told)


# --- tiles and payments ----------------------------------------------------------------------------------------------


@ADVICE.on(REPUTATION_RETURN)
def reputation_return(at: At, offer: Offer) -> Iterator[Point]:
    """The points that go, and whether a lower tile lies there. EC-REP-08"""
    values = {option.id: option.text.params.get("n") for option in picks(at)}
    given = values.get(str(offer.answer))
    if isinstance(given, int):
        yield cost(T("eclipse-advice-vp", n=given))
        lower = min(value for value in values.values() if isinstance(value, int)) < given
        yield against(T("eclipse-advice-lower-tile")) if lower else aim(T("eclipse-advice-lowest-tile"))


@ADVICE.on(PAY_BY_TRADE)
def pay_by_trade(at: At, offer: Offer) -> Iterator[Point]:
    """What is given for it, and what is left. EC-TRADE-01"""
    mine = economy.me(at)
    for resource, number in numbers(offer.answer).items():
        gone, stored = number * mine.trade, economy.track(mine, resource).stored
        yield cost(T("eclipse-advice-paid", amount=words.amount(resource, gone), left=max(0, stored - gone)))


@ADVICE.on(ARTIFACTS)
def artifacts(at: At, offer: Offer) -> Iterator[Point]:
    """How much there is of it then. EC-TECH-23"""
    for resource, number in numbers(offer.answer).items():
        if resource in RESOURCES:
            then = economy.track(economy.me(at), resource).stored + ARTIFACT_PACK * number
            yield aim(T("eclipse-advice-then-stored", amount=words.amount(resource, then)))


# --- species ---------------------------------------------------------------------------------------------------------


@ADVICE.on(ASK_SPECIES, KEEP_SPECIES, BAN_SPECIES, DRAFT)
def species(at: At, offer: Offer) -> Iterator[Point]:
    """What it is good at; or who begins. EC-SETUP-12"""
    pick = Pick.maybe(str(offer.answer))
    id = str(offer.answer) if pick is None else pick.of
    if id in SPECIES:
        yield aim(words.guide(guide_of(id))[0])
    elif pick is not None and pick.kind == PLACE:
        yield drafts.place(int(pick.of))


@ADVICE.on(BID_FOR_PLACE)
def bid(at: At, offer: Offer) -> Iterator[Point]:
    """A place earlier for money."""
    yield from drafts.bid(offer, T("eclipse-bid-goods"))


# --- relations -------------------------------------------------------------------------------------------------------


@ADVICE.on(RELATIONS_WANTED)
def relations_wanted(at: At, offer: Offer) -> Iterator[Point]:
    """A point, and a cube off its track, for each; or no peace that binds. EC-DIPL-05, EC-DIPL-10"""
    number = len(listed(offer.answer))
    yield aim(T("eclipse-advice-ambassadors", n=number)) if number else aim(T("eclipse-advice-unbound"))


@ADVICE.on(MOVE_PATH)
def move_path(at: At, offer: Offer) -> Iterator[Point]:
    """With whom the way breaks relations. EC-MOV-08, EC-DIPL-15"""
    others = next((option.text.params.get("others") for option in picks(at) if option.id == offer.answer), None)
    if isinstance(others, tuple) and others:
        yield against(T("eclipse-advice-breaks-with", others=others))
        yield against(T("eclipse-advice-traitor"))
    else:
        yield aim(T("eclipse-advice-keeps-peace"))


@ADVICE.on(BREAK_RELATIONS)
def break_relations(at: At, offer: Offer) -> Iterator[Point]:
    """The ambassador goes home, and the traitor card comes. EC-DIPL-15"""
    if offer.answer == "yes":
        yield against(T("eclipse-advice-traitor"))
    else:
        yield aim(T("eclipse-advice-keeps-peace"))
