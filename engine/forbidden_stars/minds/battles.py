"""Combats: which card is laid, who suffers, what is done with dice. FS-COMBAT-13, FS-DMG-01, FS-ICON-01"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from engine.ask import NO, YES, Amount, Answer, Spread
from engine.forbidden_stars.abilities.choosing import ABILITY
from engine.forbidden_stars.cards.card_steps import DISCARD_CARD, FaceUp
from engine.forbidden_stars.cards.dice_steps import (
    CONVERT,
    CONVERT_TO,
    LOSE_DICE,
    NAME_FACE,
    NAME_TOKENS,
    REROLL,
    SPEND_DICE,
)
from engine.forbidden_stars.cards.flow_steps import SUFFERS_FIRST
from engine.forbidden_stars.cards.moving_steps import LEAVE_COMBAT
from engine.forbidden_stars.cards.order_steps import ROUT_ENEMY
from engine.forbidden_stars.cards.placing_steps import REPLACE_UNIT
from engine.forbidden_stars.cards.steps import UNLESS
from engine.forbidden_stars.cards.unit_steps import (
    DESTROY_ON_WORLD,
    DESTROY_UNITS,
    RALLY_UNITS,
    RETREAT_UNITS,
    ROUT_UNITS,
    TARGET_UNITS,
)
from engine.forbidden_stars.combat.damage import BY_COST, SUFFER
from engine.forbidden_stars.combat.execution import COMBAT_CARD, ICONS_CARD
from engine.forbidden_stars.combat.preparation import REINFORCE
from engine.forbidden_stars.components import CARDS, EXECUTION_ROUNDS, UNITS, CombatCard
from engine.forbidden_stars.galaxy.capacity import DESTROY_EXCESS
from engine.forbidden_stars.galaxy.units import Figure
from engine.forbidden_stars.interface.view import CombatView, SideView
from engine.forbidden_stars.minds import odds, worth
from engine.forbidden_stars.minds.advancing import least, whole
from engine.forbidden_stars.minds.chart import Chart, chart
from engine.forbidden_stars.minds.mind import MIND, At
from engine.players.mind import Offer, picks

SIXTHS = 6
"""Symbols are counted in sixths: so many faces a die has."""
ROLLED = {"bolter": 3, "shield": 2, "morale": 1}
"""What a rolled die brings, in sixths of each symbol."""
EXPECTED = {"bolter": 14, "shield": 8}
"""What the card of the other side brings on average, in sixths."""


class Brings(NamedTuple):
    """What a card brings, in sixths of a symbol; `rest` is what else it does, in thousandths of a point."""

    bolter: int = 0
    shield: int = 0
    morale: int = 0
    rest: int = 0

    def plus(self, other: Brings) -> Brings:
        """Both together."""
        return Brings(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))


DEEDS = {"rout": 30, "destroy": 40, "rally": 22, "lose_dice": 14, "lose_tokens": 14, "reroll": 5, "convert": 10,
         "discard_faceup": 15, "place_free_unit": 30, "place_free_reinforcement": 35, "retreat": 0, "effect": 18,
         "take_unit": 15, "unless": 18, "draw_combat_card": 8}  # fmt: skip
"""What steps other than gains are worth, roughly, in thousandths of a point."""


def brings(card: CombatCard, types: Sequence[str]) -> Brings:
    """What a card brings to a side with these units."""
    found = Brings(*(SIXTHS * card.icons.get(face, 0) for face in ("bolter", "shield", "morale")))
    able = [*card.general, *(card.unit if set(card.requires) & set(types) else ())]
    for ability in able:
        for step in ability.do:
            found = found.plus(_step(step))
    return found


def _step(step: dict[str, Any]) -> Brings:
    """What a step of an ability brings."""
    number, face = step.get("n"), step.get("face")
    n = number if isinstance(number, int) else 1
    if step["op"] == "choose":
        return max((_all(steps) for steps in step["options"]), key=sum, default=Brings())
    if step["op"] == "gain_dice" and face == "roll":
        return Brings(*(n * ROLLED[one] for one in ("bolter", "shield", "morale")))
    if step["op"] in ("gain_dice", "gain_tokens"):
        return _of(face, SIXTHS * n)
    return Brings(rest=DEEDS.get(step["op"], 0))


def _all(steps: Sequence[dict[str, Any]]) -> Brings:
    found = Brings()
    for step in steps:
        found = found.plus(_step(step))
    return found


def _of(face: object, sixths: int) -> Brings:
    """So much of a symbol; of any one half of it each."""
    known = {"bolter": Brings(bolter=sixths), "shield": Brings(shield=sixths), "morale": Brings(morale=sixths)}
    return known.get(str(face), Brings(bolter=sixths // 2, shield=sixths // 2))


# --- cards -----------------------------------------------------------------------------------------------------------


def sides(at: At, combat: CombatView) -> tuple[SideView, SideView]:
    """The own side and the other one."""
    one, other = combat.sides
    return (one, other) if one.seat == at.seat else (other, one)


@MIND.judges(COMBAT_CARD, ICONS_CARD)
def combat_card(at: At) -> Iterator[Offer]:
    """What hurts, what keeps the own units standing, and in the end what brings morale."""
    here, combat = chart(at), at.view.combat
    for option in picks(at):
        if combat is None or option.id not in CARDS:
            yield Offer(option.id, 0)
            continue
        types = [unit.type for unit in here.units(combat.area) if not unit.routed]
        types += [one.kind for one in here.areas[combat.area].structures if one.owner == at.seat]
        yield Offer(option.id, _value(at, combat, brings(CARDS[option.id], types)))


def _value(at: At, combat: CombatView, gain: Brings) -> int:
    """What symbols are worth in this execution round."""
    own, other = sides(at, combat)
    dealt = SIXTHS * own.attack + gain.bolter - SIXTHS * other.defence - EXPECTED["shield"]
    taken = SIXTHS * other.attack + EXPECTED["bolter"] - SIXTHS * own.defence - gain.shield
    final = combat.round >= EXECUTION_ROUNDS
    close = abs(own.morale - other.morale) <= 4
    morale = gain.morale * (7 if final and close else 4 if final else 2)
    lasting = 0 if final else (gain.bolter + gain.shield) // 2
    return 4 * max(0, dealt) - 4 * max(0, taken) + morale + lasting + gain.rest


KEPT = 25
"""What a reinforcement token is worth that is kept."""


@MIND.judges(REINFORCE, careful=True)
def reinforce(at: At) -> Iterator[Offer]:
    """As many as make the combat surer by more than they are worth. FS-REINF-02"""
    assert isinstance(at.shape, Amount)
    here, combat = chart(at), at.view.combat
    stake = 0 if combat is None else _stake(at, here, combat.area)
    for number in range(at.shape.low, at.shape.high + 1):
        chance = 0 if combat is None else _chance(at, here, combat, number)
        yield Offer(number, stake * chance // odds.SURE - KEPT * number)


def _stake(at: At, here: Chart, area: str) -> int:
    """What hangs on a combat: the area, and the units of both sides."""
    foe = here.foe(area)
    units = [*here.units(area), *(() if foe is None else here.units(area, foe))]
    return worth.held(at, here, here.areas[area]) + sum(odds.value(unit.type) for unit in units) // 2


def _chance(at: At, here: Chart, combat: CombatView, tokens: int) -> int:
    """How often the combat is won with so many reinforcement tokens, which bring no dice. FS-REINF-06"""
    foe = combat.defender if combat.attacker == at.seat else combat.attacker
    ours, theirs = (worth.side(at, here, combat.area, seat) for seat in (at.seat, foe))
    ours = ours._replace(health=ours.health + 2 * tokens, morale=ours.morale + tokens)
    return odds.wins(ours, theirs) if combat.attacker == at.seat else odds.SURE - odds.wins(theirs, ours)


@MIND.judges(
    SUFFER, ROUT_UNITS, DESTROY_UNITS, SUFFERS_FIRST, LEAVE_COMBAT, DESTROY_EXCESS, RETREAT_UNITS, careful=True
)
def suffer(at: At) -> Iterator[Offer]:
    """The least of the own, and as few as may be: tokens, then routed ones, then who is worth least; of others the
    best.
    """
    yield from _chosen(at, best=not _own(at))


@MIND.judges(RALLY_UNITS, TARGET_UNITS, DESTROY_ON_WORLD, ROUT_ENEMY, REPLACE_UNIT, careful=True)
def favour(at: At) -> Iterator[Offer]:
    """The best, and as many as may be."""
    yield from _chosen(at, best=True)


def _chosen(at: At, *, best: bool) -> Iterator[Offer]:
    """The best units, as many as may be; or the least, as few as may be."""
    sign = 1 if best else -1
    yield from (Offer(option.id, sign * _lost(option.id)) for option in picks(at) if option.id != BY_COST.id)
    if isinstance(at.shape, Spread):
        left, chosen = at.shape.high if best else at.shape.low, dict[str, Answer]()
        for slot in sorted(at.shape.slots, key=lambda slot: -sign * _lost(slot.id)):
            number = min(slot.most, left)
            if number:
                chosen[slot.id], left = number, left - number
        yield Offer(chosen, 1)


def _own(at: At) -> bool:
    """Whether the units to choose from are the own ones."""
    here, combat = chart(at), at.view.combat
    area = combat.area if combat is not None else at.question.where[0] if at.question.where else None
    mine = {unit.type for unit in here.units(area)} if area is not None and area in here.areas else set[str]()
    offered = [slot.id for slot in at.shape.slots] if isinstance(at.shape, Spread) else [one.id for one in picks(at)]
    known = [found.type for id in offered if (found := Figure.maybe(id)) is not None]
    return not known or any(type in mine for type in known)


def _lost(id: str) -> int:
    """What a unit is worth as its look says."""
    look = Figure.maybe(id)
    if look is None or look.type not in UNITS:
        return 60
    return odds.value(look.type) // (2 if look.routed else 1) - 40 * look.token


# --- dice ------------------------------------------------------------------------------------------------------------


def wanted(at: At) -> dict[str, int]:
    """What a symbol is worth now: bolters as long as they hurt, shields as long as something comes, morale at the
    end.
    """
    combat = at.view.combat
    if combat is None:
        return {"bolter": 30, "shield": 5, "morale": 6}
    own, other = sides(at, combat)
    final = combat.round >= EXECUTION_ROUNDS
    return {
        "bolter": 24,
        "shield": 24 if other.attack + 1 >= own.defence else 8,
        "morale": 28 if final else 16,
    }


@MIND.judges(LOSE_DICE, SPEND_DICE, REROLL, careful=True)
def give_up(at: At) -> Iterator[Offer]:
    """What is wanted least: as much as has to go, and of what may be rolled again all that is worse than a new die."""
    value = wanted(at)
    if isinstance(at.shape, Spread):
        most = at.shape.high if at.question.kind == REROLL.name else at.shape.low
        chosen, given = dict[str, Answer](), 0
        for slot in sorted(at.shape.slots, key=lambda slot: value.get(slot.id, 0)):
            number = min(slot.most, (most if value.get(slot.id, 0) < MEAN else at.shape.low) - given)
            if number > 0:
                chosen[slot.id], given = number, given + number
        yield Offer(chosen, 2)
        yield from least(at.shape)
    yield from (Offer(option.id, -value.get(option.id, 0)) for option in picks(at))


MEAN = 20
"""What a die is worth on average before it is rolled."""


@MIND.judges(CONVERT, CONVERT_TO, NAME_TOKENS, careful=True)
def convert(at: At) -> Iterator[Offer]:
    """As much as may be of what is wanted most; from what is wanted least."""
    assert isinstance(at.shape, Spread)
    value, sign = wanted(at), 1 if at.question.kind == CONVERT.name else -1
    chosen, left = dict[str, Answer](), at.shape.high
    for slot in sorted(at.shape.slots, key=lambda slot: sign * value.get(slot.id, 0)):
        number = min(slot.most, left)
        if number:
            chosen[slot.id], left = number, left - number
    yield Offer(chosen, 2)
    yield from whole(at.shape, 1)
    yield from least(at.shape)


@MIND.judges(NAME_FACE, careful=True)
def name_face(at: At) -> Iterator[Offer]:
    """What is wanted most."""
    value = wanted(at)
    yield from (Offer(option.id, value.get(option.id, 0)) for option in picks(at))


# --- yes or no -------------------------------------------------------------------------------------------------------


MIND.whether(ABILITY, YES, 20, careful=True)
"""Abilities are used."""


MIND.whether(UNLESS, NO, 3, careful=True)
"""What the card of the other side does otherwise is taken: it mostly costs less than the price."""


@MIND.judges(DISCARD_CARD, careful=True)
def discard_card(at: At) -> Iterator[Offer]:
    """The card with most icons, of the other side if it can be."""
    combat = at.view.combat
    own = () if combat is None else sides(at, combat)[0].played
    for option in picks(at):
        card = FaceUp.read(option.id).card
        icons = sum(CARDS[card].icons.values())
        yield Offer(option.id, -icons if card in own else icons)


__all__ = ["Brings", "brings"]
