"""Combats: which card is laid, who suffers, what is done with dice. FS-COMBAT-13, FS-DMG-01, FS-ICON-01"""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import NO, YES, Amount, Answer, Spread
from engine.forbidden_stars import words
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
from engine.forbidden_stars.cards.order_steps import ROUT_ENEMY, Enemy
from engine.forbidden_stars.cards.placing_steps import REPLACE_UNIT
from engine.forbidden_stars.cards.unit_steps import (
    DESTROY_ON_WORLD,
    DESTROY_UNITS,
    RALLY_UNITS,
    RETREAT_UNITS,
    ROUT_UNITS,
    TARGET_UNITS,
)
from engine.forbidden_stars.combat.execution import COMBAT_CARD, ICONS_CARD
from engine.forbidden_stars.combat.preparation import REINFORCE
from engine.forbidden_stars.components import ASSET_LIMIT, CARDS, EXECUTION_ROUNDS, UNITS, Ability
from engine.forbidden_stars.galaxy.capacity import DESTROY_EXCESS
from engine.forbidden_stars.galaxy.units import Figure
from engine.forbidden_stars.interface.view import CombatView
from engine.forbidden_stars.minds import clash, odds, schemes, sheets, sorties, worth
from engine.forbidden_stars.minds.advancing import least, whole
from engine.forbidden_stars.minds.chart import Chart, chart, unhurt
from engine.forbidden_stars.minds.clash import SIXTHS, Brings, brings, sides
from engine.forbidden_stars.minds.mind import MIND, At
from engine.players.mind import Offer, picks

# --- cards -----------------------------------------------------------------------------------------------------------


HALF = 50
"""A combat card that brings less of the best one, in hundredths, is plainly worse."""


@MIND.judges(COMBAT_CARD, ICONS_CARD, least=HALF)
def combat_card(at: At) -> Iterator[Offer]:
    """What hurts, what keeps the own units standing, and in the end what brings morale."""
    here, combat = chart(at), at.view.combat
    for option in picks(at):
        if combat is None or option.id not in CARDS:
            yield Offer(option.id, 0)
            continue
        types = [unit.type for unit in here.units(combat.area) if not unit.routed]
        types += [one.kind for one in here.areas[combat.area].structures if one.owner == at.seat]
        yield Offer(option.id, clash.value(at, combat, brings(CARDS[option.id], types)))


KEPT = 25
"""What a reinforcement token is worth that is kept: half of it where no further one could be gained. FS-ASSET-02"""


def _kept(at: At, number: int) -> int:
    """What so many tokens are worth that are not brought."""
    held = worth.me(at).assets.get("reinforcement", 0)
    found = sum(KEPT // (2 if held - used >= ASSET_LIMIT else 1) for used in range(number))
    return max(found * worth.lasting(at) // 100, _awaited(at, chart(at), number))


EXPECTED = 75
"""How much of what tokens do for an own attack counts for which an order still lies, in hundredths."""


def _awaited(at: At, here: Chart, number: int) -> int:
    """What so many tokens would do for an own attack that is still to come."""
    combat, lying = at.view.combat, worth.lying(at, "advance")
    marches = [one for system in lying if (one := sorties.best(at, here, system)) is not None and one.worth > 0]
    fought = [one for one in marches if here.foe(one.target) is not None]
    others = [one for one in fought if combat is None or one.target != combat.area]
    return max((_missed(at, here, one, number) for one in others), default=0)


def _missed(at: At, here: Chart, march: sorties.Sortie, number: int) -> int:
    """What is lost in an attack for want of so many tokens; no more serve than units fight. FS-REINF-03"""
    units = [unhurt(type) for _, type, most in march.units for _ in range(most)]
    held, foe = worth.me(at).assets.get("reinforcement", 0), here.foe(march.target)
    if foe is None:
        return 0
    ours, theirs = odds.side(units, 0, odds.trained(worth.me(at))), worth.guard(at, here, march.target, foe)
    all_, left = (odds.wins(_reinforced(ours, min(len(units), n)), theirs) for n in (held, held - number))
    return _stake(at, here, march.target) * (all_ - left) // odds.SURE * EXPECTED // 100


def _reinforced(side: odds.RatedSide, tokens: int) -> odds.RatedSide:
    """A side with so many reinforcement tokens, which bring no dice. FS-REINF-06"""
    return side.joined(odds.RatedSide(0, 2 * tokens, tokens))


@MIND.judges(REINFORCE, careful=True)
def reinforce(at: At) -> Iterator[Offer]:
    """As many as make the combat surer by more than they are worth; none for who means to leave it. FS-REINF-02"""
    assert isinstance(at.shape, Amount)
    here, combat = chart(at), at.view.combat
    stake = 0 if combat is None or schemes.means_to_leave(at, here) else _stake(at, here, combat.area)
    for number in range(at.shape.low, at.shape.high + 1):
        chance = 0 if combat is None else _chance(at, here, combat, number)
        yield Offer(number, stake * chance // odds.SURE - _kept(at, number))


def _stake(at: At, here: Chart, area: str) -> int:
    """What hangs on a combat: the area, and the units of both sides."""
    foe = here.foe(area)
    units = [*here.units(area), *(() if foe is None else here.units(area, foe))]
    return worth.held(at, here, here.areas[area]) + sum(odds.value(unit.type) for unit in units) // 2


def _chance(at: At, here: Chart, combat: CombatView, tokens: int) -> int:
    """How often the combat is won with so many reinforcement tokens."""
    foe = combat.defender if combat.attacker == at.seat else combat.attacker
    ours, theirs = (worth.side(at, here, combat.area, seat) for seat in (at.seat, foe))
    ours = _reinforced(ours, tokens)
    return odds.wins(ours, theirs) if combat.attacker == at.seat else odds.SURE - odds.wins(theirs, ours)


@MIND.judges(ROUT_UNITS, DESTROY_UNITS, SUFFERS_FIRST, LEAVE_COMBAT, DESTROY_EXCESS, RETREAT_UNITS, careful=True)
def given(at: At) -> Iterator[Offer]:
    """The least of the own, and as few as may be: tokens, then routed ones, then who is worth least; of others the
    best.
    """
    yield from _chosen(at, best=not _own(at))


@MIND.rates(ROUT_ENEMY, careful=True)
def rout_enemy(at: At, id: str) -> int:
    """The best one, if it can be where an own attack follows."""
    enemy = Enemy.maybe(id)
    if enemy is None:
        return 0
    return odds.value(enemy.type) + SOUGHT * (enemy.area in schemes.attacked(at, chart(at)))


SOUGHT = 200


@MIND.judges(RALLY_UNITS, TARGET_UNITS, DESTROY_ON_WORLD, REPLACE_UNIT, careful=True)
def favour(at: At) -> Iterator[Offer]:
    """The best, and as many as may be."""
    yield from _chosen(at, best=True)


def _chosen(at: At, *, best: bool) -> Iterator[Offer]:
    """The best units, as many as may be; or the least, as few as may be."""
    sign, lying = 1 if best else -1, _lying(at)
    yield from (Offer(option.id, sign * _lost(option.id, lying)) for option in picks(at))
    if isinstance(at.shape, Spread):
        left, chosen = at.shape.high if best else at.shape.low, dict[str, Answer]()
        for slot in sorted(at.shape.slots, key=lambda slot: -sign * _lost(slot.id, lying)):
            number = min(slot.most, left)
            if number:
                chosen[slot.id], left = number, left - number
        yield Offer(chosen, 1)


def _lying(at: At) -> int:
    """How much of a unit that lies is left for the rest of the round, in hundredths: nearly all where nobody comes.
    FS-REFRESH-05
    """
    if at.question.kind != DESTROY_EXCESS.name:
        return 50
    place = at.question.where[0]
    return 75 if worth.comers(at, chart(at), place) else 99


def _own(at: At) -> bool:
    """Whether the units to choose from are the own ones: no other seat has such. Those that have retreated stand where
    the combat is no longer. FS-RETREAT-06
    """
    mine = {unit.type for units in chart(at).own.values() for unit in units}
    offered = [slot.id for slot in at.shape.slots] if isinstance(at.shape, Spread) else [one.id for one in picks(at)]
    known = [found.type for id in offered if (found := Figure.maybe(id)) is not None]
    return not known or any(type in mine for type in known)


def _lost(id: str, lying: int) -> int:
    """What a unit is worth as its look says; so much of it, in hundredths, as long as it lies. FS-ROUT-07"""
    look = Figure.maybe(id)
    if look is None or look.type not in UNITS:
        return 60
    return odds.value(look.type) * (lying if look.routed else 100) // 100 - 40 * look.token


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
    """What is wanted least: as much as has to go, and of what may be rolled again all that is worse than a new die.
    Of the other side's dice the one that is worth most to lose.
    """
    combat = at.view.combat
    if combat is not None and _theirs(at):
        taken = ((option.id, clash.taken(option.id, clash.SIXTHS)) for option in picks(at))
        yield from (Offer(id, clash.value(at, combat, gain)) for id, gain in taken)
        return
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


RIVALS = [id for id, card in CARDS.items() for one in card.general for step in one.do
          if step["op"] == "reroll" and step["who"] == "opponent" and step["chooser"] == "owner"]  # fmt: skip
"""The cards by which a die of the other side is chosen."""


def _theirs(at: At) -> bool:
    """Whether the dice to choose from are those of the other side."""
    card = at.question.about.params.get("card")
    return at.question.kind == REROLL.name and any(words.card(id) == card for id in RIVALS)


MEAN = 20
"""What a die is worth on average before it is rolled."""


@MIND.judges(CONVERT, CONVERT_TO, NAME_TOKENS, careful=True)
def convert(at: At) -> Iterator[Offer]:
    """What brings most in this execution round, as few as may be where it brings nothing; outside combat as much as may
    be of what is wanted.
    """
    assert isinstance(at.shape, Spread)
    combat = at.view.combat
    if combat is None:
        yield from _converted(at, at.shape)
        return
    found = clash.converting if at.question.kind == CONVERT.name else clash.turning
    yield from (Offer(dict[str, Answer](chosen), value) for chosen, value in found(at, combat, at.shape))


def _converted(at: At, shape: Spread) -> Iterator[Offer]:
    """As much as may be of what is wanted most; from what is wanted least."""
    value, sign = wanted(at), 1 if at.question.kind == CONVERT.name else -1
    chosen, left = dict[str, Answer](), shape.high
    for slot in sorted(shape.slots, key=lambda slot: sign * value.get(slot.id, 0)):
        number = min(slot.most, left)
        if number:
            chosen[slot.id], left = number, left - number
    yield Offer(chosen, 2)
    yield from whole(shape, 1)
    yield from least(shape)


@MIND.judges(NAME_FACE, careful=True)
def name_face(at: At) -> Iterator[Offer]:
    """What is wanted most."""
    value = wanted(at)
    yield from (Offer(option.id, value.get(option.id, 0)) for option in picks(at))


# --- yes or no -------------------------------------------------------------------------------------------------------


USE = 20
"""What an ability is worth of which nothing more is known."""


@MIND.judges(ABILITY, careful=True)
def ability(at: At) -> Iterator[Offer]:
    """Abilities are used, but for those that would take more dice than they bring. FS-CARD-07"""
    combat = at.view.combat
    named = None if combat is None else clash.paragraph(at, combat)
    known = None if combat is None or named is None else clash.worth(at, combat, named)
    found = USE if known is None else known
    yield Offer(YES, found if named is None else min([found, *_fetching(at, named)]))
    yield Offer(NO, 0)


def _fetching(at: At, named: Ability) -> Iterator[int]:
    """What a unit brings that a paragraph takes from elsewhere. D-40"""
    for step in named.do:
        if step["op"] == "take_unit" and step["n"] == 1:
            yield sheets.fetched(at, chart(at), () if step["units"] == "any" else step["units"])


@MIND.judges(DISCARD_CARD, careful=True)
def discard_card(at: At) -> Iterator[Offer]:
    """The card with most icons, of the other side if it can be."""
    combat = at.view.combat
    own = () if combat is None else sides(at, combat)[0].played
    for option in picks(at):
        card = FaceUp.read(option.id).card
        icons = sum(CARDS[card].icons.values())
        yield Offer(option.id, -icons if card in own else icons)


__all__ = ["SIXTHS", "Brings", "brings"]
