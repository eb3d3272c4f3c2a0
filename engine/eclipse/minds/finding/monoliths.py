"""Monoliths: how many can still be built, and what materials are worth that they are made of."""

from __future__ import annotations

from collections.abc import Mapping

from engine.eclipse.components import ROUNDS, SPECIES
from engine.eclipse.minds import economy, paying
from engine.eclipse.minds.mind import ONCE, At

MONOLITH = "monolith"


@ONCE.once
def monoliths(at: At) -> int:
    """How many of them materials would suffice for, until the end."""
    return _sufficing(at, 0)


def _sufficing(at: At, price: int, used: int = 0) -> int:
    """How many of them materials would suffice for, until the end, once so much science is paid and so many materials
    are used, when most of what comes in goes into them; in the last two rounds all that is there and comes, with what
    is traded for them.
    """
    mine, rounds = economy.me(at), ROUNDS - at.view.round
    stored = _once_paid(at, price)
    coming = {kind: stored[kind] + economy.track(mine, kind).production * rounds for kind in ("science", "materials")}
    total = coming["materials"] * 6 // 10 + coming["science"] * 4 // (10 * mine.trade)
    if rounds < 2:
        total = coming["materials"] + coming["science"] // mine.trade + stored["money"] // mine.trade
    total -= used
    bare = sum(not sector.monolith for sector in economy.owned(at))
    return max(0, min(bare, 2 * (rounds + 1), total // SPECIES[mine.species].structures[MONOLITH]))


def _once_paid(at: At, price: int) -> Mapping[str, int]:
    """Science, materials and money beyond need that are left once so much science is paid; for what is lacking that
    money is traded first, then materials. EC-TRADE-01
    """
    mine, money = economy.me(at), economy.excess(at, "money")
    science, materials = (economy.track(mine, kind).stored for kind in ("science", "materials"))
    traded = max(0, price - science) * mine.trade
    return {
        "science": max(0, science - price),
        "materials": materials - max(0, traded - money),
        "money": max(0, money - traded),
    }


def followed(at: At, price: int) -> int:
    """How many monoliths follow once they are learnt for so much science; in the last round by actions that can still
    be paid. EC-SCORE-05
    """
    number = _sufficing(at, price)
    if at.view.round < ROUNDS or not number:
        return number
    built = paying.payable(at, number * SPECIES[economy.me(at).species].structures[MONOLITH])
    return min(number, built * economy.activations(at, "build"))


def lost(at: At, used: int) -> int:
    """What is lost with the monoliths of the last round for which so many materials would be lacking that something
    else takes in the round before, if an action can be paid there without selling them. EC-SCORE-05
    """
    known = MONOLITH in economy.me(at).technologies
    kept = economy.track(economy.me(at), "materials").stored
    if at.view.round != ROUNDS - 1 or not known or not paying.payable_later(at, kept):
        return 0
    return at.weights["monolith"] * (_sufficing(at, 0) - _sufficing(at, 0, used))


def erected(at: At, more: Mapping[str, int]) -> int:
    """The points of monoliths that one more action of the last round builds with so much more of some resources, none
    if it cannot be paid. EC-SCORE-05
    """
    mine = economy.me(at)
    there = {track.resource: track.stored + more.get(track.resource, 0) for track in mine.tracks}
    price, bare = SPECIES[mine.species].structures[MONOLITH], sum(not one.monolith for one in economy.owned(at))
    total = there["materials"] + (there["science"] + economy.excess(at, "money")) // mine.trade
    number = min(bare, economy.activations(at, "build"), total // price)
    lacking = number * price - more.get("materials", 0)
    paid = number and paying.payable(at) and economy.remaining(at, "materials", lacking, economy.acting(at) + 1) >= 0
    return 3000 * number if paid and MONOLITH in mine.technologies else 0


def for_monoliths(at: At) -> int:
    """What each unit of materials is worth that becomes part of one."""
    known = MONOLITH in economy.me(at).technologies
    return 200 if known and monoliths(at) else 0
