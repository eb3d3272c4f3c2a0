"""Abilities of factions, and of units and technologies that are seldom met: what each choice does and costs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.ask import YES
from engine.digits import whole
from engine.players.advising import Point, against, aim, cost, listed, numbers
from engine.players.mind import Offer, picks
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.advice.advice import ADVICE
from engine.ti4.advice.placing import NAMED
from engine.ti4.combat.bombardment import EXTRA_DIE
from engine.ti4.combat.hits import Lost, lost_of
from engine.ti4.combat.space_cannon import CANNON_TARGET
from engine.ti4.factions.creuss import TOKENS, WORMHOLE_SYSTEM, WORMHOLE_TOKEN
from engine.ti4.factions.hacan import RAISE_DICE
from engine.ti4.factions.l1z1x import ASSIMILATE
from engine.ti4.factions.nekro import ALASTOR, ASSIMILATOR
from engine.ti4.factions.sardakk_norr import RAM, RAM_AGAIN, RAM_WITH, RAMMED
from engine.ti4.galaxy.movement import LEAD
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import forces, galaxy


@ADVICE.on(ASSIMILATE)
def assimilate(at: At, offer: Offer) -> Iterator[Point]:
    """A structure of another player becomes the own one, for one that stands elsewhere. TI-REINFORCE-02"""
    unit, planet = (at.question.about.params.get(name) for name in ("unit", "planet"))
    if not isinstance(unit, Text) or not isinstance(planet, Text):
        return
    if offer.answer == YES:
        yield aim(T("ti4-advice-assimilates", unit=unit, planet=planet))
        yield cost(T("ti4-advice-one-less", unit=unit))
    else:
        yield aim(T("ti4-advice-all-stay"))
        yield against(T("ti4-advice-not-assimilated", unit=unit, planet=planet))


@ADVICE.on(ASSIMILATOR)
def assimilator(at: At, offer: Offer) -> Iterator[Point]:
    """A card that copies nothing yet, or the copy that is lost. TI-FACTION-06"""
    copied = dict(galaxy.me(at).copies).get(str(offer.answer))
    if copied is None:
        yield aim(T("ti4-advice-copies-none"))
    else:
        yield cost(T("ti4-advice-copy-lost", technology=words.technology(copied)))


@ADVICE.on(LEAD)
def lead(at: At, offer: Offer) -> Iterator[Point]:
    """Whether others can go the ways that a ship opens. TI-MOVEMENT-04"""
    yield aim(T("ti4-advice-opens-ways" if offer.answer == YES else "ti4-advice-moves-along"))


# --- wormholes -------------------------------------------------------------------------------------------------------


@ADVICE.on(WORMHOLE_TOKEN)
def wormhole_token(at: At, offer: Offer) -> Iterator[Point]:
    """Where the token lies now. TI-WORMHOLE-01"""
    lies = next((option.text.params.get("system") for option in picks(at) if option.id == offer.answer), None)
    if isinstance(lies, Text):
        yield cost(T("ti4-advice-hole-leaves", system=lies))
    else:
        yield aim(T("ti4-advice-hole-new"))


@ADVICE.on(WORMHOLE_SYSTEM)
def wormhole_system(at: At, offer: Offer) -> Iterator[Point]:
    """The systems that it is next to then, and own ships there. TI-WORMHOLE-02"""
    here, named = galaxy.of(at).systems, at.question.about.params.get("wormhole")
    kind = next((kind for kind in TOKENS if named == Text(f"ti4-wormhole-{kind}")), None)
    joined = [id for id, one in here.items() if kind in one.wormholes and id != offer.answer]
    if joined:
        yield aim(T("ti4-advice-hole-joins", systems=tuple(words.system(id) for id in joined)))
    ships = forces.ships(galaxy.force(here[str(offer.answer)].ships, at.seat))
    if ships:
        yield aim(T("ti4-advice-yours", units=words.units(ships)))
    elif not joined:
        yield against(T("ti4-advice-hole-alone"))


# --- fights ----------------------------------------------------------------------------------------------------------


@ADVICE.on(CANNON_TARGET)
def cannon_target(at: At, offer: Offer) -> Iterator[Point]:
    """Who leads. TI-SPACECANNONOFF-07"""
    seat = whole(str(offer.answer)) or 0
    yield aim(T("ti4-advice-has-points", seat=seat_name(seat), n=at.view.seats[seat].points))


@ADVICE.on(EXTRA_DIE)
def extra_die(at: At, offer: Offer) -> Iterator[Point]:
    """What the die has to show. TI-BOMBARD-01"""
    unit = next((option.text.params.get("unit") for option in picks(at) if option.id == offer.answer), None)
    card = forces.cards(galaxy.me(at)).get(NAMED.get(unit.key, "")) if isinstance(unit, Text) else None
    if card is not None and card.bombardment is not None:
        yield aim(T("ti4-advice-extra-die", n=card.bombardment.hits_on))


@ADVICE.on(RAISE_DICE)
def raise_dice(at: At, offer: Offer) -> Iterator[Point]:
    """Hits for trade goods: only dice that hit by it are offered. TI-TRADEGOOD-07"""
    number = len(listed(offer.answer))
    yield aim(T("ti4-advice-hits-more", n=number))
    yield cost(T("ti4-advice-goods", n=number, left=max(0, galaxy.me(at).trade_goods - number)))


@ADVICE.on(ALASTOR)
def alastor(at: At, offer: Offer) -> Iterator[Point]:
    """Ground forces that fight in space, and can be lost there. TI-ABILITY-15"""
    yield aim(T("ti4-advice-fight-as-ships", n=sum(numbers(offer.answer).values())))
    yield against(T("ti4-advice-lost-in-space"))


@ADVICE.on(RAM_WITH)
def ram_with(at: At, offer: Offer) -> Iterator[Point]:
    """The dreadnought that goes, rather a damaged one. TI-ABILITY-15"""
    found = Lost.maybe(str(offer.answer))
    yield aim(T("ti4-advice-rams", n=RAMMED))
    if found is not None and found.damaged:
        yield aim(T("ti4-advice-damaged-already"))
    yield from _dreadnought(at)


@ADVICE.on(RAM)
def ram(at: At, offer: Offer) -> Iterator[Point]:
    """What is destroyed. TI-SUSTAIN-08"""
    gone = Counter[str]()
    for id, number in numbers(offer.answer).items():
        gone[lost_of(id).type] += number
    yield aim(T("ti4-advice-destroys", units=words.units(gone)))


@ADVICE.on(RAM_AGAIN)
def ram_again(at: At, offer: Offer) -> Iterator[Point]:
    """Two ships for a dreadnought, once more. TI-ABILITY-15"""
    if offer.answer == YES:
        yield aim(T("ti4-advice-rams", n=RAMMED))
        yield from _dreadnought(at)
    else:
        yield aim(T("ti4-advice-all-stay"))


def _dreadnought(at: At) -> Iterator[Point]:
    yield cost(T("ti4-advice-worth", n=forces.price("dreadnought", galaxy.me(at)) // 2))
