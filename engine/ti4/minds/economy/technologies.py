"""Technologies: what they are worth by themselves, for objectives, and as steps to others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.ask import NO, YES
from engine.players.aims import Aim
from engine.players.mind import Offer
from engine.ti4.agendas.research import MAY_RESEARCH
from engine.ti4.components import TECHNOLOGIES, UNITS
from engine.ti4.economy.technology import TECHNOLOGY
from engine.ti4.factions.nekro import ASSIMILATOR, TAKE_TECHNOLOGY
from engine.ti4.minds.economy import production, saving
from engine.ti4.minds.mind import MIND, At
from engine.ti4.minds.reckoning import forces, galaxy, objectives, savings, weights, worth
from engine.ti4.strategy_cards.technology import RESEARCH

USE: Mapping[str, int] = {
    "antimass_deflectors": 120, "gravity_drive": 520, "fleet_logistics": 620, "light_wave_deflector": 260,
    "neural_motivator": 360, "dacxive_animators": 160, "hyper_metabolism": 640, "x_89_bacterial_weapon": 200,
    "plasma_scoring": 180, "magen_defense_grid": 120, "duranium_armor": 300, "assault_cannon": 380,
    "sarween_tools": 460, "graviton_laser_system": 140, "transit_diodes": 240, "integrated_economy": 380,
    "infantry_2": 260, "fighter_2": 360, "pds_2": 320, "space_dock_2": 240, "carrier_2": 560, "cruiser_2": 520,
    "destroyer_2": 280, "dreadnought_2": 560, "war_sun": 520, "bioplasmosis": 220, "letani_warrior_2": 480,
    "l4_disruptors": 140, "non_euclidean_shielding": 280, "chaos_mapping": 380, "floating_factory_2": 420,
    "magmus_reactor": 260, "prototype_war_sun_2": 620, "production_biomes": 460, "quantum_datahub_node": 240,
    "spec_ops_2": 300, "advanced_carrier_2": 640, "wormhole_generator": 220, "dimensional_splicer": 200,
    "inheritance_systems": 360, "super_dreadnought_2": 640, "mirror_computing": 420, "salvage_operations": 260,
    "neuroglaive": 200, "hybrid_crystal_fighter_2": 440, "valkyrie_particle_weave": 220, "exotrireme_2": 580,
    "e_res_siphons": 360, "spatial_conduit_cylinder": 280, "lazax_gate_folding": 280, "hegemonic_trade_policy": 200,
    "instinct_training": 200, "nullification_field": 320, "yin_spinner": 260, "impulse_core": 180,
    "transparasteel_plating": 200, "mageon_implants": 320,
}  # fmt: skip
"""What a technology does for whoever has it for the whole game."""
WHOLE = 5
"""Rounds of a whole game, as far as a technology pays."""
STEP, OPENS = 30, 45
"""What a technology is worth for each other one that asks for its color, and of the best one that it opens, in
hundredths.
"""
HASTE, HURRY = "gravity_drive", 900
"""What brings ships to the center a round earlier, and what that is worth to who takes it for nothing."""
CARD = "technology"
GIFTED = frozenset({"jol_nar"})
"""Factions that leave out a symbol."""
INSTEAD: Mapping[str, int] = {"nekro": 3}
"""Factions that gain so many command tokens where others research; they learn from whom they fight. TI-TECH-07"""


@galaxy.once_each
def value(at: At, id: str) -> int:
    """What gaining a technology now is worth."""
    rounds = min(WHOLE, worth.left(at) + 1)
    use = USE.get(id, weights.TECHNOLOGY // 2) * rounds // WHOLE
    return worth.growth(at, use + _leads(at, id, rounds)) + _fits(at, id) + _scores(at, id) + _hurries(at, id)


def _hurries(at: At, id: str) -> int:
    """What it means to who takes the center for nothing, as long as nobody did."""
    hurries = id == HASTE and galaxy.me(at).faction in objectives.FREE and worth.guarded(at)
    return HURRY if hurries else 0


def _leads(at: At, id: str, rounds: int) -> int:
    """What it opens the way to: the best of what it lacks one symbol less for, and how much that is in all."""
    color = TECHNOLOGIES[id].color
    if color is None:
        return 0
    before = short(at)
    nearer = [one for one, lacking in before.items() if lacking.get(color, 0)]
    opened = [one for one in nearer if sum(before[one].values()) == 1 and one != id]
    uses = [USE.get(one, 0) * rounds // WHOLE + _scores(at, one) + _hurries(at, one) for one in opened]
    best = OPENS * max(uses, default=0) // 100
    return best + STEP * min(4, len(nearer)) * rounds // WHOLE


@galaxy.once
def short(at: At) -> dict[str, dict[str, int]]:
    """The symbols that are missing for each technology that the seat could have, without planets."""
    mine = galaxy.me(at)
    owned = galaxy.technologies(mine)
    colors = [TECHNOLOGIES[one].color for one in owned]
    own = [card for card in TECHNOLOGIES.values() if card.faction in (None, mine.faction) and card.id not in owned]
    every = {card.id: {c: n - colors.count(c) for c, n in card.prerequisites.items()} for card in own}
    return {id: {color: n for color, n in lacking.items() if n > 0} for id, lacking in every.items()}


def _fits(at: At, id: str) -> int:
    """An upgrade is worth more where there are many of its units."""
    unit = TECHNOLOGIES[id].unit
    if unit is None:
        return 0
    type = UNITS[unit].type
    return 12 * min(10, galaxy.on_board(at, type)) * max(1, forces.price(type, galaxy.me(at)) // 2)


def _scores(at: At, id: str) -> int:
    """What it means for objectives, those two steps away included."""
    return objectives.gained(at, objectives.holding(at).with_technology(id))


@galaxy.once
def best(at: At) -> int:
    """What the best technology is worth that could be researched, by symbols alone, or what is had in its place."""
    mine = galaxy.me(at)
    if mine.faction in INSTEAD:
        return min(INSTEAD[mine.faction], mine.reserve) * worth.token(at)
    return max((value(at, id) for id in within_reach(at)), default=0)


def learned(at: At, seats: Iterable[int]) -> int:
    """What it is worth to fight these seats to a faction that learns from them: the best that they alone know."""
    mine = galaxy.me(at)
    if mine.faction not in INSTEAD:
        return 0
    known = [id for seat in seats for id in galaxy.technologies(at.view.seats[seat])]
    new = [id for id in dict.fromkeys(known) if TECHNOLOGIES[id].faction is None]
    return max((value(at, id) for id in new if id not in galaxy.technologies(mine)), default=0)


def taught(at: At, seats: Iterable[int]) -> int:
    """What it costs to fight a faction that learns from those whose units it destroys, as about every second fight
    has it.
    """
    mine = [id for id in galaxy.technologies(galaxy.me(at)) if TECHNOLOGIES[id].faction is None]
    pupils = [seat for seat in seats if at.view.seats[seat].faction in INSTEAD]
    new = [seat for seat in pupils if set(mine) - set(galaxy.technologies(at.view.seats[seat]))]
    return max((weights.TECHNOLOGY * worth.dislike(at, seat) // 200 for seat in new), default=0)


def within_reach(at: At) -> list[str]:
    """Technologies whose symbols are there, planets with specialties and all. TI-TECH-16"""
    return _with(at, [color for _, color in _lent(at)])


def _with(at: At, lent: Sequence[str]) -> list[str]:
    """The same, where planets stand for these colors."""
    missing = {
        id: sum(max(0, n - lent.count(color)) for color, n in lacking.items()) for id, lacking in short(at).items()
    }
    return [id for id, number in missing.items() if number <= (galaxy.me(at).faction in GIFTED)]


def _lent(at: At) -> list[tuple[str, str]]:
    """Readied planets, and the colors that they stand for."""
    planets = galaxy.of(at).planets
    own = [planets[id] for id in galaxy.planets(at)]
    return [(planet.id, planet.specialty) for planet in own if planet.specialty is not None and not planet.exhausted]


@galaxy.once
def lending(at: At) -> Mapping[str, int]:
    """By how much the technology of this round would be worse without a planet that stands for a symbol of it.
    TI-TECH-19, TI-TECH-20
    """
    if galaxy.me(at).faction in INSTEAD or not _researches(at):
        return {}
    lent = _lent(at)
    less = {id: _with(at, [color for other, color in lent if other != id]) for id, _ in lent}
    return {id: best(at) - max((value(at, one) for one in open_), default=0) for id, open_ in less.items()}


def _researches(at: At) -> bool:
    """Whether the strategy card of this round can still bring research. TI-TECHNOLOGY-02, TI-TECHNOLOGY-04"""
    held = [(seat.seat, card) for seat in at.view.seats for card in seat.strategy_cards]
    return any(
        card.id == CARD and not card.exhausted and (seat == at.seat or galaxy.me(at).strategy > 0)
        for seat, card in held
    )


@MIND.rates(TECHNOLOGY, aim=Aim.RESEARCH, plan="technology", least=42)
def technology(at: At, id: str) -> int:
    """The best one for this seat."""
    return value(at, id)


@MIND.rates(TAKE_TECHNOLOGY, aim=Aim.RESEARCH, plan="technology", least=42)
def take_technology(at: At, id: str) -> int:
    """What another has and the own seat wants."""
    return value(at, id)


@MIND.judges(RESEARCH, MAY_RESEARCH, aim=Aim.RESEARCH, plan="technology")
def research(at: At) -> Iterator[Offer]:
    """Research is worth its price, unless an objective needs the resources."""
    cost = at.question.about.params.get("cost", 0)
    price = cost if isinstance(cost, int) else 0
    yield Offer(YES, best(at) - resources(at, price))
    yield Offer(NO, 0)


def resources(at: At, price: int) -> int:
    """What it costs to spend so many resources now: dear where an objective needs them, most where it wins."""
    short = max(0, price - saving.resources(at))
    won = weights.SURE * weights.WINS // 100 if short and savings.kept(at).wins else 0
    return production.missed(at, price) + short * 3 * weights.RESOURCE + won


MIND.in_order(ASSIMILATOR, aim=Aim.RESEARCH)
"""One is as good as the other."""
