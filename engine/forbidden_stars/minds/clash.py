"""What symbols, cards and their paragraphs make of an execution round, as it lies open. FS-COMBAT-15, FS-COMBAT-17"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.ask import Spread
from engine.forbidden_stars import words
from engine.forbidden_stars.components import (
    AREAS,
    BUILT,
    CARDS,
    EXECUTION_ROUNDS,
    FACES,
    SYSTEM_OF,
    UNITS,
    Ability,
    CombatCard,
    Step,
)
from engine.forbidden_stars.interface.view import CombatView, SideView
from engine.forbidden_stars.minds.chart import chart, reachable_worlds
from engine.forbidden_stars.minds.mind import At

SIXTHS = 6
"""Symbols are counted in sixths: so many faces a die has."""
ROLLED = {"bolter": 3, "shield": 2, "morale": 1}
"""What a rolled die brings, in sixths of each symbol."""
EXPECTED = {"bolter": 14, "shield": 8}
"""What the card of the other side brings on average, in sixths."""


class Brings(NamedTuple):
    """What something brings to a side, in sixths of a symbol; `rest` is what else, in thousandths of a point."""

    bolter: int = 0
    shield: int = 0
    morale: int = 0
    rest: int = 0

    def plus(self, other: Brings, times: int = 1) -> Brings:
        """Both together."""
        return Brings(*(mine + times * theirs for mine, theirs in zip(self, other, strict=True)))


DEEDS = {"rout": 30, "destroy": 40, "rally": 22, "lose_dice": 14, "reroll": 5, "convert": 10,
         "discard_faceup": 15, "place_free_unit": 30, "place_free_reinforcement": 35, "retreat": 0, "effect": 18,
         "take_unit": 15, "unless": 18, "draw_combat_card": 8}  # fmt: skip
"""What steps other than gains are worth, roughly, in thousandths of a point."""


def brings(card: CombatCard, types: Sequence[str]) -> Brings:
    """What a card brings to a side with these units."""
    found = Brings(*(SIXTHS * card.icons.get(face, 0) for face in ("bolter", "shield", "morale")))
    able = [*card.general, *(card.unit if set(card.requires) & set(types) else ())]
    for ability in able:
        found = found.plus(together(ability.do))
    return found


def together(steps: Sequence[Step]) -> Brings:
    """What steps bring one after the other."""
    found = Brings()
    for step in steps:
        found = found.plus(_step(step))
    return found


def _step(step: Step) -> Brings:
    """What a step of an ability brings."""
    number, face = step.get("n"), step.get("face")
    n = number if isinstance(number, int) else 1
    if step["op"] == "choose":
        return max((together(steps) for steps in step["options"]), key=sum, default=Brings())
    if step["op"] == "gain_dice" and face == "roll":
        return Brings(*(n * ROLLED[one] for one in ("bolter", "shield", "morale")))
    if step["op"] in ("gain_dice", "gain_tokens"):
        return of(face, SIXTHS * n)
    if step["op"] in TAKEN:
        return taken(step.get("face"), TAKEN[step["op"]] * n)
    return Brings(rest=DEEDS.get(step["op"], 0))


TAKEN = {"lose_dice": 4, "lose_tokens": 2}
"""What each die and token counts that the other side loses, in sixths: it may have none of that face."""


def taken(face: object, sixths: int) -> Brings:
    """What it brings that the other side loses so much of a symbol; of several as it likes."""
    faces = [face] if isinstance(face, str) else face
    if not isinstance(faces, list) or len(faces) > 1:
        return Brings(rest=DEEDS["lose_dice"])
    return of({"shield": "bolter", "bolter": "shield"}.get(faces[0], faces[0]), sixths)


def of(face: object, sixths: int) -> Brings:
    """So much of a symbol; of any one half of it each."""
    known = {"bolter": Brings(bolter=sixths), "shield": Brings(shield=sixths), "morale": Brings(morale=sixths)}
    return known.get(str(face), Brings(bolter=sixths // 2, shield=sixths // 2))


# --- what it is worth ------------------------------------------------------------------------------------------------

CLOSE, HANGS = 4, 7
"""Up to so much apart in morale a combat is open; what a sixth of a morale icon is worth then, in the last round."""


def sides(at: At, combat: CombatView) -> tuple[SideView, SideView]:
    """The own side and the other one."""
    one, other = combat.sides
    return (one, other) if one.seat == at.seat else (other, one)


def value(at: At, combat: CombatView, gain: Brings, lasting: int = 2) -> int:
    """What symbols are worth in this execution round. More than kills or saves all that stands there is worth nothing.

    Args:
        lasting: what a sixth of a symbol brings in rounds to come, in halves.
    """
    own, other = sides(at, combat)
    coming = len(other.played) < combat.round or combat.step == "choose"
    dealt = SIXTHS * (own.attack - other.defence) + gain.bolter - coming * EXPECTED["shield"]
    taken = SIXTHS * (other.attack - own.defence) - gain.shield + coming * EXPECTED["bolter"]
    dealt = max(0, min(dealt, SIXTHS * health(at, combat, other.seat)))
    taken = max(0, min(taken, SIXTHS * health(at, combat, at.seat)))
    final = combat.round >= EXECUTION_ROUNDS
    later = 0 if final else lasting * (gain.bolter + gain.shield) // 4
    return 4 * dealt - 4 * taken + _morale(own.morale - other.morale, gain.morale, final) + later + gain.rest


def _morale(ahead: int, sixths: int, final: bool) -> int:
    """What morale icons are worth: in the last round as far as the combat hangs on them. FS-COMBAT-23"""
    if not final:
        return 2 * sixths
    before, after = (max(-CLOSE * SIXTHS, min(CLOSE * SIXTHS, SIXTHS * ahead + more)) for more in (0, sixths))
    return HANGS * (after - before) + sixths


def health(at: At, combat: CombatView, seat: int) -> int:
    """How much damage all that a seat has in the combat can take."""
    here = chart(at)
    forts = sum(one.kind == "bastion" and one.owner == seat for one in here.areas[combat.area].structures)
    return sum(UNITS[unit.type].health for unit in here.units(combat.area, seat)) + forts * BUILT["bastion"].health


# --- paragraphs ------------------------------------------------------------------------------------------------------

KNOWN = {"spend_dice", "gain_dice", "gain_tokens", "convert", "rally", "retreat"}
"""The steps of which it is known what they do to dice and tokens."""


def paragraph(at: At, combat: CombatView) -> Ability | None:
    """The paragraph of an own face-up card that a question names."""
    named = at.question.about.params.get("text")
    for id in reversed(sides(at, combat)[0].played):
        for number, ability in enumerate((*CARDS[id].general, *CARDS[id].unit), 1):
            if named == words.paragraph(id, number):
                return ability
    return None


def worth(at: At, combat: CombatView, ability: Ability) -> int | None:
    """What resolving a paragraph is worth to its owner; None where that is not known. For nothing no die is given, no
    unit is routed against damage that does not come, and nobody leaves a combat that is not being lost.
    """
    if any(step["op"] in LEAVING for step in ability.do) and not _behind(at, combat):
        return -LEAVES
    if any(step["op"] == "retreat" for step in ability.do) and not _refuge(at, combat):
        return -LEAVES
    if any(step.get("name") == UNHARMED for step in ability.do) and not _harmed(at, combat):
        return -LEAVES
    if any(step["op"] not in KNOWN or not isinstance(step.get("n", 1), (int, dict)) for step in ability.do):
        return None
    if any(isinstance(step.get("n"), dict) and "up_to" not in step["n"] for step in ability.do):
        return None
    gain, face = Brings(), sides(at, combat)[0].dice
    for step in ability.do:
        if step["op"] == "spend_dice":
            gain = gain.plus(_spent(at, combat, step))
        elif step["op"] == "convert":
            gain = gain.plus(_converted(at, combat, step, face))
        elif step["op"] == "retreat":
            gain = gain.plus(Brings(rest=LEAVES if _behind(at, combat) else -LEAVES))
        else:
            gain = gain.plus(_step(step))
    dear = any(step["op"] in ("spend_dice", "convert") for step in ability.do)
    return value(at, combat, gain, 0) - value(at, combat, Brings(), 0) - dear


LEAVING = {"retreat", "move_units"}
"""The steps by which units leave."""
LEAVES = 30
"""What it is worth that a unit leaves a combat that is being lost."""


UNHARMED = "own_units_suffer_no_damage"
"""What protects in an execution round from whatever comes."""


def _harmed(at: At, combat: CombatView) -> bool:
    """Whether damage comes through in this execution round, as it lies open; a card still to be revealed counts as it
    is on average. FS-COMBAT-14, FS-COMBAT-17
    """
    own, other = sides(at, combat)
    coming = len(other.played) < combat.round
    return SIXTHS * (other.attack - own.defence) + coming * EXPECTED["bolter"] > 0


def _refuge(at: At, combat: CombatView) -> bool:
    """Whether there is an area to retreat to at all: who has none is destroyed. FS-RETREAT-09, FS-RETREAT-14,
    FS-RETREAT-16, FS-RETREAT-18
    """
    here, origins = chart(at), combat.origins
    if combat.attacker == at.seat:
        return any(here.friendly(id) or here.unclaimed(id) for id in origins)
    home = SYSTEM_OF[combat.area]
    shut = {SYSTEM_OF[id] for id in origins} - {home}
    systems = [one for one in here.board.with_neighbours(home) if one not in shut]
    if AREAS[combat.area].kind == "void":
        found = [id for one in systems for id in here.board.voids[one] if id != combat.area]
    else:
        found = reachable_worlds(here, combat.area, systems)
    return any(id not in origins and (here.friendly(id) or here.unclaimed(id)) for id in found)


def _behind(at: At, combat: CombatView) -> bool:
    """Whether a combat is as good as lost by morale."""
    own, other = sides(at, combat)
    return other.morale - own.morale >= CLOSE


def options(at: At, combat: CombatView, ability: Ability) -> list[int]:
    """What each possibility of a paragraph that offers some is worth, in their order."""
    found = next((step["options"] for step in ability.do if step["op"] == "choose"), ())
    nothing = value(at, combat, Brings(), 0)
    return [value(at, combat, together(steps), 0) - nothing for steps in found]


def _spent(at: At, combat: CombatView, step: Step) -> Brings:
    """The die that is missed least, which would have counted in rounds to come as well."""
    dice = sides(at, combat)[0].dice
    lost = [of(face, -SIXTHS) for face in step["face"] if face in dice]
    later = SIXTHS * (EXECUTION_ROUNDS - combat.round)
    return max((one._replace(rest=-later) for one in lost), key=lambda one: value(at, combat, one, 0), default=Brings())


def _converted(at: At, combat: CombatView, step: Step, dice: Sequence[str]) -> Brings:
    """The best that comes of turning dice, of which at least one has to be."""
    most = step["n"]["up_to"] if isinstance(step["n"], dict) else step["n"]
    there = {face: dice.count(face) for face in step["from"] if face in dice}
    turned = (one for one in splits(there, min(1, sum(there.values())), most) if one)
    found = [one for out in turned for one in _turned(out, step["to"])]
    return max(found, key=lambda gain: value(at, combat, gain), default=Brings())


def _turned(out: dict[str, int], to: Sequence[str]) -> Iterator[Brings]:
    """What turning these dice brings, for every split among the new faces."""
    gone, n = _sum(out, -SIXTHS), sum(out.values())
    yield from (gone.plus(_sum(into, SIXTHS)) for into in splits(dict.fromkeys(to, n), n, n))


def _sum(dice: dict[str, int], each: int) -> Brings:
    found = Brings()
    for face, n in dice.items():
        found = found.plus(of(face, each * n))
    return found


def splits(most: dict[str, int], low: int, high: int) -> Iterator[dict[str, int]]:
    """All ways to take between so many and so many of these."""
    if not most:
        if low <= 0:
            yield {}
        return
    face, rest = next(iter(most)), dict(list(most.items())[1:])
    for n in range(min(most[face], high) + 1):
        for other in splits(rest, low - n, high - n):
            yield {face: n, **other} if n else other


def converting(at: At, combat: CombatView, shape: Spread) -> Iterator[tuple[dict[str, int], int]]:
    """Every choice of dice to be turned, and what the best of it is worth."""
    named = at.question.about.params.get("to")
    to = [face for face in FACES if isinstance(named, tuple) and words.face(face) in named]
    for out in splits({slot.id: slot.most for slot in shape.slots}, shape.low, shape.high):
        yield out, max((value(at, combat, gain) for gain in _turned(out, to or FACES)), default=0)


def turning(at: At, combat: CombatView, shape: Spread) -> Iterator[tuple[dict[str, int], int]]:
    """Every split of new faces or tokens, and what it is worth."""
    for into in splits({slot.id: slot.most for slot in shape.slots}, shape.low, shape.high):
        yield into, value(at, combat, _sum(into, SIXTHS))
