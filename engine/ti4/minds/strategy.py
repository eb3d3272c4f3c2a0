"""Strategy cards: when their action is worth a turn, whether a secondary ability is worth a token."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from engine.ask import NO, YES, PickSome
from engine.digits import whole
from engine.players.aims import Aim
from engine.players.mind import Offer
from engine.text import Text
from engine.ti4 import words
from engine.ti4.actions.strategy_action import ASK_SECONDARY
from engine.ti4.components import AGENDAS, GROUND
from engine.ti4.interface.view import SystemView
from engine.ti4.minds import agenda, hand, happened
from engine.ti4.minds.economy import building, outlets, production, technologies, tokens
from engine.ti4.minds.mind import MIND, At
from engine.ti4.minds.reckoning import coming, forces, galaxy, objectives, rivals, savings, standing, weights, worth
from engine.ti4.minds.tactics import freeing, landing
from engine.ti4.strategy_cards.diplomacy import DIPLOMACY
from engine.ti4.strategy_cards.imperial import IMPERIAL_SECRET
from engine.ti4.strategy_cards.politics import AGENDA_ORDER, AGENDA_PLACE, SPEAKER, TOP
from engine.ti4.strategy_cards.technology import FOLLOWING, SECOND
from engine.ti4.strategy_cards.trade import TRADE_PARTNERS
from engine.ti4.strategy_cards.warfare import HOME_DOCK, WARFARE

Value = Callable[[At], int]
CARRIED = 70
"""What it is worth that an infantry can be carried once more in this round."""
NAMES = happened.STRATEGY_NAMES
AGENDA_NAMES = {words.agenda(id).key: id for id in AGENDAS}
FINISH = 10_000
"""What wins the game at once comes before everything."""
FREE_FOLLOWERS: Mapping[str, str] = {"trade": "hacan"}
"""Factions that follow a card without a token."""
FEE = 42
"""What a strategy token is worth that is spent, in hundredths of what it is worth to gain one."""
VAIN = -20
"""A secondary ability that brings nothing."""
FIRST = 300
"""By how much it is better to be speaker oneself than that the last one is."""
PEACEMAKERS = frozenset({"xxcha"})
"""Factions that take an empty planet nearby whenever they resolve Diplomacy."""
SCHOLARS = frozenset({"jol_nar"})
"""Factions whose secondary ability of research is the primary one."""


# --- primary abilities -----------------------------------------------------------------------------------------------


def _leadership(at: At) -> int:
    room = galaxy.me(at).reserve
    return min(room, 3) * worth.token(at) + max(0, _follow_leadership(at))


def _diplomacy(at: At) -> int:
    spent = coming.spent(at).values()
    ready = [sum(one.resources * weights.RESOURCE // 2 + one.influence * 20 for one in some) for some in spent]
    return 60 + max(ready, default=0) + peace(at) + savings.pacified(at)


def readied(at: At) -> int:
    """Resources of the system whose exhausted planets pay most."""
    return max((sum(one.resources for one in some) for some in coming.spent(at).values()), default=0)


@galaxy.once
def peace(at: At) -> int:
    """The best planet that comes to who makes peace: without units, in or next to a system with an own planet, whoever
    holds it.
    """
    if galaxy.me(at).faction not in PEACEMAKERS:
        return 0
    here = galaxy.of(at)
    own = [here.lies[id] for id in galaxy.planets(at)]
    around = dict.fromkeys(other for system in own for other in (system, *here.near[system]))
    planets = [one for system in around for one in here.systems[system].planets if one.id != galaxy.MECATOL]
    empty = [one for one in planets if one.owner != at.seat and not any(force.units for force in one.forces)]
    return max((landing.prize(at, one) for one in empty), default=0)


def _politics(at: At) -> int:
    return hand.drawn(at, 2) + 160


def _construction(at: At) -> int:
    """Two structures, of which one may be a dock. TI-CONSTRUCTION-02, TI-CONSTRUCTION-03"""
    docks = 240 if galaxy.on_board(at, "space_dock") < 3 and worth.left(at) > 1 else 60
    return 120 + max(docks + building.scored(at, pds=1, space_dock=1), 60 + building.scored(at, pds=2))


def _trade(at: At) -> int:
    mine = galaxy.me(at)
    return 3 * weights.TRADE_GOOD + (mine.commodity_limit - mine.commodities) * weights.TRADE_GOOD // 2


def _warfare(at: At) -> int:
    out = [released(at, system) for system in at.view.systems if at.seat in system.tokens]
    return weights.TOKEN + max(120, *out) if out else 120


def released(at: At, here: SystemView) -> int:
    """What it is worth that own ships in a system can go on, and whom they could carry, and that its dock can make
    more.
    """
    mine, planets = galaxy.force(here.ships, at.seat), [galaxy.force(one.forces, at.seat) for one in here.planets]
    troops = sum(pieces.get(GROUND[0], 0) for pieces in (mine, *planets))
    carried = CARRIED * min(troops, forces.capacity(mine, galaxy.me(at)))
    return worth.strength(at, mine) * 6 + carried + production.gain(at, str(here.tile)) // 2


def _technology(at: At) -> int:
    first = technologies.best(at)
    second = first * 2 // 3 - technologies.resources(at, SECOND)
    return first + max(0, second)


def scorable(at: At) -> int:
    """Points of the best public objective that could be scored at once, in thousandths."""
    held = objectives.holding(at)
    if not objectives.at_home(at, held):
        return 0
    ready = [id for id in objectives.open_publics(at) if objectives.missing(at, id, held) == 0]
    return max((10 * objectives.value(at, id) - savings.cost(id) * 2 // 3 for id in ready), default=0)


def _imperial(at: At) -> int:
    mine = galaxy.me(at)
    if rivals.finishes(at):
        return FINISH
    won = rivals.crowned(at, mine) > 0 and not rivals.closes(at)
    if won or galaxy.MECATOL in galaxy.planets(at):
        return scorable(at) + weights.SURE * (weights.WINS if won else 100) // 100
    room = mine.secrets + len(mine.scored_secrets) < 3
    return scorable(at) + (weights.SECRET if room else 90)


PRIMARY: Mapping[str, Value] = {
    "leadership": _leadership,
    "diplomacy": _diplomacy,
    "politics": _politics,
    "construction": _construction,
    "trade": _trade,
    "warfare": _warfare,
    "technology": _technology,
    "imperial": _imperial,
}


# --- secondary abilities ---------------------------------------------------------------------------------------------


def _follow_leadership(at: At) -> int:
    """Tokens; nobody follows for none."""
    number = tokens.affordable(at)
    if not number:
        return VAIN
    return max(number * worth.token(at) - tokens.price(at, number * tokens.PRICE), tokens.bargain(at, number))


def _follow_diplomacy(at: At) -> int:
    """Two planets that can still pay for something. TI-DIPLOMACY-08"""
    if not outlets.left(at, 1):
        return peace(at) or VAIN
    planets = galaxy.of(at).planets
    lost = sorted((planets[id].resources * 40 + planets[id].influence * 15 for id in galaxy.planets(at)
                   if planets[id].exhausted), reverse=True)  # fmt: skip
    return sum(lost[:2]) + peace(at)


def _follow_politics(at: At) -> int:
    """Two cards; nobody pays for those that there is no room for, however little a token is worth."""
    return hand.drawn(at, 2) if hand.room(at) else VAIN


def _follow_construction(at: At) -> int:
    """A structure, less what its token holds back where it is placed."""
    return _structure(at) - building.held_back(at)


def _structure(at: At) -> int:
    """What one structure more is worth."""
    scored = max(building.scored(at, pds=1), building.scored(at, space_dock=1))
    docks = 160 if galaxy.on_board(at, "space_dock") < 2 and worth.left(at) > 1 else 40
    return max(scored, docks)


def _follow_trade(at: At) -> int:
    """Commodities, worth more where somebody has some to swap for them."""
    mine = galaxy.me(at)
    gained = mine.commodity_limit - mine.commodities
    there = max((seat.commodities for seat in at.view.seats if seat.seat != at.seat), default=0)
    return gained * weights.TRADE_GOOD // 3 + min(gained, there) * weights.TRADE_GOOD * 3 // 10


def _follow_warfare(at: At) -> int:
    home = galaxy.home(at)
    return production.gain(at, home) * 8 // 10 if home else 0


def _follow_technology(at: At) -> int:
    price = 0 if galaxy.me(at).faction in SCHOLARS else FOLLOWING
    return technologies.best(at) - technologies.resources(at, price)


def _follow_imperial(at: At) -> int:
    mine = galaxy.me(at)
    return weights.SECRET if mine.secrets + len(mine.scored_secrets) < 3 else 60


SECONDARY: Mapping[str, Value] = {
    "leadership": _follow_leadership,
    "diplomacy": _follow_diplomacy,
    "politics": _follow_politics,
    "construction": _follow_construction,
    "trade": _follow_trade,
    "warfare": _follow_warfare,
    "technology": _follow_technology,
    "imperial": _follow_imperial,
}
TOKENLESS = frozenset({"leadership"})
LATER: Mapping[str, Value] = {id: value for id, value in SECONDARY.items() if id not in TOKENLESS} | {
    "construction": _structure
}
"""What following later is worth, as far as it can be said now: not what a token will then hold back."""
GOT = 70
"""How much of that is got in the end, in hundredths: 72 in the 21 times in ten games that a token was kept for it."""


@MIND.judges(ASK_SECONDARY)
def secondary(at: At) -> Iterator[Offer]:
    """What it brings, less the token."""
    card = followed(at)
    value = SECONDARY[card](at) if card in SECONDARY else 0
    yield Offer(YES, value - (0 if _free(at, card) else fee(at, card)))
    yield Offer(NO, 0)


def followed(at: At) -> str:
    """The strategy card whose secondary ability is asked about."""
    return NAMES.get(_key(at.question.about.params.get("card")), "")


def _key(param: object) -> str:
    return param.key if isinstance(param, Text) else ""


def _free(at: At, card: str) -> bool:
    """Whether following a card costs no token."""
    return card in TOKENLESS or FREE_FOLLOWERS.get(card) == galaxy.me(at).faction


def fee(at: At, card: str = "") -> int:
    """What a strategy token is worth that is spent, such as to follow a card; more where an objective needs it, and of
    the last one at least what it would bring later in the round.
    """
    usual = tokens.margin(at, "strategy", galaxy.me(at).strategy - 1) * FEE // 100
    spent = usual * min(weights.TOKEN, worth.token(at)) // weights.TOKEN
    last = galaxy.me(at).strategy == 1 and at.view.phase == "action"
    return max(spent, _later(at, card) if last else 0) + tokens.promised(at)


def _later(at: At, card: str) -> int:
    """What following the best of the cards may bring that others still have to play. TI-STRATACTION-07"""
    others = [seat for seat in at.view.seats if seat.seat != at.seat]
    still = [one.id for seat in others for one in seat.strategy_cards if not one.exhausted and one.id != card]
    return max((LATER[id](at) for id in still if id in LATER and not _free(at, id)), default=0) * GOT // 100


# --- what they ask ---------------------------------------------------------------------------------------------------


@MIND.rates(DIPLOMACY, aim=Aim.KEEP, careful=True)
def diplomacy(at: At, id: str) -> int:
    """The system that is most in danger, or whose planets pay most, such as for an objective."""
    here = galaxy.of(at).systems[id]
    spent = [planet for planet in here.planets if planet.owner == at.seat and planet.exhausted]
    pays = sum(planet.resources * 40 + planet.influence * 20 for planet in spent)
    own = worth.strength(at, galaxy.force(here.ships, at.seat))
    return pays + worth.danger(at, here, own, worth.invaders(at, id)) + savings.pacified(at, id)


@MIND.judges(TRADE_PARTNERS, aim=Aim.TRADE)
def trade_partners(at: At) -> Iterator[Offer]:
    """Whoever is behind; nobody else gets goods for nothing."""
    if isinstance(at.shape, PickSome):
        behind = [one.id for one in at.shape.options if at.view.seats[whole(one.id) or 0].points < galaxy.me(at).points]
        fond = at.character.traits.trade - 100
        yield Offer([], 50)
        yield Offer(behind, fond)


@MIND.rates(SPEAKER, careful=True)
def speaker(at: At, id: str) -> int:
    """The own seat, however far another lags behind, or else whoever is behind."""
    seat, ahead = whole(id) or 0, standing.ahead(at)
    return FIRST - min([0, *ahead.values()]) if seat == at.seat else -ahead.get(seat, 0)


@MIND.rates(WARFARE, careful=True)
def warfare(at: At, id: str) -> int:
    """The token of the system whose ships, or whose dock, can be used again; or where they are needed next, such as to
    land above the own lost home. TI-WARFARE-02
    """
    return max(released(at, galaxy.of(at).systems[id]), freeing.gained(at, id))


@MIND.rates(HOME_DOCK, aim=Aim.PRODUCE, careful=True)
def home_dock(at: At, id: str) -> int:
    """The dock that makes most."""
    planets = galaxy.of(at).planets
    return planets[id].resources if id in planets else 9


MIND.whether(IMPERIAL_SECRET, YES, 100, aim=Aim.SCORE, careful=True)
"""More to choose from."""


@MIND.rates(AGENDA_PLACE, careful=True)
def agenda_place(at: At, id: str) -> int:
    """What does good comes to a vote, what does harm goes below all others."""
    found = looked_at(at)
    good = agenda.prospect(at, found) if found else 0
    return good if id == TOP else -good


def looked_at(at: At) -> str:
    """The agenda that this seat alone is asked about. TI-POLITICS-05"""
    named = at.question.private.params.get("name") if at.question.private is not None else None
    return AGENDA_NAMES.get(_key(named), "")


@MIND.judges(AGENDA_ORDER, careful=True)
def agenda_order(at: At) -> Iterator[Offer]:
    """The best first."""
    options = [option.id for option in getattr(at.shape, "options", ())]
    yield Offer(sorted(options, key=lambda id: -agenda.prospect(at, id)), 1)
