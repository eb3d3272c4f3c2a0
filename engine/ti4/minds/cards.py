"""Cards and other components: when they are used, what an action with one is worth, and what is discarded."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from engine.effects import PASS
from engine.effects.ability import UseId
from engine.players.aims import Aim
from engine.players.mind import Offer, picks
from engine.ti4.abilities.windows import Moment
from engine.ti4.agendas.offices import THALNOS
from engine.ti4.components import FACTIONS, GROUND
from engine.ti4.interface import passable_windows
from engine.ti4.interface.view import SystemView
from engine.ti4.minds import agenda, choosing, hand, happened, harm, strategy, targets
from engine.ti4.minds.economy import forging, outlets, production, technologies
from engine.ti4.minds.mind import MIND, At
from engine.ti4.minds.reckoning import coming, forces, galaxy, savings, weights, worth
from engine.ti4.minds.tactics import combat, dice, fleeing, freeing, hits

Value = Callable[[At], int]
SCORING, NOTE = "secret", "note"
SCORED = 3000

USE: Mapping[str, int] = {
    # action cards
    "maneuvering_jets": 150,
    "emergency_repairs": 250, "salvage": 200, "courageous_to_the_end": 200, "bunker": 120,
    "parley": 300, "disable": 120, "infiltrate": 250, "reparations": 200, "summit": 400, "political_stability": -50,
    "intercept": 100, "flank_speed": -30, "in_the_silence_of_space": -30, "lost_star_chart": -30, "veto": 0,
    # technologies
    "transit_diodes": -20, "magen_defense_grid": 150, "graviton_laser_system": 100, "dacxive_animators": 100,
    "integrated_economy": 250, "instinct_training": -50, "nullification_field": 260, "impulse_core": 60,
    "dimensional_splicer": 150, "quantum_datahub_node": -100, "bioplasmosis": -20,
    "hegemonic_trade_policy": -20, "spatial_conduit_cylinder": -20, "mirror_computing": 100, "neuroglaive": 100,
    # laws
    "minister_of_peace": 200, "minister_of_industry": 200,
    "minister_of_sciences": 200, "committee_formation": 100, "minister_of_policy": 100,
    # factions
    "munitions_reserves": 40, "ambush": 200, "pillage": 200, "telepathic": 100, "harrow": 200,
    "assimilate": 200, "brilliant": 400, "peace_accords": 500, "quash": -60, "devotion": -40, "indoctrination": 150,
    "galactic_threat": 150, "technological_singularity": 500, "propagation": 100, "reclamation": 500,
    "the_alastor": 150, "duha_menaimon": 200, "exotrireme_2": -60, "salvage_operations": 150,
    # notes
    "ceasefire": 250, "trade_agreement": 350, "political_secret": 20, "war_funding": 50, "raghs_call": 200,
    "military_support": 200, "creuss_iff": 20, "cybernetic_enhancements": 250, "gift_of_prescience": 100,
    "tekklar_legion": 150, "research_agreement": 400, "political_favor": -50,
    "greyfire_mutagen": 100, "spy_net": 150,
}  # fmt: skip
"""What using something is worth when a window opens for it."""
FREE, TIED = 60, 1
"""What using something else is worth, and by how much it has to be better than to keep it."""
LAW = 125
"""What a law is worth to its owner that can be used in a later round as well."""


# --- windows ---------------------------------------------------------------------------------------------------------

SPECIAL: dict[str, Value] = {}
"""Components whose use hangs on the position."""


def uses(*sources: str) -> Callable[[Value], Value]:
    """Registers what using components is worth."""

    def register(value: Value) -> Value:
        SPECIAL.update(dict.fromkeys(sources, value))
        return value

    return register


@MIND.judges(*(Moment.known[kind].question_kind for kind in passable_windows.kinds()), careful=True)
def window(at: At) -> Iterator[Offer]:
    """What is worth more than keeping it; not what is worth as much."""
    for option in picks(at):
        used = (use(at, option.id) - TIED, aim(option.id))
        yield Offer(PASS, 0, Aim.KEEP) if option.id == PASS else Offer(option.id, *used)


def aim(choice: str) -> Aim:
    """What using something is for: a card or a note is spent."""
    used = UseId.maybe(choice)
    if used is None or used.holding not in ("card", NOTE):
        return Aim.SCORE if used is not None and used.holding == SCORING else Aim.BEST
    return Aim.SPEND


def use(at: At, choice: str) -> int:
    """What using something now is worth, less what it is worth to keep it."""
    used = UseId.maybe(choice)
    if used is None:
        return -1
    if used.holding == SCORING:
        return SCORED
    kept = hand.spent(at, used.source, 4) if used.holding == "card" else 0
    value = SPECIAL[used.source](at) if used.source in SPECIAL else USE.get(used.source, FREE)
    return value - kept


@uses("sabotage", "instinct_training")
def _sabotage(at: At) -> int:
    """What is worth a card, or a strategy token, to be undone."""
    who, card = happened.actor(at), happened.card(at)
    lost = card == "direct_hit" and hits.sunk(at, own=True)
    feared = 0 if who is None or who == at.seat or lost else harm.feared(at, who, card, happened.aim(at))
    return feared - 240 if feared else -500


@uses("shields_holding")
def _shields(at: At) -> int:
    """Ships that are as good as lost, and cannot leave, are not kept for another round of the same battle."""
    return -100 if combat.doomed(at) else hits.spared(at, happened.number(at))


uses("fire_team")(dice.on_the_ground)
uses("direct_hit")(hits.direct)
uses("public_disgrace")(choosing.refused)
uses("wrath_of_kenara")(dice.raised)
uses(THALNOS)(dice.crowned)


@uses(targets.ARBITER)
def _arbiter(at: At) -> int:
    """The exchange that brings most."""
    return max(choosing.swapped(at, seat.seat) for seat in at.view.seats)


@uses(targets.ACQUIESCENCE)
def _acquiescence(at: At) -> int:
    """An exchange with whose note it is."""
    issuing = [seat for seat in at.view.seats if seat.faction and FACTIONS[seat.faction].note == targets.ACQUIESCENCE]
    return choosing.swapped(at, issuing[0].seat if issuing else None)


@uses("upgrade")
def _upgrade(at: At) -> int:
    """A dreadnought for a cruiser, where one is left. TI-REINFORCE-02"""
    return 250 if production.figure_for(at, "dreadnought", ()) else -100


@uses("bunker")
def _bunker(at: At) -> int:
    """Where own ground forces stand below ships that bombard."""
    here = galaxy.active(at)
    if here is None or not any(galaxy.force(one.forces, at.seat).get(GROUND[0]) for one in here.planets):
        return -100
    above = galaxy.foes(here.ships, at.seat)
    return USE["bunker"] if any(forces.bombardment(one.units, at.view.seats[one.seat]) for one in above) else -100


@uses("morale_boost")
def _boost(at: At) -> int:
    return combat.bettered(at, 1)


@uses("fighter_prototype")
def _prototype(at: At) -> int:
    return combat.bettered(at, 2, "fighter")


@uses("skilled_retreat")
def _skilled_retreat(at: At) -> int:
    """Where the battle is lost and there is much to save."""
    here = galaxy.active(at)
    if here is None or combat.chance(at, here) >= weights.HOPELESS or fleeing.dear(at, here, anywhere=True):
        return -100
    return worth.strength(at, galaxy.force(here.ships, at.seat)) * 20 - 200


@uses("foresight")
def _foresight(at: At) -> int:
    """Ships that would be lost, for a strategy token. TI-ABILITY-14"""
    here = galaxy.active(at)
    return fleeing.spared(at, here, combat.chance(at, here)) - strategy.fee(at) if here is not None else -100


@uses("nullification_field", "ceasefire")
def _intruder(at: At) -> int:
    """Whoever comes to fight is sent home."""
    here = galaxy.active(at)
    return worth.stake(at, here) // 3 - 150 if here is not None else -100


@uses("minister_of_peace")
def _peace(at: At) -> int:
    """The turns of others end by it, not the own one; between two others it is wasted, unless one is far ahead."""
    here, who = galaxy.active(at), happened.actor(at)
    if here is None or who is None or at.view.turn == at.seat:
        return -100
    mine = galaxy.force(here.ships, at.seat) or any(planet.owner == at.seat for planet in here.planets)
    return USE["minister_of_peace"] if mine else USE["minister_of_peace"] * worth.dislike(at, who) // 100 - 100


@uses("minister_of_war")
def _war(at: At) -> int:
    """A further action, where the token that comes off sets something free that is worth the law: any other action can
    be done in the next turn as well, so no strategy card waits that might come first.
    """
    waits = any(not card.exhausted for card in galaxy.me(at).strategy_cards)
    return -100 if waits else freeing.more(at) - (LAW if worth.left(at) else 0)


@uses("chaos_mapping")
def _mapping(at: At) -> int:
    """A unit a turn, where any is wanted that can be paid. TI-PRODUCTION-15"""
    return 150 if any(production.room(at, id) and outlets.single(at, id) for id in galaxy.of(at).systems) else -100


@uses("munitions_reserves")
def _munitions(at: At) -> int:
    spare = galaxy.me(at).trade_goods - savings.kept(at).goods
    return 120 if spare >= 3 else -50


# --- actions ---------------------------------------------------------------------------------------------------------

IDLE = -1200
"""What it is worth to use something that has no effect now: for everybody less than a strategy card without effect."""
REINFORCED, SLIGHT = 130, 30
"""What three infantry are worth that are put somewhere; fleets to hold and laws to repeal that are not worth a card."""
ACTION: dict[str, Value] = {}
"""What an action with a component is worth."""


def acts(*sources: str) -> Callable[[Value], Value]:
    """Registers what actions with components are worth."""

    def register(value: Value) -> Value:
        ACTION.update(dict.fromkeys(sources, value))
        return value

    return register


def component(at: At, choice: str) -> int:
    """What an action with a component is worth: a turn, and the card."""
    used = UseId.maybe(choice)
    if used is None:
        return -100
    value = ACTION.get(used.source, _nothing)(at)
    return value - (hand.spent(at, used.source, 3) if used.holding == "card" else 0)


def _nothing(at: At) -> int:
    return 40


def _gains(card: str) -> Value:
    """What a card is worth that brings trade goods: more where they pay for an objective. TI-STATUSPHASE-02"""
    return lambda at: coming.CARDS[card](at, "") * weights.TRADE_GOOD + savings.paid_by(at, card)


ACTION |= {card: _gains(card) for card in ("mining_initiative", "industrial_initiative")}


@acts("economic_initiative")
def _economy(at: At) -> int:
    value = sum(map(harm.pays, coming.readied(at))) + savings.paid_by(at, "economic_initiative")
    return value if outlets.left(at) else IDLE


@acts("frontline_deployment")
def _reinforce(at: At) -> int:
    """It costs nothing but the card."""
    return REINFORCED


@acts("orbital_drop", "lazax_gate_folding")
def _drop(at: At) -> int:
    return REINFORCED - (strategy.fee(at) if galaxy.me(at).strategy < 3 else 60)


@acts("rise_of_a_messiah")
def _messiah(at: At) -> int:
    return 25 * len(galaxy.planets(at))


@acts("focused_research")
def _focused(at: At) -> int:
    spare = galaxy.me(at).trade_goods - savings.kept(at).goods
    return technologies.best(at) - 4 * weights.TRADE_GOOD if spare >= 4 else -200


@acts("reactor_meltdown", "insubordination", "lucky_shot", "spy")
def _harm(at: At) -> int:
    other = worth.leader(at)
    return 120 + (worth.dislike(at, other) if other is not None else 0)


def _to_planets(card: str) -> Value:
    """What a card is worth that is aimed at a planet: nothing where it would do nothing."""
    return lambda at: _harm(at) if harm.does_something(at, card) else IDLE


ACTION |= {card: _to_planets(card) for card in ("uprising", "plague", "unstable_planet")}


def _ship(at: At, type: str) -> int:
    """A ship for nothing, where a figure is left: none is taken back for it. TI-REINFORCE-02"""
    return (150 if worth.left(at) else 60) if production.figure_for(at, type, ()) else IDLE


@acts("ghost_ship")
def _ghost(at: At) -> int:
    return _ship(at, "destroyer") + targets.haunted(at)


@acts("war_effort")
def _effort(at: At) -> int:
    """A ship for nothing, where the fleet pool has room for it."""
    own = [one for one in at.view.systems if galaxy.force(one.ships, at.seat)]
    return IDLE if all(forces.full(at, one) for one in own) else _ship(at, "cruiser")


@acts("the_inferno")
def _inferno(at: At) -> int:
    """A cruiser for a strategy token, beside the flagship."""
    bases = [one for one in at.view.systems if galaxy.force(one.ships, at.seat).get("flagship")]
    idle = _ship(at, "cruiser") <= IDLE or all(forces.full(at, one) for one in bases)
    return IDLE if idle else 150 - strategy.fee(at)


@acts("unexpected_action")
def _again(at: At) -> int:
    """Where something can be used again by it, and will be."""
    return min(170, found) if (found := freeing.more(at)) > 0 else IDLE


@acts("star_forge")
def _forge(at: At) -> int:
    """What has room by a war sun, for a strategy token."""
    return 190 - strategy.fee(at) if forging.anywhere(at) else IDLE


@acts("production_biomes")
def _biomes(at: At) -> int:
    return 4 * weights.TRADE_GOOD - strategy.fee(at) - 40


@acts("trade_convoys", "stymie", "fires_of_the_gashlai", "promise_of_protection", "antivirus")
def _lay_out(at: At) -> int:
    return 60


@acts("stall_tactics")
def _stall(at: At) -> int:
    """Time is seldom worth a card."""
    return IDLE


@acts("mageon_implants")
def _implants(at: At) -> int:
    return 160


@acts("repeal_law")
def _repeal(at: At) -> int:
    """The law that is best done away with, where that is worth the card."""
    found = max((agenda.undone(at, law.id) for law in at.view.laws), default=0)
    return found if found >= SLIGHT else IDLE


@acts("signal_jamming")
def _jamming(at: At) -> int:
    """A token that is taken back at the end of the round, in the way of somebody who still plays in it."""
    return found if (found := harm.jams(at)) >= SLIGHT else IDLE


def _bombers(at: At) -> list[SystemView]:
    """Where own ships can bombard."""
    mine = galaxy.me(at)
    return [one for one in at.view.systems if forces.bombardment(galaxy.force(one.ships, at.seat), mine)]


@acts("x_89_bacterial_weapon")
def _infect(at: At) -> int:
    """Infantry of others below own ships that bombard; never the own."""
    below = [planet for one in _bombers(at) for planet in one.planets if harm.foreign(at, planet)]
    return max((50 * galaxy.troops(planet, at.seat) for planet in below), default=0) or IDLE


@acts("tactical_bombardment")
def _bombardment(at: At) -> int:
    """What readied planets of others pay under own ships that bombard."""
    return max((harm.to_system(at, str(one.tile)) for one in _bombers(at)), default=0) or IDLE


@acts("cripple_defenses")
def _crippled(at: At) -> int:
    """The PDS of others."""
    foreign = [planet for planet in galaxy.of(at).planets.values() if harm.foreign(at, planet)]
    return max((130 * sum(one.units.get("pds", 0) for one in planet.forces) for planet in foreign), default=0) or IDLE
