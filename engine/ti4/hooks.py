"""Continuous abilities: where a rule computes a value, whatever is in force may change it.

A rule asks `game.fold("move", 2, seat, system=..., unit=...)`; each hook registered at that point whose source is in
force for that seat gets the value and returns it, changed or not. So a card wins where it disagrees with a rule, and
rule and card are both obeyed where they do not (TI-GOLDEN-01, TI-GOLDEN-02, TI-GOLDEN-03); a "cannot" is a point of its
own that no other card gives back (TI-GOLDEN-04). A source is an ability of the seat's faction, a technology of the
seat, a unit card on its sheet, a note in its play area, a law in play, or a temporary effect of the seat (see
`Effect`). Rules never name a card; cards name the point they change.

A hook changes its owner's values; with `whose="others"` those of everybody else (a Planetary Shield that does not work
near somebody's ship), with `whose="all"` everyone's. Such a rule is told `owner`. At a point of the whole table, marked
(table), `game.gather` asks every hook once for each seat that has its source, with that seat.

Points in use (value: about):
    move: int, `system` where the ship starts, `unit` type
    boosts: int, single ships of this movement step that may go one farther
    cannot_activate: bool, `system`
    kept_out: bool, a ban on moving into or through `system` that nothing lifts
    enters: bool, `system` to enter or cross, `crossing` True when it only passes through
    passes_ships: bool, `system` the foreign ships are in, `origin` where the ship starts, `unit` type
    adjacent_wormholes: bool, whether alpha and beta match each other now
    fleet_limit, hand_limit: int
    combat_roll: int to add, `combat`, `unit`
    combat_dice: int, dice of each unit, `combat`, `unit`
    sustain: bool, whether a unit can use Sustain Damage, `unit`, `place`
    sustain_cancels: int, hits that one use cancels, `unit`
    cannons: list of space_cannon.Gun that a seat can fire at `system`
    cannon_roll: int to add to a Space Cannon roll against this seat, `attacker`
    extra_dice: int, `roll` in bombardment, cannon
    production_cost: int, the total of one use of Production in `system`
    production_value: int of one unit's Production, `place`
    pieces_for_cost: int of pieces that one cost buys, `unit`
    may_place: bool, whether units may land, be produced or be placed on `planet`, `unit` type or ""
    structure_limit: int of structures of type `unit` on `planet`
    bombards: bool, whether the seat may bombard `planet`
    bombard_roll: int to add to bombardment rolls against this seat, `attacker`, `planet`
    planetary_shield: bool, whether this seat's Planetary Shields on `planet` work
    status_cards, status_tokens, actions_per_turn: int
    specialists: list of what stands for a symbol of `color` of `technology` once: planets and laws, which are
        exhausted, and ids of faction abilities
    prerequisites: int of symbols still needed of `color` for `technology`
    technology_cost: int of resources that the strategy card asks for
    fleet_tokens: int of tokens that the fleet pool may hold
    returns_strategy_cards: bool, whether the seat gives its strategy cards back in the status phase
    votes: bool, whether the seat may vote; fixed_votes: int, above 0 the votes it has instead of planets
    may_lead: bool, whether ships of type `unit` may move before the others of their movement step
    returns: bool, whether ships of type `unit` may come back to where they started by `route`, a tuple of systems
    closed_wormholes: bool, whether alpha and beta are no way for this seat's ships
    planet_resources, planet_influence: int, `planet`
    swaps_values: bool, whether the resources and the influence of `planet` stand for each other
    may_fire: bool, whether the seat may use Space Cannon against `target` in `system`; `planet` it landed on, or None
    plays_cards: bool, whether this seat may play action cards
    direct_hit: bool, whether a Direct Hit destroys this seat's `unit`

    wormholes (table): tuple of (system, kind), wormholes that are not printed
    links (table): tuple of (system, system), systems that are adjacent for another reason
    deals_afar: bool, whether the seat deals with `other` without being neighbors
    deals_cards: bool, whether action cards can be part of the seat's transactions
    may_follow: bool, whether the seat could use the secondary ability of strategy card `card`, its token apart
    secondary_token: bool, whether that costs it a token beforehand, `card`
    trade_good_worth: int of resources or influence that one trade good pays for
    scores_from_home: bool, whether public objectives need the home planets
    custodians_price: int of influence
    researches: bool; where it is False research is paid for and opens `when_research_technology` instead
    waivers: list of (technology, resources) that do away with all prerequisites of `technology`
    drawn_cards: int of action cards drawn by one instruction; cards_to_discard: int of cards discarded after it
    produces: bool, whether the seat may produce units in `system`, by Production or otherwise
    makes: bool, whether a unit of type `producer` can produce a `unit`
    combat_types: tuple of the unit types with which the seat fights in `combat`
    combat_hits: int, hits of one side when both have rolled, `combat`, `scored` by seat before that
    lands: tuple of the unit types that the seat may land in an invasion of `system`
    pins: bool, whether hits of the seat's `unit` have to go to non-fighter ships, `combat`
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from engine.ask import Seat
from engine.ti4.sources import NOTE, Works, has_ability, silences, working
from engine.ti4.state import State

HookRule = Callable[..., Any]
"""What a hook looks like: `rule(game, seat, value, **about)` gives the value back, changed or not. One that works for
others than its owner gets the owner's seat as `owner` too."""

Whose = Literal["own", "others", "all"]


@dataclass(frozen=True, slots=True)
class Hook:
    """A rule at a point, in force while its source is.

    Attributes:
        whose: the values it changes: those of whoever has the source, of everyone else, or of all.
        last: it applies after the others, so that nothing undoes it.
        works: whether the source works for a player.
    """

    source: str
    rule: HookRule
    whose: Whose = "own"
    last: bool = False
    works: Works = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "works", working(self.source))


HOOKS: dict[str, list[Hook]] = {}


def hook(source: str, point: str, *, whose: Whose = "own", last: bool = False) -> Callable[[HookRule], HookRule]:
    """Registers a continuous ability at a point; they apply in the order of sources.

    The source is the id of a faction ability, a technology, a unit card, a law or an effect; `note:<id>` is a
    promissory note in its holder's play area.
    """

    def register(rule: HookRule) -> HookRule:
        HOOKS.setdefault(point, []).append(Hook(source, rule, whose, last))
        HOOKS[point].sort(key=lambda entry: (entry.last, entry.source))
        return rule

    return register


def in_force(state: State, seat: Seat, source: str) -> bool:
    """Whether a source works for this seat; see sources.py. TI-ABILITY-14, TI-ABILITY-16"""
    return working(source)(state, state.players[seat])


__all__ = ["HOOKS", "NOTE", "Hook", "has_ability", "hook", "in_force", "silences"]
