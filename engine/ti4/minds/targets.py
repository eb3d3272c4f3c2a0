"""Whom and what a component is aimed at: planets, systems, units, players and outcomes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from engine.ask import Option
from engine.players.mind import Offer, picks
from engine.text import Text, seat_name
from engine.ti4 import words
from engine.ti4.abilities.windows import TARGET
from engine.ti4.cards.choosing import PLANET, Unit
from engine.ti4.cards.component import TARGET_PLAYER
from engine.ti4.cards.riders import SYSTEM
from engine.ti4.components import ACTION_CARDS, AGENDAS, FACTION_ABILITIES, NOTES, TECHNOLOGIES, UNITS
from engine.ti4.minds import agenda, ballots, bribes, choosing, harm
from engine.ti4.minds.economy import forging, outlets
from engine.ti4.minds.mind import MIND, At
from engine.ti4.minds.reckoning import forces, galaxy, objectives, weights, worth
from engine.ti4.minds.tactics import combat, freeing, landing

HELPFUL = frozenset({
    "frontline_deployment", "ghost_ship", "war_effort", "orbital_drop",
    "the_inferno", "hegemonic_trade_policy", "in_the_silence_of_space",
    "experimental_battlestation", "production_biomes", "military_support",
})  # fmt: skip
"""What helps whatever it is aimed at."""
FORESEES = (*(id for id in ACTION_CARDS if id.endswith("_rider")), "galactic_threat")
"""What foretells the outcome of an agenda."""
ARBITER, ACQUIESCENCE = "imperial_arbiter", "acquiescence"
"""What exchanges strategy cards with another."""
NAMES = (
    {words.card(id).key: id for id in ACTION_CARDS}
    | {words.technology(id).key: id for id in TECHNOLOGIES}
    | {words.ability(id).key: id for id in FACTION_ABILITIES}
    | {words.unit_card(id).key: id for id in UNITS}
    | {words.note(id).key: id for id in NOTES}
    | {words.agenda(id).key: id for id in AGENDAS}
)


BRINGS, BROUGHT = frozenset({"war_effort", "ghost_ship"}), "ti4-ask-place-dreadnought"
"""What brings a ship to a fleet, and the question of a card that does."""
CROWDED, NEAR = 1000, 60
"""What it costs that a fleet pool is full, and what a threat is worth at most to what is placed."""


def aimed(at: At) -> str:
    """The component that asks for its target."""
    named = at.question.about.params.get("source")
    return NAMES.get(named.key, "") if isinstance(named, Text) else ""


@MIND.judges(TARGET, TARGET_PLAYER, PLANET, SYSTEM, careful=True)
def target(at: At) -> Iterator[Offer]:
    """Where it does most good, or most harm."""
    component = aimed(at)
    for option in picks(at):
        yield Offer(option.id, value(at, component, option))


def value(at: At, component: str, option: Option) -> int:
    """What aiming something there is worth."""
    if component in AIMED:
        return AIMED[component](at, option)
    if at.question.about.key == harm.JAM:
        return harm.jam(at, _player(at, option) or 0, harm.jammed(at))
    helps = component in HELPFUL or not component
    if option.text == words.SYSTEMS.get(option.id):
        ship = component in BRINGS or at.question.about.key == BROUGHT
        full = ship and forces.full(at, galaxy.of(at).systems[option.id])
        scored = objectives.joined(at, option.id) if ship else 0
        return _system(at, option.id, helps, scored > 0) + scored - CROWDED * full
    if option.id in galaxy.of(at).planets:
        return _planet(at, option.id, helps)
    unit = Unit.maybe(option.id)
    return _unit(at, unit) if unit is not None else _seat(at, option)


def _foretold(at: At, option: Option) -> int:
    return agenda.foreseen(at, option.id) + agenda.unforetold(at, _agenda(at), option.id) // 10


def _elected(at: At, option: Option) -> int:
    return agenda.outcome(at, _agenda(at), option.id) if _agenda(at) else _seat(at, option)


def _agenda(at: At) -> str:
    return at.view.vote.agenda if at.view.vote is not None else ""


def _system(at: At, id: str, helps: bool, stays: bool = False) -> int:
    """Help goes where others threaten what is there; what only has to stay there, for an objective, where none come."""
    here, near = galaxy.of(at).systems[id], min(NEAR, 2 * worth.threat(at, id))
    mine = worth.strength(at, galaxy.force(here.ships, at.seat))
    theirs = sum(forces.value(one.units, at.view.seats[one.seat]) for one in galaxy.foes(here.ships, at.seat))
    if helps:
        return mine + worth.stake(at, here) // 20 + (-near if stays else near) - 2 * theirs
    return 2 * theirs + worth.threat(at, id) - mine


def haunted(at: At) -> int:
    """What objectives gain by a ship at the best of the wormholes that others have left alone, not at home."""
    holed = [one for one in at.view.systems if one.wormholes and one.kind != "home"]
    free = [str(one.tile) for one in holed if landing.enemy(at, one) is None]
    return max((objectives.joined(at, id) for id in free), default=0)


def _planet(at: At, id: str, helps: bool) -> int:
    planet = galaxy.of(at).planets[id]
    system = galaxy.of(at).lies[id]
    if helps:
        return 40 * planet.resources + 20 * planet.influence + min(100, 3 * worth.threat(at, system)) + weights.PLANET
    if planet.owner is None or planet.owner == at.seat:
        return -1000
    here = sum(sum(one.units.values()) for one in galaxy.foes(planet.forces, at.seat))
    return landing.prize(at, planet) // 10 + 20 * here + worth.dislike(at, planet.owner)


def _unit(at: At, unit: Unit) -> int:
    price = combat.CHEAP.get(unit.type, 5)
    return -price if unit.owner == at.seat else 10 * price + worth.dislike(at, unit.owner)


def _player(at: At, option: Option) -> int | None:
    """The seat that an option names."""
    return next((one.seat for one in at.view.seats if option.text == seat_name(one.seat)), None)


def _seat(at: At, option: Option) -> int:
    """Others by how near they are to winning; the own seat last, for what is aimed at players does harm."""
    seat = _player(at, option)
    if seat is None:
        return 0
    return -500 if seat == at.seat else worth.dislike(at, seat)


Aimed = Callable[[At, Option], int]


def _blow(card: str) -> Aimed:
    return lambda at, option: harm.to_planet(at, card, option.id)


AIMED: Mapping[str, Aimed] = {
    **dict.fromkeys(FORESEES, _foretold),
    **{card: _blow(card) for card in harm.BLOWS},
    "signal_jamming": lambda at, option: harm.best_jam(at, option.id),
    "tactical_bombardment": lambda at, option: harm.to_system(at, option.id),
    **dict.fromkeys((ARBITER, ACQUIESCENCE), lambda at, option: choosing.swapped(at, _player(at, option))),
    "repeal_law": lambda at, option: agenda.undone(at, option.id),
    "confusing_legal_text": _elected,
    "committee_formation": _elected,
    "assassinate_representative": lambda at, option: bribes.silenced(at, _player(at, option)),
    ballots.BRIBERY: lambda at, option: bribes.turned(at, option.id),
    "ancient_burial_sites": lambda at, option: bribes.exhausted(at, _player(at, option)),
    "unexpected_action": lambda at, option: freeing.gained(at, option.id),
    "minister_of_war": lambda at, option: freeing.gained(at, option.id),
    **dict.fromkeys(("skilled_retreat", "foresight"), lambda at, option: combat.refuge(at, option.id)),
    "star_forge": lambda at, option: _system(at, option.id, helps=True) - CROWDED * (not forging.best(at, option.id)),
    "chaos_mapping": lambda at, option: (
        _system(at, option.id, helps=True) - CROWDED * (not outlets.single(at, option.id))
    ),
    "peace_accords": lambda at, option: landing.prize(at, galaxy.of(at).planets[option.id]),
    "mining_initiative": lambda at, option: galaxy.of(at).planets[option.id].resources,
}
"""What is aimed by what it does: what foretells an outcome, or buys votes for it, does away with a law, has another
elected or keeps it from voting, takes a command token off the board, lets a fleet flee, takes a planet, pays its
resources, or does harm there.
"""
