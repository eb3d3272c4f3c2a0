"""What cards do while they last: hooks at the points of combats, orders and purchases, by the card's own name.

FS-GOLD-02, FS-GOLD-03
"""

from __future__ import annotations

from engine.ask import YES, Seat, either
from engine.forbidden_stars import words
from engine.forbidden_stars.abilities.windows import CARD
from engine.forbidden_stars.cards.steps import UNLESS
from engine.forbidden_stars.combat import dice, routing
from engine.forbidden_stars.combat.occasions import (
    COPIES,
    DAMAGE_STEPS,
    ROUTABLE,
    START_DICE,
    TOKENS,
    UNIT_ROUTED,
    VULNERABLE,
    Routing,
)
from engine.forbidden_stars.components import AREAS, Face, UnitKind
from engine.forbidden_stars.economy import assets
from engine.forbidden_stars.economy.purchase import REBATE
from engine.forbidden_stars.galaxy import areas, structures
from engine.forbidden_stars.orders.occasions import (
    BUILDS,
    LENT_VOIDS,
    PRESENCE,
    SITES,
    STORM_OPEN,
    STRUCTURE_FIRST,
    Building,
)
from engine.forbidden_stars.play import Game
from engine.text import T, seat_name

# --- combat cards ----------------------------------------------------------------------------------------------------


@UNIT_ROUTED.ability(CARD, "ambush", who="other", mandatory=True)
async def ambush(game: Game, seat: Seat, about: Routing, target: str) -> None:
    """The routed unit is destroyed unless its owner spends a morale die. D-45"""
    owner = about.actor
    assert owner is not None
    if dice.count(game, owner, ["morale"]):
        text = T("forbidden_stars-ask-ambush", seat=seat_name(owner), unit=words.unit(about.unit.type))
        if await game.ask_one(UNLESS, owner, _SPEND, text) == YES:
            dice.spend(game, owner, {"morale": 1})
            return
    if routing.still_there(game, owner, about.place, about.unit):
        routing.destroy(game, owner, about.place, about.unit)


_SPEND = either(T("forbidden_stars-spend-morale"), T("forbidden_stars-let-it-happen"))


@DAMAGE_STEPS.hook("armoured_advance")
def second_step(game: Game, owner: Seat, value: int) -> int:
    """FS-CLAR-01, D-38"""
    return value + 1


@ROUTABLE.hook("show_no_fear")
def unshaken(game: Game, seat: Seat, value: bool, about: None) -> bool:
    """Damage below health is lost. FS-GOLD-03"""
    return False


@VULNERABLE.hook("spiritseers_guidance")
def guided(game: Game, seat: Seat, value: bool, about: None) -> bool:
    """Bastions are no units. FS-BASTION-04"""
    return False


@TOKENS.hook_others("fire_dragons_vengeance", last=True)
def no_shields(game: Game, seat: Seat, value: int, about: Face, owner: Seat) -> int:
    """The opponent gains no shield tokens. FS-GOLD-03"""
    return 0 if about == "shield" else value


@COPIES.hook("weirdboyz")
def copies(game: Game, seat: Seat, value: bool, about: None) -> bool:
    """Until the end of the combat, whatever tokens the opponent gains."""
    return True


# --- orders ----------------------------------------------------------------------------------------------------------


@START_DICE.hook("through_the_warp")
def warp_morale(game: Game, seat: Seat, value: tuple[Face, ...], about: None) -> tuple[Face, ...]:
    """A morale die at the start of each combat of the order."""
    return (*value, "morale") if _lasts(game, seat, "through_the_warp") else value


@STORM_OPEN.hook("through_the_warp")
def warp_ways(game: Game, seat: Seat, value: bool, about: UnitKind) -> bool:
    """All own units cross warp storms. FS-STORM-02"""
    return value or _lasts(game, seat, "through_the_warp")


@STORM_OPEN.hook("from_the_warp")
def warp_ships(game: Game, seat: Seat, value: bool, about: UnitKind) -> bool:
    """Own ships cross warp storms. FS-STORM-02"""
    return value or (about == "ship" and _lasts(game, seat, "from_the_warp"))


@LENT_VOIDS.hook("ork_roks")
def roks(game: Game, seat: Seat, value: int, about: None) -> int:
    """Two units use an uncontrolled void. FS-PATH-07"""
    return 2 if _lasts(game, seat, "ork_roks") else value


@STRUCTURE_FIRST.hook("werk_fasta")
def werk_fasta(game: Game, seat: Seat, value: bool, about: None) -> bool:
    """FS-DEPLOY-01"""
    return value or _lasts(game, seat, "werk_fasta")


@PRESENCE.hook("farseers")
def farseers(game: Game, seat: Seat, value: bool, about: str) -> bool:
    """FS-STRAT-03"""
    return value or _lasts(game, seat, "farseers")


@SITES.hook("recruitment_worlds")
def recruits(game: Game, seat: Seat, value: tuple[int, ...], about: str) -> tuple[int, ...]:
    """Each own bastion of the system adds the capacity of its world less one. FS-DEPLOY-04"""
    if not _lasts(game, seat, "recruitment_worlds"):
        return value
    worlds = areas.friendly_in(game, seat, about)
    return (*value, *(max(0, AREAS[id].capacity - 1) for id in worlds if structures.bastion(game, seat, id)))


@BUILDS.hook("wraithbone_singers")
def beside_another(game: Game, seat: Seat, value: bool, about: Building) -> bool:
    """A world with exactly one structure, of another kind. FS-STRUCT-04, FS-DEPLOY-12"""
    here = structures.at(game, about.area)
    return value or (_lasts(game, seat, "wraithbone_singers") and len(here) == 1 and here[0].kind != about.kind)


@REBATE.hook("warboss")
def warboss(game: Game, seat: Seat, value: int, about: str) -> int:
    """One materiel for each own reinforcement token, while the scheme is in play. D-53"""
    held = assets.held(game, seat, "reinforcement")
    return value + held if game.player(seat).scheme == "warboss" else value


def _lasts(game: Game, seat: Seat, source: str) -> bool:
    """Whether the card was used: that it lies in play is not enough."""
    return game.effect(source, seat) is not None
