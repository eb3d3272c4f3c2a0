"""Steps that decide which other steps are done, and those that make something last."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from engine.ask import YES, Option, Seat, either
from engine.forbidden_stars import words
from engine.forbidden_stars.cards import card_steps, wording
from engine.forbidden_stars.cards.counting import number
from engine.forbidden_stars.cards.steps import (
    ABLE,
    DISCARD,
    GIFTS,
    UNLESS,
    CardStep,
    Doing,
    follow,
    judged,
    op,
    useful,
    working,
)
from engine.forbidden_stars.economy.occasions import Purchase
from engine.forbidden_stars.galaxy import areas, units
from engine.forbidden_stars.phases import events
from engine.forbidden_stars.play import Question
from engine.text import T, Text, seat_name


def _some_option(doing: Doing, step: CardStep) -> bool:
    return any(useful(doing, option) for option in step["options"])


@op("choose", able=_some_option, offers=lambda doing, step: doing.chooser(step) == doing.seat)
async def choose(doing: Doing, step: CardStep) -> bool:
    """One of several lists of steps; those that would do nothing stay open as long as none does anything. FS-CARD-09"""
    chooser, lists = doing.chooser(step), list(step["options"])
    open_ = [at for at, option in enumerate(lists) if useful(doing, option)] or list(range(len(lists)))
    options = [Option(str(at + 1), wording.option(lists[at])) for at in open_]
    picked = await _picked(doing, chooser, options)
    return picked is not None and await follow(doing, lists[int(picked) - 1])


OPTION = Question("option", open=True)


async def _picked(doing: Doing, chooser: Seat, options: list[Option]) -> str | None:
    about = T("forbidden_stars-ask-option", seat=seat_name(chooser), card=doing.name, text=doing.says)
    if chooser == doing.seat:
        return await doing.pick(OPTION, options, about)
    return await doing.game.pick(OPTION, chooser, options, about)


def can_pay(doing: Doing, steps: list[CardStep]) -> bool:
    """Whether the deed is possible in full: routing needs a unit to rout, destroying a routed one such a unit. D-44"""
    for step in steps:
        judge = ABLE.get(step["op"])
        if step["op"] in ("rout", "destroy", "spend_dice", "discard_faceup") and judge and not judge(doing, step):
            return False
    return True


def _unless_matters(doing: Doing, step: CardStep) -> bool:
    return can_pay(doing, step["pays"]) or useful(doing, step["otherwise"])


def _unless_gift(doing: Doing, step: CardStep) -> bool:
    """Gifts for the owner, and nothing for the other player, who can only pay."""
    paid = all(one["op"] in ("rout", "destroy", "spend_dice", "discard_faceup") for one in step["pays"])
    return paid and all(judged(GIFTS, doing, one) for one in step["otherwise"])


@op("unless", able=_unless_matters, gift=_unless_gift)
async def unless(doing: Doing, step: CardStep) -> bool:
    """The other player decides first whether to do the deed; only if not is the rest done. FS-CLAR-02, FS-CLAR-03

    What the owner names of it is known before. FS-CARD-09
    """
    if can_pay(doing, step["pays"]):
        await _name(doing, step["pays"][0])
        if await _pays(doing, step):
            return await follow(doing, step["pays"])
    return await follow(doing, step["otherwise"])


async def _name(doing: Doing, deed: CardStep) -> None:
    if deed["op"] == "discard_faceup" and doing.chooser(deed) == doing.seat:
        doing.named = await card_steps.pick_faceup(doing, deed)


async def _pays(doing: Doing, step: CardStep) -> bool:
    if all(one["op"] == "spend_dice" and number(doing, one["n"]) == 0 for one in step["pays"]):
        return True
    other = doing.other()
    about = T("forbidden_stars-ask-unless", seat=seat_name(other), card=doing.name, text=doing.says)
    deed = step["pays"][0]
    shape = either(_deed(doing, deed), T("forbidden_stars-let-it-happen"))
    return await doing.game.ask_one(UNLESS, other, shape, about) == YES


def _deed(doing: Doing, deed: CardStep) -> Text:
    if doing.named is None:
        return wording.deed(deed, number(doing, deed["n"]))
    return T("forbidden_stars-deed-discard-named", card=words.card(card_steps.FaceUp.read(doing.named).card))


@op(DISCARD)
async def discard_this(doing: Doing, step: CardStep) -> bool:
    """The scheme goes back into the event deck: the price of the rest. FS-DISCARD-01, FS-EVENT-05"""
    events.discard_scheme(doing.game, doing.seat)
    return True


# --- what lasts ------------------------------------------------------------------------------------------------------

ENDS = {"orbital_strike": "strike", "one_purchase": "purchase"}


def _not_in_force(doing: Doing, step: CardStep) -> bool:
    """Whether it would do anything: what lasts is begun again by a further copy alone. FS-CARD-13, FS-CARD-14"""
    return step["name"] in AT_ONCE or working(doing.game, doing.seat, doing.source) < _copies(doing)


def _copies(doing: Doing) -> int:
    """How many of the component could each have an effect in force: face-up cards of a combat, else the one."""
    combat = doing.game.state.combat
    played = combat.sides[doing.seat].played if combat is not None and doing.seat in combat.sides else ()
    return max(1, sum(card == doing.source for card in played))


@op("effect", able=_not_in_force)
async def effect(doing: Doing, step: CardStep) -> bool:
    """What lasts to an end that the card names; the hooks of its source say what it does. FS-CARD-13, FS-CARD-14"""
    at_once = AT_ONCE.get(step["name"])
    if at_once is not None:
        await at_once(doing, step)
    elif _not_in_force(doing, step):
        until: str = step["duration"]
        doing.game.begin(doing.source, doing.seat, ENDS.get(until, until))
    return True


async def _strike_routs(doing: Doing, step: CardStep) -> None:
    """FS-ORBIT-10"""
    strike = doing.game.state.strike
    assert strike is not None
    strike.routs = True


SUFFERS_FIRST = Question("suffers_first", open=True)


async def _name_first(doing: Doing, step: CardStep) -> None:
    """Which unit on the struck world suffers first."""
    strike = doing.game.state.strike
    assert strike is not None
    owner = next((seat for seat in areas.holders(doing.game.area(strike.world)) if seat != doing.seat), None)
    here = [] if owner is None else units.at(doing.game, owner, strike.world)
    if here:
        about: Text = doing.asks("suffers-first", doing.seat)
        strike.suffers = await doing.game.pick(SUFFERS_FIRST, doing.seat, units.options(here), about)


async def _cheapen(doing: Doing, step: CardStep) -> None:
    """A surplus is lost. D-53"""
    assert isinstance(doing.about, Purchase)
    doing.about.cost = max(0, doing.about.cost - number(doing, step["amount"]))


AT_ONCE: Mapping[str, Callable[[Doing, CardStep], Awaitable[None]]] = {
    "damaged_units_are_routed": _strike_routs,
    "chosen_unit_suffers_first": _name_first,
    "cost_reduction": _cheapen,
}
"""Effects that change what is under way, and last no longer than that; all others are hooks of their source."""
