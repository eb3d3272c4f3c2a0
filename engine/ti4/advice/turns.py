"""Strategy cards and turns: what a card does for this seat now, what is lost by passing, what following costs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from engine.ask import NO
from engine.players.advising import Point, against, aim, cost
from engine.players.mind import Offer
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.actions.strategy_action import ASK_SECONDARY, Strategic
from engine.ti4.advice.advice import ADVICE, resources, strategy
from engine.ti4.advice.cards import component
from engine.ti4.advice.economy import learns
from engine.ti4.advice.journeys import tactical
from engine.ti4.components import STRATEGY_CARDS
from engine.ti4.minds import actions
from engine.ti4.minds import strategy as cards
from engine.ti4.minds.economy import building, production, technologies, tokens
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import forces, galaxy, objectives, rivals, worth
from engine.ti4.minds.tactics import plans
from engine.ti4.phases.action_phase import ACTION
from engine.ti4.phases.strategy_phase import STRATEGY_CARD
from engine.ti4.strategy_cards.diplomacy import DIPLOMACY
from engine.ti4.strategy_cards.technology import FOLLOWING, SECOND
from engine.ti4.strategy_cards.trade import TRADE_PARTNERS
from engine.ti4.strategy_cards.warfare import WARFARE

LATE, HAND, SECRETS = 6, 7, 3
"""Initiative from which one acts late; cards and secret objectives that a seat can hold."""
STRUCTURES: Mapping[str, int] = {"space_dock": 1, "pds": 2}
"""How many structures a planet holds. TI-STRUCTURE-05, TI-STRUCTURE-06"""
Does = Callable[[At], Iterator[Point]]


def _leadership(at: At) -> Iterator[Point]:
    yield aim(T("ti4-advice-tokens", n=min(3, galaxy.me(at).reserve)))
    yield from _bought(at)


def _bought(at: At) -> Iterator[Point]:
    """Tokens for influence. TI-LEADERSHIP-03"""
    number, mine = tokens.affordable(at), galaxy.me(at)
    if number:
        yield aim(T("ti4-advice-tokens-bought", n=number, influence=number * tokens.PRICE))
    elif mine.influence + mine.trade_goods < tokens.PRICE:
        yield against(T("ti4-advice-little-influence"))


def _diplomacy(at: At) -> Iterator[Point]:
    yield aim(T("ti4-advice-diplomacy"))
    if not any(galaxy.of(at).planets[id].exhausted for id in galaxy.planets(at)):
        yield against(T("ti4-advice-none-exhausted"))


def _politics(at: At) -> Iterator[Point]:
    yield aim(T("ti4-advice-politics"))
    yield from _drawn(at)


def _drawn(at: At) -> Iterator[Point]:
    held = galaxy.me(at).action_cards
    if held + 2 > HAND:
        yield against(T("ti4-advice-full-hand", n=held))


def _construction(at: At) -> Iterator[Point]:
    """The best site. TI-CONSTRUCTION-02"""
    here = galaxy.of(at).planets
    sites = [(building.site(at, type, id), type, id) for id in galaxy.planets(at) for type in STRUCTURES
             if galaxy.force(here[id].forces, at.seat).get(type, 0) < STRUCTURES[type]]  # fmt: skip
    if sites:
        _, type, id = max(sites)
        yield aim(T("ti4-advice-builds", unit=words.unit(type), planet=words.planet(id)))


def _trade(at: At) -> Iterator[Point]:
    mine = galaxy.me(at)
    yield aim(T("ti4-advice-trade", n=mine.commodity_limit - mine.commodities))


def _warfare(at: At) -> Iterator[Point]:
    out = [system for system in at.view.systems if at.seat in system.tokens]
    if out:
        best = max(out, key=lambda system: cards.released(at, system))
        yield aim(T("ti4-advice-warfare", system=words.system(str(best.tile))))
    else:
        yield against(T("ti4-advice-no-token-out"))


def _technology(at: At) -> Iterator[Point]:
    """One for nothing, another one for resources. TI-TECHNOLOGY-02, TI-TECHNOLOGY-03"""
    able = technologies.within_reach(at)
    if not able:
        yield against(T("ti4-advice-no-technology"))
        return
    yield from learns(at, max(able, key=lambda id: technologies.value(at, id)))
    mine = galaxy.me(at)
    if mine.resources + mine.trade_goods < SECOND:
        yield against(T("ti4-advice-no-second", n=SECOND))


def _imperial(at: At) -> Iterator[Point]:
    """A public objective, and a point or a secret objective. TI-IMPERIAL-02, TI-IMPERIAL-04"""
    held = objectives.holding(at)
    ready = [id for id in objectives.open_publics(at) if objectives.missing(at, id, held) <= 0]
    if ready and objectives.at_home(at, held):
        yield aim(T("ti4-advice-scores", objective=words.objective(ready[0])))
    elif not ready:
        yield against(T("ti4-advice-none-ready"))
    yield aim(T("ti4-advice-mecatol" if galaxy.MECATOL in held.planets else "ti4-advice-secret"))


PRIMARY: Mapping[str, Does] = {
    "leadership": _leadership, "diplomacy": _diplomacy, "politics": _politics, "construction": _construction,
    "trade": _trade, "warfare": _warfare, "technology": _technology, "imperial": _imperial,
}  # fmt: skip


@ADVICE.on(STRATEGY_CARD)
def strategy_card(at: At, offer: Offer) -> Iterator[Point]:
    """What a card does, as things stand; of those that live on what happens in the round, what it does in general."""
    card = str(offer.answer)
    if card in ("warfare", "diplomacy"):
        yield aim(T("ti4-advice-free-token") if card == "warfare" else T("ti4-advice-diplomacy"))
    else:
        yield from PRIMARY[card](at)
    yield from _racing(at, card)


def _racing(at: At, card: str) -> Iterator[Point]:
    """What a card and its initiative mean when somebody may win soon. TI-VICTORY-10"""
    number = STRATEGY_CARDS[card].initiative
    for seat in rivals.crowning(at) if card == rivals.IMPERIAL else ():
        yield aim(T("ti4-advice-denied", seat=seat_name(seat)))
    if number >= LATE:
        yield against(T("ti4-advice-late", n=number))
    elif rivals.race(at):
        yield aim(T("ti4-advice-first", n=number))


@ADVICE.on(ACTION)
def action(at: At, offer: Offer) -> Iterator[Point]:
    """What a turn is used for. TI-ACTIONPHASE-03"""
    answer = str(offer.answer)
    if (strategic := Strategic.maybe(answer)) is not None:
        yield from PRIMARY[strategic.card](at)
    elif answer == actions.TACTICAL:
        best = next((plan for plan in plans.every(at) if plan.worth == offer.worth), None)
        if best is not None:
            yield aim(T("ti4-advice-goes", system=words.system(best.system)))
            yield from tactical(at, best)
    elif answer in (actions.PASS, actions.END_TURN):
        yield from _passes(at, answer)
    else:
        yield from component(at, answer)


def _passes(at: At, answer: str) -> Iterator[Point]:
    """Whoever passes has no more turns in this round. TI-ACTIONPHASE-06"""
    others = [seat for seat in at.view.seats if seat.seat != at.seat and not seat.eliminated]
    if answer == actions.PASS and not all(seat.passed for seat in others):
        yield against(T("ti4-advice-no-more-turns"))
    else:
        yield aim(T("ti4-advice-keeps-tactic", n=galaxy.me(at).tactic))


# --- secondary abilities ---------------------------------------------------------------------------------------------


def _readied(at: At) -> Iterator[Point]:
    yield aim(T("ti4-advice-readies", n=min(2, sum(galaxy.of(at).planets[id].exhausted for id in galaxy.planets(at)))))


def _two_cards(at: At) -> Iterator[Point]:
    yield aim(T("ti4-advice-two-cards"))
    yield from _drawn(at)


def _made_at_home(at: At) -> Iterator[Point]:
    yield aim(T("ti4-advice-home-dock", n=production.room(at, galaxy.home(at))))


def _followed_technology(at: At) -> Iterator[Point]:
    able = technologies.within_reach(at)
    if able:
        yield from learns(at, max(able, key=lambda id: technologies.value(at, id)))
    yield from resources(at, 0 if galaxy.me(at).faction in cards.SCHOLARS else FOLLOWING)


def _secret(at: At) -> Iterator[Point]:
    mine = galaxy.me(at)
    yield aim(T("ti4-advice-secret"))
    if mine.secrets + len(mine.scored_secrets) >= SECRETS:
        yield against(T("ti4-advice-full-secrets"))


def _followed_trade(at: At) -> Iterator[Point]:
    mine = galaxy.me(at)
    yield aim(T("ti4-advice-commodities", n=mine.commodity_limit - mine.commodities))


SECONDARY: Mapping[str, Does] = {
    "leadership": _bought, "diplomacy": _readied, "politics": _two_cards, "construction": _construction,
    "trade": _followed_trade, "warfare": _made_at_home, "technology": _followed_technology, "imperial": _secret,
}  # fmt: skip


@ADVICE.on(ASK_SECONDARY)
def secondary(at: At, offer: Offer) -> Iterator[Point]:
    """What it brings, and the token. TI-STRATACTION-07"""
    named = at.question.about.params.get("card")
    card = cards.NAMES.get(named.key, "") if isinstance(named, Text) else ""
    free = card in cards.TOKENLESS or cards.FREE_FOLLOWERS.get(card) == galaxy.me(at).faction
    if card not in SECONDARY:
        return
    if offer.answer == NO:
        yield aim(_kept(at, free=free))
        return
    yield from SECONDARY[card](at)
    yield from () if free else strategy(at)
    if card == "leadership" and (number := tokens.affordable(at)):
        yield cost(T("ti4-advice-influence", n=number * tokens.PRICE))


def _kept(at: At, *, free: bool) -> Text:
    """What is kept by who does not follow: the token, or the influence that tokens cost."""
    mine = galaxy.me(at)
    if free:
        return T("ti4-advice-keeps-influence", n=mine.influence)
    return T("ti4-advice-keeps-strategy", n=mine.strategy)


@ADVICE.on(DIPLOMACY)
def diplomacy(at: At, offer: Offer) -> Iterator[Point]:
    """What is readied there, and whether others are near. TI-DIPLOMACY-03, TI-DIPLOMACY-07"""
    here = galaxy.of(at).systems[str(offer.answer)]
    spent = tuple(words.planet(one.id) for one in here.planets if one.owner == at.seat and one.exhausted)
    if spent:
        yield aim(T("ti4-advice-readied", planets=spent))
    if worth.invaders(at, str(offer.answer)):
        yield aim(T("ti4-advice-kept-out"))
    elif not spent:
        yield aim(T("ti4-advice-nobody-near"))


@ADVICE.on(WARFARE)
def warfare(at: At, offer: Offer) -> Iterator[Point]:
    """What can be done again there. TI-WARFARE-04"""
    ships = forces.ships(galaxy.force(galaxy.of(at).systems[str(offer.answer)].ships, at.seat))
    if ships:
        yield aim(T("ti4-advice-moves-again", units=words.units(ships)))
    made = production.room(at, str(offer.answer))
    if made:
        yield aim(T("ti4-advice-makes-again", n=made))
    if not ships and not made:
        yield aim(T("ti4-advice-free-token"))


@ADVICE.on(TRADE_PARTNERS)
def trade_partners(at: At, offer: Offer) -> Iterator[Point]:
    """Whom one lets replenish for nothing. TI-TRADE-02"""
    if offer.answer:
        yield against(T("ti4-advice-gift"))
    else:
        yield aim(T("ti4-advice-no-gift"))
